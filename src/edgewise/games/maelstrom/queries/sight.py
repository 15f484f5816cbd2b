"""Who sees whom, and who is wide open. ME-LOS, ME-SHO-16 to ME-SHO-19."""

from __future__ import annotations

from collections.abc import Hashable

from edgewise.games.maelstrom.continuous import is_swarm
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.bodies import bodies, leader_body, unit_bodies
from edgewise.games.maelstrom.queries.contact import is_in_contact
from edgewise.games.maelstrom.queries.cover import is_in_area
from edgewise.games.maelstrom.queries.kept import Kept, whereabouts
from edgewise.games.maelstrom.queries.skill import target_tokens
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.looks import Lookout, Survey

# So many placements of all models are remembered, with what was seen in them.
KEPT = 60


class Watch:
    """What can be seen while nothing moves, and what was asked of it already. ME-LOS-9"""

    def __init__(self, lookout: Lookout) -> None:
        self.lookout = lookout
        self.seen: dict[tuple[Model, Unit], bool] = {}
        self.surveys: dict[tuple[Model, Unit], Survey] = {}


_watches: Kept[Hashable, Watch] = Kept(KEPT)


def watch(state: Game) -> Watch:
    """What can be seen now; another one whenever a model has moved or is gone. ME-LOS-9, ME-TYP-5."""
    return _watches.get(state.book, whereabouts(state), lambda: Watch(lookout(state)))


def lookout(state: Game) -> Lookout:
    """What can be seen now, with nothing asked yet. ME-LOS-9, ME-TYP-5."""
    models = bodies(state)
    swarms = {each.model for each in models if is_swarm(state, Model(each.model))}
    return state.book.sightlines.among(models, swarms)


def survey(state: Game, unit: Unit, target: Unit) -> Survey:
    """What the leader of a unit sees of a target. ME-LOS-1."""
    now, key = watch(state), (state.leader[unit], target)
    if key not in now.surveys:
        now.surveys[key] = now.lookout.survey(leader_body(state, unit), unit_bodies(state, target))
    return now.surveys[key]


def sees(state: Game, unit: Unit, target: Unit, now: Watch | None = None) -> bool:
    """Whether a unit has line of sight to a target. ME-LOS-1, ME-LOS-2, ME-SHO-2."""
    if state.place[unit] != "table" or state.place[target] != "table":
        return False
    now, key = now or watch(state), (state.leader[unit], target)
    if key not in now.seen:
        now.seen[key] = now.lookout.sees(leader_body(state, unit), unit_bodies(state, target))
    return now.seen[key]


def is_wide_open(state: Game, unit: Unit, target: Unit, *, tracked: bool = False) -> bool:
    """Whether the shot is wide open: the target neither moves nor hides, and nothing hides it. ME-SHO-17, ME-SHO-19."""
    if target_tokens(state, target, tracked=tracked) or state.cover[target]:
        return False
    ground = state.book.ground
    if any(is_in_area(ground, body) for body in unit_bodies(state, target)) or is_in_contact(state, target):
        return False
    return not survey(state, unit, target).hidden
