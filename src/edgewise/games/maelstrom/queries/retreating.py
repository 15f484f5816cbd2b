"""Whether a retreat is possible, and whether the enemy is too near where it ends. ME-RET-3 to ME-RET-5"""

from __future__ import annotations

from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.errands import Errand, allowance
from edgewise.games.maelstrom.queries.offering import offered
from edgewise.games.maelstrom.state import Game, standing
from edgewise.tabletop.distances import any_within

SAFE_MILS = 12_000
SAFE_FROM_ATTACKER_MILS = 6_000


def retreating(state: Game, unit: Unit, attacker: Unit) -> Errand:
    """The retreat of a unit from an attacker, who is no obstacle on the way. ME-RET-1, ME-RET-4"""
    return Errand(unit, "retreat", allowance(state, unit, "retreat"), open_to=attacker)


def has_way_out(state: Game, wanted: Errand) -> bool:
    """Whether some legal end out of contact can be reached. ME-RET-5"""
    return bool(offered(state, wanted))


def is_pressed(state: Game, unit: Unit, attacker: Unit) -> bool:
    """Whether an enemy is within 12", or the attacker within 6". ME-RET-3, ME-RET-4"""
    own = unit_bodies(state, unit)
    for foe in standing(state, 1 - state.book.unit_seat[unit]):
        reach = SAFE_FROM_ATTACKER_MILS if foe == attacker else SAFE_MILS
        if any_within(own, unit_bodies(state, foe), reach):
            return True
    return False
