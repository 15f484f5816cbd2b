"""Elevations along paths, and what climbing costs."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.geometry.marks import ONE, ZERO, compare, mark
from edgewise.geometry.outlines import winding
from edgewise.geometry.plane import Disc, Polygon
from edgewise.tabletop.climbing import Climb, climb, elevation_at, leg, legs
from edgewise.tabletop.terrain import Floor, Ground, Piece, Stop
from tests.geometry.solids import decimal_gap, points, polygons, sign
from tests.support.rules import rule


def box(left: int, bottom: int, right: int, top: int) -> Polygon:
    return Polygon.rectangle(left, bottom, right, top)


def piece(name: str, outline: Polygon, height: int, base: int = 0, *, standable: bool = False) -> Piece:
    return Piece(name, "obstacle", outline.points, height, base, standable=standable)


def rock(height: int) -> Ground:
    """A rock from x = 10 to 10.5 across the way."""
    return Ground(36000, 36000, [piece("rock", box(10000, 0, 10500, 10000), height)])


def used(ground: Ground, *stops: Stop, radius: int = 500) -> int:
    """What a path uses of the allowance."""
    path = legs(ground, stops, radius)
    return sum(part.length for part in path) + climb(path).total


@rule("ME-TER-11", "ME-TER-10")
@pytest.mark.parametrize(("height", "cost"), [(2000, 7000), (1999, 3000), (1900, 3000)])
def test_crossing_a_rock_of_two_inches_costs_two_up_and_two_down(height: int, cost: int) -> None:
    ground = rock(height)
    assert used(ground, Stop(8700, 5000), Stop(11700, 5000)) == cost
    assert used(ground, Stop(8700, 5000), Stop(9900, 5000), Stop(11700, 5000)) == cost


@rule("ME-TER-11", "ME-SCO-14")
def test_touching_a_side_is_no_climb_and_brushing_a_corner_is() -> None:
    ground = rock(2000)
    assert used(ground, Stop(9510, 1000), Stop(9510, 6000)) == 5000
    assert used(ground, Stop(9511, 1000), Stop(9511, 12000)) == 11000 + 2000
    assert used(ground, Stop(8000, 10490), Stop(13000, 10490)) == 5000
    assert used(ground, Stop(8000, 10489), Stop(13000, 10489)) == 5000 + 4000


@rule("ME-TER-11")
def test_a_vehicle_brushing_a_rock_with_its_rim_pays_like_one_that_drives_over_it() -> None:
    ground = rock(2000)
    for y in (5000, 11700):
        path = legs(ground, (Stop(8250, y), Stop(12250, y)), 1750)
        assert sum(part.length for part in path) + climb(path).total == 8000
        assert (climb(path).rise, climb(path).fall) == (2000, 2000)


F, G = Floor(box(10000, 0, 14000, 10000), 2500), Floor(box(10000, 0, 14000, 10000), 5000)
RUINS = Ground(36000, 36000, [Piece("ruins", "area", box(9000, 0, 15000, 10000).points, 0, floors=(F, G))])
ON_F, ON_G = 1, 2


@rule("ME-TER-11")
def test_a_floor_is_climbed_where_the_centre_meets_its_edge() -> None:
    up = leg(RUINS, Stop(8000, 5000), Stop(12000, 5000, ON_F), 500)
    assert [tread.elevation for tread in up.treads] == [0, 2500]
    assert compare(up.treads[0].end, mark(1, 2)) == 0
    assert used(RUINS, Stop(8000, 5000), Stop(12000, 5000, ON_F)) == 6500
    down = leg(RUINS, Stop(12000, 5000, ON_F), Stop(8000, 5000), 500)
    assert [tread.elevation for tread in down.treads] == [2500, 0]


@rule("ME-TER-11")
def test_where_the_higher_floor_lies_over_both_ends_the_change_is_paid_at_the_lower_one() -> None:
    up = leg(RUINS, Stop(12000, 5000, ON_F), Stop(13000, 5000, ON_G), 500)
    assert list(up.elevations) == [2500, 5000, 5000]
    down = leg(RUINS, Stop(13000, 5000, ON_G), Stop(12000, 5000, ON_F), 500)
    assert list(down.elevations) == [5000, 5000, 2500]
    assert used(RUINS, Stop(12000, 5000, ON_F), Stop(13000, 5000, ON_G)) == 3500


@rule("ME-TER-11")
def test_changing_the_floor_on_the_spot_costs_the_height_alone() -> None:
    assert used(RUINS, Stop(12000, 5000, ON_F), Stop(12000, 5000, ON_G), Stop(12000, 5000, ON_F)) == 5000


@rule("ME-TER-11")
def test_a_floor_that_is_not_named_is_not_climbed() -> None:
    assert used(RUINS, Stop(8000, 5000), Stop(16000, 5000)) == 8000


@rule("ME-TER-11")
def test_a_floor_left_between_two_stops_on_it_is_climbed_twice() -> None:
    notched = Polygon(
        ((0, 0), (9000, 0), (9000, 3000), (6000, 3000), (6000, 1000), (3000, 1000), (3000, 3000), (0, 3000))
    )
    floor = Floor(notched, 3000)
    ground = Ground(36000, 36000, [Piece("ruins", "area", box(0, 0, 9000, 3000).points, 0, floors=(floor,))])
    across = leg(ground, Stop(1000, 2000, 1), Stop(8000, 2000, 1), 500)
    assert [tread.elevation for tread in across.treads] == [3000, 0, 3000]
    assert climb([across]).total == 6000
    # Along the edge of the notch, and past its corner, the centre is over the floor.
    assert leg(ground, Stop(1000, 1000, 1), Stop(8000, 1000, 1), 500).level == 3000


@rule("ME-TER-11")
def test_an_elevation_met_at_a_single_point_is_no_change() -> None:
    corner = Ground(36000, 36000, [Piece("ruins", "area", F.outline.points, 0, floors=(F,))])
    # The way to the floor passes its corner (10, 10) before it comes back to it.
    path = legs(corner, (Stop(9000, 11000), Stop(11000, 9000, ON_F)), 500)
    assert [tread.elevation for tread in path[0].treads] == [0, 2500]
    by = legs(corner, (Stop(9000, 9000), Stop(11000, 11000), Stop(11000, 10000, ON_F)), 500)
    assert climb(by).total == 2500
    named = legs(corner, (Stop(9000, 11000), Stop(10000, 10000, ON_F), Stop(9000, 11000)), 500)
    assert climb(named).total == 5000


@rule("ME-TER-11")
def test_a_level_stretch_does_not_end_a_run() -> None:
    assert Climb(0).on((1000, 1000, 2000)).total == 2000
    assert Climb(0).on((1000, 900, 2000)).total == 0
    assert Climb(0).on((1500, 0, 1500, 0)).total == 0


@rule("ME-TER-11", "ME-TYP-3")
def test_rises_and_falls_are_counted_apart_and_only_runs_of_two_inches() -> None:
    found = Climb(0).on((2500, 1000, 3100, 0))
    assert (found.rise, found.fall) == (2500 + 2100, 3100)
    stepwise = Climb(0).on((1500, 2500)).on((1000,)).on((3100, 0))
    assert stepwise == found


@rule("ME-TER-11")
def test_steps_of_a_terrace_add_up_to_one_run() -> None:
    terrace = Ground(
        36000,
        36000,
        [
            piece("hill", box(5000, 0, 15000, 10000), 1500, standable=True),
            piece("rock", box(8000, 0, 12000, 10000), 1000, base=1500, standable=True),
        ],
    )
    assert used(terrace, Stop(4000, 5000), Stop(6000, 5000, 1)) == 2000
    assert used(terrace, Stop(4000, 5000), Stop(6000, 5000, 1), Stop(9000, 5000, 2)) == 5000 + 2500
    assert used(terrace, Stop(4000, 5000), Stop(16000, 5000)) == 12000 + 5000
    stops = [Stop(x, 5000) for x in (4510, 4511, 7510, 7511)]
    assert [elevation_at(terrace, stop, 500) for stop in stops] == [0, 1500, 1500, 2500]


LOW, HIGH = 1500, 3000
STEPS = 64
shapes = polygons.map(lambda found: found and Polygon(tuple((64 * x, 64 * y) for x, y in found.points)))


def slow(ground: Ground, start: Stop, end: Stop, radius: int, step: int) -> tuple[int, bool]:
    """The elevation some steps along the way, as the rule words it, and whether it might hold at this point alone."""
    x, y = (s + (e - s) * step // STEPS for s, e in ((start.x, end.x), (start.y, end.y)))
    sides = {at: 1 if at == 0 else winding((x, y), ground.surfaces[at].outline.edges) for at in (start[2], end[2])}
    found = max((ground.elevation(at) for at, side in sides.items() if side >= 0), default=0)
    for solid in ground.pieces:
        if solid.is_solid and sign(decimal_gap(Disc(x, y, 0), solid.outline) - radius + 10) < 0:
            found = max(found, solid.top)
    return found, 0 in sides.values()


@given(points, points, st.integers(0, 3), st.integers(0, 3), st.integers(0, 5), shapes, shapes, shapes)
@rule("ME-TER-11")
def test_the_elevation_at_every_point_is_as_the_rule_words_it(
    a: tuple[int, int], b: tuple[int, int], one: int, other: int, r: int, f: Polygon, g: Polygon, solid: Polygon
) -> None:
    ground = Ground(
        1000,
        1000,
        [Piece("ruins", "area", f.points, 0, floors=(Floor(f, LOW), Floor(g, HIGH))), piece("rock", solid, 2000)],
    )
    start, end = Stop(64 * a[0], 64 * a[1], one), Stop(64 * b[0], 64 * b[1], other)
    radius = 64 * r + 10
    found = leg(ground, start, end, radius)
    if start.point == end.point:
        assert found.treads == ()
        return
    assert compare(found.treads[0].start, ZERO) == 0 == compare(found.treads[-1].end, ONE)
    for before, after in pairwise(found.treads):
        assert compare(before.end, after.start) == 0 and before.elevation != after.elevation
    for step in range(1, STEPS):
        at = mark(step, STEPS)
        here = [t.elevation for t in found.treads if compare(t.start, at) < 0 < compare(t.end, at)]
        told, is_single = slow(ground, start, end, radius, step)
        assert not here or here == [told] or (is_single and here[0] < told)


@given(points, st.integers(0, 3), st.integers(0, 5), shapes, shapes)
@rule("ME-TER-11")
def test_the_elevation_at_a_stop_is_its_surface_or_the_highest_obstacle_there(
    a: tuple[int, int], surface: int, r: int, f: Polygon, solid: Polygon
) -> None:
    ruins = Piece("ruins", "area", f.points, 0, floors=(Floor(f, LOW), Floor(f, HIGH)))
    ground = Ground(1000, 1000, [ruins, piece("rock", solid, 2000)])
    is_on_rock = r > 0 and sign(decimal_gap(Disc(64 * a[0], 64 * a[1], 64 * r), solid)) < 0
    elevation = elevation_at(ground, Stop(64 * a[0], 64 * a[1], surface), 64 * r + 10)
    assert elevation == max(ground.elevation(surface), 2000 if is_on_rock else 0)
