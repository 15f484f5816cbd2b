"""Every card of the Demons: the Lower Actions do what their lines say, and are refused when they should be."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Counterattack,
    Declare,
    Decline,
    Done,
    Fight,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickEnhancement,
    PickModel,
    PickNumber,
    PickSpace,
    Place,
    PlayCard,
    StartCombat,
    UseDie,
    UseEnhancement,
    UseStatus,
)
from tests.support.rules import rule
from tests.support.stage import charges, duel, enhanced, place_of, squad, statuses

YELLOW = UseDie("yellow")
KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(4,2).{4,5}")
FAR_KNIGHT = squad("holy-knight", "(6,5).{0,1}")
KHYBER = squad("son-of-khyber", "(4,2)")
MASTER = squad("master-of-elements", "(3,2).0")
RITUAL = squad("dark-scholar", "(4,2).4", mode="other")
WHOLE = (0, 1, 2, 3, 4, 5, 6)


@rule("DF-MOV-8", "DF-CRD-16")
def test_horde_moves_demons_into_contact_with_one_enemy_and_lets_them_fight_it() -> None:
    t = duel(
        [KNIGHT, squad("pilgrim", "(4,2).1")],
        [squad("gorehound", "(5,2).{4,5}"), squad("bloodsmith", "(3,3).0")],
        turn=1,
        foe_hand=("horde",),
    )
    t.play(PlayCard("horde", "lower", -1), PickModel(0), Pay(2), Movers((5, 6)))
    assert t.refused(Place((5, 2), (0, 1))).rule == "DF-MOV-15"
    t.play(Place((4, 2), (4, 5)), Place((3, 2), (2,)))
    assert t.refused(Fight(5, 1)).rule == "DF-COM-2"
    t.play(Fight(5, 0), YELLOW, 4, YELLOW, 1, Fight(6, 0), YELLOW, 4, YELLOW, 1)
    assert t.state.endurance[0] == 0
    t.dice_used()


@rule("DF-PAY-9", "DF-CRD-9")
def test_horde_is_refused_without_two_crystals_and_against_an_own_model() -> None:
    t = duel([KNIGHT], [HOUND | {"endurance": 0}], turn=1, foe_hand=("horde",), foe={"crystals": 0}, marker=9)
    assert t.refused(PlayCard("horde", "lower", -1)).rule == "DF-PAY-9"
    t = duel([KNIGHT, squad("pilgrim", "(0,0).1")], [HOUND], turn=1, foe_hand=("horde",))
    t.play(PlayCard("horde", "lower", -1))
    assert t.refused(PickModel(5)).rule == "DF-CRD-9"


@rule("DF-MOV-15")
def test_mist_swaps_two_models_of_equal_bases() -> None:
    t = duel([FAR_KNIGHT], [HOUND, MASTER], turn=1, foe_hand=("mist",))
    t.play(PlayCard("mist", "lower", -1), PickModel(0))
    assert (place_of(t, 0), place_of(t, 1)) == ("(4,2).{4,5}", "(6,5).{0,1}")


@rule("DF-CRD-9", "DF-KEY-1")
def test_mist_is_refused_for_unequal_bases_and_for_a_blocked_own_model() -> None:
    t = duel([squad("angel-of-death", "(0,0)")], [HOUND, MASTER], turn=1, foe_hand=("mist",))
    assert t.refused(PlayCard("mist", "lower", -1)).rule == "DF-CRD-9"
    t = duel([FAR_KNIGHT], [HOUND], turn=1, foe_hand=("mist",), statuses=[{"status": "trap", "model": 1}])
    assert t.refused(PlayCard("mist", "lower", -1)).rule == "DF-CRD-9"


@rule("DF-WND-9", "DF-KEY-6", "DF-PAY-12")
def test_resurrection_returns_models_and_tokens_for_a_crystal_each() -> None:
    t = duel(
        [FAR_KNIGHT],
        [squad("bloodsmith", "(4,2).0", endurance=0)],
        turn=1,
        foe_hand=("resurrection",),
        foe={"crystals": 3},
    )
    t.play(PlayCard("resurrection", "lower", 1), PickNumber(2), PickNumber(1), Pay(3))
    t.play(Place((4, 2), (1,)), Place((4, 2), (2,)))
    assert (place_of(t, 2), place_of(t, 3)) == ("(4,2).1", "(4,2).2")
    assert (t.state.endurance[1], t.state.crystals[1]) == (1, 0)


@rule("DF-CRD-8", "DF-SQD-13", "DF-CRD-4")
def test_resurrection_is_refused_without_dead_models_and_beyond_the_purse() -> None:
    t = duel([FAR_KNIGHT], [HOUND], turn=1, foe_hand=("resurrection",))
    assert t.refused(PlayCard("resurrection", "lower", 1)).rule == "DF-CRD-8"
    t = duel([FAR_KNIGHT], [squad("bloodsmith"), HOUND], turn=1, foe_hand=("resurrection",))
    t.play(PlayCard("resurrection", "lower", 1))
    assert t.refused(PickNumber(4)).rule == "DF-SQD-13"
    t.play(PickNumber(2), PickNumber(0), Pay(2), Place((0, 0), (1,)), Place((0, 0), (2,)))
    assert place_of(t, 1) == "(0,0).1"


@rule("DF-INS-1", "DF-INS-2")
def test_faith_puts_three_charges_on_one_enhancement() -> None:
    t = duel(
        [KNIGHT],
        [
            enhanced("bloodsmith", "(0,0).0", card="infernal-rites", charges=0),
            enhanced("gorehound", "(4,2).{4,5}", card="war-fever", charges=0),
        ],
        turn=1,
        foe_hand=("faith",),
    )
    t.play(PlayCard("faith", "lower", 1), PickEnhancement(2, "war-fever"), Pay(1))
    assert (charges(t, 1), charges(t, 2)) == (0, 3)


@rule("DF-CRD-9", "DF-CRD-3")
def test_faith_is_refused_without_an_enhancement_and_to_other_squads() -> None:
    t = duel([KNIGHT], [squad("bloodsmith", "(0,0).0"), HOUND], turn=1, foe_hand=("faith",))
    assert t.refused(PlayCard("faith", "lower", 1)).rule == "DF-CRD-9"
    assert t.refused(PlayCard("faith", "lower", 2)).rule == "DF-CRD-3"


@rule("DF-SQD-3", "DF-SQD-4")
def test_infernal_power_turns_the_bloodsmiths_over() -> None:
    t = duel([KNIGHT], [squad("bloodsmith", "(0,0).0")], turn=1, foe_hand=("infernal-power",))
    t.play(PlayCard("infernal-power", "lower", 1), Pay(2))
    assert t.state.modes[1] == 1


@rule("DF-CRD-3", "DF-SQD-4")
def test_only_infernal_power_turns_bloodsmiths_and_nobody_else() -> None:
    t = duel([KNIGHT], [squad("bloodsmith", "(0,0).0"), HOUND], turn=1, foe_hand=("infernal-power",))
    assert t.refused(PlayCard("infernal-power", "lower", 2)).rule == "DF-CRD-3"
    t.play(Activate(1)).pass_all()
    assert t.refused(ChangeMode()).rule == "DF-SQD-4"


SMITHS = enhanced("bloodsmith", "(4,2).4", card="infernal-rites", charges=4)


@rule("DF-WND-9", "DF-TIM-9")
def test_infernal_rites_returns_a_model_after_wounding() -> None:
    t = duel([KNIGHT], [SMITHS], turn=1)
    t.play(Activate(1), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(1, "infernal-rites", "lower", 1), Place((4, 2), (0,)))
    assert place_of(t, 2) == "(4,2).0"
    assert t.asked == "window-W-C14"
    assert t.refused(UseEnhancement(1, "infernal-rites", "lower", 1)).rule == "DF-TIM-9"
    t.dice_used()


@rule("DF-CRD-8", "DF-ENH-14")
def test_infernal_rites_is_refused_without_a_wound() -> None:
    t = duel([KNIGHT], [SMITHS], turn=1)
    assert t.refused(UseEnhancement(1, "infernal-rites", "lower", 1)).rule == "DF-ENH-14"
    t.play(Activate(1), StartCombat(), Fight(1, 0), YELLOW, 1, YELLOW, 4, Decline())
    assert t.refused(UseEnhancement(1, "infernal-rites", "lower", 1)).rule == "DF-CRD-8"
    t.dice_used()


@rule("DF-SAC-3", "DF-SHO-5", "DF-SHO-12")
def test_self_destruct_sacrifices_a_scholar_and_hits_all_near() -> None:
    scholars = enhanced("dark-scholar", "(4,2).4", "(4,2).1", "(0,5).0", card="self-destruct", charges=2)
    t = duel([KNIGHT], [scholars], turn=1)
    t.play(UseEnhancement(1, "self-destruct", "lower", 1), PickModel(1), YELLOW, 3, PickModel(0))
    assert place_of(t, 1) == "dead"
    assert t.state.endurance == [1, 0]
    assert t.state.marker == 0
    t.dice_used()


@rule("DF-ENH-10", "DF-ENH-9")
def test_self_destruct_is_refused_to_other_squads_and_with_one_charge() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="self-destruct")], turn=1)
    assert t.refused(UseEnhancement(1, "self-destruct", "lower", 1)).rule == "DF-ENH-10"
    t = duel([KNIGHT], [enhanced("dark-scholar", "(4,2).4", card="self-destruct", charges=1)], turn=1)
    assert t.refused(UseEnhancement(1, "self-destruct", "lower", 1)).rule == "DF-ENH-9"


@rule("DF-KEY-7", "DF-MOV-1")
def test_mind_control_moves_an_enemy_that_then_fights_its_friends() -> None:
    t = duel([KNIGHT, squad("pilgrim", "(2,2).1")], [RITUAL], turn=1, foe_hand=("mind-control",))
    t.play(PlayCard("mind-control", "lower", 2), Pay(2), Movers((0,)), Place((3, 2), (4, 5)))
    t.pass_until(YELLOW)
    assert (t.asked, t.seat) == ("choose-die-attack", 0)
    t.play(YELLOW, 1, YELLOW, 4).pass_all()
    assert (t.asked, t.seat) == ("counterattack", 1)
    t.play(Decline())
    t.dice_used()


@rule("DF-CRD-8", "DF-CRD-9")
def test_mind_control_is_refused_in_basic_mode_and_beyond_range_one() -> None:
    t = duel([KNIGHT], [RITUAL | {"mode": "basic"}], turn=1, foe_hand=("mind-control",))
    assert t.refused(PlayCard("mind-control", "lower", 1)).rule == "DF-CRD-8"
    t = duel([FAR_KNIGHT], [RITUAL], turn=1, foe_hand=("mind-control",))
    assert t.refused(PlayCard("mind-control", "lower", 1)).rule == "DF-CRD-9"


@rule("DF-KEY-12", "DF-KEY-1")
def test_spectral_grasp_blocks_and_weakens_while_a_scholar_touches() -> None:
    t = duel([KNIGHT], [RITUAL], turn=1, foe_hand=("spectral-grasp",))
    t.play(PlayCard("spectral-grasp", "lower", 1), Pay(1))
    assert statuses(t) == [("spectral-grasp", 0, -1)]
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 2
    t.dice_used()


@rule("DF-CRD-8", "DF-CRD-9")
def test_spectral_grasp_is_refused_in_basic_mode_and_out_of_contact() -> None:
    t = duel([KNIGHT], [RITUAL | {"mode": "basic"}], turn=1, foe_hand=("spectral-grasp",))
    assert t.refused(PlayCard("spectral-grasp", "lower", 1)).rule == "DF-CRD-8"
    t = duel([KNIGHT], [RITUAL | {"models": ["(4,2).1"]}], turn=1, foe_hand=("spectral-grasp",))
    assert t.refused(PlayCard("spectral-grasp", "lower", 1)).rule == "DF-CRD-9"


INFECTOR = enhanced("gorehound", "(4,2).{4,5}", card="infection", charges=4)


@rule("DF-KEY-12")
def test_infection_weakens_the_fought_enemy_for_the_match() -> None:
    t = duel([KNIGHT], [INFECTOR], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseEnhancement(1, "infection", "lower", 1))
    t.play(YELLOW, 1, YELLOW, 1)
    assert statuses(t) == [("infection", 0, -1)]
    assert t.events("attack-compared")[-1].defense == 2
    t.dice_used()


@rule("DF-TIM-9", "DF-ENH-14")
def test_infection_is_refused_twice_in_a_combat_and_outside() -> None:
    t = duel([KNIGHT], [INFECTOR], turn=1)
    assert t.refused(UseEnhancement(1, "infection", "lower", 1)).rule == "DF-ENH-14"
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseEnhancement(1, "infection", "lower", 1))
    assert t.refused(UseEnhancement(1, "infection", "lower", 1)).rule == "DF-TIM-9"


@rule("DF-MOV-15", "DF-CRD-16")
def test_hijack_drags_an_enemy_along_and_lets_demons_fight_it() -> None:
    t = duel(
        [squad("pilgrim", "(3,2).1")],
        [squad("gorehound", "(4,2).{4,5}", mode="other"), squad("bloodsmith", "(6,2).3")],
        turn=1,
        foe_hand=("hijack",),
    )
    t.play(PlayCard("hijack", "lower", 1), Pay(2), Movers((4,)), Place((6, 2), (0, 1)))
    assert t.refused(Place((0, 0), (0,))).rule == "DF-MOV-15"
    t.play(Place((6, 2), (2,)), Fight(5, 0), YELLOW, 4, YELLOW, 1, Done())
    assert place_of(t, 0) == "(6,2).2"
    assert t.state.endurance[0] == 0
    t.dice_used()


@rule("DF-CRD-9", "DF-CRD-3")
def test_hijack_is_refused_out_of_contact_and_to_other_squads() -> None:
    t = duel([FAR_KNIGHT], [HOUND, MASTER], turn=1, foe_hand=("hijack",))
    assert t.refused(PlayCard("hijack", "lower", 1)).rule == "DF-CRD-9"
    assert t.refused(PlayCard("hijack", "lower", 2)).rule == "DF-CRD-3"


@rule("DF-MOV-15", "DF-WND-10")
def test_shadowzone_takes_a_gorehound_away_until_it_is_activated() -> None:
    t = duel([KNIGHT], [HOUND, MASTER | {"models": ["(0,0).0"]}], turn=1, foe_hand=("shadowzone",))
    t.play(PlayCard("shadowzone", "lower", 1), Pay(1))
    assert place_of(t, 1) == "away"
    t.play(Activate(1), KeepMode(), Place((0, 5), (0, 1)))
    assert place_of(t, 1) == "(0,5).{0,1}"


@rule("DF-CRD-9", "DF-KEY-1", "DF-CRD-3")
def test_shadowzone_is_refused_to_a_blocked_gorehound_and_to_other_squads() -> None:
    t = duel(
        [KNIGHT],
        [HOUND, MASTER | {"models": ["(0,0).0"]}],
        turn=1,
        foe_hand=("shadowzone",),
        statuses=[{"status": "trap", "model": 1}],
    )
    assert t.refused(PlayCard("shadowzone", "lower", 1)).rule == "DF-CRD-9"
    assert t.refused(PlayCard("shadowzone", "lower", 2)).rule == "DF-CRD-3"


@rule("DF-BCK-1")
def test_rush_backstabs_with_a_gorehound() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("rush",))
    t.play(PlayCard("rush", "lower", 1), Pay(1), YELLOW, 1, YELLOW, 4).pass_all()
    assert t.asked == "main"
    assert t.state.endurance == [2, 1]
    t.dice_used()


@rule("DF-CRD-9", "DF-TIM-6")
def test_rush_is_refused_out_of_contact_and_inside_a_combat() -> None:
    t = duel([FAR_KNIGHT], [HOUND], turn=1, foe_hand=("rush",))
    assert t.refused(PlayCard("rush", "lower", 1)).rule == "DF-CRD-9"
    t = duel([KNIGHT], [HOUND], turn=1, foe_hand=("rush",))
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0))
    assert t.refused(PlayCard("rush", "lower", 1)).rule == "DF-TIM-6"


@rule("DF-KEY-12", "DF-KEY-10")
def test_crystal_aegis_protects_until_the_enemys_passive_turn() -> None:
    t = duel([KNIGHT], [HOUND, MASTER | {"models": ["(6,2).0"]}], turn=1, foe_hand=("crystal-aegis",))
    t.play(PlayCard("crystal-aegis", "lower", 2), PickModel(1), Pay(2)).end_turn()
    assert statuses(t) == [("crystal-aegis", 1, -1)]
    t.passive()
    assert statuses(t) == []


@rule("DF-KEY-10", "DF-KEY-12")
def test_a_model_under_an_aegis_is_not_wounded() -> None:
    t = duel([KNIGHT], [RITUAL], statuses=[{"status": "crystal-aegis", "model": 1, "by": 1}])
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[1] == 1
    t.dice_used()


@rule("DF-CRD-9")
def test_crystal_aegis_is_refused_beyond_range_four_and_for_enemies() -> None:
    t = duel(
        [KNIGHT],
        [HOUND, MASTER | {"models": ["(4,3).0"]}, squad("gorehound", "(0,0).{0,1}")],
        turn=1,
        foe_hand=("crystal-aegis",),
    )
    t.play(PlayCard("crystal-aegis", "lower", 2))
    assert t.refused(PickModel(3)).rule == "DF-CRD-9"
    assert t.refused(PickModel(0)).rule == "DF-CRD-9"


@rule("DF-SHO-5", "DF-LOF-1", "DF-KEY-2")
def test_fireball_hits_a_space_in_line_and_one_beside_it() -> None:
    t = duel([squad("pilgrim", "(6,2).0", "(5,1).0", "(0,0).0")], [MASTER], turn=1, foe_hand=("fireball",))
    t.play(PlayCard("fireball", "lower", 1))
    assert t.refused(PickSpace((5, 1))).rule == "DF-SHO-3"
    t.play(PickSpace((6, 2)), PickSpace((5, 1)), Pay(2), YELLOW, 3, PickModel(1))
    assert (place_of(t, 0), place_of(t, 1)) == ("dead", "(5,1).0")
    assert statuses(t) == [("fire", 1, -1)]
    t.dice_used()


@rule("DF-SHO-4", "DF-SQD-3")
def test_fireball_hits_better_in_focus() -> None:
    t = duel([KNIGHT | {"models": ["(5,2).{0,1}"]}], [MASTER | {"mode": "other"}], turn=1, foe_hand=("fireball",))
    t.play(PlayCard("fireball", "lower", 1), PickSpace((5, 2)), PickSpace((6, 2)), Pay(2), YELLOW, 1)
    assert t.state.endurance[0] == 1
    t.dice_used()


@rule("DF-CRD-3", "DF-PAY-9")
def test_fireball_is_refused_to_other_squads_and_without_two_crystals() -> None:
    t = duel([KNIGHT], [MASTER | {"models": ["(0,0).0"]}, HOUND], turn=1, foe_hand=("fireball",))
    assert t.refused(PlayCard("fireball", "lower", 2)).rule == "DF-CRD-3"
    t = duel([FAR_KNIGHT], [MASTER | {"endurance": 0}], turn=1, foe_hand=("fireball",), foe={"crystals": 0}, marker=9)
    assert t.refused(PlayCard("fireball", "lower", 1)).rule == "DF-PAY-9"


@rule("DF-KEY-12", "DF-KEY-1")
def test_freeze_takes_initiative_attack_and_movement_until_two_are_paid() -> None:
    t = duel([KNIGHT | {"models": ["(4,2).{0,1}"]}], [MASTER], turn=1, foe_hand=("freeze",))
    t.play(PlayCard("freeze", "lower", 1), Pay(2)).end_turn()
    assert statuses(t) == [("freeze", 0, -1)]
    t.play(Declare("active"), UseStatus("freeze", 0, -1), Pay(2))
    assert statuses(t) == []


@rule("DF-CRD-9")
def test_freeze_is_refused_beyond_range_three() -> None:
    t = duel([FAR_KNIGHT], [MASTER], turn=1, foe_hand=("freeze",))
    assert t.refused(PlayCard("freeze", "lower", 1)).rule == "DF-CRD-9"


@rule("DF-LOF-7", "DF-SHO-12", "DF-CLR-6")
def test_ice_beam_hits_everybody_on_one_line() -> None:
    t = duel(
        [KNIGHT | {"models": ["(4,2).{0,1}"]}, squad("ranger", "(6,2).0")],
        [MASTER, squad("dark-scholar", "(5,2).0", mode="other")],
        turn=1,
        foe_hand=("ice-beam",),
    )
    t.play(PlayCard("ice-beam", "lower", 2), Pay(2), YELLOW, 2, PickModel(0), PickModel(1))
    assert t.state.endurance == [1, 0, 3, 0]
    t.dice_used()


@rule("DF-CRD-9")
def test_ice_beam_is_refused_with_nobody_on_a_line() -> None:
    t = duel([KNIGHT | {"models": ["(5,3).{0,1}"]}], [MASTER], turn=1, foe_hand=("ice-beam",))
    assert t.refused(PlayCard("ice-beam", "lower", 1)).rule == "DF-CRD-9"


@rule("DF-ENH-16", "DF-BAN-4")
def test_rage_refreshes_crystals_and_banner_on_a_kill() -> None:
    khyber = enhanced("son-of-khyber", "(4,2)", card="rage", bought=True)
    t = duel(
        [KNIGHT | {"endurance": 0}, squad("pilgrim", "(0,0).0")],
        [khyber],
        turn=1,
        foe={"crystals": 1, "depleted": 3, "banner": False},
    )
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert place_of(t, 0) == "dead"
    assert (t.state.crystals[1], t.state.depleted[1], t.state.banners[1]) == (4, 0, True)
    t.dice_used()


@rule("DF-ENH-10", "DF-ENH-9")
def test_rage_is_refused_to_other_squads_and_without_three_charges() -> None:
    t = duel([KNIGHT], [enhanced("gorehound", "(4,2).{4,5}", card="rage")], turn=1)
    assert t.refused(UseEnhancement(1, "rage", "lower", 1)).rule == "DF-ENH-10"
    t = duel([KNIGHT], [enhanced("son-of-khyber", "(4,2)", card="rage", charges=2)], turn=1)
    assert t.refused(UseEnhancement(1, "rage", "lower", 1)).rule == "DF-ENH-9"


@rule("DF-ENH-16")
def test_war_fever_gives_initiative_and_defense_for_lost_endurance() -> None:
    khyber = enhanced("son-of-khyber", "(4,2)", card="war-fever", bought=True, endurance=1)
    t = duel([KNIGHT], [khyber], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 1, YELLOW, 3)
    t.play(Counterattack(), YELLOW, 1, YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 5
    t.dice_used()


@rule("DF-ENH-16")
def test_war_fever_is_refused_when_it_is_bought() -> None:
    t = duel([KNIGHT], [enhanced("son-of-khyber", "(4,2)", card="war-fever", bought=True)], turn=1)
    assert t.refused(UseEnhancement(1, "war-fever", "lower", 1)).rule == "DF-ENH-16"


@rule("DF-EFF-8", "DF-CRD-16")
def test_bloody_whirlwind_fights_once_for_each_lost_token() -> None:
    t = duel([KNIGHT], [KHYBER | {"endurance": 2}], turn=1, foe_hand=("bloody-whirlwind",))
    t.play(PlayCard("bloody-whirlwind", "lower", 1), Pay(1), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    t.play(Fight(1, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[0] == 0
    assert t.asked == "main"
    t.dice_used()


@rule("DF-CRD-9")
def test_bloody_whirlwind_is_refused_without_lost_endurance() -> None:
    t = duel([KNIGHT], [KHYBER], turn=1, foe_hand=("bloody-whirlwind",))
    assert t.refused(PlayCard("bloody-whirlwind", "lower", 1)).rule == "DF-CRD-9"


@rule("DF-KEY-6", "DF-WND-8")
def test_energy_source_heals_khyber_after_a_wound_it_dealt() -> None:
    t = duel([KNIGHT], [KHYBER | {"endurance": 2}], turn=1, foe_hand=("energy-source",))
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    t.play(PlayCard("energy-source", "lower", 1))
    assert t.state.endurance == [1, 3]
    t.dice_used()


@rule("DF-CRD-8", "DF-WND-8")
def test_energy_source_is_refused_without_a_wound_and_at_full_endurance() -> None:
    t = duel([KNIGHT], [KHYBER], turn=1, foe_hand=("energy-source",))
    assert t.refused(PlayCard("energy-source", "lower", 1)).rule == "DF-CRD-8"
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1)
    while t.asked != "window-W-C14":
        t.play(Pass())
    assert t.refused(PlayCard("energy-source", "lower", 1)).rule == "DF-WND-8"
    t.dice_used()
