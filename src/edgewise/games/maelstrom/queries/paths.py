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
from edgewise.geometry.marks import place_at
from edgewise.geometry.plane import Point
from edgewise.tabletop.climbing import Leg, climb, legs
from edgewise.tabletop.hindrances import Barred, Blocked, Closed, Field, Hindrance, OffTable, Walk
from edgewise.tabletop.terrain import Stop
from edgewise.tabletop.waypoints import length


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
    walk = Walk(field(state, wanted), stops[0], dynamic=dynamic)
    for stop in stops[1:]:
        found = walk.step(stop)
        if found is not None:
            return _hindered(found)
    return _too_long(wanted, walk.used, walk.climb.total)


def _length(stops: Sequence[Stop]) -> int:
    return length([stop.point for stop in stops])


def _too_long(wanted: Errand, used: int, climbed: int) -> Refusal | None:
    """A path longer than the allowance by any amount. ME-MOV-2"""
    if used <= wanted.most:
        return None
    return refuse("ME-MOV-2", "too-long", length=Mils(used), climb=Mils(climbed or -1), allowance=wanted.most)


def _hindered(found: Hindrance) -> Refusal:
    match found:
        case OffTable():
            return refuse("ME-MOV-12", "way-off-table", place=found.at)
        case Barred():
            return refuse("ME-TER-4", "way-impassable", place=found.at)
        case Blocked():
            return refuse("ME-MOV-4", "way-blocked", place=found.at, blocker=Model(found.body.model))
        case Closed():
            first, second = Model(found.first.model), Model(found.second.model)
            return refuse("ME-MOV-5", "way-closed", place=found.at, model=first, blocker=second)
        case _:
            assert_never(found)


def trodden(state: Game, unit: Unit, stops: Sequence[Stop], *, dynamic: bool) -> Trodden:
    """A way that was judged, as it is taken. ME-TER-11, ME-TER-13"""
    radius = state.book.radius[state.leader[unit]]
    levels = tuple(state.book.ground.elevation(stop.surface) for stop in stops)
    if dynamic:
        return Trodden(tuple(stops), radius, _length(stops), 0, 0, levels, ())
    path = legs(state.book.ground, stops, radius)
    climbed = climb(path)
    used = _length(stops) + climbed.total
    return Trodden(tuple(stops), radius, used, climbed.rise, climbed.fall, levels, tuple(path))
