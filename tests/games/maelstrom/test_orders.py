"""Orders, their range and their number, and the pool that pays for them. ME-CMD."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.fields import Seat
from edgewise.games.maelstrom.abilities import Command, PrimeArray
from edgewise.games.maelstrom.actions import (
    Aim,
    Decline,
    EndActivation,
    GivePriority,
    GoOnTheMove,
    Move,
    Order,
    ShakeOff,
)
from edgewise.games.maelstrom.events.acting import OrderGiven
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.turns import income
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.view import View
from tests.games.maelstrom.field import Field, end_of_turn, unit
from tests.games.maelstrom.table import Squad, Table, row, wood
from tests.support.rules import rule


def commanding(value: int, *friends: Squad, pool: int = 3, abilities: tuple[Any, ...] = (), level: int = 3) -> Table:
    """A unit led by a model with COMMAND is active and has points; the other friends follow it, then an enemy."""
    leader = Squad("Karist Troopers", [(10, 10)], abilities=[Command(value=value), *abilities], level=level)
    table = Table(leader, *friends, Squad("Spider Drones", [(40, 40)], seat=1))
    table.state.command[0] = pool
    return table.run(activation(table.state, Unit(0)))


def friend(distance: float, **given: Any) -> Squad:
    """A friendly unit so far off, base to base, at level 3."""
    return Squad("Praetorians", [(11 + distance, 10)], **{"level": 3, **given})


def to(unit: int) -> Order:
    """An order of the commander to a unit."""
    return Order(Model(0), Unit(unit))


@rule("ME-CMD-3", "ME-EX-21", "ME-CMD-5")
def test_each_order_costs_a_point_and_lowers_a_friend_by_one() -> None:
    table = commanding(2, friend(10)).play(to(1), to(1))
    assert (table.state.level[1], table.state.command[0]) == (1, 1)
    assert [event.pool for event in table.told(OrderGiven)] == [2, 1]
    assert table.refused(to(1)) == "ME-CMD-5"


@rule("ME-CMD-3", "ME-CMD-4")
def test_the_own_unit_may_be_ordered() -> None:
    assert commanding(1).play(to(0)).state.level[0] == 2


@rule("ME-ACT-18", "ME-CMD-3")
def test_an_order_comes_between_dangerous_ground_and_fire() -> None:
    mines = wood("mines", 9, 9, 11, 11, dangerous=1, cover=0)
    leader = Squad("Karist Troopers", [(10, 10)], abilities=[Command(value=1)], burn=1)
    table = Table(leader, Squad("Spider Drones", [(40, 40)], seat=1), pieces=[mines])
    table.state.command[0] = 1
    table.run(activation(table.state, Unit(0))).play(EndActivation())
    assert (table.asked, table.state.level[0]) == ("order", 1)
    table.play(to(0))
    assert (table.rolling, table.state.level[0]) == (("burn", 1), 0)
    table.play(6)
    assert table.is_over


@rule("ME-SCO-8", "ME-CMD-3")
def test_an_order_to_a_calm_unit_is_legal_and_paid_for() -> None:
    table = commanding(1, friend(10, level=0)).play(to(1))
    assert (table.state.level[1], table.state.command[0]) == (0, 2)


@rule("ME-CMD-4", "ME-EX-101", "ME-SCO-15")
@pytest.mark.parametrize(("distance", "rule_id"), [(18, ""), (18.001, "ME-CMD-4")])
def test_command_reaches_eighteen_inches(distance: float, rule_id: str) -> None:
    table = commanding(1, friend(distance))
    found = table.refusal(to(1))
    assert ("" if found is None else found.rule) == rule_id


@rule("ME-CMD-4")
def test_the_rest_of_its_unit_does_not_extend_the_range() -> None:
    squad = Squad("Karist Troopers", [(10, 10), (12, 10)], abilities=[Command(value=1)])
    table = Table(squad, Squad("Praetorians", [(30, 10)], level=1), Squad("Spider Drones", [(40, 40)], seat=1))
    table.state.command[0] = 1
    table.run(activation(table.state, Unit(0)))
    assert table.refused(to(1)) == "ME-CMD-4"
    assert table.refusal(Order(Model(1), Unit(1))) is None


@rule("ME-CMD-4")
def test_the_nearest_model_of_the_receiving_unit_counts() -> None:
    far = Squad("Praetorians", [(11 + 18.5, 10), (11 + 17.5, 10)], level=1)
    assert commanding(1, far).refusal(to(1)) is None


@rule("ME-CMD-5", "ME-CMD-4", "ME-EX-101", "ME-SCO-15")
def test_the_range_is_named_before_the_number_of_orders() -> None:
    table = commanding(1, friend(10), Squad("Shadow Walker", [(40, 10)], level=1))
    table.play(to(1))
    assert table.refused(to(1)) == "ME-CMD-5"
    assert table.refused(to(2)) == "ME-CMD-4"


@rule("ME-CMD-3", "ME-EX-101", "ME-SCO-15")
def test_without_a_point_no_order_is_given() -> None:
    table = commanding(1, Squad("Praetorians", [(40, 10)], level=1), pool=0)
    assert table.refused(to(1)) == "ME-CMD-3"


@rule("ME-CMD-3", "ME-EX-101")
@pytest.mark.parametrize("place", ["reserve", "destroyed"])
def test_orders_reach_neither_enemies_nor_units_off_the_table(place: Any) -> None:
    table = commanding(1, friend(10))
    for order in (to(2), to(99), to(-1), Order(Model(99), Unit(0)), Order(Model(-1), Unit(0))):
        assert table.refused(order) == "ME-CMD-3"
    table.state.place[1] = place
    assert table.refused(to(1)) == "ME-CMD-3"


@rule("ME-CMD-3")
def test_only_a_model_with_command_of_the_active_unit_gives_orders() -> None:
    field = Field(unit("B", level=1), players=[{"command": 3}, {"command": 3}]).activate("B")
    assert field.refused(Order(field.model("B1"), field.unit("B"))) == "ME-CMD-3", "no COMMAND"
    assert field.refused(Order(field.model("A1"), field.unit("B"))) == "ME-CMD-3", "of another unit"


@rule("ME-CMD-3")
def test_outside_its_own_activation_no_model_gives_orders() -> None:
    field = Field(unit("B", level=1), players=[{"command": 3}, {"command": 3}])
    assert field.refused(Order(field.model("A1"), field.unit("B"))) == "ME-CMD-3"


@rule("ME-CMD-3", "ME-ACT-6")
def test_the_middle_of_an_action_is_closed_to_orders() -> None:
    field = Field(unit("A", level=1), players=[{"command": 3}, {"command": 3}], dice=(6,))
    field.activate("A").play(Move("move"), GoOnTheMove())
    assert field.asked == "bonus-move"
    order = Order(field.model("A1"), field.unit("A"))
    assert field.refused(order) == "ME-CMD-3"
    assert field.play(Decline()).can(order)


@rule("ME-CMD-3", "ME-REC-1", "ME-ACT-18")
def test_orders_may_come_between_actions_at_recovery_and_just_after_it() -> None:
    table = commanding(5, pool=5, level=6)
    table.play(to(0), Aim(), to(0), EndActivation(), to(0), ShakeOff(), 1)
    assert table.asked == "order"
    table.play(to(0), Decline())
    assert (table.state.level[0], table.state.command[0]) == (2, 1)


@rule("ME-CMD-3", "ME-ACT-20")
def test_a_removed_model_gives_no_order() -> None:
    table = Table(
        Squad("Karist Troopers", row(10, 10, 2), abilities=[Command(value=1)], level=2),
        Squad("Spider Drones", [(40, 40)], seat=1),
    )
    table.state.command[0] = 3
    table.run(activation(table.state, Unit(0)))
    table.state.fortitude[1] = 0
    assert table.refused(Order(Model(1), Unit(0))) == "ME-CMD-3"


@rule("ME-CMD-5")
def test_each_model_has_its_own_number_of_orders() -> None:
    table = Table(
        Squad("Karist Troopers", row(10, 10, 2), abilities=[Command(value=1)], level=3),
        Squad("Spider Drones", [(40, 40)], seat=1),
    )
    table.state.command[0] = 3
    table.run(activation(table.state, Unit(0))).play(to(0))
    assert table.refused(to(0)) == "ME-CMD-5"
    table.play(Order(Model(1), Unit(0)))
    assert table.state.level[0] == 1


@rule("ME-CMD-5", "ME-TRN-4")
def test_orders_of_a_turn_past_do_not_count() -> None:
    # The Novitiate has COMMAND (1).
    field = Field(unit("A", level=4), players=[{"command": 3, "commander": "A1"}, {}], turn=2, marks=["order:0"])
    assert field.activate("A").refused(Order(field.model("A1"), field.unit("A"))) == "ME-CMD-5"
    field = Field(unit("A", level=4), players=[{"command": 3, "commander": "A1"}, {}], turn=2)
    assert field.activate("A").can(Order(field.model("A1"), field.unit("A")))


@rule("ME-CMD-6", "ME-EX-101", "ME-SCO-15")
def test_command_of_nought_orders_its_own_unit_once() -> None:
    table = commanding(0, friend(1))
    assert table.refused(to(1)) == "ME-CMD-6"
    table.play(to(0))
    assert table.refused(to(0)) == "ME-CMD-6"


@rule("ME-CMD-6", "ME-CMD-1")
@pytest.mark.parametrize(("value", "gained"), [(0, 0), (2, 2)])
def test_command_of_nought_adds_no_points(value: int, gained: int) -> None:
    table = Table(
        Squad("Karist Troopers", [(10, 10)], abilities=[Command(value=value)]),
        Squad("Spider Drones", [(40, 40)], seat=1),
    )
    assert income(table.state, 0) == gained


@rule("ME-ABI-7", "ME-CMD-1", "ME-CMD-5")
def test_a_prime_array_adds_one_to_command_and_no_second_does() -> None:
    table = commanding(1, friend(10), abilities=(PrimeArray(), PrimeArray()))
    assert income(table.state, 0) == 2
    table.play(to(1), to(1))
    assert table.refused(to(1)) == "ME-CMD-5"


@rule("ME-CMD-2", "ME-TOK-3", "ME-SCO-6")
def test_pools_are_shown_to_everybody() -> None:
    field = Field(players=[{"command": 3}, {"command": 17}])
    for seat in (0, 1, None):
        view: View = field.match.view(seat)
        assert [player.command for player in view.players] == [3, 17]


@rule("ME-CMD-2", "ME-EX-27")
def test_points_left_over_are_kept() -> None:
    field = end_of_turn((6, 1), turn=2, players=[{"command": 2}, {"command": 0}])
    field.play(GivePriority(Seat(0)))
    # Turn 3, and COMMAND (1) on the table.
    assert field.state.command[0] == 2 + 3 + 1


@rule("ME-ACT-19", "ME-CMD-3")
def test_orders_worth_giving_are_offered() -> None:
    table = commanding(1, friend(10), Squad("Shadow Walker", [(40, 10)], level=1), level=0)
    offered = [each for each in table.state.stack[-1].proposals(table.state) if isinstance(each, Order)]
    assert offered == [to(1)], "neither to the calm nor to the far"
    table.state.command[0] = 0
    assert not [each for each in table.state.stack[-1].proposals(table.state) if isinstance(each, Order)]
