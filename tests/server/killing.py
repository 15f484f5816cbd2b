"""Kills a server again and again in the middle of play: `python -m tests.server.killing --kills 50`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.house import FIRST_GAME

START = "import sys; from edgewise.cli import main; sys.exit(main())"
PATIENCE_SECONDS = 60.0


@dataclass
class Game:
    """A match against a bot: what was sent, and what the server acknowledged."""

    match: str
    secret: str
    sent: list[Any] = field(default_factory=list)
    acknowledged: list[Any] = field(default_factory=list)
    under_way: list[Any] = field(default_factory=list)
    answers: int = 0
    is_over: bool = False


class Process:
    """A server process of its own."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--no-open", "--bots", "1"]
        self._process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True, env=os.environ.copy()
        )
        assert self._process.stdout is not None
        self.url = ""
        while not self.url:
            line = self._process.stdout.readline()
            assert line, "the server did not start"
            if "ready at " in line:
                self.url = line.split("ready at ")[1].split()[0].rstrip("/")

    def kill(self) -> None:
        """Ends it without a word, as a power cut does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def new_game(url: str) -> Game:
    body = {"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    made = httpx.post(f"{url}/api/matches", json=body, timeout=PATIENCE_SECONDS).json()
    return Game(made["match"]["match"], made["held"][0]["secret"])


async def play(url: str, game: Game, chance: random.Random) -> None:
    """Answers whatever is asked until the server is gone."""
    try:
        async with connect(f"{url.replace('http', 'ws')}/api/matches/{game.match}/socket") as socket:
            await socket.send(json.dumps({"type": "Hello", "secrets": [game.secret], "words": False}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "Done":
                    game.acknowledged.append(game.under_way.pop(0))
                    assert game.acknowledged[-1] is game.sent[message["ref"]]
                if message["type"] != "State":
                    continue
                game.answers, game.is_over = message["answers"], message["status"] == "over"
                question = message["question"]
                if question is not None:
                    action = chance.choice(question["options"])["action"]
                    game.sent.append(action)
                    game.under_way.append(action)
                    ref = len(game.sent) - 1
                    answer = {"type": "Answer", "ref": ref, "question": question["number"], "action": action}
                    await socket.send(json.dumps(answer))
    except (OSError, WebSocketException):
        return


def stored(database: Path, game: Game) -> list[Any]:
    """The answers of the person that the database has."""
    connection = sqlite3.connect(database)
    query = "select body from entries where match = ? order by number"
    found = [json.loads(row[0]) for row in connection.execute(query, (game.match,))]
    connection.close()
    return [e["action"] for e in found if e["type"] == "Answered" and e["seat"] == 0 and e.get("by") is None]


def check(database: Path, games: list[Game]) -> None:
    """Every acknowledged answer is there in order, and nothing else but answers that were under way."""
    for game in games:
        kept = stored(database, game)
        known = game.acknowledged
        assert kept[: len(known)] == known, f"{game.match} lost an acknowledged answer"
        extra = kept[len(known) :]
        assert extra == game.under_way[: len(extra)], f"{game.match} has answers that nobody gave: {extra}"
        # What was under way and got stored counts as acknowledged from now on; the rest was never taken.
        game.acknowledged += extra
        game.under_way.clear()


async def round_of_play(url: str, games: list[Game], chance: random.Random) -> asyncio.Future[Any]:
    """Play that has begun in earnest: answers were acknowledged, and then a moment passed that nobody can foresee."""
    before = sum(len(game.acknowledged) for game in games)
    tasks = asyncio.gather(*(play(url, game, chance) for game in games))
    until = time.monotonic() + PATIENCE_SECONDS
    while sum(len(game.acknowledged) for game in games) < before + len(games) and time.monotonic() < until:
        await asyncio.sleep(0.01)
    await asyncio.sleep(chance.uniform(0, 0.6))
    return tasks


async def run(kills: int, folder: Path, seed: int = 1, games: int = 4) -> int:
    """Plays and kills; returns how many answers were acknowledged."""
    chance = random.Random(seed)
    database = folder / "killed.db"
    playing: list[Game] = []
    finished = 0
    for number in range(kills):
        process = Process(database)
        try:
            finished += sum(game.is_over for game in playing)
            playing = [game for game in playing if not game.is_over]
            playing += [new_game(process.url) for _ in range(games - len(playing))]
            task = await round_of_play(process.url, playing, chance)
        finally:
            process.kill()
        await task
        check(database, playing)
        told = sum(len(game.acknowledged) for game in playing)
        sys.stdout.write(f"kill {number + 1}: {told} answers of running matches kept\n")
    await see_all_move(database, playing, chance)
    return sum(len(game.acknowledged) for game in playing)


async def see_all_move(database: Path, games: list[Game], chance: random.Random) -> None:
    """After the last kill every match goes on or is over."""
    process = Process(database)
    try:
        before = {game.match: game.answers for game in games}
        until = time.monotonic() + PATIENCE_SECONDS
        task = await round_of_play(process.url, games, chance)
        while any(not g.is_over and g.answers <= before[g.match] for g in games):
            assert time.monotonic() < until, "a match is stuck"
            await asyncio.sleep(0.1)
    finally:
        process.kill()
    await task
    check(database, games)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = asyncio.run(run(given.kills, Path(folder), given.seed))
    sys.stdout.write(f"{given.kills} kills: no acknowledged answer lost, no stuck match; {kept} answers at the end\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
