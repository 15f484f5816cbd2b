"""Which reason is given where several rules are broken at once. ME-SCO-11, ME-SCO-15."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import Dodge, Field, FragGrenades
from edgewise.games.maelstrom.actions import Activate, Aim, CloseQuarters, Fire, HandOver, Move, Shot, Stand, TakeCover
from edgewise.games.maelstrom.answers import Block
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.retreats import retreat
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.kinds import Model, SurfaceName, Unit, WeaponNumber
from edgewise.games.maelstrom.state import Deed, Lying
from tests.games.maelstrom.field import Field as Match
from tests.games.maelstrom.table import WEST, Squad, Table, gun, row, wood
from tests.support.rules import rule

FOE, NOBODY = Unit(1), Unit(77)


def acting(*deeds: Deed, foe: tuple[float, float] = (20, 10), pieces: Any = (), **given: Any) -> Table:
    """A trooper with MV 5 amid its activation, and an enemy."""
    squad = Squad("Karist Troopers", [(10, 10)], changed={0: {"mv": 5}}, **given)
    table = Table(squad, Squad("Epirian Contractors", [foe], seat=1, facing=WEST), pieces=pieces)
    table.run(activation(table.state, Unit(0)))
    if deeds:
        table.active(0, *deeds)
    return table


def to(*steps: tuple[float, float], kind: Any = "move", **given: Any) -> Move:
    """A move through these places."""
    return Move(kind, steps=tuple(Stand(round(x * 1000), round(y * 1000)) for x, y in steps), **given)


def bad_shot(model: int = 9) -> tuple[Shot, ...]:
    """A weapon of a model that is not there."""
    return (Shot(Model(model), WeaponNumber(0)),)


# the order of procedure


@rule("ME-SCO-11")
def test_form_comes_before_the_state_of_the_unit_and_the_count_of_actions() -> None:
    nowhere = Move("move", steps=(Stand(12000, 10000, SurfaceName("attic")),))
    assert acting("aim").refused(nowhere) == "ME-MOV-11"
    assert acting("aim").refused(to((12, 10))) == "ME-ACT-2"


@rule("ME-SCO-11", "ME-TER-13")
def test_a_dynamic_move_that_cannot_be_made_comes_straight_after_form() -> None:
    assert acting("move").refused(to((12, 10), dynamic=True)) == "ME-TER-13"


@rule("ME-SCO-11", "ME-SCO-13")
def test_whose_decision_it_is_comes_before_what_is_decided() -> None:
    field = Match()
    wrong = field.match.refusal(Activate(NOBODY), seat=1)
    assert wrong is not None and wrong.rule == "ME-SCO-13"
    assert field.refused(Activate(NOBODY)) == "ME-TRN-7"
    assert field.refused(HandOver()) == "ME-TRN-7"


@rule("ME-SCO-11", "ME-CQF-5", "ME-ACT-4")
def test_the_state_of_the_unit_comes_before_the_number_of_actions() -> None:
    touching = acting("charge", "aim", foe=(11, 10))
    assert touching.refused(Aim()) == "ME-CQF-5"
    assert acting("move", "aim").refused(Aim()) == "ME-ACT-4"


@rule("ME-SCO-11", "ME-ACT-5")
def test_the_number_of_actions_comes_before_the_target() -> None:
    assert acting("fire").refused(Fire(NOBODY, bad_shot())) == "ME-ACT-5"
    assert acting("move").refused(to((99, 99), kind="charge", target=NOBODY)) == "ME-ACT-3"


@rule("ME-SCO-11", "ME-SHO-2", "ME-SHO-5")
def test_the_target_comes_before_the_weapons() -> None:
    table = acting()
    assert table.refused(Fire(NOBODY, bad_shot())) == "ME-SHO-2"
    assert table.refused(Fire(FOE, bad_shot())) == "ME-SHO-5"
    assert table.refused(CloseQuarters(FOE, bad_shot())) == "ME-CQF-1"


@rule("ME-SCO-11", "ME-SHO-5", "ME-WPN-5", "ME-WPN-7", "ME-SCO-15")
def test_each_weapon_is_tested_completely_before_the_next() -> None:
    squad = Squad("Karist Troopers", row(10, 10, 3), abilities=[FragGrenades()])
    table = Table(squad, Squad("Epirian Contractors", [(20, 10)], seat=1, facing=WEST))
    table.run(activation(table.state, Unit(0)))
    far = table.shot(0, 0, "frag")
    assert table.refused(Fire(FOE, (far, *bad_shot()))) == "ME-WPN-7"
    assert table.refused(Fire(FOE, (*bad_shot(), far))) == "ME-SHO-5"
    # Of one weapon: that it is one grenade too many comes before its range.
    near = Table(squad, Squad("Epirian Contractors", [(15, 10)], seat=1, facing=WEST))
    near.run(activation(near.state, Unit(0)))
    assert near.refused(Fire(FOE, (near.shot(0, 0, "frag"), near.shot(0, 1, "frag")))) == "ME-WPN-5"


@rule("ME-SCO-11", "ME-CHG-1", "ME-WPN-8")
def test_the_target_of_a_charge_comes_before_its_thrower_and_that_before_its_path() -> None:
    table = acting(foe=(18, 10))
    assert table.refused(to((99, 10), kind="charge", target=NOBODY, thrower=Model(0))) == "ME-CHG-1"
    assert table.refused(to((99, 10), kind="charge", target=FOE, thrower=Model(0))) == "ME-WPN-8"
    assert table.refused(to((99, 10), kind="charge", target=FOE)) == "ME-MOV-12"


@rule("ME-SCO-11", "ME-SCO-15", "ME-MOV-12", "ME-MOV-2", "ME-MOV-6")
def test_the_path_leg_by_leg_comes_before_its_length_and_that_before_the_end() -> None:
    table = acting(foe=(16, 10))
    assert table.refused(to((10, 14), (10, 60))) == "ME-MOV-12"
    assert table.refused(to((16, 10))) == "ME-MOV-4", "through the enemy, too long, and onto it"
    assert table.refused(to((16, 12), (16, 11))) == "ME-MOV-2"
    assert acting(foe=(14, 10)).refused(to((13, 10))) == "ME-MOV-6"


@rule("ME-SCO-15", "ME-MOV-6", "ME-TER-4", "ME-TER-7", "ME-TER-14")
def test_contact_comes_before_impassable_ground_at_an_end() -> None:
    lava = wood("lava", 12.4, 8, 13, 12, impassable=True, cover=0)
    table = acting(foe=(13.4, 10), pieces=[lava])
    assert table.refused(to((12, 10))) == "ME-TER-4", "the leg comes first"
    squad = Squad("Karist Troopers", [(10, 10), (10, 11.5)], changed={n: {"mv": 5} for n in (0, 1)})
    table = Table(squad, Squad("Epirian Contractors", [(13.4, 11)], seat=1), pieces=[lava])
    table.run(activation(table.state, Unit(0)))
    mate = (Model(1), Stand(12400, 11000))
    assert table.refused(to((11, 10), places=(mate,))) == "ME-MOV-6"
    assert table.refused(to((11, 10), places=((Model(1), Stand(12200, 9000)),))) == "ME-TER-4"


@rule("ME-SCO-11", "ME-UNI-12", "ME-MOV-8")
def test_places_come_in_list_order_and_coherency_comes_last() -> None:
    squad = Squad("Karist Troopers", row(10, 10, 3), changed={n: {"mv": 5} for n in range(3)})
    table = Table(squad, Squad("Epirian Contractors", [(30, 30)], seat=1))
    table.run(activation(table.state, Unit(0)))
    apart, on_leader = Stand(20000, 20000), Stand(11000, 10000)
    assert table.refused(to((11, 10), places=((Model(1), apart), (Model(2), on_leader)))) == "ME-MOV-6"
    assert table.refused(to((11, 10), places=((Model(1), apart), (Model(2), Stand(12500, 10000))))) == "ME-UNI-12"


@rule("ME-SCO-15", "ME-OBJ-8", "ME-MOV-6")
def test_two_markers_come_last_of_the_faults_of_an_end() -> None:
    table = acting(foe=(13.5, 10))
    table.state.markers = tuple(Lying("territories", x, y) for x, y in ((12600, 9000), (12600, 11000)))
    assert table.refused(to((12.5, 10))) == "ME-MOV-6"
    assert table.refused(to((12, 10))) == "ME-OBJ-8"


@rule("ME-SCO-15", "ME-MOV-2", "ME-RET-2", "ME-MOV-6")
def test_of_a_retreat_the_length_comes_before_the_direction_and_that_before_the_end() -> None:
    squad = Squad("Karist Troopers", [(30, 14)], changed={0: {"mv": 5}})
    friend = Squad("Praetorians", [(34, 14.8)])
    table = Table(squad, friend, Squad("Epirian Contractors", [(30, 13)], seat=1)).active(2)
    table.run(retreat(table.state, Unit(0), Unit(2)))
    assert table.refused(to((30, 30), kind="retreat")) == "ME-MOV-2"
    assert table.refused(to((34, 14.9), kind="retreat")) == "ME-RET-2", "wrong way, and onto a friend"
    assert table.refused(to((34, 14), kind="retreat")) == "ME-MOV-6"


# blocks


def blocking(**given: Any) -> Table:
    """A hit of 4 and a perfect strike at a unit with FIELD (1) and DODGE (1)."""
    shooter = Squad("Epirian Contractors", [(10, 10)], arms={0: [gun(sho=3)]}, changed={0: {"skl": 0}})
    target = Squad("Karist Troopers", [(20, 10)], seat=1, facing=WEST, abilities=[Field(value=1), Dodge(value=1)])
    table = Table(shooter, target, pieces=[wood("wood", 18, 5, 22, 15)], **given).active(0)
    table.run(round_of(table.state, Fire(FOE, table.shots(0))), 4, 6, 4)
    assert table.asked == "block"
    return table


@rule("ME-SCO-15", "ME-DEF-2", "ME-DEF-3", "ME-DEF-4", "ME-DEF-6")
def test_of_a_block_the_kind_comes_before_a_second_one_a_perfect_strike_and_the_value() -> None:
    table = blocking()
    hits = table.state.stack[-1].round.hits
    perfect = next(n for n, hit in enumerate(hits) if hit.perfect)
    one, other = (n for n, hit in enumerate(hits) if not hit.perfect)
    assert table.refused(Block(((perfect, "cover"), (one, "field")))) == "ME-DEF-6"
    assert table.refused(Block(((perfect, "field"), (one, "dodge")))) == "ME-DEF-2"
    assert table.refused(Block(((perfect, "field"), (one, "field")))) == "ME-DEF-4"
    assert table.refused(Block(((one, "field"), (other, "field")))) == "ME-DEF-3"
    table.play(Block(((one, "field"),)), 6, 6)


@rule("ME-SCO-8")
@pytest.mark.parametrize("action", [Aim(), TakeCover()])
def test_a_refused_action_is_not_spent(action: Any) -> None:
    table = acting("move", "aim", "take-cover", foe=(30, 30), level=1)
    before = table.state.acting
    assert table.refused(action) == "ME-ACT-1"
    assert table.state.acting == before
