"""Hints: points are worth having, and throwing is how to get them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from edgewise.core.flow import Action, Reply
from edgewise.core.game import Reason, Style
from tests.dummy_game.actions import Gamble, Throw
from tests.dummy_game.state import TARGET, State


class Hints:
    """Advice for bots about states that they imagine."""

    style = Style()

    def evaluate(self, state: State, seat: int) -> float:
        """The lead in points."""
        if state.result is not None:
            return float(seat in state.result.winners)
        return 0.5 + (state.points[seat] - state.points[1 - seat]) / (4 * TARGET)

    def order(self, state: State, options: Sequence[Action]) -> list[float]:
        """Throwing is promising."""
        return [3.0 if isinstance(option, Throw | Gamble) else 1.0 for option in options]

    def stage(self, state: State) -> int:
        """The turns so far."""
        return state.turns

    def is_hasty(self, state: State) -> bool:
        """Every position can be weighed."""
        return False

    def usual(self, state: State) -> Action | None:
        """There is no usual answer."""
        return None

    def cases(self, state: State) -> Sequence[tuple[float, tuple[Reply, ...]]]:
        """Every face counts."""
        return ()

    def key(self, state: State) -> Hashable:
        """No two positions go on alike."""
        return id(state)

    def are_allies(self, state: State, one: int, other: int) -> bool:
        """Each plays for itself."""
        return one == other

    def reasons(self, state: State, seat: int, action: Action, later: State) -> tuple[Reason, ...]:
        """The points that an answer leads to."""
        gained = later.points[seat] - state.points[seat]
        return (Reason("dice-points", {"n": gained}, "DI-END-1"),) if gained else ()
