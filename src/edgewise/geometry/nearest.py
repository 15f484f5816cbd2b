"""The point of an outline that is nearest to another point."""

from collections.abc import Sequence

from .outlines import Point
from .plane import offset_of_edge, squared


def nearest_on_ring(p: Point, corners: Sequence[Point]) -> tuple[int, int, int]:
    """Where on an outline it is nearest to a point, as (x, y, d) for the place (x / d, y / d).

    Of equally near places it is the one on the side stored first; side n begins at corner n. ME-UNI-2, ME-UNI-14
    """
    best: tuple[int, int] | None = None
    sides = list(zip(corners, (*corners[1:], corners[0]), strict=True))
    side = sides[0]
    for a, b in sides:
        n, d = offset_of_edge(p, a, b)
        if best is None or n * best[1] < best[0] * d:
            best, side = (n, d), (a, b)
    return _foot(p, *side)


def _foot(p: Point, a: Point, b: Point) -> tuple[int, int, int]:
    """The nearest place on a segment."""
    dx, dy, span = b[0] - a[0], b[1] - a[1], squared(a, b)
    along = min(max(dx * (p[0] - a[0]) + dy * (p[1] - a[1]), 0), span)
    return a[0] * span + dx * along, a[1] * span + dy * along, span
