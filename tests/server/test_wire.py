"""Real sockets: messages long and short, whole and in pieces, all come through the short way or uvicorn's own."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from edgewise.server.app import Server, Settings
from edgewise.server.wire import Wire, framed, is_whole, plain
from tests.server.house import FIRST_GAME, QuickBots

SIZES = (1, 125, 126, 127, 65_535, 65_536, 70_000)


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it, written by another library."""
    return Frame(opcode, text, fin).serialize(mask=True, extensions=[])


@pytest.mark.parametrize("size", SIZES)
def test_messages_are_framed_as_the_standard_has_it(size: int) -> None:
    text = b"x" * size
    assert framed([text]) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
    assert framed([text, b"y"]) == framed([text]) + framed([b"y"])


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_message_is_read_and_a_part_of_one_is_not(size: int) -> None:
    text = bytes(range(97, 123)) * (size // 26 + 1)
    data = masked(text[:size])
    assert plain(data) == text[:size]
    assert is_whole(data)
    for part in (data[:-1], data[:1], data[:5], data + b"\x81", data + data):
        assert plain(part) is None
    assert not is_whole(data[:-1])
    assert is_whole(data + data)


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"no mask").serialize(mask=False, extensions=[]),
        masked(b"ping", Opcode.PING),
        masked(b"binary", Opcode.BINARY),
        masked(b"begin", fin=False),
        b"",
        b"\x81",
    ],
    # The masks are random; the names of tests must not be.
    ids=["unmasked", "ping", "binary", "unfinished", "nothing", "one-byte"],
)
def test_what_is_no_plain_message_goes_the_long_way(data: bytes) -> None:
    assert plain(data) is None


def test_a_piece_of_a_longer_message_is_not_taken_for_a_whole_one() -> None:
    assert not is_whole(masked(b"begin", fin=False))
    assert not is_whole(masked(b"end", Opcode.CONT))
    assert is_whole(masked(b"", Opcode.PONG))


def test_a_whole_message_over_the_limit_does_not_go_the_short_way() -> None:
    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        return None

    async def scenario() -> None:
        wire = Wire(uvicorn.Config(nothing, ws_max_size=100, lifespan="off"), ServerState(), {})
        wire.transport = Mock()
        wire.handshake_complete = True
        taken: list[bytes] = []
        wire.conn.receive_data = taken.append  # type: ignore[method-assign, assignment]  # nothing is opened here
        wire.data_received(masked(b"x" * 100))
        assert (wire.queue.qsize(), taken) == (1, [])
        long = masked(b"x" * 101)
        wire.data_received(long)
        assert (wire.queue.qsize(), taken) == (1, [long])

    asyncio.run(scenario())


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server on a real socket, as `edgewise serve` runs it."""
    made = Server(Settings(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'wire.db'}"))
    made.bots = made.lobby.bots = QuickBots()
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    limit = made.settings.limits.message_bytes
    config = uvicorn.Config(made.app, ws=Wire, ws_max_size=limit, ws_per_message_deflate=False, log_level="critical")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    yield listener.getsockname()[1]
    server.should_exit = True
    thread.join(20)


@pytest.fixture
def table(port: int) -> Iterator[ClientConnection]:
    """A client that has said hello."""
    import urllib.request

    body = msgspec.json.encode({"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "me"}]})
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        match = msgspec.json.decode(answer.read())["match"]["match"]
    with connect(f"ws://127.0.0.1:{port}/api/matches/{match}/socket", compression=None) as client:
        client.send('{"type":"Hello"}')
        assert heard(client, "State")["status"] == "running"
        yield client


def heard(client: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = msgspec.json.decode(client.recv(timeout=20))
        if message["type"] == kind:
            return message


def ping(ref: int, padding: int = 0) -> bytes:
    """A message that is answered with its number, as long as is wanted."""
    return b'{"type":"Ping",%b"ref":%d}' % (b" " * padding, ref)


def test_messages_of_every_length_are_answered(table: ClientConnection) -> None:
    for ref, padding in enumerate((0, 90, 100, 200, 60_000)):
        table.send(ping(ref, padding).decode())
        assert heard(table, "Pong")["ref"] == ref


def test_messages_in_pieces_are_answered_and_so_are_those_after_them(table: ClientConnection) -> None:
    table.send([ping(1)[:5].decode(), ping(1)[5:].decode()])
    assert heard(table, "Pong")["ref"] == 1
    data = masked(ping(2))
    for place in range(0, len(data), 3):
        table.socket.sendall(data[place : place + 3])
        time.sleep(0.002)
    assert heard(table, "Pong")["ref"] == 2
    table.send(ping(3).decode())
    assert heard(table, "Pong")["ref"] == 3


def test_several_messages_at_once_are_answered_in_order(table: ClientConnection) -> None:
    table.socket.sendall(b"".join(masked(ping(ref)) for ref in range(40)))
    assert [heard(table, "Pong")["ref"] for _ in range(40)] == list(range(40))
    table.ping().wait(20)
    table.send(ping(99))
    assert heard(table, "Pong")["ref"] == 99


def test_bytes_that_are_no_text_are_refused(table: ClientConnection) -> None:
    table.socket.sendall(masked(b'{"type":"Ping","ref":\xff}'))
    assert heard(table, "Refused")["problem"]["code"] == "bad-message"


def test_a_message_over_the_limit_ends_the_connection(table: ClientConnection) -> None:
    table.socket.sendall(masked(ping(1, 70_000)))
    with pytest.raises(ConnectionClosed) as closed:
        heard(table, "Pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_frame_without_a_mask_ends_the_connection(table: ClientConnection) -> None:
    table.socket.sendall(framed([ping(1)]))
    with pytest.raises(ConnectionClosed):
        heard(table, "Pong")
