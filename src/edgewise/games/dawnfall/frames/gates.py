"""Quick tests of what an Action could do; each equals `possible` of the verb it stands for."""

from __future__ import annotations

from collections.abc import Callable

from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import Game

# Must agree with CombatActionVerb, MoveActionVerb and FightAll: test_quick_gates_equal_the_verbs.


def _can_fight(state: Game, seat: int, model: int) -> bool:
    space = state.spaces[model]
    if space < 0:
        return False
    near = state.book.board.ring[space * 128 + state.hexes[model]]
    for foe in state.book.foes[seat]:
        if near & state.armies[foe]:
            return can_attack(state, model) and bool(targets_of(state, model, seat))
    return False


def squad_can_fight(state: Game, seat: int, squad: int) -> bool:
    """Some model of the Squad has an enemy to fight. DF-COM-2."""
    return any(_can_fight(state, seat, m) for m in state.squad_models[squad])


def squad_can_move(state: Game, seat: int, squad: int) -> bool:
    """Some model of the Squad may make a Move Action. DF-MOV-2."""
    for m in state.squad_models[squad]:
        if state.spaces[m] >= 0 and attribute(state, m, "mov") is not None:
            if not (state.statuses or state.modifiers or state.passives or state.book.auras):
                return True
            if not is_forbidden(state, m, "move") and not is_forbidden(state, m, "be_moved"):
                return True
    return False


def has_enhancement(state: Game, seat: int, bind: int) -> bool:
    """Some own Squad has an Enhancement. DF-ENH-12."""
    return any(state.attached[s] for s in state.book.squads_by_seat(state, seat))


def squad_touches_enemy(state: Game, seat: int, squad: int) -> bool:
    """Some model of the Squad is in contact with an enemy model. DF-BRD-18."""
    near = 0
    for m in state.squad_models[squad]:
        if state.spaces[m] >= 0:
            near |= state.book.board.ring[state.spaces[m] * 128 + state.hexes[m]]
    return any(near & state.armies[foe] for foe in state.book.foes[seat])


GATES: dict[str, Callable[[Game, int, int], bool]] = {
    "combat": squad_can_fight,
    "move": squad_can_move,
    "fight_all": _can_fight,
    "charge": has_enhancement,
    "touch": squad_touches_enemy,
    "basic": lambda state, seat, squad: not state.modes[squad],
    "other": lambda state, seat, squad: bool(state.modes[squad]),
}
