"""The shared Upper Actions of the Chapter, each once per cost: effect and refusal."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    Decline,
    EndTurn,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    Place,
    PlayCard,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from tests.support.rules import rule
from tests.support.stage import charges, duel, enhanced, place_of, squad

YELLOW = UseDie("yellow")
KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(4,2).{4,5}")
FAR_HOUND = squad("gorehound", "(6,5).{0,1}")


@rule("DF-CRD-1", "DF-CRD-16")
def test_combat_for_a_crystal_lets_the_squad_fight() -> None:
    t = duel([KNIGHT], [HOUND], hand=("storm-of-blades",))
    t.play(PlayCard("storm-of-blades", "upper", 0), Pay(1), Fight(0, 1), YELLOW, 1, YELLOW, 1)
    assert t.state.endurance[0] == 1
    assert t.state.crystals[0] == 1
    t.dice_used()


@rule("DF-CRD-9")
def test_combat_is_refused_without_an_enemy_in_contact() -> None:
    t = duel([KNIGHT], [FAR_HOUND], hand=("storm-of-blades",))
    assert t.refused(PlayCard("storm-of-blades", "upper", 0)).rule == "DF-CRD-9"


@rule("DF-ENH-9")
def test_combat_for_a_charge_is_paid_from_the_card() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="overwatch", charges=1)], [HOUND])
    t.play(UseEnhancement(0, "overwatch", "upper", 0), Fight(0, 1), YELLOW, 1, YELLOW, 4)
    assert charges(t, 0) == 0
    t.dice_used()


@rule("DF-ENH-9")
def test_combat_for_a_charge_is_refused_without_a_charge() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="overwatch", charges=0)], [HOUND])
    assert t.refused(UseEnhancement(0, "overwatch", "upper", 0)).rule == "DF-ENH-9"


@rule("DF-ENH-12")
def test_charging_puts_a_charge_on_every_own_enhancement() -> None:
    t = duel(
        [enhanced("holy-knight", "(3,2).{0,1}", card="overwatch"), enhanced("pilgrim", "(0,0).0", card="tactic")],
        [HOUND],
        hand=("trap",),
    )
    t.play(PlayCard("trap", "upper", 0), Pay(1))
    assert (charges(t, 0), charges(t, 1)) == (4, 4)


@rule("DF-CRD-9")
def test_charging_is_refused_without_an_enhancement() -> None:
    t = duel([KNIGHT], [HOUND], hand=("trap",))
    assert t.refused(PlayCard("trap", "upper", 0)).rule == "DF-CRD-9"


@rule("DF-CRD-8", "DF-INS-1")
def test_defense_adds_two_to_a_defense_in_the_opponents_turn() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, hand=("guardian-angel",))
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 2)
    t.play(PlayCard("guardian-angel", "upper", 0), Pay(1), YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 5
    t.dice_used()


@rule("DF-CRD-8")
def test_defense_is_refused_outside_a_defense() -> None:
    t = duel([KNIGHT], [HOUND], hand=("guardian-angel",))
    assert t.refused(PlayCard("guardian-angel", "upper", 0)).rule == "DF-CRD-8"


@rule("DF-ENH-13", "DF-ENH-14")
def test_defense_for_a_charge_works_once_in_a_sequence() -> None:
    t = duel([enhanced("ranger", "(3,2).2", card="firing-position")], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(2, 0), YELLOW, 4)
    t.play(UseEnhancement(0, "firing-position", "upper", 0))
    assert t.refused(UseEnhancement(0, "firing-position", "upper", 0)).rule == "DF-TIM-9"
    t.play(YELLOW, 3)
    assert t.events("attack-compared")[-1].defense == 7
    t.dice_used()


@rule("DF-INS-4", "DF-INS-5")
def test_dodge_cancels_the_combat_and_shifts_one_space() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, hand=("leap",))
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0))
    t.play(PlayCard("leap", "upper", 0), Pay(2))
    assert t.refused(Place((3, 5), (0, 1))).rule == "DF-MOV-15"
    t.play(Place((2, 2), (0, 1)))
    assert place_of(t, 0) == "(2,2).{0,1}"
    assert not t.events("die-rolled")


@rule("DF-CRD-8", "DF-KEY-1")
def test_dodge_is_refused_to_the_initiator_and_to_a_blocked_model() -> None:
    t = duel([KNIGHT], [HOUND], hand=("leap",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1))
    assert t.refused(PlayCard("leap", "upper", 0)).rule == "DF-CRD-8"
    t = duel([KNIGHT], [HOUND], turn=1, hand=("leap",), statuses=[{"status": "freeze", "model": 0}])
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), Pass())
    assert t.refused(PlayCard("leap", "upper", 0)).rule == "DF-CRD-9"


@rule("DF-CRD-16")
def test_move_moves_a_squad_that_is_not_activated() -> None:
    t = duel([KNIGHT], [FAR_HOUND], hand=("bash",))
    t.play(PlayCard("bash", "upper", 0), Movers((0,)), Place((1, 2), (0, 1)))
    assert place_of(t, 0) == "(1,2).{0,1}"


@rule("DF-CRD-9")
def test_move_is_refused_to_a_squad_that_cannot_move() -> None:
    t = duel(
        [squad("ranger", "(3,2).0", mode="other"), KNIGHT | {"models": ["(0,0).{0,1}"]}], [FAR_HOUND], hand=("bash",)
    )
    assert t.refused(PlayCard("bash", "upper", 0)).rule == "DF-CRD-9"


@rule("DF-TIM-9")
def test_move_and_combat_moves_then_fights_once_a_turn() -> None:
    t = duel([enhanced("holy-knight", "(2,2).{0,1}", card="winged-death", charges=4)], [HOUND])
    t.play(UseEnhancement(0, "winged-death", "upper", 0), Movers((0,)), Place((3, 2), (0, 1)))
    t.play(Fight(0, 1), YELLOW, 1, YELLOW, 4, Decline())
    t.pass_until(EndTurn())
    assert charges(t, 0) == 2
    assert t.refused(UseEnhancement(0, "winged-death", "upper", 0)).rule == "DF-TIM-9"
    t.dice_used()


@rule("DF-BCK-1", "DF-WND-7")
def test_revenge_strikes_before_the_dying_model_is_removed() -> None:
    t = duel([enhanced("pilgrim", "(3,2).1", "(0,0).0", card="last-man-standing", endurance=0)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(4, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(0, "last-man-standing", "upper", 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert place_of(t, 0) == "dead"
    assert t.state.endurance[1] == 0
    t.dice_used()


@rule("DF-ENH-14")
def test_revenge_is_refused_before_anybody_dies() -> None:
    t = duel([enhanced("pilgrim", "(3,2).1", "(0,0).0", card="last-man-standing")], [HOUND])
    assert t.refused(UseEnhancement(0, "last-man-standing", "upper", 0)).rule == "DF-ENH-14"


@rule("DF-TIM-7")
def test_successful_defense_needs_no_roll() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="guard", charges=2)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4)
    t.play(UseEnhancement(0, "guard", "upper", 0), Decline())
    assert t.state.endurance[0] == 2
    assert len(t.events("die-rolled")) == 1
    t.dice_used()


@rule("DF-ENH-9")
def test_successful_defense_is_refused_with_one_charge() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="guard", charges=1)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4)
    assert t.asked == "window-W-C6"
    assert t.refused(UseEnhancement(0, "guard", "upper", 0)).rule == "DF-ENH-9"


@rule("DF-VIC-1")
def test_worthless_takes_two_points_off_a_death() -> None:
    t = duel(
        [enhanced("holy-knight", "(3,2).{0,1}", card="fake-death", endurance=0), squad("pilgrim", "(0,0).0")],
        [HOUND],
        turn=1,
    )
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(0, "fake-death", "upper", 0)).pass_all()
    assert place_of(t, 0) == "dead"
    assert t.state.marker == 0
    t.dice_used()


@rule("DF-ENH-14")
def test_worthless_is_refused_when_nobody_dies() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="fake-death")], [HOUND])
    assert t.refused(UseEnhancement(0, "fake-death", "upper", 0)).rule == "DF-ENH-14"
