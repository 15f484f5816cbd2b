"""Instant Actions, interrupts and the order of answers. DF-INS."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Declare,
    EndTurn,
    Fight,
    KeepMode,
    Pass,
    Pay,
    PickModel,
    Place,
    PlayCard,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from tests.support.drill import DRILLS, drill, melee, squad_at
from tests.support.fan import Record
from tests.support.play import Table, opening, table
from tests.support.rules import rule

YELLOW = UseDie("yellow")
FLASH = PlayCard("flash", "lower", -1)


def play(card: str, bind: int = -1) -> PlayCard:
    """The lower half of a card."""
    return PlayCard(card, "lower", bind)


def duel(*hand: str, foe_hand: tuple[str, ...] = (), **rest: Any) -> Table:
    """Two guards against two guards; the first ones touch."""
    mine = [squad_at("guard", "(3,2).0", "(3,2).2")]
    theirs = [squad_at("guard", "(3,2).1", "(6,5).0")]
    player = {"banner": False}
    return drill(mine, theirs, hand=list(hand), foe_hand=list(foe_hand), player=player, foe=player, **rest)


def asked_in(t: Table, window: str) -> list[int]:
    """Who is asked in a window, in order, when everybody passes."""
    seats = []
    while t.asked == window:
        seats.append(t.seat)
        t.play(Pass())
    return seats


@rule("DF-INS-1")
def test_an_instant_is_played_in_the_own_turn() -> None:
    assert duel("flash").play(FLASH).events("card-played")


@rule("DF-INS-1")
def test_an_instant_is_played_in_another_players_turn() -> None:
    t = duel("plain", foe_hand=("flash",)).play(play("plain"), FLASH)
    assert [e.seat for e in t.events("card-played")] == [0, 1]


@rule("DF-INS-1", "DF-PAS-2")
def test_an_instant_in_a_passive_turn_is_refused() -> None:
    charged = [{"card": "tome", "charges": 9}, {"card": "codex", "charges": 9}]
    mine = [squad_at("guard", "(3,2).0", enhancements=charged)]
    t = drill(mine, [squad_at("guard", "(6,5).0")], hand=["flash"], ask="declare", charges=1).passive()
    assert t.refused(FLASH).rule in ("DF-INS-1", "DF-PAS-2")


@rule("DF-INS-1", "DF-PAS-2")
def test_nobody_is_asked_for_instants_in_a_passive_turn() -> None:
    t = duel("flash", foe_hand=("flash",), ask="declare").passive()
    assert (t.asked, t.seat) == ("declare", 1)


@rule("DF-INS-1", "DF-ACT-14")
def test_an_instant_in_the_end_step_is_refused() -> None:
    t = duel("flash", foe_hand=("flash",)).play(EndTurn()).pass_all()
    assert t.asked == "discard"
    assert t.refused(FLASH).rule == "DF-ACT-14"


@rule("DF-INS-1", "DF-TIM-2")
def test_an_instant_in_set_up_is_refused() -> None:
    t = opening({"content": [DRILLS], "first": 0})
    assert t.refused(FLASH).rule.startswith("DF-SET")


@rule("DF-INS-2")
def test_an_instant_from_hand_costs_crystals() -> None:
    guard: Record = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
    hound: Record = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    chapter: Record = {"faction": "chapter", "squads": [guard], "hand": ["guardian-angel"], "crystals": 2}
    t = table({"players": [{"faction": "demons", "squads": [hound]}, chapter]})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 3, PlayCard("guardian-angel", "upper", 1))
    assert (t.asked, t.seat) == ("pay-action", 1)
    t.play(Pay(1))
    assert t.state.depleted == [0, 1]
    t.dice_used()


@rule("DF-INS-2")
def test_an_instant_on_an_enhancement_costs_charges() -> None:
    theirs = [squad_at("guard", "(3,2).1", enhancements=[{"card": "spark", "charges": 2}])]
    t = drill([squad_at("guard", "(3,2).0")], theirs, hand=["plain"])
    t.play(play("plain"), UseEnhancement(1, "spark", "lower", 1))
    assert t.state.attached[1][0].charges == 1 and t.state.crystals == [2, 2]


@rule("DF-INS-3", "DF-EX-34")
def test_an_answer_comes_too_late_to_save_a_model() -> None:
    t = duel("slay", foe_hand=("veil", "flash")).play(play("slay"), PickModel(4))
    while t.asked != "window-W-T5":
        assert FLASH not in t.legal()
        t.play(Pass())
    assert (t.asked, t.seat, t.state.spaces[4]) == ("window-W-T5", 1, -1)
    t.play(FLASH).pass_all()
    assert t.state.spaces[4] == -1 and t.state.marker == 2


@rule("DF-INS-3")
def test_an_action_is_resolved_before_anybody_answers() -> None:
    t = duel("brand", foe_hand=("flash",)).play(play("brand"), PickModel(4))
    assert t.asked == "window-W-T5" and len(t.state.statuses) == 1


@rule("DF-INS-4")
def test_an_interrupt_is_used_while_another_action_is_in_progress() -> None:
    t = duel("arrow", foe_hand=("duck", "flash")).play(play("arrow", 0), PickModel(0), PickModel(4), YELLOW, 3)
    while t.asked != "window-W-S4":
        t.play(Pass())
    assert (t.seat, t.state.resolving) == (1, ("arrow",))
    assert play("duck") in t.legal() and FLASH not in t.legal()
    t.play(play("duck")).pass_all()
    assert t.state.endurance == [2, 2]
    t.dice_used()


@rule("DF-INS-4")
def test_an_interrupt_is_used_only_at_the_step_it_names() -> None:
    t = duel("arrow", foe_hand=("duck",)).play(play("arrow", 0), PickModel(0), PickModel(4))
    assert t.asked == "window-W-S1"
    assert t.refused(play("duck")).rule == "DF-CRD-8"


@rule("DF-INS-5")
def test_after_an_interrupt_the_action_goes_on_with_what_is_still_possible() -> None:
    mine = [squad_at("guard", "(3,2).0")]
    theirs = [squad_at("guard", "(3,2).1"), squad_at("swift", "(5,5).0"), squad_at("slow", "(6,5).0")]
    t = drill(mine, theirs, hand=["sweep"], foe_hand=["duck"]).play(play("sweep"), YELLOW, 3, PickModel(4))
    while t.asked != "window-W-S4":
        t.play(Pass())
    t.play(play("duck")).pass_all()
    assert t.state.endurance == [2, 2, 1, 0]
    t.dice_used()


@rule("DF-INS-5")
def test_a_cancelled_card_is_not_given_back() -> None:
    t = duel("arrow", foe_hand=("duck",)).play(play("arrow", 0), PickModel(0), PickModel(4), YELLOW, 3, play("duck"))
    t.pass_all()
    assert t.state.discards == [("arrow",), ("duck",)] and t.asked == "main"
    t.dice_used()


@rule("DF-INS-5", "DF-COM-15")
def test_a_cancelled_sequence_is_not_given_back_but_other_models_fight() -> None:
    mine = [squad_at("guard", "(3,2).0", "(3,2).2")]
    theirs = [squad_at("guard", "(3,2).1", "(3,2).3")]
    t = drill(mine, theirs, foe_hand=["dodge"]).play(Activate(0), StartCombat(), Fight(0, 4), play("dodge"))
    t.play(Place((4, 2), (0,))).pass_all()
    assert t.asked == "choose-fight"
    assert t.refused(Fight(0, 5)).rule == "DF-COM-2"
    assert Fight(1, 5) in t.legal()


def four(*hands: list[str]) -> Table:
    """Four players against each other, each with one guard."""
    places = ("(3,2).0", "(0,0).0", "(6,5).0", "(3,9).0")
    return melee(*({"hand": hand, "squads": [squad_at("guard", at)]} for hand, at in zip(hands, places, strict=True)))


@rule("DF-INS-6")
def test_the_targeted_player_answers_first_then_the_others_clockwise_and_the_actor_last() -> None:
    hands = ["brand", "flash"], ["flash"], ["flash"], ["flash"]
    t = four(*hands).play(play("brand"), PickModel(8))
    assert asked_in(t, "window-W-T5") == [2, 1, 3, 0]


@rule("DF-INS-6")
def test_without_a_target_the_others_answer_clockwise_from_the_actor() -> None:
    t = four(["plain", "flash"], ["flash"], ["flash"], ["flash"]).play(play("plain"))
    assert asked_in(t, "window-W-T5") == [1, 2, 3, 0]


@rule("DF-INS-6")
def test_several_targeted_players_answer_clockwise_among_themselves() -> None:
    hands = ["plain", "flash"], ["flash"], ["sweep", "flash"], ["flash"]
    t = four(*hands).end_turn().passive().play(Declare("active"), play("sweep"), YELLOW, 3)
    assert t.state.turn == 2
    while t.asked != "window-W-T5":
        t.play(Pass() if t.asked.startswith("window-") else t.legal()[0])
    assert asked_in(t, "window-W-T5") == [3, 0, 1, 2]
    t.dice_used()


@rule("DF-INS-6")
def test_an_answer_reopens_the_window_for_the_answer_to_it() -> None:
    t = four(["plain", "flash"], ["flash"], ["flash", "plain"], ["flash"]).play(play("plain"))
    t.play(Pass())
    assert t.seat == 2
    t.play(FLASH)
    assert asked_in(t, "window-W-T5") == [3, 0, 1, 2]
    assert t.asked == "main"


@rule("DF-INS-7", "DF-EX-35")
def test_a_dodge_against_a_combat_leaves_a_bonus_nothing_to_act_on() -> None:
    t = duel("might", foe_hand=("dodge",)).play(Activate(0), StartCombat(), Fight(0, 4), play("might", 0))
    t.play(play("dodge"), Place((4, 2), (0,))).pass_all()
    assert not t.events("die-rolled") and not t.events("initiative-fixed")
    assert t.state.discards == [("might",), ("dodge",)]


@rule("DF-INS-7")
def test_instants_in_one_window_are_resolved_in_the_order_played() -> None:
    t = duel("might", foe_hand=("haste",)).play(Activate(0), StartCombat(), Fight(0, 4), play("might", 0))
    t.play(play("haste", 1))
    assert [e.card for e in t.events("card-played")] == ["might", "haste"]


@rule("DF-INS-8")
def test_a_player_with_an_empty_hand_is_not_asked() -> None:
    t = duel("plain", "flash").play(play("plain"))
    assert (t.asked, t.seat) == ("window-W-T5", 0)


@rule("DF-INS-8")
def test_a_player_with_a_useless_hand_is_asked_all_the_same() -> None:
    t = duel("plain", foe_hand=("plain",)).play(play("plain"))
    assert (t.asked, t.seat, t.legal()) == ("window-W-T5", 1, [Pass()])


@rule("DF-INS-8")
def test_the_option_fast_pass_looks_into_the_hidden_hand() -> None:
    t = duel("plain", foe_hand=("plain",), options={"fast_pass": True}).play(play("plain"))
    assert (t.asked, t.seat) == ("main", 0)


@rule("DF-INS-8")
def test_fast_pass_still_asks_a_player_who_has_an_option() -> None:
    t = duel("plain", foe_hand=("flash",), options={"fast_pass": True}).play(play("plain"))
    assert (t.asked, t.seat) == ("window-W-T5", 1)


@rule("DF-INS-8")
def test_passing_for_the_rest_of_the_turn_skips_later_windows() -> None:
    t = duel("plain", "plain", foe_hand=("flash",)).play(play("plain"))
    t.play(Pass(rest_of_turn=True)).pass_all()
    t.play(play("plain"))
    assert (t.asked, t.seat) != ("window-W-T5", 1)
    t.end_turn().play(Declare("active"))
    assert t.state.autopass == () and t.seat == 1


@rule("DF-INS-8")
@pytest.mark.parametrize(("charges", "asked"), [(2, True), (0, True)])
def test_a_player_with_an_instant_on_an_enhancement_is_asked(charges: int, asked: bool) -> None:
    theirs = [squad_at("guard", "(3,2).1", enhancements=[{"card": "spark", "charges": charges}])]
    t = drill([squad_at("guard", "(3,2).0")], theirs, hand=["plain"]).play(play("plain"))
    assert ((t.asked, t.seat) == ("window-W-T5", 1)) is asked
