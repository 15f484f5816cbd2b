"""Terrain that a base touches, stands on, is in or is harmed by."""

from edgewise.geometry.plane import Disc, Polygon
from edgewise.tabletop.climbing import leg
from edgewise.tabletop.features import areas_entered, bearer, obstacles_touched
from edgewise.tabletop.meetings import bars_under, dangers_along, dangers_under
from edgewise.tabletop.terrain import Floor, Ground, Hazard, Part, Piece, Standing, Stop
from edgewise.tabletop.waypoints import standing_at
from tests.support.rules import rule


def box(left: int, bottom: int, right: int, top: int) -> Polygon:
    return Polygon.rectangle(left, bottom, right, top)


HILL = Piece("hill", "obstacle", box(0, 0, 10000, 10000).points, 1500, standable=True, open_top=True)
ROCK = Piece("rock", "obstacle", box(4000, 4000, 7000, 7000).points, 2000, base=1500, standable=True)
FLOOR = Floor(box(22000, 22000, 25000, 25000), 2500)
WOOD = Piece("wood", "area", box(20000, 20000, 26000, 26000).points, 0, floors=(FLOOR,))
GROUND = Ground(36000, 36000, [HILL, ROCK, WOOD])
ON_HILL, ON_ROCK, ON_FLOOR = 1, 2, 3


def infantry(x: int, y: int, surface: int = 0) -> Standing:
    return standing_at(GROUND, Standing(0, 0, 500, 0, 1250), Stop(x, y, surface))


@rule("ME-COV-2")
def test_an_obstacle_is_touched_from_its_base_up_to_below_its_top() -> None:
    assert [obstacles_touched(GROUND, infantry(x, 5000)) for x in (10510, 10511)] == [[0], []]
    assert obstacles_touched(GROUND, infantry(3490, 5000, ON_HILL)) == [1]
    assert obstacles_touched(GROUND, infantry(3489, 5000, ON_HILL)) == []
    # From the ground the rock on the hill is out of reach, and the hill is below who stands as high as its top.
    level = infantry(10500, 5000)
    assert obstacles_touched(GROUND, level._replace(foot=1499)) == [0]
    assert obstacles_touched(GROUND, level._replace(foot=1500)) == []


@rule("ME-COV-2", "ME-COV-3")
def test_standing_on_an_obstacle_is_touching_it_and_nothing_below_it() -> None:
    assert obstacles_touched(GROUND, infantry(5500, 5500, ON_ROCK)) == [1]
    assert bearer(GROUND, infantry(5500, 5500, ON_ROCK)) == 1
    assert obstacles_touched(GROUND, infantry(2000, 2000, ON_HILL)) == []
    assert bearer(GROUND, infantry(2000, 2000)) is None


@rule("ME-COV-4", "ME-SCO-14")
def test_a_base_is_in_area_terrain_in_plan_at_every_height() -> None:
    assert [areas_entered(GROUND, infantry(x, 23000)) for x in (19510, 19511)] == [[], [2]]
    assert areas_entered(GROUND, infantry(23000, 23000, ON_FLOOR)) == [2]
    assert obstacles_touched(GROUND, infantry(23000, 23000)) == []


MINES = Piece("mines", "area", box(10000, 0, 12000, 10000).points, 0, dangerous=1, floors=(Floor(FLOOR.outline, 2000),))
LAVA = Part(box(21000, 22000, 23000, 25000), dangerous=2)
FIELD = Ground(36000, 36000, [MINES, Piece("ruins", "area", WOOD.corners, 0, floors=(FLOOR,), parts=(LAVA,))])
MINE_HAZARD, LAVA_HAZARD = FIELD.hazards


def crossed(*stops: Stop) -> list[Hazard]:
    return dangers_along(FIELD, leg(FIELD, stops[0], stops[1], 500))


@rule("ME-TER-8", "ME-SCO-14")
def test_a_path_through_dangerous_ground_meets_it_and_one_that_touches_it_does_not() -> None:
    assert crossed(Stop(5000, 5000), Stop(15000, 5000)) == [MINE_HAZARD]
    assert crossed(Stop(9510, 1000), Stop(9510, 8000)) == []
    assert crossed(Stop(9511, 1000), Stop(9511, 8000)) == [MINE_HAZARD]
    assert crossed(Stop(11000, 1000), Stop(11000, 1000)) == [MINE_HAZARD]


@rule("ME-TER-8", "ME-TER-4")
def test_a_marked_part_is_a_danger_of_its_own_that_acts_by_height() -> None:
    level = FIELD.number("ruins:0")
    assert level is not None
    assert crossed(Stop(18000, 24000), Stop(24500, 24000)) == [LAVA_HAZARD]
    assert crossed(Stop(22500, 24000, level), Stop(24500, 24000, level)) == []
    # The climb to the floor begins over the lava.
    assert crossed(Stop(24500, 24000, level), Stop(21000, 24000)) == [LAVA_HAZARD]


@rule("ME-TER-8")
def test_a_standing_base_is_harmed_by_what_it_is_in() -> None:
    body = Standing(9511, 5000, 500, 0)
    assert dangers_under(FIELD, body) == [MINE_HAZARD]
    assert dangers_under(FIELD, body._replace(foot=2000)) == []
    assert dangers_under(FIELD, body._replace(foot=1999)) == [MINE_HAZARD]
    assert dangers_under(FIELD, body._replace(x=9510)) == []
    assert bars_under(FIELD, body) == []


@rule("ME-TER-8", "ME-OBJ-17")
def test_a_round_margin_is_dangerous_ground_like_any_other() -> None:
    margin = Hazard(Disc(5000, 5000, 3750), dangerous=1)
    across = leg(FIELD, Stop(1000, 1000), Stop(9000, 1000), 500)
    assert dangers_along(FIELD, across, [margin]) == [margin]
    assert dangers_under(FIELD, Standing(5000, 761, 500, 0), [margin]) == [margin]
    assert dangers_under(FIELD, Standing(5000, 760, 500, 0), [margin]) == []
