"""Facts of status actions, recovery and command."""

from __future__ import annotations

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.maelstrom.kinds import Model, Unit


class UnitAimed(Event, frozen=True):
    """A unit takes aim."""

    unit: Unit


class CoverTaken(Event, frozen=True):
    """A unit has one more Cover token, and so many now."""

    unit: Unit
    count: int


class OnTheMoveGained(Event, frozen=True):
    """A unit has so many On the Move tokens now."""

    unit: Unit
    count: int


class BurnExtinguished(Event, frozen=True):
    """A unit discarded Burn tokens."""

    unit: Unit
    count: int


class ModelPatchedUp(Event, frozen=True):
    """A model regained FOR, and has so much now."""

    model: Model
    fortitude: int


class SuppressionLowered(Event, frozen=True):
    """The suppression of a unit went down to a level."""

    unit: Unit
    by: int
    level: int


class Regrouped(Event, frozen=True):
    """A unit has no suppression any more."""

    unit: Unit


class OrderGiven(Event, frozen=True):
    """A commander spent a point on an order."""

    seat: Seat
    model: Model
    unit: Unit
    pool: int


class WordsSpoken(Event, frozen=True):
    """A unit was roused with a command point."""

    seat: Seat
    model: Model
    unit: Unit
    pool: int
