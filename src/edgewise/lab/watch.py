"""What is seen of a game while it is played: thinking time, and the figures of play."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from time import perf_counter
from typing import Any

import msgspec

from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.lab.simulate import Chooser

P95 = 0.95


class Timing(msgspec.Struct, frozen=True):
    """Seconds: how many were taken, their mean, the 95th of a hundred, and the longest."""

    n: int = 0
    mean: float = 0.0
    p95: float = 0.0
    max: float = 0.0


def timing(seconds: Iterable[float]) -> Timing:
    """The summary of some times; the p95 is the smallest time that 95% of them do not exceed."""
    ordered = sorted(seconds)
    if not ordered:
        return Timing()
    return Timing(len(ordered), sum(ordered) / len(ordered), ordered[ceil(P95 * len(ordered)) - 1], ordered[-1])


class Thought(msgspec.Struct):
    """One player's thinking in one game, in seconds: real decisions, own turns, others' turns and the set-up."""

    decisions: list[float] = []
    turns: list[float] = []
    reactions: list[float] = []
    setup: list[float] = []
    positions: int = 0
    judging: float = 0.0

    def add(self, other: Thought) -> None:
        """Takes in another game."""
        self.decisions += other.decisions
        self.turns += other.turns
        self.reactions += other.reactions
        self.setup += other.setup
        self.positions += other.positions
        self.judging += other.judging


class Seen(msgspec.Struct):
    """One game as it was seen: thinking and figures by seat, and whose turn was first."""

    thoughts: dict[int, Thought] = {}
    figures: dict[int, dict[str, int]] = {}
    first: int | None = None

    def turns(self) -> int:
        """The length of the game in turns."""
        return sum(tally.get("turns", 0) for tally in self.figures.values())


class Stopwatch:
    """Looks on at one game; a turn's thinking is the sum of what one player thought from its start to its end."""

    def __init__(self) -> None:
        self.seen = Seen()
        self._turn: int | None = None
        self._spent: dict[int, float] = {}

    def choice(self, player: Chooser, question: AnyQuestion) -> Action:
        """The player's answer; only a choice between two or more answers counts as a decision."""
        seat = question.seat
        thought = self.seen.thoughts.setdefault(seat, Thought())
        judged = 0

        def report(progress: Any) -> bool:
            nonlocal judged
            judged = progress.positions
            return True

        began = perf_counter()
        action = player.choose(question, report)
        seconds = perf_counter() - began
        self._spent[seat] = self._spent.get(seat, 0.0) + seconds
        if len(question.options) > 1:
            thought.decisions.append(seconds)
        if judged:
            thought.positions += judged
            thought.judging += seconds
        return action

    def saw(self, game: AnyGame, state: Any) -> None:
        """Counts what happened; a new turn closes the sums of the one before."""
        for name, seat in game.figures(state, game.events(state)):
            tally = self.seen.figures.setdefault(seat, {})
            tally[name] = tally.get(name, 0) + 1
            if name == "turns":
                self.close()
                self._turn = seat
                if self.seen.first is None:
                    self.seen.first = seat

    def close(self) -> None:
        """Writes down what each player thought since the last turn began."""
        for seat, seconds in self._spent.items():
            thought = self.seen.thoughts[seat]
            if self._turn is None:
                thought.setup.append(seconds)
            else:
                (thought.turns if seat == self._turn else thought.reactions).append(seconds)
        self._spent.clear()
