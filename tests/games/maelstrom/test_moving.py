"""Moves: what refuses a path, an end and a placement, in the order of the ledger, and what a move brings. ME-MOV."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from edgewise.games.maelstrom.abilities import DynamicMove, FormShift
from edgewise.games.maelstrom.actions import Move, MoveKind, Stand
from edgewise.games.maelstrom.events.moving import ClimbShook, CoverLost, DangerMet, UnitMoved
from edgewise.games.maelstrom.frames.moves import linger, moved
from edgewise.games.maelstrom.kinds import Facing, Mils, Model, SurfaceName, Unit
from edgewise.games.maelstrom.queries.bodies import distance, unit_bodies
from edgewise.games.maelstrom.queries.errands import allowance
from edgewise.games.maelstrom.queries.moving import can_regain, proposals, refusal
from edgewise.games.maelstrom.state import Lying
from edgewise.geometry.plane import Polygon
from edgewise.tabletop.terrain import Floor, Part
from tests.games.maelstrom.table import EAST, NORTH, Inches, Squad, Table, row, wall, wood
from tests.support.rules import rule

TROOPERS, CONTRACTORS, BIKES = "Karist Troopers", "Epirian Contractors", "Herald Riders"
Place = tuple[Inches, Inches] | tuple[Inches, Inches, str]


def at(*place: Inches | str) -> Stand:
    """A place in inches, with a surface where it is not the ground."""
    x, y, *surface = place
    assert not isinstance(x, str) and not isinstance(y, str)
    return Stand(round(x * 1000), round(y * 1000), SurfaceName(str(surface[0]) if surface else "ground"))


def move(*steps: Place, kind: MoveKind = "move", facing: int | None = None, **given: object) -> Move:
    """A move of the leader through these places."""
    turned = None if facing is None else Facing(facing)
    return Move(kind, steps=tuple(at(*step) for step in steps), facing=turned, **given)  # type: ignore[arg-type]


def why(table: Table, action: Move) -> str:
    """The rule that forbids a move of the active unit, "" if none does."""
    found = refusal(table.state, action)
    return "" if found is None else found.rule


def make(table: Table, action: Move, *dice: int) -> Table:
    """The active unit moves, judged before."""
    assert why(table, action) == ""
    return table.run(moved(table.state, action), *dice)


def one(place: tuple[Inches, Inches] = (10, 10), **given: object) -> Squad:
    """A single model on foot, MV 5."""
    return Squad(TROOPERS, [place], changed={0: {"mv": 5}}, **given)  # type: ignore[arg-type]


def five(place: tuple[Inches, Inches] = (10, 10), **given: object) -> Squad:
    """Five models on foot, MV 5."""
    spots = [place, *((place[0] - 1.2, place[1] + 1.2 * n) for n in (-1, 0, 1, 2))]
    return Squad(TROOPERS, spots, changed={n: {"mv": 5} for n in range(5)}, **given)  # type: ignore[arg-type]


def foes(*places: tuple[Inches, Inches], **given: object) -> Squad:
    """Enemies at these places."""
    return Squad(CONTRACTORS, places, seat=1, **given)  # type: ignore[arg-type]


# lengths


@rule("ME-MOV-2", "ME-ACT-7")
def test_a_move_is_as_long_as_its_path_and_no_longer_than_the_lowest_mv() -> None:
    table = Table(one(), foes((40, 40))).active(0)
    assert why(table, move((15, 10))) == ""
    assert why(table, move((15.001, 10))) == "ME-MOV-2"
    assert why(table, move((13, 10), (13, 12))) == ""
    assert why(table, move((13, 10), (13, 12.5))) == "ME-MOV-2"


@rule("ME-ACT-7", "ME-PRO-4")
def test_the_slowest_model_sets_the_pace() -> None:
    squad = Squad(TROOPERS, row(10, 10, 3), changed={0: {"mv": 6}, 1: {"mv": 4}, 2: {"mv": 6}})
    table = Table(squad, foes((40, 40)))
    assert allowance(table.state, Unit(0), "move") == 4000
    assert allowance(table.state, Unit(0), "dash") == 8000


@rule("ME-TOK-4", "ME-PRO-5")
def test_a_slowed_unit_is_two_inches_slower() -> None:
    table = Table(one(tokens=["slowed"]), foes((40, 40)))
    assert allowance(table.state, Unit(0), "move") == 3000


@rule("ME-PRO-3", "ME-PRO-5", "ME-ACT-7", "ME-TOK-4")
@pytest.mark.parametrize(("hurt", "tokens", "inches"), [(5, (), 7), (6, (), 5), (6, ("slowed",), 3)])
def test_a_badly_damaged_unit_is_slower(hurt: int, tokens: tuple[str, ...], inches: int) -> None:
    table = Table(Squad("Cybel Angel", [(10, 10)], injuries={0: hurt}, tokens=tokens), foes((40, 40)))
    assert allowance(table.state, Unit(0), "move") == Mils(inches * 1000)


@rule("ME-ACT-8", "ME-CON-2", "ME-RET-1", "ME-DIC-4")
@pytest.mark.parametrize(("kind", "inches"), [("dash", 10), ("charge", 10), ("retreat", 10), ("consolidate", 3)])
def test_each_kind_of_move_has_its_allowance(kind: MoveKind, inches: int) -> None:
    table = Table(one(), foes((40, 40)))
    assert allowance(table.state, Unit(0), kind) == Mils(inches * 1000)


@rule("ME-MOV-10")
def test_a_move_of_no_inches_is_a_move() -> None:
    table = make(Table(one(cover=1), foes((40, 40))).active(0), move(facing=NORTH))
    assert table.state.cover[0] == 0
    assert table.state.facing[0] == NORTH
    assert table.state.acting is not None and table.state.acting.moved
    assert table.told(CoverLost)


@rule("ME-MOV-11")
@pytest.mark.parametrize(
    "bad",
    [
        move((10.1, 10), (12, 10)),
        move((12, 10, "nowhere")),
        move((12, 10, "hill:top")),
        move(facing=36000),
        move((12, 10), places=((Model(0), at(9, 9)),)),
        move((12, 10), start=at(10, 10)),
    ],
)
def test_a_malformed_move_is_refused(bad: Move) -> None:
    hill = wall("hill", 20, 20, 26, 26, height=1500, standable=True)
    table = Table(one(), foes((40, 40)), pieces=[hill]).active(0)
    assert why(table, bad) == "ME-MOV-11"


@rule("ME-MOV-11")
def test_the_last_leg_may_be_short() -> None:
    table = Table(one(), foes((40, 40))).active(0)
    assert why(table, move((12, 10), (12.1, 10))) == ""
    assert why(table, move((10.1, 10))) == ""


# what is in the way


@rule("ME-MOV-12", "ME-SCO-11")
def test_the_leader_stays_on_the_table() -> None:
    table = Table(one((2, 10)), foes((40, 40))).active(0)
    assert why(table, move((0.5, 10))) == ""
    assert why(table, move((0.48, 10))) == "ME-MOV-12"


@rule("ME-MOV-3", "ME-MOV-4")
def test_a_leader_passes_friends_but_no_enemy() -> None:
    table = Table(one(), Squad("Kaddar Nova", [(12.5, 10)]), foes((12.5, 20))).active(0)
    assert why(table, move((15, 10))) == ""
    table = Table(one(), foes((12.5, 10))).active(0)
    assert why(table, move((15, 10))) == "ME-MOV-4"
    assert why(table, move((12.5, 11.1), (14, 11.1))) == ""


@rule("ME-MOV-5")
def test_the_gaps_of_one_enemy_unit_are_closed() -> None:
    table = Table(one(), foes((12.5, 8), (12.5, 12))).active(0)
    assert why(table, move((15, 10))) == "ME-MOV-5"
    pair = Table(one(), foes((12.5, 8)), Squad("Spider Drones", [(12.5, 12)], seat=1)).active(0)
    assert why(pair, move((15, 10))) == ""


@rule("ME-TER-4", "ME-SCO-14", "ME-SCO-15")
def test_impassable_ground_is_neither_entered_nor_crossed() -> None:
    lava = wood("lava", 12, 8, 13, 12, impassable=True, cover=0)
    table = Table(one(), foes((40, 40)), pieces=[lava]).active(0)
    assert why(table, move((14, 10))) == "ME-TER-4"
    assert why(table, move((11.5, 10))) == ""
    assert why(table, move((11.51, 10))) == ""
    assert why(table, move((11.511, 10))) == "ME-TER-4"


@rule("ME-SCO-15")
def test_the_reasons_of_a_leg_come_in_their_order() -> None:
    lava = wood("lava", 0, 11.5, 3, 12.5, impassable=True, cover=0)
    blocked = Table(one((2, 10)), foes((2, 14), (2.5, 11.2)), pieces=[lava]).active(0)
    assert why(blocked, move((2, 14))) == "ME-TER-4"
    assert why(blocked, move((-1, 14))) == "ME-MOV-12"


# climbing


@rule("ME-TER-11", "ME-TER-10")
def test_going_over_two_inches_costs_them_up_and_down() -> None:
    rock = wall("rock", 11.2, 9, 11.3, 11, height=2000)
    table = Table(one(), foes((40, 40)), pieces=[rock]).active(0)
    assert why(table, move((13, 10))) == "ME-MOV-2"
    assert why(table, move((13, 10), kind="dash")) == ""
    low = wall("rock", 11.2, 9, 11.3, 11, height=1900)
    table = make(Table(one(), foes((40, 40)), pieces=[low]).active(0), move((13, 10)))
    assert table.told(UnitMoved)[0].length == 3000


@rule("ME-TER-11", "ME-MOV-11", "ME-MOV-4")
def test_a_level_is_climbed_at_the_edge_of_its_floor() -> None:
    ruin = wood("ruin", 10, 0, 16, 10, floors=(Floor(_box(10, 0, 14, 10), 2500),))
    squad = Squad(TROOPERS, [(8, 5)], changed={0: {"mv": 7}})
    table = make(Table(squad, foes((40, 40)), pieces=[ruin]).active(0), move((12, 5, "ruin:0")))
    assert table.told(UnitMoved)[0].length == 6500
    assert table.told(UnitMoved)[0].climb == 2500
    assert table.state.z[0] == 2500
    for x, expected in ((9.4, "ME-MOV-4"), (11.2, "")):
        met = Table(squad, foes((x, 5)), pieces=[ruin]).active(0)
        assert why(met, move((12, 5, "ruin:0"))) == expected


def _box(left: Inches, bottom: Inches, right: Inches, top: Inches) -> Polygon:
    return wall("box", left, bottom, right, top).outline


@rule("ME-TYP-3", "ME-MOV-13")
def test_climbing_shakes_a_bike() -> None:
    rock = wall("rock", 13.9, 9, 14.1, 11, height=2000)
    squad = Squad(BIKES, [(11, 10)], changed={0: {"mv": 12}})
    table = make(Table(squad, foes((40, 40)), pieces=[rock]).active(0), move((17, 10)))
    assert table.told(UnitMoved)[0].climb == 4000
    assert [event.levels for event in table.told(ClimbShook)] == [2]
    assert table.state.level[0] == 2
    low = wall("rock", 13.9, 9, 14.1, 11, height=1500)
    table = make(Table(squad, foes((40, 40)), pieces=[low]).active(0), move((17, 10)))
    assert table.state.level[0] == 0


# ends


@rule("ME-MOV-6", "ME-TER-7")
def test_a_move_ends_on_nobody_and_in_contact_with_no_enemy() -> None:
    table = Table(one(), Squad("Kaddar Nova", [(13, 10)]), foes((10, 13))).active(0)
    assert why(table, move((12.5, 10))) == "ME-MOV-6"
    assert why(table, move((12, 10))) == ""
    assert why(table, move((10, 12))) == "ME-MOV-6"
    assert why(table, move((10, 11.989))) == ""


@rule("ME-CQF-12", "ME-MOV-6", "ME-SCO-15")
def test_who_faces_off_may_leave_but_not_stay_in_contact() -> None:
    table = Table(one(), foes((11, 10))).active(0, facing_off=True)
    assert why(table, move((9, 10))) == ""
    assert why(table, move((9.995, 10))) == "ME-MOV-6"


@rule("ME-TER-14")
def test_nobody_stops_where_there_is_no_room() -> None:
    rock = wall("rock", 12, 9, 14, 11, height=1500)
    hill = wall("hill", 9, 12, 13, 16, height=1500, standable=True)
    table = Table(one(), foes((40, 40)), pieces=[rock, hill]).active(0)
    assert why(table, move((12, 10))) == "ME-TER-14"
    assert why(table, move((13, 10, "rock:top"))) == "ME-TER-14"
    assert why(table, move((10, 14, "hill:top"))) == ""
    assert why(table, move((10, 12.2, "hill:top"))) == "ME-TER-14"


@rule("ME-OBJ-8")
def test_no_unit_ends_on_two_markers() -> None:
    table = Table(one(), foes((40, 40))).active(0)
    table.state.markers = (Lying("objective", 13000, 9200), Lying("objective", 13000, 10800))
    assert why(table, move((13, 10))) == "ME-OBJ-8"
    assert why(table, move((13, 9))) == ""


# the others


@rule("ME-MOV-7", "ME-UNI-11", "ME-MOV-9")
def test_the_others_are_set_down_around_their_leader() -> None:
    table = make(Table(five(), foes((40, 40))).active(0), move((15, 10), facing=EAST))
    leader, *mates = unit_bodies(table.state, Unit(0))
    assert (leader.x, leader.y) == (15000, 10000)
    assert (mates[0].x, mates[0].y) == (16000, 10000)
    assert all(distance(leader, mate) <= 3000 for mate in mates)


def _places(*spots: tuple[Inches, Inches]) -> tuple[tuple[Model, Stand], ...]:
    return tuple((Model(n), at(*spot)) for n, spot in enumerate(spots, 1))


@rule("ME-UNI-12", "ME-SCO-9")
def test_a_placement_out_of_coherency_is_refused_where_the_search_does_better() -> None:
    table = Table(five(), foes((40, 40))).active(0)
    near = [(14, 12), (14, 8), (16, 12), (16, 8)]
    assert why(table, move((15, 10), places=_places(*near))) == ""
    assert why(table, move((15, 10), places=_places(*near[:3], (19.1, 10)))) == "ME-UNI-12"
    assert why(table, move((15, 10), places=_places(*near[:3], (19, 10)))) == ""


@rule("ME-MOV-8", "ME-SCO-11")
def test_placed_models_obey_the_rules_of_moving_ones() -> None:
    lava = wood("lava", 15.6, 8, 16.2, 12, impassable=True, cover=0)
    table = Table(five(), foes((17.3, 14)), pieces=[lava]).active(0)
    fine = [(14, 12), (14, 8), (13, 10)]
    assert why(table, move((15, 10), places=_places(*fine, (16.9, 10)))) == "ME-MOV-8"
    assert why(table, move((15, 10), places=_places(*fine, (15.3, 12)))) == "ME-TER-4"
    assert why(table, move((15, 10), places=_places(*fine, (14.5, 10)))) == "ME-MOV-6"
    assert why(table, move((15, 10), places=_places(*fine, (16.3, 14)))) == "ME-MOV-6"


@rule("ME-UNI-13")
def test_who_is_out_of_coherency_mends_it() -> None:
    squad = Squad(TROOPERS, [(10, 10), (10, 16)], changed={n: {"mv": 5} for n in (0, 1)})
    table = Table(squad, foes((40, 40))).active(0, strayed=True)
    assert can_regain(table.state, Unit(0))
    assert why(table, move((12, 10))) == ""
    assert why(table, move((12, 10), places=((Model(1), at(12, 16)),))) == "ME-UNI-12"


# dynamic moves


@rule("ME-TER-13", "ME-ABI-11")
def test_a_dynamic_move_disregards_what_lies_between() -> None:
    lava = wood("lava", 11, 8, 12, 12, impassable=True, cover=0)
    rock = wall("rock", 12.1, 9, 12.4, 11, height=4000)
    pieces = [lava, rock]
    plain = Table(one(), foes((12.7, 9.5)), pieces=pieces).active(0)
    assert why(plain, move((15, 10), dynamic=True)) == "ME-TER-13"
    winged = Table(one(abilities=[DynamicMove()]), foes((12.7, 9.5)), pieces=pieces).active(0)
    assert why(winged, move((15, 10))) == "ME-TER-4"
    assert why(winged, move((15, 10), dynamic=True)) == ""
    assert why(winged, move((11.5, 10), dynamic=True)) == "ME-TER-4"
    assert why(winged, move((12.7, 10.5), dynamic=True)) == "ME-MOV-6"


@rule("ME-TER-13", "ME-DATA-4")
def test_who_shifts_its_form_moves_dynamically_in_the_winged_one_alone() -> None:
    table = Table(one(abilities=[FormShift()], tokens=["winged"]), foes((40, 40))).active(0)
    assert why(table, move((12, 10), dynamic=True)) == ""
    assert all(each.dynamic for each in proposals(table.state, Unit(0), "move"))
    table.state.tokens[0] = ("slasher",)
    assert why(table, move((12, 10), dynamic=True)) == "ME-TER-13"
    assert not any(each.dynamic for each in proposals(table.state, Unit(0), "move"))


@rule("ME-TER-13")
def test_a_dynamic_move_needs_the_ability_in_every_model() -> None:
    squad = Squad("Angel Minnow Pack", [(10, 10), (11, 11)])
    table = Table(squad, foes((40, 40))).active(0)
    state = table.state
    assert proposals(state, Unit(0), "move")[0].dynamic == all(
        any(isinstance(each, DynamicMove) for each in model.abilities) for model in table.book.models[:2]
    )


# dangerous ground


@rule("ME-TER-8", "ME-TER-9", "ME-SUP-6")
def test_dangerous_ground_crossed_raises_the_suppression_once() -> None:
    for strength in (1, 2):
        mines = wood("mines", 12, 8, 13, 12, dangerous=strength, cover=0)
        table = make(Table(one(), foes((40, 40)), pieces=[mines]).active(0), move((15, 10)))
        assert table.state.level[0] == strength
        assert [event.levels for event in table.told(DangerMet)] == [strength]


@rule("ME-TER-8", "ME-SCO-14")
def test_a_base_that_only_touches_dangerous_ground_is_not_affected() -> None:
    mines = wood("mines", 12, 8, 13, 12, dangerous=1, cover=0)
    table = make(Table(one(), foes((40, 40)), pieces=[mines]).active(0), move((11.51, 10)))
    assert table.state.level[0] == 0
    table = make(Table(one(), foes((40, 40)), pieces=[mines]).active(0), move((11.511, 10)))
    assert table.state.level[0] == 1


@rule("ME-TER-8")
def test_two_dangers_are_two_and_parts_are_dangers_of_their_own() -> None:
    first = wood("first", 12, 8, 13, 12, dangerous=1, cover=0)
    second = wood("second", 13.2, 8, 14, 12, cover=0, parts=(Part(_box(13.4, 9, 13.8, 11), dangerous=2),))
    table = make(Table(one(), foes((40, 40)), pieces=[first, second]).active(0), move((15, 10)))
    assert table.state.level[0] == 3


@rule("ME-TER-8", "ME-TER-13")
def test_a_dynamic_move_meets_danger_at_its_ends_only() -> None:
    mines = wood("mines", 12, 8, 13, 12, dangerous=1, cover=0)
    winged = one(abilities=[DynamicMove()])
    over = make(Table(winged, foes((40, 40)), pieces=[mines]).active(0), move((15, 10), dynamic=True))
    assert over.state.level[0] == 0
    into = make(Table(winged, foes((40, 40)), pieces=[mines]).active(0), move((12.5, 10), dynamic=True))
    assert into.state.level[0] == 1


@rule("ME-TER-8", "ME-ACT-18")
def test_staying_in_dangerous_ground_is_no_escape() -> None:
    mines = wood("mines", 9, 8, 13, 12, dangerous=1, cover=0)
    table = Table(one(), foes((40, 40)), pieces=[mines]).active(0)
    table.run(linger(table.state, Unit(0)))
    assert table.state.level[0] == 1


@rule("ME-MOV-13", "ME-SUP-2", "ME-TER-9")
def test_danger_past_full_suppression_is_an_injury() -> None:
    mines = wood("mines", 12, 8, 13, 12, dangerous=2, cover=0)
    table = make(Table(one(level=5), foes((40, 40)), pieces=[mines]).active(0), move((15, 10)))
    assert table.state.place[0] == "destroyed"


# what an activation remembers


@rule("ME-CHG-2", "ME-WPN-13")
def test_the_first_move_notes_how_enemies_stood() -> None:
    table = make(Table(one(), foes((14, 10), facing=EAST)).active(0), move((10, 13)))
    assert table.state.acting is not None
    assert table.state.acting.notes == (table.note(1, behind=True, unseen=True),)
    before = Table(one(), foes((14, 10), facing=18000)).active(0)
    assert make(before, move((10, 13))).state.acting.notes == (before.note(1),)  # type: ignore[union-attr]


@rule("ME-WPN-12")
def test_enemies_within_an_inch_of_the_way_were_passed() -> None:
    near = make(Table(one(), foes((12, 12))).active(0), move((15, 10)))
    assert near.state.acting is not None and near.state.acting.passed == (Unit(1),)
    far = make(Table(one(), foes((12, 12.001))).active(0), move((15, 10)))
    assert far.state.acting is not None and far.state.acting.passed == ()


# proposals


def _spots(moves: Sequence[Move]) -> list[Stand]:
    return [each.steps[-1] for each in moves if each.steps]


@rule("ME-MOV-2", "ME-MOV-6", "ME-MOV-8", "ME-SCO-9")
def test_every_move_that_is_offered_is_legal() -> None:
    pieces = [
        wall("wall", 12, 14, 16, 14.5),
        wood("wood", 6, 13, 9, 16),
        wall("rock", 13, 8, 14, 9, height=2000),
        wood("lava", 6, 6, 8, 8, impassable=True, cover=0),
        wall("hill", 14, 10, 19, 13, height=1500, standable=True, open_top=True),
    ]
    table = Table(five(), foes((11, 18), (12.5, 18), (14, 18)), pieces=pieces).active(0)
    table.state.markers = (Lying("objective", 12000, 12000),)
    for kind in ("move", "dash", "charge"):
        moves = proposals(table.state, Unit(0), kind)
        assert all(why(table, each) == "" for each in moves)
        assert len(set(moves)) == len(moves)
        assert len(moves) >= (1 if kind == "charge" else 24)


@rule("ME-TER-12", "ME-TER-4")
def test_area_terrain_is_open_save_for_what_is_marked_impassable_in_it() -> None:
    pool = Part(_box(13, 11, 15, 13), impassable=True)
    table = Table(one(), foes((40, 40)), pieces=[wood("wood", 11, 8, 17, 14, parts=(pool,))]).active(0)
    assert why(table, move((14, 10))) == ""
    assert why(table, move((13, 13))) == "ME-TER-4"


@rule("ME-UNI-7", "ME-UNI-8")
def test_all_models_share_the_facing_of_their_leader() -> None:
    table = make(Table(five(), foes((40, 40))).active(0), move((12, 10), facing=NORTH))
    assert table.state.facing[0] == NORTH
    assert table.told(UnitMoved)[0].facing == NORTH
