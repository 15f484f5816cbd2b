"""Cover, sight and arcs as rounds of shooting ask for them."""

from __future__ import annotations

import pytest

from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.options import Options
from edgewise.games.maelstrom.queries.bodies import unit_to_unit
from edgewise.games.maelstrom.queries.cover import cover_value
from edgewise.games.maelstrom.queries.opening import fires_wildly, is_behind, opened
from edgewise.games.maelstrom.queries.sight import is_wide_open, sees
from tests.games.maelstrom.table import EAST, NORTH, WEST, Squad, Table, row, wall, wood
from tests.support.rules import rule


def covered(table: Table, unit: int = 0, *, behind: bool = False) -> int:
    """The cover value of a unit."""
    return cover_value(table.state, Unit(unit), behind=behind).value


@rule("ME-EX-39", "ME-COV-6", "ME-SUP-5", "ME-LRG-2", "ME-ARM-6")
def test_cover_is_added_up_from_its_reasons() -> None:
    infantry = Squad("Karist Troopers", row(10, 10, 3), cover=2, level=1)
    table = Table(infantry, Squad("Gnolti", [(30, 30)], seat=1, cover=1), pieces=[wood("wood", 5, 5, 15, 20)])
    assert (covered(table, behind=True), covered(table, 1)) == (2, 0)
    assert [(p.amount, p.what) for p in cover_value(table.state, Unit(0), behind=True).parts] == [
        (3, "terrain"),
        (1, "more-tokens"),
        (-1, "suppression"),
        (-1, "rear-arc"),
    ]


@rule("ME-EX-51", "ME-COV-2", "ME-COV-4", "ME-COV-5", "ME-COV-7")
def test_leader_and_half_must_be_at_one_and_the_same_feature() -> None:
    # The leader is at the wall and in the water, A at the wall, B and C in the water, D in the open.
    places = [(10.5, 10.0), (10.5, 14.0), (10.5, 8.0), (10.5, 6.0), (20.0, 20.0)]
    squad = Squad("Karist Troopers", places, cover=1)
    pieces = [wall("wall", 9, 9, 10, 20), wood("water", 10, 4, 13, 11, cover=2, low=True)]
    table = Table(squad, pieces=pieces)
    assert covered(table) == 2
    table.state.level[0] = 2
    for lost in (3, 4):
        table.state.fortitude[lost] = 0
    assert covered(table) == 1
    again = Table(squad, pieces=pieces)
    again.state.level[0] = 2
    again.state.fortitude[0] = 0
    again.state.leader[0] = again.model(0, 2)
    assert covered(again) == 0


@rule("ME-COV-5", "ME-SCO-16")
@pytest.mark.parametrize(("letter", "value"), [(False, 1), (True, 0)])
def test_terrain_that_covers_too_few_is_as_good_as_open_ground(letter: bool, value: int) -> None:
    squad = Squad("Karist Troopers", [(20, 20), (10.5, 10), (20, 22)], cover=1)
    table = Table(squad, pieces=[wall("wall", 9, 9, 10, 20)], options=Options(letter_cover=letter))
    assert covered(table) == value
    free = Squad("Karist Troopers", [(20, 20), (20, 24)], cover=1)
    assert covered(Table(free, options=Options(letter_cover=letter))) == 1


@rule("ME-EX-100", "ME-SCO-14", "ME-COV-2", "ME-COV-4")
@pytest.mark.parametrize(
    ("x", "by_wood", "by_wall"),
    [(9.5, 1, 3), (9.51, 1, 3), (9.511, 3, 3), (9.49, 1, 3), (9.489, 1, 1)],
)
def test_a_base_that_only_touches_is_at_a_wall_but_not_in_a_wood(x: float, by_wood: int, by_wall: int) -> None:
    squad = Squad("Shadow Walker", [(x, 5)], cover=1)
    assert covered(Table(squad, pieces=[wood("area", 10, 0, 20, 10)])) == by_wood
    assert covered(Table(squad, pieces=[wall("area", 10, 0, 20, 10)])) == by_wall


@rule("ME-COV-2", "ME-COV-3")
@pytest.mark.parametrize(("open_top", "value"), [(False, 3), (True, 1)])
def test_standing_on_an_obstacle_is_touching_it_unless_its_top_is_open(open_top: bool, value: int) -> None:
    hill = wall("hill", 5, 5, 20, 20, height=1500, standable=True, open_top=open_top)
    assert covered(Table(Squad("Shadow Walker", [(10, 10)], cover=1, surface="hill:top"), pieces=[hill])) == value


@rule("ME-EX-64", "ME-SHO-17", "ME-LOS-1", "ME-LOS-3")
@pytest.mark.parametrize(
    ("height", "porous", "seen", "is_open"),
    [(1000, False, True, False), (2000, False, False, False), (2000, True, True, False), (0, False, True, True)],
)
def test_walls_hide_in_part_or_wholly(height: int, porous: bool, seen: bool, is_open: bool) -> None:
    pieces = [wall("wall", 15, 0, 15.5, 40, height=height, porous=porous)] if height else []
    target = Squad("Epirian Contractors", [(18, 10)], seat=1)
    table = Table(Squad("Shadow Walker", [(10, 10)]), target, pieces=pieces)
    assert sees(table.state, Unit(0), Unit(1)) is seen
    assert is_wide_open(table.state, Unit(0), Unit(1)) is is_open


@rule("ME-SHO-17", "ME-SHO-19", "ME-ABI-9")
def test_targets_that_move_hide_or_fight_are_not_wide_open() -> None:
    shooter, foe = Squad("Shadow Walker", [(10, 10)]), Squad("Epirian Contractors", [(20, 10)], seat=1)
    table = Table(shooter, foe)
    assert is_wide_open(table.state, Unit(0), Unit(1))
    table.state.moving[1] = 1
    assert not is_wide_open(table.state, Unit(0), Unit(1))
    # A tracker discounts the one token.
    assert is_wide_open(table.state, Unit(0), Unit(1), tracked=True)
    table.state.moving[1], table.state.cover[1] = 0, 1
    assert not is_wide_open(table.state, Unit(0), Unit(1))
    in_area = Table(shooter, foe, pieces=[wood("crater", 18, 8, 22, 12, low=True)])
    assert not is_wide_open(in_area.state, Unit(0), Unit(1))
    fighting = Table(shooter, Squad("Karist Troopers", [(20, 11)]), foe)
    assert not is_wide_open(fighting.state, fighting.unit("Shadow Walker"), fighting.unit("Epirian Contractors"))


@rule("ME-SHO-18", "ME-TYP-5", "ME-LOS-7")
def test_swarms_hide_in_part_nobody_but_swarms() -> None:
    shooter = Squad("Shadow Walker", [(10, 10)])
    swarm = Squad("Gnaw Pack", [(15, 10)], seat=1)
    people = Table(shooter, swarm, Squad("Epirian Contractors", [(20, 10)], seat=1))
    assert is_wide_open(people.state, Unit(0), Unit(2))
    pack = Table(shooter, swarm, Squad("Gnaw Pack", [(20, 10)], seat=1))
    assert not is_wide_open(pack.state, Unit(0), Unit(2))
    screen = Table(
        shooter, Squad("Karist Troopers", [(15, 10)], seat=1), Squad("Epirian Contractors", [(20, 10)], seat=1)
    )
    assert not is_wide_open(screen.state, Unit(0), Unit(2))


@rule("ME-EX-16", "ME-SHO-3", "ME-MEA-3")
def test_range_is_from_nearest_to_nearest_model_seen_or_not() -> None:
    hider = wall("wall", 14, 8, 15, 12, height=6000)
    one = Squad("Karist Troopers", [(8, 20), (10, 10)])
    other = Squad("Epirian Contractors", [(23, 20), (22, 10)], seat=1)
    table = Table(one, other, pieces=[hider])
    assert unit_to_unit(table.state, Unit(0), Unit(1)) == 11000
    assert sees(table.state, Unit(0), Unit(1))


@rule("ME-EX-66", "ME-SCO-5", "ME-SHO-4")
@pytest.mark.parametrize(("height", "gap", "found"), [(4000, 3, 5000), (1900, 5.5, 5500), (2000, 5.9, 6230)])
def test_height_counts_in_distances_from_two_inches_on(height: int, gap: float, found: int) -> None:
    ledge = wall("ledge", 20, 5, 30, 15, height=height, standable=True)
    table = Table(
        Squad("Shadow Walker", [(25, 10)], surface="ledge:top"),
        Squad("Epirian Contractors", [(24 - gap, 10)], seat=1),
        pieces=[ledge],
    )
    assert unit_to_unit(table.state, Unit(0), Unit(1)) == found


@rule("ME-EX-67", "ME-UNI-9", "ME-UNI-15", "ME-ARM-6", "ME-SHO-15")
@pytest.mark.parametrize(("third", "behind"), [(20.5, False), (20.45, True)])
def test_leader_and_half_make_a_rear_arc(third: float, behind: bool) -> None:
    target = Squad("Epirian Contractors", [(20, 20)], seat=1, facing=NORTH)
    attackers = Squad("Karist Troopers", [(30, 20.4), (31.5, 20.3), (33, third), (34.5, 20.6), (36, 21)], facing=WEST)
    table = Table(attackers, target)
    assert is_behind(table.state, "fire", Unit(0), Unit(1)) is behind
    # All attackers have some part ahead of the line: fire at them is not wild.
    assert not fires_wildly(table.state, "fire", Unit(1), Unit(0))


@rule("ME-SHO-15", "ME-SHO-13")
def test_fire_at_what_lies_wholly_behind_is_wild() -> None:
    shooter = Squad("Karist Troopers", row(20, 10, 2), facing=EAST)
    table = Table(shooter, Squad("Epirian Contractors", [(10, 10), (10, 12)], seat=1))
    round = opened(table.state, "fire", Unit(0), Unit(1), table.shots(0))
    assert [(pool.number, pool.wild) for pool in round.pools] == [(6, True)] * 2


@rule("ME-EX-14", "ME-LOS-4", "ME-LOS-5", "ME-LOS-6")
def test_who_stands_in_a_wood_is_seen_and_who_stands_behind_it_is_not() -> None:
    def seen(*, low: bool) -> tuple[bool, bool]:
        inside, beyond = (Squad("Epirian Contractors", [(x, 10)], seat=1) for x in (13, 18))
        pieces = [wood("wood", 11, 5, 15, 15, low=low)]
        table = Table(Squad("Karist Troopers", [(5, 10)]), inside, beyond, pieces=pieces)
        return sees(table.state, Unit(0), Unit(1)), sees(table.state, Unit(0), Unit(2))

    assert seen(low=False) == (True, False)
    assert seen(low=True) == (True, True), "a crater hides nobody"
