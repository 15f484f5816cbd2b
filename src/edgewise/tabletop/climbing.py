"""Elevations along a path over terrain, and what climbing costs."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from edgewise.geometry.bearings import leg_length
from edgewise.geometry.crossings import over_along, overlaps_along
from edgewise.geometry.marks import ONE, ZERO, Mark, Stretch, compare, key
from edgewise.geometry.plane import Disc
from edgewise.geometry.touching import CONTACT_MILS, is_in, sweeps
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.terrain import GROUND, Ground, Stop


class Tread(NamedTuple):
    """A stretch of a leg at one elevation."""

    start: Mark
    end: Mark
    elevation: int


class Leg(NamedTuple):
    """A straight leg of a base between two stops, with the elevations along it. ME-TER-11"""

    start: Stop
    end: Stop
    radius: int
    first: int
    """The elevation at the start itself, on the surface named there."""
    last: int
    """The elevation at the end itself."""
    treads: tuple[Tread, ...]
    """From 0 to 1 without gaps; none for a leg of length 0."""

    @property
    def elevations(self) -> Iterator[int]:
        """All elevations in the order of the way."""
        yield self.first
        for tread in self.treads:
            yield tread.elevation
        yield self.last

    @property
    def level(self) -> int | None:
        """The one elevation of a leg that has no other; None for a leg that changes it."""
        if len(self.treads) > 1 or self.first != self.last:
            return None
        return self.first if not self.treads or self.treads[0].elevation == self.first else None

    @property
    def length(self) -> int:
        """Its length from above. ME-SCO-3, ME-TER-10"""
        return leg_length(self.start.point, self.end.point)


class Climb(NamedTuple):
    """What a path has climbed so far: the runs that are over and count, and the run in progress. ME-TER-11"""

    at: int
    """The elevation reached."""
    run: int = 0
    """How far the run in progress has risen, or has fallen if it is negative."""
    up: int = 0
    down: int = 0

    def on(self, elevations: Iterable[int]) -> "Climb":
        """The climb after some more elevations."""
        at, run, up, down = self
        for elevation in elevations:
            step, at = elevation - at, elevation
            if (step > 0 and run < 0) or (step < 0 and run > 0):
                up, down, run = _counted(up, down, run)
            run += step
        return Climb(at, run, up, down)

    @property
    def rise(self) -> int:
        """All that counts of going up. ME-TER-11, ME-TYP-3"""
        return _counted(self.up, self.down, self.run)[0]

    @property
    def fall(self) -> int:
        """All that counts of going down. ME-TER-11, ME-TYP-3"""
        return _counted(self.up, self.down, self.run)[1]

    @property
    def total(self) -> int:
        """What the path is longer by. ME-TER-11"""
        return self.rise + self.fall


def leg(ground: Ground, start: Stop, end: Stop, radius: int) -> Leg:
    """The leg from one stop to the next. ME-TER-11"""
    first, last = ground.elevation(start.surface), ground.elevation(end.surface)
    tops = _tops_on_the_way(ground, start, end, radius)
    if not tops and start.surface == end.surface == GROUND:
        still = start.x == end.x and start.y == end.y
        return Leg(start, end, radius, first, last, () if still else _LEVEL)
    at_start, at_end = Disc(start.x, start.y, radius), Disc(end.x, end.y, radius)
    for piece, top in tops:
        outline = ground.outlines[piece]
        first = max(first, top) if top > first and is_in(at_start, outline) else first
        last = max(last, top) if top > last and is_in(at_end, outline) else last
    return Leg(start, end, radius, first, last, _treads(ground, start, end, radius, tops))


def legs(ground: Ground, stops: Sequence[Stop], radius: int) -> list[Leg]:
    """The legs of a path."""
    return [leg(ground, a, b, radius) for a, b in pairwise(stops)]


def climb(path: Sequence[Leg]) -> Climb:
    """What a path climbs; of no legs, nothing. ME-TER-11"""
    found = Climb(path[0].first if path else 0)
    for part in path:
        found = found.on(part.elevations)
    return found


def elevation_at(ground: Ground, stop: Stop, radius: int) -> int:
    """The elevation of a path at a stop: its surface, or the highest obstacle the base overlaps there. ME-TER-11"""
    return leg(ground, stop, stop, radius).first


_LEVEL = (Tread(ZERO, ONE, 0),)


def _counted(up: int, down: int, run: int) -> tuple[int, int, int]:
    """Rise and fall after a run is over; one of less than two inches counts nothing."""
    if run >= LEVEL_MILS:
        return up + run, down, 0
    return (up, down - run, 0) if run <= -LEVEL_MILS else (up, down, 0)


def _tops_on_the_way(ground: Ground, start: Stop, end: Stop, radius: int) -> list[tuple[int, int]]:
    """The solid pieces that the base overlaps somewhere, with their tops."""
    reach = radius - CONTACT_MILS
    (ax, ay, _), (bx, by, _) = start, end
    left, right = (ax, bx) if ax < bx else (bx, ax)
    bottom, top = (ay, by) if ay < by else (by, ay)
    near = ground.solids_near(left - reach, bottom - reach, right + reach, top + reach)
    return [(at, ground.pieces[at].top) for at in near if sweeps((ax, ay), (bx, by), radius, ground.outlines[at])]


def _treads(ground: Ground, start: Stop, end: Stop, radius: int, tops: list[tuple[int, int]]) -> tuple[Tread, ...]:
    """The elevations of a leg, from mark to mark: the highest of what is named and what is overlapped there."""
    if start.point == end.point:
        return ()
    raised = list(_named(ground, start, end))
    for piece, top in tops:
        found = overlaps_along(start.point, end.point, radius, ground.outlines[piece])
        raised += ((_cut(stretch), top) for stretch in found)
    ends = sorted([ZERO, ONE, *(at for stretch, _ in raised for at in stretch)], key=key)
    treads: list[Tread] = []
    for a, b in pairwise(ends):
        if compare(a, b) == 0:
            continue
        elevation = 0
        for (low, high), height in raised:
            if height > elevation and compare(low, a) <= 0 and compare(b, high) <= 0:
                elevation = height
        if treads and treads[-1].elevation == elevation:
            treads[-1] = Tread(treads[-1].start, b, elevation)
        else:
            treads.append(Tread(a, b, elevation))
    return tuple(treads)


def _named(ground: Ground, start: Stop, end: Stop) -> Iterator[tuple[Stretch, int]]:
    """Where the centre lies over the surfaces named at the ends. ME-TER-11"""
    # The higher surface goes before the lower one, and both lie above the bare table, so the highest one is named.
    for surface in {start.surface, end.surface} - {GROUND}:
        _, outline, elevation, _, _ = ground.surfaces[surface]
        for stretch in over_along(start.point, end.point, outline):
            yield stretch, elevation


def _cut(stretch: Stretch) -> Stretch:
    """The part of a stretch from 0 to 1."""
    low, high = stretch
    return ZERO if compare(low, ZERO) < 0 else low, ONE if compare(high, ONE) > 0 else high
