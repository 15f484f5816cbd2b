"""How a unit stands after a move: its leader at the end of its way, the others around it. ME-MOV-7, ME-MOV-9"""

from __future__ import annotations

from typing import NamedTuple

from edgewise.games.maelstrom.actions import Move, Stand
from edgewise.games.maelstrom.kinds import NO_UNIT, Model
from edgewise.games.maelstrom.queries.bodies import body_at, leader_body, unit_bodies
from edgewise.games.maelstrom.queries.errands import Errand
from edgewise.games.maelstrom.queries.limits import path, stop_of, targets
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.bearings import facing_to
from edgewise.tabletop.coherency import Places
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.placing import settle
from edgewise.tabletop.terrain import Standing, Stop


class Settled(NamedTuple):
    """A unit after a move: its leader, and its other models in list order as they stood and as they stand.

    A model without a place is None.
    """

    leader: Standing
    facing: int
    mates: tuple[Standing, ...]
    places: Places


def settled(state: Game, wanted: Errand, action: Move, bounds: Limits) -> Settled:
    """The unit after a move: the others as told, or else as the search sets them. ME-SCO-9, ME-MOV-7"""
    unit = wanted.unit
    end = path(state, unit, action)[-1]
    leader = body_at(state, state.leader[unit], end.x, end.y, end.surface)
    facing = end_facing(state, wanted, action, end)
    mates = tuple(each for each in unit_bodies(state, unit) if each.model != leader.model)
    if not action.places:
        return Settled(leader, facing, mates, settle(leader, facing, mates, bounds, targets(state, wanted)))
    told = dict(action.places)
    return Settled(leader, facing, mates, tuple(_told(state, mate, told[Model(mate.model)]) for mate in mates))


def _told(state: Game, mate: Standing, stand: Stand) -> Standing:
    x, y, surface = stop_of(state.book.ground, stand)
    return body_at(state, Model(mate.model), x, y, surface)


def end_facing(state: Game, wanted: Errand, action: Move, end: Stop) -> int:
    """The facing at the end: as told, or as before, or after a charge towards the target. ME-MOV-9, ME-MOV-11"""
    if action.facing is not None:
        return action.facing
    if wanted.kind == "charge" and wanted.target != NO_UNIT:
        found = facing_to(end.point, leader_body(state, wanted.target).centre)
        if found is not None:
            return found
    return state.facing[wanted.unit]
