"""How fast moves over terrain with heights are judged: a leg, a walk of three legs, a place to stop at.

The table is 48 by 48 inches with 30 pieces of terrain and four enemy units of five models.
A leg begins and ends anywhere; to judge it is to find the elevations along it and whether the table, impassable
ground, a body or a gap in a unit refuses it.
Times are of the processor, so other work on the machine hardly counts.
Nothing here fails by the clock: the target is printed beside what was measured.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from time import process_time

from edgewise.geometry.hulls import hull
from edgewise.tabletop.climbing import leg
from edgewise.tabletop.endings import Landing
from edgewise.tabletop.hindrances import Field, Walk
from edgewise.tabletop.terrain import Ground, Kind, Piece, Standing, Stop

SIDE = 48_000
PIECES, UNITS, MODELS = 30, 4, 5
RADIUS, REACH = 500, 6000
LEGS = 5000
KINDS: tuple[tuple[Kind, int], ...] = (("obstacle", 1000), ("obstacle", 2000), ("area", 0))


def terrain(draw: random.Random) -> Ground:
    """Pieces of up to four inches; every fifth is impassable, every third obstacle can be stood on."""
    pieces = []
    for number in range(PIECES):
        kind, height = KINDS[number % len(KINDS)]
        x, y = draw.randint(2000, SIDE - 2000), draw.randint(2000, SIDE - 2000)
        corners = hull((x + draw.randint(-2000, 2000), y + draw.randint(-2000, 2000)) for _ in range(7)).points
        flags = number % 5 == 0, number % 9 == 0
        pieces.append(Piece(f"piece-{number}", kind, corners, height, impassable=flags[0], standable=flags[1]))
    return Ground(SIDE, SIDE, pieces)


def enemies(draw: random.Random) -> list[list[Standing]]:
    found = []
    for unit in range(UNITS):
        x, y = draw.randint(4000, SIDE - 4000), draw.randint(4000, SIDE - 4000)
        places = [(x + draw.randint(-2500, 2500), y + draw.randint(-2500, 2500)) for _ in range(MODELS)]
        found.append([Standing(*place, RADIUS, 0, 1250, unit=unit, model=at) for at, place in enumerate(places)])
    return found


def paths(draw: random.Random, count: int) -> list[list[Stop]]:
    """Stops on the bare table, each a reach from the one before at most."""
    found = []
    while len(found) < LEGS:
        stops = [Stop(draw.randint(RADIUS, SIDE - RADIUS), draw.randint(RADIUS, SIDE - RADIUS))]
        for _ in range(count):
            x, y, _ = stops[-1]
            stops.append(Stop(x + draw.randint(-REACH, REACH), y + draw.randint(-REACH, REACH)))
        found.append(stops)
    return found


def measure(name: str, tasks: list[Callable[[], object]], target: str) -> None:
    """Microseconds of each task."""
    times = []
    for task in tasks:
        began = process_time()
        task()
        times.append(1e6 * (process_time() - began))
    times.sort()
    mean, median, high = statistics.mean(times), times[len(times) // 2], times[len(times) * 95 // 100]
    print(f"{name:24} mean {mean:6.1f} us   median {median:6.1f} us   95th percentile {high:6.1f} us   {target}")


def judged(field: Field, start: Stop, end: Stop) -> object:
    return field.hindrance(leg(field.ground, start, end, RADIUS))


def walked(field: Field, stops: list[Stop]) -> object:
    walk = Walk(field, stops[0])
    return any(walk.step(stop) is not None for stop in stops[1:])


def main() -> int:
    draw = random.Random(3)
    ground, units = terrain(draw), enemies(draw)
    bodies = [model for unit in units for model in unit]
    field, landing = Field(ground, RADIUS, bodies, units), Landing(ground, RADIUS, bodies, bodies)
    print(f"Moves among {PIECES} pieces of terrain and {len(bodies)} bodies, legs of up to {REACH // 1000} inches")
    target = "target: well under 100 us"
    measure("A leg", [partial(judged, field, *stops) for stops in paths(draw, 1)], target)
    measure("A walk of three legs", [partial(walked, field, stops) for stops in paths(draw, 3)], "")
    measure("A place to stop at", [partial(landing.misfit, *stops, stops[0]) for stops in paths(draw, 0)], "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
