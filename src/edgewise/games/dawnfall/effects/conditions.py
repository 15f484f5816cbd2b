"""Conditions. DF-EFF-7."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from edgewise.core.phrase import Phrase, either, linked, name_of, phrase
from edgewise.games.dawnfall.effects.base import (
    around,
    as_models,
    as_spaces,
    as_squads,
    named,
)
from edgewise.games.dawnfall.effects.circumstances import (
    Burns,
    CauseIs,
    ChosenIs,
    DiedTouching,
    Happened,
    HasResource,
    InSequence,
    PaidWith,
)
from edgewise.games.dawnfall.effects.condition import Cond
from edgewise.games.dawnfall.effects.selecting import Comparison, compare, relation_words
from edgewise.games.dawnfall.effects.selectors import Ref, exists, find, space_state, things
from edgewise.games.dawnfall.effects.values import Value, amount, value_words
from edgewise.games.dawnfall.effects.words import ability_words, word
from edgewise.games.dawnfall.queries.attributes import has_ability
from edgewise.games.dawnfall.queries.control import controlled
from edgewise.games.dawnfall.state import Game, enemies, look, number, opaque
from edgewise.geometry.hexes import line_of_fire


class Both(Cond, frozen=True, tag="and"):
    """All of several conditions."""

    of: tuple[Condition, ...]

    def holds(self, state: Game, scope: int) -> bool:
        return all(c.holds(state, scope) for c in self.of)

    def words(self) -> Any:
        return linked("join-and", [c.words() for c in self.of])


class Either(Cond, frozen=True, tag="or"):
    """At least one of several conditions."""

    of: tuple[Condition, ...]

    def holds(self, state: Game, scope: int) -> bool:
        return any(c.holds(state, scope) for c in self.of)

    def words(self) -> Any:
        return linked("join-or", [c.words() for c in self.of])


class Not(Cond, frozen=True, tag="not"):
    """The opposite of a condition."""

    of: Condition

    def holds(self, state: Game, scope: int) -> bool:
        return not self.of.holds(state, scope)

    def words(self) -> Phrase:
        return self.of.denied()


class Compare(Cond, frozen=True, tag="compare"):
    """Two values stand in a relation."""

    a: Value
    b: Value
    is_: Comparison = msgspec.field(default="=", name="is")

    def holds(self, state: Game, scope: int) -> bool:
        return compare(amount(state, scope, self.a), self.is_, amount(state, scope, self.b))

    def words(self) -> Phrase:
        return phrase("cond-compare", a=value_words(self.a), relation=relation_words(self.is_), b=value_words(self.b))


class Exists(Cond, frozen=True, tag="exists"):
    """A selector finds something."""

    what: Ref

    def holds(self, state: Game, scope: int) -> bool:
        return exists(state, scope, self.what)

    def words(self) -> Phrase:
        found = things(self.what, "one")
        return phrase("cond-exists", what=found if isinstance(self.what, str) else phrase("sel-one", what=found))


class Count(Cond, frozen=True, tag="count"):
    """A selector finds a number of things."""

    of: Ref
    n: int
    is_: Comparison = msgspec.field(default=">=", name="is")

    def holds(self, state: Game, scope: int) -> bool:
        return compare(len(find(state, scope, self.of).ids), self.is_, self.n)

    def words(self) -> Phrase:
        return phrase("cond-count", n=self.n, relation=relation_words(self.is_), what=things(self.of, "count", self.n))


class Contact(Cond, frozen=True, tag="contact"):
    """Two things are Base to Base."""

    a: str
    b: str

    def holds(self, state: Game, scope: int) -> bool:
        near = around(state, named(state, scope, self.a))
        found = named(state, scope, self.b)
        if found.kind == "token":
            tokens = [state.tokens[int(t)] for t in found.ids]
            return any(near & (t.hexes << 7 * t.space) for t in tokens)
        return any(near & state.bodies[m] for m in as_models(state, found))

    def words(self) -> Phrase:
        return phrase("cond-contact", a=word(self.a), b=word(self.b))


class Distance(Cond, frozen=True, tag="distance"):
    """Two things are at most (and at least) so many Spaces apart."""

    a: str
    b: str
    max: Value
    min: int = 0

    def holds(self, state: Game, scope: int) -> bool:
        table = state.book.board.distance
        first = as_spaces(state, named(state, scope, self.a))
        second = as_spaces(state, named(state, scope, self.b))
        top = amount(state, scope, self.max)
        return any(self.min <= table[x][y] <= top for x in first for y in second)

    def words(self) -> Phrase:
        key = "cond-distance-from" if self.min else "cond-distance"
        return phrase(key, a=word(self.a), low=self.min, n=value_words(self.max), b=word(self.b))


class InLine(Cond, frozen=True, tag="line_of_fire"):
    """There is a Line of Fire between two things."""

    a: str
    b: str

    def holds(self, state: Game, scope: int) -> bool:
        first = as_spaces(state, named(state, scope, self.a))
        second = as_spaces(state, named(state, scope, self.b))
        board, occupied = state.book.board, opaque(state)
        return any(line_of_fire(board, occupied, x, y) for x in first for y in second)

    def words(self) -> Phrase:
        return phrase("cond-line-of-fire", a=word(self.a), b=word(self.b))


class Together(Cond, frozen=True, tag="same_space"):
    """Two things stand in one Space."""

    a: str
    b: str

    def holds(self, state: Game, scope: int) -> bool:
        first = as_spaces(state, named(state, scope, self.a))
        return bool(set(first) & set(as_spaces(state, named(state, scope, self.b))))

    def words(self) -> Phrase:
        return phrase("cond-same-space", a=word(self.a), b=word(self.b))


class SpaceState(Cond, frozen=True, tag="space_state"):
    """A Space is empty, partly or fully occupied."""

    space: str
    is_: Literal["empty", "partly", "full"] = msgspec.field(name="is")

    def holds(self, state: Game, scope: int) -> bool:
        spots = as_spaces(state, named(state, scope, self.space))
        return bool(spots) and space_state(state, spots[0]) == self.is_

    def words(self) -> Phrase:
        return phrase(f"cond-space-{self.is_}", of=word(self.space))


class HasStatus(Cond, frozen=True, tag="has_status"):
    """A model or Squad bears a status."""

    of: str
    status: str

    def holds(self, state: Game, scope: int) -> bool:
        found = named(state, scope, self.of)
        models, squads = as_models(state, found), as_squads(state, found)
        return any(s.kind == self.status and (s.model in models or s.squad in squads) for s in state.statuses)

    def words(self) -> Phrase:
        return phrase("cond-status", of=word(self.of), status=name_of("token", self.status))


class InMode(Cond, frozen=True, tag="in_mode"):
    """A Squad shows its Basic or its other side."""

    of: str = "bound_squad"
    mode: Literal["basic", "other"] = "other"

    def holds(self, state: Game, scope: int) -> bool:
        squads = as_squads(state, named(state, scope, self.of))
        return bool(squads) and state.modes[squads[0]] == (self.mode == "other")

    def words(self) -> Phrase:
        return phrase(f"cond-mode-{self.mode}", of=word(self.of))


class HasAbility(Cond, frozen=True, tag="has_ability"):
    """A model has an ability."""

    of: str
    ability: str

    def holds(self, state: Game, scope: int) -> bool:
        return any(has_ability(state, m, self.ability) for m in as_models(state, named(state, scope, self.of)))

    def words(self) -> Phrase:
        return phrase("cond-ability", of=word(self.of), ability=ability_words(self.ability))


# Roles that are players, not models.
PLAYERS = frozenset({"roller", "payer"})
PLAYER_KEYS = {
    ("cond-role", "own"): "cond-player-own",
    ("cond-role", "enemy"): "cond-player-enemy",
    ("cond-no-role", "own"): "cond-no-player-own",
    ("cond-no-role", "enemy"): "cond-no-player-enemy",
}


class RoleIn(Cond, frozen=True, tag="role_in"):
    """A role of the running event belongs to a Squad or a side."""

    role: tuple[str, ...]
    squad: str | None = None
    side: Literal["own", "enemy"] | None = None
    squad_named: tuple[str, ...] = ()

    def holds(self, state: Game, scope: int) -> bool:
        return any(self.belongs(state, scope, role) for role in self.role)

    def belongs(self, state: Game, scope: int, role: str) -> bool:
        """Whether one role fits."""
        if role in PLAYERS:
            return self._of_side(state, scope, number(state, scope, role, -1))
        for model in as_models(state, named(state, scope, role)):
            if self._fits(state, scope, state.model_squad[model]):
                return True
        return False

    def _fits(self, state: Game, scope: int, squad: int) -> bool:
        if self.squad is not None and squad not in as_squads(state, named(state, scope, self.squad)):
            return False
        if self.squad_named and state.book.squads[state.squad_card[squad]].id not in self.squad_named:
            return False
        return self._of_side(state, scope, state.squad_seat[squad])

    def _of_side(self, state: Game, scope: int, owner: int) -> bool:
        seat = number(state, scope, "seat")
        if self.side == "own":
            return owner == seat
        return owner >= 0 and (self.side is None or owner in enemies(state, seat))

    def words(self) -> Phrase:
        return self._said("cond-role")

    def denied(self) -> Phrase:
        return self._said("cond-no-role")

    def _said(self, key: str) -> Phrase:
        who = either([word(r) for r in self.role])
        if self.squad:
            return phrase(f"{key}-of", who=who, squad=word(self.squad))
        if self.squad_named:
            names = either([phrase("quoted", what=name_of("squad", n)) for n in self.squad_named])
            return phrase(f"{key}-named", who=who, names=names)
        if self.side and PLAYERS.issuperset(self.role):
            return phrase(PLAYER_KEYS[key, self.side], who=who)
        return phrase(f"{key}-{self.side or 'there'}", who=who)


class TurnKind(Cond, frozen=True, tag="turn_kind"):
    """The turn is Active or Passive."""

    is_: Literal["active", "passive"] = msgspec.field(name="is")

    def holds(self, state: Game, scope: int) -> bool:
        return state.kind == self.is_

    def words(self) -> Phrase:
        return Phrase(f"cond-turn-{self.is_}")


class TurnOf(Cond, frozen=True, tag="turn_of"):
    """Whose turn it is."""

    side: Literal["own", "enemy"]

    def holds(self, state: Game, scope: int) -> bool:
        return (state.turn == number(state, scope, "seat")) == (self.side == "own")

    def words(self) -> Phrase:
        return Phrase(f"cond-turn-{self.side}")


class Controls(Cond, frozen=True, tag="controls"):
    """The acting player Controls at least n Sources."""

    n: int = 1

    def holds(self, state: Game, scope: int) -> bool:
        return len(controlled(state, number(state, scope, "seat"))) >= self.n

    def words(self) -> Phrase:
        return phrase("cond-controls", n=self.n)


class RollIs(Cond, frozen=True, tag="roll_is"):
    """What the last roll of this effect or Sequence showed."""

    marked: bool | None = None
    die: Literal["yellow", "red"] | None = None
    rerolled: bool | None = None
    result: Literal["hit", "miss", "success", "failure"] | None = None
    at_least: int | None = None

    def holds(self, state: Game, scope: int) -> bool:
        if self.marked is not None and bool(number(state, scope, "marked")) != self.marked:
            return False
        if self.rerolled is not None and bool(number(state, scope, "rerolled")) != self.rerolled:
            return False
        if self.die is not None and look(state, scope, "die") != self.die:
            return False
        if self.result is not None and look(state, scope, "verdict") != self.result:
            return False
        return self.at_least is None or number(state, scope, "result") >= self.at_least

    def words(self) -> Any:
        parts = []
        if self.marked is not None:
            parts.append(Phrase("cond-roll-marked" if self.marked else "cond-roll-unmarked"))
        if self.die is not None:
            parts.append(Phrase(f"cond-roll-{self.die}"))
        if self.rerolled is not None:
            parts.append(Phrase("cond-roll-rerolled" if self.rerolled else "cond-roll-once"))
        if self.result is not None:
            parts.append(Phrase(f"cond-roll-{self.result}"))
        if self.at_least is not None:
            parts.append(phrase("cond-roll-at-least", n=self.at_least))
        return linked("join-and", parts)


Condition: TypeAlias = (
    Both
    | Burns
    | HasResource
    | InSequence
    | DiedTouching
    | Either
    | Not
    | Compare
    | Exists
    | Count
    | Contact
    | Distance
    | InLine
    | Together
    | SpaceState
    | HasStatus
    | InMode
    | HasAbility
    | RoleIn
    | TurnKind
    | TurnOf
    | Controls
    | RollIs
    | CauseIs
    | Happened
    | PaidWith
    | ChosenIs
)
