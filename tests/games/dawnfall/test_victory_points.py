"""Victory points. DF-VIC."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.dawnfall.actions import (
    Activate,
    ChangeMode,
    Counterattack,
    Fight,
    KeepMode,
    Movers,
    PickModel,
    PickPlayer,
    Place,
    PlayCard,
    Push,
    StartCombat,
    StartMove,
    UseDie,
    UseEnhancement,
)
from tests.support.fan import Record, card, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule

YELLOW = UseDie("yellow")
HOUND = {"squad": "gorehound", "models": ["(6,5).{3,4}"]}
ENEMY = {"sel": "models", "side": "enemy", "choose": 1}
KILL = card("kill", {"do": "kill"}, targets=[{"of": ENEMY}])
FALL = card("fall", {"do": "kill"}, targets=[{"of": {"sel": "models", "side": "own", "choose": 1}}])
BLAST = card("blast", {"do": "kill", "to": {"sel": "models", "distanceFrom": "bound_squad", "max": 1}})
BLAST["lower"]["bind"] = {"type": "squad_named", "names": ["bomb"]}
GLORY = card("glory", {"do": "gain_vp", "n": 2})
SHAME = card("shame", {"do": "lose_vp", "n": 3})
FLIP = card("flip", {"do": "change_mode", "of": "bound_squad"}, bind={"type": "any_own_squad"})
MIRE: Record = {"id": "mire", "name": "Mire", "class": "map", "attachTo": "space"}
MIRE["triggers"] = [{"timing": "on_pushed", "steps": [{"do": "wound", "to": "pushed", "n": 1}]}]
SQUADS = [
    squad(models=2, other={"endurance": 5}),
    squad("bomb", endurance=1),
    squad("giant", base=2, endurance=1, basic={"att": 9, "ini": 9}),
]
TEXT = fan(KILL, FALL, BLAST, GLORY, SHAME, FLIP, squads=SQUADS, tokens=[MIRE])
WARDENS = {"squad": "warden", "models": ["(0,0).0", "(0,0).1"]}


def wardens(*theirs: Record, squads: Any = (WARDENS,), hand: Any = (), **more: Any) -> Table:
    """The Wardens in seat 0 of a duel against Squads of the Demons."""
    mine = {"faction": "wardens", "squads": list(squads), "hand": list(hand), "deck": ["kill"] * 9}
    players = [mine, {"faction": "demons", "squads": list(theirs) or [HOUND]}]
    return table({"options": {"content": [TEXT]}, "players": players, **more})


def at(name: str, *models: str, **more: Any) -> Record:
    """A Squad whose models stand on these places."""
    return {"squad": name, "models": list(models), **more}


def three(*hand: str, mode: str = "ffa", **more: Any) -> Table:
    """Wardens, Demons, Chapter (and Demons again in a team game) with two models or Squads each."""
    rows: list[tuple[str, Any]] = [
        ("wardens", more.pop("mine", [WARDENS])),
        ("demons", [at("son-of-khyber", "(4,4)"), at("gorehound", "(0,4).{0,1}")]),
        ("chapter", [at("holy-knight", "(0,8).{0,1}"), at("pilgrim", "(6,8).0")]),
        ("demons", [at("gorehound", "(0,11).{0,1}"), at("gorehound", "(6,11).{0,1}")]),
    ]
    players: list[Record] = [{"faction": f, "squads": s} for f, s in rows[: 4 if mode == "tvt" else 3]]
    players[0] |= {"hand": list(hand), "deck": ["kill"] * 9}
    for seat, changes in more.pop("players", {}).items():
        players[seat] |= changes
    options = {"mode": mode, "seats": len(players), "content": [TEXT], "allow_mirror": True}
    return table({"options": options, "players": players, **more})


@rule("DF-VIC-1", "DF-VIC-3")
def test_the_opponent_gains_the_printed_endurance_of_a_dead_model() -> None:
    khyber = {"squad": "son-of-khyber", "models": ["(4,4)"], "endurance": 1}
    match = wardens(khyber, HOUND, hand=["kill"])
    match.play(PlayCard("kill", "lower", -1), PickModel(2))
    assert match.state.marker == 4


@rule("DF-VIC-1")
def test_a_death_by_the_own_effect_scores_for_the_opponent() -> None:
    match = wardens(hand=["fall"])
    match.play(PlayCard("fall", "lower", -1), PickModel(0))
    assert match.state.marker == -2


@rule("DF-VIC-1")
def test_worthless_lowers_the_vp_of_a_death() -> None:
    worthless = [{"card": "fake-death", "charges": 1}]
    knight = at("holy-knight", "(3,2).{0,1}", endurance=0, enhancements=worthless)
    squads = [knight, {"squad": "angel-of-death", "models": ["(0,0)"]}]
    players = [{"squads": squads}, {"squads": [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]}]
    match = table({"players": players, "turn": 1})
    match.play(Activate(2), KeepMode(), StartCombat(), Fight(2, 0), YELLOW, 4, YELLOW, 1)
    match.play(UseEnhancement(0, "fake-death", "upper", 0)).pass_all()
    assert match.state.spaces[0] < 0
    assert match.state.marker == 0
    match.dice_used()


@rule("DF-VIC-2")
@pytest.mark.parametrize(("mode", "value"), [("basic", 2), ("other", 5)])
def test_the_value_is_that_of_the_side_face_up_at_death(mode: str, value: int) -> None:
    match = wardens(squads=(WARDENS | {"mode": mode},), hand=["fall"])
    match.play(PlayCard("fall", "lower", -1), PickModel(0))
    assert match.state.marker == -value


@rule("DF-VIC-2")
def test_a_side_turned_before_the_death_counts() -> None:
    match = wardens(hand=["fall"])
    match.play(Activate(0), ChangeMode(), PlayCard("fall", "lower", -1), PickModel(0))
    assert match.state.marker == -5


@rule("DF-VIC-3")
def test_each_player_moves_the_marker_toward_the_own_token() -> None:
    match = wardens(hand=["glory", "shame"])
    assert match.play(PlayCard("glory", "lower", -1)).state.marker == 2
    assert match.play(PlayCard("shame", "lower", -1)).state.marker == -1


@rule("DF-VIC-3")
def test_a_kill_by_seat_one_moves_the_marker_the_other_way() -> None:
    bomb = {"squad": "bomb", "models": ["(3,2).0"], "endurance": 0}
    match = wardens({"squad": "gorehound", "models": ["(3,2).{3,4}"]}, squads=(WARDENS, bomb), turn=1)
    match.play(Activate(2), KeepMode(), StartCombat(), Fight(3, 2), YELLOW, 4, YELLOW, 1)
    assert match.state.marker == -1
    match.dice_used()


@rule("DF-VIC-4")
@pytest.mark.parametrize(("marker", "after"), [(9, 10), (10, 10), (8, 10)])
def test_surplus_steps_are_lost_at_the_faction_token(marker: int, after: int) -> None:
    match = wardens(hand=["glory"], marker=marker)
    match.play(PlayCard("glory", "lower", -1))
    assert match.state.marker == after


@rule("DF-VIC-4")
def test_the_marker_stops_at_the_opponents_token_too() -> None:
    match = wardens(hand=["shame"], marker=-9)
    match.play(PlayCard("shame", "lower", -1))
    assert match.state.marker == -10
    assert [e.steps for e in match.events("marker-moved")] == [-1]


@rule("DF-VIC-5")
def test_a_death_is_scored_before_the_next_model_acts() -> None:
    smiths = {"squad": "bloodsmith", "models": ["(3,2).2", "(3,2).5"], "endurance": 0}
    giant = {"squad": "giant", "models": ["(3,2).{0,1}"]}
    match = wardens(smiths, HOUND, squads=(giant, {"squad": "giant", "models": ["(3,2).{3,4}"]}))
    match.play(Activate(0), KeepMode(), StartCombat(), Fight(0, 2), YELLOW, 4, YELLOW, 1)
    assert match.state.spaces[2] < 0
    assert match.state.marker == 1
    assert match.asked == "window-W-C14"
    match.dice_used()


@rule("DF-VIC-6")
def test_deaths_at_the_same_time_move_the_marker_once_by_the_difference() -> None:
    bomb = {"squad": "bomb", "models": ["(3,2).0"]}
    khyber = {"squad": "son-of-khyber", "models": ["(4,2)"]}
    match = wardens(khyber, HOUND, squads=(WARDENS, bomb), hand=["blast"])
    match.play(PlayCard("blast", "lower", 1))
    assert [e.steps for e in match.events("marker-moved")] == [3]


@rule("DF-VIC-6")
def test_the_end_trigger_is_tested_after_the_net_movement() -> None:
    bomb = {"squad": "bomb", "models": ["(3,2).0"]}
    smith = {"squad": "bloodsmith", "models": ["(3,2).1", "(6,0).0"]}
    match = wardens(smith, squads=(WARDENS, bomb), hand=["blast"], marker=9)
    match.play(PlayCard("blast", "lower", 1))
    assert (match.state.marker, match.state.end_after_turn) == (9, False)


@rule("DF-VIC-7")
def test_the_killer_captures_tokens_that_remember_their_owner() -> None:
    match = three("kill")
    match.play(PlayCard("kill", "lower", -1), PickModel(2))
    assert match.state.starting == [10, 6, 10]
    assert match.state.captured == [(0, 4, 0), (0, 0, 0), (0, 0, 0)]


@rule("DF-VIC-7")
def test_no_marker_moves_with_more_than_two_players() -> None:
    match = three("kill")
    match.play(PlayCard("kill", "lower", -1), PickModel(2))
    assert match.state.marker == 0
    assert not match.events("marker-moved")


@rule("DF-VIC-8")
def test_a_counterattack_captures_for_the_defender() -> None:
    giant = {"squad": "giant", "models": ["(0,4).{3,4}"]}
    doomed = {"squad": "gorehound", "models": ["(0,4).{0,1}"], "endurance": 0}
    others = [{"squad": "gorehound", "models": ["(6,4).{0,1}"]}, doomed]
    match = three(mine=[WARDENS, giant], players={1: {"squads": others}}, turn=1)
    match.play(Activate(3), KeepMode(), StartCombat(), Fight(4, 2), YELLOW, 4, YELLOW, 1)
    assert match.state.captured[0] == (0, 1, 0)
    match.dice_used()


@rule("DF-VIC-8")
def test_a_failed_attack_answered_by_a_counterattack_scores_for_the_counterattacker() -> None:
    rows = [{"squad": "gorehound", "models": ["(0,8).{3,4}"], "endurance": 0}, HOUND]
    match = three(players={1: {"squads": rows}}, turn=1)
    match.play(Activate(1), KeepMode(), StartCombat(), Fight(2, 4), YELLOW, 1, YELLOW, 4, Counterattack())
    match.play(YELLOW, 4, YELLOW, 1)
    assert match.state.captured[2] == (0, 1, 0)
    match.dice_used()


@rule("DF-VIC-8")
def test_a_token_kills_for_its_owner_whoever_pushed_the_model_in() -> None:
    giant = {"squad": "giant", "models": ["(0,5).{0,1}"]}
    lone = {"squad": "ranger", "models": ["(0,6).0"], "endurance": 0}
    chapter = [lone, {"squad": "pilgrim", "models": ["(6,8).0"]}]
    mire = [{"type": "mire", "at": "(1,6)", "owner": 1}]
    match = three(mine=[WARDENS, giant], players={2: {"squads": chapter}}, tokens=mire)
    match.play(Activate(1), KeepMode(), StartMove(), Movers((2,)), Place((0, 6), (0, 1)))
    match.play(next(p for p in match.legal(Push) if p.space == (1, 6)))
    assert match.state.captured[1] == (0, 0, 1)
    assert match.state.captured[0] == (0, 0, 0)


@rule("DF-VIC-8")
def test_a_status_kills_for_the_player_who_placed_it() -> None:
    doomed = {"squad": "gorehound", "models": ["(0,4).{0,1}"], "endurance": 0}
    other = {"squad": "gorehound", "models": ["(6,4).{0,1}"]}
    fire = [{"status": "fire", "model": 2, "by": 2, "turn": 0}]
    match = three(players={1: {"squads": [doomed, other]}}, turn=1, ask="declare", statuses=fire)
    match.passive()
    assert match.state.captured[2] == (0, 1, 0)


@rule("DF-VIC-9")
def test_no_more_tokens_are_captured_than_the_starting_pile_holds() -> None:
    match = three("kill", players={1: {"starting": 3}})
    match.play(PlayCard("kill", "lower", -1), PickModel(2))
    assert match.state.starting[1] == 0
    assert match.state.captured[0] == (0, 3, 0)


@rule("DF-VIC-10")
@pytest.mark.parametrize("victim", [1, 2])
def test_gained_vp_are_captured_from_an_opponent_of_choice(victim: int) -> None:
    match = three("glory")
    match.play(PlayCard("glory", "lower", -1), PickPlayer(victim))
    assert match.state.starting[victim] == 8
    assert match.state.captured[0][victim] == 2


@rule("DF-VIC-10")
def test_nobody_captures_own_tokens_or_those_of_the_partner() -> None:
    match = three("glory", mode="tvt")
    match.play(PlayCard("glory", "lower", -1))
    assert match.refused(PickPlayer(0)).rule == "DF-VIC-10"
    assert match.refused(PickPlayer(2)).rule == "DF-VIC-10"


@rule("DF-VIC-10")
def test_lost_vp_leave_the_own_starting_pile_and_the_match() -> None:
    match = three("shame")
    match.play(PlayCard("shame", "lower", -1))
    assert match.state.starting == [7, 10, 10]
    assert match.state.captured == [(0, 0, 0)] * 3


@rule("DF-VIC-7", "DF-VIC-8")
def test_an_own_effect_on_an_own_model_captures_for_nobody_in_a_free_for_all() -> None:
    match = three("fall")
    match.play(PlayCard("fall", "lower", -1), PickModel(0))
    assert match.state.starting == [8, 10, 10]
    assert match.state.captured == [(0, 0, 0)] * 3
