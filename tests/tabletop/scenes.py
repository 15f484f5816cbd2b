"""Small tables crammed with terrain and bodies, the same for the same seed."""

from __future__ import annotations

import random

from edgewise.geometry.outlines import Point
from edgewise.geometry.plane import Polygon
from edgewise.tabletop.terrain import GROUND, Floor, Ground, Kind, Part, Piece, Standing

INCH = 1000
OWN, FOE = 0, 1


def box(left: int, bottom: int, right: int, top: int) -> tuple[Point, ...]:
    return (left, bottom), (right, bottom), (right, top), (left, top)


def model(x: int = 0, y: int = 0, r: int = 500, foot: int = 0, surface: int = GROUND) -> Standing:
    return Standing(x, y, r, foot, 1250, surface, side=OWN, unit=1)


def foe(x: int, y: int, r: int = 500, foot: int = 0, unit: int = 9) -> Standing:
    return Standing(x, y, r, foot, 1250, GROUND, side=FOE, unit=unit)


def crammed(draw: random.Random) -> Ground:
    """A table of 12" with all kinds of terrain on it."""
    return Ground(12 * INCH, 12 * INCH, [_piece(draw, number) for number in range(draw.randint(0, 7))])


def _piece(draw: random.Random, number: int) -> Piece:
    left, bottom = draw.randrange(0, 9000), draw.randrange(0, 9000)
    right, top = left + draw.randrange(300, 3000), bottom + draw.randrange(300, 3000)
    corners = box(left, bottom, right, top)
    if draw.random() < 0.4:
        corners = (corners[0], corners[1], (corners[2][0] - draw.randrange(250), corners[2][1]), corners[3])
    kind: Kind = draw.choice(("obstacle", "obstacle", "area"))
    rises = [draw.choice((1000, 2000, 2500, 5000)) for _ in range(draw.randrange(3))] if kind == "area" else []
    return Piece(
        f"piece-{number}",
        kind,
        corners,
        draw.choice((300, 500, 501, 1500, 2000, 3000)),
        impassable=draw.random() < 0.25,
        standable=kind != "area" and draw.random() < 0.6,
        floors=tuple(Floor(Polygon(corners), rise) for rise in rises),
        parts=(Part(Polygon(corners[:3]), impassable=draw.random() < 0.3),) if draw.random() < 0.3 else (),
    )


def crowd(draw: random.Random, ground: Ground) -> list[Standing]:
    """Up to a dozen bodies of both sides, some on floors and tops."""
    bodies = []
    for number in range(draw.randrange(12)):
        at = draw.randrange(len(ground.surfaces)) if draw.random() < 0.3 else GROUND
        foot, r = ground.surfaces[at].elevation, draw.choice((500, 750, 1250))
        spot = Standing(draw.randrange(12000), draw.randrange(12000), r, foot, 1250, at)
        bodies.append(spot._replace(side=draw.randrange(2), unit=5 + number % 3))
    return bodies
