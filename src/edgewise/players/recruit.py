"""A player for beginners: thinks little, slips now and then on purpose, and says why it did what it did."""

from __future__ import annotations

from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.players.player import Report
from edgewise.players.search import Budget, Idea, SearchPlayer

# One decision in so many is a slip; it takes one of the next best ideas, but none that is much worse.
ONE_IN = 4
NEXT_BEST = 3
MILD = 0.25


class RecruitPlayer:
    """Takes the second or third best idea now and then; `last` and `better` tell what it thought."""

    def __init__(self, game: AnyGame, seed: int, budget: Budget) -> None:
        self._search = SearchPlayer(game, seed, budget)
        self._dealer = self._search.dealer
        self.last: Idea | None = None
        self.better: Idea | None = None

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        """The best idea, or one of the next best as a slip."""
        self.last = self.better = None
        if len(question.options) == 1:
            return question.options[0]
        ideas = self._search.ideas(question, report)
        self.last = ideas[0]
        others = [idea for idea in ideas[1 : 1 + NEXT_BEST] if idea.chance >= ideas[0].chance - MILD]
        if others and not self._dealer.below(ONE_IN):
            self.better, self.last = ideas[0], others[self._dealer.below(len(others))]
        return self.last.action
