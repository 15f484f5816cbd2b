"""Where a leader can surely be led: quick tests of ways and stops, for proposals only; the judge is in `moving`.

A test here may say no where the rules say yes (heights apart, what is near counts as in the way), never the reverse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from edgewise.geometry.bearings import leg_length
from edgewise.geometry.hulls import convex_ring
from edgewise.geometry.outlines import is_nearer, segments_touch, winding
from edgewise.geometry.plane import Point, Solid
from edgewise.geometry.touching import CONTACT_MILS, sweeps
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.terrain import GROUND, Standing, Stop

# A leg is nothing, or at least this long. ME-MOV-11
LEAST_LEG_MILS = 250

Way = tuple[Stop, ...]
# Works out exactly what a way uses up; None if it is refused.
Measure = Callable[[Way], int | None]
_Bar = tuple[int, int, int]


class Leads:
    """The leader of a unit before a move: what is in its way, prepared once for many questions."""

    def __init__(
        self, leader: Standing, most: int, limits: Limits, blockers: Sequence[Standing], measure: Measure
    ) -> None:
        self.leader, self.most, self.limits, self.measure = leader, most, limits, measure
        self.here = Stop(leader.x, leader.y, leader.surface)
        self.footing = limits.footing(leader.r)
        ground, r = limits.ground, leader.r
        self.width, self.depth, self.inset = ground.width, ground.depth, r - CONTACT_MILS
        reach = most + r
        self.near = leader.x - reach, leader.y - reach, leader.x + reach, leader.y + reach
        self.ends = [body for body in limits.bodies if self._is_near(body)]
        self.bars: dict[int, list[_Bar]] = {}
        self.blocks: list[_Bar] = []
        self.gaps: list[tuple[Point, Point]] = []
        self.walls: list[Solid] = []
        self.steps: list[Solid] = []
        if not limits.dynamic:
            self._note(blockers)

    def _is_near(self, body: Standing) -> bool:
        reach = self.most + self.leader.r + body.r + CONTACT_MILS
        return (body.x - self.leader.x) ** 2 + (body.y - self.leader.y) ** 2 <= reach * reach

    def _note(self, blockers: Sequence[Standing]) -> None:
        """What closes ways: bodies and gaps of the enemy, impassable ground, and what is high enough to be climbed."""
        r, side, ground = self.leader.r, self.limits.side, self.limits.ground
        units: dict[int, list[Point]] = {}
        for body in blockers:
            if body.side != side:
                units.setdefault(body.unit, []).append(body.centre)
            if self._is_near(body):
                self.blocks.append((body.x, body.y, r + body.r - CONTACT_MILS))
        for centres in units.values():
            self.gaps += self._gaps(centres)
        self.walls = [
            ground.hazards[at].outline for at in ground.hazards_near(*self.near) if ground.hazards[at].impassable
        ]
        self.steps = [
            piece.outline
            for piece in (ground.pieces[at] for at in ground.pieces_near(*self.near))
            if piece.is_solid and piece.top >= LEVEL_MILS
        ]

    def _gaps(self, centres: list[Point]) -> Iterable[tuple[Point, Point]]:
        """The sides of the hull of an enemy unit, unless the leader starts inside it. ME-MOV-5"""
        if len(centres) < 2:
            return ()
        ring = convex_ring(centres)
        sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
        if len(ring) > 2 and winding(self.leader.centre, sides) > 0:
            return ()
        return [side for side in sides if self._is_side_near(*side)]

    def _is_side_near(self, a: Point, b: Point) -> bool:
        left, bottom, right, top = self.near
        across = max(a[0], b[0]) >= left and min(a[0], b[0]) <= right
        return across and max(a[1], b[1]) >= bottom and min(a[1], b[1]) <= top

    def stop(self, x: int, y: int) -> Stop | None:
        """Where the leader may end a move at a place: on the ground, or on what it can stand on there."""
        for surface, foot, is_free in self.footing.options(x, y):
            if (is_free or self.footing.is_open(x, y, surface)) and self._is_free(x, y, foot):
                return Stop(x, y, surface)
        return None

    def _is_free(self, x: int, y: int, foot: int) -> bool:
        bars = self.bars.get(foot)
        if bars is None:
            bars = self.bars[foot] = [self._bar(b) for b in self.ends if -LEVEL_MILS < b.foot - foot < LEVEL_MILS]
        for bx, by, near in bars:
            if (x - bx) * (x - bx) + (y - by) * (y - by) <= near:
                return False
        limits = self.limits
        if limits.check is not None and not limits.check(self.leader, x, y):
            return False
        return not limits.markers or self._markers(x, y) < 2

    def _bar(self, body: Standing) -> _Bar:
        reach = self.leader.r + body.r
        if self.limits.is_barring(body):
            return body.x, body.y, (reach + CONTACT_MILS) ** 2
        return body.x, body.y, (reach - CONTACT_MILS) ** 2 - 1

    def _markers(self, x: int, y: int) -> int:
        reach = self.leader.r + CONTACT_MILS
        return sum((x - m.x) ** 2 + (y - m.y) ** 2 <= (reach + m.r) ** 2 for m in self.limits.markers)

    def is_clear(self, start: Point, end: Point) -> bool:
        """Whether nothing is in the way of the base on a leg: table, impassable ground, bodies, gaps. ME-MOV-12"""
        inset = self.inset
        if not (inset <= end[0] <= self.width - inset and inset <= end[1] <= self.depth - inset):
            return False
        for x, y, reach in self.blocks:
            if is_nearer(x, y, start, end, reach):
                return False
        for a, b in self.gaps:
            if segments_touch(start, end, a, b):
                return False
        r = self.leader.r
        return not any(sweeps(start, end, r, wall) for wall in self.walls)

    def is_steep(self, start: Stop, end: Stop) -> bool:
        """Whether a leg may lead up or down by so much that it counts. ME-TER-11"""
        ground = self.limits.ground
        if (start.surface != GROUND and ground.elevation(start.surface) >= LEVEL_MILS) or (
            end.surface != GROUND and ground.elevation(end.surface) >= LEVEL_MILS
        ):
            return True
        r = self.leader.r
        return any(sweeps(start.point, end.point, r, step) for step in self.steps)

    def length(self, way: Way) -> int | None:
        """What a way uses up, if it is surely legal and not too long; the way begins where the leader stands."""
        far = 0
        last = self.here
        steep = False
        for at, stop in enumerate(way):
            leg = leg_length(last.point, stop.point)
            far += leg
            if far > self.most or (leg <= LEAST_LEG_MILS and at < len(way) - 1):
                return None
            if not self.limits.dynamic:
                if not self.is_clear(last.point, stop.point):
                    return None
                steep = steep or self.is_steep(last, stop)
            last = stop
        if not steep:
            return far
        used = self.measure(way)
        return used if used is not None and used <= self.most else None
