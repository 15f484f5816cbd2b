"""How windows work: passing, replacing, forced effects, limits. DF-TIM-3 to DF-TIM-11."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Concede,
    Declare,
    Decline,
    Done,
    EndTurn,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickModel,
    PickOption,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
)
from tests.support.drill import drill, melee, squad_at
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.scripted import kind_of

YELLOW, RED = UseDie("yellow"), UseDie("red")
FLASH = PlayCard("flash", "lower", -1)
FIGHT = (Activate(0), StartCombat(), Fight(0, 4))


def play(card: str, bind: int = -1) -> PlayCard:
    """The lower half of a card."""
    return PlayCard(card, "lower", bind)


def duel(*hand: str, foe_hand: tuple[str, ...] = (), foe: str = "guard", **rest: Any) -> Table:
    """Two guards against two models; the first ones touch. No Banners."""
    mine = [squad_at("guard", "(3,2).0", "(3,2).2")]
    theirs = [squad_at(foe, "(3,2).1", "(6,5).0")]
    player = {"banner": False, "crystals": 3}
    return drill(mine, theirs, hand=list(hand), foe_hand=list(foe_hand), player=player, foe=player, **rest)


def until(t: Table, window: str, seat: int | None = None) -> Table:
    """Passes windows up to one."""
    while t.asked != window or (seat is not None and t.seat != seat):
        t.play(Pass())
    return t


@rule("DF-TIM-3")
def test_a_used_option_starts_the_order_of_the_window_again() -> None:
    t = duel("flash", "flash", foe_hand=("flash", "flash")).play(*FIGHT)
    until(t, "window-W-C2", 1).play(FLASH)
    until(t, "window-W-C2")
    assert t.seat == 0


@rule("DF-TIM-3")
def test_a_window_closes_when_all_have_passed_one_after_another() -> None:
    t = duel("flash", foe_hand=("flash",)).play(*FIGHT)
    assert (t.asked, t.seat) == ("window-W-C2", 0)
    t.play(Pass())
    assert (t.asked, t.seat) == ("window-W-C2", 1)
    t.play(Pass())
    assert t.asked == "window-W-C3"


@rule("DF-TIM-3")
def test_a_player_uses_one_option_at_a_time() -> None:
    t = duel("flash", "flash", foe_hand=("flash",)).play(*FIGHT)
    t.play(FLASH)
    assert (t.asked, t.seat) == ("window-W-T5", 1)


@rule("DF-TIM-4")
def test_the_turn_player_may_pass_in_every_open_window_of_an_activation() -> None:
    t = duel("flash", "plain", foe_hand=("flash",)).play(*FIGHT, YELLOW, 3, YELLOW, 4, Decline(), Done())
    t.pass_all().play(StartMove(), Done()).pass_all()
    assert not t.events("card-played") and t.state.hands == [("flash", "plain"), ("flash",)]
    t.dice_used()


@rule("DF-TIM-5")
def test_the_windows_of_combat_open_inside_a_combat_granted_by_a_card() -> None:
    t = duel("onset", "flash", foe_hand=("flash",)).play(play("onset", 0), Fight(0, 4))
    assert (t.asked, t.state.resolving) == ("window-W-C2", ("onset",))
    t.play(FLASH)
    assert [e.card for e in t.events("card-played")] == ["onset", "flash"]


@rule("DF-TIM-5")
def test_the_windows_of_a_move_open_inside_a_move_granted_by_a_card() -> None:
    t = duel("dash", "flash", foe_hand=("flash",)).play(play("dash", 0), Movers((1,)), Place((2, 2), (0,)))
    until(t, "window-W-M5", 1).play(FLASH)
    assert len(t.events("card-played")) == 2


@rule("DF-TIM-5")
def test_in_a_combat_granted_in_another_players_turn_ordinary_actions_belong_to_the_turn_player() -> None:
    t = duel("plain", "plain", foe_hand=("onset", "plain")).play(play("plain"), play("onset", 1), Fight(4, 0))
    assert (t.asked, t.seat) == ("window-W-C2", 0)
    assert play("plain") in t.legal()
    t.play(Pass())
    assert t.seat == 1
    assert t.refused(play("plain")).rule == "DF-CRD-7"


@rule("DF-TIM-6")
@pytest.mark.parametrize("window", ["window-W-C2", "window-W-C3", "window-W-C11"])
def test_no_other_sequence_is_started_in_an_open_window_of_a_sequence(window: str) -> None:
    t = duel("onset", "flash", foe_hand=("flash",)).play(*FIGHT)
    if window == "window-W-C11":
        t.play(YELLOW, 3, YELLOW, 4)
    until(t, window, 0)
    assert t.refused(play("onset", 0)).rule == "DF-TIM-6"


@rule("DF-TIM-6")
def test_no_other_sequence_is_started_in_an_answer_inside_a_sequence() -> None:
    t = duel("flash", foe_hand=("onset",)).play(*FIGHT, FLASH)
    until(t, "window-W-T5", 1)
    assert t.refused(play("onset", 1)).rule == "DF-TIM-6"


@rule("DF-TIM-6")
def test_another_combat_may_begin_when_the_sequence_is_finished() -> None:
    t = duel("onset").play(*FIGHT, YELLOW, 4, YELLOW, 3)
    until(t, "window-W-C14", 0)
    assert play("onset", 0) in t.legal()
    t.dice_used()


@rule("DF-TIM-6")
def test_a_backstab_is_declared_only_for_the_two_models_of_the_sequence() -> None:
    mine = [squad_at("guard", "(3,2).0"), squad_at("slow", "(3,2).2")]
    t = drill(mine, [squad_at("guard", "(3,2).1")], hand=["stab"]).play(*FIGHT[:2], Fight(0, 7))
    assert t.asked == "window-W-C2"
    assert play("stab", 0) in t.legal()
    t.refused(play("stab", 1))


@rule("DF-TIM-6")
def test_a_banner_that_fights_waits_for_the_end_of_the_sequence() -> None:
    hound: Record = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    knight: Record = {"squad": "holy-knight", "models": ["(3,2).{0,1}"]}
    t = table({"players": [{"faction": "demons", "squads": [hound]}, {"squads": [knight]}]})
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    assert t.asked == "window-W-C2"
    assert t.refused(UseBanner(0, 0)).rule == "DF-TIM-6"


@rule("DF-TIM-7")
def test_what_replaces_the_defense_roll_leaves_no_roll_and_no_reroll_window() -> None:
    t = duel(foe_hand=("parry",)).play(*FIGHT, YELLOW, 4)
    until(t, "window-W-C6", 1).play(play("parry"))
    until(t, "window-W-C11")
    assert [e.purpose for e in t.events("die-rolled")] == ["attack"]
    assert t.events("attack-compared")[0].won is False
    t.dice_used()


@rule("DF-TIM-7")
@pytest.mark.parametrize("card", ["parry", "brace"])
def test_only_one_option_replaces_a_step(card: str) -> None:
    t = duel(foe_hand=(card, "parry")).play(*FIGHT, YELLOW, 4)
    until(t, "window-W-C6", 1).play(play(card))
    assert t.asked != "window-W-C6" and t.state.hands[1] == ("parry",)
    t.dice_used()


@rule("DF-TIM-7")
def test_a_prevented_wound_is_not_prevented_twice() -> None:
    t = duel(foe_hand=("veil", "veil")).play(*FIGHT, YELLOW, 4, YELLOW, 3)
    until(t, "window-W-W1", 1).play(play("veil"))
    assert t.asked != "window-W-W1" and t.state.endurance == [2, 2]
    t.dice_used()


@rule("DF-TIM-7", "DF-RER-3")
def test_a_roll_is_rerolled_by_one_effect_only() -> None:
    t = duel("spin", foe_hand=("spin",)).play(*FIGHT, YELLOW, 4)
    until(t, "window-W-C5", 0).play(play("spin"), 2)
    assert t.asked != "window-W-C5" and t.state.hands[1] == ("spin",)
    assert t.events("attack-power-fixed")[0].power == 4
    t.dice_used()


def statuses(*found: tuple[str, int]) -> list[Record]:
    """Status tokens on the guards, with the player who placed each."""
    return [{"status": kind, "model": "0.0", "by": by} for kind, by in found]


def order(t: Table) -> list[tuple[str, str]]:
    """Forced effects in the order in which they happened."""
    return [(str(e.source), str(e.timing)) for e in t.events("effect-triggered")]


@rule("DF-TIM-8", "DF-TIM-2")
def test_forced_effects_of_the_turn_player_come_first_in_an_order_of_choice() -> None:
    t = duel(statuses=statuses(("dusk", 1), ("dusk", 0), ("gloom", 0)))
    t.play(EndTurn()).pass_all()
    assert (t.asked, t.seat) == ("order-effects", 0)
    assert t.refused(PickOption(2)).rule == "DF-TIM-8"
    t.play(PickOption(1)).pass_all()
    assert [source for source, _ in order(t)] == ["gloom", "dusk", "dusk"]
    assert t.state.marker == 1


@rule("DF-TIM-8")
def test_a_single_forced_effect_of_each_player_asks_nobody() -> None:
    t = duel(statuses=statuses(("dusk", 1), ("gloom", 0)))
    t.play(EndTurn()).pass_all()
    assert [source for source, _ in order(t)] == ["gloom", "dusk"]


@rule("DF-TIM-8", "DF-TIM-2")
def test_losing_endurance_sets_off_its_forced_effects() -> None:
    t = duel(statuses=statuses(("bruise", 0))).play(*FIGHT, YELLOW, 4, YELLOW, 3)
    until(t, "window-W-C14")
    assert order(t) == [("bruise", "on_endurance_lost")] and t.state.marker == 1
    t.dice_used()


@rule("DF-TIM-8", "DF-TIM-2")
def test_a_death_sets_off_its_forced_effects_after_it_was_scored() -> None:
    t = duel("slay", statuses=statuses(("wail", 0))).play(play("slay"), PickModel(4))
    keys = [kind_of(e) for e in t.events() if kind_of(e) in ("model-died", "marker-moved", "effect-triggered")]
    assert keys == ["model-died", "marker-moved", "effect-triggered", "marker-moved"]
    assert t.state.marker == 3


@rule("DF-TIM-8", "DF-TIM-2")
def test_a_finished_payment_sets_off_its_forced_effects() -> None:
    t = duel("costly", statuses=statuses(("toll", 1))).play(play("costly"), Pay(1))
    assert order(t) == [("toll", "after_payment")] and t.state.marker == 0


@rule("DF-TIM-2", "DF-PAY-9")
def test_a_reduction_in_the_payment_window_counts_for_this_payment_only() -> None:
    t = duel("dear", "dear", "thrift").play(play("dear"))
    assert (t.asked, t.seat) == ("window-W-P1", 0)
    t.play(play("thrift"), Pay(1), play("dear"))
    assert t.refused(Pay(1)).rule == "DF-PAY-9"


@rule("DF-TIM-2", "DF-DIC-3")
def test_the_payment_window_opens_for_the_red_die_too() -> None:
    t = duel("thrift").play(*FIGHT, RED)
    assert (t.asked, t.seat) == ("window-W-P1", 0)
    t.play(play("thrift"), 6)
    assert t.state.crystals[0] == 3 and t.events("die-rolled")[0].value == 6
    t.dice_used()


@rule("DF-TIM-2", "DF-DIC-7")
def test_the_final_result_of_a_roll_is_changed_before_it_counts() -> None:
    t = duel("toss", "nudge").play(play("toss"), YELLOW, 3)
    until(t, "window-W-R3", 0).play(play("nudge")).pass_all()
    assert t.state.marker == 5
    t.dice_used()


@rule("DF-TIM-1", "DF-TIM-2")
def test_a_change_of_the_result_is_no_right_to_reroll() -> None:
    t = duel("toss", "nudge", "spin").play(play("toss"), YELLOW, 3)
    assert t.asked == "window-W-R2"
    assert t.refused(play("nudge")).rule == "DF-CRD-8"
    until(t, "window-W-R3", 0)
    assert t.refused(play("spin")).rule == "DF-CRD-8"
    t.dice_used()


@rule("DF-TIM-2", "DF-MOV-14")
def test_an_interrupt_that_names_entering_stops_the_mover() -> None:
    t = duel(foe_hand=("trip",)).play(Activate(0), StartMove(), Movers((1,)), Place((1, 2), (0,)))
    until(t, "window-W-M3", 1).play(play("trip"))
    t.play(Place((2, 2), (0,)))
    assert t.state.spaces[1] == t.state.book.board.index[2, 2]


@rule("DF-TIM-2", "DF-SHO-8")
def test_the_owner_is_asked_for_each_hit_model() -> None:
    t = duel("sweep", foe_hand=("duck", "duck")).play(play("sweep"), YELLOW, 3, PickModel(4))
    asked = 0
    while t.asked != "main":
        asked += (t.asked, t.seat) == ("window-W-S4", 1)
        t.play(play("duck") if play("duck") in t.legal() else Pass())
    assert asked == 2 and t.state.endurance == [2, 2]
    t.dice_used()


@rule("DF-TIM-2", "DF-SHO-9")
def test_the_next_shot_of_an_action_follows_without_answers() -> None:
    t = duel("volley", "flash", foe_hand=("flash",)).play(play("volley", 0), PickModel(0), PickModel(4), YELLOW, 1)
    asked = set()
    while t.asked.startswith("window-"):
        asked.add(t.asked)
        t.play(Pass())
    assert t.asked == "choose-target" and "window-W-T5" not in asked
    t.dice_used()


@rule("DF-TIM-10")
def test_no_window_opens_when_the_match_has_ended() -> None:
    t = duel("doom", "flash", foe_hand=("flash",)).play(play("doom")).pass_all()
    assert t.asked == "" and t.match.outcome is not None
    assert t.refused(FLASH).rule == "DF-TIM-10"


@rule("DF-TIM-10")
def test_an_eliminated_player_is_not_asked() -> None:
    seats: list[Record] = [
        {"hand": ["plain", "plain"], "squads": [squad_at("guard", "(3,2).0")]},
        {"hand": ["flash"], "squads": [squad_at("guard", "(0,0).0")]},
        {"hand": ["flash"], "squads": [squad_at("guard", "(6,9).0")]},
    ]
    t = melee(*seats).play(Concede(1)).play(play("plain"))
    asked = []
    while t.asked.startswith("window-"):
        asked.append(t.seat)
        t.play(Pass())
    assert 2 in asked and 1 not in asked


@rule("DF-TIM-10")
def test_the_end_flag_changes_nothing_in_the_windows_of_the_turn() -> None:
    t = duel("costly", "plain", foe_hand=("flash",), marker=9).play(play("costly"), Pay(1))
    assert t.state.end_after_turn
    assert (t.asked, t.seat) == ("window-W-T5", 1)
    t.play(FLASH, play("plain"))
    assert len(t.events("card-played")) == 3


@rule("DF-TIM-11")
def test_an_instant_with_a_printed_moment_is_no_free_instant() -> None:
    t = duel("plain", foe_hand=("edge", "flash")).play(play("plain"))
    assert t.seat == 1
    assert t.refused(play("edge")).rule == "DF-CRD-8"
    assert FLASH in t.legal()


@rule("DF-TIM-11")
def test_a_free_instant_is_refused_in_a_limited_window() -> None:
    t = duel("flash", foe_hand=("flash",)).play(*FIGHT[:2])
    assert t.asked == "window-W-C1"
    assert t.refused(FLASH).rule == "DF-TIM-11"


@rule("DF-CLR-13")
def test_in_the_main_window_others_do_not_act() -> None:
    t = duel("plain", foe_hand=("flash",))
    assert t.seat == 0
    found = t.match.refusal(FLASH, seat=1)
    assert found is not None and found.rule == "DF-GEN-6"


@rule("DF-CLR-13", "DF-TIM-2")
def test_others_use_instants_after_the_announced_end() -> None:
    t = duel(foe_hand=("flash",)).play(EndTurn())
    assert (t.asked, t.seat) == ("window-W-T6", 1)
    t.play(FLASH)
    assert t.events("card-played")


@rule("DF-TIM-2", "DF-OPT-6")
def test_before_the_declaration_only_victory_points_are_bought() -> None:
    t = duel("flash", ask="declare", options={"buying_vp": True}, turn=1)
    t.play(Declare("passive"))
    assert t.asked == "buy-vp"
    t.refused(FLASH)
