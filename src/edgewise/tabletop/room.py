"""Whether one base may end a move at a place, asked for many places; nothing is said of why not."""

from __future__ import annotations

from edgewise.geometry.plane import squared
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.terrain import Standing, Stop


class Room:
    """The places that a body may end at within a reach of where it stands. ME-MOV-6, ME-TER-7, ME-TER-14, ME-OBJ-8"""

    def __init__(self, limits: Limits, body: Standing, reach: int) -> None:
        self.limits, self.body = limits, body
        self.footing = limits.footing(body.r)
        far = reach + body.r + CONTACT_MILS
        self.bodies = []
        for other in limits.bodies:
            span = far + other.r
            if (other.x - body.x) ** 2 + (other.y - body.y) ** 2 <= span * span:
                slack = CONTACT_MILS if limits.is_barring(other) else -CONTACT_MILS
                # Where squares are whole numbers, "nearer than" is "at most one less".
                near = (body.r + other.r + slack) ** 2 - (slack < 0)
                self.bodies.append((other.x, other.y, near, other.foot))
        reached = [each for each in limits.markers if squared(each.centre, body.centre) <= (far + each.r) ** 2]
        # One marker may be touched, so where only one is near there is nothing to count.
        self.markers = reached if len(reached) > 1 else []

    def stop(self, x: int, y: int) -> Stop | None:
        """The place on the highest surface there that is open; None if none is."""
        for surface, foot, is_free in reversed(self.footing.options(x, y)):
            if self._is_clear(x, y, foot) and (is_free or self.footing.is_open(x, y, surface)):
                stop = Stop(x, y, surface)
                if self._is_fine(stop, foot):
                    return stop
        return None

    def is_open(self, stop: Stop) -> bool:
        """Whether the body may end at a place on its surface."""
        x, y, surface = stop
        foot = self.limits.ground.elevation(surface)
        return self._is_clear(x, y, foot) and self.footing.is_open(x, y, surface) and self._is_fine(stop, foot)

    def _is_clear(self, x: int, y: int, foot: int) -> bool:
        for bx, by, near, level in self.bodies:
            if (x - bx) * (x - bx) + (y - by) * (y - by) <= near and -LEVEL_MILS < foot - level < LEVEL_MILS:
                return False
        return True

    def _is_fine(self, stop: Stop, foot: int) -> bool:
        """Whether neither markers nor what the move adds forbid a place."""
        limits, body = self.limits, self.body
        x, y, surface = stop
        if self.markers:
            there = body._replace(x=x, y=y, foot=foot, surface=surface)
            if sum(is_touching(there, marker) for marker in self.markers) > 1:
                return False
        if limits.zone is not None and not limits.zone(x, y, body.r, surface):
            return False
        return limits.check is None or limits.check(body, x, y)
