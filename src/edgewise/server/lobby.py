"""Lobby: makes matches, finds them again, and keeps those that are played in memory."""

from __future__ import annotations

import asyncio
import secrets as chance
from typing import Any

import msgspec
import sqlalchemy as sa

from edgewise.core.match import Match
from edgewise.core.refusal import BadInput, EdgewiseError
from edgewise.players import PLAYERS
from edgewise.server.bodies import (
    Created,
    Holdings,
    Invitation,
    Join,
    Joined,
    Mine,
    Moved,
    NewMatch,
    PlayOn,
    SeatWish,
)
from edgewise.server.bots import Bots
from edgewise.server.crew import ALONE, Crew
from edgewise.server.dice import fresh_seed
from edgewise.server.journal import (
    AnyEntry,
    Founding,
    Rekeyed,
    Rematched,
    Sat,
    SeatFounding,
    hashed,
    new_secret,
    read_entry,
    read_founding,
    written,
)
from edgewise.server.messages import Closing
from edgewise.server.parts import Held, Summary
from edgewise.server.play import Play
from edgewise.server.problems import Denied, from_input
from edgewise.server.reading import Reader
from edgewise.server.room import Now, Room, before, rematch_ready, wall_clock
from edgewise.server.served import game_of, served
from edgewise.server.storage import Change, Store, entries, matches
from edgewise.server.summary import Closed, commitment

MOST_ROOMS = 5_000
IDLE_MS = 600_000
MOVE_MS = 600_000
MOST_LISTED = 100
NOBODY = "Guest"


class Lobby:
    """All matches of this server, or those of this process if several serve together."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        now: Now = wall_clock,
        advisers: Bots | None = None,
        crew: Crew = ALONE,
    ) -> None:
        self.store = store
        self.bots = bots
        self.advisers = advisers or bots
        self.now = now
        self.crew = crew
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._moves: dict[str, tuple[str, int, int]] = {}

    # finding

    async def room(self, match: str) -> Room:
        """A match by its id, read from storage if need be."""
        found = self.rooms.get(match)
        if found is not None and not found.is_broken:
            return found
        if match not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def settled(self, match: str) -> Room:
        """The same at a moment when everything in it is stored; only that is told to those who ask from outside."""
        while True:
            room = await self.room(match)
            async with room.lock:  # held while a change is made and written
                if not room.is_broken:
                    return room

    async def _load(self, match: str) -> Room:
        founding, journal = await self.store.read(lambda connection: stored(connection, match))
        if founding is None:
            raise Denied("unknown-match", match=match)
        try:
            if founding.format != game_of(founding.game).format:
                raise Denied("other-version")
            play = Play.restored(founding, journal)
        except (EdgewiseError, AssertionError) as error:
            # The rules have changed since: the journal stays stored for the version that wrote it.
            raise Denied("other-version") from error
        return self._adopt(play)

    def _adopt(self, play: Play) -> Room:
        """Keeps a play in memory and lets it go on."""
        if len(self.rooms) >= MOST_ROOMS:
            self.sweep(idle_ms=0)
        if len(self.rooms) >= MOST_ROOMS:
            raise Denied("busy")
        room = Room(play, self.store, self.bots, self.now)
        self.rooms[play.founding.match] = room
        room.wake()
        return room

    def sweep(self, idle_ms: int = IDLE_MS) -> list[str]:
        """Forgets matches that nobody is at, which are stored; returns those that broke and should be woken."""
        now = self.now()
        broken = [match for match, room in self.rooms.items() if room.is_broken]
        for match, room in list(self.rooms.items()):
            is_thinking = room.play.bot_to_ask() is not None
            is_used = bool(room.connections) or room.lock.locked() or (is_thinking and not room.is_broken)
            if not is_used and now - room.idle_since >= idle_ms:
                room.rest()
                del self.rooms[match]
        return broken

    async def resume(self) -> int:
        """Wakes the matches in which a bot may be asked, after a restart."""
        query = sa.select(matches.c.id).where(matches.c.status == "running", matches.c.bots.is_(True))
        found = [match for match in await self._ids(query) if self.crew.owns(match)]
        for match in found:
            try:
                await self.room(match)
            except (Denied, msgspec.MsgspecError):
                # A journal of another version of the rules stays stored, and is told when somebody asks for it.
                continue
            await asyncio.sleep(0)
        return len(found)

    async def listed(self, reader: Reader) -> tuple[Summary, ...]:
        """Public matches that are open or running, the newest first."""
        query = (
            sa.select(matches.c.id)
            .where(matches.c.public.is_(True), matches.c.status.in_(("open", "running")))
            .order_by(matches.c.changed.desc())
            .limit(MOST_LISTED)
        )
        found = [match for match in await self._ids(query) if self.crew.owns(match)]
        return tuple([(await self.settled(match)).summary(reader) for match in found])

    async def _ids(self, query: sa.Select[tuple[str]]) -> list[str]:
        return await self.store.read(lambda connection: list(connection.scalars(query)))

    async def mine(self, holdings: Holdings, reader: Reader) -> tuple[Mine, ...]:
        """The matches in which the secrets hold a seat."""
        held: dict[str, list[str]] = {}
        for holding in holdings.held:
            if self.crew.owns(holding.match):
                held.setdefault(holding.match, []).append(hashed(holding.secret))
        closed = await self._closed([match for match in held if match not in self.rooms])
        found = [
            each
            for match, hashes in held.items()
            if (each := await self._mine(match, hashes, closed.get(match), reader)) is not None
        ]
        return tuple(sorted(found, key=lambda each: each.match.changed, reverse=True))

    async def _closed(self, wanted: list[str]) -> dict[str, Closed]:
        """Matches that are over, as they are kept for lists."""
        query = sa.select(matches.c.id, matches.c.summary).where(
            matches.c.id.in_(wanted), matches.c.summary.is_not(None)
        )
        rows = await self.store.read(lambda connection: list(connection.execute(query))) if wanted else []
        return {match: msgspec.json.decode(kept, type=Closed) for match, kept in rows}

    async def _mine(self, match: str, hashes: list[str], closed: Closed | None, reader: Reader) -> Mine | None:
        if closed is not None:
            seats = tuple(seat for seat, secret in enumerate(closed.secrets) if secret and secret in hashes)
            return Mine(closed.told(reader), seats, False) if seats else None
        try:
            room = await self.settled(match)
        except Denied:
            return None
        held = {room.play.seat_of(each) for each in hashes} - {None}
        seats = tuple(sorted(seat for seat in held if seat is not None))
        is_asked = any(room.play.asks(seat) is not None for seat in seats)
        return Mine(room.summary(reader), seats, is_asked) if seats else None

    # making

    async def create(self, wish: NewMatch, reader: Reader) -> Created:
        """A new match."""
        made = [_seat(number, each) for number, each in enumerate(wish.seats)]
        game = game_of(wish.game or served()[0])
        founding = Founding(
            match=self.crew.new_id(),
            game=game.name,
            format=game.format,
            options=wish.options,
            seats=tuple(seat for seat, _, _ in made),
            seed=fresh_seed(),
            created=self.now(),
            clock=wish.clock,
            public=wish.public,
        )
        room = await self.found(founding)
        held = tuple(Held(n, secret) for n, (_, secret, _) in enumerate(made) if secret)
        invited = tuple(_invitation(founding.match, n, token) for n, (_, _, token) in enumerate(made) if token)
        return Created(room.summary(reader), held, invited, commitment(room.play))

    async def found(self, founding: Founding) -> Room:
        """Checks a founding, stores it and opens its room."""
        game_of(founding.game)
        # Reading a fan's content may take a while; nobody else waits for it.
        await asyncio.to_thread(_check, founding)
        play = Play(founding)
        begun = play.begin_if_full(self.now())
        rows = tuple((founding.match, n, written(e)) for n, e in enumerate(begun))
        row = {
            "id": founding.match,
            "game": founding.game,
            "status": play.status,
            "public": founding.public,
            "bots": any(s.kind == "bot" for s in founding.seats),
            "created": founding.created,
            "changed": founding.created,
            "founding": written(founding),
            "summary": None,
        }
        await self.store.write(Change(row, rows))
        return self._adopt(play)

    async def join(self, match: str, wish: Join, reader: Reader) -> Joined:
        """Gives a person an open seat."""
        room = await self.room(match)
        async with room.lock:
            seat = _open_seat(room.play, wish)
            secret = new_secret()
            entry = Sat(seat, wish.name, hashed(secret))
            await room.change(lambda: [*room.play.seat_change(entry), *room.play.begin_if_full(self.now())])
        room.tell_seating()
        return Joined(room.summary(reader), Held(seat, secret))

    # moving a seat to another device

    async def move(self, match: str, secret: str) -> Moved:
        """A link that hands a seat over, for the one who holds it."""
        room = await self.room(match)
        seat = room.play.seat_of(hashed(secret))
        if seat is None:
            raise Denied("wrong-secret")
        now = self.now()
        self._moves = {token: move for token, move in self._moves.items() if move[2] > now}
        token = new_secret()
        self._moves[hashed(token)] = (match, seat, now + MOVE_MS)
        return Moved(f"/take/{match}/{token}", token, seat)

    async def take(self, match: str, token: str, reader: Reader) -> Joined:
        """Takes a seat over by such a link."""
        wanted, seat, until = self._moves.pop(hashed(token), ("", 0, 0))
        if wanted != match or until < self.now():
            raise Denied("wrong-invitation")
        room = await self.room(match)
        async with room.lock:
            if room.play.sitters[seat].kind != "person":
                raise Denied("seat-taken")
            secret = new_secret()
            before = [c for c in room.connections if seat in c.secrets]
            room.unseat(seat)
            await room.change(lambda: room.play.seat_change(Rekeyed(seat, hashed(secret))))
        for connection in before:
            connection.send(Closing(Denied("wrong-secret").problem(connection.reader.language)))
            connection.close()
        return Joined(room.summary(reader), Held(seat, secret))

    # another match

    async def rematch(self, room: Room) -> None:
        """Founds the match after this one: the same people and options, seats changed round, the same secrets."""
        old = room.play
        count = len(old.sitters)
        turned = [before(n, count) for n in range(count)]
        players = list(old.founding.options.get("players", ()))
        options = dict(old.founding.options)
        if players:
            players += [{}] * (count - len(players))
            options["players"] = [players[turned[n]] for n in range(count)]
        sitters = [old.sitters[turned[n]] for n in range(count)]
        founding = Founding(
            match=self.crew.new_id(),
            game=old.founding.game,
            format=old.game.format,
            options=options,
            seats=tuple(SeatFounding(s.kind, s.name, s.bot, s.secret) for s in sitters),
            seed=fresh_seed(),
            created=self.now(),
            clock=old.founding.clock,
            public=old.founding.public,
            origin=old.founding.match,
        )
        new = await self.found(founding)
        room.rematch.clear()
        await room.change(lambda: old.seat_change(Rematched(new.id)))
        for connection in room.connections:
            connection.send(rematch_ready(room, connection))

    async def play_on(self, match: str, wish: PlayOn, reader: Reader) -> Created:
        """A new match from a step of a finished one, against a bot."""
        old = (await self.settled(match)).play
        if old.status != "over":
            raise Denied("not-finished")
        if wish.step >= len(old.answers) or wish.seat >= len(old.sitters):
            raise Denied("unknown-step", step=wish.step, last=len(old.answers) - 1)
        position = position_at(old, wish.step)
        wishes = [
            SeatWish("me", wish.name) if n == wish.seat else SeatWish("bot", bot=wish.bot)
            for n in range(len(old.sitters))
        ]
        made = [_seat(number, each) for number, each in enumerate(wishes)]
        founding = Founding(
            match=self.crew.new_id(),
            game=old.founding.game,
            format=old.game.format,
            options={},
            seats=tuple(seat for seat, _, _ in made),
            seed=fresh_seed(),
            created=self.now(),
            position=position,
            origin=match,
        )
        room = await self.found(founding)
        return Created(room.summary(reader), (Held(wish.seat, made[wish.seat][1]),), (), commitment(room.play))


def position_at(play: Play, step: int) -> dict[str, Any]:
    """The situation before a step, as a document."""
    assert play.began is not None
    journal: list[AnyEntry] = [play.began, *play.answers[:step]]
    seats = tuple(SeatFounding("bot", bot="random") for _ in play.sitters)
    earlier = Play.restored(msgspec.structs.replace(play.founding, seats=seats), journal)
    assert earlier.match is not None
    return earlier.match.position()


def stored(connection: sa.Connection, match: str) -> tuple[Founding | None, list[AnyEntry]]:
    founding = connection.scalar(sa.select(matches.c.founding).where(matches.c.id == match))
    if founding is None:
        return None, []
    query = sa.select(entries.c.body).where(entries.c.match == match).order_by(entries.c.number)
    return read_founding(founding), [read_entry(body) for body in connection.scalars(query)]


def _check(founding: Founding) -> None:
    """Options that cannot be played are refused before anything is stored."""
    game = game_of(founding.game)
    try:
        state = Match.start(game, options=founding.options, position=founding.position).state
    except BadInput as error:
        raise from_input(error) from None
    except EdgewiseError as error:
        raise Denied("bad-options", problem=str(error)) from None
    seats = len(game.showing.factions(state))
    if seats != len(founding.seats):
        raise Denied("wrong-seats", field="seats", wanted=seats, given=len(founding.seats))


def _seat(number: int, wish: SeatWish) -> tuple[SeatFounding, str, str]:
    """A seat as it is stored, with the secret and the invitation that are not."""
    name = wish.name.strip() or (wish.bot.capitalize() if wish.kind == "bot" else f"{NOBODY} {number + 1}")
    match wish.kind:
        case "bot":
            if wish.bot not in PLAYERS:
                raise Denied("unknown-bot", bot=wish.bot, known=", ".join(PLAYERS))
            return SeatFounding("bot", name, wish.bot), "", ""
        case "me":
            secret = new_secret()
            return SeatFounding("person", name, secret=hashed(secret)), secret, ""
        case "open":
            token = new_secret()
            return SeatFounding("open", "", invitation=hashed(token)), "", token


def _invitation(match: str, seat: int, token: str) -> Invitation:
    return Invitation(seat, token, f"/join/{match}/{token}")


def _open_seat(play: Play, wish: Join) -> int:
    """The seat that an invitation is for, or any open one of a public match."""
    given = hashed(wish.invitation) if wish.invitation else ""
    opened = [n for n, s in enumerate(play.sitters) if s.kind == "open"]
    for seat in opened:
        if given and chance.compare_digest(play.sitters[seat].invitation, given):
            return seat
    if not opened or (given and given in [s.invitation for s in play.founding.seats]):
        raise Denied("seat-taken")
    if not play.founding.public:
        raise Denied("wrong-invitation")
    if wish.seat is not None and wish.seat not in opened:
        raise Denied("seat-taken")
    return opened[0] if wish.seat is None else wish.seat
