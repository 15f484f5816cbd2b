"""Evaluation and move ordering for bots."""

from __future__ import annotations

from collections.abc import Hashable

from edgewise.core.flow import Action, Ask
from edgewise.core.game import Advises, Style
from edgewise.games.the_edge.frames.queue import PASS
from edgewise.games.the_edge.hints.cases import cases
from edgewise.games.the_edge.hints.instinct import order
from edgewise.games.the_edge.hints.reasons import reasons
from edgewise.games.the_edge.hints.worth import WEIGHTS, Weights, evaluate
from edgewise.games.the_edge.state import Game

__all__ = ["Hints"]

# Questions whose usual answer is good enough where a position is only weighed.
SETTLED_BY_INSTINCT = frozenset({"offer-reroll", "choose-casualty", "free-attack", "order-triggers", "gather"})
PHASES = ("setup", "activation", "gather", "refresh", "progress")
TURN, PHASE = 1000, 100
# What makes a position; the order of marks and of what is in force makes no difference, nor does that of graveyards.
COLUMNS = (
    *("stack", "vp", "unused", "spent", "hands", "decks", "progress", "sides", "hp", "exhausted", "attached", "at"),
)
VALUES = (
    *("pools", "queue", "resolving", "triggers", "died", "squads_died", "phase", "turn", "starting", "acting"),
    *("active", "offer", "moved", "action", "travelled", "assaults", "struck"),
)


class Hints(Advises[Game]):
    """What a bot may ask about a state that it imagines."""

    style = Style(breadth=50, ahead=1, most=2000, best_line=True, unlisted=frozenset({"act", "activate"}))

    order = staticmethod(order)
    reasons = staticmethod(reasons)
    cases = staticmethod(cases)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def evaluate(self, state: Game, seat: int) -> float:
        """The estimated chance of a seat to win."""
        return evaluate(state, seat, self._weights)

    def stage(self, state: Game) -> int:
        """A number that grows with every activation, and with every piece that is set up."""
        if not state.turn:
            return len(state.pools) + sum([place is not None for place in state.at])
        return TURN * state.turn + PHASE * PHASES.index(state.phase) + sum(state.exhausted)

    def is_hasty(self, state: Game) -> bool:
        """True where the most promising answer may be taken without thought when a position is weighed."""
        want = state.want
        return isinstance(want, Ask) and (want.key in SETTLED_BY_INSTINCT or want.key.startswith("window-"))

    def usual(self, state: Game) -> Action | None:
        """Whoever may play an instant passes. ED-CLR-13."""
        want = state.want
        return PASS if isinstance(want, Ask) and want.key.startswith("window-") else None

    def key(self, state: Game) -> Hashable:
        """A value that is the same for positions that go on alike."""
        return (
            *[tuple(getattr(state, column)) for column in COLUMNS],
            *[getattr(state, column) for column in VALUES],
            frozenset(state.marks),
            frozenset(state.running),
            len(state.running),
            None if state.result is None else state.result.winners,
        )
