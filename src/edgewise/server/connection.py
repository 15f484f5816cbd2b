"""Connection: one open socket at a table, the seats it holds, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from edgewise.core.wire import Measured
from edgewise.server.messages import Message
from edgewise.server.reading import Reader

# A client that falls this far behind gets one State for all it missed, and is let go if even that does not help.
FAR_BEHIND = 48
MOST_WAITING = 256

encode = msgspec.json.Encoder().encode


class Connection:
    """A client at a match; messages are queued here and sent by the socket's own task."""

    def __init__(self, secrets: dict[int, str], reader: Reader) -> None:
        self.secrets = secrets
        self.reader = reader
        self.facing: int | None = next(iter(secrets)) if len(secrets) == 1 else None
        self.lines = 0
        self.told: int | None = None
        self.is_closed = False
        self.catch_up: Callable[[], None] | None = None
        self._is_behind = False
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()

    @property
    def seats(self) -> frozenset[int]:
        """The seats this connection holds."""
        return frozenset(self.secrets)

    def falls_behind(self) -> bool:
        """Whether the next State had better wait until the client has read what is there."""
        self._is_behind = self._is_behind or len(self._waiting) >= FAR_BEHIND
        return self._is_behind

    def send(self, message: Message | Measured | bytes) -> None:
        """Queues a message."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append(message if isinstance(message, bytes) else encode(message))
        self._something.set()

    def close(self) -> None:
        """Nothing more is sent after what is waiting."""
        self.is_closed = True
        self._something.set()

    def take(self) -> bytes | None:
        """The next message that is waiting, if there is one."""
        if not self._waiting and self._is_behind and self.catch_up is not None:
            self._is_behind = False
            self.catch_up()
        return self._waiting.popleft() if self._waiting else None

    async def outgoing(self) -> list[bytes]:
        """The next messages to send, all that are waiting; none when the connection is to be closed."""
        while (message := self.take()) is None:
            if self.is_closed:
                return []
            self._something.clear()
            await self._something.wait()
        found = [message, *self._waiting]
        self._waiting.clear()
        return found
