"""What can be wrong with a roster: the tests in the order of the ledger, and one failure of them. ME-FOR-18."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from edgewise.core.phrase import Name, Names, Phrase, name_words, phrase
from edgewise.games.maelstrom.muster import Drafted
from edgewise.games.maelstrom.profiles import RosterUnit, Selection, UnitEntry

Test: TypeAlias = Literal[
    "form",
    "entry",
    "faction",
    "options",
    "units",
    "addOn",
    "opening",
    "eight",
    "balance",
    "permits",
    "demands",
    "commander",
    "points",
]
Figure: TypeAlias = int | str | None


class Failure(msgspec.Struct, frozen=True):
    """One thing that is wrong with a roster: the test, its rules, where, and the two figures compared. ME-FOR-18."""

    test: Test
    rules: tuple[str, ...]
    words: Phrase
    detachment: int | None = None
    """Counted from 1."""
    unit: str = ""
    found: Figure = None
    wanted: Figure = None

    @property
    def rule(self) -> str:
        """The first of its rules."""
        return self.rules[0]


class TakenUnit(NamedTuple):
    """A unit of a roster with what it is called and its add-ons; titles that no faction has are left out."""

    detachment: int
    name: str
    called: Names
    entry: UnitEntry
    unit: RosterUnit
    add_ons: tuple[UnitEntry, ...]
    drafted: Drafted


class TakenSelection(NamedTuple):
    """A selection of a detachment with its entry, if any faction has it."""

    selection: Selection
    entry: UnitEntry | None


class At(NamedTuple):
    """Where in a roster: a detachment, counted from 1, and a unit or an entry by what it is called."""

    detachment: int | None = None
    unit: str = ""
    called: Names = ""
    """The same in the languages that have a name for it."""


NOWHERE = At()


def failure(
    test: Test,
    rules: tuple[str, ...],
    key: str,
    at: At = NOWHERE,
    *,
    found: Figure = None,
    wanted: Figure = None,
    name: str | Name | Phrase = "",
) -> Failure:
    """A failure whose words name the place and the figures."""
    where = phrase("me-force-where", detachment=at.detachment or 0, unit=name_words(at.called or at.unit))
    figures = {"found": "" if found is None else found, "wanted": "" if wanted is None else wanted}
    words = phrase(f"me-force-{key}", where=where, name=name, **figures)
    return Failure(test, rules, words, at.detachment, at.unit, found, wanted)
