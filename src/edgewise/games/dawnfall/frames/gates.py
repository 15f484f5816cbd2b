"""Quick tests of what an Action could do, by its binding and the scope around it; facts.py says what they stand for."""

from __future__ import annotations

from collections.abc import Callable

from edgewise.games.dawnfall.effects.base import as_models, held, named
from edgewise.games.dawnfall.queries.attributes import attribute, is_quiet, printed, value_of
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import DEAD, Game, on_board

# Must agree with the verbs and conditions they stand for: test_quick_gates_equal_the_verbs.
# The attributes and bans that can_attack(), targets_of() and held() ask about.
FIGHT_WORDS = ("att", "attack", "combat", "be_targeted")
MOVE_WORDS = ("mov", "move", "be_moved")
PUT_WORDS = ("relocate", "be_moved")
Gate = Callable[[Game, int, int, int], bool]


def model_can_fight(state: Game, seat: int, model: int, scope: int = -1) -> bool:
    """The model has an enemy to fight. DF-COM-2."""
    return _some_can_fight(state, seat, (model,))


def squad_can_fight(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad has an enemy to fight. DF-COM-2."""
    return _some_can_fight(state, seat, state.squad_models[squad])


def _some_can_fight(state: Game, seat: int, models: tuple[int, ...]) -> bool:
    spaces, hexes, rings = state.spaces, state.hexes, state.book.board.ring
    foes = 0
    for foe in state.book.foes[seat]:
        foes |= state.armies[foe]
    for m in models:
        space = spaces[m]
        if space >= 0 and rings[space * 128 + hexes[m]] & foes:
            if is_quiet(state, FIGHT_WORDS):
                return printed(state, m, "att") is not None  # the same for all models of a Squad
            if can_attack(state, m) and targets_of(state, m, seat):
                return True
    return False


def squad_can_move(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad may make a Move Action. DF-MOV-2."""
    if printed(state, state.squad_models[squad][0], "mov") is None:
        return False
    standing = on_board(state, squad)
    if is_quiet(state, MOVE_WORDS):
        return bool(standing)
    for m in standing:
        if attribute(state, m, "mov") is not None and not held(state, m, seat, "move"):
            return True
    return False


def model_can_be_put(state: Game, seat: int, model: int, scope: int = -1) -> bool:
    """Nothing keeps the model from being placed elsewhere. DF-MOV-16."""
    return is_quiet(state, PUT_WORDS) or not held(state, model, seat)


def has_enhancement(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Some own Squad has an Enhancement. DF-ENH-12."""
    for s in state.book.squads_by_seat(state, seat):
        if state.attached[s]:
            return True
    return False


def crystals_are_left(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """The neutral pile has a Crystal. DF-LIM-1."""
    return state.neutral > 0


def squad_is_bound(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Always: the step needs nothing but the bound Squad."""
    return True


def squad_is_hurt(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """The Squad has lost Endurance. DF-WND-8."""
    return state.endurance[squad] < value_of(state, squad)


def squad_has_dead(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad is dead."""
    for m in state.squad_models[squad]:
        if state.spaces[m] == DEAD:
            return True
    return False


def squad_is_basic(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """The Squad shows its Basic side. DF-SQD-2."""
    return not state.modes[squad]


def squad_is_other(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """The Squad shows its other side. DF-SQD-2."""
    return bool(state.modes[squad])


def squad_touches_enemy(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad is in contact with an enemy model. DF-BRD-18."""
    near = _near(state, squad)
    for foe in state.book.foes[seat]:
        if near & state.armies[foe]:
            return True
    return False


def _near(state: Game, squad: int) -> int:
    """The hexes around the models of a Squad, as a bitboard."""
    near = 0
    for m in state.squad_models[squad]:
        if state.spaces[m] >= 0:
            near |= state.book.board.ring[state.spaces[m] * 128 + state.hexes[m]]
    return near


def squad_can_gather(at_least: int) -> Gate:
    """So many models of the Squad stand, or one that touches an own model. DF-KEY-11."""

    def test(state: Game, seat: int, squad: int, scope: int) -> bool:
        standing = 0
        for m in state.squad_models[squad]:
            standing += state.spaces[m] >= 0
        return standing >= at_least or bool(standing and _near(state, squad) & state.armies[seat])

    return test


def squad_has_role(roles: tuple[str, ...]) -> Gate:
    """The first model of one of these roles belongs to the Squad."""

    def test(state: Game, seat: int, squad: int, scope: int) -> bool:
        for role in roles:
            models = as_models(state, named(state, scope, role))
            if models and state.model_squad[models[0]] == squad:
                return True
        return False

    return test
