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
from tests.core.dice_game import DiceGame, Hints, Sheet
from tests.players.thinkers import ENDLESS, Listener


class BoldHints(Hints):
    """Lines end before dice of the last stage; of other rolls only a 1 and a 6 are looked at."""

    style = Style(best_line=True, calm=True)

    def cases(self, state: Sheet) -> Sequence[tuple[float, tuple[Reply, ...]]]:
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


def test_dice_are_cased_on_the_way_and_left_alone_at_the_end() -> None:
    near, far = grown(80, ahead=1), grown(400, ahead=2)
    game = BoldGame()
    rolls = [n for n in nodes(near.root) if isinstance(game.pending(n.state), Roll)]
    assert rolls and not any(n.children or n.open for n in rolls)
    cased = [n for n in nodes(far.root) if isinstance(game.pending(n.state), Roll) and n.children]
    assert cased
    assert all(n.share == [0.75, 0.25] for n in cased)


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
