"""Directions in hundredths of a degree, 0 along +x and counter-clockwise: ahead, behind, and ways along them.

Sines and cosines are whole numbers, scaled; their error, times any length on a table, stays far below `HAIR`.
"""

from functools import cache
from math import isqrt

from .plane import Disc, Point

FULL_TURN = 36000
SCALE = 10**30
# A distance this close to a limit equals it: a millionth of a mil. ME-UNI-1, ME-SCO-3
HAIR = SCALE // 10**6
_GUARD = 10**8
_PI = 31415926535897932384626433832795028841971693993751 * SCALE * _GUARD // 10**49


@cache
def cosine_and_sine(facing: int) -> Point:
    """The cosine and sine of a facing times SCALE, rounded; exact for quarter turns."""
    return _of_half_hundredths(2 * facing % (2 * FULL_TURN))


@cache
def _of_half_hundredths(angle: int) -> Point:
    """The same for half hundredths of a degree from 0 to a full turn; mirror images come out exactly."""
    quarters, rest = divmod(angle, 18000)
    c, s = _in_octant(rest) if rest <= 9000 else _in_octant(18000 - rest)[::-1]
    return ((c, s), (-s, c), (-c, -s), (s, -c))[quarters]


def _in_octant(angle: int) -> Point:
    """Cosine and sine up to 45 degrees, by their series."""
    one = SCALE * _GUARD
    x = angle * _PI // 36000
    sums, term, n = [0, 0, 0, 0], one, 0
    while term:
        sums[n % 4] += term
        n += 1
        term = term * x // (one * n)
    return _nearest(sums[0] - sums[2], _GUARD), _nearest(sums[1] - sums[3], _GUARD)


def _nearest(value: int, unit: int) -> int:
    return (2 * value + unit) // (2 * unit)


def rounded(value: int, unit: int = SCALE) -> int:
    """The nearest whole number, halves up; what is less than a millionth below a half counts as that half. ME-SCO-3"""
    return (2 * value + unit + (2 * unit - 1) // 10**6) // (2 * unit)


def leg_length(a: Point, b: Point) -> int:
    """The length of a leg to the nearest mil, halves up. ME-SCO-3"""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    root = isqrt(square)
    # The root rounds up where it exceeds root + 1/2 less a millionth, so its square is compared a million times finer.
    return root + (square * 4 * 10**12 > ((2 * root + 1) * 10**6 - 2) ** 2)


def facing_to(start: Point, end: Point) -> int | None:
    """The facing from one point to another, to the nearest hundredth; None where they are the same. ME-UNI-2"""
    x, y = end[0] - start[0], end[1] - start[1]
    if not x and not y:
        return None
    quarters = 0
    while x <= 0 or y < 0:
        x, y, quarters = y, -x, quarters + 1
    low, high = 0, 9000
    while low < high:
        middle = (low + high) // 2
        c, s = _of_half_hundredths(2 * middle + 1)
        if c * y < s * x:
            high = middle
        else:
            low = middle + 1
    return (quarters * 9000 + low) % FULL_TURN


def advanced(start: Point, facing: int, length: int) -> Point:
    """Where an advance along a facing ends; a negative length goes in reverse. ME-MOV-11"""
    c, s = cosine_and_sine(facing)
    return start[0] + rounded(length * c), start[1] + rounded(length * s)


def around(centre: Point, towards: Point, bearing: int, reach: int) -> Point:
    """The place at a distance from a centre, turned by a bearing from the line to another point. ME-SCO-9

    Where both points are the same, the bearing counts from 0.
    """
    x, y = towards[0] - centre[0], towards[1] - centre[1]
    if not x and not y:
        x = 1
    c, s = cosine_and_sine(bearing)
    # The root is exact to thirty digits.
    unit = isqrt((x * x + y * y) * SCALE * SCALE)
    across, up = reach * (x * c - y * s), reach * (x * s + y * c)
    return centre[0] + rounded(across, unit), centre[1] + rounded(up, unit)


def ahead_by(place: Point, facing: int, of: Point) -> int:
    """How far a point lies ahead of the dividing line through a place, times SCALE; negative is behind it. ME-UNI-1"""
    c, s = cosine_and_sine(facing)
    return (of[0] - place[0]) * c + (of[1] - place[1]) * s


def is_ahead(place: Point, facing: int, base: Disc) -> bool:
    """Whether any part of a base is on or ahead of the dividing line: it is in the front arc. ME-SHO-15"""
    return ahead_by(place, facing, base.centre) + base.r * SCALE >= -HAIR


def is_behind(place: Point, facing: int, base: Disc, slack: int, unit: int = 1) -> bool:
    """Whether some point of a base lies behind the dividing line by more than the slack. ME-UNI-9

    Place and base may be magnified by a unit, where they do not lie at whole mils.
    """
    return (base.r - slack * unit) * SCALE - ahead_by(place, facing, base.centre) > HAIR * unit


def is_along(start: Point, end: Point, facing: int, slack: int) -> bool:
    """Whether the way to a point leads along a facing, at most so many hundredths of a degree off it. ME-VEH-2"""
    x, y = end[0] - start[0], end[1] - start[1]
    (rc, rs), (lc, ls) = cosine_and_sine(facing - slack), cosine_and_sine(facing + slack)
    c, s = cosine_and_sine(facing)
    return rc * y - rs * x >= 0 and lc * y - ls * x <= 0 and c * x + s * y > 0
