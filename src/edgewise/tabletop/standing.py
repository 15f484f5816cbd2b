"""Where a group of bases may be set down: formations near a place, rows over a zone, one by one."""

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from typing import Literal, TypeAlias

from edgewise.geometry.plane import Box, Disc, Point, Solid
from edgewise.tabletop.places import overlaps_any

Shape: TypeAlias = Literal["row", "column", "block"]
Spots: TypeAlias = tuple[Point, ...]
SHAPES: tuple[Shape, ...] = ("row", "block", "column")
# Between the edges of bases, so that each can be grasped.
SPACING = 100
NEAR = 3000
_STEP = 250
_STEPS = range(-NEAR, NEAR + 1, _STEP)
# From row to row of a zone, and how far from its side the first one begins.
ROW_STEP = 2500
ROW_MARGIN = 500


def _length(step: Point) -> int:
    return step[0] ** 2 + step[1] ** 2


# Steps aside, the shortest first.
_ASIDE = tuple(sorted(((x, y) for x in _STEPS for y in _STEPS if _length((x, y)) <= NEAR**2), key=_length))


def formation(place: Point, count: int, radius: int, shape: Shape) -> Spots:
    """A row, a column or a block of bases around a place."""
    gap = 2 * radius + SPACING
    wide = {"row": count, "column": 1, "block": isqrt(count - 1) + 1}[shape]
    rows = -(-count // wide)
    left, top = place[0] - (wide - 1) * gap // 2, place[1] + (rows - 1) * gap // 2
    return tuple((left + n % wide * gap, top - n // wide * gap) for n in range(count))


def nearest(place: Point, count: int, radius: int, shape: Shape, is_fine: Callable[[Spots], bool]) -> Spots | None:
    """The nearest formation that a judge takes, of the wanted shape if there is one; None: no shape has one."""
    for kind in (shape, *(other for other in SHAPES if other != shape)):
        for dx, dy in _ASIDE:
            found = formation((place[0] + dx, place[1] + dy), count, radius, kind)
            if is_fine(found):
                return found
    return None


def grid(box: Box, step: int, origin: Point | None = None) -> Iterator[Point]:
    """Points of a square grid in a box, column by column; the grid runs through its lower left corner or the origin."""
    x0, y0 = origin or (box.left, box.bottom)
    for x in range(box.left + (x0 - box.left) % step, box.right + 1, step):
        for y in range(box.bottom + (y0 - box.bottom) % step, box.top + 1, step):
            yield x, y


def rows(zone: Box, radius: int, count: int) -> Iterator[list[Disc]]:
    """Rows of bases side by side along the lower side of a zone, its middle and its upper side."""
    inner = zone.shrunk(radius)
    width = 2 * radius * (count - 1)
    for y in (inner.bottom, (inner.bottom + inner.top) // 2, inner.top):
        for x in range(inner.left + ROW_MARGIN, inner.right - width + 1, ROW_STEP):
            yield [Disc(x + 2 * radius * n, y, radius) for n in range(count)]


def scattered(zone: Box, radius: int, count: int, solids: Sequence[Solid], step: int) -> list[Disc] | None:
    """Bases one by one on the first free points of a grid; None if there are too few."""
    bases: list[Disc] = []
    for x, y in grid(zone.shrunk(radius), step):
        base = Disc(x, y, radius)
        if not overlaps_any(base, solids) and not overlaps_any(base, bases):
            bases.append(base)
            if len(bases) == count:
                return bases
    return None


def is_crowded(bases: Sequence[Disc], solids: Sequence[Solid]) -> bool:
    """Whether a new base overlaps something that is there, or another new one."""
    return any(overlaps_any(base, solids) or overlaps_any(base, bases[:n]) for n, base in enumerate(bases))
