"""Dice, Marked sides and rerolls. DF-DIC, DF-RER, DF-CLR-7."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import BadInput, Match
from edgewise.core.dealer import ManualDealer
from edgewise.core.flow import Chance, Draw, Drawn, Roll, Rolled
from edgewise.games.dawnfall.actions import (
    Activate,
    Counterattack,
    Fight,
    Keep,
    KeepMode,
    Pass,
    Pay,
    PickModel,
    PlayCard,
    Refresh,
    Reroll,
    StartCombat,
    UseDie,
)
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import squad as sq
from tests.support.wilds import WILDS, wild

YELLOW, RED = UseDie("yellow"), UseDie("red")
PAID, SYMBOL = Reroll("paid"), Reroll("symbol")


def fighting(own: str = "scout", foe: str = "scout", **rest: Any) -> Table:
    """Two 1-hex models in contact; the own one (model 0) has opened its Sequence and is asked for a die."""
    t = wild([sq(own, "(3,2).0", id="own")], [sq(foe, "(3,2).1", id="foe"), sq("wisp", "(6,5).0")], **rest)
    target = len(t.state.squad_models[0])
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, target))
    while t.asked.startswith("window-"):
        t.play(Pass())
    return t


def poor(**rest: Any) -> Table:
    """As above with three seats, where VP pay nothing, and without Crystals or Endurance tokens of the own side."""
    own = {"faction": "wilds", "crystals": 0, "squads": [sq("scout", "(3,2).0", endurance=0)], **rest}
    foes = [{"faction": "wilds", "squads": [sq("scout", s)]} for s in ("(3,2).1", "(6,9).0")]
    options = {"mode": "ffa", "seats": 3, "content": [WILDS], "allow_mirror": True}
    t = table({"options": options, "players": [own, *foes]})
    return t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 4)).pass_all()


def power(t: Table) -> object:
    """The last Attack Power that was fixed."""
    return t.events("attack-power-fixed")[-1].power


@rule("DF-DIC-1")
def test_the_roller_chooses_the_die_before_every_roll() -> None:
    t = fighting()
    assert (t.asked, t.seat, t.legal()) == ("choose-die-attack", 0, [YELLOW, RED])
    t.play(YELLOW, 3)
    assert (t.asked, t.seat, t.legal()) == ("choose-die-defense", 1, [YELLOW, RED])
    t.dice_used()


@rule("DF-DIC-1")
def test_the_roller_chooses_the_die_of_a_check_for_hit() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(3,2).1")], hand=["arrow"]).play(PlayCard("arrow", "lower", 0))
    assert t.legal() == [YELLOW, RED]


@rule("DF-DIC-1")
def test_the_roller_chooses_the_die_of_another_roll() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(6,5).1")], hand=["toss"]).play(PlayCard("toss", "lower", -1))
    assert t.legal() == [YELLOW, RED]


@rule("DF-DIC-1")
def test_an_effect_may_fix_the_die_of_its_own_roll() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(6,5).1")], hand=["fate"]).play(3, PlayCard("fate", "lower", -1))
    assert t.state.marker == 3
    t.dice_used()


@rule("DF-DIC-1")
def test_an_effect_may_fix_the_die_of_later_rolls() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(3,2).1")], hand=["omen"])
    t.play(PlayCard("omen", "lower", -1), Activate(0), KeepMode(), StartCombat(), Fight(0, 4)).pass_all()
    assert t.legal() == [YELLOW]
    assert t.refused(RED).rule == "DF-DIC-1"


def faces(die: UseDie) -> tuple[int, ...]:
    """The faces of the die that is rolled when this one is chosen."""
    seen: list[Roll] = []

    def watch(want: Roll | Draw) -> Chance:
        if isinstance(want, Draw):
            return Drawn(want.pool[: want.count])
        seen.append(want)
        return Rolled(want.faces[-1])

    match = Match.from_position("dawnfall", fighting().match.position(), dealer=ManualDealer(watch))
    match.play(die)
    if not seen:
        match.play(match.legal()[0])
    return seen[0].faces


@rule("DF-DIC-2")
def test_the_yellow_die_has_two_zeros() -> None:
    assert sorted(faces(YELLOW)) == [0, 0, 1, 2, 3, 4]


@rule("DF-DIC-3")
def test_the_red_die_goes_from_1_to_6() -> None:
    assert sorted(faces(RED)) == [1, 2, 3, 4, 5, 6]


@rule("DF-DIC-2")
def test_the_yellow_die_is_free_and_only_its_zeros_are_marked() -> None:
    for face in (0, 1, 2, 3, 4):
        t = fighting(player={"depleted": 1}).play(YELLOW, face)
        assert (t.events("die-rolled")[-1].marked, t.state.crystals[0]) == (face == 0, 2)


@rule("DF-DIC-3")
def test_only_1_and_2_of_the_red_die_are_marked() -> None:
    for face in (1, 2, 3, 4, 5, 6):
        t = fighting().play(RED, Pay(crystals=1), face)
        assert t.events("die-rolled")[-1].marked == (face < 3)


@rule("DF-DIC-2", "DF-DIC-3")
def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    with pytest.raises(BadInput):
        fighting().play(5, YELLOW)
    with pytest.raises(BadInput):
        fighting().play(0, RED, Pay(crystals=1))


@rule("DF-DIC-3")
def test_the_red_die_costs_a_crystal_before_the_roll() -> None:
    t = fighting().play(RED, Pay(crystals=1), 6)
    assert (t.state.crystals[0], t.state.depleted[0], power(t)) == (1, 1, 7)
    t.dice_used()


@rule("DF-DIC-3")
def test_the_red_die_may_be_paid_with_substitutes() -> None:
    t = fighting().play(RED, Pay(endurance=((0, 1),)), 6)
    assert (t.state.crystals[0], t.state.endurance[0]) == (2, 0)
    t = fighting().play(RED, Pay(vp=1), 6)
    assert (t.state.crystals[0], t.state.marker) == (2, -1)


@rule("DF-DIC-3")
def test_the_red_die_is_refused_to_a_player_who_cannot_pay() -> None:
    t = poor()
    assert t.legal() == [YELLOW]
    assert t.refused(RED).rule == "DF-DIC-3"


@rule("DF-DIC-4")
def test_every_new_roll_with_the_red_die_is_paid() -> None:
    t = fighting().play(RED, Pay(crystals=1), 3, YELLOW, 4, Counterattack(), YELLOW, 4)
    t.play(RED, Pay(crystals=1), 3)
    assert (t.state.crystals[0], t.state.depleted[0]) == (0, 2)
    t.dice_used()


@rule("DF-DIC-4", "DF-RER-2")
def test_a_reroll_of_the_red_die_costs_only_the_reroll() -> None:
    t = fighting(player={"crystals": 5}).play(RED, Pay(crystals=1), 1, PAID, Pay(crystals=1), 6)
    assert (t.state.crystals[0], t.state.depleted[0], power(t)) == (3, 2, 7)
    t.dice_used()


@rule("DF-DIC-5")
def test_the_defender_chooses_when_the_attack_is_final() -> None:
    t = fighting("scout", "bastion").play(YELLOW, 0, PAID, Pay(crystals=1), 4)
    assert (t.asked, power(t)) == ("choose-die-defense", 5)
    t.dice_used()


@rule("DF-EX-14")
@pytest.mark.parametrize(
    ("die", "face", "holds"), [(YELLOW, 4, False), (RED, 4, False), (RED, 5, True), (RED, 6, True)]
)
def test_example_14_the_defender_knows_the_power_of_7(die: UseDie, face: int, holds: bool) -> None:
    t = fighting("scout", "bastion").play(RED, Pay(crystals=1), 6)
    assert (t.asked, power(t)) == ("choose-die-defense", 7)
    t.play(die, *([Pay(crystals=1)] if die == RED else []), face)
    assert (t.state.endurance[1] == 2) == holds
    t.dice_used()


@rule("DF-DIC-6")
def test_a_changed_result_keeps_the_mark_of_its_face() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(6,5).1")], hand=["toss", "twist"], player={"depleted": 1})
    t.play(PlayCard("toss", "lower", -1), YELLOW, 0, Refresh(), PlayCard("twist", "lower", -1))
    assert (t.state.marker, t.state.crystals[0]) == (2, 3)
    t.dice_used()


@rule("DF-DIC-6")
def test_a_result_lowered_to_0_is_not_marked() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(6,5).1")], hand=["toss", "jinx"], player={"depleted": 1})
    t.play(PlayCard("toss", "lower", -1), YELLOW, 2, PlayCard("jinx", "lower", -1)).pass_all()
    assert (t.state.marker, t.state.crystals[0]) == (0, 2)
    t.dice_used()


@rule("DF-DIC-6")
def test_an_attribute_does_not_unmark_a_face() -> None:
    t = fighting(player={"depleted": 1}).play(YELLOW, 0)
    assert t.legal() == [Keep(), Refresh(), PAID]
    t.dice_used()


@rule("DF-DIC-7")
def test_power_is_result_plus_attribute() -> None:
    t = fighting("scout", "bastion").play(YELLOW, 2)
    assert power(t) == 3
    t.play(YELLOW, 1)
    assert t.state.endurance[1] == 2, "1 + DEF 2 holds against 3"
    t.dice_used()


@rule("DF-RER-1")
def test_a_marked_side_leaves_three_options() -> None:
    t = fighting(player={"depleted": 1}).play(YELLOW, 0)
    assert (t.asked, t.seat, t.legal()) == ("offer-reroll", 0, [Keep(), Refresh(), PAID])


@rule("DF-RER-1")
def test_a_marked_side_may_be_accepted_without_a_bonus() -> None:
    t = fighting(player={"depleted": 1}).play(YELLOW, 0, Keep())
    assert (t.state.crystals[0], t.state.depleted[0], power(t)) == (2, 1, 1)


@rule("DF-RER-1")
def test_an_unmarked_side_offers_nothing() -> None:
    t = fighting(player={"depleted": 1}).play(YELLOW, 1)
    assert t.asked == "choose-die-defense"


@rule("DF-RER-1")
def test_a_free_reroll_may_be_used_instead() -> None:
    t = fighting("ace", player={"depleted": 1}).play(YELLOW, 0)
    assert t.legal() == [Keep(), Refresh(), PAID, SYMBOL]
    t.play(SYMBOL, 4)
    assert (t.state.crystals[0], power(t)) == (2, 5)
    t.dice_used()


@rule("DF-RER-1")
def test_no_paid_reroll_of_an_unmarked_side() -> None:
    t = fighting("ace").play(YELLOW, 1)
    assert t.refused(PAID).rule == "DF-RER-1"


@rule("DF-RER-2")
def test_a_paid_reroll_costs_1_and_rolls_the_same_die() -> None:
    t = fighting().play(YELLOW, 0, PAID, Pay(crystals=1), 4)
    assert (t.state.crystals[0], power(t)) == (1, 5)
    assert [e.die for e in t.events("die-rolled")] == ["yellow", "yellow"]
    t.dice_used()


@rule("DF-RER-2")
def test_a_paid_reroll_may_be_paid_with_substitutes() -> None:
    t = fighting().play(YELLOW, 0, PAID, Pay(endurance=((0, 1),)), 4)
    assert (t.state.crystals[0], t.state.endurance[0]) == (2, 0)
    t.dice_used()


@rule("DF-RER-2")
def test_a_paid_reroll_is_refused_to_a_player_who_cannot_pay() -> None:
    t = poor(depleted=1).play(YELLOW, 0)
    assert t.refused(PAID).rule == "DF-RER-2"


@rule("DF-RER-3")
def test_a_roll_is_rerolled_only_once() -> None:
    t = fighting("ace").play(YELLOW, 0, SYMBOL, 0)
    assert t.asked == "choose-die-defense"
    assert t.refused(PAID).rule == "DF-RER-3"
    t.dice_used()


@rule("DF-RER-3")
def test_an_opponent_cannot_force_a_reroll_of_a_reroll() -> None:
    t = fighting(foe_hand=["luck"]).play(YELLOW, 0, PAID, Pay(crystals=1), 4)
    assert t.asked != "window-W-C5"
    assert power(t) == 5
    t.dice_used()


@rule("DF-RER-3")
def test_a_forced_reroll_is_the_only_one() -> None:
    t = fighting("ace", foe_hand=["luck"]).play(YELLOW, 4, Keep(), PlayCard("luck", "lower", -1), 0)
    assert (power(t), t.asked) == (1, "choose-die-defense")
    t.dice_used()


@rule("DF-RER-3")
def test_the_next_roll_may_be_rerolled_again() -> None:
    t = fighting("ace", "ace").play(YELLOW, 1, SYMBOL, 1, YELLOW, 0, SYMBOL, 4, Counterattack(), YELLOW, 0, SYMBOL, 4)
    assert power(t) == 5
    t.dice_used()


@rule("DF-RER-4")
def test_a_refresh_moves_a_depleted_crystal_back() -> None:
    t = fighting(player={"depleted": 2}).play(YELLOW, 0, Refresh())
    assert (t.state.crystals[0], t.state.depleted[0]) == (3, 1)


@rule("DF-RER-4")
def test_an_empty_depleted_pool_gives_nothing() -> None:
    t = fighting().play(YELLOW, 0)
    assert t.refused(Refresh()).rule == "DF-RER-4"
    t.play(Keep())
    assert (t.state.crystals[0], t.state.depleted[0]) == (2, 0)


@rule("DF-RER-4", "DF-EX-31")
def test_example_31_the_crystal_just_spent_may_return() -> None:
    t = fighting(player={"crystals": 1}).play(RED, Pay(crystals=1), 2, Refresh())
    assert (t.state.crystals[0], t.state.depleted[0]) == (1, 0)
    t.dice_used()


@rule("DF-RER-5", "DF-EX-31")
def test_example_31_a_marked_side_after_a_reroll_refreshes() -> None:
    t = fighting(player={"crystals": 1}).play(RED, Pay(crystals=1), 2, PAID, Pay(endurance=((0, 1),)), 1)
    assert (t.state.crystals[0], t.state.depleted[0], power(t)) == (1, 0, 2)
    t.dice_used()


@rule("DF-RER-6")
def test_after_a_reroll_the_new_result_counts_even_if_worse() -> None:
    t = fighting("ace").play(YELLOW, 4, SYMBOL, 1)
    assert power(t) == 2
    t.dice_used()


@rule("DF-RER-6")
def test_the_marked_side_that_was_rerolled_gives_nothing() -> None:
    t = fighting(player={"depleted": 1}).play(YELLOW, 0, PAID, Pay(crystals=1), 3)
    assert (t.state.crystals[0], t.state.depleted[0]) == (1, 2)
    t.dice_used()


@rule("DF-RER-7")
def test_the_reroll_is_decided_before_anybody_answers() -> None:
    t = fighting(foe_hand=["luck"], player={"depleted": 1}).play(YELLOW, 0)
    assert (t.asked, t.seat) == ("offer-reroll", 0)


@rule("DF-RER-7")
def test_later_the_right_to_reroll_has_lapsed() -> None:
    t = fighting("ace").play(YELLOW, 0, Keep())
    assert t.refused(SYMBOL).rule == "DF-RER-7"
    assert t.refused(PAID).rule == "DF-RER-7"


@rule("DF-RER-8")
def test_the_attack_symbol_may_be_used_on_any_attack_roll() -> None:
    for face in (1, 2, 3, 4):
        t = fighting("ace").play(YELLOW, face)
        assert (t.asked, t.legal()) == ("offer-reroll", [Keep(), SYMBOL])


@rule("DF-RER-8")
def test_the_attack_symbol_works_in_a_counterattack() -> None:
    t = fighting("ace", "ace").play(YELLOW, 1, Keep(), YELLOW, 4, Counterattack(), YELLOW, 2)
    assert (t.seat, t.legal()) == (1, [Keep(), SYMBOL])


@rule("DF-RER-8")
def test_no_symbol_no_free_reroll() -> None:
    t = fighting().play(YELLOW, 0)
    assert t.refused(SYMBOL).rule == "DF-RER-8"


@rule("DF-RER-9")
def test_the_defense_symbol_rerolls_a_failed_defense() -> None:
    t = fighting("ace", "ace").play(YELLOW, 3, Keep(), YELLOW, 2)
    assert (t.asked, t.seat, t.legal()) == ("offer-reroll", 1, [Keep(), SYMBOL])
    t.play(SYMBOL, 4)
    assert t.state.endurance[1] == 2
    t.dice_used()


@rule("DF-RER-9")
def test_the_defense_symbol_is_refused_when_the_defense_holds() -> None:
    t = fighting("ace", "ace").play(YELLOW, 0, Keep(), YELLOW, 0)
    assert t.refused(SYMBOL).rule == "DF-RER-9"


@rule("DF-RER-9")
def test_the_paid_reroll_of_a_defense_that_holds_is_allowed() -> None:
    t = fighting("ace", "ace").play(YELLOW, 0, Keep(), YELLOW, 0)
    assert PAID in t.legal()


@rule("DF-RER-10")
def test_symbols_are_not_for_shots() -> None:
    t = wild([sq("ace", "(3,2).0")], [sq("scout", "(3,2).1", "(6,5).0")], hand=["arrow"])
    t.play(PlayCard("arrow", "lower", 0), PickModel(1), YELLOW, 0)
    assert t.refused(SYMBOL).rule == "DF-RER-10"


@rule("DF-RER-10")
def test_an_unmarked_shot_of_a_squad_with_symbols_is_final() -> None:
    t = wild([sq("ace", "(3,2).0")], [sq("scout", "(3,2).1", "(6,5).0")], hand=["arrow"])
    t.play(PlayCard("arrow", "lower", 0), PickModel(1), YELLOW, 1)
    assert not t.asked.startswith("offer")
    t.dice_used()


@rule("DF-RER-10")
def test_a_marked_shot_may_be_rerolled_for_a_crystal() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(3,2).1", "(6,5).0")], hand=["arrow"])
    t.play(PlayCard("arrow", "lower", 0), PickModel(4), YELLOW, 0, PAID, Pay(crystals=1), 3).pass_all()
    assert t.state.endurance[1] == 0
    t.dice_used()


@rule("DF-RER-10")
def test_a_marked_side_of_another_card_roll_refreshes() -> None:
    t = wild([sq("scout", "(3,2).0")], [sq("scout", "(6,5).1")], hand=["toss"], player={"depleted": 1})
    t.play(PlayCard("toss", "lower", -1), YELLOW, 0, Refresh())
    assert (t.state.crystals[0], t.state.depleted[0]) == (3, 0)
    t.dice_used()


@rule("DF-RER-11")
def test_a_reroll_of_an_area_shot_counts_for_all_targets() -> None:
    foes = [sq("ini-1", "(4,2).0"), sq("ini-2", "(4,2).1")]
    t = wild([sq("scout", "(3,2).0")], foes, hand=["blast"])
    t.play(PlayCard("blast", "lower", 0), YELLOW, 0, PAID, Pay(crystals=1), 4)
    assert t.events("hits-found")[-1].hits == (4, 5)
    t.dice_used()


@rule("DF-CLR-7")
def test_the_refresh_waits_for_every_right_to_reroll() -> None:
    t = fighting(foe_hand=["luck"], player={"depleted": 1}).play(YELLOW, 0, Refresh())
    assert (t.asked, t.state.crystals[0]) == ("window-W-C5", 2)
    t.play(Pass())
    assert t.state.crystals[0] == 3


@rule("DF-CLR-7", "DF-RER-6")
def test_a_refresh_is_lost_when_the_roll_is_rerolled_after_all() -> None:
    t = fighting(foe_hand=["luck"], player={"depleted": 1}).play(YELLOW, 0, Refresh(), PlayCard("luck", "lower", -1), 3)
    assert (t.state.crystals[0], t.state.depleted[0], power(t)) == (2, 1, 4)
    t.dice_used()
