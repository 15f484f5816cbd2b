"""Forces: what the command line uses of a game whose sides are written as rosters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from edgewise.core.phrase import Names, Phrase


class Fault(NamedTuple):
    """One thing that is wrong with a roster, and the rules that say so."""

    words: Phrase
    rules: tuple[str, ...]


class ForceReport(NamedTuple):
    """What a roster comes to; of one with faults only name, faction, points and limit are known."""

    name: str
    faction: Names
    points: int
    limit: int
    units: int
    models: int
    faults: tuple[Fault, ...] = ()


@runtime_checkable
class Musters(Protocol):
    """A game with rosters; they are given as texts, in the form of files or as written for people."""

    def starters(self) -> Mapping[str, str]:
        """The rosters that come with the game, by id."""
        ...

    def force(self, text: str, file: str, beside: Sequence[str] = (), limit: int | None = None) -> ForceReport:
        """What a roster comes to in a game of a limit; raises ContentError where it cannot be read."""
        ...

    def written_force(self, text: str, file: str, locale: str = "en", beside: Sequence[str] = ()) -> str:
        """A roster in lines for people, which are read again."""
        ...
