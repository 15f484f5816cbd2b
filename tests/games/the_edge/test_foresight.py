"""What a bot that follows a line to the end of the activation sees, and one that stops in the middle does not."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Ask
from edgewise.games.the_edge.actions import Assault, Move, Pass
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.lines import Lines
from edgewise.players.outlook import Outlook
from edgewise.players.search import Budget, SearchPlayer
from edgewise.players.tree import Manner
from tests.support.rules import rule
from tests.support.skirmish import Skirmish, skirmish

HERE = (18000, 18000)
SPENT = {"unused": 0}
THOROUGH = Budget(40, 1e9, worlds=1)
# A Knight who reaches a Hound that dies of its next wound, and a Master who would live on with a token less.
PREY: dict[str, Any] = {
    "C-HK1": [HERE],
    "D-MOE": {"at": [(12000, 16500)], "hp": 1},
    "D-HOU": {"at": [(16000, 15500)], "hp": 0},
}
# An Angel beside Spitters that strike back, and a Son of Khyber within reach who dies of his next wound.
BESIDE: dict[str, Any] = {
    "C-AOD": [HERE],
    "D-SK1": {"at": [(11000, 22000)], "hp": 0},
    "D-BIL": {"at": [(18000, 19500)], "hp": 1},
}


def looking_ahead(table: Skirmish) -> Any:
    return SearchPlayer(table.match.game, 1, THOROUGH).choose(table.match.question())


def greedy(table: Skirmish) -> Any:
    return GreedyPlayer(table.match.game, 1).choose(table.match.question())


def prey_of(table: Skirmish, move: Move) -> set[int]:
    """Whom the active squad can assault after a move."""
    table.match.play(move)
    table.pass_all()
    return {action.target for action in table.match.legal() if isinstance(action, Assault)}


@rule("ED-ACT-4", "ED-WIN-6")
def test_looking_ahead_finds_the_fight_that_kills() -> None:
    far, near = skirmish(PREY, active="C-HK1", chapter=SPENT), skirmish(PREY, active="C-HK1", chapter=SPENT)
    assert prey_of(far, looking_ahead(far)) == {far.model("D-HOU")}
    assert prey_of(near, greedy(near)) == {near.model("D-MOE")}


@rule("ED-ACT-4", "ED-COM-8")
def test_looking_ahead_leaves_a_bad_fight_for_a_better_one() -> None:
    table = skirmish(BESIDE, active="C-AOD", chapter=SPENT)
    bad = Assault(table.model("C-AOD"), table.model("D-BIL"))
    assert greedy(table) == bad
    ideas = SearchPlayer(table.match.game, 1, THOROUGH).ideas(table.match.question())
    worth = {idea.action: idea.chance for idea in ideas}
    leaves = [action for action in worth if isinstance(action, Move) and worth[action] == worth[ideas[0].action]]
    assert leaves and worth[leaves[0]] > worth[bad] + 0.05
    assert prey_of(table, leaves[0]) == {table.model("D-SK1")}


def test_lines_are_weighed_when_the_activation_is_over() -> None:
    table = skirmish(PREY, active="C-HK1", chapter=SPENT)
    question, game = table.match.question(), table.match.game
    outlook = Outlook(game, question.seat, SeededDealer(1))
    tree = Lines(outlook, outlook.world(question.view), question.options, 1, Manner())
    while not tree.is_done:
        tree.grow()
    row = [child for child in tree.root.children if child is not None]
    assert len(row) == len(question.options)
    # All has been seen, so the worth of every answer is that of an end, and the best of them is the worth of the root.
    assert all(child.sure == pytest.approx(child.value) for child in row)
    assert tree.root.sure == pytest.approx(max(child.proven for child in row))
    ends = {game.hints.stage(node.state) for node in ends_below(tree.root)}
    assert min(ends) > game.hints.stage(tree.root.state)


def ends_below(node: Any) -> list[Any]:
    """The positions where lines end."""
    if not node.replies:
        return [node]
    return [end for child in node.children for end in ends_below(child)]


@rule("ED-CLR-13")
def test_on_a_line_of_play_nobody_plays_instants() -> None:
    table = skirmish(PREY, active="C-HK1", chapter=SPENT)
    hints = table.match.game.hints
    assert hints.usual(table.state) is None
    table.match.play(Move(()))
    want = table.match.pending
    assert isinstance(want, Ask) and want.key == "window-move"
    assert hints.usual(table.state) == Pass()
