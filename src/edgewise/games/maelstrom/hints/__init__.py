"""Evaluation and move ordering for bots."""

from __future__ import annotations

from collections.abc import Hashable

from edgewise.core.flow import Ask
from edgewise.core.game import Advises, Style
from edgewise.games.maelstrom.hints.instinct import order
from edgewise.games.maelstrom.hints.reasons import reasons
from edgewise.games.maelstrom.hints.worth import evaluate
from edgewise.games.maelstrom.state import Game

__all__ = ["Hints"]

# Questions whose usual answer is good enough where a position is only weighed.
THOUGHTFUL = frozenset({"act", "activate-1", "activate-2", "deploy"})
TURN, SETUP = 1000, 10
COLUMNS = (
    *("stack", "x", "y", "z", "fortitude", "place", "leader", "facing", "level", "cover", "moving", "burn", "tokens"),
    *("activated", "command", "points", "loans"),
)
VALUES = ("markers", "turn", "priority", "held", "passed", "acting", "tested", "attacker", "zones", "losses")


class Hints(Advises[Game]):
    """What a bot may ask about a state that it imagines."""

    style = Style(breadth=24, ahead=1, most=600, best_line=True, unlisted=frozenset({"act"}))

    evaluate = staticmethod(evaluate)
    order = staticmethod(order)
    reasons = staticmethod(reasons)

    def stage(self, state: Game) -> int:
        """A number that grows with every activation, and with every unit that is set up."""
        if not state.turn:
            return SETUP * len(state.markers) + sum(place == "table" for place in state.place)
        return TURN * state.turn + sum(state.activated)

    def is_hasty(self, state: Game) -> bool:
        """True where the most promising answer may be taken without thought when a position is weighed."""
        want = state.want
        return isinstance(want, Ask) and want.key not in THOUGHTFUL

    def key(self, state: Game) -> Hashable:
        """A value that is the same for positions that go on alike."""
        return (
            *[tuple(getattr(state, column)) for column in COLUMNS],
            *[getattr(state, column) for column in VALUES],
            frozenset(state.marks),
            None if state.result is None else state.result.winners,
        )
