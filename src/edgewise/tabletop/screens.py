"""What can be in the way of rays on a table, made ready to be asked: pieces, models, and which of them lie between."""

from collections.abc import Iterable, Sequence
from math import isqrt, sqrt
from typing import NamedTuple, TypeAlias

from edgewise.geometry.aims import along, levels
from edgewise.geometry.fans import UNDERMOST, UPPERMOST, Outline, outline
from edgewise.geometry.outlines import winding
from edgewise.geometry.plane import Disc, Point, Polygon, offset_of_edge
from edgewise.geometry.rays import Spot
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.terrain import Piece, Standing

# Points that are looked at are rounded, and places are compared in floating point.
_SLACK = 2

# A place and how far around it a thing reaches, as seen from above.
Frame: TypeAlias = tuple[int, int, int]


class Screen(NamedTuple):
    """A piece as it is in the way of rays: a prism, or without bottom and top where it is area terrain. ME-LOS-3"""

    piece: int
    """Its number on the Ground."""
    outline: Outline
    bottom: int
    top: int
    stops: bool
    """Whether it blocks sight; else it only hides in part."""
    is_area: bool


class Figure(NamedTuple):
    """A model as it is in the way of rays: a cylinder. ME-LOS-7"""

    disc: Disc
    bottom: int
    top: int
    unit: int
    model: int
    is_slight: bool
    """Whether it blocks sight and yet hides nobody in part but its like."""

    def holds(self, eye: Spot) -> bool:
        """Whether an eye is inside, not on its surface. ME-LOS-7"""
        x, y, r = self.disc
        return self.bottom < eye[2] < self.top and (eye[0] - x) ** 2 + (eye[1] - y) ** 2 < r * r


class House(NamedTuple):
    """A building as its occupants see out of it and are seen in it. ME-LOS-8"""

    polygon: Polygon
    points: tuple[Point, ...]
    heights: tuple[int, int, int]
    frame: Frame


def screen(number: int, piece: Piece) -> Screen:
    """How a piece that is not low is in the way."""
    around = outline(piece.outline)
    if piece.is_solid:
        return Screen(number, around, piece.base, piece.top, stops=not piece.porous, is_area=False)
    return Screen(number, around, UNDERMOST, UPPERMOST, stops=True, is_area=True)


def figure(body: Standing, *, is_slight: bool) -> Figure:
    x, y, r, foot, height = body[:5]
    return Figure(Disc(x, y, r), foot, foot + height, body.unit, body.model, is_slight)


def house(piece: Piece) -> House:
    around = outline(piece.outline)
    frame = (around.x, around.y, around.reach)
    return House(piece.outline, along(piece.corners), levels(piece.base, piece.height), frame)


def is_house_in(house: House, area: Polygon) -> bool:
    """Whether a building is partly in an area: a point of its outline is in by more than a touch. ME-SCO-14"""
    return any(winding(point, area.edges) > 0 and _is_deep(point, area) for point in house.points)


def _is_deep(point: Point, area: Polygon) -> bool:
    offsets = (offset_of_edge(point, *edge) for edge in area.edges)
    return all(n > CONTACT_MILS * CONTACT_MILS * d for n, d in offsets)


def enclosing(frames: Sequence[Frame]) -> Frame:
    """A frame around several."""
    if len(frames) == 1:
        return frames[0]
    x, y = sum(frame[0] for frame in frames) // len(frames), sum(frame[1] for frame in frames) // len(frames)
    return x, y, max(isqrt((fx - x) ** 2 + (fy - y) ** 2) + 1 + reach for fx, fy, reach in frames)


def between(eye: Spot, target: Frame, frames: Sequence[Frame], numbers: Iterable[int]) -> list[int]:
    """Those of some things that can meet a ray from the eye into the target's frame, and perhaps some near it."""
    ex, ey, _ = eye
    x, y, wide = target
    dx, dy, wide = x - ex, y - ey, wide + _SLACK
    square = dx * dx + dy * dy
    found = []
    if square <= wide * wide:
        for at in numbers:
            fx, fy, reach = frames[at]
            if (fx - x) ** 2 + (fy - y) ** 2 <= (wide + reach) ** 2:
                found.append(at)
        return found
    far = sqrt(square)
    ux, uy, end = dx / far, dy / far, far + wide
    # The rays lie between the tangents from the eye to the frame, whose slope this is, and in the frame's breadth.
    slope = wide / sqrt(square - wide * wide)
    for at in numbers:
        fx, fy, reach = frames[at]
        px, py = fx - ex, fy - ey
        ahead = px * ux + py * uy + reach
        if ahead < 0 or ahead - reach - reach > end:
            continue
        aside = px * uy - py * ux
        aside = (aside if aside > 0 else -aside) - reach
        if aside <= wide and aside <= ahead * slope + 1:
            found.append(at)
    return found
