"""Selectors of places and who is there, tokens, Shrines and players. DF-EFF-5."""

from __future__ import annotations

import msgspec

from edgewise.core.phrase import Phrase, name_of, phrase
from edgewise.games.dawnfall.effects.base import around, as_models, as_spaces, named
from edgewise.games.dawnfall.effects.selecting import Det, Sel, models_words, part, range_words
from edgewise.games.dawnfall.effects.values import Value, amount, value_words
from edgewise.games.dawnfall.effects.words import side_words, word
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.state import Game, Some, models_touching


class Neighbours(Sel, frozen=True, tag="neighbours", kw_only=True):
    """The Spaces at distance 1 from something."""

    finds = "space"
    of: str

    def all(self, state: Game, scope: int) -> Some:
        spots = as_spaces(state, named(state, scope, self.of))
        found = dict.fromkeys(n for s in spots for n in state.book.board.neighbours[s])
        return Some("space", tuple(s for s in found if self.space_fits(state, scope, s)))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return phrase("noun-space", det=det, n=n, state="", rest=self.rest(phrase("part-next-to", what=word(self.of))))


class Area(Sel, frozen=True, tag="area", kw_only=True):
    """The Spaces within a distance of something."""

    around: str
    radius: Value = 1
    centre: bool = True

    def all(self, state: Game, scope: int) -> Some:
        board = state.book.board
        reach = amount(state, scope, self.radius)
        origins = as_spaces(state, named(state, scope, self.around))
        low = 0 if self.centre else 1
        found = [s for s in range(board.count) if any(low <= board.distance[o][s] <= reach for o in origins)]
        return Some("space", tuple(found))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        near = phrase("part-within", n=value_words(self.radius), what=word(self.around))
        if not self.centre:
            near = range_words(self.around, 1, self.radius)
        return phrase("noun-space", det=det, n=n, state="", rest=self.rest(near))


class InContact(Sel, frozen=True, tag="contact", kw_only=True):
    """Models in contact with something."""

    with_: str = msgspec.field(name="with")

    def all(self, state: Game, scope: int) -> Some:
        near = around(state, named(state, scope, self.with_))
        found = models_touching(state, near, self.seats(state, scope))
        return Some("model", tuple(found))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return models_words(det, n, self.rest(part("part-contact", self.with_)), self.side)


class SameSpace(Sel, frozen=True, tag="same_space", kw_only=True):
    """Models in the same Space as something."""

    as_: str = msgspec.field(name="as")

    def all(self, state: Game, scope: int) -> Some:
        spots = as_spaces(state, named(state, scope, self.as_))
        entered = as_spaces(state, named(state, scope, "entered"))
        # A model that enters a Space is there, though it has no hexes before the end of its Move. DF-MOV-14.
        movers = as_models(state, named(state, scope, "mover")) if entered and entered[0] in spots else ()
        found = (m for s in self.seats(state, scope) for m in state.models_of[s])
        return Some("model", tuple(m for m in found if state.spaces[m] in spots or m in movers))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return models_words(det, n, self.rest(part("part-same-space", self.as_)), self.side)


class Placements(Sel, frozen=True, tag="placements", kw_only=True):
    """The Spaces with unoccupied hexes for the base of a model."""

    finds = "space"
    of: str = "target"

    def all(self, state: Game, scope: int) -> Some:
        models = as_models(state, named(state, scope, self.of))
        if not models:
            return Some("space", ())
        fits = state.book.fits[base_size(state, models[0])]
        occupied = state.occupied & ~state.bodies[models[0]]
        found = [s for s in range(state.book.board.count) if fits[occupied >> 7 * s & 127]]
        return Some("space", tuple(s for s in found if self.space_fits(state, scope, s)))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return phrase("noun-space", det=det, n=n, state="", rest=self.rest(phrase("part-room", what=word(self.of))))


class Shrines(Sel, frozen=True, tag="shrine", kw_only=True):
    """Shrines on the board, by owner."""

    finds = "token"

    def all(self, state: Game, scope: int) -> Some:
        seats = self.seats(state, scope)
        shrines = [(i, t.space) for i, t in enumerate(state.tokens) if t.kind == "shrine" and t.owner in seats]
        return Some("token", tuple(i for i, space in shrines if self.space_fits(state, scope, space)))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return phrase("noun-shrine", det=det, n=n, side=side_words(self.side), rest=self.rest())


class Hexes(Sel, frozen=True, tag="hexes", kw_only=True):
    """Hexes of the board as numbers 7 * Space + hex; for small tokens."""

    finds = "hex"
    unoccupied: bool = True

    def all(self, state: Game, scope: int) -> Some:
        board = state.book.board
        near = around(state, named(state, scope, self.in_contact_with)) if self.in_contact_with else board.full
        open_hexes = near & ~state.occupied if self.unoccupied else near
        fits = [self.space_fits(state, scope, s) for s in range(board.count)]
        return Some("hex", tuple(h for h in range(7 * board.count) if fits[h // 7] and open_hexes >> h & 1))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        state = Phrase("adjective-unoccupied") if self.unoccupied else ""
        return phrase("noun-hex", det=det, n=n, state=state, rest=self.rest())


class Players(Sel, frozen=True, tag="players", kw_only=True):
    """Players."""

    finds = "player"

    def all(self, state: Game, scope: int) -> Some:
        return Some("player", self.seats(state, scope))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return phrase("noun-player", det=det, side=self.side)


class Tokens(Sel, frozen=True, tag="tokens", kw_only=True):
    """Map tokens of a type."""

    finds = "token"
    kind: str | None = None

    def all(self, state: Game, scope: int) -> Some:
        seats = self.seats(state, scope) + ((-1,) if self.side == "any" else ())
        near = around(state, named(state, scope, self.in_contact_with)) if self.in_contact_with else None
        found = [
            i
            for i, t in enumerate(state.tokens)
            if t.owner in seats
            and (self.kind is None or t.kind == self.kind)
            and self.space_fits(state, scope, t.space)
            and (near is None or near & (t.hexes << 7 * t.space))
        ]
        return Some("token", tuple(found))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        kind = name_of("token", self.kind) if self.kind else ""
        whose = Phrase(f"part-side-{self.side}") if self.side != "any" else None
        return phrase("noun-token" if kind else "noun-map-token", det=det, n=n, token=kind, rest=self.rest(whose))
