"""Values: plain numbers, or bonuses that grow with unused crystals. ED-SPL-15, ED-SPL-16."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import phrase


class PerUnused(Term, frozen=True):
    """1 for every so many unused crystals of the controller, counted after the cost is paid. ED-SPL-15."""

    per_unused: Annotated[int, msgspec.Meta(ge=1, le=9)]


Value: TypeAlias = int | PerUnused


def amount(value: Value, unused: int) -> int:
    """The number that a value stands for when so many crystals are unused; surplus is ignored. ED-SPL-16."""
    return value if isinstance(value, int) else unused // value.per_unused


def grows(value: object) -> bool:
    """Whether a value depends on the crystals of its controller."""
    return isinstance(value, PerUnused)


def value_words(value: Value) -> dict[str, Any]:
    """A value as parameters of a message: its number, and what it is counted by if it grows."""
    return {"n": value, "per": ""} if isinstance(value, int) else {"n": 1, "per": phrase("ed-per", n=value.per_unused)}


def signed_words(value: Value) -> dict[str, Any]:
    """The same of something that is added."""
    words = value_words(value)
    n = words["n"]
    return {**words, "n": f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"}
