"""Move Actions: who moves, how far, through what, and where they end. DF-MOV, DF-CLR-4."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Done,
    GoVia,
    KeepMode,
    Movers,
    PickModel,
    PickSpace,
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


def moving(t: Table, squad: int = 0) -> Table:
    """The Move Action of an Activation, at the choice of the movers."""
    return t.play(Activate(squad), KeepMode(), StartMove())


def spaces(t: Table) -> set[tuple[int, int]]:
    """The Spaces in which the mover in question may end."""
    return {p.space for p in t.legal(Place)}


@rule("DF-MOV-1")
def test_an_activation_gives_a_move_action() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [FAR]))
    t.play(Movers((0,)), Place((4, 2), (0,)))
    assert place_of(t, 0) == "(4,2).0"


@rule("DF-MOV-1")
def test_an_effect_grants_a_move_action_beside_the_activation() -> None:
    t = wild([sq("scout", "(3,2).0")], [FAR], hand=["march"])
    t.play(PlayCard("march", "lower", 0), Movers((0,)), Place((5, 2), (0,)))
    moving(t).play(Movers((0,)), Place((6, 2), (0,)))
    assert place_of(t, 0) == "(6,2).0"


@rule("DF-MOV-1")
def test_nobody_moves_outside_a_move_action() -> None:
    assert wild([sq("scout", "(3,2).0")], [FAR]).refused(Movers((0,))).rule == "DF-MOV-1"


@rule("DF-MOV-2")
def test_any_number_of_the_models_may_move() -> None:
    t = moving(wild([sq("scout", "(3,2).0", "(3,2).1", "(3,2).2")], [FAR]))
    assert Done() in t.legal()
    assert {m.models for m in t.legal(Movers)} == {(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)}


@rule("DF-MOV-2")
def test_nobody_need_move() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [FAR])).play(Done())
    assert place_of(t, 0) == "(3,2).0"


@rule("DF-MOV-2")
def test_the_models_of_a_squad_may_part() -> None:
    t = moving(wild([sq("scout", "(3,2).0", "(3,2).1")], [FAR]))
    t.play(Movers((0, 1)), Place((1, 2), (0,)), Place((5, 2), (0,)))
    assert (place_of(t, 0), place_of(t, 1)) == ("(1,2).0", "(5,2).0")


@rule("DF-MOV-2")
def test_a_model_of_another_squad_is_no_mover() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [FAR]))
    assert t.refused(Movers((4,))).rule == "DF-MOV-2"


@rule("DF-MOV-3")
def test_a_model_goes_at_most_its_mov_in_spaces() -> None:
    t = moving(wild([sq("scout", "(0,0).0")], [FAR])).play(Movers((0,)))
    assert spaces(t) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (1, 2)}
    assert t.refused(Place((3, 0), (0,))).rule == "DF-MOV-3"


@rule("DF-MOV-3")
def test_steps_that_one_model_leaves_unused_are_lost_to_the_others() -> None:
    t = moving(wild([sq("scout", "(0,0).0", "(0,0).1")], [FAR]))
    t.play(Movers((0, 1)), Place((0, 0), (3,)))
    assert t.refused(Place((3, 0), (0,))).rule == "DF-MOV-3"


@rule("DF-MOV-3")
def test_a_declared_way_that_is_too_long_is_refused() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("snare", "(4,2)")]))
    t.play(Movers((0,)), Place((5, 2), (0, 1)))
    assert t.refused(GoVia(((3, 3), (4, 3), (5, 3), (5, 2)))).rule == "DF-MOV-3"


@rule("DF-MOV-3")
def test_a_step_goes_to_a_neighbouring_space() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("snare", "(4,2)")]))
    t.play(Movers((0,)), Place((5, 2), (0, 1)))
    assert t.refused(GoVia(((3, 3), (5, 2)))).rule == "DF-MOV-3"


@rule("DF-MOV-4")
def test_a_change_of_mov_on_the_way_does_not_shorten_the_move() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("mire", "(4,2)")]))
    t.play(Movers((0,)), Place((5, 2), (0, 1)), GoVia(((4, 2), (5, 2))))
    assert place_of(t, 0) == "(5,2).{0,1}"


@rule("DF-MOV-4")
def test_the_change_counts_from_the_next_move_action_on() -> None:
    t = wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("mire", "(4,2)")], hand=["march"])
    moving(t).play(Movers((0,)), Place((4, 2), (0, 1)), GoVia(((4, 2),)))
    t.play(PlayCard("march", "lower", 0), Movers((0,)))
    assert spaces(t) == {(4, 2)}


@rule("DF-MOV-5")
def test_a_model_may_turn_and_shift_in_its_own_space() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR])).play(Movers((0,)), Place((3, 2), (4, 5)))
    assert place_of(t, 0) == "(3,2).{4,5}"


@rule("DF-MOV-5")
def test_a_model_with_mov_0_may_push_in_its_own_space() -> None:
    t = moving(wild([sq("tower", "(3,2).{0,1}")], [sq("scout", "(3,2).4")])).play(Movers((0,)))
    assert spaces(t) == {(3, 2)}
    t.play(Place((3, 2), (3, 4)), Push(1, (3, 2), (5,)))
    assert (place_of(t, 0), place_of(t, 1)) == ("(3,2).{3,4}", "(3,2).5")


@rule("DF-MOV-5", "DF-SQD-11")
def test_a_model_that_makes_no_move_actions_does_not_shift_either() -> None:
    t = wild([sq("tower", "(3,2).{0,1}", mode="other")], [sq("scout", "(3,2).2")])
    t.play(Activate(0), KeepMode()).pass_all()
    assert t.refused(StartMove()).rule == "DF-SQD-11"


@rule("DF-MOV-6")
def test_a_base_fits_into_every_space_on_the_way() -> None:
    wall = [sq("scout", "(1,0).1", "(1,0).3", "(1,0).5")]
    t = moving(wild([sq("ogre", "(0,0).{0,1,2}")], wall, tokens=[token("source", "(0,1)", None)])).play(Movers((0,)))
    assert spaces(t) == {(0, 0), (1, 0)}, "(1,0) has room by a Push only, (0,1) is full"


@rule("DF-MOV-6")
def test_a_space_that_is_full_is_not_crossed() -> None:
    t = moving(wild([sq("scout", "(0,0).0")], [FAR], tokens=[token("source", "(1,0)", None)])).play(Movers((0,)))
    assert t.refused(Place((2, 0), (0,))).rule == "DF-MOV-6"


@rule("DF-MOV-6")
def test_no_route_from_hex_to_hex_is_needed() -> None:
    ring = [sq("scout", "(3,2).1", "(3,2).2", "(3,2).3", "(3,2).4"), sq("wisp", "(3,2).5", "(3,2).6")]
    t = moving(wild([sq("scout", "(3,2).0")], ring)).play(Movers((0,)), Place((5, 2), (0,)))
    assert place_of(t, 0) == "(5,2).0"


@rule("DF-MOV-7")
def test_nobody_is_pushed_in_a_space_that_is_only_crossed() -> None:
    line = [sq("scout", "(1,0).0"), sq("scout", "(0,1).0")]
    t = moving(wild([sq("ogre", "(0,0).{0,1,2}")], line)).play(Movers((0,)))
    assert spaces(t) == {(0, 0), (1, 0), (0, 1)}
    assert t.refused(Place((2, 0), (0, 1, 2))).rule == "DF-MOV-7"


@rule("DF-MOV-7")
def test_a_declared_way_does_not_cross_where_only_a_push_would_help() -> None:
    foes = [sq("scout", "(3,3).0")]
    t = moving(wild([sq("ogre", "(3,2).{0,1,2}")], foes, tokens=[token("snare", "(4,2)")]))
    t.play(Movers((0,)), Place((5, 2), (0, 1, 2)))
    assert t.refused(GoVia(((3, 3), (4, 3), (5, 2)))).rule == "DF-MOV-7"


@rule("DF-MOV-8")
def test_the_end_does_not_overlap_a_token() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("source", "(4,2)", None)])).play(Movers((0,)))
    assert t.refused(Place((4, 2), (0, 1))).rule == "DF-MOV-8"


@rule("DF-MOV-8")
def test_the_end_does_not_overlap_a_shrine() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("shrine", "(4,2)", 0)])).play(Movers((0,)))
    assert t.refused(Place((4, 2), (0, 1))).rule == "DF-MOV-8"


@rule("DF-MOV-8")
def test_the_end_does_not_overlap_an_equal_base_of_any_owner() -> None:
    own = [sq("rider", "(3,2).{0,1}", "(3,2).{3,4}"), sq("tower", "(3,3).{0,1}")]
    t = moving(wild(own, [sq("rider", "(4,2).{0,1}")])).play(Movers((0,)))
    assert t.refused(Place((4, 2), (0, 4))).rule == "DF-MOV-8"
    assert t.refused(Place((3, 3), (0, 4))).rule == "DF-MOV-8"
    assert t.refused(Place((3, 2), (2, 3))).rule == "DF-MOV-8"


@rule("DF-MOV-8")
def test_the_end_does_not_overlap_a_larger_base() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [sq("ogre", "(4,2).{0,1,2}")])).play(Movers((0,)))
    assert t.refused(Place((4, 2), (0, 4))).rule == "DF-MOV-8"


@rule("DF-MOV-9")
def test_squad_mates_move_at_the_same_time_and_may_swap() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}", "(4,2).{0,4}")], [FAR]))
    t.play(Movers((0, 1)), Place((4, 2), (0, 4)), Place((3, 2), (0, 1)))
    assert (place_of(t, 0), place_of(t, 1)) == ("(4,2).{0,4}", "(3,2).{0,1}")


@rule("DF-MOV-9")
def test_a_plan_with_one_illegal_end_moves_nobody() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}", "(3,2).{3,4}")], [FAR]))
    t.play(Movers((0, 1)), Place((4, 2), (0, 1)))
    assert t.refused(Place((4, 2), (1, 2))).rule == "DF-MOV-11"
    assert (place_of(t, 0), place_of(t, 1)) == ("(3,2).{0,1}", "(3,2).{3,4}")


@rule("DF-MOV-9")
def test_movers_that_find_no_ends_together_are_refused() -> None:
    walls = [token("source", s, None) for s in ("(0,1)", "(3,0)", "(1,1)", "(2,1)")]
    walls += [token("boulder", f"({c},0).{k}") for c in (0, 2) for k in (3, 4, 6)]
    t = moving(wild([sq("bear", "(0,0).{0,1,2}", "(2,0).{0,1,2}")], [FAR], tokens=walls))
    assert {m.models for m in t.legal(Movers)} == {(0,), (1,)}, "both can go to (1,0), but not together"
    assert t.refused(Movers((0, 1))).rule == "DF-MOV-9"


@rule("DF-MOV-9", "DF-PSH-8")
def test_a_plan_that_takes_long_to_find_in_a_crammed_corner_is_found() -> None:
    walls = [token("source", s, None) for s in ("(2,0)", "(1,1)", "(0,2)", "(1,2)")]
    own = [sq("titan", "(0,0)", "(0,1)"), sq("rider", "(1,0).{1,6}", "(1,0).{3,4}")]
    foes = [sq("scout", "(1,0).2"), sq("rider", "(1,0).{0,5}"), FAR]
    t = wild(own, foes, tokens=walls, hand=["muster"]).play(PlayCard("muster", "lower", -1), Movers((2, 0, 1)))
    while t.asked in ("place-mover", "push-model"):
        t.play(t.legal()[0])
    assert t.asked == "main"


@rule("DF-MOV-10")
def test_movers_do_not_block_the_way_of_each_other() -> None:
    walls = [token("source", "(0,1)", None)]
    t = moving(wild([sq("ogre", "(0,0).{0,1,2}", "(1,0).{0,1,2}")], [FAR], tokens=walls))
    t.play(Movers((0, 1)), Place((2, 0), (0, 1, 2)), Place((3, 0), (0, 1, 2)))
    assert place_of(t, 0) == "(2,0).{0,1,2}"


@rule("DF-MOV-10")
def test_a_squad_mate_that_stays_blocks_the_way() -> None:
    walls = [token("source", "(0,1)", None)]
    t = moving(wild([sq("ogre", "(0,0).{0,1,2}", "(1,0).{0,1,2}")], [FAR], tokens=walls)).play(Movers((0,)))
    assert spaces(t) == {(0, 0)}


@rule("DF-MOV-10")
def test_a_model_enclosed_by_squad_mates_goes_when_they_go() -> None:
    walls = [token("source", "(0,1)", None)]
    t = moving(wild([sq("titan", "(0,0)", "(1,0)")], [FAR], tokens=walls))
    assert t.refused(Movers((0,))).rule == "DF-MOV-9"
    t.play(Movers((0, 1)), Place((2, 0), (0, 1, 2, 3, 4, 5, 6)), Place((3, 0), (0, 1, 2, 3, 4, 5, 6)))
    assert (place_of(t, 0), place_of(t, 1)) == ("(2,0).{0,1,2,3,4,5,6}", "(3,0).{0,1,2,3,4,5,6}")


@rule("DF-MOV-10")
def test_a_model_that_will_be_pushed_still_blocks_the_way() -> None:
    walls = [token("source", "(0,1)", None)]
    own = [sq("ogre", "(2,1).{0,1,2}", "(0,0).{0,1,2}")]
    t = moving(wild(own, [sq("scout", "(1,0).0")], tokens=walls))
    t.play(Movers((0, 1)), Place((1, 0), (0, 1, 2)), Push(2, (2, 0), (4,)))
    assert spaces(t) == {(0, 0)}


@rule("DF-MOV-11")
def test_hexes_left_by_movers_are_free_at_the_end() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}", "(3,2).{3,4}")], [FAR]))
    t.play(Movers((0, 1)), Place((3, 2), (3, 4)), Place((3, 2), (0, 1)))
    assert (place_of(t, 0), place_of(t, 1)) == ("(3,2).{3,4}", "(3,2).{0,1}")


@rule("DF-MOV-11")
def test_no_two_movers_share_a_hex() -> None:
    t = moving(wild([sq("scout", "(3,2).0", "(3,2).1")], [FAR]))
    t.play(Movers((0, 1)), Place((4, 2), (0,)))
    assert t.refused(Place((4, 2), (0,))).rule == "DF-MOV-11"


@rule("DF-MOV-12")
def test_a_way_may_come_back_to_a_space() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("mine", "(4,2)")]))
    t.play(Movers((0,)), Place((2, 2), (0, 1)), GoVia(((4, 2), (3, 2), (2, 2))))
    assert (place_of(t, 0), t.state.endurance[0]) == ("(2,2).{0,1}", 0)


@rule("DF-MOV-12")
def test_a_way_may_lead_back_to_the_start_space() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("mine", "(4,2)")]))
    t.play(Movers((0,)), Place((3, 2), (3, 4)), GoVia(((4, 2), (3, 2))))
    assert (place_of(t, 0), t.state.endurance[0]) == ("(3,2).{3,4}", 0)


@rule("DF-MOV-12")
def test_a_space_is_reachable_when_any_way_is_short_enough() -> None:
    walls = [token("source", s, None) for s in ("(4,2)", "(3,3)")]
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=walls)).play(Movers((0,)))
    assert (5, 2) in spaces(t), "(3,1), (4,1), (5,2)"


@rule("DF-MOV-12")
def test_a_way_ends_where_the_model_ends() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("snare", "(4,2)")]))
    t.play(Movers((0,)), Place((5, 2), (0, 1)))
    assert t.refused(GoVia(((3, 3), (4, 3)))).rule == "DF-MOV-12"


@rule("DF-MOV-13")
def test_leaving_contact_costs_nothing_and_nobody_answers() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [sq("scout", "(3,2).1", "(3,2).4")]))
    t.play(Movers((0,)), Place((5, 2), (0,)))
    assert (place_of(t, 0), t.state.endurance[0], t.seat) == ("(5,2).0", 1, 0)


@rule("DF-MOV-15")
def test_a_relocation_ignores_ways_and_mov() -> None:
    walls = [token("source", s, None) for s in ("(1,0)", "(0,1)")]
    t = wild([sq("scout", "(0,0).0")], [FAR], tokens=walls, hand=["blink"])
    t.play(PlayCard("blink", "lower", -1), PickModel(0), Place((6, 4), (0,)))
    assert place_of(t, 0) == "(6,4).0"


@rule("DF-MOV-15", "DF-PSH-1", "DF-PSH-5")
def test_a_relocated_model_may_push_and_its_player_says_where() -> None:
    t = wild([sq("rider", "(0,0).{0,1}")], [sq("scout", "(6,5).0")], hand=["jump"])
    t.play(PlayCard("jump", "lower", -1), PickModel(0), Place((6, 5), (0, 1)))
    assert t.seat == 0
    t.play(Push(3, (6, 5), (4,)))
    assert (place_of(t, 0), place_of(t, 3)) == ("(6,5).{0,1}", "(6,5).4")


@rule("DF-MOV-15")
def test_a_relocated_model_needs_a_legal_end() -> None:
    t = wild([sq("rider", "(0,0).{0,1}")], [sq("rider", "(6,5).{0,1}")], hand=["jump"])
    t.play(PlayCard("jump", "lower", -1), PickModel(0))
    assert t.refused(Place((6, 5), (0, 4))).rule == "DF-MOV-8"
    assert t.refused(Place((7, 5), (0, 4))).rule == "DF-BRD-17"


@rule("DF-MOV-15", "DF-KEY-3")
def test_a_relocation_that_pushes_nobody_says_so() -> None:
    t = wild([sq("rider", "(0,0).{0,1}")], [sq("scout", "(3,2).0")], hand=["blink"])
    t.play(PlayCard("blink", "lower", -1), PickModel(0))
    refusal = t.refused(Place((3, 2), (0, 1)))
    assert (refusal.rule, refusal.key) == ("DF-MOV-15", "refused-nobody-is-pushed")


@rule("DF-MOV-16")
def test_a_ban_on_moves_stops_move_actions() -> None:
    shackled = [{"status": "shackle", "model": "scout.0"}]
    own = [sq("scout", "(3,2).0", "(3,2).1")]
    t = moving(wild(own, [sq("wisp", "(6,5).0")], statuses=shackled))
    assert {m.models for m in t.legal(Movers)} == {(1,)}


@rule("DF-MOV-16", "DF-PSH-12")
def test_a_ban_on_moves_does_not_stop_pushes() -> None:
    shackled = [{"status": "shackle", "model": "scout.0"}]
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [sq("scout", "(3,2).4")], statuses=shackled))
    t.play(Movers((0,)), Place((3, 2), (3, 4)), Push(3, (3, 2), (5,)))
    assert place_of(t, 3) == "(3,2).5"


@rule("DF-MOV-16")
def test_a_ban_on_moves_does_not_stop_other_relocation() -> None:
    shackled = [{"status": "shackle", "model": "scout.0"}]
    t = wild([sq("scout", "(3,2).0")], [sq("wisp", "(6,5).0")], statuses=shackled, hand=["blink"])
    t.play(PlayCard("blink", "lower", -1), PickModel(0), Place((0, 0), (0,)))
    assert place_of(t, 0) == "(0,0).0"


@rule("DF-CLR-4")
def test_standing_still_is_not_moving() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR])).play(Movers((0,)))
    assert t.refused(Place((3, 2), (0, 1))).rule == "DF-CLR-4"


@rule("DF-CLR-4", "DF-PSH-10")
def test_a_model_that_stays_while_its_side_moves_may_be_pushed() -> None:
    t = wild([sq("ogre", "(2,2).{0,1,2}"), sq("scout", "(3,2).0")], [FAR])
    moving(t).play(Movers((0,)), Place((3, 2), (0, 1, 2)), Push(2, (3, 2), (5,)))
    assert place_of(t, 2) == "(3,2).5"


@rule("DF-BRD-16")
def test_no_mover_ends_across_a_border() -> None:
    t = moving(wild([sq("rider", "(3,2).{0,1}")], [FAR])).play(Movers((0,)))
    assert t.refused(Place((4, 2), (1, 3))).rule == "DF-BRD-16"
    assert t.refused(Place((4, 2), (1,))).rule == "DF-BRD-16"
    assert t.refused(Place((4, 2), (1, 7))).rule == "DF-BRD-16"


@rule("DF-BRD-17")
def test_no_mover_leaves_the_map() -> None:
    t = moving(wild([sq("scout", "(0,0).0")], [FAR])).play(Movers((0,)))
    assert t.refused(Place((0, 9), (0,))).rule == "DF-BRD-17"


@rule("DF-BRD-17")
def test_no_end_is_listed_on_an_occupied_hex() -> None:
    t = moving(wild([sq("scout", "(3,2).0", "(3,2).1")], [sq("scout", "(3,2).2")])).play(Movers((0,)))
    assert {p.hexes for p in t.legal(Place) if p.space == (3, 2)} == {(3,), (4,), (5,), (6,)}


@rule("DF-EX-17")
def test_example_17_a_squad_with_mov_3_spreads() -> None:
    t = moving(wild([sq("rider", "(3,2).{1,2}", "(3,2).{3,4}", "(3,2).{5,6}")], [FAR]))
    t.play(Movers((0, 1, 2)), Place((6, 2), (0, 1)), Place((1, 5), (0, 1)), Place((4, 0), (0, 1)))
    assert [place_of(t, m) for m in range(3)] == ["(6,2).{0,1}", "(1,5).{0,1}", "(4,0).{0,1}"]


@rule("DF-EX-15")
def test_example_15_bases_stay_inside_one_space() -> None:
    t = moving(wild([sq("rider", "(2,2).{0,1}")], [FAR])).play(Movers((0,)))
    places = {(p.space, p.hexes) for p in t.legal(Place)}
    assert {((3, 2), (1, 2)), ((3, 2), (0, 4))} <= places
    assert all(len(hexes) == 2 for _, hexes in places)


@rule("DF-ACT-5", "DF-OBS-1")
def test_the_mode_decides_about_obstacles() -> None:
    walls = [token("source", s, None) for s in ("(1,0)", "(0,1)")]
    t = wild([sq("rider", "(0,0).{0,1}")], [FAR], tokens=walls)
    t.play(Activate(0), ChangeMode(), StartMove(), Movers((0,)))
    assert (2, 0) in spaces(t)


def test_picking_a_space_is_no_answer_to_a_move() -> None:
    t = moving(wild([sq("scout", "(3,2).0")], [FAR])).play(Movers((0,)))
    assert t.refused(PickSpace((3, 3))).rule == "DF-MOV-9"
