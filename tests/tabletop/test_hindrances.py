"""What refuses a leg of a path, in the order of the rules."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
import shapely  # type: ignore[import-untyped]
from hypothesis import assume, given
from hypothesis import strategies as st

from edgewise.geometry.plane import Polygon
from edgewise.tabletop.climbing import leg
from edgewise.tabletop.hindrances import Barred, Blocked, Closed, Field, Hindrance, OffTable, Walk
from edgewise.tabletop.terrain import Floor, Ground, Part, Piece, Standing, Stop
from tests.geometry.solids import line, points
from tests.support.rules import rule

BARE = Ground(36000, 36000)


def box(left: int, bottom: int, right: int, top: int) -> Polygon:
    return Polygon.rectangle(left, bottom, right, top)


def infantry(x: int, y: int, foot: int = 0) -> Standing:
    return Standing(x, y, 500, foot, 1250)


def walk(
    stops: Iterable[tuple[int, ...]],
    ground: Ground = BARE,
    bodies: Sequence[Standing] = (),
    units: Sequence[Sequence[Standing]] = (),
    radius: int = 500,
) -> Hindrance | None:
    """The first hindrance on a path."""
    first, *rest = (Stop(*stop) for stop in stops)
    found = Walk(Field(ground, radius, bodies, units), first)
    return next((hindrance for stop in rest if (hindrance := found.step(stop))), None)


@rule("ME-MOV-12")
def test_the_whole_base_stays_on_the_table() -> None:
    assert walk([(5000, 5000), (490, 5000)]) is None
    assert walk([(5000, 5000), (489, 5000), (5000, 5000)]) == OffTable((489, 5000))
    assert walk([(5000, 5000), (5000, 35511)]) == OffTable((5000, 35511))


@rule("ME-MOV-4")
def test_a_body_may_be_touched_but_not_overlapped() -> None:
    enemy = infantry(10000, 5000)
    assert walk([(5000, 5990), (15000, 5990)], bodies=[enemy]) is None
    found = walk([(5000, 5989), (15000, 5989)], bodies=[enemy])
    assert isinstance(found, Blocked) and found.body == enemy and found.at == (9956, 5989)


@rule("ME-MOV-4")
def test_the_body_that_is_met_first_is_named() -> None:
    bodies = [infantry(12000, 5000), infantry(8000, 5000)]
    assert walk([(5000, 5000), (15000, 5000)], bodies=bodies) == Blocked((7010, 5000), bodies[1])


RUINS = Ground(
    36000,
    36000,
    [Piece("ruins", "area", box(9000, 0, 15000, 10000).points, 0, floors=(Floor(box(10000, 0, 14000, 10000), 2500),))],
)


@rule("ME-MOV-4", "ME-TER-11")
@pytest.mark.parametrize(("x", "blocks"), [(9400, True), (11200, False)])
def test_a_body_blocks_the_way_to_a_floor_only_below_its_edge(x: int, blocks: bool) -> None:
    enemy = infantry(x, 5000)
    up, down = [(8000, 5000), (12000, 5000, 1)], [(12000, 5000, 1), (8000, 5000)]
    for way in (up, down):
        assert isinstance(walk(way, RUINS, [enemy]), Blocked) == blocks


@rule("ME-MOV-4")
def test_a_body_two_inches_above_or_below_the_path_does_not_block() -> None:
    way = [(5000, 5000), (15000, 5000)]
    assert walk(way, bodies=[infantry(10000, 5000, 2000)]) is None
    assert isinstance(walk(way, bodies=[infantry(10000, 5000, 1999)]), Blocked)


@rule("ME-MOV-4", "ME-TER-11")
def test_at_the_place_of_a_change_both_elevations_count() -> None:
    # At (12, 5) the ladder from floor to floor passes a body that stands between them.
    tall = Piece(
        "ruins",
        "area",
        box(9000, 0, 15000, 10000).points,
        0,
        floors=tuple(Floor(box(10000, 0, 14000, 10000), height) for height in (2500, 6000)),
    )
    ground = Ground(36000, 36000, [tall])
    low, high = infantry(12400, 5000, 2500), infantry(12400, 5000, 6000)
    up = [(12000, 5000, 1), (10600, 5000, 2)]
    assert isinstance(walk(up, ground, [low]), Blocked) and isinstance(walk(up, ground, [high]), Blocked)
    assert walk([(11000, 5000, 2), (10600, 5000, 2)], ground, [low]) is None


POOL = Ground(36000, 36000, [Piece("pool", "area", box(10000, 0, 12000, 10000).points, 0, impassable=True)])


@rule("ME-TER-4", "ME-SCO-14")
def test_a_path_may_touch_impassable_ground_but_not_enter_it() -> None:
    assert walk([(9510, 1000), (9510, 9000)], POOL) is None
    assert walk([(9511, 1000), (9511, 9000)], POOL) == Barred((9511, 1000), POOL.hazards[0])
    assert walk([(5000, 5000), (15000, 5000)], POOL) == Barred((9510, 5000), POOL.hazards[0])


@rule("ME-TER-4")
def test_impassable_area_terrain_acts_only_below_two_inches_above_its_base() -> None:
    def ground(height: int) -> Ground:
        floor = Floor(box(8000, 0, 14000, 10000), height)
        return Ground(36000, 36000, [Piece("lava", "area", floor.outline.points, 0, impassable=True, floors=(floor,))])

    way = [(9000, 5000, 1), (13000, 5000, 1)]
    assert walk(way, ground(2000)) is None
    assert isinstance(walk(way, ground(1999)), Barred)
    # Down from the edge of the floor the base is still over the lava.
    assert walk([(9000, 5000, 1), (7000, 5000)], ground(2000)) == Barred((8000, 5000), ground(2000).hazards[0])


@rule("ME-TER-4")
def test_an_impassable_part_of_an_obstacle_acts_at_every_height() -> None:
    cliff = Part(box(10000, 4000, 11000, 6000), impassable=True)
    hill = Piece("hill", "obstacle", box(5000, 0, 15000, 10000).points, 2500, standable=True, parts=(cliff,))
    ground = Ground(36000, 36000, [hill])
    assert walk([(7000, 5000, 1), (13000, 5000, 1)], ground) == Barred((9510, 5000), ground.hazards[0])
    assert walk([(7000, 2000, 1), (13000, 2000, 1)], ground) is None


@rule("ME-TER-5")
def test_a_leader_on_an_impassable_top_may_leave_it_and_not_come_back() -> None:
    rock = Piece("rock", "obstacle", box(5000, 0, 15000, 10000).points, 2500, impassable=True, standable=True)
    ground = Ground(36000, 36000, [rock])
    assert walk([(10000, 5000, 1), (12000, 5000, 1), (17000, 5000)], ground) is None
    back = walk([(10000, 5000, 1), (17000, 5000), (15489, 5000)], ground)
    assert back == Barred((15490, 5000), ground.hazards[0])
    assert isinstance(walk([(17000, 5000), (10000, 5000, 1)], ground), Barred)
    # A single leg that leaves a bent rock and meets its other arm is barred, too.
    bent = ((0, 0), (9000, 0), (9000, 3000), (6000, 3000), (6000, 1000), (3000, 1000), (3000, 3000), (0, 3000))
    arms = Ground(36000, 36000, [Piece("rock", "obstacle", bent, 2500, impassable=True, standable=True)])
    assert walk([(1000, 2000, 1), (8000, 2000, 1)], arms) == Barred((5510, 2000), arms.hazards[0])


UNIT = [infantry(10000, 5000), infantry(10000, 9000)]


@rule("ME-MOV-5")
def test_a_gap_of_one_enemy_unit_is_closed_however_wide_it_is() -> None:
    way = [(8000, 7000), (12000, 7000)]
    assert walk(way, bodies=UNIT, units=[UNIT]) == Closed((10000, 7000), *UNIT)
    assert walk(way, bodies=UNIT, units=[[one] for one in UNIT]) is None
    # The centre is what may not cross.
    assert walk([(8000, 7000), (9999, 7000), (8000, 7500)], units=[UNIT]) is None
    assert walk([(8000, 7000), (10000, 7000)], units=[UNIT]) == Closed((10000, 7000), *UNIT)


@rule("ME-MOV-5")
def test_a_line_on_which_the_path_starts_is_free_until_the_path_has_left_it() -> None:
    assert walk([(10000, 7000), (12000, 7000)], units=[UNIT]) is None
    assert walk([(10000, 7000), (10000, 7500), (12000, 7000)], units=[UNIT]) is None
    assert walk([(10000, 7000), (12000, 7000), (10000, 7500)], units=[UNIT]) == Closed((10000, 7500), *UNIT)
    assert walk([(10000, 7000), (10000, 7000), (12000, 7000)], units=[UNIT]) is None


@rule("ME-MOV-5")
def test_lines_count_only_where_both_models_stand_near_the_path() -> None:
    way = [(8000, 7000), (12000, 7000)]
    assert walk(way, units=[[UNIT[0], infantry(10000, 9000, 2000)]]) is None
    assert isinstance(walk(way, units=[[UNIT[0], infantry(10000, 9000, 1999)]]), Closed)
    # On the way to a floor the line on the ground is closed up to the edge of the floor only.
    up = [(8000, 5000), (12000, 5000, 1)]
    for x, closed in ((9900, True), (10100, False)):
        unit = [infantry(x, 3000), infantry(x, 7000)]
        assert isinstance(walk(up, RUINS, units=[unit]), Closed) == closed


RING = [infantry(10000, 10000), infantry(14000, 10000), infantry(14000, 14000), infantry(10000, 14000)]


@rule("ME-MOV-5")
def test_a_path_that_starts_inside_a_unit_may_leave_it_and_not_come_back() -> None:
    assert walk([(11000, 12000), (13000, 12100), (16000, 12000)], units=[RING]) is None
    out_and_in = [(11000, 12000), (16000, 12000), (13000, 11500)]
    assert walk(out_and_in, units=[RING]) == Closed((14000, 11667), RING[1], RING[2])
    # Up to the outline and back is not outside.
    assert walk([(11000, 12000), (14000, 12000), (11000, 11500)], units=[RING]) is None


@rule("ME-MOV-5")
def test_models_far_above_make_no_inside() -> None:
    high = [*RING[:2], *(infantry(x, 14000, 3000) for x in (14000, 10000))]
    # Inside the four in plan, but only two of them stand near: their line is closed.
    assert isinstance(walk([(11000, 12000), (11000, 8000)], units=[high]), Closed)
    assert walk([(11000, 12000), (11000, 8000)], units=[RING]) is None


@rule("ME-SCO-11", "ME-SCO-15")
def test_table_impassable_ground_bodies_and_gaps_are_tested_in_this_order() -> None:
    enemies = [infantry(7000, 5000), infantry(7000, 7000)]
    end = (-200, 5000)
    pool = Ground(36000, 36000, [Piece("pool", "area", box(500, 0, 2000, 10000).points, 0, impassable=True)])
    assert isinstance(walk([(9000, 5000), end], pool, enemies, [enemies]), OffTable)
    assert isinstance(walk([(9000, 5000), (1000, 5000)], pool, enemies, [enemies]), Barred)
    assert isinstance(walk([(9000, 5000), (1000, 5000)], BARE, enemies, [enemies]), Blocked)
    assert isinstance(walk([(9000, 6000), (1000, 6000)], BARE, enemies, [enemies]), Closed)


@rule("ME-MOV-2", "ME-MOV-11", "ME-TER-11")
def test_a_walk_knows_what_it_has_used() -> None:
    path = Walk(Field(RUINS, 500, (), ()), Stop(8000, 5000))
    assert path.step(Stop(12000, 5000, 1)) is None and path.used == 6500
    fork = path.copy()
    assert fork.step(Stop(12000, 7000, 1)) is None
    assert (path.used, fork.used) == (6500, 8500)
    assert path.step(Stop(12003, 5004, 1), 6) is None and path.used == 6506


@rule("ME-TER-13", "ME-MOV-12")
def test_a_dynamic_move_disregards_what_is_on_the_way_but_for_the_edge_of_the_table() -> None:
    rock = Piece("rock", "obstacle", box(7000, 0, 8000, 10000).points, 3000, impassable=True, standable=True)
    field = Field(Ground(36000, 36000, [rock]), 500, UNIT, [UNIT])
    flight = Walk(field, Stop(5000, 7000), dynamic=True)
    assert flight.step(Stop(7500, 7000, 1)) is None and flight.step(Stop(15000, 7000)) is None
    assert flight.used == 10000
    assert flight.step(Stop(15000, 400)) == OffTable((15000, 400))


STEPS = 64
bodies = st.builds(
    lambda p, r, foot: Standing(64 * p[0], 64 * p[1], 64 * r, foot),
    points,
    st.integers(0, 3),
    st.sampled_from((0, 1000, 2500, 3100, 4600)),
)


@given(points, points, st.integers(0, 1), st.integers(0, 1), st.integers(1, 3), bodies, st.integers(-6, 6))
@rule("ME-MOV-4", "ME-TER-11")
def test_a_body_blocks_where_some_point_of_the_way_overlaps_it_at_its_height(
    a: tuple[int, int], b: tuple[int, int], one: int, other: int, r: int, body: Standing, side: int
) -> None:
    floor = Floor(box(64 * side, -640, 1000, 640), 2500)
    ground = Ground(1000, 1000, [Piece("ruins", "area", floor.outline.points, 0, floors=(floor,))])
    assume(a != b)
    one, other = one if a[0] >= side else 0, other if b[0] >= side else 0
    start, end, radius = Stop(64 * a[0], 64 * a[1], one), Stop(64 * b[0], 64 * b[1], other), 64 * r + 10
    found = Field(ground, radius, [body], ()).blocked(leg(ground, start, end, radius))
    if found is None:
        for step in range(1, STEPS):
            x, y = (s + (e - s) * step // STEPS for s, e in ((start.x, end.x), (start.y, end.y)))
            over = (x - body.x) ** 2 + (y - body.y) ** 2 < (radius - 10 + body.r) ** 2
            is_up = 1 in (one, other) and x >= 64 * side
            assert not over or abs(body.foot - (2500 if is_up else 0)) >= 2000
    else:
        near = (found.at[0] - body.x) ** 2 + (found.at[1] - body.y) ** 2
        assert near <= (radius - 10 + body.r + 2) ** 2
        at_floor = 1 in (one, other) and abs(body.foot - 2500) < 2000 and found.at[0] >= 64 * side - 1
        at_ground = 0 in (one, other) or found.at[0] <= 64 * side + 1
        assert at_floor or (at_ground and body.foot < 2000)


centres = st.builds(lambda p: Standing(64 * p[0], 64 * p[1], 64, 0), points)


@given(st.lists(centres, min_size=2, max_size=4), points, points)
@rule("ME-MOV-5")
def test_on_level_ground_a_leg_is_closed_just_where_it_touches_a_line_that_it_did_not_start_in(
    unit: list[Standing], a: tuple[int, int], b: tuple[int, int]
) -> None:
    start, end = (64 * a[0], 64 * a[1]), (64 * b[0], 64 * b[1])
    shape = shapely.MultiPoint([model.centre for model in unit]).convex_hull
    lines = [line(one.centre, other.centre) for one, other in combinations(unit, 2)]
    way = line(start, end)
    field = Field(Ground(1000, 1000), 0, (), [unit])
    assert (field.closed(leg(field.ground, Stop(*start), Stop(*end), 0)) is not None) == any(
        way.intersects(between) for between in lines
    )
    found = Walk(field, Stop(*start)).step(Stop(*end))
    inside = shape.area > 0 and shape.contains(shapely.Point(start))
    here = shapely.Point(start)
    # In one leg nobody comes back to what the way started in or on.
    free = inside or start == end
    is_closed = not free and any(way.intersects(between) and not between.intersects(here) for between in lines)
    assert not isinstance(found, OffTable) or min(*start, *end) < 0
    assert isinstance(found, OffTable) or isinstance(found, Closed) == is_closed
