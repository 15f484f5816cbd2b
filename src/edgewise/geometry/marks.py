"""Marks along a straight way, from 0 at its start to 1 at its end; each may hold a root, and they compare exactly."""

from collections.abc import Iterable
from functools import cmp_to_key
from math import isqrt
from typing import NamedTuple, TypeAlias

from .plane import Point, compare_roots

_BITS = 32


class Mark(NamedTuple):
    """The number (p + w * sqrt(q)) / m, where m is positive and w is -1, 0 or 1, and about where it is."""

    about: int
    """The number times 2 ** 32, at most 2 off."""
    p: int
    w: int
    q: int
    m: int


# Without its ends: what is nearer than a limit, or crossed.
Stretch: TypeAlias = tuple[Mark, Mark]


def mark(p: int, m: int, w: int = 0, q: int = 0) -> Mark:
    """The mark (p + w * sqrt(q)) / m for a positive m."""
    root = w * isqrt(q << 2 * _BITS) if w else 0
    return Mark(((p << _BITS) + root) // m, p, w, q, m)


ZERO, ONE = mark(0, 1), mark(1, 1)
BEFORE, AFTER = mark(-1, 1), mark(2, 1)


def compare(a: Mark, b: Mark) -> int:
    """-1, 0 or 1 as the first mark comes before, at or after the second."""
    apart = a.about - b.about
    if apart > 4:
        return 1
    if apart < -4:
        return -1
    p, one, other = a.p * b.m - b.p * a.m, a.q * b.m * b.m, b.q * a.m * a.m
    return _sign(p, a.w, one, -b.w, other)


def earlier(a: Mark, b: Mark) -> Mark:
    return b if compare(b, a) < 0 else a


def later(a: Mark, b: Mark) -> Mark:
    return b if compare(b, a) > 0 else a


key = cmp_to_key(compare)


def merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    """The union of stretches, in order; those that only meet at an end stay apart."""
    found: list[Stretch] = []
    for start, end in sorted(stretches, key=lambda stretch: key(stretch[0])):
        if found and compare(start, found[-1][1]) < 0:
            found[-1] = found[-1][0], later(found[-1][1], end)
        else:
            found.append((start, end))
    return found


def between(a: Mark, b: Mark) -> tuple[int, int]:
    """A fraction strictly between two marks, the first of which comes first; or near them, where they are the same."""
    if compare(a, b) == 0:
        return a.about, 1 << _BITS
    bits = _BITS
    while True:
        low, high = _scaled(a, bits), _scaled(b, bits)
        if high - low > 4:
            return (low + high) // 2, 1 << bits
        bits *= 2


def place_at(start: Point, end: Point, at: Mark) -> Point:
    """The place at a mark to a whole mil, to be shown to people."""
    half = 1 << (_BITS - 1)
    return (
        start[0] + ((end[0] - start[0]) * at.about + half >> _BITS),
        start[1] + ((end[1] - start[1]) * at.about + half >> _BITS),
    )


def _scaled(a: Mark, bits: int) -> int:
    return ((a.p << bits) + a.w * isqrt(a.q << 2 * bits)) // a.m


def _sign(p: int, u: int, a: int, v: int, b: int) -> int:
    """The sign of p + u * sqrt(a) + v * sqrt(b), where u and v are -1, 0 or 1."""
    a, b = a if u else 0, b if v else 0
    if min(u, v) < 0 and max(u, v) <= 0:
        return -_sign(-p, -u, a, -v, b)
    if v < 0:
        return compare_roots(a, b, -p)
    if u < 0:
        return compare_roots(b, a, -p)
    if p >= 0:
        return 1 if p or a or b else 0
    # The square of both roots together is a + b + 2 sqrt(a b).
    return compare_roots(4 * a * b, 0, p * p - a - b)
