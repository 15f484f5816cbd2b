"""The collector of a server begins only when enough has gathered, sooner while nobody waits."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from edgewise.server import app, garbage
from edgewise.server.app import Server, Settings
from edgewise.server.garbage import Garbage


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[Garbage]:
    """A server's collector that thinks in hundreds; afterwards everything is as it was."""
    monkeypatch.setattr(garbage, "LEAST_QUIET", 500)
    monkeypatch.setattr(garbage, "LEAST_BUSY", 5_000)
    found = Garbage()
    found.begin()
    yield found
    gc.unfreeze()
    gc.enable()


def rings(count: int) -> weakref.ref[Ring]:
    """So many rings that nobody holds; the last of them can be watched."""
    made = [Ring() for _ in range(count)]
    return weakref.ref(made[-1])


def test_the_collector_does_not_begin_by_itself(kept: Garbage) -> None:
    watched = rings(20_000)
    assert watched() is not None


def test_what_holds_itself_is_freed_while_nobody_waits(kept: Garbage) -> None:
    watched = rings(600)
    assert not kept.tidy(is_quiet=False)
    assert watched() is not None
    assert kept.tidy(is_quiet=True)
    assert watched() is None


def test_a_busy_server_looks_when_far_more_has_gathered(kept: Garbage) -> None:
    watched = rings(6_000)
    assert kept.tidy(is_quiet=False)
    assert watched() is None


def test_little_is_not_worth_a_look(kept: Garbage) -> None:
    rings(50)
    assert not kept.tidy(is_quiet=True)


def test_a_server_that_keeps_much_looks_less_often(kept: Garbage) -> None:
    held = [[number] for number in range(40_000)]
    assert kept.tidy(is_quiet=True)
    rings(6_000)
    assert not kept.tidy(is_quiet=True)
    assert not kept.tidy(is_quiet=False)
    assert len(held) == 40_000


class Rounds(Garbage):
    """Notes what it is told in each round, while the server stores something in the third."""

    def __init__(self) -> None:
        super().__init__()
        self.server: Server | None = None
        self.quiet: list[bool] = []

    def tidy(self, *, is_quiet: bool) -> bool:
        self.quiet.append(is_quiet)
        if len(self.quiet) == 3 and self.server is not None:
            self.server.store.commits += 1
        if len(self.quiet) == 7:
            raise asyncio.CancelledError
        return False


def test_a_server_is_quiet_when_nothing_has_been_stored_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TIDY_SECONDS", 0.0)
    monkeypatch.setattr(app, "QUIET_ROUNDS", 2)
    rounds = Rounds()
    rounds.server = server = Server(Settings(f"sqlite:///{tmp_path / 'quiet.db'}", garbage=rounds))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(server._tidy(rounds))
    assert rounds.quiet == [False, True, True, False, False, True, True]
    server.store.close()
