"""The worked examples of the ledger, as play."""

from __future__ import annotations

import pytest

from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    Done,
    FreeAttack,
    Gather,
    Keep,
    Move,
    Pass,
    PickModel,
    PlayCard,
    Progress,
    Reroll,
    Summon,
    Use,
)
from edgewise.games.the_edge.events import AttackHit, AttackMissed, DieRolled, ModelMoved, ModelStruckFirst, ShotWasted
from edgewise.games.the_edge.kinds import AbilityId, BoardPool, Card, Place
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, skirmish

FOUR = [(18000, 18000), (19200, 18000), (18000, 19400), (16400, 18000)]
# Four Pilgrims around a Hound at (18000, 18000).
AROUND = [(17000, 18000), (19000, 18000), (18000, 17000), (18000, 19000)]


@rule("ED-EX-1", "ED-SHO-5", "ED-WND-1", "ED-WND-2")
def test_an_area_shot_takes_the_token_first_and_then_a_model() -> None:
    table = skirmish(
        {"C-PIL": FOUR, "D-MOE": {"at": [(18000, 10000)], "side": "shifted"}},
        active="D-MOE",
        demons={"unused": 5},
    )
    caster, target = table.model("D-MOE"), table.model("C-PIL", 1)
    shoot = Use(table.squad("D-MOE"), AbilityId("fireball"), shots=((caster, target),))
    table.play(shoot, 4, 3, 1, 5, 5, 2, 2, 4).pass_all()
    assert [e.target for e in table.match.log if isinstance(e, AttackHit | AttackMissed)] == [
        table.model("C-PIL", n) for n in (1, 2, 3, 4)
    ]
    assert table.at("C-PIL", 3) is None
    assert (table.left("C-PIL"), table.hp("C-PIL"), table.state.vp) == (3, 0, [6, 8])
    assert (table.state.unused[DEMONS], table.state.spent[DEMONS]) == (4, 1)


def split_squad() -> Skirmish:
    return skirmish(
        {
            "D-HOU": [(15000, 18000)],
            "D-MOE": [(21000, 18000)],
            "C-PIL": [(15000, 13000), (16500, 13000), (20000, 13000), (21500, 13000)],
        },
        active="C-PIL",
    )


@rule("ED-EX-2", "ED-ACT-5", "ED-ACT-6", "ED-MOV-8")
def test_a_split_squad_moves_together_and_attackers_are_chosen_afterwards() -> None:
    table = split_squad()
    p1, p2, p3, p4 = (table.model("C-PIL", n) for n in (1, 2, 3, 4))
    ends = ((p1, ((15000, 17000),)), (p2, ((16000, 18000),)), (p3, ((21000, 16750),)))
    assert table.code(Move((*ends, (p4, ((22250, 18000),))))) == "E_BLOCKED"
    table.play(Move((*ends, (p4, ((22300, 16000), (22250, 18000)))))).pass_all()
    assert [e.length for e in table.told(ModelMoved)] == [4000, 5025, 3882, 5106]
    hound, master = table.model("D-HOU"), table.model("D-MOE")
    assert set(table.lists(Assault)) == {
        Assault(p1, hound),
        Assault(p2, hound),
        Assault(p3, master),
        Assault(p4, master),
    }


@rule("ED-EX-3", "ED-ACT-4", "ED-ASL-4", "ED-CLR-10")
def test_action_first_and_movement_second() -> None:
    table = skirmish(
        {"C-HK1": [(14000, 18000)], "D-SK1": [(14000, 19750)]},
        active="C-HK1",
        pools=[{"at": [9000, 18000], "crystals": 1}],
    )
    knight, son = table.model("C-HK1"), table.model("D-SK1")
    table.play(Assault(knight, son), 2, 4, 5, 2).pass_all()
    assert [(e.attack, e.defense) for e in table.match.log if isinstance(e, AttackHit | AttackMissed)] == [
        (4, 5),
        (7, 3),
    ]
    assert table.hp("D-SK1") == 2
    table.play(Move(((knight, ((10750, 18000),)),))).pass_all()
    assert table.code(Assault(knight, son)) == "E_STEP_USED"


def gathering(squads: dict[str, list[tuple[int, int] | None]], pools: list[tuple[int, int, int]]) -> Skirmish:
    laid = [{"at": [x, y], "crystals": n} for x, y, n in pools]
    return skirmish(squads, moment="gather", pools=laid)


@rule("ED-EX-4", "ED-CRY-4", "ED-CRY-5")
def test_two_squads_take_two_crystals_of_a_pool_of_three() -> None:
    table = gathering({"C-HK1": [(16250, 18000)], "C-HK2": [(19750, 18000)]}, [(18000, 18000, 3), (9000, 9000, 1)])
    sword, lance = table.squad("C-HK1"), table.squad("C-HK2")
    assert table.can(Done())
    table.play(Gather(sword, BoardPool(0)))
    assert table.code(Gather(sword, BoardPool(0))) == "E_SQUAD_GATHERED"
    table.play(Gather(lance, BoardPool(0)))
    assert (table.state.pools[0].crystals, table.state.unused[CHAPTER]) == (1, 6)


@rule("ED-EX-5", "ED-CRY-4")
def test_one_squad_at_two_pools_takes_one_crystal() -> None:
    places: list[tuple[int, int] | None] = [(10500, 18000), (7500, 18000), (24500, 18000), (27500, 18000)]
    table = gathering({"C-PIL": places}, [(9000, 18000, 3), (26000, 18000, 3)])
    pilgrims = table.squad("C-PIL")
    assert set(table.lists(Gather)) == {Gather(pilgrims, BoardPool(0)), Gather(pilgrims, BoardPool(1))}
    table.play(Gather(pilgrims, BoardPool(0)))
    assert [p.crystals for p in table.state.pools] == [2, 3]
    assert table.asked != "gather"


@rule("ED-EX-6", "ED-CRY-3")
@pytest.mark.parametrize(("hound", "offered"), [(True, 0), (False, 3)])
def test_a_contested_pool_yields_nothing(hound: bool, offered: int) -> None:
    squads: dict[str, list[tuple[int, int] | None]] = {
        "C-PIL": [(16500, 18000), (16939, 16939), (16939, 19061)],
        "C-HK1": [(18000, 16250)],
        "C-HK2": [(18000, 19750)],
    }
    if hound:
        squads["D-HOU"] = [(19500, 18000)]
    table = gathering(squads, [(18000, 18000, 4), (9000, 9000, 1)])
    taken = 0
    while table.asked == "gather":
        table.play(table.lists(Gather)[0])
        taken += 1
    assert taken == offered


@rule("ED-EX-7", "ED-ASL-6")
def test_one_model_fights_two_of_the_same_squad_one_after_the_other() -> None:
    table = skirmish(
        {"D-SK1": {"at": [(18000, 18000)], "hp": 0}, "C-PIL": [(16500, 18000), (19500, 18000)]}, active="D-SK1"
    )
    son, p1, p2 = table.model("D-SK1"), table.model("C-PIL", 1), table.model("C-PIL", 2)
    assert set(table.lists(Assault)) == {Assault(son, p1), Assault(son, p2)}
    table.play(Assault(son, p1), 1, 6, 1, 5, 1).pass_all()
    assert table.left("D-SK1") == 0
    assert table.asked != "act"


@rule("ED-EX-8", "ED-ASL-6")
def test_a_model_cannot_attack_two_squads() -> None:
    table = skirmish({"D-SK1": [(18000, 18000)], "C-HK1": [(16250, 18000)], "C-HK2": [(19750, 18000)]}, active="D-SK1")
    son = table.model("D-SK1")
    table.play(Assault(son, table.model("C-HK1")), 5, 1).pass_all()
    assert table.code(Assault(son, table.model("C-HK2"))) == "E_ONE_SQUAD_ONLY"


@rule("ED-EX-9", "ED-ASL-5", "ED-ASL-3", "ED-COM-2")
def test_several_assaulters_choose_different_targets() -> None:
    table = skirmish(
        {
            "D-SK1": [(18000, 18000)],
            "D-MOE": [(24000, 18000)],
            "C-PIL": [(16500, 18000), (19500, 18000), (18000, 16500), (22750, 18000)],
        },
        active="C-PIL",
    )
    son, master = table.model("D-SK1"), table.model("D-MOE")
    p = [table.model("C-PIL", n) for n in (1, 2, 3, 4)]
    assert set(table.lists(Assault)) == {Assault(m, son) for m in p[:3]} | {Assault(p[3], master)}
    for model in p[:3]:
        table.play(Assault(model, son), 1, 6, 6, 1, 6, 6).pass_all()
    table.play(Assault(p[3], master), 6, 5, 1).pass_all()
    assert [e.model for e in table.told(ModelStruckFirst)] == [son, son, son, p[3]]


@rule("ED-EX-10", "ED-COM-1")
def test_four_combats_against_one_model() -> None:
    table = skirmish({"C-PIL": AROUND, "D-HOU": [(18000, 18000)]}, active="C-PIL")
    hound = table.model("D-HOU")
    p = [table.model("C-PIL", n) for n in (1, 2, 3, 4)]
    table.play(Assault(p[0], hound), 1, 3, 5, 2).pass_all()
    assert table.hp("D-HOU") == 0
    table.play(Assault(p[1], hound), 2, 4, 4, 1).pass_all()
    assert (table.left("D-HOU"), table.state.vp) == (0, [8, 6])
    assert table.code(Assault(p[2], hound)) == "E_NO_CONTACT"
    assert table.code(Assault(p[3], hound)) == "E_NO_CONTACT"


def duel(*dice: int) -> Skirmish:
    """The Angel of Death assaults the Elder Son of Khyber."""
    table = skirmish({"C-AOD": [(18000, 18000)], "D-SK1": [(20000, 18000)]}, active="C-AOD")
    return table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), *dice).pass_all()


@rule("ED-EX-11", "ED-COM-6", "ED-ASL-3")
def test_on_a_tie_of_initiative_the_assaulter_strikes_first() -> None:
    table = duel(5, 3)
    assert (table.hp("D-SK1"), table.hp("C-AOD"), table.asked) == (2, 3, "act")


@rule("ED-EX-12", "ED-WND-2", "ED-WND-5")
def test_two_wounds_without_tokens_kill_two_models() -> None:
    table = skirmish(
        {"C-PIL": {"at": FOUR, "hp": 0}, "D-MOE": {"at": [(18000, 10000)], "side": "shifted"}}, active="D-MOE"
    )
    shot = ((table.model("D-MOE"), table.model("C-PIL", 1)),)
    table.play(Use(table.squad("D-MOE"), AbilityId("fireball"), shots=shot), 6, 6, 1, 5, 1, 1, 6, 2, 1, 5).pass_all()
    assert (table.left("C-PIL"), table.state.vp) == (2, [5, 9])


@rule("ED-EX-13", "ED-SHO-4", "ED-SPL-15")
def test_a_fireball_with_four_unused_crystals() -> None:
    table = skirmish({"C-PIL": FOUR[:2], "D-MOE": [(18000, 10000)]}, active="D-MOE", demons={"unused": 5})
    shot = ((table.model("D-MOE"), table.model("C-PIL", 1)),)
    table.play(Use(table.squad("D-MOE"), AbilityId("fireball"), shots=shot), 3, 4, 2, 4).pass_all()
    totals = [(e.attack, e.defense) for e in table.match.log if isinstance(e, AttackHit | AttackMissed)]
    assert totals == [(5, 4), (4, 4)]
    assert (table.hp("C-PIL"), table.left("C-PIL")) == (0, 2)


@rule("ED-EX-14", "ED-SPL-16")
@pytest.mark.parametrize("spell", [False, True])
def test_surplus_crystals_are_ignored(spell: bool) -> None:
    table = skirmish(
        {"C-AOD": [(18000, 18000)], "D-MOE": [(18000, 24000)]}, active="D-MOE", demons={"unused": 4, "hand": ["DS01"]}
    )
    caster, target = table.model("D-MOE"), table.model("C-AOD")
    cast = PlayCard(Card("DS01"), caster=caster, target=target)
    shoot = Use(table.squad("D-MOE"), AbilityId("fireball"), shots=((caster, target),))
    table.play(cast if spell else shoot, 3, 3).pass_all()
    assert table.told(AttackMissed)[-1].attack == 4
    assert table.state.unused[DEMONS] == (2 if spell else 3)


@rule("ED-EX-15", "ED-TRN-5", "ED-TRN-6", "ED-TRN-4")
def test_players_alternate_and_surplus_activations_follow_in_succession() -> None:
    table = skirmish(
        {
            "C-HK1": [(6000, 6000)],
            "C-HK2": [(9000, 6000)],
            "C-HK3": [(12000, 6000)],
            "C-AOD": [(15000, 6000)],
            "D-SK1": [(6000, 30000)],
            "D-SK2": [(9000, 30000)],
        },
        pools=[{"at": [18000, 18000], "crystals": 3}],
    )
    order = []
    while table.asked == "activate" and table.state.turn == 1:
        order.append(table.seat)
        table.play(table.match.legal()[0]).end()
    assert order == [0, 1, 0, 1, 0, 0]
    while table.asked == "progress":
        table.play(table.lists(Progress)[0])
    assert (table.state.turn, table.seat) == (2, DEMONS)


@rule("ED-EX-16", "ED-QUE-1", "ED-QUE-4")
def test_a_response_that_breaks_contact_cancels_the_spell() -> None:
    table = skirmish(
        {"D-HOU": [(15000, 18000)], "C-HK1": [(16250, 18000)], "D-SK1": [(12000, 18000)]},
        active="C-HK1",
        chapter={"hand": ["CS05"]},
        demons={"hand": ["DS03"]},
    )
    knight = table.model("C-HK1")
    push = PlayCard(Card("DS03"), caster=table.model("D-SK1"), target=knight)
    table.play(PlayCard(Card("CS05"), target=knight), push).pass_all()
    assert table.at("C-HK1") == (18250, 18000)
    assert table.state.graveyards == [("CS05",), ("DS03",)]
    assert table.state.unused == [3, 3]
    assert not table.told(DieRolled)


@rule("ED-EX-17", "ED-DED-1", "ED-DED-2")
def test_a_dedicated_spell_with_three_candidates() -> None:
    table = skirmish(
        {
            "C-HK1": [(6000, 6000)],
            "C-HK2": [(18000, 18000)],
            "C-HK3": [(9000, 6000)],
            "C-PIL": [(12000, 6000)],
            "D-HOU": [(19250, 18000)],
        },
        active="C-PIL",
        chapter={"hand": ["CS01"]},
    )
    hound = table.model("D-HOU")
    bashes = {c: PlayCard(Card("CS01"), caster=table.model(c), target=hound) for c in ("C-HK1", "C-HK2", "C-PIL")}
    assert table.lists(PlayCard) == [bashes["C-HK2"]]
    assert table.code(bashes["C-PIL"]) == "E_NO_CASTER"
    assert table.code(bashes["C-HK1"]) == "E_NO_CONTACT"


@rule("ED-EX-18", "ED-DED-4", "ED-DED-5")
def test_a_card_of_a_dead_squad_brings_its_bonus_only() -> None:
    squads = {"C-PIL": [(18000, 18000)], "D-SK1": [(19500, 18000)]}
    table = skirmish(squads, active="D-SK1", chapter={"hand": ["CS01"], "unused": 0})
    pilgrims = table.squad("C-PIL")
    play = PlayCard(Card("CS01"), target=pilgrims, bonus=True)
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), Pass())
    assert table.asked == "window-assault"
    table.play(play).pass_until(Pass())
    table.dealer.script += [2, 3, 1, 5]
    table.pass_all()
    assert table.at("C-PIL") == (18000, 18000)
    assert [e.defense for e in table.match.log if isinstance(e, AttackHit | AttackMissed)] == [4, 6]
    table.end()
    assert table.state.running == ()
    alive = skirmish({**squads, "C-HK1": [(9000, 9000)]}, active="D-SK1", chapter={"hand": ["CS01"], "unused": 0})
    alive.play(Assault(alive.model("D-SK1"), alive.model("C-PIL")), Pass())
    assert alive.code(play) == "E_SQUAD_TYPE_ALIVE"
    alive.play(2, 3).pass_all()


@rule("ED-EX-19", "ED-SPL-13", "ED-REL-4", "ED-CLR-21")
def test_a_squad_gets_a_free_attack_for_each_model_and_a_model_just_one() -> None:
    squads = {"C-PIL": [(16500, 18000), (19500, 18000), (18000, 16500), (9000, 9000)], "D-SK1": [(18000, 18000)]}
    table = skirmish(squads, active="C-PIL", chapter={"hand": ["CS04", "CS05"]})
    son = table.model("D-SK1")
    p = [table.model("C-PIL", n) for n in (1, 2, 3, 4)]
    table.play(PlayCard(Card("CS04"), squad=table.squad("C-PIL")))
    table.pass_all()
    assert set(table.lists(FreeAttack)) == {FreeAttack(m, son) for m in p[:3]}
    table.play(FreeAttack(p[0], son), 1, 5)
    assert table.code(FreeAttack(p[0], son)) == "E_BAD_TARGET"
    table.play(FreeAttack(p[1], son), 1, 5, FreeAttack(p[2], son), 1, 5).pass_all()
    assert table.asked == "act"
    table.play(PlayCard(Card("CS05"), target=p[1]))
    table.pass_all()
    table.play(FreeAttack(p[1], son), 1, 5).pass_all()
    assert (table.asked, table.hp("C-PIL")) == ("act", 1)


@rule("ED-EX-20", "ED-OTH-2", "ED-EXH-2", "ED-WND-6")
def test_a_self_inflicted_death_pays_and_readies() -> None:
    table = skirmish(
        {"C-AOD": [(18000, 24000)], "C-PIL": {"at": FOUR, "hp": 0, "exhausted": True}, "D-SK1": [(30000, 30000)]},
        active="C-AOD",
        chapter={"hand": ["CS02"]},
    )
    pilgrims = table.squad("C-PIL")
    table.play(PlayCard(Card("CS02"), caster=table.model("C-AOD"), target=pilgrims)).pass_all()
    assert (table.asked, table.seat) == ("choose-casualty", CHAPTER)
    table.play(PickModel(table.model("C-PIL", 2)))
    assert (table.at("C-PIL", 2), table.left("C-PIL"), table.state.vp) == (None, 3, [6, 8])
    table.end().idle("D-SK1")
    assert table.can(Activate(pilgrims))


@rule("ED-EX-21", "ED-OTH-5", "ED-PRO-4")
def test_both_players_want_rhazack_and_the_starting_player_gets_him() -> None:
    table = skirmish({"C-PIL": [(18000, 6000)], "D-SK1": [(18000, 30000)]}, moment="progress", first=0)
    table.play(Summon(Card("CP8"), Place((6000, 6000))))
    assert table.at("N-RHA") == (6000, 6000)
    assert table.code(Summon(Card("DP8"), Place((6000, 30000)))) == "E_RHAZACK_TAKEN"
    table.play(Progress(Card("DP1"), table.squad("D-SK1")))
    assert "DP8" in table.state.progress[DEMONS]


@rule("ED-EX-22", "ED-COM-3")
def test_a_faster_enemy_strikes_first() -> None:
    table = skirmish({"C-PIL": {"at": AROUND[:2], "hp": 0}, "D-HOU": [(18000, 18000)]}, active="C-PIL")
    table.play(Assault(table.model("C-PIL", 1), table.model("D-HOU")), 5, 2).pass_all()
    assert (table.at("C-PIL", 1), table.state.vp, table.asked) == (None, [6, 8], "act")


@rule("ED-EX-23", "ED-COM-5")
def test_sixes_bring_one_more_die_each() -> None:
    table = duel(6, 6, 6, 2)
    told = table.told(AttackHit)[0]
    assert (told.attack, told.defense, table.hp("D-SK1")) == (14, 9, 2)


@rule("ED-EX-24", "ED-COM-7", "ED-COM-8", "ED-COM-9")
def test_a_tie_in_totals_fails_and_is_answered() -> None:
    table = duel(3, 4, 5, 2)
    assert (table.hp("C-AOD"), table.hp("D-SK1"), table.asked) == (2, 3, "act")


@rule("ED-EX-25", "ED-REL-1", "ED-REL-2")
def test_a_reroll_repeats_the_whole_roll() -> None:
    table = skirmish({"C-HK2": {"at": [(18000, 18000)], "side": "shifted"}, "D-MOE": [(19500, 18000)]}, active="C-HK2")
    table.play(Assault(table.model("C-HK2"), table.model("D-MOE")), 2, 5).pass_all()
    assert (table.asked, table.seat) == ("offer-reroll", CHAPTER)
    table.play(Reroll(), 6, 3).pass_all()
    assert table.told(AttackHit)[0].attack == 10
    assert table.hp("D-MOE") == 1


@rule("ED-EX-26", "ED-WIN-3", "ED-WIN-5")
@pytest.mark.parametrize("chapter_deck", [["CS06", "CS06"], ["CS06", "CS06", "CS07"]])
def test_a_player_out_of_spell_cards_can_win(chapter_deck: list[str]) -> None:
    table = skirmish(
        {"C-PIL": [(18000, 6000)], "D-SK1": [(18000, 30000)]},
        active="C-PIL",
        chapter={"vp": 8, "hand": ["CS01", "CS02"], "deck": chapter_deck},
        demons={"vp": 6, "hand": ["DS01", "DS01", "DS02", "DS02", "DS03"], "deck": []},
    )
    table.end()
    outcome = table.match.outcome
    if len(chapter_deck) == 2:
        assert outcome is not None
        assert (outcome.winners, outcome.how, len(table.state.hands[CHAPTER])) == ((CHAPTER,), "out-of-cards", 4)
    else:
        assert outcome is None


@rule("ED-EX-27", "ED-SHO-3", "ED-WND-8")
def test_a_wasted_shot_rolls_no_dice() -> None:
    table = skirmish(
        {"C-SNI": [(18000, 10000), (19500, 10000)], "D-ASH": [(18000, 18000), (30000, 30000)]}, active="C-SNI"
    )
    s1, s2, b1 = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-ASH", 1)
    table.play(Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=((s1, b1), (s2, b1))), 4, 2).pass_all()
    assert (table.at("D-ASH", 1), table.state.vp) == (None, [7, 7])
    assert [e.model for e in table.told(ShotWasted)] == [s2]


@rule("ED-EX-28", "ED-LOS-2", "ED-LOS-4", "ED-LOS-1")
@pytest.mark.parametrize(("height", "blocked"), [(900, False), (901, True)])
def test_half_the_height_of_the_shooter_decides(height: int, blocked: bool) -> None:
    table = skirmish(
        {"D-MOE": [(18000, 14000)], "C-PIL": [(18000, 22000)], "D-SK1": [(18000, 20000)]},
        active="D-MOE",
        obstacles=[{"circle": {"at": [18000, 17000], "radius": 1000}, "height": height}],
    )
    shot = Use(table.squad("D-MOE"), AbilityId("fireball"), shots=((table.model("D-MOE"), table.model("C-PIL")),))
    if blocked:
        assert table.code(shot) == "E_NO_LINE_OF_SIGHT"
    else:
        assert table.can(shot)


@rule("ED-EX-29", "ED-OTH-4")
def test_the_border_stops_a_push_and_refuses_a_path() -> None:
    squads = {"D-HOU": [(18000, 4000)], "C-HK1": [(18000, 5250)]}
    table = skirmish(squads, active="C-HK1", chapter={"hand": ["CS01"]})
    table.play(PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=table.model("D-HOU"))).pass_all()
    assert table.at("D-HOU") == (18000, 3500)
    mover = skirmish(squads, active="D-HOU")
    assert mover.code(Move(((mover.model("D-HOU"), ((18000, 3499),)),))) == "E_BORDER"
    assert mover.can(Move(((mover.model("D-HOU"), ((18000, 3500),)),)))


@rule("ED-EX-30", "ED-WIN-2", "ED-WIN-6")
def test_the_game_ends_at_once_when_vps_run_out() -> None:
    table = skirmish(
        {"C-PIL": [(16500, 18000), (19500, 18000)], "D-SK1": {"at": [(18000, 18000)], "hp": 0}},
        active="C-PIL",
        chapter={"vp": 12},
        demons={"vp": 2},
    )
    table.play(Assault(table.model("C-PIL", 1), table.model("D-SK1")), 1, 5, 6, 1, 2).pass_all()
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, table.state.vp) == ((CHAPTER,), "ED-WIN-2", [14, 0])
    assert table.code(Assault(table.model("C-PIL", 2), table.model("D-SK1"))) == "E_GAME_OVER"


@rule("ED-EX-25", "ED-REL-2")
def test_a_roll_may_be_kept() -> None:
    table = skirmish({"C-HK2": {"at": [(18000, 18000)], "side": "shifted"}, "D-MOE": [(19500, 18000)]}, active="C-HK2")
    table.play(Assault(table.model("C-HK2"), table.model("D-MOE")), 2, 5).pass_all()
    table.dealer.script += [1, 6, 1]
    table.play(Keep()).pass_all()
    assert table.hp("D-MOE") == 2
