"""What all selectors share: whose things, near what, and how many are chosen by whom. DF-EFF-5."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Any, ClassVar, Literal

import msgspec

from edgewise.content.terms import Term
from edgewise.core.phrase import Phrase, linked, phrase
from edgewise.games.dawnfall.effects.base import as_spaces, named
from edgewise.games.dawnfall.effects.words import attribute_words, side_words, word
from edgewise.games.dawnfall.state import Game, Some, enemies, number, opaque
from edgewise.geometry.hexes import line_of_fire, seen_from

Side = Literal["own", "allied", "enemy", "any"]
Comparison = Literal["<", "<=", "=", ">=", ">", "!="]
By = Literal["actor", "owner", "opponent", "random", "all"]


# How much a noun is said of: every one, each one in turn, one, some, or a number that stands before it.
Det = Literal["every", "each", "one", "some", "count"]
RELATIONS = {"<": "less", "<=": "at-most", "=": "equal", ">=": "at-least", ">": "more", "!=": "not"}


def relation_words(relation: str) -> Phrase:
    """A comparison in words."""
    return Phrase(f"relation-{RELATIONS[relation]}")


_COMPARE: dict[str, Callable[[int, int], bool]] = {"<": lt, "<=": le, "=": eq, ">=": ge, ">": gt, "!=": ne}


def compare(a: int, relation: str, b: int) -> bool:
    """Whether two numbers stand in a relation. DF-EFF-7 `compare`."""
    return _COMPARE[relation](a, b)


class Compared(Term, frozen=True):
    """A number compared with a constant or with the same number of something else."""

    is_: Comparison = msgspec.field(default="=", name="is")
    to: int | str = 0


class Rated(Term, frozen=True):
    """An attribute compared with a constant or with the same attribute of something else."""

    name: AttributeName
    is_: Comparison = msgspec.field(default="=", name="is")
    to: int | str = 0


def compared_words(key: str, compared: Compared | Rated) -> Phrase:
    """A number of the model compared with a number, or with the same number of something else."""
    relation = "" if key == "part-base" and compared.is_ == "=" else relation_words(compared.is_)
    name = attribute_words((compared.name,)) if isinstance(compared, Rated) else ""
    if isinstance(compared.to, str):
        return phrase(f"{key}-like", relation=relation, name=name, what=word(compared.to))
    return phrase(key, relation=relation, name=name, n=compared.to)


def part(key: str, name: str | None) -> Phrase | None:
    """A part of a noun that speaks of a role or stored name, if there is one."""
    return None if name is None else phrase(key, what=word(name))


def range_words(name: str, low: int, high: Value | None) -> Phrase:
    """How far from something."""
    if high is None:
        return phrase("part-range-beyond", what=word(name), low=low)
    near = {"what": word(name), "low": low, "n": value_words(high)}
    if low and low == high:
        return phrase("part-range-at", what=word(name), n=low)
    return Phrase("part-range-from" if low else "part-range", near)


def models_words(det: Det, n: int, rest: Any, side: str = "any", kind: Any = "") -> Phrase:
    """Models in words, with what stands behind the noun."""
    return phrase("noun-model", det=det, n=n, side=side_words(side), other="", dead="", kind=kind, rest=rest)


# The filters that selectors share: those on the Space, and all. Each selector heeds some of them, most of
# them those on the Space; a file that gives another one is refused, because it would do nothing.
PLACE = frozenset({"distance_from", "line_of_fire_from", "in_space"})
FILTERS = PLACE | {"side", "in_contact_with", "not_self", "not_targeted_yet"}
HEEDED: dict[str, frozenset[str]] = {
    "models": FILTERS,
    "squads": PLACE | {"side", "in_contact_with", "not_self"},
    "tokens": PLACE | {"side", "in_contact_with"},
    "shrine": PLACE | {"side"},
    "sources": frozenset({"in_contact_with"}),
    **dict.fromkeys(("contact", "same_space", "players", "cards", "enhancements"), frozenset({"side"})),
    **dict.fromkeys(("area", "line", "directions", "connected", "any_of"), frozenset()),
}


class Sel(Term, frozen=True, tag_field="sel", kw_only=True):
    """What every selector can say: whose, near what, and how many are chosen by whom."""

    # The kind of all that it finds; empty where only looking for it can tell.
    finds: ClassVar[str] = ""

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

    def unheeded(self) -> list[str]:
        """The filters that are given and would do nothing, as a file names them."""
        heeded = HEEDED.get(str(self.__struct_config__.tag), PLACE)
        given = [f for f in sorted(FILTERS - heeded) if getattr(self, f) not in ("any", None, False)]
        if self.distance_from is None:
            given += [f for f, none in (("min", 0), ("max", None)) if getattr(self, f) != none]
        names = dict(zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True))
        return [names[f] for f in given]

    def all(self, state: Game, scope: int) -> Some:
        """Everything that fits now."""
        raise NotImplementedError

    def kind_found(self, state: Game, scope: int) -> str:
        """The kind of what it finds."""
        return self.finds or self.all(state, scope).kind

    def some(self, state: Game, scope: int) -> bool:
        """Whether anything fits now; quicker than all() where the first one settles it."""
        return bool(self.all(state, scope).ids)

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        """What it selects, in words: every one, one, some of it, or n of it."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """It in words."""
        if self.choose is None:
            return phrase("sel-every", what=self.noun("every"))
        if self.choose == 1:
            found = phrase("sel-one", what=self.noun("one"))
        else:
            n = self.choose if isinstance(self.choose, int) else 2
            found = phrase("sel-some", n=value_words(self.choose), what=self.noun("some", n))
        if self.up_to:
            one = self.choose == 1
            found = phrase("sel-up-to-one", what=self.noun("one")) if one else phrase("sel-up-to", what=found)
        return found if self.by in ("actor", "all") else phrase(f"sel-by-{self.by}", what=found)

    def rest(self, *parts: Phrase | None) -> Any:
        """What stands behind the noun: parts of its own, then the filters on the place."""
        found = [part for part in parts if part is not None]
        if self.distance_from is not None:
            found.append(range_words(self.distance_from, self.min, self.max))
        if self.line_of_fire_from is not None:
            found.append(phrase("part-line-of-fire", what=word(self.line_of_fire_from)))
        if self.in_contact_with is not None:
            found.append(phrase("part-contact", what=word(self.in_contact_with)))
        if self.in_space is not None:
            found.append(phrase("part-in", what=word(self.in_space)))
        if self.not_self:
            found.append(Phrase("part-not-self"))
        if self.not_targeted_yet:
            found.append(Phrase("part-not-targeted"))
        return linked("join-space", found)

    def seats(self, state: Game, scope: int) -> tuple[int, ...]:
        """The seats whose things fit."""
        if self.side == "any":
            everybody: tuple[int, ...] = state.book.clockwise[0]
            return everybody
        seat = number(state, scope, "seat")
        if self.side == "own":
            return (seat,)
        if self.side == "enemy":
            return enemies(state, seat)
        return tuple(s for s in range(state.book.seats) if s != seat and s not in enemies(state, seat))

    def asks_place(self) -> bool:
        """Whether there is a filter on the Space."""
        return self.distance_from is not None or self.line_of_fire_from is not None or self.in_space is not None

    def ground(self, state: Game, scope: int) -> int:
        """The hexes of the Spaces that the filters on the place allow, as a bitboard; -1 where there is none."""
        found, book = -1, state.book
        if self.distance_from is not None:
            top = book.board.longest if self.max is None else amount(state, scope, self.max)
            found = 0
            for o in as_spaces(state, named(state, scope, self.distance_from)):
                near = book.terrain.disc(o, min(top, book.board.longest))
                found |= near & ~book.terrain.disc(o, self.min - 1) if self.min else near
        if self.line_of_fire_from is not None:
            seen, occupied = 0, opaque(state)
            for o in as_spaces(state, named(state, scope, self.line_of_fire_from)):
                seen |= seen_from(book.board, occupied, o)
            found &= seen
        if self.in_space is not None:
            inside = 0
            for space in as_spaces(state, named(state, scope, self.in_space)):
                inside |= book.board.space_bits[space]
            found &= inside
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
            if not any(line_of_fire(board, opaque(state), o, space) for o in origins):
                return False
        if self.in_space is not None:
            return space in as_spaces(state, named(state, scope, self.in_space))
        return True


from edgewise.games.dawnfall.effects.values import AttributeName, Value, amount, value_words
