"""Maelstrom's Edge in the terminal: whole games by number in three languages, places typed in inches, resume."""

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

Output = pytest.CaptureFixture[str]
ONES = 3000


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(monkeypatch: pytest.MonkeyPatch, capsys: Output, lines: list[str], *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert run(["play", "maelstrom", *words]) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    return printed.out


@pytest.mark.parametrize("language", LOCALES)
def test_a_game_runs_to_its_result_by_number_1(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * ONES, "--against", "random", "--language", language)
    result = {"en": r"Player \d wins|draw", "de": r"Spieler \d gewinnt|Unentschieden", "pl": r"Wygrywa gracz \d|Remis"}
    assert re.search(result[language], printed.splitlines()[-1])
    assert re.findall(r"\b(?:me|ask|event|refused|outcome|play|level|bot|hint)-[a-z][a-z-]+", printed) == []


def test_a_marker_is_typed_in_inches_and_a_bad_place_refused_with_its_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    match = catalog.Match.new("maelstrom", seed=1)
    while not (isinstance(asked := match.pending, Ask) and (asked.seat, asked.key) == (0, "marker")):
        match.play(match.legal()[0])
    Path("marking.json").write_text(match.save(), encoding="utf-8")
    lines = ["marker 2 2", "marker 8.25 27", "quit"]
    printed = play(monkeypatch, capsys, lines, "--against", "random", "--resume", "marking.json")
    assert re.search(r"\(ME-OBJ-\d+\)", printed)
    assert re.search(r"Player 1 puts .+ at \(8\.25, 27\)", printed)
