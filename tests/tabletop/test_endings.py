"""What refuses an end position."""

from edgewise.geometry.plane import Polygon
from edgewise.tabletop.endings import (
    Hopping,
    InBarred,
    Landing,
    OffEdge,
    Overlapping,
    Tight,
    Touching,
    Unstable,
    impassable_top,
)
from edgewise.tabletop.terrain import Floor, Ground, Part, Piece, Standing, Stop
from tests.support.rules import rule


def box(left: int, bottom: int, right: int, top: int) -> Polygon:
    return Polygon.rectangle(left, bottom, right, top)


def obstacle(name: str, height: int, *, left: int = 10000, standable: bool = False, impassable: bool = False) -> Piece:
    ring = box(left, 0, left + 10000, 10000).points
    return Piece(name, "obstacle", ring, height, standable=standable, impassable=impassable)


def infantry(x: int, y: int, foot: int = 0) -> Standing:
    return Standing(x, y, 500, foot, 1250)


BARE = Ground(36000, 36000)


@rule("ME-MOV-6", "ME-TER-7")
def test_no_base_ends_over_another_on_its_level() -> None:
    friend = infantry(10000, 10000)
    landing = Landing(BARE, 500, [friend])
    assert landing.misfit(Stop(10989, 10000)) == Overlapping(friend)
    assert landing.misfit(Stop(10990, 10000)) is None
    assert Landing(BARE, 500, [infantry(10000, 10000, 2000)]).misfit(Stop(10000, 10000)) is None


@rule("ME-MOV-6", "ME-TER-7")
def test_a_shunned_body_may_not_even_be_touched() -> None:
    enemy = infantry(10000, 10000)
    landing = Landing(BARE, 500, [enemy], [enemy])
    assert landing.misfit(Stop(10989, 10000)) == Overlapping(enemy)
    assert landing.misfit(Stop(11010, 10000)) == Touching(enemy)
    assert landing.misfit(Stop(11011, 10000)) is None
    assert Landing(BARE, 500, [], [infantry(10000, 10000, 2000)]).misfit(Stop(10990, 10000)) is None


@rule("ME-TER-7")
def test_the_whole_base_lies_on_the_table() -> None:
    landing = Landing(BARE, 500, [])
    assert landing.misfit(Stop(489, 5000)) == OffEdge((489, 5000))
    assert landing.misfit(Stop(490, 490)) is None
    assert landing.misfit(Stop(35511, 5000)) == OffEdge((35511, 5000))


POOL = Piece("pool", "area", box(10000, 0, 12000, 10000).points, 0, impassable=True)


@rule("ME-TER-4", "ME-TER-7")
def test_no_base_ends_in_impassable_ground_that_acts_there() -> None:
    ground = Ground(36000, 36000, [POOL])
    landing = Landing(ground, 500, [])
    assert landing.misfit(Stop(9511, 5000)) == InBarred(ground.hazards[0])
    assert landing.misfit(Stop(9510, 5000)) is None
    for height, fits in ((1999, False), (2000, True)):
        lava = Piece("lava", "area", POOL.corners, 0, impassable=True, floors=(Floor(POOL.outline, height),))
        assert (Landing(Ground(36000, 36000, [lava]), 500, []).misfit(Stop(11000, 5000, 1)) is None) == fits


@rule("ME-TER-5", "ME-TER-4")
def test_an_impassable_top_is_closed_unless_it_is_spared() -> None:
    ground = Ground(36000, 36000, [obstacle("rock", 2500, standable=True, impassable=True)])
    landing, top = Landing(ground, 500, []), Stop(15000, 5000, 1)
    assert landing.misfit(top) == InBarred(ground.hazards[0])
    assert impassable_top(ground, top) == 0 and landing.misfit(top, spared=[0]) is None
    assert landing.misfit(Stop(15000, 5000), spared=[0]) == InBarred(ground.hazards[0])
    assert landing.misfit(Stop(10100, 5000, 1), spared=[0]) == Unstable(1)
    assert landing.misfit(Stop(12000, 2000, 1), top) == Hopping(ground.hazards[0])
    assert landing.misfit(Stop(12000, 2000, 1), top, [0]) is None
    pointed = Ground(36000, 36000, [obstacle("rock", 2500, impassable=True)])
    assert impassable_top(pointed, top) is None


@rule("ME-MOV-8")
def test_places_may_not_lie_across_impassable_ground() -> None:
    ground = Ground(36000, 36000, [POOL])
    landing = Landing(ground, 500, [])
    assert landing.misfit(Stop(13000, 5000), Stop(9000, 5000)) == Hopping(ground.hazards[0])
    assert landing.misfit(Stop(13000, 5000)) is None
    # A line along the outline does not cross it.
    assert landing.misfit(Stop(10000, 13000), Stop(10000, 11000)) is None
    along = Ground(36000, 36000, [Piece("pool", "area", box(10000, 4000, 12000, 6000).points, 0, impassable=True)])
    assert Landing(along, 500, []).misfit(Stop(10000, 7000), Stop(10000, 3000)) is None
    assert Landing(along, 500, []).misfit(Stop(10001, 7000), Stop(10001, 3000)) == Hopping(along.hazards[0])


@rule("ME-MOV-8", "ME-TER-4")
def test_a_line_over_a_pit_is_free_where_both_models_stand_two_inches_above_it() -> None:
    ends = [Floor(box(left, 4000, left + 3000, 7000), 2000) for left in (7000, 12000)]
    pit = Part(box(10000, 0, 12000, 10000), impassable=True)
    ruins = Piece("ruins", "area", box(5000, 0, 17000, 10000).points, 0, floors=tuple(ends), parts=(pit,))
    ground = Ground(36000, 36000, [ruins])
    landing = Landing(ground, 500, [])
    assert landing.misfit(Stop(13000, 5000, 2), Stop(9000, 5000, 1)) is None
    assert landing.misfit(Stop(13000, 5000, 2), Stop(9000, 5000)) == Hopping(ground.hazards[0])


@rule("ME-TER-14")
def test_a_top_must_be_standable_and_hold_the_whole_base() -> None:
    ground = Ground(36000, 36000, [obstacle("hill", 1500, standable=True), obstacle("wall", 1000, left=25000)])
    landing = Landing(ground, 500, [])
    assert landing.misfit(Stop(10490, 5000, 1)) is None
    assert landing.misfit(Stop(10489, 5000, 1)) == Unstable(1)
    assert landing.misfit(Stop(28000, 5000, 2)) == Unstable(2)
    assert landing.misfit(Stop(5000, 5000, 1)) == Unstable(1)


@rule("ME-TER-14")
def test_a_floor_must_hold_the_whole_base_and_the_ground_of_area_terrain_is_free() -> None:
    floor = Floor(box(10000, 0, 14000, 10000), 2500)
    ground = Ground(36000, 36000, [Piece("ruins", "area", box(9000, 0, 15000, 10000).points, 0, floors=(floor,))])
    landing = Landing(ground, 500, [])
    assert landing.misfit(Stop(10490, 5000, 1)) is None
    assert landing.misfit(Stop(10489, 5000, 1)) == Unstable(1)
    assert landing.misfit(Stop(10000, 5000)) is None


@rule("ME-TER-14")
def test_no_base_ends_half_over_an_obstacle_of_more_than_half_an_inch() -> None:
    for height, standable, fits in ((501, True, False), (501, False, False), (500, False, True)):
        ground = Ground(36000, 36000, [obstacle("wall", height, standable=standable)])
        landing = Landing(ground, 500, [])
        assert landing.misfit(Stop(9511, 5000)) == (None if fits else Tight(0))
        assert landing.misfit(Stop(9510, 5000)) is None


@rule("ME-TER-14")
def test_an_obstacle_below_the_surface_is_not_in_the_way() -> None:
    rock = Piece("rock", "obstacle", box(12000, 4000, 14000, 6000).points, 1000, base=1500, standable=True)
    ground = Ground(36000, 36000, [obstacle("hill", 1500, standable=True), rock])
    landing = Landing(ground, 500, [])
    assert landing.misfit(Stop(13000, 5000, 2)) is None
    assert landing.misfit(Stop(11511, 5000, 1)) == Tight(1)
    assert landing.misfit(Stop(11510, 5000, 1)) is None


@rule("ME-SCO-15")
def test_reasons_come_in_the_order_of_the_rules() -> None:
    enemy = infantry(11000, 400)
    pool = Piece("pool", "area", box(10000, 0, 12000, 10000).points, 0, impassable=True)
    ground = Ground(36000, 36000, [pool, obstacle("wall", 1000, left=10000)])
    place, leader = Stop(10500, 400), Stop(9000, 400)
    assert Landing(ground, 500, [enemy]).misfit(place, leader) == Overlapping(enemy)
    assert Landing(ground, 500, []).misfit(place, leader) == Hopping(ground.hazards[0])
    assert Landing(ground, 500, []).misfit(place) == InBarred(ground.hazards[0])
    dry = Ground(36000, 36000, [obstacle("wall", 1000)])
    assert Landing(dry, 500, []).misfit(place) == OffEdge(place.point)
    assert Landing(dry, 500, []).misfit(Stop(10500, 500)) == Tight(0)
