"""The points that lines of sight aim at: across a round body at three heights, or along an outline; in whole mils."""

from collections.abc import Sequence
from math import floor, isqrt, sqrt

from .plane import Point, squared

# From -4 to 4 across the body, each a quarter of 0.95 of its radius apart.
STEPS = range(-4, 5)
MIDDLE = 4
_SHARE, _PARTS = 19, 80
OUTLINE_STEP = 1000
# A value less than a millionth of a mil away from a half counts as that half.
_MILLION = 10**6
_HALF = 500_001 / _MILLION
# Far more than the error of a product, a quotient and a root of numbers below 2**20.
_DOUBT = 2.0**-20


def over_root(a: int, square: int, divisor: int = 1) -> int:
    """`a / (divisor * sqrt(square))` as a whole number; halves, and what is a millionth off them, go up. ME-SCO-3"""
    # The greatest n with n - 0.500001 below the value: both sides are taken times a million.
    wanted, scale = (a * _MILLION) ** 2, divisor * divisor * square
    up = -isqrt(wanted // scale) if a <= 0 else isqrt((wanted - 1) // scale) + 1
    return (up + _MILLION // 2) // _MILLION


def across(eye: Point, centre: Point, radius: int) -> tuple[Point, ...]:
    """Nine points of a round body, at right angles to the line of view from the eye. ME-LOS-8"""
    x, y = centre
    dx, dy = x - eye[0], y - eye[1]
    if not dx and not dy:
        dx = 1
    square, width = dx * dx + dy * dy, _SHARE * radius
    share = width / (_PARTS * sqrt(square))
    right, up = -dy * share, dx * share
    points = []
    for step in STEPS:
        off_x, off_y = step * right + _HALF, step * up + _HALF
        px, py = floor(off_x), floor(off_y)
        if not _DOUBT < off_x - px < 1 - _DOUBT:
            px = over_root(-dy * width * step, square, _PARTS)
        if not _DOUBT < off_y - py < 1 - _DOUBT:
            py = over_root(dx * width * step, square, _PARTS)
        points.append((x + px, y + py))
    return tuple(points)


def levels(foot: int, height: int) -> tuple[int, int, int]:
    """A tenth, a half and all of a body's height above its foot. ME-LOS-8"""
    return foot + (height + 5) // 10, foot + (height + 1) // 2, foot + height


def along(corners: Sequence[Point]) -> tuple[Point, ...]:
    """The points of an outline: each corner, and each whole inch along the side that begins there. ME-LOS-8"""
    sides = zip(corners, (*corners[1:], *corners[:1]), strict=True)
    return tuple(point for start, end in sides for point in _along_side(start, end))


def _along_side(start: Point, end: Point) -> list[Point]:
    dx, dy, square = end[0] - start[0], end[1] - start[1], squared(start, end)
    count = (isqrt(square - 1) // OUTLINE_STEP if square else 0) + 1
    steps = range(0, count * OUTLINE_STEP, OUTLINE_STEP)
    return [(start[0] + over_root(dx * far, square), start[1] + over_root(dy * far, square)) for far in steps]
