"""What a unit may do in enemy contact, after a charge and after a fight. ME-CQF, ME-CHG-7, ME-CON, ME-DFR-2."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.flow import Action
from edgewise.games.maelstrom.abilities import Command
from edgewise.games.maelstrom.actions import (
    Aim,
    CloseQuarters,
    ConsolidateCover,
    Decline,
    DefensiveFire,
    EndActivation,
    Extinguish,
    Fire,
    GoOnTheMove,
    Move,
    Order,
    ShakeOff,
    Stand,
    SuppressiveFire,
    TakeCover,
)
from edgewise.games.maelstrom.events.shooting import HitDiceRolled, RoundBegan
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.state import Deed
from tests.games.maelstrom.table import WEST, Squad, Table
from tests.support.rules import rule

ENEMY = Unit(1)


def fighting(*deeds: Deed, gap: float = 0, **given: Any) -> Table:
    """Two troopers amid their activation, the leader so far from a Praetorian; another enemy is far off."""
    own = Squad("Karist Troopers", [(10, 10), (8.5, 10)], **given)
    foe = Squad("Praetorians", [(11 + gap, 10)], seat=1, facing=WEST)
    table = Table(own, foe, Squad("Epirian Contractors", [(30, 30)], seat=1))
    table.run(activation(table.state, Unit(0)))
    acting = table.state.acting
    assert acting is not None
    return table if not deeds else table.active(0, *deeds, fought=ENEMY, window="close-quarters" in deeds[-1:])


def go(x: float, y: float, kind: Any = "move", **given: Any) -> Move:
    """A movement straight to a place."""
    return Move(kind, steps=(Stand(round(x * 1000), round(y * 1000)),), **given)


STATUS_AND_FIRE: list[Action] = [Aim(), TakeCover(), Extinguish()]


# in contact


@rule("ME-CQF-12")
@pytest.mark.parametrize("action", STATUS_AND_FIRE)
def test_who_faces_off_opens_with_a_fight_or_by_getting_clear(action: Action) -> None:
    table = fighting()
    assert table.refused(action) == "ME-CQF-12"
    assert table.refused(Fire(ENEMY, table.shots(0))) == "ME-CQF-12"
    assert table.refusal(go(6, 10)) is None
    assert table.refused(Move("move")) == "ME-MOV-6", "a Move on the spot does not get clear"


@rule("ME-CQF-12", "ME-ACT-17")
def test_who_faces_off_may_do_nothing() -> None:
    table = fighting().play(EndActivation())
    assert table.asked == "recover"
    table.play(Decline())


@rule("ME-CQF-5", "ME-CHG-7")
@pytest.mark.parametrize("action", STATUS_AND_FIRE)
def test_in_contact_after_a_charge_a_unit_only_fights(action: Action) -> None:
    table = fighting("charge")
    assert table.refused(action) == "ME-CQF-5"
    assert table.refused(Fire(Unit(2), table.shots(0))) == "ME-CQF-5"
    assert table.refused(SuppressiveFire(Unit(2), table.shots(0))) == "ME-CQF-5"
    assert table.refusal(CloseQuarters(ENEMY, (table.shot(0, 0, "unarmed"),))) is None


@rule("ME-CQF-5", "ME-CHG-7", "ME-SCO-11")
@pytest.mark.parametrize("deed", ["charge", "close-quarters"])
def test_contact_closes_a_later_movement_before_order_and_number_do(deed: Deed) -> None:
    assert fighting(deed).refused(go(6, 10)) == "ME-CQF-5"
    assert fighting(deed, gap=0.5).refused(go(6, 10)) == ("ME-ACT-3" if deed == "charge" else "ME-ACT-2")


@rule("ME-CHG-7", "ME-ACT-17")
def test_nobody_has_to_fight_after_a_charge() -> None:
    assert fighting("charge").refusal(EndActivation()) is None


@rule("ME-CQF-5", "ME-CMD-3", "ME-REC-1")
def test_orders_and_recovery_are_open_in_contact() -> None:
    table = fighting("charge", abilities=[Command(value=1)], level=2)
    table.state.command[0] = 1
    table.play(Order(Model(0), Unit(0)), EndActivation(), ShakeOff(), 6)
    assert table.state.level[0] == 0


@rule("ME-CHG-7")
def test_with_nobody_in_contact_any_more_a_charger_goes_on_as_after_any_movement() -> None:
    table = fighting("charge", gap=0.5)
    assert table.refusal(Aim()) is None
    assert table.refusal(Fire(ENEMY, table.shots(0))) is None
    assert table.refused(GoOnTheMove()) == "ME-ACT-11"
    assert table.refused(go(9, 9)) == "ME-ACT-3"


@rule("ME-CHG-7", "ME-CQF-4", "ME-CQF-5")
def test_with_the_leader_out_of_contact_no_action_is_left() -> None:
    table = fighting("charge", leader=1)
    assert table.refused(CloseQuarters(ENEMY, (table.shot(0, 0, "unarmed"),))) == "ME-CQF-4"
    assert table.refused(Aim()) == "ME-CQF-5"
    assert table.refused(Fire(ENEMY, table.shots(0))) == "ME-CQF-5"


# Defensive Fire


@rule("ME-DFR-2")
def test_defensive_fire_pauses_the_activation_which_goes_on_afterwards() -> None:
    table = fighting(gap=2)
    table.play(go(12, 10, "charge", target=ENEMY))
    assert (table.asked, table.seat) == ("defensive-fire", 1)
    table.play(DefensiveFire((table.shot(1, 0),)))
    table.play(*[1] * table.rolling[1])
    assert [(event.unit, event.target, event.kind) for event in table.told(RoundBegan)] == [(1, 0, "defensive-fire")]
    assert (table.asked, table.seat) == ("act", 0)


# consolidation


@rule("ME-CON-1")
@pytest.mark.parametrize("deeds", [("charge",), ("move",), ("fire",), ("close-quarters", "consolidate-cover")])
def test_consolidation_follows_a_fight_straight_and_nothing_else(deeds: tuple[Deed, ...]) -> None:
    table = fighting(*deeds, gap=0.5)
    wanted = "ME-CON-4" if len(deeds) > 1 else "ME-CON-1"
    assert table.refused(ConsolidateCover()) == wanted
    assert table.refused(go(9, 9, "consolidate")) == wanted


@rule("ME-CON-1", "ME-ACT-2", "ME-ACT-3")
def test_after_charge_and_fight_one_action_is_left_to_consolidate() -> None:
    table = fighting("charge", "close-quarters", gap=0.5)
    assert table.refusal(ConsolidateCover()) is None
    table.play(go(9, 9, "consolidate"))
    assert table.asked == "recover"
    table.play(Decline())


@rule("ME-CON-1", "ME-ACT-1")
def test_with_three_actions_used_there_is_no_consolidation() -> None:
    table = fighting("charge", "aim", "close-quarters", gap=0.5, abilities=[Command(value=1)], level=1)
    table.state.command[0] = 1
    assert table.refused(ConsolidateCover()) == "ME-ACT-1"
    assert table.refused(go(9, 9, "consolidate")) == "ME-ACT-1"


@rule("ME-CON-4")
def test_a_unit_consolidates_by_a_move_or_by_cover_never_both() -> None:
    table = fighting("close-quarters", gap=0.5).play(ConsolidateCover())
    assert table.state.cover[0] == 1
    assert table.refused(go(9, 9, "consolidate")) == "ME-CON-4"
    table = fighting("close-quarters", gap=0.5).play(go(9, 9, "consolidate"))
    assert table.refused(ConsolidateCover()) == "ME-CON-4"


@rule("ME-CON-3")
def test_consolidating_in_cover_takes_freedom_from_contact_and_coherency() -> None:
    assert fighting("close-quarters").refused(ConsolidateCover()) == "ME-CON-3"
    table = fighting("close-quarters", gap=0.5)
    table.state.x[1] = 5999
    assert table.refused(ConsolidateCover()) == "ME-CON-3"
    table.state.x[1] = 6000
    assert table.refusal(ConsolidateCover()) is None


@rule("ME-CQF-1", "ME-SHO-1")
def test_a_fight_is_a_round_against_a_unit_in_contact() -> None:
    table = fighting()
    assert table.refused(CloseQuarters(Unit(2), (table.shot(0, 0, "unarmed"),))) == "ME-CQF-1"
    table.play(CloseQuarters(ENEMY, (table.shot(0, 0, "unarmed"),)), 1, 1)
    assert [event.kind for event in table.told(RoundBegan)] == ["close-quarters"]
    assert len(table.told(HitDiceRolled)) == 1
