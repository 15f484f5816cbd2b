"""What the two models of a fight bring to it, read from the state by the rules' own questions."""

from __future__ import annotations

from typing import NamedTuple

from edgewise.core.odds import Reason
from edgewise.games.dawnfall.frames.dice import fixed_die, red_price
from edgewise.games.dawnfall.frames.payment import bars_refresh
from edgewise.games.dawnfall.queries.attributes import (
    ability_count,
    attribute,
    is_forbidden,
    printed,
    reasons,
    reroll_symbol,
)
from edgewise.games.dawnfall.queries.fights import can_attack
from edgewise.games.dawnfall.queries.odds.asking import Known
from edgewise.games.dawnfall.queries.odds.rolls import Dice
from edgewise.games.dawnfall.state import Game, seat_of

# The rules that print an attribute on the card.
PRINTED = {"ini": "DF-SQD-6", "att": "DF-SQD-7", "def": "DF-SQD-8"}


class Bonus(NamedTuple):
    """What is added to one Attack and one Defense of a model by its player's known Actions."""

    attack: int = 0
    defense: int = 0
    wounds: int = 0
    holds: bool = False
    fixed: int = -1
    shot: int | None = None
    lender: int = -1
    shield: int = -1


class Side(NamedTuple):
    """A fighting model: its rolls, and what it may do."""

    model: int
    seat: int
    ini: int
    attack: int
    defense: int | None
    attack_symbol: bool
    defense_symbol: bool
    dice: Dice
    counters: bool
    more_counters: int
    bonus: Bonus


def side_of(state: Game, model: int, known: Known, bonus: Bonus) -> Side:
    """A model with the bonuses that are known to come."""
    symbols = known.rerolls and not is_forbidden(state, model, "reroll")
    shield = bonus.lender if bonus.lender >= 0 else model
    return Side(
        model=model,
        seat=seat_of(state, model),
        ini=attribute(state, model, "ini") or 0,
        attack=attribute(state, model, "att") or 0,
        defense=attribute(state, shield, "def"),
        attack_symbol=symbols and reroll_symbol(state, model, "att"),
        defense_symbol=symbols and reroll_symbol(state, model, "def"),
        dice=dice_of(
            state,
            seat_of(state, model),
            known,
            barred=is_forbidden(state, model, "reroll"),
            dull=is_forbidden(state, model, "refresh"),
        ),
        counters=can_attack(state, model) and not is_forbidden(state, model, "counterattack"),
        more_counters=ability_count(state, model, "extra_counterattack"),
        bonus=bonus,
    )


def dice_of(state: Game, seat: int, known: Known, *, barred: bool, dull: bool = False) -> Dice:
    """The dice of a player, with their prices and rerolls. DF-DIC-1 to DF-DIC-3, DF-RER-2, DF-RER-4."""
    fixed = fixed_die(state, seat)
    if fixed is not None:
        prices: tuple[tuple[str, int], ...] = ((fixed, 0),)
    else:
        both = (("yellow", 0), ("red", red_price(state, seat)))
        prices = tuple(each for each in both if known.die in (None, each[0]))
    return Dice(prices, known.rerolls and not barred, not (dull or bars_refresh(state, seat)))


def attribute_reasons(state: Game, model: int, *names: str) -> list[Reason]:
    """The printed numbers of a model and what changes them. DF-SQD-6 to DF-SQD-10."""
    found: list[Reason] = []
    for name in names:
        found.append(reason(state, model, name, printed(state, model, name), "printed", PRINTED[name]))
        for source, amount, how in reasons(state, model, name):
            what = name if how == "add" else f"{name}-set"
            found.append(reason(state, model, what, amount, source, "DF-SQD-10"))
    return found


def reason(
    state: Game, model: int, what: str, amount: int | None, source: str, rule: str, *, usual: bool = False
) -> Reason:
    """A part of a number of a model, named by its Squad card; usual where it is much the same in every fight."""
    return Reason(model, card_of(state, model), what, amount, source, rule, usual)


def card_of(state: Game, model: int) -> str:
    """The Squad card of a model."""
    return state.squad_card[state.model_squad[model]]


def dice_reasons(state: Game, model: int, dice: Dice) -> list[Reason]:
    """The dice of a roller with their prices, the Paid Reroll and the refresh of Marked sides. DF-DIC, DF-RER."""
    rules = {"yellow": "DF-DIC-2", "red": "DF-DIC-3"}
    rows: list[tuple[str, int, str, str]] = [(f"die-{die}", price, "dice", rules[die]) for die, price in dice.prices]
    rows += [("paid-reroll", 1, "marked", "DF-RER-2")] if dice.paid else []
    rows += [("refresh", 1, "marked", "DF-RER-4")] if dice.refreshes else []
    return [reason(state, model, *row, usual=True) for row in rows]
