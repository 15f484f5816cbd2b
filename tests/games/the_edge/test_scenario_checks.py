"""Scenario files: pools and terrain in wrong places are refused. ED-SET-3, ED-SET-4, ED-TER-3."""

from __future__ import annotations

import pytest

from edgewise import catalog
from edgewise.content import ContentError, Problem
from edgewise.core.refusal import in_words
from edgewise.games.the_edge.library import load_scenario
from tests.games.the_edge.armies import texts
from tests.support.rules import rule

SAY = catalog.speaker().say

STANDARD = texts("scenarios")["standard.yaml"]
CENTRE = "{at: [18000, 18000], crystals: 3}"


def board_problem(old: str, new: str) -> Problem:
    assert old in STANDARD
    with pytest.raises(ContentError) as caught, in_words(SAY):
        load_scenario(STANDARD.replace(old, new, 1), "mine.yaml")
    return caught.value.problems[0]


@rule("ED-SET-3", "ED-CLR-39")
@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("{at: [3999, 18000], crystals: 3}", "border"),
        ("{at: [14999, 13500], crystals: 3}", "obstacle"),
        ("{at: [18000, 18000], crystals: 3}\n  - {at: [25999, 18000], crystals: 1}", "closer than 6"),
    ],
)
def test_a_pool_in_a_wrong_place_is_refused(new: str, message: str) -> None:
    problem = board_problem(CENTRE, new)
    assert message in str(problem.message)
    assert (problem.rule, problem.code) == ("ED-SET-3", "E_POOL_PLACE")


@rule("ED-SET-3", "ED-CLR-39", "ED-CLR-1")
@pytest.mark.parametrize(
    "new",
    [
        "{at: [4000, 18000], crystals: 3}",
        "{at: [15000, 13500], crystals: 3}",
        "{at: [18000, 18000], crystals: 3}\n  - {at: [26000, 18000], crystals: 1}",
    ],
)
def test_a_pool_may_touch_the_border_an_obstacle_and_the_six_inches(new: str) -> None:
    assert load_scenario(STANDARD.replace(CENTRE, new, 1), "mine.yaml").pools


@rule("ED-SET-3")
def test_a_board_has_a_pool() -> None:
    problem = board_problem(f"pools:\n  - {CENTRE}\n", "")
    assert "has a pool" in str(problem.message)


@rule("ED-TER-3")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{circle: {at: [13000, 13500], radius: 1000}, height: 2500}", "{height: 2500}", "one shape"),
        (
            "{kind: forest, polygon: [[4000, 12000], [8000, 12000], [8000, 15000], [4000, 15000]]}",
            "{kind: forest, polygon: [[4000, 12000], [8000, 12000], [5000, 13000], [4000, 15000]]}",
            "not convex",
        ),
        (
            "{kind: forest, polygon: [[4000, 12000], [8000, 12000], [8000, 15000], [4000, 15000]]}",
            "{kind: forest, polygon: [[4000, 12000], [8000, 12000]]}",
            "",
        ),
        ("{at: [13000, 13500], radius: 1000}", "{at: [500, 13500], radius: 1000}", "leaves the table"),
    ],
)
def test_a_piece_of_terrain_is_one_circle_or_one_convex_polygon(old: str, new: str, message: str) -> None:
    problem = board_problem(old, new)
    assert message in str(problem.message)
    assert problem.expected
    assert problem.file == "mine.yaml"
