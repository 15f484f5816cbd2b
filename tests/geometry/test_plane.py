"""Measuring on a free table: gaps, contact, overlap and shapes."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from edgewise.geometry.hulls import convex_parts, hull
from edgewise.geometry.plane import (
    Box,
    Disc,
    Point,
    Polygon,
    ShapeError,
    Solid,
    bounds,
    box_holds,
    compare_gaps,
    compare_roots,
    gap,
    holds,
    is_inside,
    is_within,
    length,
    overlaps,
    path_length,
)
from tests.geometry.solids import (
    convex_polygons,
    decimal_gap,
    discs,
    mirrored,
    points,
    polygons,
    radius_of,
    shape,
    shifts,
    sign,
    solids,
)

SQUARE = Polygon.rectangle(0, 0, 1000, 1000)
ELL = Polygon(((0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)))


@given(points, points)
def test_a_length_is_the_smallest_whole_number_whose_square_is_not_less(a: Point, b: Point) -> None:
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    assert length(a, b) ** 2 >= square
    assert length(a, b) == 0 or (length(a, b) - 1) ** 2 < square


def test_each_segment_of_a_path_is_rounded_up_by_itself() -> None:
    assert path_length([(0, 0), (1, 1), (2, 2)]) == 4
    assert path_length([(0, 0), (2, 2)]) == 3
    assert path_length([(0, 0), (3, 4), (3, 4)]) == 5
    assert path_length([(7, 7)]) == 0


def test_lengths_beyond_the_precision_of_floats_are_exact() -> None:
    assert length((0, 0), (3 * 10**20, 4 * 10**20)) == 5 * 10**20
    assert length((0, 0), (3 * 10**20, 4 * 10**20 + 1)) == 5 * 10**20 + 1


@pytest.mark.parametrize(
    ("a", "b", "apart"),
    [
        (Disc(0, 0, 500), Disc(1000, 0, 500), 0),
        (Disc(0, 0, 500), Disc(600, 800, 500), 0),
        (Disc(0, 0, 500), Disc(601, 800, 500), 1),
        (Disc(0, 0, 500), Disc(599, 800, 500), 0),
        (Disc(-500, 500, 500), SQUARE, 0),
        (Disc(-300, -400, 500), SQUARE, 0),
        (Disc(-301, -400, 500), SQUARE, 1),
        (Disc(500, 500, 500), SQUARE, -500),
        (Polygon.rectangle(1000, 0, 2000, 1000), SQUARE, 0),
        (Polygon.rectangle(1010, 1010, 2000, 2000), SQUARE, 15),
        (Polygon.rectangle(1003, 1004, 2000, 2000), SQUARE, 5),
    ],
)
def test_gaps_by_hand(a: Solid, b: Solid, apart: int) -> None:
    assert gap(a, b) == gap(b, a) == apart


def test_touching_is_not_overlap_and_one_mil_more_is() -> None:
    assert not overlaps(Disc(0, 0, 500), Disc(600, 800, 500))
    assert overlaps(Disc(0, 0, 500), Disc(600, 799, 500))
    assert not overlaps(Disc(-300, -400, 500), SQUARE)
    assert overlaps(Disc(-300, -399, 500), SQUARE)
    assert not overlaps(Disc(500, 1500, 500), SQUARE)
    assert overlaps(Disc(500, 1499, 500), SQUARE)
    assert not overlaps(SQUARE, SQUARE.moved(1000, 0))
    assert not overlaps(SQUARE, SQUARE.moved(1000, 1000))
    assert overlaps(SQUARE, SQUARE.moved(999, 999))


def test_a_slanted_wall_is_measured_as_a_fraction() -> None:
    wall = Polygon(((0, 0), (3000, 1000), (0, 1000)))
    # The centre is 3162.28 / 10 = 316.2277 mil below the slanted edge.
    base = Disc(1600, 200, 316)
    assert not overlaps(base, wall)
    assert overlaps(Disc(1600, 200, 317), wall)
    assert is_within(base, wall, 1)
    assert not is_within(base, wall, 0)
    assert gap(base, wall) == 1


def test_solids_in_one_another_and_the_same_twice_overlap() -> None:
    assert overlaps(SQUARE, SQUARE)
    assert overlaps(SQUARE, Polygon.rectangle(200, 200, 800, 800))
    assert overlaps(Disc(500, 500, 10), SQUARE)
    assert overlaps(SQUARE, Disc(500, 500, 9000))
    assert not overlaps(Polygon.rectangle(2, 2, 4, 4), ELL)
    assert overlaps(Polygon.rectangle(1, 1, 3, 3), ELL)


@given(solids, solids, shifts)
def test_overlap_and_reach_are_symmetric_and_keep_under_shifts_and_mirrors(
    a: Solid, b: Solid, shift: tuple[int, int]
) -> None:
    assert overlaps(a, b) == overlaps(b, a) == overlaps(a.moved(*shift), b.moved(*shift))
    assert overlaps(a, b) == overlaps(mirrored(a), mirrored(b))
    assert gap(a, b) == gap(b, a) == gap(a.moved(*shift), b.moved(*shift)) == gap(mirrored(a), mirrored(b))


@given(polygons, polygons)
def test_polygons_overlap_as_shapely_says(a: Polygon, b: Polygon) -> None:
    assert overlaps(a, b) == shape(a).relate_pattern(shape(b), "T********")


@given(solids, solids, st.integers(0, 12))
def test_gaps_agree_with_eighty_digits(a: Solid, b: Solid, reach: int) -> None:
    exact = decimal_gap(a, b)
    assert is_within(a, b, reach) == (sign(exact - reach) <= 0)
    assert sign(exact - gap(a, b)) <= 0 < sign(exact - gap(a, b) + 1)


@given(discs, solids)
def test_a_disc_overlaps_where_the_gap_is_negative(disc: Disc, solid: Solid) -> None:
    expected = sign(decimal_gap(disc, solid)) < 0
    if disc.r == 0 and isinstance(solid, Polygon):
        expected = is_inside(disc.centre, solid)
    assert overlaps(disc, solid) == expected


@given(discs, discs, st.integers(-10, 0))
def test_a_negative_reach_tells_how_deeply_discs_overlap(a: Disc, b: Disc, reach: int) -> None:
    assert is_within(a, b, reach) == (sign(decimal_gap(a, b) - reach) <= 0)


@given(solids, solids, solids)
@example(Disc(0, 0, 1), Disc(7, 7, 1), Disc(7, 0, 2))
@example(Disc(0, 5, 2), Disc(0, 8, 5), Polygon(((-9, 0), (9, 0), (0, -9))))
def test_gaps_are_compared_exactly(a: Solid, b: Solid, to: Solid) -> None:
    assert compare_gaps(a, b, to) == sign(decimal_gap(a, to) - decimal_gap(b, to))
    assert compare_gaps(b, a, to) == -compare_gaps(a, b, to)


def test_gaps_that_no_float_can_tell_apart_are_told_apart() -> None:
    far = 10**9
    assert compare_gaps(Disc(far, 1, 0), Disc(far, 0, 0), Disc(0, 0, 0)) == 1
    assert compare_gaps(Disc(far, 1, 1), Disc(far, 0, 0), Disc(0, 0, 0)) == -1
    assert (far**2 + 1) ** 0.5 == float(far)


@given(st.integers(0, 400), st.integers(0, 400), st.integers(-30, 30))
def test_roots_are_compared_exactly(a: int, b: int, more: int) -> None:
    from decimal import Decimal

    assert compare_roots(a, b, more) == sign(Decimal(a).sqrt() - Decimal(b).sqrt() - more)


@given(polygons, polygons)
def test_polygons_hold_polygons_as_shapely_says(a: Polygon, b: Polygon) -> None:
    assert holds(a, b) == shape(a).covers(shape(b))
    assert holds(a, a)


@given(solids, solids)
def test_a_solid_holds_another_if_all_its_corners_and_its_whole_rim_are_inside(outer: Solid, inner: Solid) -> None:
    if isinstance(outer, Disc):
        far = max(squared_to(outer.centre, p) for p in (inner.points if isinstance(inner, Polygon) else [inner.centre]))
        room = outer.r - radius_of(inner)
        assert holds(outer, inner) == (room >= 0 and far <= room**2)
    elif isinstance(inner, Disc):
        rim_off = shape(outer).exterior.distance(shape(inner))
        if abs(rim_off - inner.r) > 1e-9:
            assert holds(outer, inner) == (shape(outer).covers(shape(inner)) and rim_off > inner.r)


def squared_to(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def test_a_base_may_touch_the_inside_of_a_zone() -> None:
    assert holds(SQUARE, Disc(500, 500, 500))
    assert not holds(SQUARE, Disc(501, 500, 500))
    assert holds(Disc(0, 0, 1000), Disc(600, 0, 400))
    assert not holds(Disc(0, 0, 1000), Disc(600, 1, 400))
    assert not holds(ELL, Polygon.rectangle(2, 2, 4, 4))
    notched = Polygon(((0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (2, 2), (2, 4), (0, 4)))
    assert not holds(notched, Polygon.rectangle(2, 2, 4, 4))
    assert holds(notched, Polygon.rectangle(2, 0, 4, 2))


def test_a_disc_that_only_touches_a_polygon_does_not_reach_into_it() -> None:
    deep, touching = Disc(500, 300, 400), Disc(-2, 500, 2)
    assert [is_within(deep, SQUARE, reach) for reach in (-401, -400, 0)] == [False, True, True]
    assert [is_within(touching, SQUARE, reach) for reach in (-5, -4, -1, 0)] == [False, False, False, True]


@given(solids)
def test_a_box_holds_what_it_bounds_and_not_when_it_is_shrunk(solid: Solid) -> None:
    box = bounds(solid)
    assert box_holds(box, solid)
    assert not box_holds(box.shrunk(1), solid)
    assert not box_holds(Box(box.left + 1, box.bottom, box.right, box.top), solid)
    assert not box_holds(Box(box.left, box.bottom, box.right, box.top - 1), solid)


@given(points, polygons)
def test_points_are_inside_as_shapely_says(point: Point, polygon: Polygon) -> None:
    assert is_inside(point, polygon) == shape(polygon).contains(shape(Disc(*point, 0)))


def test_a_polygon_is_normalised() -> None:
    clockwise = Polygon(((0, 10), (5, 10), (10, 10), (10, 10), (10, 0), (0, 0)))
    assert clockwise == Polygon.rectangle(0, 0, 10, 10)
    assert clockwise.points == ((0, 0), (10, 0), (10, 10), (0, 10))
    assert hash(clockwise) == hash(Polygon.rectangle(0, 0, 10, 10))
    assert clockwise.is_convex
    assert not ELL.is_convex


@pytest.mark.parametrize(
    "corners",
    [
        (),
        ((0, 0), (5, 5)),
        ((0, 0), (5, 5), (10, 10)),
        ((0, 0), (10, 10), (10, 0), (0, 10)),
        ((0, 0), (10, 0), (4, 0), (4, 5)),
        ((0, 0), (4, 4), (8, 0), (8, 8), (4, 4), (0, 8)),
        ((0, 0), (10, 0), (10, 10), (5, 0), (0, 10)),
    ],
)
def test_an_outline_that_meets_itself_or_has_no_area_is_refused(corners: tuple[Point, ...]) -> None:
    with pytest.raises(ShapeError):
        Polygon(corners)


@given(st.lists(points, min_size=3, max_size=7))
def test_exactly_the_polygons_that_shapely_calls_valid_are_accepted(corners: list[Point]) -> None:
    import shapely  # type: ignore[import-untyped]

    polygon = shapely.Polygon(corners)
    try:
        made = Polygon(tuple(corners))
    except ShapeError:
        assert not polygon.is_valid or polygon.area == 0
    else:
        assert polygon.is_valid
        assert polygon.equals(shape(made))


@given(polygons)
def test_convex_parts_make_up_the_polygon(polygon: Polygon) -> None:
    parts = convex_parts(polygon)
    assert all(part.is_convex for part in parts)
    assert all(holds(polygon, part) for part in parts)
    assert sum(shape(part).area for part in parts) == pytest.approx(shape(polygon).area)


@given(convex_polygons, polygons)
def test_a_hull_is_the_smallest_convex_polygon(convex: Polygon, polygon: Polygon) -> None:
    assert hull(convex.points) == convex
    assert hull(polygon.points).is_convex
    assert shape(hull(polygon.points)).equals(shape(polygon).convex_hull)
