"""Convex shapes: the hull of points, and a polygon as convex parts."""

from collections.abc import Iterable

from .plane import Point, Polygon, turn


def hull(points: Iterable[Point]) -> Polygon:
    """The smallest convex polygon around some points."""
    return Polygon(convex_ring(points))


def convex_ring(points: Iterable[Point]) -> tuple[Point, ...]:
    """The corners of the hull, counter-clockwise."""
    ordered = sorted(set(points))
    return (*_chain(ordered), *_chain(ordered[::-1]))


def _chain(ordered: list[Point]) -> list[Point]:
    """The convex chain from the first point to the one before the last."""
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def convex_parts(polygon: Polygon) -> tuple[Polygon, ...]:
    """The polygon itself if it is convex, else triangles that make it up."""
    if polygon.is_convex:
        return (polygon,)
    ring, parts = list(polygon.points), []
    while len(ring) > 3:
        at = next(at for at in range(len(ring)) if _is_ear(ring, at))
        parts.append(Polygon((ring[at - 1], ring[at], ring[(at + 1) % len(ring)])))
        del ring[at]
        ring = _without_flat(ring)
    return (*parts, Polygon(tuple(ring))) if len(ring) == 3 else tuple(parts)


def _is_ear(ring: list[Point], at: int) -> bool:
    """Whether the triangle at a corner lies inside the ring."""
    a, b, c = ring[at - 1], ring[at], ring[(at + 1) % len(ring)]
    if turn(a, b, c) <= 0:
        return False
    return not any(turn(a, b, p) >= 0 and turn(b, c, p) >= 0 and turn(c, a, p) >= 0 for p in ring if p not in (a, b, c))


def _without_flat(ring: list[Point]) -> list[Point]:
    """Drops corners that became straight when an ear was cut."""
    return [b for at, b in enumerate(ring) if turn(ring[at - 1], b, ring[(at + 1) % len(ring)])]
