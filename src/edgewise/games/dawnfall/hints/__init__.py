"""Evaluation and move ordering for bots."""

from __future__ import annotations

from edgewise.core.flow import Ask
from edgewise.core.game import Advises
from edgewise.games.dawnfall.hints.instinct import order
from edgewise.games.dawnfall.hints.reasons import reasons
from edgewise.games.dawnfall.hints.worth import WEIGHTS, Weights, evaluate
from edgewise.games.dawnfall.state import Game

__all__ = ["Hints"]

# Questions inside a payment or a move: their usual answer is good enough where a position is only weighed.
SETTLED_BY_INSTINCT = frozenset(
    {"pay-action", "pay-attach", "pay-die", "pay-reroll", "pay-mode", "place-mover", "push-model", "go-via"}
)


class Hints(Advises[Game]):
    """What a bot may ask about a state that it imagines."""

    order = staticmethod(order)
    reasons = staticmethod(reasons)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def evaluate(self, state: Game, seat: int) -> float:
        """The estimated chance of a seat to win."""
        return evaluate(state, seat, self._weights)

    def stage(self, state: Game) -> int:
        """The number of the turn."""
        return state.number

    def is_hasty(self, state: Game) -> bool:
        """True where the most promising answer may be taken without thought when a position is weighed."""
        return isinstance(state.want, Ask) and state.want.key in SETTLED_BY_INSTINCT

    def are_allies(self, state: Game, one: int, other: int) -> bool:
        """True when two seats win together. DF-TVT-1."""
        return other not in state.book.foes[one]
