"""Assaults, combat, re-rolls, Free Attacks and wounds. ED-ASL, ED-COM, ED-REL, ED-WND, ED-CLR-14 to ED-CLR-22."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.flow import Roll, advance
from edgewise.games.the_edge.actions import (
    Assault,
    Decline,
    FreeAttack,
    Keep,
    Move,
    OrderTrigger,
    Pass,
    PickModel,
    PlayCard,
    Reroll,
    Shift,
    Use,
)
from edgewise.games.the_edge.frames.wounds import wounds
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, skirmish

SON = (18000, 18000)
PAIR: dict[str, Any] = {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [SON]}


def totals(table: Skirmish) -> list[tuple[int, int]]:
    return [(e.params["attack"], e.params["defense"]) for e in table.match.log if e.key in ("hit", "missed")]


@rule("ED-ASL-1", "ED-ACT-4")
def test_an_assault_comes_before_or_after_movement() -> None:
    table = skirmish({"C-PIL": [(14000, 18000)], "D-SK1": [SON]}, active="C-PIL")
    p1, son = table.model("C-PIL"), table.model("D-SK1")
    assert table.code(Assault(p1, son)) == "E_NO_CONTACT"
    table.play(Move(((p1, ((16500, 18000),)),)), Assault(p1, son), 1, 5, 1, 5).pass_all()
    assert len(table.events("assaulted")) == 1


@rule("ED-ASL-2")
def test_contact_is_needed_and_friends_are_not_assaulted() -> None:
    table = skirmish({"C-PIL": [(16500, 18000)], "C-HK1": [(15250, 18000)], "D-SK1": [SON]}, active="C-PIL")
    assert table.code(Assault(table.model("C-PIL"), table.model("C-HK1"))) == "E_NO_CONTACT"
    assert table.code(Assault(table.model("C-HK1"), table.model("D-SK1"))) == "E_NOT_YOUR_SQUAD"
    assert table.can(Assault(table.model("C-PIL"), table.model("D-SK1")))


@rule("ED-ASL-3", "ED-COM-2")
@pytest.mark.parametrize(("bonus", "first"), [([], "D-SK1"), (["CP4"], "C-PIL")])
def test_initiative_decides_and_a_tie_favours_the_assaulter(bonus: list[str], first: str) -> None:
    table = skirmish({"C-PIL": {"at": [(16500, 18000)], "progress": bonus}, "D-SK1": [SON]}, active="C-PIL")
    table.play(Assault(table.model("C-PIL"), table.model("D-SK1")), 1, 5, 1, 5).pass_all()
    assert table.events("struck-first")[0].params["model"] == table.model(first)


@rule("ED-ASL-3", "ED-COM-2")
def test_the_tie_favours_the_assaulter_of_either_side() -> None:
    table = skirmish({"C-PIL": {"at": [(16500, 18000)], "progress": ["CP4"]}, "D-SK1": [SON]}, active="D-SK1")
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 1, 5, 1, 5).pass_all()
    assert table.events("struck-first")[0].params["model"] == table.model("D-SK1")


@rule("ED-ASL-4")
def test_leaving_contact_is_free() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Move(((table.model("C-PIL", 1), ((10500, 18000),)),))).pass_all()
    assert (table.asked, table.hp("C-PIL"), len(table.events("rolled"))) == ("act", 1, 0)


@rule("ED-ASL-6", "ED-CLR-17")
def test_a_target_is_assaulted_once_and_binds_to_its_squad() -> None:
    squads = {"D-SK1": [SON], "C-PIL": [(16500, 18000), (19500, 18000)], "C-HK1": [(18000, 19750)]}
    table = skirmish(squads, active="D-SK1")
    son = table.model("D-SK1")
    p1, p2, knight = table.model("C-PIL", 1), table.model("C-PIL", 2), table.model("C-HK1")
    table.play(Assault(son, p1), 5, 1).pass_all()
    assert table.code(Assault(son, p1)) == "E_ALREADY_ASSAULTED"
    assert table.code(Assault(son, knight)) == "E_ONE_SQUAD_ONLY"
    assert table.lists(Assault) == [Assault(son, p2)]


@rule("ED-ASL-7", "ED-CLR-17", "ED-CLR-10")
def test_contact_broken_before_the_first_die_spends_the_assault() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000)], "D-SK1": [SON], "D-HOU": [(16500, 17000)]},
        active="C-PIL",
        demons={"hand": ["DS03"]},
    )
    p1, hound = table.model("C-PIL"), table.model("D-HOU")
    table.play(Assault(p1, hound), PlayCard("DS03", caster=table.model("D-SK1"), target=p1)).pass_all()
    assert table.at("C-PIL") == (14500, 18000)
    assert len(table.events("no-combat")) == 1
    # Without a dice exchange there is no window (d), and the action step is used.
    assert (table.asked, table.state.action) == ("act", "assault")
    assert table.code(Assault(p1, hound)) == "E_ALREADY_ASSAULTED"


@rule("ED-CLR-17", "ED-SQD-2")
def test_initiative_is_read_when_the_window_has_closed() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000)], "D-SK1": [SON]},
        active="D-SK1",
        chapter={"hand": ["CS02"]},
        demons={"hand": ["DS09"]},
    )
    son, p1 = table.model("D-SK1"), table.model("C-PIL")
    # A Free Attack in window (c) comes before the first die of the combat.
    table.play(Assault(son, p1), PlayCard("DS09", caster=son))
    table.pass_all()
    table.play(FreeAttack(son, p1), 6, 1, 1)
    table.dealer.script += [1, 5, 1, 5]
    table.pass_all()
    assert totals(table) == [(9, 1), (3, 5), (1, 6)]
    assert table.hp("C-PIL") == 0


@rule("ED-COM-4", "ED-COM-5", "ED-SET-11")
def test_dice_come_in_their_order_and_are_told_with_purpose_and_roller() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 6, 2, 6, 6, 3, 4).pass_all()
    told = [(e.params["purpose"], e.params["seat"], e.params["value"]) for e in table.events("rolled")]
    assert told == [
        ("attack", DEMONS, 6),
        ("attack-extra", DEMONS, 2),
        ("defense", CHAPTER, 6),
        ("defense-extra", CHAPTER, 6),
        ("attack", CHAPTER, 3),
        ("defense", DEMONS, 4),
    ]
    assert totals(table) == [(10, 12), (3, 5)]


@rule("ED-COM-6", "ED-COM-8")
def test_a_wounded_model_does_not_strike_back() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 5, 2).pass_all()
    assert (table.hp("C-PIL"), len(table.events("rolled"))) == (0, 2)


@rule("ED-COM-8", "ED-CLR-18")
def test_wounds_of_earlier_combats_do_not_forbid_the_counter_attack() -> None:
    table = skirmish(PAIR, active="C-PIL")
    son = table.model("D-SK1")
    table.play(Assault(table.model("C-PIL", 1), son), 5, 2).pass_all()
    table.play(Assault(table.model("C-PIL", 2), son), 1, 5, 6, 3, 1).pass_all()
    assert (table.hp("C-PIL"), table.hp("D-SK1")) == (0, 2)


@rule("ED-COM-7", "ED-SPL-6", "ED-CLR-18", "ED-SPL-7")
def test_the_pause_before_the_counter_attack_is_open() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000)], "C-HK1": [(18000, 16250)], "D-SK1": [SON]},
        active="D-SK1",
        chapter={"hand": ["CS01"]},
    )
    son = table.model("D-SK1")
    table.play(Assault(son, table.model("C-PIL")), 1, 5)
    for _ in range(2):
        table.play(Pass())
    assert (table.asked, table.seat) == ("window-dice", DEMONS)
    table.play(PlayCard("CS01", caster=table.model("C-HK1"), target=son)).pass_all()
    # Contact is gone, so the counter-attack is omitted.
    assert (table.at("D-SK1"), len(table.events("rolled"))) == ((18000, 20000), 2)


@rule("ED-CLR-18", "ED-CLR-20")
def test_modifiers_of_the_counter_attack_are_read_after_the_window() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000)], "D-SK1": [SON]},
        active="D-SK1",
        demons={"hand": ["DS06"]},
        chapter={"hand": ["CS06"]},
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 1, 5)
    for _ in range(3):
        table.play(Pass())
    table.play(PlayCard("CS06", target=table.squad("C-PIL")))
    table.dealer.script += [2, 3]
    table.pass_all()
    assert totals(table) == [(3, 5), (2, 4)]


@rule("ED-COM-9", "ED-SPL-7")
def test_a_counter_attack_is_not_answered_but_has_its_window() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 1, 5, 1, 5)
    seen = []
    while table.asked.startswith("window-"):
        seen.append(table.asked)
        table.play(Pass())
    assert seen == ["window-assault"] * 2 + ["window-dice"] * 4
    assert (table.asked, len(table.events("rolled"))) == ("act", 4)


@rule("ED-CLR-20")
@pytest.mark.parametrize(("moves", "attack"), [(True, 5), (False, 4)])
def test_couched_charge_needs_a_path_of_ones_own(moves: bool, attack: int) -> None:
    start = (16000, 18000) if moves else (16250, 18000)
    table = skirmish({"C-HK2": [start], "D-SK1": [SON]}, active="C-HK2")
    lance = table.model("C-HK2")
    if moves:
        table.play(Move(((lance, ((16250, 18000),)),))).pass_all()
    table.play(Assault(lance, table.model("D-SK1")), 3, 4, 1, 5).pass_all()
    assert totals(table)[0] == (attack, 5)


@rule("ED-CLR-20")
def test_couched_charge_counts_in_the_counter_attack_of_an_own_assault_only() -> None:
    table = skirmish({"C-HK2": [(16000, 18000)], "D-HOU": [(17500, 18000)]}, active="C-HK2", chapter={"hand": ["CS05"]})
    lance, hound = table.model("C-HK2"), table.model("D-HOU")
    table.play(Move(((lance, ((16250, 18000),)),))).pass_all()
    table.play(Assault(lance, hound), 1, 5, 2, 6, 1).pass_all()
    assert totals(table) == [(2, 6), (4, 7)]
    table.play(PlayCard("CS05", target=lance)).pass_all()
    table.play(FreeAttack(lance, hound), 2, 5).pass_all()
    assert totals(table)[-1] == (3, 5)


@rule("ED-CLR-20")
def test_riposte_counts_for_counter_attacks_only() -> None:
    table = skirmish({"C-HK1": [(16250, 18000)], "D-MOE": [(17750, 18000)]}, active="C-HK1")
    table.play(Assault(table.model("C-HK1"), table.model("D-MOE")), 2, 5, 1, 5).pass_all()
    assert totals(table) == [(3, 6), (1, 6)]


@rule("ED-CLR-20")
@pytest.mark.parametrize(("other", "attack"), [((19000, 19000), 4), ((20500, 18000), 3)])
def test_pack_hunters_needs_another_hound_at_the_enemy(other: tuple[int, int], attack: int) -> None:
    table = skirmish({"D-HOU": [(18000, 18000), other], "C-PIL": [(19000, 18000)]}, active="D-HOU")
    table.play(Assault(table.model("D-HOU", 1), table.model("C-PIL")), 2, 6, 6, 1, 6, 1).pass_all()
    assert totals(table)[0][0] == attack


@rule("ED-REL-1", "ED-REL-2", "ED-REL-3", "ED-CLR-19")
def test_the_attacker_decides_first_and_each_roll_is_repeated_once() -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [SON]},
        active="D-SK1",
        running=[["CS09", 0, 3, -1, "game", -1, 0, True]],
    )
    son, knight = table.model("D-SK1"), table.model("C-HK3")
    table.play(Assault(son, knight), 6, 5, 1).pass_all()
    # Only the holder of the mark is asked; here it is the defender.
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    assert table.code(Reroll(), seat=DEMONS) == "E_NO_REROLL"
    assert table.code(Pass()) == "E_WRONG_TIME"
    table.dealer.script += [6, 6, 1, 5]
    table.play(Reroll()).pass_all()
    assert totals(table) == [(13, 14)]
    # The counter-attack: now the Knight attacks and holds the attack mark of his equipment.
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Keep()).pass_all()
    assert totals(table)[1] == (1, 6)


@rule("ED-REL-3", "ED-CLR-19")
def test_the_counter_attack_is_covered_by_the_attack_mark() -> None:
    table = skirmish(
        {"C-HK3": [(19750, 18000)], "D-SK1": [SON]}, active="D-SK1", running=[["CS09", 0, 3, -1, "game", -1, 0, True]]
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-HK3")), 1, 5, 2, 4).pass_all()
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Reroll(), 1).pass_all()
    # The new result stands even if it is worse.
    assert totals(table) == [(3, 7), (1, 5)]


@rule("ED-REL-2", "ED-CLR-19")
def test_a_winning_roll_may_be_repeated_and_the_defender_knows_the_new_one() -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [SON]},
        active="C-HK3",
        running=[["CS09", 0, 3, -1, "game", -1, 0, True]],
    )
    assert table.code(Reroll()) == "E_NO_REROLL"
    table.play(Assault(table.model("C-HK3"), table.model("D-SK1")), 1, 6, 2).pass_all()
    assert table.asked == "offer-reroll"
    table.play(Keep(), 5, 1).pass_all()
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Reroll(), 6, 1).pass_all()
    assert totals(table) == [(3, 10), (7, 2)]


@rule("ED-REL-3")
def test_shooting_rolls_have_no_reroll_but_defense_against_them_has() -> None:
    table = skirmish(
        {"C-SNI": [(18000, 10000)], "D-SK1": [SON]},
        active="C-SNI",
        running=[["CS09", 0, 5, -1, "game", -1, 0, True]],
    )
    shot = Use(table.squad("C-SNI"), "aimed-shot", shots=((table.model("C-SNI"), table.model("D-SK1")),))
    table.play(shot, 1, 5).pass_all()
    assert table.asked == "act"
    other = skirmish({"D-BIL": [(18000, 13000)], "C-HK3": {"at": [SON], "side": "shifted"}}, active="D-BIL")
    spit = Use(other.squad("D-BIL"), "bile-spit", shots=((other.model("D-BIL"), other.model("C-HK3")),))
    other.play(spit, 6, 1, 1).pass_all()
    assert (other.asked, other.seat) == ("offer-reroll", CHAPTER)
    other.play(Keep())


@rule("ED-CLR-7")
def test_a_mark_held_twice_is_one_mark() -> None:
    table = skirmish(
        {"C-HK3": {"at": [(19750, 18000)], "side": "shifted"}, "D-SK1": [SON]},
        active="D-SK1",
        running=[["CS13", 0, 3, -1, "turn", -1, 0, True]],
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-HK3")), 4, 1).pass_all()
    table.play(Reroll(), 1).pass_all()
    assert totals(table) == [(6, 3)]


@rule("ED-REL-4", "ED-REL-5", "ED-CLR-21")
def test_a_free_attack_is_final_and_may_be_declined() -> None:
    table = skirmish(PAIR, active="C-PIL", chapter={"hand": ["CS04"]})
    p1, p2, son = table.model("C-PIL", 1), table.model("C-PIL", 2), table.model("D-SK1")
    table.play(PlayCard("CS04", squad=table.squad("C-PIL"))).pass_all()
    assert table.code(FreeAttack(p1, p2)) == "E_NO_CONTACT"
    table.play(FreeAttack(p2, son), 1, 5)
    # No window opens between two of them.
    assert table.asked == "free-attack"
    table.play(Decline())
    assert (table.asked, table.state.action, len(table.events("rolled"))) == ("act", "", 2)
    assert table.can(Assault(p1, son))


@rule("ED-REL-5")
def test_a_free_attack_needs_contact_when_it_is_announced() -> None:
    table = skirmish({"C-PIL": [(9000, 9000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS04", "CS05"]})
    assert table.code(PlayCard("CS04", squad=table.squad("C-PIL"))) == "E_NO_CONTACT"
    assert table.code(PlayCard("CS05", target=table.model("C-PIL"))) == "E_NO_CONTACT"


@rule("ED-REL-5", "ED-CLR-10")
def test_knives_of_faith_use_the_action() -> None:
    table = skirmish({**PAIR, "C-PIL": {"at": PAIR["C-PIL"], "side": "shifted"}}, active="C-PIL")
    table.play(Use(table.squad("C-PIL"), "knives-of-faith")).pass_all()
    table.play(Decline())
    assert table.code(Assault(table.model("C-PIL", 1), table.model("D-SK1"))) == "E_STEP_USED"


@rule("ED-REL-5")
def test_assaults_that_count_as_free_attacks_are_not_answered() -> None:
    table = skirmish({"D-HOU": [SON], "C-PIL": [(19000, 18000)]}, active="D-HOU", demons={"hand": ["DS02"]})
    table.play(PlayCard("DS02", squad=table.squad("D-HOU"))).pass_all()
    table.play(Assault(table.model("D-HOU"), table.model("C-PIL")), 1, 5).pass_all()
    assert (table.asked, len(table.events("rolled"))) == ("act", 2)


@rule("ED-WND-1", "ED-WND-3", "ED-WND-6")
def test_tokens_are_shared_and_the_model_that_was_hit_dies() -> None:
    table = skirmish(PAIR, active="D-SK1")
    son, p1, p2 = table.model("D-SK1"), table.model("C-PIL", 1), table.model("C-PIL", 2)
    table.play(Assault(son, p1), 5, 2).pass_all()
    assert (table.hp("C-PIL"), table.left("C-PIL")) == (0, 2)
    table.play(Assault(son, p2), 5, 2).pass_all()
    assert (table.at("C-PIL", 1) is None, table.at("C-PIL", 2) is None) == (False, True)
    assert table.state.vp == [6, 8]


@rule("ED-WND-4", "ED-WND-6")
def test_the_owner_chooses_when_no_model_was_hit() -> None:
    table = skirmish(
        {"D-ASH": [(9000, 9000), (12000, 9000)], "C-PIL": [(30000, 30000)]}, active="D-ASH", demons={"hand": ["DS04"]}
    )
    table.play(PlayCard("DS04", target=table.squad("D-ASH"))).pass_all()
    assert (table.asked, table.seat) == ("choose-casualty", DEMONS)
    assert table.code(PickModel(table.model("C-PIL"))) == "E_BAD_TARGET"
    assert table.code(Shift(table.squad("D-ASH"))) == "E_WRONG_TIME"
    table.play(PickModel(table.model("D-ASH", 2)))
    assert table.at("D-ASH", 2) is None


@rule("ED-CLR-14", "ED-WND-6")
def test_a_decision_with_one_answer_is_taken_by_itself() -> None:
    table = skirmish(
        {"D-ASH": [(9000, 9000)], "D-SK1": [(9000, 30000)], "C-PIL": [(30000, 30000)]},
        active="D-SK1",
        demons={"hand": ["DS04"]},
    )
    table.play(PlayCard("DS04", target=table.squad("D-ASH"))).pass_all()
    assert (table.asked, table.left("D-ASH")) == ("act", 0)


@rule("ED-WND-5", "ED-WIN-6", "ED-SQD-8")
def test_each_model_pays_its_shields_when_it_dies() -> None:
    table = skirmish({"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0}}, active="C-AOD")
    assert table.state.book.squad_card[table.squad("D-SK1")].shields == 3
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 5, 1).pass_all()
    assert table.state.vp == [10, 4]


@rule("ED-WND-7", "ED-PRO-3", "ED-CLR-33", "ED-SPL-11")
def test_a_dead_squad_loses_everything_that_lies_on_it() -> None:
    table = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0, "progress": ["DP1"]}},
        active="C-AOD",
        running=[["DS07", 1, 7, -1, "game", -1, 0, True], ["DS10", 1, 7, -1, "turn", -1, 0, True]],
    )
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 6, 1, 1).pass_all()
    state = table.state
    assert (state.running, state.attached[table.squad("D-SK1")]) == ((), ())
    assert sorted(state.graveyards[DEMONS]) == ["DS07", "DS10"]
    assert "DP1" not in state.progress[DEMONS]


@rule("ED-WND-8", "ED-WND-2")
def test_a_squad_without_shields_dies_model_by_model_for_nothing() -> None:
    table = skirmish({"C-AOD": [(18000, 18000)], "D-ASH": [(16500, 18000), (19500, 18000)]}, active="C-AOD")
    angel = table.model("C-AOD")
    table.play(Assault(angel, table.model("D-ASH", 1)), 5, 1).pass_all()
    assert (table.left("D-ASH"), table.state.vp) == (1, [7, 7])


@rule("ED-QUE-5", "ED-CLR-22", "ED-CLR-23")
def test_a_kill_sets_off_the_passives_of_the_killer_once_a_turn_or_each_time() -> None:
    table = skirmish(
        {
            "D-SK1": {"at": [SON], "hp": 1, "progress": ["DP6", "DP7"]},
            "C-PIL": {"at": [(16500, 18000), (19500, 18000)], "hp": 0},
            "C-HK1": [(6000, 6000)],
        },
        active="D-SK1",
    )
    son = table.model("D-SK1")
    table.play(Assault(son, table.model("C-PIL", 1)), 5, 1).pass_all()
    assert (table.asked, table.seat) == ("order-triggers", DEMONS)
    assert table.code(OrderTrigger(2)) == "E_UNKNOWN_ID"
    table.play(OrderTrigger(1)).pass_all()
    assert [e.params["item"] for e in table.events("triggered")] == ["DP7", "DP6"]
    assert (table.hp("D-SK1"), table.state.vp) == (2, [5, 9])
    table.play(Assault(son, table.model("C-PIL", 2)), 5, 1).pass_all()
    assert [e.params["item"] for e in table.events("triggered")] == ["DP7", "DP6", "DP6"]
    assert (table.hp("D-SK1"), table.state.vp) == (3, [4, 10])


@rule("ED-CLR-22")
def test_own_models_are_no_kills_and_after_the_end_nothing_is_set_off() -> None:
    own = skirmish(
        {"D-ASH": {"at": [(9000, 9000)], "progress": ["DP6"]}, "D-SK1": [(9000, 30000)], "C-PIL": [(30000, 30000)]},
        active="D-SK1",
        demons={"hand": ["DS04"]},
    )
    own.play(PlayCard("DS04", target=own.squad("D-ASH"))).pass_all()
    assert not own.events("triggered")
    last = skirmish(
        {"D-SK1": {"at": [SON], "progress": ["DP7"]}, "C-PIL": {"at": [(16500, 18000)], "hp": 0}},
        active="D-SK1",
        chapter={"vp": 1},
        demons={"vp": 13},
    )
    last.play(Assault(last.model("D-SK1"), last.model("C-PIL")), 5, 1).pass_all()
    assert last.match.outcome is not None
    assert not last.events("triggered")


@rule("ED-CLR-22", "ED-CLR-23")
def test_vengeful_passion_grows_with_the_deaths_of_other_own_models_up_to_two() -> None:
    table = skirmish(
        {
            "C-AOD": [(30000, 30000)],
            "C-PIL": {"at": [(16500, 18000), (19500, 18000), (18000, 16500)], "hp": 0},
            "D-SK1": [SON],
        },
        active="D-SK1",
        running=[["CS03", 0, 4, -1, "game", -1, 0, True]],
    )
    son = table.model("D-SK1")
    seen = []
    for number in (1, 2, 3):
        table.play(Assault(son, table.model("C-PIL", number)), 5, 1).pass_all()
        seen.append(table.match.view(0).squads[table.squad("C-AOD")].stats["attack"])
    assert seen == [3, 4, 4]


@rule("ED-COM-5")
def test_the_dice_are_ordinary_and_the_seat_rolls_for_its_own_model() -> None:
    table = skirmish(PAIR, active="C-PIL")
    state = table.state
    game = table.match.game
    twin = game.clone(state)
    game.apply(twin, Assault(table.model("C-PIL", 1), table.model("D-SK1")))
    for _ in range(2):
        game.apply(twin, Pass())
    assert game.pending(twin) == Roll(DEMONS, "d6", (1, 2, 3, 4, 5, 6), "attack")


def suffer(table: Skirmish, card: str, count: int) -> None:
    """Wounds for a squad that name no model, as an effect deals them."""
    state = table.state
    state.stack.extend(wounds(table.squad(card), count))
    advance(state)


@rule("ED-WND-4", "ED-WND-6", "ED-EX-12")
def test_several_wounds_are_applied_one_at_a_time() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(9000, 9000), (11000, 9000), (13000, 9000)], "hp": 1}, "D-SK1": [SON]}, active="C-PIL"
    )
    suffer(table, "C-PIL", 3)
    # One token, then two models, which the owner chooses one after the other.
    assert (table.hp("C-PIL"), table.asked) == (0, "choose-casualty")
    table.play(PickModel(table.model("C-PIL", 2)))
    assert table.asked == "choose-casualty"
    table.play(PickModel(table.model("C-PIL", 3)))
    assert (table.asked, table.left("C-PIL"), table.state.vp) == ("act", 1, [5, 9])


@rule("ED-WND-4")
def test_wounds_left_over_after_the_last_model_are_lost() -> None:
    table = skirmish(
        {"C-HK1": {"at": [(9000, 9000)], "hp": 0}, "C-PIL": [(12000, 9000)], "D-SK1": [SON]}, active="C-PIL"
    )
    suffer(table, "C-HK1", 4)
    assert (table.asked, table.left("C-HK1"), table.state.vp) == ("act", 0, [5, 9])


@rule("ED-CLR-22")
def test_a_kill_belongs_to_the_squad_that_made_it() -> None:
    table = skirmish(
        {
            "D-SK1": {"at": [SON], "hp": 1},
            "D-SK2": {"at": [(30000, 30000)], "hp": 1, "progress": ["DP6"]},
            "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0},
            "C-AOD": {"at": [(30000, 9000)], "hp": 1, "progress": ["CP7"]},
        },
        active="D-SK1",
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL", 1)), 5, 1).pass_all()
    assert (table.left("C-PIL"), table.hp("D-SK2"), table.state.vp) == (1, 1, [6, 8])
    assert not table.events("triggered")


@rule("ED-QUE-5")
@pytest.mark.parametrize(("active", "order"), [("D-SK1", ["DP6", "CS03"]), ("C-PIL", ["CS03", "DP6"])])
def test_passives_of_the_active_player_come_first(active: str, order: list[str]) -> None:
    table = skirmish(
        {
            "D-SK1": {"at": [SON], "hp": 1, "progress": ["DP6"]},
            "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0},
            "C-AOD": {"at": [(30000, 9000)], "attachments": ["CS03"]},
        },
        active=active,
    )
    pair = (table.model("D-SK1"), table.model("C-PIL"))
    # The Son of Khyber strikes first in either assault.
    table.play(Assault(*(pair if active == "D-SK1" else pair[::-1])), 5, 1).pass_all()
    assert [e.params["item"] for e in table.events("triggered")] == order
