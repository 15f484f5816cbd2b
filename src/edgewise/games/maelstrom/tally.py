"""What events add to a tally of play. ME-VIC-7."""

from __future__ import annotations

from collections.abc import Iterable

from edgewise.core.events import Event
from edgewise.games.maelstrom.events.moving import UnitMoved
from edgewise.games.maelstrom.events.shooting import HitDiceRolled, ModelRemoved
from edgewise.games.maelstrom.events.turns import TurnBegan, UnitActivated
from edgewise.games.maelstrom.state import Game


def figures(state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
    """Turns, activations, rounds, charges and kills, as names and seats."""
    return [figure for event in events for figure in _figures(state, event)]


def _figures(state: Game, event: Event) -> list[tuple[str, int]]:
    seats = state.book.unit_seat
    match event:
        case TurnBegan(seat=seat):
            return [("turns", seat)]
        case UnitActivated(seat=seat):
            return [("activations", seat)]
        case HitDiceRolled(seat=seat):
            return [("rounds", seat)]
        case UnitMoved(unit=unit, kind="charge"):
            return [("charges", seats[unit])]
        case ModelRemoved(unit=unit):
            return [("kills", 1 - seats[unit])]
        case _:
            return []
