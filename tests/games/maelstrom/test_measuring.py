"""Distances, contact, arcs and coherency of units. ME-SCO-3, ME-SCO-5, ME-MEA, ME-UNI."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.arcs import is_in_rear, is_out_of_front
from edgewise.games.maelstrom.queries.bodies import distance, model_to_unit, unit_to_unit
from edgewise.games.maelstrom.queries.coherency import is_coherent
from edgewise.games.maelstrom.queries.contact import enemies_touching, touched_by_leader
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.terrain import Standing
from tests.games.maelstrom.table import EAST, NORTH, Inches, Squad, Table, wall
from tests.games.maelstrom.test_moving import CONTRACTORS, TROOPERS, foes, one
from tests.support.rules import rule


@rule("ME-SCO-5", "ME-MEA-2")
@pytest.mark.parametrize(
    ("gap", "height", "expected"), [(3, 4000, 5000), (5.5, 1900, 5500), (5.9, 2000, 6230), (-1, 3000, 3000)]
)
def test_heights_count_in_distances_from_two_inches_on(gap: Inches, height: int, expected: int) -> None:
    top = wall("rock", 9, 9, 11, 11, height=height, standable=True)
    table = Table(Squad(TROOPERS, [(10, 10)], surface="rock:top"), foes((11 + gap, 10)), pieces=[top])
    assert unit_to_unit(table.state, Unit(0), Unit(1)) == expected
    assert model_to_unit(table.state, Model(1), Unit(0)) == expected


@rule("ME-MEA-3", "ME-SHO-3")
def test_units_are_measured_by_their_nearest_models() -> None:
    table = Table(Squad(TROOPERS, [(10, 10), (12, 10)]), foes((20, 10), (17, 10)))
    assert unit_to_unit(table.state, Unit(0), Unit(1)) == 4000


places = st.integers(min_value=0, max_value=20_000)


@rule("ME-MEA-1", "ME-MEA-4")
@given(places, places, places, places, st.integers(min_value=0, max_value=6000))
def test_a_shown_distance_is_the_least_that_the_bodies_are_within(x: int, y: int, u: int, v: int, foot: int) -> None:
    a, b = Standing(x, y, 500, 0), Standing(u, v, 875, foot)
    shown = distance(a, b)
    assert is_within(a, b, shown)
    assert not shown or not is_within(a, b, shown - 1)


@rule("ME-SCO-3", "ME-SCO-5", "ME-CQF-11")
@pytest.mark.parametrize(("gap", "touch"), [(0.01, True), (0.011, False), (-0.01, True)])
def test_contact_is_a_gap_of_up_to_ten_mils(gap: Inches, touch: bool) -> None:
    table = Table(one(), foes((11 + gap, 10)))
    assert bool(enemies_touching(table.state, Unit(0))) == touch


@rule("ME-SCO-5")
def test_nobody_touches_over_two_inches_of_height() -> None:
    top = wall("rock", 9, 9, 11, 11, height=2000, standable=True)
    table = Table(Squad(TROOPERS, [(10.5, 10)], surface="rock:top"), foes((11.5, 10)), pieces=[top])
    assert not enemies_touching(table.state, Unit(0))


@rule("ME-CQF-4")
def test_the_leader_may_be_out_of_a_contact_of_its_unit() -> None:
    table = Table(Squad(TROOPERS, [(10, 10), (12, 10)]), foes((13, 10)))
    assert enemies_touching(table.state, Unit(0)) == [1]
    assert touched_by_leader(table.state, Unit(0)) == []


def _attackers(third: Inches) -> Table:
    """Five attackers about the dividing line of a leader who faces north."""
    ys = (20.4, 20.3, third, 20.6, 21)
    target = Squad(CONTRACTORS, [(20, 20)], seat=1, facing=NORTH)
    return Table(Squad(TROOPERS, [(23 + 1.1 * n, y) for n, y in enumerate(ys)]), target)


@rule("ME-UNI-9", "ME-UNI-1", "ME-UNI-6")
@pytest.mark.parametrize(("third", "behind"), [(20.5, False), (20.45, True)])
def test_leader_and_half_of_a_unit_make_a_rear_arc(third: Inches, behind: bool) -> None:
    table = _attackers(third)
    assert is_in_rear(table.state, Unit(0), Unit(1)) == behind


@rule("ME-UNI-15", "ME-SHO-15")
def test_rear_arc_and_front_arc_are_separate_tests() -> None:
    table = _attackers(20.45)
    assert is_in_rear(table.state, Unit(0), Unit(1))
    assert not is_out_of_front(table.state, Unit(0), Unit(1))


@rule("ME-UNI-9")
def test_the_leader_alone_behind_or_half_without_it_are_no_rear_arc() -> None:
    target = Squad(CONTRACTORS, [(20, 20)], seat=1, facing=EAST)
    without = Table(Squad(TROOPERS, [(22, 20), (18, 20), (18, 22)]), target)
    assert not is_in_rear(without.state, Unit(0), Unit(1))
    alone = Table(Squad(TROOPERS, [(18, 20), (22, 20), (22, 22)]), target)
    assert not is_in_rear(alone.state, Unit(0), Unit(1))
    half = Table(Squad(TROOPERS, [(18, 20), (22, 20)]), target)
    assert is_in_rear(half.state, Unit(0), Unit(1))


@rule("ME-UNI-10", "ME-UNI-11")
def test_a_unit_in_reserve_is_coherent_and_has_no_rear() -> None:
    table = Table(Squad(TROOPERS, [(10, 10), (20, 10)]), foes((5, 10)))
    assert not is_coherent(table.state, Unit(0))
    assert is_in_rear(table.state, Unit(1), Unit(0))
    table.state.place[0] = "reserve"
    assert is_coherent(table.state, Unit(0))
    assert not is_in_rear(table.state, Unit(1), Unit(0))


@rule("ME-UNI-11")
@pytest.mark.parametrize(("x", "coherent"), [(14, True), (14.001, False)])
def test_coherency_is_three_inches_from_the_leader(x: Inches, coherent: bool) -> None:
    table = Table(Squad(TROOPERS, [(10, 10), (x, 10)]), foes((40, 40)))
    assert is_coherent(table.state, Unit(0)) == coherent
