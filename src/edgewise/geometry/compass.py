"""Steps of one length all the way round, each coordinate rounded to the nearest mil, halves up. ME-SCO-3, ME-SCO-9"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from .bearings import FULL_TURN, SCALE, cosine_and_sine, rounded
from .plane import Point

# Cosines here are whole numbers over a power of two: with lengths below 2^40 no rounding to a millionth goes wrong.
_BITS = 64
# What is less than a millionth below a half counts as the half, and halves go to the greater value.
_HALF = (1 << _BITS - 1) + (1 << _BITS) // 10**6

Offsets = tuple[Point, ...]


@lru_cache(maxsize=2048)
def circle(length: int, first: int, apart: int) -> Offsets:
    """Steps counter-clockwise from a first bearing, a cache: only exact arithmetic, the same on every machine."""
    half, bits = _HALF, _BITS
    return tuple([((length * c + half) >> bits, (length * s + half) >> bits) for c, s in _directions(first, apart)])


@lru_cache(maxsize=2048)
def _directions(first: int, apart: int) -> Offsets:
    """Cosines and sines of the bearings of a circle, by adding angles to the first."""
    c, s = cosine_and_sine(first)
    unit = SCALE * SCALE >> _BITS
    return tuple([((c * x - s * y) // unit, (s * x + c * y) // unit) for x, y in _spokes(apart)])


@lru_cache(maxsize=8)
def _spokes(apart: int) -> Offsets:
    return tuple([cosine_and_sine(bearing) for bearing in range(0, FULL_TURN, apart)])


def spin(along: Point, length: int, apart: int) -> Offsets:
    """Steps counter-clockwise from the direction of a vector, which is not rounded to a bearing; no vector: from 0."""
    x, y = along
    if not x and not y:
        return circle(length, 0, apart)
    unit = isqrt((x * x + y * y) * SCALE * SCALE)
    x, y = x * length, y * length
    return tuple([(rounded(x * c - y * s, unit), rounded(x * s + y * c, unit)) for c, s in _spokes(apart)])
