import json
from pathlib import Path

import pytest

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.core import record as records
from edgewise.players.random import RandomPlayer

Output = pytest.CaptureFixture[str]
READY = {"squads": "preset", "deck": "preset"}
OPTIONS = {"layout": "first-game", "players": [{"faction": "chapter", **READY}, {"faction": "demons", **READY}]}


@pytest.fixture(scope="module")
def match() -> catalog.Match:
    """A match between random players, played to its end."""
    played = catalog.Match.new("dawnfall", options=OPTIONS, seed=4)
    player = RandomPlayer(played.game, 4)
    while played.pending is not None:
        played.play(player.choose(played.question()))
    return played


@pytest.fixture
def saved(match: catalog.Match, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file


@pytest.fixture
def recorded(match: catalog.Match, tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_bytes(records.encode(match.record))
    return file


def test_a_saved_match_is_told_again(saved: Path, capsys: Output) -> None:
    assert run(["replay", str(saved)]) == 0
    printed = capsys.readouterr().out
    assert "is the First Player" in printed
    assert "wins." in printed.splitlines()[-1] or "draw" in printed.splitlines()[-1]


def test_a_record_is_verified(recorded: Path, match: catalog.Match, capsys: Output) -> None:
    assert run(["replay", str(recorded), "--verify"]) == 0
    assert f"{len(match.record.replies)} replies, all legal" in capsys.readouterr().out


def test_json_holds_the_log_and_the_outcome(saved: Path, match: catalog.Match, capsys: Output) -> None:
    assert run(["replay", str(saved), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert match.outcome is not None
    assert report["outcome"]["how"] == match.outcome.how
    assert len(report["log"]) == len(match.log)


def test_an_unfinished_record_is_said_so(recorded: Path, match: catalog.Match, capsys: Output) -> None:
    data = json.loads(recorded.read_text())
    fresh = catalog.Match.new("dawnfall", options=OPTIONS, seed=4)
    data["replies"] = json.loads(records.encode(fresh.record))["replies"]
    recorded.write_text(json.dumps(data))
    assert run(["replay", str(recorded)]) == 0
    assert "not over" in capsys.readouterr().out


def test_a_changed_reply_is_refused(recorded: Path, capsys: Output) -> None:
    data = json.loads(recorded.read_text())
    for reply in data["replies"]:
        if reply["type"] == "DeploySquad":
            reply["squad"] = 99
            break
    recorded.write_text(json.dumps(data))
    assert run(["replay", str(recorded), "--verify"]) == 1
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert "is refused" in printed.err
    assert "DF-DEP-6" in printed.err
    assert run(["replay", str(recorded), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["valid"] is False


def test_a_changed_state_is_noticed(saved: Path, capsys: Output) -> None:
    data = json.loads(saved.read_text())
    data["state"]["crystals"][0] += 1
    saved.write_text(json.dumps(data))
    assert run(["replay", str(saved), "--verify"]) == 1
    assert "not what its record leads to" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"record": 1, "state": 2}', "{}", '{"game": "chess"}', "\x00"])
def test_what_is_no_record_gets_one_sentence(text: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    assert run(["replay", str(file)]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)


def test_a_missing_file_gives_status_2(capsys: Output) -> None:
    assert run(["replay", "missing.json"]) == 2
    assert "There is no file" in capsys.readouterr().err
