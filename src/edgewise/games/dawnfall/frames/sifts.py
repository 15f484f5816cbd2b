"""Which of many Squads pass a gate, told for all of them at once as masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.frames import gates
from edgewise.games.dawnfall.frames.gates import FIGHT_WORDS, MOVE_WORDS, Gate, HasRole
from edgewise.games.dawnfall.muster import squads_in
from edgewise.games.dawnfall.queries.attributes import is_quiet
from edgewise.geometry.hexes import mask_of

if TYPE_CHECKING:
    from edgewise.games.dawnfall.frames.purview import Purview

# Must agree with the gates they stand for: test_what_is_asked_for_all_bindings_at_once_equals_the_gate_of_each.
# All own Squads that pass a gate, worked out once for a question; and those that pass among some that are asked about.
Pass = Callable[["Purview"], int]
Sift = Callable[["Purview", int], int]
EVERYBODY, NOBODY = -1, 0


def passes_of(tests: tuple[Gate, ...]) -> tuple[tuple[Pass, ...], tuple[Sift, ...]]:
    """What finds the Squads that pass these gates: for all of them, and for those that are left then."""
    passes = tuple(PASSES[gate] for gate in tests if gate in PASSES)
    return passes, tuple(_sift_of(gate) for gate in tests if gate not in PASSES)


def _sift_of(gate: Gate) -> Sift:
    return _by_role(gate.roles) if isinstance(gate, HasRole) else _one_by_one(gate)


def _one_by_one(gate: Gate) -> Sift:
    def sift(view: Purview, squads: int) -> int:
        state, seat, scope, found = view.state, view.seat, view.scope, 0
        while squads:
            bit = squads & -squads
            if gate(state, seat, bit.bit_length() - 1, scope):
                found |= bit
            squads ^= bit
        return found

    return sift


def _by_role(roles: tuple[str, ...]) -> Sift:
    def sift(view: Purview, squads: int) -> int:
        state, found = view.state, 0
        for role in roles:
            for model in as_models(state, named(state, view.scope, role)):
                found |= 1 << state.model_squad[model]
        return squads & found

    return sift


def _all_or_none(gate: Gate) -> Pass:
    """For a gate that does not ask who is bound."""
    return lambda view: EVERYBODY if gate(view.state, view.seat, -1, view.scope) else NOBODY


def touching(view: Purview) -> int:
    """The own Squads with a model in contact with an enemy model. DF-BRD-18."""
    state, seat, kept = view.state, view.seat, view.muster.touching
    found = kept.get(seat)
    if found is None:
        found = NOBODY
        around = gates.rim(state, seat) & state.armies[seat]
        if around:
            bodies, bits = state.bodies, view.muster.ranks.bits
            for m in state.models_of[seat]:
                if bodies[m] & around:
                    found |= bits[m]
        kept[seat] = found
    return found


def fighters(view: Purview) -> int:
    """The own Squads that pass squad_can_fight(). DF-COM-2."""
    found = touching(view)
    if not found:
        return NOBODY
    state, seat = view.state, view.seat
    if is_quiet(state, FIGHT_WORDS):
        return found & _showing(view, view.muster.ranks.attackers)
    return mask_of([s for s in squads_in(found) if gates.squad_can_fight(state, seat, s)])


def movers(view: Purview) -> int:
    """The own Squads that pass squad_can_move(). DF-MOV-2."""
    state, seat, muster = view.state, view.seat, view.muster
    found = muster.standing & view.army & _showing(view, muster.ranks.movers)
    if is_quiet(state, MOVE_WORDS):
        return found
    return mask_of([s for s in squads_in(found) if gates.squad_can_move(state, seat, s)])


def _showing(view: Purview, sides: tuple[int, int]) -> int:
    """Of masks for Basic and other sides, what the sides show that lie open now."""
    flipped = _other(view)
    return (sides[0] & ~flipped) | (sides[1] & flipped) if flipped else sides[0]


def _standing(view: Purview) -> int:
    return view.muster.standing


def _bereft(view: Purview) -> int:
    return view.muster.bereft


def _basic(view: Purview) -> int:
    return ~_other(view)


def _other(view: Purview) -> int:
    found: int = view.state.book.musters.flipped[tuple(view.state.modes)]
    return found


def _everybody(view: Purview) -> int:
    return EVERYBODY


PASSES: dict[Gate, Pass] = {
    gates.squad_can_fight: fighters,
    gates.squad_can_move: movers,
    gates.squad_stands: _standing,
    gates.squad_has_dead: _bereft,
    gates.squad_touches_enemy: touching,
    gates.squad_is_basic: _basic,
    gates.squad_is_other: _other,
    gates.squad_is_bound: _everybody,
    gates.has_enhancement: _all_or_none(gates.has_enhancement),
    gates.has_living_enhancement: _all_or_none(gates.has_living_enhancement),
    gates.crystals_are_left: _all_or_none(gates.crystals_are_left),
    gates.some_enemy_stands: _all_or_none(gates.some_enemy_stands),
    gates.some_endurance_is_left: _all_or_none(gates.some_endurance_is_left),
}
