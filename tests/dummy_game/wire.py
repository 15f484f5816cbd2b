"""Wire: the types of what clients of this game get and send."""

from __future__ import annotations

from typing import Literal

import msgspec

from edgewise.core import wire
from edgewise.core.fields import Seat
from edgewise.core.wire import Body, Id, Words
from tests.dummy_game.kinds import Card


class SideCard(Body, frozen=True):
    """A side and its character."""

    id: str
    name: str
    about: Words


class Content(wire.Content, frozen=True, tag_field="game", tag="dice"):
    """The sides, and the names of the cards by id."""

    sides: tuple[SideCard, ...]
    cards: dict[str, str]


class Geometry(wire.Geometry, frozen=True):
    """The road: how long it is, and how far a seat walks at once."""

    road: int
    reach: int


class About(wire.About, frozen=True, omit_defaults=True):
    """What an answer or an event is about."""

    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()


class Pool(wire.Rolled, frozen=True):
    """A pool of dice, and what it was worth."""

    values: tuple[int, ...]
    points: int


class Moment(wire.Moment, frozen=True):
    """The start of a turn: points by seat."""

    points: tuple[int, ...]


class Scene(msgspec.Struct, frozen=True):
    """A match as one seat sees it; `hands` has the hands that this seat may see, by seat."""

    game: Literal["dice"]
    seat: int | None
    turn: int
    turns: int
    sides: tuple[str, ...]
    points: tuple[int, ...]
    at: tuple[int, ...]
    shown: tuple[str, ...]
    hand_counts: tuple[int, ...]
    deck_count: int
    hands: dict[str, tuple[str, ...]]


class SideChoice(wire.Wish, frozen=True, kw_only=True):
    """A list of this game: nothing but a side."""

    side: Id


class SideVerdict(wire.Verdict, frozen=True):
    """The verdict on it, with its name."""

    name: str
