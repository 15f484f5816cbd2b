"""The free table as text: everything that stands there is seen at its place."""

from __future__ import annotations

import pytest

from edgewise import Match
from edgewise.games.the_edge.picture import AXIS_CHARS, board_picture
from tests.support.rules import rule
from tests.support.skirmish import skirmish


def place(text: str, word: str) -> tuple[float, float]:
    """Where a word stands in the drawing, in inches: the middle of its characters."""
    for line, row in enumerate(text.splitlines()):
        column = row.find(word, AXIS_CHARS)
        if column >= 0:
            return 3 + (column - AXIS_CHARS + len(word) / 2) / 2, 33 - line - 0.5
    raise AssertionError(f"{word} is not in the drawing")


@pytest.mark.parametrize("spot", [(3500, 3500), (32500, 32500), (18000, 18000), (4200, 31999), (32500, 3500)])
def test_a_model_stands_where_it_is_to_the_inch(spot: tuple[int, int]) -> None:
    text = board_picture(skirmish({"C-PIL": [spot], "D-SK1": [(10000, 10000)]}).state).text
    x, y = place(text, "A1")
    assert abs(x - spot[0] / 1000) <= 0.5
    assert abs(y - spot[1] / 1000) <= 0.5


def test_bases_that_touch_crosswise_are_both_seen() -> None:
    text = board_picture(skirmish({"C-PIL": [(9000, 9100), (9600, 9900)], "D-SK1": [(20000, 20000)]}).state).text
    assert "A1" in text
    assert "A2" in text


def test_a_large_base_covers_its_place_in_small_letters() -> None:
    text = board_picture(skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [(20000, 20000)]}).state).text
    # A radius of one inch is four characters wide and two lines high.
    assert text.count("h") == 6
    assert "hH1h" in text


@rule("ED-SET-3", "ED-SET-4")
def test_pools_and_obstacles_of_the_first_game_are_drawn() -> None:
    state = Match.new("the-edge", options={"scenario": "first-game", "terrain_modifiers": True}).state
    text = board_picture(state).text
    assert text.count("(1)") == 4
    assert text.count("(2)") == 2
    assert text.count("(3)") == 1
    x, y = place(text, "(3)")
    assert abs(x - 18) <= 0.5
    assert abs(y - 18) <= 0.5
    assert all(sign in text for sign in "#%^~&=")
    assert max(map(len, text.splitlines())) <= 64


def test_marks_lie_inside_the_drawing() -> None:
    picture = board_picture(Match.new("the-edge", options={"scenario": "first-game"}).state)
    for mark in picture.marks:
        assert mark.column + mark.length <= len(picture.lines[mark.line])


def test_a_pool_that_was_removed_is_not_drawn() -> None:
    pools = [{"at": [9000, 9000], "crystals": -1}, {"at": [20000, 9000], "crystals": 0}]
    text = board_picture(skirmish({"C-PIL": [(15000, 15000)], "D-SK1": [(25000, 25000)]}, pools=pools).state).text
    assert text.count("(") == 1
    assert "(0)" in text
