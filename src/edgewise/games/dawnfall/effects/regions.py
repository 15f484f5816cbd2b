"""Selectors of places and of Shrines. DF-EFF-5."""

from __future__ import annotations

from edgewise.games.dawnfall.effects.base import as_models, as_spaces, named, word
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.state import Game, Some


class Neighbours(Sel, frozen=True, tag="neighbours", kw_only=True):
    """The Spaces at distance 1 from something."""

    of: str

    def all(self, state: Game, scope: int) -> Some:
        spots = as_spaces(state, named(state, scope, self.of))
        found = dict.fromkeys(n for s in spots for n in state.book.board.neighbours[s])
        return Some("space", tuple(s for s in found if self.space_fits(state, scope, s)))

    def noun(self) -> str:
        return f"Space next to {word(self.of)}"


class Placements(Sel, frozen=True, tag="placements", kw_only=True):
    """The Spaces with unoccupied hexes for the base of a model."""

    of: str = "target"

    def all(self, state: Game, scope: int) -> Some:
        models = as_models(state, named(state, scope, self.of))
        if not models:
            return Some("space", ())
        fits = state.book.fits[base_size(state, models[0])]
        occupied = state.occupied & ~state.bodies[models[0]]
        found = [s for s in range(state.book.board.count) if fits[occupied >> 7 * s & 127]]
        return Some("space", tuple(s for s in found if self.space_fits(state, scope, s)))

    def noun(self) -> str:
        return f"Space with room for {word(self.of)}"


class Shrines(Sel, frozen=True, tag="shrine", kw_only=True):
    """Shrines on the board, by owner."""

    def all(self, state: Game, scope: int) -> Some:
        seats = self.seats(state, scope)
        shrines = [(i, t.space) for i, t in enumerate(state.tokens) if t.kind == "shrine" and t.owner in seats]
        return Some("token", tuple(i for i, space in shrines if self.space_fits(state, scope, space)))

    def noun(self) -> str:
        return {"own": "own ", "enemy": "enemy ", "allied": "allied ", "any": ""}[self.side] + "Shrine"
