"""Moves of a unit worth offering: where its leader may end that serves an aim, by straight ways before others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, product
from math import isqrt
from typing import NamedTuple

from edgewise.geometry.bearings import leg_length
from edgewise.geometry.compass import circle, degrees_to, spin
from edgewise.geometry.outlines import winding
from edgewise.geometry.plane import Disc, Point, Polygon, Solid, bounds
from edgewise.geometry.touching import CONTACT_MILS, is_in, is_wholly_in, touches
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.hindrances import Walk
from edgewise.tabletop.lattice import Lattice
from edgewise.tabletop.purposes import Aim, Beside, Into, OneOf, Onto, To, Where, Within
from edgewise.tabletop.room import Room
from edgewise.tabletop.spots import APART
from edgewise.tabletop.strides import Strides
from edgewise.tabletop.terrain import Standing, Stop

# Sixteen directions, and how much of the allowance is tried along each, in eighths.
_FAN = 2250
_PARTS = (8, 4, 6, 2, 7, 5, 3, 1)
# How far aside of a closed straight way others are looked for, in such directions.
_BENDS = (0, 1, -1, 2, -2, 3, -3)
# How many places are asked for one aim before it is given up; each may cost a line of sight.
MOST_ASKED = 64
# Grids over a zone, the widest first.
_GRIDS = (4000, 3000, 2000, 1000, 500)
# Rounding moves the end of a way by less than this.
_HAIR = 2


class Offer(NamedTuple):
    """A move of a leader: its stops after the start, the facing at its end, and the number of the aim it serves."""

    stops: tuple[Stop, ...]
    facing: int
    aim: int | None = None


class Spread:
    """Looks for moves of one leader; what it offers, a judge accepts as a way and as an end."""

    def __init__(
        self,
        walk: Walk,
        allowance: int,
        room: Room,
        facing: int,
        faces: Sequence[Point] = (),
        fits: Callable[[Stop, int], bool] | None = None,
        *,
        dynamic: bool = False,
    ) -> None:
        """`faces` is what a leader turns to at its end, the nearest of them; without any it looks where it goes.

        `fits` tells whether an end with a facing will do for the rest of the unit.
        """
        self.walk, self.allowance, self.room = walk, allowance, room
        self.facing, self.faces, self.fits, self.dynamic = facing, faces, fits, dynamic
        self.start = walk.at
        self.left = allowance - walk.used
        self._strides = Strides(walk)
        self._known: dict[Stop, bool] = {}

    def offers(self, aims: Sequence[Aim | OneOf], least: int, *, thoroughly: bool = False) -> list[Offer]:
        """Staying first if that is allowed, then a move for each aim, then more of them all round; no place twice."""
        found: dict[Stop, Offer] = {}
        if self.room.is_open(self.start):
            self._add(found, (), None)
        for number, aim in enumerate(aims):
            stops = self.way(aim, thoroughly=thoroughly)
            if stops:
                self._add(found, stops, number)
        for stop in self._fan():
            if len(found) >= least:
                break
            if stop not in found and self.is_straight(stop):
                self._add(found, (stop,), None)
        return list(found.values())

    def _add(self, found: dict[Stop, Offer], stops: tuple[Stop, ...], aim: int | None) -> None:
        offer, end = Offer(stops, self._turned(stops), aim), stops[-1] if stops else self.start
        if end not in found and (self.fits is None or self.fits(end, offer.facing)):
            found[end] = offer

    def way(self, aim: Aim | OneOf, *, thoroughly: bool = False) -> tuple[Stop, ...] | None:
        """The stops of a move that serves an aim; thoroughly: also around what is in the way, over the lattice."""
        match aim:
            case OneOf(aims):
                straight = next((stops for each in aims if (stops := self.way(each))), None)
                if straight is not None or not thoroughly:
                    return straight
                return next((stops for each in aims if (stops := self.way(each, thoroughly=True))), None)
            case To(place):
                return self._towards(place, thoroughly=thoroughly)
            case Into(outline, wholly):
                return self._into(outline, wholly=wholly, thoroughly=thoroughly)
            case Beside(outline):
                return self._beside(outline, thoroughly=thoroughly)
            case Onto(bodies):
                return self._onto(bodies, thoroughly=thoroughly)
            case Within(body, reach):
                return self._within(body, reach)
            case Where(fits, hints):
                return self._where(fits, hints, thoroughly=thoroughly)

    def is_straight(self, stop: Stop) -> bool:
        """Whether a straight leg leads to a place within the allowance."""
        known = self._known.get(stop)
        if known is None:
            known = self._known[stop] = self._is_straight(stop)
        return known

    def _is_straight(self, stop: Stop) -> bool:
        if not self._is_near(stop.point):
            return False
        if self.dynamic:
            return leg_length(self.start.point, stop.point) <= self.left
        is_free = self._strides.is_free(self.start, stop)
        if is_free is not None:
            return is_free and leg_length(self.start.point, stop.point) <= self.left
        walk = self._strides.step(self.walk, stop)
        return walk is not None and walk.used <= self.allowance

    def _turned(self, stops: tuple[Stop, ...]) -> int:
        """The facing at an end: to the nearest face, or along the last leg."""
        end = stops[-1] if stops else self.start
        if self.faces:
            nearest = min(self.faces, key=lambda p: (p[0] - end.x) ** 2 + (p[1] - end.y) ** 2)
            found = degrees_to(end.point, nearest)
        else:
            found = degrees_to(stops[-2].point if len(stops) > 1 else self.start.point, end.point)
        return self.facing if found is None else found

    def _first(self, places: Iterable[Point]) -> Stop | None:
        """The first of some places where the leader may end and that it reaches straight."""
        for x, y in places:
            stop = self.room.stop(x, y) if self._is_near((x, y)) else None
            if stop is not None and stop != self.start and self.is_straight(stop):
                return stop
        return None

    def _towards(self, place: Point, *, thoroughly: bool) -> tuple[Stop, ...] | None:
        """As far as can be towards a place, and aside or less far where that is closed."""
        if thoroughly and not self.dynamic:
            return self._nearest_led(place)
        x, y = place[0] - self.start.x, place[1] - self.start.y
        span = isqrt(x * x + y * y)
        far = min(self.left - _HAIR, span)
        if far <= 0:
            return None
        if far == span:
            stop = self._first((place,))
            if stop is not None:
                return (stop,)
        for part in (8, 6, 4, 2):
            steps = spin((x, y), far * part // 8, _FAN)
            stop = self._first((self.start.x + steps[bend][0], self.start.y + steps[bend][1]) for bend in _BENDS)
            if stop is not None:
                return (stop,)
        return None

    def _into(self, outline: Solid, *, wholly: bool, thoroughly: bool) -> tuple[Stop, ...] | None:
        """Into an area by the nearest place found, of those all round and in its middle."""
        r = self.walk.field.radius
        if self._is_out_of_reach(outline):
            return None

        def fits(stop: Stop) -> bool:
            base = Disc(stop.x, stop.y, r)
            return is_wholly_in(base, outline) if wholly else is_in(base, outline)

        places = [*_near_edges(outline, self.start.point, (r, 0)), _middle(outline)]
        return self._nearest(places, fits, thoroughly=thoroughly)

    def _beside(self, outline: Solid, *, thoroughly: bool) -> tuple[Stop, ...] | None:
        """Into contact with an outline from without."""
        r = self.walk.field.radius
        if self._is_out_of_reach(outline):
            return None

        def fits(stop: Stop) -> bool:
            return touches(Disc(stop.x, stop.y, r), outline)

        return self._nearest(_near_edges(outline, self.start.point, (-r,)), fits, thoroughly=thoroughly)

    def _nearest(
        self, places: Iterable[Point], fits: Callable[[Stop], bool], *, thoroughly: bool
    ) -> tuple[Stop, ...] | None:
        """To the nearest of some places that will do; thoroughly: to any that will do."""
        near = {place for place in places if self._is_near(place)}
        stop = self._first(p for p in sorted(near, key=self._key) if fits(Stop(*p)))
        if stop is not None:
            return (stop,)
        return self._led(fits) if thoroughly else None

    def _onto(self, bodies: Sequence[Standing], *, thoroughly: bool) -> tuple[Stop, ...] | None:
        """Into contact with a body, from the side of the leader on."""
        goals = self.contacts(bodies)
        for goal in goals:
            if self.is_straight(goal):
                return (goal,)
        if not goals or self.dynamic or not thoroughly:
            return None
        lattice = Lattice(self.walk, self.allowance)
        way = lattice.shortest_to(goals)
        return None if way is None else lattice.straightened(way).stops

    def contacts(self, bodies: Sequence[Standing]) -> list[Stop]:
        """The places in reach where the leader may end in contact with a body, the nearest first. ME-SCO-10"""
        reach = self.left + 1
        found = []
        for body in bodies:
            far = reach + body.r + self.walk.field.radius
            if self._square(body.centre) > far * far:
                continue
            for x, y in tangents(body, self.walk.field.radius, self.start.point):
                if self._square((x, y)) > reach * reach:
                    continue
                for surface, foot, _ in self.room.footing.options(x, y):
                    if -LEVEL_MILS < foot - body.foot < LEVEL_MILS and self.room.is_open(stop := Stop(x, y, surface)):
                        found.append(stop)
        return sorted(found, key=lambda stop: self._square(stop.point))

    def _within(self, body: Standing, reach: int) -> tuple[Stop, ...] | None:
        """To the edge of what is so near to a body, from within or from without."""
        r = self.walk.field.radius
        along = self.start.x - body.x, self.start.y - body.y
        far, near = body.r + r + reach + self.left, body.r + r + reach - self.left
        square = self._square(body.centre)
        if square > far * far or (near > 0 and square < near * near):
            return None
        around = spin(along, body.r + r + reach - _HAIR, 1500)
        places = [(body.x + dx, body.y + dy) for dx, dy in around]
        stop = self._first(sorted(places, key=self._square)[:8])
        return None if stop is None else (stop,)

    def _where(
        self, fits: Callable[[Stop], bool], hints: Sequence[Point], *, thoroughly: bool
    ) -> tuple[Stop, ...] | None:
        stops = (stop for x, y in hints if (stop := self.room.stop(x, y)) is not None)
        near = (stop for stop in (*stops, *self._fan()) if stop != self.start)
        for stop in islice(near, MOST_ASKED):
            if self.is_straight(stop) and fits(stop):
                return (stop,)
        return self._led(fits) if thoroughly else None

    def _led(self, fits: Callable[[Stop], bool]) -> tuple[Stop, ...] | None:
        """The shortest way over the lattice to a place that will do."""
        if self.dynamic:
            return None
        lattice = Lattice(self.walk, self.allowance)
        way = lattice.shortest(lambda stop: self.room.is_open(stop) and fits(stop))
        return None if way is None else lattice.straightened(way).stops

    def _nearest_led(self, place: Point) -> tuple[Stop, ...] | None:
        """To what lies nearest to a place of all that is in reach."""
        lattice = Lattice(self.walk, self.allowance)
        ways = sorted(lattice.reach().items(), key=lambda found: (_apart(found[0].point, place), found[1].cost))
        way = next((way for stop, way in ways if self.room.is_open(stop)), None)
        return None if way is None else lattice.straightened(way).stops

    def _fan(self) -> Iterator[Stop]:
        """Places all round where the leader may end, as far as it can go and nearer."""
        for part in _PARTS:
            far = (self.left - _HAIR) * part // 8
            for dx, dy in circle(far, self.facing, _FAN) if far > 0 else ():
                stop = self.room.stop(self.start.x + dx, self.start.y + dy)
                if stop is not None:
                    yield stop

    def _key(self, place: Point) -> tuple[int, Point]:
        return self._square(place), place

    def _is_near(self, place: Point) -> bool:
        """Whether a place is no farther off than the allowance; rounding is left to those who measure the way."""
        return (place[0] - self.start.x) ** 2 + (place[1] - self.start.y) ** 2 <= (self.left + 1) ** 2

    def _is_out_of_reach(self, outline: Solid) -> bool:
        """Whether an outline is too far off for the base to touch it."""
        left, bottom, right, top = bounds(outline)
        far = self.left + self.walk.field.radius + CONTACT_MILS
        x, y = self.start.point
        return not (left - far <= x <= right + far and bottom - far <= y <= top + far)

    def _square(self, place: Point) -> int:
        return (place[0] - self.start.x) ** 2 + (place[1] - self.start.y) ** 2


def berths(room: Room, outlines: Sequence[Polygon], count: int) -> list[Stop]:
    """Places spread over a zone of some parts where a leader may stand: about so many, or all of a fine grid."""
    found: list[Stop] = []
    for step in _GRIDS:
        found = [stop for x, y in _grid(outlines, step) if (stop := room.stop(x, y)) is not None]
        if len(found) >= count:
            break
    # Every so-many-th, so that all parts of the zone keep theirs.
    return found[:: max(1, len(found) // max(count, 1))]


def _grid(outlines: Sequence[Polygon], step: int) -> Iterator[Point]:
    seen = set()
    for outline in outlines:
        left, bottom, right, top = outline.box
        for x, y in product(
            range(-(-left // step) * step, right + 1, step), range(-(-bottom // step) * step, top + 1, step)
        ):
            if (x, y) not in seen and winding((x, y), outline.edges) >= 0:
                seen.add((x, y))
                yield x, y


def _apart(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def tangents(body: Standing, radius: int, towards: Point) -> list[Point]:
    """The 72 places where a base touches a body, from the line towards a point. ME-SCO-9, ME-SCO-10"""
    along = towards[0] - body.x, towards[1] - body.y
    return [(body.x + dx, body.y + dy) for dx, dy in spin(along, body.r + radius, APART)]


def away(start: Point, foe: Point, far: int) -> Point:
    """A place far off on the side that is turned away from a foe: where a retreat leads."""
    x, y = start[0] - foe[0], start[1] - foe[1]
    span = isqrt(x * x + y * y) or 1
    return start[0] + x * far // span, start[1] + y * far // span


def _near_edges(outline: Solid, start: Point, insets: Sequence[int]) -> Iterator[Point]:
    """The nearest place, the middle and the ends of each edge, set in by some lengths, or out by negative ones."""
    if isinstance(outline, Disc):
        along = start[0] - outline.x, start[1] - outline.y
        for inset in insets:
            if outline.r > inset:
                yield from ((outline.x + dx, outline.y + dy) for dx, dy in spin(along, outline.r - inset, _FAN))
        return
    for a, b in outline.edges:
        dx, dy = b[0] - a[0], b[1] - a[1]
        square = dx * dx + dy * dy
        span = isqrt(square)
        nearest = min(max(dx * (start[0] - a[0]) + dy * (start[1] - a[1]), 0), square)
        for part in sorted({nearest, square // 2, square // 8, square - square // 8}):
            x, y = a[0] + dx * part // square, a[1] + dy * part // square
            for inset in insets:
                # The inside of an outline is on the left of its edges.
                yield x - dy * inset // span, y + dx * inset // span


def _middle(outline: Solid) -> Point:
    left, bottom, right, top = bounds(outline)
    return (left + right) // 2, (bottom + top) // 2
