"""Words of the vocabulary in combinations that the reference cards do not have: a fan's card does what it says."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from edgewise.catalog import game
from edgewise.games.the_edge.actions import Assault, FreeAttack, PickModel, PlayCard, Use
from edgewise.games.the_edge.continuous import Situation, statistic
from edgewise.games.the_edge.view import unseen
from tests.games.the_edge.armies import ARMY_TEXTS
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, skirmish

GAME = game("the-edge")
OWN = {"scope": "squad", "side": "own"}
PILGRIMS = [(9000, 9000), (10000, 9000), (11000, 9000), (12000, 9000)]
FAR: dict[str, Any] = {"C-PIL": PILGRIMS, "C-AOD": [(15000, 9000)], "D-ASH": [(20000, 20000), (21000, 20000)]}
FAR["D-SK1"] = [(25000, 25000)]


def deck(**cards: dict[str, Any]) -> dict[str, Any]:
    """Options in which some cards of the Chapter do something else."""
    army = yaml.safe_load(ARMY_TEXTS["chapter.yaml"])
    for group in ("spells", "progress"):
        for card in army[group]:
            for field, value in cards.get(card["id"], {}).items():
                card[field] = value
                if value is None:
                    del card[field]
    return {"content": [yaml.safe_dump(army, sort_keys=False, allow_unicode=True)]}


def table(squads: dict[str, Any], active: str = "C-PIL", *dice: int | str, **position: Any) -> Skirmish:
    return skirmish(squads, *dice, active=active, **position)


@rule("ED-SPL-15", "ED-SPL-16")
@pytest.mark.parametrize(("unused", "per", "more"), [(4, 1, 3), (4, 2, 1), (5, 2, 2), (1, 2, 0)])
def test_any_number_may_grow_with_the_crystals_left_after_payment(unused: int, per: int, more: int) -> None:
    march = {"effects": [{"do": "stat", "stat": "move", "n": {"perUnused": per}}]}
    at = table(FAR, chapter={"hand": ["CS07"], "unused": unused}, options=deck(CS07=march))
    at.play(PlayCard("CS07", target=at.squad("C-PIL"))).pass_all()
    assert at.stat("C-PIL", "move") == 6 + more


@rule("ED-WIN-7")
def test_only_a_card_that_names_the_supply_adds_tokens() -> None:
    march = {"effects": [{"do": "takeVP", "n": 2, "from": "supply"}], "duration": "oneOff", "target": {}}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard("CS07")).pass_all()
    assert at.state.vp == [9, 7]


@rule("ED-CLR-24", "ED-SPL-11")
def test_a_card_with_two_lasting_effects_gives_each_of_them_once() -> None:
    march = {"effects": [{"do": "stat", "stat": "move", "n": 1}, {"do": "stat", "stat": "attack", "n": 2}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard("CS07", target=at.squad("C-PIL"))).pass_all()
    assert (at.stat("C-PIL", "move"), at.stat("C-PIL", "attack")) == (7, 2)


@rule("ED-CLR-24")
@pytest.mark.parametrize("turned", [False, True])
def test_a_card_may_heal_and_strengthen_in_either_order(turned: bool) -> None:
    effects = [{"do": "heal", "n": 2}, {"do": "stat", "stat": "attack", "n": 1}]
    march = {"effects": effects[::-1] if turned else effects}
    squads = {**FAR, "C-AOD": {"at": [(15000, 9000)], "hp": 0}}
    at = table(squads, "C-AOD", chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard("CS07", target=at.squad("C-AOD"))).pass_all()
    assert (at.hp("C-AOD"), at.stat("C-AOD", "attack")) == (2, 3)


@rule("ED-SPL-12", "ED-CLR-33")
def test_a_card_that_lies_already_while_the_rest_of_it_waits_is_neither_cancelled_nor_there_twice() -> None:
    march = {"effects": [{"do": "stat", "stat": "move", "n": 1}, {"do": "wound", "n": 2}]}
    at = table(FAR, chapter={"hand": ["CS07"], "deck": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard("CS07", target=at.squad("C-PIL"))).pass_all()
    assert at.asked == "choose-casualty"
    (item,) = GAME.showing.scene(at.state, DEMONS).queue
    assert (item.card, item.cancelled) == (True, False)
    cards = list(at.state.book.decks[CHAPTER])
    cards.remove("CS07")
    assert sorted(unseen(at.state, CHAPTER)) == sorted(cards)
    at.play(PickModel(at.model("C-PIL", 2)))
    assert (at.state.graveyards[CHAPTER], at.stat("C-PIL", "move")) == ((), 7)


@rule("ED-CLR-22")
def test_a_wound_behind_a_lasting_effect_belongs_to_the_squad_that_cast_it() -> None:
    effects = [{"do": "stat", "stat": "attack", "n": -1}, {"do": "wound", "n": 1}]
    bash = {"effects": effects, "duration": "activation"}
    squads = {"C-HK1": [(18000, 18000)], "D-ASH": [(19250, 18000), (25000, 25000)]}
    at = table(squads, "C-HK1", chapter={"hand": ["CS01"]}, options=deck(CS01=bash))
    at.play(PlayCard("CS01", caster=at.model("C-HK1"), target=at.model("D-ASH"))).pass_all()
    (died,) = at.events("died")
    assert died.params["by"] == at.squad("C-HK1")


@rule("ED-SPL-13")
def test_a_bonus_aimed_at_a_model_serves_that_model_only() -> None:
    march = {"target": {"scope": "model", "side": "own"}, "effects": [{"do": "stat", "stat": "attack", "n": 3}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard("CS07", target=at.model("C-PIL", 2))).pass_all()
    assert at.stat("C-PIL", "attack", at.model("C-PIL", 2)) == 3
    assert at.stat("C-PIL", "attack", at.model("C-PIL", 1)) == 0


AURA = {"do": "aura", "range": 3, "side": "own", "effects": [{"do": "stat", "stat": "defense", "n": 1}]}


@rule("ED-OTH-3", "ED-CLR-7")
def test_an_aura_may_serve_the_own_side_and_the_squad_it_surrounds() -> None:
    at = table({**FAR, "C-AOD": [(18000, 9000)]}, chapter={"hand": ["CS07"]}, options=deck(CS07={"effects": [AURA]}))
    at.play(PlayCard("CS07", target=at.squad("C-PIL"))).pass_all()
    # The gap between P4 and the Angel is 4.5 inches.
    assert (at.stat("C-PIL", "defense"), at.stat("C-AOD", "defense")) == (1, 1)
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07={"effects": [AURA]}))
    at.play(PlayCard("CS07", target=at.squad("C-PIL"))).pass_all()
    assert at.stat("C-AOD", "defense") == 2


@rule("ED-OTH-3")
def test_an_aura_in_a_situation_counts_in_that_situation_only() -> None:
    guarded = {**AURA, "effects": [{"do": "stat", "stat": "defense", "n": 5, "only": ["againstShot"]}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07={"effects": [guarded]}))
    at.play(PlayCard("CS07", target=at.squad("C-PIL"))).pass_all()
    assert at.stat("C-PIL", "defense") == 0
    pilgrim, ash = at.model("C-PIL"), at.model("D-ASH")
    shot = Situation(pilgrim, ash, "shot", attacks=False, assaulter=-1)
    assert statistic(at.state, at.squad("C-PIL"), "defense", pilgrim, shot) == 5


@rule("ED-QUE-5")
def test_the_death_of_an_enemy_may_set_off_a_passive() -> None:
    grudge = {"condition": {"is": "dies", "side": "enemy"}, "effects": [{"do": "refreshCrystals", "n": 1}]}
    squads = {
        "C-AOD": {"at": [(15000, 9000)], "progress": ["CP1"]},
        "D-ASH": [(16500, 9000), (21000, 20000)],
        "D-SK1": [(25000, 25000)],
    }
    at = table(squads, "C-AOD", chapter={"used": 2}, options=deck(CP1=grudge))
    at.play(Assault(at.model("C-AOD"), at.model("D-ASH")), 5, 1).pass_all()
    assert at.left("D-ASH") == 1
    assert (at.state.unused[CHAPTER], at.state.spent[CHAPTER]) == (5, 1)


@rule("ED-REL-5", "ED-CLR-20")
@pytest.mark.parametrize(("situation", "dead"), [("freeAttack", True), ("ownAssault", False), ("moved", False)])
def test_a_bonus_for_free_attacks_counts_in_free_attacks(situation: str, dead: bool) -> None:
    harness = {"effects": [{"do": "stat", "stat": "attack", "n": 3, "only": [situation]}]}
    squads = {
        "C-PIL": {"at": [(9000, 9000)], "attachments": ["CS08"]},
        "D-ASH": [(10000, 9000), (21000, 20000)],
        "D-SK1": [(25000, 25000)],
    }
    at = table(squads, "C-PIL", chapter={"hand": ["CS05"]}, options=deck(CS08=harness))
    pilgrim, ash = at.model("C-PIL"), at.model("D-ASH")
    at.play(PlayCard("CS05", target=pilgrim), 2, 4).pass_all()
    if at.asked == "free-attack":
        at.play(FreeAttack(pilgrim, ash))
    assert (at.left("D-ASH") == 1) is dead


@rule("ED-WND-4", "ED-WND-6")
def test_several_wounds_fall_one_after_another() -> None:
    march = {"effects": [{"do": "wound", "n": 3}], "duration": "oneOff", "target": {"scope": "squad", "side": "enemy"}}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard("CS07", target=at.squad("D-SK1"))).pass_all()
    assert at.hp("D-SK1") == 0
    assert at.left("D-SK1") == 1


@rule("ED-DATA-4")
def test_one_ability_may_draw_and_push_by_what_is_left() -> None:
    army = yaml.safe_load(ARMY_TEXTS["chapter.yaml"])
    angel = next(s for s in army["squads"] if s["id"] == "C-AOD")
    blow = {
        "id": "blow",
        "name": "Blow",
        "cost": 1,
        "target": {"scope": "model", "side": "enemy", "contact": True},
        "effects": [{"do": "push", "n": {"perUnused": 1}}, {"do": "draw", "n": 1}],
    }
    angel["normal"]["abilities"].append(blow)
    options = {"content": [yaml.safe_dump(army, sort_keys=False, allow_unicode=True)]}
    squads = {"C-AOD": [(15000, 9000)], "D-SK1": [(17000, 9000)]}
    at = table(squads, "C-AOD", "CS01", chapter={"unused": 3}, options=options)
    at.play(Use(at.squad("C-AOD"), "blow", at.model("C-AOD"), at.model("D-SK1"))).pass_all()
    assert at.at("D-SK1") == (19000, 9000)
    assert at.state.hands[CHAPTER] == ("CS01",)
    assert at.state.hands[DEMONS] == ()
