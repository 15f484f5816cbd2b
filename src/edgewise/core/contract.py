"""Contract: all that the command line, the server and the lab use of a game; each part of it is typed by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from edgewise.core import wire
from edgewise.core.desk import Desk
from edgewise.core.game import Game
from edgewise.core.phrase import Voice
from edgewise.core.picture import Picture
from edgewise.core.refusal import Refusal
from edgewise.core.showing import Showing
from edgewise.core.speaking import Record, Speaking
from edgewise.core.trials import Trials
from edgewise.core.weighing import TellsOdds
from edgewise.core.wire import Words

S = TypeVar("S")
V = TypeVar("V")


# What a game is made of: the texts of its content files, by folder and name, and voices by language.
Files: TypeAlias = Mapping[str, Mapping[str, str]]
Voices: TypeAlias = Callable[[str], Voice]


class WholeGame(Game[S, V], Speaking[S], TellsOdds[S, V], Protocol[S, V]):
    """A game with everything that belongs to it."""

    @property
    def showing(self) -> Showing[S]:
        """What clients draw."""
        ...

    @property
    def desk(self) -> Desk[S, V]:
        """What a person at a terminal needs of the game."""
        ...

    @property
    def trials(self) -> Trials:
        """What runs of many games vary."""
        ...

    @property
    def factions(self) -> Mapping[str, Record]:
        """The sides that a player may lead, by id."""
        ...

    @property
    def boards(self) -> Collection[str]:
        """The boards or scenarios."""
        ...

    def brings_content(self, state: S) -> bool:
        """Whether a match has sides besides those of the game."""
        ...

    def content(self, locale: str, say: Callable[[str], Words], state: S | None = None) -> wire.Content:
        """All that can be led, as clients show it, or what can in a match; `say` says what may have no words."""
        ...

    def board_geometry(self, name: str) -> wire.Geometry:
        """A board in numbers, with its ready layouts."""
        ...

    def judged(self, wish: Mapping[str, Any]) -> tuple[tuple[Refusal, ...], wire.Verdict]:
        """Every reason why a list is not allowed, and what it is made of; the list is of the type that it brings."""
        ...

    def picture(self, state: S, seat: int | None) -> Picture:
        """The board as text with marks for colours."""
        ...


class Maker(Protocol[S, V]):
    """What a game's folder is known by: the name of the game, and how it is made."""

    @property
    def name(self) -> str:
        """Its name in commands, addresses and records."""
        ...

    def __call__(self, files: Files, speaker: Voices, /) -> WholeGame[S, V]:
        """The game, from the texts of its content files and from voices by language."""
        ...
