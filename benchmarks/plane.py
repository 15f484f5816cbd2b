"""How fast a free table is measured, beside shapely in the same run on the same core.

The table is 36 by 36 inches with 40 obstacles, half of them round, and 25 bases.
Sight: random lines, tested one by one; shapely tests them all in one call against a tree of prepared shapes.
Ways: from somewhere to somewhere that is not straight ahead, among the obstacles; the reference in shapely draws
the lines between all corners of the grown obstacles (8 corners per quarter), which a shortest way must be found from.
Times are of the processor, so other work on the machine hardly counts.
Nothing here fails by the clock: targets are printed beside what was measured.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise
from time import process_time

import shapely

from edgewise.geometry.hulls import hull
from edgewise.geometry.paths import push_end
from edgewise.geometry.plane import Box, Disc, Point, Solid, box_holds, is_within
from edgewise.geometry.reach import Reach
from edgewise.geometry.routes import Ground
from edgewise.geometry.sight import Scene, enters

TABLE = Box(0, 0, 36000, 36000)
OBSTACLES, BASES = 40, 25
RADIUS = 500
LINES = 1_000_000
ROUNDS = 3
WAYS = 200


def table(seed: int) -> tuple[list[Solid], list[int]]:
    """Obstacles first, then bases, none overlapping, and the heights of all."""
    draw = random.Random(seed)
    solids: list[Solid] = []
    while len(solids) < OBSTACLES + BASES:
        x, y, apart = draw.randint(0, TABLE.right), draw.randint(0, TABLE.top), 200
        solid: Solid
        if len(solids) >= OBSTACLES:
            solid, apart = Disc(x, y, draw.choice((500, 500, 625, 750, 1000))), 0
        elif len(solids) % 2:
            solid = Disc(x, y, draw.randint(500, 1250))
        else:
            solid = hull((x + draw.randint(-1500, 1500), y + draw.randint(-1500, 1500)) for _ in range(7))
        if box_holds(TABLE, solid) and not any(is_within(solid, other, apart) for other in solids):
            solids.append(solid)
    return solids, [draw.choice((500, 900, 1500, 2500)) for _ in solids]


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The best time of several runs."""
    times = []
    for _ in range(rounds):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times)


def grown(solid: Solid, radius: int) -> shapely.Geometry:
    """The solid as shapely knows it, made larger all round."""
    if isinstance(solid, Disc):
        return shapely.Point(solid.centre).buffer(solid.r + radius, quad_segs=8)
    shape = shapely.Polygon(solid.points)
    return shape.buffer(radius, quad_segs=8) if radius else shape


def measure_sight(solids: list[Solid], heights: list[int]) -> None:
    """A million lines against the whole scene."""
    draw = random.Random(7)
    ends = [(draw.randint(0, 36000), draw.randint(0, 36000)) for _ in range(LINES + 1)]
    lines = list(pairwise(ends))

    def ask(scene: Scene) -> int:
        is_clear, clear = scene.is_clear, 0
        for a, b in lines:
            clear += is_clear(a, b)
        return clear

    cold = seconds(lambda: ask(Scene(solids, heights)), 1)
    scene = Scene(solids, heights)
    clear = ask(scene)
    warm = seconds(lambda: ask(scene))
    tree = shapely.STRtree([grown(solid, 0) for solid in solids])
    sample = shapely.linestrings(lines[: LINES // 10])
    reference = seconds(lambda: tree.query(sample, predicate="intersects"), 1) * 10
    few = lines[:2000]
    naive = seconds(lambda: [any(enters(a, b, solid) for solid in solids) for a, b in few], 1) * LINES / len(few)
    print(f"Sight: {LINES} lines, {clear / LINES:.0%} of them clear, {len(solids)} solids")
    print(f"  scene prepared before       {warm:8.2f} s     target: under 4 s")
    print(f"  scene prepared on the way   {cold:8.2f} s")
    print(f"  each solid by itself        {naive:8.2f} s     {naive / warm:6.1f} times the prepared scene")
    print(f"  shapely, tree and one call  {reference:8.2f} s     {reference / warm:6.1f} times the prepared scene")


def ways(ground: Ground) -> list[tuple[Point, Point]]:
    """Starts and goals with something between them."""
    draw = random.Random(5)
    found: list[tuple[Point, Point]] = []
    while len(found) < WAYS:
        a, b = ((draw.randint(500, 35500), draw.randint(500, 35500)) for _ in range(2))
        if ground.is_open(a, a) and ground.is_open(b, b) and not ground.is_open(a, b):
            found.append((a, b))
    return found


def timed(ground: Ground, asked: list[tuple[Point, Point]]) -> list[float]:
    """Milliseconds of each search."""
    times = []
    for start, goal in asked:
        began = process_time()
        ground.shortest_path(start, goal)
        times.append(1000 * (process_time() - began))
    return times


def measure_ways(obstacles: list[Solid]) -> None:
    """Shortest ways on ground that is new, and on ground that has been asked the same before."""
    asked = ways(Ground(obstacles, RADIUS, TABLE))
    making = 1000 * seconds(lambda: Ground(obstacles, RADIUS, TABLE))
    ground = Ground(obstacles, RADIUS, TABLE)
    first = timed(ground, asked)
    warm = timed(ground, asked)
    alone = [timed(Ground(obstacles, RADIUS, TABLE), [way])[0] + making for way in asked[:40]]
    shapes = [grown(solid, RADIUS) for solid in obstacles]
    corners = [point for shape in shapes for point in shapely.get_coordinates(shape)[1:]]
    pairs = list(combinations(range(len(corners)), 2))[:20000]
    every = len(corners) * (len(corners) - 1) / 2
    tree = shapely.STRtree(shapes)
    lines = shapely.linestrings([[corners[a], corners[b]] for a, b in pairs])
    graph = seconds(lambda: tree.query(lines, predicate="crosses"), 1) * every / len(pairs)
    print(f"Ways: {WAYS} among {len(obstacles)} obstacles, none of them straight")
    print(
        f"  warm, mean and median       {statistics.mean(warm):8.2f} ms {statistics.median(warm):8.2f} ms   under 2 ms"
    )
    print(f"  first time, same ground     {statistics.mean(first):8.2f} ms {statistics.median(first):8.2f} ms")
    print(f"  new ground each time        {statistics.mean(alone):8.2f} ms, of which making it {making:.2f} ms")
    ratio = 1000 * graph / statistics.mean(alone)
    print(f"  shapely, lines of the graph {1000 * graph:8.0f} ms     {ratio:6.0f} times new ground and its way")


def measure_reach(obstacles: list[Solid]) -> None:
    """The outline of a move of six inches, and a push of three."""
    ground = Ground(obstacles, RADIUS, TABLE)
    outlines, pushes = [], []
    for start, _ in ways(ground)[:10]:
        outlines.append(seconds(partial(outline, ground, start), 1))
        pushes.append(
            seconds(partial(push_end, Disc(*start, 500), (start[0] - 3, start[1] - 1), 3000, obstacles, TABLE))
        )
    print(f"Reach, outline of 6 inches    {1000 * statistics.mean(outlines):8.2f} ms")
    print(f"Push of 3 inches              {1000 * statistics.mean(pushes):8.2f} ms")


def outline(ground: Ground, start: Point) -> object:
    return Reach(ground, start, 6000).outline()


def main() -> int:
    solids, heights = table(1)
    measure_sight(solids, heights)
    measure_ways(solids[:OBSTACLES])
    measure_reach(solids[:OBSTACLES])
    return 0


if __name__ == "__main__":
    sys.exit(main())
