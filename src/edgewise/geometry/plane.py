"""A free table in mils (1/1000 inch): round and polygonal things, gaps and overlap, decided in whole numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from .outlines import Edge, enters_any, enters_convex, is_nearer, normalised, winding
from .outlines import Point as Point
from .outlines import ShapeError as ShapeError
from .outlines import turn as turn

Rational = int | Fraction


class Disc(NamedTuple):
    """A round base or thing; its rim belongs to it, but touching the rim is not overlap."""

    x: int
    y: int
    r: int

    @property
    def centre(self) -> Point:
        return self.x, self.y

    def moved(self, dx: int, dy: int) -> "Disc":
        return Disc(self.x + dx, self.y + dy, self.r)


class Box(NamedTuple):
    """An upright rectangle: the free part of a table, or what bounds a shape."""

    left: int
    bottom: int
    right: int
    top: int

    def shrunk(self, margin: int) -> "Box":
        """The box without a strip along every side: where a centre may be whose base must stay inside."""
        return Box(self.left + margin, self.bottom + margin, self.right - margin, self.top - margin)


@dataclass(frozen=True)
class Polygon:
    """A simple polygon, normalised: counter-clockwise from its lowest leftmost corner, without straight corners."""

    points: tuple[Point, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", normalised(self.points))

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        return tuple(zip(self.points, self.points[1:] + self.points[:1], strict=True))

    @cached_property
    def box(self) -> Box:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return Box(min(xs), min(ys), max(xs), max(ys))

    @cached_property
    def is_convex(self) -> bool:
        return all(turn(a, b, d) > 0 for (a, b), (_, d) in pairwise((*self.edges, self.edges[0])))

    @classmethod
    def rectangle(cls, left: int, bottom: int, right: int, top: int) -> "Polygon":
        return cls(((left, bottom), (right, bottom), (right, top), (left, top)))

    def moved(self, dx: int, dy: int) -> "Polygon":
        return Polygon(tuple((x + dx, y + dy) for x, y in self.points))


Solid = Disc | Polygon


def squared(a: Point, b: Point) -> int:
    """The squared distance of two points."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def length(a: Point, b: Point) -> int:
    """The distance of two points, rounded up to a whole mil."""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return isqrt(square - 1) + 1 if square else 0


def path_length(points: Sequence[Point]) -> int:
    """The length of a polyline; each segment is rounded up by itself."""
    return sum(length(a, b) for a, b in pairwise(points))


def bounds(solid: Solid) -> Box:
    """The smallest upright box around a solid."""
    if isinstance(solid, Disc):
        return Box(solid.x - solid.r, solid.y - solid.r, solid.x + solid.r, solid.y + solid.r)
    return solid.box


def box_holds(box: Box, solid: Solid) -> bool:
    """Whether a solid lies wholly in the box; its rim may touch the sides."""
    left, bottom, right, top = bounds(solid)
    return box.left <= left and box.bottom <= bottom and right <= box.right and top <= box.top


def is_inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies in the interior; the outline does not count."""
    return _side(point, polygon) > 0


def overlaps(a: Solid, b: Solid) -> bool:
    """Whether two solids have inner points in common; touching is not overlap."""
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (a.r + b.r) ** 2
        return _disc_overlaps(a, b)
    if isinstance(b, Disc):
        return _disc_overlaps(b, a)
    if not boxes_meet(a.box, b.box):
        return False
    # If no edge of either enters the other, then they share no inner point, or their outlines are the same.
    return a == b or any(enters_polygon(*edge, b) for edge in a.edges) or any(enters_polygon(*e, a) for e in b.edges)


def holds(outer: Solid, inner: Solid) -> bool:
    """Whether all of the inner solid lies in the outer one; rims may touch."""
    if isinstance(outer, Disc):
        if isinstance(inner, Disc):
            return inner.r <= outer.r and squared(inner.centre, outer.centre) <= (outer.r - inner.r) ** 2
        return all(squared(point, outer.centre) <= outer.r**2 for point in inner.points)
    if isinstance(inner, Disc):
        return _side(inner.centre, outer) >= 0 and not any(is_nearer(*inner.centre, *e, inner.r) for e in outer.edges)
    return (
        all(_side(point, outer) >= 0 for point in inner.points)
        and not any(enters_polygon(*edge, inner) for edge in outer.edges)
        and overlaps(outer, inner)
    )


def is_within(a: Solid, b: Solid, reach: int) -> bool:
    """Whether the gap is at most the reach; a negative reach asks how deeply a disc reaches into the other solid."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        span = a.r + b.r + reach
        return span >= 0 and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= span * span
    square, scale, taken = measured(a, b)
    span = reach + taken
    return span >= 0 and square <= span * span * scale


def compare_gaps(a: Solid, b: Solid, to: Solid) -> int:
    """-1, 0 or 1 as the gap from `a` is smaller than, equal to or greater than that from `b`, decided exactly."""
    square, scale, taken = measured(a, to)
    other_square, other_scale, other_taken = measured(b, to)
    both = scale * other_scale
    return compare_roots(square * both * other_scale, other_square * both * scale, (taken - other_taken) * both)


def compare_roots(a: Rational, b: Rational, more: Rational) -> int:
    """The sign of sqrt(a) - sqrt(b) - more."""
    if more < 0:
        return -compare_roots(b, a, -more)
    rest = a - b - more * more
    if rest < 0:
        return -1
    left, right = rest * rest, 4 * more * more * b
    return (left > right) - (left < right)


def gap(a: Solid, b: Solid) -> int:
    """The gap rounded up to a whole mil, to be shown to people; negative where discs overlap."""
    square, scale, taken = measured(a, b)
    root = isqrt(square // scale)
    return root + (root * root * scale < square) - taken


def measured(a: Solid, b: Solid) -> tuple[int, int, int]:
    """The gap as (n, d, k), which means sqrt(n / d) - k; from inside a polygon the root is 0."""
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            return squared(a.centre, b.centre), 1, a.r + b.r
        return (*_offset(a.centre, b), a.r)
    if isinstance(b, Disc):
        return (*_offset(b.centre, a), b.r)
    if overlaps(a, b):
        return 0, 1, 0
    pairs = [(p, edge) for p in a.points for edge in b.edges] + [(p, edge) for p in b.points for edge in a.edges]
    return (*_least(offset_of_edge(point, *edge) for point, edge in pairs), 0)


def enters_polygon(a: Point, b: Point, polygon: Polygon) -> bool:
    """Whether the segment has a point in the interior of the polygon."""
    return enters_convex(a, b, polygon.edges) if polygon.is_convex else enters_any(a, b, polygon.edges)


def _disc_overlaps(disc: Disc, polygon: Polygon) -> bool:
    left, bottom, right, top = polygon.box
    if not (left - disc.r < disc.x < right + disc.r and bottom - disc.r < disc.y < top + disc.r):
        return False
    return any(is_nearer(disc.x, disc.y, c, d, disc.r) for c, d in polygon.edges) or _side(disc.centre, polygon) > 0


def _offset(p: Point, polygon: Polygon) -> tuple[int, int]:
    """The squared distance of a point from a polygon as a fraction; 0 inside."""
    if _side(p, polygon) >= 0:
        return 0, 1
    return _least(offset_of_edge(p, *edge) for edge in polygon.edges)


def offset_of_edge(p: Point, a: Point, b: Point) -> tuple[int, int]:
    """The squared distance of a point from a segment as a fraction."""
    along, span = (b[0] - a[0]) * (p[0] - a[0]) + (b[1] - a[1]) * (p[1] - a[1]), squared(a, b)
    if along <= 0:
        return squared(p, a), 1
    return (squared(p, b), 1) if along >= span else (turn(a, b, p) ** 2, span)


def _least(fractions: Iterable[tuple[int, int]]) -> tuple[int, int]:
    best: tuple[int, int] | None = None
    for n, d in fractions:
        if best is None or n * best[1] < best[0] * d:
            best = n, d
    assert best is not None
    return best


def _side(p: Point, polygon: Polygon) -> int:
    """1 inside, 0 on the outline, -1 outside."""
    left, bottom, right, top = polygon.box
    if not (left <= p[0] <= right and bottom <= p[1] <= top):
        return -1
    return winding(p, polygon.edges)


def boxes_meet(a: Box, b: Box) -> bool:
    """Whether two boxes have more than their sides in common."""
    return a.left < b.right and b.left < a.right and a.bottom < b.top and b.bottom < a.top
