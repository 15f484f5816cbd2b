"""What every player promises: legal answers to the end, the same for the same seed, and from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import SeededDealer, catalog
from edgewise.core.flow import Ask
from edgewise.core.game import AnyGame
from edgewise.core.match import Match
from edgewise.core.question import asked_of
from edgewise.players import LEVELS, PLAYERS
from edgewise.players.random import RandomPlayer
from tests.contract.knowledge import KNOWN
from tests.contract.walk import opened
from tests.core.dice_game import DiceGame
from tests.players.thinkers import THINKERS, played
from tests.support.rules import rule

DAWNFALL, THE_EDGE, MAELSTROM = (catalog.game(name) for name in ("dawnfall", "the-edge", "maelstrom"))
SETTINGS = KNOWN["dawnfall"].settings

every_player = pytest.mark.parametrize("name", THINKERS)
thinking_players = pytest.mark.parametrize("name", [name for name in THINKERS if name != "random"])


def test_the_tests_know_every_player() -> None:
    assert set(THINKERS) == set(PLAYERS)
    assert set(LEVELS) <= set(PLAYERS)


@every_player
def test_a_whole_duel_is_answered_legally(name: str) -> None:
    match = opened(DAWNFALL, SETTINGS["duel"] | {"vp_half": 5}, 1)
    played(match, THINKERS[name](DAWNFALL, 1))
    assert match.outcome is not None


@pytest.mark.parametrize("setting", ["ffa", "tvt", "switches", "script"])
@pytest.mark.parametrize("name", ["greedy", "recruit"])
def test_whole_games_of_other_modes_are_answered_legally(name: str, setting: str) -> None:
    match = opened(DAWNFALL, SETTINGS[setting], 2)
    played(match, THINKERS[name](DAWNFALL, 1))
    assert match.outcome is not None


@every_player
@pytest.mark.parametrize("seat", [0, 1])
def test_any_game_that_meets_the_contract_can_be_played(name: str, seat: int) -> None:
    match = Match.start(DiceGame(), seed=4)
    assert played(match, THINKERS[name](DiceGame(), 1), (seat,))
    assert match.outcome is not None


@every_player
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    first, second = (played(Match.start(DiceGame(), seed=2), THINKERS[name](DiceGame(), 5)) for _ in range(2))
    assert first == second
    start = opened(DAWNFALL, SETTINGS["duel"], 3)
    twins = [THINKERS[name](DAWNFALL, 8) for _ in range(2)]
    for _ in range(60):
        one, other = (player.choose(start.question()) for player in twins)
        assert one == other
        start.play(one)


@every_player
def test_a_whole_game_of_the_edge_is_answered_legally(name: str) -> None:
    match = opened(THE_EDGE, KNOWN["the-edge"].settings["standard"], 1)
    played(match, THINKERS[name](THE_EDGE, 1))
    assert match.outcome is not None


@pytest.mark.parametrize("name", ["random", "greedy", "recruit"])
def test_maelstroms_edge_is_answered_legally(name: str) -> None:
    match = opened(MAELSTROM, KNOWN["maelstrom"].settings["standard"], 1)
    players = [THINKERS[name](MAELSTROM, seat) for seat in (1, 2)]
    while isinstance(asked := match.pending, Ask) and match.state.turn < 2:
        match.play(players[asked.seat].choose(match.question()))
    assert match.outcome is not None or match.state.turn == 2


@thinking_players
@pytest.mark.parametrize(("rules", "setting"), [(DAWNFALL, "duel"), (DAWNFALL, "tvt"), (THE_EDGE, "standard")])
@rule("DF-INF-2", "DF-INF-4", "ED-SPL-1")
def test_a_player_cannot_tell_states_apart_that_differ_in_hidden_things_only(
    name: str, rules: AnyGame, setting: str
) -> None:
    match, other = opened(rules, KNOWN[rules.name].settings[setting], 11), RandomPlayer(rules, 12)
    knows, guesses = (THINKERS[name](rules, 13) for _ in range(2))
    disguised = 0
    while isinstance(asked := match.pending, Ask) and disguised < 40:
        question = match.question()
        answer = other.choose(question)
        if asked.seat == 0 and len(question.options) > 1:
            twin = disguise(rules, match.state, len(match.record.replies))
            disguised += rules.save(twin) != rules.save(match.state)
            answer = knows.choose(question)
            assert guesses.choose(asked_of(rules, twin, 0)) == answer
        match.play(answer)
    assert disguised == 40


def disguise(rules: AnyGame, state: Any, seed: int) -> Any:
    """The state with something hidden from the first seat changed."""
    *_, twin = KNOWN[rules.name].disguises(state, 0, SeededDealer(seed))
    return twin
