"""Dedicated cards, cards of dead squads, healing and what the deaths of a turn allow. ED-DED, ED-OTH-1, ED-CLR-23."""

from __future__ import annotations

import pytest

from edgewise.games.the_edge.actions import Activate, Assault, FreeAttack, Move, Pass, PlayCard
from edgewise.games.the_edge.kinds import Card
from tests.support.rules import rule
from tests.support.skirmish import APART, CHAPTER, DEMONS, SON, skirmish


@rule("ED-DED-1", "ED-CLR-32", "ED-CLR-30")
def test_a_dedicated_spell_needs_a_squad_of_its_type_on_the_board() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS13", "CS03"]})
    assert table.code(PlayCard(Card("CS13"), squad=table.squad("C-HK1"))) == "E_NO_CASTER"
    assert table.code(PlayCard(Card("CS03"), squad=table.squad("C-PIL"))) == "E_NO_CASTER"
    # It need not be the active squad.
    assert table.can(PlayCard(Card("CS03"), squad=table.squad("C-AOD")))


@rule("ED-DED-3", "ED-CLR-32")
def test_an_undedicated_spell_serves_any_own_squad_and_has_no_bonus() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS06"]})
    wards = [PlayCard(Card("CS06"), target=table.squad(s)) for s in ("C-PIL", "C-AOD")]
    assert table.lists(PlayCard) == wards
    assert table.code(PlayCard(Card("CS06"), target=table.squad("C-PIL"), bonus=True)) == "E_BAD_COMMAND"


@rule("ED-DED-4", "ED-CLR-29", "ED-CLR-30")
def test_the_bonus_of_a_card_follows_its_kind() -> None:
    table = skirmish(
        {"C-PIL": [(9000, 9000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS02"], "unused": 0, "used": 3}
    )
    assert table.code(PlayCard(Card("CS02"), caster=table.model("C-AOD"), target=table.squad("C-PIL"))) == "E_NO_CASTER"
    assert table.code(PlayCard(Card("CS02"), target=table.squad("C-PIL"), bonus=True)) == "E_BAD_COMMAND"
    table.play(PlayCard(Card("CS02"), bonus=True)).pass_all()
    assert (table.state.unused[CHAPTER], table.state.graveyards[CHAPTER]) == (1, ("CS02",))


@rule("ED-CLR-29")
def test_a_bonus_without_effect_is_legal_and_one_without_a_squad_is_not() -> None:
    table = skirmish({"D-SK1": [SON]}, acting=1, chapter={"hand": ["CS02", "CS01"], "unused": 0, "used": 0})
    table.play(Activate(table.squad("D-SK1")), Pass())
    assert table.code(PlayCard(Card("CS01"), target=table.squad("C-PIL"), bonus=True)) == "E_BAD_TARGET"
    assert table.code(PlayCard(Card("CS01"), target=table.squad("D-SK1"), bonus=True)) == "E_BAD_TARGET"
    assert table.lists(PlayCard) == [PlayCard(Card("CS02"), bonus=True)]


@rule("ED-DED-5", "ED-CLR-30")
def test_the_bonus_waits_for_the_death_of_the_last_squad_of_the_type() -> None:
    table = skirmish({**APART, "C-HK2": [(15000, 9000)]}, active="C-PIL", chapter={"hand": ["CS13"]})
    assert table.code(PlayCard(Card("CS13"), target=table.squad("C-PIL"), bonus=True)) == "E_SQUAD_TYPE_ALIVE"
    assert not [p for p in table.lists(PlayCard) if p.bonus]  # type: ignore[attr-defined]


@rule("ED-OTH-1")
@pytest.mark.parametrize(("hp", "after"), [(0, 1), (1, 1)])
def test_healing_returns_tokens_up_to_the_shields_and_never_models(hp: int, after: int) -> None:
    table = skirmish(
        {**APART, "C-PIL": {"at": [(9000, 9000), None], "hp": hp}}, active="C-AOD", chapter={"hand": ["CS10"]}
    )
    table.play(PlayCard(Card("CS10"), caster=table.model("C-AOD"), target=table.squad("C-PIL"))).pass_all()
    assert (table.hp("C-PIL"), table.left("C-PIL")) == (after, 1)


@rule("ED-CLR-23", "ED-DATA-3")
def test_some_cards_need_a_death_of_this_turn() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"hand": ["CS14"]})
    assert table.code(PlayCard(Card("CS14"))) == "E_BAD_TARGET"
    grieving = skirmish(APART, active="C-PIL", chapter={"hand": ["CS14"]}, died=[1, 0])
    grieving.play(PlayCard(Card("CS14"))).pass_all()
    assert grieving.state.vp == [8, 6]


@rule("ED-CLR-7", "ED-CLR-9")
def test_an_aura_around_a_model_ends_with_it() -> None:
    table = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0}}, active="C-AOD", demons={"hand": ["DS05"]}
    )
    table.play(Move(()))
    table.play(PlayCard(Card("DS05"), target=table.model("D-SK1"))).pass_all()
    assert table.stat("C-AOD", "move") == 5
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 5, 1).pass_all()
    assert (table.stat("C-AOD", "move"), table.state.graveyards[DEMONS]) == (7, ("DS05",))


@rule("ED-CLR-7")
def test_an_aura_around_a_model_is_not_passed_on_to_its_squad_mates() -> None:
    table = skirmish(
        {"C-AOD": [(18000, 16500)], "D-HOU": {"at": [SON, (17000, 18000)], "hp": 0}},
        active="C-AOD",
        demons={"hand": ["DS05"]},
    )
    table.play(Move(()))
    table.play(PlayCard(Card("DS05"), target=table.model("D-HOU"))).pass_all()
    table.play(Assault(table.model("C-AOD"), table.model("D-HOU")), 1, 5, 5, 1).pass_all()
    assert (table.left("D-HOU"), table.stat("C-AOD", "move")) == (1, 7)
    assert table.state.graveyards[DEMONS] == ("DS05",)


@rule("ED-CLR-23", "ED-WND-7")
def test_deaths_of_the_turn_are_counted_for_their_owner_and_forgotten_in_refresh() -> None:
    table = skirmish(
        {
            "D-SK1": [SON],
            "C-PIL": {"at": [(16500, 18000), (9000, 9000)], "hp": 0},
            "C-HK1": {"at": [(18000, 16250)], "hp": 0},
        },
        active="D-SK1",
        demons={"hand": ["DS13", "DS14"], "unused": 9},
        pools=[{"at": [30000, 30000], "crystals": 1}],
    )
    feast, trophy = PlayCard(Card("DS13"), target=table.squad("D-SK1")), PlayCard(Card("DS14"))
    assert table.code(feast) == "E_BAD_TARGET"
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    assert (table.state.died, table.state.squads_died) == ((1, 0), (0, 0))
    assert table.can(feast)
    # A squad has not died yet.
    assert table.code(trophy) == "E_BAD_TARGET"
    other = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [SON], "hp": 0}, "D-SK2": [(30000, 9000)]}, active="C-AOD"
    )
    other.play(Assault(other.model("C-AOD"), other.model("D-SK1")), 5, 1).pass_all()
    assert (other.state.died, other.state.squads_died) == ((0, 1), (0, 1))
    table.end()
    while table.asked != "progress":
        table.pass_all()
        if table.asked == "activate":
            table.play(table.match.legal()[0]).end()
    assert (table.state.died, table.state.squads_died) == ((0, 0), (0, 0))


@rule("ED-SPL-13")
def test_a_model_effect_is_aimed_at_a_living_model_of_its_side() -> None:
    table = skirmish(
        {"D-SK1": [SON], "D-SK2": [(18000, 20500)], "C-PIL": [(16000, 18000)]},
        active="D-SK1",
        demons={"hand": ["DS03"]},
    )
    son = table.model("D-SK1")
    assert table.code(PlayCard(Card("DS03"), caster=son, target=table.model("D-SK2"))) == "E_BAD_TARGET"
    assert table.code(PlayCard(Card("DS03"), caster=son, target=table.model("C-PIL", 2))) == "E_BAD_TARGET"
    assert table.can(PlayCard(Card("DS03"), caster=son, target=table.model("C-PIL", 1)))


@rule("ED-SPL-13", "ED-CLR-21")
@pytest.mark.parametrize("number", [1, 2])
def test_a_free_attack_for_a_model_is_made_by_that_model_only(number: int) -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS05"]}
    )
    model, son = table.model("C-PIL", number), table.model("D-SK1")
    table.play(PlayCard(Card("CS05"), target=model)).pass_all()
    assert table.lists(FreeAttack) == [FreeAttack(model, son)]
    table.play(FreeAttack(model, son), 1, 5)
    assert table.asked == "act"


@rule("ED-REL-5", "ED-SPL-13")
def test_the_model_that_is_granted_a_free_attack_must_touch_an_enemy_itself() -> None:
    table = skirmish(
        {"C-PIL": [(9000, 9000), (19500, 18000)], "D-SK1": [SON]}, active="C-PIL", chapter={"hand": ["CS05"]}
    )
    assert table.code(PlayCard(Card("CS05"), target=table.model("C-PIL", 1))) == "E_NO_CONTACT"
    assert table.can(PlayCard(Card("CS05"), target=table.model("C-PIL", 2)))
