import json
from pathlib import Path

import pytest

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.core.refusal import BadInput
from edgewise.lab import simulate as lab

Output = pytest.CaptureFixture[str]
# Legal for the Chapter, which leads the first seat in every second game only.
KNIGHTS = '["holy-knight", "holy-knight", "holy-knight", "pilgrim", "ranger"]'


def test_games_are_played_and_summed_up(capsys: Output) -> None:
    assert run(["simulate", "dawnfall", "--games", "2", "--seed", "3"]) == 0
    printed = capsys.readouterr()
    assert "decisions per second" in printed.out
    assert "0 errors" in " ".join(printed.out.split())


def test_json_holds_the_report(capsys: Output) -> None:
    assert run(["simulate", "dawnfall", "--games", "3", "--all-modes", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 3
    assert report["errors"] == []
    assert sum(report["wins"].values()) == sum(report["endings"].values()) == 3
    assert report["decisions_per_second"] > 0


def test_records_are_written_and_play_again(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "dawnfall", "--games", "2", "--out", str(file)]) == 0
    assert len(file.read_text().splitlines()) == 2
    assert run(["replay", str(file), "--game", "2", "--verify"]) == 0
    assert "all legal" in capsys.readouterr().out
    assert run(["replay", str(file), "--game", "3"]) == 2


def test_an_option_reaches_the_match(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--option", "more_crystals=true", "--option", "players.1.handicap=2", "--out", str(file)]
    assert run(["simulate", "dawnfall", "--games", "1", *words]) == 0
    options = json.loads(file.read_text())["options"]
    assert options["more_crystals"] is True
    assert options["players"] == [{"faction": "chapter"}, {"faction": "demons", "handicap": 2}]


def test_a_failing_game_gives_status_1_and_its_record(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def fail(*_: object) -> None:
        raise BadInput("the rules broke", field="state")

    monkeypatch.setattr(lab, "_play_out", fail)
    assert run(["simulate", "dawnfall", "--games", "7", "--json"]) == 1
    printed = capsys.readouterr()
    report = json.loads(printed.out)
    assert len(report["errors"]) == 7
    assert report["errors"][0]["record"]["game"] == "dawnfall"
    assert "game 1 failed: BadInput: state: the rules broke" in printed.err
    assert '"replies":[]' in printed.err
    assert "and 2 more" in printed.err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["chess"], "there is no game 'chess'"),
        (["dawnfall", "--players", "random,deep"], "'deep'"),
        (["dawnfall", "--games", "0"], "from 1"),
        (["dawnfall", "--option", "mulligan"], "name=value"),
        (["dawnfall", "--option", "mulligans=true"], "mulligans"),
        (["dawnfall", "--option", "script=true", "--option", "mulligan=true"], "DF-OPT-1"),
        (["dawnfall", "--option", 'players.0.squads=["pilgrim"]'], "The list has 1 Squad; it needs 5. (DF-SET-8)"),
        (["dawnfall", "--option", f"players.0.squads={KNIGHTS}"], "is no Squad of your faction. (DF-SET-8)"),
        (["dawnfall", "--option", "mode=ffa"], "2 factions are not enough for 3 players"),
        (["the-edge", "--option", 'players.0.deck=["leap"]'], "players[0].deck: "),
        (["dawnfall", "--out", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(words: list[str], part: str, capsys: Output) -> None:
    assert run(["simulate", *words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert part in printed.err


def test_the_catalog_knows_the_simulated_factions() -> None:
    assert {"chapter", "demons"} <= set(catalog.game("dawnfall").factions)
