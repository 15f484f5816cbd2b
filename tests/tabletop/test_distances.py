"""Distances between bodies that stand at heights, and contact."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.plane import Polygon
from edgewise.tabletop.distances import (
    any_within,
    by_distance,
    compare,
    distance,
    distance_to,
    in_contact,
    is_at_most,
    is_within,
    nearest,
    overlap,
    shown,
)
from edgewise.tabletop.terrain import Standing
from tests.geometry.solids import sign
from tests.support.rules import rule


def infantry(x: int, y: int = 0, foot: int = 0) -> Standing:
    return Standing(x, y, 500, foot, 1250)


@rule("ME-SCO-5")
def test_heights_count_in_a_distance_from_two_inches_on() -> None:
    here = infantry(0)
    assert shown(distance(here, infantry(4000, foot=4000))) == 5000
    assert shown(distance(here, infantry(6500, foot=1900))) == 5500
    assert shown(distance(here, infantry(6900, foot=2000))) == 6230
    assert not is_within(here, infantry(6900, foot=2000), 6000)
    assert is_within(here, infantry(6900, foot=1999), 6000)


@rule("ME-SCO-5")
def test_a_gap_below_nothing_counts_as_nothing() -> None:
    assert shown(distance(infantry(0), infantry(400, foot=3000))) == 3000
    assert is_within(infantry(0), infantry(400, foot=3000), 3000)
    assert shown(distance(infantry(0), infantry(990))) == 0


@rule("ME-MEA-4")
def test_within_is_exact_to_the_thousandth() -> None:
    assert is_within(infantry(0), infantry(4000), 3000)
    assert not is_within(infantry(0), infantry(4001), 3000)
    assert not is_within(infantry(0), infantry(4000, 1), 3000)


@rule("ME-MEA-1")
def test_a_shown_distance_is_rounded_up() -> None:
    assert shown(distance(infantry(0), infantry(4000, 1))) == 3001


@rule("ME-SCO-3", "ME-SCO-5")
def test_contact_needs_one_level_and_a_gap_of_at_most_ten_mils() -> None:
    for gap, contact, over in ((-11, False, True), (-10, True, False), (10, True, False), (11, False, False)):
        assert in_contact(infantry(0), infantry(1000 + gap)) == contact
        assert overlap(infantry(0), infantry(1000 + gap)) == over
        assert not in_contact(infantry(0), infantry(1000 + gap, foot=2000))
        assert not overlap(infantry(0), infantry(1000 + gap, foot=2000))
    assert in_contact(infantry(0), infantry(1000, foot=1999))
    assert overlap(infantry(0), infantry(900, foot=1999))


@rule("ME-MEA-3")
def test_a_unit_is_measured_from_its_nearest_model() -> None:
    ours, theirs = [infantry(0), infantry(0, 3000)], [infantry(9000), infantry(7000, 3000, 6000), infantry(8500, 3000)]
    assert nearest(ours, theirs) == (ours[1], theirs[2])
    assert any_within(ours, theirs, 7500) and not any_within(ours, theirs, 7499)
    assert nearest(ours, []) is None


@rule("ME-MEA-5")
def test_the_distance_to_an_outline_is_level() -> None:
    house = Polygon.rectangle(3000, -1000, 5000, 1000)
    assert shown(distance_to(infantry(0, foot=4000), house)) == 2500
    assert shown(distance_to(infantry(4000, foot=4000), house)) == 0


@rule("ME-SCO-9")
def test_equally_near_bodies_keep_their_order() -> None:
    bodies = [infantry(5000), infantry(0, 3000), infantry(-3000), infantry(100)]
    assert by_distance(infantry(0), bodies) == [bodies[3], bodies[1], bodies[2], bodies[0]]


bodies = st.builds(
    Standing, st.integers(-9, 9), st.integers(-9, 9), st.integers(0, 5), st.sampled_from((0, 1999, 2000, 2001))
)


def slow(a: Standing, b: Standing) -> Decimal:
    """The distance as the rule words it, to eighty digits."""
    gap = max(Decimal((a.x - b.x) ** 2 + (a.y - b.y) ** 2).sqrt() - a.r - b.r, Decimal(0))
    rise = abs(a.foot - b.foot)
    return gap if rise < 2000 else (gap**2 + rise**2).sqrt()


@given(bodies, bodies, bodies, bodies)
@rule("ME-SCO-5")
def test_distances_compare_as_their_decimals_do(a: Standing, b: Standing, c: Standing, d: Standing) -> None:
    assert compare(distance(a, b), distance(c, d)) == sign(slow(a, b) - slow(c, d))


@given(bodies, bodies, st.one_of(st.integers(0, 30), st.integers(1998, 2003)))
@rule("ME-MEA-4", "ME-SCO-5")
def test_within_is_what_the_decimals_say(a: Standing, b: Standing, reach: int) -> None:
    within = sign(slow(a, b) - reach) <= 0
    assert is_within(a, b, reach) == is_at_most(distance(a, b), reach) == within
    least = shown(distance(a, b))
    assert sign(slow(a, b) - least) <= 0 and (least == 0 or sign(slow(a, b) - least + 1) > 0)
