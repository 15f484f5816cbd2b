"""Several processes behind one address: whoever a client comes to, it finds its match, and everybody else's."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from edgewise.server.crew import SOCKET, Crew
from edgewise.server.forwarding import merged
from edgewise.server.storage import Turn
from tests.server.house import FIRST_GAME
from tests.server.killing import START

PATIENCE_SECONDS = 60.0
THREE = ("a", "b", "c")

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not tell of children")


def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that must come."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)


class Pair:
    """A server of two processes."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "crew.db"
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--no-open", "--processes", "2", "--bots", "1"]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.database}"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"ready at (\S+)/ ", self.process.stdout.readline())
        assert found is not None
        self.url = found[1]
        self.client = httpx.Client(base_url=self.url, timeout=PATIENCE_SECONDS)

    def children(self) -> list[int]:
        """The processes that serve."""
        number = self.process.pid
        return [int(each) for each in Path(f"/proc/{number}/task/{number}/children").read_text().split()]

    def founded(self, **more: Any) -> dict[str, Any]:
        body = {"options": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, **more}
        answer = self.client.post("/api/matches", json=body)
        assert answer.status_code == 201
        return dict(answer.json())

    @contextlib.contextmanager
    def at(self, match: str, secrets: list[str]) -> Iterator[ClientConnection]:
        address = f"{self.url.replace('http', 'ws')}/api/matches/{match}/socket"
        with connect(address, open_timeout=PATIENCE_SECONDS) as wire:
            wire.send(json.dumps({"type": "Hello", "secrets": secrets, "words": False}))
            yield wire

    def end(self) -> None:
        self.client.close()
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    found = Pair(tmp_path)
    try:
        yield found
    finally:
        found.end()


def hears(wire: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while (message := json.loads(wire.recv(timeout=PATIENCE_SECONDS)))["type"] != kind:
        pass
    return dict(message)


def test_every_match_has_one_owner_and_new_ones_are_of_the_process_that_makes_them() -> None:
    crews = [Crew(place, THREE) for place in range(3)]
    for crew in crews:
        ids = [crew.new_id() for _ in range(20)]
        assert all([each.owns(match) for each in crews] == [each is crew for each in crews] for match in ids)
    assert {crews[0].anyone() for _ in range(200)} == {0, 1, 2}
    assert all(Crew().owns(crew.new_id()) for crew in crews)


@pytest.mark.parametrize(
    ("head", "match"),
    [
        (b"GET /api/matches/abc123/socket HTTP/1.1\r\n", b"abc123"),
        (b"GET /api/matches/abc123/socket?x=1 HTTP/1.1\r\n", b"abc123"),
        (b"GET /api/matches/abc123/sockets HTTP/1.1\r\n", None),
        (b"GET /?/api/matches/abc123/socket HTTP/1.1\r\n", None),
        (b"GET /api/matches/ABC/socket HTTP/1.1\r\n", None),
        (b"\x81\x80", None),
    ],
)
def test_the_match_is_read_from_the_first_line(head: bytes, match: bytes | None) -> None:
    found = SOCKET.match(head)
    assert (found and found[1]) == match


def test_answers_of_all_processes_become_one() -> None:
    def answer(body: dict[str, Any], status: int = 200) -> httpx.Response:
        return httpx.Response(status, json=body)

    one = answer({"matches": [{"match": "a", "changed": 3}, {"match": "b", "changed": 1}]})
    two = answer({"matches": [{"match": "c", "changed": 2}]})
    listed = merged(("GET", "/api/matches"), [one, two]).json()["matches"]
    assert [row["match"] for row in listed] == ["a", "c", "b"]
    mine = [answer({"matches": [{"match": {"changed": n}, "seats": [0]}]}) for n in (1, 2)]
    assert [row["match"]["changed"] for row in merged(("POST", "/api/mine"), mine).json()["matches"]] == [2, 1]
    health = [answer({"status": "ready", "matches": n, "connections": 1}) for n in (1, 2)]
    assert merged(("GET", "/health"), health).json() == {"status": "ready", "matches": 3, "connections": 2}
    assert merged(("GET", "/health"), [health[0], answer({"code": "fault"}, 500)]).status_code == 500


def test_those_who_write_take_turns(tmp_path: Path) -> None:
    first, second = Turn(str(tmp_path / "turn")), Turn(str(tmp_path / "turn"))
    order: list[str] = []

    def wait() -> None:
        with second:
            order.append("second")

    with first:
        other = threading.Thread(target=wait)
        other.start()
        time.sleep(0.2)
        order.append("first")
    other.join()
    assert order == ["first", "second"]


def test_matches_of_both_processes_are_played_from_one_address(pair: Pair) -> None:
    made = [pair.founded() for _ in range(12)]
    ids = [each["match"]["match"] for each in made]
    crews = [Crew(place, ("", "")) for place in range(2)]
    assert all(any(crew.owns(match) for match in ids) for crew in crews)
    assert pair.client.get("/health").json()["matches"] == 12
    listed = [row["match"] for row in pair.client.get("/api/matches").json()["matches"]]
    assert sorted(listed) == sorted(ids)
    held = [{"match": each["match"]["match"], "secret": each["held"][0]["secret"]} for each in made]
    mine = pair.client.post("/api/mine", json={"held": held}).json()["matches"]
    assert sorted(row["match"]["match"] for row in mine) == sorted(ids)
    for each in made:
        match, mine_secret = each["match"]["match"], each["held"][0]["secret"]
        joined = pair.client.post(f"/api/matches/{match}/join", json={"name": "Ann"})
        assert joined.status_code == 200
        other_secret = joined.json()["held"]["secret"]
        with pair.at(match, [mine_secret]) as here, pair.at(match, [other_secret]) as there:
            states = [hears(wire, "State") for wire in (here, there)]
            asked = next(n for n, state in enumerate(states) if state["question"] is not None)
            question = states[asked]["question"]
            action = question["options"][0]["action"]
            wire = (here, there)[asked]
            wire.send(json.dumps({"type": "Answer", "ref": 7, "question": question["number"], "action": action}))
            assert hears(wire, "Done")["ref"] == 7
            assert hears((there, here)[asked], "State")["answers"] > states[asked]["answers"]
        assert pair.client.get(f"/api/matches/{match}").json()["status"] == "running"


def test_refusals_are_the_same_wherever_they_come_from(pair: Pair) -> None:
    crews = [Crew(place, ("", "")) for place in range(2)]
    for crew in crews:
        match = crew.new_id()
        answer = pair.client.get(f"/api/matches/{match}?language=de")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-match")
        assert match in answer.json()["text"]
        assert len(answer.headers.get_list("content-security-policy")) == 1
        big = pair.client.post(f"/api/matches/{match}/join", content=b" " * 600_000)
        assert (big.status_code, big.json()["code"]) == (413, "too-large")
        bad = pair.client.post(f"/api/matches/{match}/join", content=b"{")
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-message")
        foreign = pair.client.post(f"/api/matches/{match}/join", json={}, headers={"origin": "http://evil.example"})
        assert foreign.json()["code"] == "foreign-origin"
        with pair.at(match, []) as wire:
            assert hears(wire, "Closing")["problem"]["code"] == "unknown-match"


def test_a_process_that_ends_is_replaced_and_its_matches_go_on(pair: Pair) -> None:
    ids = [pair.founded()["match"]["match"] for _ in range(6)]
    before = pair.children()
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len(pair.children()) == 2 and before[0] not in pair.children())
    for match in ids:
        assert pair.client.get(f"/api/matches/{match}").status_code == 200


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_processes_end_with_their_parent(pair: Pair, how: signal.Signals) -> None:
    match = pair.founded()["match"]["match"]
    children = pair.children()
    pair.process.send_signal(how)
    pair.process.wait(timeout=PATIENCE_SECONDS)
    until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
    port = int(pair.url.rsplit(":", 1)[1])
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", port))
    with sqlite3.connect(pair.database) as database:
        assert database.execute("select count(*) from matches where id = ?", (match,)).fetchone() == (1,)


@pytest.mark.parametrize("place", [0, 1])
def test_a_crew_that_cannot_begin_ends_as_a_whole(place: int) -> None:
    code = f"""
import sys, time
from edgewise.server.supervising import Supervisor
def serve(crew, door, ready):
    if crew.place == {place}:
        raise OSError("no room left")
    time.sleep(600)
sys.exit(Supervisor(2, serve, lambda: print("ready")).run())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no room left" in done.stderr
