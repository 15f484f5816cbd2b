import json
from pathlib import Path

import pytest

from edgewise.cli.app import run
from tests.support.rules import rule

Output = pytest.CaptureFixture[str]
CHAPTER = Path(__file__).parents[2] / "src/edgewise/games/dawnfall/content/factions/chapter.yaml"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A faction file with a misspelled field."""
    file = tmp_path / "mine.yaml"
    text = CHAPTER.read_text(encoding="utf-8")
    file.write_text(text.replace("endurance:", "endurence:", 1), encoding="utf-8")
    return file


def test_a_valid_file_is_accepted(capsys: Output) -> None:
    assert run(["content", "check", str(CHAPTER)]) == 0
    assert "is a valid faction" in capsys.readouterr().out
    assert run(["content", "check", str(CHAPTER), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["faction"] == "chapter"


def test_a_faulty_file_is_refused_with_line_field_and_suggestion(broken: Path, capsys: Output) -> None:
    assert run(["content", "check", str(broken)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"{broken}:" in printed.err
    assert "Did you mean endurance?" in printed.err
    assert "The file is refused" in printed.err


def test_problems_as_json_have_their_parts(broken: Path, capsys: Output) -> None:
    assert run(["content", "check", str(broken), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["valid"] is False
    assert {"file", "line", "field", "expected", "suggestion", "message"} <= set(report["problems"][0])


def test_the_schema_describes_a_faction(capsys: Output) -> None:
    assert run(["content", "schema", "dawnfall"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert "$defs" in schema
    assert run(["content", "schema"]) == 0
    assert json.loads(capsys.readouterr().out) == schema


def test_a_faction_is_shown_by_name_and_by_file(capsys: Output) -> None:
    assert run(["content", "show", "chapter"]) == 0
    by_name = capsys.readouterr().out
    assert "Holy Knight" in by_name
    assert "upper:" in by_name
    assert run(["content", "show", str(CHAPTER)]) == 0
    assert capsys.readouterr().out == by_name
    assert run(["content", "show", "chapter", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "chapter"


def test_a_faulty_file_cannot_be_shown(broken: Path, capsys: Output) -> None:
    assert run(["content", "show", str(broken)]) == 1
    assert f"{broken}:" in capsys.readouterr().err


@rule("DF-ENH-3")
def test_the_cost_of_attaching_an_enhancement_is_shown(capsys: Output) -> None:
    assert run(["content", "show", "chapter"]) == 0
    assert "Overwatch (enhancement, attached for 1 Crystal, 4 copies)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["show", "chaptr"], "the nearest is chapter"),
        (["check", "missing.yaml"], "There is no file missing.yaml"),
        (["schema", "chess"], "there is no game 'chess'"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(words: list[str], part: str, capsys: Output) -> None:
    assert run(["content", *words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert part in printed.err


@rule("DF-EFF-18")
@pytest.mark.parametrize(
    ("language", "words", "verdict"),
    [
        ("en", '"endurence" is not a field here. Expected one of: ', "The file is refused: 2 problems."),
        ("de", '"endurence" ist hier kein Feld. Erwartet: eines von: ', "Die Datei wird abgelehnt: 2 Fehler."),
        ("pl", '"endurence" nie jest tu polem. Oczekiwano: jedno z: ', "Plik odrzucono: 2 błędy."),
    ],
)
def test_mistakes_are_told_in_the_language_that_was_asked_for(
    language: str, words: str, verdict: str, tmp_path: Path, capsys: Output
) -> None:
    text = CHAPTER.read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(text.replace("endurance:", "endurence:", 2), encoding="utf-8")
    line = text[: text.index("endurance:")].count("\n") + 1
    assert run(["content", "check", str(file), "--language", language]) == 1
    said = capsys.readouterr().err
    assert f"{file}:{line}: squads[0] (" in said
    assert f").endurence: {words}" in said
    assert verdict in said
    assert run(["content", "check", str(file), "--language", language, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"][0]["message"] in said
    assert run(["play", "dawnfall", "--content", str(file), "--language", language]) == 2
    assert words in capsys.readouterr().err
