"""Who may fight whom."""

from __future__ import annotations

from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden, is_quiet
from edgewise.games.dawnfall.state import Game, models_touching, ring

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
    near = ring(state, model)
    found = models_touching(state, near, state.book.foes[seat]) if near else []
    if state.statuses or state.modifiers:
        return [t for t in found if not is_forbidden(state, t, "be_targeted")]
    return found
