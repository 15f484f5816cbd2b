"""Crystals of a side while it rolls: paid for dice and rerolls, refreshed by Marked sides. DF-PAY-2, DF-RER-4."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from edgewise.games.dawnfall.state import Game


class Purse(NamedTuple):
    """Usable Crystals, how many of them are temporary, and Depleted ones."""

    crystals: int
    temporary: int
    depleted: int


Purses = tuple[Purse, Purse]


def purse_of(state: Game, seat: int) -> Purse:
    """The Crystals of a seat now."""
    return Purse(state.crystals[seat], state.temporary[seat], state.depleted[seat])


def put_purse(state: Game, seat: int, purse: Purse) -> None:
    """Sets the Crystals of a seat; temporary ones that are gone lie in the neutral pile. DF-KEY-4."""
    state.neutral += sum(purse_of(state, seat)) - state.temporary[seat] - purse.crystals - purse.depleted
    state.crystals[seat], state.temporary[seat], state.depleted[seat] = purse


@lru_cache(maxsize=4096)
def pay(purse: Purse, n: int) -> Purse:
    """The purse after a payment; must agree with spend() of frames/payment.py. DF-PAY-2, DF-KEY-4."""
    gone = n if n < purse.temporary else purse.temporary
    return Purse(purse.crystals - n, purse.temporary - gone, purse.depleted + n - gone)


@lru_cache(maxsize=4096)
def refreshed(purse: Purse) -> Purse:
    """The purse after one Crystal is refreshed, if one is Depleted. DF-RER-4."""
    if not purse.depleted:
        return purse
    return Purse(purse.crystals + 1, purse.temporary, purse.depleted - 1)


@lru_cache(maxsize=4096)
def capped(purse: Purse, payments: int, refreshes: int) -> Purse:
    """The purse without what the rolls to come cannot touch."""
    crystals = min(purse.crystals, payments)
    return Purse(crystals, min(purse.temporary, crystals), min(purse.depleted, refreshes))


def with_purse(purses: Purses, who: int, purse: Purse) -> Purses:
    """Both purses after one of them changed."""
    return (purse, purses[1]) if who == 0 else (purses[0], purse)
