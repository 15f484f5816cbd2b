"""Where along a straight way a base overlaps a solid: exact ends, compared without fractions."""

from decimal import Decimal

from hypothesis import assume, given
from hypothesis import strategies as st

from edgewise.geometry.crossings import meeting, over_along, overlaps_along
from edgewise.geometry.marks import AFTER, BEFORE, ONE, ZERO, Mark, between, compare, mark, merged, place_at
from edgewise.geometry.outlines import segments_touch, winding
from edgewise.geometry.paths import crosses
from edgewise.geometry.plane import Disc, Point, Polygon, Solid
from tests.geometry.solids import decimal_gap, points, polygons, sign, solids
from tests.support.rules import rule

small = st.integers(-20, 20)
marks = st.builds(mark, small, st.integers(1, 9), st.integers(-1, 1), st.integers(0, 30))


def value(of: Mark) -> Decimal:
    return (of.p + of.w * Decimal(of.q).sqrt()) / of.m


@given(marks, marks)
def test_marks_compare_as_their_decimals_do(a: Mark, b: Mark) -> None:
    assert compare(a, b) == sign(value(a) - value(b)) == -compare(b, a)
    assert abs(value(a) * 2**32 - a.about) < 2


def test_marks_that_differ_by_a_trillionth_of_a_trillionth_are_told_apart() -> None:
    far = 10**24
    root, close = mark(0, 1, 1, 2), mark(1414213562373095048801688, far)
    assert compare(close, root) == -1 and compare(mark(1414213562373095048801689, far), root) == 1
    assert compare(mark(0, 2, 1, 8), root) == 0
    n, d = between(close, root)
    assert compare(close, mark(n, d)) == compare(mark(n, d), root) == -1


def test_stretches_that_only_meet_stay_apart() -> None:
    half = mark(1, 2)
    assert merged([(half, ONE), (ZERO, half)]) == [(ZERO, half), (half, ONE)]
    assert merged([(half, ONE), (ZERO, mark(2, 3))]) == [(ZERO, ONE)]
    assert merged([(ZERO, AFTER), (half, ONE)]) == [(ZERO, AFTER)]


def test_a_place_is_told_to_a_whole_mil() -> None:
    assert place_at((0, 0), (1000, -500), mark(1, 3)) == (333, -167)


ROCK = Polygon.rectangle(4000, 0, 6000, 2000)


@rule("ME-TER-11", "ME-SCO-14")
def test_a_base_overlaps_from_its_radius_less_ten_mils_before_an_edge() -> None:
    (found,) = overlaps_along((0, 1000), (10000, 1000), 500, ROCK)
    assert [10000 * value(end) for end in found] == [3510, 6490]


@rule("ME-TER-11", "ME-SCO-14")
def test_brushing_past_a_side_overlaps_nothing_and_a_mil_nearer_it_does() -> None:
    assert overlaps_along((0, 2490), (10000, 2490), 500, ROCK) == []
    (found,) = overlaps_along((0, 2489), (10000, 2489), 500, ROCK)
    # Past the corners the overlap ends where the disc leaves them: half of the root of 490^2 - 489^2 beside each.
    aside = Decimal(490**2 - 489**2).sqrt()
    assert sign(10000 * value(found[0]) - 4000 + aside) == 0
    assert sign(10000 * value(found[1]) - 6000 - aside) == 0


def test_an_overlap_at_the_start_begins_before_it() -> None:
    (found,) = overlaps_along((5000, 1000), (10000, 1000), 500, ROCK)
    assert compare(found[0], ZERO) < 0 < compare(found[1], ZERO)
    assert overlaps_along((5000, 1000), (5000, 1000), 500, ROCK) == [(BEFORE, AFTER)]
    assert overlaps_along((3510, 1000), (0, 1000), 500, ROCK) == []


def test_the_notch_of_a_bent_wall_leaves_a_gap() -> None:
    bent = Polygon(((0, 0), (9000, 0), (9000, 3000), (6000, 3000), (6000, 1000), (3000, 1000), (3000, 3000), (0, 3000)))
    left, right = overlaps_along((-2000, 2500), (12000, 2500), 510, bent)
    assert [round(14000 * value(end)) - 2000 for end in (*left, *right)] == [-500, 3500, 5500, 9500]
    (below,) = overlaps_along((-2000, 500), (12000, 500), 110, bent)
    assert [round(14000 * value(end)) - 2000 for end in below] == [-100, 9100]


def test_what_lies_between_two_nearnesses_that_just_meet_inside_is_one_overlap() -> None:
    # The middle of the way is exactly as far from all sides as the base reaches, and yet inside.
    block = ((0, 0), (4000, 0), (4000, 4000), (1010, 4000), (1010, 5000), (1000, 5000), (1000, 4000), (0, 4000))
    for corners in (block, ((0, 0), (4000, 0), (4000, 4000), (0, 4000))):
        (found,) = overlaps_along((-5000, 2000), (9000, 2000), 2010, Polygon(corners))
        assert [round(14000 * value(end)) - 5000 for end in found] == [-2000, 6000]


def scaled(solid: Solid | None, by: int = 10) -> Solid:
    assert solid is not None
    if isinstance(solid, Disc):
        return Disc(by * solid.x, by * solid.y, by * solid.r)
    return Polygon(tuple((by * x, by * y) for x, y in solid.points))


STEPS = 64


@given(points, points, st.integers(0, 6), solids.map(scaled))
@rule("ME-SCO-14", "ME-TER-11")
def test_at_every_point_of_a_way_the_base_overlaps_just_where_it_is_told(
    a: Point, b: Point, r: int, solid: Solid
) -> None:
    # Everything is as often magnified as the way has steps, so that each step is a whole point.
    start, end = (640 * a[0], 640 * a[1]), (640 * b[0], 640 * b[1])
    large = scaled(solid, 64)
    radius = 640 * r + 10
    found = overlaps_along(start, end, radius, large)
    for step in range(STEPS + 1):
        here = start[0] + (end[0] - start[0]) * step // STEPS, start[1] + (end[1] - start[1]) * step // STEPS
        at = mark(step, STEPS)
        told = any(compare(low, at) < 0 < compare(high, at) for low, high in found)
        gap = decimal_gap(Disc(*here, 0), large)
        assert told == (r > 0 and sign(gap - radius + 10) < 0)


@given(points, points, st.integers(1, 6), solids.map(scaled))
def test_there_is_a_stretch_just_where_the_whole_way_crosses(a: Point, b: Point, r: int, solid: Solid) -> None:
    start, end = (10 * a[0], 10 * a[1]), (10 * b[0], 10 * b[1])
    found = overlaps_along(start, end, 10 * r + 10, solid)
    assert bool(found) == crosses(start, end, 10 * r, solid)
    assert all(compare(low, high) < 0 for low, high in found)
    backwards = overlaps_along(end, start, 10 * r + 10, solid)[::-1]
    for (low, high), (last, first) in zip(found, backwards, strict=True):
        assert start == end or sign(value(low) + value(first) - 1) == sign(value(high) + value(last) - 1) == 0


@given(points, points, polygons)
@rule("ME-TER-11")
def test_the_centre_is_over_a_polygon_on_its_edge_as_well(a: Point, b: Point, polygon: Polygon | None) -> None:
    assert polygon is not None
    assume(a != b)
    start, end = (64 * a[0], 64 * a[1]), (64 * b[0], 64 * b[1])
    large = Polygon(tuple((64 * x, 64 * y) for x, y in polygon.points))
    found = over_along(start, end, large)
    assert all(compare(ZERO, low) <= 0 and compare(low, high) < 0 <= compare(ONE, high) for low, high in found)
    told = [0] * STEPS
    for step in range(STEPS):
        # The middle of a step lies on no corner, but may be the only point of a way that is over the polygon.
        middle = mark(2 * step + 1, 2 * STEPS)
        x, y = ((2 * STEPS * s + (e - s) * (2 * step + 1)) for s, e in zip(start, end, strict=True))
        edges = [((128 * p, 128 * q), (128 * u, 128 * v)) for (p, q), (u, v) in large.edges]
        inside = any(compare(low, middle) < 0 < compare(high, middle) for low, high in found)
        ends = any(compare(low, middle) == 0 or compare(high, middle) == 0 for low, high in found)
        told[step] = inside
        side = winding((x, y), edges)
        assert not (side > 0 and not inside)
        assert not (side < 0 and (inside or ends))


@given(points, points, points, points)
def test_ways_meet_segments_that_touch_them(a: Point, b: Point, c: Point, d: Point) -> None:
    found = meeting(a, b, c, d)
    assert (found is not None) == segments_touch(a, b, c, d)
    if found is not None and a != b:
        for at in found:
            x, y = (s + (e - s) * value(at) for s, e in zip(a, b, strict=True))
            assert sign((d[0] - c[0]) * (y - c[1]) - (d[1] - c[1]) * (x - c[0])) == 0
