"""The dummy game is played as the others are: over HTTP and sockets, by people and bots, and by the lab."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from edgewise import catalog
from edgewise.core import record as records
from edgewise.lab.modes import combination
from edgewise.lab.simulate import simulate
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.random import RandomPlayer
from tests.dummy_game import schema

PATIENCE_SECONDS = 60.0
START = [sys.executable, "-m", "tests.dummy_game.serve", "--port", "0", "--no-open", "--bots", "1"]
Message = dict[str, Any]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own that knows the game."""
    database = tmp_path_factory.mktemp("dummy") / "dummy.db"
    process = subprocess.Popen(
        [*START, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True, env=os.environ.copy()
    )
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if "ready at " in line)
        yield line.split("ready at ")[1].split()[0].rstrip("/")
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Client:
    """A client at a match, with the secrets of its seats; without them it watches."""

    def __init__(self, url: str, match: str, *secrets: str) -> None:
        self._life = ExitStack()
        address = f"{url.replace('http', 'ws')}/api/matches/{match}/socket"
        self._socket: ClientConnection = self._life.enter_context(connect(address))
        self._say({"type": "Hello", "secrets": list(secrets)})
        self.heard: list[Message] = []
        self.state: Message = {}
        while not self.state:
            self.hear()

    def _say(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self._socket.recv(timeout=PATIENCE_SECONDS))
        assert message["type"] not in ("Refused", "Closing"), message
        self.heard.append(message)
        if message["type"] == "State":
            self.state = message
        return message

    def answer(self, action: Message) -> None:
        """Answers the question that this client has, and waits until that is stored."""
        self._say({"type": "Answer", "question": self.state["question"]["number"], "action": action, "ref": 1})
        while self.hear()["type"] != "Done":
            pass

    def close(self) -> None:
        """Leaves."""
        self._life.close()


def made(url: str, *kinds: str, options: Message | None = None) -> Message:
    """A new match: `me`, or the name of a bot."""
    seats = [{"kind": "me", "name": "Ann"} if kind == "me" else {"kind": "bot", "bot": kind} for kind in kinds]
    body = {"game": "dice", "seats": seats, "options": options or {}}
    answer = httpx.post(f"{url}/api/matches", json=body, timeout=PATIENCE_SECONDS)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def choice(state: Message) -> Message:
    """A measured answer that is not listed where one is asked for, else a gamble, else whatever is listed."""
    question = state["question"]
    if question["kind"] == "walk":
        assert question["open"]
        here = state["scene"]["at"][question["seat"]]
        return {"type": "March", "to": here + (123 if question["seat"] == 0 else -123)}
    actions = [option["action"] for option in question["options"]]
    wanted = "Go" if state["answers"] % 6 < 3 else "Gamble"
    return next((action for action in actions if action["type"] == wanted), dict(actions[0]))


def test_its_content_its_board_and_its_lists_are_told(url: str) -> None:
    games = httpx.get(f"{url}/api/games?language=pl", timeout=PATIENCE_SECONDS).json()["games"]
    card = next(each for each in games if each["name"] == "dice")
    assert (card["modes"][0]["title"]["text"], card["factions"]) == ("Pojedynek", ["red", "blue"])
    content = httpx.get(f"{url}/api/games/dice/content?language=de").json()
    assert (content["game"], content["sides"][0]["about"]["text"]) == ("dice", "Rot ist kühn.")
    assert httpx.get(f"{url}/api/games/dice/boards/road").json()["reach"] == 1000
    check = f"{url}/api/games/dice/decks/check"
    assert httpx.post(check, json={"side": "red"}).json() == {"legal": True, "problems": [], "name": "Red"}
    assert httpx.post(check, json={"side": "green"}).json()["code"] == "unknown-faction"
    assert httpx.post(check, json={"faction": "red"}).json()["code"] == "bad-message"
    assert httpx.get(f"{url}/api/rules/dice/DI-WLK-1").json()["title"] == "Walking"


def test_two_people_play_it_and_somebody_watches(url: str) -> None:
    match = made(url, "me", "me", options={"players": [{"side": "blue"}, {"side": "red"}]})
    name, secrets = match["match"]["match"], [held["secret"] for held in match["held"]]
    players = [Client(url, name, secret) for secret in secrets]
    watcher = Client(url, name)
    assert [sorted(player.state["scene"]["hands"]) for player in players] == [["0"], ["1"]]
    assert watcher.state["scene"]["hands"] == {}
    drawn = [line["words"]["key"] for line in players[1].state["lines"]]
    assert drawn == ["dice-cards-drawn", "dice-cards-drawn-by-you"]
    # The bids are sealed: the second may answer first, and the first hears nothing of it.
    heard = len(players[0].heard)
    players[1].answer(players[1].state["question"]["options"][0]["action"])
    assert len(players[0].heard) == heard
    players[0].answer(players[0].state["question"]["options"][0]["action"])
    while not all(player.state["lines"] and player.state["answers"] == 2 for player in players):
        next(player for player in players if player.state["answers"] < 2).hear()
    play_out(players)
    while watcher.state["status"] != "over":
        watcher.hear()
    assert watcher.state["ending"]["how"] == "points"
    told = [line for message in watcher.heard if message["type"] == "State" for line in message["lines"]]
    assert {"dice-bids-shown", "dice-marched", "dice-dice-rolled"} <= {line["words"]["key"] for line in told}
    assert any(len(line["roll"]["values"]) == 2 for line in told if line["roll"])
    assert {"cards": ["?"]} not in [line["raw"] for line in told]
    for client in (*players, watcher):
        client.close()
    check_story(url, name)


def play_out(players: list[Client]) -> None:
    """Both answer until it is over."""
    while players[0].state["status"] != "over":
        asked = [player for player in players if player.state["question"] is not None]
        if asked:
            asked[0].answer(choice(asked[0].state))
        waiting = [player for player in players if player.state["answers"] < max(p.state["answers"] for p in players)]
        for player in waiting:
            player.hear()


def check_story(url: str, match: str) -> None:
    """The replay, the scenes, the dice and the record of a finished match."""
    story = httpx.get(f"{url}/api/matches/{match}/replay", timeout=PATIENCE_SECONDS).json()
    assert story["verified"]
    assert all(step["words"]["text"] for step in story["steps"])
    assert len(story["story"][-1]["points"]) == 2
    scenes = httpx.get(f"{url}/api/matches/{match}/scenes?first=0&count=3&seat=0").json()["scenes"]
    assert [sorted(each["scene"]["hands"]) for each in scenes] == [["0"]] * 3
    assert httpx.get(f"{url}/api/matches/{match}/dice").json()["verified"]
    record = httpx.get(f"{url}/api/matches/{match}/record").text
    with catalog.GAMES.knowing("tests.dummy_game"):
        assert catalog.replay(record).outcome is not None


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_it_in_a_process_of_its_own(url: str, bot: str) -> None:
    match = made(url, "me", bot)
    client = Client(url, match["match"]["match"], match["held"][0]["secret"])
    while client.state["status"] != "over":
        if client.state["question"] is None:
            client.hear()
        else:
            client.answer(choice(client.state))
    assert client.state["ending"]["winners"] in ([0], [1])
    client.close()


def test_the_lab_plays_it_to_its_end() -> None:
    with catalog.GAMES.knowing("tests.dummy_game"):
        for players in ((RandomPlayer, RandomPlayer), (GreedyPlayer, RandomPlayer)):
            report = simulate("dice", 20, 5, players, options=combination("dice", 1))
            assert (report.games, report.errors) == (20, [])
            assert set(report.endings) == {"points"}


def test_it_is_known_only_while_it_is_asked_for() -> None:
    assert "dice" not in catalog.games()
    with catalog.GAMES.knowing("tests.dummy_game"):
        match = catalog.Match.new("dice", seed=2)
        assert catalog.speaker("de").say("dice-do-hold") == "Halten"
        assert records.decode(records.encode(match.record)).game == "dice"
    assert catalog.speaker("de").say("dice-do-hold") == "dice-do-hold"


def test_the_types_of_its_client_are_up_to_date() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema.text(), "run: python -m tests.dummy_game.schema"


def test_it_is_small() -> None:
    files = Path(__file__).parent.glob("*.py")
    lines = sum(len(f.read_text(encoding="utf-8").splitlines()) for f in files if not f.name.startswith("test_"))
    assert lines < 1_200
