"""Kinds of thing that fields stand for: plain numbers and ids while the program runs, told apart by their types."""

from __future__ import annotations

from typing import NewType, TypeAlias

import msgspec

Model = NewType("Model", int)
Squad = NewType("Squad", int)
# The squad or the model that a card or ability is aimed at; its scope tells which.
Aim: TypeAlias = int
# A board pool by its number; clients know it as a token.
BoardPool = NewType("BoardPool", int)
# A spell or progress card, and an ability, by their ids.
Card = NewType("Card", str)
AbilityId = NewType("AbilityId", str)
# The card or the ability that something comes from.
Source = NewType("Source", str)
# A length, and a place from the south-west corner of the table, in mils.
Mils = NewType("Mils", int)
Place = NewType("Place", tuple[int, int])
# The ledger's own name of a reason why something is refused or lost.
Code = NewType("Code", str)

NO_SQUAD = Squad(-1)
NO_MODEL = Model(-1)
NO_AIM: Aim = -1


class AtSquad(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A card or ability is aimed at a squad."""

    squad: Squad


class AtModel(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A card or ability is aimed at a single model."""

    model: Model
