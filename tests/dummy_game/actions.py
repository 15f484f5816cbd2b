"""Actions: what a seat may answer."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.core.fields import Seat
from edgewise.core.flow import Action
from tests.dummy_game.kinds import Card, Mils


class Throw(Action, frozen=True):
    """Roll a die and add it."""


class Gamble(Action, frozen=True):
    """Roll two dice; a pair is worth nothing, else the better one counts."""


class Spy(Action, frozen=True):
    """Draw a card."""


class Note(Action, frozen=True):
    """Write a number down; the turn goes on."""

    n: int


class Peek(Action, frozen=True):
    """Look at something secret; the turn goes on."""


class Go(Action, frozen=True):
    """Walk along the road instead of rolling."""


class March(Action, frozen=True):
    """Walk to a place: measured, for there are too many to list."""

    to: Mils


class Bid(Action, frozen=True):
    """Lay a card down to begin; the better one does."""

    card: Card


class Hold(Action, frozen=True):
    """End the turn."""


class Concede(Action, frozen=True):
    """Give up."""

    interrupts = True

    seat: Seat


AnyAction: TypeAlias = Throw | Gamble | Spy | Note | Peek | Go | March | Bid | Hold | Concede
