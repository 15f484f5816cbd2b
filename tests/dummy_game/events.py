"""Events: what happened."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.core import events
from edgewise.core.fields import Knower, Seat, Secret
from tests.dummy_game.kinds import Card, Mils


class Event(events.Event, frozen=True):
    """What happened in this game."""


class CardsDrawn(Event, frozen=True):
    """A seat drew cards; only it learns which."""

    seat: Knower
    count: int
    cards: Secret[tuple[Card, ...]] = ()


class BidsShown(Event, frozen=True):
    """Both laid a card down, and the better one begins."""

    reveals = True

    first: Card
    second: Card
    seat: Seat


class DiceRolled(Event, frozen=True):
    """A seat rolled dice for points."""

    seat: Seat
    values: tuple[int, ...]
    points: int


class Marched(Event, frozen=True):
    """A seat walked along the road."""

    seat: Seat
    path: tuple[Mils, Mils]


class Noted(Event, frozen=True):
    """A seat wrote a number down."""

    seat: Seat
    number: int


class Peeked(Event, frozen=True):
    """A seat looked at something secret."""

    reveals = True

    seat: Seat


class TurnBegan(Event, frozen=True):
    """It is a seat's turn."""

    seat: Seat
    number: int


class SeatConceded(Event, frozen=True):
    """A seat gave up."""

    seat: Seat


AnyEvent: TypeAlias = CardsDrawn | BidsShown | DiceRolled | Marched | Noted | Peeked | TurnBegan | SeatConceded
