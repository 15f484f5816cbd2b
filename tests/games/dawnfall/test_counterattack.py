"""Counterattack and Backstab. DF-CTR, DF-BCK."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Decline,
    EndTurn,
    Fight,
    Movers,
    Pass,
    Pay,
    PickModel,
    Place,
    PlayCard,
    Reroll,
    StartCombat,
    UseDie,
)
from tests.support.drill import drill, melee, squad_at
from tests.support.play import Table
from tests.support.rules import rule

YELLOW, RED = UseDie("yellow"), UseDie("red")
FIGHT = (Activate(0), StartCombat(), Fight(0, 4))
FAILED = (*FIGHT, YELLOW, 3, YELLOW, 4)


def duel(own: str = "guard", foe: str = "guard", **rest: Any) -> Table:
    """One model of each side in contact, and one of each far away, without Banners."""
    player = {"banner": False, "crystals": 3}
    mine = [squad_at(own, "(3,2).0", **rest.pop("mine", {})), squad_at("slow", "(0,5).0")]
    theirs = [squad_at(foe, "(3,2).1", **rest.pop("theirs", {})), squad_at("slow", "(6,5).0")]
    return drill(mine, theirs, player=player, foe=player, **rest)


def theirs_of(t: Table) -> int:
    """The enemy model in contact."""
    return int(t.state.models_of[1][0])


@rule("DF-CTR-1", "DF-EX-24")
def test_a_failed_attack_lets_the_defender_strike_back() -> None:
    t = drill([squad_at("guard", "(3,2).0")], [squad_at("guard", "(3,2).1")])
    t.play(*FIGHT, YELLOW, 3, YELLOW, 3).pass_all()
    assert (t.asked, t.seat) == ("counterattack", 1)
    t.dice_used()


@rule("DF-CTR-1")
def test_a_counterattack_may_be_declined() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4, Decline()).pass_all()
    assert not t.events("counterattack-began") and t.asked == "activation"
    t.dice_used()


@rule("DF-CTR-1")
def test_nothing_else_begins_before_the_counterattack_is_decided() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1")])
    t.play(*FAILED).pass_all()
    assert t.legal() == [Counterattack(), Decline()]
    t.refused(Fight(1, 4))
    t.dice_used()


@rule("DF-CTR-2")
def test_a_counterattack_adds_the_att_of_the_striking_model_and_pays_its_own_die() -> None:
    t = duel("guard", "brute").play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4, Counterattack())
    t.play(RED, Pay(1), 6).pass_all()
    assert t.events("attack-power-fixed")[1].power == 10 and t.state.crystals == [3, 2]
    t.dice_used()


@rule("DF-CTR-3")
def test_the_first_attacker_defends_against_a_counterattack_with_its_own_die() -> None:
    t = duel("guard", "brute").play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4, Counterattack())
    t.play(YELLOW, 4).pass_all()
    assert (t.asked, t.seat) == ("choose-die-defense", 0)
    t.play(RED, Pay(1), 3)
    assert t.events("attack-compared")[1].defense == 5
    t.dice_used()


@rule("DF-CTR-4")
def test_a_stronger_counterattack_wounds_the_first_attacker() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4, Counterattack())
    t.play(YELLOW, 4, YELLOW, 3).pass_all()
    assert t.state.endurance == [1, 1, 2, 1] and t.asked == "activation"
    t.dice_used()


@rule("DF-CTR-4", "DF-EX-24")
def test_a_counterattack_that_is_not_stronger_does_nothing() -> None:
    t = duel().play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4, Counterattack())
    t.play(YELLOW, 3, YELLOW, 3).pass_all()
    assert t.state.endurance == [2, 1, 2, 1] and t.asked == "activation"
    t.dice_used()


@rule("DF-CTR-5")
def test_a_counterattack_is_not_answered_by_another() -> None:
    t = drill([squad_at("guard", "(3,2).0")], [squad_at("guard", "(3,2).1")], hand=["flash"], foe_hand=["flash"])
    t.play(*FAILED, Counterattack(), YELLOW, 3, YELLOW, 4)
    while t.asked != "window-W-C14":
        t.play(Pass())
    assert t.refused(Counterattack()).rule == "DF-CTR-5"
    t.dice_used()


@rule("DF-CTR-1", "DF-CTR-5")
def test_the_next_fight_is_no_moment_for_a_counterattack() -> None:
    t = drill([squad_at("guard", "(3,2).0", "(3,2).2")], [squad_at("guard", "(3,2).1")])
    t.play(Activate(0), StartCombat())
    assert t.refused(Counterattack()).rule == "DF-CTR-1"
    t.play(Fight(0, 4), YELLOW, 3, YELLOW, 4, Counterattack(), YELLOW, 3, YELLOW, 4).pass_all()
    assert (t.asked, t.refused(Counterattack()).rule) == ("choose-fight", "DF-CTR-5")
    t.dice_used()


@rule("DF-CTR-5", "DF-BCK-1")
def test_a_backstab_is_not_answered_by_a_counterattack() -> None:
    t = drill([squad_at("guard", "(3,2).0")], [squad_at("guard", "(3,2).1")], hand=["ambush", "flash"])
    t.play(PlayCard("ambush", "lower", 0), YELLOW, 3, YELLOW, 4)
    while t.asked != "window-W-C11":
        t.play(Pass())
    assert t.refused(Counterattack()).rule == "DF-CTR-5"
    t.pass_all()
    assert t.asked == "main"
    t.dice_used()


@rule("DF-CTR-6")
def test_a_model_without_attack_is_not_asked() -> None:
    t = duel("guard", "mute").play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4).pass_all()
    assert t.asked == "activation"
    t.dice_used()


@rule("DF-CTR-6")
def test_a_model_out_of_contact_is_not_asked() -> None:
    t = duel(foe_hand=["dash"]).play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4)
    while t.asked != "window-W-C11" or t.seat != 1:
        t.play(Pass())
    t.play(PlayCard("dash", "lower", 2), Movers((7,)), Place((4, 2), (0,))).pass_all()
    assert t.asked == "activation" and not t.events("counterattack-began")
    t.dice_used()


@rule("DF-CTR-6")
def test_a_model_forbidden_by_an_effect_is_not_asked() -> None:
    t = duel(hand=["gag"]).play(PlayCard("gag", "lower", -1), PickModel(7))
    t.play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4).pass_all()
    assert t.asked == "activation"
    t.dice_used()


@rule("DF-CTR-7", "DF-EX-22")
def test_the_slower_starter_may_counterattack_a_failed_attack() -> None:
    t = duel("guard", "swift").play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4).pass_all()
    assert (t.asked, t.seat) == ("counterattack", 0)
    t.dice_used()


@rule("DF-CTR-7")
def test_a_starter_that_declines_does_not_strike_at_all() -> None:
    t = duel("guard", "swift").play(Activate(0), StartCombat(), Fight(0, 7), YELLOW, 3, YELLOW, 4, Decline())
    t.pass_all()
    assert {e.seat for e in t.events("die-rolled") if e.purpose == "attack"} == {1}
    t.dice_used()


@rule("DF-BCK-1")
def test_the_backstabbing_model_attacks_whatever_its_initiative() -> None:
    t = duel("slow", "swift", hand=["ambush"]).play(PlayCard("ambush", "lower", 0)).pass_all()
    assert (t.asked, t.seat) == ("choose-die-attack", 0)


@rule("DF-BCK-1")
def test_a_backstab_needs_contact() -> None:
    t = duel(hand=["ambush"])
    assert t.refused(PlayCard("ambush", "lower", 1)).rule == "DF-CRD-9"


@rule("DF-BCK-1", "DF-RER-8")
def test_a_symbol_is_used_in_a_backstab() -> None:
    t = duel("lucky", "swift", hand=["ambush"]).play(PlayCard("ambush", "lower", 0), YELLOW, 1, Reroll("symbol"), 4)
    assert t.events("attack-power-fixed")[0].power == 6
    t.dice_used()


@rule("DF-BCK-2")
def test_a_backstab_of_its_own_does_not_use_up_the_sequence() -> None:
    t = duel(hand=["ambush"]).play(PlayCard("ambush", "lower", 0), YELLOW, 4, YELLOW, 3)
    t.play(Activate(0), StartCombat(), Fight(0, 7))
    assert len(t.events("sequence-began")) == 1 and len(t.events("backstab-began")) == 1
    t.dice_used()


@rule("DF-BCK-2")
def test_a_backstab_before_a_sequence_is_fought_in_addition_to_it() -> None:
    t = duel(hand=["stab"]).play(Activate(0), StartCombat(), Fight(0, 7), PlayCard("stab", "lower", 0), YELLOW, 3)
    t.play(YELLOW, 4).pass_all()
    assert t.asked == "choose-die-attack" and len(t.events("attack-compared")) == 1
    t.dice_used()


@rule("DF-BCK-2")
def test_a_sequence_fought_as_a_backstab_is_not_fought_again() -> None:
    t = duel(hand=["betrayal"]).play(Activate(0), StartCombat(), Fight(0, 7), PlayCard("betrayal", "lower", 0))
    t.play(YELLOW, 3, YELLOW, 4).pass_all()
    assert t.asked == "activation" and len(t.events("attack-compared")) == 1
    t.dice_used()


@rule("DF-BCK-3")
def test_a_failed_backstab_ends_without_effect() -> None:
    t = duel(hand=["ambush"]).play(PlayCard("ambush", "lower", 0), YELLOW, 3, YELLOW, 3).pass_all()
    assert t.asked == "main" and t.state.endurance == [2, 1, 2, 1]
    t.dice_used()


def both_stab(t: Table) -> Table:
    """Both models of a Sequence declare a Backstab."""
    foe = theirs_of(t)
    t.play(Activate(0), StartCombat(), Fight(0, foe), PlayCard("stab", "lower", 0), PlayCard("stab", "lower", 2))
    return t


@rule("DF-BCK-4")
def test_in_a_mutual_backstab_the_turn_player_rolls_first_in_attack_and_defense() -> None:
    t = both_stab(duel(hand=["stab"], foe_hand=["stab"])).play(YELLOW, 4, YELLOW, 4, YELLOW, 3, YELLOW, 3)
    rolled = [(e.seat, e.purpose) for e in t.events("die-rolled")]
    assert rolled == [(0, "attack"), (1, "attack"), (0, "defense"), (1, "defense")]
    t.dice_used()


@rule("DF-BCK-4")
@pytest.mark.parametrize(("dice", "left"), [((4, 4, 3, 3), [1, 1]), ((4, 1, 3, 3), [2, 1]), ((1, 4, 3, 3), [1, 2])])
def test_each_mutual_backstab_is_compared_with_the_other_sides_defense(dice: tuple[int, ...], left: list[int]) -> None:
    t = both_stab(duel(hand=["stab"], foe_hand=["stab"]))
    for die in dice:
        t.play(YELLOW, die)
    t.pass_all()
    assert [t.state.endurance[0], t.state.endurance[2]] == left
    t.dice_used()


@rule("DF-BCK-4", "DF-EX-26", "DF-CLR-1")
def test_both_models_die_in_a_mutual_backstab_and_the_marker_moves_once() -> None:
    bare = {"endurance": 0}
    t = both_stab(duel("duke", "guard", hand=["stab"], foe_hand=["stab"], mine=bare, theirs=bare))
    t.play(YELLOW, 4, YELLOW, 4, YELLOW, 3, YELLOW, 3).pass_all()
    assert [e.steps for e in t.events("marker-moved")] == [-1]
    assert [e.model for e in t.events("model-died")] == [theirs_of(t), 0]
    t.dice_used()


@rule("DF-BCK-4", "DF-END-3")
def test_the_last_models_of_both_sides_may_die_in_a_mutual_backstab() -> None:
    t = drill([squad_at("frail", "(3,2).0")], [squad_at("frail", "(3,2).1")], hand=["stab"], foe_hand=["stab"])
    t.play(*FIGHT, PlayCard("stab", "lower", 0), PlayCard("stab", "lower", 1))
    t.play(YELLOW, 4, YELLOW, 4, YELLOW, 3, YELLOW, 3)
    assert t.match.outcome is not None and t.match.outcome.winners == ()
    t.dice_used()


@rule("DF-BCK-4", "DF-GEN-6")
@pytest.mark.parametrize(("starter", "aimed"), [(1, 2), (2, 1)])
def test_a_mutual_backstab_of_two_others_goes_clockwise_from_the_turn_player(starter: int, aimed: int) -> None:
    hands = {0: [], starter: ["onset", "betrayal"], aimed: ["betrayal"]}
    places = ("(0,0).0", "(3,2).0", "(3,2).1")
    t = melee(*({"squads": [squad_at("guard", places[s])], "hand": hands[s], "banner": False} for s in range(3)))
    t.play(EndTurn(), PlayCard("onset", "lower", starter), Fight(4 * starter, 4 * aimed))
    t.play(PlayCard("betrayal", "lower", 1), PlayCard("betrayal", "lower", 2))
    t.play(YELLOW, 4, YELLOW, 4, YELLOW, 3, YELLOW, 3).pass_all()
    rolled = [(e.seat, e.purpose) for e in t.events("die-rolled")]
    assert rolled == [(1, "attack"), (2, "attack"), (1, "defense"), (2, "defense")]
    t.dice_used()
