"""Storage: what is acknowledged is there, in groups, and nothing else is."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from edgewise.server import storage
from edgewise.server.problems import Denied
from edgewise.server.storage import (
    MOST_ROWS,
    PACE_SECONDS,
    Change,
    Clash,
    Store,
    default_url,
    entries,
    matches,
    migrate,
)
from tests.server.house import House, asked, chosen

MATCH: dict[str, Any] = {
    "game": "dawnfall",
    "status": "running",
    "public": False,
    "bots": False,
    "created": 1,
    "changed": 1,
    "founding": "{}",
    "summary": None,
}


def entry(match: str, number: int) -> Change:
    return Change(entries=((match, number, f"{match}-{number}"),))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


def test_many_matches_are_written_in_few_commits(url: str) -> None:
    store = Store(url)

    async def write() -> None:
        await asyncio.gather(*(store.write(Change({"id": f"m{n}", **MATCH})) for n in range(50)))
        for number in range(4):
            await asyncio.gather(*(store.write(entry(f"m{n}", number)) for n in range(50)))

    asyncio.run(write())
    assert store.commits < 60
    store.close()
    again = Store(url)
    with again.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(entries)) == 200
    again.close()


def test_who_comes_second_is_told_and_costs_the_others_nothing(url: str) -> None:
    store = Store(url)

    async def write() -> list[Any]:
        await store.write(Change({"id": "m", **MATCH}))
        await store.write(entry("m", 0))
        changes = [entry("m", 1), entry("m", 0), entry("m", 2), entry("nobody", 0)]
        return await asyncio.gather(*map(store.write, changes), return_exceptions=True)

    results = asyncio.run(write())
    assert [type(r) for r in results] == [type(None), Clash, type(None), Clash]
    assert numbers(store) == [0, 1, 2]
    store.close()


def numbers(store: Store) -> list[int]:
    with store.engine.connect() as connection:
        return list(connection.scalars(sa.select(entries.c.number).order_by(entries.c.number)))


@pytest.mark.parametrize("size", [1, MOST_ROWS, MOST_ROWS + 1, 3 * MOST_ROWS + 5])
def test_a_change_is_stored_as_a_whole_or_not_at_all(url: str, size: int) -> None:
    store = Store(url)

    async def write() -> list[Any]:
        await store.write(Change({"id": "m", **MATCH}))
        await store.write(Change(entries=tuple(("m", number, "") for number in range(size))))
        clash = Change(entries=tuple(("m", number, "") for number in [*range(size, 2 * size), 0]))
        return list(await asyncio.gather(store.write(clash), return_exceptions=True))

    assert [type(r) for r in asyncio.run(write())] == [Clash]
    assert numbers(store) == [*range(size)]
    store.close()


def test_who_writes_alone_does_not_wait_for_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    slept: list[float] = []
    now = [100.0]

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(storage, "time", SimpleNamespace(monotonic=lambda: now[0], sleep=sleep))

    async def write() -> None:
        await store.write(Change({"id": "m", **MATCH}))
        assert slept == []
        now[0] += PACE_SECONDS / 4
        await store.write(entry("m", 0))
        assert slept == [pytest.approx(PACE_SECONDS * 3 / 4)]
        now[0] += PACE_SECONDS
        await store.write(entry("m", 1))
        assert len(slept) == 1

    asyncio.run(write())
    assert numbers(store) == [0, 1]
    store.close()


def test_a_commit_is_on_disk_when_it_is_acknowledged(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_migrations_lead_to_the_tables_of_the_code(url: str) -> None:
    store = Store(url)
    migrate(store.engine)
    inspector = sa.inspect(store.engine)
    for table in (matches, entries):
        assert [c["name"] for c in inspector.get_columns(table.name)] == [c.name for c in table.columns]
    store.close()


@pytest.mark.skipif(not os.environ.get("EDGEWISE_POSTGRES"), reason="EDGEWISE_POSTGRES names no database")
def test_postgresql_keeps_matches_as_sqlite_does(house: House) -> None:
    async def scenario() -> None:
        house.store.close()
        house.store = Store(os.environ["EDGEWISE_POSTGRES"])
        house.reopened()
        room, first, second = await house.duel()
        guest = asked(first, second)
        await guest.say(chosen(guest))
        kept = len(room.play.answers)
        house.reopened()
        assert len((await house.lobby.room(room.id)).play.answers) == kept
        with pytest.raises(Clash):
            await house.store.write(entry(room.id, 0))

    house.run(scenario())


def test_the_default_database_is_a_file_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path / 'edgewise' / 'matches.db'}"


def test_an_answer_that_cannot_be_stored_is_not_acknowledged_and_not_remembered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = asked(first, second)
        before = len(room.play.answers)

        async def fail(_: Change) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(house.store, "write", fail)
        heard = await guest.say(chosen(guest))
        assert [m["type"] for m in heard] == ["Closing", "Refused"] or heard[-1]["type"] != "Done"
        monkeypatch.undo()
        again = await house.lobby.room(room.id)
        assert again is not room
        assert len(again.play.answers) == before

    house.run(scenario())


def test_an_unknown_match_is_told(house: House) -> None:
    async def scenario() -> None:
        with pytest.raises(Denied, match="unknown-match"):
            await house.lobby.room("nothing")

    house.run(scenario())


def test_matches_that_nobody_is_at_are_forgotten_and_come_back(house: House) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        house.clock.time += 10**7
        house.lobby.sweep()
        assert room.id in house.lobby.rooms
        for guest in (first, second):
            guest.leave()
        house.lobby.sweep()
        assert room.id in house.lobby.rooms
        house.clock.time += 10**7
        house.lobby.sweep()
        assert room.id not in house.lobby.rooms
        assert (await house.lobby.room(room.id)).play.status == "running"

    house.run(scenario())


def test_nobody_hears_of_an_answer_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        watcher = await house.guest(room.id)
        everybody = (first, second, watcher)
        guest = asked(first, second)
        answer = chosen(guest)
        for each in everybody:
            each.listen()
        written, write = asyncio.Event(), house.store.write

        async def slowly(change: Change) -> None:
            await written.wait()
            await write(change)

        monkeypatch.setattr(house.store, "write", slowly)
        saying = asyncio.create_task(guest.intents.do(answer))
        await asyncio.sleep(0.05)
        assert [each.listen() for each in everybody] == [[], [], []]
        written.set()
        await saying
        assert all(each.listen() for each in everybody)

    house.run(scenario())


def test_an_answer_that_cannot_be_stored_is_told_to_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        room, first, second = await house.duel()
        guest = asked(first, second)
        answer = chosen(guest)
        for each in (first, second):
            each.listen()

        async def failing(_: Change) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "write", failing)
            told = await guest.say(answer)
        other = second if guest is first else first
        for heard in (told, other.listen()):
            assert [(message["type"], message["problem"]["code"]) for message in heard] == [("Closing", "fault")]
        assert room.is_broken
        again = await house.lobby.room(room.id)
        assert again is not room
        assert len(again.play.answers) == len(room.play.answers) - 1

    house.run(scenario())
