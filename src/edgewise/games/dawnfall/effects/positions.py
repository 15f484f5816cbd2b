"""Moving things about: Move Actions, relocation, tokens. DF-EFF-9."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from edgewise.core.flow import Frame, Frames
from edgewise.core.phrase import Phrase, linked, name_of, phrase
from edgewise.games.dawnfall.effects.base import as_models, as_spaces, held, named
from edgewise.games.dawnfall.effects.selectors import Ref, Region, ref_words
from edgewise.games.dawnfall.effects.step import Step, findable, take
from edgewise.games.dawnfall.effects.values import Value, amount, bonus_words, counted, value_words
from edgewise.games.dawnfall.effects.words import word
from edgewise.games.dawnfall.events import ModelBanished, ModelsSwapped, TokenMoved, TokenPlaced, TokenRemoved, tell
from edgewise.games.dawnfall.frames import choices
from edgewise.games.dawnfall.frames.entering import stop
from edgewise.games.dawnfall.frames.moves import MoveAction
from edgewise.games.dawnfall.frames.placing import PlaceModel
from edgewise.games.dawnfall.frames.triggers import Do, Forced
from edgewise.games.dawnfall.frames.wounds import drop_group_statuses, remove_model
from edgewise.games.dawnfall.kinds import Model, Space, TokenKind
from edgewise.games.dawnfall.queries.attributes import attribute, base_size
from edgewise.games.dawnfall.queries.places import can_be_pushed, has_room, spot
from edgewise.games.dawnfall.scoring import check_models
from edgewise.games.dawnfall.state import AWAY, Game, Some, Token, fall_short, lift, number, put


class MoveActionVerb(Step, frozen=True, tag="move_action"):
    """A Move Action of a Squad or of stated models. DF-CRD-16."""

    who: Ref = "bound_squad"
    mov: Value | None = None
    bonus: Value = 0
    times: int = 1
    through_obstacles: bool = False
    into_contact_with: str | None = None

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        contact = as_models(state, named(state, at.scope, self.into_contact_with)) if self.into_contact_with else ()
        begun = MoveAction(
            number(state, at.scope, "seat"),
            as_models(state, who),
            at.scope,
            -1 if self.mov is None else amount(state, at.scope, self.mov),
            amount(state, at.scope, self.bonus),
            self.through_obstacles,
            contact,
            times=self.times,
        )
        return begun.step(state, None)

    def possible(self, state: Game, scope: int) -> bool:
        models = as_models(state, state.book.find(state, scope, self.who))
        seat = number(state, scope, "seat")
        able = [m for m in models if state.spaces[m] >= 0 and attribute(state, m, "mov") is not None]
        return any(not held(state, m, seat, "move") for m in able)

    def words(self) -> Phrase:
        key = "move-with" if isinstance(self.mov, int) else "move-with-value"
        how = [] if self.mov is None else [phrase(key, n=value_words(self.mov))]
        if self.bonus != 0:
            more = phrase("move-with-bonus", what=bonus_words(self.bonus, Phrase("attribute-mov")))
            how.append(phrase("move-with-more", n=self.bonus) if isinstance(self.bonus, int) else more)
        how += [phrase("move-with-times", n=self.times)] if self.times != 1 else []
        how += [Phrase("move-through-obstacles")] if self.through_obstacles else []
        contact = phrase("move-into-contact", what=word(self.into_contact_with)) if self.into_contact_with else ""
        return phrase("step-move-action", who=ref_words(self.who), how=linked("join-space", how), contact=contact)


class Relocate(Step, frozen=True, tag="relocate"):
    """Puts a model somewhere else without a Move Action. DF-MOV-15, DF-KEY-3."""

    who: Ref = "target"
    to: Region | None = None
    in_contact_with: str | None = None
    may_push: bool = False
    optional: bool = False
    counts_as_move: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        seat = number(state, at.scope, "seat")
        frames: list[Frame] = []
        for m in as_models(state, who):
            if held(state, m, seat) or state.spaces[m] == -1:
                continue
            spaces = tuple(range(state.book.board.count))
            if self.to is not None:
                spaces = as_spaces(state, self.to.all(state, at.scope))
            frames.append(
                PlaceModel(seat, m, at.scope, spaces, self.in_contact_with or "", self.may_push, self.optional)
            )
            if self.counts_as_move:
                state.happened += (("moved", m, state.spaces[m]),)
        return tuple(frames)

    def possible(self, state: Game, scope: int) -> bool:
        seat = number(state, scope, "seat")
        return any(not held(state, m, seat) for m in as_models(state, state.book.find(state, scope, self.who)))

    def words(self) -> Phrase:
        where = Phrase("place-anywhere") if self.to is None else phrase("place-in", what=_one(self.to))
        contact = phrase("part-contact", what=word(self.in_contact_with)) if self.in_contact_with else ""
        push = Phrase("place-may-push") if self.may_push else ""
        key = "step-may-place" if self.optional else "step-place"
        moved = Phrase("place-counts-as-move") if self.counts_as_move else ""
        return phrase(key, who=ref_words(self.who), where=where, contact=contact, push=push, moved=moved)


class Swap(Step, frozen=True, tag="swap"):
    """Two models of equal base size exchange places."""

    a: Ref = "first"
    b: Ref = "second"

    def run(self, state: Game, at: Do) -> Frames:
        a = take(state, at, self.a)
        if not isinstance(a, Some):
            return a
        b = take(state, at, self.b)
        if not isinstance(b, Some):
            return b
        pair = (*as_models(state, a)[:1], *as_models(state, b)[:1])
        if not self._can_trade(state, at.scope, pair):
            fall_short(state, at.scope)
            return ()
        self._exchange(state, *pair)
        return ()

    def _exchange(self, state: Game, first: int, second: int) -> None:
        places = [(state.spaces[m], state.hexes[m]) for m in (first, second)]
        for m in (first, second):
            drop_group_statuses(state, m, "group_moved")
            lift(state, m)
        put(state, first, *places[1])
        put(state, second, *places[0])
        state.book.continuous.drop_broken(state)
        if state.log is not None:
            tell(state, ModelsSwapped("DF-MOV-15", Model(first), Model(second)))

    def _can_trade(self, state: Game, scope: int, pair: tuple[int, ...]) -> bool:
        """Two models on the board that nothing holds there, with equal bases. DF-MOV-15, DF-MOV-16."""
        seat = number(state, scope, "seat")
        if len(set(pair)) != 2 or any(state.spaces[m] < 0 or held(state, m, seat) for m in pair):
            return False
        return base_size(state, pair[0]) == base_size(state, pair[1])

    def words(self) -> Phrase:
        return phrase("step-swap", a=ref_words(self.a), b=ref_words(self.b))


class Pull(Step, frozen=True, tag="pull"):
    """A model comes into contact with something, on unoccupied hexes."""

    who: Ref = "target"
    to: str = "bound_squad"
    n: Value | None = None
    may_push: bool = False
    optional: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        seat = number(state, at.scope, "seat")
        contact = self.to if self.n is None else ""
        return tuple(
            PlaceModel(
                seat, m, at.scope, self._spaces(state, at.scope, m), contact, self.may_push, self.optional, keep=True
            )
            for m in as_models(state, who)
            if state.spaces[m] >= 0 and not held(state, m, seat)
        )

    def _spaces(self, state: Game, scope: int, model: int) -> tuple[int, ...]:
        """All Spaces, or those n Spaces nearer to the source."""
        board = state.book.board
        if self.n is None:
            return tuple(range(board.count))
        here = state.spaces[model]
        goals = as_spaces(state, named(state, scope, self.to)) or (here,)
        goal = min(goals, key=lambda g: board.distance[here][g])
        n = min(amount(state, scope, self.n), board.distance[here][goal])
        return tuple(
            s
            for s in board.reach(here, n)
            if board.distance[here][s] == n and board.distance[s][goal] == board.distance[here][goal] - n
        )

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.who)

    def words(self) -> Phrase:
        return self._said("step-pull")

    def _said(self, key: str) -> Phrase:
        n = "" if self.n is None else counted(self.n, "unit-space")
        push = Phrase("place-may-push") if self.may_push else ""
        key = key if self.n is None else "step-pull-some"
        text = phrase(key, who=ref_words(self.who), n=n, to=word(self.to), push=push)
        return phrase("step-may-actor", steps=text) if self.optional else text


class Drag(Pull, frozen=True, tag="drag"):
    """A model is taken along by another that has moved, into contact with it."""

    def words(self) -> Phrase:
        return self._said("step-drag")


class Displace(Step, frozen=True, tag="displace"):
    """A model is pushed away to unoccupied hexes: to given Spaces, or n Spaces away from something."""

    who: Ref = "target"
    to: Region | None = None
    away_from: str | None = None
    n: Value = 1

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        seat = number(state, at.scope, "seat")
        frames: list[Frame] = []
        for m in as_models(state, who):
            if not self._can_push(state, m, seat):
                continue
            spaces = as_spaces(state, self.to.all(state, at.scope)) if self.to else self._away(state, at.scope, m)
            frames.append(PlaceModel(seat, m, at.scope, spaces, cause="model-pushed", rule="DF-MOV-15"))
        return tuple(frames)

    def _can_push(self, state: Game, model: int, seat: int) -> bool:
        return state.spaces[model] >= 0 and can_be_pushed(state, model) and not held(state, model, seat)

    def _away(self, state: Game, scope: int, model: int) -> tuple[int, ...]:
        board = state.book.board
        here = state.spaces[model]
        n = amount(state, scope, self.n)
        origins = as_spaces(state, named(state, scope, self.away_from or "bound_squad")) or (here,)
        far = min(board.distance[o][here] for o in origins) + n
        return tuple(s for s in board.reach(here, n) if min(board.distance[o][s] for o in origins) == far)

    def possible(self, state: Game, scope: int) -> bool:
        seat, models = number(state, scope, "seat"), as_models(state, state.book.find(state, scope, self.who))
        return any(self._can_push(state, m, seat) for m in models)

    def words(self) -> Phrase:
        if self.to is not None:
            return phrase("step-push-to", who=ref_words(self.who), to=_one(self.to))
        source = word(self.away_from or "bound_squad")
        return phrase("step-push-away", who=ref_words(self.who), n=counted(self.n, "unit-space"), source=source)


class Banish(Step, frozen=True, tag="banish"):
    """A model leaves the board alive and comes back on unoccupied hexes when its Squad is Activated."""

    who: Ref = "bound_squad"

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        seat = number(state, at.scope, "seat")
        for m in as_models(state, who):
            if state.spaces[m] >= 0 and not held(state, m, seat):
                remove_model(state, m, AWAY)
                if state.log is not None:
                    tell(state, ModelBanished("DF-MOV-15", Model(m)))
        check_models(state)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        seat = number(state, scope, "seat")
        models = as_models(state, state.book.find(state, scope, self.who))
        return any(state.spaces[m] >= 0 and not held(state, m, seat) for m in models)

    def words(self) -> Phrase:
        return phrase("step-banish", who=ref_words(self.who))


class StopMove(Step, frozen=True, tag="stop_move"):
    """The moving model ends its Move here. DF-MOV-14."""

    def run(self, state: Game, at: Do) -> Frames:
        stop(state, at.scope)
        return ()

    def words(self) -> Phrase:
        return Phrase("step-stop-move")


class PlaceToken(Step, frozen=True, tag="place_token"):
    """Puts a map token on hexes or a Space, or one beside a Space without a footprint. DF-LIM-1, DF-TOK-9."""

    type: str
    at: Ref

    def run(self, state: Game, at: Do) -> Frames:
        kind = state.book.token_types[self.type]
        found = take(state, at, self.at, kind.footprint)
        if not isinstance(found, Some):
            return found
        found = _places(state, found)
        seat = number(state, at.scope, "seat")
        for place in found.ids:
            space, mask = spot(state, found.kind, int(place), kind.footprint)
            if not self._stock(state, at.scope) or (kind.footprint and not mask) or state.occupied & mask << 7 * space:
                fall_short(state, at.scope)
                continue
            squads = named(state, at.scope, "squad").ids
            token = Token(self.type, seat, space, mask, int(squads[0]) if squads else -1)
            state.tokens = (*state.tokens, token)
            state.occupied |= mask << 7 * space
            state.changed = True
            if state.log is not None:
                tell(state, TokenPlaced("DF-TOK-9", TokenKind(self.type), Space(space)))
        return ()

    def _stock(self, state: Game, scope: int) -> bool:
        """Whether the acting player has one left. DF-LIM-1."""
        limit, seat = state.book.token_types[self.type].limit, number(state, scope, "seat")
        return limit is None or sum(t.kind == self.type and t.owner == seat for t in state.tokens) < limit

    def possible(self, state: Game, scope: int) -> bool:
        found = _places(state, state.book.find(state, scope, self.at))
        size = state.book.token_types[self.type].footprint
        return self._stock(state, scope) and any(
            not size or has_room(state, found.kind, int(place), size) for place in found.ids
        )

    def words(self) -> Phrase:
        token = phrase("sel-one", what=phrase("noun-token", det="one", n=1, token=name_of("token", self.type), rest=""))
        return phrase("step-place-token", token=token, at=ref_words(self.at))


def _places(state: Game, found: Some) -> Some:
    """Hexes as they are, and the Spaces of anything else."""
    return found if found.kind == "hex" else Some("space", as_spaces(state, found))


class MoveToken(Step, frozen=True, tag="move_token"):
    """Moves map tokens to another Space."""

    who: Ref
    to: Ref

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        to = take(state, at, self.to, max((state.tokens[int(i)].hexes.bit_count() for i in who.ids), default=0))
        if not isinstance(to, Some):
            return to
        to = _places(state, to)
        for index, place in zip(who.ids, to.ids, strict=False):
            size = state.tokens[int(index)].hexes.bit_count()
            self._move(state, at, int(index), spot(state, to.kind, int(place), size))
        return ()

    def _move(self, state: Game, at: Do, index: int, goal: tuple[int, int]) -> None:
        """A token goes to its new place, or stays where it is when there is no room."""
        token = state.tokens[index]
        space, mask = goal
        if token.hexes and not mask:
            fall_short(state, at.scope)
            return
        moved = Token(token.kind, token.owner, space, mask, token.squad)
        state.occupied = state.occupied & ~(token.hexes << 7 * token.space) | mask << 7 * space
        state.tokens = tuple(moved if i == index else t for i, t in enumerate(state.tokens))
        state.changed = True
        if state.log is not None:
            tell(state, TokenMoved("DF-TOK-2", TokenKind(token.kind), Space(token.space), Space(space)))

    def words(self) -> Phrase:
        return phrase("step-move-token", who=ref_words(self.who), to=ref_words(self.to))


class RemoveToken(Step, frozen=True, tag="remove_token"):
    """Takes map tokens off the board."""

    who: Ref = "self_token"

    def run(self, state: Game, at: Do) -> Frames:
        who = take(state, at, self.who)
        if not isinstance(who, Some):
            return who
        gone = {int(i) for i in who.ids}
        for index in gone:
            token = state.tokens[index]
            state.occupied &= ~(token.hexes << 7 * token.space)
            if state.log is not None:
                tell(state, TokenRemoved("DF-TOK-2", TokenKind(token.kind), Space(token.space)))
        left = [i for i in range(len(state.tokens)) if i not in gone]
        state.tokens = tuple(state.tokens[i] for i in left)
        _renumber(state, {old: new for new, old in enumerate(left)})
        state.changed = True
        return ()

    def words(self) -> Phrase:
        return phrase("step-remove", who=ref_words(self.who))


def _renumber(state: Game, numbers: dict[int, int]) -> None:
    """Whatever was found, chosen or triggered before keeps its tokens when others leave the board."""

    def told(found: Any) -> Any:
        if type(found) is not Some or found.kind != "token":
            return found
        return Some("token", tuple(numbers[int(i)] for i in found.ids if int(i) in numbers))

    for scope in state.scopes:
        scope.update({name: told(value) for name, value in scope.items()})
    for m in state.modifiers:
        if m.known:
            known = tuple((name, told(value)) for name, value in m.known)
            state.modifiers = tuple(replace(o, known=known) if o is m else o for o in state.modifiers)
    stack: list[Any] = []
    for frame in state.stack:
        if isinstance(frame, choices.ForEach) and frame.kind == "token":
            stack.append(replace(frame, left=told(Some("token", frame.left)).ids))
        elif isinstance(frame, Forced):
            due = tuple(replace(a, token=numbers.get(a.token, -1)) for a in frame.due if a.token in (-1, *numbers))
            stack += [replace(frame, due=due)] if due else []
        else:
            stack.append(frame)
    state.stack[:] = stack


def _one(region: Region) -> Phrase:
    return phrase("sel-one", what=region.noun("one"))
