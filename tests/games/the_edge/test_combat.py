"""Assaults and combat. ED-ASL, ED-COM, ED-CLR-17, ED-CLR-18, ED-CLR-20."""

from __future__ import annotations

import pytest

from edgewise.core.flow import Roll
from edgewise.games.the_edge.actions import Assault, FreeAttack, Move, Pass, PlayCard
from edgewise.games.the_edge.events import CombatDropped, DieRolled, ModelAssaulted, ModelStruckFirst
from edgewise.games.the_edge.kinds import Card
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, PAIR, SON, skirmish


@rule("ED-ASL-1", "ED-ACT-4")
def test_an_assault_comes_before_or_after_movement() -> None:
    table = skirmish({"C-PIL": [(14000, 18000)], "D-SK1": [SON]}, active="C-PIL")
    p1, son = table.model("C-PIL"), table.model("D-SK1")
    assert table.code(Assault(p1, son)) == "E_NO_CONTACT"
    table.play(Move(((p1, ((16500, 18000),)),)), Assault(p1, son), 1, 5, 1, 5).pass_all()
    assert len(table.told(ModelAssaulted)) == 1


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
    assert table.told(ModelStruckFirst)[0].model == table.model(first)


@rule("ED-ASL-3", "ED-COM-2")
def test_the_tie_favours_the_assaulter_of_either_side() -> None:
    table = skirmish({"C-PIL": {"at": [(16500, 18000)], "progress": ["CP4"]}, "D-SK1": [SON]}, active="D-SK1")
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 1, 5, 1, 5).pass_all()
    assert table.told(ModelStruckFirst)[0].model == table.model("D-SK1")


@rule("ED-ASL-4")
def test_leaving_contact_is_free() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Move(((table.model("C-PIL", 1), ((10500, 18000),)),))).pass_all()
    assert (table.asked, table.hp("C-PIL"), len(table.told(DieRolled))) == ("act", 1, 0)


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
    table.play(Assault(p1, hound), PlayCard(Card("DS03"), caster=table.model("D-SK1"), target=p1)).pass_all()
    assert table.at("C-PIL") == (14500, 18000)
    assert len(table.told(CombatDropped)) == 1
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
    table.play(Assault(son, p1), PlayCard(Card("DS09"), caster=son))
    table.pass_all()
    table.play(FreeAttack(son, p1), 6, 1, 1)
    table.dealer.script += [1, 5, 1, 5]
    table.pass_all()
    assert table.totals() == [(9, 1), (3, 5), (1, 6)]
    assert table.hp("C-PIL") == 0


@rule("ED-COM-4", "ED-COM-5", "ED-SET-11")
def test_dice_come_in_their_order_and_are_told_with_purpose_and_roller() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 6, 2, 6, 6, 3, 4).pass_all()
    told = [(e.purpose, e.seat, e.value) for e in table.told(DieRolled)]
    assert told == [
        ("attack", DEMONS, 6),
        ("attack-extra", DEMONS, 2),
        ("defense", CHAPTER, 6),
        ("defense-extra", CHAPTER, 6),
        ("attack", CHAPTER, 3),
        ("defense", DEMONS, 4),
    ]
    assert table.totals() == [(10, 12), (3, 5)]


@rule("ED-COM-6", "ED-COM-8")
def test_a_wounded_model_does_not_strike_back() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 5, 2).pass_all()
    assert (table.hp("C-PIL"), len(table.told(DieRolled))) == (0, 2)


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
    table.play(PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=son)).pass_all()
    # Contact is gone, so the counter-attack is omitted.
    assert (table.at("D-SK1"), len(table.told(DieRolled))) == ((18000, 20000), 2)


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
    table.play(PlayCard(Card("CS06"), target=table.squad("C-PIL")))
    table.dealer.script += [2, 3]
    table.pass_all()
    assert table.totals() == [(3, 5), (2, 4)]


@rule("ED-COM-9", "ED-SPL-7")
def test_a_counter_attack_is_not_answered_but_has_its_window() -> None:
    table = skirmish(PAIR, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 1, 5, 1, 5)
    seen = []
    while table.asked.startswith("window-"):
        seen.append(table.asked)
        table.play(Pass())
    assert seen == ["window-assault"] * 2 + ["window-dice"] * 4
    assert (table.asked, len(table.told(DieRolled))) == ("act", 4)


@rule("ED-CLR-20")
@pytest.mark.parametrize(("moves", "attack"), [(True, 5), (False, 4)])
def test_couched_charge_needs_a_path_of_ones_own(moves: bool, attack: int) -> None:
    start = (16000, 18000) if moves else (16250, 18000)
    table = skirmish({"C-HK2": [start], "D-SK1": [SON]}, active="C-HK2")
    lance = table.model("C-HK2")
    if moves:
        table.play(Move(((lance, ((16250, 18000),)),))).pass_all()
    table.play(Assault(lance, table.model("D-SK1")), 3, 4, 1, 5).pass_all()
    assert table.totals()[0] == (attack, 5)


@rule("ED-CLR-9", "ED-CLR-3", "ED-CLR-20")
@pytest.mark.parametrize(
    ("path", "attack"), [((), 4), (((16250, 18000),) * 2, 4), (((16250, 18001), (16250, 18000)), 5)]
)
def test_a_path_without_length_is_no_movement_and_a_loop_is(path: tuple[tuple[int, int], ...], attack: int) -> None:
    table = skirmish({"C-HK2": [(16250, 18000)], "D-SK1": [SON]}, active="C-HK2")
    lance = table.model("C-HK2")
    table.play(Move(((lance, path),))).pass_all()
    table.play(Assault(lance, table.model("D-SK1")), 3, 4, 1, 5).pass_all()
    assert (table.totals()[0], table.at("C-HK2")) == ((attack, 5), (16250, 18000))


@rule("ED-CLR-20")
def test_couched_charge_counts_in_the_counter_attack_of_an_own_assault_only() -> None:
    table = skirmish({"C-HK2": [(16000, 18000)], "D-HOU": [(17500, 18000)]}, active="C-HK2", chapter={"hand": ["CS05"]})
    lance, hound = table.model("C-HK2"), table.model("D-HOU")
    table.play(Move(((lance, ((16250, 18000),)),))).pass_all()
    table.play(Assault(lance, hound), 1, 5, 2, 6, 1).pass_all()
    assert table.totals() == [(2, 6), (4, 7)]
    table.play(PlayCard(Card("CS05"), target=lance)).pass_all()
    table.play(FreeAttack(lance, hound), 2, 5).pass_all()
    assert table.totals()[-1] == (3, 5)


@rule("ED-CLR-20")
def test_riposte_counts_for_counter_attacks_only() -> None:
    table = skirmish({"C-HK1": [(16250, 18000)], "D-MOE": [(17750, 18000)]}, active="C-HK1")
    table.play(Assault(table.model("C-HK1"), table.model("D-MOE")), 2, 5, 1, 5).pass_all()
    assert table.totals() == [(3, 6), (1, 6)]


@rule("ED-CLR-20")
@pytest.mark.parametrize(("other", "attack"), [((19000, 19000), 4), ((20500, 18000), 3)])
def test_pack_hunters_needs_another_hound_at_the_enemy(other: tuple[int, int], attack: int) -> None:
    table = skirmish({"D-HOU": [(18000, 18000), other], "C-PIL": [(19000, 18000)]}, active="D-HOU")
    table.play(Assault(table.model("D-HOU", 1), table.model("C-PIL")), 2, 6, 6, 1, 6, 1).pass_all()
    assert table.totals()[0][0] == attack


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
