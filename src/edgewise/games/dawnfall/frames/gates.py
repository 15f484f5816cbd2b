"""Quick tests of what an Action could do, by its binding and the scope around it; facts.py says what they stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from edgewise.games.dawnfall.effects.base import as_models, held, named
from edgewise.games.dawnfall.queries.attributes import PUT_WORDS, attribute, base_size, is_quiet, printed, value_of
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import DEAD, Game, is_alive, on_board, opaque
from edgewise.geometry.hexes import fully_occupied_line

# Must agree with the verbs and conditions they stand for: test_quick_gates_equal_the_verbs.
# The attributes and bans that can_attack(), targets_of() and held() ask about.
FIGHT_WORDS = ("att", "attack", "combat", "be_targeted")
MOVE_WORDS = ("mov", "move", "be_moved")
# Enemies stand in ever new places; a table of what is around them that served so many starts anew.
MOST_RIMS = 4096
Gate = Callable[[Game, int, int, int], bool]
# The same for all who may be bound at once: those who pass, in their order.
Sieve = Callable[[Game, int, Sequence[int]], Sequence[int]]


def model_can_fight(state: Game, seat: int, model: int, scope: int = -1) -> bool:
    """The model has an enemy to fight. DF-COM-2."""
    return _some_can_fight(state, seat, (model,))


def squad_can_fight(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad has an enemy to fight. DF-COM-2."""
    return _some_can_fight(state, seat, state.squad_models[squad])


def _some_can_fight(state: Game, seat: int, models: tuple[int, ...]) -> bool:
    bodies, around = state.bodies, rim(state, seat)
    for m in models:
        if bodies[m] & around:
            if is_quiet(state, FIGHT_WORDS):
                return printed(state, m, "att") is not None  # the same for all models of a Squad
            if can_attack(state, m) and targets_of(state, m, seat):
                return True
    return False


def models_that_can_fight(state: Game, seat: int, models: Sequence[int]) -> Sequence[int]:
    """The models that pass model_can_fight()."""
    bodies, around = state.bodies, rim(state, seat)
    return [m for m in models if bodies[m] & around and model_can_fight(state, seat, m)]


def army_touches_enemy(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Some own model is in contact with an enemy model. DF-BRD-18."""
    return bool(rim(state, seat) & state.armies[seat])


def rim(state: Game, seat: int) -> int:
    """The hexes around all enemy models, as a bitboard: who covers one of them is in contact. DF-BRD-18."""
    rims, foes = state.book.rims, _foes(state, seat)
    found: int | None = rims.get(foes)
    if found is None:
        if len(rims) >= MOST_RIMS:
            rims.clear()
        found = rims[foes] = _rim_of(state, seat) & ~foes
    return found


def _rim_of(state: Game, seat: int) -> int:
    rings, spaces, hexes, found = state.book.board.ring, state.spaces, state.hexes, 0
    for foe in state.book.foes[seat]:
        for m in state.models_of[foe]:
            if spaces[m] >= 0:
                found |= rings[spaces[m] * 128 + hexes[m]]
    return found


def _foes(state: Game, seat: int) -> int:
    """The hexes of all enemy models, as a bitboard."""
    foes = 0
    for foe in state.book.foes[seat]:
        foes |= state.armies[foe]
    return foes


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


def squad_stands(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad is on the board."""
    spaces = state.spaces
    for m in state.squad_models[squad]:  # a loop is quicker than any(), and this is asked often
        if spaces[m] >= 0:
            return True
    return False


def model_can_be_put(state: Game, seat: int, model: int, scope: int = -1) -> bool:
    """Nothing keeps the model from being placed elsewhere. DF-MOV-16."""
    return is_quiet(state, PUT_WORDS) or not held(state, model, seat)


def squad_can_be_put(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Nothing keeps some model of the Squad from being taken off the board. DF-MOV-15."""
    if is_quiet(state, PUT_WORDS):
        return squad_stands(state, seat, squad)
    return any(not held(state, m, seat) for m in on_board(state, squad))


def models_that_can_be_put(state: Game, seat: int, models: Sequence[int]) -> Sequence[int]:
    """The models that pass model_can_be_put()."""
    if is_quiet(state, PUT_WORDS):
        return models
    return [m for m in models if not held(state, m, seat)]


def some_enemy_stands(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Some enemy model is on the board."""
    return bool(_foes(state, seat))


def some_endurance_is_left(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Some own Squad with a living model has an Endurance token."""
    endurance = state.endurance
    for s in state.book.squads_by_seat(state, seat):
        if endurance[s] and is_alive(state, s):
            return True
    return False


def has_enhancement(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Some own Squad has an Enhancement. DF-ENH-12."""
    return bool(state.book.wardrobe.dressed(state, seat))


def has_living_enhancement(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Some own Squad with a living model has an Enhancement. DF-ENH-15."""
    for s in state.book.squads_by_seat(state, seat):
        if state.attached[s] and is_alive(state, s):
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
    bodies, around = state.bodies, rim(state, seat)
    for m in state.squad_models[squad]:  # as above
        if bodies[m] & around:
            return True
    return False


def squad_has_enemy_within(low: int, high: int) -> Gate:
    """Some enemy model is so many Spaces away from a model of the Squad."""

    def test(state: Game, seat: int, squad: int, scope: int) -> bool:
        spaces, table = state.spaces, state.book.board.distance
        starts = {spaces[m] for m in state.squad_models[squad] if spaces[m] >= 0}
        for foe in state.book.foes[seat]:
            ends = {spaces[m] for m in state.models_of[foe] if spaces[m] >= 0}
            for start in starts:
                row = table[start]
                for end in ends:
                    if low <= row[end] <= high:
                        return True
        return False

    return test


def squad_has_a_space_beside(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad stands in a Space that has a neighbour."""
    spaces, neighbours = state.spaces, state.book.board.neighbours
    for m in state.squad_models[squad]:
        if spaces[m] >= 0 and neighbours[spaces[m]]:
            return True
    return False


def squad_sees_somebody_in_line(state: Game, seat: int, squad: int, scope: int = -1) -> bool:
    """Some model of the Squad has a model on one of its Lines of Fire. DF-LOF-7."""
    spaces, board, occupied = state.spaces, state.book.board, opaque(state)
    standing = set(spaces)
    for start in [spaces[m] for m in state.squad_models[squad] if spaces[m] >= 0]:
        for way in range(6):
            if not standing.isdisjoint(fully_occupied_line(board, occupied, start, way)):
                return True
    return False


def two_alike_can_be_put(state: Game, seat: int, bind: int, scope: int = -1) -> bool:
    """Nothing keeps two models with bases of the same size from being placed elsewhere. DF-MOV-16."""
    spaces, quiet, sizes = state.spaces, is_quiet(state, PUT_WORDS), set()
    for m in range(len(spaces)):
        if spaces[m] >= 0 and (quiet or not held(state, m, seat)):
            size = base_size(state, m)
            if size in sizes:
                return True
            sizes.add(size)
    return False


def all_of(one: Gate, *others: Gate) -> Gate:
    """Several tests that must all hold."""
    if not others:
        return one
    rest = all_of(*others)

    def test(state: Game, seat: int, bind: int, scope: int) -> bool:
        return one(state, seat, bind, scope) and rest(state, seat, bind, scope)

    return test


def _near(state: Game, squad: int) -> int:
    """The hexes around the models of a Squad, as a bitboard."""
    near = 0
    for m in state.squad_models[squad]:
        if state.spaces[m] >= 0:
            near |= state.book.board.ring[state.spaces[m] * 128 + state.hexes[m]]
    return near


def squad_can_gather(at_least: int, names: tuple[str, ...]) -> Gate:
    """So many models of the Squad stand, or one that touches an own model of a Squad of these names. DF-KEY-11."""

    def test(state: Game, seat: int, squad: int, scope: int) -> bool:
        spaces, standing = state.spaces, 0
        for m in state.squad_models[squad]:
            standing += spaces[m] >= 0
        if standing >= at_least or not standing:
            return standing >= at_least
        near = _near(state, squad) & state.armies[seat]
        return bool(near) and any(
            state.bodies[m] & near and state.squad_card[state.model_squad[m]] in names for m in state.models_of[seat]
        )

    return test


def crystals_lie_ready(n: int) -> Gate:
    """The seat has so many Crystals of its own to be destroyed. DF-PAY-12."""

    def test(state: Game, seat: int, bind: int, scope: int) -> bool:
        return state.crystals[seat] >= n

    return test


class HasRole(msgspec.Struct, frozen=True):
    """A model of one of these roles belongs to the Squad."""

    roles: tuple[str, ...]

    def __call__(self, state: Game, seat: int, squad: int, scope: int) -> bool:
        for role in self.roles:
            for model in as_models(state, named(state, scope, role)):
                if state.model_squad[model] == squad:
                    return True
        return False


# Gates that ask nothing about whom an Action is bound to.
UNBOUND = (has_enhancement, has_living_enhancement, crystals_are_left, some_enemy_stands, some_endurance_is_left)
# What must hold before any binding of an own Squad or model can pass a gate; some gates look at nothing else.
FIRST: dict[Gate, Gate] = {
    squad_can_fight: army_touches_enemy,
    model_can_fight: army_touches_enemy,
    squad_touches_enemy: army_touches_enemy,
    **{gate: gate for gate in UNBOUND},
}
# Gates that many models are asked at once, and what answers for all of them; for Squads see sifts.py.
SIEVES: dict[Gate, Sieve] = {
    model_can_fight: models_that_can_fight,
    model_can_be_put: models_that_can_be_put,
}
