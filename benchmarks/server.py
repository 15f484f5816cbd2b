"""Load on the server, beside a bare echo server on the same machine: python benchmarks/server.py [--seconds 10]

Matches are played over real sockets on the loopback by random players, two connections to a match.
First every match is answered at a steady rate; then as fast as the server acknowledges.
"""

from __future__ import annotations

import argparse
import asyncio
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
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

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
OPTION = re.compile(rb'"action":(\{[^{}]*\})')
NUMBER = re.compile(rb'"question":\{"number":(\d+)')


class Side:
    """One connection: what it is asked, and when its answer left."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: tuple[bytes, list[bytes]] | None = None
        self.sent = 0.0
        self.is_waiting = False


class Table:
    """A match with its two connections."""

    def __init__(self, url: str, match: str, secrets: list[str]) -> None:
        self._url, self._match, self._secrets = url, match, secrets
        self.sides: list[Side] = []
        self.is_over = False

    async def open(self, load: Load) -> None:
        """Connects both sides; listening goes on by itself."""
        for secret in self._secrets:
            address = f"{self._url.replace('http', 'ws')}/api/matches/{self._match}/socket"
            socket = await connect(address, compression=None, max_queue=None)
            await socket.send(json.dumps({"type": "Hello", "secrets": [secret], "words": False}))
            side = Side(socket)
            self.sides.append(side)
            load.tasks.append(asyncio.create_task(self._listen(side, load)))

    async def _listen(self, side: Side, load: Load) -> None:
        async for message in side.socket:
            text = message.encode() if isinstance(message, str) else message
            load.bytes += len(text)
            if text.startswith(b'{"type":"Done"'):
                load.acknowledged(side)
                if load.is_flat_out:
                    await self.answer(load)
            elif text.startswith(b'{"type":"State"'):
                found = NUMBER.search(text)
                side.question = None if found is None else (found[1], OPTION.findall(text, found.end()))
                self.is_over = b'"status":"over"' in text[:80]
                if load.is_flat_out:
                    await self.answer(load)
            elif text.startswith(b'{"type":"Refused"'):
                load.refused += 1
                side.is_waiting = False

    async def answer(self, load: Load) -> None:
        """Answers if one of the sides is asked and nothing is under way."""
        for side in self.sides:
            if side.question is not None and not side.is_waiting:
                number, options = side.question
                side.question = None
                side.is_waiting = True
                side.sent = time.perf_counter()
                action = random.choice(options)
                await side.socket.send(
                    b'{"type":"Answer","ref":1,"question":%b,"action":%b}' % (number, action), text=True
                )
                return


class Load:
    """What is measured."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.times: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.is_flat_out = False

    def acknowledged(self, side: Side) -> None:
        """An answer is stored."""
        self.times.append(time.perf_counter() - side.sent)
        side.is_waiting = False


async def steady(tables: list[Table], load: Load, rate: float, seconds: float) -> None:
    """Every match is answered at this rate, evenly spread."""
    load.times.clear()
    started = time.perf_counter()
    gap = 1 / (rate * len(tables))
    number = 0
    while (now := time.perf_counter()) - started < seconds:
        due = int((now - started) / gap)
        while number < due:
            await tables[number % len(tables)].answer(load)
            number += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)


async def flat_out(tables: list[Table], load: Load, seconds: float, database: Path) -> tuple[float, float]:
    """Every match is answered as soon as it asks; returns acknowledged answers and stored actions a second.

    The server stores more than it acknowledges: answers that have no alternative it gives by itself.
    """
    load.times.clear()
    load.is_flat_out = True
    started, before = time.perf_counter(), stored(database)
    for table in tables:
        await table.answer(load)
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - started
    rates = len(load.times) / passed, (stored(database) - before) / passed
    load.is_flat_out = False
    await asyncio.sleep(1.0)
    return rates


def used(process: int) -> float:
    """Processor seconds that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stored(database: Path) -> int:
    """Entries of all matches in the database."""
    with sqlite3.connect(database) as connection:
        return int(connection.execute("select count(*) from entries").fetchone()[0])


async def echoes(port: int, connections: int, rate: float, seconds: float) -> list[float]:
    """The same rate of small messages through an echo server."""
    sockets = [await connect(f"ws://127.0.0.1:{port}", compression=None) for _ in range(connections)]
    times: list[float] = []

    async def one(socket: ClientConnection) -> None:
        started = time.perf_counter()
        await socket.send('{"type":"Answer","ref":1,"question":1,"action":{"type":"Pass"}}')
        await socket.recv()
        times.append(time.perf_counter() - started)

    started, number, tasks = time.perf_counter(), 0, []
    while (now := time.perf_counter()) - started < seconds:
        while number < int((now - started) * rate * connections):
            tasks.append(asyncio.create_task(one(sockets[number % connections])))
            number += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*tasks)
    for socket in sockets:
        await socket.close()
    return times


def started(command: list[str]) -> tuple[subprocess.Popen[str], str]:
    """A server process, and what it says when it is ready."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "ready at " in line, line
    return process, line.split("ready at ")[1].split()[0].rstrip("/")


def new_match(url: str) -> tuple[str, list[str]]:
    import urllib.request

    body = json.dumps({"options": OPTIONS, "seats": [{"kind": "me"}, {"kind": "me"}]}).encode()
    request = urllib.request.Request(f"{url}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = msgspec.json.decode(answer.read())
    return made["match"]["match"], [held["secret"] for held in made["held"]]


def figures(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "count": len(ordered),
        "median ms": round(1000 * statistics.median(ordered), 2),
        "p99 ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "worst ms": round(1000 * ordered[-1], 2),
    }


async def measure(url: str, echo: str, given: argparse.Namespace, database: Path, process: int) -> dict[str, Any]:
    """All figures."""
    load = Load()
    tables = [Table(url, *new_match(url)) for _ in range(given.matches)]
    for table in tables:
        await table.open(load)
    await asyncio.sleep(1.0)
    found: dict[str, Any] = {"matches": len(tables), "connections": 2 * len(tables)}
    before = used(process)
    await steady(tables, load, given.rate, given.seconds)
    found[f"steady, {given.rate:g} answers a second in each match"] = figures(load.times)
    found["steady, processor ms for an answer"] = round(1000 * (used(process) - before) / max(1, len(load.times)), 3)
    found["echo at the same rate"] = figures(await echoes(int(echo), 2 * given.matches, given.rate / 2, given.seconds))
    before = used(process)
    answered, kept = await flat_out(tables, load, given.seconds, database)
    found["acknowledged answers a second at saturation"] = round(answered)
    found["stored actions a second at saturation"] = round(kept)
    found["at saturation"] = figures(load.times)
    found["at saturation, processor ms for an answer"] = round(1000 * (used(process) - before) / len(load.times), 3)
    found["refused"] = load.refused
    found["MB sent"] = round(load.bytes / 1e6, 1)
    for task in load.tasks:
        task.cancel()
    return found


def main() -> int:
    """Runs everything and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=2.0, help="answers a second in each match")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--no-open"]
        database = Path(folder) / "bench.db"
        server, url = started([*command, "--database", f"sqlite:///{database}"])
        echo, port = started([sys.executable, "-c", ECHO])
        try:
            found = uvloop.run(measure(url, port, given, database, server.pid))
        finally:
            for process in (server, echo):
                process.kill()
                process.wait()
    found["load of the machine"] = [round(each, 1) for each in os.getloadavg()]
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
