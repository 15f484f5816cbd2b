"""Where along a straight way a disc overlaps a solid, and where its centre lies over a polygon."""

from itertools import pairwise

from .marks import AFTER, BEFORE, ONE, ZERO, Mark, Stretch, between, compare, earlier, later, mark, merged
from .outlines import Edge, is_nearer, stretches_over, winding
from .plane import Disc, Point, Polygon, Solid
from .touching import CONTACT_MILS


def overlaps_along(start: Point, end: Point, radius: int, solid: Solid) -> list[Stretch]:
    """Where a base led straight from start to end is partly in a solid; a stretch may begin before or end after.

    A way of length 0 has one endless stretch or none. ME-SCO-14, ME-TER-11
    """
    reach = radius - CONTACT_MILS
    if reach <= 0:
        return []
    if isinstance(solid, Disc):
        found = _near_point(start, end, solid.centre, reach + solid.r)
    elif start == end:
        found = [(BEFORE, AFTER)] if _is_near(start, solid, reach) else []
    else:
        found = _near_polygon(start, end, solid, reach)
    return [(low, high) for low, high in found if compare(low, ONE) < 0 and compare(high, ZERO) > 0]


def over_along(start: Point, end: Point, polygon: Polygon) -> list[Stretch]:
    """Where the centre lies over a polygon, its edge included; single points do not count. ME-TER-11"""
    if polygon.is_convex:
        found = _clipped(start, end, polygon.edges)
        return [] if found is None else [found]
    parts = stretches_over(start, end, polygon.edges)
    return [(mark(*low.as_integer_ratio()), mark(*high.as_integer_ratio())) for low, high in parts]


def meeting(a: Point, b: Point, c: Point, d: Point) -> Stretch | None:
    """Where the way from a to b meets a segment, from the first common point to the last; None: nowhere."""
    ex, ey, fx, fy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    gx, gy = c[0] - a[0], c[1] - a[1]
    turned = ex * fy - ey * fx
    if turned:
        at, of = (gx * fy - gy * fx, gx * ey - gy * ex) if turned > 0 else (gy * fx - gx * fy, gy * ex - gx * ey)
        turned = abs(turned)
        return (met := mark(at, turned), met) if 0 <= at <= turned and 0 <= of <= turned else None
    if ex * gy != ey * gx or (fx * gy != fy * gx):
        return None
    span = ex * ex + ey * ey
    if not span:
        return (ZERO, ONE) if min(c[0], d[0]) <= a[0] <= max(c[0], d[0]) and _lies_between(a, c, d) else None
    low, high = sorted((ex * gx + ey * gy, ex * (gx + fx) + ey * (gy + fy)))
    return (mark(max(low, 0), span), mark(min(high, span), span)) if low <= span and high >= 0 else None


def _lies_between(p: Point, c: Point, d: Point) -> bool:
    return min(c[1], d[1]) <= p[1] <= max(c[1], d[1])


def _is_near(p: Point, polygon: Polygon, reach: int) -> bool:
    return any(is_nearer(*p, *edge, reach) for edge in polygon.edges) or winding(p, polygon.edges) > 0


def _near_point(start: Point, end: Point, p: Point, reach: int) -> list[Stretch]:
    """Where a way comes nearer to a point than the reach."""
    dx, dy, x, y = end[0] - start[0], end[1] - start[1], p[0] - start[0], p[1] - start[1]
    span, side = dx * dx + dy * dy, dx * y - dy * x
    if not span:
        return [(BEFORE, AFTER)] if x * x + y * y < reach * reach else []
    along, root = dx * x + dy * y, reach * reach * span - side * side
    return [(mark(along, span, -1, root), mark(along, span, 1, root))] if root > 0 else []


def _near_polygon(start: Point, end: Point, polygon: Polygon, reach: int) -> list[Stretch]:
    """Around each corner lies a disc and along each edge a strip; what they leave open is wholly inside or outside."""
    if polygon.is_convex:
        return _near_convex(start, end, polygon, reach)
    found: list[Stretch] = []
    for c, d in polygon.edges:
        found += _near_point(start, end, c, reach)
        strip = _beside_edge(start, end, c, d, reach)
        if strip is not None:
            found.append(strip)
    return _without_inner_gaps(start, end, polygon, merged(found)) if found else []


def _near_convex(start: Point, end: Point, polygon: Polygon, reach: int) -> list[Stretch]:
    """The same where there is one stretch at most: it begins and ends at a corner's disc or beside an edge."""
    first: Mark | None = None
    last: Mark | None = None
    (ax, ay), dx, dy = start, end[0] - start[0], end[1] - start[1]
    for (cx, cy), (ex, ey) in polygon.edges:
        for low, high in _near_point(start, end, (cx, cy), reach):
            first = low if first is None else earlier(first, low)
            last = high if last is None else later(last, high)
        ex, ey, x, y = ex - cx, ey - cy, ax - cx, ay - cy
        turned, side, span = ex * dy - ey * dx, ex * y - ey * x, ex * ex + ey * ey
        if not turned:
            continue
        # The inside is on the left of an edge: a way that turns to it comes in beside it, another one goes out.
        p = -side if turned > 0 else side
        at = mark(p, abs(turned), -1 if turned > 0 else 1, reach * reach * span)
        if not _is_beside(at, ex * x + ey * y, ex * dx + ey * dy, span):
            continue
        if turned > 0:
            first = at if first is None else earlier(first, at)
        else:
            last = at if last is None else later(last, at)
    return [] if first is None or last is None else [(first, last)]


def _is_beside(at: Mark, along: int, pace: int, span: int) -> bool:
    """Whether a mark, of a way that goes along an edge at a pace, lies between the ends of the edge."""
    if not pace:
        return 0 <= along <= span
    low, high = (-along, span - along) if pace > 0 else (along - span, along)
    return compare(mark(low, abs(pace)), at) <= 0 <= compare(mark(high, abs(pace)), at)


def _without_inner_gaps(start: Point, end: Point, polygon: Polygon, found: list[Stretch]) -> list[Stretch]:
    filled = found[:1]
    for (_, before), (after, last) in pairwise(found):
        # The outline is as far as the reach, or farther, so what is near a mark lies on the same side of it.
        if _is_inside_at(start, end, between(before, after), polygon.edges):
            filled[-1] = filled[-1][0], last
        else:
            filled.append((after, last))
    return filled


def _is_inside_at(start: Point, end: Point, at: tuple[int, int], edges: tuple[Edge, ...]) -> bool:
    n, d = at
    x, y = start[0] * d + (end[0] - start[0]) * n, start[1] * d + (end[1] - start[1]) * n
    return winding((x, y), [((p * d, q * d), (r * d, s * d)) for (p, q), (r, s) in edges]) > 0


def _beside_edge(start: Point, end: Point, c: Point, d: Point, reach: int) -> Stretch | None:
    """Where a way lies beside an edge, nearer to it than the reach."""
    dx, dy, ex, ey = end[0] - start[0], end[1] - start[1], d[0] - c[0], d[1] - c[1]
    x, y = start[0] - c[0], start[1] - c[1]
    side, turned, span = ex * y - ey * x, ex * dy - ey * dx, ex * ex + ey * ey
    root = reach * reach * span
    if turned:
        p = -side if turned > 0 else side
        low, high = mark(p, abs(turned), -1, root), mark(p, abs(turned), 1, root)
    elif side * side >= root:
        return None
    else:
        low, high = BEFORE, AFTER
    along, pace = ex * x + ey * y, ex * dx + ey * dy
    if not pace:
        return (low, high) if 0 <= along <= span else None
    ends = (
        (mark(-along, pace), mark(span - along, pace)) if pace > 0 else (mark(along - span, -pace), mark(along, -pace))
    )
    if not turned:
        return ends
    low, high = later(low, ends[0]), earlier(high, ends[1])
    return (low, high) if compare(low, high) < 0 else None


def _clipped(a: Point, b: Point, edges: tuple[Edge, ...]) -> Stretch | None:
    """What of a way lies in a convex ring, its outline included; None if that has no length."""
    low, low_scale, high, high_scale = 0, 1, 1, 1
    (ax, ay), (bx, by) = a, b
    for (cx, cy), (dx, dy) in edges:
        ex, ey = dx - cx, dy - cy
        start, end = ex * (ay - cy) - ey * (ax - cx), ex * (by - cy) - ey * (bx - cx)
        if start < 0 and end < 0:
            return None
        if start < 0:
            if -start * low_scale > low * (end - start):
                low, low_scale = -start, end - start
        elif end < 0 and start * high_scale < high * (start - end):
            high, high_scale = start, start - end
    if low * high_scale >= high * low_scale or a == b:
        return None
    return mark(low, low_scale), mark(high, high_scale)
