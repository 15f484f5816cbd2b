"""What the events of a match add to the tally of play."""

from __future__ import annotations

import pytest

from edgewise import catalog
from edgewise.core.fields import Seat
from edgewise.games.dawnfall.events import (
    AnyEvent,
    CardPlayed,
    DieRolled,
    EnhancementAttached,
    EnhancementUsed,
    ModelDied,
    SquadActivated,
    TurnBegan,
    TurnDeclared,
)
from edgewise.games.dawnfall.kinds import Card, Model, PowerNumber, Squad
from edgewise.games.dawnfall.state import Game

GAME = catalog.game("dawnfall")
PRESETS = [{"faction": faction, "squads": "preset", "deck": "preset"} for faction in ("chapter", "demons")]
SEAT = Seat(1)


@pytest.fixture
def state() -> Game:
    match = catalog.Match.new("dawnfall", options={"players": PRESETS, "layout": "first-game"}, seed=1)
    state: Game = match.state
    return state


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (TurnBegan("DF-TRN-1", SEAT, 3), "turns"),
        (TurnDeclared("DF-TRN-2", SEAT, "passive"), "passive_turns"),
        (CardPlayed("DF-INF-5", SEAT, Card("x"), PowerNumber(0), (), ()), "cards_played"),
        (EnhancementAttached("DF-ENH-2", SEAT, Card("x"), Squad(0)), "enhancements_attached"),
        (EnhancementUsed("DF-INF-5", SEAT, Card("x"), PowerNumber(0), (), ()), "enhancements_used"),
    ],
)
def test_an_event_counts_for_its_seat(state: Game, event: AnyEvent, name: str) -> None:
    assert GAME.figures(state, [event]) == [(name, 1)]


def test_an_active_turn_and_the_rest_count_for_nothing_more(state: Game) -> None:
    rolled = DieRolled("DF-GEN-9", SEAT, "red", 3, "attack", False)
    assert GAME.figures(state, [TurnDeclared("DF-TRN-2", Seat(0), "active"), rolled]) == []


def test_an_activation_counts_for_the_owner_of_the_squad(state: Game) -> None:
    squad = Squad(state.squad_seat.index(1))
    assert GAME.figures(state, [SquadActivated("DF-ACT-3", SEAT, squad)]) == [("activations", 1)]


def test_a_killed_model_counts_for_both_and_a_sacrifice_for_its_owner_only(state: Game) -> None:
    model = Model(state.squad_models[state.squad_seat.index(1)][0])
    killed, sacrificed = (ModelDied("DF-VIC-1", model, 1, cause) for cause in ("attack", "sacrifice"))
    assert GAME.figures(state, [killed]) == [("models_lost", 1), ("models_killed", 0)]
    assert GAME.figures(state, [sacrificed]) == [("models_lost", 1)]
