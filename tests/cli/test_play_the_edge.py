"""A measured game in the terminal: places typed in inches, measuring, reasons, undo and resume."""

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
from tests.support.skirmish import skirmish

Output = pytest.CaptureFixture[str]
ONES = 6000
FIRST = ("--against", "random", "--option", "scenario=first-game")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(monkeypatch: pytest.MonkeyPatch, capsys: Output, lines: list[str], *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert run(["play", "the-edge", *words]) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    return printed.out


@pytest.mark.parametrize("language", LOCALES)
def test_a_game_runs_to_its_result_by_number_1(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * ONES, *FIRST, "--language", language)
    result = {"en": r"Player \d wins|draw", "de": r"Spieler \d gewinnt|Unentschieden", "pl": r"Wygrywa gracz \d|Remis"}
    assert re.search(result[language], printed.splitlines()[-1])
    assert re.findall(r"\b(?:ed|ask|event|refused|outcome|play|level|bot|hint)-[a-z][a-z-]+", printed) == []


DEPLOYED = ["deploy A 15 8, 16 8, 17 6, 18 6", "1"]


def acting(places: list[tuple[int, int]]) -> None:
    """Saves a match in which player 1 has placed the Pilgrims, squad A, and acts with them."""
    match = catalog.Match.new("the-edge", options={"scenario": "first-game"}, seed=1)
    while not (isinstance(asked := match.pending, Ask) and (asked.seat, asked.key) == (0, "act")):
        options = match.legal()
        wanted = {"type": "Deploy", "squad": 0, "places": places}
        mine = isinstance(asked, Ask) and (asked.seat, asked.key) == (0, "deploy")
        if mine and match.refusal(wanted) is None:
            match.play(wanted)
        else:
            idle = [each for each in options if type(each).__name__ in ("Pass", "EndActivation")]
            match.play((idle or list(options))[0])
    Path("acting.json").write_text(match.save(), encoding="utf-8")


ROW = [(15000, 8000), (16000, 8000), (17000, 6000), (18000, 6000)]


def resumed(monkeypatch: pytest.MonkeyPatch, capsys: Output, *lines: str) -> str:
    return play(monkeypatch, capsys, [*lines, "quit"], "--against", "random", "--resume", "acting.json")


@rule("ED-MOV-11")
def test_distances_are_measured_at_any_time_between_bases_and_places(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    lines = [*DEPLOYED[:1], "measure A1 A2", "measure a1 15 11.5", "measure 3 3 6 7", "measure A1", "measure Z9 A1"]
    printed = play(monkeypatch, capsys, [*lines, "quit"], *FIRST)
    assert "Pilgrims A1 to Pilgrims A2: 0.0″" in printed
    assert "Pilgrims A1 to (15, 11.5): 3.0″" in printed
    assert "(3, 3) to (6, 7): 5.0″" in printed
    assert printed.count("Type for example: measure A1 G2") == 2


@rule("ED-MOV-9", "ED-ACT-5")
def test_a_squad_moves_to_typed_places_in_one_command(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting(ROW)
    printed = resumed(monkeypatch, capsys, "move A1 to 15 13, A2 to 16 13")
    assert "Pilgrims A1 moves 5.0″." in printed
    assert "Pilgrims A2 moves 5.0″." in printed


@rule("ED-MOV-1")
def test_a_refused_move_names_its_rule_and_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting(ROW)
    printed = resumed(monkeypatch, capsys, "why move A1 to 15 20", "move A1 to 15 20", "move A1", "move A1 to 15 13")
    refused = "Refused: Pilgrims A1 would travel 12.0″, its allowance is 6.0″. (ED-MOV-1)"
    assert printed.count(refused) == 2
    assert "ED-MOV-1  Allowance" in printed
    assert "Type for example: move A1 to 15 17" in printed
    assert "Pilgrims A1 moves 5.0″." in printed


@rule("ED-MOV-9")
def test_a_blocked_straight_way_is_led_around(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    acting([(18000, 5000), (16000, 8000), (17000, 3600), (20000, 8000)])
    printed = resumed(monkeypatch, capsys, "why move A1 to 18 10.5")
    led = re.search(r"Allowed: Move: A1 to \(18, 10.5\), ([\d.]+)″|would travel ([\d.]+)″", printed)
    assert led is not None
    assert float(led[1] or led[2]) > 5.5


@rule("ED-SET-3")
def test_a_pool_is_placed_where_it_is_typed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    lines = ["pool 10 10", "", "pool 18 18", "pool", "quit"]
    printed = play(monkeypatch, capsys, lines, "--against", "person")
    assert "puts a pool of 2 crystals at (10, 10)" in printed
    assert "Refused: Another pool is closer than 6″. (ED-SET-3)" in printed
    assert "Type for example: pool 12 20" in printed
    assert "I do not understand" not in printed


def test_a_match_is_saved_and_resumed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, [*DEPLOYED, "quit"], *FIRST)
    assert "--resume the-edge-autosave.json" in printed
    before = catalog.Match.load(Path("the-edge-autosave.json").read_text(encoding="utf-8"))
    printed = play(monkeypatch, capsys, ["quit"], "--against", "random", "--resume", "the-edge-autosave.json")
    after = catalog.Match.load(Path("the-edge-autosave.json").read_text(encoding="utf-8"))
    assert before.record.replies == after.record.replies
    assert before.record.game == "the-edge"


def test_the_menu_and_the_help_speak_of_this_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["help", "quit"])
    assert "The Edge in the terminal" in printed
    assert "both players place pools" in printed
    assert "move A1 to 15 17" in printed
    assert "Crystal Source" not in printed


def test_the_hand_of_the_other_player_is_not_shown(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["hand", "quit"], *FIRST)
    hand = printed.split("Your hand", 1)[1]
    texts = catalog.game("the-edge").texts("en")["cards"]
    saved = catalog.Match.load(Path("the-edge-autosave.json").read_text(encoding="utf-8"))
    theirs = set(saved.view(1).players[1].hand) - set(saved.view(0).players[0].hand)
    assert theirs
    assert not any(texts[card]["text"] in hand for card in theirs)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Hounds G1 is more than 12″ away."), ("de", "Figur Hunde G1 ist mehr als 12″ entfernt.")],
)
def test_a_shot_that_is_refused_has_no_odds_and_says_why(
    language: str, told: str, tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "far.yaml"
    squads = "[{squad: C-SNI, at: [[18000, 5000]]}, {squad: D-HOU, at: [[18000, 22000]]}]"
    file.write_text(f"pools: []\nobstacles: []\nsquads: {squads}\n", encoding="utf-8")
    numbers = ["--model", "8", "--target", "10", "--shot"]
    assert run(["odds", "the-edge", "--position", str(file), *numbers, "--language", language]) != 0
    said = capsys.readouterr().err
    assert told in said.replace("\n", " ")
    assert "(ED-SHO-7)" in said


@pytest.mark.parametrize("language", LOCALES)
def test_odds_tells_the_chance_of_every_assault_and_shot_on_offer(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    squads = {"C-SNI": [(18500, 18000)], "D-MOE": [(19750, 18000)]}
    table = skirmish(squads, active="C-SNI", chapter={"hand": ["CS05"], "unused": 3})
    Path("fight.json").write_text(table.match.save(), encoding="utf-8")
    printed = play(monkeypatch, capsys, ["odds", "help", "quit"], "--resume", "fight.json", "--language", language)
    assert len(re.findall(r": \d+[.,]\d\d ?% \(\d+/\d+\)$", printed, re.MULTILINE)) == 2
    assert re.search("^odds: ", printed, re.MULTILINE)
