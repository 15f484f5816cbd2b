"""Selectors: sets of things, narrowed by filters. DF-EFF-5."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from edgewise.core.phrase import Phrase, linked, name_of, phrase
from edgewise.games.dawnfall.effects.base import (
    alike,
    around,
    as_models,
    as_spaces,
    as_squads,
    held,
    named,
    of_kind,
)
from edgewise.games.dawnfall.effects.lines import Directions, Line
from edgewise.games.dawnfall.effects.piles import Cards, Enhancements
from edgewise.games.dawnfall.effects.regions import (
    Area,
    Hexes,
    InContact,
    Neighbours,
    Placements,
    Players,
    SameSpace,
    Shrines,
    Tokens,
)
from edgewise.games.dawnfall.effects.selecting import (
    Compared,
    Det,
    Rated,
    Sel,
    compare,
    compared_words,
    models_words,
    part,
)
from edgewise.games.dawnfall.effects.words import side_words, squads_words, word
from edgewise.games.dawnfall.queries.attributes import PUT_WORDS, attribute, base_size, is_quiet, value_of
from edgewise.games.dawnfall.queries.control import controlled, sources
from edgewise.games.dawnfall.queries.fights import all_hidden, is_hidden
from edgewise.games.dawnfall.state import DEAD, Game, Some, is_alive, number, on_board, opaque, ring


class Models(Sel, frozen=True, tag="models", kw_only=True):
    """Models on the board (or dead ones), narrowed by filters."""

    finds = "model"
    alive: bool = True
    dead: bool = False
    squad: str | None = None
    squad_named: tuple[str, ...] = ()
    faction: str | None = None
    base_size: Compared | None = None
    attribute: Rated | None = None
    endurance: Compared | None = None
    has_status: str | None = None
    in_mode: Literal["basic", "other"] | None = None
    acted: Literal["moved", "fought", "activated"] | None = None
    among: str | None = None
    other_than: str | None = None
    caster_of: str | None = None
    movable: bool = False

    def all(self, state: Game, scope: int) -> Some:
        pool = self._pool(state, scope)
        if self._asks_kind():
            pool = [m for m in pool if self.kind_fits(state, scope, m)]
        if self._asks_mark():
            pool = [m for m in pool if self.mark_fits(state, scope, m)]
        return Some("model", tuple(pool))

    def each(self, state: Game, scope: int) -> Iterator[int]:
        """The same models one by one, for searches that need only the first good one."""
        kind, mark = self._asks_kind(), self._asks_mark()
        for m in self._pool(state, scope):
            if (not kind or self.kind_fits(state, scope, m)) and (not mark or self.mark_fits(state, scope, m)):
                yield m

    def some(self, state: Game, scope: int) -> bool:
        if self._asks_kind() or self._asks_mark():
            return any(True for _ in self.each(state, scope))
        return bool(self._pool(state, scope))

    def _pool(self, state: Game, scope: int) -> list[int]:
        """The models that are left by the filters on whose they are and where they stand."""
        spaces, models_of, seats = state.spaces, state.models_of, self.seats(state, scope)
        is_dead = self.dead or not self.alive
        if is_dead:
            pool = [m for seat in seats for m in models_of[seat] if spaces[m] == DEAD]
        else:
            pool = [m for seat in seats for m in models_of[seat] if spaces[m] >= 0]
        if self.among is not None:
            those = as_models(state, named(state, scope, self.among))
            pool = [m for m in pool if m in those]
        if self.other_than is not None:
            those = as_models(state, named(state, scope, self.other_than))
            pool = [m for m in pool if m not in those]
        if self.caster_of is not None:
            bearers = as_models(state, named(state, scope, self.caster_of))
            casters = {s.by_squad for s in state.statuses if s.model in bearers}
            pool = [m for m in pool if state.model_squad[m] in casters]
        if self.squad is not None:
            squads = as_squads(state, named(state, scope, self.squad))
            pool = [m for m in pool if state.model_squad[m] in squads]
        if is_dead:
            return pool
        if self.in_contact_with is not None:
            near, bodies = around(state, named(state, scope, self.in_contact_with)), state.bodies
            pool = [m for m in pool if near & bodies[m]]
        if self.asks_place():
            ground, bodies = self.ground(state, scope), state.bodies
            entered, entering = _entering(state, scope)
            pool = [m for m in pool if (entered if m in entering else bodies[m]) & ground]
        if state.book.hides and self.choose is not None and self.by == "actor":
            pool = [m for m in pool if not is_hidden(state, m, number(state, scope, "seat"))]
        return pool

    def _asks_kind(self) -> bool:
        numbers = self.base_size is not None or self.endurance is not None
        return bool(self.squad_named) or self.faction is not None or numbers

    def _asks_mark(self) -> bool:
        if self.dead or not self.alive:  # dead models are not asked for their condition
            return False
        if self.not_self or self.movable or self.not_targeted_yet or self.in_mode is not None:
            return True
        return self.attribute is not None or self.has_status is not None or self.acted is not None

    def kind_fits(self, state: Game, scope: int, model: int) -> bool:
        """The filters on what the model is."""
        squad = state.model_squad[model]
        if self.squad_named and state.squad_card[squad] not in self.squad_named:
            return False
        if self.faction is not None and state.factions[state.squad_seat[squad]] != self.faction:
            return False
        if self.base_size is not None and not _matches(state, scope, self.base_size, base_size(state, model), "base"):
            return False
        return self.endurance is None or _matches(state, scope, self.endurance, state.endurance[squad], "endurance")

    def mark_fits(self, state: Game, scope: int, model: int) -> bool:
        """The filters on its condition."""
        squad = state.model_squad[model]
        if self.in_mode is not None and state.modes[squad] != (self.in_mode == "other"):
            return False
        if self.attribute is not None:
            value = attribute(state, model, self.attribute.name)
            if value is None or not _matches(state, scope, self.attribute, value, self.attribute.name):
                return False
        if self.has_status is not None and not any(
            s.kind == self.has_status and (s.model == model or s.squad == squad) for s in state.statuses
        ):
            return False
        if self.acted is not None and not any(what == self.acted and who == model for what, who, _ in state.happened):
            return False
        if self.not_self and model in _source(state, scope):
            return False
        if self.movable and not is_quiet(state, PUT_WORDS) and held(state, model, number(state, scope, "seat")):
            return False
        return not (self.not_targeted_yet and model in as_models(state, named(state, scope, "targeted")))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        status = phrase("part-status", status=name_of("token", self.has_status)) if self.has_status else None
        parts = [part("part-of", self.squad), status, part("part-among", self.among)]
        parts += [Phrase("part-of-caster")] if self.caster_of is not None else []
        if self.endurance is not None:
            parts.append(compared_words("part-endurance", self.endurance))
        if self.base_size is not None:
            parts.append(compared_words("part-base", self.base_size))
        if self.attribute is not None:
            parts.append(compared_words("part-attribute", self.attribute))
        parts += [Phrase(f"part-mode-{self.in_mode}")] if self.in_mode is not None else []
        parts += [Phrase(f"part-acted-{self.acted}")] if self.acted is not None else []
        parts += [phrase("part-faction", name=name_of("faction", self.faction))] if self.faction is not None else []
        return phrase(
            "noun-model",
            det=det,
            n=n,
            side=side_words(self.side),
            other=Phrase("adjective-other") if self.other_than else "",
            dead=Phrase("adjective-dead") if self.dead or not self.alive else "",
            kind=squads_words(self.squad_named),
            rest=self.rest(*parts),
        )


def _entering(state: Game, scope: int) -> tuple[int, tuple[int, ...]]:
    """The Space that is being entered, as hexes, and who enters it: there before the end of the Move. DF-MOV-14."""
    entered = named(state, scope, "entered")
    if not entered.ids:
        return 0, ()
    return state.book.board.space_bits[as_spaces(state, entered)[0]], as_models(state, named(state, scope, "mover"))


def _source(state: Game, scope: int) -> tuple[int, ...]:
    """The models that an effect comes from: the bound one, whoever shoots, or those of the bound Squad."""
    roles = (as_models(state, named(state, scope, role)) for role in ("model", "shooter", "bound_squad"))
    return next((models for models in roles if models), ())


def _matches(state: Game, scope: int, compared: Compared | Rated, value: int, what: str) -> bool:
    if isinstance(compared.to, int):
        return compare(value, compared.is_, compared.to)
    others = as_models(state, named(state, scope, compared.to))
    if not others:
        return False
    other = _number_of(state, others[0], what)
    return other is not None and compare(value, compared.is_, other)


def _number_of(state: Game, model: int, what: str) -> int | None:
    if what == "base":
        return base_size(state, model)
    return state.endurance[state.model_squad[model]] if what == "endurance" else attribute(state, model, what)


class Squads(Sel, frozen=True, tag="squads", kw_only=True):
    """Squads, narrowed by filters."""

    finds = "squad"
    squad_named: tuple[str, ...] = ()
    dead: bool = False
    wounded: bool = False
    lacks_models: bool = False
    has_endurance: bool = False

    def all(self, state: Game, scope: int) -> Some:
        return Some("squad", tuple(self.each(state, scope)))

    def some(self, state: Game, scope: int) -> bool:
        return any(True for _ in self.each(state, scope))

    def each(self, state: Game, scope: int) -> Iterator[int]:
        """The Squads one by one, for searches that need only the first good one."""
        touched = self.in_contact_with
        near = -1 if touched is None else around(state, named(state, scope, touched))
        aims = self.choose is not None and state.book.hides and self.by == "actor"
        actor = number(state, scope, "seat") if aims else -1
        for seat in self.seats(state, scope):
            for squad in state.book.squads_by_seat(state, seat):
                if self.fits(state, scope, squad, near) and not (aims and all_hidden(state, squad, actor)):
                    yield squad

    def fits(self, state: Game, scope: int, squad: int, near: int) -> bool:
        """All filters on one Squad; `near` are the hexes in one of which it must stand."""
        if self.squad_named and state.squad_card[squad] not in self.squad_named:
            return False
        if self.wounded and state.endurance[squad] >= value_of(state, squad):
            return False
        if self.has_endurance and not state.endurance[squad]:
            return False
        if self.lacks_models and all(state.spaces[m] != DEAD for m in state.squad_models[squad]):
            return False
        if not is_alive(state, squad):
            return self.dead or self.lacks_models
        if self.dead:
            return False
        if self.not_self and squad in as_squads(state, named(state, scope, "bound_squad")):
            return False
        if near == -1 and not self.asks_place():
            return True
        here = on_board(state, squad)
        if near != -1 and not any(near & state.bodies[m] for m in here):
            return False
        return not self.asks_place() or any(self.space_fits(state, scope, state.spaces[m]) for m in here)

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        words = {
            "part-wounded": self.wounded,
            "part-endurance-left": self.has_endurance and not self.wounded,
            "part-no-models": self.dead,
            "part-lost-models": self.lacks_models and not self.dead,
        }
        parts = [Phrase(key) for key, said in words.items() if said]
        kind = squads_words(self.squad_named)
        return phrase("noun-squad", det=det, n=n, side=side_words(self.side), kind=kind, rest=self.rest(*parts))


class Spaces(Sel, frozen=True, tag="spaces", kw_only=True):
    """Spaces of the board."""

    finds = "space"
    state_: Literal["empty", "partly", "full", "any"] = msgspec.field(default="any", name="state")
    next_to: str | None = None
    besides: str | None = None

    def all(self, state: Game, scope: int) -> Some:
        board = state.book.board
        beside = self._beside(state, scope)
        found: Sequence[int] = range(board.count) if beside is None else sorted(beside)
        if self.asks_place():
            ground, bits = self.ground(state, scope), board.space_bits
            found = [s for s in found if bits[s] & ground]
        if self.state_ != "any":
            found = [s for s in found if space_state(state, s) == self.state_]
        return Some("space", tuple(found))

    def each(self, state: Game, scope: int) -> Iterator[int]:
        """The same Spaces one by one, near ones first, for searches that need only the first good one."""
        board, beside = state.book.board, self._beside(state, scope)
        seen = self.line_of_fire_from
        origins = () if seen is None else as_spaces(state, named(state, scope, seen))
        occupied = opaque(state)
        inside = None if self.in_space is None else as_spaces(state, named(state, scope, self.in_space))
        for s in self._candidates(state, scope):
            if (beside is not None and s not in beside) or (inside is not None and s not in inside):
                continue
            if seen is not None and not any(line_of_fire(board, occupied, o, s) for o in origins):
                continue
            if self.state_ == "any" or space_state(state, s) == self.state_:
                yield s

    def _beside(self, state: Game, scope: int) -> set[int] | None:
        """The Spaces next to what `next_to` and `besides` name."""
        found: set[int] | None = None
        for name in (self.next_to, self.besides):
            if name is not None:
                spots = as_spaces(state, named(state, scope, name))
                near = {n for s in spots for n in state.book.board.neighbours[s]}
                found = near if found is None else found & near
        return found

    def _candidates(self, state: Game, scope: int) -> Iterator[int]:
        board = state.book.board
        if self.distance_from is None:
            yield from range(board.count)
            return
        top = 99 if self.max is None else amount(state, scope, self.max)
        for o in as_spaces(state, named(state, scope, self.distance_from)):
            away = board.distance[o]
            yield from (s for s in board.reach(o, top) if away[s] >= self.min)

    def some(self, state: Game, scope: int) -> bool:
        return any(True for _ in self.each(state, scope))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        near = (part("part-next-to", self.next_to), part("part-and-next-to", self.besides))
        state = Phrase(f"adjective-{self.state_}") if self.state_ != "any" else ""
        return phrase("noun-space", det=det, n=n, state=state, rest=self.rest(*near))


class Connected(Sel, frozen=True, tag="connected", kw_only=True):
    """The own models of named Squads that form one touching group with something; none if too few. DF-KEY-11."""

    squad_named: tuple[str, ...]
    from_: str = msgspec.field(default="bound_squad", name="from")
    at_least: int = 2

    def all(self, state: Game, scope: int) -> Some:
        seat = number(state, scope, "seat")
        pool = [
            m
            for m in state.models_of[seat]
            if state.spaces[m] >= 0 and state.squad_card[state.model_squad[m]] in self.squad_named
        ]
        group = [m for m in as_models(state, named(state, scope, self.from_)) if m in pool]
        army, bodies = state.armies[seat], state.bodies
        for m in group:
            near = ring(state, m) & army
            if near:
                group += [other for other in pool if other not in group and near & bodies[other]]
        return Some("model", tuple(group) if len(group) >= self.at_least else ())

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        touching = part("part-connected", self.from_)
        least = phrase("part-at-least", n=self.at_least) if self.at_least != 2 else None
        return models_words(det, n, self.rest(touching, least), kind=squads_words(self.squad_named))


class AnyOf(Sel, frozen=True, tag="any_of", kw_only=True):
    """The things that at least one of several selectors finds, less those named in `but`."""

    of: tuple[Ref, ...]
    but: str | None = None

    def all(self, state: Game, scope: int) -> Some:
        parts = alike(state, [find(state, scope, ref) for ref in self.of])
        kind = parts[0].kind if parts else "model"
        out = of_kind(state, kind, named(state, scope, self.but)) if self.but else ()
        return Some(kind, tuple(dict.fromkeys(i for part in parts for i in part.ids if i not in out)))

    def words(self) -> Phrase:
        found = self._said([ref_words(ref) for ref in self.of])
        if self.choose is None:
            return found
        found = phrase("sel-out-of", n=value_words(self.choose), what=found)
        found = phrase("sel-up-to", what=found) if self.up_to else found
        return found if self.by in ("actor", "all") else phrase(f"sel-by-{self.by}", what=found)

    def _said(self, parts: list[Any]) -> Phrase:
        return phrase("sel-any-of", what=linked("join-and", parts), but=part("part-but", self.but))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        return self._said([things(ref, det, n) for ref in self.of])


class Sources(Sel, frozen=True, tag="sources", kw_only=True):
    """Crystal Sources, all or those that the acting player Controls. DF-PAS-4."""

    controlled: bool = False

    def all(self, state: Game, scope: int) -> Some:
        seat = number(state, scope, "seat")
        near = around(state, named(state, scope, self.in_contact_with)) if self.in_contact_with else None
        pool = controlled(state, seat) if self.controlled else sources(state)
        touched = [i for i in pool if near is None or near & (state.tokens[i].hexes << 7 * state.tokens[i].space)]
        return Some("token", tuple(touched))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        mine = Phrase("part-controlled") if self.controlled else None
        return phrase("noun-source", det=det, n=n, rest=self.rest(mine))


Selector: TypeAlias = (
    Models
    | Squads
    | Spaces
    | Hexes
    | Area
    | Line
    | InContact
    | SameSpace
    | Connected
    | AnyOf
    | Players
    | Tokens
    | Sources
    | Cards
    | Enhancements
    | Directions
    | Neighbours
    | Placements
    | Shrines
)
Region: TypeAlias = Spaces | Area | Line | Neighbours | Placements
Ref: TypeAlias = str | Selector


def exists(state: Game, scope: int, ref: Ref) -> bool:
    """Whether a role or selector stands for anything."""
    return bool(named(state, scope, ref).ids) if isinstance(ref, str) else ref.some(state, scope)


def find(state: Game, scope: int, ref: Ref) -> Some:
    """Everything a role or selector stands for, before anybody chooses."""
    return named(state, scope, ref) if isinstance(ref, str) else ref.all(state, scope)


def ref_words(ref: Ref) -> Phrase:
    """A role or selector in words."""
    return word(ref) if isinstance(ref, str) else ref.words()


def things(ref: Ref, det: Det, n: int = 1) -> Phrase:
    """What a role or selector stands for, without saying that it is all of it."""
    return ref_words(ref) if isinstance(ref, str) or ref.choose is not None else ref.noun(det, n)


def space_state(state: Game, space: int) -> str:
    """empty, partly or full. DF-BRD-21."""
    mask = state.occupied >> 7 * space & 127
    return "empty" if not mask else "full" if mask == 127 else "partly"


from edgewise.games.dawnfall.effects.values import amount, value_words
from edgewise.geometry.hexes import line_of_fire
