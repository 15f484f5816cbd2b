"""Markers: where they may lie, and who controls them. ME-OBJ-1 to ME-OBJ-8."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import isqrt

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom import reaching
from edgewise.games.maelstrom.abilities import Holdfast
from edgewise.games.maelstrom.kinds import Marker, Unit
from edgewise.games.maelstrom.queries.abilities import any_has
from edgewise.games.maelstrom.queries.bodies import bodies, body
from edgewise.games.maelstrom.queries.kept import Kept, whereabouts
from edgewise.games.maelstrom.queries.zones import half_of
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game, Lying, living, standing
from edgewise.geometry.plane import Box, Disc
from edgewise.geometry.touching import CONTACT_MILS, is_in, is_wholly_in_box
from edgewise.geometry.touching import touches as touches_area
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.terrain import GROUND, Ground, Standing

MARKER_RADIUS = 750
# How near markers may lie to each other and to the edges of the table, and how near an enemy contests. ME-OBJ-2, -7
APART_MILS = 12_000
EDGE_MILS = 6_000
CONTEST_MILS = 3_000
STEP_MILS = 500
# The limit that a crammed table is left with is cut to tenths of an inch. ME-OBJ-3
TENTH_MILS = 100
KEPT = 16
# The places of one marker are asked for again after every proposal for the one before.
KEPT_PLACES = 256
_grids: Kept[Hashable, tuple[tuple[int, int], ...]] = Kept(KEPT)
_places: Kept[Hashable, tuple[tuple[int, int], ...]] = Kept(KEPT_PLACES)


def marker_body(ground: Ground, x: int, y: int) -> Standing:
    """A marker as a flat body: on the top of what it lies on, below all floors. ME-SCO-4, ME-SCO-5, ME-OBJ-4."""
    tops = [s for s in ground.surfaces_under(x, y) if s in ground.tops and ground.surfaces[s].standable]
    surface = tops[-1] if tops else GROUND
    return Standing(x, y, MARKER_RADIUS, ground.elevation(surface), surface=surface)


def marker_bodies(state: Game) -> list[Standing]:
    """The markers on the table as flat bodies. ME-OBJ-4."""
    return [marker_body(state.book.ground, marker.x, marker.y) for _, marker in lying(state)]


def lying(state: Game) -> Iterator[tuple[Marker, Lying]]:
    """The markers on the table with their numbers."""
    return ((Marker(n), marker) for n, marker in enumerate(state.markers) if not marker.gone)


def placing_refusal(state: Game, seat: int, x: int, y: int) -> Refusal | None:
    """What forbids a marker of the standard method at a place. ME-OBJ-1 to ME-OBJ-3."""
    base = Disc(x, y, MARKER_RADIUS)
    if not is_wholly_in_box(base, half_of(state, 1 - seat)):
        return refuse("ME-OBJ-1", "marker-half")
    found = ground_refusal(state, base)
    if found is not None:
        return found
    square = square_to_others(state, x, y)
    if square is None or is_apart(square):
        return None
    limit = room(state, seat)
    if limit is None:
        return refuse("ME-OBJ-2", "marker-near", inches=APART_MILS // 1000)
    return None if is_as_far(square, limit) else refuse("ME-OBJ-2", "marker-near", inches=limit / 1000)


def ground_refusal(state: Game, base: Disc) -> Refusal | None:
    """What forbids a marker anywhere on the table, other markers left aside. ME-OBJ-2."""
    ground = state.book.ground
    x, y, r = base
    least = EDGE_MILS + r
    if not (least < x < ground.width - least and least < y < ground.depth - least):
        return refuse("ME-OBJ-2", "marker-edge", inches=EDGE_MILS // 1000)
    if any(is_touching(marker_body(ground, x, y), each) for each in bodies(state)):
        return refuse("ME-OBJ-2", "marker-model")
    for number in ground.hazards_near(x - r, y - r, x + r, y + r):
        hazard = ground.hazards[number]
        if hazard.impassable and is_in(base, hazard.outline):
            return refuse("ME-OBJ-2", "marker-impassable")
    for number in ground.pieces_near(x - r, y - r, x + r, y + r):
        piece = ground.pieces[number]
        if piece.kind == "building" and touches_area(base, piece.outline):
            return refuse("ME-OBJ-2", "marker-building")
    return None if is_reachable(state, x, y) else refuse("ME-OBJ-2", "marker-unreachable")


def is_reachable(state: Game, x: int, y: int) -> bool:
    """Whether infantry could ever stand on a marker there. ME-OBJ-2."""
    return reaching.is_near(state.book.ground, state.book.reached(state.deployment), x, y)


def square_to_others(state: Game, x: int, y: int) -> int | None:
    """The squared distance to the centre of the nearest other marker; None if there is none."""
    return min(((x - other.x) ** 2 + (y - other.y) ** 2 for _, other in lying(state)), default=None)


def is_apart(square: int) -> bool:
    """Whether two rims are more than 12" apart. ME-OBJ-2, ME-SCO-3."""
    return square > (APART_MILS + 2 * MARKER_RADIUS) ** 2


def is_as_far(square: int, limit: int) -> bool:
    """Whether two rims are at least so far apart. ME-OBJ-3, ME-SCO-3."""
    return square >= (limit + 2 * MARKER_RADIUS) ** 2


def grid(state: Game, seat: int) -> tuple[tuple[int, int], ...]:
    """The places of a half inch grid that obey all but the distance of markers, remembered. ME-OBJ-3."""
    half = half_of(state, 1 - seat)
    key = (state.deployment, half, whereabouts(state))
    return _grids.get(state.book, key, lambda: tuple(_free(state, half)))


def _free(state: Game, half: Box) -> Iterator[tuple[int, int]]:
    for x in range(half.left, half.right + 1, STEP_MILS):
        for y in range(half.bottom, half.top + 1, STEP_MILS):
            base = Disc(x, y, MARKER_RADIUS)
            if is_wholly_in_box(base, half) and ground_refusal(state, base) is None:
                yield x, y


def room(state: Game, seat: int) -> int | None:
    """The distance that the next marker must keep where none is more than 12" off, in tenths. ME-OBJ-3."""
    squares = (square_to_others(state, x, y) for x, y in grid(state, seat))
    best = max((square for square in squares if square is not None), default=None)
    return None if best is None or is_apart(best) else _tenths(best)


def _tenths(square: int) -> int:
    """A distance of rims, rounded down to tenths of an inch. ME-OBJ-3."""
    return (isqrt(square) - 2 * MARKER_RADIUS) // TENTH_MILS * TENTH_MILS


def places(state: Game, seat: int) -> tuple[tuple[int, int], ...]:
    """The places of the grid where the next marker may lie, remembered. ME-OBJ-1 to ME-OBJ-3."""
    key = (state.deployment, half_of(state, 1 - seat), state.markers, whereabouts(state))
    return _places.get(state.book, key, lambda: _open_places(state, seat))


def _open_places(state: Game, seat: int) -> tuple[tuple[int, int], ...]:
    free = [(x, y, square_to_others(state, x, y)) for x, y in grid(state, seat)]
    limit = room(state, seat)
    if limit is None:
        return tuple((x, y) for x, y, square in free if square is None or is_apart(square))
    return tuple((x, y) for x, y, square in free if square is not None and is_as_far(square, limit))


# control


def touching_units(state: Game, marker: Lying, seat: int) -> list[Unit]:
    """The units of a seat with a model in contact with a marker, or over it. ME-OBJ-4, ME-OBJ-7."""
    near = list(bodies_near(state, marker, seat, CONTACT_MILS))
    if not near:
        return []
    base = marker_body(state.book.ground, marker.x, marker.y)
    return [unit for unit, found in near if any(is_touching(base, each) for each in found)]


def near_units(state: Game, marker: Lying, seat: int) -> list[Unit]:
    """The units of a seat within 3" of a marker. ME-OBJ-7."""
    near = list(bodies_near(state, marker, seat, CONTEST_MILS))
    if not near:
        return []
    base = marker_body(state.book.ground, marker.x, marker.y)
    return [unit for unit, found in near if any(is_within(base, each, CONTEST_MILS) for each in found)]


def bodies_near(state: Game, marker: Lying, seat: int, reach: int) -> Iterator[tuple[Unit, list[Standing]]]:
    """The units of a seat with their models that may be within reach of a marker: what is farther off is left out."""
    x, y, radius = state.x, state.y, state.book.radius
    for unit in standing(state, seat):
        near = []
        for model in living(state, unit):
            most = reach + MARKER_RADIUS + radius[model]
            if abs(x[model] - marker.x) <= most and abs(y[model] - marker.y) <= most:
                near.append(body(state, model))
        if near:
            yield unit, near


def controller(state: Game, marker: Lying) -> int | None:
    """Who controls a marker, if anybody does. ME-OBJ-7, ME-OBJ-8."""
    near = (near_units(state, marker, 0), near_units(state, marker, 1))
    firm = [any(any_has(state, unit, Holdfast) for unit in near[seat]) for seat in (0, 1)]
    if firm[0] and firm[1]:
        return None
    for seat in (0, 1):
        contacts = touching_units(state, marker, seat)
        if not contacts:
            continue
        if not near[1 - seat] or any(any_has(state, unit, Holdfast) for unit in contacts):
            return seat
    return None


def is_contested(state: Game, marker: Lying, seat: int) -> bool:
    """Whether an enemy of a seat is within 3" of a marker. ME-OBJ-7."""
    return bool(near_units(state, marker, 1 - seat))
