"""Actions near legal ones, and some from nowhere: what a faulty client might send."""

from __future__ import annotations

from typing import Any

import msgspec

from edgewise import Action, BadInput, SeededDealer
from edgewise.core.game import AnyGame


def mutated(game: AnyGame, action: Action, dealer: SeededDealer) -> Action | None:
    """The action with one field changed, or nothing where that is no action at all."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    fields = [name for name in data if name != "type"]
    if not fields:
        return None
    name = fields[dealer.below(len(fields))]
    data[name] = changed(data[name], dealer)
    try:
        return game.action(data)
    except BadInput:
        return None


def changed(value: Any, dealer: SeededDealer) -> Any:
    """Another value of the same shape."""
    match value:
        case bool():
            return not value
        case int():
            return (-1, value - 1, value + 1, 1_000, -(2**40), 2**70)[dealer.below(6)]
        case str():
            return ("", "nothing", value + "s", "'; --", "\N{SNOWMAN}")[dealer.below(5)]
        case [] | None:
            return [0]
        case list():
            place = dealer.below(len(value))
            twin = [*value]
            twin[place] = changed(value[place], dealer)
            return (value[:-1], [*value, value[0]], value[::-1], twin)[dealer.below(4)]
    return value
