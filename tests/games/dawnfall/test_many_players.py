"""Free for all and team against team, as far as scoring and endings go. DF-FFA, DF-TVT."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import BadInput, Match
from edgewise.games.dawnfall.actions import Attach, Concede, Pay, PickModel, PickPlayer, PlayCard
from tests.games.dawnfall.test_victory_points import TEXT, at
from tests.support.fan import Record
from tests.support.play import Table, table
from tests.support.rules import rule

ROWS: list[tuple[str, list[Record]]] = [
    ("wardens", [at("warden", "(0,0).0", "(0,0).1")]),
    ("demons", [at("gorehound", "(0,4).{0,1}"), at("gorehound", "(3,4).{0,1}")]),
    ("chapter", [at("holy-knight", "(0,8).{0,1}"), at("pilgrim", "(6,8).0")]),
    ("demons", [at("gorehound", "(0,11).{0,1}"), at("gorehound", "(6,11).{0,1}")]),
]


def many(mode: str, seats: int, *hand: str, players: dict[int, Record] | None = None, **more: Any) -> Table:
    """Wardens, Demons, Chapter and Demons again; the Wardens hold the cards."""
    rows: list[Record] = [{"faction": faction, "squads": squads} for faction, squads in ROWS[:seats]]
    rows[0] |= {"hand": list(hand), "deck": ["kill"] * 9}
    for seat, changes in (players or {}).items():
        rows[seat] = rows[seat] | changes
    options = {"mode": mode, "seats": seats, "content": [TEXT], "allow_mirror": True}
    return table({"options": options, "players": rows, **more})


def kill(match: Table, model: int) -> Table:
    """The Wardens kill a model."""
    return match.play(PlayCard("kill", "lower", -1), PickModel(model))


@rule("DF-EX-42", "DF-FFA-5")
def test_four_captured_tokens_of_each_opponent_win_at_once() -> None:
    match = many("ffa", 4, "kill", players={0: {"captured": [0, 4, 4, 3]}})
    outcome = kill(match, 9).match.outcome
    assert outcome is not None and (outcome.winners, outcome.rule) == ((0,), "DF-FFA-5")


@rule("DF-EX-42", "DF-FFA-5")
def test_many_tokens_of_two_opponents_are_not_enough() -> None:
    match = many("ffa", 4, "kill", players={0: {"captured": [0, 6, 5, 2]}})
    assert kill(match, 9).match.outcome is None


@rule("DF-EX-43", "DF-TVT-8")
@pytest.mark.parametrize("captor", [1, 3])
def test_the_owner_names_who_captures_after_a_kill_by_an_ally(captor: int) -> None:
    bomb = {"squads": [at("bomb", "(0,0).0"), at("giant", "(6,0).{0,1}")]}
    knight = {"squads": [at("holy-knight", "(0,0).{2,3}"), at("pilgrim", "(6,8).0")]}
    match = many(
        "tvt",
        4,
        "blast",
        players={0: bomb | {"squads": [at("bomb", "(0,0).0"), at("giant", "(6,0).{0,1}")]}, 2: knight},
    )
    match.play(PlayCard("blast", "lower", 0))
    asked = []
    while match.asked == "choose-player":
        asked.append(match.seat)
        match.match.play(PickPlayer(captor))
    assert 2 in asked
    assert match.state.captured[captor][2] == 2


@rule("DF-TVT-8")
def test_only_an_opponent_can_be_named_as_captor() -> None:
    match = many("tvt", 4, "fall")
    match.play(PlayCard("fall", "lower", -1), PickModel(0))
    assert match.refused(PickPlayer(2)).rule == "DF-TVT-8"


@rule("DF-FFA-1", "DF-FFA-2")
def test_everybody_else_is_an_enemy_and_turns_go_clockwise() -> None:
    match = many("ffa", 3, "kill")
    match.play(PlayCard("kill", "lower", -1))
    owners = {match.state.squad_seat[match.state.model_squad[a.model]] for a in match.legal(PickModel)}
    assert owners == {1, 2}
    match.play(PickModel(2)).end_turn()
    assert match.seat == 1


@rule("DF-FFA-3", "DF-FFA-7", "DF-FFA-10")
def test_a_player_without_models_is_out_and_the_match_ends_after_the_turn() -> None:
    alone = {"squads": [at("gorehound", "(0,4).{0,1}")]}
    match = kill(many("ffa", 3, "kill", players={1: alone}), 2)
    assert match.state.removed[1] and match.match.outcome is None
    outcome = match.end_turn().match.outcome
    assert outcome is not None and (outcome.winners, outcome.rule) == ((0,), "DF-FFA-7")


@rule("DF-FFA-4")
def test_a_player_without_starting_tokens_is_out() -> None:
    match = kill(many("ffa", 3, "kill", players={1: {"starting": 1}}), 2)
    assert match.state.removed[1] and match.state.end_after_turn


@rule("DF-FFA-6", "DF-FFA-8")
def test_a_used_up_deck_ends_the_match_and_starting_tokens_break_ties() -> None:
    last = {"deck": ["kill"], "starting": 7}
    match = many("ffa", 3, players={0: last, 1: {"starting": 9}, 2: {"starting": 8}})
    outcome = match.end_turn().match.outcome
    assert outcome is not None and (outcome.winners, outcome.how) == ((1,), "deck-used-up")


@rule("DF-FFA-8")
def test_endurance_and_models_break_the_last_tie() -> None:
    match = many("ffa", 3, players={0: {"deck": ["kill"]}})
    outcome = match.end_turn().match.outcome
    assert outcome is not None and outcome.winners == (2,)


@rule("DF-FFA-9")
def test_tokens_of_a_death_without_an_enemy_leave_the_match() -> None:
    match = many("ffa", 3, "fall")
    match.play(PlayCard("fall", "lower", -1), PickModel(0))
    assert match.state.starting[0] == 8
    assert sum(sum(row) for row in match.state.captured) == 0


@rule("DF-FFA-11")
def test_an_instant_win_comes_before_an_elimination() -> None:
    match = many("ffa", 3, "kill", players={0: {"captured": [0, 3, 4]}, 1: {"starting": 1}})
    outcome = kill(match, 2).match.outcome
    assert outcome is not None and outcome.rule == "DF-FFA-5"


@rule("DF-FFA-12")
def test_when_nobody_is_left_the_tie_breaks_decide_over_all() -> None:
    match = many("ffa", 3, players={2: {"captured": [2, 0, 0]}, 0: {"starting": 8}})
    match.state.removed = [False, True, True]
    match.state.end_after_turn = True
    match.match.play(Concede(0))
    outcome = match.match.outcome
    assert outcome is not None and outcome.winners == (2,)


@rule("DF-TVT-1")
def test_partners_sit_opposite_and_turns_alternate_between_the_teams() -> None:
    match = many("tvt", 4, "kill")
    match.play(PlayCard("kill", "lower", -1))
    owners = {match.state.squad_seat[match.state.model_squad[a.model]] for a in match.legal(PickModel)}
    assert owners == {1, 3}
    match.play(PickModel(2)).end_turn()
    assert match.seat == 1
    with pytest.raises(BadInput, match="DF-GEN-1"):
        Match.new("dawnfall", options={"mode": "tvt", "seats": 3})


@rule("DF-TVT-2")
def test_partners_cannot_attach_to_each_other_or_pay_for_each_other() -> None:
    match = many("tvt", 4, turn=2, players={2: {"hand": ["overwatch"], "crystals": 0}})
    assert match.refused(Attach("overwatch", 0)).rule == "DF-ENH-5"
    match.play(Attach("overwatch", match.state.book.squads_by_seat(match.state, 2)[0]))
    assert match.refused(Pay(0, ((0, 1),), 0)).rule == "DF-PAY-10"


@rule("DF-TVT-3")
def test_a_team_loses_with_the_last_model_of_either_partner() -> None:
    match = kill(many("tvt", 4, "kill", players={1: {"squads": [at("gorehound", "(0,4).{0,1}")]}}), 2)
    assert match.match.outcome is not None
    assert (match.match.outcome.winners, match.match.outcome.rule) == ((0, 2), "DF-TVT-3")


@rule("DF-TVT-4")
def test_eight_captured_tokens_of_a_team_win() -> None:
    match = many("tvt", 4, "kill", players={0: {"captured": [0, 3, 0, 0]}, 2: {"captured": [0, 0, 0, 4]}})
    outcome = kill(match, 2).match.outcome
    assert outcome is not None and (outcome.winners, outcome.rule) == ((0, 2), "DF-TVT-4")


@rule("DF-TVT-5")
def test_a_team_loses_with_an_empty_starting_pile() -> None:
    outcome = kill(many("tvt", 4, "kill", players={3: {"starting": 1}}), 9).match.outcome
    assert outcome is not None and (outcome.winners, outcome.rule) == ((0, 2), "DF-TVT-5")


@rule("DF-TVT-6", "DF-TVT-11")
def test_a_used_up_deck_lets_the_captured_piles_decide() -> None:
    match = many("tvt", 4, players={0: {"deck": ["kill"]}, 3: {"captured": [1, 0, 0, 0]}})
    outcome = match.end_turn().match.outcome
    assert outcome is not None and (outcome.winners, outcome.rule) == ((1, 3), "DF-TVT-6")


@rule("DF-TVT-12")
def test_a_partner_may_play_an_instant_in_the_partners_active_turn() -> None:
    match = many("tvt", 4, "kill", players={2: {"hand": ["energy-drain"]}})
    kill(match, 2)
    asked = set()
    while match.asked.startswith("window-"):
        asked.add(match.seat)
        match.match.play(match.legal()[0])
    assert 2 in asked


@rule("DF-END-11", "DF-FFA-10")
def test_a_conceding_turn_player_ends_the_turn() -> None:
    match = many("ffa", 3)
    match.match.play(Concede(0))
    assert match.state.removed[0]
    assert match.match.outcome is not None
