"""A player who takes any legal answer; the yardstick that every other one must beat."""

from __future__ import annotations

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.players.player import Report


class RandomPlayer:
    """Chooses evenly among the options; the same seed gives the same choices on every machine."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        """One of the options."""
        return question.options[self._dealer.below(len(question.options))]
