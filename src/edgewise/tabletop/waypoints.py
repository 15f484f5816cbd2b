"""Stops of a path as they are named: the surfaces under them, legs that are too short, and where advances end."""

from collections.abc import Sequence
from itertools import pairwise

from edgewise.geometry.bearings import advanced, leg_length
from edgewise.geometry.plane import Point, squared
from edgewise.tabletop.terrain import GROUND, Ground, Standing, Stop

# A leg is as long as this or has no length, unless it is the last one. ME-MOV-11
LEAST_LEG_MILS = 250


def length(points: Sequence[Point]) -> int:
    """The length of a path from above: each leg rounded to the nearest mil. ME-SCO-3"""
    return sum(leg_length(a, b) for a, b in pairwise(points))


def short_leg(points: Sequence[Point]) -> int | None:
    """The number of the first leg that is too short, counted from 0; None if there is none. ME-MOV-11"""
    squares = [squared(a, b) for a, b in pairwise(points)]
    moving = [at for at, square in enumerate(squares) if square]
    return next((at for at in moving[:-1] if squares[at] < LEAST_LEG_MILS**2), None)


def is_off_surface(ground: Ground, stop: Stop) -> bool:
    """Whether a stop does not lie over the surface that it names, or names none that exists. ME-MOV-11"""
    return not 0 <= stop.surface < len(ground.surfaces) or not ground.is_over(*stop)


def advance(ground: Ground, start: Stop, facing: int, far: int, surface: int | None = None) -> Stop:
    """The stop at the end of an advance, in reverse if it is negative; without a surface, one is found. ME-MOV-11"""
    x, y = advanced(start.point, facing, far)
    return Stop(x, y, landing(ground, x, y, start.surface) if surface is None else surface)


def landing(ground: Ground, x: int, y: int, came_from: int) -> int:
    """The surface on which an advance ends that names none. ME-MOV-11"""
    tops = [at for at in ground.surfaces_under(x, y) if at in ground.tops and ground.surfaces[at].standable]
    if tops:
        return tops[-1]
    return came_from if ground.is_over(x, y, came_from) else GROUND


def standing_at(ground: Ground, body: Standing, stop: Stop) -> Standing:
    """A body put down at a stop. ME-SCO-5"""
    x, y, surface = stop
    return body._replace(x=x, y=y, surface=surface, foot=ground.surfaces[surface].elevation)
