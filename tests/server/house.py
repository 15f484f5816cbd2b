"""A server without a network, for tests: a lobby over a database file, clients that hear and say."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec

from edgewise import SeededDealer
from edgewise.core.question import AnyQuestion
from edgewise.server.bodies import Created, NewMatch, SeatWish
from edgewise.server.bots import Bots
from edgewise.server.connection import Connection
from edgewise.server.dice import Seed
from edgewise.server.intents import Intents
from edgewise.server.journal import hashed
from edgewise.server.lobby import Lobby
from edgewise.server.messages import Answer, FromClient, Refused
from edgewise.server.parts import ClockSetting
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.room import Room
from edgewise.server.storage import Store

ENGLISH = Reader("en")
STARTERS: list[dict[str, Any]] = [
    {"faction": "chapter", "squads": "preset", "deck": "preset"},
    {"faction": "demons", "squads": "preset", "deck": "preset"},
]
FIRST_GAME: dict[str, Any] = {"layout": "first-game", "players": STARTERS, "first": 0, "countering": 0}
Message = dict[str, Any]


def seeds() -> Iterator[Seed]:
    """Seeds that are the same in every run, so that a test that fails fails again."""
    for number in itertools.count():
        yield Seed(f"{number:064x}", "00" * 16)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


class QuickBots(Bots):
    """Bots that answer in this process, at once; `idle` ones never answer."""

    def __init__(self) -> None:
        super().__init__(0)
        self._dealer = SeededDealer(1)
        self.asked = 0
        self.is_idle = False

    async def choose(
        self, game: str, bot: str, question: AnyQuestion, report: Callable[[float, int], None] | None = None
    ) -> int:
        self.asked += 1
        if self.is_idle:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        if report is not None:
            report(0.5, 10)
        return self._dealer.below(len(question.options))


class House:
    """A lobby with its store, and everything said in it."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'house.db'}"
        self.clock = Clock()
        self.bots = QuickBots()
        self.store = Store(self.url)
        self.lobby = Lobby(self.store, self.bots, self.clock)

    def run(self, scenario: Coroutine[Any, Any, None]) -> None:
        """Plays a scenario to its end."""

        async def play() -> None:
            try:
                async with asyncio.timeout(50):
                    await scenario
            finally:
                for room in self.lobby.rooms.values():
                    room.rest()
                self.store.close()

        asyncio.run(play())

    def reopened(self) -> None:
        """Forgets everything that is not stored, as a crash does."""
        for room in self.lobby.rooms.values():
            room.rest()
        self.lobby = Lobby(self.store, self.bots, self.clock)

    async def match(
        self,
        *kinds: str,
        game: str = "dawnfall",
        options: dict[str, Any] | None = None,
        clock: ClockSetting | None = None,
        public: bool = False,
    ) -> Created:
        """A new match; kinds are `me`, `open`, or the name of a bot."""
        wishes = tuple(
            SeatWish(kind, f"Player {n + 1}")  # type: ignore[arg-type]  # one of the two
            if kind in ("me", "open")
            else SeatWish("bot", bot=kind)
            for n, kind in enumerate(kinds)
        )
        usual = FIRST_GAME if game == "dawnfall" else {}
        wish = NewMatch(wishes, game, usual if options is None else options, clock, public)
        return await self.lobby.create(wish, ENGLISH)

    async def guest(self, match: str, *held: str, reader: Reader = ENGLISH) -> Guest:
        """A client at a match, with the secrets it holds."""
        room = await self.lobby.room(match)
        seats = {room.play.seat_of(hashed(secret)): secret for secret in held}
        assert None not in seats
        return Guest(self, room, {seat: secret for seat, secret in seats.items() if seat is not None}, reader)

    async def duel(self, **settings: Any) -> tuple[Room, Guest, Guest]:
        """A match between two people who are both here."""
        made = await self.match("me", "me", **settings)
        first, second = [await self.guest(made.match.match, held.secret) for held in made.held]
        return first.room, first, second


class Guest:
    """A client: says intents and remembers what it hears."""

    def __init__(self, house: House, room: Room, seats: dict[int, str], reader: Reader) -> None:
        self.room = room
        self.connection = Connection(seats, reader)
        self.intents = Intents(room, self.connection, house.bots, house.lobby.rematch)
        self.heard: list[Message] = []
        self.raw: list[bytes] = []
        room.enter(self.connection)
        room.tell_state(self.connection)

    def listen(self) -> list[Message]:
        """What came since the last time."""
        fresh = []
        while (text := self.connection.take()) is not None:
            self.raw.append(text)
            fresh.append(msgspec.json.decode(text))
        self.heard += fresh
        return fresh

    async def say(self, intent: FromClient) -> list[Message]:
        """Says something and hears what follows; a refusal comes as the message it would be."""
        try:
            await self.intents.do(intent)
        except Denied as denied:
            ref = getattr(intent, "ref", None)
            self.connection.send(Refused(ref, denied.problem(self.connection.reader.language)))
        return self.listen()

    async def refused(self, intent: FromClient) -> str:
        """The code with which something is refused."""
        heard = await self.say(intent)
        codes = [m["problem"]["code"] for m in heard if m["type"] == "Refused"]
        assert len(codes) == 1, heard
        return str(codes[0])

    def leave(self) -> None:
        """Closes the connection."""
        self.room.leave(self.connection)

    @property
    def state(self) -> Message:
        """The last state that was heard."""
        self.listen()
        return next(m for m in reversed(self.heard) if m["type"] == "State")

    @property
    def question(self) -> Message:
        """The question on the table, which must be this client's."""
        found = self.state["question"]
        assert found is not None
        return dict(found)


def kinds(messages: list[Message]) -> list[str]:
    """The types of messages, in order."""
    return [str(m["type"]) for m in messages]


def asked(*guests: Guest) -> Guest:
    """The one of them whose question is on the table."""
    return next(guest for guest in guests if guest.state["question"] is not None)


def chosen(guest: Guest, index: int = 0, ref: int = 1) -> Answer:
    """An answer to the question that is on the table."""
    question = guest.question
    return Answer(question["number"], question["options"][index]["action"], ref)


def sitting(guest: Guest) -> list[str]:
    """Who sits at the seats: people or bots."""
    return [sitter.kind for sitter in guest.room.play.sitters]


async def answer_until(kind: str, *guests: Guest) -> Guest:
    """Takes the first option again and again until this kind of question comes."""
    for _ in range(400):
        guest = asked(*guests)
        if guest.question["kind"] == kind:
            return guest
        await guest.say(chosen(guest, guest.question["passing"] or 0))
    raise AssertionError(f"nobody was asked {kind}")
