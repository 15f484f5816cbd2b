"""Whom a unit may charge, and who may throw a grenade in it. ME-CHG-1, ME-WPN-8, ME-CQF-12"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import FragGrenades
from edgewise.games.maelstrom.actions import Move
from edgewise.games.maelstrom.continuous import characteristic
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT, Mils, Model, Unit
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.queries.bodies import unit_bodies, unit_to_unit
from edgewise.games.maelstrom.queries.contact import enemies_touching
from edgewise.games.maelstrom.queries.errands import Errand
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game, living, standing
from edgewise.tabletop.distances import any_within


def charge_targets(state: Game, unit: Unit, most: Mils) -> list[Unit]:
    """The enemy units near enough to be charged, those faced off with left out. ME-CHG-1, ME-CQF-12"""
    own = unit_bodies(state, unit)
    busy = enemies_touching(state, unit)
    foes = standing(state, 1 - state.book.unit_seat[unit])
    return [foe for foe in foes if foe not in busy and any_within(own, unit_bodies(state, foe), most)]


def target_refusal(state: Game, wanted: Errand) -> Refusal | None:
    """An enemy unit on the table within the distance of the charge. ME-CHG-1"""
    unit, target = wanted.unit, wanted.target
    if wanted.kind != "charge":
        return None
    book = state.book
    if not 0 <= target < len(book.units) or book.unit_seat[target] == book.unit_seat[unit]:
        return refuse("ME-CHG-1", "charge-nobody")
    if is_faced_off(state, unit, target):
        return refuse("ME-CQF-12", "charge-faced-off", unit=unit, target=target)
    if state.place[target] != "table":
        return refuse("ME-CHG-1", "charge-away", target=target)
    if not any_within(unit_bodies(state, unit), unit_bodies(state, target), wanted.most):
        gap = unit_to_unit(state, unit, target)
        return refuse("ME-CHG-1", "charge-far", target=target, length=gap, allowance=wanted.most)
    return None


def is_faced_off(state: Game, unit: Unit, target: Unit) -> bool:
    """Whether a charge names the unit that the charger faces off with. ME-CQF-12"""
    return target != NO_UNIT and target in enemies_touching(state, unit)


def thrower_refusal(state: Game, wanted: Errand, action: Move) -> Refusal | None:
    """Whoever throws in a charge is a model of the unit with frag grenades. ME-WPN-8"""
    thrower = action.thrower
    if thrower == NO_MODEL:
        return None
    if wanted.kind != "charge":
        return refuse("ME-WPN-8", "throw-without-charge")
    if thrower not in throwers(state, wanted.unit):
        return refuse("ME-WPN-8", "no-thrower", unit=wanted.unit)
    return None


def throwers(state: Game, unit: Unit) -> list[Model]:
    """The models that could throw a frag grenade. ME-WPN-6"""
    return [model for model in living(state, unit) if ability(state, model, FragGrenades) is not None]


def with_grenade(state: Game, unit: Unit, charges: Sequence[Move]) -> Iterator[Move]:
    """The first charge at each target once more, with a grenade of the model whose attack is missed least. ME-WPN-8"""
    able = throwers(state, unit)
    if not able:
        return
    thrower = min(able, key=lambda m: (characteristic(state, m, "cqa").value, m == state.leader[unit]))
    firsts = {charge.target: charge for charge in reversed(charges)}
    for target in dict.fromkeys(charge.target for charge in charges):
        yield replace(firsts[target], thrower=thrower)
