"""Every Banner power and every Shrine: effect and refusal. DF-BAN, DF-SHR, DF-EFF-14."""

from __future__ import annotations

import pytest

from edgewise.games.dawnfall.actions import (
    Accept,
    Activate,
    Fight,
    KeepMode,
    Movers,
    Pass,
    PickModel,
    Place,
    StartCombat,
    UseBanner,
    UseDie,
)
from tests.support.play import Table
from tests.support.rules import rule
from tests.support.stage import Squad, duel, place_of, squad, statuses

YELLOW = UseDie("yellow")
KNIGHT = squad("holy-knight", "(3,2).{0,1}")
HOUND = squad("gorehound", "(4,2).{4,5}")
ANGEL = squad("angel-of-death", "(3,2)")
KHYBER = squad("son-of-khyber", "(3,2)")
WHOLE = (0, 1, 2, 3, 4, 5, 6)


def alternative(own: list[Squad], foes: list[Squad], **rest: object) -> Table:
    """A duel in which both have their alternative Banner and Shrine."""
    mine = {"banner": "chapter-banner-alternative", "shrine": "sanctuary"}
    theirs = {"banner": "demons-banner-alternative", "shrine": "altar-of-conquest"}
    return duel(own, foes, options={"players": [mine, theirs]}, **rest)  # type: ignore[arg-type]  # fields of duel


# the Chapter's Banners


@rule("DF-BAN-2", "DF-BAN-3", "DF-KEY-6")
def test_the_banner_heals_the_angel_and_lies_face_down() -> None:
    t = duel([ANGEL | {"endurance": 1}], [HOUND])
    t.play(UseBanner(0, 0))
    assert t.state.endurance[0] == 2
    assert not t.state.banners[0]
    t.pass_all()
    assert t.refused(UseBanner(0, 0)).rule == "DF-BAN-3"


@rule("DF-WND-8", "DF-CRD-3", "DF-BAN-5")
def test_healing_is_refused_for_an_unhurt_angel_and_for_other_squads() -> None:
    t = duel([ANGEL, KNIGHT | {"models": ["(0,0).{0,1}"]}], [HOUND])
    assert t.refused(UseBanner(0, 0)).rule == "DF-WND-8"
    assert t.refused(UseBanner(0, 1)).rule == "DF-CRD-3"
    assert t.refused(UseBanner(5, 0)).rule == "DF-BAN-5"


@rule("DF-SQD-3", "DF-BAN-5")
def test_new_orders_turn_a_squad_over_also_one_without_an_arrow() -> None:
    t = duel([KNIGHT | {"mode": "other"}], [HOUND])
    t.play(UseBanner(1, 0))
    assert t.state.modes[0] == 0


@rule("DF-CRD-2", "DF-BAN-2")
def test_new_orders_are_refused_for_an_enemy_squad_and_in_another_turn() -> None:
    t = duel([KNIGHT], [HOUND])
    assert t.refused(UseBanner(1, 1)).rule == "DF-CRD-2"
    t = duel([KNIGHT], [HOUND], turn=1, hand=("leap",))
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), Pass())
    assert t.seat == 0
    assert t.refused(UseBanner(1, 0)).rule == "DF-BAN-2"


@rule("DF-KEY-8")
def test_wrath_adds_a_wound_to_the_next_of_the_angel() -> None:
    t = alternative([ANGEL], [squad("son-of-khyber", "(4,2)")])
    t.play(UseBanner(0, 0), Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[1] == 2
    t.dice_used()


@rule("DF-CRD-2")
def test_wrath_is_refused_to_other_squads() -> None:
    t = alternative([ANGEL, KNIGHT | {"models": ["(0,0).{0,1}"]}], [HOUND])
    assert t.refused(UseBanner(0, 1)).rule == "DF-CRD-3"


@rule("DF-KEY-6", "DF-SHR-3")
def test_mending_heals_a_squad_at_the_own_shrine() -> None:
    shrine = [{"type": "shrine", "at": "(2,2)", "owner": 0}]
    t = alternative(
        [squad("holy-knight", "(3,2).{4,5}", endurance=0), squad("pilgrim", "(0,0).0", endurance=0)],
        [HOUND],
        tokens=shrine,
    )
    t.play(UseBanner(1, -1))
    assert t.state.endurance[:2] == [1, 0]


@rule("DF-CRD-9", "DF-SHR-3")
def test_mending_is_refused_away_from_the_shrine() -> None:
    shrine = [{"type": "shrine", "at": "(2,2)", "owner": 1}]
    t = alternative([squad("holy-knight", "(3,2).{4,5}", endurance=0)], [HOUND], tokens=shrine)
    assert t.refused(UseBanner(1, -1)).rule == "DF-CRD-9"


# the Demons' Banners


@rule("DF-KEY-7", "DF-EFF-3")
def test_bloodlust_lets_one_model_fight_all_in_contact() -> None:
    t = duel([KNIGHT | {"models": ["(4,2).{4,5}"]}, squad("pilgrim", "(2,2).1")], [KHYBER], turn=1)
    t.play(UseBanner(0, 5), PickModel(0), YELLOW, 4, YELLOW, 1, YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[:2] == [1, 0]
    t.dice_used()


def test_a_banner_for_one_model_names_the_model() -> None:
    t = duel([KNIGHT | {"models": ["(4,2).{4,5}"]}, squad("pilgrim", "(2,2).1")], [KHYBER], turn=1)
    assert "for Son of Khyber C1 (free) -" in t.match.describe(UseBanner(0, 5))


@rule("DF-CRD-9", "DF-TIM-6")
def test_bloodlust_is_refused_without_contact_and_inside_a_fight() -> None:
    t = duel([KNIGHT | {"models": ["(6,5).{0,1}"]}], [KHYBER], turn=1)
    assert t.refused(UseBanner(0, 1)).rule == "DF-CRD-9"
    t = duel([KNIGHT], [HOUND], turn=1)
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0))
    assert t.asked == "window-W-C2"
    assert t.refused(UseBanner(0, 1)).rule == "DF-TIM-6"


@rule("DF-MOV-1")
def test_khyber_marches_by_the_banner() -> None:
    t = duel([squad("pilgrim", "(0,0).0")], [KHYBER], turn=1)
    t.play(UseBanner(1, 1), Movers((4,)), Place((3, 3), WHOLE))
    assert place_of(t, 4) == "(3,3).{0,1,2,3,4,5,6}" or place_of(t, 4) == "(3,3)"


@rule("DF-CRD-9", "DF-KEY-1")
def test_a_blocked_khyber_does_not_march() -> None:
    t = duel([squad("pilgrim", "(0,0).0")], [KHYBER], turn=1, statuses=[{"status": "trap", "model": 4}])
    assert t.refused(UseBanner(1, 1)).rule == "DF-CRD-9"


@rule("DF-KEY-2", "DF-RNG-1")
def test_embers_set_an_enemy_near_khyber_on_fire() -> None:
    t = alternative([KNIGHT | {"models": ["(4,2).{0,1}"]}], [KHYBER], turn=1)
    t.play(UseBanner(0, 1), YELLOW, 3)
    assert statuses(t) == [("fire", 0, -1)]
    t.dice_used()


@rule("DF-CRD-9", "DF-RNG-1")
def test_embers_are_refused_beyond_range_one() -> None:
    t = alternative([KNIGHT | {"models": ["(5,2).{0,1}"]}], [KHYBER], turn=1)
    assert t.refused(UseBanner(0, 1)).rule == "DF-CRD-9"


@rule("DF-KEY-7")
def test_the_other_banner_of_the_demons_has_bloodlust_too() -> None:
    t = alternative([KNIGHT], [HOUND], turn=1)
    t.play(UseBanner(1, 1), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[0] == 1
    t.dice_used()


@rule("DF-CRD-9")
def test_the_other_bloodlust_is_refused_without_contact() -> None:
    t = alternative([KNIGHT | {"models": ["(0,0).{0,1}"]}], [HOUND], turn=1)
    assert t.refused(UseBanner(1, 1)).rule == "DF-CRD-9"


# the Chapter's Shrines

CHAPEL = {"type": "shrine", "at": "(2,2)", "owner": 0}


@rule("DF-SHR-1", "DF-KEY-11")
def test_the_chapel_blesses_squads_in_contact_in_a_passive_turn() -> None:
    t = duel([squad("holy-knight", "(3,2).{4,5}"), squad("ranger", "(0,0).0")], [HOUND], ask="declare", tokens=[CHAPEL])
    t.passive()
    assert statuses(t) == [("blessing", -1, 0)]


@rule("DF-SHR-1")
@pytest.mark.parametrize(("place", "told"), [("(3,2).{4,5}", 1), ("(6,5).{0,1}", 0)], ids=["in contact", "far away"])
def test_the_chapel_is_told_of_when_it_has_somebody_to_bless(place: str, told: int) -> None:
    t = duel([squad("holy-knight", place)], [HOUND], ask="declare", tokens=[CHAPEL])
    t.passive()
    assert len(t.events("effect-triggered")) == told


@rule("DF-SHR-3", "DF-KEY-11")
def test_the_chapel_blesses_nobody_in_the_enemys_passive_turn() -> None:
    t = duel([squad("holy-knight", "(3,2).{4,5}")], [HOUND], turn=1, ask="declare", tokens=[CHAPEL])
    t.passive()
    assert statuses(t) == []


@rule("DF-KEY-11", "DF-SQD-11")
def test_a_blessing_leaves_a_dash_a_dash() -> None:
    blessed = [{"status": "blessing", "squad": 0, "by": 0}]
    t = duel([squad("ranger", "(3,2).1", mode="other")], [HOUND], statuses=blessed)
    t.play(Activate(0), KeepMode()).pass_all()
    assert t.asked == "main"


@rule("DF-KEY-11")
def test_a_blessing_adds_one_to_the_attributes_until_the_next_passive_turn() -> None:
    blessed = [{"status": "blessing", "squad": 0, "by": 0}]
    t = duel([KNIGHT], [HOUND], statuses=blessed)
    t.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), YELLOW, 1, YELLOW, 1)
    assert t.events("attack-compared")[-1].defense == 4
    t = duel([KNIGHT], [HOUND], statuses=blessed, ask="declare").passive()
    assert statuses(t) == []


@rule("DF-WND-9", "DF-KEY-6")
def test_the_sanctuary_spends_a_blessing_to_return_a_model_beside_it() -> None:
    t = alternative(
        [squad("pilgrim", "(0,0).0")],
        [HOUND],
        ask="declare",
        tokens=[CHAPEL],
        player={"resources": {"sanctuary-blessing": 1}},
    )
    t.passive()
    t.play(Accept(), PickModel(1))
    assert t.refused(Place((0, 0), (1,))).rule == "DF-WND-10"
    t.play(Place((3, 2), (4,)))
    assert place_of(t, 1) == "(3,2).4"
    assert t.state.resources["0:sanctuary-blessing"] == 0


@rule("DF-SHR-4")
def test_the_sanctuary_asks_nobody_without_a_blessing_or_a_dead_model() -> None:
    t = alternative(
        [squad("pilgrim", "(0,0).0")],
        [HOUND],
        ask="declare",
        tokens=[CHAPEL],
        player={"resources": {"sanctuary-blessing": 0}},
    )
    assert t.passive().asked == "declare"
    t = alternative([KNIGHT], [HOUND], ask="declare", tokens=[CHAPEL], player={"resources": {"sanctuary-blessing": 1}})
    assert t.passive().asked == "declare"


@rule("DF-WND-10", "DF-GEN-8")
def test_the_sanctuary_asks_nobody_when_there_is_no_room_beside_it() -> None:
    blessed = {"resources": {"sanctuary-blessing": 1}}
    t = alternative([squad("pilgrim", "(0,0).0")], [HOUND], ask="declare", player=blessed)
    assert t.passive().asked == "declare"
    assert t.state.resources["0:sanctuary-blessing"] == 1


# the Demons' Shrines

ALTAR = {"type": "shrine", "at": "(2,2)", "owner": 1}


@rule("DF-KEY-12", "DF-KEY-8", "DF-SHR-3")
def test_the_blood_altar_wounds_enemies_in_contact_once_more() -> None:
    t = duel([squad("holy-knight", "(3,2).{1,0}", endurance=2)], [HOUND], turn=1, tokens=[ALTAR])
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[0] == 1
    t = duel([squad("holy-knight", "(3,2).{4,5}")], [squad("gorehound", "(3,2).{3,2}")], turn=1, tokens=[ALTAR])
    t.play(Activate(1), KeepMode(), StartCombat(), Fight(1, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.endurance[0] == 0
    t.dice_used()


@rule("DF-KEY-12", "DF-PAS-4")
def test_the_blood_altar_is_a_source_for_every_player() -> None:
    t = duel([squad("holy-knight", "(3,2).{4,5}")], [HOUND], ask="declare", tokens=[ALTAR])
    t.passive()
    assert t.state.crystals[0] == 3


@rule("DF-SHR-3", "DF-KEY-4", "DF-VIC-3")
def test_the_altar_of_conquest_rewards_an_enemy_killed_in_contact() -> None:
    own = [squad("holy-knight", "(3,2).{4,5}", endurance=0), squad("pilgrim", "(0,0).0")]
    t = alternative(own, [squad("gorehound", "(3,2).{3,2}")], turn=1, tokens=[ALTAR])
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert t.state.marker == -3
    assert (t.state.crystals[1], t.state.temporary[1]) == (3, 1)
    t.dice_used()


@rule("DF-SHR-3")
def test_the_altar_of_conquest_gives_nothing_for_a_death_elsewhere() -> None:
    own = [KNIGHT | {"endurance": 0}, squad("pilgrim", "(0,0).0")]
    t = alternative(own, [HOUND], turn=1, tokens=[ALTAR])
    t.play(Activate(2), KeepMode(), StartCombat(), Fight(5, 0), YELLOW, 4, YELLOW, 1).pass_all()
    assert (t.state.marker, t.state.crystals[1]) == (-2, 2)
    t.dice_used()
