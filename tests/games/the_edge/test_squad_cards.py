"""Squad cards: statistics, abilities and the shift. ED-SQD."""

from __future__ import annotations

from edgewise.games.the_edge.actions import Activate, Pass, PlayCard, Shift, Use
from edgewise.games.the_edge.kinds import AbilityId, Card, Model
from tests.support.rules import rule
from tests.support.skirmish import APART, CHAPTER, DEMONS, SON, skirmish


@rule("ED-SQD-1", "ED-SQD-2", "ED-CLR-7")
def test_a_statistic_is_what_lies_up_and_everything_that_changes_it() -> None:
    table = skirmish(
        {"C-AOD": {"at": [(9000, 9000)], "side": "shifted", "progress": ["CP2", "CP3"]}, "D-SK1": [SON]},
        active="C-AOD",
        running=[["CS06", 0, 4, -1, "activation", -1, 0, True], ["CS06", 0, 4, -1, "activation", -1, 0, True]],
    )
    assert [table.stat("C-AOD", s) for s in ("attack", "defense", "initiative", "move")] == [4, 5, 3, 10]


@rule("ED-SQD-3", "ED-SPL-5", "ED-CLR-40")
def test_an_ability_is_used_in_the_activation_of_its_own_squad() -> None:
    table = skirmish(
        {**APART, "C-HK3": {"at": [(15000, 9000)], "side": "shifted"}}, active="C-PIL", chapter={"used": 2}
    )
    pilgrims, angel = table.squad("C-PIL"), table.squad("C-AOD")
    harvest = Use(angel, AbilityId("harvest-of-souls"))
    assert table.code(harvest) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(pilgrims, AbilityId("knives-of-faith"))) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(table.squad("C-HK1"), AbilityId("riposte"))) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(table.squad("D-SK2"), AbilityId("blood-roar"), Model(14), 7)) == "E_ABILITY_UNAVAILABLE"
    assert table.code(Use(pilgrims, AbilityId("nothing"))) == "E_UNKNOWN_ID"
    shifted = skirmish({**APART, "C-PIL": {"at": [(9000, 9000)], "side": "shifted"}}, active="C-PIL")
    assert shifted.code(Use(pilgrims, AbilityId("hurried-steps"))) == "E_ABILITY_UNAVAILABLE"
    # An instant ability needs only a living model of its squad.
    interpose = Use(table.squad("C-HK3"), AbilityId("interpose"), table.model("C-HK3"), angel)
    table.play(interpose).pass_all()
    assert table.stat("C-AOD", "defense") == 2


@rule("ED-SQD-4", "ED-SPL-2", "ED-QUE-2")
def test_abilities_are_paid_and_answered_like_spells() -> None:
    table = skirmish(APART, active="C-PIL", demons={"hand": ["DS11"]})
    table.play(Use(table.squad("C-PIL"), AbilityId("hurried-steps")))
    assert (table.asked, table.seat, table.state.unused[CHAPTER]) == ("window-answer", DEMONS, 3)
    table.play(PlayCard(Card("DS11"))).pass_all()
    assert (table.stat("C-PIL", "move"), table.state.unused) == (6, [3, 2])


@rule("ED-SQD-5", "ED-CLR-31", "ED-CLR-23")
def test_an_ability_is_used_once_per_turn_even_if_it_was_cancelled() -> None:
    table = skirmish(APART, active="C-PIL", demons={"hand": ["DS11"]})
    steps = Use(table.squad("C-PIL"), AbilityId("hurried-steps"))
    table.play(steps, PlayCard(Card("DS11"))).pass_all()
    assert table.code(steps) == "E_ABILITY_USED"
    assert steps not in table.match.legal()


@rule("ED-SQD-6", "ED-SQD-7", "ED-CLR-11")
def test_a_shift_turns_the_card_and_nothing_else() -> None:
    table = skirmish({**APART, "C-PIL": {"at": [(9000, 9000)], "hp": 0, "progress": ["CP1"]}}, active="C-PIL")
    pilgrims = table.squad("C-PIL")
    assert table.code(Shift(table.squad("C-AOD"))) == "E_CANNOT_SHIFT"
    table.play(Shift(pilgrims))
    # It resolves at once and costs neither step.
    assert (table.asked, table.state.unused[CHAPTER], table.hp("C-PIL")) == ("act", 3, 0)
    assert [table.stat("C-PIL", s) for s in ("attack", "defense", "initiative")] == [1, 1, 2]
    assert (table.state.attached[pilgrims], table.state.moved, table.state.action) == (("CP1",), False, "")
    assert table.code(Shift(pilgrims)) == "E_CANNOT_SHIFT"


@rule("ED-SQD-6", "ED-CLR-38", "ED-DATA-12")
def test_a_card_without_a_reverse_cannot_shift() -> None:
    table = skirmish({**APART, "N-RHA": {"at": [(30000, 30000)], "seat": 1}}, active="N-RHA", acting=1)
    assert table.code(Shift(table.squad("N-RHA", 1))) == "E_CANNOT_SHIFT"


@rule("ED-SQD-6", "ED-SPL-2")
def test_a_shift_is_paid() -> None:
    table = skirmish(APART, active="C-AOD", chapter={"unused": 1})
    assert table.code(Shift(table.squad("C-AOD"))) == "E_NOT_ENOUGH_CRYSTALS"


@rule("ED-SQD-6", "ED-CLR-11")
def test_no_shift_in_a_window_or_a_queue() -> None:
    table = skirmish(APART, chapter={"hand": ["CS06"]})
    pilgrims = table.squad("C-PIL")
    table.play(Activate(pilgrims))
    assert table.code(Shift(pilgrims)) == "E_CANNOT_SHIFT"
    table.play(PlayCard(Card("CS06"), target=pilgrims), Pass())
    assert (table.asked, table.seat) == ("window-answer", CHAPTER)
    assert table.code(Shift(pilgrims)) == "E_CANNOT_SHIFT"
