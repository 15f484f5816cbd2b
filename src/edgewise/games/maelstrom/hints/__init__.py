"""Evaluation and move ordering for bots."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from edgewise.core.flow import Action, Ask, Reply
from edgewise.core.game import Reason, Style
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


class Hints:
    """What a bot may ask about a state that it imagines."""

    style = Style(breadth=24, ahead=1, most=600, best_line=True, unlisted=frozenset({"act"}))

    def evaluate(self, state: Game, seat: int) -> float:
        """The estimated chance of a seat to win."""
        return evaluate(state, seat)

    def order(self, state: Game, options: Sequence[Action]) -> list[float]:
        """A positive weight for each answer; more promising ones have more."""
        return order(state, options)

    def stage(self, state: Game) -> int:
        """A number that grows with every activation, and with every unit that is set up."""
        if not state.turn:
            return SETUP * len(state.markers) + sum(place == "table" for place in state.place)
        return TURN * state.turn + sum(state.activated)

    def cases(self, state: Game) -> tuple[tuple[float, tuple[Reply, ...]], ...]:
        """Every face counts."""
        return ()

    def is_hasty(self, state: Game) -> bool:
        """True where the most promising answer may be taken without thought when a position is weighed."""
        want = state.want
        return isinstance(want, Ask) and want.key not in THOUGHTFUL

    def usual(self, state: Game) -> Action | None:
        """Nothing is answered without a look at what there is."""
        return None

    def key(self, state: Game) -> Hashable:
        """A value that is the same for positions that go on alike."""
        return (
            *[tuple(getattr(state, column)) for column in COLUMNS],
            *[getattr(state, column) for column in VALUES],
            frozenset(state.marks),
            None if state.result is None else state.result.winners,
        )

    def are_allies(self, state: Game, one: int, other: int) -> bool:
        """True when two seats win together: never, there are two."""
        return one == other

    def reasons(self, state: Game, seat: int, action: Action, later: Game) -> tuple[Reason, ...]:
        """Why a seat may want to answer so."""
        return reasons(state, seat, action, later)
