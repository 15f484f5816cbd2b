"""Kinds of thing that fields stand for: plain numbers and ids while the program runs, told apart by their types.

Answers are listed by the thousand from columns of plain numbers: their fields are annotated with what they stand for.
"""

from __future__ import annotations

from typing import Annotated, NewType, TypeAlias

import msgspec

from edgewise.core.fields import Seat
from edgewise.geometry.hexes import HEXES_OF

Model = NewType("Model", int)
Squad = NewType("Squad", int)
Space = NewType("Space", int)
# A Space by its column and row, as answers name it.
At = NewType("At", tuple[int, int])
# One of the seven hexes of a Space.
Hex = NewType("Hex", int)
# A hex of the board: its Space and its number there.
HexOf = NewType("HexOf", tuple[int, int])
# A card by its id, and one whose place in a row matters.
Card = NewType("Card", str)
InOrder = NewType("InOrder", Card)
SquadCard = NewType("SquadCard", str)
FactionId = NewType("FactionId", str)
# A token by its type, and a map token by its number.
TokenKind = NewType("TokenKind", str)
MapToken = NewType("MapToken", int)
# The card, token, Banner or Shrine that an effect comes from.
Source = NewType("Source", str)
# An Action by its number in the book.
PowerNumber = NewType("PowerNumber", int)
# What is under way and may be cancelled.
Running = NewType("Running", str)

NO_SQUAD = Squad(-1)
NO_MODEL = Model(-1)
NO_CARD = Card("")

AModel: TypeAlias = Annotated[int, Model]
ASquad: TypeAlias = Annotated[int, Squad]
ASpace: TypeAlias = Annotated[tuple[int, int], At]
AHex: TypeAlias = Annotated[int, Hex]
ACard: TypeAlias = Annotated[str, Card]
ACardInOrder: TypeAlias = Annotated[str, InOrder]
ASquadCard: TypeAlias = Annotated[str, SquadCard]
AFaction: TypeAlias = Annotated[str, FactionId]
AToken: TypeAlias = Annotated[str, TokenKind]
AMapToken: TypeAlias = Annotated[int, MapToken]
ASeat: TypeAlias = Annotated[int, Seat]


class Stand(msgspec.Struct, frozen=True, gc=False):
    """Where a model stands: a Space and the hexes of it."""

    space: Space
    hexes: tuple[int, ...]


class OnModel(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A status lies on a model."""

    model: Model


class OnSquad(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A status lies on a whole Squad."""

    squad: Squad


class Payment(msgspec.Struct, frozen=True, gc=False):
    """What was paid: Crystals, Endurance tokens by Squad, and VP."""

    crystals: int
    endurance: tuple[tuple[Squad, int], ...]
    vp: int


def stand(space: int, mask: int) -> Stand:
    """Where a base covers these hexes of a Space."""
    return Stand(Space(space), HEXES_OF[mask])


def stand_before(space: int, mask: int) -> Stand | None:
    """Where a base stood; nowhere for one that was not on the board."""
    return stand(space, mask) if space >= 0 else None


def bearer_of(model: int, squad: int) -> OnModel | OnSquad:
    """Who has a status: a model, or where none is named a whole Squad."""
    return OnModel(Model(model)) if model >= 0 else OnSquad(Squad(squad))


def these_models(ids: list[int] | tuple[int, ...]) -> tuple[Model, ...]:
    """Numbers of models as such."""
    return tuple(map(Model, ids))


def these_squads(ids: list[int] | tuple[int, ...]) -> tuple[Squad, ...]:
    """Numbers of Squads as such."""
    return tuple(map(Squad, ids))
