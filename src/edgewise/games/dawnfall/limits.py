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
    if per == "once":
        per = "match"
    if per == "round":
        return f"round{state.number // max(1, state.book.seats)}|{name}"
    return f"{per}|{name}"


def _keys(state: Game, scope: int, limit: Any, name: str) -> list[str]:
    """Where uses are counted: one place, or one for each target."""
    if limit.per != "target_per_turn":
        key = limit_key(state, scope, limit, name)
        return [key] if key else []
    target = look(state, scope, "target")
    found = target.ids if isinstance(target, Some) else ()
    return [f"turn|{name}|{thing}" for thing in found or ("",)]


def is_spent(state: Game, scope: int, limit: Any, name: str) -> bool:
    """True when the limit is reached."""
    return any(state.used.get(key, 0) >= limit.n for key in _keys(state, scope, limit, name))


def note_use(state: Game, scope: int, limit: Any, name: str) -> None:
    """Counts one use."""
    for key in _keys(state, scope, limit, name):
        state.used[key] = state.used.get(key, 0) + 1


def use_name(state: Game, scope: int) -> str:
    """Under which name uses of an Action are counted: the Action on its card and Squad. DF-TIM-9."""
    found = look(state, scope, "squad") if look(state, scope, "origin") == "enhancement" else None
    squad = found.ids if isinstance(found, Some) else ()
    return f"{number(state, scope, 'power')}|{look(state, scope, 'card')}|{squad[0] if squad else ''}"


def forget_uses(state: Game, card: str, squad: int) -> None:
    """An Enhancement leaves its Squad: another copy of it is another card, with uses of its own. DF-TIM-9."""
    if state.used:
        mark = f"|{card}|{squad}|"
        state.used = {key: n for key, n in state.used.items() if mark not in f"{key}|"}


def spent_targets(state: Game, scope: int, limit: Any) -> frozenset[int | str]:
    """The things that an Action may not be aimed at any more this turn. DF-EFF-11."""
    if limit is None or limit.per != "target_per_turn":
        return frozenset()
    head = f"turn|{use_name(state, scope)}|"
    names = {key.removeprefix(head) for key, n in state.used.items() if n >= limit.n and key.startswith(head)}
    return frozenset(int(name) if name.isdigit() else name for name in names)
