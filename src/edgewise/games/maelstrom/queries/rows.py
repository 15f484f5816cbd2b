"""A unit lined up along the side of an obstacle, so that half of it touches: places for a move into cover. ME-COV-2"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt

from edgewise.geometry.outlines import Edge, is_nearer, turn
from edgewise.geometry.plane import Point, Polygon, squared
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import is_coherent
from edgewise.tabletop.terrain import Standing

# How many bases long the rows are to either side of the leader, and how many rows there are.
LONG = 3
DEEP = 2

Stands = Callable[[Standing, Sequence[Standing]], bool]


def sheltered(outline: Polygon, enemy: Point) -> Edge:
    """The longest side of an outline that looks away from an enemy."""
    away = [(a, b) for a, b in outline.edges if turn(a, b, enemy) >= 0]
    return max(away or outline.edges, key=lambda side: squared(*side))


def side_touched(outline: Polygon, body: Standing) -> Edge | None:
    """The longest side of an outline that a base outside touches."""
    reach = body.r + CONTACT_MILS + 1
    sides = [side for side in outline.edges if is_nearer(body.x, body.y, *side, reach)]
    return max(sides, key=lambda side: squared(*side), default=None)


def in_rows(leader: Standing, side: Edge, mates: Sequence[Standing], may_stand: Stands) -> tuple[Standing, ...] | None:
    """Places for the mates of a leader that stands off a side: beside it first, then behind; None: too few."""
    placed = [leader]
    left = list(_spots(leader, side))
    for mate in mates:
        spot = next((spot for spot in left if _fits(leader, mate, spot, placed, may_stand)), None)
        if spot is None:
            return None
        left.remove(spot)
        placed.append(_at(leader, mate, spot))
    return tuple(placed[1:])


def _fits(leader: Standing, mate: Standing, spot: Point, placed: Sequence[Standing], may_stand: Stands) -> bool:
    found = _at(leader, mate, spot)
    return is_coherent(leader, found) and may_stand(found, placed)


def _at(leader: Standing, mate: Standing, spot: Point) -> Standing:
    return mate._replace(x=spot[0], y=spot[1], foot=leader.foot, surface=leader.surface)


def _spots(leader: Standing, side: Edge) -> Iterator[Point]:
    """Spots base by base along the side, near the leader first; then in rows farther off."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    span = isqrt(dx * dx + dy * dy)
    wide = 2 * leader.r
    for row in range(DEEP):
        # An outline runs counter-clockwise: what is outside lies to the right of its sides.
        x, y = leader.x + dy * wide * row // span, leader.y - dx * wide * row // span
        for at in range(0 if row else 1, LONG + 1):
            for far in (wide * at, -wide * at) if at else (0,):
                yield x + dx * far // span, y + dy * far // span
