"""Move Actions as one plan: who moves, where to, whom they push. DF-MOV, DF-PSH, DF-OBS."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Done, Movers, Place, Push
from edgewise.games.dawnfall.effects.base import as_models, held, named
from edgewise.games.dawnfall.frames.arriving import AfterMove, CarryOut
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.entering import ChooseWay, ways
from edgewise.games.dawnfall.frames.placing import why_not_place
from edgewise.games.dawnfall.frames.plans import (
    Rows,
    goes_through,
    layout_of,
    plan_of,
    steps_of,
    way_occupied,
)
from edgewise.games.dawnfall.frames.triggers import CloseScope
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.queries.attributes import attribute, base_size, is_forbidden
from edgewise.games.dawnfall.queries.places import (
    Layout,
    after_push,
    assignments,
    covered_by,
    free_places,
    push_choices,
    push_places,
    reach,
    spot_of,
)
from edgewise.games.dawnfall.state import Game, Some, look, number, open_scope
from edgewise.geometry.hexes import HEXES_OF, mask_of

DONE = Done()
LISTED_MODELS = 4
# Joint plans tried before a group counts as impossible; ordinary groups need a handful.
SEARCHED_PLANS = 400


class MoveAction(Frame, frozen=True):
    """A Move Action of these models begins. DF-MOV-1, DF-MOV-4, W-M1."""

    seat: int
    models: tuple[int, ...]
    up: int
    mov: int = -1
    bonus: int = 0
    through: bool = False
    contact: tuple[int, ...] = ()
    response: bool = True
    times: int = 1

    def step(self, state: Game, reply: Any) -> Frames:
        scope = open_scope(
            state,
            "move",
            self.up,
            seat=self.seat,
            mover=Some("model", self.models),
            mov=self.mov,
            bonus=self.bonus,
            through=int(self.through),
            times=self.times,
            cancelled=0,
        )
        if self.contact:
            state.scopes[scope]["contact"] = Some("model", self.contact)
        first = open_window(state, "W-M1", scope, self.seat) if state.book.window_matters("W-M1") else ()
        last = (AfterMove(scope, self.seat),) if self.response else (CloseScope(scope),)
        return (*first, FixMov(scope), PickMovers(self.seat, scope), *last)


class FixMov(Frame, frozen=True):
    """The MOV values are fixed; models that cannot move drop out. DF-MOV-4, DF-SQD-11, DF-KEY-1."""

    scope: int

    def step(self, state: Game, reply: Any) -> Frames:
        here = state.scopes[self.scope]
        seat = number(state, self.scope, "seat")
        movers, steps = [], []
        for m in as_models(state, named(state, self.scope, "mover")):
            mov = fixed_mov(state, self.scope, m)
            if mov is not None and state.spaces[m] >= 0 and not held(state, m, seat, "move"):
                movers.append(m)
                steps.append(mov)
        here["mover"] = Some("model", tuple(movers))
        here["steps"] = Some("number", tuple(steps))
        return ()


def fixed_mov(state: Game, scope: int, model: int) -> int | None:
    """The MOV that this Move Action gives a model; None for a dash."""
    given = number(state, scope, "mov", -1)
    value = attribute(state, model, "mov")
    if value is None:
        return None
    if given >= 0:
        value = given
    return max(0, (value + number(state, scope, "bonus")) * number(state, scope, "times", 1))


class PickMovers(Frame, frozen=True):
    """The player names the models that take part. DF-MOV-2."""

    waits = True
    seat: int
    scope: int

    def able(self, state: Game) -> tuple[int, ...]:
        """Models that have somewhere to go, on their own or when the others go too. DF-MOV-10."""
        models = as_models(state, named(state, self.scope, "mover"))
        return tuple(
            m for m in models if _can_go(state, self.scope, m) or _places(state, self.scope, m, models, (), ())
        )

    def wants(self, state: Game) -> Ask | None:
        if number(state, self.scope, "cancelled"):
            return None
        return ask(self.seat, "choose-movers") if self.able(state) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        able = self.able(state)
        sizes = range(1, len(able) + 1) if len(able) <= LISTED_MODELS else (1, 2, len(able))
        roomy = len(able) > 1 and all(_roomy(state, self.scope, m, (m,), (), (), crowd(state, able)) for m in able)
        return (
            DONE,
            *(
                Movers(g)
                for n in sizes
                for g in combinations(able, n)
                if roomy or (_can_go(state, self.scope, g[0]) if n == 1 else feasible(state, self.scope, g, (), ()))
            ),
        )

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Movers) or not action.models:
            return unexpected(action, "choose-movers", "DF-MOV-2")
        able = self.able(state)
        group = tuple(dict.fromkeys(action.models))
        for model in group:
            if model not in able:
                return self._why_not_model(state, model)
        if len(group) != len(action.models) or not feasible(state, self.scope, group, (), ()):
            return refuse("DF-MOV-9", "no-joint-plan")
        return None

    def _why_not_model(self, state: Game, model: int) -> Refusal:
        if 0 <= model < len(state.model_squad) and state.spaces[model] >= 0:
            if attribute(state, model, "mov") is None:
                return refuse("DF-SQD-11", "dash-cannot-move", model=model)
            if is_forbidden(state, model, "move"):
                return refuse("DF-KEY-1", "blocked", model=model)
        return refuse("DF-MOV-2", "not-a-mover", model=model)

    def step(self, state: Game, reply: Any) -> Frames:
        if not isinstance(reply, Movers):
            state.scopes[self.scope]["moved"] = Some("model", ())
            return ()
        here = state.scopes[self.scope]
        for key in ("plan", "pushes", "ended"):
            here[key] = Some("plan", ())
        here["moved"] = Some("model", reply.models)
        return (PlaceMover(self.seat, self.scope, reply.models, 0), CarryOut(self.seat, self.scope))


def _reach(state: Game, scope: int, model: int, occupied: int) -> list[int]:
    """The Spaces in which a mover may end. DF-MOV-3, DF-MOV-6."""
    steps, through = steps_of(state, scope, model), goes_through(state, scope, model)
    return reach(state, base_size(state, model), state.spaces[model], steps, occupied, through=through)


def _places(state: Game, scope: int, model: int, movers: tuple[int, ...], plan: Rows, pushes: Rows) -> list[Action]:
    """Every end position of a mover under the plan so far, its own hexes excepted. DF-MOV-8, DF-CLR-4."""
    size = base_size(state, model)
    spaces = _reach(state, scope, model, way_occupied(state, movers))
    layout = layout_of(state, scope, movers, plan, pushes)
    found = free_places(layout, size, spaces)
    same = state.book.place_action(state.spaces[model], state.hexes[model])
    if same in found:
        found.remove(same)
    if size > 1 and not state.book.cannot_push(state, model):
        found += push_places(layout, size, spaces, model)
    return found


def _can_go(state: Game, scope: int, model: int) -> bool:
    """Whether a mover has any end position of its own; agrees with _places()."""
    if isinstance(look(state, scope, "contact"), Some):
        return bool(_places(state, scope, model, (model,), (), ()))
    size = base_size(state, model)
    fits = state.book.fits[size]
    start = state.spaces[model]
    occupied = state.occupied & ~state.bodies[model]
    through = goes_through(state, scope, model)
    for space in reach(state, size, start, min(1, steps_of(state, scope, model)), occupied, through=through):
        if len(fits[occupied >> 7 * space & 127]) > (space == start):
            return True
    return bool(_places(state, scope, model, (model,), (), ()))


def feasible(
    state: Game, scope: int, movers: tuple[int, ...], plan: Rows, pushes: Rows, budget: list[int] | None = None
) -> bool:
    """Whether the movers not yet planned all find an end position together. DF-MOV-9."""
    budget = [SEARCHED_PLANS] if budget is None else budget
    budget[0] -= 1
    done = {m for m, _, _ in plan}
    left = [m for m in movers if m not in done]
    if budget[0] < 0 or len(left) > _contact_room(state, scope, movers, plan, pushes):
        return False
    if len(left) == 1:
        return bool(_places(state, scope, left[0], movers, plan, pushes))
    most = crowd(state, left)
    tight = [m for m in left if not _roomy(state, scope, m, movers, plan, pushes, most)]
    if not tight:
        return True
    for place in _places(state, scope, tight[0], movers, plan, pushes):
        assert isinstance(place, Place)
        if _leaves_room(state, scope, tight[0], movers, plan, pushes, spot_of(state, place), budget):
            return True
    return False


def _contact_room(state: Game, scope: int, movers: tuple[int, ...], plan: Rows, pushes: Rows) -> int:
    """More movers than this cannot end in contact with the same model: each needs a hex beside it."""
    layout = layout_of(state, scope, movers, plan, pushes)
    if layout.near < 0:
        return len(movers)
    closed = 0
    for token in state.tokens:
        closed |= token.hexes << 7 * token.space
    for _, space, mask in plan:
        closed |= mask << 7 * space
    return (layout.near & ~closed).bit_count()


def _leaves_room(
    state: Game,
    scope: int,
    model: int,
    movers: tuple[int, ...],
    plan: Rows,
    pushes: Rows,
    spot: tuple[int, int],
    budget: list[int] | None = None,
) -> bool:
    """Whether an end position, with some joint Push, leaves one for each of the others. DF-MOV-9, DF-PSH-8."""
    layout = layout_of(state, scope, movers, plan, pushes)
    covered = tuple(m for m in covered_by(layout, *spot, model) if layout.occupied & state.bodies[m])
    return any(
        feasible(state, scope, movers, (*plan, (model, *spot)), (*pushes, *more), budget)
        for more in assignments(layout, *spot, covered)
    )


def crowd(state: Game, models: Iterable[int]) -> int:
    """How many Spaces these movers, and those they push, could fill at most: one for each base."""
    sizes = [base_size(state, m) for m in models]
    return sum(1 + size if size > 1 else 1 for size in sizes)


def _roomy(state: Game, scope: int, model: int, movers: tuple[int, ...], plan: Rows, pushes: Rows, most: int) -> bool:
    """More Spaces with room than `most`, which is what the others could ever fill."""
    layout = layout_of(state, scope, movers, plan, pushes)
    size = base_size(state, model)
    spaces = _reach(state, scope, model, way_occupied(state, movers))
    fits = state.book.fits[size]
    open_spaces = 0
    for space in spaces:
        shift = 7 * space
        for mask in fits[layout.occupied >> shift & 127]:
            if layout.near < 0 or mask << shift & layout.near:
                open_spaces += 1
                break
        if open_spaces > most:
            return True
    return False


class PlaceMover(Frame, frozen=True):
    """One mover gets its end position. DF-MOV-8, DF-MOV-9."""

    waits = True
    seat: int
    scope: int
    movers: tuple[int, ...]
    index: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "place-mover")

    def options(self, state: Game) -> tuple[Action, ...]:
        model = self.movers[self.index]
        plan, pushes = plan_of(state, self.scope), plan_of(state, self.scope, "pushes")
        found = _places(state, self.scope, model, self.movers, plan, pushes)
        left = self.movers[self.index + 1 :]
        most = crowd(state, self.movers[self.index :])
        if all(_roomy(state, self.scope, m, self.movers, plan, pushes, most) for m in left):
            return tuple(found)
        return tuple(
            p
            for p in found
            if isinstance(p, Place)
            and _leaves_room(state, self.scope, model, self.movers, plan, pushes, spot_of(state, p))
        )

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, Place):
            return unexpected(action, "place-mover", "DF-MOV-9")
        model = self.movers[self.index]
        layout = layout_of(state, self.scope, self.movers, plan_of(state, self.scope))
        occupied, steps = way_occupied(state, self.movers), steps_of(state, self.scope, model)
        spaces = _reach(state, self.scope, model, occupied)
        found = why_not_place(state, layout, model, spaces, action, steps)
        if found.rule == "DF-MOV-7":
            small = [m for m, s in enumerate(state.spaces) if s >= 0 and base_size(state, m) < base_size(state, model)]
            by_push = _reach(state, self.scope, model, occupied & ~sum(state.bodies[m] for m in small))
            if state.book.board.index[action.space] not in by_push:
                return refuse("DF-MOV-6", "no-way", space=str(action.space))
        if found.rule == "DF-PSH-10" and not self._on_pushed(state, action):
            return refuse("DF-MOV-11", "pushed-or-planned-already")
        return found

    def _on_pushed(self, state: Game, action: Place) -> bool:
        space, mask = spot_of(state, action)
        return any(s == space and m & mask for _, s, m in plan_of(state, self.scope, "pushes"))

    def step(self, state: Game, reply: Any) -> Frames:
        model = self.movers[self.index]
        space, mask = spot_of(state, reply)
        here = state.scopes[self.scope]
        layout = layout_of(state, self.scope, self.movers, plan_of(state, self.scope))
        covered = tuple(m for m in covered_by(layout, space, mask, model) if layout.occupied & state.bodies[m])
        plan = here["plan"]
        assert isinstance(plan, Some)
        here["plan"] = Some("plan", (*plan.ids, model, space, mask))
        frames: list[Frame] = []
        if covered:
            frames.append(PushCovered(self.seat, self.scope, space, mask, covered, self.movers))
        if state.book.trap_types and ways(state, self.scope, model, self.movers, space):
            frames.append(ChooseWay(self.seat, self.scope, model, self.movers, space))
        if self.index + 1 < len(self.movers):
            frames.append(PlaceMover(self.seat, self.scope, self.movers, self.index + 1))
        return tuple(frames)


class PushCovered(Frame, frozen=True):
    """Covered models are pushed, one destination after the other. DF-PSH-4 to DF-PSH-8."""

    waits = True
    seat: int
    scope: int
    space: int
    mask: int
    models: tuple[int, ...]
    movers: tuple[int, ...]

    def _choices(self, state: Game) -> list[tuple[int, int]]:
        plan, pushes = plan_of(state, self.scope), plan_of(state, self.scope, "pushes")
        layout = layout_of(state, self.scope, self.movers, plan, pushes)
        occupied = after_push(layout, self.space, self.mask, self.models)
        ring = state.book.board.ring[self.space * 128 + self.mask]
        found = push_choices(state, occupied, ring, self.space, self.models)
        if len(plan) == len(self.movers):
            return found
        return [spot for spot in found if self._leaves_room(state, plan, pushes, layout, spot)]

    def _leaves_room(self, state: Game, plan: Rows, pushes: Rows, layout: Layout, spot: tuple[int, int]) -> bool:
        """Whether the movers still to be placed find an end after this Push and some Push of the rest."""
        return any(
            feasible(state, self.scope, self.movers, plan, (*pushes, *more))
            for more in assignments(layout, self.space, self.mask, self.models)
            if more[0][1:] == spot
        )

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "push-model")

    def options(self, state: Game) -> tuple[Action, ...]:
        names = state.book.board.spaces
        return tuple(Push(self.models[0], names[s], HEXES_OF[m]) for s, m in self._choices(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, Push):
            return unexpected(action, "push-model", "DF-PSH-4")
        if action.model != self.models[0]:
            return refuse("DF-PSH-8", "push-other-model", model=self.models[0])
        return refuse("DF-PSH-4", "push-destination", model=action.model)

    def step(self, state: Game, reply: Any) -> Frames:
        here = state.scopes[self.scope]
        pushes = here["pushes"]
        assert isinstance(pushes, Some)
        space = state.book.board.index[reply.space]
        here["pushes"] = Some("plan", (*pushes.ids, reply.model, space, mask_of(reply.hexes)))
        rest = self.models[1:]
        if not rest:
            return ()
        return (PushCovered(self.seat, self.scope, self.space, self.mask, rest, self.movers),)
