"""The models on the table as bodies, and how far they are from each other. ME-SCO-4, ME-SCO-5, ME-MEA"""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt

from edgewise.games.maelstrom.kinds import Mils, Model, Unit
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop import distances
from edgewise.tabletop.distances import LEVEL_MILS, shown
from edgewise.tabletop.terrain import Standing

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
    if -LEVEL_MILS < a.foot - b.foot < LEVEL_MILS:
        square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
        return Mils(max(0, isqrt(square - 1) + 1 - a.r - b.r) if square else 0)
    return Mils(shown(distances.distance(a, b)))


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
