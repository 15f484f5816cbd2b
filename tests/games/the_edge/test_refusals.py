"""The order in which commands are refused, and decisions that are owed. ED-CLR-14, ED-CLR-40."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.fields import Seat
from edgewise.core.flow import Action
from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    Concede,
    EndActivation,
    Exchange,
    FreeAttack,
    Gather,
    Keep,
    Move,
    OrderTrigger,
    Pass,
    PickModel,
    PlacePool,
    PlayCard,
    Progress,
    Reroll,
    Shift,
    StayReady,
    Summon,
    Use,
)
from edgewise.games.the_edge.kinds import AbilityId, BoardPool, Card, Model, Place, Squad
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, skirmish

APART: dict[str, Any] = {"C-PIL": [(9000, 9000)], "C-AOD": [(12000, 9000)], "D-SK1": [(18000, 18000)]}

UNKNOWN: list[Action] = [
    Activate(Squad(99)),
    Shift(Squad(-1)),
    Assault(Model(0), Model(99)),
    FreeAttack(Model(-1), Model(0)),
    PickModel(Model(99)),
    Gather(Squad(99), BoardPool(0)),
    Gather(Squad(0), BoardPool(0)),
    Progress(Card("XX"), Squad(0)),
    Progress(Card("CP1"), Squad(99)),
    Summon(Card("XX"), Place((6000, 6000))),
    Exchange(Card("XX")),
    PlayCard(Card("XX")),
    PlayCard(Card("CS06"), target=99),
    PlayCard(Card("CS01"), target=20, bonus=True),
    Use(Squad(99), AbilityId("riposte")),
    Concede(Seat(2)),
    Move(((Model(99), ()),)),
]


@rule("ED-CLR-40")
@pytest.mark.parametrize("action", UNKNOWN, ids=str)
def test_unknown_ids_are_refused_before_everything_else(action: Action) -> None:
    table = skirmish(APART, active="C-PIL")
    assert table.code(action) == "E_UNKNOWN_ID"
    table.match.play(Concede(Seat(CHAPTER)))
    assert table.code(action) == "E_UNKNOWN_ID"


@rule("ED-CLR-40")
@pytest.mark.parametrize(
    "action",
    [
        {"type": "Nothing"},
        {"type": "Activate"},
        {"type": "Activate", "squad": "first"},
        {"type": "Move", "paths": 3},
        [],
        7,
    ],
    ids=str,
)
def test_malformed_commands_are_refused(action: Any) -> None:
    assert skirmish(APART, active="C-PIL").code(action) == "E_BAD_COMMAND"


@rule("ED-CLR-40", "ED-CLR-25")
@pytest.mark.parametrize(
    "action",
    [
        Use(Squad(5), AbilityId("aimed-shot"), shots=((Model(8), Model(99)), (Model(8), Model(99)))),
        PlayCard(Card("DS12"), shots=((Model(17), Model(99)), (Model(17), Model(99)))),
        Progress(Card("CP8"), Squad(0)),
        Progress(Card("CP8"), Squad(99)),
        Summon(Card("CP1"), Place((6000, 6000))),
        Move(((Model(99), ()), (Model(99), ()))),
    ],
    ids=str,
)
def test_commands_without_sense_are_refused_before_ids_of_nothing_and_after_the_end(action: Action) -> None:
    table = skirmish(APART, active="C-PIL")
    assert table.code(action) == "E_BAD_COMMAND"
    table.match.play(Concede(Seat(CHAPTER)))
    assert table.code(action) == "E_BAD_COMMAND"


@rule("ED-CLR-40", "ED-CLR-32")
def test_fields_that_a_spell_does_not_need_are_refused() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS06", "CS02", "CS11"]})
    pilgrims, angel = table.squad("C-PIL"), table.model("C-AOD")
    assert table.code(PlayCard(Card("CS06"))) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("CS06"), target=pilgrims, caster=angel)) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("CS06"), target=pilgrims, squad=pilgrims)) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("CS06"), target=pilgrims, squad=Squad(-5))) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("CS02"), target=pilgrims)) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("CS11"), target=pilgrims)) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("CS06"), target=pilgrims, shots=((Model(0), Model(1)),))) == "E_BAD_COMMAND"


@rule("ED-CLR-40")
def test_whose_move_it_is_comes_before_the_state_of_the_step() -> None:
    table = skirmish(APART, active="C-PIL", moved=True, action="used")
    p1, son = table.model("C-PIL"), table.model("D-SK1")
    assert table.code(Move(()), seat=DEMONS) == "E_NOT_YOUR_ACTIVATION"
    assert table.code(Move(())) == "E_STEP_USED"
    # The step comes before the target: nobody is in contact here.
    assert table.code(Assault(p1, son)) == "E_STEP_USED"


@rule("ED-CLR-40", "ED-SPL-2")
def test_caster_target_and_range_come_before_the_cost() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS02", "CS10"], "unused": 0})
    angel, pilgrims = table.model("C-AOD"), table.squad("C-PIL")
    assert table.code(PlayCard(Card("CS02"), caster=table.model("C-PIL"), target=pilgrims)) == "E_NO_CASTER"
    assert table.code(PlayCard(Card("CS02"), caster=angel, target=table.squad("C-AOD"))) == "E_BAD_TARGET"
    assert table.code(PlayCard(Card("CS02"), caster=angel, target=pilgrims)) == "E_NOT_ENOUGH_CRYSTALS"


ALWAYS: list[Action] = [Pass(), EndActivation(), Move(()), StayReady()]
OTHER: list[Action] = [*ALWAYS, PlayCard(Card("CS06"), target=0), Activate(Squad(0))]


@rule("ED-CLR-14")
@pytest.mark.parametrize("action", OTHER, ids=str)
def test_while_a_decision_is_owed_only_its_answer_is_accepted(action: Action) -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [(18000, 18000)], "C-PIL": [(9000, 9000)]},
        active="D-SK1",
        chapter={"hand": ["CS06"]},
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-HK3")), 4, 1).pass_all()
    assert table.asked == "offer-reroll"
    assert table.code(action) == "E_WRONG_TIME"
    assert table.code(Keep(), seat=DEMONS) == "E_WRONG_TIME"
    assert table.can(Keep())
    assert table.can(Concede(Seat(DEMONS)), seat=DEMONS)


@rule("ED-CLR-19")
@pytest.mark.parametrize("moment", ["activate", "act", "window"])
def test_a_reroll_that_is_not_owed_has_its_own_code(moment: str) -> None:
    table = skirmish(APART, active="C-PIL" if moment == "act" else None)
    if moment == "window":
        table.play(Activate(table.squad("C-PIL")))
    assert table.code(Reroll()) == "E_NO_REROLL"
    assert table.code(Keep()) == ("E_WRONG_TIME")


@rule("ED-CLR-40", "ED-SET-10")
def test_set_up_is_over_when_play_has_begun() -> None:
    table = skirmish(APART, active="C-PIL")
    assert table.code(PlacePool(Place((18000, 18000)))) == "E_SETUP_ORDER"


@rule("ED-QUE-5", "ED-CLR-14")
def test_answers_to_questions_that_nobody_asked_come_at_the_wrong_time() -> None:
    table = skirmish(APART, active="C-PIL")
    for action in (OrderTrigger(0), StayReady(), PickModel(Model(0)), FreeAttack(Model(0), Model(13)), Pass()):
        assert table.code(action) == "E_WRONG_TIME"


@rule("ED-MOV-1", "ED-CLR-5")
@pytest.mark.parametrize("far", [10**9, 10**40, -(10**400)])
def test_a_senseless_distance_is_too_far_like_any_other(far: int) -> None:
    table = skirmish(APART, active="C-PIL")
    assert table.code(Move(((table.model("C-PIL"), ((far, 9000),)),))) == "E_TOO_FAR"


@rule("ED-SPL-5", "ED-SPL-7")
@pytest.mark.parametrize("moment", ["activate", "gather", "progress"])
@pytest.mark.parametrize(("card", "rule_id"), [("CS06", "ED-SPL-7"), ("CS07", "ED-SPL-5")])
def test_a_spell_between_windows_is_refused_by_the_rule_of_its_timing(moment: str, card: str, rule_id: str) -> None:
    squads = {**APART, "C-AOD": [(12000, 11000)]}
    pool = {"at": (12000, 9000), "crystals": 2}
    table = skirmish(squads, moment=moment, pools=[pool], chapter={"hand": ["CS06", "CS07"]})
    refused = table.refused(PlayCard(Card(card), target=table.squad("C-AOD")))
    assert (refused.code, refused.rule) == ("E_WRONG_TIME", rule_id)


@rule("ED-MOV-4", "ED-MOV-5")
@pytest.mark.parametrize(("end", "rule_id"), [((9000, 12000), "ED-MOV-5"), ((12000, 9000), "ED-MOV-4")])
def test_what_is_in_the_way_names_its_rule(end: tuple[int, int], rule_id: str) -> None:
    squads = {"C-PIL": [(9000, 9000)], "D-MOE": [(10500, 9000)]}
    table = skirmish(squads, active="C-PIL", pools=[{"at": (9000, 10600), "crystals": 1}])
    refused = table.refused(Move(((table.model("C-PIL"), (end,)),)))
    assert (refused.code, refused.rule) == ("E_BLOCKED", rule_id)
