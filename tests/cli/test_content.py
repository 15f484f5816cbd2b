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
