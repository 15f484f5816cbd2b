"""A tree of imagined futures of one world: choices of seats, chance as a player, positions weighed at the leaves."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from edgewise.core.flow import Action, Chance, Draw, Roll
from edgewise.core.game import AnyGame
from edgewise.players.chances import results
from edgewise.players.outlook import Outlook

# Values differ by at least so much for the purpose of curiosity, before much has been seen.
LEAST_SPREAD = 0.05
# Different results of a draw that are followed from one node.
MOST_DRAWS = 3


class Manner(msgspec.Struct, frozen=True):
    """How a tree grows.

    `curiosity`: how eagerly little-tried answers are tried again, in units of the spread of values seen so far;
    `doubt`: how much worse than its parent an answer that was never tried is thought to be;
    `first_look` + `widening` * sqrt(visits): how many answers are considered, the most promising ones first.
    """

    curiosity: float = 0.6
    doubt: float = 0.15
    first_look: int = 3
    widening: float = 2.0


class Node:
    """A situation: a choice of a seat, a roll or draw (`mover` 0), or a leaf (no branches)."""

    __slots__ = (
        *("children", "first", "mover", "open", "options", "replies", "share", "state", "sure", "total", "visits"),
    )

    def __init__(self, state: Any, options: tuple[Action, ...] | None, mover: int, value: float) -> None:
        self.state = state
        self.options = options
        self.mover = mover
        self.replies: list[Any] = []
        self.share: list[float] = []
        self.children: list[Node | None] = []
        self.visits = 1
        self.first = value
        self.total = value
        self.sure: float | None = None
        self.open = True

    def listed(self, game: AnyGame) -> tuple[Action, ...]:
        """The answers to choose from; looked up now if nobody needed them before."""
        if self.options is None:
            self.options = game.proposals(self.state)
        return self.options

    @property
    def value(self) -> float:
        """The average of what lies behind."""
        return self.total / self.visits

    @property
    def proven(self) -> float:
        """The worth of the best line that was seen to its end, where lines are followed and there is one."""
        return self.value if self.sure is None else self.sure


class Tree:
    """Grows a tree from one imagined state, for one seat, up to a stage of the game."""

    def __init__(self, outlook: Outlook, state: Any, options: tuple[Action, ...], ahead: int, manner: Manner) -> None:
        self._outlook = outlook
        self._hints = outlook.hints
        self._manner = manner
        self.last = self._hints.stage(state) + ahead
        self.low, self.high = 1.0, 0.0
        self.root = self._node(state, options)

    @property
    def known(self) -> int:
        """Positions of earlier thought that count as thought about this question."""
        return 0

    @property
    def is_done(self) -> bool:
        """True when nothing can be learned by another walk; an average can always be made better."""
        return False

    def from_node(self, node: Node, outlook: Outlook) -> Tree:
        """The part of this tree that begins at a node, for the next question; it looks as far ahead from there."""
        ahead = self.last - self._hints.stage(self.root.state)
        self._outlook = outlook
        self.root = node
        self.last = self._hints.stage(node.state) + ahead
        return self

    def grow(self) -> None:
        """One walk from the root to a new position, whose worth is added to everything on the way."""
        path = [self.root]
        node = self.root
        while True:
            if not node.replies and not self._branch(node):
                value = node.value
                break
            number = self._next_chance(node) if node.mover == 0 else self._next_choice(node)
            child = node.children[number]
            if child is None:
                child = node.children[number] = self._child(node, number)
                value = child.total
                path.append(child)
                child.visits = 0
                child.total = 0.0
                break
            path.append(child)
            node = child
        self.low, self.high = min(self.low, value), max(self.high, value)
        for passed in path:
            passed.visits += 1
            passed.total += value

    def _node(self, state: Any, options: tuple[Action, ...]) -> Node:
        return Node(state, options, self._mover(state, is_choice=bool(options)), self._outlook.weigh(state, options))

    def _mover(self, state: Any, *, is_choice: bool) -> int:
        """1 for a choice of the own side, -1 for one of the others, 0 for chance."""
        want = self._outlook.game.pending(state)
        if not is_choice or want is None:
            return 0
        return 1 if self._hints.are_allies(state, self._outlook.seat, want.seat) else -1

    def _branch(self, node: Node) -> bool:
        """Lists what can happen here; False at the end of the match or of the look ahead."""
        state = node.state
        want = self._outlook.game.pending(state)
        if want is None or self._hints.stage(state) >= self.last:
            return False
        if isinstance(want, Roll):
            self._foresee_roll(node, want)
        elif isinstance(want, Draw):
            node.replies = _draws(self._outlook, want)
            node.share = [1 / len(node.replies)] * len(node.replies)
        else:
            options = node.listed(self._outlook.game)
            weights = self._hints.order(state, options)
            ranked = sorted(zip(weights, range(len(weights)), strict=True), key=lambda p: (-p[0], p[1]))
            total = sum(weights)
            node.replies = [options[i] for _, i in ranked]
            node.share = [weight / total for weight, _ in ranked]
        node.children = [None] * len(node.replies)
        return True

    def _foresee_roll(self, node: Node, want: Roll) -> None:
        """Every face, by how often it is on the die; of a large dice pool some results."""
        for roll, share in results(want, self._outlook.dealer):
            node.replies.append(roll)
            node.share.append(share)

    def _next_chance(self, node: Node) -> int:
        """The outcome that lags most behind its probability."""
        children, best, lag = node.children, 0, -1.0
        for number, share in enumerate(node.share):
            child = children[number]
            behind = share * node.visits - (child.visits if child is not None else 0)
            if behind > lag:
                best, lag = number, behind
        return best

    def _next_choice(self, node: Node) -> int:
        """The answer with the best sum of worth and curiosity among those considered so far."""
        spread = max(LEAST_SPREAD, self.high - self.low)
        eager = self._manner.curiosity * sqrt(node.visits)
        untried = node.mover * node.value / spread - self._manner.doubt
        best, best_score = 0, -1e9
        considered = self._manner.first_look + int(self._manner.widening * sqrt(node.visits))
        for number, child in enumerate(node.children[:considered]):
            if child is None:
                score = untried + eager * node.share[number]
            else:
                visits = child.visits
                score = node.mover * child.total / visits / spread + eager * node.share[number] / (1 + visits)
            if score > best_score:
                best, best_score = number, score
        return best

    def _child(self, node: Node, number: int) -> Node:
        return self._node(*self._outlook.after(node.state, node.replies[number]))


def _draws(outlook: Outlook, want: Draw) -> list[Chance]:
    found: list[Chance] = []
    for _ in range(MOST_DRAWS if len(want.pool) > want.count else 1):
        reply = outlook.dealer.deal(want)
        if reply not in found:
            found.append(reply)
    return found


def main_line(node: Node) -> list[Node]:
    """The nodes from here on that were visited most."""
    line = [node]
    while tried := [child for child in line[-1].children if child is not None and child.visits]:
        line.append(max(tried, key=lambda child: child.visits))
    return line
