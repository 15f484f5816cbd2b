"""Odds: exact chances with what they cost and the reasons behind their numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec


class Share(msgspec.Struct, frozen=True):
    """An exact number as a fraction, such as 5/36, and as the nearest decimal number."""

    exact: str
    value: float

    @classmethod
    def of(cls, number: Fraction | int) -> Share:
        """The share for a rational number."""
        return cls(str(Fraction(number)), float(number))

    @property
    def fraction(self) -> Fraction:
        """The exact number."""
        return Fraction(self.exact)


class Reason(msgspec.Struct, frozen=True):
    """One part of a number: of which model, what it is, how much, where it comes from, and by which rule.

    `usual` marks what is much the same in every fight: dice, rerolls and what they cost.
    """

    model: int
    name: str
    what: str
    amount: int | None
    source: str
    rule: str
    usual: bool = False


class Cost(msgspec.Struct, frozen=True):
    """What best play costs a seat: the expected and the worst net payment."""

    seat: int
    expected: Share
    worst: int


class Choice(msgspec.Struct, frozen=True):
    """An answer that best play gives: whose, to what, in which situation."""

    seat: int
    what: str
    when: dict[str, int]
    answer: str
    rerolls: dict[str, str] = {}


class Odds(msgspec.Struct, frozen=True):
    """The answer to a question about chances; `outcomes` exclude each other and sum to 1.

    `kind` is that of the question, and `seat` the side that asks: how likely it harms an enemy is the harm done, how
    likely its own model is harmed the harm taken; None where that is not told.
    `parts` are further chances, `dice` those of single rolls, `unforeseen` names effects that were left out.
    """

    question: dict[str, Any]
    chance: Share
    outcomes: dict[str, Share]
    costs: tuple[Cost, ...]
    reasons: tuple[Reason, ...]
    kind: str
    seat: int
    harm_done: Share | None = None
    harm_taken: Share | None = None
    plan: tuple[Choice, ...] = ()
    parts: dict[str, Share] = {}
    dice: dict[str, dict[str, Share]] = {}
    unforeseen: tuple[str, ...] = ()
