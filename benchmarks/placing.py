"""How fast a unit is set down and its moves are found, beside slow definitions in the same run on the same core.

Tables of 48 by 48 inches with 14 pieces of terrain and ten units of five, four tables in all.
Setting down: every unit around places where its leader could stand; the slow definition asks each spot of each ring of
everything, as the ledger words it. Ways: all that is in reach of 12 inches over the lattice; the slow definition goes
through every state of a climb. Offers: a spread of 24 moves.
Times are of the processor, so other work on the machine hardly counts.
Nothing here fails by the clock: targets are printed beside what was measured.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import NamedTuple

from edgewise.geometry.plane import Polygon, boxes_meet
from edgewise.tabletop.hindrances import Field, Walk
from edgewise.tabletop.lattice import Lattice
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.placing import settle
from edgewise.tabletop.purposes import Aim, Beside, Into, OneOf, To, Within
from edgewise.tabletop.room import Room
from edgewise.tabletop.spreads import Spread
from edgewise.tabletop.terrain import Floor, Ground, Piece, Standing, Stop
from tests.tabletop import slowly
from tests.tabletop.exhaustive import cheapest

SIDE = 48000
TABLES, PIECES, UNITS, MODELS = 4, 14, 10, 5
PLACES = 300
RADIUS = 500


class Case(NamedTuple):
    """A unit that is to move: its leader, its mates, and everything else."""

    ground: Ground
    unit: list[Standing]
    others: list[list[Standing]]

    @property
    def leader(self) -> Standing:
        return self.unit[0]

    @property
    def foes(self) -> list[list[Standing]]:
        return [unit for unit in self.others if unit[0].side != self.leader.side]

    @property
    def limits(self) -> Limits:
        return Limits(self.ground, self.leader.side, [body for unit in self.others for body in unit])

    def walk(self) -> Walk:
        field = Field(self.ground, RADIUS, [body for unit in self.foes for body in unit], self.foes)
        return Walk(field, Stop(self.leader.x, self.leader.y))


def piece(draw: random.Random, number: int) -> Piece:
    """One of seven sorts of terrain in turn."""
    wide, deep = draw.randint(1500, 6000), draw.randint(1500, 6000)
    x, y = draw.randint(1000, SIDE - wide - 1000), draw.randint(1000, SIDE - deep - 1000)
    name, sort = f"piece-{number}", number % 7
    if sort == 0:
        return Piece(name, "obstacle", Polygon.rectangle(x, y, x + wide, y + 400).points, 1000)
    if sort == 1:
        return Piece(name, "obstacle", Polygon.rectangle(x, y, x + wide, y + deep).points, 1500, standable=True)
    if sort == 2:
        return Piece(name, "obstacle", Polygon.rectangle(x, y, x + 1500, y + 1500).points, 2000)
    whole = Polygon.rectangle(x, y, x + wide, y + deep)
    if sort == 3:
        upper = Floor(Polygon.rectangle(x, y, x + wide, y + deep // 2), 2500)
        return Piece(name, "area", whole.points, 6000, floors=(upper,))
    return Piece(name, "area", whole.points, 0, impassable=sort == 4, dangerous=int(sort == 5))


def pieces(draw: random.Random) -> list[Piece]:
    """Pieces an inch apart."""
    found: list[Piece] = []
    while len(found) < PIECES:
        new = piece(draw, len(found))
        around = new.outline.box.shrunk(-1000)
        if not any(boxes_meet(around, other.outline.box) for other in found):
            found.append(new)
    return found


def cases(seed: int) -> list[Case]:
    """Every unit of a table in turn as the one that moves."""
    draw = random.Random(seed)
    ground = Ground(SIDE, SIDE, pieces(draw))
    units: list[list[Standing]] = []
    while len(units) < UNITS:
        number = len(units)
        leader = Standing(draw.randint(1000, 47000), draw.randint(1000, 47000), RADIUS, 0, 1250, side=number % 2)
        leader = leader._replace(unit=number)
        limits = Limits(ground, leader.side, [body for unit in units for body in unit])
        if Room(limits, leader, 0).is_open(Stop(leader.x, leader.y)):
            mates = settle(leader, draw.randrange(36000), [leader] * (MODELS - 1), limits)
            units.append([leader, *(mate for mate in mates if mate is not None)])
    return [Case(ground, unit, [other for other in units if other is not unit]) for unit in units]


def milliseconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return 1000 * (process_time() - began)


def shown(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered):8.3f} ms, 95th percentile {ordered[len(ordered) * 95 // 100]:8.3f} ms"


def leaders(every: list[Case]) -> Iterator[tuple[Case, Standing, int]]:
    """Places where leaders could stand, with facings."""
    draw = random.Random(11)
    for _ in range(PLACES):
        case = draw.choice(every)
        room = Room(case.limits, case.leader, 2 * SIDE)
        stop = None
        while stop is None:
            stop = room.stop(draw.randint(500, SIDE - 500), draw.randint(500, SIDE - 500))
        foot = case.ground.elevation(stop.surface)
        yield case, case.leader._replace(x=stop.x, y=stop.y, surface=stop.surface, foot=foot), draw.randrange(36000)


def measure_placing(every: list[Case]) -> None:
    asked = [(leader, facing, case.unit[1:], case.limits) for case, leader, facing in leaders(every)]
    cold = [milliseconds(partial(settle, *at)) for at in asked]
    warm = [milliseconds(partial(settle, *at)) for at in asked]
    slow = [milliseconds(partial(slowly.settle, *at)) for at in asked[::15]]
    print(f"Setting down {MODELS - 1} models around their leader, {PLACES} times")
    print(f"  prepared before             {shown(warm)}     target: under 0.3 ms")
    print(f"  prepared on the way         {shown(cold)}")
    ratio = statistics.median(slow) / statistics.median(warm[::15])
    print(f"  as the ledger words it      {shown(slow)}     {ratio:6.0f} times that")


def measure_ways(every: list[Case]) -> None:
    walks = [case.walk() for case in every]
    reach = [milliseconds(Lattice(walk, 12000).reach) for walk in walks]
    near = [milliseconds(Lattice(walk, 4000).reach) for walk in walks[::8]]
    slow = [milliseconds(partial(cheapest, walk, 4000)) for walk in walks[::8]]
    contact = []
    for case, walk in zip(every, walks, strict=True):
        target = min(case.foes, key=lambda unit: (unit[0].x - walk.at.x) ** 2 + (unit[0].y - walk.at.y) ** 2)
        limits = Limits(case.ground, case.leader.side, case.limits.bodies, target[0].unit)
        spread = Spread(walk, 12000, Room(limits, case.leader, 12000), 0)
        goals = spread.contacts(target)
        contact.append(milliseconds(partial(Lattice(walk, 12000).shortest_to, goals)))
    print(f"Ways of {len(every)} leaders over the lattice")
    print(f"  to all in reach of 12 inches {shown(reach)}")
    print(f"  to all in reach of 4 inches  {shown(near)}")
    ratio = sum(slow) / sum(near)
    print(f"  over all states of a climb   {shown(slow)}     {ratio:6.1f} times that")
    print(f"  into contact within 12       {shown(contact)}")


def measure_offers(every: list[Case]) -> None:
    def offers(case: Case) -> object:
        faces = [unit[0] for unit in case.foes]
        room = Room(case.limits, case.leader, 6000)
        aims: list[Aim | OneOf] = [
            (Beside if piece.is_solid else Into)(piece.outline) for piece in case.ground.pieces if not piece.impassable
        ]
        aims += [Within(face, 12000) for face in faces]
        aims += [To((SIDE // 2, SIDE // 2)), To((9000, 9000)), To((SIDE - 9000, SIDE - 9000))]
        return Spread(case.walk(), 6000, room, 0, [face.centre for face in faces]).offers(aims, 24)

    cold = [milliseconds(partial(offers, case)) for case in every]
    warm = [milliseconds(partial(offers, case)) for case in every]
    print("Spreads of 24 moves")
    print(f"  prepared before             {shown(warm)}     target: under 1 ms")
    print(f"  prepared on the way         {shown(cold)}")


def main() -> int:
    every = [case for seed in range(TABLES) for case in cases(seed)]
    measure_placing(every)
    measure_ways(every)
    measure_offers(every)
    return 0


if __name__ == "__main__":
    sys.exit(main())
