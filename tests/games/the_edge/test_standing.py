"""Where a squad stands that is set down near a place. ED-SET-9."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from edgewise.games.the_edge.actions import Deploy
from edgewise.games.the_edge.kinds import Squad
from edgewise.games.the_edge.queries.measuring import Measurement, measured, read_asked
from edgewise.games.the_edge.view import veiled
from edgewise.tabletop.standing import NEAR, SHAPES, formation
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, opened

INCH = 1000


def told(table: Skirmish, seat: int | None = CHAPTER, **what: Any) -> Measurement:
    return measured(veiled(table.state, seat), read_asked({"type": "stand", **what}))


def first_game() -> Skirmish:
    """The Chapter deploys first, in the south."""
    return opened(5, 2, scenario="first-game")


def waiting(table: Skirmish, models: int) -> int:
    book = table.state.book
    return int(next(s for s in book.squads_of[CHAPTER] if book.squad_card[s].models == models))


def moved(places: tuple[tuple[int, int], ...], x: int, y: int) -> float:
    """How far the middle of the places lies from a point."""
    count = len(places)
    return float(((sum(p[0] for p in places) / count - x) ** 2 + (sum(p[1] for p in places) / count - y) ** 2) ** 0.5)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_a_formation_lies_around_its_place_with_its_bases_apart(shape: Any, count: int) -> None:
    places = formation((18 * INCH, 6 * INCH), count, 500, shape)
    assert len(places) == count
    for one, other in combinations(places, 2):
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= INCH**2
    assert moved(places, 18 * INCH, 6 * INCH) < INCH
    assert len({x for x, _ in places}) == {"row": count, "column": 1}.get(shape, len({x for x, _ in places}))


@rule("ED-SET-9")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_free_place_in_the_zone_is_taken_as_it_is(shape: Any) -> None:
    table = first_game()
    squad = waiting(table, 4)
    found = told(table, squad=squad, at=(9 * INCH, 6 * INCH), shape=shape)
    assert found.refusal is None
    assert found.places == formation((9 * INCH, 6 * INCH), 4, table.state.book.squad_card[squad].base_radius_mil, shape)
    table.play(Deploy(Squad(squad), found.places))


@rule("ED-SET-9", "ED-CLR-39")
def test_beside_others_and_at_the_edge_of_the_zone_the_squad_stands_as_near_as_it_may() -> None:
    table = first_game()
    one, *_, other = [s for s in table.state.book.squads_of[CHAPTER] if s < table.state.book.first_summoned]
    table.play(Deploy(one, told(table, squad=one, at=(9 * INCH, 6 * INCH)).places))
    table.play(table.match.legal()[0])
    for x, y in ((9000, 6000), (9000, 2500), (3000, 3000), (18000, 8000)):
        found = told(table, squad=other, at=(x, y))
        assert found.refusal is None
        assert moved(found.places, x, y) <= NEAR + INCH
        assert table.can(Deploy(other, found.places))
    assert moved(told(table, squad=other, at=(9000, 6000)).places, 9000, 6000) > 0


@rule("ED-SET-9")
def test_far_from_the_zone_the_wanted_places_come_back_with_the_rule_that_forbids_them() -> None:
    table = first_game()
    squad = waiting(table, 4)
    found = told(table, squad=squad, at=(18 * INCH, 18 * INCH))
    assert found.refusal is not None
    assert (found.refusal.rule, found.refusal.code) == ("ED-SET-9", "E_DEPLOY_ZONE")
    assert moved(found.places, 18 * INCH, 18 * INCH) < INCH


@rule("ED-SET-9")
def test_a_squad_that_stands_already_is_not_set_down_again() -> None:
    table = first_game()
    squad = waiting(table, 4)
    table.play(Deploy(Squad(squad), told(table, squad=squad, at=(9 * INCH, 6 * INCH)).places))
    found = told(table, squad=squad, at=(27 * INCH, 6 * INCH))
    assert found.refusal is not None
    assert found.refusal.code == "E_NOT_YOUR_SQUAD"


@rule("ED-MOV-11")
def test_everybody_is_told_the_same() -> None:
    table = first_game()
    squad = waiting(table, 4)
    asked = {"squad": squad, "at": (9 * INCH, 6 * INCH)}
    assert told(table, CHAPTER, **asked) == told(table, DEMONS, **asked) == told(table, None, **asked)
