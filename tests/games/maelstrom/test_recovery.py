"""Recovery after the last action. ME-REC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from edgewise.core.dealer import Entry
from edgewise.games.maelstrom.abilities import Command, VentSystem
from edgewise.games.maelstrom.actions import Decline, EndActivation, Fire, Order, Regroup, ShakeOff, TakeCover
from edgewise.games.maelstrom.events.acting import Regrouped
from edgewise.games.maelstrom.events.shooting import WillpowerTested
from edgewise.games.maelstrom.frames.recovering import Recover
from edgewise.games.maelstrom.kinds import Model, Unit
from tests.games.maelstrom.field import Field, unit
from tests.games.maelstrom.table import Squad, Table, row
from tests.support.rules import rule


def recovering(level: int, *dice: Entry, done: Sequence[TakeCover] = (), **given: Any) -> Field:
    """The troopers (WP 3+) have done their last action."""
    field = Field(unit("B", level=level, **given), dice=tuple(dice)).activate("B").play(*done, EndActivation())
    assert field.asked == "recover"
    return field


def level(field: Field) -> int:
    """How suppressed the troopers are."""
    return field.state.level[field.unit("B")]


@rule("ME-REC-2", "ME-SUP-3")
@pytest.mark.parametrize(("die", "left"), [(3, 1), (2, 2)])
def test_a_passed_test_shakes_one_level_off_and_a_failed_one_nothing(die: int, left: int) -> None:
    field = recovering(2, die).play(ShakeOff())
    assert [event.face for event in field.told(WillpowerTested)] == [die]
    assert level(field) == left


@rule("ME-REC-1")
def test_one_attempt_closes_the_activation_even_when_it_fails() -> None:
    field = recovering(2, 1, done=(TakeCover(),)).play(ShakeOff())
    assert field.asked == "activate-2"


@rule("ME-REC-1", "ME-CMD-3")
@pytest.mark.parametrize("attempt", [ShakeOff(), Regroup()])
def test_just_after_the_attempt_there_are_orders_but_no_second_attempt(attempt: Any) -> None:
    squads = [Squad("Karist Troopers", [(8, 10)], cover=1, level=2, abilities=[Command(value=3)])]
    table = Table(*squads, Squad("Shadow Walker", [(12, 10)], level=1), Squad("Praetorians", [(40, 40)], seat=1))
    table.state.command[0] = 3
    table.active(0, "take-cover").run((Recover(Unit(0)),), attempt, *([1] if attempt == ShakeOff() else []))
    assert table.asked == "order"
    assert table.refused(ShakeOff()) == table.refused(Regroup()) == "ME-REC-1"
    table.play(Order(Model(0), Unit(1)))
    assert table.state.level[1] == 0
    if table.asked:
        table.play(Decline())


@rule("ME-REC-1")
def test_nothing_has_to_be_tried() -> None:
    field = recovering(2).play(Decline())
    assert level(field) == 2
    assert field.asked == "activate-2"


@rule("ME-REC-1")
def test_recovery_is_open_to_a_unit_in_contact() -> None:
    table = Table(Squad("Karist Troopers", row(8, 10, 2), level=2), Squad("Praetorians", [(9, 10)], seat=1)).active(0)
    table.run((Recover(Unit(0)),), ShakeOff(), 6)
    assert table.state.level[0] == 1


@rule("ME-SCO-8", "ME-REC-1")
def test_shaking_off_nothing_is_legal() -> None:
    field = recovering(0, 6).play(ShakeOff())
    assert level(field) == 0


@rule("ME-REC-1")
def test_nobody_recovers_before_the_last_action() -> None:
    field = Field(unit("B", level=1)).activate("B")
    assert field.asked == "act"
    assert (field.refused(ShakeOff()), field.refused(Regroup())) == ("ME-REC-1", "ME-REC-1")


@rule("ME-REC-3")
def test_regrouping_takes_all_suppression_off_without_a_die() -> None:
    field = recovering(5, done=(TakeCover(),))
    assert Regroup() in field.match.legal()
    field.play(Regroup())
    assert level(field) == 0
    assert len(field.told(Regrouped)) == 1


@rule("ME-REC-4")
def test_only_who_takes_cover_regroups() -> None:
    assert recovering(2).refused(Regroup()) == "ME-REC-4"


@rule("ME-REC-4", "ME-MEA-4", "ME-SCO-8")
@pytest.mark.parametrize(("gap", "rule_id"), [(18, "ME-REC-4"), (18.001, "")])
def test_the_nearest_enemy_is_farther_than_eighteen_inches(gap: float, rule_id: str) -> None:
    enemy = Squad("Praetorians", [(9 + gap, 10)], seat=1)
    table = Table(Squad("Karist Troopers", [(8, 10)], cover=1, level=2), enemy).active(0, "take-cover")
    table.run((Recover(Unit(0)),))
    found = table.refusal(Regroup())
    assert ("" if found is None else found.rule) == rule_id
    table.play(Decline())


@rule("ME-REC-4", "ME-RES-3")
def test_enemies_in_reserve_are_near_nobody() -> None:
    rows = {code: (8 + 3 * n, 9) for n, code in enumerate("GHJKL")}
    field = Field(*(unit(code, rows[code], place="reserve") for code in "GHJKL"), unit("B", (8, 9), level=1))
    field.activate("B").play(TakeCover(), EndActivation())
    assert field.can(Regroup())


@rule("ME-REC-4")
def test_who_has_shot_in_this_activation_does_not_regroup() -> None:
    far = Squad("Praetorians", [(30, 10)], seat=1)
    table = Table(Squad("Karist Troopers", [(8, 10)], cover=1, level=2), far).active(0, "take-cover", "fire")
    table.run((Recover(Unit(0)),))
    assert table.refused(Regroup()) == "ME-REC-4"
    assert table.refused(Fire(Unit(1), table.shots(0))) == "ME-REC-1"
    table.play(Decline())


@rule("ME-ABI-12")
@pytest.mark.parametrize(("vents", "die", "left"), [(1, 1, 3), (1, 6, 2), (2, 6, 1), (3, 6, 1)])
def test_vent_systems_cool_down_whether_the_test_is_passed_or_not(vents: int, die: int, left: int) -> None:
    squad = Squad("Karist Troopers", [(8, 10)], level=4, abilities=[VentSystem()] * vents)
    table = Table(squad, Squad("Praetorians", [(30, 10)], seat=1)).active(0)
    table.run((Recover(Unit(0)),), ShakeOff(), die)
    assert table.state.level[0] == left
