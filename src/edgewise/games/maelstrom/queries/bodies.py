"""The models on the table as bodies, and how far they are from each other. ME-SCO-4, ME-SCO-5, ME-MEA"""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt

from edgewise.games.maelstrom.kinds import Mils, Model, Unit
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.terrain import Standing

# From this difference of elevation on, heights count in distances, and bodies are out of each other's way. ME-SCO-5
LEVEL_MILS = 2000
# What is farther off than anything on a table.
NOWHERE = Mils(10**9)


def body(state: Game, model: Model) -> Standing:
    """A model where it stands now. ME-SCO-4"""
    return _standing(state, model, state.x[model], state.y[model], state.z[model], state.on[model])


def body_at(state: Game, model: Model, x: int, y: int, surface: int) -> Standing:
    """A model as it would stand at a place."""
    return _standing(state, model, x, y, state.book.ground.elevation(surface), surface)


def _standing(state: Game, model: Model, x: int, y: int, foot: int, surface: int) -> Standing:
    book = state.book
    large, seat, unit = book.is_large[model], book.model_seat[model], book.model_unit[model]
    return Standing(x, y, book.radius[model], foot, book.height[model], surface, large, seat, unit, model)


def unit_bodies(state: Game, unit: Unit) -> list[Standing]:
    """The models of a unit on the table, in list order."""
    if state.place[unit] != "table":
        return []
    fortitude = state.fortitude
    return [body(state, model) for model in state.book.models_of_unit[unit] if fortitude[model]]


def side_bodies(state: Game, seat: int) -> list[Standing]:
    """The models of a seat on the table."""
    return [each for unit in state.book.units_of[seat] for each in unit_bodies(state, unit)]


def bodies(state: Game) -> list[Standing]:
    """All models on the table."""
    return [*side_bodies(state, 0), *side_bodies(state, 1)]


def leader_body(state: Game, unit: Unit) -> Standing:
    """The leader of a unit on the table."""
    return body(state, state.leader[unit])


def distance(a: Standing, b: Standing) -> Mils:
    """The distance of two bodies, rounded up: at most d exactly when they are within d. ME-SCO-5, ME-MEA-4"""
    square, radii, rise = (a.x - b.x) ** 2 + (a.y - b.y) ** 2, a.r + b.r, abs(a.foot - b.foot)
    gap = max(0, isqrt(square - 1) + 1 - radii) if square else 0
    if rise < LEVEL_MILS:
        return Mils(gap)
    found = isqrt(gap * gap + rise * rise) + 1
    while found > rise and _is_within(square, radii, rise, found - 1):
        found -= 1
    return Mils(found)


def _is_within(square: int, radii: int, rise: int, reach: int) -> bool:
    """Whether sqrt((sqrt(square) - radii)^2 + rise^2) is at most a reach, exactly."""
    rest = reach * reach - rise * rise
    if rest < 0:
        return False
    # sqrt(square) <= radii + sqrt(rest), squared twice.
    left = square - radii * radii - rest
    return left <= 0 or left * left <= 4 * radii * radii * rest


def least(some: Iterable[Standing], others: Iterable[Standing]) -> Mils:
    """The distance of two groups of bodies. ME-MEA-3"""
    found = list(others)
    return min((distance(a, b) for a in some for b in found), default=NOWHERE)


def unit_to_unit(state: Game, unit: Unit, other: Unit) -> Mils:
    """The distance of two units, from model to model. ME-MEA-3"""
    return least(unit_bodies(state, unit), unit_bodies(state, other))


def model_to_unit(state: Game, model: Model, unit: Unit) -> Mils:
    """The distance of a model from a unit. ME-MEA-2, ME-MEA-3"""
    return least([body(state, model)], unit_bodies(state, unit))


def is_near(a: Standing, b: Standing, reach: int) -> bool:
    """Whether two bodies are within a distance. ME-MEA-4, ME-SCO-5"""
    square, rise = (a.x - b.x) ** 2 + (a.y - b.y) ** 2, abs(a.foot - b.foot)
    if rise < LEVEL_MILS:
        span = reach + a.r + b.r
        return span >= 0 and square <= span * span
    return _is_within(square, a.r + b.r, rise, reach)
