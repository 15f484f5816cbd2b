"""Who sees whom, and who is wide open. ME-LOS, ME-SHO-16 to ME-SHO-19."""

from __future__ import annotations

from edgewise.games.maelstrom.continuous import is_swarm
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.bodies import bodies, leader_body, unit_bodies
from edgewise.games.maelstrom.queries.contact import is_in_contact
from edgewise.games.maelstrom.queries.cover import is_in_area
from edgewise.games.maelstrom.queries.skill import target_tokens
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.looks import Lookout, Survey


def lookout(state: Game) -> Lookout:
    """What can be seen now; made anew whenever a model has moved or is gone. ME-LOS-9, ME-TYP-5."""
    models = bodies(state)
    swarms = {each.model for each in models if is_swarm(state, Model(each.model))}
    return state.book.sightlines.among(models, swarms)


def survey(state: Game, unit: Unit, target: Unit, found: Lookout | None = None) -> Survey:
    """What the leader of a unit sees of a target. ME-LOS-1."""
    return (found or lookout(state)).survey(leader_body(state, unit), unit_bodies(state, target))


def sees(state: Game, unit: Unit, target: Unit, found: Lookout | None = None) -> bool:
    """Whether a unit has line of sight to a target. ME-LOS-1, ME-LOS-2, ME-SHO-2."""
    if state.place[unit] != "table" or state.place[target] != "table":
        return False
    return (found or lookout(state)).sees(leader_body(state, unit), unit_bodies(state, target))


def is_wide_open(state: Game, unit: Unit, target: Unit, *, tracked: bool = False) -> bool:
    """Whether the shot is wide open: the target neither moves nor hides, and nothing hides it. ME-SHO-17, ME-SHO-19."""
    if target_tokens(state, target, tracked=tracked) or state.cover[target]:
        return False
    ground = state.book.ground
    if any(is_in_area(ground, body) for body in unit_bodies(state, target)) or is_in_contact(state, target):
        return False
    return not survey(state, unit, target).hidden
