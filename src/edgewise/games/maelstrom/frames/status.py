"""Status actions. ME-ACT-9 to ME-ACT-15, ME-CON-3, ME-DATA-4."""

from __future__ import annotations

from edgewise.core.flow import Action, Frames
from edgewise.games.maelstrom.abilities import PatchUp as PatchingUp
from edgewise.games.maelstrom.actions import Aim, ConsolidateCover, Extinguish, GoOnTheMove, PatchUp, TakeCover
from edgewise.games.maelstrom.events.acting import (
    BurnExtinguished,
    CoverTaken,
    ModelPatchedUp,
    OnTheMoveGained,
    UnitAimed,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.bonus import bonus
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.state import Game

# Burn tokens that one action discards, and On the Move tokens for what came before. ME-ACT-10, ME-ACT-11
EXTINGUISHED = 2
GAINED = {"move": 1, "dash": 2}


def status(state: Game, action: Action) -> Frames:
    """Carries out a status action of the active unit. ME-ACT-4."""
    acting = state.acting
    assert acting is not None
    unit = acting.unit
    match action:
        case Aim():
            tell(state, UnitAimed("ME-ACT-9", unit))
        case TakeCover():
            take_cover(state, unit, "ME-ACT-13")
        case ConsolidateCover():
            take_cover(state, unit, "ME-CON-3")
        case GoOnTheMove():
            return go_on_the_move(state, unit, GAINED[acting.counted[-2]])
        case Extinguish():
            gone = min(EXTINGUISHED, state.burn[unit])
            state.burn[unit] -= gone
            tell(state, BurnExtinguished("ME-ACT-10", unit, gone))
        case PatchUp(model):
            patch_up(state, model)
    return ()


def take_cover(state: Game, unit: Unit, rule: str) -> None:
    """One more Cover token; On the Move tokens go first. ME-ACT-13, ME-ACT-15."""
    state.moving[unit] = 0
    state.cover[unit] += 1
    tell(state, CoverTaken(rule, unit, state.cover[unit]))


def go_on_the_move(state: Game, unit: Unit, count: int) -> Frames:
    """Tokens, and the bonus move that they give. ME-ACT-11, ME-ACT-12."""
    state.moving[unit] += count
    tell(state, OnTheMoveGained("ME-ACT-11", unit, state.moving[unit]))
    return bonus(state, unit)


def patch_up(state: Game, model: Model) -> None:
    """An injured Robot regains 1 FOR. ME-DATA-4."""
    most = state.book.models[model].profile.fortitude
    state.fortitude[model] = min(most, state.fortitude[model] + PatchingUp.HEALED)
    tell(state, ModelPatchedUp("ME-DATA-4", model, state.fortitude[model]))
