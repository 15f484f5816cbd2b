"""Front and rear arcs of units. ME-UNI-1, ME-UNI-6, ME-UNI-9, ME-UNI-10, ME-UNI-15"""

from __future__ import annotations

from edgewise.games.maelstrom.kinds import Facing, Unit
from edgewise.games.maelstrom.queries.bodies import leader_body, unit_bodies
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.bearings import facing_to, is_ahead, is_behind
from edgewise.geometry.touching import CONTACT_MILS


def is_in_rear(state: Game, unit: Unit, of: Unit) -> bool:
    """Whether a unit is in the rear arc of another one: its leader, and half or more of its models. ME-UNI-9"""
    if not _has_rear(state, of):
        return False
    place, facing = leader_body(state, of).centre, state.facing[of]
    if not is_behind(place, facing, leader_body(state, unit).disc, CONTACT_MILS):
        return False
    models = unit_bodies(state, unit)
    behind = sum(is_behind(place, facing, each.disc, CONTACT_MILS) for each in models)
    return 2 * behind >= len(models)


def is_out_of_front(state: Game, unit: Unit, of: Unit) -> bool:
    """Whether a whole unit is outside the front arc of another one. ME-SHO-15, ME-DFR-4"""
    if not _has_rear(state, of):
        return False
    place, facing = leader_body(state, of).centre, state.facing[of]
    return not any(is_ahead(place, facing, each.disc) for each in unit_bodies(state, unit))


def _has_rear(state: Game, unit: Unit) -> bool:
    """Whether a unit has a rear arc: a leader off the table has none. ME-UNI-10"""
    return state.place[unit] == "table"


def facing_unit(state: Game, x: int, y: int, other: Unit) -> Facing | None:
    """The facing from a place to the leader of a unit; None at its very place. ME-UNI-8"""
    found = facing_to((x, y), leader_body(state, other).centre)
    return None if found is None else Facing(found)
