"""Deployment zones, halves and quarters of the table. ME-DEP-3 to ME-DEP-6, ME-OBJ-1, ME-OBJ-25, ME-OBJ-27."""

from __future__ import annotations

from edgewise.games.maelstrom.deployments import EdgeName, reserve_edge
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.plane import Box, Disc, Polygon
from edgewise.geometry.touching import is_in, is_wholly_in, is_wholly_in_box

Region = tuple[Polygon, ...]


def zone_of(state: Game, seat: int) -> Region:
    """Where a seat deploys. ME-DEP-1."""
    return state.book.zones(state.deployment).of(state.zones[seat])


def wholly_in(base: Disc, region: Region) -> bool:
    """Whether a base lies in one part of a region; parts of one never meet on any table. ME-SCO-14, ME-DEP-1."""
    return any(is_wholly_in(base, part) for part in region)


def partly_in(base: Disc, region: Region) -> bool:
    """Whether a base is in a region with any part of itself. ME-SCO-14."""
    return any(is_in(base, part) for part in region)


def edge_of(state: Game, seat: int) -> EdgeName:
    """The reserve edge of a seat. ME-DEP-5."""
    return reserve_edge(state.book.setting.deployments[state.deployment], state.zones[seat])


def half_of(state: Game, seat: int) -> Box:
    """The half of the table with the reserve edge of a seat. ME-OBJ-1, ME-DEP-5."""
    width, depth = state.book.ground.width, state.book.ground.depth
    match edge_of(state, seat):
        case "bottom":
            return Box(0, 0, width, depth // 2)
        case "top":
            return Box(0, depth // 2, width, depth)
        case "left":
            return Box(0, 0, width // 2, depth)
        case "right":
            return Box(width // 2, 0, width, depth)


def wholly_in_half(state: Game, base: Disc, seat: int) -> bool:
    """Whether a base lies wholly in the half of a seat. ME-OBJ-1."""
    return is_wholly_in_box(base, half_of(state, seat))


def reserve_distance(state: Game, seat: int, x: int, y: int) -> int:
    """How far a place is from the reserve edge of a seat. ME-DEP-5, ME-RET-2."""
    match edge_of(state, seat):
        case "bottom":
            return y
        case "top":
            return state.book.ground.depth - y
        case "left":
            return x
        case "right":
            return state.book.ground.width - x


def reserve_edge_point(state: Game, seat: int, here: tuple[int, int]) -> tuple[int, int]:
    """The point of the reserve edge of a seat that is nearest to a place. ME-DEP-5."""
    ground = state.book.ground
    match edge_of(state, seat):
        case "bottom":
            return here[0], 0
        case "top":
            return here[0], ground.depth
        case "left":
            return 0, here[1]
        case "right":
            return ground.width, here[1]


def quarters(state: Game) -> tuple[Box, ...]:
    """The quarters of the table. ME-OBJ-27."""
    width, depth = state.book.ground.width, state.book.ground.depth
    x, y = width // 2, depth // 2
    return Box(0, 0, x, y), Box(x, 0, width, y), Box(0, y, x, depth), Box(x, y, width, depth)
