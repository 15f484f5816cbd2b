"""Places that a leader may want to be led to: onto markers, into cover, out of sight, near and away from enemies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt

from edgewise.geometry.bearings import FULL_TURN
from edgewise.geometry.compass import circle
from edgewise.geometry.outlines import Edge, turn
from edgewise.geometry.plane import Point, Polygon, squared
from edgewise.tabletop.terrain import Ground, Piece, Standing

# Distances from the nearest enemy that are worth stopping at: charge and grenade, short range, and usual ranges.
BANDS = (1000, 6000, 12000, 18000)
NEAR_ENEMIES = 4
NEAR_MARKERS = 3
NEAR_PIECES = 6
NEAR_SIDES = 2
_DIRECTIONS = 16


def compass(here: Point, far: int, count: int = _DIRECTIONS) -> Iterator[Point]:
    """Places all around at a distance; a mil is left for rounding."""
    return ((here[0] + dx, here[1] + dy) for dx, dy in circle(max(far - 1, 0), 0, FULL_TURN // count))


def towards(start: Point, end: Point, far: int) -> Point:
    """The place so far from a start on the line to an end; beyond it if that is nearer, and behind for less than 0."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    span = isqrt(dx * dx + dy * dy) or 1
    return start[0] + dx * far // span, start[1] + dy * far // span


def capped(start: Point, end: Point, most: int) -> Point:
    """An end, or as far towards it as may be gone."""
    return end if squared(start, end) <= (most - 2) ** 2 else towards(start, end, max(most - 2, 0))


def nearest_models(here: Point, enemies: Sequence[Standing]) -> list[Standing]:
    """The nearest model of each enemy unit, the nearest unit first."""
    found: dict[int, Standing] = {}
    for body in sorted(enemies, key=lambda body: squared(here, body.centre)):
        found.setdefault(body.unit, body)
    return list(found.values())


def approaches(leader: Standing, most: int, near: Sequence[Standing]) -> Iterator[Point]:
    """Towards enemies, as far as may be or up to a band of distance; and straight away from them."""
    here = leader.centre
    for enemy in near[:NEAR_ENEMIES]:
        yield capped(here, enemy.centre, most)
        gap = isqrt(squared(here, enemy.centre)) - leader.r - enemy.r
        for band in BANDS:
            if 0 < gap - band <= most:
                yield towards(here, enemy.centre, gap - band)
        yield towards(here, enemy.centre, -max(most - 2, 0))


def onto_markers(leader: Standing, most: int, markers: Sequence[Standing]) -> Iterator[Point]:
    """Onto the nearest markers, and to their near and far rims."""
    here = leader.centre
    for marker in sorted(markers, key=lambda m: squared(here, m.centre))[:NEAR_MARKERS]:
        yield capped(here, marker.centre, most)
        reach = leader.r + marker.r
        if isqrt(squared(here, marker.centre)) - reach <= most:
            yield towards(marker.centre, here, reach)
            yield towards(marker.centre, here, -reach)


def covers(leader: Standing, most: int, ground: Ground) -> list[Piece]:
    """The pieces within reach that give cover, the nearest first. ME-COV-2, ME-COV-4"""
    x, y = leader.centre
    reach = most + leader.r
    near = ground.pieces_near(x - reach, y - reach, x + reach, y + reach)
    found = [ground.pieces[at] for at in near if ground.pieces[at].cover]
    found.sort(key=lambda piece: squared(leader.centre, _middle(piece.outline)))
    return found[:NEAR_PIECES]


def _middle(outline: Polygon) -> Point:
    left, bottom, right, top = outline.box
    return (left + right) // 2, (bottom + top) // 2


def inside(leader: Standing, most: int, piece: Piece) -> Iterator[Point]:
    """Into area terrain: its middle, or as far towards it as may be gone, and just inside its near rim."""
    here, middle = leader.centre, _middle(piece.outline)
    yield capped(here, middle, most)
    near = nearest_point(here, piece.outline)
    yield towards(near, middle, leader.r)


def sheltered(outline: Polygon, enemy: Point) -> list[Edge]:
    """The longest sides of an outline that look away from an enemy."""
    away = [(a, b) for a, b in outline.edges if turn(a, b, enemy) >= 0]
    return sorted(away, key=lambda side: -squared(*side))[:NEAR_SIDES]


def beside(side: Edge, reach: int) -> Iterator[Point]:
    """Places off a side of an outline, near its middle and its ends."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    ox, oy = off(side, reach)
    for part in (4, 1, 7):
        yield ax + dx * part // 8 + ox, ay + dy * part // 8 + oy


def off(side: Edge, reach: int) -> Point:
    """The step off a side at right angles; an outline runs counter-clockwise, so outside is to the right of it."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    span = isqrt(dx * dx + dy * dy)
    return _away(dy, reach, span), _away(-dx, reach, span)


def _away(part: int, reach: int, span: int) -> int:
    """The nearest whole step off a side, so that a base that is set there touches it."""
    return (2 * part * reach + span) // (2 * span)


def nearest_point(place: Point, outline: Polygon) -> Point:
    """The point of an outline nearest to a place."""
    found = (_on_edge(place, a, b) for a, b in outline.edges)
    return min(found, key=lambda point: squared(place, point))


def _on_edge(place: Point, a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along, span = dx * (place[0] - a[0]) + dy * (place[1] - a[1]), dx * dx + dy * dy
    if along <= 0:
        return a
    return b if along >= span else (a[0] + dx * along // span, a[1] + dy * along // span)


def ring(leader: Standing, body: Standing, count: int = _DIRECTIONS) -> list[Point]:
    """Places where the leader touches a body, from the side that is nearest to it on."""
    here = leader.centre
    found = [(body.x + dx, body.y + dy) for dx, dy in circle(leader.r + body.r, 0, FULL_TURN // count)]
    return sorted([towards(body.centre, here, leader.r + body.r), *found], key=lambda place: squared(here, place))
