"""Which enemies a leader came near to on its way. ME-WPN-12"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.paths import Trodden
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.plane import Point, offset_of_edge
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.terrain import Standing

PASSED_MILS = 1000


def units_passed(state: Game, units: Sequence[Unit], way: Trodden) -> Iterator[Unit]:
    """The units of which some model was within 1" of the leader's base, its start included. ME-WPN-12"""
    stretches = list(way.stretches())
    for unit in units:
        if any(_is_passed(body, way.radius, stretches) for body in unit_bodies(state, unit)):
            yield unit


def _is_passed(body: Standing, radius: int, stretches: Sequence[tuple[Point, Point, int]]) -> bool:
    """Whether a stretch on about the same level led near; what is a level off is more than 1" away. ME-SCO-5"""
    reach = body.r + radius + PASSED_MILS
    for start, end, elevation in stretches:
        if -LEVEL_MILS < body.foot - elevation < LEVEL_MILS:
            square, scale = offset_of_edge(body.centre, start, end)
            if square <= reach * reach * scale:
                return True
    return False
