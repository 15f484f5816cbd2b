"""Wounds, casualties, and what a kill sets off. ED-WND, ED-QUE-5, ED-CLR-22, ED-CLR-23."""

from __future__ import annotations

import pytest

from edgewise.core.flow import advance
from edgewise.games.the_edge.actions import (
    Assault,
    EndActivation,
    FreeAttack,
    Move,
    OrderTrigger,
    PickModel,
    PlayCard,
    Shift,
    Use,
)
from edgewise.games.the_edge.events import ModelDied, PassiveTriggered
from edgewise.games.the_edge.frames.wounds import wounds
from edgewise.games.the_edge.kinds import AbilityId, Card
from tests.support.rules import rule
from tests.support.skirmish import DEMONS, PAIR, SON, Skirmish, skirmish


@rule("ED-WND-1", "ED-WND-3", "ED-WND-6")
def test_tokens_are_shared_and_the_model_that_was_hit_dies() -> None:
    table = skirmish(PAIR, active="D-SK1")
    son, p1, p2 = table.model("D-SK1"), table.model("C-PIL", 1), table.model("C-PIL", 2)
    table.play(Assault(son, p1), 5, 2).pass_all()
    assert (table.hp("C-PIL"), table.left("C-PIL")) == (0, 2)
    table.play(Assault(son, p2), 5, 2).pass_all()
    assert (table.at("C-PIL", 1) is None, table.at("C-PIL", 2) is None) == (False, True)
    assert table.state.vp == [6, 8]


@rule("ED-WND-4", "ED-WND-6")
def test_the_owner_chooses_when_no_model_was_hit() -> None:
    table = skirmish(
        {"D-ASH": [(9000, 9000), (12000, 9000)], "C-PIL": [(30000, 30000)]}, active="D-ASH", demons={"hand": ["DS04"]}
    )
    table.play(PlayCard(Card("DS04"), target=table.squad("D-ASH"))).pass_all()
    assert (table.asked, table.seat) == ("choose-casualty", DEMONS)
    assert table.code(PickModel(table.model("C-PIL"))) == "E_BAD_TARGET"
    assert table.code(Shift(table.squad("D-ASH"))) == "E_WRONG_TIME"
    table.play(PickModel(table.model("D-ASH", 2)))
    assert table.at("D-ASH", 2) is None


@rule("ED-CLR-14", "ED-WND-6")
def test_a_decision_with_one_answer_is_taken_by_itself() -> None:
    table = skirmish(
        {"D-ASH": [(9000, 9000)], "D-SK1": [(9000, 30000)], "C-PIL": [(30000, 30000)]},
        active="D-SK1",
        demons={"hand": ["DS04"]},
    )
    table.play(PlayCard(Card("DS04"), target=table.squad("D-ASH"))).pass_all()
    assert (table.asked, table.left("D-ASH")) == ("act", 0)


@rule("ED-WND-5", "ED-WIN-6", "ED-SQD-8")
def test_each_model_pays_its_shields_when_it_dies() -> None:
    table = skirmish({"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0}}, active="C-AOD")
    assert table.state.book.squad_card[table.squad("D-SK1")].shields == 3
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 5, 1).pass_all()
    assert table.state.vp == [10, 4]


@rule("ED-WND-7", "ED-PRO-3", "ED-CLR-33", "ED-SPL-11")
def test_a_dead_squad_loses_everything_that_lies_on_it() -> None:
    table = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0, "progress": ["DP1"]}},
        active="C-AOD",
        running=[["DS07", 1, 7, -1, "game", -1, 0, True], ["DS10", 1, 7, -1, "turn", -1, 0, True]],
    )
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 6, 1, 1).pass_all()
    state = table.state
    assert (state.running, state.attached[table.squad("D-SK1")]) == ((), ())
    assert sorted(state.graveyards[DEMONS]) == ["DS07", "DS10"]
    assert "DP1" not in state.progress[DEMONS]


@rule("ED-WND-8", "ED-WND-2")
def test_a_squad_without_shields_dies_model_by_model_for_nothing() -> None:
    table = skirmish({"C-AOD": [(18000, 18000)], "D-ASH": [(16500, 18000), (19500, 18000)]}, active="C-AOD")
    angel = table.model("C-AOD")
    table.play(Assault(angel, table.model("D-ASH", 1)), 5, 1).pass_all()
    assert (table.left("D-ASH"), table.state.vp) == (1, [7, 7])


@rule("ED-QUE-5", "ED-CLR-22", "ED-CLR-23")
def test_a_kill_sets_off_the_passives_of_the_killer_once_a_turn_or_each_time() -> None:
    table = skirmish(
        {
            "D-SK1": {"at": [SON], "hp": 1, "progress": ["DP6", "DP7"]},
            "C-PIL": {"at": [(16500, 18000), (19500, 18000)], "hp": 0},
            "C-HK1": [(6000, 6000)],
        },
        active="D-SK1",
    )
    son = table.model("D-SK1")
    table.play(Assault(son, table.model("C-PIL", 1)), 5, 1).pass_all()
    assert (table.asked, table.seat) == ("order-triggers", DEMONS)
    assert table.code(OrderTrigger(2)) == "E_UNKNOWN_ID"
    table.play(OrderTrigger(1)).pass_all()
    assert [e.item for e in table.told(PassiveTriggered)] == ["DP7", "DP6"]
    assert (table.hp("D-SK1"), table.state.vp) == (2, [5, 9])
    table.play(Assault(son, table.model("C-PIL", 2)), 5, 1).pass_all()
    assert [e.item for e in table.told(PassiveTriggered)] == ["DP7", "DP6", "DP6"]
    assert (table.hp("D-SK1"), table.state.vp) == (3, [4, 10])


@rule("ED-CLR-22")
def test_own_models_are_no_kills_and_after_the_end_nothing_is_set_off() -> None:
    own = skirmish(
        {
            "D-MOE": {"at": [(18000, 10000)], "hp": 1, "progress": ["DP6"]},
            "D-ASH": [(18000, 19000), (9000, 9000)],
            "C-PIL": [SON],
        },
        active="D-MOE",
    )
    caster = own.model("D-MOE")
    shots = ((caster, own.model("C-PIL")),)
    own.play(Use(own.squad("D-MOE"), AbilityId("fireball"), shots=shots), 1, 5, 5, 1).pass_all()
    (died,) = own.told(ModelDied)
    assert (died.model, died.by) == (own.model("D-ASH"), own.squad("D-MOE"))
    assert not own.told(PassiveTriggered)
    last = skirmish(
        {"D-SK1": {"at": [SON], "progress": ["DP7"]}, "C-PIL": {"at": [(16500, 18000)], "hp": 0}},
        active="D-SK1",
        chapter={"vp": 1},
        demons={"vp": 13},
    )
    last.play(Assault(last.model("D-SK1"), last.model("C-PIL")), 5, 1).pass_all()
    assert last.match.outcome is not None
    assert not last.told(PassiveTriggered)


@rule("ED-CLR-22", "ED-CLR-23")
def test_vengeful_passion_grows_with_the_deaths_of_other_own_models_up_to_two() -> None:
    table = skirmish(
        {
            "C-AOD": [(30000, 30000)],
            "C-PIL": {"at": [(16500, 18000), (19500, 18000), (18000, 16500)], "hp": 0},
            "D-SK1": [SON],
        },
        active="D-SK1",
        running=[["CS03", 0, 4, -1, "game", -1, 0, True]],
    )
    son = table.model("D-SK1")
    seen = []
    for number in (1, 2, 3):
        table.play(Assault(son, table.model("C-PIL", number)), 5, 1).pass_all()
        seen.append(table.match.view(0).squads[table.squad("C-AOD")].stats["attack"])
    assert seen == [3, 4, 4]


@rule("ED-CLR-23", "ED-SQD-7")
def test_vengeful_passion_does_not_begin_anew_with_the_other_side_of_the_card() -> None:
    table = skirmish(
        {
            "C-AOD": {"at": [(30000, 30000)], "attachments": ["CS03"]},
            "C-PIL": {"at": [(16500, 18000), (19500, 18000), (18000, 16500)], "hp": 0},
            "D-SK1": [SON],
        },
        active="C-AOD",
        demons={"hand": ["DS09"] * 3},
    )
    son = table.model("D-SK1")

    def strike(number: int) -> None:
        table.play(PlayCard(Card("DS09"), caster=son)).pass_all()
        table.play(FreeAttack(son, table.model("C-PIL", number)), 5, 1)

    table.play(Move(()))
    strike(1)
    strike(2)
    table.play(Shift(table.squad("C-AOD")), EndActivation())
    strike(3)
    assert table.stat("C-AOD", "attack") == 3 + 2


def suffer(table: Skirmish, card: str, count: int) -> None:
    """Wounds for a squad that name no model, as an effect deals them."""
    state = table.state
    state.stack.extend(wounds(table.squad(card), count))
    advance(state)


@rule("ED-WND-4", "ED-WND-6", "ED-EX-12")
def test_several_wounds_are_applied_one_at_a_time() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(9000, 9000), (11000, 9000), (13000, 9000)], "hp": 1}, "D-SK1": [SON]}, active="C-PIL"
    )
    suffer(table, "C-PIL", 3)
    # One token, then two models, which the owner chooses one after the other.
    assert (table.hp("C-PIL"), table.asked) == (0, "choose-casualty")
    table.play(PickModel(table.model("C-PIL", 2)))
    assert table.asked == "choose-casualty"
    table.play(PickModel(table.model("C-PIL", 3)))
    assert (table.asked, table.left("C-PIL"), table.state.vp) == ("act", 1, [5, 9])


@rule("ED-WND-4")
def test_wounds_left_over_after_the_last_model_are_lost() -> None:
    table = skirmish(
        {"C-HK1": {"at": [(9000, 9000)], "hp": 0}, "C-PIL": [(12000, 9000)], "D-SK1": [SON]}, active="C-PIL"
    )
    suffer(table, "C-HK1", 4)
    assert (table.asked, table.left("C-HK1"), table.state.vp) == ("act", 0, [5, 9])


@rule("ED-CLR-22")
def test_a_kill_belongs_to_the_squad_that_made_it() -> None:
    table = skirmish(
        {
            "D-SK1": {"at": [SON], "hp": 1},
            "D-SK2": {"at": [(30000, 30000)], "hp": 1, "progress": ["DP6"]},
            "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0},
            "C-AOD": {"at": [(30000, 9000)], "hp": 1, "progress": ["CP7"]},
        },
        active="D-SK1",
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL", 1)), 5, 1).pass_all()
    assert (table.left("C-PIL"), table.hp("D-SK2"), table.state.vp) == (1, 1, [6, 8])
    assert not table.told(PassiveTriggered)


@rule("ED-QUE-5")
@pytest.mark.parametrize(("active", "order"), [("D-SK1", ["DP6", "CS03"]), ("C-PIL", ["CS03", "DP6"])])
def test_passives_of_the_active_player_come_first(active: str, order: list[str]) -> None:
    table = skirmish(
        {
            "D-SK1": {"at": [SON], "hp": 1, "progress": ["DP6"]},
            "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0},
            "C-AOD": {"at": [(30000, 9000)], "attachments": ["CS03"]},
        },
        active=active,
    )
    pair = (table.model("D-SK1"), table.model("C-PIL"))
    # The Son of Khyber strikes first in either assault.
    table.play(Assault(*(pair if active == "D-SK1" else pair[::-1])), 5, 1).pass_all()
    assert [e.item for e in table.told(PassiveTriggered)] == order
