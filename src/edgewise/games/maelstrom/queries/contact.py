"""Who touches whom: contact, and units that face off. ME-SCO-3, ME-SCO-5, ME-CQF-11"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import leader_body, side_bodies, unit_bodies
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.terrain import Standing


def touches_any(a: Standing, others: Iterable[Standing]) -> bool:
    """Whether a model is in contact with one of some others."""
    return any(is_touching(a, b) for b in others)


def contacts(some: Iterable[Standing], others: Sequence[Standing]) -> int:
    """How many of some models are in contact with any of the others. ME-CHG-3"""
    return sum(touches_any(a, others) for a in some)


def enemies_touching(state: Game, unit: Unit) -> list[Unit]:
    """The enemy units in contact with a unit: it faces off with them. ME-CQF-11"""
    return touched_by(state, unit, unit_bodies(state, unit))


def touched_by_leader(state: Game, unit: Unit) -> list[Unit]:
    """The enemy units in contact with the leader of a unit. ME-CQF-4"""
    return touched_by(state, unit, [leader_body(state, unit)]) if state.place[unit] == "table" else []


def touched_by(state: Game, unit: Unit, models: Sequence[Standing]) -> list[Unit]:
    """The enemy units in contact with models of a unit, wherever these would stand."""
    found: dict[Unit, None] = {}
    for foe in side_bodies(state, 1 - state.book.unit_seat[unit]):
        if foe.unit not in found and touches_any(foe, models):
            found[Unit(foe.unit)] = None
    return list(found)


def is_in_contact(state: Game, unit: Unit) -> bool:
    """Whether a unit touches an enemy. ME-CQF-5"""
    return bool(enemies_touching(state, unit))


def are_facing_off(state: Game, unit: Unit, other: Unit) -> bool:
    """Whether two units touch. ME-CQF-11"""
    return contacts(unit_bodies(state, unit), unit_bodies(state, other)) > 0
