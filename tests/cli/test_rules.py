import json
from pathlib import Path

import pytest

from edgewise.cli import checkout, rules
from edgewise.cli.app import CommandError, run
from edgewise.lang.ledger import ledger

Output = pytest.CaptureFixture[str]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose tests have run once."""
    (tmp_path / ".edgewise").mkdir()
    write(tmp_path, failed=[])
    monkeypatch.setattr(rules, "checkout", lambda: tmp_path)
    return tmp_path


def write(root: Path, *, failed: list[str]) -> None:
    record = {"format": 1, "tests": {"DF-MOV-1": ["tests/a.py::test_a"]}, "failed": failed}
    (root / checkout.RECORD).write_text(json.dumps(record))


def assert_one_sentence(output: Output, *parts: str) -> None:
    printed = output.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    for part in parts:
        assert part in printed.err


def test_a_game_alone_lists_its_chapters(capsys: Output) -> None:
    assert run(["rules", "dawnfall"]) == 0
    assert "Line of Fire" in capsys.readouterr().out


def test_a_rule_is_shown_with_its_ruling(capsys: Output) -> None:
    assert run(["rules", "dawnfall", "df-mov-3"]) == 0
    printed = capsys.readouterr().out
    assert "DF-MOV-3  Distance" in printed
    assert "Bad input:" in printed


def test_every_rule_can_be_shown(capsys: Output) -> None:
    for rule in ledger("dawnfall"):
        assert run(["rules", "dawnfall", rule.id]) == 0
        assert rule.id in capsys.readouterr().out


def test_a_rule_is_shown_in_another_language(capsys: Output) -> None:
    assert run(["rules", "dawnfall", "df-mov-3", "--language", "de"]) == 0
    printed = capsys.readouterr().out
    assert f"DF-MOV-3  {ledger('dawnfall', 'de')[0].title}" not in printed
    assert "Abgelehnt wird:" in printed
    assert run(["rules", "the-edge", "--search", "kontakt", "--language", "pl"]) == 0
    assert "Zasada" in capsys.readouterr().out


def test_a_chapter_lists_its_rules(capsys: Output) -> None:
    assert run(["rules", "dawnfall", "MOV"]) == 0
    short = capsys.readouterr().out
    assert run(["rules", "dawnfall", "DF-MOV"]) == 0
    assert capsys.readouterr().out == short
    assert "DF-MOV-16" in short


def test_a_search_shows_the_best_rules(capsys: Output) -> None:
    assert run(["rules", "dawnfall", "--search", "crystal"]) == 0
    printed = capsys.readouterr().out
    assert "more; add a word to narrow the search" in printed


def test_json_is_complete(capsys: Output) -> None:
    assert run(["rules", "dawnfall", "DF-MOV-3", "--json"]) == 0
    rule = json.loads(capsys.readouterr().out)
    assert set(rule) == {"id", "chapter", "chapter_title", "title", "text", "ruling", "bad_input"}
    assert run(["rules", "dawnfall", "--json"]) == 0
    assert sum(each["rules"] for each in json.loads(capsys.readouterr().out)) == len(ledger("dawnfall"))
    assert run(["rules", "dawnfall", "--search", "xylophone", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["rules", "dawnfal"], "the nearest is dawnfall"),
        (["rules", "dawnfall", "DF-MOV-99"], "There is no rule DF-MOV-99"),
        (["rules", "dawnfall", "--search", "xylophone"], "“xylophone”"),
        (["rules", "dawnfall", "--last"], "--coverage"),
        (["rules", "dawnfall", "MOV", "--coverage"], "not several"),
        (["rules", "dawnfal", "--coverage"], "the nearest is dawnfall"),
        (["rules"], "GAME"),
        (["rules", "dawnfall", "--colour"], "--colour"),
        (["rulez"], "rulez"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(words: list[str], part: str, capsys: Output) -> None:
    assert run(words) == 2
    assert_one_sentence(capsys, part)


def test_coverage_of_the_last_run_is_shown(root: Path, capsys: Output) -> None:
    assert run(["rules", "dawnfall", "--coverage", "--last"]) == 0
    assert f"1 of {len(ledger('dawnfall'))} rules of dawnfall are proven" in capsys.readouterr().out


def test_coverage_runs_the_tests_first(root: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    ran: list[Path] = []
    monkeypatch.setattr(rules, "run_tests", ran.append)
    assert run(["rules", "dawnfall", "--coverage", "--json"]) == 0
    assert ran == [root]
    assert json.loads(capsys.readouterr().out)["tests"] == {"DF-MOV-1": ["tests/a.py::test_a"]}


def test_failed_tests_are_named_and_give_status_1(root: Path, capsys: Output) -> None:
    write(root, failed=["tests/a.py::test_b"])
    assert run(["rules", "dawnfall", "--coverage", "--last"]) == 1
    assert "failed: tests/a.py::test_b" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["{", '{"format": 2, "tests": {}, "failed": []}', "[]"])
def test_an_unreadable_record_is_said_so(root: Path, capsys: Output, text: str) -> None:
    (root / checkout.RECORD).write_text(text)
    assert run(["rules", "dawnfall", "--coverage", "--last"]) == 2
    assert_one_sentence(capsys, "coverage.json", "run the tests again")


def test_without_a_run_there_is_nothing_to_show(root: Path, capsys: Output) -> None:
    (root / checkout.RECORD).unlink()
    assert run(["rules", "dawnfall", "--coverage", "--last"]) == 2
    assert_one_sentence(capsys, "make test")


def test_tests_that_break_off_are_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    (tmp_path / ".edgewise").mkdir()
    write(tmp_path, failed=[])
    with pytest.raises(CommandError, match="did not run to their end"):
        checkout.run_tests(tmp_path)


def test_the_checkout_is_found_from_within(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = tmp_path / "src" / "deep"
    inner.mkdir(parents=True)
    monkeypatch.setattr(checkout, "__file__", str(tmp_path.parent / "elsewhere.py"))
    monkeypatch.chdir(inner)
    with pytest.raises(CommandError, match="inside a checkout"):
        checkout.checkout()
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "edgewise"\n')
    (tmp_path / "tests").mkdir()
    assert checkout.checkout() == tmp_path
