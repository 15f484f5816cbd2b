"""The tree that looks for the best line: what it is worth, what it closes, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from edgewise import Match
from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Ask, Draw, Reply, Roll, Rolled
from edgewise.core.game import Style
from edgewise.core.match import Match as Referee
from edgewise.players.lines import Lines
from edgewise.players.outlook import Outlook
from edgewise.players.search import HASTE, Budget, SearchPlayer
from edgewise.players.tree import Manner, Node
from tests.core.dice_game import DiceGame, Hints, State
from tests.players.thinkers import ENDLESS, Listener


class BoldHints(Hints):
    """Of rolls only a 1 and a 6 are looked at."""

    style = Style(best_line=True)

    def cases(self, state: State) -> Sequence[tuple[float, tuple[Reply, ...]]]:
        return ((0.75, (Rolled(1),)), (0.25, (Rolled(6),)))


class BoldGame(DiceGame):
    """The dice game, searched by its best lines."""

    hints = BoldHints()


def grown(walks: int, ahead: int = 1) -> Lines:
    game = BoldGame()
    match = Referee.start(game)
    outlook = Outlook(game, match.question().seat, SeededDealer(1))
    tree = Lines(outlook, outlook.world(match.question().view), match.legal(), ahead, Manner())
    for _ in range(walks):
        tree.grow()
    return tree


def nodes(root: Node) -> list[Node]:
    """The root and everything below, each node once."""
    found: dict[int, Node] = {}
    row = [root]
    while row:
        node = row.pop()
        if id(node) not in found:
            found[id(node)] = node
            row += [child for child in node.children if child is not None]
    return list(found.values())


@pytest.mark.parametrize("walks", [5, 40, 400])
def test_a_choice_is_worth_its_best_answer(walks: int) -> None:
    for node in nodes(grown(walks, ahead=2).root):
        tried = [node.mover * child.value for child in node.children if child is not None]
        if tried and node.mover:
            assert node.mover * node.value == pytest.approx(max(tried))


def test_every_walk_finds_a_new_position_until_all_is_seen() -> None:
    # Notes may be written without end, so the tree never is.
    assert len(nodes(grown(60).root)) == 61
    match = Match.new("the-edge", seed=5)
    while not (isinstance(want := match.pending, Ask) and want.key == "act"):
        options = match.legal()
        match.play(options[0])
    question = match.question()
    outlook = Outlook(match.game, question.seat, SeededDealer(1))
    tree = Lines(outlook, outlook.world(question.view), question.options[:2], 1, Manner())
    walks = 0
    while not tree.is_done and walks < 3000:
        walks += 1
        tree.grow()
    # A position that can be reached in two ways is looked at once.
    seen = len(nodes(tree.root))
    assert tree.is_done and 10 < seen <= 1 + walks
    assert outlook.positions == seen
    tree.grow()
    assert outlook.positions == seen


@pytest.mark.parametrize("ahead", [1, 2])
def test_dice_are_followed_case_by_case(ahead: int) -> None:
    game = BoldGame()
    rolls = [n for n in nodes(grown(400, ahead).root) if isinstance(game.pending(n.state), Roll) and n.children]
    assert rolls
    assert all(n.share == [0.75, 0.25] for n in rolls)
    seen = [n for n in rolls if None not in n.children]
    assert seen and all(n.value == pytest.approx(_average(n)) for n in seen)


def _average(roll: Node) -> float:
    return sum(s * c.value for s, c in zip(roll.share, roll.children, strict=True) if c is not None)


def the_edge_at(key: str, seed: int) -> Match:
    """A match at a question of this kind that has several answers."""
    match, dealer = Match.new("the-edge", seed=seed), SeededDealer(seed)
    while True:
        options = match.legal()
        want: Any = match.pending
        if want.key == key and len(options) > 1:
            return match
        match.play(options[dealer.below(len(options))])


def test_a_line_stops_only_at_choices_that_matter() -> None:
    match = the_edge_at("activate", 3)
    question = match.question()
    outlook = Outlook(match.game, question.seat, SeededDealer(1))
    tree = Lines(outlook, outlook.world(question.view), question.options, 2, Manner())
    for _ in range(60):
        tree.grow()
    for node in nodes(tree.root)[1:]:
        want = match.game.pending(node.state)
        assert not isinstance(want, Draw)
        assert not match.game.hints.is_hasty(node.state)


def test_thought_about_an_activation_is_kept_over_a_hasty_question() -> None:
    match = the_edge_at("activate", 3)
    player = SearchPlayer(match.game, 1, Budget(10, ENDLESS, worlds=1, ahead=1))
    seat = match.question().seat
    match.play(player.choose(match.question()))
    trees = player._trees
    while (want := match.pending) != Ask(seat, "act"):
        assert isinstance(want, Ask)
        # Whoever is asked in a window passes; the player thinks about it all the same.
        if want.seat == seat and len(match.legal()) > 1:
            player.choose(match.question())
            assert player._trees is trees
        match.play(match.legal()[0])
    listener = Listener(patient=True)
    player.choose(match.question(), listener)
    assert player._trees[0].root.visits > listener.heard[-1].positions


def test_a_hasty_question_gets_a_part_of_the_thought() -> None:
    match = the_edge_at("window-begin", 8)
    listener = Listener(patient=True)
    SearchPlayer(match.game, 1, Budget(10, ENDLESS, worlds=1)).choose(match.question(), listener)
    breadth = match.game.hints.style.breadth
    assert 0 < listener.heard[-1].positions <= 10 * breadth // HASTE + 18


@pytest.mark.parametrize("walks", [3, 30, 300])
def test_an_answer_is_proven_by_lines_that_were_seen_to_their_end(walks: int) -> None:
    match = the_edge_at("act", 3)
    question = match.question()
    outlook = Outlook(match.game, question.seat, SeededDealer(1))
    tree = Lines(outlook, outlook.world(question.view), question.options, 1, Manner())
    for _ in range(walks):
        tree.grow()
    for node in nodes(tree.root):
        ends = [child.sure for child in node.children if child is not None and child.sure is not None]
        if not node.replies:
            assert (node.sure is None) == node.open
        elif node.mover == 1:
            assert node.sure == (max(ends) if ends else None)
        elif node.sure is not None:
            assert len(ends) == len(node.children)


def test_an_answer_without_an_end_is_not_preferred_to_one_with_an_end() -> None:
    match = the_edge_at("act", 3)
    for positions in (1, 2, 6):
        ideas = SearchPlayer(match.game, 1, Budget(positions, ENDLESS, worlds=1)).ideas(match.question())
        seen = [idea.leads_to.sure is not None for idea in ideas]
        assert any(seen) and seen[0]
