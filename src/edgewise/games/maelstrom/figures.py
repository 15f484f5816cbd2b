"""Figures: numbers that carry their reasons, one part for each. ME-PRO-5."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

# What a part of a figure comes from; the words are `me-part-...`.
Reason: TypeAlias = Literal[
    "printed",
    "damaged",
    "slowed",
    "form",
    "marksman",
    "suppression",
    "on-the-move",
    "target-on-the-move",
    "aim",
    "wide-open",
    "defensive-fire",
    "hit-and-run",
    "counterattack",
    "terrain",
    "open-ground",
    "no-terrain",
    "more-tokens",
    "rear-arc",
    "large",
    "painted",
    "facing-off",
    "field",
    "censer-field",
    "disruption",
    "dodge",
    "target-tracker",
    "shots",
    "blast",
    "attacks",
    "weapon",
    "short-range",
    "two-pistols",
    "second-weapon",
    "close-quarters",
    "floor",
    "hit",
    "casualty",
    "frag",
    "suppressive-fire",
    "failed-tests",
    "dangerous-ground",
    "climbing",
    "retreat",
    "countermeasures",
]


class Part(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one reason adds to a figure or takes from it."""

    amount: int
    what: Reason
    rule: str


Parts: TypeAlias = tuple[Part, ...]


class Figure(NamedTuple):
    """A number and where it comes from; the parts add up to it."""

    value: int
    parts: Parts


def part(amount: int, what: Reason, rule: str) -> Part:
    """One reason."""
    return Part(amount, what, rule)


def added(parts: Iterable[Part]) -> Figure:
    """The sum of its parts, those that add nothing left out, save the first."""
    given = tuple(parts)
    kept = given[:1] + tuple(each for each in given[1:] if each.amount)
    return Figure(sum(each.amount for each in kept), kept)


def not_negative(figure: Figure, rule: str) -> Figure:
    """The figure, or 0 where it would be less. ME-PRO-5."""
    if figure.value >= 0:
        return figure
    return Figure(0, (*figure.parts, part(-figure.value, "floor", rule)))
