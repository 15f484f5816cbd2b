"""Where a base can stand as far as terrain goes: exactly, and quickly by a raster that is filled as it is asked."""

from __future__ import annotations

from typing import TypeAlias
from weakref import WeakKeyDictionary

from edgewise.geometry.plane import Disc
from edgewise.geometry.touching import CONTACT_MILS, is_in, is_wholly_in, is_wholly_in_box
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.terrain import GROUND, Ground

# An obstacle up to so high is in nobody's way. ME-TER-14
KERB_MILS = 500
CELL_MILS = 250
# No place of a cell is farther from its middle than this.
_AROUND = 177

# What a base may stand on in a cell: the number of the surface, its elevation, and whether no place has to be asked.
Option: TypeAlias = tuple[int, int, bool]
Cell: TypeAlias = tuple[Option, ...]


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
        base = Disc(x, y, r)
        if not is_wholly_in_box(base, ground.box):
            return False
        if surface != GROUND and not (where.standable and is_wholly_in(base, where.outline)):
            return False
        for at in ground.pieces_near(x - r, y - r, x + r, y + r):
            piece = ground.pieces[at]
            is_in_the_way = piece.is_solid and piece.height > KERB_MILS and piece.top > where.elevation
            if is_in_the_way and is_in(base, piece.outline):
                return False
        return not self._is_barred(base, surface)

    def _is_barred(self, base: Disc, surface: int) -> bool:
        """Whether impassable ground acts on a base. ME-TER-4, ME-TER-5"""
        ground, (x, y, r) = self.ground, base
        foot = ground.elevation(surface)
        for at in ground.hazards_near(x - r, y - r, x + r, y + r):
            hazard = ground.hazards[at]
            if not hazard.impassable or (hazard.by_height and foot >= hazard.base + LEVEL_MILS):
                continue
            if self._is_excused(hazard.piece, hazard.part, surface):
                continue
            if is_in(base, hazard.outline):
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
