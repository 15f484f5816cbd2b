"""Ways over a lattice through every state that a climb can be in; nothing stands for anything else."""

from __future__ import annotations

from heapq import heappop, heappush

from edgewise.tabletop.hindrances import Walk
from edgewise.tabletop.lattice import DIRECTIONS
from edgewise.tabletop.terrain import Stop


def cheapest(start: Walk, allowance: int) -> dict[Stop, int]:
    """The cheapest cost of every place."""
    ground = start.field.ground
    best: dict[Stop, int] = {}
    done: set[tuple[Stop, int, int]] = set()
    queue: list[tuple[int, int, Walk]] = [(start.used, 0, start)]
    count = 0
    while queue:
        cost, _, here = heappop(queue)
        if (here.at, here.climb.at, here.climb.run) in done:
            continue
        done.add((here.at, here.climb.at, here.climb.run))
        best.setdefault(here.at, cost)
        for dx, dy, _ in DIRECTIONS:
            x, y = here.at.x + 500 * dx, here.at.y + 500 * dy
            for surface in ground.surfaces_under(x, y):
                after = here.copy()
                standable = ground.surfaces[surface].standable
                if standable and after.step(Stop(x, y, surface)) is None and after.used <= allowance:
                    count += 1
                    heappush(queue, (after.used, count, after))
    return best
