"""Room: a match with its connections; every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

from edgewise.core.question import AnyQuestion
from edgewise.server.bots import Bots, Failed
from edgewise.server.clocks import Clockwork
from edgewise.server.connection import Connection, encode
from edgewise.server.journal import Answered, AnyEntry, written
from edgewise.server.messages import (
    Clocks,
    Closing,
    Ended,
    Message,
    RematchReady,
    Requests,
    Seating,
    State,
    Thinking,
)
from edgewise.server.parts import Chair, Commitment, Held, Replacing, Summary, Undoing
from edgewise.server.play import Play
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.speech import Speech, ending
from edgewise.server.storage import Change, Store
from edgewise.server.summary import Closed, commitment, summary

Now = Callable[[], int]


def before(seat: int, count: int) -> int:
    """In a rematch everybody moves on by one seat: who sat here before."""
    return (seat + 1) % count


def rematch_ready(room: Room, connection: Connection) -> RematchReady:
    """The match after this one, and the seats of a connection in it; their secrets are the same."""
    count = len(room.play.sitters)
    seats = {before(seat, count): seat for seat in range(count)}
    held = tuple(Held(seats[seat], secret) for seat, secret in sorted(connection.secrets.items()))
    return RematchReady(room.play.rematch or "", held)


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """One live match."""

    def __init__(self, play: Play, store: Store, bots: Bots, now: Now = wall_clock) -> None:
        self.play = play
        self.speech = Speech(play)
        self.now = now
        self.clockwork = Clockwork(play, now())
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.undoing: tuple[Undoing, int, int] | None = None
        self.replacing: Replacing | None = None
        self.rematch: set[int] = set()
        self.away_since: dict[int, int] = {}
        self.is_broken = False
        self.idle_since = self.opened = now()
        self._store = store
        self._bots = bots
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    # what is so

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.play.founding.match

    def summary(self, reader: Reader) -> Summary:
        """The match from outside."""
        return summary(self.play, self.chairs(), reader)

    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        here = self.present()
        factions = self._factions()
        return tuple(
            Chair(seat, s.kind, s.name, s.bot, s.kind == "bot" or seat in here, factions[seat])
            for seat, s in enumerate(self.play.sitters)
        )

    def present(self) -> frozenset[int]:
        """The seats of people who are connected."""
        return frozenset(seat for c in self.connections for seat in c.seats)

    def commitment(self) -> Commitment:
        """The hash of the dice, and the seed once the match is over."""
        return commitment(self.play)

    def _factions(self) -> tuple[str, ...]:
        """The factions that everybody may know."""
        match = self.play.match
        if match is None:
            return tuple("" for _ in self.play.sitters)
        known: tuple[str, ...] = self.play.game.showing.factions(match.state)
        return known

    # changes

    async def change(self, make: Callable[[], list[AnyEntry]]) -> None:
        """Makes a change, stores it, and then tells everybody; the lock must be held."""
        if self.is_broken:
            raise Denied("fault")
        first, was, serial = self.play.number, self.play.status, self.play.serial
        try:
            entries = make()
        except Exception:
            # A refusal comes before anything has changed; a fault in the middle must not be built upon.
            if self.play.number != first:
                self.give_up()
            raise
        try:
            await self._store.write(self._stored(entries, first, was))
        except BaseException as error:
            # What is in memory is not what is stored: everybody starts anew from what is stored.
            self.give_up()
            if isinstance(error, Exception):
                raise Denied("fault") from error
            raise
        self.clockwork.restart(self.now())
        if serial == self.play.serial and (sealed := self._sealed_seats(entries)):
            self._after_sealed(sealed)
        else:
            self.after_change(was)

    def _sealed_seats(self, entries: list[AnyEntry]) -> set[int]:
        """The seats whose answers are kept until the others are in, if nothing else has happened."""
        return {entry.seat for entry in entries if isinstance(entry, Answered)}

    def _after_sealed(self, seats: set[int]) -> None:
        """Tells those who have answered, and nobody else, and lets the others go on."""
        for connection in list(self.connections):
            if seats & connection.seats:
                self.tell_state(connection)
        self.wake()

    def _stored(self, entries: list[AnyEntry], first: int, was: str) -> Change:
        rows = tuple((self.id, first + n, written(e)) for n, e in enumerate(entries))
        status = self.play.status
        changed_seats = any(type(e).__name__ in ("Sat", "BotSat", "Rematched") for e in entries)
        if status == was and not changed_seats:
            return Change(entries=rows)
        return Change(entries=rows, status=self.status_row())

    def status_row(self) -> dict[str, Any]:
        """What lists of matches are made from; a match that is over needs nothing else."""
        kept = None
        if self.play.status == "over":
            secrets = tuple(sitter.secret for sitter in self.play.sitters)
            kept = encode(Closed(self.summary(Reader("en", words=False)), secrets)).decode()
        return {
            "match": self.id,
            "status": self.play.status,
            "bots": any(s.kind == "bot" for s in self.play.sitters),
            "changed": self.play.changed,
            "summary": kept,
        }

    def after_change(self, was: str) -> None:
        """Tells everybody, and lets bots and clocks go on."""
        if self.undoing is not None and self.undoing[2] != self.play.serial:
            self.undoing = None
        self.tell_all()
        if self.play.status != was:
            self.tell_seating()
            if self.play.status == "over":
                self._tell_end()
        self.wake()

    def wake(self) -> None:
        """Sets the alarm of the clock and lets a bot think if one is asked."""
        self._set_alarm()
        is_bot = self.play.bot_to_ask() is not None
        if self._thinking is not None and not self._thinking.done():
            if self._thinking is asyncio.current_task():
                return
            self._thinking.cancel()
            self._thinking = None
        if is_bot and not self.is_broken:
            self._thinking = asyncio.get_running_loop().create_task(self._think())

    def give_up(self) -> None:
        """Ends this room in memory; the match is read anew from what is stored."""
        self.is_broken = True
        for connection in list(self.connections):
            connection.send(Closing(Denied("fault").problem(connection.reader.language)))
            connection.close()
        self.rest()

    def rest(self) -> None:
        """Stops everything that goes on by itself."""
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # bots

    async def _think(self) -> None:
        """Lets bots answer until somebody else is asked."""
        while (seat := self.play.bot_to_ask()) is not None and not self.is_broken:
            sitter, match = self.play.sitters[seat], self.play.match
            if sitter.bot is None or match is None:
                return
            try:
                await self._let_bot_answer(seat, sitter.bot, match.question(seat))
            except Denied:
                return

    async def _let_bot_answer(self, seat: int, bot: str, question: AnyQuestion) -> None:
        serial = self.play.serial
        try:
            index = await self._bots.choose(
                self.play.founding.game, bot, question, lambda share, n: self._tell_progress(seat, share, n)
            )
        except Failed:
            index = self._fallback(question.options)
        action = question.options[index]
        async with self.lock:
            # Somebody conceded or took something back meanwhile: the answer is to another question.
            if self.play.serial == serial and not self.is_broken:
                await self.change(lambda: self.play.answer(seat, action, self.now(), "bot"))

    def _fallback(self, options: tuple[Any, ...]) -> int:
        """A bot that fails must not stop the match: it does nothing, or anything."""
        idle = self.play.game.showing.idle_option(options)
        return secrets.randbelow(len(options)) if idle is None else idle

    def _tell_progress(self, seat: int, share: float, positions: int) -> None:
        text = encode(Thinking(seat, round(min(1.0, max(0.0, share)), 3), positions))
        for connection in self.connections:
            if not connection.falls_behind():
                connection.send(text)

    # clocks

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.clockwork.due(self.now())
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_later(due / 1000 + 0.01, self.ring)

    def ring(self) -> None:
        """A clock has run out: everybody sees it, and bots win by it at once."""
        self.tell(Clocks(self.clockwork.shown(self.now())))
        for seat in self.play.asked_seats:
            if not self.clockwork.expired(seat, self.now()):
                continue
            if all(s.kind == "bot" for n, s in enumerate(self.play.sitters) if n != seat):
                asyncio.get_running_loop().create_task(self._lose_on_time(seat))

    async def _lose_on_time(self, seat: int) -> None:
        async with self.lock:
            if self.clockwork.expired(seat, self.now()):
                await self.change(lambda: self.lose(seat, "clock"))

    def lose(self, seat: int, by: Any) -> list[AnyEntry]:
        """Gives a seat's match up."""
        self.clockwork.stop(self.now())
        return self.play.answer(seat, {"type": "Concede", "seat": seat}, self.now(), by)

    # telling

    def tell(self, message: Message) -> None:
        """Sends the same to everybody."""
        text = encode(message)
        for connection in self.connections:
            connection.send(text)

    def tell_all(self) -> None:
        """Sends everybody the new state; those who are told the same get the same bytes."""
        made: dict[object, bytes] = {}
        for connection in list(self.connections):
            self.tell_state(connection, made)

    def tell_state(self, connection: Connection, made: dict[object, bytes] | None = None) -> None:
        """Sends one connection what its faced seat may know."""
        if connection.falls_behind():
            return
        pass_to = self._pass_to(connection)
        first = self._unread(connection, None if pass_to is not None else connection.facing)
        key = (connection.facing, connection.reader, first, pass_to)
        text = None if made is None else made.get(key)
        if text is None:
            text = encode(self.state(connection.facing, connection.reader, first, pass_to))
            if made is not None:
                made[key] = text
        connection.lines = len(self.play.log)
        connection.send(text)

    def _unread(self, connection: Connection, seat: int | None) -> int:
        """The first line to send: on a shared screen nobody reads on in what only the one before may know."""
        log = self.play.log
        first = min(connection.lines, len(log))
        if seat != connection.told:
            first = next((number for number, told in enumerate(log[:first]) if told.knower is not None), first)
            connection.told = seat
        return first

    def _pass_to(self, connection: Connection) -> int | None:
        """The seat that the screen must be handed to: only where one connection holds several."""
        asked = [seat for seat in self.play.asked_seats if self.play.asks(seat) is not None]
        if connection.facing in asked:
            return None
        return next((seat for seat in asked if seat in connection.secrets), None)

    def state(self, seat: int | None, reader: Reader, first: int, pass_to: int | None = None) -> State:
        """Everything that changes, for one seat."""
        play, speech, now = self.play, self.speech, self.now()
        outcome = play.outcome
        return State(
            seat=seat,
            status=play.status,
            answers=len(play.answers),
            log_from=first,
            lines=speech.lines(first, reader, None if pass_to is not None else seat),
            scene=None if pass_to is not None else speech.scene(seat),
            question=speech.question(seat, reader),
            waiting=speech.waiting(seat),
            pass_to=pass_to,
            clocks=self.clockwork.shown(now),
            can_undo=seat is not None and play.can_undo(seat),
            undoing=None if self.undoing is None else self.undoing[0],
            replacing=self.replacing,
            ending=None if outcome is None else ending(outcome, reader),
        )

    def tell_seating(self) -> None:
        """Tells who sits where and who is connected."""
        watching = sum(1 for c in self.connections if not c.secrets)
        self.tell(Seating(self.chairs(), watching))

    def tell_requests(self) -> None:
        """Tells what others are asked to agree to."""
        undoing = None if self.undoing is None else self.undoing[0]
        self.tell(Requests(undoing, self.replacing, tuple(sorted(self.rematch))))

    def cut_log(self, length: int) -> None:
        """Lines from here on were taken back."""
        for connection in self.connections:
            connection.lines = min(connection.lines, length)

    def _tell_end(self) -> None:
        outcome = self.play.outcome
        assert outcome is not None
        for connection in self.connections:
            connection.send(Ended(ending(outcome, connection.reader), self.commitment()))

    # coming and going

    def enter(self, connection: Connection) -> None:
        """A connection comes to the table."""
        self.connections.add(connection)
        connection.catch_up = lambda: self.tell_state(connection)
        for seat in connection.seats:
            self.away_since.pop(seat, None)
        if self.replacing is not None and self.replacing.seat in connection.seats:
            self.replacing = None
            self.tell_requests()
        self.tell_seating()

    def unseat(self, seat: int) -> None:
        """A seat has another holder: connections that held it watch from now on."""
        for connection in self.connections:
            if connection.secrets.pop(seat, None) is not None and connection.facing == seat:
                connection.facing = None

    def leave(self, connection: Connection) -> None:
        """A connection is gone; its match stays as it is."""
        self.connections.discard(connection)
        here = self.present()
        for seat in connection.seats - here:
            self.away_since[seat] = self.now()
        self.idle_since = self.now()
        self.tell_seating()
