"""Single legs of many ways from one start: decided quickly where they are plain, by a walk's marks elsewhere."""

from __future__ import annotations

from edgewise.geometry.bearings import leg_length
from edgewise.geometry.marks import ONE, ZERO
from edgewise.geometry.plane import Disc
from edgewise.geometry.touching import is_in, sweeps
from edgewise.tabletop.climbing import Leg, Tread
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.hindrances import Walk
from edgewise.tabletop.terrain import GROUND, Ground, Stop

_LOW = (0,)


class Strides:
    """The legs that can be taken one after the other from where a walk has come to."""

    def __init__(self, walk: Walk) -> None:
        self.field, self.ground, self.radius = walk.field, walk.field.ground, walk.field.radius
        self.is_plain = not _is_bound(walk)
        self._treads: dict[int, tuple[Tread, ...]] = {}
        self._is_low = not walk.climb.run and all(0 <= foot < LEVEL_MILS for foot in walk.field.feet)

    def is_free(self, start: Stop, end: Stop) -> bool | None:
        """Whether nothing is in the way of a leg that climbs nothing; None where heights may matter. ME-TER-11

        Between the bare table and two inches above it all is on one level, and no run is long enough to count.
        """
        ground, r = self.ground, self.radius
        if not self.is_plain or not self._is_low:
            return None
        if max(ground.elevation(start.surface), ground.elevation(end.surface)) >= LEVEL_MILS:
            return None
        (ax, ay, _), (bx, by, _) = start, end
        left, right = (ax, bx) if ax < bx else (bx, ax)
        bottom, top = (ay, by) if ay < by else (by, ay)
        for at in ground.solids_near(left - r, bottom - r, right + r, top + r):
            if ground.pieces[at].top >= LEVEL_MILS and sweeps((ax, ay), (bx, by), r, ground.outlines[at]):
                return None
        return self._is_clear(start, end, _LOW)

    def step(self, walk: Walk, stop: Stop) -> Walk | None:
        """The walk one leg on; None if something is in the way."""
        heights = self._heights(walk.at, stop) if self.is_plain else None
        # At each of its elevations the whole leg is free, or the walk has to look where it is at which.
        if heights is None or not self._is_clear(walk.at, stop, heights):
            if heights is not None and len(heights) == 1:
                return None
            after = walk.copy()
            return after if after.step(stop) is None else None
        after = walk.copy()
        after.length += leg_length(walk.at.point, stop.point)
        after.at = stop
        after.climb = walk.climb.on(heights)
        return after

    def _is_clear(self, start: Stop, end: Stop, heights: tuple[int, ...]) -> bool:
        for height in set(heights):
            treads = self._treads.get(height)
            if treads is None:
                treads = self._treads[height] = (Tread(ZERO, ONE, height),)
            if self.field.hindrance(Leg(start, end, self.radius, height, height, treads)) is not None:
                return False
        return True

    def _heights(self, start: Stop, end: Stop) -> tuple[int, ...] | None:
        """The elevations of a leg that comes over one solid piece or none; None if that does not tell them."""
        ground, r = self.ground, self.radius
        (ax, ay, named), (bx, by, to) = start, end
        left, right = (ax, bx) if ax < bx else (bx, ax)
        bottom, top = (ay, by) if ay < by else (by, ay)
        over = None
        for at in ground.pieces_near(left - r, bottom - r, right + r, top + r):
            if ground.pieces[at].is_solid and sweeps((ax, ay), (bx, by), r, ground.outlines[at]):
                if over is not None:
                    return None
                over = at
        if over is None:
            return (ground.elevation(named),) if named == to == GROUND else None
        # The top lies wholly under the base's overlap, so naming it changes nothing along the way.
        ends = GROUND, ground.tops[over]
        outline = ground.outlines[over]
        if named not in ends or to not in ends or not outline.is_convex:
            return None
        height = ground.pieces[over].top
        if height <= 0:
            return None
        is_up, is_on = is_in(Disc(ax, ay, r), outline), is_in(Disc(bx, by, r), outline)
        if is_up and is_on:
            return (height,)
        if is_up or is_on:
            return (height, 0) if is_up else (0, height)
        return 0, height, 0


def _is_bound(walk: Walk) -> bool:
    """Whether what a walk started in or on may be no hindrance to it, which only the walk itself remembers."""
    ground, (x, y, surface) = walk.field.ground, walk.at
    if any(left <= x <= right and bottom <= y <= top for left, bottom, right, top in _boxes(walk)):
        return True
    return surface != GROUND and _is_impassable(ground, surface)


def _boxes(walk: Walk) -> list[tuple[int, int, int, int]]:
    return [crowd.box for crowd in walk.field.crowds]


def _is_impassable(ground: Ground, surface: int) -> bool:
    piece = ground.surfaces[surface].piece
    return any(hazard.impassable and hazard.piece == piece for hazard in ground.hazards)
