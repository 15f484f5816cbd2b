"""Desk: what a terminal shows of a game and lets a player type, in words still to be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, Voice, phrase

Of = TypeVar("Of", contravariant=True)
Seen = TypeVar("Seen", contravariant=True)
S = TypeVar("S")


class Line(NamedTuple):
    """One line: its words, whose colour it has, whether it stands out, and how far it is indented."""

    words: Phrase | str
    seat: int = -1
    strong: bool = False
    indent: int = 0


class Grid(NamedTuple):
    """A table: the keys of its heads, and rows of cells with the seat they belong to, or -1."""

    heads: tuple[str, ...]
    rows: tuple[tuple[int, tuple[Phrase | str, ...]], ...]


def ruling_words(record: Mapping[str, Any]) -> list[Phrase]:
    """The notes of a shown record about how it is read."""
    return [phrase("content-ruling", text=text) for text in record["rulings"]]


class NotUnderstood(Exception):
    """A line that begins with a word of the game and goes on wrongly: what was expected, as a message key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Desk(Protocol[Of, Seen]):
    """The part of a game that the terminal needs; `view` and `texts` are those of the game."""

    @property
    def menu(self) -> tuple[str, str]:
        """Heads of the menu: the ready game and the full one."""
        ...

    @property
    def ready(self) -> Mapping[str, Any]:
        """Options of the ready game."""
        ...

    @property
    def help(self) -> tuple[str, ...]:
        """Message keys of what may be typed."""
        ...

    @property
    def with_board(self) -> frozenset[str]:
        """Questions before which the board is drawn if it has changed."""
        ...

    @property
    def examples(self) -> Mapping[str, str]:
        """Questions that may be answered in other words than numbers, and the message that shows such an answer."""
        ...

    @property
    def with_all(self) -> frozenset[str]:
        """Questions before which everything is shown."""
        ...

    @property
    def with_status(self) -> frozenset[str]:
        """Questions before which both sides are shown, without the cards of the one who is asked."""
        ...

    @property
    def no_odds(self) -> str:
        """The message key of what is said where no odds can be told."""
        ...

    def ranked(self, options: Sequence[Action]) -> Sequence[Action]:
        """The answers to a question in the order in which a person is offered them."""
        ...

    def legend(self, state: Of) -> Sequence[Line]:
        """The key to the drawing."""
        ...

    def status(self, view: Seen, texts: Mapping[str, Any]) -> Sequence[Line]:
        """One line on the match and one on each player."""
        ...

    def squads(self, view: Seen, texts: Mapping[str, Any]) -> Grid:
        """Both sides' squads with their values."""
        ...

    def fielded(self, state: Of, voice: Voice) -> Mapping[str, Any]:
        """Texts of this very match, which stand beside those of the game when the own hand is shown."""
        ...

    def hand(self, view: Seen, texts: Mapping[str, Any]) -> Sequence[Line]:
        """The own hand with the texts of its cards."""
        ...

    def page(self, found: Mapping[str, Any]) -> Sequence[Line | Grid]:
        """A faction or army, as the game describes its content."""
        ...

    def typed(self, state: Of, line: str) -> Action | None:
        """The answer that a typed line means, or None when it is none of the game's own words."""
        ...

    def told(self, state: Of, line: str) -> Sequence[Line] | None:
        """What a typed question of the game is answered with, or None when it is none."""
        ...


class Board(Generic[S]):
    """What the terminal does alike in every game, unless it says otherwise."""

    examples: Mapping[str, str] = {}
    with_status: frozenset[str] = frozenset()
    no_odds = "play-no-odds"

    def fielded(self, state: S, voice: Voice) -> Mapping[str, Any]:
        """A match has no texts of its own."""
        return {}

    def ranked(self, options: Sequence[Action]) -> Sequence[Action]:
        """Answers are offered as the rules list them."""
        return options

    def typed(self, state: S, line: str) -> Action | None:
        """The game is answered with numbers and places only."""
        return None

    def told(self, state: S, line: str) -> Sequence[Line] | None:
        """The game has no questions of its own."""
        return None


def hand_lines(hand: Sequence[str], told: Callable[[str, str], list[Line]]) -> list[Line]:
    """A hand under its head: each card once, as `told` from its id and from how many there are of it."""
    lines = [Line(Phrase("play-hand" if hand else "play-empty-hand"), strong=True)]
    for card, copies in Counter(hand).items():
        lines += told(card, f" x{copies}" if copies > 1 else "")
    return lines


def page_lines(found: Mapping[str, Any], squads: Grid) -> list[Line | Grid]:
    """The head of a page about a side, with its squads as a table."""
    return [Line(f"{found['name']} ({found['id']})", strong=True), squads]


# The terminal shows games of all kinds.
AnyDesk: TypeAlias = Desk[Any, Any]
