"""Evaluation and move ordering for bots."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.flow import Action, Ask
from edgewise.core.game import Reason, Style
from edgewise.games.the_edge.hints.instinct import order
from edgewise.games.the_edge.hints.reasons import reasons
from edgewise.games.the_edge.hints.worth import WEIGHTS, Weights, evaluate
from edgewise.games.the_edge.state import Game, is_alive

__all__ = ["Hints"]

# Questions whose usual answer is good enough where a position is only weighed.
SETTLED_BY_INSTINCT = frozenset({"offer-reroll", "choose-casualty", "free-attack", "order-triggers", "gather"})
PHASES = ("setup", "activation", "gather", "refresh", "progress")
TURN, PHASE = 1000, 100


class Hints:
    """What a bot may ask about a state that it imagines."""

    style = Style(breadth=20, most=2000, calm_walks=1000, best_line=True, quick_foes=True)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def evaluate(self, state: Game, seat: int) -> float:
        """The estimated chance of a seat to win."""
        return evaluate(state, seat, self._weights)

    def order(self, state: Game, options: Sequence[Action]) -> list[float]:
        """A positive weight for each answer; more promising ones have more."""
        return order(state, options)

    def stage(self, state: Game) -> int:
        """A number that grows with every activation, and with every piece that is set up."""
        if not state.turn:
            return len(state.pools) + sum([place is not None for place in state.at])
        done = sum([state.exhausted[s] or not is_alive(state, s) for s in range(len(state.exhausted))])
        return TURN * state.turn + PHASE * PHASES.index(state.phase) + done

    def is_hasty(self, state: Game) -> bool:
        """True where the most promising answer may be taken without thought when a position is weighed."""
        want = state.want
        return isinstance(want, Ask) and (want.key in SETTLED_BY_INSTINCT or want.key.startswith("window-"))

    def are_allies(self, state: Game, one: int, other: int) -> bool:
        """True when two seats win together: never, there are two."""
        return one == other

    def reasons(self, state: Game, seat: int, action: Action, later: Game) -> tuple[Reason, ...]:
        """Why a seat may want to answer so."""
        return reasons(state, seat, action, later)
