"""The shared Upper Actions of the Demons, each once per cost: effect and refusal."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Decline,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickSpace,
    PickSquad,
    Place,
    PlayCard,
    Push,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from tests.support.rules import rule
from tests.support.stage import charges, duel, enhanced, place_of, squad

YELLOW = UseDie("yellow")
KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(4,2).{4,5}")
FAR_KNIGHT = squad("holy-knight", "(6,5).{0,1}")


@rule("DF-CRD-16")
def test_combat_for_a_crystal_lets_the_squad_fight() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("horde",))
    t.play(PlayCard("horde", "upper", 1), Pay(1), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    assert t.state.endurance[0] == 1
    t.dice_used()


@rule("DF-CRD-9", "DF-CRD-2")
def test_combat_is_refused_without_contact_and_to_an_enemy_squad() -> None:
    t = duel([FAR_KNIGHT], [HOUND], turn=1, foe_hand=("horde",))
    assert t.refused(PlayCard("horde", "upper", 1)).rule == "DF-CRD-9"
    assert t.refused(PlayCard("horde", "upper", 0)).rule == "DF-CRD-2"


@rule("DF-ENH-9")
def test_combat_for_a_charge_is_paid_from_the_card() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="war-fever", charges=1)], turn=1)
    t.play(UseEnhancement(1, "war-fever", "upper", 1), Fight(1, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert (charges(t, 1), t.state.endurance[0]) == (0, 1)
    assert t.refused(UseEnhancement(1, "war-fever", "upper", 1)).rule in ("DF-ENH-9", "DF-CRD-9")
    t.dice_used()


@rule("DF-CRD-16")
def test_move_for_nothing_moves_one_squad() -> None:
    t = duel([FAR_KNIGHT], [HOUND], turn=1, foe_hand=("mist",))
    t.play(PlayCard("mist", "upper", 1), Movers((1,)), Place((3, 2), (0, 1)))
    assert place_of(t, 1) == "(3,2).{0,1}"


@rule("DF-CRD-9", "DF-KEY-1")
def test_move_is_refused_to_a_blocked_squad() -> None:
    t = duel([FAR_KNIGHT], [HOUND], turn=1, foe_hand=("mist",), statuses=[{"status": "trap", "model": 1}])
    assert t.refused(PlayCard("mist", "upper", 1)).rule == "DF-CRD-9"


@rule("DF-ENH-10", "DF-ENH-9")
def test_move_for_a_charge_serves_any_squad_that_bears_the_card() -> None:
    t = duel([FAR_KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="self-destruct", charges=1)], turn=1)
    t.play(UseEnhancement(1, "self-destruct", "upper", 1), Movers((1,)), Place((3, 2), (0, 1)))
    assert charges(t, 1) == 0
    t.pass_all()
    assert t.refused(UseEnhancement(1, "self-destruct", "upper", 1)).rule == "DF-ENH-9"


@rule("DF-COM-7", "DF-EFF-10")
def test_initiative_adds_two_for_one_sequence() -> None:
    t = duel(
        [squad("holy-knight", "(3,2).{0,1}", mode="other")],
        [squad("dark-scholar", "(4,2).4", mode="other")],
        turn=1,
        foe_hand=("faith",),
    )
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), PlayCard("faith", "upper", 1), Pay(1))
    t.pass_until(YELLOW)
    assert t.seat == 1
    t.play(YELLOW, 1, YELLOW, 4, Decline()).pass_all()
    assert not t.state.modifiers
    t.dice_used()


@rule("DF-SHO-4", "DF-INS-1")
def test_initiative_protects_against_one_shot() -> None:
    t = duel(
        [squad("ranger", "(3,2).0")],
        [squad("gorehound", "(5,2).{0,1}", mode="other")],
        hand=("shoot",),
        foe_hand=("faith",),
    )
    t.play(PlayCard("shoot", "lower", 0), PlayCard("faith", "upper", 1), Pay(1), YELLOW, 4).pass_all()
    assert t.state.endurance[1] == 1
    t.dice_used()


@rule("DF-EFF-7", "DF-SHO-5")
def test_initiative_protects_any_squad_that_an_area_shot_aims_at() -> None:
    doctor, scholars = squad("purge-doctor", "(3,2).{0,1}"), squad("dark-scholar", "(4,2).4")
    t = duel([doctor], [scholars, squad("bloodsmith", "(3,3).5")], hand=("purging",), foe_hand=("faith",))
    t.play(PlayCard("purging", "lower", 0), PickSpace((4, 2)), PickSpace((3, 3)), Pay(2))
    assert [a.bind for a in t.legal(PlayCard)] == [1, 2]
    t.play(PlayCard("faith", "upper", 2), Pay(1), YELLOW, 4).pass_all()
    assert t.state.endurance == [2, 0, 1]


@rule("DF-PAY-6", "DF-CRD-9")
def test_dark_power_may_take_the_token_of_a_gorehound_that_is_away() -> None:
    foes = [squad("gorehound", "away"), squad("dark-scholar", "(5,5).0", endurance=0)]
    t = duel([KNIGHT], foes, turn=1, foe_hand=("fireball",))
    t.play(PlayCard("fireball", "upper", -1))
    assert (t.state.endurance, t.state.crystals[1]) == ([2, 0, 0], 4)


@rule("DF-CRD-8")
def test_initiative_is_refused_outside_a_fight_or_shot() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("faith",))
    assert t.refused(PlayCard("faith", "upper", 1)).rule == "DF-CRD-8"


@rule("DF-ENH-12")
def test_charging_puts_a_charge_on_every_own_enhancement() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="war-fever")], turn=1, foe_hand=("infernal-power",))
    t.play(PlayCard("infernal-power", "upper", 1), Pay(1))
    assert charges(t, 1) == 4


@rule("DF-CRD-9")
def test_charging_is_refused_without_an_enhancement() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("infernal-power",))
    assert t.refused(PlayCard("infernal-power", "upper", 1)).rule == "DF-CRD-9"


@rule("DF-KEY-4")
def test_dark_power_trades_a_token_for_two_temporary_crystals() -> None:
    t = duel([KNIGHT], [HOUND, squad("son-of-khyber", "(6,2)")], turn=1, foe_hand=("fireball",))
    neutral = t.state.neutral
    t.play(PlayCard("fireball", "upper", -1), PickSquad(2))
    assert t.state.endurance[2] == 3
    assert (t.state.crystals[1], t.state.temporary[1], t.state.neutral) == (4, 2, neutral - 2)


@rule("DF-ENH-9", "DF-ENH-10")
def test_dark_power_for_a_charge_serves_any_bearer() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="infernal-rites", charges=1)], turn=1)
    t.play(UseEnhancement(1, "infernal-rites", "upper", -1))
    assert (charges(t, 1), t.state.endurance[1], t.state.temporary[1]) == (0, 0, 2)


@rule("DF-CRD-8")
def test_dark_power_is_refused_without_endurance() -> None:
    t = duel([KNIGHT], [HOUND | {"endurance": 0}], turn=1, foe_hand=("fireball",))
    assert t.refused(PlayCard("fireball", "upper", -1)).rule == "DF-CRD-8"


@rule("DF-KEY-4")
def test_a_temporary_crystal_is_gained_and_lost_at_the_end_of_the_turn() -> None:
    full = ("bash", "leap", "trap")
    t = duel([KNIGHT], [HOUND], turn=1, hand=full, foe_hand=("rush",), foe={"top": ["horde", "mist", "rush"]})
    t.play(PlayCard("rush", "upper", -1))
    assert t.state.crystals[1] == 3
    t.end_turn()
    assert t.state.crystals[1] == 2


@rule("DF-KEY-4", "DF-LIM-1", "DF-CRD-9")
def test_a_temporary_crystal_is_refused_when_the_neutral_pile_is_empty() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("rush",), neutral=0)
    assert t.refused(PlayCard("rush", "upper", -1)).rule == "DF-LIM-1"


@rule("DF-KEY-3")
def test_teleport_takes_one_model_anywhere_and_may_push() -> None:
    t = duel([squad("pilgrim", "(0,5).0")], [HOUND], turn=1, foe_hand=("freeze",))
    t.play(PlayCard("freeze", "upper", 4), Pay(1), Place((0, 5), (0, 1)), Push(0, (0, 5), (2,)))
    assert (place_of(t, 4), place_of(t, 0)) == ("(0,5).{0,1}", "(0,5).2")


@rule("DF-KEY-1", "DF-CRD-9", "DF-MOV-8")
def test_teleport_is_refused_to_a_blocked_model_and_onto_an_equal_base() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("freeze",), statuses=[{"status": "trap", "model": 1}])
    assert t.refused(PlayCard("freeze", "upper", 1)).rule == "DF-CRD-9"
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("freeze",))
    t.play(PlayCard("freeze", "upper", 1), Pay(1))
    assert t.refused(Place((3, 2), (0, 1))).rule == "DF-MOV-8"


@rule("DF-KEY-8", "DF-WND-2")
def test_additional_wound_adds_one_when_the_squad_wounds() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="infection", charges=4)], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(1, "infection", "upper", 1)).pass_all()
    assert (charges(t, 1), t.state.endurance[0]) == (2, 0)
    t.dice_used()


@rule("DF-TIM-9", "DF-ENH-14")
def test_additional_wound_is_refused_twice_in_a_combat_and_without_a_wound() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="infection", charges=4)], turn=1)
    assert t.refused(UseEnhancement(1, "infection", "upper", 1)).rule == "DF-ENH-14"
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(1, "infection", "upper", 1))
    assert t.asked == "window-W-W1"
    assert t.refused(UseEnhancement(1, "infection", "upper", 1)).rule == "DF-TIM-9"


@rule("DF-CRD-8")
def test_defense_adds_two_to_a_defense() -> None:
    t = duel([KNIGHT], [squad("dark-scholar", "(4,2).4", mode="other")], foe_hand=("crystal-aegis",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1)
    t.play(PlayCard("crystal-aegis", "upper", 1), Pay(1), YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 3
    t.dice_used()


@rule("DF-CRD-8")
def test_defense_is_refused_to_a_squad_that_does_not_defend() -> None:
    foes = [squad("dark-scholar", "(4,2).4", mode="other"), squad("son-of-khyber", "(6,2)")]
    t = duel([KNIGHT], foes, foe_hand=("crystal-aegis",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1)
    assert t.asked == "window-W-C6"
    assert t.refused(PlayCard("crystal-aegis", "upper", 2)).rule == "DF-CRD-8"
    t.dice_used()


@rule("DF-CRD-16", "DF-TIM-9")
def test_repeat_moves_and_fights_again_after_a_wound() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="rage", charges=2)], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(1, "rage", "upper", 1), Decline(), Accept(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    assert (charges(t, 1), t.state.endurance[0]) == (1, 0)
    t.dice_used()


@rule("DF-CRD-8", "DF-ENH-14")
def test_repeat_is_refused_when_the_squad_dealt_no_wound() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="rage", charges=2)], turn=1)
    assert t.refused(UseEnhancement(1, "rage", "upper", 1)).rule == "DF-ENH-14"
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 1, YELLOW, 4, Decline())
    assert t.asked == "window-W-C14"
    assert t.refused(UseEnhancement(1, "rage", "upper", 1)).rule == "DF-CRD-8"
    t.dice_used()


@rule("DF-CRD-8", "DF-DIC-7")
def test_attack_adds_two_to_one_attack_roll() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("bloody-whirlwind",))
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), PlayCard("bloody-whirlwind", "upper", 1), Pay(1))
    t.play(YELLOW, 1)
    assert t.events("attack-power-fixed")[-1].power == 6


@rule("DF-CRD-8")
def test_attack_is_refused_to_the_defender() -> None:
    t = duel([KNIGHT], [squad("dark-scholar", "(4,2).4", mode="other")], foe_hand=("bloody-whirlwind",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    while (t.asked, t.seat) != ("window-W-C3", 1):
        t.play(Pass())
    assert t.refused(PlayCard("bloody-whirlwind", "upper", 1)).rule == "DF-CRD-8"
