"""What all selectors share: whose things, near what, and how many are chosen by whom. DF-EFF-5."""

from __future__ import annotations

from typing import Literal

import msgspec

from edgewise.games.dawnfall.effects.base import Term, article, as_spaces, named, word
from edgewise.games.dawnfall.state import Game, Some, enemies, number
from edgewise.geometry.hexes import fully_occupied_line, line_of_fire

Side = Literal["own", "allied", "enemy", "any"]
Comparison = Literal["<", "<=", "=", ">=", ">", "!="]
By = Literal["actor", "owner", "opponent", "random", "all"]


RELATIONS = {"<": "less than", "<=": "at most", "=": "exactly", ">=": "at least", ">": "more than", "!=": "not"}


def compare(a: int, relation: str, b: int) -> bool:
    """Whether two numbers stand in a relation. DF-EFF-7 `compare`."""
    return {"<": a < b, "<=": a <= b, "=": a == b, ">=": a >= b, ">": a > b, "!=": a != b}[relation]


class Compared(Term, frozen=True):
    """A number compared with a constant or with the same number of something else."""

    is_: Comparison = msgspec.field(default="=", name="is")
    to: int | str = 0
    name: str = ""


class Sel(Term, frozen=True, tag_field="sel", kw_only=True):
    """What every selector can say: whose, near what, and how many are chosen by whom."""

    side: Side = "any"
    choose: Value | None = None
    by: By = "actor"
    up_to: bool = False
    distance_from: str | None = None
    min: int = 0
    max: Value | None = None
    line_of_fire_from: str | None = None
    in_contact_with: str | None = None
    in_space: str | None = None
    not_self: bool = False
    not_targeted_yet: bool = False

    def all(self, state: Game, scope: int) -> Some:
        """Everything that fits now."""
        raise NotImplementedError

    def noun(self) -> str:
        """What it selects, in words."""
        raise NotImplementedError

    def words(self) -> str:
        """It in words."""
        what = self.noun() + self.filter_words()
        if self.choose is None:
            return f"every {what}"
        chooser = {"owner": " (its owner chooses)", "opponent": " (the opponent chooses)", "random": " (at random)"}
        n = value_words(self.choose)
        counted = article(what) if n == "1" else f"{n} × {what}"
        return ("up to " if self.up_to else "") + counted + chooser.get(self.by, "")

    def filter_words(self) -> str:
        """The filters in words."""
        parts = []
        if self.distance_from is not None:
            at_least = f"{self.min} to " if self.min else ""
            far = "" if self.max is None else f" within Range {at_least}{value_words(self.max)}"
            parts.append(f"{far} of {word(self.distance_from)}" if far else "")
        if self.line_of_fire_from is not None:
            parts.append(f" in Line of Fire of {word(self.line_of_fire_from)}")
        if self.in_contact_with is not None:
            parts.append(f" in contact with {word(self.in_contact_with)}")
        if self.in_space is not None:
            parts.append(f" in {word(self.in_space)}")
        if self.not_self:
            parts.append(" other than the source")
        return "".join(parts)

    def seats(self, state: Game, scope: int) -> tuple[int, ...]:
        """The seats whose things fit."""
        seat = number(state, scope, "seat")
        if self.side == "own":
            return (seat,)
        if self.side == "enemy":
            return enemies(state, seat)
        if self.side == "allied":
            return tuple(s for s in range(state.book.seats) if s != seat and s not in enemies(state, seat))
        return tuple(range(state.book.seats))

    def allowed(self, state: Game, scope: int) -> set[int] | None:
        """The Spaces that the filters on the place allow; None when there is no such filter."""
        if self.distance_from is None and self.line_of_fire_from is None and self.in_space is None:
            return None
        board = state.book.board
        found: set[int] | None = None
        if self.distance_from is not None:
            origins = as_spaces(state, named(state, scope, self.distance_from))
            top = 99 if self.max is None else amount(state, scope, self.max)
            near = [s for o in origins for s in board.reach(o, top) if board.distance[o][s] >= self.min]
            found = set(near)
        if self.line_of_fire_from is not None:
            origins = as_spaces(state, named(state, scope, self.line_of_fire_from))
            seen = {*origins}
            for o in origins:
                for way in range(6):
                    seen.update(fully_occupied_line(board, state.occupied, o, way))
            found = seen if found is None else found & seen
        if self.in_space is not None:
            inside = set(as_spaces(state, named(state, scope, self.in_space)))
            found = inside if found is None else found & inside
        return found

    def space_fits(self, state: Game, scope: int, space: int) -> bool:
        """The filters on where something stands."""
        board = state.book.board
        if self.distance_from is not None:
            origins = as_spaces(state, named(state, scope, self.distance_from))
            top = 99 if self.max is None else amount(state, scope, self.max)
            if not any(self.min <= board.distance[o][space] <= top for o in origins):
                return False
        if self.line_of_fire_from is not None:
            origins = as_spaces(state, named(state, scope, self.line_of_fire_from))
            if not any(line_of_fire(board, state.occupied, o, space) for o in origins):
                return False
        if self.in_space is not None:
            return space in as_spaces(state, named(state, scope, self.in_space))
        return True


from edgewise.games.dawnfall.effects.values import Value, amount, value_words
