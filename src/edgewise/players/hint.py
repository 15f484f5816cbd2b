"""Hints for people: the best answers to a question, with reasons in words and numbers."""

from __future__ import annotations

import msgspec

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame, Reason
from edgewise.core.question import AnyQuestion
from edgewise.players.outlook import Outlook
from edgewise.players.player import Report
from edgewise.players.search import Budget, Idea, SearchPlayer
from edgewise.players.tree import Manner, Node, main_line

HINTS = 3
# Chances to win that differ by no more are told apart by how soon they are reached.
NEARLY = 0.02
# Chances that agree in so many digits are those of one line.
ALIKE_DIGITS = 3
# Looks at more answers than a player would, so that there are three to tell.
ADVISER = Budget(positions=600, seconds=1.5, worlds=2, manner=Manner(doubt=0.0))


class Hint(msgspec.Struct, frozen=True):
    """An answer worth thinking of: the chance to win with it, how much of the thought it got, and why."""

    action: Action
    chance: float
    share: float
    reasons: tuple[Reason, ...]


def hint(
    game: AnyGame, question: AnyQuestion, seed: int = 0, report: Report | None = None, budget: Budget = ADVISER
) -> tuple[Hint, ...]:
    """Up to three best answers from what the asked seat may know, best first."""
    ideas = SearchPlayer(game, seed, budget).ideas(question, report)
    if game.hints.style.best_line:
        ideas = _apart(ideas)
    tried = sum(idea.visits for idea in ideas)
    if len(ideas) < HINTS:
        ideas += _untried(game, question, seed, ideas)
    return tuple(
        Hint(idea.action, idea.chance, idea.visits / tried, explained(game, question, idea)) for idea in ideas[:HINTS]
    )


def _apart(ideas: list[Idea]) -> list[Idea]:
    """One idea of those that are worth the same: they begin the same line in another order, or with a detour.

    Of those that are nearly the best the shortest line is told first.
    """
    ranked = sorted(ideas, key=lambda idea: -idea.chance)
    near = [idea for idea in ranked if idea.chance >= ranked[0].chance - NEARLY]
    near.sort(key=lambda idea: (len(main_line(idea.leads_to)), -idea.visits))
    found: dict[float, Idea] = {}
    for idea in (*near, *ranked):
        found.setdefault(round(idea.chance, ALIKE_DIGITS), idea)
    return list(found.values())


def _untried(game: AnyGame, question: AnyQuestion, seed: int, ideas: list[Idea]) -> list[Idea]:
    """Answers that were not worth a walk, the most promising first, weighed as they stand."""
    outlook = Outlook(game, question.seat, SeededDealer(seed))
    state = outlook.world(question.view)
    taken = {idea.action for idea in ideas}
    weights = dict(zip(question.options, game.hints.order(state, question.options), strict=True))
    left = sorted((each for each in question.options if each not in taken), key=lambda each: -weights[each])
    found = []
    for action in left[:HINTS]:
        later, options = outlook.after(state, action)
        value = outlook.weigh(later, options)
        found.append(Idea(action, value, 0, state, Node(later, options, 0, value)))
    return found


def explained(game: AnyGame, question: AnyQuestion, idea: Idea) -> tuple[Reason, ...]:
    """Why an answer is good, by the line of play that it leads to."""
    before = idea.asked_in
    return game.hints.reasons(before, question.seat, idea.action, main_line(idea.leads_to)[-1].state)
