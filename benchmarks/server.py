"""Load on the server, beside a bare echo server on the same machine: python benchmarks/server.py [--seconds 10]

Matches are played over real sockets on the loopback by random players, two connections to a match, with all texts.
After a while of play every match is answered at a steady rate; then as fast as the server acknowledges.
A fixed piece of work, timed all the while, tells how much slower the machine is than at its best in this run,
and how fast it is beside other machines and other times.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import uvloop

ROOT = Path(__file__).resolve().parent.parent
START = "import sys; from edgewise.cli import main; sys.exit(main())"
ECHO = """
import asyncio, uvloop
from websockets.asyncio.server import serve
async def echo(socket):
    async for text in socket:
        await socket.send(text)
async def main():
    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        print("ready at", server.sockets[0].getsockname()[1], flush=True)
        await asyncio.get_running_loop().create_future()
uvloop.run(main())
"""
OPTIONS = {
    "layout": "first-game",
    "players": [
        {"faction": "chapter", "squads": "preset", "deck": "preset"},
        {"faction": "demons", "squads": "preset", "deck": "preset"},
    ],
}
LANGUAGES = ("en", "de", "pl")
ACTION = re.compile(rb'"action":(\{[^{}]*\})')
NUMBER = re.compile(rb'"question":\{"number":(\d+)')
UPGRADE = (
    "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Protocol):
    """A client's end of a socket, as lean as can be: the machine is to be busy with the server."""

    def __init__(self, hears: Callable[[Wire, bytes], None]) -> None:
        self._hears = hears
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.side: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def write(self, data: bytes) -> None:
        """Sends bytes as they are."""
        assert self._transport is not None
        self._transport.write(data)

    def say(self, text: bytes, opcode: int = 0x81) -> None:
        """Sends a message; a mask of zeros is a mask."""
        size = len(text)
        head = bytes((opcode, 0x80 | size)) if size < 126 else bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
        self.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.opened.set_result(None)
        place = 0
        while len(buffer) - place >= 2:
            size, head = buffer[place + 1], place + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, head = int.from_bytes(buffer[head : head + width], "big"), head + width
            if len(buffer) < head + size:
                break
            self._take(buffer[place] & 0x0F, bytes(buffer[head : head + size]))
            place = head + size
        del buffer[:place]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == 1:
            self._hears(self, payload)
        elif opcode == 9:
            self.say(payload, 0x8A)

    def close(self) -> None:
        """Takes leave."""
        self.say(b"", 0x88)


async def opened(port: int, path: str, hears: Callable[[Wire, bytes], None]) -> Wire:
    """An open socket."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(hears), "127.0.0.1", port)
    wire.write((UPGRADE % path).encode())
    await wire.opened
    return wire


class Side:
    """One connection: what it is asked, and when its answer left."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wire: Wire | None = None
        self.asked: tuple[bytes, bytes] | None = None
        self.sent = 0.0
        self.is_waiting = False


class Table:
    """A match with its two connections."""

    def __init__(self, port: int, match: str, secrets: list[str]) -> None:
        self._port, self._match, self._secrets = port, match, secrets
        self.sides: list[Side] = []

    async def open(self, load: Load, language: str | None) -> None:
        """Connects both sides."""
        for secret in self._secrets:
            side = Side(self)
            side.wire = await opened(self._port, f"/api/matches/{self._match}/socket", load.hears)
            side.wire.side = side
            self.sides.append(side)
            hello = {"type": "Hello", "secrets": [secret], "language": language or "en", "words": language is not None}
            side.wire.say(json.dumps(hello).encode())

    def answer(self) -> bool:
        """Answers if one of the sides is asked and nothing is under way."""
        for side in self.sides:
            if side.asked is not None and not side.is_waiting and side.wire is not None:
                number, action = side.asked
                side.asked = None
                side.is_waiting = True
                side.sent = time.perf_counter()
                side.wire.say(b'{"type":"Answer","ref":1,"question":%b,"action":%b}' % (number, action))
                return True
        return False


class Load:
    """What is measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.is_flat_out = False

    def hears(self, wire: Wire, text: bytes) -> None:
        """A message of the server."""
        self.bytes += len(text)
        side: Side = wire.side
        if text.startswith(b'{"type":"Done"'):
            self.times.append(time.perf_counter() - side.sent)
            side.is_waiting = False
        elif text.startswith(b'{"type":"State"'):
            side.asked = chosen(text)
        elif text.startswith(b'{"type":"Refused"'):
            self.refused += 1
            side.is_waiting = False
        else:
            return
        if self.is_flat_out:
            side.table.answer()


def chosen(state: bytes) -> tuple[bytes, bytes] | None:
    """The number of the question in a State and one of its options, which one is left to chance."""
    question = NUMBER.search(state)
    if question is None:
        return None
    place = random.randrange(question.end(), len(state))
    found = ACTION.search(state, place) or ACTION.search(state, question.end())
    return None if found is None else (question[1], found[1])


class Yardstick:
    """A fixed piece of work, timed now and then, in processor time."""

    def __init__(self) -> None:
        self.quiet = min(self._once() for _ in range(20))
        self.times: list[float] = []

    def measure(self) -> None:
        """Does the work once more."""
        self.times.append(self._once())

    def read(self) -> float:
        """How long it took since this was last read, in seconds."""
        found = statistics.mean(self.times) if self.times else self.quiet
        self.times.clear()
        return found

    def _once(self) -> float:
        started = time.process_time()
        kept: dict[int, tuple[int, str]] = {}
        for number in range(2_000):
            kept[number & 255] = (number, str(number))
        return time.process_time() - started


async def steady(tables: list[Table], rate: float, seconds: float, yardstick: Yardstick) -> int:
    """Every match is answered at this rate, evenly spread; returns how many answers were due and could not be given."""
    started, number, late = time.perf_counter(), 0, 0
    next_measure = started
    while (now := time.perf_counter()) - started < seconds:
        due = int((now - started) * rate * len(tables))
        while number < due:
            late += not tables[number % len(tables)].answer()
            number += 1
        if now >= next_measure:
            yardstick.measure()
            next_measure = now + 0.25
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    return late


async def flat_out(tables: list[Table], load: Load, seconds: float, yardstick: Yardstick) -> float:
    """Every match is answered as soon as it asks; returns the seconds that passed."""
    load.is_flat_out = True
    started = time.perf_counter()
    for table in tables:
        table.answer()
    while time.perf_counter() - started < seconds:
        await asyncio.sleep(0.25)
        yardstick.measure()
    passed = time.perf_counter() - started
    load.is_flat_out = False
    return passed


async def echoes(port: int, connections: int, rate: float, seconds: float) -> list[float]:
    """The same rate of small messages through an echo server."""
    times: list[float] = []

    def hears(wire: Wire, _: bytes) -> None:
        times.append(time.perf_counter() - wire.side)

    wires = [await opened(port, "/", hears) for _ in range(connections)]
    started, number = time.perf_counter(), 0
    while (now := time.perf_counter()) - started < seconds:
        while number < int((now - started) * rate):
            wire = wires[number % connections]
            wire.side = time.perf_counter()
            wire.say(b'{"type":"Answer","ref":1,"question":1,"action":{"type":"Pass"}}')
            number += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    for wire in wires:
        wire.close()
    return times


def used(process: int) -> float:
    """Processor seconds that a process and its children have used; 0 where the system does not tell."""
    total = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(file.parent.name) == process or int(fields[1]) == process:
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def stored(database: Path) -> int:
    """Entries of all matches in the database."""
    with sqlite3.connect(database) as connection:
        return int(connection.execute("select count(*) from entries").fetchone()[0])


def started(command: list[str]) -> tuple[subprocess.Popen[str], str]:
    """A server process, and what it says when it is ready."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "ready at " in line, line
    return process, line.split("ready at ")[1].split()[0].rstrip("/")


def new_matches(port: int, count: int) -> list[tuple[str, list[str]]]:
    """Matches between two people, with the secrets of both seats."""
    client = http.client.HTTPConnection("127.0.0.1", port)
    body = json.dumps({"options": OPTIONS, "seats": [{"kind": "me"}, {"kind": "me"}]})
    found = []
    for _ in range(count):
        client.request("POST", "/api/matches", body, {"content-type": "application/json"})
        made = json.loads(client.getresponse().read())
        found.append((made["match"]["match"], [held["secret"] for held in made["held"]]))
    client.close()
    return found


def figures(times: list[float]) -> dict[str, float]:
    """The usual ones, in milliseconds."""
    ordered = sorted(times) or [0.0]
    return {
        "count": len(ordered),
        "median ms": round(1000 * statistics.median(ordered), 2),
        "p99 ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "worst ms": round(1000 * ordered[-1], 2),
    }


class Meter:
    """Processor time of the server and of this process, and stored actions, since it was made."""

    def __init__(self, process: int, database: Path) -> None:
        self._process, self._database = process, database
        self._server, self._here, self._stored = used(process), time.process_time(), stored(database)

    def read(self, seconds: float, yardstick: Yardstick) -> dict[str, float]:
        """What was used and stored."""
        work = yardstick.read()
        slowdown = work / yardstick.quiet
        server, here = used(self._process) - self._server, time.process_time() - self._here
        kept = max(1, stored(self._database) - self._stored)
        return {
            "stored actions a second": round(kept / seconds),
            "server, processor ms for a stored action": round(1000 * server / kept, 3),
            "the same at the best speed of this run": round(1000 * server / kept / slowdown, 3),
            "server, share of a core": round(server / seconds, 2),
            "this generator, share of a core": round(here / seconds, 2),
            "slower than at best in this run by": round(slowdown, 2),
            "a fixed piece of work, ms (to compare runs)": round(1000 * work, 3),
        }


async def measure(port: int, echo: int, given: argparse.Namespace, database: Path, process: int) -> dict[str, Any]:
    """All figures."""
    load, yardstick = Load(), Yardstick()
    tables = [Table(port, *made) for made in new_matches(port, given.matches)]
    for number, table in enumerate(tables):
        await table.open(load, None if given.keys_only else LANGUAGES[number % len(LANGUAGES)])
    await flat_out(tables, load, given.warm, yardstick)
    await asyncio.sleep(2.0)
    found: dict[str, Any] = {"matches": len(tables), "connections": 2 * len(tables)}
    load.times.clear()
    yardstick.read()
    meter = Meter(process, database)
    late = await steady(tables, given.rate, given.seconds, yardstick)
    found[f"steady, {given.rate:g} answers a second in each match"] = {
        **figures(load.times),
        "due and not given, as nothing was asked yet": late,
        **meter.read(given.seconds, yardstick),
    }
    rate = given.rate * given.matches
    found["echo at the same rate"] = figures(await echoes(echo, 2 * given.matches, rate, given.seconds))
    load.times.clear()
    load.bytes = 0
    meter = Meter(process, database)
    passed = await flat_out(tables, load, given.seconds, yardstick)
    found["saturated, every match is answered at once"] = {
        **figures(load.times),
        "acknowledged answers a second": round(len(load.times) / passed),
        **meter.read(passed, yardstick),
        "kB sent for an answer": round(load.bytes / 1000 / max(1, len(load.times)), 1),
    }
    found["refused"] = load.refused
    return found


def main() -> int:
    """Runs everything and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=2.0, help="answers a second in each match")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before anything is measured")
    parser.add_argument("--keys-only", action="store_true", help="clients that want no texts")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--no-open"]
        database = Path(folder) / "bench.db"
        server, url = started([*command, "--database", f"sqlite:///{database}"])
        echo, port = started([sys.executable, "-c", ECHO])
        try:
            found = uvloop.run(measure(urlsplit(url).port or 0, int(port), given, database, server.pid))
        finally:
            for process in (server, echo):
                process.kill()
                process.wait()
    found["load of the machine"] = [round(each, 1) for each in os.getloadavg()]
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
