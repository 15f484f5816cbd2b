"""The tape over the socket: anybody measures at any time, and nothing changes. ED-MOV-11."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from edgewise import SeededDealer
from edgewise.server.bodies import NewMatch, SeatWish
from edgewise.server.messages import Answer, Measure
from tests.server.house import ENGLISH, Guest, House, Message, asked
from tests.support.rules import rule

OPTIONS: dict[str, Any] = {"scenario": "first-game"}
SEATS = (SeatWish("me", "Ann"), SeatWish("me", "Ben"))


async def deployed(house: House) -> tuple[Guest, Guest]:
    """Two people whose squads stand on the table, the first of them asked what to do with one."""
    made = await house.lobby.create(NewMatch(SEATS, game="the-edge", options=OPTIONS), ENGLISH)
    first, second = [await house.guest(made.match.match, held.secret) for held in made.held]
    dealer = SeededDealer(2)
    while (guest := asked(first, second)).question["kind"] != "act":
        question = guest.question
        index = question["passing"] or dealer.below(len(question["options"]))
        await guest.say(Answer(question["number"], question["options"][index]["action"]))
    return (first, second) if guest is first else (second, first)


async def told(guest: Guest, **what: Any) -> Message:
    """The answer of the tape, which is laid beside everything else."""
    guest.listen()
    await guest.say(Measure(what, ref=9))
    for _ in range(200):
        for message in guest.listen():
            if message["type"] in ("Measured", "Refused"):
                assert message["ref"] == 9
                return message
        await asyncio.sleep(0.02)
    raise AssertionError("the tape says nothing")


def models(guest: Guest, *, own: bool) -> list[Message]:
    scene = guest.state["scene"]
    return [m for s in scene["squads"] if (s["seat"] == guest.state["seat"]) is own for m in s["models"] if m["at"]]


@rule("ED-MOV-11")
def test_both_players_and_spectators_measure_the_same_and_nothing_changes(house: House) -> None:
    async def scenario() -> None:
        guest, other = await deployed(house)
        watcher = await house.guest(guest.room.id)
        state = guest.room.play.running().state
        before = guest.room.play.game.save(state)
        a, b = models(guest, own=True)[0], models(guest, own=False)[0]
        gaps = [
            await told(each, type="gap", a={"model": a["model"]}, b={"model": b["model"]})
            for each in (guest, other, watcher)
        ]
        apart = sum((x - y) ** 2 for x, y in zip(a["at"], b["at"], strict=True)) ** 0.5 - a["radius"] - b["radius"]
        assert [found["gap"] for found in gaps] == [pytest.approx(apart, abs=1)] * 3
        sights = await told(other, type="sights", model=b["model"])
        assert {sight["model"] for sight in sights["sights"]} == {m["model"] for m in models(guest, own=True)}
        assert guest.room.play.game.save(state) == before

    house.run(scenario())


@rule("ED-MOV-11", "ED-MOV-1")
def test_a_drawn_path_is_judged_with_its_length_and_the_rule(house: House) -> None:
    async def scenario() -> None:
        guest, _ = await deployed(house)
        scene = guest.state["scene"]
        mover = next(m for m in scene["squads"][scene["active"]]["models"] if m["at"])
        x, y = mover["at"]
        step = 1000 if y < 18000 else -1000
        short = await told(guest, type="paths", paths=[[mover["model"], [[x, y + step]]]])
        assert (short["lengths"], short["problem"]) == ([1000], None)
        far = await told(guest, type="paths", paths=[[mover["model"], [[x, y + 20 * step]]]])
        assert far["problem"]["rule"] == "ED-MOV-1"
        assert far["problem"]["key"] == "ed-refused-too-far"
        assert "20.0″" in far["problem"]["text"]
        route = await told(guest, type="route", model=mover["model"], to=[x, y + 2 * step])
        assert route["path"][-1] == [x, y + 2 * step]
        reach = await told(guest, type="reach", model=mover["model"])
        assert reach["allowances"] == short["allowances"]
        most = max(((px - x) ** 2 + (py - y) ** 2) ** 0.5 for ring in reach["rings"] for px, py in ring)
        assert reach["allowances"][0] * 0.8 < most <= reach["allowances"][0]

    house.run(scenario())


@rule("ED-MOV-11", "ED-SET-9")
def test_a_squad_in_hand_is_told_where_it_would_stand(house: House) -> None:
    async def scenario() -> None:
        made = await house.lobby.create(NewMatch(SEATS, game="the-edge", options=OPTIONS), ENGLISH)
        guest = asked(*[await house.guest(made.match.match, held.secret) for held in made.held])
        scene, seat = guest.state["scene"], guest.state["seat"]
        left, bottom, right, top = scene["players"][seat]["zone"]
        squad = next(s for s in scene["squads"] if s["seat"] == seat)
        middle = [(left + right) // 2 + 6000, (bottom + top) // 2]
        found = await told(guest, type="stand", squad=squad["squad"], at=middle, shape="block")
        assert (len(found["places"]), found["problem"]) == (len(squad["models"]), None)
        far = await told(guest, type="stand", squad=squad["squad"], at=[18000, 18000])
        assert (far["problem"]["rule"], far["problem"]["code"]) == ("ED-SET-9", "illegal-action")
        assert far["problem"]["text"]
        action = {"type": "Deploy", "squad": squad["squad"], "places": found["places"]}
        await guest.say(Answer(guest.question["number"], action))
        assert all(m["at"] for m in guest.state["scene"]["squads"][squad["squad"]]["models"])

    house.run(scenario())


@rule("ED-MOV-11", "ED-CLR-40")
@pytest.mark.parametrize(
    "what",
    [
        {},
        {"type": "yards"},
        {"type": "gap", "a": {"model": 99}, "b": {"at": [0, 0]}},
        {"type": "gap", "a": {"model": 0, "pool": 0}, "b": {"at": [0, 0]}},
        {"type": "gap", "a": {}, "b": {"at": [0, 0]}},
        {"type": "gap", "a": {"obstacle": 9}, "b": {"pool": 77}},
        {"type": "route", "model": 0, "to": [10**9, 0]},
        {"type": "paths", "paths": [[0, [[1, 2]] * 65]]},
        {"type": "paths", "paths": [[0, []], [0, []]]},
        {"type": "reach", "model": -1},
        {"type": "stand", "squad": 99, "at": [9000, 6000]},
        {"type": "stand", "squad": 0, "at": [9000, 6000], "shape": "ring"},
    ],
)
def test_what_cannot_be_measured_is_refused(house: House, what: dict[str, Any]) -> None:
    async def scenario() -> None:
        guest, _ = await deployed(house)
        refused = await told(guest, **what)
        assert refused["type"] == "Refused"
        assert refused["problem"]["code"] == "bad-options"
        assert refused["problem"]["text"]

    house.run(scenario())


def test_a_game_of_spaces_has_no_tape(house: House) -> None:
    async def scenario() -> None:
        _, first, _ = await house.duel()
        assert (await told(first, type="gap"))["problem"]["code"] == "no-measure"

    house.run(scenario())


def test_a_client_waits_for_a_few_measurements_at_once_only(house: House) -> None:
    async def scenario() -> None:
        guest, _ = await deployed(house)
        model = models(guest, own=True)[0]["model"]
        for _ in range(12):
            await guest.intents.do(Measure({"type": "reach", "model": model}))
        heard: list[Message] = []
        for _ in range(400):
            heard += [m for m in guest.listen() if m["type"] in ("Measured", "Refused")]
            if len(heard) == 12:
                break
            await asyncio.sleep(0.02)
        codes = [m["problem"]["code"] for m in heard if m["type"] == "Refused"]
        assert set(codes) == {"too-fast"}
        assert 0 < len(codes) < 12 - 1

    house.run(scenario())
