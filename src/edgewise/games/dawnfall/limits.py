"""How often an Action was used in its scope. DF-EFF-11, DF-TIM-9, DF-ENH-13."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.state import Game, number

_SCOPES = {
    "roll": ("roll",),
    "attack": ("attack", "sequence"),
    "sequence": ("sequence",),
    "combat_action": ("combat_action", "sequence"),
    "shot": ("shot",),
    "activation": ("activation",),
}


def limit_key(state: Game, scope: int, limit: Any, name: str) -> str:
    """Where uses are counted; empty for `per payment`."""
    per = limit.per
    if per == "payment":
        return ""
    if per in _SCOPES:
        found = _nearest(state, scope, _SCOPES[per])
        return f"~{found}|{name}" if found >= 0 else f"turn|{name}"
    if per == "round":
        return f"round{state.number // max(1, state.book.seats)}|{name}"
    if per == "target_per_turn":
        return f"turn|{name}|{number(state, scope, 'target', -1)}"
    return f"{per}|{name}"


def _nearest(state: Game, scope: int, kinds: tuple[str, ...]) -> int:
    while scope >= 0:
        here = state.scopes[scope]
        if here["kind"] in kinds:
            return scope
        up = here["up"]
        scope = up if isinstance(up, int) else -1
    return -1


def is_spent(state: Game, scope: int, limit: Any, name: str) -> bool:
    """True when the limit is reached."""
    key = limit_key(state, scope, limit, name)
    return bool(key) and state.used.get(key, 0) >= limit.n


def note_use(state: Game, scope: int, limit: Any, name: str) -> None:
    """Counts one use."""
    key = limit_key(state, scope, limit, name)
    if key:
        state.used[key] = state.used.get(key, 0) + 1
