"""Ways of a leader over a lattice, and what shows that there is none."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from edgewise.geometry.plane import Polygon
from edgewise.tabletop.climbing import Climb
from edgewise.tabletop.hindrances import Field, Walk
from edgewise.tabletop.lattice import DIRECTIONS, Lattice, Way, stands_for
from edgewise.tabletop.terrain import Floor, Ground, Piece, Standing, Stop
from tests.support.rules import rule
from tests.tabletop.exhaustive import cheapest
from tests.tabletop.scenes import INCH, OWN, box, crammed, crowd, foe

RADIUS = 500


def walk(pieces: Iterable[Piece], start: Stop, foes: Sequence[Standing] = ()) -> Walk:
    return Walk(Field(Ground(36 * INCH, 36 * INCH, pieces), RADIUS, foes, [foes]), start)


def judged(start: Walk, way: Way) -> int:
    """What a way takes as the rules judge it leg by leg; the test fails if they refuse it."""
    steps = start.copy()
    assert [steps.step(stop) for stop in way.stops] == [None] * len(way.stops)
    return steps.used


@rule("ME-SCO-10")
def test_each_place_is_linked_to_the_sixteen_nearest_directions() -> None:
    assert {(x, y) for x, y, _ in DIRECTIONS} == {
        (x, y) for x, y in product(range(-2, 3), repeat=2) if abs(x) + abs(y) in (1, 3) or abs(x) == abs(y) == 1
    }
    found = Lattice(walk((), Stop(18000, 18000)), 1118).reach()
    assert found[Stop(19000, 18500)].cost == 1118
    assert found[Stop(18500, 18500)].cost == 707
    assert len(found) == 1 + 4 + 4 + 8 + 4


@rule("ME-SCO-10", "ME-MOV-2")
def test_reach_holds_what_the_allowance_pays_for_to_the_thousandth() -> None:
    start = walk((), Stop(18000, 18000))
    assert Stop(19000, 18500) not in Lattice(start, 1117).reach()
    assert Stop(20000, 18000) in Lattice(start, 2000).reach()
    assert Stop(20000, 18000) not in Lattice(start, 1999).reach()


@rule("ME-SCO-10", "ME-TER-4")
def test_a_way_leads_around_impassable_ground() -> None:
    cliff = Piece("cliff", "obstacle", box(19500, 16500, 20000, 19500), 5000, impassable=True)
    start = walk([cliff], Stop(18000, 18000))
    goal = Stop(21500, 18000)
    lattice = Lattice(start, 8000)
    assert lattice.straight_to([goal]) is None
    way = lattice.shortest_to([goal])
    assert way is not None and 4500 < judged(start, way) == way.cost <= 6500
    assert not Lattice(start, 4500).is_possible([goal])


@rule("ME-SCO-10", "ME-MOV-4")
def test_a_leader_walled_in_by_enemies_has_no_way_out() -> None:
    ring = [foe(18000 + x, 18000 + y) for x, y in ((1200, 0), (-1200, 0), (0, 1200), (0, -1200))]
    start = Walk(Field(Ground(36 * INCH, 36 * INCH), RADIUS, ring, ()), Stop(18000, 18000))
    assert not Lattice(start, 12000).is_possible([Stop(22000, 18000)])
    gap = Walk(Field(Ground(36 * INCH, 36 * INCH), RADIUS, ring[1:], ()), Stop(18000, 18000))
    assert Lattice(gap, 12000).is_possible([Stop(22000, 18000)])


@rule("ME-SCO-10")
def test_a_goal_off_the_lattice_is_reached_by_a_last_leg_of_any_length() -> None:
    cliff = Piece("cliff", "obstacle", box(19500, 16500, 20000, 19500), 5000, impassable=True)
    start = walk([cliff], Stop(18000, 18000))
    goals = [Stop(21513, 18007), Stop(21487, 17993)]
    way = Lattice(start, 8000).shortest_to(goals)
    assert way is not None and way.stops[-1] in goals
    assert judged(start, way) == way.cost


@rule("ME-TER-11", "ME-SCO-10")
def test_steps_of_less_than_two_inches_add_up_in_one_run() -> None:
    # Two steps of 1.5" up and two down: each is small, the runs of 3" count.
    low = Piece("low", "obstacle", box(20000, 0, 26000, 36000), 1500, standable=True)
    high = Piece("high", "obstacle", box(22000, 0, 24000, 36000), 1500, base=1500, standable=True)
    start = walk([low, high], Stop(18000, 18000))
    goal = Stop(28000, 18000)
    way = Lattice(start, 16000).shortest_to([goal])
    assert way is not None and way.cost == judged(start, way) == 10000 + 3000 + 3000
    assert not Lattice(start, 15999).is_possible([goal])
    assert Lattice(walk([low], Stop(18000, 18000)), 10000).is_possible([goal])


@rule("ME-TER-11", "ME-SCO-10")
def test_a_way_around_a_rock_is_cheaper_than_the_climb_over_it() -> None:
    rock = Piece("rock", "obstacle", box(19500, 17500, 20000, 18500), 2000)
    start = walk([rock], Stop(18000, 18000))
    goal = Stop(21500, 18000)
    way = Lattice(start, 12000).shortest_to([goal])
    assert way is not None and way.cost == judged(start, way) < 3500 + 4000


@rule("ME-SCO-10", "ME-TER-11", "ME-MOV-11")
def test_floors_are_places_of_their_own() -> None:
    floors = (Floor(Polygon(box(20000, 16000, 24000, 20000)), 2500),)
    ruins = Piece("ruins", "area", box(20000, 16000, 24000, 20000), 6000, floors=floors)
    start = walk([ruins], Stop(18000, 18000))
    found = Lattice(start, 6500).reach()
    assert found[Stop(22000, 18000, 0)].cost == 4000
    assert found[Stop(22000, 18000, 1)].cost == 6500
    assert Stop(22500, 18000, 1) not in found


@rule("ME-SCO-10")
def test_the_nearest_place_that_will_do_is_found_first() -> None:
    start = walk((), Stop(18000, 18000))
    way = Lattice(start, 6000).shortest(lambda stop: stop.x >= 20000)
    assert way is not None and way.stops[-1] == Stop(20000, 18000)
    assert Lattice(start, 6000).shortest(lambda stop: stop == Stop(18000, 18000)) == Way((), 0)
    assert Lattice(start, 6000).shortest(lambda stop: stop.x > 25000) is None


def scene(seed: int) -> tuple[Walk, int]:
    draw = random.Random(seed)
    ground = crammed(draw)
    bodies = [body for body in crowd(draw, ground) if body.side != OWN]
    surface = draw.choice([at for at, where in enumerate(ground.surfaces) if where.standable])
    left, bottom, right, top = ground.surfaces[surface].outline.box
    place = draw.randint(left, right), draw.randint(bottom, top)
    stop = Stop(*place, surface if ground.is_over(*place, surface) else 0)
    units = [[body for body in bodies if body.unit == unit] for unit in (5, 6, 7)]
    return Walk(Field(ground, draw.choice((500, 875)), bodies, units), stop), draw.choice((1500, 2500, 4000))


@rule("ME-SCO-10", "ME-TER-11", "ME-MOV-2")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_no_place_costs_more_than_over_all_states_of_a_climb(seed: int) -> None:
    start, allowance = scene(seed)
    found, best = Lattice(start, allowance).reach(), cheapest(start, allowance)
    assert all(way.cost == best[stop] for stop, way in found.items())
    # A top stands for what lies under it, which is as high on the way.
    assert {stop.point for stop in best} == {stop.point for stop in found}
    assert all(judged(start, way) == way.cost for way in found.values())


@rule("ME-SCO-10")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_a_way_to_a_goal_is_the_cheapest_to_any(seed: int) -> None:
    start, allowance = scene(seed)
    found = Lattice(start, allowance).reach()
    goals = sorted(found, key=lambda stop: (stop.x * 7919 + stop.y) % 1009)[:5]
    way = Lattice(start, allowance).shortest_to(goals)
    # The straight leg from the start to a goal is a way, too, and may be shorter.
    assert way is not None and way.cost <= min(found[goal].cost for goal in goals)
    assert judged(start, way) == way.cost
    straight = Lattice(start, allowance).straightened(way)
    assert straight.stops[-1:] == way.stops[-1:] and len(straight.stops) <= len(way.stops)
    assert judged(start, straight) == straight.cost <= way.cost


@rule("ME-SCO-10", "ME-TER-14")
def test_under_a_low_top_that_is_too_small_the_ground_is_a_place() -> None:
    slab = Piece("slab", "obstacle", box(19800, 17800, 20200, 18200), 400, standable=True)
    found = Lattice(walk([slab], Stop(18000, 18000)), 2000).reach()
    assert found[Stop(20000, 18000)].cost == found[Stop(20000, 18000, 1)].cost == 2000


runs = st.one_of(st.integers(-1999, 1999), st.sampled_from((-2000, 2000)))


@rule("ME-TER-11")
@given(runs, runs, st.integers(0, 6000), st.lists(st.integers(-5000, 5000), max_size=6))
def test_a_run_that_stands_for_another_never_comes_out_dearer(
    run: int, other: int, dearer: int, rises: list[int]
) -> None:
    if stands_for(run, 0, other, dearer):
        assert total(run, rises) <= dearer + total(other, rises)


def total(run: int, rises: list[int]) -> int:
    """What more is paid after a run that is under way."""
    climb = Climb(0, run)
    heights = [sum(rises[: at + 1]) for at in range(len(rises))]
    return climb.on(heights).total - climb.total
