"""Orders and rousing words. ME-CMD-3, ME-DATA-4."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Frames
from edgewise.games.maelstrom.abilities import RousingWords
from edgewise.games.maelstrom.actions import Order, Rouse
from edgewise.games.maelstrom.events.acting import OrderGiven, SuppressionLowered, WordsSpoken
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.orders import ORDER_POINTS, lowered_by, order_mark, rouse_mark
from edgewise.games.maelstrom.state import Game, mark


def command(state: Game, action: Order | Rouse) -> Frames:
    """Spends command points of the active player."""
    seat = state.book.model_seat[action.model]
    if isinstance(action, Order):
        mark(state, order_mark(action.model))
        state.command[seat] -= ORDER_POINTS
        tell(state, OrderGiven("ME-CMD-3", Seat(seat), action.model, action.unit, state.command[seat]))
        lower(state, action.unit, lowered_by(state, action.model, action.unit), "ME-CMD-3")
        return ()
    mark(state, rouse_mark(action.model))
    state.command[seat] -= RousingWords.COST
    tell(state, WordsSpoken("ME-DATA-4", Seat(seat), action.model, action.unit, state.command[seat]))
    if "zealot" not in state.tokens[action.unit]:
        state.tokens[action.unit] = (*state.tokens[action.unit], "zealot")
    return ()


def lower(state: Game, unit: Unit, levels: int, rule: str) -> None:
    """Lowers the suppression of a unit, never below 0. ME-SUP-3."""
    by = min(levels, state.level[unit])
    state.level[unit] -= by
    tell(state, SuppressionLowered(rule, unit, by, state.level[unit]))
