"""What the events of a match add to the tally of play."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import catalog
from edgewise.games.dawnfall.events import Event
from edgewise.games.dawnfall.state import Game

GAME = catalog.game("dawnfall")
PRESETS = [{"faction": faction, "squads": "preset", "deck": "preset"} for faction in ("chapter", "demons")]


@pytest.fixture
def state() -> Game:
    match = catalog.Match.new("dawnfall", options={"players": PRESETS, "layout": "first-game"}, seed=1)
    state: Game = match.state
    return state


@pytest.mark.parametrize(
    ("key", "params", "name"),
    [
        ("turn-began", {"seat": 1, "number": 3}, "turns"),
        ("turn-declared", {"seat": 1, "kind": "passive"}, "passive_turns"),
        ("card-played", {"seat": 1, "card": "x"}, "cards_played"),
        ("enhancement-attached", {"seat": 1, "card": "x", "squad": 0}, "enhancements_attached"),
        ("enhancement-used", {"seat": 1, "card": "x"}, "enhancements_used"),
    ],
)
def test_an_event_counts_for_its_seat(state: Game, key: str, params: dict[str, Any], name: str) -> None:
    assert GAME.figures(state, [Event(key, "DF-TRN-1", params)]) == [(name, 1)]


def test_an_active_turn_and_the_rest_count_for_nothing_more(state: Game) -> None:
    events = [Event("turn-declared", "DF-TRN-2", {"seat": 0, "kind": "active"}), Event("rolled", "DF-GEN-9", {})]
    assert GAME.figures(state, events) == []


def test_an_activation_counts_for_the_owner_of_the_squad(state: Game) -> None:
    squad = state.squad_seat.index(1)
    assert GAME.figures(state, [Event("activated", "DF-ACT-3", {"squad": squad})]) == [("activations", 1)]


def test_a_killed_model_counts_for_both_and_a_sacrifice_for_its_owner_only(state: Game) -> None:
    model = state.squad_models[state.squad_seat.index(1)][0]
    killed, sacrificed = (
        Event("model-died", "DF-VIC-1", {"model": model, "value": 1, "cause": cause})
        for cause in ("attack", "sacrifice")
    )
    assert GAME.figures(state, [killed]) == [("models_lost", 1), ("models_killed", 0)]
    assert GAME.figures(state, [sacrificed]) == [("models_lost", 1)]
