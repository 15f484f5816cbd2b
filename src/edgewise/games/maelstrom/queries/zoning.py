"""Places for a unit that is deployed: spread over its zone, near what it may want. ME-DEP-13"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from edgewise.games.maelstrom.actions import Deploy, Stand
from edgewise.games.maelstrom.kinds import Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.queries.bodies import body_at
from edgewise.games.maelstrom.queries.deploying import limits, refusal
from edgewise.games.maelstrom.queries.rows import sheltered
from edgewise.games.maelstrom.queries.zones import zone_of
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.bearings import facing_to
from edgewise.geometry.plane import Point, squared
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.terrain import Stop

STEP_MILS = 2000
# How many places are offered for a unit.
OFFERED = 10

Rank = Callable[[Stop], int]


def proposals(state: Game, unit: Unit) -> tuple[Deploy, ...]:
    """Deployments worth choosing from: forward, back, to the sides, near objectives, in and behind cover."""
    bounds = limits(state, unit)
    leader = state.leader[unit]
    open_stops = [stop for stop in _grid(state, unit) if _is_open(state, bounds, leader, stop)]
    found: dict[Stop, Deploy] = {}
    for stop in _picked(state, unit, open_stops):
        if len(found) >= OFFERED:
            break
        if stop not in found:
            action = _deployment(state, unit, stop)
            if action is not None:
                found[stop] = action
    return tuple(found.values())


def _grid(state: Game, unit: Unit) -> Iterator[Stop]:
    """Places over the zone, and beside the obstacles that give cover in it."""
    ground, seat = state.book.ground, state.book.unit_seat[unit]
    r = state.book.radius[state.leader[unit]]
    for part in zone_of(state, seat):
        left, bottom, right, top = part.box
        for x in range(left + r, right - r + 1, STEP_MILS):
            for y in range(bottom + r, top - r + 1, STEP_MILS):
                for surface in ground.surfaces_under(x, y):
                    yield Stop(x, y, surface)


def _is_open(state: Game, bounds: Limits, leader: Model, stop: Stop) -> bool:
    body = body_at(state, leader, *stop)
    if not bounds.footing(body.r).is_open(*stop):
        return False
    if bounds.zone is None or not bounds.zone(stop.x, stop.y, body.r, stop.surface):
        return False
    return not any(is_touching(body, other) for other in bounds.bodies)


def _picked(state: Game, unit: Unit, stops: Sequence[Stop]) -> Iterator[Stop]:
    """The best place by each wish, then places far from all picked so far."""
    if not stops:
        return
    picked: list[Stop] = []
    for rank in _ranks(state, unit):
        best = min(stops, key=lambda stop: (rank(stop), stop))
        picked.append(best)
        yield best
    for _ in range(2 * OFFERED):
        best = max(stops, key=lambda stop: (min(squared(stop.point, other.point) for other in picked), stop))
        picked.append(best)
        yield best


def _ranks(state: Game, unit: Unit) -> Iterator[Rank]:
    """What places are chosen by, the lowest first."""
    seat, centre = state.book.unit_seat[unit], state.book.centre
    yield lambda stop: squared(stop.point, centre)
    for marker in state.markers:
        yield _near((marker.x, marker.y))
    yield from (_near(place) for place in _shelters(state, seat))
    left, bottom, right, top = _around(state, seat)
    yield from (_near(corner) for corner in ((left, bottom), (right, top), (left, top), (right, bottom)))


def _near(place: Point) -> Rank:
    return lambda stop: squared(stop.point, place)


def _around(state: Game, seat: int) -> tuple[int, int, int, int]:
    lefts, bottoms, rights, tops = zip(*(part.box for part in zone_of(state, seat)), strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def _shelters(state: Game, seat: int) -> Iterator[Point]:
    """The middles of area terrain with cover, and the sides of obstacles that look away from the enemy's zone."""
    ground = state.book.ground
    left, bottom, right, top = _around(state, 1 - seat)
    foe = (left + right) // 2, (bottom + top) // 2
    own = _around(state, seat)
    for piece in ground.pieces:
        box = piece.outline.box
        if not piece.cover or box.right < own[0] or box.left > own[2] or box.top < own[1] or box.bottom > own[3]:
            continue
        if not piece.is_solid:
            yield (box.left + box.right) // 2, (box.bottom + box.top) // 2
        else:
            (ax, ay), (bx, by) = sheltered(piece.outline, foe)
            yield (ax + bx) // 2, (ay + by) // 2


def _deployment(state: Game, unit: Unit, stop: Stop) -> Deploy | None:
    """A unit at a place, turned to the middle of the table; None if it cannot stand there."""
    facing = facing_to(stop.point, state.book.centre) or 0
    at = Stand(stop.x, stop.y, SurfaceName(state.book.ground.surfaces[stop.surface].name))
    found = Deploy(unit, (at,), Facing(facing))
    return None if refusal(state, found) else found
