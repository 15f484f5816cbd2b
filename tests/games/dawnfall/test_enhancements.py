"""Enhancements. DF-ENH."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Counterattack,
    Declare,
    Decline,
    Done,
    EndActivation,
    EndTurn,
    Fight,
    KeepMode,
    Pass,
    Pay,
    PickEnhancement,
    Place,
    PlayCard,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from edgewise.games.dawnfall.queries.attributes import attribute
from tests.support.drill import DRILLS, drill, squad_at
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule

YELLOW = UseDie("yellow")


def on(card: str, charges: int = 1, *, bought: bool = False) -> Record:
    """An attached Enhancement."""
    return {"card": card, "charges": charges, "bought": bought}


def duel(*hand: str, guards: tuple[Record, ...] = (), slow: tuple[Record, ...] = (), **rest: Any) -> Table:
    """Guards (Squad 0) and a slow model (Squad 1) against guards (Squad 2) in contact with the first ones."""
    mine = [
        squad_at("guard", "(3,2).0", "(3,2).2", enhancements=list(guards)),
        squad_at("slow", "(0,5).0", enhancements=list(slow)),
    ]
    theirs = [squad_at("guard", "(3,2).1", "(6,5).0", enhancements=list(rest.pop("theirs", ())))]
    return drill(mine, theirs, hand=list(hand), **rest)


def use(squad: int, card: str, half: Any = "lower") -> UseEnhancement:
    """Uses an Action of an attached Enhancement for its own Squad."""
    return UseEnhancement(squad, card, half, squad)


def charges(t: Table, squad: int) -> dict[str, int]:
    """The Charges on the Enhancements of a Squad."""
    return {e.card: e.charges for e in t.state.attached[squad]}


@rule("DF-ENH-1")
def test_neither_action_is_used_from_hand() -> None:
    t = duel("tome")
    assert t.refused(PlayCard("tome", "upper", 0)).rule == "DF-ENH-1"
    assert t.refused(PlayCard("tome", "lower", 0)).rule == "DF-ENH-1"


@rule("DF-ENH-2")
def test_attaching_costs_a_crystal_and_brings_a_charge() -> None:
    t = duel("tome").play(Attach("tome", 0), Pay(1))
    assert charges(t, 0) == {"tome": 1} and t.state.charges == 19
    assert (t.state.hands[0], t.state.discards[0], t.state.depleted[0]) == ((), (), 1)


@rule("DF-ENH-2")
def test_the_actions_are_available_at_once() -> None:
    t = duel("tome").play(Attach("tome", 0), Pay(1), use(0, "tome"))
    assert t.state.marker == 1


@rule("DF-ENH-3")
@pytest.mark.parametrize("plan", [Pay(1), Pay(0, ((0, 1),)), Pay(0, (), 1)])
def test_a_substitute_pays_for_attaching(plan: Pay) -> None:
    t = duel("tome").play(Attach("tome", 0), plan)
    assert charges(t, 0) == {"tome": 1}


@rule("DF-ENH-3")
def test_another_attachment_cost_comes_from_the_data() -> None:
    t = duel("grimoire").play(Attach("grimoire", 0))
    assert t.refused(Pay(1)).rule == "DF-PAY-9"
    t.play(Pay(2))
    assert charges(t, 0) == {"grimoire": 1}


@rule("DF-ENH-3")
def test_paying_more_for_more_charges_is_refused() -> None:
    t = duel("tome").play(Attach("tome", 0))
    assert t.refused(Pay(2)).rule == "DF-PAY-9"


@rule("DF-ENH-4")
def test_attaching_is_possible_in_the_middle_of_a_fight_of_the_own_turn() -> None:
    t = duel("tome").play(Activate(0), StartCombat(), Fight(0, 7))
    assert t.asked == "window-W-C2"
    t.play(Attach("tome", 0), Pay(1))
    assert charges(t, 0) == {"tome": 1}


@rule("DF-ENH-4")
def test_attaching_in_another_players_turn_is_refused() -> None:
    t = duel("plain", foe_hand=["tome", "flash"]).play(PlayCard("plain", "lower", -1))
    assert t.seat == 1
    assert t.refused(Attach("tome", 2)).rule == "DF-ENH-4"


@rule("DF-ENH-4")
def test_attaching_in_a_response_window_is_refused() -> None:
    t = duel("plain", "tome").play(PlayCard("plain", "lower", -1))
    while (t.asked, t.seat) != ("window-W-T5", 0):
        t.play(Pass())
    assert t.refused(Attach("tome", 0)).rule == "DF-ENH-4"


@rule("DF-ENH-4", "DF-PAS-2")
def test_attaching_in_a_passive_turn_is_refused() -> None:
    t = duel("codex", guards=(on("tome", 9), on("ward", 9)), ask="declare", charges=1).passive()
    assert t.asked == "share-charges"
    assert t.refused(Attach("codex", 0)).rule in ("DF-ENH-4", "DF-PAS-2")


@rule("DF-ENH-5")
def test_an_enemy_squad_is_refused() -> None:
    assert duel("tome").refused(Attach("tome", 2)).rule == "DF-ENH-5"


@rule("DF-ENH-5")
def test_a_squad_without_living_models_is_refused() -> None:
    mine = [squad_at("guard", "(3,2).0"), squad_at("slow")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["tome"])
    assert t.refused(Attach("tome", 1)).rule == "DF-ENH-5"


@rule("DF-ENH-5")
def test_a_squad_whose_only_model_is_away_takes_the_card() -> None:
    own = [squad_at("duke", "away"), squad_at("guard", "(0,0).0")]
    t = drill(own, [squad_at("guard", "(3,3).0")], hand=["codex"])
    t.play(Attach("codex", 0), Pay(1))
    assert charges(t, 0) == {"codex": 1}


@rule("DF-ENH-5")
def test_an_allied_squad_is_refused() -> None:
    places = ("(3,2).0", "(0,0).0", "(3,8).0", "(6,9).0")
    players = [{"faction": "drills", "squads": [squad_at("guard", at)], "hand": ["tome"]} for at in places]
    options = {"content": [DRILLS], "allow_mirror": True, "mode": "tvt"}
    t = table({"options": options, "players": players})
    assert t.refused(Attach("tome", 2)).rule == "DF-ENH-5"


@rule("DF-ENH-5")
def test_a_squad_that_cannot_use_the_lower_action_takes_the_card() -> None:
    t = duel("codex").play(Attach("codex", 1), Pay(1))
    assert charges(t, 1) == {"codex": 1}


@rule("DF-ENH-6")
def test_a_third_enhancement_is_refused_without_a_discard() -> None:
    t = duel("spark", guards=(on("tome"), on("codex")))
    assert t.refused(Attach("spark", 0)).rule == "DF-ENH-6"


@rule("DF-ENH-6", "DF-LIM-5")
def test_a_third_enhancement_replaces_one_whose_charges_return() -> None:
    t = duel("spark", guards=(on("tome", 4), on("codex", 2))).play(Attach("spark", 0, "tome"), Pay(1))
    assert charges(t, 0) == {"codex": 2, "spark": 1}
    assert t.state.charges == 17 and t.state.discards[0] == ("tome",)


@rule("DF-ENH-6", "DF-ENH-16")
def test_a_discarded_passive_action_is_no_longer_in_force() -> None:
    t = duel("spark", guards=(on("ward", 0, bought=True), on("codex")))
    assert attribute(t.state, 0, "def") == 3
    t.play(Attach("spark", 0, "ward"), Pay(1))
    assert attribute(t.state, 0, "def") == 2


@rule("DF-ENH-6")
def test_discarding_while_a_slot_is_free_is_refused() -> None:
    t = duel("spark", guards=(on("tome"),))
    assert t.refused(Attach("spark", 0, "tome")).rule == "DF-ENH-6"


@rule("DF-ENH-6")
def test_discarding_an_enhancement_that_is_not_there_is_refused() -> None:
    t = duel("spark", guards=(on("tome"), on("codex")))
    assert t.refused(Attach("spark", 0, "grimoire")).rule == "DF-ENH-6"


@rule("DF-ENH-7")
def test_a_second_copy_on_the_same_squad_is_refused() -> None:
    assert duel("tome", guards=(on("tome"),)).refused(Attach("tome", 0)).rule == "DF-ENH-7"


@rule("DF-ENH-7")
def test_different_squads_may_each_have_a_copy() -> None:
    t = duel("tome", guards=(on("tome"),)).play(Attach("tome", 1), Pay(1))
    assert charges(t, 1) == {"tome": 1}


@rule("DF-ENH-7")
def test_a_copy_may_replace_itself_but_not_stand_beside_itself() -> None:
    t = duel("tome", guards=(on("tome", 5), on("codex")))
    assert t.refused(Attach("tome", 0, "codex")).rule == "DF-ENH-7"
    t.play(Attach("tome", 0, "tome"), Pay(1))
    assert charges(t, 0) == {"codex": 1, "tome": 1}


@rule("DF-ENH-8")
def test_an_enhancement_stays_after_use_and_over_turns() -> None:
    t = duel(guards=(on("tome", 2),)).play(use(0, "tome"))
    t.end_turn().passive()
    assert charges(t, 0) == {"tome": 1}


@rule("DF-ENH-9")
def test_charges_are_paid_from_the_card_and_go_to_the_neutral_pile() -> None:
    t = duel(guards=(on("tome", 3), on("codex", 3)))
    before = t.state.charges
    t.play(use(0, "tome"))
    assert charges(t, 0) == {"tome": 2, "codex": 3} and t.state.charges == before + 1
    assert t.state.crystals[0] == 2


@rule("DF-ENH-9")
def test_neither_other_charges_nor_crystals_pay_for_an_action() -> None:
    t = duel(guards=(on("tome", 0), on("codex", 3)), slow=(on("tome", 3),))
    assert t.refused(use(0, "tome")).rule == "DF-ENH-9"


@rule("DF-ENH-9")
def test_a_card_that_is_not_attached_is_not_used() -> None:
    assert duel("tome").refused(use(0, "tome")).rule == "DF-ENH-9"


@rule("DF-ENH-10")
def test_the_upper_action_is_used_by_any_squad() -> None:
    t = duel(slow=(on("codex"),)).play(use(1, "codex", "upper"))
    assert t.state.crystals[0] == 3


@rule("DF-ENH-10")
def test_the_lower_action_is_disabled_on_a_squad_of_another_name() -> None:
    t = duel(guards=(on("codex"),), slow=(on("codex"),))
    assert t.refused(use(1, "codex")).rule == "DF-ENH-10"
    assert use(0, "codex") in t.legal()


@rule("DF-ENH-11")
def test_both_actions_are_used_in_one_turn_each_with_its_own_cost() -> None:
    t = duel(guards=(on("codex", 2),)).play(use(0, "codex"), use(0, "codex", "upper"))
    assert (charges(t, 0), t.state.marker, t.state.crystals[0]) == ({"codex": 0}, 1, 3)


@rule("DF-ENH-12", "DF-CLR-9")
def test_attaching_with_an_empty_pile_may_take_a_charge_from_another_own_card() -> None:
    t = duel("tome", guards=(on("codex", 5),), charges=0).play(Attach("tome", 1), Pay(1))
    assert t.asked == "move-charge"
    t.play(PickEnhancement(0, "codex"))
    assert charges(t, 0) == {"codex": 4} and charges(t, 1) == {"tome": 1}


@rule("DF-ENH-12", "DF-CLR-9")
def test_attaching_with_an_empty_pile_may_go_without_a_charge() -> None:
    t = duel("tome", guards=(on("codex", 5),), charges=0).play(Attach("tome", 1), Pay(1), Decline())
    assert charges(t, 0) == {"codex": 5} and charges(t, 1) == {"tome": 0}


@rule("DF-CLR-9")
def test_an_enhancement_is_attached_without_any_charge_in_the_match() -> None:
    t = duel("tome", charges=0).play(Attach("tome", 0), Pay(1))
    assert charges(t, 0) == {"tome": 0}


@rule("DF-ENH-12")
def test_an_enemy_card_gives_no_charge() -> None:
    t = duel("tome", guards=(on("codex", 1),), theirs=(on("codex", 3),), charges=0).play(Attach("tome", 1), Pay(1))
    assert t.refused(PickEnhancement(2, "codex")).rule == "DF-ENH-12"


@rule("DF-ENH-12")
def test_in_a_passive_turn_an_empty_pile_allows_a_move_of_charges() -> None:
    t = duel(guards=(on("codex", 5),), slow=(on("tome", 0),), ask="declare", charges=0).passive()
    assert (t.asked, t.seat) == ("move-charge", 0)
    t.play(PickEnhancement(0, "codex"))
    assert charges(t, 1) == {"tome": 1} and charges(t, 0) == {"codex": 4}


@rule("DF-ENH-12")
def test_an_effect_that_finds_no_charges_allows_a_move_of_charges() -> None:
    t = duel("feed", guards=(on("codex", 5),), slow=(on("tome", 0),), charges=0)
    t.play(PlayCard("feed", "lower", -1))
    assert t.asked == "move-charge"


LIMITS = {
    "payment": (True, True, True, True, True, True),
    "roll": (True, False, True, True, True, True),
    "attack": (True, False, True, True, True, True),
    "sequence": (True, False, False, True, True, True),
    "combat_action": (True, False, False, False, True, True),
    "turn": (True, False, False, False, False, True),
    "match": (True, False, False, False, False, False),
}


def before_attack(t: Table, card: str) -> bool:
    """Uses the Action before an Attack if its limit allows it; whether it did."""
    while (t.asked, t.seat) != ("window-W-C3", 0):
        t.play(Pass())
    action = use(0, card)
    if action not in t.legal():
        assert t.refused(action).rule == "DF-TIM-9"
        return False
    t.play(action)
    return True


@rule("DF-ENH-13", "DF-TIM-9")
@pytest.mark.parametrize("per", LIMITS)
def test_an_action_is_used_as_often_as_its_limit_says(per: str) -> None:
    card = f"per-{per}"
    t = duel("onset", guards=(on(card, 9),), foe_hand=["flash"], player={"banner": False})
    t.play(Activate(0), StartCombat(), Fight(0, 7))
    found = [before_attack(t, card), before_attack(t, card)]
    t.play(YELLOW, 1, YELLOW, 4, Counterattack())
    found.append(before_attack(t, card))
    t.play(YELLOW, 1, YELLOW, 4, Fight(1, 7))
    found.append(before_attack(t, card))
    t.play(YELLOW, 1, YELLOW, 4, Decline(), EndActivation(), PlayCard("onset", "lower", 0), Fight(0, 7))
    found.append(before_attack(t, card))
    t.play(YELLOW, 1, YELLOW, 4, Decline(), Done())
    t.end_turn().passive()
    t.play(Declare("active"), Activate(0), StartCombat(), Fight(0, 7))
    found.append(before_attack(t, card))
    assert tuple(found) == LIMITS[per]
    t.dice_used()


@rule("DF-TIM-9", "DF-RER-3")
def test_a_reroll_does_not_begin_a_new_roll() -> None:
    t = duel("spin", guards=(on("per-roll", 9),)).play(Activate(0), StartCombat(), Fight(0, 7))
    assert before_attack(t, "per-roll")
    t.play(YELLOW, 1)
    while t.asked != "window-W-C5":
        t.play(Pass())
    t.play(PlayCard("spin", "lower", -1), 2)
    while t.asked != "choose-die-defense":
        t.play(Pass())
    assert t.state.scopes[-1]["rolls"] == 1 and len(t.events("die-rolled")) == 2
    t.dice_used()


@rule("DF-TIM-9")
def test_limits_are_counted_for_each_card() -> None:
    t = duel(guards=(on("tome", 3),), slow=(on("tome", 3),)).play(use(0, "tome"))
    assert t.refused(use(0, "tome")).rule == "DF-TIM-9"
    t.play(use(1, "tome"))
    assert t.state.marker == 2


@rule("DF-ENH-14")
def test_in_another_players_turn_an_ordinary_enhancement_action_is_refused() -> None:
    t = duel("plain", theirs=(on("tome", 3), on("spark", 3)), foe_hand=["flash"])
    t.play(PlayCard("plain", "lower", -1))
    assert t.seat == 1
    assert t.refused(use(2, "tome")).rule == "DF-ENH-14"


@rule("DF-ENH-14")
def test_in_another_players_turn_an_instant_of_an_enhancement_is_used() -> None:
    t = duel("plain", theirs=(on("spark", 3),)).play(PlayCard("plain", "lower", -1), use(2, "spark"))
    assert t.state.marker == -1


@rule("DF-ENH-14")
def test_a_named_moment_that_arises_there_is_used_in_another_players_turn() -> None:
    guard: Record = {"squad": "holy-knight", "models": ["(3,2).{0,1}"], "enhancements": [on("guard", 2)]}
    hound: Record = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    demons: Record = {"faction": "demons", "squads": [hound]}
    t = table({"players": [demons, {"faction": "chapter", "squads": [guard]}]})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 4, use(1, "guard", "upper"))
    assert t.events("defense-succeeded")
    t.dice_used()


def fallen(**rest: Any) -> Table:
    """A slow Squad without living models that has Enhancements."""
    mine = [
        squad_at("guard", "(3,2).0", enhancements=[on("codex")]),
        squad_at("slow", enhancements=[on("tome", 3), on("spark", 3)]),
    ]
    return drill(mine, [squad_at("guard", "(6,5).0")], **rest)


@rule("DF-ENH-15")
def test_enhancements_of_a_dead_squad_cannot_be_used() -> None:
    assert fallen().refused(use(1, "tome")).rule == "DF-ENH-15"


@rule("DF-ENH-15", "DF-PAS-9")
def test_enhancements_of_a_dead_squad_stay_with_their_charges_and_get_no_more() -> None:
    t = fallen(ask="declare").passive()
    assert charges(t, 0) == {"codex": 2} and charges(t, 1) == {"tome": 3, "spark": 3}


@rule("DF-ENH-15", "DF-ENH-12")
def test_an_effect_puts_no_charge_on_the_enhancement_of_a_dead_squad() -> None:
    t = fallen(hand=["feed"]).play(PlayCard("feed", "lower", -1))
    assert charges(t, 0) == {"codex": 2} and charges(t, 1) == {"tome": 3, "spark": 3}


@rule("DF-ENH-15")
def test_enhancements_wake_up_when_a_model_returns() -> None:
    t = fallen(hand=["muster"]).play(PlayCard("muster", "lower", 1), Place((0, 0), (0,)), use(1, "tome"))
    assert t.state.marker == 1


@rule("DF-ENH-16")
def test_a_passive_action_is_bought_once_and_then_in_force() -> None:
    t = duel(guards=(on("ward", 5),)).play(use(0, "ward"))
    assert charges(t, 0) == {"ward": 3} and attribute(t.state, 0, "def") == 3
    t.pass_all()
    assert t.refused(use(0, "ward")).rule == "DF-ENH-16"
    t.end_turn().passive()
    assert attribute(t.state, 0, "def") == 3 and charges(t, 0) == {"ward": 3}


@rule("DF-ENH-16")
def test_a_passive_action_is_not_in_force_before_it_is_bought() -> None:
    assert attribute(duel(guards=(on("ward", 5),)).state, 0, "def") == 2


@rule("DF-ENH-16")
def test_a_passive_action_sleeps_while_the_squad_has_no_living_model() -> None:
    mine = [squad_at("guard", enhancements=[on("ward", 0, bought=True)]), squad_at("slow", "(0,0).0")]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["muster"])
    assert t.state.book.continuous.attribute_changes(t.state, 0, "def") == []
    t.play(PlayCard("muster", "lower", 0), Place((3, 3), (0,)))
    assert attribute(t.state, 0, "def") == 3


@rule("DF-ENH-17")
def test_what_answers_played_actions_does_not_answer_an_attachment() -> None:
    gossip = [{"status": "gossip", "model": "slow.0", "by": 0}]
    t = duel("tome", "plain", statuses=gossip).play(Attach("tome", 0), Pay(1)).pass_all()
    assert t.state.marker == 0 and not t.events("card-played")
    t.play(PlayCard("plain", "lower", -1))
    assert t.state.marker == 1


@rule("DF-ENH-4")
def test_an_enhancement_is_not_attached_in_the_end_step() -> None:
    t = duel("tome").play(EndTurn()).pass_all()
    assert t.refused(Attach("tome", 0)).rule == "DF-ACT-14"
