"""The socket of a match: says hello, reads intents, sends what the room has for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from edgewise.core.wire import Geometry
from edgewise.server.connection import Connection, encode
from edgewise.server.intents import Intents
from edgewise.server.journal import hashed
from edgewise.server.limits import Bucket, Limits, is_local
from edgewise.server.lobby import Lobby
from edgewise.server.messages import Closing, FromClient, Hello, Refused, Welcome
from edgewise.server.problems import Denied, unreadable
from edgewise.server.reading import Reader
from edgewise.server.room import Room

CLOSE_NORMAL = 1000
LAST_WORDS_SECONDS = 2.0
CLOSE_REFUSED = 4000
# A client that goes on sending nonsense is let go.
MOST_FAULTS = 50

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
log = logging.getLogger("edgewise.server")


class Wires(NamedTuple):
    """The two ends of an open socket, and what it is."""

    scope: Any
    receive: Callable[[], Awaitable[Any]]
    send: Callable[[Any], Awaitable[None]]


class Sockets:
    """All open sockets of this server."""

    def __init__(self, lobby: Lobby, limits: Limits, version: str) -> None:
        self._lobby = lobby
        self._limits = limits
        self._version = version
        self._addresses: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many are open."""
        return self._addresses.total()

    async def serve(self, wire: Wires, match: str) -> None:
        """One socket from its opening to its end."""
        client = wire.scope.get("client")
        address = client[0] if client else ""
        await wire.receive()
        await wire.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self._addresses[address] += 1
        try:
            await self._serve(wire, match, address)
        except Denied as denied:
            await _refuse(wire, denied)
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def _serve(self, wire: Wires, match: str, address: str) -> None:
        limits = self._limits
        is_crowded = self._addresses[address] > limits.connections_per_address and not (
            limits.spare_local and is_local(address)
        )
        if self.count > limits.connections or is_crowded:
            raise Denied("busy")
        hello = await self._hello(wire)
        if hello is None:
            return
        try:
            room = await self._lobby.settled(match)
            connection = _connection(room, hello)
        except Denied as denied:
            await _refuse(wire, denied, hello.language)
            return
        sender = asyncio.get_running_loop().create_task(_send_all(wire, connection))
        try:
            connection.send(self._welcome(room, connection, hello))
            room.enter(connection)
            room.tell_state(connection)
            await self._listen(wire, room, connection)
        finally:
            room.leave(connection)
            connection.close()
            # What is queued, such as the reason why it ends, is still sent to a client that reads.
            await asyncio.wait([sender], timeout=LAST_WORDS_SECONDS)
            sender.cancel()

    async def _hello(self, wire: Wires) -> Hello | None:
        try:
            text = await asyncio.wait_for(_receive(wire), self._limits.hello_seconds)
        except TimeoutError:
            raise Denied("bad-message", problem="Hello") from None
        if text is None:
            return None
        intent = self._read(text)
        if not isinstance(intent, Hello):
            raise Denied("bad-message", problem="Hello")
        return intent

    def _read(self, text: bytes | str) -> FromClient:
        if len(text) > self._limits.message_bytes:
            raise Denied("too-large", limit=self._limits.message_bytes)
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from None

    def _welcome(self, room: Room, connection: Connection, hello: Hello) -> Welcome:
        return Welcome(
            match=room.summary(connection.reader),
            seats=tuple(sorted(connection.secrets)),
            language=hello.language,
            geometry=geometry_of(room),
            commitment=room.commitment(),
            asking={str(seat): room.play.sitters[seat].asking for seat in sorted(connection.secrets)},
            version=self._version,
        )

    async def _listen(self, wire: Wires, room: Room, connection: Connection) -> None:
        limits = self._limits
        bucket = Bucket(limits.message_rate, limits.message_burst, time.monotonic())
        intents = Intents(room, connection, self._lobby.advisers, self._lobby.rematch)
        faults = 0
        while not connection.is_closed and (text := await _receive(wire)) is not None:
            ref = None
            try:
                if not bucket.take(time.monotonic()):
                    raise Denied("too-fast")
                intent = self._read(text)
                ref = getattr(intent, "ref", None)
                await intents.do(intent)
            except Denied as denied:
                faults += denied.code in ("bad-message", "too-large", "too-fast")
                connection.send(Refused(ref, denied.problem(connection.reader.language)))
                if faults > MOST_FAULTS:
                    connection.send(Closing(Denied("too-fast").problem(connection.reader.language)))
                    return
            except Exception:
                # A fault of ours must reach neither the client as a traceback nor the other matches.
                log.exception("a message of match %s failed", room.id)
                connection.send(Refused(ref, Denied("fault").problem(connection.reader.language)))


def geometry_of(room: Room) -> Geometry:
    """The board of a match."""
    play = room.play
    # Before the match begins its board is known from the options.
    state = play.game.setup(play.founding.options) if play.match is None else play.match.state
    shown: Geometry = play.game.showing.geometry(state)
    return shown


def _connection(room: Room, hello: Hello) -> Connection:
    held: dict[int, str] = {}
    for secret in hello.secrets:
        seat = room.play.seat_of(hashed(secret))
        if seat is None:
            raise Denied("wrong-secret")
        held[seat] = secret
    return Connection(held, Reader(hello.language, hello.words))


async def _receive(wire: Wires) -> bytes | str | None:
    """The next message; None when the client is gone."""
    event: dict[str, Any] = dict(await wire.receive())
    if event["type"] == "websocket.disconnect":
        return None
    text: bytes | str = event.get("bytes") or event.get("text") or ""
    return text


async def _send_all(wire: Wires, connection: Connection) -> None:
    """Sends what is queued, until the connection is closed."""
    with contextlib.suppress(Exception):
        while messages := await connection.outgoing():
            for message in messages:
                await wire.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        await wire.send({"type": "websocket.close", "code": CLOSE_NORMAL, "reason": ""})
    connection.close()


async def _refuse(wire: Wires, denied: Denied, language: str = "en") -> None:
    with contextlib.suppress(Exception):
        text = encode(Closing(denied.problem(language))).decode()
        await wire.send({"type": "websocket.send", "bytes": None, "text": text})
        await wire.send({"type": "websocket.close", "code": CLOSE_REFUSED, "reason": denied.code})
