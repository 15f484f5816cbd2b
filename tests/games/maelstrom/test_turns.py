"""Turns, opportunities and whose unit is next. ME-TRN, ME-CMD-1."""

from __future__ import annotations

import pytest

from edgewise.core.fields import Seat
from edgewise.games.maelstrom.actions import Activate, GivePriority, HandOver, Hold, Pass
from edgewise.games.maelstrom.events.turns import CommandPointsGained, RollOffMade, UnitActivated
from edgewise.games.maelstrom.kinds import Unit
from tests.games.maelstrom.field import HOME, Field, end_of_turn, gone, unit, waiting
from tests.support.rules import rule


@rule("ME-TRN-2", "ME-DIC-5", "ME-DIC-10")
def test_a_tied_roll_off_is_rolled_again_and_its_winner_hands_out_priority() -> None:
    field = end_of_turn((4, 4), (2, 5))
    assert [event.faces for event in field.told(RollOffMade)] == [(4, 4), (2, 5)]
    assert (field.asked, field.seat) == ("priority", 1)
    field.play(GivePriority(Seat(0)))
    assert field.state.priority == 0


@rule("ME-TRN-2")
def test_the_first_die_of_the_roll_off_is_that_of_the_priority_player_before() -> None:
    field = end_of_turn((6, 1), priority=1)
    assert field.seat == 1


@rule("ME-TRN-4", "ME-CMD-1", "ME-CMD-2")
def test_pools_grow_by_the_turn_and_by_command_on_the_table_and_carry_over() -> None:
    # Kaddar Novitiate: COMMAND (1); Foundation Overseer: COMMAND (2).
    field = end_of_turn((6, 1), players=[{"command": 3}, {"command": 0}], turn=1)
    field.play(GivePriority(Seat(0)))
    assert field.state.command == [3 + 2 + 1, 2 + 2]
    assert [event.count for event in field.told(CommandPointsGained)] == [3, 4]


@rule("ME-TRN-3", "ME-TRN-4", "ME-CMD-1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_pool_of_the_priority_player_grows_first(first: int) -> None:
    field = end_of_turn((6, 1)).play(GivePriority(Seat(first)))
    gained = [(event.seat, event.count) for event in field.told(CommandPointsGained)]
    assert gained == [(first, (3, 4)[first]), (1 - first, (3, 4)[1 - first])]


@rule("ME-CMD-1")
def test_commanders_in_reserve_or_destroyed_earn_nothing() -> None:
    field = Field(
        gone("A"),
        unit("G", place="reserve", activated=True),
        *(unit(code, activated=code != "B") for code in HOME if code not in "AG"),
        dice=((6, 1),),
    )
    field.finish().decline("retire").play(GivePriority(Seat(0)))
    assert field.state.command == [2, 2]


@rule("ME-TRN-6")
def test_the_phase_opens_with_exactly_one_activation() -> None:
    field = end_of_turn((6, 1)).play(GivePriority(Seat(0)))
    assert (field.asked, field.seat) == ("activate-1", 0)
    field.pass_by("B")
    assert (field.asked, field.seat) == ("activate-1", 1)


@rule("ME-TRN-7")
def test_later_opportunities_are_worth_one_activation_or_two() -> None:
    field = Field(next=1).pass_by("H")
    assert (field.asked, field.seat) == ("activate-2", 1)
    field.pass_by("J")
    assert (field.asked, field.seat) == ("activate-1", 0)
    field.pass_by("B")
    assert field.asked == "activate-2"
    field.play(HandOver())
    assert (field.asked, field.seat) == ("activate-1", 1)


@rule("ME-TRN-7")
def test_an_opportunity_is_not_handed_over_unused() -> None:
    assert Field(next=1).refused(HandOver()) == "ME-TRN-7"


@rule("ME-TRN-7")
def test_nobody_activates_a_unit_of_the_other_side() -> None:
    field = Field()
    assert field.refused(Activate(field.unit("H"))) == "ME-TRN-7"


@rule("ME-TRN-8")
def test_each_unit_activates_once_in_a_turn() -> None:
    field = Field().pass_by("B")
    assert field.refused(Activate(field.unit("B"))) == "ME-TRN-8"


@rule("ME-TRN-8", "ME-CAS-8")
def test_units_that_are_gone_or_unheard_of_are_not_activated() -> None:
    field = Field(gone("B"))
    assert field.refused(Activate(field.unit("B"))) == "ME-TRN-8"
    assert field.refused(Activate(Unit(99))) == field.refused(Activate(Unit(-1))) == "ME-TRN-7"


@rule("ME-TRN-8")
def test_who_has_units_on_the_table_left_does_not_pass() -> None:
    assert Field().refused(Pass()) == "ME-TRN-8"


@rule("ME-TRN-9", "ME-SCO-13")
def test_who_has_more_units_works_through_them_one_by_one() -> None:
    field = waiting("H", "J", "K", next=1, priority=1)
    seen = []
    for code in ("H", "J"):
        seen.append(field.asked)
        field.pass_by(code)
    assert seen == ["activate-1", "activate-2"]
    # The last one is the only answer left, so it is not asked for.
    assert field.asked == "act"
    assert field.told(UnitActivated)[-1].unit == field.unit("K")


@rule("ME-TRN-10")
def test_the_non_priority_player_holds_the_last_unit_back_until_the_other_side_is_finished() -> None:
    field = waiting("H", "B", "D", next=1)
    field.play(Hold(field.unit("H")))
    assert field.seat == 0
    field.pass_by("B")
    assert (field.asked, field.seat) == ("activate-2", 0)
    field.play(HandOver())
    # The other unit of the priority player comes next, although the opportunity was handed over.
    assert (field.asked, field.told(UnitActivated)[-1].unit) == ("act", field.unit("D"))
    field.finish()
    assert (field.asked, field.told(UnitActivated)[-1].unit) == ("act", field.unit("H"))


@rule("ME-TRN-10")
@pytest.mark.parametrize(("waits", "priority"), [(("H", "J", "B"), 0), (("H", "B"), 1)])
def test_who_has_priority_or_two_units_left_does_not_hold(waits: tuple[str, ...], priority: int) -> None:
    field = waiting(*waits, next=1, priority=priority)
    if field.asked == "activate-1":
        assert field.refused(Hold(field.unit("H"))) == "ME-TRN-10"
    else:
        assert field.asked == "act"


@rule("ME-TRN-10")
def test_a_hold_ends_with_the_held_unit() -> None:
    rest = [unit(code, activated=code != "B") for code in HOME if code != "H"]
    field = Field(gone("H"), *rest, held="H").finish()
    assert field.asked == "retire"
    assert field.unit("H") not in [event.unit for event in field.told(UnitActivated)]


@rule("ME-TRN-1", "ME-VIC-4")
def test_a_standard_game_has_five_turns() -> None:
    field = end_of_turn(turn=5)
    assert field.match.outcome is not None
    assert field.match.outcome.how == "draw"
