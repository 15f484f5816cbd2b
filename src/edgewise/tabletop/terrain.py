"""Terrain with heights, prepared once for a match, and where bodies stand on it; the values know no rules.

A `Piece` is one feature as a map file describes it.
`Ground` is the whole table: its pieces, their surfaces and hazards by number, and quick look-ups of those near a place.
Surface 0 is always "ground", the bare table; a floor is "<piece>:<number>", a top "<piece>:top".
A `Standing` is a body on the table: a round base on a surface, with a height.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from edgewise.geometry.boxes import Boxes
from edgewise.geometry.outlines import winding
from edgewise.geometry.plane import Box, Disc, Point, Polygon, Solid, bounds

Kind: TypeAlias = Literal["obstacle", "area", "building"]
GROUND = 0
GROUND_NAME = "ground"


class Floor(NamedTuple):
    """A level inside a piece that one can stand on; its elevation counts from the bare table."""

    outline: Polygon
    elevation: int


class Part(NamedTuple):
    """A marked part of a piece that bars or harms."""

    outline: Polygon
    impassable: bool = False
    dangerous: int = 0


@dataclass(frozen=True)
class Piece:
    """One terrain feature as a map describes it; lengths in mils. ME-TER-16"""

    name: str
    kind: Kind
    corners: tuple[Point, ...]
    """The outline as stored, counter-clockwise."""
    height: int
    base: int = 0
    """The elevation of what it stands on."""
    cover: int = 0
    impassable: bool = False
    dangerous: int = 0
    low: bool = False
    standable: bool = False
    """Whether models may stand on its top."""
    open_top: bool = False
    porous: bool = False
    floors: tuple[Floor, ...] = ()
    parts: tuple[Part, ...] = ()

    @cached_property
    def outline(self) -> Polygon:
        return Polygon(self.corners)

    @property
    def top(self) -> int:
        """The elevation of its top above the bare table."""
        return self.base + self.height

    @property
    def is_solid(self) -> bool:
        """Whether it is one solid thing, as obstacles and buildings are. ME-TER-2, ME-TER-3"""
        return self.kind != "area"


class Surface(NamedTuple):
    """Something flat to be named as what a body stands on or goes over. ME-MOV-11"""

    name: str
    outline: Polygon
    elevation: int
    standable: bool
    piece: int | None
    """The number of the piece it belongs to; None for the bare table."""


class Hazard(NamedTuple):
    """A feature, or a marked part of one, that bars or harms; each is one instance. ME-TER-4, ME-TER-8"""

    outline: Solid
    impassable: bool = False
    dangerous: int = 0
    base: int = 0
    by_height: bool = False
    """Whether it acts only on what is less than two inches above its base; else it acts at every height."""
    piece: int | None = None
    """The number of the piece it is, or is marked in; None for a hazard that is no terrain."""
    part: int | None = None
    """The number of the part in its piece; None for a whole feature."""


class Standing(NamedTuple):
    """A body on the table: a round base, an upright cylinder above it. ME-SCO-4, ME-SCO-5"""

    x: int
    y: int
    r: int
    foot: int
    """The elevation of its surface."""
    height: int = 0
    surface: int = GROUND
    """The number of its surface on the Ground."""
    large: bool = False
    side: int = 0
    """Whose it is."""
    unit: int = 0
    model: int = 0
    """The numbers of unit and model, as the game counts them."""

    @property
    def disc(self) -> Disc:
        return Disc(self.x, self.y, self.r)

    @property
    def centre(self) -> Point:
        return self.x, self.y

    @property
    def top(self) -> int:
        return self.foot + self.height


class Stop(NamedTuple):
    """A place on a named surface: a waypoint, or where a base is put down. ME-MOV-11"""

    x: int
    y: int
    surface: int = GROUND

    @property
    def point(self) -> Point:
        return self.x, self.y


class Ground:
    """A table with its terrain, made once for a match and shared by every state of it; asked by number and by place.

    The `..._near` questions take the sides of a box and return numbers in stored order: all that can meet or touch
    the box, and perhaps some that lie near it, so each still has to be measured.
    """

    def __init__(self, width: int, depth: int, pieces: Iterable[Piece] = ()) -> None:
        self.width, self.depth = width, depth
        self.box = Box(0, 0, width, depth)
        self.pieces: tuple[Piece, ...] = tuple(pieces)
        self.surfaces: tuple[Surface, ...] = tuple(_surfaces(self.box, self.pieces))
        self.hazards: tuple[Hazard, ...] = tuple(_hazards(self.pieces))
        self.numbers: dict[str, int] = {surface.name: at for at, surface in enumerate(self.surfaces)}
        """The numbers of the surfaces by name."""
        self.tops: tuple[int | None, ...] = tuple(self.numbers.get(f"{piece.name}:top") for piece in self.pieces)
        """The numbers of the surfaces that are the tops of the pieces; None for area terrain."""
        self.outlines: tuple[Polygon, ...] = tuple(piece.outline for piece in self.pieces)
        self._pieces = self._boxes(self.outlines)
        self._solids = tuple(at for at, piece in enumerate(self.pieces) if piece.is_solid)
        self._solid_boxes = self._boxes([self.outlines[at] for at in self._solids])
        self._surfaces = self._boxes([surface.outline for surface in self.surfaces])
        self._hazards = self._boxes([hazard.outline for hazard in self.hazards])
        self._low_to_high = sorted(range(len(self.surfaces)), key=lambda at: (self.surfaces[at].elevation, at))

    def _boxes(self, outlines: Sequence[Solid]) -> Boxes:
        return Boxes([bounds(outline) for outline in outlines], self.width, self.depth)

    def number(self, name: str) -> int | None:
        """The number of a surface; None if there is none of that name."""
        return self.numbers.get(name)

    def elevation(self, surface: int) -> int:
        return self.surfaces[surface].elevation

    def pieces_near(self, left: int, bottom: int, right: int, top: int) -> tuple[int, ...]:
        return self._pieces.near(left, bottom, right, top)

    def solids_near(self, left: int, bottom: int, right: int, top: int) -> list[int]:
        """The numbers of the pieces that are solid: obstacles and buildings."""
        return [self._solids[at] for at in self._solid_boxes.near(left, bottom, right, top)]

    def surfaces_near(self, left: int, bottom: int, right: int, top: int) -> tuple[int, ...]:
        return self._surfaces.near(left, bottom, right, top)

    def hazards_near(self, left: int, bottom: int, right: int, top: int) -> tuple[int, ...]:
        return self._hazards.near(left, bottom, right, top)

    def is_over(self, x: int, y: int, surface: int) -> bool:
        """Whether a point lies over a surface, its edge included. ME-MOV-11"""
        outline = self.surfaces[surface].outline
        left, bottom, right, top = outline.box
        if not (left <= x <= right and bottom <= y <= top):
            return False
        return surface == GROUND or winding((x, y), outline.edges) >= 0

    def surfaces_under(self, x: int, y: int) -> list[int]:
        """The surfaces that a point lies over, from low to high; the ground first."""
        near = self._surfaces.near(x, y, x, y)
        return [at for at in self._low_to_high if at in near and self.is_over(x, y, at)]


def _surfaces(table: Box, pieces: Sequence[Piece]) -> Iterable[Surface]:
    yield Surface(GROUND_NAME, Polygon.rectangle(*table), 0, True, None)
    for number, piece in enumerate(pieces):
        for level, floor in enumerate(piece.floors):
            yield Surface(f"{piece.name}:{level}", floor.outline, floor.elevation, True, number)
        if piece.is_solid:
            yield Surface(f"{piece.name}:top", piece.outline, piece.top, piece.standable, number)


def _hazards(pieces: Sequence[Piece]) -> Iterable[Hazard]:
    for number, piece in enumerate(pieces):
        if piece.impassable or piece.dangerous:
            whole = Part(piece.outline, piece.impassable, piece.dangerous)
            yield Hazard(*whole, piece.base, not piece.is_solid, number)
        for at, part in enumerate(piece.parts):
            yield Hazard(*part, piece.base, not piece.is_solid, number, at)
