"""Every term of the effect vocabulary in many shapes, for tests of its words."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from edgewise.core.phrase import Phrase
from edgewise.games.dawnfall.effects.conditions import Condition, Not, TurnOf
from edgewise.games.dawnfall.effects.harm import Wound
from edgewise.games.dawnfall.effects.lasting import Hold
from edgewise.games.dawnfall.effects.positions import MoveActionVerb
from edgewise.games.dawnfall.effects.selectors import Models, Selector, Spaces, Squads
from edgewise.games.dawnfall.effects.triggers import Trigger, TriggerLimit
from edgewise.games.dawnfall.effects.values import ChargesOn, Chosen, CountOf, EnduranceOf, ModeBonus, Value
from edgewise.games.dawnfall.effects.vocabulary import Verb

# What fields without a closed list of words are filled with.
TEXTS = {"timing": ("on_death",), "until": ("turn_end",), "ability": ("always_first",), "name": ("x", "models", "bait")}
CURRENCIES = ("crystal", "token:fuel")
VALUES: tuple[Any, ...] = (
    1,
    2,
    5,
    CountOf(of=Models()),
    EnduranceOf(),
    Chosen(),
    Chosen("tokens"),
    ModeBonus(2),
    ChargesOn(),
)
REFS: tuple[Any, ...] = ("targets", "attached_squad", "bait", Models(side="enemy", choose=1), Squads(side="own"))
STEPS: tuple[Any, ...] = (Wound(to="each"), MoveActionVerb())


def terms() -> Iterator[Any]:
    """Each verb, selector, value, condition and lasting effect in many shapes."""
    kinds = [k for union in (Verb, Selector, Value, Condition) for k in get_args(union) if hasattr(k, "words")]
    for kind in (*kinds, Hold, Trigger):
        yield from shapes(kind)
    yield from (Not(condition) for kind in get_args(Condition) for condition in shapes(kind))


def shapes(kind: Any) -> Iterator[Any]:
    """A term with its plainest fields, and again with each field filled in each way."""
    hints = {n: h for n, h in get_type_hints(kind).items() if n in kind.__struct_fields__}
    plain = {f.name: fillings(f.name, hints[f.name])[0] for f in msgspec.structs.fields(kind) if f.required}
    yield kind(**plain)
    for name, hint in hints.items():
        for value in fillings(name, hint):
            yield kind(**{**plain, name: value})


def fillings(name: str, hint: Any) -> tuple[Any, ...]:
    """Values for a field."""
    if hint == Value or (get_origin(hint) in (Union, types.UnionType) and CountOf in get_args(hint)):
        return VALUES
    if get_origin(hint) in (Union, types.UnionType):
        return _of_union(name, hint)
    match get_origin(hint) or hint:
        case origin if origin is Literal:
            return get_args(hint)
        case origin if origin is tuple:
            inner = fillings(name, get_args(hint)[0])
            return (*((each,) for each in inner), (inner[0], inner[-1]))
        case origin if origin is dict:
            return ({"ini": 1}, {"ini": 1, "mov": 2})
        case origin if origin is bool:
            return (True, False)
        case origin if origin is int:
            return (1, 2, 5)
        case origin if origin is str:
            return CURRENCIES if name == "currency" else TEXTS.get(name, ("target", "bait"))
        case kind:
            return (TriggerLimit("turn"), TriggerLimit("once")) if kind is TriggerLimit else tuple(shapes(kind))


def _of_union(name: str, hint: Any) -> tuple[Any, ...]:
    members = get_args(hint)
    if Wound in members:
        return STEPS
    if TurnOf in members:
        return (TurnOf("own"),)
    if Models in members:
        return REFS if str in members else (Models(),)
    if Spaces in members:
        return (Spaces(next_to="target"),)
    return tuple(value for member in members if member is not type(None) for value in fillings(name, member))


def phrases(said: Any) -> Iterator[Phrase]:
    """Every phrase inside what is said."""
    if isinstance(said, Phrase):
        yield said
        for value in said.params.values():
            yield from phrases(value)
    elif isinstance(said, tuple):
        for value in said:
            yield from phrases(value)
