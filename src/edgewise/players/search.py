"""A player who grows trees of imagined futures over several worlds that fit what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.players.lines import Lines
from edgewise.players.outlook import Outlook
from edgewise.players.player import Progress, Report
from edgewise.players.tree import Manner, Node, Tree

# Walks between two looks at the answers found so far; the budget is looked at after each.
STRIDE = 16
# Walks for each position that may be weighed; walks that end where nothing new is to be seen are cheap.
MOST_WALKS = 3
# Positions after which answers that are all alike are not looked at any longer, and how alike they must be.
GLANCE = 48
ALIKE = 0.003
# An answer hardly ever gets more than this share of all walks to come, unless it is the one tried most already.
CATCHING_UP = 0.5
# An answer tried once for every four times of the one tried most is believed, where worths are those of best lines.
BELIEVED = 4
# A question that is usually answered without thought gets this part of the thought that others get.
HASTE = 4
# How far behind the last answer a kept tree is searched for the position of the next question.
KEPT_DEPTH = 6


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think: positions weighed, seconds, imagined worlds, and turns ahead."""

    positions: int
    seconds: float
    worlds: int = 2
    ahead: int = 1
    manner: Manner = Manner()


class Idea(msgspec.Struct, frozen=True):
    """An answer that was looked at: the chance to win with it, how often it was tried, and an imagined line of it."""

    action: Action
    chance: float
    visits: int
    asked_in: Any
    leads_to: Any


class SearchPlayer:
    """Information-set search: one tree a world, walks shared evenly, the answer tried most is taken."""

    def __init__(self, game: AnyGame, seed: int, budget: Budget) -> None:
        self._game = game
        self._budget = budget
        self.dealer = SeededDealer(seed)
        self._trees: list[Tree] = []
        # The answer that was given to the question of these trees, if it is known.
        self._given: Action | None = None

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        """The answer that was tried most."""
        if len(question.options) == 1:
            return question.options[0]
        trees = self._trees
        action = self.ideas(question, report)[0].action
        if self._trees is not trees and self._game.hints.style.best_line:
            self._given = action
        return action

    def ideas(self, question: AnyQuestion, report: Report | None = None) -> list[Idea]:
        """Every answer that was looked at, the one tried most first."""
        began = perf_counter()
        outlook = Outlook(self._game, question.seat, self.dealer)
        trees = self._planted(outlook, question)
        style = self._game.hints.style
        limit = min(self._budget.positions * style.breadth, style.most)
        if style.best_line and self._game.hints.is_hasty(trees[0].root.state):
            # Such a question is behind no line of the trees before; they are kept for the next one that is.
            limit = max(1, limit // HASTE)
        else:
            self._trees, self._given = trees, None
        known = sum([tree.known for tree in trees])
        for walk in range(1, MOST_WALKS * limit + 1):
            trees[walk % len(trees)].grow()
            is_done = all(tree.is_done for tree in trees)
            share = max((known + outlook.positions) / limit, (perf_counter() - began) / self._budget.seconds)
            if walk % STRIDE and share < 1 and not is_done:
                continue
            ideas = self._ranked(trees)
            if report is not None and not report(Progress(min(1.0, share), outlook.positions, ideas[0].action)):
                break
            if is_done or share >= 1:
                break
            if _is_settled(ideas, outlook.positions, self._catch(walk, outlook.positions, limit)):
                break
        ideas = self._ranked(trees)
        if report is not None:
            report(Progress(1.0, outlook.positions, ideas[0].action))
        return ideas

    def _catch(self, walks: int, weighed: int, limit: int) -> float:
        """How many walks an answer may still gain on the one tried most."""
        left = limit - weighed
        if weighed < GLANCE or self._game.hints.style.best_line:
            return MOST_WALKS * left
        return CATCHING_UP * walks / weighed * left

    def _planted(self, outlook: Outlook, question: AnyQuestion) -> list[Tree]:
        """A tree for each world: those of the last question where they fit this one, new ones for the rest."""
        style = self._game.hints.style
        kept = [tree for old in self._trees if (tree := self._regrown(old, outlook, question)) is not None]
        while len(kept) < self._budget.worlds:
            state = outlook.world(question.view)
            kind, ahead = Lines if style.best_line else Tree, self._budget.ahead * style.ahead
            kept.append(kind(outlook, state, question.options, ahead, self._budget.manner))
        return kept

    def _regrown(self, tree: Tree, outlook: Outlook, question: AnyQuestion) -> Tree | None:
        """The part of an old tree that begins at this question, if its world foresaw it."""
        for node in _behind(tree.root, self._given, KEPT_DEPTH):
            foreseen = node.mover == 1 and node.listed(self._game) == question.options
            if foreseen and self._game.view(node.state, question.seat) == question.view:
                return tree.from_node(node, outlook)
        return None

    def _ranked(self, trees: list[Tree]) -> list[Idea]:
        """The answers by visits over all worlds."""
        visits: dict[Action, int] = {}
        totals: dict[Action, float] = {}
        lines: dict[Action, tuple[Any, Node]] = {}
        unseen: set[Action] = set()
        unproven: set[Action] = set()
        for tree in trees:
            for reply, child in zip(tree.root.replies, tree.root.children, strict=True):
                if child is not None and child.visits:
                    visits[reply] = visits.get(reply, 0) + child.visits
                    totals[reply] = totals.get(reply, 0.0) + child.visits * child.proven
                    lines.setdefault(reply, (tree.root.state, child))
                    unseen |= {reply} if child.open else set()
                    unproven |= {reply} if child.sure is None else set()
        found = [Idea(a, totals[a] / n, n, *lines[a]) for a, n in visits.items()]
        found.sort(key=lambda idea: (idea.visits, idea.chance), reverse=True)
        if self._game.hints.style.best_line and found:
            # What was seen to all ends, or to one and tried often enough to be believed, is taken by its worth.
            least = found[0].visits / BELIEVED
            unproven |= {idea.action for idea in found if idea.action in unseen and idea.visits < least}
            found.sort(key=lambda idea: (idea.action not in unproven, idea.chance), reverse=True)
        return found


def _is_settled(ideas: list[Idea], weighed: int, catch: float) -> bool:
    """True when the second answer cannot make up for as many walks, or when it makes no difference."""
    if len(ideas) < 2:
        return False
    if ideas[0].visits - ideas[1].visits > catch:
        return True
    if weighed < GLANCE:
        return False
    chances = [idea.chance for idea in ideas]
    return max(chances) - min(chances) < ALIKE


def _behind(root: Node, given: Action | None, depth: int) -> Iterator[Node]:
    """The nodes below the root, nearest first, through what others and chance may do."""
    pairs = zip(root.replies, root.children, strict=True)
    row = [child for reply, child in pairs if child is not None and given in (None, reply)]
    for _ in range(depth):
        yield from row
        row = [child for node in row if node.mover != 1 for child in node.children if child is not None]
