"""Wire: uvicorn's sockets with a short way for what a table says and hears; everything else goes uvicorn's own way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from edgewise.server.crew import Porter

# The name under which the short way out is found among the extensions of a connection.
WRITE = "edgewise.write"

# A whole text message, unmasked when it is sent and masked when it is received: RFC 6455, 5.2.
TEXT = 0x81
FINAL = 0x80
OPCODE = 0x0F
MASKED = 0x80
SHORT = 126
LONG = 65_536
MASK_BYTES = 4
# More messages than this wait to be heard before the client has to wait as well.
MOST_UNHEARD = 16


def framed(messages: Iterable[bytes]) -> bytes:
    """Text messages as they go over the wire."""
    parts = []
    for message in messages:
        size = len(message)
        if size < SHORT:
            parts.append(bytes((TEXT, size)))
        elif size < LONG:
            parts.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            parts.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)


def _end(data: bytes, start: int) -> tuple[int, int]:
    """Where the payload of the masked frame at `start` begins and where it ends; beyond the end if it is not whole."""
    if len(data) - start < 2 or data[start + 1] < MASKED:
        return 0, len(data) + 1
    size, head = data[start + 1] - MASKED, start + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size, head = int.from_bytes(data[head : head + width], "big"), head + width
    return head + MASK_BYTES, head + MASK_BYTES + size


def plain(data: bytes) -> bytes | None:
    """The text of a single message that is there as a whole; None for anything else."""
    if len(data) < 2 or data[0] != TEXT:
        return None
    begin, end = _end(data, 0)
    return apply_mask(data[begin:end], data[begin - MASK_BYTES : begin]) if end == len(data) else None


def is_whole(data: bytes) -> bool:
    """Whether this is a row of frames, none of them part of a longer message, with nothing after the last."""
    place = 0
    while place < len(data):
        if not data[place] & FINAL or not data[place] & OPCODE:
            return False
        place = _end(data, place)[1]
    return place == len(data)


class Wire(WebSocketsSansIOProtocol):
    """One connection of a client."""

    # Whether the next byte begins a frame, and a message. Once that is not certain it is never assumed again.
    _is_between = True
    # The request that a socket began with, where another process has read it already.
    head = b""

    def connection_made(self, transport: Any) -> None:
        """Takes up the connection where another process left it."""
        super().connection_made(transport)
        if self.head:
            self.data_received(self.head)

    def handle_connect(self, event: Any) -> None:
        """Opens the connection and shows the short way out."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), WRITE: {"texts": self.write_texts}}

    def data_received(self, data: bytes) -> None:
        """Takes the short way for a message that came as a whole, and uvicorn's for anything else."""
        if not self.handshake_complete:
            porter: Porter | None = getattr(self.config.app, "porter", None)
            if self.handshake_initiated or porter is None or not porter.hand_over(data, self.transport):
                super().data_received(data)
            return
        text = plain(data) if self._is_between and not self.close_sent else None
        if text is None or len(text) > self.config.ws_max_size:
            self._is_between = self._is_between and is_whole(data)
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def write_texts(self, messages: Iterable[bytes]) -> bool:
        """Sends messages at once; False when the client reads too slowly or is gone, and nothing was sent."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(messages))
        return True
