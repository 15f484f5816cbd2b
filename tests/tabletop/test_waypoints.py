"""Stops of a path as they are named."""

from edgewise.geometry.plane import Polygon
from edgewise.tabletop.terrain import Floor, Ground, Piece, Standing, Stop
from edgewise.tabletop.waypoints import advance, is_off_surface, landing, length, short_leg, standing_at
from tests.support.rules import rule

SQUARE = Polygon.rectangle(10000, 10000, 20000, 20000)
HILL = Piece("hill", "obstacle", SQUARE.points, 1500, standable=True)
POINT = Piece("rock", "obstacle", Polygon.rectangle(14000, 14000, 15000, 15000).points, 2000, base=1500)
RUINS = Piece("ruins", "area", ((0, 0), (5000, 0), (5000, 5000), (0, 5000)), 0, floors=(Floor(SQUARE, 3000),))
GROUND = Ground(36000, 36000, [HILL, POINT, RUINS])
ON_HILL, ON_POINT, ON_FLOOR = 1, 2, 3


@rule("ME-SCO-3", "ME-MOV-2")
def test_a_path_is_as_long_as_its_rounded_legs() -> None:
    assert length([(0, 0), (2000, 0), (2000, 2000)]) == 4000
    assert length([(0, 0), (1, 1), (2, 2)]) == 2
    assert length([(0, 0)]) == 0


@rule("ME-MOV-11")
def test_only_the_last_leg_that_is_not_nothing_may_be_short() -> None:
    assert short_leg([(0, 0), (250, 0), (251, 0), (251, 0)]) is None
    assert short_leg([(0, 0), (249, 0), (1000, 0)]) == 0
    assert short_leg([(0, 0), (0, 0), (150, 200), (300, 398), (1000, 0)]) == 2
    assert short_leg([(0, 0), (1, 0)]) is None
    assert short_leg([(0, 0)]) is None


@rule("ME-MOV-11")
def test_a_stop_lies_over_the_surface_it_names_edge_included() -> None:
    assert not is_off_surface(GROUND, Stop(10000, 12000, ON_HILL))
    assert is_off_surface(GROUND, Stop(9999, 12000, ON_HILL))
    assert is_off_surface(GROUND, Stop(9999, 12000, 17))
    assert is_off_surface(GROUND, Stop(9999, 12000, -1))
    assert not is_off_surface(GROUND, Stop(0, 36000))


@rule("ME-MOV-11")
def test_an_advance_that_names_no_surface_ends_on_the_highest_standable_top() -> None:
    assert advance(GROUND, Stop(8000, 12000), 0, 3000) == Stop(11000, 12000, ON_HILL)
    # The rock is higher but nobody stands on it, and a floor is no top.
    assert landing(GROUND, 14500, 14500, 0) == ON_HILL
    assert landing(GROUND, 12000, 12000, ON_FLOOR) == ON_HILL
    assert advance(GROUND, Stop(12000, 12000, ON_HILL), 18000, 3000) == Stop(9000, 12000, 0)
    assert advance(GROUND, Stop(12000, 12000, ON_HILL), 0, -3000, 0) == Stop(9000, 12000, 0)
    bare = Ground(36000, 36000, [RUINS])
    assert landing(bare, 12000, 12000, 1) == 1
    assert landing(bare, 9000, 12000, 1) == 0


@rule("ME-SCO-5")
def test_a_body_stands_at_the_elevation_of_the_surface_named_for_it() -> None:
    body = standing_at(GROUND, Standing(0, 0, 500, 0, 1250), Stop(12000, 12000, ON_FLOOR))
    assert (body.foot, body.top, body.surface) == (3000, 4250, ON_FLOOR)
