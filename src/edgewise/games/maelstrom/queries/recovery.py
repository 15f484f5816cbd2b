"""Conditions of recovery. ME-REC-4."""

from __future__ import annotations

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import unit_to_unit
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import SHOOTING, Game, standing

CLEAR_MILS = 18_000


def regroup_refusal(state: Game, unit: Unit) -> Refusal | None:
    """A Cover token, no enemy within 18", and no shooting in this activation. ME-REC-4."""
    if not state.cover[unit]:
        return refuse("ME-REC-4", "regroup-uncovered", unit=unit)
    enemy = 1 - state.book.unit_seat[unit]
    for other in standing(state, enemy):
        if unit_to_unit(state, unit, other) <= CLEAR_MILS:
            return refuse("ME-REC-4", "regroup-near", unit=unit, enemy=other, inches=CLEAR_MILS // 1000)
    if state.acting is not None and state.acting.has_done(SHOOTING):
        return refuse("ME-REC-4", "regroup-shot", unit=unit)
    return None
