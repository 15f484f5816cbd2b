"""The search for places written straight from the ledger: no raster, no grid, nothing kept between models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal, localcontext
from fractions import Fraction
from math import cos, floor, hypot, radians, sin

from edgewise.geometry.plane import Disc, Point, Polygon, Solid, enters_polygon
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.terrain import GROUND, Standing

INCH = 1000


def settle(
    leader: Standing, facing: int, mates: Sequence[Standing], limits: Limits, targets: Sequence[Standing] = ()
) -> tuple[Standing | None, ...]:
    placed: list[Standing] = [leader]
    found: list[Standing | None] = []
    for mate in mates:
        spot = first_spot(leader, facing, mate, limits, targets, placed)
        found.append(spot)
        if spot is not None:
            placed.append(spot)
    return tuple(found)


def first_spot(
    leader: Standing,
    facing: int,
    mate: Standing,
    limits: Limits,
    targets: Sequence[Standing],
    placed: Sequence[Standing],
) -> Standing | None:
    for target in sorted(targets, key=lambda body: distance(leader, body)):
        for x, y in tangents(target, leader, mate.r):
            for spot in standings(mate, x, y, leader, limits):
                if touch(spot, target) and is_coherent(leader, spot) and is_allowed(spot, mate, limits, placed):
                    return spot
    gaps = list(range(0, 12 * INCH + 1, INCH // 4))
    for wants_coherency in (True, False):
        for gap in gaps:
            for bearing in range(72):
                turned = radians(facing / 100 + 5 * bearing)
                ring = leader.r + mate.r + (gap if gap != 3 * INCH else 2999)
                x, y = leader.x + nearest(ring * cos(turned)), leader.y + nearest(ring * sin(turned))
                for spot in standings(mate, x, y, leader, limits):
                    if wants_coherency and not is_coherent(leader, spot):
                        continue
                    if is_allowed(spot, mate, limits, placed):
                        return spot
    return None


def nearest(value: float) -> int:
    """To the nearest whole number, halves up; floats here are exact to far less than a millionth."""
    low = floor(value)
    return low + (value - low > 0.5 - 1e-6)


def tangents(target: Standing, leader: Standing, r: int) -> Iterator[Point]:
    dx, dy = leader.x - target.x, leader.y - target.y
    span = hypot(dx, dy)
    ux, uy = (dx / span, dy / span) if span else (1.0, 0.0)
    for bearing in range(72):
        c, s = cos(radians(5 * bearing)), sin(radians(5 * bearing))
        reach = target.r + r
        yield target.x + nearest(reach * (ux * c - uy * s)), target.y + nearest(reach * (ux * s + uy * c))


def standings(mate: Standing, x: int, y: int, leader: Standing, limits: Limits) -> Iterator[Standing]:
    """The mate at a spot: on the leader's surface, then on the ground, then from low to high."""
    ground = limits.ground
    numbers = range(len(ground.surfaces))
    for at in sorted(numbers, key=lambda n: (n != leader.surface, n != GROUND, ground.surfaces[n].elevation, n)):
        if side((x, y), ground.surfaces[at].outline) >= 0:
            yield mate._replace(x=x, y=y, surface=at, foot=ground.surfaces[at].elevation)


def is_allowed(spot: Standing, mate: Standing, limits: Limits, placed: Sequence[Standing]) -> bool:
    if not is_free(spot, limits, placed) or (not limits.dynamic and hops(placed[0], spot, limits)):
        return False
    marks = {at for at, marker in enumerate(limits.markers) for body in (*placed, spot) if touch(body, marker)}
    if len(marks) > 1:
        return False
    if limits.zone is not None and not limits.zone(spot.x, spot.y, spot.r, spot.surface):
        return False
    return limits.check is None or limits.check(mate, spot.x, spot.y)


def is_free(spot: Standing, limits: Limits, placed: Sequence[Standing]) -> bool:
    """Whether terrain and bodies leave a spot open."""
    if not is_on_its_surface(spot, limits) or is_in_impassable_ground(spot, limits):
        return False
    for body in (*placed, *limits.bodies):
        if abs(body.foot - spot.foot) < 2 * INCH:
            square, both = squared(spot, body), spot.r + body.r
            if square < (both - 10) ** 2:
                return False
            is_foe = body.side != limits.side and body.unit != limits.target
            if is_foe and square <= (both + 10) ** 2:
                return False
    return True


def is_on_its_surface(spot: Standing, limits: Limits) -> bool:
    where = limits.ground.surfaces[spot.surface]
    if not where.standable or not is_wholly_in(spot, where.outline):
        return False
    for piece in limits.ground.pieces:
        rises = piece.kind != "area" and piece.height > INCH // 2 and piece.base + piece.height > where.elevation
        if rises and is_in(spot, piece.outline):
            return False
    return True


def is_in_impassable_ground(spot: Standing, limits: Limits) -> bool:
    for hazard in limits.ground.hazards:
        if not hazard.impassable or not is_in(spot, hazard.outline):
            continue
        if hazard.by_height and spot.foot - hazard.base >= 2 * INCH:
            continue
        is_whole = hazard.piece is not None and hazard.part is None
        is_top = is_whole and limits.ground.tops[hazard.piece or 0] == spot.surface
        if not is_top or not (limits.dynamic or limits.held == hazard.piece):
            return True
    return False


def hops(leader: Standing, spot: Standing, limits: Limits) -> bool:
    for hazard in limits.ground.hazards:
        if not hazard.impassable or not runs_through(leader.centre, spot.centre, hazard.outline):
            continue
        if hazard.by_height and leader.foot - hazard.base >= 2 * INCH and spot.foot - hazard.base >= 2 * INCH:
            continue
        is_held = limits.held is not None and hazard.piece == limits.held and hazard.part is None
        if is_held and limits.ground.tops[limits.held or 0] == spot.surface:
            continue
        return True
    return False


def runs_through(a: Point, b: Point, outline: Solid) -> bool:
    if isinstance(outline, Disc):
        return from_line(outline.centre, a, b) < outline.r**2
    return enters_polygon(a, b, outline)


def squared(a: Standing, b: Standing) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def touch(a: Standing, b: Standing) -> bool:
    return abs(a.foot - b.foot) < 2 * INCH and squared(a, b) <= (a.r + b.r + 10) ** 2


def distance(a: Standing, b: Standing) -> Decimal:
    with localcontext(prec=60):
        gap = max(Decimal(squared(a, b)).sqrt() - a.r - b.r, Decimal(0))
        rise = abs(a.foot - b.foot)
        return (gap * gap + rise * rise).sqrt() if rise >= 2 * INCH else gap


def is_coherent(leader: Standing, spot: Standing) -> bool:
    return distance(leader, spot) <= 3 * INCH


def side(p: Point, polygon: Polygon) -> int:
    """1 inside, 0 on the outline, -1 outside."""
    inside = False
    for a, b in polygon.edges:
        if from_line(p, a, b) == 0:
            return 0
        if (a[1] > p[1]) != (b[1] > p[1]):
            across = a[0] + Fraction((p[1] - a[1]) * (b[0] - a[0]), b[1] - a[1])
            inside ^= across > p[0]
    return 1 if inside else -1


def from_line(p: Point, a: Point, b: Point) -> Fraction:
    """The squared distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = dx * dx + dy * dy
    part = Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, span) if span else Fraction(0)
    part = min(max(part, Fraction(0)), Fraction(1))
    return (a[0] + part * dx - p[0]) ** 2 + (a[1] + part * dy - p[1]) ** 2


def is_in(spot: Standing, outline: Solid) -> bool:
    if isinstance(outline, Disc):
        return (spot.x - outline.x) ** 2 + (spot.y - outline.y) ** 2 < (outline.r + spot.r - 10) ** 2
    if side(spot.centre, outline) >= 0:
        return True
    return any(from_line(spot.centre, a, b) < (spot.r - 10) ** 2 for a, b in outline.edges)


def is_wholly_in(spot: Standing, outline: Polygon) -> bool:
    if side(spot.centre, outline) < 0:
        return False
    return not any(from_line(spot.centre, a, b) < (spot.r - 10) ** 2 for a, b in outline.edges)
