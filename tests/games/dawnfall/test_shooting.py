"""Shooting Actions, Line of Fire and Range. DF-SHO, DF-LOF, DF-RNG, DF-CLR-6."""

from __future__ import annotations

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Done,
    KeepMode,
    Pay,
    PickModel,
    Place,
    PlayCard,
    StartCombat,
    StartMove,
    UseDie,
)
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.stage import squad as sq
from tests.support.wilds import WILDS, token, wild

YELLOW, RED = UseDie("yellow"), UseDie("red")


def shooting(card: str, foes: list[Record], at: str = "(3,2).0", **rest: object) -> Table:
    """One scout (model 0) plays a Shooting Action."""
    return wild([sq("scout", at)], foes, hand=[card], **rest).play(PlayCard(card, "lower", 0))


def aims(t: Table) -> set[tuple[int, int]]:
    """The Spaces of the models that may be named as targets."""
    return {t.state.book.board.spaces[t.state.spaces[p.model]] for p in t.legal(PickModel)}


def hits(t: Table) -> tuple[int, ...]:
    """The models that the last roll hit."""
    found = t.events("hits-found")[-1].hits
    assert isinstance(found, tuple)
    return found


EVERYWHERE = [
    sq("scout", "(3,2).1", "(4,2).0", "(3,3).0", "(2,3).0"),
    sq("scout", "(2,2).0", "(2,1).0", "(3,1).0", "(5,2).0"),
    sq("scout", "(4,4).0", "(4,3).0", "(6,2).0", "(0,2).0"),
]


@rule("DF-SHO-1", "DF-SHO-4", "DF-SHO-7")
def test_a_shot_is_a_check_for_hit_and_an_effect() -> None:
    t = shooting("arrow", [sq("scout", "(6,5).0")]).play(YELLOW, 3)
    assert (hits(t), t.state.endurance[1]) == ((4,), 0)
    t.dice_used()


@rule("DF-SHO-2")
def test_the_player_chooses_the_shooter_before_the_target() -> None:
    t = wild([sq("scout", "(3,2).0", "(0,0).0")], [sq("scout", "(3,2).1", "(6,5).0")], hand=["arrow"])
    t.play(PlayCard("arrow", "lower", 0))
    assert (t.asked, t.legal()) == ("choose-shooter", [PickModel(0), PickModel(1)])
    t.play(PickModel(1))
    assert t.asked == "choose-target"


@rule("DF-SHO-2")
def test_a_dead_model_and_one_of_another_squad_are_no_shooters() -> None:
    t = wild([sq("scout", "(3,2).0", "(0,0).0"), sq("wisp", "(0,1).0")], [sq("scout", "(3,2).1")], hand=["arrow"])
    t.play(PlayCard("arrow", "lower", 0))
    assert t.refused(PickModel(2)).rule == "DF-SHO-2", "dead"
    assert t.refused(PickModel(4)).rule == "DF-SHO-2", "another Squad"


@rule("DF-SHO-2")
def test_an_action_without_a_shooter_needs_none() -> None:
    t = shooting("minelayer", [sq("scout", "(3,2).1")])
    assert t.asked == "choose-die-hit"


@rule("DF-SHO-3")
def test_a_single_shot_at_an_own_model_is_refused() -> None:
    t = wild([sq("scout", "(3,2).0", "(0,0).0")], [sq("scout", "(3,2).1", "(6,5).0")], hand=["arrow"])
    t.play(PlayCard("arrow", "lower", 0), PickModel(0))
    assert t.refused(PickModel(1)).rule == "DF-SHO-3"


@rule("DF-SHO-3")
def test_one_target_is_one_model() -> None:
    t = shooting("arrow", [sq("scout", "(3,2).1", "(3,2).2")]).play(PickModel(5), YELLOW, 4)
    assert hits(t) == (5,)


@rule("DF-SHO-3")
def test_several_targets_are_chosen_one_by_one() -> None:
    t = shooting("twin", [sq("ini-1", "(3,2).1"), sq("ini-2", "(5,2).0"), sq("ini-0", "(0,0).0")])
    t.play(PickModel(4), PickModel(6), YELLOW, 4)
    assert hits(t) == (4, 6)
    t.dice_used()


@rule("DF-SHO-3")
def test_a_shot_at_up_to_three_may_be_aimed_at_one_of_two() -> None:
    foes = [sq("ini-1", "(3,2).1"), sq("ini-2", "(5,2).0")]
    t = shooting("burst", foes)
    assert (t.asked, t.legal()) == ("choose-target", [PickModel(4), PickModel(5)])
    t.play(PickModel(5), Done(), YELLOW, 4)
    assert hits(t) == (5,)
    t.dice_used()


@rule("DF-SHO-3")
def test_no_model_is_chosen_twice() -> None:
    t = shooting("twin", [sq("ini-1", "(3,2).1"), sq("ini-2", "(5,2).0"), sq("ini-0", "(0,0).0")]).play(PickModel(4))
    assert t.refused(PickModel(4)).rule == "DF-SHO-3"
    assert t.refused(Done()).rule == "DF-SHO-3"


@rule("DF-SHO-3", "DF-CRD-9")
def test_a_shot_without_a_target_cannot_be_played() -> None:
    t = wild([sq("scout", "(0,0).0")], [sq("scout", "(6,5).0")], hand=["sling"])
    assert t.refused(PlayCard("sling", "lower", 0)).rule == "DF-CRD-9"


@rule("DF-SHO-4")
def test_a_target_is_hit_when_the_result_is_higher_than_its_ini() -> None:
    for face, hit in ((1, False), (2, False), (3, True), (4, True)):
        t = shooting("arrow", [sq("scout", "(3,2).1")]).play(YELLOW, face)
        assert (hits(t) == (4,)) == hit
        t.dice_used()


@rule("DF-SHO-5")
def test_one_roll_is_compared_with_every_target() -> None:
    foes = [sq("ini-1", "(4,2).0"), sq("ini-2", "(4,2).1"), sq("ini-3", "(4,2).2")]
    t = shooting("blast", foes).play(YELLOW, 3)
    assert (hits(t), len(t.events("die-rolled"))) == ((4, 5), 1)
    t.dice_used()


@rule("DF-EX-30")
def test_example_30_one_roll_of_3_hits_ini_1_and_2() -> None:
    foes = [sq("ini-1", "(4,2).0"), sq("ini-2", "(4,2).1"), sq("ini-3", "(4,2).2")]
    t = shooting("blast", foes).play(YELLOW, 3, PickModel(5)).pass_all()
    assert [t.state.endurance[s] for s in (1, 2, 3)] == [1, 1, 2]
    t.dice_used()


@rule("DF-SHO-6")
def test_attack_and_defense_play_no_part() -> None:
    t = shooting("arrow", [sq("bastion", "(3,2).1")]).play(YELLOW, 2)
    assert (hits(t), t.events("attack-power-fixed"), t.asked.startswith("choose-die")) == ((4,), [], False)
    t.dice_used()


@rule("DF-SHO-7")
def test_the_effect_need_not_be_a_wound() -> None:
    t = shooting("net", [sq("scout", "(3,2).1")]).play(YELLOW, 3)
    assert ([s.model for s in t.state.statuses], t.state.endurance[1]) == ([4], 1)


@rule("DF-SHO-7")
def test_the_effect_is_for_those_hit_and_for_no_other() -> None:
    t = shooting("blast", [sq("ini-1", "(4,2).0"), sq("ini-3", "(4,2).1")]).play(YELLOW, 2)
    assert (t.state.endurance[1], t.state.endurance[2]) == (1, 2)


@rule("DF-SHO-8")
def test_the_shooting_player_orders_the_hits() -> None:
    t = shooting("blast", [sq("scout", "(4,2).0", "(4,2).1"), sq("wisp", "(6,5).0")]).play(YELLOW, 3)
    assert (t.asked, t.seat) == ("order-hits", 0)
    assert t.refused(PickModel(0)).rule == "DF-SHO-7"
    t.play(PickModel(5)).pass_all()
    assert (place_of(t, 5), place_of(t, 4)) == ("(4,2).1", "dead"), "the first hit took the shared token"


@rule("DF-SHO-8")
def test_hits_of_different_squads_are_ordered_too() -> None:
    t = shooting("blast", [sq("ini-1", "(4,2).0"), sq("ini-2", "(4,2).1")]).play(YELLOW, 3)
    assert (t.asked, t.legal()) == ("order-hits", [PickModel(4), PickModel(5)])


@rule("DF-SHO-8", "DF-WND-7")
def test_a_hit_model_that_died_meanwhile_is_not_in_the_order_any_more() -> None:
    foes = [sq("wisp", "(4,2).0", "(4,2).1", "(4,2).2"), sq("scout", "(6,5).0")]
    t = shooting("blast", foes, foe_hand=["scapegoat"]).play(YELLOW, 4, PickModel(4))
    t.play(PlayCard("scapegoat", "lower", -1), PickModel(5)).pass_all()
    assert ([t.state.spaces[m] < 0 for m in (4, 5, 6)], t.asked) == ([False, True, True], "main")
    t.dice_used()


@rule("DF-SHO-8", "DF-CLR-1")
def test_the_end_is_checked_after_the_last_hit() -> None:
    own, foes = [sq("scout", "(3,2).0"), sq("wisp", "(4,2).0")], [sq("wisp", "(4,2).1")]
    t = wild(own, foes, hand=["blast"]).play(PlayCard("blast", "lower", 0), YELLOW, 3)
    t.play(PickModel(7))
    assert (place_of(t, 4), t.match.outcome is None) == ("dead", False)


@rule("DF-SHO-9")
def test_every_model_shoots_with_a_roll_of_its_own() -> None:
    t = wild([sq("scout", "(3,2).0", "(3,2).1")], [sq("scout", "(5,2).0", "(5,2).1")], hand=["volley"])
    t.play(PlayCard("volley", "lower", 0), PickModel(1), PickModel(5), YELLOW, 3, PickModel(4), YELLOW, 4).pass_all()
    assert ([e.hits for e in t.events("hits-found")], place_of(t, 4)) == ([(5,), (4,)], "dead")
    t.dice_used()


@rule("DF-SHO-9")
def test_a_shooter_that_gets_a_target_only_by_the_shot_before_shoots() -> None:
    t = wild([sq("scout", "(0,0).0", "(6,5).0")], [sq("scout", "(0,0).1")], hand=["herd"])
    t.play(PlayCard("herd", "lower", 0), YELLOW, 3, Place((6, 5), (1,)))
    assert t.asked == "choose-die-hit"
    t.play(YELLOW, 2)
    assert [e.hits for e in t.events("hits-found")] == [(4,), ()]
    t.dice_used()


@rule("DF-SHO-9")
def test_every_shot_pays_for_its_own_die() -> None:
    t = wild([sq("scout", "(3,2).0", "(3,2).1")], [sq("ini-5", "(5,2).0")], hand=["volley"])
    t.play(PlayCard("volley", "lower", 0), PickModel(0), RED, Pay(crystals=1), 3, RED, Pay(crystals=1), 4)
    assert t.state.crystals[0] == 0
    t.dice_used()


@rule("DF-SHO-10")
def test_a_model_in_contact_may_shoot_and_be_shot() -> None:
    t = shooting("arrow", [sq("scout", "(3,2).1", "(3,2).2")])
    assert aims(t) == {(3, 2)}
    t.play(PickModel(4), YELLOW, 3)
    assert hits(t) == (4,)


@rule("DF-SHO-10")
def test_shooting_uses_neither_move_nor_combat() -> None:
    own = [sq("scout", "(3,2).0"), sq("wisp", "(0,0).0")]
    t = wild(own, [sq("scout", "(3,2).1")], hand=["arrow"]).play(PlayCard("arrow", "lower", 1), YELLOW, 0)
    t.play(*([] if not t.asked.startswith("offer") else [t.legal()[0]]))
    t.play(Activate(0), KeepMode()).pass_all()
    assert {StartMove(), StartCombat()} <= set(t.legal())


@rule("DF-SHO-11")
def test_a_missed_shot_spends_the_card_and_its_costs() -> None:
    t = shooting("arrow", [sq("scout", "(3,2).1")]).play(YELLOW, 1)
    assert (hits(t), t.state.hands[0], t.state.discards[0]) == ((), (), ("arrow",))


@rule("DF-SHO-12")
def test_an_area_shot_hits_own_models_and_their_deaths_are_scored() -> None:
    own = [sq("scout", "(3,2).0"), sq("bastion", "(4,2).0", endurance=0)]
    t = wild(own, [sq("scout", "(6,5).0")], hand=["blast"]).play(PlayCard("blast", "lower", 0), YELLOW, 3)
    assert (place_of(t, 4), t.state.marker) == ("dead", -2)


@rule("DF-SHO-12", "DF-TVT-9")
def test_an_area_shot_hits_allied_models() -> None:
    places = ("(3,2).0", "(6,5).0", "(4,2).0", "(6,9).0")
    players = [{"faction": "wilds", "squads": [sq("scout", p)]} for p in places]
    players[0]["hand"] = ["blast"]
    options = {"mode": "tvt", "content": [WILDS], "allow_mirror": True}
    t = table({"options": options, "players": players}).play(PlayCard("blast", "lower", 0), YELLOW, 3)
    assert hits(t) == (8,)


@rule("DF-LOF-1", "DF-LOF-2")
def test_a_line_of_fire_runs_in_one_of_six_directions() -> None:
    t = shooting("ray", EVERYWHERE)
    straight = {(3, 2), (4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1), (5, 2), (4, 4), (6, 2), (0, 2)}
    assert aims(t) == straight
    assert t.refused(PickModel(13)).rule == "DF-LOF-2", "(4,3) lies between two directions"


@rule("DF-LOF-1")
def test_only_spaces_matter_for_a_line() -> None:
    for own in ("(3,2).1", "(3,2).4"):
        t = shooting("ray", [sq("scout", "(6,2).3", "(6,2).6")], at=own)
        assert len(t.legal(PickModel)) == 2


@rule("DF-EX-28")
def test_example_28_the_lines_of_an_empty_board_have_16_spaces() -> None:
    rows = ["(4,2)", "(5,2)", "(6,2)", "(3,3)", "(4,4)", "(4,5)", "(2,3)", "(2,4)", "(1,5)"]
    rows += ["(2,2)", "(1,2)", "(0,2)", "(2,1)", "(2,0)", "(3,1)", "(4,0)"]
    every = [f"({c},{r})" for r in range(6) for c in range(7) if (c, r) != (3, 2)]
    seen = []
    for space in every:
        t = wild([sq("scout", "(3,2).0")], [sq("scout", f"{space}.0")], hand=["ray"])
        if t.match.refusal(PlayCard("ray", "lower", 0)) is None:
            seen.append(space)
    assert sorted(seen) == sorted(rows)


@rule("DF-LOF-3")
def test_partly_occupied_spaces_never_block() -> None:
    six = [sq("scout", *(f"(4,2).{k}" for k in range(1, 5))), sq("wisp", "(4,2).5", "(4,2).6"), sq("scout", "(5,2).0")]
    assert aims(shooting("ray", six)) == {(4, 2), (5, 2)}


@rule("DF-LOF-3", "DF-LOF-4")
def test_a_mix_of_models_and_tokens_that_fills_a_space_ends_the_line() -> None:
    foes = [sq("rider", "(4,2).{0,1}"), sq("scout", "(4,2).2", "(4,2).3", "(5,2).0"), sq("wisp", "(4,2).4")]
    t = shooting("ray", foes, tokens=[token("thicket", "(4,2).{5,6}")])
    assert aims(t) == {(4, 2)}
    assert t.refused(PickModel(9)).rule == "DF-LOF-3"


@rule("DF-LOF-4")
@pytest.mark.parametrize("wall", ["source", "shrine"])
def test_a_source_or_shrine_alone_fills_its_space(wall: str) -> None:
    walls = [token(wall, "(4,2)", None if wall == "source" else 1)]
    t = shooting("ray", [sq("scout", "(5,2).0", "(2,2).0", "(1,2).0")], tokens=walls)
    assert aims(t) == {(2, 2), (1, 2)}


@rule("DF-LOF-4", "DF-LOF-5")
def test_a_model_of_seven_hexes_ends_the_line_and_is_a_target() -> None:
    t = shooting("ray", [sq("titan", "(4,2)"), sq("scout", "(5,2).0", "(2,2).0")])
    assert aims(t) == {(4, 2), (2, 2)}


@rule("DF-LOF-4")
def test_statuses_and_tokens_without_a_footprint_fill_nothing() -> None:
    six = [sq("rider", "(4,2).{0,1}", "(4,2).{2,3}", "(4,2).{4,5}"), sq("scout", "(5,2).0", "(5,2).1")]
    marks = [{"status": "mark", "model": "rider.0"}]
    t = shooting("ray", six, tokens=[token("snare", "(4,2)")], statuses=marks)
    assert aims(t) == {(4, 2), (5, 2)}


@rule("DF-LOF-4", "DF-EFF-13")
@pytest.mark.parametrize(
    ("kind", "at", "seen"), [("thicket", "(4,2).{0,1}", True), ("smoke", "(4,2).0", False), ("glass", "(4,2)", True)]
)
def test_a_token_may_say_whether_it_blocks_a_line(kind: str, at: str, seen: bool) -> None:
    foes = [sq("scout", "(5,2).0"), sq("scout", "(6,5).0")]
    t = wild([sq("scout", "(3,2).0")], foes, hand=["ray", "beam"], tokens=[token(kind, at)])
    assert (PlayCard("ray", "lower", 0) in t.legal()) == seen
    assert (PlayCard("beam", "lower", 0) in t.legal()) == seen


@rule("DF-LOF-5")
def test_models_in_the_first_full_space_are_targets() -> None:
    t = shooting("ray", [sq("titan", "(4,2)", "(5,2)")]).play(YELLOW, 4)
    assert hits(t) == (4,)


@rule("DF-LOF-6")
def test_the_own_space_never_blocks() -> None:
    own = [sq("scout", "(3,2).0", "(3,2).1", "(3,2).2", "(3,2).3"), sq("wisp", "(3,2).4", "(3,2).5", "(3,2).6")]
    t = wild(own, [sq("scout", "(5,2).0", "(6,2).0")], hand=["ray"]).play(PlayCard("ray", "lower", 0), PickModel(0))
    assert aims(t) == {(5, 2), (6, 2)}


@rule("DF-LOF-7")
def test_a_line_effect_reaches_the_first_full_space_and_no_further() -> None:
    foes = [sq("scout", "(4,2).0", "(6,2).0"), sq("titan", "(5,2)")]
    t = shooting("beam", foes).play(YELLOW, 4)
    assert set(hits(t)) == {4, 8}


@rule("DF-LOF-7")
def test_a_line_effect_stays_within_its_range() -> None:
    foes = [sq("scout", "(1,2).0", "(3,2).0", "(4,2).0")]
    t = shooting("beam", foes, at="(0,2).0").play(YELLOW, 4)
    assert set(hits(t)) == {4, 5}, "three Spaces long"


@rule("DF-CLR-6")
def test_a_line_effect_spares_the_own_space() -> None:
    own = [sq("scout", "(3,2).0", "(3,2).1")]
    t = wild(own, [sq("scout", "(3,2).2", "(4,2).0")], hand=["beam"])
    t.play(PlayCard("beam", "lower", 0), PickModel(0), YELLOW, 4)
    assert hits(t) == (5,)


@rule("DF-CLR-6", "DF-LOF-2")
def test_a_target_in_the_own_space_is_always_in_line() -> None:
    assert aims(shooting("bow", [sq("scout", "(3,2).1", "(3,2).5")])) == {(3, 2)}


@rule("DF-LOF-8")
def test_an_action_without_line_of_fire_ignores_straightness_and_blocking() -> None:
    t = shooting("arrow", EVERYWHERE, tokens=[token("source", "(1,2)", None)])
    assert len(t.legal(PickModel)) == 12


@rule("DF-EX-29")
def test_example_29_line_of_fire_with_range_3() -> None:
    foes = [sq("scout", "(1,3).0", "(1,0).0", "(3,2).0", "(1,2).0"), sq("titan", "(0,1)")]
    foes += [sq("scout", "(2,2).0", "(4,2).0")]
    t = shooting("bow", foes, at="(0,2).0")
    assert aims(t) == {(3, 2), (1, 2), (2, 2), (0, 1)}
    assert t.refused(PickModel(4)).rule == "DF-LOF-2"
    assert t.refused(PickModel(5)).rule == "DF-LOF-3"
    assert t.refused(PickModel(11)).rule == "DF-RNG-1"


@rule("DF-RNG-1")
def test_range_is_a_distance_in_spaces() -> None:
    t = shooting("bow", [sq("scout", "(3,2).0", "(2,2).0", "(4,2).0")], at="(0,2).0")
    assert aims(t) == {(3, 2), (2, 2)}
    assert t.refused(PickModel(6)).rule == "DF-RNG-1"


@rule("DF-RNG-2", "DF-EX-27")
def test_range_0_reaches_the_own_space_only() -> None:
    foes = [sq("scout", "(3,2).1", "(3,2).2"), *EVERYWHERE[1:]]
    assert aims(shooting("dart", foes)) == {(3, 2)}


@rule("DF-RNG-2", "DF-EX-27")
def test_range_1_reaches_the_own_and_the_neighbouring_spaces() -> None:
    assert aims(shooting("sling", EVERYWHERE)) == {(3, 2), (4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1)}


@rule("DF-RNG-3")
def test_closer_is_always_allowed() -> None:
    assert aims(shooting("bow", [sq("scout", "(3,2).1", "(4,2).0", "(5,2).0", "(6,2).0")])) == {
        (3, 2),
        (4, 2),
        (5, 2),
        (6, 2),
    }


@rule("DF-RNG-3")
def test_data_may_give_a_minimum() -> None:
    assert aims(shooting("lob", [sq("scout", "(3,2).1", "(4,2).0", "(5,2).0", "(6,2).0")])) == {(5, 2), (6, 2)}


@rule("DF-RNG-4")
def test_without_a_range_the_whole_map_is_in_range() -> None:
    t = shooting("arrow", [sq("scout", "(6,5).0", "(0,5).0")], at="(0,0).0")
    assert aims(t) == {(6, 5), (0, 5)}


@rule("DF-RNG-5")
def test_the_range_of_a_spell_is_measured_from_the_model_that_it_names() -> None:
    foes = [sq("scout", "(4,2).0", "(5,2).0", "(6,2).0")]
    t = wild([sq("scout", "(3,2).0")], foes, hand=["brand"]).play(PlayCard("brand", "lower", 0))
    assert aims(t) == {(4, 2), (5, 2)}


def hit_by(die: UseDie, face: int) -> set[int]:
    """The INI values from 0 to 6 that this face hits."""
    foes = [sq(f"ini-{n}", f"(4,2).{n}") for n in range(7)]
    t = wild([sq("scout", "(3,2).0")], foes, hand=["minelayer"])
    t.play(face, PlayCard("minelayer", "lower", 0), die)
    while not t.events("hits-found"):
        t.play(t.legal()[0])
    t.dice_used()
    return {m - 4 for m in hits(t)}


@rule("DF-EX-40")
@pytest.mark.parametrize(
    ("die", "faces", "counts"),
    [(YELLOW, (0, 0, 1, 2, 3, 4), [4, 3, 2, 1, 0, 0, 0]), (RED, (1, 2, 3, 4, 5, 6), [6, 5, 4, 3, 2, 1, 0])],
)
def test_example_40_chances_to_hit(die: UseDie, faces: tuple[int, ...], counts: list[int]) -> None:
    rolls = [hit_by(die, face) for face in faces]
    assert [sum(n in found for found in rolls) for n in range(7)] == counts
