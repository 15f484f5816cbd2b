"""Whole games between players that are not people: how they end, how fast, and which ones fail."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import PurePath
from typing import Any, Protocol, TypeVar

import msgspec

from edgewise import catalog
from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action, Ask, Reply
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion, asked_of
from edgewise.core.record import Record

MAX_DECISIONS = 20_000
SEED_STEP = 1_000_003


class Chooser(Protocol):
    """A player: somebody who picks one of the options."""

    def choose(self, question: AnyQuestion, report: Callable[[Any], bool] | None = None) -> Action:
        """One of the options; `report` is told how far the thinking is, and answers False to end it."""
        ...


PlayerType = Callable[[AnyGame, int], Chooser]


class Watch(Protocol):
    """Somebody who looks on while a game is played."""

    def choice(self, player: Chooser, question: AnyQuestion) -> Action:
        """The player's answer."""
        ...

    def saw(self, game: AnyGame, state: Any) -> None:
        """Called when a reply has been applied."""
        ...


class Table(msgspec.Struct, frozen=True):
    """What one simulated game needs to be played."""

    game: str
    index: int
    seed: int
    options: dict[str, Any]
    players: tuple[Any, ...]
    keep_record: bool = False


class Played(msgspec.Struct, frozen=True):
    """One simulated game: how it ended, or the error and the record that leads to it."""

    index: int
    seed: int
    decisions: int
    how: str = ""
    winners: tuple[int, ...] = ()
    error: str = ""
    record: Record | None = None


class Report(msgspec.Struct):
    """What a run of games came to; winners are seats from 0, and no winner is a draw."""

    game: str
    games: int = 0
    decisions: int = 0
    endings: dict[str, int] = {}
    wins: dict[str, int] = {}
    errors: list[dict[str, Any]] = []

    def add(self, played: Played) -> None:
        """Counts one game in."""
        self.games += 1
        self.decisions += played.decisions
        if played.error:
            self.errors.append({"game": played.index, "error": played.error, "record": played.record})
            return
        self.endings[played.how] = self.endings.get(played.how, 0) + 1
        side = "+".join(str(seat + 1) for seat in played.winners) or "draw"
        self.wins[side] = self.wins.get(side, 0) + 1


class TooLong(Exception):
    """A game that does not come to an end."""


def simulate(
    game_name: str,
    games: int,
    seed: int,
    players: Sequence[PlayerType],
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Report:
    """Plays a number of games with the same options and sums them up."""
    return summed(game_name, play_games(tables(game_name, games, seed, players, lambda _: options or {}), jobs))


def summed(game_name: str, played: Iterable[Played]) -> Report:
    """The report on games that were played."""
    report = Report(game_name)
    for each in played:
        report.add(each)
    return report


def tables(
    game_name: str,
    games: int,
    seed: int,
    players: Sequence[PlayerType],
    options_of: Callable[[int], Mapping[str, Any]],
    *,
    keep_records: bool = False,
) -> Iterator[Table]:
    """One table per game; the seed of each follows from the seed of the run and its number."""
    for index in range(games):
        own_seed = seed * SEED_STEP + index
        yield Table(game_name, index, own_seed, dict(options_of(index)), tuple(players), keep_records)


def play_games(wanted: Iterable[Table], jobs: int = 1) -> Iterator[Played]:
    """The games in order, on one or several processes."""
    return shared_out(play, wanted, jobs, chunk=4)


Job = TypeVar("Job")
Done = TypeVar("Done")


def shared_out(work: Callable[[Job], Done], wanted: Iterable[Job], jobs: int, *, chunk: int = 1) -> Iterator[Done]:
    """The results of the work in order, on one or several processes."""
    if jobs <= 1:
        yield from map(work, wanted)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, wanted, chunksize=chunk)


def play(table: Table, watch: Watch | None = None) -> Played:
    """One game from set-up to its end; a game that raises is reported with its record."""
    replies: list[Reply] = []
    try:
        how, winners = _play_out(table, replies, watch)
    except Exception as error:
        # Whatever a rule raises is a finding of the simulation, so the run must go on.
        return Played(table.index, table.seed, _decisions(replies), error=_told(error), record=_record(table, replies))
    kept = _record(table, replies) if table.keep_record else None
    return Played(table.index, table.seed, _decisions(replies), how, winners, record=kept)


def _play_out(table: Table, replies: list[Reply], watch: Watch | None) -> tuple[str, tuple[int, ...]]:
    game = catalog.game(table.game)
    state = game.setup(table.options)
    if watch is None:
        game.mute(state)
    dealer = SeededDealer(table.seed)
    makers = table.players
    seated: dict[int, Chooser] = {}
    asked = 0
    while (want := game.pending(state)) is not None:
        reply: Reply
        if isinstance(want, Ask):
            asked += 1
            if asked > MAX_DECISIONS:
                raise TooLong(f"no end after {MAX_DECISIONS} decisions")
            if want.seat not in seated:
                seated[want.seat] = makers[want.seat % len(makers)](game, table.seed * SEED_STEP + want.seat + 1)
            player, question = seated[want.seat], asked_of(game, state, want.seat)
            reply = player.choose(question) if watch is None else watch.choice(player, question)
        else:
            reply = dealer.deal(want)
        replies.append(reply)
        game.apply(state, reply)
        if watch is not None:
            watch.saw(game, state)
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError("the game asks nothing more and has no outcome")
    return outcome.how, outcome.winners


def _decisions(replies: list[Reply]) -> int:
    return sum(1 for reply in replies if isinstance(reply, Action))


def _record(table: Table, replies: list[Reply]) -> Record:
    return Record(
        game=table.game,
        game_format=catalog.game(table.game).format,
        options=table.options,
        replies=[msgspec.to_builtins(reply) for reply in replies],
        seed=table.seed,
    )


def _told(error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({PurePath(where.filename).name}:{where.lineno})"


def endings_of(report: Report) -> list[tuple[str, int]]:
    """The kinds of endings, most frequent first."""
    return Counter(report.endings).most_common()
