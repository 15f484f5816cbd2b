"""Fans of rays from one eye to many points at several heights, and which of them upright bodies block, exactly.

A line seen from above is cut once by each body; the heights then only compare how much of it is left.
That is done in floating point with margins far wider than its error on tables up to ten feet; what falls into a
margin is asked of `rays.hides`, which is exact, so the answer is always that of `hides`.
Only sums, products, quotients and square roots are used, which every machine rounds alike.
"""

from collections.abc import Sequence
from math import isqrt, sqrt
from typing import NamedTuple, TypeAlias

from .plane import Disc, Point, Polygon, squared
from .rays import Body, Spot, hides

# A ray is blocked when more than this lies inside a body. ME-LOS-8
GRAZE_MILS = 10
# The squares of lengths inside a body between which floating point is not asked: a thousandth of a mil off the graze.
# Its error stays below 2**-12 mils where coordinates are below 2**17, even for a ray that falls steeply.
_CLEAR, _BLOCKED = 99.98, 100.02
# The bottom and the top of what has none.
UNDERMOST, UPPERMOST = -(10**7), 10**7

# The number of a line, and from where to where on it, between 0 and 1, it lies inside a body as seen from above.
Cut: TypeAlias = tuple[int, float, float]
# The bit of a height, the square of the rise to it, and from where to where a ray to it runs between two heights.
Span: TypeAlias = tuple[int, int, float, float]
# The corners of an outline as seen from an eye, and its sides: on which side of each the eye is, and its run.
Sides: TypeAlias = tuple[list[Point], list[tuple[int, int, int]]]


class Fan:
    """The rays from an eye to points at the same heights; ray `len(heights) * point + height` has that bit."""

    __slots__ = ("everything", "eye", "heights", "lines", "points", "rises")

    def __init__(self, eye: Spot, points: Sequence[Point], heights: Sequence[int]) -> None:
        x, y, z = eye
        self.eye, self.points, self.heights = eye, points, heights
        self.lines = [(px - x, py - y, (px - x) * (px - x) + (py - y) * (py - y)) for px, py in points]
        self.rises = [(height - z) * (height - z) for height in heights]
        self.everything = (1 << len(points) * len(heights)) - 1

    def spot(self, ray: int) -> Spot:
        """The end of a ray."""
        point, height = divmod(ray, len(self.heights))
        return (*self.points[point], self.heights[height])


class Outline(NamedTuple):
    """A polygon made ready to be looked at; it lies in a disc around its middle."""

    polygon: Polygon
    x: int
    y: int
    reach: int

    def seen_from(self, x: int, y: int) -> Sides:
        """The outline as a fan from that place cuts it; made once for all fans from there."""
        corners = [(px - x, py - y) for px, py in self.polygon.points]
        befores = corners[-1:] + corners[:-1]
        sides = [(a * d - b * c, c - a, d - b) for (a, b), (c, d) in zip(befores, corners, strict=True)]
        return corners, sides


def outline(polygon: Polygon) -> Outline:
    left, bottom, right, top = polygon.box
    x, y = middle = (left + right) // 2, (bottom + top) // 2
    return Outline(polygon, x, y, isqrt(max(squared(middle, corner) for corner in polygon.points)) + 1)


def blocked_by_disc(fan: Fan, disc: Disc, bottom: int, top: int) -> int:
    """The rays of which more than a graze lies inside a cylinder, as bits. ME-LOS-8, ME-LOS-9"""
    spans = _spans(fan, bottom, top)
    if not spans:
        return 0
    cuts, unsure = _cuts_of_disc(fan, disc)
    return _blocked(fan, Body(disc, bottom, top), spans, cuts, unsure) if cuts or unsure else 0


def blocked_by_prism(fan: Fan, polygon: Polygon, sides: Sides, bottom: int, top: int) -> int:
    """The rays of which more than a graze lies inside a prism, as bits. ME-LOS-8, ME-LOS-9"""
    spans = _spans(fan, bottom, top)
    if not spans:
        return 0
    cuts, unsure = _cuts_of_outline(fan, sides)
    return _blocked(fan, Body(polygon, bottom, top), spans, cuts, unsure) if cuts or unsure else 0


def _spans(fan: Fan, bottom: int, top: int) -> list[Span]:
    """Where rays run between two heights, for those that do."""
    start, spans = fan.eye[2], []
    for at, end in enumerate(fan.heights):
        if start == end:
            if bottom < start < top:
                spans.append((1 << at, 0, 0.0, 1.0))
            continue
        low, high = (bottom - start) / (end - start), (top - start) / (end - start)
        if low > high:
            low, high = high, low
        if low < 1 and high > 0 and low < high:
            spans.append((1 << at, fan.rises[at], low if low > 0 else 0.0, high if high < 1 else 1.0))
    return spans


def _cuts_of_disc(fan: Fan, disc: Disc) -> tuple[list[Cut], list[int]]:
    """Where a disc cuts the lines, and the lines of which that cannot be said."""
    cuts, unsure = [], []
    x, y = disc.x - fan.eye[0], disc.y - fan.eye[1]
    depth = disc.r * disc.r - x * x - y * y
    for at, (dx, dy, square) in enumerate(fan.lines):
        along = dx * x + dy * y
        # The line is inside where t is between (along - root) / square and (along + root) / square.
        root = depth * square + along * along
        if root > 0 and (along > 0 or depth > 0):
            width = sqrt(root)
            low, high = (along - width) / square, (along + width) / square
            if low < 1:
                cuts.append((at, low if low > 0 else 0.0, high if high < 1 else 1.0))
        elif not square:
            unsure.append(at)
    return cuts, unsure


def _cuts_of_outline(fan: Fan, sides: Sides) -> tuple[list[Cut], list[int]]:
    """Where an outline cuts the lines, and the lines of which that cannot be said, or that it cuts in several parts."""
    cuts: list[Cut] = []
    unsure: list[int] = []
    corners, edges = sides
    for at, (dx, dy, _) in enumerate(fan.lines):
        turns = [dx * y - dy * x for x, y in corners]
        if min(turns) > 0 or max(turns) < 0:
            continue
        if 0 in turns:
            unsure.append(at)
            continue
        found = []
        before = turns[-1] > 0
        for turn, (off, ex, ey) in zip(turns, edges, strict=True):
            if (turn > 0) != before:
                before = not before
                found.append(off / (dx * ey - dy * ex))
        if len(found) == 2:
            low, high = found
            if low > high:
                low, high = high, low
            if low < 1 and high > 0:
                cuts.append((at, low if low > 0 else 0.0, high if high < 1 else 1.0))
        elif parts := _parts(found):
            cuts += [(at, low, high) for low, high in parts]
            # What each of them leaves clear, all together may block.
            unsure.append(at)
    return cuts, unsure


def _parts(found: list[float]) -> list[tuple[float, float]]:
    """The parts of a line between each two of the places where it crosses an outline."""
    found.sort()
    pairs = zip(found[::2], found[1::2], strict=True)
    return [(max(low, 0.0), min(high, 1.0)) for low, high in pairs if low < 1 and high > 0]


def _blocked(fan: Fan, body: Body, spans: list[Span], cuts: list[Cut], unsure: list[int]) -> int:
    """The rays that are blocked: those of the cuts by their lengths, and the unsure ones by exact arithmetic."""
    blocked, lines, count = 0, fan.lines, len(fan.heights)
    for at, low, high in cuts:
        square = lines[at][2]
        for bit, rise, least, most in spans:
            inside = (high if high < most else most) - (low if low > least else least)
            if inside > 0:
                length = inside * inside * (square + rise)
                if length > _BLOCKED or (length > _CLEAR and _is_hidden(fan, body, at, bit)):
                    blocked |= bit << count * at
    for at in unsure:
        for bit, *_ in spans:
            if not blocked & bit << count * at and _is_hidden(fan, body, at, bit):
                blocked |= bit << count * at
    return blocked


def _is_hidden(fan: Fan, body: Body, at: int, bit: int) -> bool:
    spot = (*fan.points[at], fan.heights[bit.bit_length() - 1])
    return hides(body, fan.eye, spot, GRAZE_MILS)
