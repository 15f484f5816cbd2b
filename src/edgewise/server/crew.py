"""Crew: several processes serve one address; every match is played in one of them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import socket
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from edgewise.server.journal import new_id

# Which match a socket is asked for, in the first line of a request.
SOCKET = re.compile(rb"GET [^ ?]*/api/matches/([0-9a-z]{1,32})/socket[ ?]")
# More than any request has before its body.
MOST_HEAD = 131_072


class Crew(msgspec.Struct, frozen=True):
    """The processes that serve together: which of them this is, and the ways to the others.

    `doors` are unix sockets that only the crew itself reaches, for requests; `inboxes` take open sockets.
    """

    place: int = 0
    doors: tuple[str, ...] = ("",)
    inboxes: tuple[Any, ...] = ()

    @property
    def size(self) -> int:
        """How many they are."""
        return len(self.doors)

    def owner(self, match: str) -> int:
        """The process in which a match is played."""
        return zlib.crc32(match.encode()) % self.size

    def owns(self, match: str) -> bool:
        """Whether a match is played in this process."""
        return self.owner(match) == self.place

    def new_id(self) -> str:
        """An id for a match of this process."""
        while not self.owns(match := new_id()):
            pass
        return match

    def anyone(self) -> int:
        """Any of the processes, for a match that has none yet."""
        return secrets.randbelow(self.size)


# Most servers, and all tests of a single one.
ALONE = Crew()


class Porter:
    """Hands the sockets of other processes' matches over to them, and takes in those that are for this one."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._opening: set[asyncio.Task[Any]] = set()

    def hand_over(self, head: bytes, transport: asyncio.Transport) -> bool:
        """Hands a socket over with the request it began with; False when it stays here."""
        found = SOCKET.match(head) if self._crew.size > 1 else None
        if found is None or self._crew.owns(match := found[1].decode()):
            return False
        inbox: socket.socket = self._crew.inboxes[self._crew.owner(match)][1]
        # Where the other process is too busy, or the request too long, the client will try again.
        with contextlib.suppress(OSError):
            socket.send_fds(inbox, [head], [transport.get_extra_info("socket").fileno()])
        transport.abort()
        return True

    def take_in(self, wire: Callable[[bytes], asyncio.Protocol]) -> None:
        """From now on sockets that are handed over get a wire made from the request they began with."""
        inbox: socket.socket = self._crew.inboxes[self._crew.place][0]
        inbox.setblocking(False)
        asyncio.get_running_loop().add_reader(inbox, self._arrive, inbox, wire)

    def _arrive(self, inbox: socket.socket, wire: Callable[[bytes], asyncio.Protocol]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                head, files, _, _ = socket.recv_fds(inbox, MOST_HEAD, 1)
            except BlockingIOError:
                return
            for file in files:
                came = socket.socket(fileno=file)
                came.setblocking(False)
                task = loop.create_task(loop.connect_accepted_socket(partial(wire, head), came))
                self._opening.add(task)
                task.add_done_callback(self._opening.discard)
