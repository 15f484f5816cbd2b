"""Command: what models are worth, whom they reach, and what forbids an order. ME-CMD, ME-DATA-4."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import AngelBond, Command, PrimeArray, RousingWords
from edgewise.games.maelstrom.actions import Order, Rouse
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.profiles import ORGANIC
from edgewise.games.maelstrom.queries.abilities import ability, count_of, is_labelled
from edgewise.games.maelstrom.queries.bodies import model_to_unit
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game, living, standing

ORDER_POINTS = 1
LOWERED = 1


def command_value(state: Game, model: Model) -> int | None:
    """The COMMAND value of a model now; None if it has none. ME-CMD-1, ME-ABI-7."""
    command = ability(state, model, Command)
    if command is None:
        return None
    return command.value + min(1, count_of(state, model, PrimeArray)) * PrimeArray.COMMAND


def order_mark(model: Model) -> str:
    """How an order of a model is noted for the turn. ME-CMD-5."""
    return f"order:{model}"


def lowered_by(state: Game, model: Model, unit: Unit) -> int:
    """The levels that an order takes off. ME-CMD-3, ME-DATA-4."""
    bound = ability(state, model, AngelBond) is not None
    return AngelBond.LOWERED if bound and state.book.units[unit].entry.title in AngelBond.ENTRIES else LOWERED


def order_refusal(state: Game, order: Order) -> Refusal | None:
    """What forbids an order, in the order of the ledger. ME-CMD-3 to ME-CMD-6, ME-SCO-15."""
    acting, book = state.acting, state.book
    model, unit = order.model, order.unit
    if acting is None or not 0 <= model < len(book.model_unit) or book.model_unit[model] != acting.unit:
        return refuse("ME-CMD-3", "order-inactive")
    value = command_value(state, model)
    if value is None or not state.fortitude[model]:
        return refuse("ME-CMD-3", "order-without-command", model=model)
    seat = book.unit_seat[acting.unit]
    if not 0 <= unit < len(book.units) or book.unit_seat[unit] != seat or state.place[unit] != "table":
        return refuse("ME-CMD-3", "order-nobody")
    if state.command[seat] < ORDER_POINTS:
        return refuse("ME-CMD-3", "order-unpaid")
    given = state.marks.count(order_mark(model))
    if value == 0:
        return refuse("ME-CMD-6", "order-own-unit", model=model) if unit != acting.unit or given else None
    if unit != acting.unit and model_to_unit(state, model, unit) > Command.RANGE_MILS:
        return refuse("ME-CMD-4", "order-far", unit=unit, inches=Command.RANGE_MILS // 1000)
    if given >= value:
        return refuse("ME-CMD-5", "orders-used", model=model, value=value)
    return None


def orders(state: Game) -> Iterator[Order]:
    """The orders that would lower a level now."""
    acting = state.acting
    if acting is None or state.command[state.book.unit_seat[acting.unit]] < ORDER_POINTS:
        return
    for model in living(state, acting.unit):
        if command_value(state, model) is None:
            continue
        for unit in standing(state, state.book.unit_seat[acting.unit]):
            order = Order(model, unit)
            if state.level[unit] and order_refusal(state, order) is None:
                yield order


def rouse_mark(model: Model) -> str:
    """How Rousing Words of a model are noted for the turn."""
    return f"rouse:{model}"


def rouse_refusal(state: Game, rouse: Rouse) -> Refusal | None:
    """What forbids Rousing Words. ME-DATA-4."""
    acting, book = state.acting, state.book
    model, unit = rouse.model, rouse.unit
    if acting is None or not 0 <= model < len(book.model_unit) or book.model_unit[model] != acting.unit:
        return refuse("ME-DATA-4", "rouse-inactive")
    if ability(state, model, RousingWords) is None or not state.fortitude[model]:
        return refuse("ME-DATA-4", "rouse-unable", model=model)
    if rouse_mark(model) in state.marks:
        return refuse("ME-DATA-4", "rouse-used", model=model)
    seat = book.unit_seat[acting.unit]
    if state.command[seat] < RousingWords.COST:
        return refuse("ME-DATA-4", "rouse-unpaid")
    if not 0 <= unit < len(book.units) or book.unit_seat[unit] != seat or state.place[unit] != "table":
        return refuse("ME-DATA-4", "rouse-nobody")
    if not all(is_labelled(state, each, ORGANIC) for each in living(state, unit)):
        return refuse("ME-DATA-4", "rouse-inorganic", unit=unit)
    if unit != acting.unit and model_to_unit(state, model, unit) > RousingWords.RANGE_MILS:
        return refuse("ME-DATA-4", "rouse-far", unit=unit, inches=RousingWords.RANGE_MILS // 1000)
    return None


def words(state: Game) -> Iterator[Rouse]:
    """The units that can be roused now."""
    acting = state.acting
    if acting is None:
        return
    for model in living(state, acting.unit):
        if ability(state, model, RousingWords) is not None:
            for unit in standing(state, state.book.unit_seat[acting.unit]):
                rouse = Rouse(model, unit)
                if "zealot" not in state.tokens[unit] and rouse_refusal(state, rouse) is None:
                    yield rouse
