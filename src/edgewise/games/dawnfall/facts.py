"""What is known of squads and Actions without looking at the board, worked out once when a book is made."""

from __future__ import annotations

from typing import Any

import msgspec

from edgewise.games.dawnfall.effects.cards import Charge
from edgewise.games.dawnfall.effects.conditions import InMode
from edgewise.games.dawnfall.effects.fights import CombatActionVerb, FightAll
from edgewise.games.dawnfall.effects.positions import MoveActionVerb
from edgewise.games.dawnfall.effects.selectors import Enhancements, Models
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.library import terms
from edgewise.games.dawnfall.profiles import Card, Power, Price

FIGHTS = ("CombatActionVerb", "CombatSequence", "FightAll", "BackstabVerb")


class SideInfo(msgspec.Struct, frozen=True):
    """One side of a Squad card, ready for look-ups."""

    numbers: dict[str, int | None]
    rerolls: dict[str, bool]
    through_obstacles: bool
    endurance: int


class Facts(msgspec.Struct, frozen=True):
    """What is known of an Action without looking at the board; `gate` names a quick test: of a plain Action it equals
    `possible` of the first step, of another one it must hold before anything else can."""

    crystals: int
    complex_cost: bool
    simple: bool
    starts_combat: bool
    plain: bool = False
    gate: str = ""
    charges: int = 0
    shoots: bool = False
    rerolls: bool = False


def hold_words_of(holds: list[Any]) -> frozenset[str]:
    """The attributes, abilities and bans that continuous effects speak of, so that others need not be read."""
    found: set[str] = set()
    for hold in holds:
        found |= {*hold.add, *hold.set, *hold.grants, *hold.forbids}
        if hold.extra_wounds:
            found.add("wounds")
    return frozenset(found)


def attach_cost_of(card: Card) -> int:
    cost = card.attach_cost
    return crystals_of(cost) if isinstance(cost, tuple) else 1


def crystals_of(cost: tuple[Price, ...]) -> int:
    return sum(constant_of(p) for p in cost if p.currency == "crystal")


def extras_of(cost: Any) -> tuple[Price, ...]:
    return tuple(p for p in cost if p.currency != "crystal") if isinstance(cost, tuple) else ()


def side_of(side: Any, endurance: int) -> SideInfo:
    numbers = {
        n: None if v == "-" else v
        for n, v in (("ini", side.ini), ("att", side.att), ("def", side.def_), ("mov", side.mov))
    }
    rerolls = {"att": side.att_reroll, "def": side.def_reroll, "ini": False, "mov": False}
    shield = endurance if side.endurance is None else side.endurance
    return SideInfo(numbers, rerolls, side.through_obstacles, shield)


def mode_cost_of(side: Any) -> int | None:
    cost = side.change_mode
    if cost == "no":
        return None
    if cost == "free":
        return 0
    return cost if isinstance(cost, int) else crystals_of(cost)


def constant_of(price: Price) -> int:
    return price.amount if isinstance(price.amount, int) else 0


def facts_of(power: Power) -> Facts:
    crystals = sum(constant_of(p) for p in power.prices if p.currency == "crystal")
    unclear = any(p.currency != "crystal" or not isinstance(p.amount, int) for p in power.prices)
    demanding = bool(power.steps) and type(power.steps[0]).possible is not Step.possible
    simple = not (power.if_ or power.targets or power.numbers or power.limit or unclear or demanding)
    fights = any(type(term).__name__ in FIGHTS for _, term in terms(power, ()))
    timed = bool(power.timings)  # its roles come from the moment in which it is used
    plain = not (power.if_ or power.targets or power.numbers or power.limit or unclear or power.passive or timed)
    shoots = any(type(term).__name__ == "CheckHit" for _, term in terms(power, ()))
    charges = sum(constant_of(p) for p in power.prices if p.currency == "charge")
    rerolls = any(type(term).__name__ == "RerollVerb" for _, term in terms(power, ()))
    gate = _gate(power) if plain else _quick(power)
    if not gate and not (power.targets or power.passive):
        gate = _gate(power)
    return Facts(crystals, unclear, simple, fights, plain, gate, shoots=shoots, charges=charges, rerolls=rerolls)


def _quick(power: Power) -> str:
    """A quick test that must hold before a condition or the first target can; "" when there is none."""
    match power.if_:
        case InMode(of="bound_squad" | "attached_squad", mode=mode):
            return mode
    match power.targets[0].of if power.targets else None:
        case Enhancements(side="own", squad=None, up_to=False):
            return "charge"
        case Models(side="enemy", dead=False, up_to=False, in_contact_with="bound_squad" | "attached_squad"):
            return "touch"
        case _:
            return ""


def _gate(power: Power) -> str:
    """Which quick test equals `possible` of the first step, "" when only the step itself can tell."""
    match power.steps[0] if power.steps else None:
        case CombatActionVerb(who="bound_squad", against=None):
            return "combat"
        case MoveActionVerb(who="bound_squad"):
            return "move"
        case FightAll(who="self_model"):
            return "fight_all"
        case Charge(to=Enhancements(side="own", squad=None)):
            return "charge"
        case _:
            return ""
