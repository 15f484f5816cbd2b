"""Supervising: starts the processes of a crew, replaces one that ends by itself, and ends all of them with itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NoReturn

import msgspec

from edgewise.server.crew import Crew

# Where processes end sooner one after another, they are not replaced at once.
SHORT_LIFE_SECONDS = 5.0
GLANCE_SECONDS = 0.2
# After this long processes that do not end by themselves are ended.
FAREWELL_SECONDS = 10.0

# What a process of the crew does: it serves, and says when it is ready.
Serve = Callable[[Crew, socket.socket, Callable[[], None]], None]


def is_possible() -> bool:
    """Whether this system lets processes share sockets in our way."""
    return hasattr(os, "fork") and hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


class Supervisor:
    """The process that the others are children of; it serves nobody itself."""

    def __init__(self, size: int, serve: Serve, is_ready: Callable[[], None]) -> None:
        self._serve = serve
        self._is_ready = is_ready
        self._folder = Path(tempfile.mkdtemp(prefix="edgewise-"))
        doors = tuple(str(self._folder / str(place)) for place in range(size))
        self._listeners = [_listener(door) for door in doors]
        inboxes = tuple(socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(size))
        for _, outer in inboxes:
            outer.setblocking(False)
        self._crew = Crew(doors=doors, inboxes=inboxes)
        # Children hold the reading end of the one, and see that it ends; they write to the other.
        self._life = os.pipe()
        self._news = os.pipe()
        self._places: dict[int, int] = {}
        self._is_ending = False

    def run(self) -> int:
        """Keeps the crew going until this process is told to end; 0 when it ended in order."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        try:
            for place in range(self._crew.size):
                self._start(place)
            if not self._await_ready():
                return 1
            self._is_ready()
            self._watch()
            return 0
        finally:
            self._end_all()
            shutil.rmtree(self._folder, ignore_errors=True)

    def _start(self, place: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if process == 0:
            self._live(place)
        self._places[process] = place

    def _live(self, place: int) -> NoReturn:
        """The life of a process of the crew."""
        status = 1
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            # Ctrl+C is for the parent, which tells everybody once.
            os.setpgid(0, 0)
            os.close(self._life[1])
            crew = msgspec.structs.replace(self._crew, place=place)
            self._serve(crew, self._listeners[place], self._has_begun)
            status = 0
        except KeyboardInterrupt:
            status = 0
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stderr.flush()
            os._exit(status)

    def _has_begun(self) -> None:
        """A process of the crew is ready: it says so, and ends when its parent is gone."""
        asyncio.get_running_loop().add_reader(self._life[0], self._follow_parent)
        os.write(self._news[1], b".")

    def _follow_parent(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
        os._exit(1)

    def _await_ready(self) -> bool:
        """True when all are ready; False when one of them ended before that."""
        waiting = self._crew.size
        while waiting and not self._is_ending:
            if select.select([self._news[0]], [], [], GLANCE_SECONDS)[0]:
                waiting -= len(os.read(self._news[0], waiting))
            elif self._ended(os.WNOHANG) is not None:
                return False
        return not waiting

    def _watch(self) -> None:
        while self._places and not self._is_ending:
            began = time.monotonic()
            place = self._ended(0)
            if place is None:
                continue
            if time.monotonic() - began < SHORT_LIFE_SECONDS:
                time.sleep(1)
            if not self._is_ending:
                self._start(place)

    def _ended(self, how: int) -> int | None:
        """The place of a process that has ended."""
        process, _ = os.waitpid(-1, how)
        return self._places.pop(process, None)

    def _end(self, _: int, __: FrameType | None) -> None:
        self._is_ending = True
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        for process in self._places:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def _end_all(self) -> None:
        self._signal(signal.SIGTERM)
        until = time.monotonic() + FAREWELL_SECONDS
        while self._places and time.monotonic() < until:
            if self._ended(os.WNOHANG) is None:
                time.sleep(0.02)
        self._signal(signal.SIGKILL)


def _listener(path: str) -> socket.socket:
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    return listener
