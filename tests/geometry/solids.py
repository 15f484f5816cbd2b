"""Solids for tests of the free table: strategies, mirror images, and the same things as shapely knows them."""

from decimal import Decimal, getcontext
from fractions import Fraction
from math import atan2

import shapely  # type: ignore[import-untyped]
from hypothesis import strategies as st

from edgewise.geometry.hulls import convex_ring
from edgewise.geometry.plane import Box, Disc, Point, Polygon, ShapeError, Solid

getcontext().prec = 80

# Few coordinates, so that corners meet, edges lie in line and circles touch all the time.
coordinates = st.integers(-6, 6)
points = st.tuples(coordinates, coordinates)
shifts = st.tuples(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))
discs = st.builds(Disc, coordinates, coordinates, st.integers(0, 5))


def polygon_of(corners: list[Point], *, around: bool) -> Polygon | None:
    """A polygon through the corners, sorted around their middle if asked for; None if they bound none."""
    if around:
        x, y = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
        corners = sorted(corners, key=lambda p: atan2(p[1] - y, p[0] - x))
    try:
        return Polygon(tuple(corners))
    except ShapeError:
        return None


def star(corners: list[Point]) -> Polygon | None:
    return polygon_of(corners, around=True)


def hull_of(corners: list[Point]) -> Polygon | None:
    return polygon_of(list(convex_ring(corners)), around=False)


corner_lists = st.lists(points, min_size=3, max_size=7, unique=True)
convex_polygons = corner_lists.map(hull_of).filter(lambda found: found is not None)
polygons = st.one_of(corner_lists.map(star), corner_lists.map(hull_of)).filter(lambda found: found is not None)
solids = st.one_of(discs, polygons)


def mirrored(solid: Solid) -> Solid:
    """The solid, left and right exchanged."""
    if isinstance(solid, Disc):
        return Disc(-solid.x, solid.y, solid.r)
    return Polygon(tuple((-x, y) for x, y in solid.points))


def shape(solid: Solid) -> shapely.Geometry:
    """A polygon, or the centre of a disc."""
    return shapely.Point(solid.centre) if isinstance(solid, Disc) else shapely.Polygon(solid.points)


def line(a: Point, b: Point) -> shapely.Geometry:
    return shapely.Point(a) if a == b else shapely.LineString([a, b])


def radius_of(solid: Solid) -> int:
    return solid.r if isinstance(solid, Disc) else 0


def decimal_gap(a: Solid, b: Solid) -> Decimal:
    """The gap by another way: exact squared distances of all corners from all edges, and a root of eighty digits."""
    if isinstance(a, Polygon) and isinstance(b, Polygon):
        meet = shape(a).intersects(shape(b))
        pairs = [(p, e) for p in a.points for e in b.edges] + [(p, e) for p in b.points for e in a.edges]
        return Decimal(0) if meet else root(min(fraction_off(p, *e) for p, e in pairs))
    if isinstance(a, Polygon):
        return decimal_gap(b, a)
    if isinstance(b, Disc):
        return root(Fraction((a.x - b.x) ** 2 + (a.y - b.y) ** 2)) - a.r - b.r
    inside = shape(b).covers(shape(a))
    return (Decimal(0) if inside else root(min(fraction_off(a.centre, *e) for e in b.edges))) - a.r


def fraction_off(p: Point, a: Point, b: Point) -> Fraction:
    """The squared distance from a segment: of the foot of the perpendicular, moved to the segment's nearer end."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, dx * dx + dy * dy)
    t = min(max(t, Fraction(0)), Fraction(1))
    x, y = a[0] + t * dx - p[0], a[1] + t * dy - p[1]
    return x * x + y * y


def root(value: Fraction) -> Decimal:
    return (Decimal(value.numerator) / Decimal(value.denominator)).sqrt()


def sign(value: Decimal) -> int:
    """The sign of a difference of roots; two that agree in sixty digits are equal."""
    return 0 if abs(value) < Decimal(10) ** -60 else 1 if value > 0 else -1


TABLE = Box(0, 0, 36000, 36000)
