"""Storage: matches and their entries, written in groups by one thread and never changed afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine

# More than this in one transaction makes the first of them wait too long.
MOST_IN_A_GROUP = 2_000
# A commit costs far more than what is in it: while many write, one begins no sooner than this after the one before.
PACE_SECONDS = 0.003
# The most rows that one statement adds.
MOST_ROWS = 64

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


Row: TypeAlias = tuple[str, int, str]


class Change(msgspec.Struct, frozen=True, gc=False):
    """What one write adds: perhaps a new match, entries (match, number, body), perhaps the new status of a match."""

    created: dict[str, Any] | None = None
    entries: tuple[Row, ...] = ()
    status: dict[str, Any] | None = None


class Links(NamedTuple):
    """The connections of the thread that writes: for whole transactions, and for statements that are one each.

    Every statement hands the interpreter over to the other threads and waits to get it back, BEGIN and COMMIT too.
    """

    whole: Connection
    single: Connection


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


def prepare(url: str) -> None:
    """Brings a database to the newest shape, or tells why it cannot be used."""
    engine = engine_of(url)
    try:
        migrate(engine)
    finally:
        engine.dispose()


class Store:
    """Reads from any thread; writes go through one thread, many matches in one transaction."""

    def __init__(self, url: str, *, is_shared: bool = False) -> None:
        self.engine = engine_of(url)
        migrate(self.engine)
        self.dialect = self.engine.dialect.name
        self._append = _append(self.engine)
        self._turn = _turn(self.engine) if is_shared else contextlib.nullcontext()
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._began = 0.0
        self.commits = 0
        self._writer = threading.Thread(target=self._write_groups, name="storage", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Writes what is waiting and closes the database."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    async def write(self, change: Change) -> None:
        """Returns when the change is stored for good; raises Clash when somebody else was first."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((change, future))
        await future

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Runs a query on a thread of its own."""
        return await asyncio.to_thread(self._read, ask)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    def _write_groups(self) -> None:
        swift = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        with self.engine.connect() as whole, swift.connect() as single:
            while (group := self._next_group()) is not None:
                self._write_group(Links(whole, single), group)

    def _next_group(self) -> list[Write] | None:
        """Everything that is waiting, at least one; None when the store is closed."""
        first = self._waiting.get()
        if first is None:
            return None
        # Others come along meanwhile; whoever writes alone does not wait for them.
        early = self._began + PACE_SECONDS - time.monotonic()
        if early > 0:
            time.sleep(early)
        self._began = time.monotonic()
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

    def _write_group(self, links: Links, group: list[Write]) -> None:
        error = self._committed(links, [change for change, _ in group])
        if error is None or len(group) == 1:
            _settle([(future, error) for _, future in group])
            return
        # One bad change must not cost the others theirs.
        _settle([(future, self._committed(links, [change])) for change, future in group])

    def _committed(self, links: Links, changes: Sequence[Change]) -> Exception | None:
        added = [row for change in changes for row in change.entries]
        is_plain = len(added) <= MOST_ROWS and all(c.created is None and c.status is None for c in changes)
        connection = links.single if is_plain else links.whole
        try:
            with self._turn, connection.begin():
                self._write(connection, changes, added)
        except sa.exc.IntegrityError as error:
            return Clash(str(error.orig))
        except Exception as error:
            # The thread must go on for the other matches; whoever wrote this is told.
            return error
        self.commits += 1
        return None

    def _write(self, connection: Connection, changes: Iterable[Change], added: list[Row]) -> None:
        created = [change.created for change in changes if change.created is not None]
        changed = [change.status for change in changes if change.status is not None]
        if created:
            connection.execute(_CREATE, created)
        for first in range(0, len(added), MOST_ROWS):
            rows = added[first : first + MOST_ROWS]
            connection.exec_driver_sql(self._append[len(rows)], tuple(itertools.chain.from_iterable(rows)))
        if changed:
            connection.execute(_CHANGE, changed)


class Turn:
    """Processes that write to the same file take turns: whoever waits goes on at once, without asking again."""

    def __init__(self, path: str) -> None:
        # There are no crews on systems without it.
        import fcntl

        self._system = fcntl
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        self._system.flock(self._file, self._system.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self._system.flock(self._file, self._system.LOCK_UN)


def _turn(engine: Engine) -> contextlib.AbstractContextManager[None]:
    """How writers of several processes take turns; databases that are servers see to it themselves."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return Turn(f"{file}-turn") if file else contextlib.nullcontext()


Write: TypeAlias = tuple[Change, "asyncio.Future[None]"]
Settled: TypeAlias = tuple["asyncio.Future[None]", Exception | None]


def _append(engine: Engine) -> dict[int, str]:
    """The statements that add entries, by how many, in the driver's own words: they are by far the most frequent."""
    mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
    quote = engine.dialect.identifier_preparer.quote
    columns = ", ".join(quote(column.name) for column in entries.columns)
    head = f"INSERT INTO {quote(entries.name)} ({columns}) VALUES "
    return {size: head + ", ".join([f"({mark}, {mark}, {mark})"] * size) for size in range(1, MOST_ROWS + 1)}


def _settle(settled: list[Settled]) -> None:
    """Tells those who wait, each loop once for all of its own."""
    loops: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
    for each in settled:
        loops.setdefault(each[0].get_loop(), []).append(each)
    for loop, mine in loops.items():
        # A loop that has ended has nobody left who waits.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell, mine)


def _tell(settled: list[Settled]) -> None:
    for future, error in settled:
        if not future.done():
            future.set_result(None) if error is None else future.set_exception(error)
