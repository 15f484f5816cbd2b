"""One suite for all games: what `core.game.Game` and `core.match.Match` promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import edgewise
from edgewise import Action, Ask, IllegalAction, Match, NothingToUndo, Refusal, SeededDealer, catalog
from edgewise.core import record as records
from tests.contract.games import GAMES
from tests.contract.knowledge import KNOWN
from tests.contract.mutation import mutated
from tests.contract.walk import matches, trail, walk
from tests.support.proofs import proof, scaled
from tests.support.rules import rule

SETTINGS = [(name, setting) for name in GAMES for setting in KNOWN[name].settings]
SEEDS = st.integers(0, 2**32)

every_game = pytest.mark.parametrize(("name", "setting"), SETTINGS)


def few(examples: int) -> settings:
    """Few seeds, no clock, no shrinking: the suite stays short on a slow machine."""
    return settings(
        phases=[Phase.explicit, Phase.generate],
        max_examples=scaled(examples),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def start(name: str, setting: str) -> tuple[catalog.AnyGame, Any]:
    """A game and its first state."""
    return GAMES[name], GAMES[name].setup(KNOWN[name].settings[setting])


def test_the_suite_knows_every_game() -> None:
    assert set(KNOWN) == set(GAMES) == {*edgewise.games()}


@proof
@every_game
@few(4)
@given(SEEDS)
def test_random_play_always_ends(name: str, setting: str, seed: int) -> None:
    game, state = start(name, setting)
    for _ in walk(game, state, seed):
        assert game.outcome(state) is None
    assert game.outcome(state) is not None
    assert game.legal(state) == ()


@every_game
def test_a_clone_and_a_saved_state_have_the_same_future(name: str, setting: str) -> None:
    game, state = start(name, setting)
    for number, _ in enumerate(walk(game, state, 11)):
        if number % 97:
            continue
        before = game.save(state)
        expected = trail(game, state, number)
        assert game.save(state) == before, "playing a clone changed the state"
        loaded = game.load(before)
        assert game.save(loaded) == before
        assert trail(game, loaded, number) == expected


@proof
@every_game
@few(2)
@given(SEEDS)
def test_what_is_legal_is_not_refused(name: str, setting: str, seed: int) -> None:
    game, state = start(name, setting)
    for number, _ in enumerate(walk(game, state, seed)):
        listed = game.legal(state)
        assert len(set(listed)) == len(listed), "something is listed twice"
        for action in listed if number % 13 == 0 else listed[:2]:
            assert game.refusal(state, action) is None, f"{action} is listed and refused"


@proof
@every_game
@few(2)
@given(SEEDS)
def test_proposals_are_legal_answers_and_there_is_always_one(name: str, setting: str, seed: int) -> None:
    game, state = start(name, setting)
    for number, _ in enumerate(walk(game, state, seed)):
        proposed = game.proposals(state)
        if not isinstance(game.pending(state), Ask):
            assert proposed == ()
            continue
        assert proposed, f"nothing is proposed at {game.pending(state)}"
        assert len(set(proposed)) == len(proposed), "something is proposed twice"
        assert set(proposed) <= set(game.legal(state))
        for action in proposed if number % 13 == 0 else proposed[:2]:
            assert game.refusal(state, action) is None, f"{action} is proposed and refused"


@rule("DF-TIM-2")
@proof
@every_game
@few(2)
@given(SEEDS)
def test_what_is_not_legal_is_refused_in_words_and_changes_nothing(name: str, setting: str, seed: int) -> None:
    dealer = SeededDealer(seed)
    seen: list[Action] = []
    for number, (match, action) in enumerate(matches(GAMES[name], KNOWN[name].settings[setting], seed)):
        seen.append(action)
        if number % 5:
            continue
        listed = match.legal()
        tries = [mutated(match.game, listed[dealer.below(len(listed))], dealer) for _ in range(6)]
        tries += [seen[dealer.below(len(seen))]]
        for other in tries:
            if other is not None and other not in listed:
                check_refused(match, other, KNOWN[name].is_measured)


def check_refused(match: Match, action: Action, is_measured: Callable[[str, Action], bool]) -> None:
    """The action is refused with a rule and words, and nothing changes."""
    asked = match.pending
    assert isinstance(asked, Ask)
    before = match.game.save(match.state), records.encode(match.record)
    found = match.refusal(action)
    if found is None:
        assert is_measured(asked.key, action), f"{action} is not listed and not refused at {asked}"
        return
    check_words(found)
    with pytest.raises(IllegalAction) as caught:
        match.play(action)
    assert caught.value.refusal == found
    assert (match.game.save(match.state), records.encode(match.record)) == before


def check_words(refusal: Refusal) -> None:
    """A refusal names its rule and says why in words."""
    assert refusal.rule
    assert refusal.key
    assert refusal.text
    assert not refusal.text.startswith(refusal.key), f"no words for {refusal.key}"
    assert "{" not in refusal.text, f"{refusal.key} lacks a number: {refusal.text}"


@rule("DF-GEN-6")
@every_game
def test_only_the_seat_that_is_asked_may_answer(name: str, setting: str) -> None:
    for number, (match, action) in enumerate(matches(GAMES[name], KNOWN[name].settings[setting], 5)):
        asked = match.pending
        if number % 20 or not isinstance(asked, Ask):
            continue
        assert match.refusal(action, seat=asked.seat) is None
        found = match.refusal(action, seat=1 - asked.seat if asked.seat < 2 else 0)
        assert found is not None
        check_words(found)


@rule("DF-INF-7", "DF-GEN-9")
@every_game
def test_a_record_replays_to_the_same_bytes(name: str, setting: str) -> None:
    *_, (match, _last) = matches(GAMES[name], KNOWN[name].settings[setting], 21)
    text = records.encode(match.record)
    again = edgewise.replay(text)
    assert again.game.save(again.state) == match.game.save(match.state)
    assert records.encode(again.record) == text
    assert again.outcome == match.outcome
    assert again.log == match.log


@every_game
def test_a_saved_match_goes_on_as_if_it_had_not_been_saved(name: str, setting: str) -> None:
    twin = None
    for number, (match, action) in enumerate(matches(GAMES[name], KNOWN[name].settings[setting], 31)):
        if number in (0, 60, 200):
            twin = Match.load(match.save())
            assert twin.save() == match.save()
        assert twin is not None
        twin.play(action)
    assert twin is not None
    assert twin.save() == match.save()


@rule("DF-INF-2", "DF-INF-4")
@proof
@every_game
@few(2)
@given(SEEDS)
def test_a_view_does_not_change_when_only_hidden_things_change(name: str, setting: str, seed: int) -> None:
    game, state = start(name, setting)
    dealer = SeededDealer(seed)
    for number, _ in enumerate(walk(game, state, seed)):
        if number % 12:
            continue
        for seat in (0, 1, None):
            seen = msgspec.json.encode(game.view(state, seat))
            for disguise in KNOWN[name].disguises(state, seat, dealer):
                assert msgspec.json.encode(game.view(disguise, seat)) == seen


@rule("DF-INF-2", "DF-INF-4")
@proof
@every_game
@few(2)
@given(SEEDS)
def test_an_imagined_state_looks_the_same_from_the_same_seat(name: str, setting: str, seed: int) -> None:
    game, state = start(name, setting)
    dealer = SeededDealer(seed)
    for number, _ in enumerate(walk(game, state, seed)):
        if number % 17:
            continue
        for seat in (0, 1, None):
            seen = game.view(state, seat)
            dreamt = game.imagine(seen, dealer)
            assert msgspec.json.encode(game.view(dreamt, seat)) == msgspec.json.encode(seen)


@rule("DF-INF-2")
@every_game
def test_an_imagined_state_can_be_played_to_its_end(name: str, setting: str) -> None:
    game, state = start(name, setting)
    for number, _ in enumerate(walk(game, state, 41)):
        if number % 150 == 10:
            dreamt = game.imagine(game.view(state, number % 2), SeededDealer(number))
            trail(game, dreamt, number)


@rule("DF-INF-6")
@every_game
def test_undo_restores_exactly(name: str, setting: str) -> None:
    taken_back = 0
    for match, action in matches(GAMES[name], KNOWN[name].settings[setting], 51):
        before = match.save(), [*match.log]
        match.play(action)
        try:
            match.undo()
        except NothingToUndo:
            match = rewound(match, before[0])
        else:
            taken_back += 1
            assert (match.save(), match.log) == before
    assert taken_back


def rewound(match: Match, save: str) -> Match:
    """The match put back by hand, so that the walk plays the same answer again."""
    data = msgspec.json.decode(save)
    match.state = match.game.load(msgspec.json.encode(data["state"]))
    match.state.log = []
    match.record = msgspec.convert(data["record"], records.Record)
    match.sealed = {seat: match.game.action(action) for seat, action in data.get("sealed", ())}
    return match


@rule("DF-LIM-2", "DF-LIM-5", "DF-BRD-17", "DF-WND-8")
@proof
@every_game
@few(3)
@given(SEEDS)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(name: str, setting: str, seed: int) -> None:
    game, state = start(name, setting)
    first = None
    for _ in walk(game, state, seed):
        now = KNOWN[name].conserved(state)
        assert first in (None, now)
        first = now
    KNOWN[name].conserved(state)
