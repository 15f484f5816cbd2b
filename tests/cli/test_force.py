"""Rosters at the command line: checked, shown as lines of text, and read back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.core.forces import Musters
from edgewise.lang.words import LOCALES
from tests.support.rules import rule

Output = pytest.CaptureFixture[str]
CONTENT = Path(__file__).parents[2] / "src/edgewise/games/maelstrom/content"
ROSTER = (CONTENT / "rosters/karist-60.yaml").read_text(encoding="utf-8")


def written(tmp_path: Path, text: str, name: str = "mine.yaml") -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return str(file)


@rule("ME-FOR-4")
def test_every_roster_of_the_game_is_listed_and_legal(capsys: Output) -> None:
    assert run(["force", "list", "--json"]) == 0
    rosters = json.loads(capsys.readouterr().out)
    assert len(rosters) == len(list((CONTENT / "rosters").glob("*.yaml")))
    for id in rosters:
        assert run(["force", "check", id]) == 0
    assert run(["force", "list"]) == 0
    assert "karist-60: Karist Enclave 60, Karist Enclave, 60 points" in capsys.readouterr().out


@rule("ME-FOR-18")
def test_everything_that_a_roster_breaks_is_told_with_its_rules(tmp_path: Path, capsys: Output) -> None:
    roster = """
    format: edgewise-me-roster/1
    name: Half a Force
    faction: karist
    limit: 30
    detachments:
      - - {entry: Karist Troopers, units: [{options: [{choice: nothing-such}]}]}
        - {entry: Spider Drones, units: [{}]}
    """
    assert run(["force", "check", written(tmp_path, roster)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert "(ME-FOR-8)" in said[0]
    assert any("(ME-FOR-5)" in line for line in said)
    assert any("(ME-DEP-7)" in line for line in said)
    assert said[-1].startswith("Half a Force is refused: ")


@rule("ME-FOR-2")
def test_a_force_is_checked_for_the_limit_of_the_game_to_be_played(capsys: Output) -> None:
    assert run(["force", "check", "karist-90", "--limit", "60", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["legal"] is False
    assert [each["rules"] for each in report["problems"]] == [["ME-FOR-2"]]


@rule("ME-FOR-17")
@pytest.mark.parametrize("language", LOCALES)
def test_a_roster_is_shown_as_lines_that_are_read_again(language: str, tmp_path: Path, capsys: Output) -> None:
    assert run(["force", "show", written(tmp_path, ROSTER), "--language", language]) == 0
    lines = capsys.readouterr().out
    pasted = written(tmp_path, lines, "pasted.txt")
    assert run(["force", "check", pasted]) == 0
    assert "60 of 60 points" in capsys.readouterr().out
    assert run(["force", "show", pasted, "--language", language]) == 0
    assert capsys.readouterr().out == lines


@rule("ME-FOR-17")
def test_a_line_that_cannot_be_read_is_refused_with_its_number(tmp_path: Path, capsys: Output) -> None:
    assert run(["force", "show", "karist-60"]) == 0
    lines = capsys.readouterr().out.replace("Praetorians", "Praetoriens")
    pasted = written(tmp_path, lines, "pasted.txt")
    assert run(["force", "check", pasted]) == 1
    said = capsys.readouterr().err
    assert f"{pasted}:9: " in said
    assert "Did you mean Praetorians?" in said


def test_a_fault_of_form_is_told_with_file_line_and_field(tmp_path: Path, capsys: Output) -> None:
    file = written(tmp_path, ROSTER.replace("limit:", "limits:"))
    for command in ("check", "show"):
        assert run(["force", command, file]) == 1
        said = capsys.readouterr().err
        assert f"{file}:" in said
        assert "Did you mean limit?" in said


def test_a_file_of_another_kind_is_no_roster(capsys: Output) -> None:
    assert run(["force", "check", str(CONTENT / "tables/ash-canyon.yaml")]) == 1
    assert "This file is a table, not a roster." in capsys.readouterr().err


def test_an_unknown_roster_gets_a_suggestion(capsys: Output) -> None:
    assert run(["force", "show", "karist-6"]) != 0
    assert "the nearest is karist-60" in " ".join(capsys.readouterr().err.split())


def test_a_game_without_rosters_says_who_has_them(capsys: Output) -> None:
    assert run(["force", "list", "dawnfall"]) != 0
    assert "dawnfall has no rosters; they belong to: maelstrom" in " ".join(capsys.readouterr().err.split())
    assert isinstance(catalog.game("maelstrom"), Musters)
