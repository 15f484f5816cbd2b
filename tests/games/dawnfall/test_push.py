"""Pushing: who is pushed, where to, and when it is impossible. DF-PSH."""

from __future__ import annotations

from edgewise import replay
from edgewise.games.dawnfall.actions import (
    Activate,
    KeepMode,
    Movers,
    Pass,
    PickModel,
    Place,
    PlayCard,
    Push,
    StartMove,
)
from tests.support.play import Table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.stage import squad as sq
from tests.support.wilds import token, wild

FAR = sq("scout", "(6,5).0")
ALL = (0, 1, 2, 3, 4, 5, 6)


def moving(t: Table, *movers: int) -> Table:
    """The Move Action of the first Squad with these movers, at the first end position."""
    return t.play(Activate(0), KeepMode(), StartMove(), Movers(movers))


def destinations(t: Table) -> set[tuple[tuple[int, int], tuple[int, ...]]]:
    """Where the covered model in question may go."""
    return {(p.space, p.hexes) for p in t.legal(Push)}


@rule("DF-PSH-1")
def test_a_model_that_ends_on_a_smaller_one_pushes_it() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")]), 0)
    t.play(Place((3, 2), (0, 1)), Push(3, (3, 2), (4,)))
    assert (place_of(t, 0), place_of(t, 3)) == ("(3,2).{0,1}", "(3,2).4")


@rule("DF-PSH-1")
def test_an_own_model_is_pushed_like_an_enemy() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}"), sq("scout", "(3,2).0")], [FAR]), 0)
    t.play(Place((3, 2), (0, 1)), Push(3, (3, 2), (4,)))
    assert place_of(t, 3) == "(3,2).4"


@rule("DF-PSH-1")
def test_one_covered_hex_of_a_base_is_enough() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("rider", "(3,2).{2,3}")]), 0)
    t.play(Place((3, 2), (0, 1, 2)), Push(2, (3, 2), (3, 4)))
    assert place_of(t, 2) == "(3,2).{3,4}"


@rule("DF-PSH-2", "DF-MOV-7")
def test_only_models_in_the_last_space_are_pushed() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0", "(4,2).0")]), 0)
    t.play(Place((4, 2), (0, 1)))
    assert [p.model for p in t.legal(Push)].count(3) == 0
    t.play(Push(4, (4, 2), (4,)))
    assert place_of(t, 3) == "(3,2).0"


@rule("DF-PSH-3")
def test_an_equal_base_is_not_pushed() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("rider", "(3,2).{0,4}")]), 0)
    assert t.refused(Place((3, 2), (0, 1))).rule == "DF-MOV-8"


@rule("DF-PSH-3")
def test_a_small_base_pushes_nobody() -> None:
    t = moving(wild([sq("scout", "(2,2).0")], [sq("scout", "(3,2).0")]), 0)
    assert (0,) not in {p.hexes for p in t.legal(Place) if p.space == (3, 2)}


@rule("DF-PSH-3", "DF-TOK-2")
def test_a_map_token_is_not_pushed() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [FAR], tokens=[token("boulder", "(3,2).1")]), 0)
    assert t.refused(Place((3, 2), (0, 1, 2))).rule == "DF-MOV-8"


@rule("DF-PSH-3")
def test_a_model_that_cannot_be_pushed_bars_the_place() -> None:
    anchored = [{"status": "anchor", "model": "scout.0"}]
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")], statuses=anchored), 0)
    assert t.refused(Place((3, 2), (0, 1))).rule == "DF-PSH-3"


@rule("DF-PSH-4")
def test_a_pushed_model_lands_in_contact_with_the_pusher() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")]), 0).play(Place((3, 2), (0, 1)))
    beside = {((3, 2), (k,)) for k in (2, 3, 4, 5, 6)}
    assert destinations(t) == beside | {((4, 2), (4,)), ((4, 2), (5,)), ((3, 1), (3,))}


@rule("DF-PSH-4")
def test_a_pushed_model_may_change_space_and_turn() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("rider", "(3,2).{0,1}")]), 0)
    t.play(Place((3, 2), (0, 1, 2)), Push(2, (4, 2), (0, 5)))
    assert place_of(t, 2) == "(4,2).{0,5}"


@rule("DF-PSH-4", "DF-BRD-15")
def test_the_hexes_of_mover_and_pushed_model_are_named_in_any_order() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("rider", "(3,2).{0,1}")]), 0)
    assert t.refused(Place((3, 2), (2, 0, 4))).rule == "DF-BRD-16"
    t.play(Place((3, 2), (2, 1, 0)))
    assert t.refused(Push(2, (3, 2), (2, 1))).rule == "DF-PSH-4"
    t.play(Push(2, (4, 2), (5, 0)))
    assert (place_of(t, 0), place_of(t, 2)) == ("(3,2).{0,1,2}", "(4,2).{0,5}")
    assert replay(t.match.record).position() == t.match.position()


@rule("DF-PSH-4")
def test_a_push_out_of_contact_is_refused() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")]), 0).play(Place((3, 2), (0, 1)))
    assert t.refused(Push(3, (5, 2), (0,))).rule == "DF-PSH-4"


@rule("DF-PSH-4", "DF-PSH-9")
def test_a_push_onto_occupied_hexes_is_refused() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("rider", "(3,2).{0,1}"), sq("scout", "(3,2).4")]), 0)
    t.play(Place((3, 2), (0, 1, 2)))
    assert t.refused(Push(2, (3, 2), (4, 5))).rule == "DF-PSH-4"


@rule("DF-PSH-4", "DF-BRD-16")
def test_a_push_across_a_border_is_refused() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("rider", "(3,2).{0,1}")]), 0).play(Place((3, 2), (0, 1, 2)))
    assert t.refused(Push(2, (4, 2), (4, 6))).rule == "DF-PSH-4"
    assert t.refused(Push(2, (4, 2), (4,))).rule == "DF-PSH-4"


@rule("DF-PSH-5")
def test_the_moving_player_chooses_for_enemy_models() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")]), 0).play(Place((3, 2), (0, 1)))
    assert (t.asked, t.seat) == ("push-model", 0)


@rule("DF-PSH-6")
def test_hexes_that_the_pusher_leaves_are_free() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [sq("scout", "(3,2).3")]), 0).play(Place((3, 2), (2, 3)))
    assert ((3, 2), (0,)) in destinations(t)
    assert ((3, 2), (2,)) not in destinations(t)


@rule("DF-PSH-6")
def test_hexes_that_other_movers_leave_are_free() -> None:
    t = wild([sq("rider", "(3,2).{0,1}", "(3,2).{4,5}")], [sq("scout", "(3,2).3")])
    moving(t, 1, 0).play(Place((2, 2), (0, 1)), Place((3, 2), (2, 3)))
    assert {((3, 2), (4,)), ((3, 2), (0,))} <= destinations(t)
    t.play(Push(3, (3, 2), (4,)))
    assert place_of(t, 3) == "(3,2).4"


@rule("DF-PSH-6")
def test_hexes_of_a_pushed_model_that_stay_uncovered_are_free() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("rider", "(3,2).{2,3}")]), 0).play(Place((3, 2), (0, 1, 2)))
    assert ((3, 2), (3, 4)) in destinations(t)


@rule("DF-PSH-7")
def test_a_model_without_a_destination_bars_the_place() -> None:
    corner = [token("source", s, None) for s in ("(1,0)", "(0,1)")]
    foes = [sq("rider", "(0,0).{0,1}"), sq("scout", "(0,0).3", "(0,0).5")]
    t = wild([sq("ogre", "(3,3).{0,1,2}")], foes, tokens=corner, hand=["jump"])
    t.play(PlayCard("jump", "lower", -1), PickModel(0))
    assert t.refused(Place((0, 0), (0, 1, 2))).rule == "DF-PSH-7"


@rule("DF-PSH-7")
def test_a_mover_does_not_end_on_a_model_without_a_destination() -> None:
    foes = [sq("rider", "(0,0).{0,1}"), sq("scout", "(0,0).3", "(0,0).5")]
    walls = [token("source", "(1,0)", None), token("boulder", "(0,1).5"), token("boulder", "(0,1).6")]
    t = moving(wild([sq("ogre", "(0,1).{0,1,2}")], foes, tokens=walls), 0)
    assert t.refused(Place((0, 0), (0, 1, 2))).rule == "DF-PSH-7"


@rule("DF-PSH-8")
def test_destinations_are_given_to_all_covered_models_jointly() -> None:
    corner = [token("source", "(1,0)", None)]
    own, foes = [sq("titan", "(0,1)")], [sq("scout", "(0,0).0", "(0,0).1")]
    t = moving(wild(own, foes, tokens=corner), 0).play(Place((0, 0), ALL))
    first = {p.hexes for p in t.legal(Push)}
    t.play(Push(2, *next(iter(sorted(destinations(t))))))
    assert {p.model for p in t.legal(Push)} == {3}
    assert {p.hexes for p in t.legal(Push)} < first


@rule("DF-PSH-8")
def test_an_end_with_room_for_one_of_two_covered_models_is_illegal() -> None:
    walls = [token("source", "(1,0)", None), token("boulder", "(0,1).5"), token("boulder", "(0,1).6")]
    full = wild([sq("titan", "(3,3)")], [sq("scout", "(0,0).0", "(0,0).1")], tokens=walls, hand=["jump"])
    full.play(PlayCard("jump", "lower", -1), PickModel(0))
    assert full.refused(Place((0, 0), ALL)).rule == "DF-PSH-7"


@rule("DF-PSH-8")
def test_the_covered_models_are_named_one_after_the_other() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("scout", "(3,2).0", "(3,2).1")]), 0)
    t.play(Place((3, 2), (0, 1, 2)))
    assert t.refused(Push(3, (3, 2), (4,))).rule == "DF-PSH-8"


@rule("DF-PSH-6", "DF-PSH-8")
def test_two_pushed_models_do_not_land_on_the_same_hex_that_a_third_leaves() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("scout", "(3,2).0", "(3,2).1"), sq("rider", "(3,2).{2,3}")]), 0)
    t.play(Place((3, 2), (0, 1, 2)), Push(2, (3, 2), (3,)))
    assert ((3, 2), (3,)) not in destinations(t)


@rule("DF-PSH-9")
def test_a_pushed_model_pushes_nobody() -> None:
    t = moving(wild([sq("titan", "(2,2)")], [sq("ogre", "(3,2).{0,1,2}"), sq("scout", "(4,2).0")]), 0)
    t.play(Place((3, 2), ALL))
    assert not [p for p in t.legal(Push) if p.space == (4, 2)], "every triangle needs the centre hex"


@rule("DF-PSH-10", "DF-EX-18")
def test_example_18_no_model_is_pushed_twice_in_one_action() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}", "(2,2).{3,4}")], [sq("scout", "(3,2).0")]), 0, 1)
    t.play(Place((3, 2), (0, 1)), Push(3, (3, 2), (3,)))
    assert t.refused(Place((3, 2), (3, 4))).rule == "DF-PSH-10"


@rule("DF-PSH-10")
def test_movers_of_the_same_action_are_not_pushed() -> None:
    own = [sq("scout", "(3,2).0"), sq("ogre", "(2,2).{0,1,2}")]
    t = wild(own, [FAR], hand=["muster"])
    t.play(PlayCard("muster", "lower", -1), Movers((0, 4)), Place((3, 2), (4,)))
    assert t.refused(Place((3, 2), (0, 3, 4))).rule == "DF-MOV-11"
    t.play(Place((3, 2), (0, 1, 2)))
    assert (place_of(t, 0), place_of(t, 4)) == ("(3,2).4", "(3,2).{0,1,2}")


@rule("DF-PSH-10")
def test_a_model_may_be_pushed_again_in_the_next_action() -> None:
    t = wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")], hand=["march"])
    moving(t, 0).play(Place((3, 2), (0, 1)), Push(3, (3, 2), (3,)))
    t.play(PlayCard("march", "lower", 0), Movers((0,)), Place((3, 2), (2, 3)), Push(3, (3, 2), (4,)))
    assert place_of(t, 3) == "(3,2).4"


@rule("DF-PSH-11")
def test_nobody_is_forced_to_push() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")]), 0).play(Place((3, 2), (1, 2)))
    assert (place_of(t, 0), place_of(t, 3)) == ("(3,2).{1,2}", "(3,2).0")


@rule("DF-PSH-12")
def test_a_pushed_model_may_land_beside_a_source_and_an_enemy() -> None:
    foes = [sq("scout", "(3,2).0")]
    t = moving(wild([sq("rider", "(2,2).{0,1}")], foes, tokens=[token("source", "(4,2)", None)]), 0)
    t.play(Place((3, 2), (0, 3)), Push(3, (3, 2), (2,)))
    assert place_of(t, 3) == "(3,2).2"


@rule("DF-PSH-12")
def test_a_pushed_model_sets_off_no_trap() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")], tokens=[token("mine", "(4,2)", 0)]), 0)
    t.play(Place((3, 2), (0, 1)), Push(3, (4, 2), (4,)))
    assert (t.state.endurance[1], len(t.state.tokens)) == (1, 1)


@rule("DF-EX-19")
def test_example_19_three_models_are_pushed() -> None:
    t = moving(wild([sq("ogre", "(2,2).{0,1,2}")], [sq("scout", "(3,2).0", "(3,2).1", "(3,2).2", "(3,2).4")]), 0)
    t.play(Place((3, 2), (0, 1, 2)))
    beside = {((3, 2), (3,)), ((3, 2), (5,)), ((3, 2), (6,))}
    outside = {((4, 2), (4,)), ((4, 2), (5,)), ((3, 3), (5,)), ((3, 3), (6,)), ((3, 1), (3,))}
    assert destinations(t) == beside | outside
    t.play(Push(2, (3, 2), (3,)), Push(3, (3, 2), (5,)), Push(4, (3, 2), (6,)))
    assert [place_of(t, m) for m in range(2, 6)] == ["(3,2).3", "(3,2).5", "(3,2).6", "(3,2).4"]


def crowd(corner: str = "(4,1).3") -> Table:
    """The situation of example 20: a 2-hex model of MOV 4 in (2,2) among others."""
    foes = [
        sq("rider", "(3,2).{0,1}", "(3,2).{2,3}", "(3,2).{4,5}"),
        sq("titan", "(4,2)", "(2,3)"),
        sq("scout", "(2,1).0", corner, "(4,0).0", "(4,0).2"),
        sq("rider", "(3,1).{0,1}"),
        sq("wisp", "(4,0).4", "(4,0).6"),
    ]
    walls = [] if corner == "(4,1).3" else [token("source", "(4,1)", None)]
    return moving(wild([sq("lynx", "(2,2).{0,4}")], foes, tokens=walls), 0)


@rule("DF-EX-20")
def test_example_20_the_only_way_leads_round_the_full_spaces() -> None:
    t = crowd()
    ends = {p.space for p in t.legal(Place)}
    assert (5, 2) in ends
    assert not {(4, 2), (2, 3)} & ends
    assert t.state.book.board.distance[t.state.book.board.index[2, 2]][t.state.book.board.index[5, 2]] == 3


@rule("DF-EX-21")
def test_example_21_a_full_space_is_not_crossed_by_a_push() -> None:
    t = crowd(corner="(6,5).0")
    assert t.refused(Place((5, 0), (0, 1))).rule == "DF-MOV-7"


@rule("DF-EX-21")
def test_example_21_ending_by_a_push_where_crossing_is_impossible() -> None:
    t = crowd().play(Place((4, 0), (0, 1)))
    assert destinations(t) == {((4, 0), (3,)), ((4, 0), (5,)), ((5, 0), (4,)), ((5, 0), (5,))}


def test_a_push_is_not_passed() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [sq("scout", "(3,2).0")]), 0).play(Place((3, 2), (0, 1)))
    assert t.refused(Pass()).rule == "DF-PSH-4"
