"""Abilities of the reference units that act in an activation. ME-DATA-4."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import AngelBond, Command, FormShift, Regeneration, RousingWords
from edgewise.games.maelstrom.abilities import PatchUp as PatchingUp
from edgewise.games.maelstrom.actions import Aim, Decline, EndActivation, Order, PatchUp, Rouse, TakeCover, TakeForm
from edgewise.games.maelstrom.events.acting import WordsSpoken
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.state import Deed
from tests.games.maelstrom.field import Field, unit
from tests.games.maelstrom.table import Squad, Table, row
from tests.support.rules import rule

FOE = Squad("Epirian Contractors", [(40, 40)], seat=1)


# Patch Up


def patching(*deeds: Deed, hurt: int = 2, title: str = "Vault Sentinels", **given: Any) -> Table:
    """Two Robots of FOR 3 with Patch Up, the second of them injured, are active."""
    squad = Squad(title, row(10, 10, 2), abilities=[PatchingUp()], injuries={1: hurt}, **given)
    table = Table(squad, FOE)
    table.run(activation(table.state, Unit(0)))
    return table.active(0, *deeds) if deeds else table


@rule("ME-DATA-4", "ME-ACT-4")
def test_patching_up_gives_an_injured_robot_one_for_once() -> None:
    table = patching().play(PatchUp(Model(1)))
    assert list(table.state.fortitude[:2]) == [3, 2]
    assert table.refused(PatchUp(Model(1))) == "ME-ACT-4"


@rule("ME-DATA-4")
def test_only_an_injured_robot_that_is_left_in_the_unit_is_patched_up() -> None:
    table = patching()
    for model in (0, 2, 99, -1):
        assert table.refused(PatchUp(Model(model))) == "ME-DATA-4"
    gone = patching(hurt=3)
    assert gone.refused(PatchUp(Model(1))) == "ME-DATA-4"
    human = patching(hurt=1, title="Skiff Outriders")
    assert human.refused(PatchUp(Model(1))) == "ME-DATA-4"


@rule("ME-DATA-4", "ME-ACT-2", "ME-ACT-1")
def test_patching_up_is_a_status_action() -> None:
    assert patching("fire").refused(PatchUp(Model(1))) == "ME-ACT-2"
    table = patching().play(Aim(), TakeCover(), PatchUp(Model(1)))
    assert table.asked == "recover"
    table.play(Decline())


@rule("ME-DATA-4", "ME-ACT-19")
def test_only_who_can_patch_up_is_offered_it() -> None:
    table = patching()
    assert [each.model for each in table.state.stack[-1].proposals(table.state) if isinstance(each, PatchUp)] == [1]
    squad = Squad("Vault Sentinels", row(10, 10, 2), injuries={1: 1})
    unable = Table(squad, FOE)
    unable.run(activation(unable.state, Unit(0)))
    assert unable.refused(PatchUp(Model(1))) == "ME-DATA-4"
    assert not [each for each in unable.state.stack[-1].proposals(unable.state) if isinstance(each, PatchUp)]


# Rousing Words


def rousing(*friends: Squad, pool: int = 2) -> Table:
    """A unit with Rousing Words is active."""
    squad = Squad("Karist Troopers", [(10, 10)], abilities=[RousingWords()])
    table = Table(squad, *friends, FOE)
    table.state.command[0] = pool
    return table.run(activation(table.state, Unit(0)))


def rouse(unit: int) -> Rouse:
    """Rousing Words to a unit."""
    return Rouse(Model(0), Unit(unit))


@rule("ME-DATA-4", "ME-TOK-4", "ME-ACT-6")
def test_rousing_words_cost_a_point_and_make_a_unit_zealous_beside_three_actions() -> None:
    table = rousing(Squad("Praetorians", [(20, 10)]))
    table.play(rouse(1), Aim(), TakeCover())
    assert (table.state.command[0], table.state.tokens[1]) == (1, ("zealot",))
    assert table.state.acting is not None and table.state.acting.count == 2
    assert [event.pool for event in table.told(WordsSpoken)] == [1]


@rule("ME-DATA-4")
def test_rousing_words_are_spoken_once_in_a_turn() -> None:
    table = rousing(Squad("Praetorians", [(20, 10)])).play(rouse(1))
    assert table.refused(rouse(0)) == "ME-DATA-4"


@rule("ME-DATA-4", "ME-MEA-4")
@pytest.mark.parametrize(("gap", "legal"), [(18, True), (18.001, False)])
def test_rousing_words_reach_eighteen_inches(gap: float, *, legal: bool) -> None:
    table = rousing(Squad("Praetorians", [(11 + gap, 10)]))
    assert (table.refusal(rouse(1)) is None) == legal


@rule("ME-DATA-4", "ME-DES-3")
def test_rousing_words_are_for_organic_friends_on_the_table() -> None:
    table = rousing(Squad("Spider Drones", row(20, 10, 2)), Squad("Praetorians", [(15, 15)]))
    assert table.refused(rouse(1)) == "ME-DATA-4", "a Robot is among them"
    table.state.place[2] = "reserve"
    assert table.refused(rouse(2)) == "ME-DATA-4"


@rule("ME-DATA-4")
def test_rousing_words_are_spoken_by_a_model_of_the_active_unit_to_friends() -> None:
    squads = [Squad("Karist Troopers", [(x, 10)], abilities=[RousingWords()]) for x in (10, 12)]
    table = Table(*squads, Squad("Praetorians", [(14, 10)], seat=1))
    table.state.command = [1, 1]
    table.run(activation(table.state, Unit(0)))
    wrong = [Rouse(Model(model), Unit(unit)) for model, unit in ((1, 0), (99, 0), (-1, 0), (0, 2), (0, 9), (0, -1))]
    for words in wrong:
        assert table.refused(words) == "ME-DATA-4"
    assert table.refusal(Rouse(Model(0), Unit(1))) is None
    table.state.fortitude[0] = 0
    assert table.refused(Rouse(Model(0), Unit(1))) == "ME-DATA-4", "a removed model"
    table.state.fortitude[0] = 1
    table.play(Rouse(Model(0), Unit(1)))


@rule("ME-DATA-4")
def test_rousing_words_take_a_point_and_the_ability() -> None:
    assert rousing(pool=0).refused(rouse(0)) == "ME-DATA-4"
    field = Field(players=[{"command": 3}, {"command": 3}]).activate("B")
    assert field.refused(Rouse(field.model("B1"), field.unit("B"))) == "ME-DATA-4"


@rule("ME-DATA-4", "ME-ACT-18", "ME-TOK-4")
def test_rousing_words_may_be_spoken_at_recovery() -> None:
    table = rousing().play(EndActivation())
    assert table.asked == "recover"
    table.play(rouse(0), Decline())
    assert table.state.tokens[0] == ("zealot",)


@rule("ME-DATA-4", "ME-ACT-19")
def test_rousing_words_worth_saying_are_offered() -> None:
    zealous, far = Squad("Praetorians", [(20, 10)], tokens=["zealot"]), Squad("Shadow Walker", [(40, 10)])
    table = rousing(zealous, far)
    offered = [each for each in table.state.stack[-1].proposals(table.state) if isinstance(each, Rouse)]
    assert offered == [rouse(0)]


# others


@rule("ME-DATA-4", "ME-CMD-3")
@pytest.mark.parametrize(("title", "left"), [("Angel Minnow Pack", 1), ("Praetorians", 2)])
def test_an_angel_bond_takes_two_levels_off_angels(title: str, left: int) -> None:
    keeper = Squad("Karist Troopers", [(10, 10)], abilities=[AngelBond(), Command(value=1)])
    table = Table(keeper, Squad(title, [(20, 10)], level=3), FOE)
    table.state.command[0] = 1
    table.run(activation(table.state, Unit(0))).play(Order(Model(0), Unit(1)))
    assert table.state.level[1] == left


@rule("ME-DATA-4", "ME-ACT-18")
@pytest.mark.parametrize(("hurt", "left"), [(2, 2), (1, 3), (0, 3)])
def test_regeneration_heals_one_at_the_start_of_an_activation(hurt: int, left: int) -> None:
    squad = Squad("Vault Sentinels", [(10, 10)], abilities=[Regeneration()], injuries={0: hurt})
    table = Table(squad, FOE)
    table.run(activation(table.state, Unit(0)))
    assert table.state.fortitude[0] == left


@rule("ME-DATA-4", "ME-ACT-18", "ME-TOK-4")
def test_a_form_is_picked_before_the_actions_and_shown_by_one_token() -> None:
    squad = Squad("Karist Troopers", [(10, 10)], abilities=[FormShift()], tokens=("winged", "painted"))
    table = Table(squad, FOE)
    table.run(activation(table.state, Unit(0)))
    assert table.asked == "form"
    table.play(TakeForm("slasher"))
    assert (table.asked, table.state.tokens[0]) == ("act", ("painted", "slasher"))


@rule("ME-TOK-4", "ME-ACT-18")
def test_a_slowed_token_goes_with_the_next_activation() -> None:
    field = Field(unit("B", tokens=["slowed"])).pass_by("B")
    assert field.state.tokens[field.unit("B")] == ()


@rule("ME-TOK-4")
def test_a_slowed_token_gained_in_an_activation_stays_for_the_next() -> None:
    table = Table(Squad("Karist Troopers", [(10, 10)]), FOE)
    table.run(activation(table.state, Unit(0)))
    table.state.tokens[0] = ("slowed",)
    table.play(EndActivation(), Decline())
    assert table.state.tokens[0] == ("slowed",)
