"""Edgewise: three tabletop games by their full rules."""

from edgewise.catalog import Match, game, games, replay
from edgewise.core.dealer import ManualDealer, RecordedDealer, ScriptedDealer, SeededDealer
from edgewise.core.flow import Action, Ask, Draw, Drawn, Roll, Rolled
from edgewise.core.outcome import Outcome
from edgewise.core.record import Record
from edgewise.core.refusal import BadInput, EdgewiseError, IllegalAction, NothingToUndo, Refusal

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Ask",
    "BadInput",
    "Draw",
    "Drawn",
    "EdgewiseError",
    "IllegalAction",
    "ManualDealer",
    "Match",
    "NothingToUndo",
    "Outcome",
    "Record",
    "RecordedDealer",
    "Refusal",
    "Roll",
    "Rolled",
    "ScriptedDealer",
    "SeededDealer",
    "game",
    "games",
    "replay",
]
