"""Whom the last finished Action was aimed at: they are asked first. DF-INS-6."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.effects.base import as_models
from edgewise.games.dawnfall.state import Game, Some, number, seat_of

FINISHED = ("finished", -1, 0)


def note_targets(state: Game, models: tuple[int, ...]) -> None:
    """Remembers targets of the running Action; only the order among several other players needs them."""
    if state.book.seats > 2:
        state.happened += tuple(("targeted", m, 0) for m in models)


def note_aims(state: Game, scope: int, record: Any) -> None:
    """Remembers whom a finished Action was aimed at, by declaration or by a Shot; only several others need that."""
    here = state.scopes[scope]
    chosen = [here.get(name) for name in ("target", *(t.as_ for t in record.targets))]
    models = [m for found in chosen if isinstance(found, Some) for m in as_models(state, found)]
    models += [m for what, m, _ in state.happened[number(state, scope, "began") :] if what == "targeted"]
    state.happened += (FINISHED, *(("targeted", m, 0) for m in dict.fromkeys(models)))


def finish_attachment(state: Game) -> None:
    """An attachment is aimed at nobody. DF-ENH-17."""
    if state.book.seats > 2:
        state.happened += (FINISHED,)


def aimed_at(state: Game) -> frozenset[int]:
    """The players whom the last finished Action was aimed at."""
    seats: set[int] = set()
    for what, model, _ in reversed(state.happened):
        if what == "finished":
            return frozenset(seats)
        if what == "targeted":
            seats.add(seat_of(state, model))
    return frozenset()
