"""Selectors of Spaces along Lines of Fire. DF-EFF-5, DF-LOF."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

import msgspec

from edgewise.core.phrase import Phrase, phrase
from edgewise.games.dawnfall.effects.base import as_spaces, named
from edgewise.games.dawnfall.effects.selecting import Det, Sel
from edgewise.games.dawnfall.effects.values import Value, amount, value_words
from edgewise.games.dawnfall.effects.words import word
from edgewise.games.dawnfall.state import Game, Some, opaque
from edgewise.geometry.hexes import fully_occupied_line


class Line(Sel, frozen=True, tag="line", kw_only=True):
    """The Spaces of a Line of Fire towards a chosen Space. DF-LOF-7, DF-CLR-6."""

    from_: str = msgspec.field(default="shooter", name="from")
    towards: str = "aim"
    length: Value | None = None

    def all(self, state: Game, scope: int) -> Some:
        board = state.book.board
        start = as_spaces(state, named(state, scope, self.from_))
        aim = as_spaces(state, named(state, scope, self.towards))
        if not start or not aim or (way := board.direction(start[0], aim[0])) < 0:
            return Some("space", ())
        row = fully_occupied_line(board, opaque(state), start[0], way)
        length = len(row) if self.length is None else amount(state, scope, self.length)
        return Some("space", tuple(row[:length]))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        reach = Phrase("part-line") if self.length is None else phrase("part-line-of", n=value_words(self.length))
        return phrase("noun-space", det=det, n=n, state="", rest=self.rest(reach))


class Directions(Sel, frozen=True, tag="directions", kw_only=True):
    """The first Spaces of the Lines of Fire of something that hit at least one model; for effects along a line."""

    from_: str = msgspec.field(default="shooter", name="from")
    length: Value | None = None

    def all(self, state: Game, scope: int) -> Some:
        return Some("space", tuple(self.each(state, scope)))

    def each(self, state: Game, scope: int) -> Iterator[int]:
        """The same Spaces one by one, for searches that need only the first good one."""
        start = as_spaces(state, named(state, scope, self.from_))
        reach = 99 if self.length is None else amount(state, scope, self.length)
        board, models, occupied = state.book.board, reduce(or_, state.armies), opaque(state)
        for way in range(6) if start else ():
            row = fully_occupied_line(board, occupied, start[0], way)[:reach]
            if any(models & board.space_bits[s] for s in row):
                yield row[0]

    def some(self, state: Game, scope: int) -> bool:
        return any(True for _ in self.each(state, scope))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return phrase("noun-direction", det=det, n=n, what=word(self.from_))
