"""Whatever comes from outside is refused in words: never another exception, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import edgewise
from edgewise import BadInput, IllegalAction, Match, SeededDealer
from edgewise.content import ContentError
from edgewise.core import record as records
from edgewise.core.game import AnyGame
from tests.contract.games import GAMES
from tests.contract.knowledge import KNOWN
from tests.contract.walk import matches, walk
from tests.support.proofs import proof, scaled

REFUSED = (BadInput, IllegalAction, ContentError)

every_game = pytest.mark.parametrize("name", GAMES)
fuzz = settings(
    max_examples=scaled(60),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)

WORDS = st.sampled_from(
    ["", "duel", "chapter", "players", "faction", "deck", "squads", "type", "models", "(3,2).{0,1}", "flow", "?"]
)
SCALARS = st.none() | st.booleans() | st.integers(-3, 40) | st.integers() | st.floats() | WORDS | st.text(max_size=5)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def settled(call: Callable[[], object]) -> None:
    """The call succeeds or refuses with a message."""
    try:
        call()
    except REFUSED as error:
        assert str(error).strip()


def refused(call: Callable[[], object]) -> str:
    """The message of a call that must refuse."""
    with pytest.raises(REFUSED) as caught:
        call()
    assert str(caught.value).strip()
    return str(caught.value)


def spoilt(data: Any, path: list[int], value: Any) -> Any:
    """Plain data with the value put in at the place that the numbers lead to, or left out."""
    if not path or not isinstance(data, dict | list) or not data:
        return value
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = keys[path[0] % len(keys)]
    twin: Any = dict(data) if isinstance(data, dict) else [*data]
    if len(path) == 1 and value == "leave out":
        del twin[key]
    else:
        twin[key] = spoilt(twin[key], path[1:], value)
    return twin


PATHS = st.lists(st.integers(0, 100), min_size=1, max_size=6)
SPOILING = st.tuples(PATHS, st.just("leave out") | DATA)


def halfway(game: AnyGame) -> Match:
    """A match in the middle of play."""
    found = None
    for number, (match, _) in enumerate(matches(game, next(iter(KNOWN[game.name].settings.values())), 7)):
        found = match
        if number == KNOWN[game.name].halfway:
            break
    assert found is not None
    return found


HALFWAY = {name: halfway(game) for name, game in GAMES.items()}
SAVES = {name: match.save() for name, match in HALFWAY.items()}
POSITIONS = {name: match.position() for name, match in HALFWAY.items()}


@proof
@every_game
@fuzz
@given(options=DATA)
@example(options={"players": [{"faction": "chapter", "squads": ["nobody"]}]})
@example(options={"players": [{"faction": "chapter", "deck": {"nothing": 3}}]})
@example(options={"players": [{"faction": "chapter", "deck": {"tactic": -1}}]})
@example(options={"players": [{"faction": "chapter", "deck": {"tactic": 10**12}}]})
@example(options={"content": ["not: a faction"], "boards": ["not: a board"]})
@example(options={"boards": ["name: x\nplayers: [2]\nspaces: []"], "board": "x"})
@example(options={"content": ["\x00"]})
@example(options={"content": ["a: &a [*a]"]})
@example(options={"seats": 10**30})
@example(options={"mode": []})
@example(options={"layout": "nowhere"})
def test_options_are_used_or_refused(name: str, options: Any) -> None:
    settled(lambda: Match.new(name, options=options))


@proof
@every_game
@fuzz
@given(spoiling=SPOILING, setting=st.integers(0, 10))
def test_options_with_one_thing_wrong_are_used_or_refused(
    name: str, spoiling: tuple[list[int], Any], setting: int
) -> None:
    known = list(KNOWN[name].settings.values())
    options = spoilt(known[setting % len(known)], *spoiling)
    settled(lambda: Match.new(name, options=options))


@proof
@every_game
@fuzz
@given(data=DATA)
@example(data={"type": "Nothing"})
@example(data={"type": ["Pass"]})
@example(data={})
@example(data=[])
def test_an_action_is_read_or_refused(name: str, data: Any) -> None:
    settled(lambda: GAMES[name].action(data))


@every_game
def test_an_action_with_a_field_that_it_does_not_have_is_refused(name: str) -> None:
    match = Match.new(name, seed=1)
    action = msgspec.to_builtins(match.legal()[0])
    assert match.refusal(action) is None
    assert "extra" in refused(lambda: match.play({**action, "extra": 1}))


@proof
@every_game
@fuzz
@given(data=DATA, number=st.integers(0, 10_000), path=PATHS)
def test_a_match_plays_an_action_or_refuses_it_and_changes_nothing(
    name: str, data: Any, number: int, path: list[int]
) -> None:
    match = Match.load(SAVES[name])
    listed = match.legal()
    near = msgspec.json.decode(msgspec.json.encode(listed[number % len(listed)]))
    for candidate in (data, spoilt(near, path, data)):
        try:
            match.play(candidate)
        except REFUSED as error:
            assert str(error).strip()
            assert match.save() == SAVES[name]
        else:
            match = Match.load(SAVES[name])


@proof
@every_game
@fuzz
@given(data=DATA)
def test_a_state_is_read_or_refused(name: str, data: Any) -> None:
    refused(lambda: GAMES[name].load(msgspec.json.encode(data)))


@proof
@every_game
@fuzz
@given(text=st.binary(max_size=40) | st.text(st.characters(), max_size=40))
@example(text="")
@example(text="[" * 100_000)
@example(text='{"a":' * 100_000)
@example(text="\ud800")
@example(text=b"\xff\xfe")
def test_text_that_is_no_save_no_record_and_no_position_is_refused(name: str, text: str | bytes) -> None:
    refused(lambda: GAMES[name].load(text))
    refused(lambda: Match.load(text))
    refused(lambda: edgewise.replay(text))
    if isinstance(text, str):
        settled(lambda: Match.from_position(name, text))


@proof
@every_game
@fuzz
@given(spoiling=SPOILING)
def test_a_spoilt_state_is_read_or_refused(name: str, spoiling: tuple[list[int], Any]) -> None:
    state = msgspec.json.decode(GAMES[name].save(Match.load(SAVES[name]).state))
    settled(lambda: GAMES[name].load(msgspec.json.encode(spoilt(state, *spoiling))))


@proof
@every_game
@fuzz
@given(spoiling=SPOILING)
@example(spoiling=([0, 0], "another game"))
def test_a_spoilt_save_is_read_or_refused(name: str, spoiling: tuple[list[int], Any]) -> None:
    data = spoilt(msgspec.json.decode(SAVES[name]), *spoiling)
    settled(lambda: Match.load(msgspec.json.encode(data)))


@proof
@every_game
@fuzz
@given(spoiling=SPOILING)
def test_a_spoilt_record_is_replayed_or_refused(name: str, spoiling: tuple[list[int], Any]) -> None:
    data = spoilt(msgspec.json.decode(SAVES[name])["record"], *spoiling)
    settled(lambda: edgewise.replay(msgspec.json.encode(data)))


@every_game
@pytest.mark.parametrize("field", ["format", "game_format"])
def test_a_record_of_another_version_is_refused_by_name(name: str, field: str) -> None:
    data = msgspec.json.decode(SAVES[name])
    data["record"][field] = 99
    assert "99" in refused(lambda: Match.load(msgspec.json.encode(data)))
    assert "99" in refused(lambda: edgewise.replay(msgspec.json.encode(data["record"])))


@every_game
def test_a_save_with_a_field_of_another_version_is_refused(name: str) -> None:
    data = msgspec.json.decode(SAVES[name])
    data["record"]["weather"] = "rain"
    assert "weather" in refused(lambda: Match.load(msgspec.json.encode(data)))


def test_an_unknown_game_is_refused_by_name() -> None:
    assert "chess" in refused(lambda: Match.new("chess"))
    data = {"game": "chess", "game_format": 1, "options": {}, "replies": []}
    assert "chess" in refused(lambda: edgewise.replay(msgspec.json.encode(data)))
    assert "chess" in refused(lambda: Match.from_position("chess", {}))


@proof
@every_game
@fuzz
@given(position=DATA)
@example(position={})
@example(position={"players": [{}, {}]})
def test_a_position_is_used_or_refused(name: str, position: Any) -> None:
    settled(lambda: Match.from_position(name, position))


@proof
@every_game
@fuzz
@given(spoiling=SPOILING)
def test_a_spoilt_position_is_used_or_refused(name: str, spoiling: tuple[list[int], Any]) -> None:
    position = spoilt(POSITIONS[name], *spoiling)
    settled(lambda: Match.from_position(name, position, seed=1))


@every_game
def test_reading_a_spoilt_position_does_not_change_what_was_given(name: str) -> None:
    before = msgspec.json.encode(POSITIONS[name])
    twin = msgspec.json.decode(before)
    Match.from_position(name, twin)
    assert msgspec.json.encode(twin) == before


@every_game
def test_a_record_with_one_die_changed_is_replayed_or_refused(name: str) -> None:
    record = records.decode(msgspec.json.encode(msgspec.json.decode(SAVES[name])["record"]))
    places = [n for n, reply in enumerate(record.replies) if reply["type"] in ("Rolled", "Drawn")]
    for place in places:
        replies = [*record.replies]
        replies[place] = {"type": "Rolled", "value": 77}
        bad = msgspec.structs.replace(record, replies=replies)
        refused(lambda bad=bad: edgewise.replay(bad))  # type: ignore[misc]  # the default binds the loop variable


@every_game
def test_positions_of_random_play_are_read_back(name: str) -> None:
    game = GAMES[name]
    state = game.setup(next(iter(KNOWN[name].settings.values())))
    for number, _ in enumerate(walk(game, state, 3)):
        if number % 40 == 0:
            position = game.position(state)
            assert game.pending(game.from_position(position)) == game.pending(state)
            # The referee deals what is wanted, which may be the last card of a match.
            again = Match.from_position(name, position, dealer=SeededDealer(1))
            assert (again.pending is None) == (again.outcome is not None)
