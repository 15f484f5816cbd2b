"""Bases led over a free table: what they cross, and where a push ends."""

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.paths import crosses, path_crosses, push_end, sweeps_over
from edgewise.geometry.plane import Box, Disc, Point, Polygon, Solid, box_holds, overlaps, path_length
from tests.geometry.solids import line, mirrored, points, polygons, radius_of, shape, shifts, solids

WALL = Polygon.rectangle(0, 0, 1000, 200)


@given(points, points, st.integers(0, 8), solids)
def test_a_swept_disc_crosses_what_lies_nearer_than_its_radius(a: Point, b: Point, radius: int, solid: Solid) -> None:
    off = line(a, b).distance(shape(solid)) - radius_of(solid)
    if abs(off - radius) > 1e-9:
        assert crosses(a, b, radius, solid) == (off < radius)
    else:
        assert not crosses(a, b, radius, solid) or off == radius == 0


@given(points, points, st.integers(0, 8), solids, shifts)
def test_crossing_is_the_same_backwards_shifted_and_mirrored(
    a: Point, b: Point, radius: int, solid: Solid, shift: Point
) -> None:
    answer = crosses(a, b, radius, solid)
    assert answer == crosses(b, a, radius, solid)
    x, y = shift
    assert answer == crosses((a[0] + x, a[1] + y), (b[0] + x, b[1] + y), radius, solid.moved(x, y))
    assert answer == crosses((-a[0], a[1]), (-b[0], b[1]), radius, mirrored(solid))


@given(points, st.integers(1, 8), solids)
def test_a_way_of_length_0_crosses_what_the_base_overlaps(at: Point, radius: int, solid: Solid) -> None:
    assert crosses(at, at, radius, solid) == overlaps(Disc(*at, radius), solid) == path_crosses((at,), radius, solid)


@given(points, points, points, st.integers(1, 8), solids)
def test_a_longer_way_never_crosses_less(a: Point, b: Point, c: Point, radius: int, solid: Solid) -> None:
    if crosses(a, b, radius, solid):
        assert path_crosses((a, b, c), radius, solid)
        assert crosses(a, b, radius + 1, solid)


def test_a_gap_exactly_as_wide_as_the_base_is_open() -> None:
    posts = [Disc(-1500, 0, 1000), Disc(1500, 0, 1000)]
    assert not any(crosses((0, -5000), (0, 5000), 500, post) for post in posts)
    assert all(crosses((0, -5000), (0, 5000), 501, post) for post in posts)
    assert crosses((1, -5000), (1, 5000), 500, posts[1])


def test_a_slanted_gap_exactly_as_wide_as_the_base_is_open() -> None:
    # The centres are 3000 apart in the direction (3, 4); the way runs at right angles to it through the middle.
    posts = [Disc(0, 0, 1000), Disc(1800, 2400, 1000)]
    start, end = (900 + 4000, 1200 - 3000), (900 - 4000, 1200 + 3000)
    assert not any(crosses(start, end, 500, post) for post in posts)
    assert crosses((start[0] + 1, start[1]), end, 500, posts[1])
    assert crosses((start[0] - 1, start[1]), end, 500, posts[0])


def test_brushing_a_corner_is_legal() -> None:
    # The corner (1000, 200) is 500 from the foot (1300, 600) of its perpendicular on this way.
    corner_way = ((1300 + 400, 600 - 300), (1300 - 400, 600 + 300))
    assert not crosses(*corner_way, 500, WALL)
    assert crosses(*corner_way, 501, WALL)
    assert crosses((corner_way[0][0] - 1, corner_way[0][1]), corner_way[1], 500, WALL)


def test_a_small_base_led_through_the_middle_of_a_broad_wall_crosses_it() -> None:
    broad = Polygon.rectangle(0, -5000, 1000, 5000)
    for left, right in (((-3000, 0), (4000, 0)), ((-3000, -700), (4000, 900))):
        assert crosses(left, right, 100, broad)
        assert crosses(right, left, 100, broad)
    assert not crosses((-3000, 0), (-100, 0), 100, broad)


def test_a_base_in_contact_may_slide_along_and_leave() -> None:
    assert not crosses((0, 700), (1000, 700), 500, WALL)
    assert not crosses((500, 700), (500, 900), 500, WALL)
    assert not crosses((-5000, 700), (5000, 700), 500, WALL)
    assert crosses((0, 700), (1000, 699), 500, WALL)
    enemy = Disc(0, 0, 500)
    assert not crosses((0, 1000), (700, 1000), 500, enemy)
    assert not crosses((600, 800), (600 + 800, 800 - 600), 500, enemy)
    assert crosses((600, 800), (600 + 800, 800 - 601), 500, enemy)


def test_the_ways_of_a_split_squad() -> None:
    hound, master = Disc(15000, 18000, 500), Disc(21000, 18000, 750)
    straight = ((21500, 13000), (22250, 18000))
    around = ((21500, 13000), (22300, 16000), (22250, 18000))
    assert path_length([(15000, 13000), (15000, 17000)]) == 4000
    assert path_length([(16500, 13000), (16000, 18000)]) == 5025
    assert path_length([(20000, 13000), (21000, 16750)]) == 3882
    assert path_length(around) == 5106
    assert crosses(*straight, 500, master)
    assert not path_crosses(around, 500, master)
    assert not path_crosses(around, 500, hound)


def test_a_point_without_size_may_run_along_an_outline() -> None:
    assert not crosses((0, 200), (1000, 200), 0, WALL)
    assert crosses((0, 199), (1000, 199), 0, WALL)
    assert not crosses((-5, 0), (0, 0), 0, WALL)


def test_a_point_on_the_seam_of_two_parts_of_a_swept_base_is_inside_it() -> None:
    kite = Polygon(((0, -2), (1, 0), (0, 0), (0, 1), (-1, 0)))
    assert sweeps_over(kite, 0, 0, Disc(0, -1, 0))
    assert sweeps_over(kite, 0, 3, Disc(0, 2, 0))


@given(polygons, points, solids)
def test_a_polygon_swept_without_turning_covers_all_its_places(base: Polygon, way: Point, solid: Solid) -> None:
    moments = [base.moved(way[0] * t, way[1] * t) for t in range(4)]
    swept = sweeps_over(base, 3 * way[0], 3 * way[1], solid)
    assert swept or not any(overlaps(moment, solid) for moment in moments)
    assert swept == sweeps_over(base.moved(3 * way[0], 3 * way[1]), -3 * way[0], -3 * way[1], solid)
    assert sweeps_over(base, 0, 0, solid) == overlaps(base, solid)


@given(polygons, points, polygons)
def test_a_polygon_is_swept_as_shapely_says(base: Polygon, way: Point, solid: Polygon) -> None:
    import shapely  # type: ignore[import-untyped]

    start, end = shape(base), shape(base.moved(*way))
    strips = [shapely.MultiPoint([*edge, *((x + way[0], y + way[1]) for x, y in edge)]) for edge in base.edges]
    swept = shapely.union_all([start, end, *(strip.convex_hull for strip in strips)])
    common = swept.intersection(shape(solid)).area
    if common > 1e-6:
        assert sweeps_over(base, *way, solid)
    elif common == 0:
        assert not sweeps_over(base, *way, solid)


def test_a_swept_disc_base_is_a_disc() -> None:
    assert sweeps_over(Disc(-600, 0, 500), 200, 0, WALL)
    assert not sweeps_over(Disc(-600, 0, 500), 100, 0, WALL)


def stepwise_end(disc: Disc, source: Point, distance: int, solids: list[Solid], box: Box) -> Point:
    """The definition: mil by mil, each coordinate of the way cut towards 0."""
    dx, dy = disc.x - source[0], disc.y - source[1]
    reached = disc.centre
    if (dx, dy) == (0, 0):
        return reached
    d = Decimal(dx * dx + dy * dy).sqrt()
    for t in range(distance + 1):
        place = Disc(disc.x + int(t * dx / d), disc.y + int(t * dy / d), disc.r)
        if not box_holds(box, place) or any(overlaps(place, solid) for solid in solids):
            break
        reached = place.centre
    return reached


PUSH_BOX = Box(0, 0, 1000, 1000)
spots = st.tuples(st.integers(0, 1000), st.integers(0, 1000))
far_discs = st.builds(Disc, st.integers(-100, 1100), st.integers(-100, 1100), st.integers(1, 200))


@st.composite
def grazing(draw: st.DrawFn) -> tuple[Disc, Point, list[Solid]]:
    """A disc, a source straight beside it, and things whose edges lie about where the disc passes."""
    disc = Disc(draw(st.integers(100, 400)), 500, draw(st.integers(1, 90)))
    off, r = draw(st.integers(-2, 3)), draw(st.integers(1, 200))
    x = draw(st.integers(disc.x, 1000))
    above = Disc(x, 500 + disc.r + r + off, r)
    wall = Polygon(((x, 500 - disc.r - off), (x + 300, 500 - disc.r - draw(st.integers(-2, 3))), (x + 100, 100)))
    return disc, (disc.x - draw(st.integers(1, 90)), 500 + draw(st.integers(-1, 1))), [above, wall]


@settings(max_examples=150)
@given(spots, st.integers(0, 60), spots, st.integers(0, 700), st.lists(far_discs, max_size=3))
def test_a_push_ends_where_its_stepwise_course_ends(
    at: Point, radius: int, source: Point, distance: int, others: list[Solid]
) -> None:
    disc = Disc(*at, radius)
    assert push_end(disc, source, distance, others, PUSH_BOX) == stepwise_end(disc, source, distance, others, PUSH_BOX)


@settings(max_examples=150)
@given(grazing(), st.integers(0, 700))
def test_a_push_past_things_that_it_just_touches_ends_as_the_stepwise_course_does(
    given_table: tuple[Disc, Point, list[Solid]], distance: int
) -> None:
    disc, source, others = given_table
    assert push_end(disc, source, distance, others, PUSH_BOX) == stepwise_end(disc, source, distance, others, PUSH_BOX)


BOARD = Box(3000, 3000, 33000, 33000)


@pytest.mark.parametrize(
    ("radius", "source", "other", "end"),
    [
        (3, (513, 461), Disc(523, 514, 23), (500, 501)),
        (11, (517, 502), Disc(481, 515, 6), (487, 499)),
        (12, (508, 521), Disc(446, 464, 26), (484, 457)),
    ],
)
def test_a_push_stops_where_a_cut_place_overlaps_though_the_straight_course_does_not(
    radius: int, source: Point, other: Disc, end: Point
) -> None:
    disc = Disc(500, 500, radius)
    assert push_end(disc, source, 60, [other], PUSH_BOX) == end
    assert stepwise_end(disc, source, 60, [other], PUSH_BOX) == end


def test_a_push_stops_at_the_border() -> None:
    assert push_end(Disc(18000, 4000, 500), (18000, 5000), 2000, [], BOARD) == (18000, 3500)


def test_a_push_stops_in_contact_and_does_not_slide() -> None:
    disc = Disc(10000, 10000, 500)
    assert push_end(disc, (9000, 10000), 3000, [Disc(12000, 10000, 500)], BOARD) == (11000, 10000)
    assert push_end(disc, (9000, 10000), 3000, [Disc(12000, 11000, 500)], BOARD) == (13000, 10000)
    assert push_end(disc, (9000, 10000), 3000, [Disc(12000, 10999, 500)], BOARD) == (11955, 10000)


@pytest.mark.parametrize(
    ("source", "end"),
    [
        ((9000, 9000), (10707, 10707)),
        ((11000, 11000), (9293, 9293)),
        ((9000, 11000), (10707, 9293)),
        ((10000, 10000), (10000, 10000)),
        ((9997, 9996), (10600, 10800)),
        ((9999, 9998), (10447, 10894)),
    ],
)
def test_each_coordinate_of_a_push_is_cut_towards_the_start(source: Point, end: Point) -> None:
    assert push_end(Disc(10000, 10000, 500), source, 1000, [], BOARD) == end


def test_a_push_of_a_base_that_touches_on_the_far_side_moves_it_by_nothing() -> None:
    disc, behind = Disc(10000, 10000, 500), Disc(11000, 10000, 500)
    assert push_end(disc, (9000, 10000), 2000, [behind], BOARD) == (10000, 10000)
    assert push_end(disc, (11000, 10000), 2000, [behind], BOARD) == (8000, 10000)
