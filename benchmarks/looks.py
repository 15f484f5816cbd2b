"""How fast one unit is told what it sees of another, beside every ray against every body in the same run.

The table is 48 by 48 inches with 18 pieces of terrain, and on it stand units of five: with the two that are asked
about there are 45 models and pieces. A full answer says of each of the five models whether it is seen, whether it is
partly hidden, and by what, and the same of the unit. Its slow definition takes each of the 27 rays to each model and
asks for each body, in whole numbers and fractions, whether it blocks the ray; it is what the tests compare with.
Times are of the processor, so other work on the machine hardly counts.
Nothing here fails by the clock: the target is printed beside what was measured.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent))

from edgewise.geometry.hulls import hull
from edgewise.geometry.plane import Disc, is_within
from edgewise.tabletop.looks import Lookout, Sightlines
from edgewise.tabletop.terrain import Ground, Kind, Piece, Standing
from tests.tabletop.one_by_one import Table, answer

WIDTH = DEPTH = 48_000
PIECES, UNITS, MODELS = 18, 6, 5
BODIES = 45
TABLES, PAIRS, ROUNDS = 8, 30, 3
TARGET = 25
KINDS: tuple[tuple[Kind, int, bool], ...] = (
    ("obstacle", 1000, False),
    ("obstacle", 2000, False),
    ("obstacle", 1000, True),
    ("obstacle", 1500, False),
    ("area", 0, False),
    ("area", 0, False),
)


def terrain(draw: random.Random) -> Ground:
    """Walls, rocks, fences, hills, woods and ruins that do not touch one another."""
    pieces: list[Piece] = []
    while len(pieces) < PIECES:
        kind, height, porous = KINDS[len(pieces) % len(KINDS)]
        x, y = draw.randint(3000, WIDTH - 3000), draw.randint(3000, DEPTH - 3000)
        wide, deep = (3000, 3000) if kind == "area" else draw.choice(((2500, 300), (300, 2500), (1500, 1500)))
        corners = hull((x + draw.randint(-wide, wide), y + draw.randint(-deep, deep)) for _ in range(8)).points
        piece = Piece(f"piece-{len(pieces)}", kind, corners, height, porous=porous)
        if not any(is_within(piece.outline, other.outline, 500) for other in pieces):
            pieces.append(piece)
    return Ground(WIDTH, DEPTH, pieces)


def units(draw: random.Random, ground: Ground) -> list[list[Standing]]:
    """Units whose models stand close to one another and not on obstacles."""
    found: list[list[Standing]] = []
    taken: list[Disc] = []
    solids = [piece.outline for piece in ground.pieces if piece.is_solid]
    while len(found) < UNITS:
        x, y = draw.randint(4000, WIDTH - 4000), draw.randint(4000, DEPTH - 4000)
        discs: list[Disc] = []
        for _ in range(60):
            disc = Disc(x + draw.randint(-2500, 2500), y + draw.randint(-2500, 2500), 500)
            if len(discs) < MODELS and not any(is_within(disc, it, 10) for it in (*solids, *taken, *discs)):
                discs.append(disc)
        if len(discs) == MODELS:
            unit = len(found)
            found.append([Standing(*it, 0, 1250, unit=unit, model=MODELS * unit + n) for n, it in enumerate(discs)])
            taken += discs
    return found


def situation(draw: random.Random) -> tuple[Ground, list[list[Standing]], list[Standing]]:
    """A table, its units of five, and all its models; lone ones fill it up."""
    ground = terrain(draw)
    standing = units(draw, ground)
    bodies = [body for unit in standing for body in unit]
    while len(bodies) + PIECES < BODIES + 2 * MODELS:
        disc = Disc(draw.randint(1000, WIDTH - 1000), draw.randint(1000, DEPTH - 1000), 500)
        bodies.append(Standing(*disc, 0, 1250, unit=len(bodies) + UNITS, model=len(bodies)))
    return ground, standing, bodies


def millis(work: Callable[[], object]) -> float:
    """The best time of several runs, in milliseconds of the processor."""
    times = []
    for _ in range(ROUNDS):
        began = process_time()
        work()
        times.append(process_time() - began)
    return 1000 * min(times)


def full(lookout: Lookout, viewer: Standing, targets: list[Standing]) -> object:
    survey = lookout.survey(viewer, targets)
    return survey.seen, survey.hidden, survey.stopping, survey.hiding


def by_rays(table: Table, viewer: Standing, targets: list[Standing]) -> object:
    return [answer(table, viewer, target) for target in targets]


def main() -> int:
    draw = random.Random(11)
    quick, slow, making, seen = [], [], [], 0
    for _ in range(TABLES):
        ground, standing, bodies = situation(draw)
        sightlines, table = Sightlines(ground), Table(ground, bodies)
        lookout = sightlines.among(bodies)
        making.append(millis(partial(sightlines.among, bodies)))
        for _ in range(PAIRS):
            one, other = draw.sample(standing, 2)
            quick.append(millis(partial(full, lookout, one[0], other)))
            slow.append(millis(partial(by_rays, table, one[0], other)))
            seen += lookout.sees(one[0], other)
    print(f"Looks: {len(quick)} of a leader at {MODELS} models among {BODIES} bodies, {seen / len(quick):.0%} seen")
    report("every ray against every body", slow)
    report("full answer", quick)
    report("models put among the terrain", making)
    ratios = sorted(one / other for one, other in zip(slow, quick, strict=True))
    least, median = ratios[len(ratios) // 20], statistics.median(ratios)
    print(f"  times as quick: median {median:.0f}, in 95 of 100 at least {least:.0f}     target: {TARGET}")
    ratio, high = (a / b for a, b in zip(spread(slow), spread(quick), strict=True))
    print(f"  median against median {ratio:.0f}, 95th percentile against 95th percentile {high:.0f}")
    return 0


def spread(times: list[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    return statistics.median(times), sorted(times)[len(times) * 95 // 100]


def report(name: str, times: list[float]) -> None:
    median, high = spread(times)
    print(f"  {name:29} median {median:7.3f} ms, 95th percentile {high:7.3f} ms")


if __name__ == "__main__":
    sys.exit(main())
