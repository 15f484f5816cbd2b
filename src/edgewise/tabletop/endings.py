"""What refuses an end position: bodies, lines over impassable ground, that ground, the table's edge, tight places.

A `Landing` is all that one base has to mind, made for a position and asked for many places.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple, TypeAlias

from edgewise.geometry.paths import crosses
from edgewise.geometry.plane import Disc, Point
from edgewise.geometry.touching import CONTACT_MILS, is_in, is_wholly_in, is_wholly_in_box
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.meetings import acts
from edgewise.tabletop.terrain import GROUND, Ground, Hazard, Standing, Stop

# How high an obstacle may be for a base to stop half over it. ME-TER-14
KERB_MILS = 500


class Overlapping(NamedTuple):
    """The base would lie over another. ME-MOV-6"""

    body: Standing


class Touching(NamedTuple):
    """The base would touch one that it may not touch. ME-MOV-6, ME-CHG-4"""

    body: Standing


class Hopping(NamedTuple):
    """The line from the leader crosses impassable ground. ME-MOV-8"""

    hazard: Hazard


class InBarred(NamedTuple):
    """The base would be in impassable ground. ME-TER-4"""

    hazard: Hazard


class OffEdge(NamedTuple):
    """The base would not lie wholly on the table. ME-TER-7"""

    at: Point


class Unstable(NamedTuple):
    """The surface bears no models, or not all of the base lies on it. ME-TER-14"""

    surface: int


class Tight(NamedTuple):
    """The base would lie over an obstacle that rises beside it. ME-TER-14"""

    piece: int


Misfit: TypeAlias = Overlapping | Touching | Hopping | InBarred | OffEdge | Unstable | Tight


class Landing:
    """Where a base of one radius may stop: beside bodies, some of which it may not even touch."""

    def __init__(
        self, ground: Ground, radius: int, bodies: Iterable[Standing], shunned: Iterable[Standing] = ()
    ) -> None:
        self.ground, self.radius = ground, radius
        apart = max(radius - CONTACT_MILS, 0)
        # From centre to centre: nearer than this is overlap, and as near as this is contact.
        self._bodies = [(body.x, body.y, (apart + body.r) ** 2, body) for body in bodies]
        self._shunned = [(body.x, body.y, (radius + CONTACT_MILS + body.r) ** 2, body) for body in shunned]

    def misfit(self, stop: Stop, leader: Stop | None = None, spared: Collection[int] = ()) -> Misfit | None:
        """What refuses a place, or nothing; the first reason in the order of the rules. ME-SCO-15

        With a leader, the line from it counts; spared are the numbers of the pieces whose impassable tops may be used.
        """
        return (
            self.crowded(stop)
            or (self.hopping(leader, stop, spared) if leader is not None else None)
            or self.barred(stop, spared)
            or self.off_edge(stop)
            or self.unstable(stop)
            or self.tight(stop)
        )

    def crowded(self, stop: Stop) -> Overlapping | Touching | None:
        """The first body that the base would overlap, else the first that it would touch and may not. ME-MOV-6"""
        px, py, surface = stop
        foot = self.ground.surfaces[surface].elevation
        for x, y, limit, body in self._bodies:
            if (x - px) ** 2 + (y - py) ** 2 < limit and -LEVEL_MILS < body.foot - foot < LEVEL_MILS:
                return Overlapping(body)
        for x, y, limit, body in self._shunned:
            if (x - px) ** 2 + (y - py) ** 2 <= limit and -LEVEL_MILS < body.foot - foot < LEVEL_MILS:
                return Touching(body)
        return None

    def hopping(self, leader: Stop, stop: Stop, spared: Collection[int] = ()) -> Hopping | None:
        """The first impassable ground that the line from the leader crosses. ME-MOV-8, ME-TER-5"""
        (ax, ay, a), (bx, by, b) = leader, stop
        ground = self.ground
        lowest = min(ground.surfaces[a].elevation, ground.surfaces[b].elevation)
        for at in ground.hazards_near(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)):
            hazard = ground.hazards[at]
            is_closed = hazard.impassable and acts(hazard, lowest) and not _is_spared(hazard, stop, ground, spared)
            if is_closed and crosses((ax, ay), (bx, by), 0, hazard.outline):
                return Hopping(hazard)
        return None

    def barred(self, stop: Stop, spared: Collection[int] = ()) -> InBarred | None:
        """The first impassable ground that the base would be in and that acts there. ME-TER-4, ME-TER-5"""
        (x, y, surface), r, ground = stop, self.radius, self.ground
        foot = ground.surfaces[surface].elevation
        for at in ground.hazards_near(x - r, y - r, x + r, y + r):
            hazard = ground.hazards[at]
            is_closed = hazard.impassable and acts(hazard, foot) and not _is_spared(hazard, stop, ground, spared)
            if is_closed and is_in(Disc(x, y, r), hazard.outline):
                return InBarred(hazard)
        return None

    def off_edge(self, stop: Stop) -> OffEdge | None:
        """Whether the base would not lie wholly on the table. ME-TER-7"""
        fits = is_wholly_in_box(Disc(stop.x, stop.y, self.radius), self.ground.box)
        return None if fits else OffEdge(stop.point)

    def unstable(self, stop: Stop) -> Unstable | None:
        """Whether the named surface bears no models, or not all of this base. ME-TER-14"""
        x, y, surface = stop
        _, outline, _, standable, _ = self.ground.surfaces[surface]
        if surface == GROUND or (standable and is_wholly_in(Disc(x, y, self.radius), outline)):
            return None
        return Unstable(surface)

    def tight(self, stop: Stop) -> Tight | None:
        """The first obstacle of some height that the base would lie over and that rises above its surface. ME-TER-14"""
        (x, y, surface), r, ground = stop, self.radius, self.ground
        foot = ground.surfaces[surface].elevation
        for at in ground.solids_near(x - r, y - r, x + r, y + r):
            piece = ground.pieces[at]
            if piece.height > KERB_MILS and piece.top > foot and is_in(Disc(x, y, r), piece.outline):
                return Tight(at)
        return None


def impassable_top(ground: Ground, stop: Stop) -> int | None:
    """The number of the impassable feature on whose top a place is, if models could stand there. ME-TER-5"""
    _, _, _, standable, at = ground.surfaces[stop.surface]
    if at is None or not standable or ground.tops[at] != stop.surface or not ground.pieces[at].impassable:
        return None
    return at


def _is_spared(hazard: Hazard, stop: Stop, ground: Ground, spared: Collection[int]) -> bool:
    """Whether a hazard is the whole feature whose top a place is on, and spared."""
    at = hazard.piece
    return at is not None and at in spared and hazard.part is None and ground.tops[at] == stop.surface
