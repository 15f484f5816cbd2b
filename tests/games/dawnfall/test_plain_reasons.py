"""Refusals that name what is really in the way, and not the next best rule. DF-TIM, DF-PAY, DF-RER, DF-ACT."""

from __future__ import annotations

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Concede,
    Declare,
    Decline,
    Fight,
    KeepMode,
    Movers,
    Pay,
    Place,
    PlayCard,
    Reroll,
    StartCombat,
    StartMove,
    UseDie,
)
from tests.support.drill import drill, melee, squad_at
from tests.support.fan import Record, card, duel, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import squad as sq

DUEL = {"own": [squad_at("guard", "(3,2).0")], "foes": [squad_at("guard", "(3,2).1")]}
LATE = card("late", {"do": "modify_power", "n": 1, "of": "defense"}, timing="before_defense")
SOON = card("soon", {"do": "modify_power", "n": 1, "of": "defense"}, timing="before_defense", instant=True)
IDLE = card("idle", {"do": "refresh"})
NO_REROLL: Record = {"do": "forbid", "what": "reroll", "to": {"sel": "models"}, "duration": "this_turn"}


def struck(t: Table, attack: int, *defense: int) -> Table:
    """The first models of both sides fight; the dice of the Attack and, if given, of the Defense are yellow."""
    first, second = (t.state.models_of[s][0] for s in (0, 1))
    t.play(Activate(0), StartCombat(), Fight(first, second), UseDie("yellow"), attack)
    return t.play(UseDie("yellow"), *defense) if defense else t


@rule("DF-RER-9", "DF-SQD-8")
def test_a_failed_defense_of_a_squad_without_the_symbol_has_none_to_use() -> None:
    t = struck(drill(DUEL["own"], DUEL["foes"]), 4, 0)
    refusal = t.refused(Reroll("symbol"))
    assert (refusal.rule, refusal.key) == ("DF-RER-9", "refused-no-symbol")


@rule("DF-RER-1", "DF-EFF-9")
def test_a_ban_on_rerolls_is_named_before_the_price() -> None:
    mine = {"hand": ["hush"], "squads": [sq("warden", "(3,2).0")], "crystals": 3, "depleted": 1}
    foe = {"squads": [sq("dark-scholar", "(3,2).1")]}
    t = table(duel(fan(card("hush", NO_REROLL)), mine, foe))
    t.play(PlayCard("hush", "lower", -1), Activate(0), KeepMode())
    t.play(StartCombat(), Fight(0, 1), UseDie("yellow"), 0)
    refusal = t.refused(Reroll("paid"))
    assert (refusal.rule, refusal.key) == ("DF-RER-1", "refused-reroll-forbidden")


def defended() -> Table:
    """The window before the Defense roll of seat 0, in the turn of seat 1."""
    mine = {"hand": ["late", "soon", "idle"], "squads": [sq("warden", "(3,2).0")]}
    foe = {"squads": [sq("dark-scholar", "(3,2).1")]}
    t = table(duel(fan(LATE, SOON, IDLE), mine, foe, turn=1))
    t.play(Activate(1), KeepMode())
    t.play(StartCombat(), Fight(1, 0), UseDie("yellow"), 3)
    t.pass_until(PlayCard("soon", "lower", -1))
    assert t.asked == "window-W-C6"
    return t


@rule("DF-CLR-8")
def test_the_right_moment_in_another_players_turn_is_still_the_wrong_turn() -> None:
    refusal = defended().refused(PlayCard("late", "lower", -1))
    assert (refusal.rule, refusal.key) == ("DF-CLR-8", "refused-own-turn-only")


@rule("DF-CRD-7", "DF-TIM-11")
def test_where_only_timed_actions_fit_no_instant_is_promised() -> None:
    refusal = defended().refused(PlayCard("idle", "lower", -1))
    assert (refusal.rule, refusal.key) == ("DF-CRD-7", "refused-timed-only")


@rule("DF-PAY-6", "DF-PAY-9")
@pytest.mark.parametrize(
    ("plan", "rule_id", "key"),
    [
        (Pay(1, ((0, 2),)), "DF-PAY-6", "refused-payment-dead-squad"),
        (Pay(-1, ((1, 2),), 2), "DF-PAY-9", "refused-payment-negative"),
        (Pay(2, ((1, 2), (1, -1))), "DF-PAY-9", "refused-payment-negative"),
        (Pay(1, ((1, 1),)), "DF-PAY-9", "refused-payment-total"),
    ],
)
def test_a_bad_payment_plan_is_told_what_is_wrong_with_it(plan: Pay, rule_id: str, key: str) -> None:
    own = [{"squad": "guard", "models": ["dead"], "endurance": 2}, squad_at("duke", "(0,0).0")]
    t = drill(own, [squad_at("guard", "(6,5).0")], hand=["dear"], player={"crystals": 3})
    refusal = t.play(PlayCard("dear", "lower", -1)).refused(plan)
    assert (refusal.rule, refusal.key) == (rule_id, key)


@rule("DF-LIM-3")
def test_scarce_charges_are_not_declined() -> None:
    books = [{"card": name, "charges": 1} for name in ("codex", "tome")]
    own = [squad_at("guard", "(0,0).0", enhancements=books)]
    t = drill(own, [squad_at("guard", "(6,5).0")], ask="declare", charges=1).play(Declare("passive"))
    assert t.refused(Decline()).key == "refused-not-an-answer"


@rule("DF-ACT-5", "DF-PAY-9")
def test_a_mode_that_could_not_be_paid_is_not_called_too_late() -> None:
    own = [squad_at("shifter", "(3,2).0", endurance=0)]
    t = drill(own, [squad_at("guard", "(6,5).0")], player={"crystals": 0}, marker=-10)
    refusal = t.play(Activate(0)).pass_all().refused(ChangeMode())
    assert (refusal.rule, refusal.key) == ("DF-PAY-9", "refused-mode-not-paid")


@rule("DF-ACT-5", "DF-EFF-9")
def test_a_ban_on_changing_the_mode_is_named() -> None:
    lock = card("lock", {"do": "forbid", "what": "change_mode", "to": {"sel": "models"}, "duration": "this_turn"})
    mine = {"hand": ["lock"], "squads": [sq("warden", "(3,2).0")]}
    t = table(duel(fan(lock, squads=[squad()]), mine, {"squads": [sq("gorehound", "(6,5).{0,1}")]}))
    refusal = t.play(PlayCard("lock", "lower", -1), Activate(0)).pass_all().refused(ChangeMode())
    assert (refusal.rule, refusal.key) == ("DF-ACT-5", "refused-mode-forbidden")


@rule("DF-MOV-3")
def test_one_space_too_far_is_one_space() -> None:
    stone = squad("stone", basic={"mov": 0, "changeMode": "no"})
    mine, foe = {"squads": [sq("stone", "(3,2).0")]}, {"squads": [sq("gorehound", "(6,5).{0,1}")]}
    t = table(duel(fan(squads=[stone]), mine, foe)).play(Activate(0), StartMove(), Movers((0,)))
    assert t.refused(Place((4, 2), (0,))).text == "That is 1 Space away, and the model moves at most 0."


@rule("DF-END-11", "DF-FFA-10")
def test_a_player_who_is_out_exists_but_does_not_concede_again() -> None:
    t = melee(*({"squads": [squad_at("guard", f"({column},0).0")]} for column in (0, 3, 6)))
    t.match.play(Concede(1), seat=1)
    assert [t.refused(Concede(seat)).key for seat in (1, 3)] == ["refused-out-already", "refused-no-such-seat"]
