"""Words of the vocabulary in combinations that the reference cards do not have: a fan's card does what it says."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from edgewise.catalog import game
from edgewise.games.the_edge.actions import Assault, FreeAttack, Move, PickModel, PlayCard, Summon, Use
from edgewise.games.the_edge.continuous import Situation, statistic
from edgewise.games.the_edge.events import ModelDied, ModelStruckFirst, SquadHealed
from edgewise.games.the_edge.kinds import AbilityId, Card, Place
from edgewise.games.the_edge.scene import EdgeScene
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
    at.play(PlayCard(Card("CS07"), target=at.squad("C-PIL"))).pass_all()
    assert at.stat("C-PIL", "move") == 6 + more


@rule("ED-WIN-7")
def test_only_a_card_that_names_the_supply_adds_tokens() -> None:
    march = {"effects": [{"do": "takeVP", "n": 2, "from": "supply"}], "duration": "oneOff", "target": {}}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"))).pass_all()
    assert at.state.vp == [9, 7]


@rule("ED-CLR-24", "ED-SPL-11")
def test_a_card_with_two_lasting_effects_gives_each_of_them_once() -> None:
    march = {"effects": [{"do": "stat", "stat": "move", "n": 1}, {"do": "stat", "stat": "attack", "n": 2}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"), target=at.squad("C-PIL"))).pass_all()
    assert (at.stat("C-PIL", "move"), at.stat("C-PIL", "attack")) == (7, 2)


@rule("ED-CLR-24")
@pytest.mark.parametrize("turned", [False, True])
def test_a_card_may_heal_and_strengthen_in_either_order(turned: bool) -> None:
    effects = [{"do": "heal", "n": 2}, {"do": "stat", "stat": "attack", "n": 1}]
    march = {"effects": effects[::-1] if turned else effects}
    squads = {**FAR, "C-AOD": {"at": [(15000, 9000)], "hp": 0}}
    at = table(squads, "C-AOD", chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"), target=at.squad("C-AOD"))).pass_all()
    assert (at.hp("C-AOD"), at.stat("C-AOD", "attack")) == (2, 3)


@rule("ED-SPL-12", "ED-CLR-33")
def test_a_card_that_lies_already_while_the_rest_of_it_waits_is_neither_cancelled_nor_there_twice() -> None:
    march = {"effects": [{"do": "stat", "stat": "move", "n": 1}, {"do": "wound", "n": 2}]}
    at = table(FAR, chapter={"hand": ["CS07"], "deck": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"), target=at.squad("C-PIL"))).pass_all()
    assert at.asked == "choose-casualty"
    scene = GAME.showing.look(at.state, None).scene(DEMONS)
    assert isinstance(scene, EdgeScene)
    (item,) = scene.queue
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
    at.play(PlayCard(Card("CS01"), caster=at.model("C-HK1"), target=at.model("D-ASH"))).pass_all()
    (died,) = at.told(ModelDied)
    assert died.by == at.squad("C-HK1")


@rule("ED-SPL-13")
def test_a_bonus_aimed_at_a_model_serves_that_model_only() -> None:
    march = {"target": {"scope": "model", "side": "own"}, "effects": [{"do": "stat", "stat": "attack", "n": 3}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"), target=at.model("C-PIL", 2))).pass_all()
    assert at.stat("C-PIL", "attack", at.model("C-PIL", 2)) == 3
    assert at.stat("C-PIL", "attack", at.model("C-PIL", 1)) == 0


@rule("ED-SPL-13", "ED-MOV-1")
def test_a_move_bonus_aimed_at_a_model_lets_that_model_go_further() -> None:
    march = {"target": {"scope": "model", "side": "own"}, "effects": [{"do": "stat", "stat": "move", "n": 2}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"), target=at.model("C-PIL", 2))).pass_all()
    assert at.can(Move(((at.model("C-PIL", 2), ((10000, 17000),)),)))
    assert at.code(Move(((at.model("C-PIL", 2), ((10000, 17001),)),))) == "E_TOO_FAR"
    assert at.can(Move(((at.model("C-PIL", 1), ((9000, 15000),)),)))
    assert at.code(Move(((at.model("C-PIL", 1), ((9000, 15001),)),))) == "E_TOO_FAR"


@rule("ED-DED-4")
def test_the_bonus_of_a_card_that_uses_the_action_leaves_the_action_alone() -> None:
    squads = {"C-AOD": [(15000, 9000)], "D-SK1": [(17000, 9000)]}
    at = table(squads, "C-AOD", chapter={"hand": ["CS04"]}, options=deck(CS04={"usesAction": True}))
    at.play(PlayCard(Card("CS04"), target=at.squad("C-AOD"), bonus=True)).pass_all()
    assert at.stat("C-AOD", "attack") == 3
    assert at.can(Assault(at.model("C-AOD"), at.model("D-SK1")))


@rule("ED-DATA-4", "ED-CLR-7")
@pytest.mark.parametrize(("near", "far"), [("CS08", "CS09"), ("CS09", "CS08")])
@pytest.mark.parametrize(("gap", "fine"), [(3000, True), (3001, False)])
def test_of_two_limits_for_shots_the_narrower_one_counts(near: str, far: str, gap: int, fine: bool) -> None:
    limits = {card: {"effects": [{"do": "noShotsBeyond", "n": n}]} for card, n in ((near, 3), (far, 6))}
    squads = {"C-PIL": {"at": [(9000, 9000)], "attachments": ["CS08", "CS09"]}, "D-BIL": [(10000 + gap, 9000)]}
    at = table(squads, "D-BIL", options=deck(**limits))
    spit = Use(at.squad("D-BIL"), AbilityId("bile-spit"), shots=((at.model("D-BIL"), at.model("C-PIL")),))
    assert at.can(spit) is fine
    assert fine or at.code(spit) == "E_OUT_OF_RANGE"


@rule("ED-SPL-10", "ED-QUE-5")
@pytest.mark.parametrize(("other", "crystals"), [(True, 3), (False, 4)])
def test_a_passive_may_leave_out_the_models_of_its_own_squad(other: bool, crystals: int) -> None:
    grudge = {
        "condition": {"is": "dies", "side": "own", "other": other},
        "effects": [{"do": "refreshCrystals", "n": 1}],
    }
    squads = {
        "C-PIL": {"at": [(9000, 9000), (12000, 9000)], "hp": 0, "progress": ["CP1"]},
        "D-SK1": [(10500, 9000)],
    }
    at = table(squads, "D-SK1", chapter={"unused": 3, "used": 2}, options=deck(CP1=grudge))
    at.play(Assault(at.model("D-SK1"), at.model("C-PIL")), 5, 1).pass_all()
    assert (at.left("C-PIL"), at.state.unused[CHAPTER]) == (1, crystals)


AURA = {"do": "aura", "range": 3, "side": "own", "effects": [{"do": "stat", "stat": "defense", "n": 1}]}


@rule("ED-OTH-3", "ED-CLR-7")
def test_an_aura_may_serve_the_own_side_and_the_squad_it_surrounds() -> None:
    at = table({**FAR, "C-AOD": [(18000, 9000)]}, chapter={"hand": ["CS07"]}, options=deck(CS07={"effects": [AURA]}))
    at.play(PlayCard(Card("CS07"), target=at.squad("C-PIL"))).pass_all()
    # The gap between P4 and the Angel is 4.5 inches.
    assert (at.stat("C-PIL", "defense"), at.stat("C-AOD", "defense")) == (1, 1)
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07={"effects": [AURA]}))
    at.play(PlayCard(Card("CS07"), target=at.squad("C-PIL"))).pass_all()
    assert at.stat("C-AOD", "defense") == 2


@rule("ED-OTH-3")
def test_an_aura_in_a_situation_counts_in_that_situation_only() -> None:
    guarded = {**AURA, "effects": [{"do": "stat", "stat": "defense", "n": 5, "only": ["againstShot"]}]}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07={"effects": [guarded]}))
    at.play(PlayCard(Card("CS07"), target=at.squad("C-PIL"))).pass_all()
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
    at.play(PlayCard(Card("CS05"), target=pilgrim), 2, 4).pass_all()
    if at.asked == "free-attack":
        at.play(FreeAttack(pilgrim, ash))
    assert (at.left("D-ASH") == 1) is dead


@rule("ED-WND-4", "ED-WND-6")
def test_several_wounds_fall_one_after_another() -> None:
    march = {"effects": [{"do": "wound", "n": 3}], "duration": "oneOff", "target": {"scope": "squad", "side": "enemy"}}
    at = table(FAR, chapter={"hand": ["CS07"]}, options=deck(CS07=march))
    at.play(PlayCard(Card("CS07"), target=at.squad("D-SK1"))).pass_all()
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
    at.play(Use(at.squad("C-AOD"), AbilityId("blow"), at.model("C-AOD"), at.model("D-SK1"))).pass_all()
    assert at.at("D-SK1") == (19000, 9000)
    assert at.state.hands[CHAPTER] == ("CS01",)
    assert at.state.hands[DEMONS] == ()


@rule("ED-DED-2", "ED-CLR-25")
def test_of_several_squads_of_a_type_only_one_shoots_for_a_card() -> None:
    called = {"effects": [{"do": "shot", "range": 12, "by": "each"}], "dedicatedTo": "Holy Knight"}
    squads = {"C-HK1": [(9000, 9000)], "C-HK2": [(12000, 9000)], "D-SK1": [(10500, 14000)]}
    at = table(squads, "C-HK1", chapter={"hand": ["CS12"]}, options=deck(CS12=called))
    sword, lance, son = at.model("C-HK1"), at.model("C-HK2"), at.model("D-SK1")
    assert at.code(PlayCard(Card("CS12"), shots=((sword, son), (lance, son)))) == "E_BAD_COMMAND"
    alone = [PlayCard(Card("CS12"), shots=((knight, son),)) for knight in (sword, lance)]
    assert at.lists(PlayCard) == alone


@rule("ED-SPL-12", "ED-CLR-24")
def test_nothing_lasts_on_a_model_that_the_same_card_has_killed() -> None:
    stroke = {
        "effects": [{"do": "wound", "n": 1}, {"do": "stat", "stat": "attack", "n": 2}],
        "duration": "turn",
        "target": {"scope": "model", "side": "own"},
    }
    squads = {**FAR, "C-PIL": {"at": PILGRIMS, "hp": 0}}
    at = table(squads, chapter={"hand": ["CS05"]}, options=deck(CS05=stroke))
    at.play(PlayCard(Card("CS05"), target=at.model("C-PIL", 2))).pass_all()
    assert (at.left("C-PIL"), at.state.running, at.state.graveyards[CHAPTER]) == (3, (), ("CS05",))


@rule("ED-CLR-24", "ED-QUE-5")
@pytest.mark.parametrize(("first", "then", "hp"), [("wound", "heal", 3), ("heal", "wound", 2)])
def test_what_a_passive_sets_off_happens_in_printed_order(first: str, then: str, hp: int) -> None:
    oath = {"condition": {"is": "dies", "side": "own"}, "effects": [{"do": first, "n": 1}, {"do": then, "n": 1}]}
    tithe = {"effects": [{"do": "wound", "n": 1}], "condition": None, "target": {"scope": "model", "side": "own"}}
    squads = {**FAR, "C-PIL": {"at": PILGRIMS, "hp": 0}, "C-AOD": {"at": [(15000, 9000)], "progress": ["CP1"]}}
    at = table(squads, chapter={"hand": ["CS14"]}, options=deck(CP1=oath, CS14=tithe))
    at.play(PlayCard(Card("CS14"), target=at.model("C-PIL"))).pass_all()
    assert at.hp("C-AOD") == hp


@rule("ED-CLR-24", "ED-QUE-5")
def test_a_passive_that_kills_its_own_squad_still_does_what_needs_no_squad() -> None:
    effects = [{"do": "wound", "n": 1}, {"do": "heal", "n": 1}, {"do": "refreshCrystals", "n": 2}]
    oath = {"condition": {"is": "dies", "side": "own"}, "effects": effects}
    tithe = {"effects": [{"do": "wound", "n": 1}], "condition": None, "target": {"scope": "model", "side": "own"}}
    squads = {**FAR, "C-PIL": {"at": PILGRIMS, "hp": 0}}
    squads["C-AOD"] = {"at": [(15000, 9000)], "hp": 0, "progress": ["CP1"]}
    at = table(squads, chapter={"hand": ["CS14"]}, options=deck(CP1=oath, CS14=tithe))
    at.play(PlayCard(Card("CS14"), target=at.model("C-PIL"))).pass_all()
    assert (at.left("C-AOD"), at.state.unused[CHAPTER], at.told(SquadHealed)) == (0, 3, [])


@rule("ED-OTH-5")
def test_only_models_of_the_same_card_are_in_each_others_way() -> None:
    ogres = ARMY_TEXTS["neutral.yaml"].replace("N-RHA", "N-OGR").replace("id: neutral", "id: ogres")
    options = deck(CP7={"kind": "summon", "condition": None, "effects": [{"do": "summon", "squad": "N-OGR"}]})
    options["content"].append(ogres)
    squads = {**FAR, "N-RHA": {"at": [(20000, 14000)], "seat": DEMONS}}
    at = skirmish(squads, options=options, moment="progress", chapter={"progress": ["CP7", "CP8"]})
    assert at.code(Summon(Card("CP8"), Place((8000, 30000)))) == "E_RHAZACK_TAKEN"
    at.play(Summon(Card("CP7"), Place((8000, 30000))))
    assert at.state.at[at.model("N-OGR")] == (8000, 30000)


@rule("ED-COM-2", "ED-CLR-20")
@pytest.mark.parametrize(("moved", "assaulter", "first"), [(True, 0, 0), (False, 0, 1), (True, 1, 1)])
def test_a_bonus_to_initiative_may_count_in_own_assaults_after_a_move(moved: bool, assaulter: int, first: int) -> None:
    haste = {"effects": [{"do": "stat", "stat": "initiative", "n": 2, "only": ["ownAssault", "moved"]}]}
    names = ("C-HK1", "D-SK1")
    squads = {"C-HK1": {"at": [(9000, 9000)], "progress": ["CP4"]}, "D-SK1": [(10750, 9000)]}
    way = {"moved": moved, "travelled": [4] if moved else []}
    at = table(squads, names[assaulter], 1, 5, 1, 5, options=deck(CP4=haste), **way)
    knight, son = models = at.model("C-HK1"), at.model("D-SK1")
    assert knight == 4
    question = {"type": "sequence", "model": models[assaulter], "target": models[1 - assaulter]}
    (told,) = [r.model for r in GAME.odds(at.state, question).reasons if r.what == "attacks-first"]
    at.play(Assault(models[assaulter], models[1 - assaulter])).pass_all()
    assert at.told(ModelStruckFirst)[0].model == told == (knight, son)[first]


@rule("ED-CLR-32", "ED-QUE-4")
def test_a_caster_that_has_died_since_its_shot_pushes_nobody() -> None:
    blast = {
        "effects": [{"do": "shot", "range": 12, "area": 3}, {"do": "push", "n": 2}],
        "dedicatedTo": None,
        "deadBonus": None,
    }
    guilt = {"condition": {"is": "dies", "side": "enemy"}, "effects": [{"do": "wound", "n": 1}]}
    squads = {"C-AOD": {"at": [(9000, 9000)], "hp": 0, "progress": ["CP1"]}, "C-PIL": [(5000, 5000)]}
    squads |= {"D-SK1": [(9000, 15000)], "D-ASH": [(9000, 17000), (20000, 20000)]}
    at = table(squads, "C-PIL", 1, 5, 5, 1, chapter={"hand": ["CS12"]}, options=deck(CS12=blast, CP1=guilt))
    at.play(PlayCard(Card("CS12"), caster=at.model("C-AOD"), target=at.model("D-SK1"))).pass_all()
    assert (at.left("C-AOD"), at.left("D-ASH"), at.at("D-SK1")) == (0, 1, (9000, 15000))
