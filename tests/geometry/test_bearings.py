"""Facings in hundredths of a degree: arcs, directions, ways along them and lengths of legs."""

from decimal import Decimal
from math import atan2, cos, degrees, isqrt, radians, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from edgewise.geometry.bearings import (
    FULL_TURN,
    SCALE,
    advanced,
    ahead_by,
    around,
    cosine_and_sine,
    facing_to,
    is_ahead,
    is_along,
    is_behind,
    leg_length,
    rounded,
)
from edgewise.geometry.plane import Disc, Point
from tests.support.rules import rule

facings = st.integers(0, FULL_TURN - 1)
places = st.tuples(st.integers(0, 96000), st.integers(0, 96000))


@given(facings)
def test_cosine_and_sine_lie_on_the_circle_and_mirror_exactly(facing: int) -> None:
    c, s = cosine_and_sine(facing)
    assert abs(c * c + s * s - SCALE * SCALE) < 3 * SCALE
    assert cosine_and_sine(-facing) == (c, -s)
    assert cosine_and_sine(facing + 9000) == (-s, c)
    assert cosine_and_sine(9000 - facing) == (s, c)
    assert abs(c / SCALE - cos(radians(facing / 100))) < 1e-12
    assert abs(s / SCALE - sin(radians(facing / 100))) < 1e-12


@given(facings, facings)
def test_turning_twice_is_turning_by_the_sum(one: int, other: int) -> None:
    (a, b), (c, d) = cosine_and_sine(one), cosine_and_sine(other)
    both = cosine_and_sine(one + other)
    assert abs(a * c - b * d - both[0] * SCALE) < 4 * SCALE
    assert abs(a * d + b * c - both[1] * SCALE) < 4 * SCALE


@given(places, places)
@rule("ME-SCO-3")
def test_a_computed_facing_is_the_nearest_hundredth_of_a_degree(start: Point, end: Point) -> None:
    assume(start != end)
    exact = degrees(atan2(end[1] - start[1], end[0] - start[0])) * 100 % FULL_TURN
    assume(abs(exact % 1 - 0.5) > 1e-6)
    assert facing_to(start, end) == round(exact) % FULL_TURN


@rule("ME-SCO-3")
def test_facings_count_from_the_x_axis_counter_clockwise() -> None:
    ends = ((7, 0), (7, 7), (0, 7), (-7, 7), (-7, 0), (-7, -7), (0, -7), (7, -7))
    assert [facing_to((0, 0), end) for end in ends] == [0, 4500, 9000, 13500, 18000, 22500, 27000, 31500]
    assert facing_to((0, 0), (96000, -1)) == 0


@rule("ME-UNI-2")
def test_facing_a_point_above_the_own_centre_changes_nothing() -> None:
    assert facing_to((5, 5), (5, 5)) is None


@rule("ME-SCO-3")
def test_the_length_of_a_leg_is_rounded_to_the_nearest_mil() -> None:
    assert leg_length((0, 0), (3000, 4000)) == 5000
    assert [leg_length((0, 0), end) for end in ((1, 1), (1, 2), (2, 2), (3, 3), (0, 0))] == [1, 2, 3, 4, 0]


@given(places, places)
@rule("ME-SCO-3")
def test_a_leg_is_never_off_by_more_than_half_a_mil(start: Point, end: Point) -> None:
    exact = Decimal((start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2).sqrt()
    assert abs(exact - leg_length(start, end)) <= Decimal("0.500001")


@rule("ME-SCO-3")
def test_less_than_a_millionth_below_a_half_counts_as_the_half() -> None:
    # The root of k * k + k lies 1 / 8k below k + 1/2, so a leg whose square is of that form is looked for.
    k, x, y = next(
        (k, x, isqrt(rest))
        for k in range(125_001, 126_000)
        for x in range(80_000, 96_000, 7)
        if (rest := k * k + k - x * x) and isqrt(rest) ** 2 == rest
    )
    assert leg_length((0, 0), (x, y)) == k + 1
    # Far shorter legs miss their half by more.
    assert leg_length((0, 0), (1, 1)) == 1
    assert rounded(1_499_999, 10**6) == 1
    assert rounded(14_999_999, 10**7) == 2
    assert rounded(-5, 10) == 0


@rule("ME-MOV-11")
def test_an_advance_goes_along_the_facing_and_ends_at_a_rounded_place() -> None:
    turned = advanced((10000, 10000), 4500, 6000)
    assert turned == (14243, 14243)
    assert advanced(turned, 4500 - 9000, 3000) == (16364, 12122)
    assert advanced((10000, 10000), 9000, 2500) == (10000, 12500)
    assert advanced((10000, 10000), 0, -2500) == (7500, 10000)


@given(places, facings, st.integers(0, 20000))
def test_an_advance_ends_less_than_a_mil_off(start: Point, facing: int, length: int) -> None:
    x, y = advanced(start, facing, length)
    assert abs(x - start[0] - length * cos(radians(facing / 100))) < 0.5001
    assert abs(y - start[1] - length * sin(radians(facing / 100))) < 0.5001


@given(places, places, st.integers(0, 71), st.integers(500, 4000))
@rule("ME-SCO-9")
def test_places_around_a_centre_are_counted_from_the_line_to_a_point(
    centre: Point, towards: Point, step: int, reach: int
) -> None:
    x, y = around(centre, towards, 500 * step, reach)
    assume(centre != towards)
    angle = atan2(towards[1] - centre[1], towards[0] - centre[0]) + radians(5 * step)
    assert abs(x - centre[0] - reach * cos(angle)) < 0.5001
    assert abs(y - centre[1] - reach * sin(angle)) < 0.5001


@rule("ME-SCO-9")
def test_bearings_count_from_the_x_axis_where_the_centres_coincide() -> None:
    assert around((100, 100), (100, 100), 0, 1000) == (1100, 100)
    assert around((100, 100), (100, 100), 9000, 1000) == (100, 1100)


LEADER = (20000, 20000)


@rule("ME-UNI-1", "ME-UNI-9", "ME-UNI-15")
def test_a_base_across_the_dividing_line_lies_in_both_arcs() -> None:
    def behind(y: int) -> bool:
        return is_behind(LEADER, 9000, Disc(20000, y, 500), 10)

    assert [behind(y) for y in (20400, 20300, 20500, 20600, 21000)] == [True, True, False, False, False]
    assert behind(20450) and not behind(20490) and behind(20489)
    assert is_ahead(LEADER, 9000, Disc(20000, 20400, 500))


@rule("ME-SHO-15", "ME-UNI-1")
def test_the_dividing_line_belongs_to_the_front_arc() -> None:
    assert is_ahead(LEADER, 9000, Disc(3000, 19500, 500))
    assert not is_ahead(LEADER, 9000, Disc(3000, 19499, 500))


def near_miss(q: int, ahead: int) -> Point:
    """A point so far ahead of the line of a facing of 30 degrees, but for a hair: q * sqrt(3) is nearly whole."""
    p = isqrt(3 * q * q) + 1
    assert p * p - 3 * q * q == 1
    return q, 2 * ahead - p


@rule("ME-UNI-1")
def test_within_a_millionth_of_a_mil_of_the_line_is_on_it() -> None:
    close, off = near_miss(151316, -500), near_miss(10864, -500)
    assert -SCALE // 10**6 < ahead_by((0, 0), 3000, close) + 500 * SCALE < 0
    assert is_ahead((0, 0), 3000, Disc(*close, 500))
    assert not is_ahead((0, 0), 3000, Disc(*off, 500))


@rule("ME-UNI-9")
def test_within_a_millionth_of_ten_mils_behind_the_line_is_ten_mils() -> None:
    close, off = near_miss(151316, 500), near_miss(10864, 500)
    assert not is_behind((0, 0), 3000, Disc(*close, 510), 10)
    assert is_behind((0, 0), 3000, Disc(*off, 510), 10)
    assert is_behind((0, 0), 3000, Disc(*close, 511), 10)


@given(places, facings, places, st.integers(0, 3000))
def test_what_is_neither_ahead_nor_behind_by_the_slack_does_not_exist(
    at: Point, facing: int, place: Point, r: int
) -> None:
    base = Disc(*place, r)
    assert is_ahead(at, facing, base) or is_behind(at, facing, base, 0)


@given(places, facings, st.integers(1000, 20000))
@rule("ME-VEH-2")
def test_the_axis_has_half_a_degree_to_either_side(start: Point, facing: int, length: int) -> None:
    assert is_along(start, advanced(start, facing, length), facing, 50)
    assert is_along(start, advanced(start, facing + 40, length), facing, 50)
    assert not is_along(start, advanced(start, facing + 60, length), facing, 50)
    assert not is_along(start, advanced(start, facing + 18000, length), facing, 50)


@pytest.mark.parametrize("turn", [0, 9000, 18000, 27000])
@rule("ME-VEH-2")
def test_exactly_on_the_limit_is_on_the_axis(turn: int) -> None:
    assert is_along((0, 0), advanced((0, 0), turn, 5000), turn + 50, 50)
    assert is_along((0, 0), advanced((0, 0), turn, 5000), turn - 50, 50)
    assert not is_along((0, 0), advanced((0, 0), turn, 5000), turn + 51, 50)
