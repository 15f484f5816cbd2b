"""A slow reference for shortest ways: every corner of finely drawn obstacles against every other, in shapely."""

from heapq import heappop, heappush
from itertools import combinations
from math import hypot, inf

import shapely  # type: ignore[import-untyped]

from edgewise.geometry.plane import Box, Disc, Point, Solid

# Arcs are drawn inside the true ones, so the reference may be a little shorter than any legal way, never longer.
QUARTER = 16


def optimum(start: Point, goal: Point, radius: int, solids: list[Solid], box: Box) -> float | None:
    """The length of the shortest way of a disc's centre; None if there is none."""
    blocked = shapely.union_all([grown(solid, radius) for solid in solids])
    free = box.shrunk(radius)
    corners = [start, goal, *(p for p in shapely.get_coordinates(blocked).tolist() if is_in(free, p))]
    # Ways may touch the obstacles, and shapely computes in floats.
    core = blocked.buffer(-0.01)
    shapely.prepare(core)
    pairs = list(combinations(range(len(corners)), 2))
    lines = shapely.linestrings([[corners[a], corners[b]] for a, b in pairs])
    ways: dict[int, list[tuple[int, float]]] = {at: [] for at in range(len(corners))}
    for (a, b), hit in zip(pairs, shapely.intersects(core, lines), strict=True):
        if not hit:
            span = hypot(corners[a][0] - corners[b][0], corners[a][1] - corners[b][1])
            ways[a].append((b, span))
            ways[b].append((a, span))
    return shortest(ways)


def shortest(ways: dict[int, list[tuple[int, float]]]) -> float | None:
    """From corner 0 to corner 1."""
    best = {0: 0.0}
    heap = [(0.0, 0)]
    while heap:
        cost, at = heappop(heap)
        if at == 1:
            return cost
        for other, span in ways[at] if cost <= best[at] else ():
            if cost + span < best.get(other, inf):
                best[other] = cost + span
                heappush(heap, (cost + span, other))
    return None


def grown(solid: Solid, radius: int) -> shapely.Geometry:
    if isinstance(solid, Disc):
        return shapely.Point(solid.centre).buffer(solid.r + radius, quad_segs=QUARTER)
    return shapely.Polygon(solid.points).buffer(radius, quad_segs=QUARTER)


def is_in(box: Box, p: list[float]) -> bool:
    return box.left <= p[0] <= box.right and box.bottom <= p[1] <= box.top
