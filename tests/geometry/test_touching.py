"""Touching, partly in and wholly in, with the slack of ten mils."""

from fractions import Fraction

import shapely  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.plane import Box, Disc, Point, Polygon, Solid
from edgewise.geometry.touching import (
    in_contact,
    is_in,
    is_wholly_in,
    is_wholly_in_box,
    overlap,
    sweeps,
    touches,
)
from tests.geometry.solids import fraction_off, line, points, polygons, radius_of, shape, solids
from tests.support.rules import rule

AREA = Polygon.rectangle(10000, 0, 20000, 10000)


def infantry(x: int, y: int = 5000) -> Disc:
    return Disc(x, y, 500)


@rule("ME-SCO-14")
def test_a_gap_of_ten_mils_either_way_is_touching_and_not_in() -> None:
    places = (9489, 9490, 9500, 9510, 9511)
    assert [touches(infantry(x), AREA) for x in places] == [False, True, True, True, True]
    assert [is_in(infantry(x), AREA) for x in places] == [False, False, False, False, True]


@rule("ME-SCO-14")
def test_from_the_inside_the_same_base_is_still_wholly_in() -> None:
    zone = Polygon.rectangle(0, 0, 10000, 10000)
    assert [is_wholly_in(infantry(x), zone) for x in (9490, 9510, 9511, 10001)] == [True, True, False, False]
    assert is_wholly_in_box(infantry(9510), Box(0, 0, 10000, 10000))
    assert not is_wholly_in_box(infantry(9511), Box(0, 0, 10000, 10000))
    assert is_wholly_in_box(infantry(490, 490), Box(0, 0, 10000, 10000))
    assert not is_wholly_in_box(infantry(490, 489), Box(0, 0, 10000, 10000))


@rule("ME-SCO-14")
def test_a_round_area_has_the_circle_for_its_outline() -> None:
    margin = Disc(10000, 5000, 3000)
    assert [is_in(infantry(x), margin) for x in (6510, 6511)] == [False, True]
    assert [touches(infantry(x), margin) for x in (6489, 6490)] == [False, True]
    assert [is_wholly_in(infantry(x), margin) for x in (7489, 7490, 10000)] == [False, True, True]


@rule("ME-SCO-14")
def test_a_swept_base_is_in_where_its_centre_line_comes_near_enough() -> None:
    assert not sweeps((5000, -490), (25000, -490), 500, AREA)
    assert sweeps((5000, -489), (25000, -489), 500, AREA)
    assert not sweeps((9510, -3000), (9510, 13000), 500, AREA)


@rule("ME-SCO-3")
def test_contact_is_a_gap_of_ten_mils_either_way_and_overlap_is_less() -> None:
    gaps = (-11, -10, 0, 10, 11)
    assert [in_contact(infantry(0), infantry(1000 + gap)) for gap in gaps] == [False, True, True, True, False]
    assert [overlap(infantry(0), infantry(1000 + gap)) for gap in gaps] == [True, False, False, False, False]


def scaled(solid: Solid | None) -> Solid:
    """The small solids of the strategies, ten mils to a step, so that the slack decides all the time."""
    assert solid is not None
    if isinstance(solid, Disc):
        return Disc(10 * solid.x, 10 * solid.y, 10 * solid.r)
    return Polygon(tuple((10 * x, 10 * y) for x, y in solid.points))


def off(p: Point, area: Solid) -> Fraction:
    """The squared distance of a point from an area's outline."""
    assert isinstance(area, Polygon)
    return min(fraction_off(p, *edge) for edge in area.edges)


bases = st.builds(lambda p, r: Disc(10 * p[0], 10 * p[1], 10 * r), points, st.integers(0, 8))


@given(bases, polygons.map(scaled))
@rule("ME-SCO-14")
def test_the_three_words_mean_what_the_table_of_the_rule_says(base: Disc, area: Solid) -> None:
    inside, square = shape(area).covers(shapely.Point(base.centre)), off(base.centre, area)
    distance = Fraction(0) if inside else square
    assert touches(base, area) == (distance <= (base.r + 10) ** 2)
    assert is_in(base, area) == (base.r > 10 and distance < (base.r - 10) ** 2)
    assert is_wholly_in(base, area) == (inside and not (base.r > 10 and square < (base.r - 10) ** 2))


@given(bases, polygons.map(scaled))
def test_a_point_cannot_be_wholly_in_and_far_from_touching(base: Disc, area: Solid) -> None:
    assert not is_wholly_in(base, area) or touches(base, area)
    assert not is_in(base, area) or touches(base, area)
    assert sweeps(base.centre, base.centre, base.r, area) == is_in(base, area)


@given(points, points, st.integers(0, 8), solids.map(scaled))
@rule("ME-SCO-14")
def test_a_sweep_looks_at_the_least_distance_of_the_centre_line(a: Point, b: Point, r: int, area: Solid) -> None:
    start, end, radius = (10 * a[0], 10 * a[1]), (10 * b[0], 10 * b[1]), 10 * r
    distance = line(start, end).distance(shape(area)) - radius_of(area)
    if abs(distance - (radius - 10)) > 1e-9:
        assert sweeps(start, end, radius, area) == (distance < radius - 10 and radius > 10)
