"""Choosing things out of what a selector finds. DF-EFF-5."""

from __future__ import annotations

from typing import Any, assert_never

from edgewise.core.flow import Action, Ask, Draw, Drawn, Frame, Frames, Want
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    Accept,
    Decline,
    Done,
    PickCard,
    Picked,
    PickEnhancement,
    PickHex,
    PickModel,
    PickOption,
    PickPlayer,
    PickSpace,
    PickSquad,
    PickToken,
)
from edgewise.games.dawnfall.effects.words import limit_words
from edgewise.games.dawnfall.frames.asks import ask, one_of, refuse, unexpected
from edgewise.games.dawnfall.frames.triggers import Do, Run
from edgewise.games.dawnfall.limits import spent_targets
from edgewise.games.dawnfall.queries.places import has_room
from edgewise.games.dawnfall.state import Game, Some, enemies, fall_short, number, seat_of

DONE = Done()
YES_NO: tuple[Action, ...] = (Accept(), Decline())


def pick_action(state: Game, kind: str, thing: int | str) -> Picked:
    """The action that chooses one thing."""
    board = state.book.board
    match kind:
        case "model":
            return PickModel(int(thing))
        case "squad":
            return PickSquad(int(thing))
        case "space":
            return PickSpace(board.spaces[int(thing)])
        case "hex":
            return PickHex(board.spaces[int(thing) // 7], int(thing) % 7)
        case "card":
            return PickCard(str(thing))
        case "enhancement":
            squad, slot = divmod(int(thing), 10)
            return PickEnhancement(squad, state.attached[squad][slot].card)
        case "token":
            return PickToken(int(thing))
        case _:
            return PickPlayer(int(thing))


def picked_thing(state: Game, action: Picked) -> int | str:
    """What an action of pick_action() chooses."""
    board = state.book.board
    match action:
        case PickModel(model):
            return model
        case PickSquad(squad):
            return squad
        case PickSpace(space):
            return board.index[space]
        case PickHex(space, hex_):
            return 7 * board.index[space] + hex_
        case PickCard(card):
            return card
        case PickEnhancement(squad, card):
            slots = [slot for slot, e in enumerate(state.attached[squad]) if e.card == card]
            return 10 * squad + slots[-1]
        case PickToken(token):
            return token
        case PickPlayer(seat):
            return seat
        case _:
            assert_never(action)


class Choose(Frame, frozen=True):
    """A player chooses out of a selector; the result is stored under a name in the scope."""

    waits = True
    selector: int
    scope: int
    store: str
    kind: str
    picked: tuple[int | str, ...] = ()
    room: int = 0

    def _candidates(self, state: Game) -> list[int | str]:
        found = list(state.book.selectors[self.selector].all(state, self.scope).ids)
        if self.room:
            found = [i for i in found if has_room(state, self.kind, int(i), self.room)]
        for i in self.picked:  # one by one: a hand may hold several copies of a card
            if i in found:
                found.remove(i)
        spent = self._spent(state)
        return [i for i in found if i not in spent] if spent else found

    def _spent(self, state: Game) -> frozenset[int | str]:
        """What the Action was aimed at often enough this turn. DF-EFF-11."""
        power = number(state, self.scope, "power", -1) if self.store == "target" else -1
        return spent_targets(state, self.scope, state.book.powers[power].limit) if power >= 0 else frozenset()

    def _count(self, state: Game) -> int:
        return int(state.book.count_of(state, self.scope, self.selector))

    def chooser(self, state: Game) -> int:
        """Who chooses. DF-EFF-5."""
        by = state.book.selectors[self.selector].by
        seat = number(state, self.scope, "seat")
        if by == "opponent":
            return enemies(state, seat)[0]
        return self._owner(state, seat) if by == "owner" else seat

    def _owner(self, state: Game, seat: int) -> int:
        """Whose things are chosen from; the first one's where several players have some."""
        first = next(iter(self._candidates(state)), None)
        match self.kind:
            case _ if first is None:
                return seat
            case "model":
                return seat_of(state, int(first))
            case "squad":
                return state.squad_seat[int(first)]
            case "enhancement":
                return state.squad_seat[int(first) // 10]
            case "card" if state.book.selectors[self.selector].side == "enemy":
                return enemies(state, seat)[0]
            case _:
                return seat

    def wants(self, state: Game) -> Want | None:
        left = self._count(state) - len(self.picked)
        selector = state.book.selectors[self.selector]
        if selector.by == "actor" and not (self.picked or self.room or selector.up_to or self._spent(state)):
            is_asked = left > 0 and _finds_more(state, self.scope, selector, left)
            return ask(number(state, self.scope, "seat"), "choose-" + self.kind) if is_asked else None
        candidates = self._candidates(state)
        if left <= 0 or not candidates or (len(candidates) <= left and not selector.up_to):
            return None
        if selector.by == "random":
            n = min(left, len(candidates))
            return Draw(self.chooser(state), tuple(str(c) for c in candidates), n, "random-choice")
        return ask(self.chooser(state), "choose-" + self.kind)

    def options(self, state: Game) -> tuple[Action, ...]:
        found: Any = dict.fromkeys(self._candidates(state))
        if self.kind == "model":
            picks: tuple[Action, ...] = tuple([PickModel(m) for m in found])
        else:
            picks = tuple([pick_action(state, self.kind, i) for i in found])
        return (*picks, DONE) if state.book.selectors[self.selector].up_to else picks

    def why_not(self, state: Game, action: Action) -> Refusal:
        power = number(state, self.scope, "power", -1)
        if any(action == pick_action(state, self.kind, i) for i in self._spent(state)):
            limit: Any = state.book.powers[power].limit
            return refuse("DF-TIM-9", "limit-reached", limit=limit_words(limit))
        rule = "DF-SHO-3" if power >= 0 and state.book.facts[power].shoots else "DF-CRD-9"
        if type(action).__name__.startswith("Pick"):
            return refuse(rule, "not-a-target", what=one_of(state.book.selectors[self.selector]))
        return unexpected(action, "choose-" + self.kind, rule)

    def step(self, state: Game, reply: Picked | Drawn | Done | None) -> Frames:
        if reply is None:
            candidates = self._candidates(state)
            return self._finish(state, self.picked + tuple(candidates[: self._count(state) - len(self.picked)]))
        if isinstance(reply, Drawn):
            names = {str(c): c for c in self._candidates(state)}
            return self._finish(state, self.picked + tuple(names[i] for i in reply.items))
        if isinstance(reply, Done):
            return self._finish(state, self.picked)
        picked = (*self.picked, picked_thing(state, reply))
        if len(picked) >= self._count(state):
            return self._finish(state, picked)
        return (Choose(self.selector, self.scope, self.store, self.kind, picked, self.room),)

    def _finish(self, state: Game, picked: tuple[int | str, ...]) -> Frames:
        state.scopes[self.scope][self.store] = Some(self.kind, picked)
        if not picked or (len(picked) < self._count(state) and not state.book.selectors[self.selector].up_to):
            fall_short(state, self.scope)
        return ()


def _finds_more(state: Game, scope: int, selector: Any, n: int) -> bool:
    """Whether a selector finds more than n things; where they come one by one, no more of them are looked for."""
    if not hasattr(selector, "each"):
        return len(selector.all(state, scope).ids) > n
    found: set[int] = set()
    for thing in selector.each(state, scope):
        found.add(thing)
        if len(found) > n:
            return True
    return False


def pick(state: Game, at: Do, ref: Any, room: int) -> Some | Frames:
    """What a step works on, once somebody has chosen it out of a selector; before, the frames that ask."""
    number_of = state.book.selector_ids[id(ref)]
    stored = state.scopes[at.scope].get(f"@{number_of}")
    if isinstance(stored, Some):
        return stored
    kind = ref.kind_found(state, at.scope)
    asked = Choose(number_of, at.scope, f"@{number_of}", kind, room=room if kind in ("space", "hex") else 0)
    return (asked, Do(at.block, at.index, at.scope, True))


class AskMay(Frame, frozen=True):
    """A player may use an optional part. DF-EFF-8 `may`."""

    waits = True
    seat: int
    block: int
    scope: int
    otherwise: int = -1

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "may")

    def options(self, state: Game) -> tuple[Action, ...]:
        return YES_NO

    def why_not(self, state: Game, action: Action) -> Refusal:
        return unexpected(action, "may", "DF-EFF-8")

    def step(self, state: Game, reply: Accept | Decline | None) -> Frames:
        if isinstance(reply, Accept):
            return (Run(self.block, 0, self.scope),)
        fall_short(state, self.scope)
        return (Run(self.otherwise, 0, self.scope),) if self.otherwise >= 0 else ()


class AskOption(Frame, frozen=True):
    """A player picks one of several blocks of steps. DF-EFF-8 `choose_one`."""

    waits = True
    seat: int
    blocks: tuple[int, ...]
    scope: int
    store: str = "option"

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "choose-option")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickOption(i) for i in range(len(self.blocks)))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickOption):
            return refuse("DF-EFF-8", "no-such-option", option=action.option + 1)
        return unexpected(action, "choose-option", "DF-EFF-8")

    def step(self, state: Game, reply: PickOption) -> Frames:
        state.scopes[self.scope][self.store] = reply.option
        return (Run(self.blocks[reply.option], 0, self.scope),)


class ForEach(Frame, frozen=True):
    """Runs a block for one thing after the other. DF-EFF-8 `for_each`."""

    kind: str
    left: tuple[int | str, ...]
    block: int
    scope: int
    store: str

    def step(self, state: Game, reply: None) -> Frames:
        if not self.left:
            return ()
        state.scopes[self.scope][self.store] = Some(self.kind, self.left[:1])
        rest = ForEach(self.kind, self.left[1:], self.block, self.scope, self.store)
        return (Run(self.block, 0, self.scope), rest)


class Repeat(Frame, frozen=True):
    """Runs a block so many times. DF-EFF-8 `repeat`, DF-EFF-19."""

    times: int
    block: int
    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        if self.times <= 0:
            return ()
        return (Run(self.block, 0, self.scope), Repeat(self.times - 1, self.block, self.scope))
