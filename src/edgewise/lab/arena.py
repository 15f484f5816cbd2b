"""Players against each other in mirrored pairs: who is stronger, how long they think, what their play looks like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Any

import msgspec

from edgewise.core.record import Record
from edgewise.lab.modes import factions_of
from edgewise.lab.rating import EloDifference, Share, difference, paired, wilson
from edgewise.lab.simulate import SEED_STEP, Played, PlayerType, Table, play, shared_out
from edgewise.lab.watch import Seen, Stopwatch, Thought, Timing, timing

Seats = tuple[int, ...]


class Bout(msgspec.Struct, frozen=True):
    """One game of a pair: the pairing and the pair it belongs to, who sits where, and the table."""

    pairing: int
    pair: int
    seats: Seats
    table: Table


class Fought(msgspec.Struct, frozen=True):
    """A bout that was played, and what was seen of it."""

    pairing: int
    pair: int
    seats: Seats
    factions: tuple[str, ...]
    played: Played
    seen: Seen

    def player(self, seat: int) -> int:
        """The player in a seat; with more seats than players they take turns."""
        return self.seats[seat % len(self.seats)]

    def points(self, player: int) -> float:
        """1 for a win, 0 for a loss, a half when nobody or both won."""
        winners = {self.player(seat) for seat in self.played.winners}
        return float(player in winners) if len(winners) == 1 else 0.5


def bouts(
    game_name: str,
    players: Sequence[PlayerType],
    games: int,
    seed: int,
    options_of: Callable[[int], Mapping[str, Any]],
    *,
    keep_records: bool = False,
) -> Iterator[Bout]:
    """Every player against every other, `games` times: both games of a pair have one seed and one set of options,
    and the players change places, so that each has the other's seat, faction, dice and cards."""
    pairings = list(combinations(range(len(players)), 2))
    # All pairings advance together, so that an interrupted run has something to say about each.
    for pair in range(games // 2):
        for number, (a, b) in enumerate(pairings):
            for mirrored, seats in enumerate([(a, b), (b, a)]):
                index = (pair * len(pairings) + number) * 2 + mirrored
                makers = tuple(players[player] for player in seats)
                options = dict(options_of(pair))
                table = Table(game_name, index, seed * SEED_STEP + pair, options, makers, keep_records)
                yield Bout(number, pair, seats, table)


def fight(bout: Bout) -> Fought:
    """Plays a bout and looks on."""
    watch = Stopwatch()
    played = play(bout.table, watch)
    watch.close()
    factions = factions_of(bout.table.game, bout.table.options)
    return Fought(bout.pairing, bout.pair, bout.seats, factions, played, watch.seen)


def fights(wanted: Iterator[Bout], jobs: int = 1) -> Iterator[Fought]:
    """The bouts in order, on one or several processes."""
    return shared_out(fight, wanted, jobs)


class Length(msgspec.Struct, frozen=True):
    """Median length of a game."""

    turns: float = 0
    decisions: float = 0


class Pairing(msgspec.Struct, frozen=True):
    """Two players' games: points from the first one's side, the Elo difference from whole pairs."""

    players: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    share: Share
    pairs: dict[str, int]
    elo: EloDifference
    endings: dict[str, int]
    length: Length


class Rate(msgspec.Struct, frozen=True):
    """How often something happened: in all, for each game, and for each own turn."""

    total: int = 0
    per_game: float = 0.0
    per_turn: float = 0.0


class Account(msgspec.Struct, frozen=True):
    """One player over all its games: thinking time in seconds, and the figures of its play."""

    name: str
    games: int
    points: float
    decision: Timing
    turn: Timing
    reaction: Timing
    setup: Timing
    positions: int
    positions_per_second: float | None
    figures: dict[str, Rate]


class Failed(msgspec.Struct, frozen=True):
    """A game that raised, and the record that leads there."""

    game: int
    players: tuple[str, ...]
    error: str
    record: Record | None


class Report(msgspec.Struct, frozen=True):
    """What an arena came to. Sides are factions, seats and who had the first turn, over all players."""

    game: str
    players: list[str]
    games: int
    pairings: list[Pairing]
    accounts: list[Account]
    endings: dict[str, int]
    length: Length
    sides: dict[str, Share]
    errors: list[Failed]


class Arena:
    """Gathers bouts into a report."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = game
        self.names = distinct(names)
        self.fought: list[Fought] = []
        self.errors: list[Failed] = []

    def add(self, fought: Fought) -> None:
        """Counts one game in."""
        played = fought.played
        if played.error:
            names = tuple(self.names[player] for player in fought.seats)
            self.errors.append(Failed(played.index, names, played.error, played.record))
        else:
            # Records are large; whoever wants them has taken them by now.
            self.fought.append(msgspec.structs.replace(fought, played=msgspec.structs.replace(played, record=None)))

    def points(self, player: int) -> float:
        """A player's points so far."""
        return sum(fought.points(player) for fought in self.fought if player in fought.seats)

    def report(self) -> Report:
        """What the games so far came to."""
        numbers = range(len(self.names))
        return Report(
            self.game,
            self.names,
            len(self.fought) + len(self.errors),
            [self._pairing(number, a, b) for number, (a, b) in enumerate(combinations(numbers, 2))],
            [self._account(player) for player in numbers],
            _endings(self.fought),
            _length(self.fought),
            self._sides(),
            self.errors,
        )

    def _pairing(self, number: int, a: int, b: int) -> Pairing:
        mine = [fought for fought in self.fought if fought.pairing == number]
        points = Counter(fought.points(a) for fought in mine)
        halves: dict[int, list[float]] = {}
        for fought in mine:
            halves.setdefault(fought.pair, []).append(fought.points(a))
        whole = [sum(half) / 2 for half in halves.values() if len(half) == 2]
        kinds = Counter(f"{2 * pair:g}" for pair in whole)
        return Pairing(
            (self.names[a], self.names[b]),
            len(mine),
            (points[1.0], points[0.0]),
            points[0.5],
            wilson(points[1.0] + points[0.5] / 2, len(mine)),
            {kind: kinds[kind] for kind in ("0", "0.5", "1", "1.5", "2")},
            difference(paired(whole)),
            _endings(mine),
            _length(mine),
        )

    def _account(self, player: int) -> Account:
        mine = [fought for fought in self.fought if player in fought.seats]
        thought, tally = Thought(), Counter[str]()
        for fought in mine:
            for seat, thinking in fought.seen.thoughts.items():
                if fought.player(seat) == player:
                    thought.add(thinking)
            for seat, figures in fought.seen.figures.items():
                if fought.player(seat) == player:
                    tally.update(figures)
        turns = max(1, tally["turns"])
        return Account(
            self.names[player],
            len(mine),
            self.points(player),
            timing(thought.decisions),
            timing(thought.turns),
            timing(thought.reactions),
            timing(thought.setup),
            thought.positions,
            thought.positions / thought.judging if thought.judging else None,
            {name: Rate(n, n / len(mine), n / turns) for name, n in sorted(tally.items())},
        )

    def _sides(self) -> dict[str, Share]:
        """Who has it better: every side's points, whoever plays it."""
        found: dict[str, list[float]] = {}
        for fought in self.fought:
            for seat in range(len(fought.seats)):
                points = fought.points(fought.player(seat))
                faction = fought.factions[seat] if seat < len(fought.factions) else ""
                names = [f"seat {seat + 1}"]
                names += [faction, f"{faction} in seat {seat + 1}"] if faction else []
                names += ["first turn"] if seat == fought.seen.first else []
                for name in names:
                    found.setdefault(name, []).append(points)
        return {name: wilson(sum(points), len(points)) for name, points in sorted(found.items())}


def distinct(names: Sequence[str]) -> list[str]:
    """The names, with a number behind one that comes again."""
    seen = Counter[str]()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return found


def _endings(games: Sequence[Fought]) -> dict[str, int]:
    return dict(Counter(fought.played.how for fought in games).most_common())


def _length(games: Sequence[Fought]) -> Length:
    if not games:
        return Length()
    return Length(median(f.seen.turns() for f in games), median(f.played.decisions for f in games))
