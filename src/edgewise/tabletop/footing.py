"""Where a base can stand as far as terrain goes: exactly, and quickly by a raster that is filled as it is asked."""

from __future__ import annotations

from typing import TypeAlias
from weakref import WeakKeyDictionary

from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.endings import Landing
from edgewise.tabletop.terrain import GROUND, Ground, Stop

CELL_MILS = 250
# No place of a cell is farther from its middle than this.
_AROUND = 177

# What a base may stand on in a cell: the number of the surface, its elevation, and whether no place has to be asked.
Option: TypeAlias = tuple[int, int, bool]
Cell: TypeAlias = tuple[Option, ...]


class Footing:
    """Where bases of one size may end a move on a ground, other models apart. ME-TER-4, ME-TER-5, ME-TER-7, ME-TER-14

    `spared` are the numbers of pieces whose tops are open though they are impassable.
    """

    def __init__(self, ground: Ground, radius: int, spared: frozenset[int] = frozenset()) -> None:
        self.ground, self.spared = ground, spared
        # What stands open in the middle of a cell to a base larger by its half stands open to this one all over it;
        # what is closed there to one smaller by as much is closed to this one all over it.
        self._exact = Landing(ground, radius, ())
        self._larger = Landing(ground, radius + _AROUND, ())
        self._smaller = Landing(ground, radius - _AROUND, ()) if radius - _AROUND > CONTACT_MILS else None
        self.columns = ground.width // CELL_MILS + 1
        self.rows = ground.depth // CELL_MILS + 1
        # Cells row by row; None until asked for.
        self.cells: list[Cell | None] = [None] * (self.columns * self.rows)

    def is_open(self, x: int, y: int, surface: int) -> bool:
        """Whether a base may end here, on this surface."""
        return self._is_open(self._exact, Stop(x, y, surface))

    def options(self, x: int, y: int) -> Cell:
        """What a base may stand on in the cell of a place: the ground first, then from low to high."""
        if not (0 <= x <= self.ground.width and 0 <= y <= self.ground.depth):
            return ()
        at = y // CELL_MILS * self.columns + x // CELL_MILS
        found = self.cells[at]
        return self.fill(at) if found is None else found

    def fill(self, at: int) -> Cell:
        """Works out a cell by its number."""
        row, column = divmod(at, self.columns)
        left, bottom = column * CELL_MILS, row * CELL_MILS
        found: list[Option] = []
        for surface in self._surfaces(left, bottom):
            middle = Stop(left + CELL_MILS // 2, bottom + CELL_MILS // 2, surface)
            if self._smaller is None or self._is_open(self._smaller, middle):
                found.append((surface, self.ground.elevation(surface), self._is_open(self._larger, middle)))
        cell = self.cells[at] = tuple(found)
        return cell

    def _surfaces(self, left: int, bottom: int) -> list[int]:
        ground = self.ground
        near = ground.surfaces_near(left, bottom, left + CELL_MILS, bottom + CELL_MILS)
        return sorted(near, key=lambda at: (at != GROUND, ground.elevation(at), at))

    def _is_open(self, landing: Landing, stop: Stop) -> bool:
        return not (
            landing.unstable(stop) or landing.off_edge(stop) or landing.tight(stop) or landing.barred(stop, self.spared)
        )


_kept: WeakKeyDictionary[Ground, dict[tuple[int, frozenset[int]], Footing]] = WeakKeyDictionary()


def footing(ground: Ground, radius: int, spared: frozenset[int] = frozenset()) -> Footing:
    """The footing for a size of base, one for each ground (a cache, filled as matches are played on it)."""
    kept = _kept.get(ground)
    if kept is None:
        kept = _kept[ground] = {}
    found = kept.get((radius, spared))
    if found is None:
        found = kept[radius, spared] = Footing(ground, radius, spared)
    return found
