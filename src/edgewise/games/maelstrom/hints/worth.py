"""How good a position is for a seat: points, strength left, and who stands where it pays."""

from __future__ import annotations

from math import exp

from edgewise.games.maelstrom.queries.markers import CONTEST_MILS, MARKER_RADIUS, controller, lying
from edgewise.games.maelstrom.scoring.board import parts
from edgewise.games.maelstrom.state import Game, standing

# Weights found by trying: a victory point, a point of the roster, a level of suppression, a marker in reach.
POINT, FORCE, LEVEL, NEAR, COVERED = 0.30, 0.08, 0.03, 0.06, 0.02
# What the board would pay now, times the turns in which it may.
PROMISE = 0.18
REACH_MILS = 12_000


def evaluate(state: Game, seat: int) -> float:
    """The estimated chance of a seat to win."""
    if state.result is not None:
        return state.result.worth(seat)
    lead = worth(state, seat) - worth(state, 1 - seat)
    return 1 / (1 + exp(-lead))


def worth(state: Game, seat: int) -> float:
    """What a seat has, in units of the scale on which a lead is turned into a chance."""
    found = POINT * state.points[seat] + FORCE * strength(state, seat)
    if state.turn and state.zones:
        found += PROMISE * sum(part.points for part in parts(state, seat) if not part.conditional)
        found += NEAR * nearness(state, seat)
    for unit in standing(state, seat):
        found += COVERED * min(state.cover[unit], 1) - LEVEL * state.level[unit]
    return found


def strength(state: Game, seat: int) -> float:
    """The points of the roster that are left, unit by unit as much as is left of it."""
    book, found = state.book, 0.0
    for unit in book.units_of[seat]:
        if state.place[unit] != "destroyed":
            models = book.models_of_unit[unit]
            whole = sum(book.models[m].profile.fortitude for m in models)
            found += book.units[unit].points * sum(state.fortitude[m] for m in models) / whole
    return found


def nearness(state: Game, seat: int) -> float:
    """How near the units of a seat are to the middle or to markers that they do not hold yet."""
    goals = [(m.x, m.y) for _, m in lying(state) if m.captured != seat and controller(state, m) != seat]
    places = goals or [state.book.centre]
    found = 0.0
    for x, y in places:
        gaps = [
            max(abs(state.x[leader] - x), abs(state.y[leader] - y))
            for leader in (state.leader[unit] for unit in standing(state, seat))
        ]
        if gaps:
            far = max(0, min(gaps) - CONTEST_MILS - MARKER_RADIUS)
            found += max(0.0, 1 - far / REACH_MILS)
    return found
