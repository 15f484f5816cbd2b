"""Positions: whatever is written is read back the same; what cannot be is refused by its field and rule."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from edgewise import Ask, BadInput, Match, SeededDealer, catalog
from tests.contract.maelstrom import SETTINGS
from tests.contract.walk import reply
from tests.support.rules import rule

GAME = catalog.game("maelstrom")
few = settings(
    phases=[Phase.explicit, Phase.generate],
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
HERE: dict[str, Any] = {"unit": "A", "models": [{"at": [10000, 10000]}]}
THERE: dict[str, Any] = {"unit": "G", "models": [{"at": [26000, 26000]}]}


def after(setting: str, seed: int, answers: int) -> Any:
    """A state of random play, or its last one."""
    state, dealer = GAME.setup(SETTINGS[setting]), SeededDealer(seed)
    for _ in range(answers):
        if GAME.pending(state) is None:
            break
        GAME.apply(state, reply(GAME, state, dealer))
    return state


@few
@given(setting=st.sampled_from(sorted(SETTINGS)), seed=st.integers(0, 1000), answers=st.integers(0, 500))
def test_a_position_is_read_back_as_the_state_that_it_was_written_from(setting: str, seed: int, answers: int) -> None:
    state = after(setting, seed, answers)
    document = msgspec.json.encode(GAME.position(state))
    again = GAME.from_position(msgspec.json.decode(document))
    assert GAME.save(again) == GAME.save(state)
    assert msgspec.json.encode(GAME.position(again)) == document
    assert GAME.legal(again) == GAME.legal(state)


@rule("ME-SCO-6")
@few
@given(setting=st.sampled_from(sorted(SETTINGS)), seed=st.integers(0, 1000), answers=st.integers(0, 500))
def test_every_seat_sees_the_same_table(setting: str, seed: int, answers: int) -> None:
    state = after(setting, seed, answers)
    one, other, spectator = (
        msgspec.structs.replace(GAME.showing.look(state, None).scene(seat), seat=None) for seat in (0, 1, None)
    )
    assert one == other == spectator


@rule("ME-TRN-7")
def test_a_position_without_a_flow_stands_at_the_next_activation() -> None:
    state = GAME.from_position({"units": [HERE, THERE, {"unit": "E", "models": [{"at": [5000, 5000]}]}]})
    assert GAME.pending(state) == Ask(0, "activate-1")
    theirs = GAME.from_position({"units": [HERE, THERE], "next": 1})
    assert GAME.pending(theirs) == Ask(1, "activate-1")


def test_a_match_goes_on_from_a_position_to_its_end() -> None:
    match = Match.from_position("maelstrom", {"units": [HERE, THERE], "turn": 5}, seed=1)
    dealer = SeededDealer(1)
    while match.pending is not None:
        listed = match.legal()
        match.play(listed[dealer.below(len(listed))])
    assert match.outcome is not None


@rule("ME-SET-6")
@pytest.mark.parametrize(
    ("position", "field", "law"),
    [
        ({"units": [{"unit": "Z"}]}, "units[0].unit", "ME-FOR-4"),
        ({"units": [HERE, HERE]}, "units[1]", "ME-SET-6"),
        ({"units": [{"unit": "A"}]}, "units[0].models", "ME-DEP-13"),
        ({"units": [{**HERE, "models": [{"at": [200, 200]}]}]}, "units: Kaddar Novitiate", "ME-TER-7"),
        ({"units": [HERE, {**THERE, "models": HERE["models"]}]}, "units: Foundation Overseer", "ME-MOV-6"),
        ({"units": [{**HERE, "models": [{"at": [9, 9], "on": "moon"}]}]}, "units[0].models[0].on", "ME-MOV-11"),
        ({"units": [{**HERE, "models": [{"for": 9}]}]}, "units[0].models[0].for", "ME-CAS-6"),
        ({"units": [{**HERE, "models": [{"for": 0}]}]}, "units[0]", "ME-CAS-8"),
        ({"units": [{**HERE, "leader": "G1"}]}, "units[0].leader", "ME-UNI-5"),
        ({"units": [HERE], "zones": ["A", "A"]}, "zones", "ME-DEP-1"),
        ({"units": [HERE], "mission": "peace"}, "mission", "ME-SET-4"),
        ({"units": [HERE], "deployment": "heap"}, "deployment", "ME-DEP-2"),
        ({"units": [HERE], "players": [{"aim": "survey-mandate"}]}, "players[0].aim", "ME-DEP-7"),
        ({"units": [HERE], "players": [{"commander": "Z9"}]}, "players[0].commander", "ME-FOR-4"),
        ({"units": [HERE], "players": [{}, {}, {}]}, "players", "ME-SCO-1"),
        ({"units": [HERE], "markers": [["territories", -5, 0, -1, -1, False]]}, "markers[0]", "ME-OBJ-32"),
        ({"units": [HERE], "losses": [[99, 1, False]]}, "losses", "ME-CAS-8"),
        ({"units": [HERE], "moment": "over"}, "moment", "ME-TRN-7"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(position: Any, field: str, law: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position(position)
    assert (caught.value.field, caught.value.rule) == (field, law)
