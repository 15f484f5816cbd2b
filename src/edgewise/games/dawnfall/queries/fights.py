"""Who may fight whom, and who attacks first."""

from __future__ import annotations

from edgewise.games.dawnfall.queries.attributes import attribute, has_ability, is_forbidden, is_quiet, is_spoken_of
from edgewise.games.dawnfall.state import Game, on_board, seat_of

# The bans that can_attack() asks about.
ATTACK_WORDS = ("attack", "combat")


def can_attack(state: Game, model: int) -> bool:
    """A model with ATT "-" or a ban cannot attack. DF-SQD-11, DF-COM-16."""
    if attribute(state, model, "att") is None:
        return False
    if is_quiet(state, ATTACK_WORDS):
        return True
    return not (is_forbidden(state, model, "attack") or is_forbidden(state, model, "combat"))


def targets_of(state: Game, model: int, seat: int) -> list[int]:
    """Enemy models in contact that may be fought. DF-COM-2, DF-TVT-9."""
    space, book = state.spaces[model], state.book
    if space < 0:
        return []
    # As models_touching() of the ring() finds them, without a call for each question.
    near, found = book.board.ring[space * 128 + state.hexes[model]], []
    for foe in book.foes[seat]:
        if near & state.armies[foe]:
            bodies = state.bodies
            found += [m for m in state.models_of[foe] if bodies[m] & near]
    if found and (state.modifiers or is_spoken_of(state, "be_targeted")):
        return [t for t in found if not is_forbidden(state, t, "be_targeted")]
    return found


def is_hidden(state: Game, model: int, seat: int) -> bool:
    """True when an effect forbids another player to target this model. DF-EFF-9 `forbid`."""
    return state.squad_seat[state.model_squad[model]] != seat and is_forbidden(state, model, "be_targeted")


def all_hidden(state: Game, squad: int, seat: int) -> bool:
    """True when nobody of a Squad that stands on the board may be targeted by this player."""
    members = on_board(state, squad)
    return bool(members) and all(is_hidden(state, m, seat) for m in members)


def initiative(state: Game, starter: int, aimed: int) -> int:
    """The model that attacks first. DF-COM-7, DF-COM-8, DF-COM-16."""
    if not can_attack(state, aimed):
        return starter
    if not can_attack(state, starter):
        return aimed
    own, other = _rank(state, starter), _rank(state, aimed)
    if own != other:
        return starter if own > other else aimed
    return aimed if seat_of(state, starter) != state.turn == seat_of(state, aimed) else starter


def in_order(state: Game, starter: int, aimed: int) -> tuple[int, int]:
    """Both models, the one that attacks first before the other."""
    return (starter, aimed) if initiative(state, starter, aimed) == starter else (aimed, starter)


def _rank(state: Game, model: int) -> int:
    if has_ability(state, model, "always_first"):
        return 1000
    value = attribute(state, model, "ini")
    return -1 if value is None else value
