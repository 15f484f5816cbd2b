"""Clarifications between rules. DF-CLR-1 to DF-CLR-3, DF-CLR-10, DF-CLR-12, DF-CLR-14."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Done,
    EndTurn,
    Pay,
    PickModel,
    Place,
    PlayCard,
    Push,
    UseDie,
)
from edgewise.geometry.hexes import Board
from tests.support.drill import drill, squad_at
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule

YELLOW = UseDie("yellow")


def play(card: str, bind: int = -1) -> PlayCard:
    """The lower half of a card."""
    return PlayCard(card, "lower", bind)


def duel(mine: list[Record], theirs: list[Record], *hand: str, **rest: Any) -> Table:
    """The Drills against the Drills."""
    return drill(mine, theirs, hand=list(hand), **rest)


BARE = {"endurance": 0}


@rule("DF-CLR-1", "DF-VIC-6")
def test_deaths_of_one_shot_move_the_marker_once() -> None:
    theirs = [squad_at("guard", "(3,2).1", "(5,5).0", **BARE), squad_at("swift", "(6,5).0")]
    t = duel([squad_at("guard", "(3,2).0")], theirs, "sweep").play(play("sweep"), YELLOW, 3, PickModel(4)).pass_all()
    assert [e.steps for e in t.events("marker-moved")] == [4]
    t.dice_used()


@rule("DF-CLR-1", "DF-END-4")
def test_the_end_flag_is_tested_after_the_single_movement() -> None:
    mine = [squad_at("duke", "(3,2).0"), squad_at("frail", "(0,0).0")]
    theirs = [squad_at("guard", "(3,2).1"), squad_at("frail", "(0,5).0")]
    t = duel(mine, theirs, "doom", marker=9).play(play("doom")).pass_all()
    assert [e.steps for e in t.events("marker-moved")] == [-1]
    assert not t.events("end-announced")


@rule("DF-CLR-1", "DF-END-3")
def test_one_effect_that_takes_both_armies_is_one_event() -> None:
    t = duel([squad_at("guard", "(3,2).0")], [squad_at("guard", "(3,2).1")], "doom").play(play("doom")).pass_all()
    assert t.match.outcome is not None and t.match.outcome.rule == "DF-END-3"


@rule("DF-CLR-1", "DF-VIC-4")
def test_the_clamp_is_applied_to_the_sum() -> None:
    mine = [squad_at("duke", "(3,2).0")]
    theirs = [squad_at("guard", "(3,2).1", "(5,5).0")]
    t = duel(mine, theirs, "doom", marker=8).play(play("doom")).pass_all()
    assert t.state.marker == 9


@rule("DF-CLR-2", "DF-KEY-3")
def test_a_teleport_reaches_any_distance() -> None:
    t = duel([squad_at("guard", "(0,0).0")], [squad_at("guard", "(3,2).1")], "blink").play(play("blink", 0))
    t.play(Place((6, 5), (0,)))
    assert t.state.spaces[0] == t.state.book.board.index[6, 5]


@rule("DF-CLR-2", "DF-KEY-3")
def test_a_teleport_pushes_only_if_the_card_says_so() -> None:
    hound: Record = {"squad": "gorehound", "models": ["(0,0).{0,1}"]}
    pilgrims: Record = {"squad": "pilgrim", "models": ["(6,5).0"]}
    demons: Record = {"faction": "demons", "squads": [hound], "hand": ["freeze"]}
    t = table({"players": [demons, {"squads": [pilgrims]}]}).play(PlayCard("freeze", "upper", 0), Pay(1))
    t.play(Place((6, 5), (0, 1)))
    assert t.asked == "push-model" or t.legal(Push)


@rule("DF-CLR-2", "DF-KEY-3")
def test_a_teleport_without_a_push_needs_free_hexes() -> None:
    mine, theirs = [squad_at("guard", "(0,0).0")], [squad_at("guard", "(6,5).0")]
    t = duel(mine, theirs, "blink").play(play("blink", 0))
    assert t.refused(Place((6, 5), (0,))).rule.startswith("DF-")
    assert Place((6, 5), (1,)) in t.legal()


def burning(**rest: Any) -> Table:
    """A guard of seat 0 burns at the end of its turn."""
    fire = [{"status": "fire", "model": "0.0", "by": 1, "turn": 1}]
    mine, theirs = [squad_at("guard", "(0,0).0")], [squad_at("guard", "(6,5).0")]
    return drill(mine, theirs, statuses=fire, number=3, **rest)


@rule("DF-CLR-3", "DF-END-7")
def test_a_deck_used_up_in_the_end_step_leaves_no_effects_of_the_end_of_the_turn() -> None:
    t = burning(player={"deck": ["plain"], "top": []}).play(EndTurn()).pass_all()
    assert t.match.outcome is not None and t.state.endurance == [2, 2]
    assert not t.events("effect-triggered")


@rule("DF-CLR-3")
def test_with_cards_left_the_effects_of_the_end_of_the_turn_are_carried_out() -> None:
    t = burning().play(EndTurn()).pass_all()
    assert t.state.endurance == [1, 2]


@rule("DF-CLR-10")
def test_a_wound_in_a_passive_turn_is_answered_by_nobody() -> None:
    t = burning(hand=["veil", "flash"], foe_hand=["flash"], ask="declare").passive()
    assert (t.asked, t.seat, t.state.endurance) == ("declare", 1, [1, 2])


@rule("DF-CLR-10", "DF-TIM-2")
def test_the_end_of_a_passive_turn_opens_no_window() -> None:
    t = burning(hand=["at-turn_end"], foe_hand=["at-turn_end"], ask="declare").passive()
    assert (t.asked, t.seat) == ("declare", 1)


@rule("DF-CLR-10", "DF-ACT-14")
def test_the_end_of_an_active_turn_opens_its_window() -> None:
    t = burning(hand=["at-turn_end"], foe_hand=["at-turn_end"]).play(EndTurn()).pass_all().play(Done())
    assert t.asked == "window-W-T9"
    t.play(play("at-turn_end"))
    assert t.events("card-played")


@rule("DF-CLR-12", "DF-END-4")
def test_a_faction_token_that_passes_the_marker_takes_it_along_and_sets_the_flag() -> None:
    mine, theirs = [squad_at("guard", "(0,0).0")], [squad_at("guard", "(6,5).0")]
    t = duel(mine, theirs, "creep", marker=8).play(play("creep"))
    assert (t.state.ends, t.state.marker, t.state.end_after_turn) == ((7, -10), 7, True)


@rule("DF-CLR-12")
def test_a_faction_token_that_stays_before_the_marker_sets_nothing() -> None:
    mine, theirs = [squad_at("guard", "(0,0).0")], [squad_at("guard", "(6,5).0")]
    t = duel(mine, theirs, "creep", marker=6).play(play("creep"))
    assert (t.state.ends, t.state.marker, t.state.end_after_turn) == ((7, -10), 6, False)


BLOCK = [(c, r) for r in range(6) for c in range(7)]
LEFT, RIGHT = Board("left", BLOCK, "left"), Board("right", BLOCK, "right")


@rule("DF-CLR-14")
def test_on_the_mirrored_board_columns_and_rows_keep_their_meaning() -> None:
    assert LEFT.spaces == RIGHT.spaces
    assert [sorted(n) for n in LEFT.neighbours] == [sorted(n) for n in RIGHT.neighbours]
    assert LEFT.distance == RIGHT.distance


def contacts(board: Board, space: tuple[int, int], k: int) -> set[tuple[tuple[int, int], int]]:
    """The hexes that one hex touches, as Space and local number."""
    ring = board.ring[board.index[space] * 128 + (1 << k)]
    return {(board.spaces[h // 7], h % 7) for h in range(7 * board.count) if ring >> h & 1}


@rule("DF-CLR-14")
@pytest.mark.parametrize("k", range(7))
def test_on_the_mirrored_board_only_hexes_inside_a_space_are_mirrored(k: int) -> None:
    inside = [{h for s, h in contacts(board, (3, 2), k) if s == (3, 2)} for board in (LEFT, RIGHT)]
    assert inside[0] == inside[1]


@rule("DF-CLR-14")
def test_on_the_mirrored_board_the_local_numbers_run_the_other_way_round() -> None:
    def turn(board: Board) -> int:
        centre, one, two = (board.hex_at(board.index[3, 2], k) for k in (0, 1, 2))
        (ax, ay), (bx, by) = ((q - centre[0], r - centre[1]) for q, r in (one, two))
        return (ax * by - ay * bx > 0) - (ax * by - ay * bx < 0)

    assert turn(LEFT) == -turn(RIGHT) != 0
