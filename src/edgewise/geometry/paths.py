"""Ways of a base over a free table: what a drawn path runs into, and how far a push carries."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from .hulls import convex_parts, hull
from .outlines import is_nearer as is_nearer
from .outlines import segments_touch
from .plane import (
    Box,
    Disc,
    Point,
    Polygon,
    Solid,
    box_holds,
    enters_polygon,
    is_inside,
    overlaps,
)


def crosses(start: Point, end: Point, radius: int, solid: Solid) -> bool:
    """Whether a disc of that radius, led straight from start to end, overlaps the solid; touching does not count."""
    if isinstance(solid, Disc):
        return is_nearer(solid.x, solid.y, start, end, radius + solid.r)
    left, bottom, right, top = solid.box
    if (
        (start[0] <= left - radius and end[0] <= left - radius)
        or (start[0] >= right + radius and end[0] >= right + radius)
        or (start[1] <= bottom - radius and end[1] <= bottom - radius)
        or (start[1] >= top + radius and end[1] >= top + radius)
    ):
        return False
    return _crosses_polygon(start, end, radius, solid) if radius else enters_polygon(start, end, solid)


def _crosses_polygon(start: Point, end: Point, radius: int, polygon: Polygon) -> bool:
    if polygon.is_convex and _is_beside(start, end, radius, polygon):
        return False
    for c, d in polygon.edges:
        if (
            is_nearer(*c, start, end, radius)
            or is_nearer(*start, c, d, radius)
            or is_nearer(*end, c, d, radius)
            or segments_touch(start, end, c, d)
        ):
            return True
    return is_inside(start, polygon)


def _is_beside(start: Point, end: Point, radius: int, polygon: Polygon) -> bool:
    """Whether the line of some edge alone keeps the whole way at a distance."""
    for (cx, cy), (dx, dy) in polygon.edges:
        ex, ey = dx - cx, dy - cy
        least = min(ey * (start[0] - cx) - ex * (start[1] - cy), ey * (end[0] - cx) - ex * (end[1] - cy))
        if least >= 0 and least * least >= radius * radius * (ex * ex + ey * ey):
            return True
    return False


def path_crosses(points: tuple[Point, ...], radius: int, solid: Solid) -> bool:
    """Whether a disc led along a polyline overlaps the solid; a single point is a base at rest."""
    if len(points) == 1:
        return crosses(points[0], points[0], radius, solid)
    return any(crosses(a, b, radius, solid) for a, b in pairwise(points))


def sweeps_over(base: Solid, dx: int, dy: int, solid: Solid) -> bool:
    """Whether a base, led straight by (dx, dy) without turning, overlaps the solid at any moment."""
    if isinstance(base, Disc):
        return crosses(base.centre, (base.x + dx, base.y + dy), base.r, solid)
    if isinstance(solid, Disc):
        # A base that comes is to the disc as a disc that comes is to the base.
        return crosses(solid.centre, (solid.x - dx, solid.y - dy), solid.r, base)
    ends = ((*part.points, *part.moved(dx, dy).points) for part in convex_parts(base))
    return any(overlaps(hull(points), solid) for points in ends)


def push_end(disc: Disc, source: Point, distance: int, solids: Sequence[Solid], box: Box) -> Point:
    """Where a push away from the source ends: the last place before the first overlap. ED-MOV-12, ED-CLR-8."""
    course = Course(disc, source)
    free = box.shrunk(disc.r)
    if course.square == 0 or any(overlaps(disc, solid) for solid in solids) or not box_holds(box, disc):
        return disc.centre
    last = _last_within(course, free, distance)
    for solid in solids:
        hit = course.first_hit(0, last, solid)
        last = last if hit is None else hit - 1
    return course.place(last)


class Course:
    """The places of a pushed disc, mil by mil, each coordinate cut towards the start. ED-CLR-8."""

    __slots__ = ("dx", "dy", "r", "square", "x", "y")

    def __init__(self, disc: Disc, source: Point) -> None:
        self.x, self.y, self.r = disc
        self.dx, self.dy = disc.x - source[0], disc.y - source[1]
        self.square = self.dx**2 + self.dy**2

    def place(self, t: int) -> Point:
        """The place after t mils."""
        across, up = isqrt((t * self.dx) ** 2 // self.square), isqrt((t * self.dy) ** 2 // self.square)
        return self.x + (across if self.dx > 0 else -across), self.y + (up if self.dy > 0 else -up)

    def first_hit(self, low: int, high: int, solid: Solid) -> int | None:
        """The first t from low to high at which the disc overlaps the solid."""
        # Cutting moves a place by less than 1.5 mil, so all places lie within 3 mil of any chord of the course.
        if low > high or not crosses(self.place(low), self.place(high), self.r + 3, solid):
            return None
        if high - low < 8:
            return next((t for t in range(low, high + 1) if overlaps(Disc(*self.place(t), self.r), solid)), None)
        middle = (low + high) // 2
        hit = self.first_hit(low, middle, solid)
        return self.first_hit(middle + 1, high, solid) if hit is None else hit


def _last_within(course: Course, free: Box, distance: int) -> int:
    """The last t before the centre leaves the box; it leaves once, since each coordinate moves one way."""

    def is_out(t: int) -> bool:
        x, y = course.place(t)
        return not (free.left <= x <= free.right and free.bottom <= y <= free.top)

    return bisect_left(range(distance + 1), True, key=is_out) - 1
