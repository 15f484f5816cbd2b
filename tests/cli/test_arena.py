import json
from pathlib import Path
from typing import Any

import pytest

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.lab.arena import Fought, fights
from edgewise.players import PLAYERS

Output = pytest.CaptureFixture[str]


class Broken:
    """A player who breaks down after a while."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._left = 30

    def choose(self, question: AnyQuestion, report: object = None) -> Action:
        self._left -= 1
        if not self._left:
            raise RuntimeError("out of ideas")
        return question.options[0]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    players: Any = PLAYERS
    monkeypatch.setitem(players, "broken", Broken)


def test_players_meet_and_are_compared(capsys: Output) -> None:
    assert run(["arena", "dawnfall", "--players", "random,random", "--games", "4"]) == 0
    printed = capsys.readouterr()
    for part in ("random - random 2", "Elo difference", "own turn", "passive turns", "first turn", "chapter in seat 1"):
        assert part in printed.out
    assert "4 games of dawnfall" in printed.out
    assert "0 errors" in printed.out


def test_json_holds_the_report(capsys: Output) -> None:
    assert run(["arena", "dawnfall", "--players", "random,random", "--games", "2", "--seed", "4", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["games"], report["seed"]) == ("dawnfall", 2, 4)
    assert report["players"] == ["random", "random 2"]
    (pairing,) = report["pairings"]
    assert pairing["wins"] == [1, 1] or pairing["draws"] == 2
    assert (pairing["share"]["share"], pairing["elo"]["elo"]) == (0.5, 0.0)
    assert pairing["elo"]["low"] < 0 < pairing["elo"]["high"]
    assert sum(report["endings"].values()) == 2
    assert report["length"]["turns"] > 0
    for account in report["accounts"]:
        assert account["decision"]["n"] > account["turn"]["n"] > 0
        assert account["decision"]["mean"] <= account["decision"]["max"]
        assert account["setup"]["n"] == 2
        assert account["positions_per_second"] is None
        assert 0 < account["figures"]["passive_turns"]["per_turn"] < 1
    assert report["sides"]["seat 1"]["share"] + report["sides"]["seat 2"]["share"] == 1


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for file in files:
        words = ["--players", "random,random", "--games", "2", "--seed", "8", "--out", str(file)]
        assert run(["arena", "dawnfall", *words]) == 0
    assert files[0].read_text() == files[1].read_text()
    record = json.loads(files[0].read_text().splitlines()[0])
    assert catalog.replay(json.dumps(record)).outcome is not None


def test_an_option_reaches_every_match(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--option", "layout=first-game", "--option", "players.0.squads=preset", "--out", str(file)]
    assert run(["arena", "dawnfall", "--players", "random,random", "--games", "4", *words]) == 0
    options = [json.loads(line)["options"] for line in file.read_text().splitlines()]
    assert {each["layout"] for each in options} == {"first-game"}
    assert [each["players"][0] for each in options] == [
        {"faction": faction, "squads": "preset"} for faction in ("chapter", "chapter", "demons", "demons")
    ]


@pytest.mark.usefixtures("broken")
def test_a_failing_game_gives_status_1_and_its_record(capsys: Output) -> None:
    assert run(["arena", "dawnfall", "--players", "random,broken", "--games", "2", "--json"]) == 1
    printed = capsys.readouterr()
    report = json.loads(printed.out)
    assert [failed["players"] for failed in report["errors"]] == [["random", "broken"], ["broken", "random"]]
    assert "game 1 failed: RuntimeError: out of ideas" in printed.err
    line = next(line for line in printed.err.splitlines() if line.startswith("record: "))
    assert catalog.replay(line.removeprefix("record: ")).pending is not None


def test_a_run_that_is_stopped_reports_what_was_played(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def stopped(*args: Any) -> Any:
        played = fights(*args)
        fought: Fought = next(played)
        yield fought
        raise KeyboardInterrupt

    monkeypatch.setattr("edgewise.cli.arena.fights", stopped)
    assert run(["arena", "dawnfall", "--players", "random,random", "--games", "6", "--json"]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 1
    assert "stopped after 1 of 6 games" in printed.err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["chess", "--players", "random,random"], "there is no game 'chess'"),
        (["dawnfall", "--players", "random,deep"], "'deep'"),
        (["dawnfall", "--players", "random"], "two players or more"),
        (["dawnfall", "--players", "random,random", "--games", "3"], "an even number"),
        (["dawnfall", "--players", "random,random", "--games", "0"], "an even number"),
        (["dawnfall", "--players", "random,random", "--jobs", "0"], "--jobs is from 1"),
        (["dawnfall", "--players", "random,random", "--option", "mulligans=true"], "mulligans"),
        (["dawnfall", "--players", "random,random", "--out", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(words: list[str], part: str, capsys: Output) -> None:
    assert run(["arena", *words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert part in printed.err
