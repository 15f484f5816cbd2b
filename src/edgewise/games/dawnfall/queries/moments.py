"""Moments that come only with an event of their window: contact made, a model pushed, a Marked side. DF-TIM-2."""

from __future__ import annotations

from edgewise.games.dawnfall.state import Game, Some, enemies, look, models_touching, number, ring, seat_of, token_ring

EVENTFUL = frozenset({"on_contact", "on_pushed", "on_marked"})


def has_come(state: Game, timing: str, scope: int) -> bool:
    """Whether a moment that an Action names has come in the window of its kind. W-M5, W-R2."""
    match timing:
        case "on_contact":
            return bool(touching(state, scope, -1))
        case "on_pushed":
            pushes = look(state, scope, "pushes")
            return isinstance(pushes, Some) and bool(pushes.ids)
        case "on_marked":
            return bool(number(state, scope, "marked"))
        case _:
            return True


def touching(state: Game, scope: int, token: int) -> tuple[int, ...]:
    """The models of a finished Move that touch an enemy now, or a token. DF-MOV-11."""
    moved = look(state, scope, "moved")
    models = [int(m) for m in moved.ids if state.spaces[int(m)] >= 0] if isinstance(moved, Some) else []
    if token >= 0:
        near = token_ring(state, state.tokens[token])
        return tuple(m for m in models if near & state.bodies[m])
    return tuple(m for m in models if models_touching(state, ring(state, m), enemies(state, seat_of(state, m))))
