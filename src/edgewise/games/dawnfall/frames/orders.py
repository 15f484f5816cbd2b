"""Who is asked in which order when a window opens. DF-TIM-2, DF-GEN-6, DF-INS-6."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.queries.answers import aimed_at
from edgewise.games.dawnfall.state import Game, Some, look, seat_of
from edgewise.games.dawnfall.timing import WINDOWS

# For each seat from which a window is counted, the order in which all seats are asked.
Orders = tuple[tuple[int, ...], ...]


def fixed_orders(seats: int) -> tuple[dict[str, Orders], dict[str, Orders]]:
    """The windows whose order depends on the turn alone, and those that are counted from the actor, if there is one."""
    clockwise = tuple(tuple((s + i) % seats for i in range(seats)) for s in range(seats))
    others_first = clockwise[1:] + clockwise[:1]
    by_turn = {"turn": clockwise, "others_then_turn": others_first}
    by_actor = {"mover": clockwise, "others": tuple(row[1:] for row in clockwise), "answer": others_first}
    counted = {w: by_actor[m.order] for w, m in WINDOWS.items() if m.order in by_actor}
    if seats > 2:
        del counted["W-T5"]  # those whom the last Action was aimed at come first: DF-INS-6
    return {w: by_turn[m.order] for w, m in WINDOWS.items() if m.order in by_turn}, counted


def asking_order(state: Game, window: str, scope: int, actor: int) -> tuple[int, ...]:
    """The order of any window, out of what is going on. DF-TIM-2, DF-GEN-6, DF-INS-6."""
    clockwise: Orders = state.book.clockwise
    turn = state.turn
    match WINDOWS[window].order:
        case "turn":
            return clockwise[turn]
        case "answer":
            several = window == "W-T5" and state.book.seats > 2
            return _targets_first(state, actor if actor >= 0 else turn, aimed_at(state) if several else ())
        case "others_then_turn":
            return _targets_first(state, turn, ())
        case "mover":
            return clockwise[actor if actor >= 0 else turn]
        case "others":
            return clockwise[actor if actor >= 0 else turn][1:]
        case "payer":
            return (actor,)
        case "defender":
            attacker = _owner(state, scope, "attacker", turn)
            defender = _owner(state, scope, "defender", turn)
            rest = tuple(s for s in clockwise[defender] if s not in (attacker, defender))
            return (defender, *rest, attacker) if attacker != defender else (defender, *rest)
        case "owner":
            return clockwise[_owner(state, scope, "victim" if window[2] in "WD" else "target", turn)]
        case "targets":
            found = look(state, scope, "answering")
            return _targets_first(state, actor, found.ids if isinstance(found, Some) else ())
        case order:
            assert_never(order)


def _owner(state: Game, scope: int, role: str, default: int) -> int:
    models = as_models(state, named(state, scope, role)) if scope >= 0 else ()
    return seat_of(state, models[0]) if models else default


def _targets_first(state: Game, actor: int, targeted: Collection[int | str]) -> tuple[int, ...]:
    clockwise: Orders = state.book.clockwise
    if not targeted or len(clockwise) == 2:
        return clockwise[(actor + 1) % len(clockwise)]
    others = clockwise[actor][1:]
    return (*(s for s in others if s in targeted), *(s for s in others if s not in targeted), actor)
