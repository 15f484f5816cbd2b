"""Every card of the Chapter: the Lower Actions do what their lines say, and are refused when they should be."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Attach,
    Decline,
    Done,
    EndTurn,
    Fight,
    Keep,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickModel,
    PickNumber,
    PickSpace,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseDie,
    UseEnhancement,
    UseStatus,
)
from tests.support.rules import rule
from tests.support.scripted import kind_of
from tests.support.stage import charges, duel, enhanced, place_of, squad, statuses

YELLOW = UseDie("yellow")
KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(4,2).{4,5}")
ANGEL = squad("angel-of-death", "(3,2)")
FAR_HOUND = squad("gorehound", "(6,5).{0,1}")
SCHOLARS = squad("dark-scholar", "(2,2).1", "(4,2).4", "(3,3).5")


@rule("DF-BCK-2")
def test_overwatch_backstabs_before_a_combat_of_the_squad() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="overwatch")], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0))
    t.play(UseEnhancement(0, "overwatch", "lower", 0), YELLOW, 4, YELLOW, 1)
    assert t.state.endurance[1] == 0
    t.pass_until(YELLOW)
    assert t.seat == 1
    t.dice_used()


@rule("DF-TIM-9", "DF-ENH-13")
def test_overwatch_is_refused_a_second_time_in_a_combat() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="overwatch")], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), UseEnhancement(0, "overwatch", "lower", 0))
    t.play(Pass())
    assert t.seat == 0
    assert t.refused(UseEnhancement(0, "overwatch", "lower", 0)).rule == "DF-TIM-9"


@rule("DF-ENH-16")
def test_tactic_charges_after_a_won_defense_once_a_turn() -> None:
    t = duel(
        [enhanced("holy-knight", "(3,2).{0,1}", card="tactic", charges=0, bought=True)],
        [HOUND, squad("gorehound", "(2,2).{1,2}")],
        turn=1,
    )
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 1, YELLOW, 4)
    assert charges(t, 0) == 1
    t.play(Decline())
    t.dice_used()


@rule("DF-ENH-16")
def test_tactic_is_bought_once() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="tactic", charges=2)], [HOUND])
    t.play(UseEnhancement(0, "tactic", "lower", 0))
    assert charges(t, 0) == 1
    t.pass_until(EndTurn())
    assert t.refused(UseEnhancement(0, "tactic", "lower", 0)).rule == "DF-ENH-16"


@rule("DF-KEY-11", "DF-KEY-1")
def test_trap_blocks_an_enemy_until_its_owner_pays_two() -> None:
    t = duel([KNIGHT], [HOUND, FAR_HOUND], hand=("trap",))
    t.play(PlayCard("trap", "lower", -1), PickModel(1), Pay(1))
    assert statuses(t) == [("trap", 1, -1)]


@rule("DF-KEY-11", "DF-KEY-1")
def test_a_trapped_model_moves_after_its_owner_paid_two() -> None:
    t = duel([KNIGHT], [HOUND], turn=1, statuses=[{"status": "trap", "model": 1}])
    t.play(Activate(1), KeepMode(), Pass())
    assert t.asked == "activation"
    assert t.refused(StartMove()).rule == "DF-KEY-1"
    t = duel([KNIGHT], [HOUND], turn=1, statuses=[{"status": "trap", "model": 1}])
    t.play(UseStatus("trap", 1, -1), Pay(2), Activate(1), KeepMode(), StartMove())
    assert statuses(t) == []


@rule("DF-PAY-9", "DF-TIM-11")
def test_breaking_a_trap_is_refused_without_two_crystals_and_outside_the_own_turn() -> None:
    poor = {"crystals": 0}
    t = duel(
        [KNIGHT], [HOUND | {"endurance": 0}], turn=1, foe=poor, marker=9, statuses=[{"status": "trap", "model": 1}]
    )
    assert t.refused(UseStatus("trap", 1, -1)).rule == "DF-PAY-9"
    t = duel([KNIGHT], [HOUND], foe_hand=("faith",), statuses=[{"status": "trap", "model": 1}])
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), Pass())
    assert t.seat == 1
    assert t.refused(UseStatus("trap", 1, -1)).rule == "DF-TIM-11"


@rule("DF-CRD-9")
def test_trap_is_refused_on_an_own_model() -> None:
    t = duel([KNIGHT], [HOUND, FAR_HOUND], hand=("trap",))
    t.play(PlayCard("trap", "lower", -1))
    assert t.refused(PickModel(0)).rule == "DF-CRD-9"


@rule("DF-TIM-7")
def test_guardian_angel_takes_a_wound_of_a_friend_within_range_three() -> None:
    t = duel([squad("pilgrim", "(3,2).1"), squad("angel-of-death", "(0,2)")], [HOUND], turn=1, hand=("guardian-angel",))
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1)
    t.play(PlayCard("guardian-angel", "lower", 1)).pass_all()
    assert (t.state.endurance[0], t.state.endurance[1]) == (1, 2)
    t.dice_used()
    told = [kind_of(e) for e in t.match.log if kind_of(e) in ("wound-redirected", "wound-prevented", "endurance-lost")]
    assert told == ["wound-redirected", "endurance-lost"]


@rule("DF-CRD-8", "DF-CRD-3")
def test_guardian_angel_is_refused_from_four_spaces_away_and_to_other_squads() -> None:
    t = duel(
        [squad("pilgrim", "(4,2).1"), squad("angel-of-death", "(0,2)")],
        [squad("gorehound", "(4,2).{2,3}")],
        turn=1,
        hand=("guardian-angel",),
    )
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1)
    assert t.asked == "window-W-W1"
    assert t.refused(PlayCard("guardian-angel", "lower", 1)).rule == "DF-CRD-8"
    assert t.refused(PlayCard("guardian-angel", "lower", 0)).rule == "DF-CRD-3"
    t.dice_used()


@rule("DF-WND-11", "DF-VIC-1")
def test_judgment_kills_an_enemy_of_a_squad_without_endurance() -> None:
    t = duel([enhanced("angel-of-death", "(3,2)", card="judgment")], [SCHOLARS | {"endurance": 0}, FAR_HOUND])
    t.play(UseEnhancement(0, "judgment", "lower", 0), PickModel(2))
    assert place_of(t, 2) == "dead"
    assert t.state.marker == 1


@rule("DF-CRD-9", "DF-ENH-10")
def test_judgment_is_refused_while_endurance_is_left_and_on_another_squad() -> None:
    t = duel([enhanced("angel-of-death", "(3,2)", card="judgment")], [SCHOLARS, FAR_HOUND])
    assert t.refused(UseEnhancement(0, "judgment", "lower", 0)).rule == "DF-CRD-9"
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="judgment")], [HOUND | {"endurance": 0}])
    assert t.refused(UseEnhancement(0, "judgment", "lower", 0)).rule == "DF-ENH-10"


@rule("DF-KEY-7")
def test_storm_of_blades_fights_every_enemy_in_contact() -> None:
    t = duel([ANGEL], [SCHOLARS], hand=("storm-of-blades",))
    t.play(PlayCard("storm-of-blades", "lower", 0), Pay(1), PickModel(2), YELLOW, 4, YELLOW, 1)
    t.play(PickModel(3), YELLOW, 4, YELLOW, 1, YELLOW, 4, YELLOW, 1)
    t.pass_all()
    assert [place_of(t, m) for m in (1, 2, 3)] == ["dead", "(4,2).4", "dead"]
    t.dice_used()


@rule("DF-KEY-7", "DF-CRD-9", "DF-CRD-3")
def test_storm_of_blades_is_refused_without_contact_and_to_other_squads() -> None:
    t = duel([ANGEL, squad("pilgrim", "(0,0).0")], [FAR_HOUND], hand=("storm-of-blades",))
    assert t.refused(PlayCard("storm-of-blades", "lower", 0)).rule == "DF-CRD-9"
    assert t.refused(PlayCard("storm-of-blades", "lower", 1)).rule == "DF-CRD-3"


@rule("DF-KEY-7", "DF-BCK-1")
def test_winged_death_moves_and_backstabs_all_in_contact() -> None:
    t = duel([enhanced("angel-of-death", "(0,2)", card="winged-death", mode="other")], [SCHOLARS])
    t.play(UseEnhancement(0, "winged-death", "lower", 0), Movers((0,)), Place((3, 2), (0, 1, 2, 3, 4, 5, 6)))
    t.play(PickModel(1), YELLOW, 4, Keep(), YELLOW, 1, PickModel(2), YELLOW, 4, Keep(), YELLOW, 1)
    t.play(YELLOW, 1, Keep(), YELLOW, 4)
    t.pass_all()
    assert t.asked == "main"
    assert [place_of(t, m) for m in (1, 2, 3)] == ["(2,2).1", "dead", "(3,3).5"]
    t.dice_used()


@rule("DF-CRD-8", "DF-TIM-9")
def test_winged_death_is_refused_in_basic_mode_and_twice_a_turn() -> None:
    t = duel([enhanced("angel-of-death", "(3,2)", card="winged-death")], [SCHOLARS])
    assert t.refused(UseEnhancement(0, "winged-death", "lower", 0)).rule == "DF-CRD-8"
    t = duel([enhanced("angel-of-death", "(0,2)", card="winged-death", charges=6, mode="other")], [FAR_HOUND])
    t.play(UseEnhancement(0, "winged-death", "lower", 0), Movers((0,)), Place((1, 2), (0, 1, 2, 3, 4, 5, 6)))
    t.pass_until(EndTurn())
    assert t.refused(UseEnhancement(0, "winged-death", "lower", 0)).rule == "DF-TIM-9"


@rule("DF-MOV-15")
def test_bash_pushes_an_enemy_to_a_space_next_to_the_start() -> None:
    t = duel([squad("holy-knight", "(2,2).{0,1}")], [HOUND], hand=("bash",))
    t.play(PlayCard("bash", "lower", 0), Pay(1), Movers((0,)), Place((3, 2), (0, 1)), Accept())
    assert t.refused(Place((5, 2), (0, 1))).rule == "DF-MOV-15"
    t.play(Place((2, 1), (0, 1)))
    assert place_of(t, 1) == "(2,1).{0,1}"


@rule("DF-CRD-4", "DF-MOV-15")
def test_bash_counts_from_the_start_of_a_knight_behind_other_squads() -> None:
    t = duel([squad("pilgrim", "(0,5).0", "(0,5).1"), KNIGHT], [HOUND], hand=("bash",))
    t.play(PlayCard("bash", "lower", 1), Pay(1), Done(), Accept())
    assert {a.space for a in t.legal(Place)} == {(2, 1), (3, 1), (2, 2), (4, 2), (2, 3), (3, 3)}


@rule("DF-CRD-3", "DF-PAY-9")
def test_bash_is_refused_to_other_squads_and_without_a_crystal() -> None:
    t = duel([KNIGHT, squad("pilgrim", "(0,0).0")], [HOUND], hand=("bash",))
    assert t.refused(PlayCard("bash", "lower", 1)).rule == "DF-CRD-3"
    t = duel([KNIGHT | {"endurance": 0}], [HOUND], hand=("bash",), player={"crystals": 0}, marker=-10)
    assert t.refused(PlayCard("bash", "lower", 0)).rule == "DF-PAY-9"


@rule("DF-KEY-12", "DF-GEN-8")
def test_bash_asks_nobody_when_only_scholars_that_grasp_are_in_contact() -> None:
    scholars = squad("dark-scholar", "(3,2).2", "(3,2).6", mode="other")
    grasp = {"status": "spectral-grasp", "model": 0, "by_squad": 1}
    t = duel([KNIGHT], [scholars], hand=("bash",), statuses=[grasp])
    t.play(PlayCard("bash", "lower", 0), Pay(1))
    assert t.asked == "main"


@rule("DF-CRD-3")
def test_a_lower_action_is_refused_for_an_enemy_squad_and_for_nothing() -> None:
    t = duel([KNIGHT], [HOUND], hand=("bash",))
    assert {t.refused(PlayCard("bash", "lower", bind)).rule for bind in (1, -1, 9)} == {"DF-CRD-3"}


@rule("DF-ENH-15", "DF-CRD-9")
def test_power_of_technology_charges_no_enhancement_of_a_dead_squad() -> None:
    dead = squad("pilgrim", enhancements=[{"card": "fake-death", "charges": 0}])
    t = duel([dead, squad("purge-doctor", "(3,2).{0,1}")], [HOUND], hand=("power-of-technology",))
    assert t.refused(PlayCard("power-of-technology", "lower", 1)).rule == "DF-CRD-9"


@rule("DF-KEY-3", "DF-KEY-11")
def test_formation_gathers_the_other_knights_and_lets_them_fight() -> None:
    knights = [KNIGHT, squad("holy-knight", "(0,0).{0,1}"), squad("holy-knight", "(0,5).{0,1}")]
    t = duel(knights, [HOUND], hand=("formation",))
    t.play(PlayCard("formation", "lower", 0), Pay(1))
    assert t.refused(Place((0, 4), (0, 1))).rule == "DF-MOV-15"
    t.play(Place((3, 2), (2, 3)), Decline())
    assert [place_of(t, m) for m in (1, 2)] == ["(3,2).{2,3}", "(0,5).{0,1}"]
    t.play(Fight(1, 3), YELLOW, 1, YELLOW, 4, Decline(), Fight(0, 3), YELLOW, 1, YELLOW, 4, Decline())
    t.dice_used()


@rule("DF-CRD-3")
def test_formation_is_refused_to_other_squads() -> None:
    t = duel([KNIGHT, squad("pilgrim", "(0,0).0")], [HOUND], hand=("formation",))
    assert t.refused(PlayCard("formation", "lower", 1)).rule == "DF-CRD-3"


@rule("DF-CRD-11")
def test_guard_lends_defense_and_endurance_to_a_friend() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,2}", card="guard"), squad("pilgrim", "(3,2).1")], [HOUND], turn=1)
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 1), YELLOW, 4)
    t.play(UseEnhancement(0, "guard", "lower", 0), YELLOW, 3)
    t.pass_all()
    assert t.events("attack-compared")[-1].defense == 5
    assert (t.state.endurance[0], t.state.endurance[1]) == (1, 1)
    t.dice_used()


@rule("DF-CRD-8", "DF-ENH-14")
def test_guard_is_refused_for_a_friend_out_of_contact_and_for_the_knight_itself() -> None:
    t = duel([enhanced("holy-knight", "(0,0).{0,2}", card="guard"), squad("pilgrim", "(3,2).1")], [HOUND], turn=1)
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 1), YELLOW, 4)
    assert t.refused(UseEnhancement(0, "guard", "lower", 0)).rule == "DF-CRD-8"
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="guard")], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4)
    assert t.refused(UseEnhancement(0, "guard", "lower", 0)).rule == "DF-CRD-8"


@rule("DF-OBS-1", "DF-COM-7")
def test_leap_moves_four_through_obstacles_and_wins_initiative() -> None:
    wall = [{"type": "source", "at": "(2,2)"}, {"type": "source", "at": "(2,1)"}, {"type": "source", "at": "(2,3)"}]
    t = duel([squad("holy-knight", "(1,2).{0,1}")], [HOUND], hand=("leap",), tokens=wall)
    t.play(PlayCard("leap", "lower", 0), Pay(1), Movers((0,)), Place((3, 2), (0, 1)), Activate(0), KeepMode())
    t.play(StartCombat(), Fight(0, 1)).pass_until(YELLOW)
    assert t.asked == "choose-die-attack"
    assert t.seat == 0


@rule("DF-CRD-3", "DF-CRD-7")
def test_leap_is_refused_to_other_squads_and_between_attack_and_defense() -> None:
    t = duel([KNIGHT, squad("pilgrim", "(0,0).0")], [HOUND], hand=("leap", "guardian-angel"))
    assert t.refused(PlayCard("leap", "lower", 1)).rule == "DF-CRD-3"
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 5), YELLOW, 4)
    assert t.asked == "window-W-C6"
    assert t.refused(PlayCard("leap", "lower", 0)).rule == "DF-CRD-7"


@rule("DF-KEY-11")
def test_shield_wall_gives_two_defense_for_each_touching_knight() -> None:
    knights = [
        squad("holy-knight", "(3,2).{0,1}"),
        squad("holy-knight", "(3,2).{2,3}"),
        squad("holy-knight", "(4,2).{4,5}"),
    ]
    t = duel(knights, [squad("gorehound", "(3,2).{5,6}")], hand=("shield-wall",))
    t.play(PlayCard("shield-wall", "lower", 0))
    assert [s[1] for s in statuses(t)] == [0, 1, 2]
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 3), YELLOW, 2, YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 1 + 2 + 4
    t.dice_used()


@rule("DF-KEY-11", "DF-CRD-9")
def test_shield_wall_is_refused_to_a_lone_knight() -> None:
    t = duel([KNIGHT, squad("holy-knight", "(0,0).{0,1}")], [HOUND], hand=("shield-wall",))
    assert t.refused(PlayCard("shield-wall", "lower", 0)).rule == "DF-CRD-9"


@rule("DF-LIM-1")
def test_energy_drain_gains_a_crystal_from_each_controlled_source_touched() -> None:
    sources = [{"type": "source", "at": "(3,2)"}, {"type": "source", "at": "(0,0)"}]
    t = duel(
        [squad("pilgrim", "(4,2).4", "(2,2).1"), squad("holy-knight", "(1,0).{4,5}")],
        [FAR_HOUND],
        hand=("energy-drain",),
        tokens=sources,
    )
    t.play(PlayCard("energy-drain", "lower", 0), Pay(1))
    assert t.state.crystals[0] == 2


@rule("DF-CRD-8")
def test_energy_drain_is_refused_at_a_contested_source() -> None:
    t = duel(
        [squad("pilgrim", "(4,2).4")],
        [squad("gorehound", "(2,2).{1,2}")],
        hand=("energy-drain",),
        tokens=[{"type": "source", "at": "(3,2)"}],
    )
    assert t.refused(PlayCard("energy-drain", "lower", 0)).rule == "DF-CRD-8"


@rule("DF-COM-13", "DF-TIM-7")
def test_fake_death_ignores_a_wound_without_a_counterattack() -> None:
    t = duel([enhanced("pilgrim", "(3,2).1", card="fake-death", charges=4)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(4, 0), YELLOW, 4, YELLOW, 1)
    t.play(UseEnhancement(0, "fake-death", "lower", 0)).pass_all()
    assert t.state.endurance[0] == 1
    assert t.asked != "counterattack"
    t.dice_used()


@rule("DF-ENH-9", "DF-ENH-14")
def test_fake_death_is_refused_with_one_charge_and_without_a_wound() -> None:
    t = duel([enhanced("pilgrim", "(3,2).1", card="fake-death", charges=1)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(4, 0), YELLOW, 4, YELLOW, 1)
    assert t.refused(UseEnhancement(0, "fake-death", "lower", 0)).rule == "DF-ENH-9"
    t = duel([enhanced("pilgrim", "(3,2).1", card="fake-death")], [HOUND])
    assert t.refused(UseEnhancement(0, "fake-death", "lower", 0)).rule == "DF-ENH-14"


@rule("DF-ENH-16")
def test_last_man_standing_gives_three_defense_to_the_only_pilgrim() -> None:
    t = duel([enhanced("pilgrim", "(3,2).1", card="last-man-standing", bought=True)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(4, 0), YELLOW, 1, YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 5
    t.dice_used()


@rule("DF-ENH-16", "DF-ENH-9")
def test_last_man_standing_does_nothing_for_two_pilgrims_and_costs_three_charges() -> None:
    t = duel([enhanced("pilgrim", "(3,2).1", "(0,0).0", card="last-man-standing", bought=True)], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(4, 0), YELLOW, 1, YELLOW, 3)
    assert t.events("attack-compared")[-1].defense == 4
    t = duel([enhanced("pilgrim", "(3,2).1", card="last-man-standing", charges=2)], [HOUND])
    assert t.refused(UseEnhancement(0, "last-man-standing", "lower", 0)).rule == "DF-ENH-9"


DOCTORS = enhanced("purge-doctor", "(3,2).{0,1}", card="charged-shot", charges=4)


@rule("DF-KEY-8")
def test_charged_shot_adds_a_wound_for_two_charges() -> None:
    t = duel([DOCTORS], [squad("son-of-khyber", "(4,2)")], hand=("purging",))
    t.play(PlayCard("purging", "lower", 0), PickSpace((4, 2)), PickSpace((3, 1)), Pay(2))
    t.play(UseEnhancement(0, "charged-shot", "lower", 0), PickNumber(2), YELLOW, 4)
    assert t.state.endurance[1] == 2
    assert charges(t, 0) == 2
    t.dice_used()


@rule("DF-PAY-9", "DF-ENH-14", "DF-CRD-8")
def test_charged_shot_is_refused_for_odd_charges_and_without_a_purging() -> None:
    t = duel([DOCTORS], [squad("son-of-khyber", "(4,2)")], hand=("purging",))
    assert t.refused(UseEnhancement(0, "charged-shot", "lower", 0)).rule == "DF-ENH-14"
    t.play(PlayCard("purging", "lower", 0), PickSpace((4, 2)), PickSpace((3, 1)), Pay(2))
    t.play(UseEnhancement(0, "charged-shot", "lower", 0))
    assert t.refused(PickNumber(3)).rule == "DF-PAY-9"


@rule("DF-KEY-5", "DF-PAY-12")
def test_power_of_technology_destroys_a_crystal_for_three_charges() -> None:
    t = duel([DOCTORS], [HOUND], hand=("power-of-technology",))
    neutral = t.state.neutral
    t.play(PlayCard("power-of-technology", "lower", 0))
    assert charges(t, 0) == 7
    assert (t.state.crystals[0], t.state.depleted[0], t.state.neutral) == (1, 0, neutral + 1)


@rule("DF-KEY-5", "DF-CRD-9")
def test_power_of_technology_is_refused_without_a_usable_crystal_or_an_enhancement() -> None:
    t = duel([DOCTORS], [HOUND], hand=("power-of-technology",), player={"crystals": 0, "depleted": 2})
    assert t.refused(PlayCard("power-of-technology", "lower", 0)).rule == "DF-PAY-9"
    t = duel([squad("purge-doctor", "(3,2).{0,1}")], [HOUND], hand=("power-of-technology",))
    assert t.refused(PlayCard("power-of-technology", "lower", 0)).rule == "DF-CRD-9"


@rule("DF-SHO-5", "DF-SHO-12", "DF-KEY-2")
def test_purging_hits_all_in_two_spaces_and_sets_one_on_fire() -> None:
    t = duel(
        [squad("purge-doctor", "(3,2).{0,1}", "(3,1).{0,1}")], [squad("son-of-khyber", "(4,2)")], hand=("purging",)
    )
    t.play(PlayCard("purging", "lower", 0), PickModel(0), PickSpace((4, 2)))
    assert t.refused(PickSpace((2, 2))).rule == "DF-SHO-3"
    t.play(PickSpace((3, 1)), Pay(2), YELLOW, 3, PickModel(1), PickModel(3))
    assert t.state.endurance == [1, 3]
    assert statuses(t) == [("fire", 3, -1)]
    t.dice_used()


@rule("DF-CRD-8")
def test_purging_is_refused_in_the_other_mode() -> None:
    t = duel([squad("purge-doctor", "(3,2).{0,1}", mode="other")], [HOUND], hand=("purging",))
    assert t.refused(PlayCard("purging", "lower", 0)).rule == "DF-CRD-8"


@rule("DF-ENH-16", "DF-SHO-9")
def test_firing_position_lets_each_ranger_fire_twice() -> None:
    t = duel(
        [enhanced("ranger", "(3,2).0", card="firing-position", bought=True)],
        [squad("son-of-khyber", "(5,2)")],
        hand=("shoot",),
    )
    t.play(PlayCard("shoot", "lower", 0), YELLOW, 3, YELLOW, 3)
    assert t.state.endurance[1] == 2
    t.dice_used()


@rule("DF-ENH-10", "DF-ENH-16")
def test_firing_position_is_refused_to_other_squads() -> None:
    t = duel([enhanced("holy-knight", "(3,2).{0,1}", card="firing-position")], [HOUND])
    assert t.refused(UseEnhancement(0, "firing-position", "lower", 0)).rule == "DF-ENH-10"
    t = duel([enhanced("ranger", "(3,2).0", card="firing-position")], [HOUND])
    t.play(UseEnhancement(0, "firing-position", "lower", 0))
    assert t.state.attached[0][0].bought


@rule("DF-SHO-9", "DF-LOF-1")
def test_shoot_lets_every_ranger_fire_with_two_more_in_aim() -> None:
    t = duel([squad("ranger", "(3,2).0", "(3,2).1", mode="other")], [squad("son-of-khyber", "(5,2)")], hand=("shoot",))
    t.play(PlayCard("shoot", "lower", 0), PickModel(0), YELLOW, 1, YELLOW, 1)
    assert t.state.endurance[1] == 2
    t.dice_used()


@rule("DF-SHO-4")
def test_shoot_may_replace_the_attack_roll_of_a_ranger() -> None:
    t = duel([squad("ranger", "(3,2).1")], [squad("dark-scholar", "(4,2).4", mode="other")], hand=("shoot",))
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), PlayCard("shoot", "lower", 0), YELLOW, 1)
    assert t.state.endurance[1] == 0
    t.dice_used()


@rule("DF-CRD-9", "DF-CRD-3")
def test_shoot_is_refused_without_a_line_of_fire() -> None:
    t = duel(
        [squad("ranger", "(3,2).0"), KNIGHT | {"models": ["(0,0).{0,1}"]}],
        [squad("son-of-khyber", "(5,3)")],
        hand=("shoot",),
    )
    assert t.refused(PlayCard("shoot", "lower", 0)).rule == "DF-CRD-9"
    assert t.refused(PlayCard("shoot", "lower", 1)).rule == "DF-CRD-3"


@rule("DF-ENH-2", "DF-ENH-3", "DF-ENH-1")
def test_an_enhancement_is_attached_for_one_crystal_with_one_charge() -> None:
    t = duel([KNIGHT], [HOUND], hand=("overwatch",))
    assert t.refused(PlayCard("overwatch", "upper", 0)).rule == "DF-ENH-1"
    t.play(Attach("overwatch", 0), Pay(1))
    assert charges(t, 0) == 1
