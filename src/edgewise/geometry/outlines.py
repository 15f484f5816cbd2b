"""Rings of points: whether they bound a polygon, and where lines run through them."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

Point = tuple[int, int]
Edge = tuple[Point, Point]


class ShapeError(ValueError):
    """A shape that cannot lie on a table."""


def turn(a: Point, b: Point, c: Point) -> int:
    """Twice the signed area of a triangle: positive where the way a, b, c bends to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def normalised(points: Iterable[Point]) -> tuple[Point, ...]:
    """Corners counter-clockwise from the lowest leftmost one; refused if they bound no simple polygon."""
    ring = _without_straight_corners([(x, y) for x, y in points])
    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    if len(ring) < 3 or area == 0:
        raise ShapeError(f"A polygon needs three corners that are not in line, these are: {points}")
    _check_simple(ring)
    if area < 0:
        ring.reverse()
    first = ring.index(min(ring, key=lambda point: (point[1], point[0])))
    return tuple(ring[first:] + ring[:first])


def _without_straight_corners(ring: list[Point]) -> list[Point]:
    """Drops repeated corners and those that lie between their neighbours; a spike stays, to be refused."""
    kept = [point for at, point in enumerate(ring) if point != ring[at - 1]]
    corners = zip(kept[-1:] + kept[:-1], kept, kept[1:] + kept[:1], strict=True)
    return [b for a, b, c in corners if turn(a, b, c) or _ahead(a, b, c) <= 0]


def _ahead(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])


def _check_simple(ring: list[Point]) -> None:
    edges = list(zip(ring, ring[1:] + ring[:1], strict=True))
    for (at, (a, b)), (other, (c, d)) in combinations(enumerate(edges), 2):
        if other == at + 1:
            meets = turn(a, b, d) == 0 and _ahead(a, b, d) < 0
        elif at == 0 and other == len(edges) - 1:
            meets = turn(c, d, b) == 0 and _ahead(c, d, b) < 0
        else:
            meets = segments_touch(a, b, c, d)
        if meets:
            raise ShapeError(f"The outline of a polygon may not meet itself, but {(a, b)} meets {(c, d)}")


def segments_touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments, ends included, have a point in common."""
    at_c, at_d, at_a, at_b = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if not at_a and not at_b and not at_c and not at_d:
        return (
            min(a[0], b[0]) <= max(c[0], d[0])
            and min(c[0], d[0]) <= max(a[0], b[0])
            and min(a[1], b[1]) <= max(c[1], d[1])
            and min(c[1], d[1]) <= max(a[1], b[1])
        )
    return (at_c <= 0 <= at_d or at_d <= 0 <= at_c) and (at_a <= 0 <= at_b or at_b <= 0 <= at_a)


def is_nearer(x: int, y: int, start: Point, end: Point, reach: int) -> bool:
    """Whether a point is closer to a segment than the reach."""
    ax, ay = start
    dx, dy, px, py = end[0] - ax, end[1] - ay, x - ax, y - ay
    along, span = dx * px + dy * py, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py < reach * reach
    if along >= span:
        return (x - end[0]) ** 2 + (y - end[1]) ** 2 < reach * reach
    side = dx * py - dy * px
    return side * side < reach * reach * span


def winding(p: Point, edges: Iterable[Edge]) -> int:
    """1, 0 or -1 by the parity of crossings of a ray to the right; 0 on an edge."""
    px, py = p
    inside = False
    for (ax, ay), (bx, by) in edges:
        side = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if side == 0 and min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by):
            return 0
        if (ay > py) != (by > py) and (side > 0) == (by > ay):
            inside = not inside
    return 1 if inside else -1


def enters_convex(a: Point, b: Point, edges: Sequence[Edge]) -> bool:
    """Cuts the segment by the line of each edge; what is left must have inner points."""
    low, low_scale, high, high_scale = 0, 1, 1, 1
    (ax, ay), (bx, by) = a, b
    for (cx, cy), (dx, dy) in edges:
        ex, ey = dx - cx, dy - cy
        start, end = ex * (ay - cy) - ey * (ax - cx), ex * (by - cy) - ey * (bx - cx)
        if start <= 0 and end <= 0:
            return False
        # Inside the edge's line where start + t (end - start) > 0.
        if start < 0 and -start * low_scale > low * (end - start):
            low, low_scale = -start, end - start
        elif end < 0 and start * high_scale < high * (start - end):
            high, high_scale = start, start - end
    return low * high_scale < high * low_scale or (a == b and winding(a, edges) > 0)


def enters_any(a: Point, b: Point, edges: Sequence[Edge]) -> bool:
    """Whether a segment has a point in the interior of a ring that need not be convex."""
    if a == b:
        return winding(a, edges) > 0
    for c, d in edges:
        if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
            return True
    return bool(stretches(a, b, edges))


def stretches(a: Point, b: Point, edges: Sequence[Edge]) -> list[tuple[Fraction, Fraction]]:
    """The parts of a segment in the interior, from 0 at a to 1 at b."""
    cuts = sorted(_cuts(a, b, edges))
    return [(low, high) for low, high in pairwise(cuts) if _winding_at((low + high) / 2, a, b, edges) > 0]


def stretches_over(a: Point, b: Point, edges: Sequence[Edge]) -> list[tuple[Fraction, Fraction]]:
    """The parts of a segment in the interior or along the outline, from 0 at a to 1 at b; single points are none."""
    found: list[tuple[Fraction, Fraction]] = []
    for low, high in pairwise(sorted(_cuts(a, b, edges))):
        if a == b or _winding_at((low + high) / 2, a, b, edges) < 0:
            continue
        if found and found[-1][1] == low:
            found[-1] = found[-1][0], high
        else:
            found.append((low, high))
    return found


def _winding_at(t: Fraction, a: Point, b: Point, edges: Sequence[Edge]) -> int:
    n, d = t.numerator, t.denominator
    x, y = a[0] * d + (b[0] - a[0]) * n, a[1] * d + (b[1] - a[1]) * n
    return winding((x, y), [((p * d, q * d), (r * d, s * d)) for (p, q), (r, s) in edges])


def _cuts(a: Point, b: Point, edges: Sequence[Edge]) -> set[Fraction]:
    """Where the segment meets the outline, and its ends."""
    cuts = {Fraction(0), Fraction(1)}
    span = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    for c, d in edges:
        at_a, at_b = turn(c, d, a), turn(c, d, b)
        if at_a != at_b and min(at_a, at_b) <= 0 <= max(at_a, at_b):
            cuts.add(Fraction(at_a, at_a - at_b))
        elif at_a == at_b == 0:
            along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]) for p in (c, d))
            cuts.update(Fraction(min(max(at, 0), span), span) for at in along)
    return cuts
