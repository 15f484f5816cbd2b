"""Charges, retreats, bonus moves and consolidation. ME-CHG, ME-RET, ME-ACT-12, ME-CON-2."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import DefensiveCountermeasures, DynamicMove, FragGrenades
from edgewise.games.maelstrom.actions import Decline, GoOnTheMove, Move
from edgewise.games.maelstrom.answers import TakeInjury
from edgewise.games.maelstrom.events.moving import (
    BonusMoveRolled,
    ChargeMade,
    CountermeasuresMet,
    CoverLost,
    GrenadeThrown,
    RetreatBarred,
    RetreatPressed,
)
from edgewise.games.maelstrom.frames.bonus import bonus
from edgewise.games.maelstrom.frames.retreats import retreat
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.contact import contacts, enemies_touching
from edgewise.games.maelstrom.queries.moving import is_possible, proposals
from tests.games.maelstrom.table import WEST, Inches, Squad, Table, row, wall, wood
from tests.games.maelstrom.test_moving import CONTRACTORS, TROOPERS, at, five, foes, make, move, one, why
from tests.support.rules import rule

DECLINE = Decline()


def charge(*steps: tuple[Inches, Inches], target: int = 1, **given: Any) -> Move:
    """A charge through these places."""
    return move(*steps, kind="charge", target=Unit(target), **given)


# charges


@rule("ME-CHG-1")
def test_a_target_is_within_twice_the_mv() -> None:
    table = Table(one(), foes((21, 10))).active(0)
    assert why(table, charge((20, 10))) == ""
    far = Table(one(), foes((21.001, 10))).active(0)
    assert why(far, charge((20, 10))) == "ME-CHG-1"
    assert why(table, charge((20, 10), target=0)) == "ME-CHG-1"
    assert why(table, move((15, 10), kind="charge")) == "ME-CHG-1"


@rule("ME-CQF-12", "ME-SCO-15")
def test_nobody_charges_whom_they_face_off_with() -> None:
    table = Table(one(), foes((11, 10)), foes((18, 10))).active(0, facing_off=True)
    assert why(table, charge((10, 11))) == "ME-CQF-12"
    assert why(table, charge((10, 12), (17, 10), target=2)) == ""


@rule("ME-CHG-3", "ME-SCO-11")
def test_the_leader_ends_in_contact() -> None:
    table = Table(one(), foes((18, 10))).active(0)
    assert why(table, charge((17, 10))) == ""
    assert why(table, charge((16.99, 10))) == ""
    assert why(table, charge((16.989, 10))) == "ME-CHG-3"


@rule("ME-CHG-4", "ME-SCO-15")
def test_only_the_target_is_touched() -> None:
    table = Table(one(), foes((18, 10)), Squad("Spider Drones", [(17, 11)], seat=1)).active(0)
    assert why(table, charge((17, 10))) == "ME-CHG-4"


@rule("ME-CHG-3", "ME-SCO-9")
def test_as_many_as_can_are_in_contact() -> None:
    table = Table(five(), foes((18, 8), (18, 10), (18, 12))).active(0)
    make(table, charge((17, 10)))
    own, theirs = (unit_bodies(table.state, Unit(unit)) for unit in (0, 1))
    assert contacts(own, theirs) == 5
    assert [event.contacts for event in table.told(ChargeMade)] == [5]


@rule("ME-CHG-3")
def test_fewer_in_contact_than_can_be_are_refused() -> None:
    table = Table(five(), foes((18, 8), (18, 10), (18, 12))).active(0)
    places = tuple((Model(n), at(*spot)) for n, spot in enumerate([(16, 9), (16, 10), (16, 11), (15, 10)], 1))
    assert why(table, charge((17, 10), places=places)) == "ME-CHG-3"


@rule("ME-MOV-9", "ME-MOV-11")
def test_a_charge_turns_to_its_target() -> None:
    table = make(Table(one((18, 4)), foes((18, 10))).active(0), charge((18, 9)))
    assert table.state.facing[0] == 9000


@rule("ME-CHG-6", "ME-WPN-8", "ME-CHG-5", "ME-DFR-1")
def test_after_the_move_come_grenade_then_defensive_fire() -> None:
    squad = Squad(TROOPERS, row(9, 10, 2), abilities=[FragGrenades()])
    table = Table(squad, foes((16, 10), (16, 12), facing=WEST)).active(0)
    make(table, charge((15, 10), thrower=Model(1)))
    assert [(event.model, event.target) for event in table.told(GrenadeThrown)] == [(1, 1)]
    assert table.state.level[1] == 1
    assert (table.asked, table.seat) == ("defensive-fire", 1)
    table.play(DECLINE)
    assert table.is_over
    assert table.state.acting is not None
    assert (table.state.acting.charged, table.state.acting.thrower) == (1, 1)


@rule("ME-WPN-8")
def test_only_who_has_frag_grenades_throws_one() -> None:
    table = Table(Squad("Praetorians", row(9, 10, 2)), foes((16, 10))).active(0)
    assert why(table, charge((15, 10), thrower=Model(1))) == "ME-WPN-8"


@rule("ME-CHG-6", "ME-WPN-8")
def test_a_thrower_lost_on_the_way_throws_nothing() -> None:
    mines = wood("mines", 12, 8, 13, 14, dangerous=1, cover=0)
    squad = Squad(TROOPERS, row(9, 10, 2), abilities=[FragGrenades()], level=6)
    table = Table(squad, foes((16, 10)), pieces=[mines]).active(0)
    make(table, charge((15, 10), thrower=Model(1)))
    assert table.asked == "injury"
    table.play(TakeInjury(Model(1)), DECLINE)
    assert not table.told(GrenadeThrown)
    assert table.state.level[1] == 0


@rule("ME-ABI-5", "ME-SUP-6", "ME-CHG-6")
@pytest.mark.parametrize(("die", "levels"), [(6, 1), (1, 2)])
def test_countermeasures_shake_the_charger(die: int, levels: int) -> None:
    table = Table(one(), foes((16, 10), abilities=[DefensiveCountermeasures()])).active(0)
    make(table, charge((15, 10)), die)
    assert [event.levels for event in table.told(CountermeasuresMet)] == [levels]
    assert table.state.level[0] == levels
    assert table.asked == "defensive-fire"
    table.play(DECLINE)


@rule("ME-CHG-6", "ME-ACT-20")
def test_with_the_charger_destroyed_the_sequence_ends() -> None:
    mines = wood("mines", 12, 8, 13, 14, dangerous=1, cover=0)
    table = Table(one(level=6, abilities=[FragGrenades()]), foes((16, 10)), pieces=[mines]).active(0)
    make(table, charge((15, 10), thrower=Model(0)))
    assert table.state.place[0] == "destroyed"
    assert table.is_over and table.state.level[1] == 0


@rule("ME-CHG-1", "ME-ACT-19", "ME-SCO-10")
def test_a_charge_is_offered_only_where_the_leader_can_get_into_contact() -> None:
    lava = wood("lava", 14, 0, 15, 48, impassable=True, cover=0)
    barred = Table(one(), foes((16.6, 10)), pieces=[lava]).active(0)
    assert not is_possible(barred.state, Unit(0), "charge")
    around = Table(one(), foes((16.6, 10)), pieces=[wood("lava", 14, 8.6, 15, 12, impassable=True)]).active(0)
    assert is_possible(around.state, Unit(0), "charge", Unit(1))
    assert all(why(around, each) == "" for each in proposals(around.state, Unit(0), "charge"))


# bonus moves


@rule("ME-ACT-12", "ME-DIC-1", "ME-DIC-10")
def test_a_bonus_move_is_as_long_as_a_d3_for_each_token() -> None:
    table = Table(one(moving=2), foes((40, 40))).active(0, "dash", "on-the-move")
    table.run(bonus(table.state, Unit(0)), 3, 6)
    assert [(event.faces, event.most) for event in table.told(BonusMoveRolled)] == [((3, 6), 5000)]
    assert table.asked == "bonus-move"
    assert table.refused(move((15.001, 10), kind="bonus")) == "ME-MOV-2"
    assert table.refused(GoOnTheMove()) == "ME-ACT-12"
    table.play(move((15, 10), kind="bonus"))
    assert table.is_over and table.state.x[0] == 15000
    assert table.state.moving[0] == 2


@rule("ME-ACT-12")
def test_a_bonus_move_may_be_declined() -> None:
    table = Table(one(moving=1), foes((40, 40))).active(0, "move", "on-the-move")
    table.run(bonus(table.state, Unit(0)), 5)
    table.play(DECLINE)
    assert table.state.x[0] == 10000


@rule("ME-TER-8")
def test_a_move_and_its_bonus_move_meet_danger_by_themselves() -> None:
    mines = wood("mines", 12, 8, 14, 12, dangerous=1, cover=0)
    table = make(Table(one(moving=1), foes((40, 40)), pieces=[mines]).active(0), move((13, 10)))
    assert table.state.level[0] == 1
    table.run(bonus(table.state, Unit(0)), 6)
    table.play(move((16, 10), kind="bonus"))
    assert table.state.level[0] == 2


# retreats


def retreating(
    *others: Squad, place: tuple[Inches, Inches] = (30, 14), attacker: tuple[Inches, Inches] = (30, 15)
) -> Table:
    """A single model of seat 0, whose reserve edge is y = 0, has lost against an enemy in contact."""
    squad = Squad(CONTRACTORS, [place], changed={0: {"mv": 5}}, level=4, cover=1)
    table = Table(squad, Squad(TROOPERS, [attacker], seat=1), *others).active(1)
    return table.run(retreat(table.state, Unit(0), Unit(1)))


@rule("ME-RET-1", "ME-RET-2", "ME-RET-6")
def test_a_retreat_leads_no_farther_from_the_own_edge() -> None:
    table = retreating()
    assert (table.asked, table.seat) == ("retreat", 0)
    assert table.refused(move((36, 14.2), kind="retreat")) == "ME-RET-2"
    assert table.refused(move((30, 3.9), kind="retreat")) == "ME-MOV-2"
    assert table.refusal(move((38, 14), kind="retreat")) is None
    table.play(move((30, 6), kind="retreat"))
    assert table.state.level[0] == 4
    assert table.told(CoverLost)


@rule("ME-RET-3", "ME-RET-4", "ME-MEA-4")
@pytest.mark.parametrize(("gap", "pressed"), [(12.001, False), (12, True)])
def test_a_retreat_ends_more_than_twelve_inches_from_other_enemies(gap: Inches, pressed: bool) -> None:
    table = retreating(Squad("Praetorians", [(30 + 1 + gap, 6)], seat=1))
    table.play(move((30, 6), kind="retreat"))
    assert bool(table.told(RetreatPressed)) == pressed
    if pressed:
        # Level 4 goes to 6, and the third level is an injury of the only model.
        assert table.state.place[0] == "destroyed"


@rule("ME-RET-4")
@pytest.mark.parametrize(("end", "pressed"), [(7.999, False), (8, True)])
def test_six_inches_do_from_the_attacker(end: Inches, pressed: bool) -> None:
    table = retreating()
    table.play(move((30, end), kind="retreat"))
    assert bool(table.told(RetreatPressed)) == pressed


@rule("ME-RET-4", "ME-MOV-4", "ME-MOV-5", "ME-MOV-6")
def test_the_attacker_is_no_obstacle_but_nobody_ends_on_it() -> None:
    table = retreating(attacker=(30, 13))
    assert table.refused(move((30, 13.5), kind="retreat")) == "ME-MOV-6"
    assert table.refused(move((30, 12), kind="retreat")) == "ME-MOV-6"
    assert table.refusal(move((30, 6), kind="retreat")) is None


@rule("ME-RET-4", "ME-MOV-4")
def test_even_a_large_attacker_is_no_obstacle() -> None:
    squad = Squad(CONTRACTORS, [(30, 16)], changed={0: {"mv": 5}})
    table = Table(squad, Squad("Cybel Angel", [(30, 14.25)], seat=1)).active(1)
    table.run(retreat(table.state, Unit(0), Unit(1)))
    assert table.refusal(move((30, 7), kind="retreat")) is None


@rule("ME-RET-5", "ME-SUP-6", "ME-MOV-13")
def test_without_a_way_out_the_unit_stays_and_is_pressed() -> None:
    walls = [
        wood("south", 22, 12, 38, 13.4, impassable=True, cover=0),
        wood("west", 22, 13.4, 29.4, 16, impassable=True, cover=0),
        wood("east", 30.6, 13.4, 38, 16, impassable=True, cover=0),
    ]
    squad = Squad(CONTRACTORS, [(30, 14)], changed={0: {"mv": 5, "fortitude": 3}}, cover=1, moving=0)
    table = Table(squad, Squad(TROOPERS, [(30, 15)], seat=1), pieces=walls).active(1)
    table.run(retreat(table.state, Unit(0), Unit(1)))
    assert table.told(RetreatBarred)
    assert (table.state.level[0], table.state.cover[0]) == (3, 0)
    assert enemies_touching(table.state, Unit(0)) == [1]


@rule("ME-RET-2", "ME-SCO-9")
def test_the_others_keep_to_their_own_edge_too() -> None:
    squad = Squad(CONTRACTORS, [(30, 14), (28, 8), (29, 14)], changed={n: {"mv": 5} for n in range(3)})
    table = Table(squad, Squad(TROOPERS, [(30, 15)], seat=1)).active(1)
    table.run(retreat(table.state, Unit(0), Unit(1)))
    table.play(move((30, 9), kind="retreat"))
    assert table.state.y[0] == 9000
    assert table.state.y[1] <= 8000


@rule("ME-RET-1", "ME-RET-2", "ME-RET-6")
def test_every_retreat_that_is_offered_is_legal() -> None:
    table = retreating(Squad("Praetorians", [(25, 6), (26.5, 6)], seat=1))
    offers = table.state.stack[-1].proposals(table.state)
    assert len(offers) >= 8
    assert all(table.refusal(each) is None for each in offers)
    table.play(offers[0])


# consolidation


@rule("ME-RET-5", "ME-SCO-10", "ME-TER-13")
def test_who_moves_dynamically_finds_the_one_place_that_is_left() -> None:
    # All within reach is lava but for a clearing that no straight way towards anything leads to.
    left, right, bottom, top = 23.3, 24.9, 5.9, 7.5
    lava = [
        wood("west", 0, 0, left, 48, impassable=True, cover=0),
        wood("east", right, 0, 48, 48, impassable=True, cover=0),
        wood("south", left, 0, right, bottom, impassable=True, cover=0),
        wood("north", left, top, right, 48, impassable=True, cover=0),
    ]
    flier = Squad(CONTRACTORS, [(30, 12)], changed={0: {"mv": 5}}, abilities=[DynamicMove()])
    table = Table(flier, Squad(TROOPERS, [(30, 13)], seat=1), pieces=lava).active(1)
    table.run(retreat(table.state, Unit(0), Unit(1)))
    assert table.asked == "retreat"
    offers = table.state.stack[-1].proposals(table.state)
    assert offers and all(table.refusal(each) is None for each in offers)
    table.play(offers[0])


@rule("ME-CON-2", "ME-MOV-6")
def test_a_consolidation_may_touch_again_whom_the_unit_fought() -> None:
    table = Table(one(), foes((13.5, 10)), Squad("Spider Drones", [(10, 12.5)], seat=1))
    table.active(0, "close-quarters", fought=Unit(1), window=True)
    assert why(table, move((12.5, 10), kind="consolidate")) == ""
    assert why(table, move((10, 11.5), kind="consolidate")) == "ME-MOV-6"
    assert why(table, move((7, 10), kind="consolidate")) == ""
    assert why(table, move((6.99, 10), kind="consolidate")) == "ME-MOV-2"


@rule("ME-MOV-6", "ME-SCO-15")
def test_contact_with_a_third_party_is_named_before_a_tight_place() -> None:
    rock = wall("rock", 9, 10.9, 11, 11.9)
    table = Table(one(), foes((13.5, 10)), Squad("Spider Drones", [(10, 12.4)], seat=1), pieces=[rock])
    table.active(0, "close-quarters", fought=Unit(1), window=True)
    assert why(table, move((10, 10.45), kind="consolidate")) == "ME-TER-14"
    assert why(table, move((10, 11.4), kind="consolidate")) == "ME-MOV-6"


@rule("ME-RET-5", "ME-SCO-10")
def test_a_way_out_around_corners_is_found() -> None:
    walls = [
        wood("south", 26, 12, 34, 13.4, impassable=True, cover=0),
        wood("west", 26, 13.4, 29.4, 16, impassable=True, cover=0),
        wood("east", 30.6, 13.4, 38, 16, impassable=True, cover=0),
    ]
    squad = Squad(CONTRACTORS, [(30, 14)], changed={0: {"mv": 5, "fortitude": 3}})
    table = Table(squad, Squad(TROOPERS, [(30, 15)], seat=1), pieces=walls).active(1)
    table.run(retreat(table.state, Unit(0), Unit(1)))
    assert table.asked == "retreat"
    offers = table.state.stack[-1].proposals(table.state)
    assert offers and all(table.refusal(each) is None for each in offers)
    table.play(offers[0])


@rule("ME-WPN-8", "ME-WPN-6")
def test_a_charge_is_offered_with_a_grenade_of_whoever_is_missed_least() -> None:
    def offered(*able: int) -> list[Move]:
        items = {n: ["Pulse Carbine", *(["Frag Grenades"] if n in able else [])] for n in range(3)}
        changed = {0: {"cqa": 1}, 1: {"cqa": 3}, 2: {"cqa": 1}}
        chargers = Squad("Karist Troopers", row(10, 10, 3), items=items, changed=changed)
        table = Table(chargers, Squad("Epirian Contractors", row(16, 10, 2), seat=1, facing=WEST)).active(0)
        found = proposals(table.state, Unit(0), "charge")
        assert all(why(table, each) == "" for each in found)
        return list(found)

    assert [move.thrower for move in offered() if move.thrower >= 0] == []
    assert [move.thrower for move in offered(0, 1, 2) if move.thrower >= 0] == [2], "the leader keeps its attack"
    assert [move.thrower for move in offered(1) if move.thrower >= 0] == [1]
    assert offered(0, 1, 2)[0].thrower < 0


@rule("ME-CHG-6", "ME-ACT-20")
def test_nothing_follows_a_charge_that_its_own_unit_did_not_survive() -> None:
    charger = Squad(TROOPERS, [(10, 10)], level=6, changed={0: {"mv": 5, "fortitude": 1}})
    defender = Squad(CONTRACTORS, [(16, 10)], seat=1, facing=WEST, abilities=[DefensiveCountermeasures()])
    table = Table(charger, defender, pieces=[wood("mines", 12, 8, 13, 12, dangerous=1, low=True)]).active(0)
    make(table, charge((15, 10)))
    assert (table.state.place[0], table.told(ChargeMade), table.is_over) == ("destroyed", [], True)
