"""Intruders: secrets used again or elsewhere, seats of others, spectators who want more than to watch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from edgewise.server.messages import (
    AgreeBot,
    AgreeUndo,
    Answer,
    ClaimClock,
    Concede,
    Face,
    FromClient,
    Rematch,
    ReplaceByBot,
    SetAsking,
    Undo,
    WantHint,
    WantOdds,
    WhyNot,
)
from edgewise.server.parts import Asking
from tests.server.house import FIRST_GAME, House, asked
from tests.server.test_http import server

Client = TestClient[Any]
DUEL = {"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
INVITING = {"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with TestClient(server(Path(tmp_path_factory.mktemp("intruders"))).app, base_url="http://localhost.local") as found:
        yield found


def code_of(client: Client, match: str, secret: str) -> str:
    """What a socket is told that says hello with a secret."""
    with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        socket.send_json({"type": "Hello", "secrets": [secret]})
        first = socket.receive_json()
    return str(first["problem"]["code"] if first["type"] == "Closing" else first["type"])


def moving(client: Client, match: str, secret: str) -> Any:
    """Asks for a link that moves a seat."""
    return client.post(f"/api/matches/{match}/move", headers={"authorization": f"Bearer {secret}"})


def test_the_secret_of_one_match_opens_no_other(client: Client) -> None:
    one, other = (client.post("/api/matches", json=DUEL).json() for _ in range(2))
    mine, elsewhere = one["held"][0]["secret"], other["match"]["match"]
    assert code_of(client, one["match"]["match"], mine) == "Welcome"
    assert code_of(client, elsewhere, mine) == "wrong-secret"
    assert moving(client, elsewhere, mine).status_code == 403
    listed = client.post("/api/mine", json={"held": [{"match": elsewhere, "secret": mine}]})
    assert listed.json()["matches"] == []


def test_a_secret_that_was_replaced_opens_nothing_any_more(client: Client) -> None:
    made = client.post("/api/matches", json=DUEL).json()
    match, old = made["match"]["match"], made["held"][0]["secret"]
    token = moving(client, match, old).json()["token"]
    taken = client.post(f"/api/matches/{match}/take", json={"token": token})
    assert code_of(client, match, taken.json()["held"]["secret"]) == "Welcome"
    assert code_of(client, match, old) == "wrong-secret"
    assert moving(client, match, old).status_code == 403
    assert client.post(f"/api/matches/{match}/take", json={"token": token}).status_code == 403


def test_an_invitation_is_good_for_one_guest(client: Client) -> None:
    made = client.post("/api/matches", json=INVITING).json()
    match, token = made["match"]["match"], made["invitations"][0]["token"]
    wish = {"name": "Guest", "invitation": token}
    assert client.post(f"/api/matches/{match}/join", json={"name": "Guest", "invitation": "guess"}).status_code == 403
    assert client.post(f"/api/matches/{match}/join", json=wish).status_code == 200
    again = client.post(f"/api/matches/{match}/join", json=wish)
    assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
    assert code_of(client, match, token) == "wrong-secret"


FOREIGN: list[FromClient] = [Concede(1), SetAsking(1, Asking(reactions="pass-always")), Face(1)]


@pytest.mark.parametrize("intent", FOREIGN)
def test_nobody_acts_for_a_seat_of_somebody_else(house: House, intent: FromClient) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        before = room.play.number
        assert await first.refused(intent) == "not-your-seat"
        assert room.play.number == before
        assert second.listen()[-1]["type"] == "State"

    house.run(scenario())


WANTED: list[FromClient] = [
    *FOREIGN,
    Answer(1, {"type": "Pass"}),
    WhyNot({"type": "Pass"}),
    Undo(),
    Rematch(),
    ClaimClock(0),
    ReplaceByBot(0, "random"),
    WantHint(1),
    WantOdds({"type": "running"}),
]


@pytest.mark.parametrize("intent", WANTED)
def test_a_spectator_only_watches(house: House, intent: FromClient) -> None:
    async def scenario() -> None:
        room, _, _ = await house.duel()
        watcher = await house.guest(room.id)
        before = room.play.number
        await watcher.say(intent)
        await watcher.say(Face(0))
        heard = [message for message in watcher.heard if message["type"] in ("Refused", "Judged", "Hinted", "Done")]
        assert {message["type"] for message in heard} == {"Refused"}
        assert {message["problem"]["code"] for message in heard} <= {"not-your-seat", "not-finished"}
        assert room.play.number == before
        assert watcher.state["scene"]["hands"] == {}

    house.run(scenario())


@pytest.mark.parametrize("intent", [AgreeUndo(agree=True), AgreeBot(agree=True)])
def test_only_those_who_are_asked_agree(house: House, intent: FromClient) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = asked(first, second)
        watcher = await house.guest(room.id)
        for each in (guest, watcher):
            assert await each.refused(intent) == "nothing-to-agree"

    house.run(scenario())
