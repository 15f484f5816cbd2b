"""Lines of sight over a free table, and scenes that are asked often."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.plane import Disc, Point, Polygon, Solid
from edgewise.geometry.sight import CELL_MILS, Scene, enters
from tests.geometry.solids import discs, line, mirrored, points, polygons, shape, shifts, solids

BOX = Polygon.rectangle(0, 0, 100, 100)
NOTCHED = Polygon(((0, 0), (100, 0), (100, 100), (60, 100), (60, 40), (40, 40), (40, 100), (0, 100)))


@given(points, points, polygons)
def test_a_line_enters_a_polygon_as_shapely_says(a: Point, b: Point, polygon: Polygon) -> None:
    assert enters(a, b, polygon) == line(a, b).relate_pattern(shape(polygon), "T********")


@given(points, points, discs)
def test_a_line_enters_a_disc_whose_centre_is_nearer_than_its_radius(a: Point, b: Point, disc: Disc) -> None:
    off = line(a, b).distance(shape(disc))
    if abs(off - disc.r) > 1e-9:
        assert enters(a, b, disc) == (off < disc.r)
    else:
        assert not enters(a, b, disc)


@given(points, points, solids, shifts)
def test_sight_is_the_same_both_ways_shifted_and_mirrored(a: Point, b: Point, solid: Solid, shift: Point) -> None:
    answer = enters(a, b, solid)
    assert answer == enters(b, a, solid)
    x, y = shift
    assert answer == enters((a[0] + x, a[1] + y), (b[0] + x, b[1] + y), solid.moved(x, y))
    assert answer == enters((-a[0], a[1]), (-b[0], b[1]), mirrored(solid))


@pytest.mark.parametrize(
    ("a", "b", "solid", "answer"),
    [
        ((0, -50), (0, 150), BOX, False),
        ((1, -50), (1, 150), BOX, True),
        ((-50, 50), (50, -50), BOX, False),
        ((-50, 51), (50, -49), BOX, True),
        ((0, 0), (100, 100), BOX, True),
        ((0, 0), (0, 100), BOX, False),
        ((20, 0), (80, 0), BOX, False),
        ((-50, 50), (0, 50), BOX, False),
        ((-50, 50), (1, 50), BOX, True),
        ((100, 50), (150, 50), BOX, False),
        ((50, 50), (50, 50), BOX, True),
        ((0, 50), (0, 50), BOX, False),
        ((40, 50), (60, 50), NOTCHED, False),
        ((40, 40), (60, 40), NOTCHED, False),
        ((39, 40), (60, 40), NOTCHED, True),
        ((40, 100), (60, 100), NOTCHED, False),
        ((0, 100), (100, 100), NOTCHED, False),
        ((50, 40), (50, 200), NOTCHED, False),
        ((50, 39), (50, 200), NOTCHED, True),
        ((-100, 5), (100, 5), Disc(0, 0, 5), False),
        ((-100, 4), (100, 4), Disc(0, 0, 5), True),
        ((-100, 0), (-5, 0), Disc(0, 0, 5), False),
        ((-3, 4), (3, -4), Disc(0, 0, 5), True),
        ((3, 4), (7, 1), Disc(0, 0, 5), False),
    ],
)
def test_touching_a_rim_an_edge_or_a_corner_does_not_block(a: Point, b: Point, solid: Solid, answer: bool) -> None:
    assert enters(a, b, solid) == enters(b, a, solid) == answer


def test_two_bodies_that_touch_the_line_from_both_sides_leave_it_clear() -> None:
    scene = Scene([Disc(5000, 500, 500), Disc(5000, -500, 500)], [9000, 9000])
    assert scene.is_clear((0, 0), (10000, 0))
    assert not scene.is_clear((0, 0), (10000, 1))


def test_only_things_above_half_the_height_of_the_eye_block() -> None:
    eye_height = 1800
    for height, clear in ((900, True), (901, False)):
        scene = Scene([Disc(5000, 0, 500)], [height])
        assert scene.is_clear((0, 0), (10000, 0), above=eye_height // 2) == clear
    assert Scene([Disc(5000, 0, 500)], [900]).blocker((0, 0), (10000, 0), above=1799 // 2) == 0


def test_ignored_things_do_not_block_and_others_still_do() -> None:
    scene = Scene([Disc(2000, 0, 500), BOX.moved(5000, -50), Disc(8000, 0, 500)], [5, 6, 7])
    line_of_sight = (0, 0), (10000, 0)
    assert scene.blockers(*line_of_sight) == (0, 1, 2)
    assert scene.blockers(*line_of_sight, ignored=0b101) == (1,)
    assert scene.blocker(*line_of_sight, ignored=0b101) == 1
    assert scene.blockers(*line_of_sight, above=5) == (1, 2)
    assert scene.is_clear(*line_of_sight, ignored=0b111)
    assert scene.is_clear(*line_of_sight, above=6, ignored=0b100)
    assert scene.seen((0, 0), [(1000, 0), (10000, 0), (10000, 5000)]) == [True, False, True]


def test_an_empty_scene_hides_nothing() -> None:
    assert Scene([], []).is_clear((0, 0), (36000, 36000))
    with pytest.raises(ValueError):
        Scene([BOX], [])


@given(st.lists(solids, max_size=6), points, points, st.integers(-1, 5), st.integers(0, 63), st.integers(0, 8))
def test_a_scene_answers_as_each_solid_alone(
    things: list[Solid], a: Point, b: Point, above: int, ignored: int, radius: int
) -> None:
    from edgewise.geometry.paths import crosses

    heights = [number % 5 for number in range(len(things))]
    scene = Scene(things, heights, radius)
    counted = [at for at in range(len(things)) if heights[at] > above and not ignored >> at & 1]
    expected = tuple(at for at in counted if crosses(a, b, radius, things[at]))
    assert scene.blockers(a, b, above, ignored) == expected
    assert scene.is_clear(a, b, above, ignored) == (not expected)
    assert scene.blocker(a, b, above, ignored) in (expected or (None,))


@pytest.mark.parametrize("seed", range(4))
def test_a_scene_over_a_whole_table_answers_as_each_solid_alone(seed: int) -> None:
    draw = random.Random(seed)
    things: list[Solid] = []
    for _ in range(30):
        x, y, r = draw.randint(-5000, 40000), draw.randint(-5000, 40000), draw.randint(1, 3000)
        things.append(Disc(x, y, r) if draw.random() < 0.5 else Polygon.rectangle(x, y, x + r, y + draw.randint(1, r)))
    scene = Scene(things, [1] * len(things))
    for _ in range(400):
        a, b = ((draw.randint(-9000, 45000), draw.randint(-9000, 45000)) for _ in range(2))
        if draw.random() < 0.3:
            a, b = ((p[0] // CELL_MILS * CELL_MILS - draw.randint(0, 1), p[1]) for p in (a, b))
        assert scene.is_clear(a, b) == (not any(enters(a, b, thing) for thing in things))
