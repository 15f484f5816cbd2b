"""Traps and other effects of entering a Space on the way. DF-MOV-12, DF-MOV-14, DF-OBS-2, W-M3."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import GoVia, PickOption
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.events import MoveStopped, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.plans import goes_through, plan_of, steps_of, way_occupied, way_of
from edgewise.games.dawnfall.frames.stopping import end_early, is_where_it_started
from edgewise.games.dawnfall.frames.triggers import Armed, CloseScope, fire
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.kinds import Model
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.state import Game, Some, Token, nearest, number, open_scope

LONGEST_LISTED_WAY = 7
MOST_WAYS = 24
MOST_WAITING_WAYS = 4000


def trapped_spaces(state: Game) -> set[int]:
    """Spaces with tokens that react to entering."""
    return {token.space for token in state.tokens if token.kind in state.book.trap_types}


def ways(state: Game, scope: int, model: int, movers: tuple[int, ...], goal: int) -> list[tuple[int, ...]]:
    """The shortest way for every different series of traps; empty when there is nothing to choose. DF-MOV-12."""
    traps = trapped_spaces(state)
    start = state.spaces[model]
    if not traps or goes_through(state, scope, model):
        return []
    steps = min(steps_of(state, scope, model), LONGEST_LISTED_WAY)
    occupied = way_occupied(state, movers)
    fits = state.book.fits[base_size(state, model)]
    found: list[tuple[int, ...]] = []
    seen: set[tuple[int, tuple[int, ...]]] = {(start, ())}
    queue: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), ())]
    while queue and len(found) < MOST_WAYS:
        way, sprung = queue.pop(0)
        here = way[-1] if way else start
        if here == goal:
            found.append(way)
        if len(way) >= steps or (here != start and not fits[occupied >> 7 * here & 127]):
            continue
        for n in state.book.board.neighbours[here]:
            after = (*sprung, n) if n in traps else sprung
            if (n, after) not in seen and len(queue) < MOST_WAITING_WAYS:
                seen.add((n, after))
                queue.append(((*way, n), after))
    return found if len(found) > 1 else []


class ChooseWay(Frame, frozen=True):
    """The player declares the way when entering effects make ways differ. DF-MOV-12, DF-MOV-14."""

    waits = True
    seat: int
    scope: int
    model: int
    movers: tuple[int, ...]
    goal: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "choose-way")

    def options(self, state: Game) -> tuple[Action, ...]:
        names = state.book.board.spaces
        found = ways(state, self.scope, self.model, self.movers, self.goal)
        return tuple(GoVia(tuple(names[s] for s in way)) for way in found)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if not isinstance(action, GoVia):
            return unexpected(action, "choose-way", "DF-MOV-12")
        board = state.book.board
        here, steps = state.spaces[self.model], steps_of(state, self.scope, self.model)
        occupied = way_occupied(state, self.movers)
        if len(action.path) > steps:
            return refuse("DF-MOV-3", "too-far", steps=steps, distance=len(action.path))
        for name in action.path:
            crossed = here != state.spaces[self.model]
            if crossed and not state.book.fits[base_size(state, self.model)][occupied >> 7 * here & 127]:
                return refuse(no_way_rule(state, self.model, occupied, here), "no-way", space=board.spaces[here])
            space = board.index.get(name, -1)
            if space not in board.neighbours[here]:
                return refuse("DF-MOV-3", "not-a-neighbour", space=name)
            here = space
        return None if here == self.goal else refuse("DF-MOV-12", "way-ends-elsewhere")

    def step(self, state: Game, reply: GoVia) -> Frames:
        index = state.book.board.index
        state.scopes[self.scope][f"way{self.model}"] = Some("space", tuple(index[s] for s in reply.path))
        return ()


def no_way_rule(state: Game, model: int, occupied: int, space: int) -> str:
    """Why a Space cannot be crossed: only a Push would help, or nothing would. DF-MOV-6, DF-MOV-7."""
    size = base_size(state, model)
    for m, s in enumerate(state.spaces):
        if s == space and base_size(state, m) < size:
            occupied &= ~state.bodies[m]
    return "DF-MOV-7" if state.book.fits[size][occupied >> 7 * space & 127] else "DF-MOV-6"


def enter_frames(state: Game, scope: int, seat: int) -> Frames:
    """Entering effects model by model along its way, in the order in which the movers were named. DF-MOV-14."""
    if not trapped_spaces(state) and not state.book.window_matters("W-M3"):
        return ()
    plan = plan_of(state, scope)
    movers = tuple(m for m, _, _ in plan)
    return tuple(Enter(scope, seat, m, way_of(state, scope, m, movers, goal), 0) for m, goal, _ in plan)


class Enter(Frame, frozen=True):
    """A model enters the next Space of its way. W-M3."""

    scope: int
    seat: int
    model: int
    way: tuple[int, ...]
    index: int

    def step(self, state: Game, reply: None) -> Frames:
        gone = not is_where_it_started(state, self.scope, self.model) or number(state, self.scope, "cancelled")
        if gone or self.index >= len(self.way):
            return ()
        space = self.way[self.index]
        frames: list[Frame] = []
        if self.index == len(self.way) - 1 or not goes_through(state, self.scope, self.model):
            seats = state.book.seats
            traps = [t for t in state.tokens if t.space == space and t.kind in state.book.trap_types]
            traps.sort(key=lambda t: (t.owner - state.turn) % seats)
            frames.append(Spring(self.scope, self.model, tuple(traps)))
            if state.book.window_matters("W-M3"):
                frames.append(NoticeEntry(self.scope, self.seat, self.model, space))
        return (*frames, StopOrGoOn(self.scope, self.seat, self.model, self.way, self.index))


class NoticeEntry(Frame, frozen=True):
    """The other players may interrupt a model that has entered a Space. W-M3."""

    scope: int
    seat: int
    model: int
    space: int

    def step(self, state: Game, reply: None) -> Frames:
        if state.spaces[self.model] < 0 or f"stopped{self.model}" in state.scopes[self.scope]:
            return ()
        mover, entered = Some("model", (self.model,)), Some("space", (self.space,))
        inner = open_scope(state, "entering", self.scope, mover=mover, entered=entered)
        return (*open_window(state, "W-M3", inner, self.seat), CloseScope(inner))


class Spring(Frame, frozen=True):
    """The entering effects of a Space happen one by one, the turn player's first. DF-TIM-8, DF-TOK-9."""

    waits = True
    scope: int
    model: int
    left: tuple[Token, ...]

    def _mine(self) -> int:
        return sum(t.owner == self.left[0].owner for t in self.left)

    def wants(self, state: Game) -> Ask | None:
        kinds = {t.kind for t in self.left if t.owner == self.left[0].owner}
        return ask(self.left[0].owner, "order-effects") if len(kinds) > 1 and state.spaces[self.model] >= 0 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickOption(i) for i in range(self._mine()))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickOption):
            return refuse("DF-TIM-8", "no-such-option", option=action.option + 1)
        return unexpected(action, "order-effects", "DF-TIM-8")

    def step(self, state: Game, reply: PickOption | None) -> Frames:
        if not self.left or state.spaces[self.model] < 0:
            return ()
        index = 0 if reply is None else reply.option
        token = self.left[index]
        rest = Spring(self.scope, self.model, self.left[:index] + self.left[index + 1 :])
        if token not in state.tokens:
            return (rest,)
        kind = state.book.token_types[token.kind]
        at = state.tokens.index(token)
        mover, entered = Some("model", (self.model,)), Some("space", (token.space,))
        frames: list[Frame] = []
        for t in state.book.trigger_ids(kind, "on_enter"):
            armed = Armed(t, token.owner, token.squad, -1, at, kind.id)
            frames += fire(state, armed, self.scope, {"mover": mover, "entered": entered})
        return (*frames, rest)


class StopOrGoOn(Frame, frozen=True):
    """A stopped model ends here; one that died or left is no longer part of the plan. DF-MOV-14."""

    scope: int
    seat: int
    model: int
    way: tuple[int, ...]
    index: int

    def step(self, state: Game, reply: None) -> Frames:
        stopped = state.scopes[self.scope].pop(f"stopped{self.model}", 0)
        if not is_where_it_started(state, self.scope, self.model):
            return ()
        if not stopped:
            return (Enter(self.scope, self.seat, self.model, self.way, self.index + 1),)
        if state.log is not None:
            tell(state, MoveStopped("DF-MOV-14", Model(self.model)))
        return end_early(state, self.scope, self.seat, self.model, self.way[: self.index + 1], "DF-MOV-14")


def stop(state: Game, scope: int) -> None:
    """Marks the mover of this scope as stopped, in the scope of its Move Action."""
    movers = as_models(state, named(state, scope, "mover"))
    move = nearest(state, scope, "move")
    if move >= 0:
        for m in movers:
            state.scopes[move][f"stopped{m}"] = 1
