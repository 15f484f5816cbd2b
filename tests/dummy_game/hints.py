"""Hints: points are worth having, and throwing is how to get them."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.flow import Action
from edgewise.core.game import Advises, Reason
from tests.dummy_game.actions import Gamble, Throw
from tests.dummy_game.state import TARGET, State


class Hints(Advises[State]):
    """Advice for bots about states that they imagine."""

    def evaluate(self, state: State, seat: int) -> float:
        """The lead in points."""
        if state.result is not None:
            return state.result.worth(seat)
        return 0.5 + (state.points[seat] - state.points[1 - seat]) / (4 * TARGET)

    def order(self, state: State, options: Sequence[Action]) -> list[float]:
        """Throwing is promising."""
        return [3.0 if isinstance(option, Throw | Gamble) else 1.0 for option in options]

    def stage(self, state: State) -> int:
        """The turns so far."""
        return state.turns

    def reasons(self, state: State, seat: int, action: Action, later: State) -> tuple[Reason, ...]:
        """The points that an answer leads to."""
        gained = later.points[seat] - state.points[seat]
        return (Reason("dice-points", {"n": gained}, "DI-END-1"),) if gained else ()
