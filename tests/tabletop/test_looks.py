"""Who sees whom: terrain of every kind, levels, models in between, buildings."""

import pytest

from edgewise.geometry.plane import Point, Polygon
from edgewise.tabletop.looks import Housed, Look, Onlooker, Screens, Sightlines, Survey
from edgewise.tabletop.terrain import Floor, Ground, Kind, Piece, Standing
from tests.support.rules import rule

EYES, FOES, OTHERS = 0, 1, 2


def block(kind: Kind, left: int, right: int, height: int = 0, *, low: bool = False, porous: bool = False) -> Piece:
    """A broad piece across the table, from one x to another."""
    corners = Polygon.rectangle(left, 1000, right, 29_000).points
    return Piece(f"{kind} at {left}", kind, corners, height, low=low, porous=porous)


def infantry(x: int, y: int = 15_000, foot: int = 0, *, unit: int = FOES, model: int = 1) -> Standing:
    return Standing(x, y, 500, foot, 1250, unit=unit, model=model)


def swarm(x: int, y: int = 15_000, foot: int = 0, *, unit: int = OTHERS, model: int = 9) -> Standing:
    return Standing(x, y, 750, foot, 750, unit=unit, model=model)


LEADER = infantry(10_000, unit=EYES, model=0)
TARGET = infantry(18_000)


def survey(
    *pieces: Piece,
    viewer: Onlooker = LEADER,
    targets: tuple[Onlooker, ...] = (TARGET,),
    others: tuple[Standing, ...] = (),
    slight: tuple[int, ...] = (),
) -> Survey:
    bodies = [it for it in (viewer, *targets, *others) if isinstance(it, Standing)]
    return Sightlines(Ground(48_000, 30_000, pieces)).among(bodies, slight).survey(viewer, targets)


def look(
    *pieces: Piece, viewer: Onlooker = LEADER, target: Onlooker = TARGET, others: tuple[Standing, ...] = ()
) -> Look:
    return survey(*pieces, viewer=viewer, targets=(target,), others=others).looks[0]


def is_wide_open(seen: Look) -> bool:
    return seen.seen and not seen.hidden


@rule("ME-LOS-1", "ME-LOS-8", "ME-SHO-17")
def test_in_the_open_a_model_is_seen_and_not_hidden() -> None:
    seen = look()
    assert (seen.seen, seen.hidden, seen.cut, seen.stopping, seen.hiding) == (True, False, None, Screens(), Screens())
    assert seen.ray == ((10_000, 15_000, 1250), (18_000, 15_000, 625))


@rule("ME-LOS-3", "ME-LOS-8", "ME-SHO-17")
def test_a_wall_of_one_inch_hides_feet_and_one_of_two_hides_all() -> None:
    low_wall, high_wall = (look(block("obstacle", 15_000, 15_500, height)) for height in (1000, 2000))
    assert (low_wall.seen, low_wall.hidden) == (True, True)
    assert low_wall.ray[1][2] == 1250
    assert (low_wall.stopping, low_wall.hiding) == (Screens(), Screens(pieces=(0,)))
    assert (high_wall.seen, high_wall.hidden) == (False, True)
    assert (high_wall.stopping, high_wall.hiding) == (Screens(pieces=(0,)), Screens(pieces=(0,)))


@rule("ME-LOS-3", "ME-LOS-8")
def test_a_model_on_a_hill_is_seen_over_a_wall() -> None:
    hill = block("obstacle", 17_000, 25_000, 1500)
    seen = look(block("obstacle", 15_000, 15_500, 2000), hill, target=infantry(18_000, foot=1500))
    assert (seen.seen, seen.hidden, seen.hiding) == (True, True, Screens(pieces=(0,)))
    assert seen.ray[1][2] == 2750


@rule("ME-LOS-3")
def test_the_edge_of_a_hill_hides_what_stands_close_under_it() -> None:
    hill = block("obstacle", 5000, 14_000, 3000)
    eye = infantry(10_000, foot=3000, unit=EYES, model=0)
    # Over the edge at x = 14 the eye, 1.25 above it, sees a top at 1.25 from x = 19.6 on.
    assert not look(hill, viewer=eye, target=infantry(19_500)).seen
    assert look(hill, viewer=eye, target=infantry(19_700)).seen
    assert is_wide_open(look(hill, viewer=eye, target=infantry(12_000, foot=3000)))


@rule("ME-LOS-1", "ME-LOS-3")
def test_an_obstacle_begins_at_its_base_and_rays_pass_below_it() -> None:
    above = Piece("beam", "obstacle", block("obstacle", 15_000, 15_500).corners, 1000, base=1250)
    assert is_wide_open(look(above))
    beam = look(above, viewer=infantry(10_000, foot=3500, unit=EYES, model=0))
    assert (beam.seen, beam.hidden) == (True, True)


@rule("ME-LOS-3", "ME-SHO-17")
def test_a_fence_lets_sight_pass_and_takes_away_the_wide_open_shot() -> None:
    fence = look(block("obstacle", 15_000, 15_500, 2000, porous=True))
    assert (fence.seen, fence.hidden) == (True, True)
    assert (fence.stopping, fence.hiding) == (Screens(), Screens(pieces=(0,)))


@rule("ME-LOS-4")
def test_no_ray_goes_through_area_terrain_however_high() -> None:
    wood = block("area", 14_000, 15_000)
    assert not look(wood).seen
    high = infantry(10_000, foot=20_000, unit=EYES, model=0)
    assert not look(wood, viewer=high, target=infantry(18_000, foot=20_000)).seen


@rule("ME-LOS-4", "ME-LOS-5", "ME-LOS-6")
def test_a_model_in_a_wood_is_seen_and_one_behind_it_is_not_unless_it_is_a_crater() -> None:
    wood, crater = (block("area", 14_000, 16_000, low=low) for low in (False, True))
    within = survey(wood, targets=(infantry(15_000, model=1), infantry(18_000, model=2)))
    assert [seen.seen for seen in within.looks] == [True, False]
    assert not look(wood).seen
    assert is_wide_open(look(crater))


@rule("ME-LOS-5")
def test_whoever_is_in_a_wood_sees_out_of_it() -> None:
    wood = block("area", 9000, 12_000)
    assert is_wide_open(look(wood))
    assert not look(wood, viewer=infantry(8000, unit=EYES, model=0)).seen
    assert not look(wood, block("area", 14_000, 15_000)).seen


@rule("ME-LOS-5", "ME-SCO-14")
@pytest.mark.parametrize(("x", "sees"), [(9500, False), (9510, False), (9511, True)])
def test_a_base_that_only_touches_a_wood_does_not_see_out_of_it(x: int, *, sees: bool) -> None:
    wood = block("area", 10_000, 12_000)
    assert look(wood, viewer=infantry(x, unit=EYES, model=0)).seen == sees
    # The same the other way: a target that only touches is not in it.
    assert look(wood, viewer=infantry(18_000, unit=EYES, model=0), target=infantry(x)).seen == sees


@rule("ME-LOS-5", "ME-SCO-14")
def test_a_model_on_a_floor_is_in_the_ruins_at_every_height() -> None:
    floor = Floor(Polygon.rectangle(14_000, 10_000, 16_000, 20_000), 5000)
    ruins = Piece("ruins", "area", block("area", 13_000, 17_000).corners, 0, floors=(floor,))
    assert is_wide_open(look(ruins, target=infantry(15_000, foot=5000)))
    assert is_wide_open(look(ruins, viewer=infantry(15_000, foot=5000, unit=EYES, model=0)))


@rule("ME-LOS-7", "ME-LOS-8")
def test_infantry_in_between_hides_infantry_in_part_only() -> None:
    seen = look(others=(infantry(14_000, unit=OTHERS, model=7),))
    assert (seen.seen, seen.hidden, seen.hiding) == (True, True, Screens(models=(7,)))
    assert seen.ray[1][2] == 1250


@rule("ME-LOS-7")
def test_a_big_model_hides_wholly_what_is_behind_it() -> None:
    walker = Standing(14_000, 15_000, 1250, 0, 3000, unit=OTHERS, model=7)
    seen = look(others=(walker,))
    assert (seen.seen, seen.stopping) == (False, Screens(models=(7,)))


@rule("ME-LOS-7", "ME-SHO-18")
def test_models_of_both_units_hide_nothing() -> None:
    friend, foe = (infantry(x, unit=unit, model=7) for x, unit in ((12_000, EYES), (15_000, FOES)))
    assert is_wide_open(look(others=(friend,)))
    assert is_wide_open(look(others=(foe,)))


@rule("ME-LOS-7")
def test_a_body_that_holds_the_eye_does_not_block_it_and_one_under_it_may() -> None:
    # A swarm on a floor at 2" has its eye at 2.75", within a walker of 3" below, whose top a taller eye looks along.
    walker = Standing(10_300, 15_000, 1250, 0, 3000, unit=OTHERS, model=7)
    inside = swarm(10_000, foot=2000, unit=EYES, model=0)
    assert is_wide_open(look(viewer=inside, others=(walker,)))
    above = Standing(10_000, 15_000, 500, 2000, 1000, unit=EYES, model=0)
    from_above = look(viewer=above, others=(walker,))
    assert (from_above.seen, from_above.stopping) == (False, Screens(models=(7,)))
    along_top = look(viewer=above, target=infantry(18_000, foot=1750), others=(walker,))
    assert (along_top.seen, along_top.hidden) == (True, True)


@rule("ME-SHO-18", "ME-LOS-7")
def test_swarms_in_between_stop_sight_and_hide_in_part_only_swarms() -> None:
    def between(target: Standing, *, more: tuple[Standing, ...] = ()) -> Survey:
        return survey(targets=(target, *more), others=(swarm(14_000),), slight=(9, 3, 4))

    assert (between(TARGET).seen, between(TARGET).hidden) == (True, False)
    assert between(swarm(18_000, unit=FOES, model=3)).hidden
    mixed = between(swarm(18_000, unit=FOES, model=3), more=(infantry(18_000, 20_000, model=5),))
    assert not mixed.hidden
    # On a ledge, a swarm stands as high as a wall.
    ledge = tuple(swarm(14_000, y, 600) for y in (14_000, 15_000, 16_000))
    wholly = survey(others=ledge, slight=(9,))
    assert (wholly.seen, wholly.hidden) == (False, True)
    assert (wholly.looks[0].hidden, wholly.stopping, wholly.hiding) == (False, Screens(models=(9,)), Screens())


@rule("ME-LOS-2", "ME-SHO-17")
def test_one_model_seen_is_the_unit_seen_and_one_hidden_is_the_unit_hidden() -> None:
    wall = Piece("wall", "obstacle", Polygon.rectangle(15_000, 14_000, 15_500, 16_000).points, 2000)
    aside = infantry(18_000, 22_000, model=2)
    found = survey(wall, targets=(TARGET, aside))
    assert [seen.seen for seen in found.looks] == [False, True]
    assert (found.seen, found.hidden, found.stopping, found.hiding) == (True, True, Screens(), Screens(pieces=(0,)))
    assert found.ray[1][:2] == (18_000, 22_000)
    assert found.cut is not None
    assert found.cut[1][:2] == (18_000, 15_000)
    assert not survey(wall, targets=(aside,)).hidden


@rule("ME-LOS-1")
def test_only_the_eyes_of_the_leader_count() -> None:
    wall = Piece("wall", "obstacle", Polygon.rectangle(15_000, 14_000, 15_500, 16_000).points, 2000)
    mate = infantry(10_000, 22_000, unit=EYES, model=6)
    assert not look(wall, others=(mate,)).seen
    assert look(wall, viewer=mate, others=(LEADER,)).seen


@rule("ME-LOS-8")
def test_the_outermost_points_lie_at_nineteen_twentieths_of_the_radius() -> None:
    def past(edge: int) -> Look:
        # A wall before the target, whose upper side the rays to its outermost points pass.
        return look(Piece("wall", "obstacle", Polygon.rectangle(17_400, 12_000, 17_450, edge).points, 2000))

    # At x = 17.4 the ray to y = 15.475 is at 15.43906; 15.44 it reaches a little more than 0.010" further on.
    assert past(15_439).seen
    assert not past(15_440).seen


@rule("ME-LOS-9")
def test_a_move_is_seen_at_once() -> None:
    walker = Standing(14_000, 15_000, 1250, 0, 3000, unit=OTHERS, model=7)
    sightlines = Sightlines(Ground(48_000, 30_000))
    assert not sightlines.among((LEADER, TARGET, walker)).sees(LEADER, (TARGET,))
    assert sightlines.among((LEADER, TARGET, walker._replace(y=18_000))).sees(LEADER, (TARGET,))


@rule("ME-LOS-8", "ME-LOS-9")
def test_right_above_one_another_models_see_each_other_unless_something_stands_between() -> None:
    above = infantry(18_000, foot=6000, unit=EYES, model=0)
    assert is_wide_open(look(viewer=above))
    between = infantry(18_000, foot=3000, unit=OTHERS, model=7)
    assert not look(viewer=above, others=(between,)).seen


SQUARE: tuple[Point, ...] = ((18_000, 13_000), (22_000, 13_000), (22_000, 17_000), (18_000, 17_000))
BUNKER = Piece("bunker", "building", SQUARE, 4000)


@rule("ME-BLD-9", "ME-LOS-8")
def test_a_building_does_not_hide_those_inside_it() -> None:
    seen = look(BUNKER, target=Housed(0, unit=FOES))
    assert is_wide_open(seen)
    behind = look(BUNKER, target=infantry(26_000))
    assert (behind.seen, behind.stopping) == (False, Screens(pieces=(0,)))
    wall = look(BUNKER, block("obstacle", 15_000, 15_500, 2000), target=Housed(0, unit=FOES))
    assert (wall.seen, wall.hidden, wall.hiding) == (True, True, Screens(pieces=(1,)))
    assert not look(BUNKER, block("area", 15_000, 16_000), target=Housed(0, unit=FOES)).seen


@rule("ME-BLD-8", "ME-SHO-17")
def test_from_a_building_the_best_eye_counts() -> None:
    within = Housed(0, unit=EYES)
    wall = Piece("wall", "obstacle", Polygon.rectangle(24_000, 14_600, 24_500, 15_400).points, 2000)
    target = infantry(26_000)
    # From the corners one sees past a short wall; from behind a long one, over it from above only.
    assert is_wide_open(look(BUNKER, wall, viewer=within, target=target))
    long_wall = look(BUNKER, block("obstacle", 24_000, 24_500, 2000), viewer=within, target=target)
    assert (long_wall.seen, long_wall.hidden, long_wall.hiding) == (True, True, Screens(pieces=(1,)))
    assert not look(BUNKER, block("area", 24_000, 24_500), viewer=within, target=target).seen


@rule("ME-SHO-17")
def test_from_a_building_one_eye_must_see_all_models_of_the_unit_in_the_open() -> None:
    # One model stands in the open for the western eyes only, the other for the eastern ones.
    north, south = (
        Piece("wall", "obstacle", Polygon.rectangle(*sides).points, 9000)
        for sides in ((20_200, 22_000, 26_000, 22_100), (14_000, 7900, 19_800, 8000))
    )
    within, targets = Housed(0, unit=EYES), (infantry(20_000, 27_000), infantry(20_000, 3000, model=2))
    both = survey(BUNKER, north, south, viewer=within, targets=targets)
    assert [(seen.seen, seen.hidden) for seen in both.looks] == [(True, False), (True, False)]
    assert (both.seen, both.hidden) == (True, True)
    assert not survey(BUNKER, north, viewer=within, targets=targets).hidden


@rule("ME-LOS-5", "ME-SCO-14")
@pytest.mark.parametrize(("reach", "sees"), [(18_010, False), (18_011, True)])
def test_a_building_is_in_a_wood_when_a_point_of_its_outline_is(reach: int, *, sees: bool) -> None:
    wood = block("area", 15_000, reach)
    assert look(BUNKER, wood, target=Housed(0, unit=FOES)).seen == sees
