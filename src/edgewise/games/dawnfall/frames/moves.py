"""Move Actions as one plan: who moves, where to, whom they push. DF-MOV, DF-PSH, DF-OBS."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Done, Fight, Movers, Place, Push, StartCombat
from edgewise.games.dawnfall.effects.base import as_models, held
from edgewise.games.dawnfall.frames.arriving import AfterMove, CarryOut
from edgewise.games.dawnfall.frames.asks import ask, asks, refuse, unexpected
from edgewise.games.dawnfall.frames.entering import ChooseWay, ways
from edgewise.games.dawnfall.frames.joint import SEARCHED_PLANS, Field, Joint, Plan, finds_spaces
from edgewise.games.dawnfall.frames.placing import why_not_place
from edgewise.games.dawnfall.frames.plans import (
    Rows,
    goes_through,
    layout_of,
    plan_of,
    steps_of,
    way_occupied,
)
from edgewise.games.dawnfall.frames.sharing import can_part, may_share
from edgewise.games.dawnfall.frames.triggers import CloseScope
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.groups import Groups, listed_groups
from edgewise.games.dawnfall.queries.attributes import attribute, base_size, is_forbidden, is_quiet
from edgewise.games.dawnfall.queries.places import (
    after_push,
    covered_by,
    joint_pushes,
    push_choices,
    reach,
    spot_of,
)
from edgewise.games.dawnfall.state import Game, ScopeValue, Some, look, number
from edgewise.geometry.hexes import HEXES_OF, mask_of

MOVERS_ASKS = asks("choose-movers")
PLACE_ASKS = asks("place-mover")
DONE = Done()
# The bans that held() asks about for a Move.
HOLD_WORDS = ("move", "be_moved")


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

    def step(self, state: Game, reply: None) -> Frames:
        here: dict[str, ScopeValue] = {
            "kind": "move",
            "up": self.up,
            "seat": self.seat,
            "mover": Some("model", self.models),
            "mov": self.mov,
            "bonus": self.bonus,
            "through": int(self.through),
            "times": self.times,
            "cancelled": 0,
        }
        if self.contact:
            here["contact"] = Some("model", self.contact)
        scope = len(state.scopes)
        state.scopes.append(here)
        last = AfterMove(scope, self.seat) if self.response else CloseScope(scope)
        if state.book.window_matters("W-M1"):
            first = open_window(state, "W-M1", scope, self.seat)
            return (*first, FixMov(scope), PickMovers(self.seat, scope), last)
        fix_mov(state, scope)
        return (PickMovers(self.seat, scope), last)


class FixMov(Frame, frozen=True):
    """The MOV values are fixed; models that cannot move drop out. DF-MOV-4, DF-SQD-11, DF-KEY-1."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        fix_mov(state, self.scope)
        return ()


def fix_mov(state: Game, scope: int) -> None:
    """Notes who can move and how far: by the MOV of the Action or the own one, with a bonus. DF-MOV-4, DF-SQD-11."""
    here: Any = state.scopes[scope]
    seat, given, bonus, times = here["seat"], here["mov"], here["bonus"], here["times"]
    free = is_quiet(state, HOLD_WORDS)
    movers, steps = [], []
    for m in as_models(state, here["mover"]):
        mov = attribute(state, m, "mov")
        if mov is not None and state.spaces[m] >= 0 and (free or not held(state, m, seat, "move")):
            movers.append(m)
            steps.append(max(0, ((given if given >= 0 else mov) + bonus) * times))
    here["mover"] = Some("model", tuple(movers))
    here["steps"] = Some("number", tuple(steps))


class PickMovers(Frame, frozen=True):
    """The player names the models that take part. DF-MOV-2."""

    waits = True
    seat: int
    scope: int

    def able(self, state: Game) -> tuple[int, ...]:
        """Models that have somewhere to go, on their own or when the others go too. DF-MOV-10."""
        return tuple(self._able(Field(state, self.scope)))

    def _able(self, field: Field) -> Iterator[int]:
        everybody = tuple(field.steps)
        joint = None
        for m in everybody:
            if field.is_far(m):
                continue
            if not field.can_go(m):
                joint = joint or Joint(field, everybody)
                if not joint.has_spot(m, None):
                    continue
            yield m

    def wants(self, state: Game) -> Ask | None:
        if number(state, self.scope, "cancelled"):
            return None
        movers, steps = self._free_movers(state)
        for m, n in zip(movers, steps, strict=True):
            if finds_spaces(state, m, n, 1):
                return MOVERS_ASKS[self.seat]
        for _ in self._able(Field(state, self.scope)):
            return MOVERS_ASKS[self.seat]
        return None

    def options(self, state: Game) -> tuple[Action, ...]:
        groups: Groups = state.book.groups
        movers, steps = self._free_movers(state)
        for m, n in zip(movers, steps, strict=True):
            if not finds_spaces(state, m, n, len(movers)):
                break
        else:
            if movers:
                return groups[movers]
        field = Field(state, self.scope)
        able = tuple(self._able(field))
        if len(able) > 1 and self._is_roomy(field, able):
            return groups[able]
        return (DONE, *[Movers(g) for g in listed_groups(able) if _goes(field, g)])

    def _free_movers(self, state: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The movers and their steps, if they may end wherever they like."""
        here: Any = state.scopes[self.scope]
        if isinstance(look(state, self.scope, "contact"), Some):
            return (), ()
        return here["mover"].ids, here["steps"].ids

    def _is_roomy(self, field: Field, able: tuple[int, ...]) -> bool:
        for m in able:
            alone = Joint(field, (m,))
            if not alone.is_roomy(m, alone.plan(), len(able)):
                return False
        return True

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Movers) or not action.models:
            is_fight = isinstance(action, Fight | StartCombat)
            return unexpected(action, "choose-movers", "DF-ACT-7" if is_fight else "DF-MOV-2")
        able = self.able(state)
        group = tuple(dict.fromkeys(action.models))
        for model in group:
            if model not in able:
                return self._why_not_model(state, model)
        if len(group) != len(action.models) or not is_feasible(Field(state, self.scope), group, (), ()):
            return refuse("DF-MOV-9", "no-joint-plan")
        return None

    def _why_not_model(self, state: Game, model: int) -> Refusal:
        if 0 <= model < len(state.model_squad) and state.spaces[model] >= 0:
            if attribute(state, model, "mov") is None:
                return refuse("DF-SQD-11", "dash-cannot-move", model=model)
            if is_forbidden(state, model, "move"):
                return refuse("DF-KEY-1", "blocked", model=model)
        return refuse("DF-MOV-2", "not-a-mover", model=model)

    def step(self, state: Game, reply: Movers | Done | None) -> Frames:
        if not isinstance(reply, Movers):
            state.scopes[self.scope]["moved"] = Some("model", ())
            return ()
        here = state.scopes[self.scope]
        for key in ("plan", "pushes", "ended"):
            here[key] = Some("plan", ())
        here["moved"] = Some("model", reply.models)
        return (PlaceMover(self.seat, self.scope, reply.models, 0), CarryOut(self.seat, self.scope))


def _reach(state: Game, scope: int, model: int, occupied: int) -> Collection[int]:
    """The Spaces in which a mover may end. DF-MOV-3, DF-MOV-6."""
    steps, through = steps_of(state, scope, model), goes_through(state, scope, model)
    return reach(state, base_size(state, model), state.spaces[model], steps, occupied, through=through)


def _goes(field: Field, group: tuple[int, ...]) -> bool:
    if len(group) == 1:
        return field.can_go(group[0])
    if field.near >= 0 and len(group) == 2 and can_part(field, *group):
        return True
    return is_feasible(field, group, (), ())


def is_feasible(field: Field, movers: tuple[int, ...], plan: Rows, pushes: Rows) -> bool:
    """Whether the movers not yet planned all find an end position together. DF-MOV-9."""
    joint = Joint(field, movers)
    done = {m for m, _, _ in plan}
    return _is_feasible(joint, tuple([m for m in movers if m not in done]), joint.plan(plan, pushes))


def _is_feasible(joint: Joint, left: tuple[int, ...], plan: Plan) -> bool:
    if joint.field.near >= 0 and len(left) > 1 and not may_share(joint, left, plan):
        return False
    joint.budget = SEARCHED_PLANS
    return joint.is_feasible(left, plan)


class PlaceMover(Frame, frozen=True):
    """One mover gets its end position. DF-MOV-8, DF-MOV-9."""

    waits = True
    seat: int
    scope: int
    movers: tuple[int, ...]
    index: int

    def wants(self, state: Game) -> Ask | None:
        return PLACE_ASKS[self.seat]

    def options(self, state: Game) -> tuple[Action, ...]:
        model = self.movers[self.index]
        joint = Joint(Field(state, self.scope), self.movers)
        rows, pushes = plan_of(state, self.scope), plan_of(state, self.scope, "pushes")
        now = joint.plan(rows, pushes)
        left = self.movers[self.index + 1 :]
        if not left or self._is_roomy(joint, model, now, left):
            taken = joint.hexes_after(rows, pushes)
            found = joint.free_actions(model, now, taken)
            found += joint.push_actions(model, now, taken)
            return tuple(found)
        place = state.book.terrain.place
        spots = chain(joint.free_spots(model, now), joint.push_spots(model, now))
        return tuple([place[s][mask] for s, mask in spots if self._leaves_room(joint, model, now, (s, mask), left)])

    def _is_roomy(self, joint: Joint, model: int, plan: Plan, left: tuple[int, ...]) -> bool:
        """Whether the others surely find an end, wherever the mover goes."""
        # The Spaces that it takes with those it pushes, and one for each of the others.
        size = joint.field.sizes[model]
        most = len(left) + (1 + size if size > 1 else 1)
        for m in left:  # a loop is quicker than all(), and this is asked often
            if not joint.is_roomy(m, plan, most):
                return False
        return True

    def _leaves_room(self, joint: Joint, model: int, plan: Plan, spot: tuple[int, int], left: tuple[int, ...]) -> bool:
        for after in joint.after(model, plan, spot):
            if _is_feasible(joint, left, after):
                return True
        return False

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
                return refuse("DF-MOV-6", "no-way", space=action.space)
        if found.rule == "DF-PSH-10" and not self._on_pushed(state, action):
            return refuse("DF-MOV-11", "pushed-or-planned-already")
        return found

    def _on_pushed(self, state: Game, action: Place) -> bool:
        space, mask = spot_of(state, action)
        return any(s == space and m & mask for _, s, m in plan_of(state, self.scope, "pushes"))

    def step(self, state: Game, reply: Place) -> Frames:
        model = self.movers[self.index]
        space, mask = spot_of(state, reply)
        here = state.scopes[self.scope]
        covered: tuple[int, ...] = ()
        if state.occupied >> 7 * space & mask:
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
        field = Field(state, self.scope)
        return [spot for spot in found if self._leaves_room(field, plan, pushes, occupied, spot)]

    def _leaves_room(self, field: Field, plan: Rows, pushes: Rows, occupied: int, spot: tuple[int, int]) -> bool:
        """Whether the movers still to be placed find an end after this Push and some Push of the rest."""
        return any(
            is_feasible(field, self.movers, plan, (*pushes, *more))
            for more in joint_pushes(field.state, occupied, self.space, self.mask, self.models)
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

    def step(self, state: Game, reply: Push) -> Frames:
        here = state.scopes[self.scope]
        pushes = here["pushes"]
        assert isinstance(pushes, Some)
        space = state.book.board.index[reply.space]
        here["pushes"] = Some("plan", (*pushes.ids, reply.model, space, mask_of(reply.hexes)))
        rest = self.models[1:]
        if not rest:
            return ()
        return (PushCovered(self.seat, self.scope, self.space, self.mask, rest, self.movers),)
