"""Worked examples of the ledger, told as they stand there."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.refusal import BadInput
from edgewise.games.maelstrom.actions import Decline, EndActivation, GoOnTheMove, Hold
from edgewise.games.maelstrom.deployments import zones
from edgewise.games.maelstrom.events.moving import UnitMoved
from edgewise.games.maelstrom.events.turns import UnitActivated
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.retreats import retreat
from edgewise.games.maelstrom.ground import load_table
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.errands import allowance
from edgewise.games.maelstrom.queries.sight import sees
from edgewise.geometry.plane import Polygon
from edgewise.tabletop.terrain import Floor, Piece
from tests.games.maelstrom.field import waiting
from tests.games.maelstrom.table import Squad, Table, wall, wood
from tests.games.maelstrom.test_missions import BY_NUMBER
from tests.games.maelstrom.test_moving import BIKES, CONTRACTORS, TROOPERS, foes, make, move, one, why
from tests.games.maelstrom.test_setting_down import deploy, kept_back
from tests.games.maelstrom.test_setting_down import why as barred
from tests.support.rules import rule

UNIT, OTHER = Unit(0), Unit(1)


def mines(strength: int, left: float = 12, right: float = 13) -> Piece:
    """A strip of dangerous ground across the way."""
    return wood("mines", left, 8, right, 12, dangerous=strength, cover=0)


@rule("ME-EX-1", "ME-DIC-4")
@pytest.mark.parametrize(("mv", "half"), [(5, 3), (4, 2), (9, 5)])
def test_half_an_mv_is_rounded_up(mv: int, half: int) -> None:
    table = Table(Squad(TROOPERS, [(10, 10)], changed={0: {"mv": mv}}))
    assert allowance(table.state, UNIT, "consolidate") == half * 1000


@rule("ME-EX-12", "ME-TER-8", "ME-TER-9")
@pytest.mark.parametrize("strength", [1, 2])
def test_dangerous_ground_that_is_crossed(strength: int) -> None:
    table = make(Table(one(), foes((40, 40)), pieces=[mines(strength)]).active(0), move((15, 10)))
    assert table.state.level[0] == strength


@rule("ME-EX-12", "ME-TER-8", "ME-ACT-18")
def test_dangerous_ground_that_is_stayed_in_counts_before_recovery() -> None:
    table = Table(one(), foes((40, 40)), pieces=[mines(1, 9, 11)])
    table.run(activation(table.state, UNIT), EndActivation())
    assert (table.asked, table.state.level[0]) == ("recover", 1)
    table.play(Decline())


@rule("ME-EX-13", "ME-TER-11")
@pytest.mark.parametrize(("height", "length"), [(2000, 7000), (1900, 3000)])
def test_what_a_path_over_an_obstacle_uses_up(height: int, length: int) -> None:
    rock = wall("rock", 11.2, 9, 11.3, 11, height=height)
    squad = Squad(TROOPERS, [(10, 10)], changed={0: {"mv": 7}})
    table = make(Table(squad, foes((40, 40)), pieces=[rock]).active(0), move((13, 10)))
    assert table.told(UnitMoved)[0].length == length


@rule("ME-EX-13", "ME-TER-11")
def test_a_floor_two_inches_up_costs_two_inches() -> None:
    floor = Floor(Polygon.rectangle(10000, 0, 14000, 10000), 2000)
    table = Table(one((9, 5)), foes((40, 40)), pieces=[wood("ruin", 10, 0, 14, 10, floors=(floor,))]).active(0)
    table = make(table, move((12, 5, "ruin:0")))
    assert table.told(UnitMoved)[0].length == 3000 + 2000


@rule("ME-EX-14", "ME-LOS-4", "ME-LOS-5", "ME-LOS-6")
def test_sight_into_a_wood_and_through_it_and_over_a_crater() -> None:
    def seen(at: tuple[float, float], **kind: Any) -> bool:
        table = Table(one((10, 10)), foes(at), pieces=[wood("area", 15, 5, 20, 15, **kind)])
        return sees(table.state, UNIT, OTHER)

    assert seen((17, 10))
    assert not seen((25, 10))
    assert seen((25, 10), low=True)


@rule("ME-EX-15", "ME-MOV-2", "ME-MOV-5")
def test_the_gap_of_one_unit_is_closed_and_that_of_two_is_not() -> None:
    path = move((15, 10))
    one_unit = Table(one(), foes((12.5, 8), (12.5, 12))).active(0)
    assert why(one_unit, path) == "ME-MOV-5"
    two = Table(one(), foes((12.5, 8)), Squad("Praetorians", [(12.5, 12)], seat=1)).active(0)
    assert why(two, path) == ""


@rule("ME-EX-15", "ME-MOV-2")
def test_a_bent_path_is_as_long_as_its_legs() -> None:
    table = make(Table(one(), foes((40, 40))).active(0), move((12, 10), (12, 12)))
    assert table.told(UnitMoved)[0].length == 4000


@rule("ME-EX-17", "ME-TYP-3")
@pytest.mark.parametrize(("height", "level"), [(2000, 2), (1500, 0)])
def test_a_bike_that_climbs_is_shaken(height: int, level: int) -> None:
    rock = wall("rock", 12, 9, 12.1, 11, height=height)
    bike = Squad(BIKES, [(10, 10)], changed={0: {"mv": 9}})
    table = make(Table(bike, foes((40, 40)), pieces=[rock]).active(0), move((14.5, 10)))
    assert table.state.level[0] == level


@rule("ME-EX-43", "ME-TRN-10")
def test_the_last_word_of_the_non_priority_player() -> None:
    field = waiting("B", "C", "D", "H", next=1)
    field.play(Hold(field.unit("H")))
    seen = []
    while field.asked == "activate-1" or field.asked == "activate-2" or field.asked == "act":
        if field.asked.startswith("activate"):
            field.play(field.match.legal()[0])
        seen.append(field.told(UnitActivated)[-1].unit)
        field.finish()
    assert seen == [field.unit(code) for code in "BCDH"]


@rule("ME-EX-43", "ME-TRN-10")
def test_with_two_units_left_nobody_holds() -> None:
    field = waiting("B", "C", "D", "H", "J", next=1)
    assert field.refused(Hold(field.unit("H"))) == "ME-TRN-10"


def retreating(*others: Squad) -> Table:
    """A leader at (30, 14) of the side whose reserve edge is y = 0, at level 4, has lost against an enemy."""
    squad = Squad(CONTRACTORS, [(30, 14)], changed={0: {"mv": 5, "fortitude": 2}}, level=4)
    table = Table(squad, Squad(TROOPERS, [(30, 15)], seat=1), *others).active(1)
    return table.run(retreat(table.state, UNIT, OTHER))


@rule("ME-EX-54", "ME-RET-2")
def test_where_a_retreat_may_lead() -> None:
    table = retreating()
    for place, expected in (((30, 6), ""), ((38, 14), ""), ((36, 14.2), "ME-RET-2")):
        found = table.refusal(move(place, kind="retreat"))
        assert ("" if found is None else found.rule) == expected
    table.play(move((30, 6), kind="retreat"))


@rule("ME-EX-54", "ME-RET-3", "ME-RET-4", "ME-SUP-2")
@pytest.mark.parametrize(("gap", "level", "left"), [(12.001, 4, 2), (12.000, 6, 1)])
def test_what_a_retreat_that_ends_too_near_costs(gap: float, level: int, left: int) -> None:
    end = 15 - 1 - 6.001
    table = retreating(Squad("Praetorians", [(30 + 1 + gap, end)], seat=1)).play(move((30, end), kind="retreat"))
    assert (table.state.level[0], table.state.fortitude[0]) == (level, left)


@rule("ME-EX-65", "ME-TER-8", "ME-TER-13")
@pytest.mark.parametrize(("bonus", "level"), [(True, 2), (False, 1)])
def test_dangerous_ground_in_two_moves_of_one_activation(*, bonus: bool, level: int) -> None:
    table = Table(one((9, 10)), foes((40, 40)), pieces=[mines(1, 12, 14)])
    table.run(activation(table.state, UNIT), move((13, 10)), GoOnTheMove(), 5)
    assert table.state.level[0] == 1
    table.play(move((16, 10), kind="bonus") if bonus else Decline(), EndActivation())
    assert table.state.level[0] == level
    table.play(Decline())


@rule("ME-EX-102", "ME-TER-11", "ME-MOV-11", "ME-MOV-4")
@pytest.mark.parametrize(("x", "blocks"), [(9.4, True), (11.2, False)])
@pytest.mark.parametrize("back", [False, True])
def test_where_a_level_is_climbed(x: float, *, blocks: bool, back: bool) -> None:
    floors = tuple(Floor(Polygon.rectangle(10000, 0, 14000, 10000), height) for height in (2500, 5000))
    ruin = wood("ruin", 10, 0, 14, 10, floors=floors)
    surface = "ruin:0" if back else "ground"
    squad = Squad(TROOPERS, [(12, 5) if back else (8, 5)], changed={0: {"mv": 7}}, surface=surface)
    path = move((8, 5)) if back else move((12, 5, "ruin:0"))
    table = Table(squad, foes((x, 5)), pieces=[ruin]).active(0)
    assert why(table, path) == ("ME-MOV-4" if blocks else "")
    clear = make(Table(squad, foes((40, 40)), pieces=[ruin]).active(0), path)
    assert clear.told(UnitMoved)[0].length == 6500


@rule("ME-EX-102", "ME-TER-11")
def test_from_floor_to_floor_the_level_is_climbed_once() -> None:
    floors = tuple(Floor(Polygon.rectangle(10000, 0, 14000, 10000), height) for height in (2500, 5000))
    squad = Squad(TROOPERS, [(12, 5)], changed={0: {"mv": 7}}, surface="ruin:0")
    pieces = [wood("ruin", 10, 0, 14, 10, floors=floors)]
    table = make(Table(squad, foes((40, 40)), pieces=pieces).active(0), move((13, 5, "ruin:1")))
    assert (table.told(UnitMoved)[0].length, table.state.z[0]) == (3500, 5000)


@rule("ME-EX-74", "ME-DEP-4", "ME-DEP-14")
def test_a_base_in_the_corner_of_a_zone_of_two_depths() -> None:
    table = kept_back(one(), deployment="long-flank")
    for place, expected in (((17.5, 10), ""), ((18, 10), "ME-DEP-1"), ((7.5, 30), ""), ((8, 24), "ME-DEP-1")):
        assert barred(table, deploy(place)) == expected
    table.state.zones = ("B", "A")
    assert barred(table, deploy((30.5, 38))) == ""


@rule("ME-EX-105", "ME-DEP-4")
@pytest.mark.parametrize(
    ("number", "corners"),
    [
        (1, [{(0, 0), (30, 0), (30, 14), (0, 14)}]),
        (2, [{(0, 0), (60, 0), (60, 10), (0, 10)}]),
        (3, [{(0, 0), (20, 0), (20, 13), (0, 13)}, {(40, 0), (60, 0), (60, 13), (40, 13)}]),
        (4, [{(0, 0), (15, 0), (15, 40), (0, 40)}]),
        (5, [{(0, 0), (60, 0), (60, 8), (30, 8), (30, 14), (0, 14)}]),
        (6, [{(0, 0), (22.5, 0), (22.5, 20), (10, 20), (10, 40), (0, 40)}]),
    ],
)
def test_zones_of_an_uneven_table(number: int, corners: list[set[tuple[float, float]]]) -> None:
    found = zones(BY_NUMBER[number], 60_000, 40_000).a
    assert [{(x / 1000, y / 1000) for x, y in part.points} for part in found] == corners


@rule("ME-EX-105", "ME-SCO-2")
@pytest.mark.parametrize(("width", "depth"), [("48", "35"), ("97", "40"), ("40.5", "36")])
def test_tables_under_36_and_over_96_inches_or_with_half_inches_are_refused(width: str, depth: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_table(f"{{id: mine, name: Mine, width: {width}, depth: {depth}, features: []}}\n", "mine.yaml")
    assert caught.value.rule == "ME-SCO-2"


@rule("ME-SCO-2")
@pytest.mark.parametrize(("width", "depth"), [(36, 36), (72, 48), (96, 36)])
def test_tables_may_be_of_any_size_between(width: int, depth: int) -> None:
    found = load_table(f"{{id: mine, name: Mine, width: {width}, depth: {depth}, features: []}}\n", "mine.yaml")
    assert (found.width, found.depth) == (width, depth)
