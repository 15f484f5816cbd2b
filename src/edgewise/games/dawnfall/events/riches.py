"""Crystals, Endurance and what is paid with them."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.dawnfall.kinds import Payment, Squad


class CostPaid(Event, frozen=True):
    """A player paid."""

    seat: Seat
    payment: Payment


class CrystalsGained(Event, frozen=True):
    """A player got Crystals from the neutral pile."""

    seat: Seat
    count: int


class CrystalsHarvested(Event, frozen=True):
    """A player harvested Crystal Sources."""

    seat: Seat
    sources: int
    count: int


class CrystalsRefreshed(Event, frozen=True):
    """Depleted Crystals of a player became usable."""

    seat: Seat
    count: int


class CrystalsDestroyed(Event, frozen=True):
    """A player lost Crystals for good."""

    seat: Seat
    count: int


class TemporaryReturned(Event, frozen=True):
    """Temporary Crystals of a player went back."""

    seat: Seat
    count: int


class EnduranceChanged(Event, frozen=True):
    """The Endurance tokens of a Squad became so many."""

    squad: Squad
    left: int


class EndurancePaid(Event, frozen=True):
    """A Squad paid an Endurance token."""

    squad: Squad


AnyRicheEvent: TypeAlias = (
    CostPaid
    | CrystalsGained
    | CrystalsHarvested
    | CrystalsRefreshed
    | CrystalsDestroyed
    | TemporaryReturned
    | EnduranceChanged
    | EndurancePaid
)
