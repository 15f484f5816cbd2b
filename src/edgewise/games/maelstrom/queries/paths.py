"""The way of a leader: what is in its way, and what it uses up. ME-MOV-2, ME-MOV-4, ME-MOV-5, ME-TER-11, ME-SCO-11"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, assert_never

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.kinds import Mils, Model, Unit
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.errands import Errand
from edgewise.games.maelstrom.queries.limits import blockers
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game, standing
from edgewise.geometry.bearings import leg_length
from edgewise.geometry.marks import place_at
from edgewise.geometry.plane import Point
from edgewise.geometry.touching import is_wholly_in_box
from edgewise.tabletop.climbing import Climb, Leg, climb, legs
from edgewise.tabletop.hindrances import Barred, Blocked, Closed, Field, Hindrance, OffTable, Walk
from edgewise.tabletop.terrain import Standing, Stop


class Trodden(NamedTuple):
    """A way that was taken, and what it used up."""

    stops: tuple[Stop, ...]
    radius: int
    length: int
    rise: int
    fall: int
    # The elevations of the stops, and the legs between; a dynamic move has none, as it disregards the way. ME-TER-13
    levels: tuple[int, ...]
    legs: tuple[Leg, ...]

    @property
    def climb(self) -> int:
        """What the way is longer by than it is seen from above. ME-TER-11"""
        return self.rise + self.fall

    def stretches(self) -> Iterator[tuple[Point, Point, int]]:
        """The parts of the way at one elevation."""
        if not self.legs:
            places = list(zip(self.stops, self.levels, strict=True))
            for (a, low), (b, high) in pairwise((places[0], *places)):
                yield from ((a.point, b.point, level) for level in {low, high})
        for leg in self.legs:
            yield leg.start.point, leg.start.point, leg.first
            for tread in leg.treads:
                start, end = (place_at(leg.start.point, leg.end.point, at) for at in (tread.start, tread.end))
                yield start, end, tread.elevation
            yield leg.end.point, leg.end.point, leg.last


def field(state: Game, wanted: Errand) -> Field:
    """What the leader of a unit has to mind on its way. ME-MOV-4, ME-MOV-5"""
    foes = [foe for foe in standing(state, 1 - state.book.unit_seat[wanted.unit]) if foe != wanted.open_to]
    radius = state.book.radius[state.leader[wanted.unit]]
    return Field(state.book.ground, radius, blockers(state, wanted), [unit_bodies(state, foe) for foe in foes])


def path_refusal(state: Game, wanted: Errand, stops: Sequence[Stop], *, dynamic: bool) -> Refusal | None:
    """The path leg by leg, then its whole length: step 8 of the order of reasons. ME-SCO-11"""
    if dynamic:
        return _dynamic_refusal(state, wanted, stops)
    walk = Walk(field(state, wanted), stops[0])
    for stop in stops[1:]:
        found = walk.step(stop)
        if found is not None:
            return _hindered(found)
    return _too_long(wanted, walk.used, walk.climb.total)


def _dynamic_refusal(state: Game, wanted: Errand, stops: Sequence[Stop]) -> Refusal | None:
    """A dynamic move disregards all but the edge of the table. ME-TER-13, ME-MOV-12"""
    radius = state.book.radius[state.leader[wanted.unit]]
    for stop in stops[1:]:
        if not is_wholly_in_box(Standing(stop.x, stop.y, radius, 0).disc, state.book.ground.box):
            return _hindered(OffTable(stop.point))
    return _too_long(wanted, _length(stops), 0)


def _length(stops: Sequence[Stop]) -> int:
    return sum(leg_length(a.point, b.point) for a, b in pairwise(stops))


def _too_long(wanted: Errand, used: int, climbed: int) -> Refusal | None:
    """A path longer than the allowance by any amount. ME-MOV-2"""
    if used <= wanted.most:
        return None
    return refuse("ME-MOV-2", "too-long", length=Mils(used), climb=Mils(climbed), most=wanted.most)


def _hindered(found: Hindrance) -> Refusal:
    match found:
        case OffTable():
            return refuse("ME-MOV-12", "way-off-table", place=found.at)
        case Barred():
            return refuse("ME-TER-4", "way-impassable", place=found.at)
        case Blocked():
            return refuse("ME-MOV-4", "way-blocked", place=found.at, model=Model(found.body.model))
        case Closed():
            first, second = Model(found.first.model), Model(found.second.model)
            return refuse("ME-MOV-5", "way-closed", place=found.at, model=first, other=second)
        case _:
            assert_never(found)


def measured(state: Game, wanted: Errand, way: Sequence[Stop], start: Stop, *, dynamic: bool) -> int | None:
    """What a way uses up, exactly; None if something is in it."""
    if dynamic:
        return _length((start, *way))
    walk = Walk(field(state, wanted), start)
    return walk.used if all(walk.step(stop) is None for stop in way) else None


def trodden(state: Game, unit: Unit, stops: Sequence[Stop], *, dynamic: bool) -> Trodden:
    """A way that was judged, as it is taken. ME-TER-11, ME-TER-13"""
    radius = state.book.radius[state.leader[unit]]
    levels = tuple(state.book.ground.elevation(stop.surface) for stop in stops)
    if dynamic:
        return Trodden(tuple(stops), radius, _length(stops), 0, 0, levels, ())
    path = legs(state.book.ground, stops, radius)
    climbed: Climb = climb(path)
    length = _length(stops) + climbed.total
    return Trodden(tuple(stops), radius, length, climbed.rise, climbed.fall, levels, tuple(path))
