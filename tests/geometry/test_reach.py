"""What a base can reach within an allowance."""

from itertools import pairwise
from math import pi

import pytest
import shapely  # type: ignore[import-untyped]
from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.plane import Box, Disc, Point, Polygon, Solid, path_length
from edgewise.geometry.reach import Reach, outline
from edgewise.geometry.routes import Ground

YARD = Box(0, 0, 12000, 12000)
CENTRE = (6000, 6000)

discs = st.builds(Disc, st.integers(0, 12000), st.integers(0, 12000), st.integers(300, 1500))
walls = st.builds(
    lambda x, y, w, h: Polygon.rectangle(x, y, x + w, y + h),
    st.integers(0, 11000),
    st.integers(0, 11000),
    st.integers(100, 3000),
    st.integers(100, 3000),
)
crowds = st.lists(st.one_of(discs, walls), max_size=5)


def region(rings: tuple[tuple[Point, ...], ...]) -> shapely.Geometry:
    """Outer rings run counter-clockwise, holes clockwise."""
    shapes = [shapely.Polygon(ring) for ring in rings if len(ring) > 2]
    outer = [shape for shape in shapes if shape.exterior.is_ccw]
    return shapely.union_all(outer).difference(shapely.union_all([s for s in shapes if not s.exterior.is_ccw]))


def test_on_open_ground_the_outline_is_a_circle_of_the_allowance() -> None:
    (ring,) = outline(CENTRE, 500, 4000, [], YARD)
    assert all(3990 <= path_length([CENTRE, point]) <= 4000 for point in ring)
    assert shapely.Polygon(ring).area == pytest.approx(pi * 4000**2, rel=0.005)
    assert shapely.Polygon(ring).exterior.is_ccw


def test_the_border_cuts_the_outline() -> None:
    (ring,) = outline((1000, 6000), 500, 4000, [], YARD)
    assert min(x for x, _ in ring) == 500
    assert max(x for x, _ in ring) == 5000


def test_an_obstacle_is_a_hole_and_casts_a_shadow() -> None:
    post = Disc(7500, 6000, 500)
    rings = outline(CENTRE, 500, 4000, [post], YARD)
    holes = [ring for ring in rings if not shapely.Polygon(ring).exterior.is_ccw]
    assert len(rings) == 2
    assert len(holes) == 1
    assert all(999 <= path_length([post.centre, point]) <= 1130 for point in holes[0])
    # Straight behind the post: 3934 mil to a place 1800 from its centre, 4017 to one 1900 from it.
    assert region(rings).contains(shapely.Point(9280, 6000))
    assert not region(rings).contains(shapely.Point(9400, 6000))


def test_a_base_that_cannot_move_reaches_its_own_place_only() -> None:
    assert outline(CENTRE, 500, 0, [], YARD) == ((CENTRE,),)
    assert outline(CENTRE, 500, 3000, [Disc(6000, 6000, 10)], YARD) == ()
    court: list[Solid] = [
        Polygon.rectangle(5000, 5000, 7000, 5500),
        Polygon.rectangle(5000, 6500, 7000, 7000),
        Polygon.rectangle(5000, 5000, 5500, 7000),
        Polygon.rectangle(6500, 5000, 7000, 7000),
    ]
    assert outline(CENTRE, 500, 3000, court, YARD) == ((CENTRE,),)


@settings(max_examples=25)
@given(crowds, st.sampled_from([0, 400, 500]), st.integers(500, 5000))
def test_every_point_of_the_outline_can_be_reached_and_beyond_it_none(
    solids: list[Solid], radius: int, allowance: int
) -> None:
    ground = Ground(solids, radius, YARD)
    reach = Reach(ground, CENTRE, allowance)
    for ring in reach.outline():
        for x, y in ring[::7]:
            path = ground.shortest_path(CENTRE, (x, y), allowance)
            assert path is not None
            beyond = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            assert not all(reach.holds(place) for place in beyond)


@settings(max_examples=30)
@given(
    crowds,
    st.sampled_from([0, 400, 500]),
    st.integers(500, 5000),
    st.lists(st.tuples(st.integers(0, 12000), st.integers(0, 12000)), min_size=5, max_size=5),
)
def test_reach_agrees_with_the_shortest_path(
    solids: list[Solid], radius: int, allowance: int, asked: list[Point]
) -> None:
    ground = Ground(solids, radius, YARD)
    reach = Reach(ground, CENTRE, allowance)
    for place in asked:
        path = ground.shortest_path(CENTRE, place)
        if reach.holds(place):
            assert path is not None
            assert path_length(path) <= allowance
        elif path is not None:
            # Pulling a found way taut saves at most a few mils for each of its corners.
            assert path_length(path) > allowance - 3 * len(path)


@settings(max_examples=20)
@given(crowds, st.integers(500, 4000))
def test_the_outline_encloses_what_can_be_reached(solids: list[Solid], allowance: int) -> None:
    reach = Reach(Ground(solids, 500, YARD), CENTRE, allowance)
    rings = reach.outline()
    inside = region(rings)
    # A base that is hemmed in reaches nothing that has an outline.
    rim = shapely.Point(CENTRE) if inside.is_empty else inside.boundary
    step = allowance / 32
    for x in range(500, 11501, 611):
        for y in range(500, 11501, 611):
            if rim.distance(shapely.Point(x, y)) > 2 * step:
                assert reach.holds((x, y)) == inside.contains(shapely.Point(x, y))


def test_shifted_tables_have_shifted_outlines() -> None:
    solids: list[Solid] = [Disc(7500, 6000, 500), Polygon.rectangle(3000, 7000, 6500, 7500)]
    rings = outline(CENTRE, 500, 3000, solids, YARD)
    moved = outline(
        (-2000, 6777), 500, 3000, [solid.moved(-8000, 777) for solid in solids], Box(-8000, 777, 4000, 12777)
    )
    back = [[(x + 8000, y - 777) for x, y in ring] for ring in moved]
    for ring, other in zip(rings, back, strict=True):
        assert len(ring) == len(other)
        assert all(path_length([a, b]) <= 12 for a, b in zip(ring, other, strict=True))


def test_neighbours_on_the_outline_are_near_each_other() -> None:
    (ring,) = outline(CENTRE, 500, 4000, [], YARD)
    assert all(path_length([a, b]) <= 180 for a, b in pairwise((*ring, ring[0])))
