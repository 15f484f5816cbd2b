"""Intents: what clients ask for at a table, checked against their seats and carried out one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import assert_never

from edgewise.core.wire import Measured
from edgewise.players import PLAYERS
from edgewise.server import advice
from edgewise.server.bots import Bots
from edgewise.server.connection import Connection
from edgewise.server.journal import Asked, BotSat
from edgewise.server.messages import (
    AgreeBot,
    AgreeUndo,
    Answer,
    ClaimClock,
    Computed,
    Concede,
    Done,
    Face,
    FromClient,
    Hello,
    Hinted,
    Judged,
    Measure,
    Ping,
    Pong,
    Refused,
    Rematch,
    ReplaceByBot,
    SetAsking,
    SetLanguage,
    Undo,
    WantHint,
    WantOdds,
    WhyNot,
)
from edgewise.server.parts import Replacing, Undoing
from edgewise.server.problems import Denied
from edgewise.server.reading import Reader
from edgewise.server.room import Room, rematch_ready

# Somebody who has been gone for less than this has not left.
AWAY_MS = 15_000
# How much advice one client may wait for at once.
MOST_ADVICE = 4


class Intents:
    """Carries out what one connection asks for."""

    def __init__(
        self, room: Room, connection: Connection, advisers: Bots, rematch: Callable[[Room], Awaitable[None]]
    ) -> None:
        self._room = room
        self._connection = connection
        self._advisers = advisers
        self._advising: set[asyncio.Task[None]] = set()
        self._rematch = rematch

    async def do(self, intent: FromClient) -> None:
        """Carries out one intent; raises Denied when it cannot be."""
        match intent:
            case Hello():
                raise Denied("bad-message", problem="Hello")
            case Ping():
                self._connection.send(Pong(intent.ref))
            case WhyNot():
                self._judge(intent)
            case WantHint() | WantOdds() | Measure():
                # Advice takes its time; what else this client asks for does not wait for it.
                is_much = len(self._advising) >= MOST_ADVICE
                task = asyncio.get_running_loop().create_task(self._advise(intent, is_much=is_much))
                self._advising.add(task)
                task.add_done_callback(self._advising.discard)
            case Face():
                self._face(intent)
            case SetLanguage():
                self._set_language(intent)
            case _:
                async with self._room.lock:
                    await self._change(intent)
        if not isinstance(intent, Ping | WhyNot | WantHint | WantOdds | Measure):
            self._connection.send(Done(intent.ref))

    async def _change(
        self,
        intent: Answer | Undo | AgreeUndo | Concede | ClaimClock | ReplaceByBot | AgreeBot | Rematch | SetAsking,
    ) -> None:
        match intent:
            case Answer():
                await self._answer(intent)
            case Undo():
                await self._undo()
            case AgreeUndo():
                await self._agree_undo(agree=intent.agree)
            case Concede():
                self._own(intent.seat)
                await self._room.change(lambda: self._room.lose(intent.seat, "person"))
            case ClaimClock():
                await self._claim(intent)
            case ReplaceByBot():
                await self._propose_bot(intent)
            case AgreeBot():
                await self._agree_bot(agree=intent.agree)
            case Rematch():
                await self._want_rematch()
            case SetAsking():
                await self._set_asking(intent)
            case _:
                assert_never(intent)

    # answers

    async def _answer(self, intent: Answer) -> None:
        room, seat = self._room, self._asked_seat(intent.question)
        left = room.clockwork.charged(seat, room.now())
        await room.change(lambda: room.play.answer(seat, intent.action, room.now(), left=left))

    def _asked_seat(self, question: int) -> int:
        """The seat that answers: it must be asked this very question, and be the one that is faced."""
        play = self._room.play
        play.running()
        if not self._connection.secrets:
            raise Denied("not-your-seat")
        if question != play.serial:
            raise Denied("stale-answer", question=question)
        asked, seat = play.asked, self._connection.facing
        if seat not in self._connection.secrets or play.asks(seat) is None:
            raise Denied("not-your-turn", seat=0 if asked is None else asked.seat + 1)
        return seat

    def _judge(self, intent: WhyNot) -> None:
        seat = self._faced()
        found = self._room.play.refusal(intent.action, seat)
        problem = None if found is None else found.problem(self._connection.reader.language)
        self._connection.send(Judged(intent.ref, found is None, problem))

    async def _advise(self, intent: WantHint | WantOdds | Measure, *, is_much: bool) -> None:
        try:
            if is_much:
                raise Denied("too-fast")
            self._connection.send(await self._advice(intent))
        except Denied as denied:
            self._connection.send(Refused(intent.ref, denied.problem(self._connection.reader.language)))

    async def _advice(self, intent: WantHint | WantOdds | Measure) -> Hinted | Computed | Measured:
        play, reader = self._room.play, self._connection.reader
        if isinstance(intent, Measure):
            return await advice.measure(play, self._connection.facing, reader, intent.what, intent.ref)
        seat = self._faced()
        if isinstance(intent, WantOdds):
            return await advice.odds(play, seat, reader, intent.action, self._advisers, intent.ref)
        self._asked_seat(intent.question)
        return await advice.hint(play, seat, reader, self._advisers, intent.ref)

    # taking back

    async def _undo(self) -> None:
        room, seat = self._room, self._faced()
        room.play.running()
        kept = room.play.undo_point(seat)
        others = self._others(seat)
        if room.play.can_undo(seat) or not others:
            await self._take_back(kept)
            return
        room.undoing = (Undoing(seat, tuple(others)), kept, room.play.serial)
        room.tell_requests()

    async def _agree_undo(self, *, agree: bool) -> None:
        room = self._room
        if room.undoing is None or not set(room.undoing[0].waiting_for) & self._connection.seats:
            raise Denied("nothing-to-agree")
        undoing, kept, serial = room.undoing
        left = tuple(seat for seat in undoing.waiting_for if seat not in self._connection.secrets)
        room.undoing = (Undoing(undoing.by, left), kept, serial) if agree and left else None
        if agree and not left:
            await self._take_back(kept)
        room.tell_requests()

    async def _take_back(self, kept: int) -> None:
        room = self._room
        room.cut_log(room.play.marks[kept])
        await room.change(lambda: room.play.take_back(kept, room.now()))

    # people who leave

    async def _claim(self, intent: ClaimClock) -> None:
        room = self._room
        self._faced()
        room.play.running()
        if intent.seat in self._connection.secrets or not room.clockwork.expired(intent.seat, room.now()):
            raise Denied("clock-runs", seat=intent.seat + 1)
        if intent.how == "win":
            await room.change(lambda: room.lose(intent.seat, "clock"))
        else:
            await self._seat_bot(intent.seat, _known(intent.bot))

    async def _propose_bot(self, intent: ReplaceByBot) -> None:
        room, seat = self._room, intent.seat
        by = self._faced()
        room.play.running()
        bot = _known(intent.bot)
        sitters = room.play.sitters
        if seat in self._connection.secrets or seat >= len(sitters) or sitters[seat].kind != "person":
            raise Denied("not-your-seat")
        # After a restart everybody gets the same time to come back.
        gone = room.away_since.get(seat, room.opened)
        if seat in room.present() or room.now() - gone < AWAY_MS:
            raise Denied("still-here", seat=seat + 1)
        others = tuple(s for s in self._others(by) if s != seat)
        if not others:
            await self._seat_bot(seat, bot)
            return
        room.replacing = Replacing(seat, bot, by, others)
        room.tell_requests()

    async def _agree_bot(self, *, agree: bool) -> None:
        room, asked = self._room, self._room.replacing
        if asked is None or not set(asked.waiting_for) & self._connection.seats:
            raise Denied("nothing-to-agree")
        left = tuple(seat for seat in asked.waiting_for if seat not in self._connection.secrets)
        room.replacing = Replacing(asked.seat, asked.bot, asked.by, left) if agree and left else None
        if agree and not left:
            await self._seat_bot(asked.seat, asked.bot)
        room.tell_requests()

    async def _seat_bot(self, seat: int, bot: str) -> None:
        room = self._room
        room.replacing = None
        room.unseat(seat)
        await room.change(lambda: [*room.play.seat_change(BotSat(seat, bot)), *room.play.answer_forced(room.now())])
        room.tell_seating()

    # the rest

    async def _want_rematch(self) -> None:
        room = self._room
        self._faced()
        if room.play.status != "over":
            raise Denied("not-finished")
        if room.play.rematch is not None:
            self._connection.send(rematch_ready(room, self._connection))
            return
        room.rematch |= self._connection.seats
        people = {n for n, s in enumerate(room.play.sitters) if s.kind == "person"}
        if people <= room.rematch:
            await self._rematch(room)
        room.tell_requests()

    async def _set_asking(self, intent: SetAsking) -> None:
        room = self._room
        self._own(intent.seat)
        entry = Asked(intent.seat, intent.asking, room.play.turn_number)
        await room.change(lambda: [*room.play.seat_change(entry), *room.play.answer_forced(room.now())])

    def _face(self, intent: Face) -> None:
        self._own(intent.seat)
        self._connection.facing = intent.seat
        self._room.tell_state(self._connection)

    def _set_language(self, intent: SetLanguage) -> None:
        connection = self._connection
        connection.reader = Reader(intent.language, connection.reader.words)
        connection.lines = 0
        self._room.tell_state(connection)

    def _own(self, seat: int) -> None:
        if seat not in self._connection.secrets:
            raise Denied("not-your-seat")

    def _faced(self) -> int:
        """The seat that this connection speaks for."""
        if self._connection.facing is None:
            raise Denied("not-your-seat")
        return self._connection.facing

    def _others(self, seat: int) -> list[int]:
        """Other people who must agree: not bots, and not those at the same screen."""
        sitters = enumerate(self._room.play.sitters)
        return [n for n, s in sitters if s.kind == "person" and n != seat and n not in self._connection.secrets]


def _known(bot: str) -> str:
    if bot not in PLAYERS:
        raise Denied("unknown-bot", bot=bot, known=", ".join(PLAYERS))
    return bot
