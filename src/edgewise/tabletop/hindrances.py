"""What refuses a leg of a path: the edge of the table, impassable ground, bodies, gaps in an enemy unit.

A `Field` is all that one mover has to mind, made for a position; `Field.hindrance` judges a single leg by itself.
A `Walk` judges a path leg by leg: it remembers what the path started in or on, which does not hold it fast.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from edgewise.geometry.bearings import leg_length
from edgewise.geometry.crossings import meeting, over_along, overlaps_along
from edgewise.geometry.hulls import convex_ring
from edgewise.geometry.marks import ONE, ZERO, Mark, compare, later, place_at
from edgewise.geometry.outlines import is_nearer, segments_touch, turn
from edgewise.geometry.plane import Point, Polygon
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.climbing import Climb, Leg, elevation_at, leg
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.meetings import first_entered, first_met, hazards_near
from edgewise.tabletop.terrain import Ground, Hazard, Standing, Stop


class OffTable(NamedTuple):
    """The base would leave the table. ME-MOV-12"""

    at: Point


class Barred(NamedTuple):
    """Impassable ground is in the way. ME-TER-4"""

    at: Point
    """About where the base first meets it."""
    hazard: Hazard


class Blocked(NamedTuple):
    """A body is in the way. ME-MOV-4"""

    at: Point
    body: Standing


class Closed(NamedTuple):
    """The way leads between two models of one enemy unit. ME-MOV-5"""

    at: Point
    first: Standing
    second: Standing


Hindrance: TypeAlias = OffTable | Barred | Blocked | Closed


class Segment(NamedTuple):
    """The line between two models of an enemy unit."""

    first: Standing
    second: Standing
    crowd: int
    """The number of the unit's crowd in its field."""

    def is_level(self, elevation: int) -> bool:
        """Whether both models stand near an elevation."""
        return abs(self.first.foot - elevation) < LEVEL_MILS and abs(self.second.foot - elevation) < LEVEL_MILS


class Crowd:
    """An enemy unit as what closes its gaps: the lines between its models. ME-MOV-5"""

    __slots__ = ("box", "models", "number", "segments")

    def __init__(self, number: int, models: Sequence[Standing]) -> None:
        self.number, self.models = number, tuple(models)
        self.segments = tuple(Segment(a, b, number) for a, b in combinations(models, 2))
        xs, ys = [model.x for model in models], [model.y for model in models]
        self.box = min(xs), min(ys), max(xs), max(ys)

    def is_around(self, x: int, y: int) -> bool:
        """Whether a place lies in the box around its models."""
        left, bottom, right, top = self.box
        return left <= x <= right and bottom <= y <= top

    def lines_at(self, place: Point) -> list[Segment]:
        """The lines that a place lies on."""
        return [line for line in self.segments if segments_touch(place, place, line.first.centre, line.second.centre)]

    def hull_around(self, place: Point, elevation: int) -> Polygon | None:
        """The hull of its models near an elevation, if a place lies strictly inside it."""
        ring = convex_ring(model.centre for model in self.models if abs(model.foot - elevation) < LEVEL_MILS)
        if len(ring) < 3 or any(turn(a, b, place) <= 0 for a, b in zip(ring, ring[1:] + ring[:1], strict=True)):
            return None
        return Polygon(ring)


# Up to which mark of a leg something does not count: hazards by number, and lines between models.
SparedHazards: TypeAlias = Mapping[int, Mark]
SparedLines: TypeAlias = Mapping[Segment, Mark]
_NO_HAZARDS: SparedHazards = MappingProxyType({})
_NO_LINES: SparedLines = MappingProxyType({})


class Field:
    """What a mover of one radius has to mind: the ground, bodies that block it, and enemy units by their models."""

    def __init__(
        self, ground: Ground, radius: int, bodies: Iterable[Standing], units: Iterable[Sequence[Standing]]
    ) -> None:
        self.ground, self.radius = ground, radius
        # Where the centre comes nearer than `reach` to a body, the base overlaps it.
        slack = radius - CONTACT_MILS
        self._bodies = [(body.x, body.y, slack + body.r, body) for body in bodies]
        crowded = (models for models in units if len(models) > 1)
        self.crowds = tuple(Crowd(number, models) for number, models in enumerate(crowded))

    @property
    def feet(self) -> Iterator[int]:
        """The elevations of all bodies that count."""
        yield from (body.foot for _, _, _, body in self._bodies)
        yield from (model.foot for crowd in self.crowds for model in crowd.models)

    def hindrance(self, part: Leg) -> Hindrance | None:
        """What refuses a leg of a path that started in or on nothing; the first reason in the order of the rules."""
        return self.off_table(part) or self.barred(part) or self.blocked(part) or self.closed(part)

    def off_table(self, part: Leg) -> OffTable | None:
        """Whether the base leaves the table; its ends tell, as the table is convex. ME-MOV-12"""
        reach, ground = max(self.radius - CONTACT_MILS, 0), self.ground
        for x, y, _ in (part.start, part.end):
            if not (reach <= x <= ground.width - reach and reach <= y <= ground.depth - reach):
                return OffTable((x, y))
        return None

    def barred(self, part: Leg, spared: SparedHazards = _NO_HAZARDS) -> Barred | None:
        """The first impassable ground that the base enters. ME-TER-4, ME-TER-5"""
        found: tuple[Mark, Hazard] | None = None
        for number in hazards_near(self.ground, part):
            hazard = self.ground.hazards[number]
            if hazard.impassable:
                met = first_entered(part, hazard, spared.get(number))
                if met is not None and (found is None or compare(met, found[0]) < 0):
                    found = met, hazard
        return Barred(_place(part, found[0]), found[1]) if found else None

    def blocked(self, part: Leg) -> Blocked | None:
        """The first body that the base overlaps. ME-MOV-4"""
        (ax, ay, _), (bx, by, _) = part.start, part.end
        start, end, level = (ax, ay), (bx, by), part.level
        left, right = (ax, bx) if ax < bx else (bx, ax)
        bottom, top = (ay, by) if ay < by else (by, ay)
        found: tuple[Mark, Standing] | None = None
        for x, y, reach, body in self._bodies:
            if not (left - reach < x < right + reach and bottom - reach < y < top + reach):
                continue
            if (level is None or -LEVEL_MILS < body.foot - level < LEVEL_MILS) and is_nearer(x, y, start, end, reach):
                met = _first_blocked(part, body)
                if met is not None and (found is None or compare(met, found[0]) < 0):
                    found = met, body
        return Blocked(_place(part, found[0]), found[1]) if found else None

    def closed(self, part: Leg, spared: SparedLines = _NO_LINES) -> Closed | None:
        """The first line between two models of a unit that the centre reaches. ME-MOV-5"""
        (ax, ay, _), (bx, by, _) = part.start, part.end
        start, end = (ax, ay), (bx, by)
        found: tuple[Mark, Segment] | None = None
        for crowd in self.crowds:
            left, bottom, right, top = crowd.box
            if max(ax, bx) < left or min(ax, bx) > right or max(ay, by) < bottom or min(ay, by) > top:
                continue
            for segment in crowd.segments:
                if segments_touch(start, end, segment.first.centre, segment.second.centre):
                    met = _first_reached(part, segment, spared.get(segment) if spared else None)
                    if met is not None and (found is None or compare(met, found[0]) < 0):
                        found = met, segment
        return Closed(_place(part, found[0]), found[1].first, found[1].second) if found else None


class Walk:
    """A path judged leg by leg as it is made, with what it uses of the allowance. ME-SCO-11, ME-TER-5, ME-MOV-5"""

    def __init__(self, field: Field, start: Stop, *, dynamic: bool = False) -> None:
        self.field, self.at = field, start
        self.dynamic = dynamic
        """Whether models, terrain and heights on the way are disregarded. ME-TER-13"""
        self.length = 0
        """The sum of the legs as seen from above. ME-SCO-3"""
        elevation = elevation_at(field.ground, start, field.radius)
        self.climb = Climb(elevation)
        self._held = frozenset(_holding(field.ground, start))
        around = [crowd for crowd in field.crowds if crowd.is_around(*start.point)]
        self._hulls = _hulls_around(around, start.point, elevation)
        self._lines = frozenset(line for crowd in around for line in crowd.lines_at(start.point))

    @property
    def used(self) -> int:
        """The length with what climbing adds. ME-TER-11"""
        return self.length + self.climb.total

    def copy(self) -> "Walk":
        found = Walk.__new__(Walk)
        found.__dict__.update(self.__dict__)
        return found

    def step(self, stop: Stop, length: int | None = None) -> Hindrance | None:
        """Goes on to a stop, unless something is in the way; an advance counts the length that is stated. ME-MOV-11"""
        field = self.field
        if self.dynamic:
            return self._leap(stop, length)
        part = leg(field.ground, self.at, stop, field.radius)
        hazards = self._spared_hazards(part) if self._held else _NO_HAZARDS
        lines = self._spared_lines(part) if self._lines or self._hulls else _NO_LINES
        found = field.off_table(part) or field.barred(part, hazards) or field.blocked(part) or field.closed(part, lines)
        if found is None:
            self.at, self.climb = stop, self.climb.on(part.elevations)
            self.length += part.length if length is None else length
            if hazards or lines:
                self._remember(part, hazards, lines)
        return found

    def _remember(self, part: Leg, hazards: SparedHazards, lines: SparedLines) -> None:
        """Keeps what the end of a leg is still in or on."""
        self._held = frozenset(at for at, left in hazards.items() if compare(left, ONE) > 0)
        self._lines = frozenset(line for line in self._lines if compare(lines[line], ONE) >= 0)
        self._hulls = {at: hull for at, hull in self._hulls.items() if compare(_left(part, hull), ONE) >= 0}

    def _leap(self, stop: Stop, length: int | None) -> OffTable | None:
        """Goes on to a stop over whatever lies between. ME-TER-13, ME-MOV-12"""
        at = self.at.point
        found = self.field.off_table(Leg(self.at, stop, self.field.radius, 0, 0, ()))
        if found is None:
            self.at = stop
            self.length += leg_length(at, stop.point) if length is None else length
        return found

    def _spared_hazards(self, part: Leg) -> SparedHazards:
        """Up to which mark the base has not yet left the impassable top it started on. ME-TER-5"""
        spared = {}
        for at in self._held:
            outline = self.field.ground.hazards[at].outline
            stretches = overlaps_along(part.start.point, part.end.point, part.radius, outline)
            spared[at] = next((high for low, high in stretches if compare(low, ZERO) < 0), ZERO)
        return spared

    def _spared_lines(self, part: Leg) -> SparedLines:
        """Up to which mark the lines of a unit do not count, as the path started inside it or on them. ME-MOV-5"""
        start, end = part.start.point, part.end.point
        spared = {}
        for line in self._lines:
            met = meeting(start, end, line.first.centre, line.second.centre)
            spared[line] = met[1] if met else ZERO
        for at, hull in self._hulls.items():
            left = _left(part, hull)
            spared.update((line, left) for line in self.field.crowds[at].segments)
        return spared


def _left(part: Leg, hull: Polygon) -> Mark:
    """Where a centre that is in a hull at the start of a leg leaves it, or the end of the leg."""
    start, end = part.start.point, part.end.point
    if start == end:
        return ONE
    return next((high for low, high in over_along(start, end, hull) if compare(low, ZERO) == 0), ZERO)


def _hulls_around(crowds: Iterable[Crowd], place: Point, elevation: int) -> dict[int, Polygon]:
    """The hulls that a place lies strictly inside, by the numbers of their crowds. ME-MOV-5"""
    found = ((crowd.number, crowd.hull_around(place, elevation)) for crowd in crowds)
    return {number: hull for number, hull in found if hull is not None}


def _holding(ground: Ground, start: Stop) -> Iterable[int]:
    """The impassable features on whose top a path starts. ME-TER-5"""
    piece = ground.surfaces[start.surface].piece
    if piece is not None and ground.tops[piece] == start.surface:
        for at, hazard in enumerate(ground.hazards):
            if hazard.impassable and hazard.piece == piece and hazard.part is None:
                yield at


def _first_blocked(part: Leg, body: Standing) -> Mark | None:
    stretches = overlaps_along(part.start.point, part.end.point, part.radius, body.disc)
    return first_met(part, stretches, lambda elevation: abs(body.foot - elevation) < LEVEL_MILS)


def _first_reached(part: Leg, line: Segment, after: Mark | None) -> Mark | None:
    """Where the centre first reaches a line between models near its elevation, beyond a mark if one is given."""
    met = meeting(part.start.point, part.end.point, line.first.centre, line.second.centre)
    if met is None or (after is not None and compare(met[1], after) <= 0):
        return None
    first, last = later(met[0], after or ZERO), met[1]
    if after is None and compare(first, ZERO) == 0 and line.is_level(part.first):
        return ZERO
    for start, end, elevation in part.treads:
        if line.is_level(elevation) and compare(start, last) <= 0 <= compare(end, first) - (after is not None):
            return later(start, first)
    return ONE if compare(last, ONE) == 0 and line.is_level(part.last) else None


def _place(part: Leg, at: Mark) -> Point:
    return place_at(part.start.point, part.end.point, at)
