"""Straight ways through gaps that are hardly wider than a base: rings around the two solids leave no room there."""

from collections.abc import Iterator
from math import gcd, isqrt, sqrt

from .plane import Box, Disc, Point, Solid, bounds, squared

# Wider gaps are left to rings: each stands off by its outset and the height of its corners over the arc.
WIDE_MILS = 32
# How far a way through a gap reaches beyond its narrowest place, at least.
REACH_MILS = 256

Gate = tuple[Point, Point]


def gates(a: Solid, b: Solid, radius: int) -> Iterator[Gate]:
    """Ways that a disc of that radius may try between two convex solids, across the line of their gap."""
    if not _are_close(a, b, 2 * radius + WIDE_MILS):
        return
    axis, low, high = _strip(a, b, radius)
    across = sqrt(axis[0] ** 2 + axis[1] ** 2)
    if not across or not 0 <= high - low <= WIDE_MILS * across:
        return
    middle, far = _extent(a, b, axis)
    for reach in sorted({REACH_MILS, far + REACH_MILS}):
        if high - low >= 2 * across:
            yield _rounded(axis, (low + high) / 2, middle, reach)
        yield from _on_line(axis, (low + high) // 2, middle, reach)


def border_gates(solid: Solid, radius: int, free: Box) -> Iterator[Gate]:
    """Ways along the border past a solid that leaves hardly more than the base's width."""
    left, bottom, right, top = (side + radius * sign for side, sign in zip(bounds(solid), (-1, -1, 1, 1), strict=True))
    start, end = max(left - REACH_MILS, free.left), min(right + REACH_MILS, free.right)
    if 0 <= bottom - free.bottom <= WIDE_MILS:
        yield (start, free.bottom), (end, free.bottom)
    if 0 <= free.top - top <= WIDE_MILS:
        yield (start, free.top), (end, free.top)
    start, end = max(bottom - REACH_MILS, free.bottom), min(top + REACH_MILS, free.top)
    if 0 <= left - free.left <= WIDE_MILS:
        yield (free.left, start), (free.left, end)
    if 0 <= free.right - right <= WIDE_MILS:
        yield (free.right, start), (free.right, end)


def _are_close(a: Solid, b: Solid, reach: int) -> bool:
    p, q = bounds(a), bounds(b)
    return (
        p.left <= q.right + reach
        and q.left <= p.right + reach
        and p.bottom <= q.top + reach
        and q.bottom <= p.top + reach
    )


def _strip(a: Solid, b: Solid, radius: int) -> tuple[Point, int, int]:
    """The direction from a to b where they are nearest, and between which values of its product centres may pass."""
    _, (dx, dy), near, far = min(_features(a, b))
    common = gcd(dx, dy) or 1
    axis = dx, dy = dx // common, dy // common
    off_near, off_far = (solid.r if isinstance(solid, Disc) else 0 for solid in (a, b))
    low = dx * near[0] + dy * near[1] + _root_up((off_near + radius) ** 2 * (dx * dx + dy * dy))
    high = dx * far[0] + dy * far[1] - _root_up((off_far + radius) ** 2 * (dx * dx + dy * dy))
    return axis, low, high


def _features(a: Solid, b: Solid) -> Iterator[tuple[float, Point, Point, Point]]:
    """Pairs of a corner or centre with a corner, centre or edge: distance, direction from a to b, a point of each."""
    for p in _spots(a):
        for q in _spots(b):
            yield sqrt(squared(p, q)), (q[0] - p[0], q[1] - p[1]), p, q
        yield from ((off, (-x, -y), p, q) for off, (x, y), q in _beside(p, b))
    for q in _spots(b):
        yield from ((off, axis, p, q) for off, axis, p in _beside(q, a))


def _spots(solid: Solid) -> tuple[Point, ...]:
    return (solid.centre,) if isinstance(solid, Disc) else solid.points


def _beside(p: Point, solid: Solid) -> Iterator[tuple[float, Point, Point]]:
    """Edges that a point lies beside, outside: its distance, the outward normal and an end of the edge."""
    for (ax, ay), (bx, by) in () if isinstance(solid, Disc) else solid.edges:
        ex, ey = bx - ax, by - ay
        along, out = ex * (p[0] - ax) + ey * (p[1] - ay), ey * (p[0] - ax) - ex * (p[1] - ay)
        if 0 < along < ex * ex + ey * ey and out >= 0:
            yield out / sqrt(ex * ex + ey * ey), (ey, -ex), (ax, ay)


def _extent(a: Solid, b: Solid, axis: Point) -> tuple[float, int]:
    """Along the gap: the middle of where both solids lie beside it, and how far that reaches to either side."""
    spans = []
    for solid in (a, b):
        along = [axis[0] * y - axis[1] * x for x, y in _spots(solid)]
        spans.append((min(along), max(along)))
    low, high = max(spans[0][0], spans[1][0]), min(spans[0][1], spans[1][1])
    across = sqrt(axis[0] ** 2 + axis[1] ** 2)
    return (low + high) / 2, int(abs(high - low) / 2 / across)


def _rounded(axis: Point, level: float, middle: float, reach: int) -> Gate:
    """The way along the middle of a strip that is wide enough for rounding."""
    square = axis[0] ** 2 + axis[1] ** 2
    across = sqrt(square)
    ends = [
        ((axis[0] * level - axis[1] * t) / square, (axis[1] * level + axis[0] * t) / square)
        for t in (middle - reach * across, middle + reach * across)
    ]
    (ax, ay), (bx, by) = ends
    return (round(ax), round(ay)), (round(bx), round(by))


def _on_line(axis: Point, level: int, middle: float, reach: int) -> Iterator[Gate]:
    """The way between whole points of the line on which the product with the axis is exactly the level."""
    dx, dy = axis
    square = dx * dx + dy * dy
    x, y = _whole_point(dx, dy, level)
    at, wide = dx * y - dy * x, reach * isqrt(square)
    first, last = (int(middle) - wide - at) // square, -((at - int(middle) - wide) // square)
    yield (x - dy * first, y + dx * first), (x - dy * last, y + dx * last)


def _whole_point(dx: int, dy: int, level: int) -> Point:
    """Whole x and y with dx x + dy y = level, for dx and dy without a common factor."""
    if dy == 0:
        return level * dx, 0
    x = level * pow(dx, -1, abs(dy)) % abs(dy) if abs(dy) > 1 else 0
    return x, (level - dx * x) // dy


def _root_up(square: int) -> int:
    return isqrt(square - 1) + 1 if square else 0
