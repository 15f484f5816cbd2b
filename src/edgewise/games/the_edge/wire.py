"""Wire: the types of what clients of this game get."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.games.the_edge.kinds import BoardPool, Card, Model, Squad


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer, a question or an event is about; board pools are called tokens there, as in every game."""

    models: tuple[Model, ...] = ()
    squads: tuple[Squad, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[BoardPool, ...] = ()
    seats: tuple[Seat, ...] = ()
