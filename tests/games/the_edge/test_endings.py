"""Victory and the end of the game. ED-WIN, ED-CLR-35."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import Outcome
from edgewise.core.fields import Seat
from edgewise.games.the_edge.actions import (
    Assault,
    Concede,
    EndActivation,
    Gather,
    Pass,
    PlacePool,
    PlayCard,
    Progress,
)
from edgewise.games.the_edge.effects.acts import TakeVP
from edgewise.games.the_edge.events import CardsDrawn, PhaseBegan
from edgewise.games.the_edge.frames.acts import plain
from edgewise.games.the_edge.kinds import BoardPool, Card, Place
from tests.support.rules import rule
from tests.support.skirmish import CHAPTER, DEMONS, Skirmish, opened, skirmish

APART: dict[str, Any] = {"C-PIL": [(18000, 6000)], "D-SK1": [(18000, 30000)]}
POOL = {"at": [18000, 18000], "crystals": 3}


def outcome(table: Skirmish) -> Outcome:
    found = table.match.outcome
    assert found is not None
    return found


@rule("ED-WIN-1", "ED-SET-5", "ED-SET-6")
def test_both_sides_open_with_seven_vps_and_four_crystals() -> None:
    table = opened(3, 2)
    state = table.state
    assert (state.vp, state.unused, state.spent) == ([7, 7], [4, 4], [0, 0])
    assert [len(p) for p in state.progress] == [8, 8]


@rule("ED-WIN-4", "ED-CLR-35")
def test_the_last_crystal_ends_the_game_after_both_have_gathered() -> None:
    table = skirmish(
        {"C-HK1": [(16250, 18000)], "D-SK1": [(8000, 18000)]},
        moment="gather",
        pools=[{**POOL, "crystals": 1}, {"at": [6000, 18000], "crystals": 1}],
        chapter={"vp": 6},
        demons={"vp": 8},
    )
    table.play(Gather(table.squad("C-HK1"), BoardPool(0)))
    assert table.match.outcome is None
    table.play(Gather(table.squad("D-SK1"), BoardPool(1)))
    assert (outcome(table).winners, outcome(table).rule) == ((DEMONS,), "ED-WIN-4")
    # Refresh and Progress are skipped.
    assert not [e for e in table.told(PhaseBegan) if e.name != "gather"]


@rule("ED-WIN-4")
def test_crystals_in_hands_do_not_count_and_one_on_the_board_goes_on() -> None:
    table = skirmish(
        {"C-HK1": [(16250, 18000)], "D-SK1": [(18000, 30000)]}, moment="gather", pools=[{**POOL, "crystals": 2}]
    )
    table.play(Gather(table.squad("C-HK1"), BoardPool(0)))
    assert (table.match.outcome, table.asked) == (None, "progress")


@rule("ED-WIN-5")
def test_equal_scores_are_a_draw() -> None:
    table = skirmish(
        {"C-HK1": [(16250, 18000)], "D-SK1": [(18000, 30000)]}, moment="gather", pools=[{**POOL, "crystals": 1}]
    )
    table.play(Gather(table.squad("C-HK1"), BoardPool(0)))
    assert outcome(table).is_draw


@rule("ED-WIN-3", "ED-WIN-5", "ED-CLR-35")
def test_an_empty_deck_with_five_cards_in_hand_is_no_end() -> None:
    hand = ["CS01", "CS01", "CS01", "CS02", "CS02"]
    table = skirmish(APART, active="C-PIL", chapter={"hand": hand, "deck": []})
    table.end()
    assert table.match.outcome is None


@rule("ED-WIN-3")
def test_both_finish_drawing_before_the_test() -> None:
    table = skirmish(
        APART,
        active="C-PIL",
        chapter={"hand": ["CS01"], "deck": ["CS02"]},
        demons={"hand": ["DS01"], "deck": ["DS02"] * 2},
    )
    table.end()
    assert outcome(table).how == "out-of-cards"
    assert [(e.seat, e.count) for e in table.told(CardsDrawn)] == [(CHAPTER, 1), (DEMONS, 2)]


@rule("ED-WIN-3", "ED-SPL-4")
def test_a_draw_by_an_effect_stops_at_the_last_card_and_ends_nothing() -> None:
    table = skirmish(
        {**APART, "C-HK1": [(9000, 6000)]},
        active="C-PIL",
        chapter={"hand": ["CS12", "CS06", "CS06", "CS07", "CS07", "CS08"], "deck": []},
    )
    table.play(PlayCard(Card("CS12"), bonus=True)).pass_all()
    assert (table.match.outcome, table.asked) == (None, "act")


@rule("ED-WIN-6", "ED-WIN-2")
def test_an_owner_with_too_few_tokens_hands_over_what_he_has() -> None:
    table = skirmish(
        {"C-AOD": [(16000, 18000)], "D-SK1": {"at": [(18000, 18000)], "hp": 0}},
        active="C-AOD",
        chapter={"vp": 12},
        demons={"vp": 2},
    )
    table.play(Assault(table.model("C-AOD"), table.model("D-SK1")), 5, 1).pass_all()
    assert (table.state.vp, outcome(table).how) == ([14, 0], "no-vp")


@rule("ED-WIN-2", "ED-WIN-7")
@pytest.mark.parametrize(("theirs", "over"), [(1, True), (2, False)])
def test_a_card_that_takes_the_last_vp_ends_the_game(theirs: int, over: bool) -> None:
    table = skirmish(
        APART, active="C-PIL", chapter={"hand": ["CS14"], "vp": 14 - theirs}, demons={"vp": theirs}, died=[1, 0]
    )
    table.play(PlayCard(Card("CS14"))).pass_all()
    assert (table.match.outcome is not None) == over
    assert sum(table.state.vp) == 14


@rule("ED-WIN-7")
def test_only_a_card_that_names_the_supply_adds_new_tokens() -> None:
    table = skirmish(APART, active="C-PIL")
    plain(table.state, TakeVP(2, "supply"), CHAPTER, table.squad("C-PIL"), 0)
    assert table.state.vp == [9, 7]
    plain(table.state, TakeVP(2), CHAPTER, table.squad("C-PIL"), 0)
    assert table.state.vp == [11, 5]


def progress(table: Skirmish) -> None:
    while table.asked == "progress":
        table.play(next(a for a in table.match.legal() if isinstance(a, Progress)))


@rule("ED-WIN-8", "ED-CLR-35")
def test_losing_every_model_ends_the_game_only_after_progress() -> None:
    table = skirmish(
        {"C-PIL": {"at": [(16500, 18000)], "hp": 0}, "D-SK1": [(18000, 18000)]},
        active="D-SK1",
        pools=[{"at": [9000, 9000], "crystals": 1}],
        chapter={"progress": []},
    )
    table.play(Assault(table.model("D-SK1"), table.model("C-PIL")), 5, 1).pass_all()
    assert table.match.outcome is None
    table.end().pass_all()
    assert table.asked == "progress"
    progress(table)
    assert (outcome(table).how, outcome(table).winners) == ("no-models", (DEMONS,))


@rule("ED-WIN-8", "ED-CLR-35")
@pytest.mark.parametrize(("turn", "over"), [(19, False), (20, True)])
def test_turn_20_is_the_last_one(turn: int, over: bool) -> None:
    table = skirmish(APART, moment="progress", turn=turn, pools=[POOL], chapter={"vp": 9}, demons={"vp": 5})
    progress(table)
    assert (table.match.outcome is not None) == over
    if over:
        assert (outcome(table).how, outcome(table).winners) == ("turn-limit", (CHAPTER,))


@rule("ED-WIN-8", "ED-CLR-39", "ED-CLR-14")
def test_a_player_may_resign_at_any_time_and_loses_whatever_the_score() -> None:
    table = skirmish(APART, active="C-PIL", chapter={"vp": 13}, demons={"vp": 1})
    assert table.refused(Concede(Seat(CHAPTER)), seat=DEMONS).rule == "ED-WIN-8"
    table.match.play(Concede(Seat(CHAPTER)), seat=CHAPTER)
    assert (outcome(table).winners, outcome(table).how) == ((DEMONS,), "conceded")
    assert table.code(EndActivation()) == "E_GAME_OVER"
    assert table.code(Concede(Seat(DEMONS))) == "E_GAME_OVER"
    setting = opened(3, 2)
    setting.match.play(Concede(Seat(DEMONS)))
    assert outcome(setting).winners == (CHAPTER,)
    assert setting.code(PlacePool(Place((9000, 9000)))) == "E_GAME_OVER"


@rule("ED-WIN-8")
def test_anything_after_the_end_is_refused() -> None:
    table = skirmish(APART, active="C-PIL")
    table.match.play(Concede(Seat(CHAPTER)))
    assert table.code(Pass()) == "E_GAME_OVER"
    assert table.match.legal() == ()
