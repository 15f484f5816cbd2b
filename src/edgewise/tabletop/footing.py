"""Where a base can stand as far as terrain goes: exactly, and quickly by a raster that is filled as it is asked."""

from __future__ import annotations

from typing import TypeAlias
from weakref import WeakKeyDictionary

from edgewise.geometry.outlines import Edge, is_nearer, winding
from edgewise.geometry.plane import Box, Disc, Polygon, Solid
from edgewise.tabletop.terrain import GROUND, Ground

# ME-SCO-14: what is nearer than this to being in is only touching; what sticks out by less is wholly in.
CONTACT_MILS = 10
# An obstacle up to so high is in nobody's way, ME-TER-14; ground that acts by height does so below this, ME-TER-4.
KERB_MILS = 500
LEVEL_MILS = 2000
CELL_MILS = 250
# No place of a cell is farther from its middle than this.
_AROUND = 177

# What a base may stand on in a cell: the number of the surface, its elevation, and whether no place has to be asked.
Option: TypeAlias = tuple[int, int, bool]
Cell: TypeAlias = tuple[Option, ...]


def is_in(x: int, y: int, r: int, outline: Solid) -> bool:
    """Whether a base is in an area, at least partly. ME-SCO-14"""
    reach = r - CONTACT_MILS
    if isinstance(outline, Disc):
        span = reach + outline.r
        return (x - outline.x) ** 2 + (y - outline.y) ** 2 < span * span
    if not _is_near_box(x, y, reach, outline.box):
        return False
    return _is_near_edge(x, y, reach, outline.edges) or winding((x, y), outline.edges) > 0


def is_wholly_in(x: int, y: int, r: int, outline: Polygon) -> bool:
    """Whether a base is wholly in an area. ME-SCO-14"""
    left, bottom, right, top = outline.box
    if not (left <= x <= right and bottom <= y <= top):
        return False
    return not _is_near_edge(x, y, r - CONTACT_MILS, outline.edges) and winding((x, y), outline.edges) >= 0


def _is_near_box(x: int, y: int, reach: int, box: Box) -> bool:
    left, bottom, right, top = box
    return left - reach < x < right + reach and bottom - reach < y < top + reach


def _is_near_edge(x: int, y: int, reach: int, edges: tuple[Edge, ...]) -> bool:
    for start, end in edges:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
        if is_nearer(x, y, start, end, reach):
            return True
    return False


class Footing:
    """Where bases of one size may end a move on a ground, other models apart. ME-TER-4, ME-TER-5, ME-TER-7, ME-TER-14

    `dynamic`: the tops of impassable obstacles are open, too; `held`: that of one piece is, by its number.
    """

    def __init__(self, ground: Ground, radius: int, *, dynamic: bool = False, held: int | None = None) -> None:
        self.ground, self.radius, self.dynamic, self.held = ground, radius, dynamic, held
        self.columns = ground.width // CELL_MILS + 1
        self.rows = ground.depth // CELL_MILS + 1
        # Cells row by row; None until asked for.
        self.cells: list[Cell | None] = [None] * (self.columns * self.rows)

    def is_open(self, x: int, y: int, surface: int) -> bool:
        """Whether a base may end here, on this surface."""
        return self._is_open(x, y, self.radius, surface)

    def options(self, x: int, y: int) -> Cell:
        """What a base may stand on in the cell of a place: the ground first, then from low to high."""
        if not (0 <= x <= self.ground.width and 0 <= y <= self.ground.depth):
            return ()
        at = y // CELL_MILS * self.columns + x // CELL_MILS
        found = self.cells[at]
        return self.fill(at) if found is None else found

    def fill(self, at: int) -> Cell:
        """Works out a cell by its number."""
        # A larger base that is open in the middle leaves every place of the cell open to one of this size; where
        # a smaller one is not open in the middle, no place of the cell is open to one of this size.
        row, column = divmod(at, self.columns)
        left, bottom = column * CELL_MILS, row * CELL_MILS
        x, y = left + CELL_MILS // 2, bottom + CELL_MILS // 2
        small = self.radius - _AROUND
        found: list[Option] = []
        for surface in self._surfaces(left, bottom):
            if small > CONTACT_MILS and not self._is_open(x, y, small, surface):
                continue
            found.append((surface, self.ground.elevation(surface), self._is_open(x, y, self.radius + _AROUND, surface)))
        cell = self.cells[at] = tuple(found)
        return cell

    def _surfaces(self, left: int, bottom: int) -> list[int]:
        ground = self.ground
        near = ground.surfaces_near(left, bottom, left + CELL_MILS, bottom + CELL_MILS)
        return sorted(near, key=lambda at: (at != GROUND, ground.elevation(at), at))

    def _is_open(self, x: int, y: int, r: int, surface: int) -> bool:
        ground = self.ground
        where = ground.surfaces[surface]
        if surface == GROUND:
            reach = r - CONTACT_MILS
            if not (reach <= x <= ground.width - reach and reach <= y <= ground.depth - reach):
                return False
        elif not where.standable or not is_wholly_in(x, y, r, where.outline):
            return False
        around = x - r, y - r, x + r, y + r
        for at in ground.pieces_near(*around):
            piece = ground.pieces[at]
            is_in_the_way = piece.is_solid and piece.height > KERB_MILS and piece.top > where.elevation
            if is_in_the_way and is_in(x, y, r, piece.outline):
                return False
        return not self._is_barred(x, y, r, surface, around)

    def _is_barred(self, x: int, y: int, r: int, surface: int, around: tuple[int, int, int, int]) -> bool:
        """Whether impassable ground acts on a base. ME-TER-4, ME-TER-5"""
        ground = self.ground
        foot = ground.elevation(surface)
        for at in ground.hazards_near(*around):
            hazard = ground.hazards[at]
            if not hazard.impassable or (hazard.by_height and foot >= hazard.base + LEVEL_MILS):
                continue
            if self._is_excused(hazard.piece, hazard.part, surface):
                continue
            if is_in(x, y, r, hazard.outline):
                return True
        return False

    def _is_excused(self, piece: int | None, part: int | None, surface: int) -> bool:
        """Whether a base on the top of an impassable obstacle is not barred by it. ME-TER-5"""
        if piece is None or part is not None or self.ground.tops[piece] != surface:
            return False
        return self.dynamic or piece == self.held


_kept: WeakKeyDictionary[Ground, dict[tuple[int, bool, int | None], Footing]] = WeakKeyDictionary()


def footing(ground: Ground, radius: int, *, dynamic: bool = False, held: int | None = None) -> Footing:
    """The footing for a size of base, one for each ground (a cache, filled as matches are played on it)."""
    kept = _kept.get(ground)
    if kept is None:
        kept = _kept[ground] = {}
    found = kept.get((radius, dynamic, held))
    if found is None:
        found = kept[radius, dynamic, held] = Footing(ground, radius, dynamic=dynamic, held=held)
    return found
