"""Whatever a client sends is carried out or refused with a code; nobody else's match notices."""

from __future__ import annotations

import asyncio
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from edgewise.core.refusal import EdgewiseError
from edgewise.server.limits import Limits
from edgewise.server.messages import FromClient, Hello
from edgewise.server.problems import STATUS, Denied
from edgewise.server.reading import Reader
from edgewise.server.served import served
from edgewise.server.socket import Sockets
from tests.contract.test_bad_input import DATA
from tests.server.house import ENGLISH, Guest, House
from tests.support.proofs import proof, scaled

NAMES = [kind.__name__ for kind in get_args(FromClient)]
ACTIONS = ["Pass", "Declare", "Activate", "Concede", "ChooseSquads", "Place", "PlaceShrine", "Pay", "Nothing"]
ACTIONS += ["PlacePool", "Deploy", "Move", "Use", "PlayCard", "Summon"]
VALUES = st.none() | st.booleans() | st.integers(-2, 300) | st.integers() | st.text(max_size=4) | DATA
PLACES = st.tuples(st.integers(-9, 36_009), st.integers(-9, 36_009)) | VALUES
THINGS = st.dictionaries(st.sampled_from(["model", "pool", "obstacle", "at"]), st.integers(0, 9) | PLACES, max_size=2)
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(NAMES)},
    optional={
        "ref": st.integers(-1, 5),
        "question": st.integers(0, 12) | VALUES,
        "action": st.fixed_dictionaries(
            {"type": st.sampled_from(ACTIONS)},
            optional={
                **{"kind": VALUES, "squad": VALUES, "seat": VALUES, "space": VALUES, "squads": VALUES},
                **{"place": PLACES, "places": st.lists(PLACES, max_size=4), "paths": VALUES, "shots": VALUES},
            },
        )
        | VALUES,
        "seat": st.integers(0, 3) | VALUES,
        "agree": st.booleans() | VALUES,
        "language": st.sampled_from(["en", "de", "xx"]),
        "how": st.sampled_from(["win", "bot", "no"]),
        "bot": st.sampled_from(["random", "god", ""]),
        "asking": st.just({"reactions": "pass-turn"}) | VALUES,
        "what": st.fixed_dictionaries(
            {"type": st.sampled_from(["gap", "paths", "route", "reach", "sights", "miles"])},
            optional={
                **{"model": st.integers(0, 30) | VALUES, "to": PLACES, "at": PLACES, "via": st.lists(PLACES)},
                **{"a": THINGS, "b": THINGS, "paths": st.lists(st.tuples(st.integers(0, 30), st.lists(PLACES)))},
            },
        )
        | VALUES,
    },
)
fuzz = settings(
    phases=[Phase.explicit, Phase.generate],
    max_examples=scaled(150),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class World:
    """A house whose event loop outlives one example; two matches, one of which is never spoken to."""

    def __init__(self, house: House, game: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.house = house
        self.game = game
        self.sockets = Sockets(house.lobby, Limits(), "0")
        self.guests = self.loop.run_until_complete(self._open())
        self.quiet = self.loop.run_until_complete(house.duel(game=game))[0]
        self.before = self.quiet.state(0, ENGLISH, 0)

    async def _open(self) -> list[Guest]:
        room, first, second = await self.house.duel(game=self.game)
        return [first, second, await self.house.guest(room.id, reader=Reader("de"))]

    def send(self, text: bytes) -> None:
        """Every guest sends it; what comes back is a code that is known."""
        for guest in self.guests:
            room = guest.room
            serial, status = room.play.serial, room.play.status
            try:
                intent = self.sockets._read(text)
                if isinstance(intent, Hello) or status == "over":
                    continue
                self.loop.run_until_complete(asyncio.wait_for(guest.intents.do(intent), 5))
            except Denied as denied:
                problem = denied.problem("pl")
                assert problem.code in STATUS
                assert problem.text
                assert room.play.serial == serial
            guest.listen()
        if self.guests[0].room.play.status == "over":
            self.guests = self.loop.run_until_complete(self._open())
        assert self.quiet.state(0, ENGLISH, 0) == self.before

    def close(self) -> None:
        for room in self.house.lobby.rooms.values():
            room.rest()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.house.store.close()
        self.loop.close()


@proof
@pytest.mark.parametrize("game", served())
def test_fuzzed_messages_are_carried_out_or_refused(house: House, game: str) -> None:
    world = World(house, game)
    house.bots.is_idle = True

    @fuzz
    @given(message=FIELDS)
    @example(message={"type": "Answer", "question": 2**60, "action": {}})
    @example(message={"type": "Concede", "seat": 7})
    @example(message={"type": "ReplaceByBot", "seat": 7, "bot": "random"})
    @example(message={"type": "ClaimClock", "seat": 1})
    @example(message={"type": "SetAsking", "seat": 0, "asking": {"forced": "ask"}})
    def check(message: dict[str, Any]) -> None:
        world.send(msgspec.json.encode(message))

    try:
        check()
    finally:
        world.close()


@proof
def test_bytes_that_are_no_message_are_refused(house: House) -> None:
    sockets = Sockets(house.lobby, Limits(), "0")

    @fuzz
    @given(text=st.binary(max_size=60) | st.text(st.characters(), max_size=60))
    @example(text=b"[" * 60_000)
    @example(text=b'{"type":' * 7_000)
    @example(text="\ud800")
    def check(text: bytes | str) -> None:
        with pytest.raises(Denied, match="bad-message"):
            sockets._read(text)

    try:
        check()
    finally:
        house.store.close()


def test_a_message_that_is_too_large_is_refused(house: House) -> None:
    sockets = Sockets(house.lobby, Limits(), "0")
    with pytest.raises(Denied, match="too-large"):
        sockets._read(b" " * 70_000)
    house.store.close()


@fuzz
@given(options=DATA)
def test_options_from_outside_are_used_or_refused(options: Any) -> None:
    from edgewise.server.journal import Founding, SeatFounding
    from edgewise.server.lobby import _check
    from tests.server.house import seeds

    if not isinstance(options, dict):
        return
    seats = (SeatFounding("bot", bot="random"), SeatFounding("bot", bot="random"))
    try:
        _check(Founding("m", "dawnfall", options, seats, next(seeds()), 0))
    except Denied as denied:
        assert denied.problem("en").text
    except EdgewiseError as error:
        raise AssertionError(f"not told as a problem: {error}") from error
