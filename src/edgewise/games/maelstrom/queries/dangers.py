"""Dangerous ground that a unit meets in a move, or stays in. ME-TER-8, ME-TER-9"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edgewise.games.maelstrom.queries.paths import Trodden
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop import meetings
from edgewise.tabletop.terrain import Hazard, Standing


def dangers_met(state: Game, way: Trodden, before: Sequence[Standing], after: Sequence[Standing]) -> int:
    """The strength of all that a move leads through: the way of the leader, all starts and all ends. ME-TER-8"""
    ground = state.book.ground
    if not any(hazard.dangerous for hazard in ground.hazards):
        return 0
    found = _under(state, (*before, *after))
    # Nothing of a dynamic move but its start and its end counts, so it has no legs here. ME-TER-13
    for leg in way.legs:
        found.update(dict.fromkeys(meetings.dangers_along(ground, leg)))
    return sum(hazard.dangerous for hazard in found)


def dangers_under(state: Game, bodies: Iterable[Standing]) -> int:
    """The strength of all that some models stand in. ME-TER-8"""
    return sum(hazard.dangerous for hazard in _under(state, bodies))


def _under(state: Game, bodies: Iterable[Standing]) -> dict[Hazard, None]:
    """The dangerous ground that bodies stand in, each feature once."""
    ground = state.book.ground
    return {hazard: None for body in bodies for hazard in meetings.dangers_under(ground, body)}
