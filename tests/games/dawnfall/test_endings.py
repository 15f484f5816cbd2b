"""The end of a duel. DF-END."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    Concede,
    Declare,
    Done,
    EndTurn,
    Fight,
    KeepMode,
    Pay,
    PlayCard,
    StartCombat,
    UseDie,
    UseEnhancement,
)
from tests.support.fan import card, duel, fan
from tests.support.play import Table, table
from tests.support.rules import rule

HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
KNIGHT = {"squad": "holy-knight", "models": ["(0,0).{0,1}"]}
NEAR: dict[str, Any] = {"sel": "models", "side": "enemy", "distanceFrom": "bound_squad", "max": 2}
EVERYBODY: dict[str, Any] = {"sel": "models"}
SWEEP = card("sweep", {"do": "kill", "to": NEAR}, bind={"type": "any_own_squad"})
DOOM = card("doom", {"do": "kill", "to": EVERYBODY})
TITHE = card("tithe", {"do": "refresh"}, cost=2)
BURN = card("burn", {"do": "mill", "n": 2})
BURN_THEIRS = card("burn-theirs", {"do": "mill", "n": 2, "who": "opponent"})
STUDY = card("study", {"do": "draw", "n": 3, "beyond": True})
WARDEN = {"squad": "warden", "models": ["(3,2).0"]}
SPARE = ["sweep"] * 9


def wardens(*theirs: dict[str, Any], squads: list[Any] | None = None, **more: Any) -> Table:
    """Wardens with all cards of this file against Demon Squads; a deck that lasts unless stated."""
    text = fan(SWEEP, DOOM, TITHE, BURN, BURN_THEIRS, STUDY)
    mine = {"squads": squads or [WARDEN], "deck": SPARE} | more.pop("mine", {})
    foe = {"squads": list(theirs) or [HOUND]} | more.pop("foe", {})
    return table(duel(text, mine, foe, **more))


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    """A hand for the Wardens."""
    return {"hand": list(cards), **more}


@rule("DF-END-1", "DF-END-2")
def test_a_player_without_models_loses_at_once() -> None:
    match = wardens({"squad": "gorehound", "models": ["(3,2).{3,4}"]}, mine=hand("sweep"))
    match.play(PlayCard("sweep", "lower", 0))
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.rule) == ((0,), "DF-END-2")
    assert match.asked == ""


@rule("DF-END-2")
def test_sacrificing_the_own_last_model_loses() -> None:
    bomb = [{"card": "self-destruct", "charges": 2}]
    scholar = {"squad": "dark-scholar", "models": ["(3,2).0"], "enhancements": bomb}
    players = [{"faction": "demons", "squads": [scholar]}, {"squads": [KNIGHT]}]
    match = table({"players": players})
    match.play(UseEnhancement(0, "self-destruct", "lower", 0))
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (1,)


@rule("DF-END-2")
def test_even_a_brief_absence_of_the_last_model_loses() -> None:
    players = [{"faction": "demons", "squads": [HOUND], "hand": ["shadowzone"]}, {"squads": [KNIGHT]}]
    match = table({"players": players})
    match.play(PlayCard("shadowzone", "lower", 0), Pay(1))
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (1,)


@rule("DF-END-3")
def test_both_armies_gone_in_one_event_is_a_draw() -> None:
    match = wardens(mine=hand("doom"), marker=4)
    match.play(PlayCard("doom", "lower", -1))
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.rule) == ((), "DF-END-3")


@rule("DF-END-4", "DF-END-1", "DF-EX-41", "DF-VIC-4")
def test_the_marker_stops_at_the_faction_token_and_the_turn_is_played_on() -> None:
    khyber = {"squad": "son-of-khyber", "models": ["(4,2)"]}
    match = wardens(khyber, HOUND, mine=hand("sweep"), marker=9)
    match.play(PlayCard("sweep", "lower", 0))
    assert match.state.marker == 10
    assert match.state.end_after_turn
    assert match.asked == "main"
    match.end_turn()
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.how) == ((0,), "marker-at-token")


@rule("DF-END-4")
def test_the_flag_follows_the_present_place_of_the_faction_token() -> None:
    khyber = {"squad": "son-of-khyber", "models": ["(4,2)"]}
    match = wardens(khyber, HOUND, mine=hand("sweep"), ends=[4, -10])
    match.play(PlayCard("sweep", "lower", 0))
    assert (match.state.marker, match.state.end_after_turn) == (4, True)


@rule("DF-END-4")
def test_the_marker_ends_the_match_after_a_passive_turn_too() -> None:
    fire = [{"status": "fire", "model": "gorehound.0", "turn": 0}]
    other = {"squad": "dark-scholar", "models": ["(0,5).0"]}
    match = wardens(HOUND | {"endurance": 0}, other, turn=1, ask="declare", marker=9, statuses=fire)
    match.passive()
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (0,)


@rule("DF-END-5", "DF-EX-36", "DF-PAY-7")
def test_a_player_who_paid_the_last_vp_recovers_in_the_same_turn_and_wins() -> None:
    foes = [
        {"squad": "son-of-khyber", "models": ["(4,2)"]},
        {"squad": "master-of-elements", "models": ["(3,2).1"]},
        {"squad": "gorehound", "models": ["(3,2).{2,3}"]},
        {"squad": "gorehound", "models": ["(3,2).{4,5}"]},
        {"squad": "dark-scholar", "models": ["(2,2).0", "(2,2).1", "(2,2).2"]},
        {"squad": "bloodsmith", "models": ["(2,2).3", "(6,5).0"]},
    ]
    match = wardens(*foes, mine=hand("tithe", "sweep"), marker=-8)
    match.play(PlayCard("tithe", "lower", -1), Pay(vp=2))
    assert (match.state.marker, match.state.end_after_turn) == (-10, True)
    match.play(PlayCard("sweep", "lower", 0))
    assert (match.state.marker, match.state.end_after_turn) == (3, True)
    match.end_turn()
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (0,)


@rule("DF-END-6", "DF-END-1")
def test_an_effect_that_discards_the_last_card_ends_the_match_after_the_turn() -> None:
    match = wardens(mine=hand("burn", "study", "study", deck=["sweep", "sweep"]), marker=1)
    match.play(PlayCard("burn", "lower", -1))
    assert match.state.discards[0] == ("sweep", "sweep", "burn")
    assert (match.asked, match.state.end_after_turn) == ("main", True)
    match.end_turn()
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.how) == ((0,), "deck-used-up")


@rule("DF-END-6")
def test_the_deck_of_any_player_counts() -> None:
    match = wardens(mine=hand("burn-theirs"), foe={"deck": ["rush", "rush"]})
    match.play(PlayCard("burn-theirs", "lower", -1))
    assert match.state.end_after_turn


@rule("DF-END-6")
def test_a_deck_with_one_card_left_does_not_end_the_match() -> None:
    match = wardens(mine=hand("burn", deck=["sweep"] * 3))
    match.play(PlayCard("burn", "lower", -1))
    assert not match.state.end_after_turn


@rule("DF-END-6")
def test_drawing_the_last_card_sets_the_flag_before_any_failed_draw() -> None:
    match = wardens(mine=hand("study", deck=["sweep"] * 3))
    match.play(PlayCard("study", "lower", -1))
    assert match.state.hands[0] == ("sweep",) * 3
    assert match.state.end_after_turn


@rule("DF-END-7", "DF-EX-44")
def test_all_players_complete_the_draw_when_a_deck_runs_out_in_the_end_step() -> None:
    mine = {"squads": [KNIGHT], "hand": ["bash"], "deck": ["leap"] * 5}
    theirs = {"squads": [HOUND], "hand": ["mist"], "deck": ["rush"]}
    match = table({"players": [mine, theirs], "marker": -2})
    match.end_turn()
    assert match.state.hands == [("bash", "leap", "leap"), ("mist", "rush")]
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.rule) == ((1,), "DF-END-8")


@rule("DF-END-7")
def test_the_turn_players_own_deck_out_still_lets_the_others_draw() -> None:
    mine = {"squads": [KNIGHT], "hand": [], "deck": ["leap"]}
    theirs = {"squads": [HOUND], "hand": ["mist"], "deck": ["rush"] * 5}
    match = table({"players": [mine, theirs]})
    match.end_turn()
    assert match.state.hands == [("leap",), ("mist", "rush", "rush")]


@rule("DF-END-7")
def test_effects_of_the_end_of_the_turn_do_not_follow_a_deck_out_in_the_end_step() -> None:
    fire = [{"status": "fire", "model": 0, "turn": 0}]
    mine = {"squads": [KNIGHT], "hand": [], "deck": ["leap"]}
    match = table({"players": [mine, {"squads": [HOUND]}], "statuses": fire})
    match.end_turn()
    assert match.match.outcome is not None
    assert match.state.endurance[0] == 2


@rule("DF-END-6", "DF-END-7")
def test_a_deck_that_ran_out_before_the_end_step_lets_the_turn_end_in_full() -> None:
    fire = [{"status": "fire", "model": 0, "turn": 0}]
    match = wardens(mine=hand("burn", deck=["sweep", "sweep"]), statuses=fire)
    match.play(PlayCard("burn", "lower", -1))
    match.end_turn()
    assert match.match.outcome is not None
    assert match.state.endurance[0] == 1


@rule("DF-END-8")
@pytest.mark.parametrize(("marker", "winners"), [(1, (0,)), (-1, (1,)), (0, ())])
def test_the_half_on_which_the_marker_stands_decides(marker: int, winners: tuple[int, ...]) -> None:
    mine = {"squads": [KNIGHT], "deck": ["leap"]}
    match = table({"players": [mine, {"squads": [HOUND]}], "marker": marker})
    match.end_turn()
    assert match.match.outcome is not None
    assert match.match.outcome.winners == winners


@rule("DF-END-9")
def test_drawing_from_an_empty_deck_gives_nothing_and_costs_nothing() -> None:
    match = wardens(mine=hand("burn", "study", deck=["sweep", "sweep"]))
    match.play(PlayCard("burn", "lower", -1), PlayCard("study", "lower", -1))
    assert match.state.hands[0] == ()
    assert match.asked == "main"
    assert match.match.outcome is None


@rule("DF-END-10")
def test_loss_of_all_models_beats_a_set_flag() -> None:
    hound = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    knight = {"squad": "holy-knight", "models": ["(3,2).{0,1}"], "endurance": 0}
    players = [{"squads": [knight]}, {"squads": [hound]}]
    match = table({"players": players, "marker": 10, "end_after_turn": True})
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 1), UseDie("yellow"), 4, UseDie("yellow"), 1)
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.rule) == ((1,), "DF-END-2")
    match.dice_used()


@rule("DF-END-10")
def test_marker_and_deck_together_are_decided_once_by_the_marker() -> None:
    mine = {"squads": [KNIGHT], "deck": ["leap"]}
    match = table({"players": [mine, {"squads": [HOUND]}], "marker": -10})
    match.end_turn()
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (1,)
    assert len(match.events("match-ended")) == 1


@rule("DF-END-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_concedes_at_any_time_and_loses(seat: int) -> None:
    match = table({"players": [{"squads": [KNIGHT]}, {"squads": [HOUND]}], "marker": 9 - 18 * seat})
    match.play(Concede(seat))
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.rule) == ((1 - seat,), "DF-END-11")
    assert match.asked == ""


@rule("DF-END-11")
def test_nobody_concedes_for_a_seat_that_does_not_exist() -> None:
    match = table({"players": [{"squads": [KNIGHT]}, {"squads": [HOUND]}]})
    assert match.refused(Concede(2)).rule == "DF-END-11"
    assert match.refused(Concede(-1)).rule == "DF-END-11"


def many(mode: str, seats: int, **more: Any) -> Table:
    """A multiplayer match with a Knight or a Gorehound for each seat."""
    squads = [("chapter", "holy-knight"), ("demons", "gorehound")] * 2
    players = [
        {"faction": f, "squads": [{"squad": s, "models": [f"(0,{3 * n}).{{0,1}}"]}]}
        for n, (f, s) in enumerate(squads[:seats])
    ]
    for seat, captured in enumerate(more.pop("captured", ())):
        players[seat]["captured"] = captured
    return table({"options": {"mode": mode, "seats": seats, "allow_mirror": True}, "players": players, **more})


@rule("DF-END-11")
def test_a_team_loses_when_one_of_it_concedes() -> None:
    match = many("tvt", 4)
    match.play(Concede(3))
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (0, 2)


@rule("DF-END-11")
def test_conceding_in_a_free_for_all_is_elimination() -> None:
    match = many("ffa", 3, captured=[[0, 0, 1], [2, 0, 3], [0, 0, 0]])
    match.play(Concede(1))
    assert match.match.outcome is None
    assert match.state.removed == [False, True, False]
    match.end_turn()
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (0,)


@rule("DF-END-11")
def test_the_turn_ends_at_once_when_the_turn_player_of_a_free_for_all_concedes() -> None:
    match = many("ffa", 3, captured=[[0, 1, 1], [1, 0, 0], [0, 0, 0]])
    match.play(Concede(0))
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (1,)


@rule("DF-END-6", "DF-END-9")
def test_an_empty_deck_found_only_in_the_end_step_leaves_the_hand_as_it_is() -> None:
    match = wardens(mine=hand("burn", deck=["sweep", "sweep"]))
    match.play(PlayCard("burn", "lower", -1), EndTurn())
    assert match.pass_all().state.hands[0] == ()


@rule("DF-END-2")
def test_a_player_with_one_model_left_plays_on() -> None:
    near = {"squad": "gorehound", "models": ["(3,2).{3,4}"]}
    match = wardens(near, HOUND, mine=hand("sweep"))
    match.play(PlayCard("sweep", "lower", 0))
    assert match.match.outcome is None
    match.play(EndTurn())
    if match.asked == "discard":
        match.play(Done())
    assert match.pass_all().legal(Declare)
