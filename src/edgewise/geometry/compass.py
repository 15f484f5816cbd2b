"""Directions in hundredths of a degree, 0 along x and counter-clockwise: cosines as whole numbers, rounded steps."""

from __future__ import annotations

from functools import cache, lru_cache
from math import isqrt

from .outlines import Point

FULL_TURN = 36000
_RIGHT = 9000
# Cosines are whole numbers over this power of two: with lengths below 2^40 no rounding to a millionth goes wrong.
BITS = 64
ONE = 1 << BITS
# What is less than a millionth below a half counts as the half, and halves go to the greater value.
_HALF = ONE // 2 + ONE // 10**6
# The series below are worked out with so many more bits that their last ones do not matter.
_FINE = 1 << 160

Offsets = tuple[Point, ...]


@cache
def _quarter() -> tuple[int, ...]:
    """The cosines from 0 to 90 degrees by hundredths, turned on and on by the smallest step."""
    step = _pi() // 18000
    cosine, sine = _series(step)
    x, y = _FINE, 0
    found = []
    for _ in range(_RIGHT + 1):
        found.append((x * ONE + _FINE // 2) // _FINE)
        x, y = (x * cosine - y * sine) // _FINE, (x * sine + y * cosine) // _FINE
    # These two are whole or halves, and must be so exactly.
    found[6000], found[_RIGHT] = ONE // 2, 0
    return tuple(found)


def _pi() -> int:
    """Pi by Machin's formula."""
    return 4 * (4 * _inverse_tangent(5) - _inverse_tangent(239))


def _inverse_tangent(of: int) -> int:
    """The angle whose tangent is one over a whole number."""
    power, total, n = _FINE // of, 0, 1
    while power:
        total += power // n if n % 4 == 1 else -(power // n)
        power //= of * of
        n += 2
    return total


def _series(angle: int) -> tuple[int, int]:
    """Cosine and sine of a small angle by their series."""
    sums, term, n = [0, 0], _FINE, 0
    while term:
        sums[n % 2] += term if n % 4 < 2 else -term
        n += 1
        term = term * angle // _FINE // n
    return sums[0], sums[1]


def cosine(bearing: int) -> int:
    """The cosine of a bearing, over ONE."""
    bearing %= FULL_TURN
    quarter, rest = divmod(bearing, _RIGHT)
    table = _quarter()
    if quarter == 0:
        return table[rest]
    if quarter == 1:
        return -table[_RIGHT - rest]
    return -table[rest] if quarter == 2 else table[_RIGHT - rest]


def sine(bearing: int) -> int:
    """The sine of a bearing, over ONE."""
    return cosine(bearing - _RIGHT)


def step(distance: int, bearing: int) -> Point:
    """How far a step of a length in a direction leads, each coordinate to the nearest mil, halves up."""
    return (distance * cosine(bearing) + _HALF) >> BITS, (distance * sine(bearing) + _HALF) >> BITS


@lru_cache(maxsize=1024)
def circle(distance: int, first: int, apart: int) -> Offsets:
    """Steps of one length all the way round, counter-clockwise from a first bearing. A cache."""
    half, bits = _HALF, BITS
    return tuple(
        ((distance * cosine(bearing) + half) >> bits, (distance * sine(bearing) + half) >> bits)
        for bearing in range(first, first + FULL_TURN, apart)
    )


def spin(along: Point, distance: int, apart: int) -> Offsets:
    """Steps of one length all the way round from the direction of a vector, which is not rounded to a bearing."""
    x, y = along
    if not x and not y:
        return circle(distance, 0, apart)
    span = isqrt((x * x + y * y) << 2 * BITS)
    half = _HALF
    found = []
    for bearing in range(0, FULL_TURN, apart):
        c, s = cosine(bearing), sine(bearing)
        across, up = (x * c - y * s) * distance, (x * s + y * c) * distance
        found.append((((across << BITS) // span + half) >> BITS, ((up << BITS) // span + half) >> BITS))
    return tuple(found)
