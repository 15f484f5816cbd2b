"""What table files become: features of terrain with their defaults. ME-TER-15, ME-TER-16, ME-SCO-2."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import Names
from edgewise.games.maelstrom.profiles import ModelType

Kind: TypeAlias = Literal["obstacle", "area", "building"]
Flag: TypeAlias = Literal["impassable", "low", "standable", "openTop", "porous"]
FeatureType: TypeAlias = Literal[
    "wall",
    "crates",
    "barrels",
    "fence",
    "bushes",
    "rock",
    "hill",
    "emplacement",
    "gunNest",
    "trench",
    "woods",
    "ruins",
    "crater",
    "shallowWater",
    "building",
    "bunker",
]
Inches: TypeAlias = Annotated[int, msgspec.Meta(ge=36, le=96)]
Mil: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=96_000)]
Corner: TypeAlias = tuple[Mil, Mil]
Outline: TypeAlias = Annotated[tuple[Corner, ...], msgspec.Meta(max_length=120)]
Height: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=24_000)] | Literal["unlimited"]
Strength: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Footprint(Term, frozen=True, kw_only=True):
    """A rectangle, or an ellipse of sixteen corners, about its centre and turned by whole degrees. ME-TPL-8."""

    shape: Literal["rectangle", "ellipse"]
    at: Corner
    size: tuple[Mil, Mil]
    turn: Annotated[int, msgspec.Meta(ge=0, le=359)] = 0


class Floor(Term, frozen=True, kw_only=True):
    """A level of area terrain that models can stand on, above the bare table. ME-TER-16."""

    elevation: Annotated[int, msgspec.Meta(ge=1, le=24_000)]
    outline: Outline = ()
    footprint: Footprint | None = None


class Part(Term, frozen=True, kw_only=True):
    """A part of a feature that is impassable or dangerous. ME-TER-4, ME-TER-9."""

    outline: Outline = ()
    footprint: Footprint | None = None
    impassable: bool = False
    dangerous: Strength | None = None


class Element(Term, frozen=True, kw_only=True):
    """A thing on area terrain that blocks sight by itself. ME-ADV-1."""

    height: Annotated[int, msgspec.Meta(ge=1, le=24_000)]
    outline: Outline = ()
    footprint: Footprint | None = None


class Admits(Term, frozen=True, kw_only=True):
    """Who may enter a building. ME-BLD-6."""

    types: tuple[ModelType, ...] = ("infantry",)
    large: bool = False


class Feature(Term, frozen=True, kw_only=True):
    """A feature of terrain; what it does not say is that of its type. ME-TER-15, ME-TER-16."""

    id: str
    name: Names = ""
    type: FeatureType | None = None
    kind: Kind | None = None
    outline: Outline = ()
    footprint: Footprint | None = None
    stands_on: str = ""
    """The feature whose top carries it."""
    twin: str = ""
    """The id of a second one like it, turned half round about the centre of the table."""
    height: Height | None = None
    cover: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    flags: tuple[Flag, ...] | None = None
    dangerous: Strength | None = None
    floors: tuple[Floor, ...] = ()
    parts: tuple[Part, ...] = ()
    elements: tuple[Element, ...] = ()
    admits: Admits | None = None


class Terrain(NamedTuple):
    """What a feature of a type is unless its file says otherwise. ME-TER-15."""

    kind: Kind
    height: Height
    cover: int
    flags: tuple[Flag, ...] = ()


DEFAULTS: dict[FeatureType, Terrain] = {
    "wall": Terrain("obstacle", 1000, 3),
    "crates": Terrain("obstacle", 1000, 3),
    "barrels": Terrain("obstacle", 1000, 3),
    "fence": Terrain("obstacle", 1000, 2, ("porous",)),
    "bushes": Terrain("obstacle", 1000, 2),
    "rock": Terrain("obstacle", 2000, 3),
    "hill": Terrain("obstacle", 1500, 3, ("standable", "openTop")),
    "emplacement": Terrain("obstacle", 1000, 4, ("standable",)),
    "gunNest": Terrain("obstacle", 1000, 4, ("standable",)),
    "trench": Terrain("obstacle", 1000, 4, ("standable",)),
    "woods": Terrain("area", "unlimited", 3),
    "ruins": Terrain("area", "unlimited", 3),
    "crater": Terrain("area", 0, 3, ("low",)),
    "shallowWater": Terrain("area", 0, 2, ("low",)),
    "building": Terrain("building", 4000, 3, ("standable",)),
    "bunker": Terrain("building", 3000, 4, ("standable",)),
}


class TableFile(Term, frozen=True, kw_only=True):
    """A table: its size in inches, x along the longer side, and its features. ME-SCO-2, ME-TER-1."""

    id: str
    name: Names
    width: Inches
    depth: Inches
    features: Annotated[tuple[Feature, ...], msgspec.Meta(max_length=200)]
    advanced: bool = False
    """Whether only the elements of area terrain block sight. ME-ADV-1"""


class PoolFeature(Term, frozen=True, kw_only=True):
    """Features of one footprint to be placed: so many by themselves, or so many groups. ME-TPL-3, ME-TPL-8."""

    type: FeatureType
    shape: Literal["rectangle", "ellipse"]
    size: tuple[Mil, Mil]
    count: Annotated[int, msgspec.Meta(ge=1, le=20)]
    group: Annotated[int, msgspec.Meta(ge=3, le=5)] | None = None
    """How many similar ones are placed together."""


class Pool(Term, frozen=True, kw_only=True):
    """The features that are placed in turn on a table of a size. ME-TPL-3, ME-TPL-8."""

    id: str
    name: Names
    width: Inches
    depth: Inches
    features: Annotated[tuple[PoolFeature, ...], msgspec.Meta(min_length=1)]
