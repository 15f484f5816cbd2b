"""What a unit is about to do when it moves: the kind of move, how far, and whom it may touch. ME-MOV, ME-ACT-7"""

from __future__ import annotations

from typing import NamedTuple

from edgewise.games.maelstrom.abilities import DynamicMove, FormShift
from edgewise.games.maelstrom.actions import MoveKind
from edgewise.games.maelstrom.continuous import form_of, move_value
from edgewise.games.maelstrom.kinds import NO_UNIT, Mils, Unit
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.state import Game, living

MIL = 1000


class Errand(NamedTuple):
    """One move to be judged, offered or carried out."""

    unit: Unit
    kind: MoveKind
    most: Mils
    # The enemy unit that may be touched at the end. ME-CHG-3, ME-CON-2
    target: Unit = NO_UNIT
    # The enemy unit that is no obstacle on the way. ME-RET-4
    open_to: Unit = NO_UNIT


def allowance(state: Game, unit: Unit, kind: MoveKind) -> Mils:
    """How far a leader may go; a bonus move is rolled. ME-PRO-3, ME-ACT-7, ME-ACT-8, ME-CHG-1, ME-RET-1, ME-CON-2"""
    mv = move_value(state, unit).value if living(state, unit) else 0
    match kind:
        case "move" | "bonus":
            return Mils(mv * MIL)
        case "dash" | "charge" | "retreat":
            return Mils(2 * mv * MIL)
        case "consolidate":
            return Mils((mv + 1) // 2 * MIL)


def errand(state: Game, unit: Unit, kind: MoveKind, target: Unit = NO_UNIT) -> Errand:
    """What a unit does when it makes a kind of move in its activation. ME-CHG-4, ME-CON-2"""
    acting = state.acting
    if kind == "consolidate" and acting is not None:
        target = acting.fought
    return Errand(unit, kind, allowance(state, unit, kind), target)


def is_dynamic(state: Game, unit: Unit) -> bool:
    """Whether every model of a unit can move dynamically, by itself or with wings. ME-TER-13, ME-ABI-11, ME-DATA-4"""
    winged = form_of(state, unit) == "winged"
    return all(
        ability(state, model, DynamicMove) is not None or (winged and ability(state, model, FormShift) is not None)
        for model in living(state, unit)
    )
