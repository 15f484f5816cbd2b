"""A tree that looks for the best line of play: an answer is worth what its best sequel is worth."""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from typing import Any

from edgewise.core.flow import Action, Roll
from edgewise.players.outlook import Outlook
from edgewise.players.tree import LEAST_SPREAD, Manner, Node, Tree

# No line has so many choices before its end; a game that goes in circles must not lead a walk round and round.
DEEPEST = 200


class Lines(Tree):
    """Walks to a new position each time; what has been seen to its end is closed and not walked again."""

    def __init__(self, outlook: Outlook, state: Any, options: tuple[Action, ...], ahead: int, manner: Manner) -> None:
        super().__init__(outlook, state, options, ahead, manner)
        self._met: dict[Hashable, Node] = {}

    @property
    def known(self) -> int:
        """Every position below the root is one that need not be looked at again."""
        return self.root.visits - 1

    @property
    def is_done(self) -> bool:
        """True when there is nothing left to see."""
        return not self.root.open

    def from_node(self, node: Node, outlook: Outlook) -> Tree:
        """The part of this tree that begins at a node; it may look further than before, so ends are looked at anew."""
        super().from_node(node, outlook)
        self._met = {}
        self._reopen(node, set())
        return self

    def grow(self) -> None:
        """One walk to a new position; everything on the way is then worth what its best sequel is worth."""
        if not self.root.open:
            return
        path = [self.root]
        node = self.root
        while len(path) < DEEPEST and (node.replies or self._branch(node)):
            number = self._next_chance(node) if node.mover == 0 else self._next_choice(node)
            if number < 0:
                break
            child = node.children[number]
            if child is None:
                node.children[number] = self._child(node, number)
                break
            path.append(child)
            node = child
        for passed in reversed(path):
            passed.visits += 1
            self._settle(passed)

    def _settle(self, node: Node) -> None:
        node.total = node.visits * self._best_of(node)
        node.sure = self._sure_of(node)
        node.open = not self._is_end(node) if not node.replies else any(c is None or c.open for c in node.children)

    def _reopen(self, node: Node, done: set[int]) -> None:
        """Settles everything from the ends up, each node once, and notes what is met here."""
        done.add(id(node))
        self._met[self._hints.key(node.state)] = node
        for child in node.children:
            if child is not None and id(child) not in done:
                self._reopen(child, done)
        self._settle(node)

    def _is_end(self, node: Node) -> bool:
        """True at the end of the match and of the look ahead; dice before it are followed, whatever they bring."""
        return self._outlook.game.pending(node.state) is None or self._hints.stage(node.state) >= self.last

    def _foresee_roll(self, node: Node, want: Roll) -> None:
        """The few cases that a fight may come to, where the game knows them."""
        cases = self._hints.cases(node.state)
        if not cases:
            super()._foresee_roll(node, want)
        node.replies += [replies for _, replies in cases]
        node.share += [chance for chance, _ in cases]

    def _child(self, node: Node, number: int) -> Node:
        """What a reply leads to; the same position on another way is the same node."""
        reply = node.replies[number]
        state, options = self._outlook.settled(node.state, *(reply if isinstance(reply, tuple) else (reply,)))
        key = self._hints.key(state)
        found = self._met.get(key)
        if found is None:
            value = self._outlook.weigh(state, ())
            found = self._met[key] = Node(state, options, self._mover(state, is_choice=options != ()), value)
            found.sure = self._sure_of(found)
            found.open = found.sure is None
            self.low, self.high = min(self.low, value), max(self.high, value)
        return found

    def _best_of(self, node: Node) -> float:
        """The worth of a node by its best answer, or by its outcomes so far and the first look at the others."""
        rows = zip(node.share, node.children, strict=True)
        tried = [(share, child.total / child.visits) for share, child in rows if child is not None]
        if not tried:
            return node.first
        if node.mover:
            return node.mover * max([node.mover * value for _, value in tried])
        return sum([share * value for share, value in tried]) + (1 - sum([s for s, _ in tried])) * node.first

    def _sure_of(self, node: Node) -> float | None:
        """The worth of the best line that was seen to its end; positions on the way are weighed at another moment."""
        if not node.replies:
            return node.first if self._is_end(node) else None
        ends = [child.sure for child in node.children if child is not None and child.sure is not None]
        if node.mover:
            return node.mover * max([node.mover * worth for worth in ends]) if ends else None
        if len(ends) < len(node.children):
            return None
        return sum([share * worth for share, worth in zip(node.share, ends, strict=True)])

    def _next_chance(self, node: Node) -> int:
        """The open outcome that lags most behind its probability; -1: all were closed on another way."""
        best, lag = -1, -1e9
        for number, (share, child) in enumerate(zip(node.share, node.children, strict=True)):
            if child is None or child.open:
                behind = share * node.visits - (child.visits if child is not None else 0)
                if behind > lag:
                    best, lag = number, behind
        return best

    def _next_choice(self, node: Node) -> int:
        """The open answer with the best sum of worth and curiosity among those considered so far, or the next one.

        -1: all were closed on another way.
        """
        spread = max(LEAST_SPREAD, self.high - self.low)
        eager = self._manner.curiosity * sqrt(node.visits)
        untried = node.mover * node.total / node.visits / spread - self._manner.doubt
        best, best_score = -1, -1e9
        considered = self._manner.first_look + int(self._manner.widening * sqrt(node.visits))
        for number, child in enumerate(node.children):
            if number >= considered and best >= 0:
                break
            if child is None:
                score = untried + eager * node.share[number]
            elif not child.open:
                continue
            else:
                visits = child.visits
                score = node.mover * child.total / visits / spread + eager * node.share[number] / (1 + visits)
            if score > best_score:
                best, best_score = number, score
        return best
