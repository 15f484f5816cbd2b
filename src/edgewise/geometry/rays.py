"""Rays through space among upright bodies: how much of a line lies inside them, compared exactly."""

from fractions import Fraction
from typing import NamedTuple

from .outlines import stretches
from .plane import Disc, Point, Polygon, Solid, compare_roots, is_inside, squared
from .sight import enters

Spot = tuple[int, int, int]
Stretch = tuple[Fraction, Fraction]


class Body(NamedTuple):
    """A solid that stands between two heights."""

    solid: Solid
    bottom: int
    top: int


def hides(body: Body, eye: Spot, spot: Spot, slack: int = 0) -> bool:
    """Whether more than `slack` mils of the straight line from eye to spot lie inside the body."""
    a, b = eye[:2], spot[:2]
    part = _between_heights(eye[2], spot[2], body.bottom, body.top)
    if part is None or eye == spot or not enters(a, b, body.solid):
        return False
    square = squared(a, b) + (eye[2] - spot[2]) ** 2
    if isinstance(body.solid, Disc):
        return _is_longer_in_disc(a, b, body.solid, part, Fraction(slack**2, square))
    inner = _parts_in_polygon(a, b, body.solid)
    total = sum((max(Fraction(0), min(high, part[1]) - max(low, part[0])) for low, high in inner), Fraction(0))
    return total * total * square > slack * slack


def _between_heights(start: int, end: int, bottom: int, top: int) -> Stretch | None:
    """The part of a line, from 0 to 1, that runs between two heights; None if it has no length."""
    if start == end:
        return (Fraction(0), Fraction(1)) if bottom < start < top else None
    low, high = sorted((Fraction(bottom - start, end - start), Fraction(top - start, end - start)))
    low, high = max(low, Fraction(0)), min(high, Fraction(1))
    return (low, high) if low < high else None


def _parts_in_polygon(a: Point, b: Point, polygon: Polygon) -> list[Stretch]:
    if a == b:
        return [(Fraction(0), Fraction(1))] if is_inside(a, polygon) else []
    return stretches(a, b, polygon.edges)


def _is_longer_in_disc(a: Point, b: Point, disc: Disc, part: Stretch, least: Fraction) -> bool:
    """Whether the part of a line inside a disc and within `part` is longer than the root of `least`."""
    low, high = part
    span = squared(a, b)
    if span == 0:
        return (high - low) ** 2 > least
    along = (disc.x - a[0]) * (b[0] - a[0]) + (disc.y - a[1]) * (b[1] - a[1])
    side = (disc.x - a[0]) * (b[1] - a[1]) - (disc.y - a[1]) * (b[0] - a[0])
    # The line is in the disc where t is between (along - root) / span and (along + root) / span.
    root = disc.r**2 * span - side**2
    before, after = along - low * span, high * span - along
    enters_late, leaves_early = compare_roots(root, 0, before) < 0, compare_roots(root, 0, after) < 0
    wanted = least * span * span
    if enters_late and leaves_early:
        return compare_roots(4 * root, wanted, 0) > 0
    if enters_late:
        return compare_roots(root, wanted, -after) > 0
    if leaves_early:
        return compare_roots(root, wanted, -before) > 0
    return (high - low) ** 2 > least
