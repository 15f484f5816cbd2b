"""Who touches whom: contact, and units that face off. ME-SCO-3, ME-SCO-5, ME-CQF-11"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.state import Game, living, standing
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.terrain import Standing


def touches_any(a: Standing, others: Iterable[Standing]) -> bool:
    """Whether a model is in contact with one of some others."""
    return any(is_touching(a, b) for b in others)


def contacts(some: Iterable[Standing], others: Sequence[Standing]) -> int:
    """How many of some models are in contact with any of the others. ME-CHG-3"""
    return sum(touches_any(a, others) for a in some)


def enemies_touching(state: Game, unit: Unit) -> list[Unit]:
    """The enemy units in contact with a unit: it faces off with them. ME-CQF-11"""
    return _touched(state, unit, living(state, unit)) if state.place[unit] == "table" else []


def touched_by_leader(state: Game, unit: Unit) -> list[Unit]:
    """The enemy units in contact with the leader of a unit. ME-CQF-4"""
    return _touched(state, unit, [state.leader[unit]]) if state.place[unit] == "table" else []


def _touched(state: Game, unit: Unit, models: Sequence[Model]) -> list[Unit]:
    """The enemy units in contact with some models of a unit, read off the columns, as this is asked often."""
    x, y, z, radius = state.x, state.y, state.z, state.book.radius
    own = [(x[m], y[m], z[m], radius[m] + CONTACT_MILS) for m in models]
    found = []
    for foe in standing(state, 1 - state.book.unit_seat[unit]):
        theirs = ((x[m], y[m], z[m], radius[m]) for m in living(state, foe))
        if any(
            (fx - ox) ** 2 + (fy - oy) ** 2 <= (fr + reach) ** 2 and abs(fz - oz) < LEVEL_MILS
            for fx, fy, fz, fr in theirs
            for ox, oy, oz, reach in own
        ):
            found.append(foe)
    return found


def is_in_contact(state: Game, unit: Unit) -> bool:
    """Whether a unit touches an enemy. ME-CQF-5"""
    return bool(enemies_touching(state, unit))


def are_facing_off(state: Game, unit: Unit, other: Unit) -> bool:
    """Whether two units touch. ME-CQF-11"""
    return contacts(unit_bodies(state, unit), unit_bodies(state, other)) > 0
