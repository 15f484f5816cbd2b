"""Formulas of lengths over the sides of a table, as deployment files write them. ME-DEP-4.

W and D stand for the longer and the shorter side, plain numbers are inches, other words are offsets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

TOKEN = re.compile(r"\s*(?:(?P<number>[0-9]+(?:\.5)?)|(?P<word>[A-Za-z]+)|(?P<sign>[-+/(),]))")
HALF_INCH_MILS = 500


class FormulaError(ValueError):
    """A formula that cannot be read; its text is the place where reading stopped."""


class Length(msgspec.Struct, frozen=True):
    """A plain length."""

    mils: int


class Named(msgspec.Struct, frozen=True):
    """A side of the table or an offset."""

    name: str


class Quotient(msgspec.Struct, frozen=True):
    """A part of a length: halves are exact, others rounded to the nearest half inch, ties up. ME-DEP-4."""

    of: Formula
    by: int


class Sum(msgspec.Struct, frozen=True):
    """Two lengths added, or the second one taken from the first."""

    one: Formula
    other: Formula
    sign: Literal[1, -1]


class Extreme(msgspec.Struct, frozen=True):
    """The longer or the shorter of two lengths."""

    one: Formula
    other: Formula
    longest: bool


Formula: TypeAlias = Length | Named | Quotient | Sum | Extreme


def formula(text: str) -> Formula:
    """The formula that a text writes."""
    reader = _Reader(text)
    found = reader.sum()
    if reader.next:
        raise FormulaError(reader.next)
    return found


def worked_out(what: Formula, lengths: Mapping[str, int]) -> int:
    """A formula in mils; a KeyError names a word that has no length."""
    match what:
        case Length(mils=mils):
            return mils
        case Named(name=name):
            return lengths[name]
        case Quotient(of=of, by=by):
            return _divided(worked_out(of, lengths), by)
        case Sum(one=one, other=other, sign=sign):
            return worked_out(one, lengths) + sign * worked_out(other, lengths)
        case Extreme(one=one, other=other, longest=longest):
            pair = worked_out(one, lengths), worked_out(other, lengths)
            return max(pair) if longest else min(pair)


def _divided(mils: int, by: int) -> int:
    if by == 2:
        return mils // 2
    step = HALF_INCH_MILS * by
    return (2 * mils + step) // (2 * step) * HALF_INCH_MILS


class _Reader:
    """Reads a formula from left to right; `next` is the token it stands at."""

    def __init__(self, text: str) -> None:
        self.rest = text.strip()
        self.next = ""
        self._advance()

    def sum(self) -> Formula:
        found = self._quotient()
        while self.next in ("+", "-"):
            sign: Literal[1, -1] = 1 if self._taken() == "+" else -1
            found = Sum(found, self._quotient(), sign)
        return found

    def _quotient(self) -> Formula:
        found = self._part()
        if self.next == "/":
            self._advance()
            by = self._taken()
            if not by.isdigit() or not int(by):
                raise FormulaError(by)
            return Quotient(found, int(by))
        return found

    def _part(self) -> Formula:
        token = self._taken()
        if token[:1].isdigit():
            return Length(int(token.removesuffix(".5")) * 1000 + HALF_INCH_MILS * token.endswith(".5"))
        if token in ("max", "min"):
            self._expect("(")
            one = self.sum()
            self._expect(",")
            found = Extreme(one, self.sum(), token == "max")
            self._expect(")")
            return found
        if not token.isalpha():
            raise FormulaError(token)
        return Named(token)

    def _expect(self, sign: str) -> None:
        if self._taken() != sign:
            raise FormulaError(sign)

    def _taken(self) -> str:
        token = self.next
        self._advance()
        return token

    def _advance(self) -> None:
        if not self.rest:
            self.next = ""
            return
        match = TOKEN.match(self.rest)
        if match is None:
            raise FormulaError(self.rest)
        self.next, self.rest = match.group().strip(), self.rest[match.end() :].strip()
