"""Storage: matches and their entries, written in groups by one thread and never changed afterwards."""

from __future__ import annotations

import asyncio
import os
import queue
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine

# More than this in one transaction makes the first of them wait too long.
MOST_IN_A_GROUP = 2_000

T = TypeVar("T")

metadata = sa.MetaData()
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("founding", sa.Text, nullable=False),
    sa.Column("summary", sa.Text),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
_CREATE = matches.insert()
_APPEND = entries.insert()
_CHANGE = (
    matches.update()
    .where(matches.c.id == sa.bindparam("match"))
    .values(
        status=sa.bindparam("status"),
        bots=sa.bindparam("bots"),
        changed=sa.bindparam("changed"),
        summary=sa.bindparam("summary"),
    )
)


class Change(msgspec.Struct, frozen=True):
    """What one write adds: perhaps a new match, entries of a match, perhaps its new status."""

    created: dict[str, Any] | None = None
    entries: tuple[dict[str, Any], ...] = ()
    status: dict[str, Any] | None = None


class Clash(Exception):
    """Somebody else wrote these entries first; the match must be read anew."""


def default_url() -> str:
    """A file in the place where this system keeps the data of programs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    folder = base / "edgewise"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.db'}"


def engine_of(url: str) -> Engine:
    """An engine with the settings that make a commit survive a crash."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def migrate(engine: Engine) -> None:
    """Brings the database to the newest shape."""
    config = Config()
    config.set_main_option("script_location", "edgewise.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """Reads from any thread; writes go through one thread, many matches in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        migrate(self.engine)
        self.dialect = self.engine.dialect.name
        self._waiting: queue.SimpleQueue[tuple[Change, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, name="storage", daemon=True)
        self._writer.start()
        self.commits = 0

    def close(self) -> None:
        """Writes what is waiting and closes the database."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    async def write(self, change: Change) -> None:
        """Returns when the change is stored for good; raises Clash when somebody else was first."""
        future: Future[None] = Future()
        self._waiting.put((change, future))
        await asyncio.wrap_future(future)

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Runs a query on a thread of its own."""
        return await asyncio.to_thread(self._read, ask)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    def _write_groups(self) -> None:
        with self.engine.connect() as connection:
            while (group := self._next_group()) is not None:
                self._write_group(connection, group)

    def _next_group(self) -> list[tuple[Change, Future[None]]] | None:
        """Everything that is waiting, at least one; None when the store is closed."""
        first = self._waiting.get()
        if first is None:
            return None
        group = [first]
        while len(group) < MOST_IN_A_GROUP:
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._waiting.put(None)
                break
            group.append(more)
        return group

    def _write_group(self, connection: Connection, group: list[tuple[Change, Future[None]]]) -> None:
        error = self._committed(connection, [change for change, _ in group])
        if error is None or len(group) == 1:
            for _, future in group:
                _settle(future, error)
            return
        # One bad change must not cost the others theirs.
        for change, future in group:
            _settle(future, self._committed(connection, [change]))

    def _committed(self, connection: Connection, changes: Sequence[Change]) -> Exception | None:
        try:
            with connection.begin():
                _write(connection, changes)
        except sa.exc.IntegrityError as error:
            return Clash(str(error.orig))
        except Exception as error:
            # The thread must go on for the other matches; whoever wrote this is told.
            return error
        self.commits += 1
        return None


def _settle(future: Future[None], error: Exception | None) -> None:
    if future.set_running_or_notify_cancel():
        future.set_result(None) if error is None else future.set_exception(error)


def _write(connection: Connection, changes: Iterable[Change]) -> None:
    created: list[dict[str, Any]] = []
    added: list[dict[str, Any]] = []
    changed: list[dict[str, Any]] = []
    for change in changes:
        if change.created is not None:
            created.append(change.created)
        added += change.entries
        if change.status is not None:
            changed.append(change.status)
    for statement, rows in ((_CREATE, created), (_APPEND, added), (_CHANGE, changed)):
        if rows:
            connection.execute(statement, rows)
