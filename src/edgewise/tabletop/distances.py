"""How far it is from one body to another where both may stand at heights, compared exactly."""

from collections.abc import Iterable, Sequence
from functools import cmp_to_key
from math import isqrt
from typing import NamedTuple

from edgewise.geometry.plane import Solid, compare_roots, measured
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.terrain import Standing

# Feet that differ by less than this in height stand on one level. ME-SCO-5
LEVEL_MILS = 2000


class Distance(NamedTuple):
    """An exact distance: the gap, which is the root of square / scale less what is taken off, and a rise above it."""

    square: int
    scale: int
    taken: int
    rise: int = 0


def distance(a: Standing, b: Standing) -> Distance:
    """From base to base; heights count from two inches on. ME-SCO-5, ME-MEA-2"""
    x, y, rise = a.x - b.x, a.y - b.y, abs(a.foot - b.foot)
    return Distance(x * x + y * y, 1, a.r + b.r, rise if rise >= LEVEL_MILS else 0)


def distance_to(body: Standing, area: Solid) -> Distance:
    """From a base to an outline, seen from above, whatever the heights. ME-MEA-5"""
    return Distance(*measured(body.disc, area))


def is_within(a: Standing, b: Standing, reach: int) -> bool:
    """Whether two bodies are at most so far apart. ME-MEA-4, ME-SCO-5"""
    x, y, span, rise = a.x - b.x, a.y - b.y, a.r + b.r + reach, a.foot - b.foot
    if -LEVEL_MILS < rise < LEVEL_MILS:
        return reach >= 0 and x * x + y * y <= span * span
    return x * x + y * y <= span * span and is_at_most(distance(a, b), reach)


def is_at_most(far: Distance, reach: int) -> bool:
    """Whether a distance is no longer than a reach."""
    square, scale, taken, rise = far
    if reach < rise:
        return False
    # The gap alone may be as long as the root of this.
    left = reach * reach - rise * rise
    return compare_roots(square * scale, left * scale * scale, taken * scale) <= 0


def compare(a: Distance, b: Distance) -> int:
    """-1, 0 or 1 as the first distance is shorter than, equal to or longer than the second, decided exactly."""
    n, d, r, rise = _above_zero(a)
    m, e, s, other = _above_zero(b)
    # Each squared distance is (n + d (r^2 + rise^2) - 2 r sqrt(n d)) / d; both are multiplied by d e.
    more = e * n + d * e * (r * r + rise * rise) - d * m - d * e * (s * s + other * other)
    return compare_roots(4 * s * s * d * d * m * e, 4 * r * r * e * e * n * d, -more)


def shown(far: Distance) -> int:
    """A distance rounded up to a whole mil, to be shown to people. ME-MEA-1"""
    square, scale, taken, rise = far
    gap = max(isqrt(square // scale) - taken, 0)
    least = isqrt(gap * gap + rise * rise)
    while not is_at_most(far, least):
        least += 1
    return least


def by_distance(body: Standing, others: Iterable[Standing]) -> list[Standing]:
    """Bodies, the nearest to one of them first; equally near ones keep their order. ME-SCO-9"""

    def nearer(a: Standing, b: Standing) -> int:
        return compare(distance(body, a), distance(body, b))

    return sorted(others, key=cmp_to_key(nearer))


def nearest(ours: Iterable[Standing], theirs: Sequence[Standing]) -> tuple[Standing, Standing] | None:
    """The pair of models that two units are measured between; None if one has no models. ME-MEA-3"""
    best: tuple[Standing, Standing] | None = None
    least = Distance(0, 1, 0)
    for one in ours:
        for other in theirs:
            far = distance(one, other)
            if best is None or compare(far, least) < 0:
                best, least = (one, other), far
    return best


def any_within(ours: Iterable[Standing], theirs: Sequence[Standing], reach: int) -> bool:
    """Whether two units are at most so far apart. ME-MEA-3, ME-MEA-4"""
    return any(is_within(one, other, reach) for one in ours for other in theirs)


def in_contact(a: Standing, b: Standing) -> bool:
    """Whether two bodies on one level touch. ME-SCO-3, ME-SCO-5"""
    x, y, reach = a.x - b.x, a.y - b.y, a.r + b.r
    square = x * x + y * y
    return (
        square <= (reach + CONTACT_MILS) ** 2
        and square >= max(reach - CONTACT_MILS, 0) ** 2
        and abs(a.foot - b.foot) < LEVEL_MILS
    )


def overlap(a: Standing, b: Standing) -> bool:
    """Whether two bodies on one level lie over each other by more than contact. ME-SCO-3, ME-SCO-5"""
    x, y, reach = a.x - b.x, a.y - b.y, a.r + b.r - CONTACT_MILS
    return reach > 0 and x * x + y * y < reach * reach and abs(a.foot - b.foot) < LEVEL_MILS


def _above_zero(far: Distance) -> Distance:
    """A distance whose gap is not below zero."""
    square, scale, taken, rise = far
    return Distance(0, 1, 0, rise) if square <= taken * taken * scale else far
