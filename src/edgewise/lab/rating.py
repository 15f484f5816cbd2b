"""Strength from results: shares and Elo differences with their intervals, and ratings of many players."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt

import msgspec

# The normal quantile of a 95% interval.
Z = 1.959964
# What one unit of natural log-odds is worth on the Elo scale, where 400 points are odds of ten to one.
ELO_PER_UNIT = 400 / log(10)
# Ratings move by at most this much log-odds in one step, and are found when they move less than the last.
MAX_STEP = 2.0
SETTLED = 1e-10
MAX_STEPS = 500


class Share(msgspec.Struct, frozen=True):
    """A score share with its 95% interval, and how many independent games say as much."""

    share: float
    low: float
    high: float
    weight: float


class EloDifference(msgspec.Struct, frozen=True):
    """An Elo difference with its 95% interval; None is out of reach: the share it stands for is 0 or 1."""

    elo: float | None
    low: float | None
    high: float | None


class Result(msgspec.Struct, frozen=True):
    """What one pairing came to: points of the first of two players, and what the games weigh as independent ones."""

    first: int
    second: int
    points: float
    games: int
    weight: float


class Rating(msgspec.Struct, frozen=True):
    """A rating above the anchor and how far its 95% interval reaches to both sides."""

    elo: float
    margin: float


def elo(share: float) -> float | None:
    """The Elo difference that gives this share; None when no difference does."""
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else None


def expected(difference: float) -> float:
    """The share that an Elo difference gives."""
    return 1 / (1 + exp(-difference / ELO_PER_UNIT))


def wilson(points: float, games: float) -> Share:
    """The share of the points with Wilson's interval, which holds near 0 and 1 too."""
    if games <= 0:
        return Share(0.5, 0.0, 1.0, 0.0)
    share, square = points / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    # At the ends the interval closes there; rounding must not leave it.
    low = 0.0 if share == 0 else max(0.0, middle - reach)
    high = 1.0 if share == 1 else min(1.0, middle + reach)
    return Share(share, low, high, float(games))


def paired(pairs: Sequence[float]) -> Share:
    """The share over mirrored pairs, each from 0 to 1; the spread between pairs says what they weigh."""
    if not pairs:
        return wilson(0, 0)
    n = len(pairs)
    mean = sum(pairs) / n
    variance = sum((pair - mean) ** 2 for pair in pairs) / (n - 1) if n > 1 else 0.0
    # Pairs that all came out alike say nothing of their spread, so each weighs no more than one game.
    weight = mean * (1 - mean) * n / variance if variance > 0 else n
    return wilson(mean * weight, weight)


def difference(share: Share) -> EloDifference:
    """The Elo difference of a share, interval included."""
    return EloDifference(elo(share.share), elo(share.low), elo(share.high))


def ratings(players: int, results: Sequence[Result], anchor: int = 0) -> list[Rating]:
    """Bradley-Terry ratings of greatest likelihood, draws as half wins, relative to the anchor's 0."""
    _check_connected(players, results, anchor)
    free = [player for player in range(players) if player != anchor]
    played = [msgspec.structs.replace(r, points=_open_ended(r)) for r in results if r.games]
    units = [0.0] * players
    for _ in range(MAX_STEPS):
        steps = _solve(_information(free, played, units), _pull(free, played, units))
        for player, step in zip(free, steps, strict=True):
            units[player] += max(-MAX_STEP, min(MAX_STEP, step))
        if all(abs(step) < SETTLED for step in steps):
            break
    errors = dict(zip(free, _errors(free, played, units), strict=True))
    return [Rating(units[p] * ELO_PER_UNIT, Z * errors.get(p, 0.0) * ELO_PER_UNIT) for p in range(players)]


def _open_ended(result: Result) -> float:
    """The points, with half a point off a clean sweep: its likelihood has no greatest rating otherwise."""
    return min(max(result.points, 0.5), result.games - 0.5)


def _chance(result: Result, units: Sequence[float]) -> float:
    return 1 / (1 + exp(units[result.second] - units[result.first]))


def _pull(free: list[int], results: Sequence[Result], units: Sequence[float]) -> list[float]:
    """How many points each player has above what its rating expects."""
    above = [0.0] * len(units)
    for result in results:
        surplus = result.points - result.games * _chance(result, units)
        above[result.first] += surplus
        above[result.second] -= surplus
    return [above[player] for player in free]


def _information(free: list[int], results: Sequence[Result], units: Sequence[float]) -> list[list[float]]:
    return _joined(free, [(r, r.games * _chance(r, units) * (1 - _chance(r, units))) for r in results])


def _errors(free: list[int], results: Sequence[Result], units: Sequence[float]) -> list[float]:
    """Standard errors; the spread of the points is that of the games' weight, not of their number."""
    information = _information(free, results, units)
    inverse = [_solve(information, [float(i == j) for i in range(len(free))]) for j in range(len(free))]
    spreads = [(r, r.games**2 / r.weight * _chance(r, units) * (1 - _chance(r, units))) for r in results]
    spread = _joined(free, spreads)
    return [
        sqrt(sum(row[i] * spread[i][j] * row[j] for i in range(len(free)) for j in range(len(free)))) for row in inverse
    ]


def _joined(free: list[int], weights: Sequence[tuple[Result, float]]) -> list[list[float]]:
    """The matrix of a net of pairings: each adds its weight to both players and takes it between them."""
    place = {player: row for row, player in enumerate(free)}
    matrix = [[0.0] * len(free) for _ in free]
    for result, weight in weights:
        rows = [place[p] for p in (result.first, result.second) if p in place]
        for row in rows:
            for column in rows:
                matrix[row][column] += weight if row == column else -weight
    return matrix


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination with pivots."""
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(n):
        best = max(range(column, n), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(n):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][n] / rows[row][row] for row in range(n)]


def _check_connected(players: int, results: Sequence[Result], anchor: int) -> None:
    reached = {anchor}
    grew = True
    while grew:
        sides = [{r.first, r.second} for r in results if r.games]
        more = set().union(*(side for side in sides if side & reached)) - reached
        reached |= more
        grew = bool(more)
    missing = [player for player in range(players) if player not in reached]
    if missing:
        raise ValueError(f"players {missing} have no games that lead to player {anchor}; let them play one another")
