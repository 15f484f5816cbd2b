"""Made-up content types: a faction with cards whose steps are tagged by `do`."""

from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta, Struct


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Wound(Struct, tag_field="do", tag="wound", frozen=True, forbid_unknown_fields=True):
    to: Literal["target", "self"]
    n: Annotated[int, Meta(ge=1, le=6)] = 1


class Push(Struct, tag_field="do", tag="push", frozen=True, forbid_unknown_fields=True, rename="camel"):
    line_of_fire: bool = True
    spaces: int | str | Wound = 1


class Repeat(Struct, tag_field="do", tag="repeat", frozen=True, forbid_unknown_fields=True):
    steps: "list[Wound | Push | Repeat]"


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    steps: list[Wound | Push | Repeat] = []
    range: int | None = None


class Card(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    id: Annotated[str, Meta(min_length=2, pattern="^[a-z_]+$")]
    copies: Annotated[int, Meta(ge=1)] = 1
    colour: Colour = Colour.RED
    attach_cost: int | None = None
    lower: Deed | None = None
    name: dict[Literal["en", "de", "pl"], str] = {}
    pair: tuple[int, str] = (0, "")
    traits: tuple[str, ...] = ()


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cards: Annotated[list[Card], Meta(min_length=1)]
    squads: dict[str, Card] = {}
    texts: dict[str, dict[str, str]] = {}
    big: bool = False

    def __post_init__(self) -> None:
        if len({card.id for card in self.cards}) < len(self.cards):
            raise ValueError("Two cards have the same id")
