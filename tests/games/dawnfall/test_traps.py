"""Entering effects: traps, mines and what becomes of a plan that they break. DF-MOV-14, DF-CLR-5, DF-TOK-7."""

from __future__ import annotations

from edgewise.games.dawnfall.actions import (
    Activate,
    GoVia,
    KeepMode,
    Movers,
    PickOption,
    Place,
    PlayCard,
    Push,
    StartMove,
)
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.stage import squad as sq
from tests.support.wilds import WILDS, plan, token, wild

FAR = sq("scout", "(6,5).0")
STRAIGHT = GoVia(((4, 2), (5, 2)))


def moving(t: Table, *movers: int) -> Table:
    """The Move Action of the first Squad with these movers, at the first end position."""
    return t.play(Activate(0), KeepMode(), StartMove(), Movers(movers))


def rider_goes_through(*tokens: str, **rest: object) -> Table:
    """A rider in (3,2) with MOV 3 goes to (5,2) straight through (4,2), where these tokens lie."""
    own = [sq("rider", "(3,2).{0,1}", **rest), sq("wisp", "(0,0).0")]
    t = wild(own, [FAR], tokens=[token(k, "(4,2)") for k in tokens])
    return moving(t, 0).play(Place((5, 2), (0, 1)), STRAIGHT)


@rule("DF-MOV-14", "DF-TOK-7")
def test_a_stopped_model_ends_where_it_is_stopped() -> None:
    t = rider_goes_through("snare")
    assert {p.space for p in t.legal()} == {(4, 2)}
    t.play(Place((4, 2), (3, 4)))
    assert place_of(t, 0) == "(4,2).{3,4}"


@rule("DF-MOV-14")
def test_the_moving_player_chooses_the_hexes_of_a_stopped_model() -> None:
    t = rider_goes_through("snare")
    assert (t.seat, len(t.legal())) == (0, 12)
    assert t.refused(Place((5, 2), (0, 1))).rule == "DF-MOV-14"


@rule("DF-MOV-14")
def test_a_way_round_the_trap_sets_nothing_off() -> None:
    t = wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("snare", "(4,2)")])
    moving(t, 0).play(Place((5, 2), (0, 1)), GoVia(((3, 3), (4, 3), (5, 2))))
    assert place_of(t, 0) == "(5,2).{0,1}"


@rule("DF-MOV-14")
def test_moving_inside_a_space_enters_nothing() -> None:
    t = wild([sq("tower", "(4,2).{0,1}")], [FAR], tokens=[token("mine", "(4,2)")])
    moving(t, 0).play(Place((4, 2), (3, 4)))
    assert (place_of(t, 0), t.state.endurance[0]) == ("(4,2).{3,4}", 2)


@rule("DF-MOV-14")
def test_a_stopped_model_takes_hexes_that_are_free_in_the_final_layout() -> None:
    t = wild([sq("rider", "(3,2).{0,1}", "(4,2).{3,4}")], [FAR], tokens=[token("snare", "(4,2)")])
    moving(t, 0, 1).play(Place((5, 2), (0, 1)), STRAIGHT, Place((4, 2), (0, 1)), GoVia(()))
    hexes = {p.hexes for p in t.legal()}
    assert (3, 4) in hexes, "the squad-mate leaves them"
    assert not [h for h in hexes if {0, 1} & set(h)], "the squad-mate ends there"
    t.play(Place((4, 2), (3, 4)))
    assert (place_of(t, 0), place_of(t, 1)) == ("(4,2).{3,4}", "(4,2).{0,1}")


def ending_by_a_push(trap: str, **rest: object) -> Table:
    """A rider goes to (5,2), where it fits only by a Push, and where a trap lies."""
    own = [sq("rider", "(3,2).{0,1}", **rest), sq("wisp", "(0,0).0")]
    t = wild(own, [sq("scout", "(5,2).0", "(5,2).2", "(5,2).4", "(5,2).6")], tokens=[token(trap, "(5,2)")])
    return moving(t, 0).play(Place((5, 2), (0, 1)), Push(6, (5, 2), (3,)))


@rule("DF-MOV-14")
def test_a_stopped_model_that_finds_no_room_ends_one_space_before() -> None:
    t = ending_by_a_push("snare")
    assert {p.space for p in t.legal()} == {(4, 2)}
    t.play(Place((4, 2), (0, 1)))
    assert place_of(t, 0) == "(4,2).{0,1}"


@rule("DF-MOV-14")
def test_a_stopped_model_pushes_nobody() -> None:
    t = ending_by_a_push("snare")
    assert t.refused(Place((5, 2), (0, 1))).rule == "DF-MOV-14"
    t.play(Place((4, 2), (0, 1)))
    assert place_of(t, 6) == "(5,2).0"


@rule("DF-MOV-14", "DF-CLR-5")
def test_a_model_that_dies_on_the_way_pushes_nobody() -> None:
    t = ending_by_a_push("mine", endurance=0)
    assert (place_of(t, 0), place_of(t, 6)) == ("dead", "(5,2).0")


@rule("DF-MOV-14")
def test_a_wounded_model_that_lives_goes_on_and_pushes() -> None:
    t = ending_by_a_push("mine")
    assert (place_of(t, 0), place_of(t, 6), t.state.endurance[0]) == ("(5,2).{0,1}", "(5,2).3", 0)


@rule("DF-MOV-14")
def test_a_model_that_leaves_the_board_pushes_nobody() -> None:
    t = ending_by_a_push("abyss")
    assert (place_of(t, 0), place_of(t, 6)) == ("away", "(5,2).0")


@rule("DF-MOV-14")
def test_a_model_that_is_put_elsewhere_stays_there_and_pushes_nobody() -> None:
    t = ending_by_a_push("portal")
    assert t.seat == 1, "the owner of the portal chooses"
    t.play(Place((0, 5), (0, 1)))
    assert (place_of(t, 0), place_of(t, 6)) == ("(0,5).{0,1}", "(5,2).0")


@rule("DF-MOV-14")
def test_the_moving_player_orders_the_models() -> None:
    for movers, dead in (((0, 1), 0), ((1, 0), 1)):
        t = wild([sq("wisp", "(3,2).0", "(3,2).1", "(0,0).0")], [FAR], tokens=[token("mine", "(4,2)")])
        moving(t, *movers).play(Place((4, 2), (0,)), GoVia(((4, 2),)), Place((4, 2), (1,)), GoVia(((4, 2),)))
        assert [place_of(t, m) == "dead" for m in (0, 1)] == [dead == 0, dead == 1]


@rule("DF-MOV-14")
def test_a_cancelled_move_sets_off_no_trap() -> None:
    t = wild([sq("rider", "(3,2).{0,1}")], [FAR], tokens=[token("mine", "(4,2)")], foe_hand=["halt"])
    moving(t, 0).play(Place((4, 2), (0, 1)), GoVia(((4, 2),)), PlayCard("halt", "lower", -1))
    assert (place_of(t, 0), t.state.endurance[0], len(t.state.tokens)) == ("(3,2).{0,1}", 1, 1)


@rule("DF-TOK-7")
def test_a_trap_without_a_footprint_goes_off_and_takes_no_room() -> None:
    t = rider_goes_through("mine")
    assert (place_of(t, 0), t.state.endurance[0], t.state.tokens) == ("(5,2).{0,1}", 0, ())


@rule("DF-TOK-7")
def test_every_trap_of_a_space_goes_off_once() -> None:
    t = wild([sq("ogre", "(3,2).{0,1,2}")], [FAR], tokens=[token("mine", "(4,2)")] * 2 + [token("mine", "(2,2)")])
    moving(t, 0).play(Place((5, 2), (0, 1, 2)), STRAIGHT)
    assert (t.state.endurance[0], [k.space for k in t.state.tokens]) == (0, [t.state.book.board.index[2, 2]])


@rule("DF-MOV-14", "DF-TIM-8")
def test_the_owner_of_different_traps_in_a_space_orders_them() -> None:
    t = rider_goes_through("mine", "snare")
    assert (t.asked, t.seat) == ("order-effects", 1)
    assert t.refused(PickOption(2)).rule == "DF-TIM-8"
    t.play(PickOption(1), Place((4, 2), (0, 1)))
    assert (t.state.endurance[0], place_of(t, 0)) == (0, "(4,2).{0,1}")


@rule("DF-TOK-9")
def test_the_owner_of_a_mine_gets_the_credit() -> None:
    players = [
        {"faction": "wilds", "squads": [sq("scout", "(3,2).0", "(0,0).0", endurance=0)]},
        {"faction": "wilds", "squads": [sq("scout", "(6,5).0")]},
        {"faction": "wilds", "squads": [sq("scout", "(6,9).0")]},
    ]
    options = {"mode": "ffa", "seats": 3, "content": [WILDS], "allow_mirror": True}
    t = table({"options": options, "players": players, "tokens": [token("mine", "(4,2)", 2)]})
    plan(moving(t, 0), Place((4, 2), (0,)))
    assert (place_of(t, 0), t.state.captured[2]) == ("dead", (1, 0, 0))


@rule("DF-CLR-5")
def test_a_victim_that_is_not_pushed_after_all_bars_an_end_position() -> None:
    own = [sq("ogre", "(2,2).{0,1,2}"), sq("scout", "(3,2).5")]
    t = wild(own, [sq("rider", "(3,2).{2,3}")], tokens=[token("snare", "(3,2)")], hand=["muster"])
    t.play(PlayCard("muster", "lower", -1), Movers((0, 2)))
    plan(t, Place((3, 2), (0, 1, 2)), Push(6, (4, 2), (4, 5)), Place((3, 2), (3,)), Place((3, 2), (0, 5, 6)))
    assert {(p.space, p.hexes) for p in t.legal()} == {((3, 2), (1,)), ((3, 2), (4,))}
    assert t.refused(Place((3, 2), (3,))).rule == "DF-CLR-5"
    t.play(Place((3, 2), (4,)))
    assert [place_of(t, m) for m in (0, 2, 6)] == ["(3,2).{0,5,6}", "(3,2).4", "(3,2).{2,3}"]


@rule("DF-CLR-5")
def test_a_pusher_whose_victim_lost_its_destination_ends_before() -> None:
    own = [sq("ogre", "(2,2).{0,1,2}", "(5,3).{0,1,2}")]
    foes = [sq("rider", "(3,2).{2,3}"), sq("scout", "(3,3).0")]
    t = wild(own, foes, tokens=[token("snare", "(3,2)")])
    plan(moving(t, 0, 1), Place((3, 2), (0, 1, 2)), Push(2, (4, 2), (4, 5)))
    plan(t, Place((3, 3), (0, 5, 6)), Push(5, (3, 2), (3,)), Place((3, 2), (0, 5, 6)))
    assert {p.space for p in t.legal()} == {(4, 3)}
    t.play(Place((4, 3), (0, 1, 2)))
    assert [place_of(t, m) for m in (0, 1, 2, 5)] == ["(3,2).{0,5,6}", "(4,3).{0,1,2}", "(3,2).{2,3}", "(3,3).0"]


@rule("DF-CLR-5")
def test_a_stopped_model_without_any_room_keeps_its_place_against_a_squad_mate() -> None:
    foes = [sq("scout", "(4,2).0", "(4,2).2", "(4,2).4", "(4,2).6"), sq("wisp", "(3,2).2", "(3,2).4", "(3,2).6")]
    t = wild([sq("rider", "(3,2).{0,1}", "(2,2).{0,1}")], foes, tokens=[token("snare", "(4,2)")])
    plan(moving(t, 0, 1), Place((4, 2), (0, 1)), Push(3, (4, 2), (3,)), Place((3, 2), (0, 1)))
    assert {p.space for p in t.legal()} == {(2, 2)}
    t.play(Place((2, 2), (3, 4)))
    assert [place_of(t, m) for m in (0, 1, 3)] == ["(3,2).{0,1}", "(2,2).{3,4}", "(4,2).0"]


@rule("DF-CLR-5")
def test_the_rest_of_the_plan_goes_on_when_one_model_is_stopped() -> None:
    t = wild([sq("rider", "(3,2).{0,1}", "(3,2).{3,4}")], [sq("scout", "(2,2).0")], tokens=[token("snare", "(4,2)")])
    plan(moving(t, 0, 1), Place((5, 2), (0, 1)), STRAIGHT, Place((2, 2), (0, 1)), Push(3, (2, 2), (4,)))
    t.play(Place((4, 2), (0, 1)))
    assert [place_of(t, m) for m in (0, 1, 3)] == ["(4,2).{0,1}", "(2,2).{0,1}", "(2,2).4"]


@rule("DF-CLR-5")
def test_no_hex_holds_two_models_after_a_broken_plan() -> None:
    t = rider_goes_through("snare").play(Place((4, 2), (0, 1)))
    bodies = [b for b in t.state.bodies if b]
    assert sum(bodies) == t.state.occupied
