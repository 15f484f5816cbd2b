"""What holds for a model or a unit now: characteristics and defenses, each with its reasons. ME-PRO, ME-DEF."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.games.maelstrom.abilities import (
    CenserField,
    Dodge,
    Field,
    Form,
    FormShift,
    LoricranFieldGenerator,
    TargetTracker,
)
from edgewise.games.maelstrom.figures import Figure, Part, added, not_negative, part
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.profiles import Characteristic, MaxWeapons, Modifier
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.state import Game, living

SLOWED = -2


def form_of(state: Game, unit: Unit) -> Form:
    """The form that a unit has taken. ME-DATA-4."""
    return "slasher" if "slasher" in state.tokens[unit] else FormShift.FIRST


def characteristic(state: Game, model: Model, name: Characteristic) -> Figure:
    """A characteristic of a model now: printed, and what changes it. ME-PRO-5."""
    printed: int = getattr(state.book.models[model].profile, name)
    found = added((part(printed, "printed", "ME-PRO-1"), *_changes(state, model, name)))
    return not_negative(found, "ME-PRO-5") if name in ("mv", "av", "cqa") else found


def _changes(state: Game, model: Model, name: Characteristic) -> Iterator[Part]:
    for damaged in state.book.models[model].damaged:
        if damaged.for_min <= state.fortitude[model] <= damaged.for_max:
            for effect in damaged.effects:
                if isinstance(effect, Modifier) and effect.characteristic == name:
                    yield part(effect.n, "damaged", "ME-PRO-3")
    unit = state.book.model_unit[model]
    if name == "mv" and "slowed" in state.tokens[unit]:
        yield part(SLOWED, "slowed", "ME-TOK-4")
    if name == "cqa" and ability(state, model, FormShift) is not None:
        yield part(FormShift.CQA[form_of(state, unit)], "form", "ME-DATA-4")


def move_value(state: Game, unit: Unit) -> Figure:
    """The lowest MV in the unit, in inches. ME-PRO-4, ME-ACT-7."""
    return _lowest(state, unit, "mv")


def evasion(state: Game, unit: Unit) -> Figure:
    """The lowest EVS in the unit. ME-PRO-4, ME-SHO-9."""
    return _lowest(state, unit, "evs")


def _lowest(state: Game, unit: Unit, name: Characteristic) -> Figure:
    return min((characteristic(state, m, name) for m in living(state, unit)), key=lambda found: found.value)


def weapons_at_most(state: Game, model: Model) -> int:
    """How many of its weapons a model may use in a round. ME-SHO-5, ME-LRG-3."""
    mustered = state.book.models[model]
    # A grenade may take the place of any weapon, so that a large model without other weapons has one attack.
    most = max(1, len(mustered.weapons) + 1) if mustered.profile.is_large else 1
    for damaged in mustered.damaged:
        if damaged.for_min <= state.fortitude[model] <= damaged.for_max:
            most = min([most, *(effect.n for effect in damaged.effects if isinstance(effect, MaxWeapons))])
    return most


def field_value(state: Game, unit: Unit) -> Figure:
    """The FIELD of a unit: the lowest among its models, or one that covers all. ME-DEF-6, ME-DATA-4, ME-TOK-4."""
    models = living(state, unit)
    own = added([part(min(_field_of(state, m) for m in models), "field", "ME-DEF-6")])
    censers = [found.value for m in models if (found := ability(state, m, CenserField)) is not None]
    censer = added([part(max(censers, default=0), "censer-field", "ME-DATA-4")])
    best = max(own, censer, key=lambda found: found.value)
    if best.value and "disruption" in state.tokens[unit]:
        return added((*best.parts, part(-best.value, "disruption", "ME-TOK-4")))
    return best


def _field_of(state: Game, model: Model) -> int:
    """The FIELD of one model; of several the highest. ME-ABI-4."""
    field = ability(state, model, Field)
    built = LoricranFieldGenerator.FIELD if ability(state, model, LoricranFieldGenerator) is not None else 0
    return max(field.value if field is not None else 0, built)


def dodge_value(state: Game, unit: Unit, *, tracked: bool = False) -> Figure:
    """The DODGE of a unit, lowered where shots are tracked. ME-DEF-6, ME-ABI-9."""
    dodges = [ability(state, m, Dodge) for m in living(state, unit)]
    lowest = min(dodge.value if dodge is not None else 0 for dodge in dodges)
    parts = [part(lowest, "dodge", "ME-DEF-6")]
    if tracked:
        parts.append(part(-TargetTracker.DODGE, "target-tracker", "ME-ABI-9"))
    return not_negative(added(parts), "ME-PRO-5")


def is_large(state: Game, model: Model) -> bool:
    """Whether it is no standard model. ME-UNI-3."""
    return state.book.is_large[model]


def is_swarm(state: Game, model: Model) -> bool:
    """Whether hits on it are DAM 1. ME-TYP-4."""
    return state.book.models[model].profile.model_type == "swarm"


def printed_av(state: Game, model: Model) -> int:
    """What makes models of a unit differ in AV. ME-ARM-3."""
    return state.book.models[model].profile.av
