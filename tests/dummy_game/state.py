"""State: the options and the book of a match, and columns of plain values with one clone()."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Want
from edgewise.core.outcome import Outcome
from edgewise.core.speaking import Writer
from tests.dummy_game.events import AnyEvent
from tests.dummy_game.kinds import Card, Mils

F = TypeVar("F")

TARGET = 6
RANKS = {"ten": 10, "jack": 11, "queen": 12, "king": 13, "ace": 14}
PACK = tuple(map(Card, sorted(RANKS)))
# The bare deck: there is nothing to bid with.
SHORT = (Card("ace"), Card("king"), Card("queen"))
# The road, and how far a seat walks at once.
ROAD, REACH = Mils(6000), 1000


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player leads."""

    side: str = ""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match; without an opening there are no hands, no bids, no gambling and no road."""

    players: tuple[Player, ...] = ()
    points: tuple[int, int] = (0, 0)
    opening: bool = True
    content: tuple[str, ...] = ()


class Side(msgspec.Struct, frozen=True):
    """A side that a player may lead."""

    id: str
    name: dict[str, str]


SIDES: dict[str, Side] = {
    "red": Side("red", {"en": "Red", "de": "Rot", "pl": "Czerwoni"}),
    "blue": Side("blue", {"en": "Blue", "de": "Blau", "pl": "Niebiescy"}),
}


class Book:
    """The content of a match, shared by every state."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.factions = SIDES
        self.writers: dict[str, Writer] = {}

    @cached_property
    def sides(self) -> tuple[str, str]:
        """What the seats lead."""
        first, second = (
            player.side or usual
            for player, usual in zip((*self.options.players, Player(), Player()), SIDES, strict=False)
        )
        return first, second


BARE = Book(Options(opening=False))


class Sheet(msgspec.Struct, Generic[F]):
    """A match between two decisions; everything but the log of events."""

    stack: list[F]
    want: Want | None = None
    result: Outcome | None = None
    turn: int = 0
    turns: int = 0
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    notes: tuple[int, ...] = ()
    cards: tuple[Card, ...] = SHORT
    hands: list[tuple[Card, ...]] = msgspec.field(default_factory=lambda: [(), ()])
    shown: tuple[Card, ...] = ()
    at: list[Mils] = msgspec.field(default_factory=lambda: [Mils(0), ROAD])
    book: Book = BARE
    log: list[Event] | None = None

    def clone(self) -> Sheet[F]:
        """An independent copy."""
        lists = {name: [*getattr(self, name)] for name in ("stack", "points", "hands", "at")}
        return msgspec.structs.replace(self, **lists, log=None)


State: TypeAlias = Sheet[Any]


def tell(state: State, event: AnyEvent) -> None:
    """Notes that something happened, unless nobody listens."""
    if state.log is not None:
        state.log.append(event)


def blank(book: Book) -> State:
    """A state before its first frames."""
    return Sheet([], points=[*book.options.points], cards=PACK if book.options.opening else SHORT, book=book)
