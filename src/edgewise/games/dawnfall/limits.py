"""How often an Action was used in its scope. DF-EFF-11, DF-TIM-9, DF-ENH-13."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.state import (
    Game,
    Some,
    look,
    nearest,
    number,
    outside,
)

# The scopes in which uses are counted; the second choice is for want of the first.
_SCOPES = {
    "roll": (("sequence", "shot"), ("action", "trigger")),
    "attack": (("sequence",),),
    "sequence": (("sequence", "sequence_over"),),
    "combat_action": (("combat_action",), ("sequence", "sequence_over")),
    "shot": (("shot",),),
    "activation": (("activation",),),
}
# What tells several rolls or Attacks of one scope apart.
_COUNTERS = {"roll": "rolls", "attack": "round"}


def limit_key(state: Game, scope: int, limit: Any, name: str) -> str:
    """Where uses are counted; empty for `per payment`."""
    per = limit.per
    if per == "payment":
        return ""
    if per in _SCOPES:
        found = next((n for kinds in _SCOPES[per] if (n := nearest(state, outside(state, scope), *kinds)) >= 0), -1)
        count = number(state, found, _COUNTERS[per]) if per in _COUNTERS else 0
        return f"~{found}|{count}|{name}" if found >= 0 else f"turn|{name}"
    if per == "round":
        return f"round{state.number // max(1, state.book.seats)}|{name}"
    if per == "target_per_turn":
        target = look(state, scope, "target")
        return f"turn|{name}|{target.ids if isinstance(target, Some) else ''}"
    return f"{per}|{name}"


def is_spent(state: Game, scope: int, limit: Any, name: str) -> bool:
    """True when the limit is reached."""
    key = limit_key(state, scope, limit, name)
    return bool(key) and state.used.get(key, 0) >= limit.n


def note_use(state: Game, scope: int, limit: Any, name: str) -> None:
    """Counts one use."""
    key = limit_key(state, scope, limit, name)
    if key:
        state.used[key] = state.used.get(key, 0) + 1
