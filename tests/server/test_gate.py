"""The gate on a real network: messages long and short, whole and in pieces, and what every connection may do."""

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
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from edgewise.server.app import Server, Settings
from edgewise.server.crew import ALONE, Porter
from edgewise.server.gate import Gates, Passage
from tests.server.house import FIRST_GAME, QuickBots


def masked(text: bytes) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode.TEXT, text).serialize(mask=True, extensions=[])


class Noting(asyncio.Protocol):
    """Stands for any protocol of uvicorn: it only has what every protocol has, and notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def connection_made(self, transport: Any) -> None:
        self.heard.append(transport)

    def data_received(self, data: bytes) -> None:
        self.heard.append(data)

    def eof_received(self) -> None:
        self.heard.append("eof")

    def pause_writing(self) -> None:
        self.heard.append("pause")

    def resume_writing(self) -> None:
        self.heard.append("resume")

    def connection_lost(self, error: Exception | None) -> None:
        self.heard.append(error)


def passage(noting: Noting, head: bytes = b"") -> Passage:
    return Passage(Porter(ALONE), lambda: noting, head)


def test_everything_that_happens_to_a_socket_is_told_to_uvicorn_in_order() -> None:
    noting, transport, lost = Noting(), Mock(), OSError()
    way = passage(noting)
    way.connection_made(transport)
    way.data_received(b"GET / HTTP/1.1\r\n\r\n")
    way.data_received(b"more")
    way.pause_writing()
    way.resume_writing()
    way.eof_received()
    way.connection_lost(lost)
    assert noting.heard == [transport, b"GET / HTTP/1.1\r\n\r\n", b"more", "pause", "resume", "eof", lost]


def test_a_socket_that_was_handed_over_begins_with_the_request_that_was_read_elsewhere() -> None:
    noting, transport = Noting(), Mock()
    passage(noting, b"GET / HTTP/1.1\r\n\r\n").connection_made(transport)
    assert noting.heard == [transport, b"GET / HTTP/1.1\r\n\r\n"]


def test_uvicorn_hears_nothing_of_a_socket_for_another_process() -> None:
    noting = Noting()
    way = passage(noting)
    way._porter = Mock(hand_over=Mock(return_value=True))
    way.connection_made(Mock())
    way.data_received(b"GET /api/matches/abc/socket HTTP/1.1\r\n\r\n")
    way.connection_lost(None)
    assert noting.heard == []


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server on a real socket, as `edgewise serve` runs it."""
    made = Server(Settings(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'wire.db'}"))
    made.bots = made.lobby.bots = QuickBots()
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(Gates(made.app, made.app.porter, made.settings.limits, log_level="critical"))
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


def test_bytes_that_are_no_text_end_the_connection(table: ClientConnection) -> None:
    table.socket.sendall(masked(b'{"type":"Ping","ref":\xff}'))
    with pytest.raises(ConnectionClosed) as closed:
        heard(table, "Refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


def test_a_message_over_the_limit_ends_the_connection(table: ClientConnection) -> None:
    table.socket.sendall(masked(ping(1, 70_000)))
    with pytest.raises(ConnectionClosed) as closed:
        heard(table, "Pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_frame_without_a_mask_ends_the_connection(table: ClientConnection) -> None:
    table.socket.sendall(Frame(Opcode.TEXT, ping(1)).serialize(mask=False, extensions=[]))
    with pytest.raises(ConnectionClosed):
        heard(table, "Pong")
