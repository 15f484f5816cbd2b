"""Rings of whole points around solids, on which the centre of a disc may go round them."""

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt

from .hulls import convex_parts, convex_ring
from .plane import Disc, Point, Polygon, Solid

Direction = tuple[float, float]

# Arcs are split until the cosine of the angle between neighbours is above this: about 11, 23 and 45 degrees.
FINE, COARSE, COARSEST = 0.98, 0.92, 0.7
# Rounding moves a corner by at most 0.71 mil, so a ring drawn this far outside stays outside.
OUTSET_MILS = 1
_HALF_ROOT_3 = sqrt(3) / 2
_TWELFTHS: tuple[Direction, ...] = (
    (1.0, 0.0),
    (_HALF_ROOT_3, 0.5),
    (0.5, _HALF_ROOT_3),
    (0.0, 1.0),
    (-0.5, _HALF_ROOT_3),
    (-_HALF_ROOT_3, 0.5),
    (-1.0, 0.0),
    (-_HALF_ROOT_3, -0.5),
    (-0.5, -_HALF_ROOT_3),
    (0.0, -1.0),
    (0.5, -_HALF_ROOT_3),
    (_HALF_ROOT_3, -0.5),
    (1.0, 0.0),
)


class Ring:
    """A convex ring around one solid; only sums, products and roots make it, so it is the same on every machine."""

    __slots__ = ("edges", "points", "solid")

    def __init__(self, solid: int, points: tuple[Point, ...]) -> None:
        self.solid = solid
        self.points = points
        pairs = zip(points, points[1:] + points[:1], strict=True)
        self.edges = tuple((bx - ax, by - ay, (bx - ax) * ay - (by - ay) * ax) for (ax, ay), (bx, by) in pairs)

    def tangents(self, p: Point) -> tuple[int, int] | None:
        """The corners where tangents from a point touch, right and left as seen from it; None from inside."""
        px, py = p
        faces = [ex * py - ey * px < k for ex, ey, k in self.edges]
        if True not in faces:
            return None
        if faces[0]:
            after = faces.index(False)
            return (len(faces) - faces[::-1].index(False)) % len(faces), after
        first = faces.index(True)
        after = faces.index(False, first) if False in faces[first:] else 0
        return first, after

    def is_tangent(self, at: int, p: Point) -> bool:
        """Whether the line from a corner to a point leaves the whole ring on one side."""
        ex, ey, k = self.edges[at]
        fx, fy, m = self.edges[at - 1]
        return (ex * p[1] - ey * p[0] <= k) != (fx * p[1] - fy * p[0] < m)

    def holds(self, p: Point) -> bool:
        """Whether a point lies in the ring or on it."""
        px, py = p
        for ex, ey, k in self.edges:  # noqa: SIM110
            if ex * py - ey * px < k:
                return False
        return True


def rings(number: int, solid: Solid, radius: int, fineness: float = FINE) -> Iterator[Ring]:
    """Rings for a disc of that radius around each convex part of a solid."""
    for part in (solid,) if isinstance(solid, Disc) else convex_parts(solid):
        corners = _round_disc(part, radius, fineness) if isinstance(part, Disc) else _round(part, radius, fineness)
        yield Ring(number, convex_ring(corners))


def _round_disc(disc: Disc, radius: int, fineness: float) -> Iterator[Point]:
    # Twelfths make pieces of 7.5 degrees: more would cost more by rounding up than they save on the arc.
    for u, v in pairwise(_TWELFTHS if fineness == FINE else _TWELFTHS[::3]):
        yield from _arc(disc.centre, disc.r + radius + OUTSET_MILS, u, v, fineness)


def _round(polygon: Polygon, radius: int, fineness: float) -> Iterator[Point]:
    edges = polygon.edges
    for (before, corner), (_, after) in pairwise((edges[-1], *edges)):
        yield from _arc(corner, radius + OUTSET_MILS, _outward(before, corner), _outward(corner, after), fineness)


def _outward(a: Point, b: Point) -> Direction:
    """The unit normal on the right of an edge."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = sqrt(dx * dx + dy * dy)
    return dy / span, -dx / span


def _arc(centre: Point, reach: int, u: Direction, v: Direction, fineness: float) -> Iterator[Point]:
    """Where neighbouring tangents meet, from the tangent at u to the tangent at v."""
    cosine = u[0] * v[0] + u[1] * v[1]
    if cosine < fineness:
        x, y = (u[0] + v[0], u[1] + v[1]) if cosine > -0.9 else (-u[1] + v[1], u[0] - v[0])
        span = sqrt(x * x + y * y)
        middle = x / span, y / span
        yield from _arc(centre, reach, u, middle, fineness)
        yield from _arc(centre, reach, middle, v, fineness)
    else:
        scale = reach / (1 + cosine)
        yield centre[0] + round(scale * (u[0] + v[0])), centre[1] + round(scale * (u[1] + v[1]))
