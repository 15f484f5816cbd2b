"""Walks over the spots of rings, in the order that is a rule, for one size of base. ME-SCO-9"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from edgewise.geometry.compass import circle, spin
from edgewise.geometry.outlines import Point
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import COHERENCY_MILS, FARTHEST_MILS, coherent_square, is_touching
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.endings import Landing
from edgewise.tabletop.footing import CELL_MILS, Cell
from edgewise.tabletop.limits import Limits, barriers
from edgewise.tabletop.terrain import Standing, Stop

# Between neighbouring spots of a ring, in hundredths of a degree.
APART = 500
# No base is broader.
_WIDEST = 6000
# A body as it is in the way of a base: its centre, and the greatest squared distance that is too near.
_Bar: TypeAlias = tuple[int, int, int]


class Ring(NamedTuple):
    """Spots at one distance from a centre; the bearings start at a facing or along a vector."""

    x: int
    y: int
    distance: int
    facing: int
    along: Point | None = None
    touched: int | None = None
    """The elevation of the model that the spots touch, if they touch one."""

    def offsets(self) -> tuple[Point, ...]:
        if self.along is None:
            return circle(self.distance, self.facing, APART)
        return spin(self.along, self.distance, APART)


def around(body: Standing, r: int, leader: Standing) -> Ring:
    """The spots where a base touches a body, from the line towards the leader."""
    along = leader.x - body.x, leader.y - body.y
    return Ring(body.x, body.y, body.r + r, 0, along, body.foot)


class Group:
    """A unit being set down: its leader, what of it stands so far, and what forbids places around it."""

    def __init__(self, leader: Standing, limits: Limits) -> None:
        self.leader, self.limits = leader, limits
        self.placed = [leader]
        self.barriers = [] if limits.dynamic else barriers(limits.ground, leader, leader.r + FARTHEST_MILS + _WIDEST)
        self._landing, self._spared = Landing(limits.ground, 0, ()), limits.spared
        self._stop = Stop(leader.x, leader.y, leader.surface)
        # The markers that the unit touches.
        self.marked = self._touched(leader)

    def add(self, body: Standing) -> None:
        self.placed.append(body)
        self.marked |= self._touched(body)

    def is_unmarked(self, body: Standing) -> bool:
        """Whether the unit touches no second marker with one more model. ME-OBJ-8"""
        return len(self.marked | self._touched(body)) < 2

    def is_unbarred(self, body: Standing) -> bool:
        """Whether the line from the leader to a model crosses no impassable ground. ME-MOV-8"""
        return self._landing.hopping(self._stop, Stop(body.x, body.y, body.surface), self._spared) is None

    def _touched(self, body: Standing) -> set[int]:
        return {at for at, marker in enumerate(self.limits.markers) if is_touching(body, marker)}


class SpotWalk:
    """A walk over the spots of some rings for one size of base, each spot asked once."""

    __slots__ = (
        "at",
        "bars",
        "bodies",
        "footing",
        "group",
        "limits",
        "r",
        "ring",
        "rings",
        "squares",
        "strict",
        "wants",
    )

    def __init__(
        self, group: Group, r: int, rings: list[Ring], wants: Callable[[Standing], bool] | None, *, strict: bool
    ) -> None:
        self.group, self.limits, self.r, self.rings, self.strict = group, group.limits, r, rings, strict
        self.wants = wants
        self.ring = self.at = 0
        self.footing = group.limits.footing(r)
        # By elevation: the bodies in the way there, and how far off a model is coherent there.
        self.bars: dict[int, list[_Bar]] = {}
        self.squares: dict[int, int] = {}
        far = group.leader.r + (COHERENCY_MILS if strict else FARTHEST_MILS) + 2 * r + CONTACT_MILS
        x, y, bodies = group.leader.x, group.leader.y, []
        for body in group.limits.bodies:
            reach = far + body.r
            if (body.x - x) ** 2 + (body.y - y) ** 2 <= reach * reach:
                bodies.append(body)
        self.bodies = bodies + group.placed

    def restart(self) -> None:
        """Goes back to the first spot, since what was forbidden to one model may not be so to the next."""
        self.ring = self.at = 0

    def add(self, body: Standing) -> None:
        """Takes one more model that is in the way."""
        self.bodies.append(body)
        for foot, bars in self.bars.items():
            if -LEVEL_MILS < body.foot - foot < LEVEL_MILS:
                bars.append(self._bar(body))

    def _bar(self, body: Standing) -> _Bar:
        if self.limits.is_barring(body):
            return body.x, body.y, (self.r + body.r + CONTACT_MILS) ** 2
        return body.x, body.y, (self.r + body.r - CONTACT_MILS) ** 2 - 1

    def _bars(self, foot: int) -> list[_Bar]:
        """The bodies in the way of a base at an elevation."""
        near = [self._bar(body) for body in self.bodies if -LEVEL_MILS < body.foot - foot < LEVEL_MILS]
        self.bars[foot] = near
        self.squares[foot] = coherent_square(self.group.leader, self.r, foot) if self.strict else -1
        return near

    def next(self, mate: Standing) -> Standing | None:
        """The first spot that is not forbidden, from where the walk has come to."""
        while self.ring < len(self.rings):
            found = self._next_in(self.rings[self.ring], mate)
            if found is not None:
                return found
            self.ring += 1
            self.at = 0
        return None

    def _next_in(self, ring: Ring, mate: Standing) -> Standing | None:
        cells, columns, home = self.footing.cells, self.footing.columns, self.group.leader.surface
        width, depth = self.limits.ground.width, self.limits.ground.depth
        cx, cy, offsets, by_foot = ring.x, ring.y, ring.offsets(), self.bars
        for at in range(self.at, len(offsets)):
            dx, dy = offsets[at]
            x, y = cx + dx, cy + dy
            if x < 0 or y < 0 or x > width or y > depth:
                continue
            cell = cells[y // CELL_MILS * columns + x // CELL_MILS]
            if cell is None:
                cell = self.footing.fill(y // CELL_MILS * columns + x // CELL_MILS)
            if home and len(cell) > 1:
                cell = _home_first(cell, home)
            for surface, foot, is_free in cell:
                bars = by_foot.get(foot)
                if bars is None:
                    bars = self._bars(foot)
                for bar in bars:
                    bx, by, near = bar
                    if (x - bx) * (x - bx) + (y - by) * (y - by) <= near:
                        # What is in the way of one spot is likely to be in the way of the next.
                        if bar is not bars[0]:
                            bars.remove(bar)
                            bars.insert(0, bar)
                        break
                else:
                    found = mate._replace(x=x, y=y, foot=foot, surface=surface)
                    if (is_free or self.footing.is_open(x, y, surface)) and self._is_fine(ring, found, mate):
                        self.at = at
                        return found
        return None

    def _is_fine(self, ring: Ring, found: Standing, mate: Standing) -> bool:
        """Whether nothing but bodies and terrain underfoot forbids a spot."""
        group, limits = self.group, self.limits
        x, y, leader = found.x, found.y, group.leader
        if self.strict and (x - leader.x) ** 2 + (y - leader.y) ** 2 > self.squares[found.foot]:
            return False
        if ring.touched is not None and not -LEVEL_MILS < found.foot - ring.touched < LEVEL_MILS:
            return False
        if group.barriers and not group.is_unbarred(found):
            return False
        if limits.markers and not group.is_unmarked(found):
            return False
        if limits.zone is not None and not limits.zone(x, y, self.r, found.surface):
            return False
        if self.wants is not None and not self.wants(found):
            return False
        return limits.check is None or limits.check(mate, x, y)


def _home_first(cell: Cell, home: int) -> Cell:
    """The surfaces of a cell, that of the leader before the others."""
    for at, option in enumerate(cell):
        if option[0] == home:
            return (option, *cell[:at], *cell[at + 1 :])
    return cell
