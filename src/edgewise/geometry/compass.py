"""Steps of one length all the way round, rounded as rules ask for it, and quickly about where a place lies."""

from __future__ import annotations

from functools import cache, lru_cache
from math import isqrt

from .bearings import FULL_TURN, SCALE, cosine_and_sine, facing_to, rounded
from .plane import Point

# Cosines here are whole numbers over a power of two: with lengths below 2^40 no rounding to a millionth goes wrong.
_BITS = 64
# What is less than a millionth below a half counts as the half, and halves go to the greater value.
_HALF = (1 << _BITS - 1) + (1 << _BITS) // 10**6

Offsets = tuple[Point, ...]


@lru_cache(maxsize=2048)
def circle(length: int, first: int, apart: int) -> Offsets:
    """Steps counter-clockwise from a first bearing, to the nearest mil, halves up (a cache). ME-SCO-3"""
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
    """Steps counter-clockwise from the direction of a vector, not rounded to a bearing; no vector: from 0. ME-SCO-9"""
    x, y = along
    if not x and not y:
        return circle(length, 0, apart)
    unit = isqrt((x * x + y * y) * SCALE * SCALE)
    x, y = x * length, y * length
    return tuple([(rounded(x * c - y * s, unit), rounded(x * s + y * c, unit)) for c, s in _spokes(apart)])


def degrees_to(start: Point, end: Point) -> int | None:
    """About the facing from one point to another, in whole degrees: for choices, where no rule asks for more."""
    x, y = end[0] - start[0], end[1] - start[1]
    across, up = abs(x), abs(y)
    if not across and not up:
        return None
    first = _slopes()[up * _SLOPES // across] if across >= up else 90 - _slopes()[across * _SLOPES // up]
    if x < 0:
        first = 180 - first
    return (first if y >= 0 else -first) % 360 * 100


_SLOPES = 256


@cache
def _slopes() -> tuple[int, ...]:
    """The degrees up to 45 by their tangents."""
    facings = (facing_to((0, 0), (_SLOPES, slope)) or 0 for slope in range(_SLOPES + 1))
    return tuple((facing + 50) // 100 for facing in facings)
