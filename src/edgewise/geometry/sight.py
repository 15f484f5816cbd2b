"""Lines of sight over a free table: what lies across a line, and scenes that are asked often."""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import NamedTuple

from .paths import crosses, is_nearer
from .plane import Disc, Point, Polygon, Solid, bounds, enters_polygon, is_inside, offset_of_edge, squared

# Cells of about four inches: a table has few enough pairs of them, and few things lie between the two of a pair.
CELL_BITS = 12
CELL_MILS = 1 << CELL_BITS

Cells = tuple[int, int, int, int]


def enters(a: Point, b: Point, solid: Solid) -> bool:
    """Whether the open segment has a point in the interior of the solid; mere touching does not count."""
    if isinstance(solid, Disc):
        return is_nearer(solid.x, solid.y, a, b, solid.r)
    return enters_polygon(a, b, solid)


class Thing(NamedTuple):
    """A solid and two discs around one point: it lies in the outer and holds the inner; their radii are squared."""

    x: int
    y: int
    outer: int
    inner: int
    height: int
    bit: int
    solid: Solid


class Scene:
    """Solids that lines are tested against, or the ways of a disc; it fills a table of its own as it is asked."""

    def __init__(self, solids: Sequence[Solid], heights: Sequence[int] | None = None, radius: int = 0) -> None:
        heights = [0] * len(solids) if heights is None else heights
        numbers = range(len(solids))
        self.radius = radius
        self.things = tuple(_thing(*thing, radius) for thing in zip(numbers, solids, heights, strict=True))
        self._frames = [(bounds(t.solid).shrunk(-radius), isqrt(t.outer) + 1, t) for t in self.things]
        self._between: dict[Cells, tuple[Thing, ...]] = {}

    def is_clear(self, a: Point, b: Point, above: int = -1, ignored: int = 0) -> bool:
        """Whether nothing higher than `above` lies across the line; `ignored` is a bit mask of solids by number."""
        return self.blocker(a, b, above, ignored) is None

    def blocker(self, a: Point, b: Point, above: int = -1, ignored: int = 0) -> int | None:
        """The number of a solid higher than `above` across the line, whichever is found first."""
        ax, ay = a
        bx, by = b
        cells = ax >> CELL_BITS, ay >> CELL_BITS, bx >> CELL_BITS, by >> CELL_BITS
        things = self._between.get(cells)
        if things is None:
            things = self._between[cells] = self._things_between(cells)
        dx, dy = bx - ax, by - ay
        span = dx * dx + dy * dy
        for x, y, outer, inner, height, bit, solid in things:
            px, py = x - ax, y - ay
            along = dx * px + dy * py
            if along <= 0:
                off, scale = px * px + py * py, 1
            elif along >= span:
                off, scale = (px - dx) ** 2 + (py - dy) ** 2, 1
            else:
                off, scale = (dx * py - dy * px) ** 2, span
            if (
                off < outer * scale
                and height > above
                and not ignored & bit
                and (off < inner * scale or crosses(a, b, self.radius, solid))
            ):
                return bit.bit_length() - 1
        return None

    def blockers(self, a: Point, b: Point, above: int = -1, ignored: int = 0) -> tuple[int, ...]:
        """The numbers of all solids higher than `above` across the line, in their order."""
        return tuple(
            number
            for number, thing in enumerate(self.things)
            if thing.height > above and not ignored & thing.bit and crosses(a, b, self.radius, thing.solid)
        )

    def seen(self, eye: Point, points: Iterable[Point], above: int = -1, ignored: int = 0) -> list[bool]:
        """For each point, whether the line from the eye to it is clear."""
        blocker = self.blocker
        return [blocker(eye, point, above, ignored) is None for point in points]

    def _things_between(self, cells: Cells) -> tuple[Thing, ...]:
        """What a line from somewhere in one cell to somewhere in another can meet, likely blockers first."""
        half = CELL_MILS // 2
        ax, ay, bx, by = (cell * CELL_MILS + half for cell in cells)
        dx, dy = bx - ax, by - ay
        reach = isqrt(dx * dx + dy * dy) + 1
        width = half * (abs(dx) + abs(dy))
        left, right = min(ax, bx) - half, max(ax, bx) + half
        bottom, top = min(ay, by) - half, max(ay, by) + half
        near = []
        for (west, south, east, north), outer, thing in self._frames:
            if east < left or west > right or north < bottom or south > top:
                continue
            off = abs(dx * (thing.y - ay) - dy * (thing.x - ax)) - outer * reach
            if off <= width:
                near.append((off, thing.bit, thing))
        return tuple(thing for _, _, thing in sorted(near))


def _thing(number: int, solid: Solid, height: int, radius: int) -> Thing:
    if isinstance(solid, Disc):
        reach = (solid.r + radius) ** 2
        return Thing(solid.x, solid.y, reach, reach, height, 1 << number, solid)
    x, y = centre = _middle(solid)
    outer = isqrt(max(squared(centre, point) for point in solid.points)) + 1 + radius
    offsets = (offset_of_edge(centre, *edge) for edge in solid.edges)
    inner = isqrt(min(n // d for n, d in offsets)) + radius if is_inside(centre, solid) else 0
    return Thing(x, y, outer**2, inner**2, height, 1 << number, solid)


def _middle(polygon: Polygon) -> Point:
    count = len(polygon.points)
    return sum(x for x, _ in polygon.points) // count, sum(y for _, y in polygon.points) // count
