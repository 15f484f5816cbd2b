"""Places where no enemy leader sees the leader of a unit, for moves worth offering. ME-LOS-1"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import leader_body
from edgewise.games.maelstrom.queries.sight import watch
from edgewise.games.maelstrom.state import Game, standing
from edgewise.geometry.bearings import FULL_TURN
from edgewise.geometry.compass import circle
from edgewise.geometry.paths import crosses
from edgewise.geometry.plane import Disc, Point, Polygon, squared
from edgewise.geometry.touching import is_in
from edgewise.tabletop.terrain import Piece, Standing, Stop

NEAR_SCREENS = 4
# All around: sixteen directions, by quarters of the way that may be gone.
APART = FULL_TURN // 16
PARTS = (4, 2, 3, 1)
# How far behind a screen a base is looked for, off its far side.
BEHIND = (0, 750)


class Hiding:
    """What hides a unit from its enemies, and whether a place is out of the sight of all of them."""

    def __init__(self, state: Game, unit: Unit, most: int) -> None:
        self.state, self.leader, self.most = state, leader_body(state, unit), most
        foes = [leader_body(state, foe) for foe in standing(state, 1 - state.book.unit_seat[unit])]
        self.foes = sorted(foes, key=lambda foe: squared(foe.centre, self.leader.centre))
        self.screens = [piece for piece in state.book.ground.pieces if _is_screen(piece, self.leader)]
        # Area terrain hides nobody from who is in it. ME-LOS-5
        self.views = [
            (foe.centre, [each for each in self.screens if each.is_solid or not is_in(foe.disc, each.outline)])
            for foe in self.foes
        ]

    def places(self) -> Iterator[Point]:
        """Places behind near screens and all around that may be out of sight; none where nothing hides."""
        if not self.foes or not self.screens:
            return
        x, y = self.leader.centre
        around = (step for part in PARTS for step in circle(self.most * part // 4, 0, APART))
        for place in (*self._hints(), *((x + dx, y + dy) for dx, dy in around)):
            if self._is_shaded(place):
                yield place

    def is_hidden(self, stop: Stop) -> bool:
        """Whether no enemy leader sees the leader at a place."""
        foot = self.state.book.ground.elevation(stop.surface)
        lookout = watch(self.state).lookout
        there = self.leader._replace(x=stop.x, y=stop.y, foot=foot, surface=stop.surface)
        return not any(lookout.sees(foe, [there]) for foe in self.foes)

    def _is_shaded(self, place: Point) -> bool:
        """Whether the line from each enemy leader meets a screen: quick to ask, and most places are ruled out by it."""
        base = Disc(*place, self.leader.r)
        return all(any(_hides(screen, eye, base) for screen in screens) for eye, screens in self.views)

    def _hints(self) -> list[Point]:
        """Places behind near screens, seen from the nearest enemy."""
        here, foe = self.leader.centre, self.foes[0].centre
        outlines = [screen.outline for screen in self.screens]
        near = [screen for screen in outlines if squared(_middle(screen), here) < (self.most + 6000) ** 2]
        near.sort(key=lambda screen: squared(_middle(screen), here))
        return [_behind(screen, foe, self.leader.r + gap) for screen in near[:NEAR_SCREENS] for gap in BEHIND]


def _is_screen(piece: Piece, leader: Standing) -> bool:
    """Whether a piece can hide a body of this height on the ground. ME-LOS-3, ME-LOS-4, ME-LOS-6"""
    if not piece.is_solid:
        return not piece.low
    return not piece.porous and piece.top > leader.height


def _hides(screen: Piece, eye: Point, base: Disc) -> bool:
    """Whether a screen lies on the line to the middle of a base that is not in it. ME-LOS-5"""
    return crosses(eye, base.centre, 0, screen.outline) and (screen.is_solid or not is_in(base, screen.outline))


def _middle(outline: Polygon) -> Point:
    left, bottom, right, top = outline.box
    return (left + right) // 2, (bottom + top) // 2


def _behind(outline: Polygon, foe: Point, reach: int) -> Point:
    """The place behind an outline, off its rim by a reach, on the line from an enemy through its middle."""
    x, y = _middle(outline)
    dx, dy = x - foe[0], y - foe[1]
    span = isqrt(dx * dx + dy * dy) or 1
    # The farthest corner along the line tells where the outline ends.
    far = max(((px - x) * dx + (py - y) * dy) // span for px, py in outline.points)
    return x + dx * (far + reach) // span, y + dy * (far + reach) // span
