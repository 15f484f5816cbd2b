"""View: what the views of all games have alike, and how what they hide is imagined."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Draw, Drawn, Want

# What stands for a card that a seat may not see.
HIDDEN = "?"


class Known(NamedTuple):
    """What every view holds besides what lies open.

    `legal` are the answers if the seat is asked, `cards` the texts of the cards that it sees, and `state` is the whole
    as columns, with secrets replaced.
    """

    pending: Want | None
    legal: tuple[Action, ...]
    cards: dict[str, dict[str, str]]
    state: msgspec.Raw


class Veiled(Protocol):
    """The least that a view must have."""

    @property
    def state(self) -> msgspec.Raw:
        """The whole as columns, with secrets replaced."""
        ...


def drawn(dealer: Dealer, seat: int, pool: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Cards that could lie where a view hides some; as many as there are, if there are too few."""
    if count <= 0:
        return ()
    found = dealer.deal(Draw(seat, pool, min(count, len(pool)), "imagine"))
    assert isinstance(found, Drawn)
    return found.items
