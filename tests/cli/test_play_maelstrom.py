"""Maelstrom's Edge in the terminal: set up, moves typed in inches, measuring, hints and what is not told yet."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.core.flow import Ask
from edgewise.lang.words import LOCALES
from tests.support.rules import rule

Output = pytest.CaptureFixture[str]
SMALL = ("--against", "random")
SCREEN_CHARS = 80


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(monkeypatch: pytest.MonkeyPatch, capsys: Output, lines: list[str], *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert run(["play", "maelstrom", *words]) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    return printed.out


def acting() -> None:
    """Saves a match in which player 1 acts with the first unit, which stands where it was first offered to stand."""
    match = catalog.Match.new("maelstrom", seed=1)
    while not (isinstance(asked := match.pending, Ask) and (asked.seat, asked.key) == (0, "act")):
        match.play(match.proposals()[0])
    Path("acting.json").write_text(match.save(), encoding="utf-8")


def resumed(monkeypatch: pytest.MonkeyPatch, capsys: Output, *lines: str) -> str:
    return play(monkeypatch, capsys, [*lines, "quit"], *SMALL, "--resume", "acting.json")


@pytest.mark.parametrize("language", LOCALES)
def test_the_set_up_and_a_first_activation_are_told_in_words(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    printed = play(monkeypatch, capsys, ["1"] * 24, *SMALL, "--language", language)
    assert re.findall(r"\b(?:me|ask|event|refused|play|level|bot|hint)-[a-z][a-z-]+", printed) == []
    drawn = re.findall(r"^(?: ..|    )[ .,'#%=^~x!*()A-Za-z0-9]*$", printed, re.MULTILINE)
    assert drawn
    assert max(map(len, drawn)) <= SCREEN_CHARS


@rule("ME-DEP-1")
def test_deployment_zones_are_drawn_while_armies_are_set_up(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", "1", "board", "quit"], *SMALL)
    assert ", deployment zone A, ' deployment zone B" in printed
    acting()
    assert "deployment zone A" not in resumed(monkeypatch, capsys, "board")


@rule("ME-MEA-1")
def test_distances_are_measured_at_any_time(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting()
    printed = resumed(monkeypatch, capsys, "measure 3 3 6 7", "measure A1 A1", "measure A", "measure A Q")
    assert "(3, 3) and (6, 7) are 5.0″ apart." in printed
    assert printed.count("measure A B, measure A1 12 14: two units, models or places") == 2


@rule("ME-MOV-12")
def test_a_typed_move_is_refused_with_its_rule_and_explained(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting()
    printed = resumed(monkeypatch, capsys, "why move 99 99", "move 99 99", "move here")
    assert printed.count("Refused: At (99, 99) the leader would leave the table. (ME-MOV-12)") == 2
    assert "ME-MOV-12  Staying on the table" in printed
    assert "move 12 14, dash 10 4 12 4" in printed


@rule("ME-MOV-11")
def test_a_unit_moves_to_a_typed_place(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting()
    state = catalog.Match.load(Path("acting.json").read_text(encoding="utf-8")).state
    leader = state.leader[state.acting.unit]
    place = f"{state.x[leader] / 1000} {state.y[leader] / 1000 - 1}"
    assert re.search(r"moves 1\.0″\.", resumed(monkeypatch, capsys, f"move {place}"))


def test_the_own_cards_are_those_of_the_units_as_they_were_mustered(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    acting()
    printed = resumed(monkeypatch, capsys, "hand", "squads")
    assert "4 × Trooper: MV 5" in printed
    assert "4 × Pulse Carbine: 18" in printed
    assert "Shock Goad" not in printed
    assert re.search(r"B Karist Troopers +\d+\.\d \d+\.\d +1 1 1 1 1", printed)


def test_shots_and_charges_are_offered_before_the_many_ways_to_go(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    acting()
    offered = re.findall(r"^ +\d+  (.*)$", resumed(monkeypatch, capsys, "more"), re.MULTILINE)
    ways = [n for n, words in enumerate(offered) if words.startswith("Move")]
    assert ways
    assert all(n > ways[0] for n, words in enumerate(offered) if words.startswith("Dash"))
    assert all(n < ways[0] for n, words in enumerate(offered) if words.startswith(("Fire", "Aim", "Charge")))


def test_odds_that_are_not_told_yet_are_said_to_be(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting()
    assert "Exact odds are not told in this game yet." in resumed(monkeypatch, capsys, "odds")
    for words in ([], ["--attacker", "Praetorians", "--defender", "Spider Drones"], ["--position", "acting.json"]):
        assert run(["odds", "maelstrom", *words]) != 0
        assert "Exact odds are not told in this game yet." in " ".join(capsys.readouterr().err.split())


def test_a_whole_game_runs_to_its_result_by_number_1(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * 2000, *SMALL)
    assert re.search(r"Player \d wins|draw", printed.splitlines()[-1])
