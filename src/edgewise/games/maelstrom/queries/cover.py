"""Cover: which terrain protects a unit, and how much. ME-COV."""

from __future__ import annotations

from edgewise.games.maelstrom.figures import Figure, Part, added, not_negative, part
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import leader_body, unit_bodies
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.touching import CONTACT_MILS, is_in, touches
from edgewise.tabletop.terrain import Ground, Standing

OPEN_GROUND = 1
PAINTED = -1
LARGE = -1
REAR_ARC = -1


def cover_value(state: Game, unit: Unit, *, behind: bool = False) -> Figure:
    """What cover is worth to a unit that takes it; never below 0. ME-COV-5, ME-COV-6, ME-TOK-4."""
    parts = [_terrain_part(state, unit)]
    parts.append(part(state.cover[unit] - 1, "more-tokens", "ME-COV-6"))
    parts.append(part(-state.level[unit], "suppression", "ME-SUP-5"))
    parts.append(part(REAR_ARC if behind else 0, "rear-arc", "ME-ARM-6"))
    parts.append(part(LARGE if state.book.is_large[state.leader[unit]] else 0, "large", "ME-LRG-2"))
    parts.append(part(PAINTED if "painted" in state.tokens[unit] else 0, "painted", "ME-TOK-4"))
    return not_negative(added(parts), "ME-COV-6")


def _terrain_part(state: Game, unit: Unit) -> Part:
    piece = covering_piece(state, unit)
    if piece is not None:
        return part(state.book.ground.pieces[piece].cover, "terrain", "ME-COV-5")
    if state.book.options.letter_cover and is_at_terrain(state, unit):
        return part(0, "no-terrain", "ME-COV-5")
    return part(OPEN_GROUND, "open-ground", "ME-COV-5")


def covering_piece(state: Game, unit: Unit) -> int | None:
    """The best feature that protects the unit: its leader and half of its models are at it. ME-COV-2, ME-COV-4."""
    ground = state.book.ground
    if state.place[unit] != "table":
        return None
    leader, models = leader_body(state, unit), unit_bodies(state, unit)
    found = [
        piece
        for piece in _pieces_near(ground, leader)
        if is_at(ground, piece, leader) and 2 * sum(is_at(ground, piece, each) for each in models) >= len(models)
    ]
    return max(found, key=lambda piece: ground.pieces[piece].cover, default=None)


def is_at_terrain(state: Game, unit: Unit) -> bool:
    """Whether any model touches an obstacle or is partly in area terrain. ME-COV-5."""
    ground = state.book.ground
    return any(is_at(ground, piece, body) for body in unit_bodies(state, unit) for piece in _pieces_near(ground, body))


def is_at(ground: Ground, number: int, body: Standing) -> bool:
    """Whether a model touches an obstacle or is partly in area terrain. ME-COV-2, ME-COV-3, ME-COV-4."""
    piece = ground.pieces[number]
    if piece.kind == "area":
        return is_in(body.disc, piece.outline)
    if ground.surfaces[body.surface].piece == number:
        return not piece.open_top
    return piece.base <= body.foot < piece.top and touches(body.disc, piece.outline)


def is_in_area(ground: Ground, body: Standing) -> bool:
    """Whether a model is in area terrain, low or not. ME-SHO-19."""
    pieces = _pieces_near(ground, body)
    return any(ground.pieces[n].kind == "area" and is_in(body.disc, ground.pieces[n].outline) for n in pieces)


def _pieces_near(ground: Ground, body: Standing) -> tuple[int, ...]:
    x, y, reach = body.x, body.y, body.r + CONTACT_MILS
    return ground.pieces_near(x - reach, y - reach, x + reach, y + reach)
