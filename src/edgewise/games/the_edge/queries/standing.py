"""Where a squad would stand when it is set down near a place. ED-SET-9."""

from __future__ import annotations

from math import isqrt
from typing import Literal, TypeAlias

from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Deploy
from edgewise.games.the_edge.queries.setting import deploy_refusal
from edgewise.games.the_edge.state import Game, Point

Shape: TypeAlias = Literal["row", "column", "block"]
SHAPES: tuple[Shape, ...] = ("row", "block", "column")
# Between the edges of bases, so that each can be grasped.
SPACING = 100
NEAR = 3000
_STEP = 250
_STEPS = range(-NEAR, NEAR + 1, _STEP)
# What a step aside may mend.
_MENDED = ("E_DEPLOY_ZONE", "E_OVERLAP")


def _length(step: Point) -> int:
    return step[0] ** 2 + step[1] ** 2


# Steps aside, the shortest first.
_ASIDE = tuple(sorted(((x, y) for x in _STEPS for y in _STEPS if _length((x, y)) <= NEAR**2), key=_length))


def formation(place: Point, count: int, radius: int, shape: Shape) -> tuple[Point, ...]:
    """A row, a column or a block of bases around a place."""
    gap = 2 * radius + SPACING
    wide = {"row": count, "column": 1, "block": isqrt(count - 1) + 1}[shape]
    rows = -(-count // wide)
    left, top = place[0] - (wide - 1) * gap // 2, place[1] + (rows - 1) * gap // 2
    return tuple((left + n % wide * gap, top - n // wide * gap) for n in range(count))


def standing(state: Game, squad: int, place: Point, shape: Shape) -> tuple[tuple[Point, ...], Refusal | None]:
    """The nearest legal formation, of the wanted shape if there is one; else the wanted one and what forbids it."""
    card, seat = state.book.squad_card[squad], state.book.squad_seat[squad]

    def judged(at: Point, kind: Shape) -> tuple[tuple[Point, ...], Refusal | None]:
        places = formation(at, card.models, card.base_radius_mil, kind)
        return places, deploy_refusal(state, seat, Deploy(squad, places))

    wanted = judged(place, shape)
    if wanted[1] is None or wanted[1].code not in _MENDED:
        return wanted
    for kind in (shape, *(other for other in SHAPES if other != shape)):
        for dx, dy in _ASIDE:
            found = judged((place[0] + dx, place[1] + dy), kind)
            if found[1] is None:
                return found
    return wanted
