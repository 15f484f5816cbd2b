"""Situations: when a bonus counts for one roll or one model. ED-CLR-20."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

from edgewise.core.phrase import Phrase, kebab, linked

Situation: TypeAlias = Literal["counterAttack", "ownAssault", "freeAttack", "moved", "againstShot", "sharedEnemy"]
"""Of one dice exchange or Initiative test, seen from the model whose statistic it is:

counterAttack: it answers a failed attack (ED-COM-8); ownAssault: it declared the assault of this combat;
freeAttack: it makes a Free Attack granted by an effect (ED-REL-5); moved: its own path in this activation
is longer than 0 (ED-CLR-9); againstShot: it defends against a Shot; sharedEnemy: the enemy model it rolls
against is also touched by another model of its squad.
"""

SITUATIONS: tuple[str, ...] = get_args(Situation)

# Where each statistic is read at all, and which situations never come together.
SITUATIONS_OF: dict[str, tuple[Situation, ...]] = {
    "attack": ("counterAttack", "ownAssault", "freeAttack", "moved", "sharedEnemy"),
    "defense": ("ownAssault", "moved", "againstShot", "sharedEnemy"),
    "initiative": ("ownAssault", "moved", "sharedEnemy"),
    "move": (),
}
APART: tuple[frozenset[Situation], ...] = (
    frozenset({"freeAttack", "counterAttack"}),
    frozenset({"freeAttack", "ownAssault"}),
    frozenset({"againstShot", "ownAssault"}),
)


def situation_words(situations: tuple[Situation, ...]) -> Any:
    """Situations in words; nothing when the bonus always counts."""
    return linked("join-space", [Phrase(f"ed-situation-{kebab(s)}") for s in situations])
