"""Markers: how they are placed, and who controls them. ME-OBJ-1 to ME-OBJ-9, ME-OBJ-32."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import Holdfast
from edgewise.games.maelstrom.actions import Move, PlaceMarker, Stand, TakeRole, TakeZone
from edgewise.games.maelstrom.events.turns import MarkerLeftOut, MarkerPlaced
from edgewise.games.maelstrom.frames.markers import PlaceMarkers, PlaceOne
from edgewise.games.maelstrom.queries.markers import controller, placing_refusal
from edgewise.games.maelstrom.queries.moving import refusal
from edgewise.games.maelstrom.state import Lying
from edgewise.geometry.plane import Polygon
from edgewise.tabletop.terrain import Floor, Piece
from tests.games.maelstrom.field import Field, Opening
from tests.games.maelstrom.table import Squad, Table, wall, wood
from tests.support.rules import rule

FACE_OFF = 2


def lying(x: float, y: float, kind: str = "cybelRefineries", **given: Any) -> Lying:
    """A marker at a place."""
    return Lying(kind, round(x * 1000), round(y * 1000), **given)


def marked(*squads: Squad, at: tuple[float, float] = (20, 20), pieces: tuple[Piece, ...] = ()) -> Table:
    """A table with one refinery."""
    table = Table(*squads, pieces=pieces)
    table.state.markers = (lying(*at),)
    return table


def own(x: float, y: float, **given: Any) -> Squad:
    """A model of seat 0, radius half an inch."""
    return Squad("Karist Troopers", [(x, y)], **given)


def foe(x: float, y: float, **given: Any) -> Squad:
    """A model of seat 1."""
    return Squad("Praetorians", [(x, y)], seat=1, **given)


def holder(table: Table) -> int | None:
    """Who controls the marker."""
    return controller(table.state, table.state.markers[0])


# placing


def placing(mission: str = "purple-gold") -> Opening:
    """The defender, seat 0, puts the first marker down on a table of Face-Off; its own half is y below 24."""
    return Opening((3, 5), FACE_OFF, mission=mission).play(TakeRole("attacker"), TakeZone("A")).through_aims()


@rule("ME-OBJ-1", "ME-SET-5", "ME-OBJ-14")
def test_markers_go_down_by_turns_the_defender_first_into_the_other_half() -> None:
    field = placing()
    seats = []
    for place in ((10, 40), (10, 8), (40, 40), (40, 8)):
        seats.append(field.seat)
        own_half = PlaceMarker(place[0] * 1000, (48 - place[1]) * 1000)
        assert field.refused(own_half) == "ME-OBJ-1"
        field.play(PlaceMarker(place[0] * 1000, place[1] * 1000))
    assert seats == [0, 1, 0, 1]
    assert field.asked == "deploy"
    assert [(event.seat, event.marker) for event in field.told(MarkerPlaced)] == [(0, 0), (1, 1), (0, 2), (1, 3)]


@rule("ME-OBJ-1", "ME-SCO-14")
def test_a_marker_lies_wholly_in_the_other_half() -> None:
    field = placing()
    assert field.refused(PlaceMarker(24000, 24739)) == "ME-OBJ-1"
    assert field.can(PlaceMarker(24000, 24740))


@rule("ME-OBJ-2", "ME-EX-75")
@pytest.mark.parametrize(("x", "rule_id"), [(6750, "ME-OBJ-2"), (6751, "")])
def test_a_marker_is_more_than_six_inches_from_an_edge(x: int, rule_id: str) -> None:
    found = placing().match.refusal(PlaceMarker(x, 36000))
    assert ("" if found is None else found.rule) == rule_id


@rule("ME-OBJ-2", "ME-EX-75")
@pytest.mark.parametrize(("gap", "rule_id"), [(13500, "ME-OBJ-2"), (13501, "")])
def test_a_marker_is_more_than_twelve_inches_from_the_next(gap: int, rule_id: str) -> None:
    table = marked(at=(10, 36))
    found = placing_refusal(table.state, 0, 10000 + gap, 36000)
    assert ("" if found is None else found.rule) == rule_id


@rule("ME-OBJ-2", "ME-SCO-3")
def test_a_marker_a_hair_more_than_twelve_inches_from_the_next_is_far_enough() -> None:
    table = marked(at=(10, 30))
    # sqrt(13500^2 + 100^2) is 13500.37 mils.
    assert placing_refusal(table.state, 0, 23500, 30000) is not None
    assert placing_refusal(table.state, 0, 23500, 30100) is None


@rule("ME-OBJ-2")
def test_a_marker_touches_no_model() -> None:
    table = Table(own(20, 36))
    assert _why(table, 21.26, 36) == "ME-OBJ-2"
    assert _why(table, 21.261, 36) == ""


@rule("ME-OBJ-2")
def test_a_marker_lies_in_no_impassable_ground() -> None:
    table = Table(pieces=[wood("lava", 20, 30, 24, 40, impassable=True)])
    assert _why(table, 24.739, 36) == "ME-OBJ-2"
    assert _why(table, 24.75, 36) == ""


@rule("ME-OBJ-2")
def test_woods_and_obstacles_bear_markers() -> None:
    table = Table(pieces=[wood("wood", 20, 30, 24, 40), wall("crate", 30, 34, 33, 38)])
    assert (_why(table, 22, 36), _why(table, 31, 36)) == ("", "")


@rule("ME-OBJ-2")
def test_no_marker_lies_where_nobody_can_get_to() -> None:
    ring = [
        wood("south", 10, 28, 20, 29, impassable=True),
        wood("north", 10, 38, 20, 39, impassable=True),
        wood("west", 10, 28, 11, 39, impassable=True),
        wood("east", 19, 28, 20, 39, impassable=True),
    ]
    assert _why(Table(pieces=ring), 15, 33) == "ME-OBJ-2"
    assert _why(Table(pieces=ring[:3]), 15, 33) == ""


def _why(table: Table, x: float, y: float) -> str:
    """The rule that forbids seat 0 a marker there."""
    found = placing_refusal(table.state, 0, round(x * 1000), round(y * 1000))
    return "" if found is None else found.rule


@rule("ME-OBJ-3")
def test_a_crammed_half_cuts_the_distance_of_markers_by_the_least_that_helps() -> None:
    table = Table(size=(36, 36))
    # The half holds centres from 6.751 to 29.249 and from 18.74 to 29.249.
    table.state.markers = tuple(lying(x, y) for x in (7, 18, 29) for y in (19, 29))
    assert _why(table, 12.5, 24) == "" and _why(table, 23.5, 24) == ""
    # The best place is 7.433" from the nearest centre, so 5.9" from rim to rim.
    assert (_why(table, 12.5, 23.96), _why(table, 12.5, 23.95)) == ("", "ME-OBJ-2")
    assert _why(table, 10, 24) == "ME-OBJ-2"


@rule("ME-OBJ-3")
def test_a_marker_without_any_place_is_left_out_of_the_game() -> None:
    table = Table(pieces=[wood("lava", 0, 24, 48, 48, impassable=True)])
    table.run((PlaceOne(0, "territories"),))
    assert table.asked == ""
    assert table.state.markers[0].gone
    assert len(table.told(MarkerLeftOut)) == 1


@rule("ME-OBJ-1", "ME-SET-5", "ME-OBJ-20", "ME-OBJ-14")
@pytest.mark.parametrize(("mission", "count"), [("bloodbath", 0), ("groundfahll", 6), ("purple-gold", 4)])
def test_each_mission_puts_its_markers_down(mission: str, count: int) -> None:
    table = Table()
    table.state.mission = mission
    table.run((PlaceMarkers(),))
    left = [each for each in table.state.stack if isinstance(each, PlaceOne)]
    assert len(left) == count
    assert [each.seat for each in left[::-1]] == [1, 0, 1, 0, 1, 0][:count]


@rule("ME-SET-5", "ME-OBJ-1")
def test_the_defender_starts_each_set_anew() -> None:
    table = Table()
    table.state.mission = "contested-harvest"
    table.run((PlaceMarkers(),))
    left = [(each.kind, each.seat) for each in table.state.stack[::-1] if isinstance(each, PlaceOne)]
    assert left == [("territories", n % 2 ^ 1) for n in range(6)] + [("cybelRefineries", n % 2 ^ 1) for n in range(4)]


# control


@rule("ME-OBJ-7", "ME-OBJ-4", "ME-SCO-3")
@pytest.mark.parametrize(("x", "seat"), [(20, 0), (21.25, 0), (21.26, 0), (21.261, None)])
def test_who_touches_a_marker_or_stands_on_it_controls_it(x: float, seat: int | None) -> None:
    assert holder(marked(own(x, 20))) == seat


@rule("ME-OBJ-7", "ME-MEA-4")
@pytest.mark.parametrize(("gap", "seat"), [(3, None), (3.001, 0)])
def test_an_enemy_within_three_inches_contests(gap: float, seat: int | None) -> None:
    assert holder(marked(own(20, 21.25), foe(20, 20 - 0.75 - 0.5 - gap))) == seat


@rule("ME-OBJ-7")
def test_enemies_that_both_touch_contest_each_other() -> None:
    assert holder(marked(own(20, 21.25), foe(20, 18.75))) is None


@rule("ME-OBJ-7")
def test_being_near_is_not_control() -> None:
    assert holder(marked(own(20, 22))) is None


@rule("ME-OBJ-7", "ME-SCO-5")
def test_a_model_on_a_floor_above_a_marker_neither_touches_nor_contests_it_below_three_inches() -> None:
    ruin = wood("ruin", 17, 17, 23, 23, floors=(_floor(2000), _floor(3500)))
    over = {"surface": "ruin:1"}
    assert holder(marked(own(20, 20, **over), pieces=(ruin,))) is None
    # 2" above it is no contact, but within 3"; 3.5" above it is neither.
    assert holder(marked(own(20, 20), foe(20, 20, surface="ruin:0"), pieces=(ruin,))) is None
    assert holder(marked(own(20, 20), foe(20, 20, **over), pieces=(ruin,))) == 0


@rule("ME-OBJ-7", "ME-SCO-5")
def test_a_marker_on_a_hill_is_touched_on_the_hill() -> None:
    hill = wall("hill", 17, 17, 23, 23, height=3000, standable=True)
    assert holder(marked(own(20, 20, surface="hill:top"), pieces=(hill,))) == 0


def _floor(elevation: int) -> Floor:
    return Floor(Polygon.rectangle(17000, 17000, 23000, 23000), elevation)


@rule("ME-OBJ-8", "ME-ABI-16", "ME-EX-77")
@pytest.mark.parametrize(("gap", "seat"), [(None, 0), (3, None), (3.001, 0)])
def test_holdfast_keeps_a_contested_marker_unless_the_enemy_has_it_too(gap: float | None, seat: int | None) -> None:
    squads = [own(20, 21.25, abilities=[Holdfast()]), foe(20, 16.75)]
    if gap is not None:
        squads.append(Squad("Epirian Contractors", [(20 + 1.25 + gap, 20)], seat=1, abilities=[Holdfast()]))
    assert holder(marked(*squads)) == seat


@rule("ME-OBJ-8")
def test_with_holdfast_cancelled_nobody_controls_the_marker_even_if_one_side_alone_touches() -> None:
    near = foe(20, 16.8, abilities=[Holdfast()])
    assert holder(marked(own(20, 21.25), own(23.5, 20, abilities=[Holdfast()]), near)) is None


@rule("ME-OBJ-4")
def test_markers_stop_nobody() -> None:
    table = marked(own(18, 20), foe(40, 40)).active(0)
    assert refusal(table.state, Move("move", steps=(Stand(22000, 20000),))) is None
    assert refusal(table.state, Move("move", steps=(Stand(20000, 20000),))) is None


@rule("ME-OBJ-32", "ME-OBJ-4", "ME-SCO-6")
def test_a_marker_is_shown_with_its_kind_place_size_and_captor() -> None:
    field = Field(mission="groundfahll", markers=[lying(20, 20, "territories", captured=1)])
    for seat in (0, 1, None):
        (marker,) = field.match.view(seat).markers
        assert (marker.kind, marker.captured) == ("territories", 1)
        assert marker.radius == 750
