"""Wire: the types of what clients of this game get."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.games.dawnfall.kinds import Card, HexOf, MapToken, Model, Space, Squad


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer, a question or an event is about."""

    models: tuple[Model, ...] = ()
    squads: tuple[Squad, ...] = ()
    spaces: tuple[Space, ...] = ()
    hexes: tuple[HexOf, ...] = ()
    cards: tuple[Card, ...] = ()
    tokens: tuple[MapToken, ...] = ()
    seats: tuple[Seat, ...] = ()
