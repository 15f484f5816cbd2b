"""Where movers may end, alone and together: one search over plain numbers. DF-MOV-8, DF-MOV-9, DF-PSH-8."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from edgewise.core.flow import Action
from edgewise.games.dawnfall.frames.plans import Rows, goes_through
from edgewise.games.dawnfall.queries.attributes import base_size, has_ability, is_quiet
from edgewise.games.dawnfall.queries.places import (
    PUSH_WORDS,
    Reach,
    Spot,
    can_assign,
    can_be_pushed,
    joint_pushes,
    reach_past,
)
from edgewise.games.dawnfall.state import Game, Some, look
from edgewise.games.dawnfall.terrain import COVERS
from edgewise.geometry.hexes import SIZE_OF, spaces_of

# Joint plans tried before a group counts as impossible; ordinary groups need a handful, a crammed corner some thousand.
SEARCHED_PLANS = 4000


class Field:
    """The board of a Move Action as its movers meet it: how far each goes, what to touch, whom they may push."""

    __slots__ = (
        "_all_pushable",
        "_ends",
        "_pushable",
        "beside",
        "closed",
        "near",
        "scope",
        "sizes",
        "state",
        "steps",
        "touched",
    )

    def __init__(self, state: Game, scope: int) -> None:
        here: Any = state.scopes[scope]
        self.state = state
        self.scope = scope
        self.steps: dict[int, int] = dict(zip(here["mover"].ids, here["steps"].ids, strict=True))
        self.sizes: tuple[int, ...] = state.book.bases(state).sizes
        self.near = -1
        self.beside: tuple[int, ...] = ()
        self.closed = 0
        self.touched: tuple[int, ...] = ()
        self._all_pushable: bool | None = None
        self._pushable: dict[int, bool] = {}
        self._ends: dict[int, list[int]] = {}
        contact = look(state, scope, "contact")
        if isinstance(contact, Some):
            self._touch(tuple(int(c) for c in contact.ids))

    def _touch(self, models: tuple[int, ...]) -> None:
        """Every mover must end beside one of these models; tokens leave no room there."""
        state = self.state
        self.touched = models
        self.near = 0
        for m in models:
            self.near |= state.book.board.ring[state.spaces[m] * 128 + state.hexes[m]]
        self.beside = tuple(spaces_of(self.near))
        for token in state.tokens:
            self.closed |= token.hexes << 7 * token.space

    def is_pushable(self, model: int) -> bool:
        """Whether larger bases may push a model. DF-PSH-3."""
        if self.are_all_pushable():
            return True
        found = self._pushable.get(model)
        if found is None:
            found = self._pushable[model] = can_be_pushed(self.state, model)
        return found

    def are_all_pushable(self) -> bool:
        """Whether no effect keeps any model from being pushed."""
        if self._all_pushable is None:
            self._all_pushable = is_quiet(self.state, PUSH_WORDS)
        return self._all_pushable

    def is_far(self, model: int) -> bool:
        """Whether a mover is too far away from all that it must touch. DF-MOV-3."""
        if self.near < 0:
            return False
        away, steps = self.state.book.board.distance[self.state.spaces[model]], self.steps[model]
        for space in self.beside:  # a loop is quicker than any(), and this is asked often
            if away[space] <= steps:
                return False
        return True

    def can_go(self, model: int) -> bool:
        """Whether a mover has any end position of its own; agrees with Joint.has_spot()."""
        if self.near >= 0 and self.ends(model):
            return True
        if self.near < 0 and finds_spaces(self.state, model, self.steps[model], 1):
            return True
        return Joint(self, (model,)).has_spot(model, None)

    def ends(self, model: int) -> list[int]:
        """The hexes of each free end position of a mover that goes alone, as bitboards."""
        found = self._ends.get(model)
        if found is None:
            alone = Joint(self, (model,))
            found = self._ends[model] = [mask << 7 * s for s, mask in alone.free_spots(model, alone.plan())]
        return found


def finds_spaces(state: Game, model: int, steps: int, count: int) -> bool:
    """Whether a mover has free end positions in so many Spaces, as far as its own and the next ones tell.

    So many movers that each find as many Spaces can go in every order: one takes at most one of them from another.
    """
    fits, occupied = state.book.fits[base_size(state, model)], state.occupied
    start = state.spaces[model]
    if len(fits[occupied >> 7 * start & 127 & ~state.hexes[model]]) > 1:
        count -= 1
    if steps:
        for space in state.book.board.neighbours[start]:
            if not count:
                return True
            if fits[occupied >> 7 * space & 127]:
                count -= 1
    return not count


class Plan(msgspec.Struct, gc=False):
    """A plan in progress: hexes that stay occupied, hexes it covers, those of the ends, and who is not pushed."""

    rest: int
    laid: int
    ends: int
    fixed: tuple[int, ...]


class Joint:
    """The search for end positions of movers that go together. DF-MOV-9."""

    __slots__ = ("_lifted_hexes", "_spaces", "budget", "field", "lifted", "movers")

    def __init__(self, field: Field, movers: tuple[int, ...]) -> None:
        self.field = field
        self.movers = movers
        self.budget = SEARCHED_PLANS
        bodies = field.state.bodies
        self.lifted = field.state.occupied
        for m in movers:
            self.lifted &= ~bodies[m]
        self._spaces: dict[int, Reach] = {}
        self._lifted_hexes: bytearray | None = None

    def plan(self, rows: Rows = (), pushes: Rows = ()) -> Plan:
        """The plan that leads to these ends and Pushes."""
        state = self.field.state
        rest = self.lifted
        ends = pushed = 0
        for m, space, mask in pushes:
            rest &= ~state.bodies[m]
            pushed |= mask << 7 * space
        for _, space, mask in rows:
            ends |= mask << 7 * space
        return Plan(rest, ends | pushed, ends, (*self.movers, *[p[0] for p in pushes], *self.field.touched))

    def spaces(self, model: int) -> Reach:
        """Spaces where a mover may end, nearest first, as far as they touch what they must. DF-MOV-3, DF-MOV-6."""
        found = self._spaces.get(model)
        if found is None:
            found = self._spaces[model] = self._reach(model)
        return found

    def _reach(self, model: int) -> Reach:
        field, state = self.field, self.field.state
        steps = field.steps[model]
        if field.near >= 0 and field.is_far(model):
            return {}
        size, start, blocked = field.sizes[model], state.spaces[model], 0
        if steps > 1 and not goes_through(state, field.scope, model):
            blocked = state.book.terrain.blocked(size, start, steps, self.lifted_hexes())
        found = reach_past(state, start, steps, blocked)
        return found if field.near < 0 else {s: None for s in found if s in field.beside}

    def lifted_hexes(self) -> bytearray:
        """What stays occupied in each Space while the movers are lifted."""
        found = self._lifted_hexes
        if found is None:
            state = self.field.state
            found = self._lifted_hexes = bytearray(state.book.terrain.by_space(state.occupied))
            for m in self.movers:
                found[state.spaces[m]] &= ~state.hexes[m]
        return found

    def hexes_after(self, rows: Rows, pushes: Rows) -> bytearray:
        """The hexes in each Space that the plan of these ends and Pushes leaves occupied or covers."""
        if not rows:
            return self.lifted_hexes()
        state, found = self.field.state, self.lifted_hexes()[:]
        for m, _, _ in pushes:
            found[state.spaces[m]] &= ~state.hexes[m]
        for _, space, mask in rows + pushes:
            found[space] |= mask
        return found

    def free_actions(self, model: int, plan: Plan, taken: bytearray) -> list[Action]:
        """End positions on unoccupied hexes, the own ones excepted; `taken` as hexes_after(). DF-MOV-8, DF-CLR-4."""
        state = self.field.state
        terrain = state.book.terrain
        if self.field.near >= 0:
            return [terrain.place[s][mask] for s, mask in self.free_spots(model, plan)]
        tables, spaces = terrain.places[self.field.sizes[model]], iter(self.spaces(model))
        start = next(spaces)
        own = terrain.place[start][state.hexes[model]]
        found = [place for place in tables[start][taken[start]] if place is not own]
        for space in spaces:
            found += tables[space][taken[space]]
        return found

    def free_spots(self, model: int, plan: Plan) -> Iterator[Spot]:
        """The same positions one by one, for searches that need only the first good one."""
        state, near = self.field.state, self.field.near
        fits = state.book.fits[self.field.sizes[model]]
        occupied = plan.rest | plan.laid
        here = (state.spaces[model], state.hexes[model])
        for space in self.spaces(model):
            beside = near >> 7 * space
            for mask in fits[occupied >> 7 * space & 127]:
                if mask & beside and (space, mask) != here:
                    yield space, mask

    def push_spots(self, model: int, plan: Plan) -> Iterator[Spot]:
        """End positions that push smaller models, where every covered one has a destination. DF-PSH-1, DF-PSH-8."""
        size, taken = self.field.sizes[model], plan.rest | plan.laid
        for space, models in self._small_ones(model, plan).items():
            for mask in self._pushing(space, models, size, plan, taken >> 7 * space & 127):
                yield space, mask

    def push_actions(self, model: int, plan: Plan, taken: bytearray) -> list[Action]:
        """The same positions all at once, as ready-made answers; `taken` as hexes_after()."""
        size = self.field.sizes[model]
        found: list[Action] = []
        if size > 1:
            place = self.field.state.book.terrain.place
            for space, models in self._small_ones(model, plan).items():
                row = place[space]
                found += [row[mask] for mask in self._pushing(space, models, size, plan, taken[space])]
        return found

    def _small_ones(self, model: int, plan: Plan) -> dict[int, list[int]]:
        """The models that a mover may push, by Space, as far as it gets there. DF-PSH-1, DF-PSH-3, DF-PSH-10."""
        state, size = self.field.state, self.field.sizes[model]
        if size == 1 or has_ability(state, model, "cannot_push"):
            return {}
        places, spaces, fixed = state.spaces, self.spaces(model), plan.fixed
        all_pushable = self.field.are_all_pushable()
        found: dict[int, list[int]] = {}
        for m in state.book.bases(state).smaller[size]:
            space = places[m]
            if space in spaces and m not in fixed and (all_pushable or self.field.is_pushable(m)):
                if space in found:
                    found[space].append(m)
                else:
                    found[space] = [m]
        return found

    def _pushing(self, space: int, models: list[int], size: int, plan: Plan, taken: int) -> list[int]:
        """The placements in a Space that push some of the models there; `taken` are its hexes that are not free."""
        state, near = self.field.state, self.field.near
        hexes, movable = state.hexes, 0
        for m in models:
            movable |= hexes[m]
        masks = state.book.terrain.covering[size, taken & ~movable, taken & movable]
        if near >= 0:
            beside = near >> 7 * space
            masks = tuple([row for row in masks if row[0] & beside])
        if SIZE_OF[movable] != len(models):
            return [mask for mask, _, _ in masks if self._finds_room(space, mask, models, plan)]
        # Of single hexes each needs one beside the pusher, and leaves none there.
        rings, first = state.book.board.ring, 128 * space
        found = []
        for mask, covered, lacks_hexes in masks:
            if not lacks_hexes or (rings[first + mask] & ~(plan.rest | plan.laid)).bit_count() >= covered:
                found.append(mask)
        return found

    def _finds_room(self, space: int, mask: int, models: list[int], plan: Plan) -> bool:
        """Whether those of the models that a base there covers have destinations together. DF-PSH-8."""
        hexes = self.field.state.hexes
        covered = tuple([m for m in models if hexes[m] & mask])
        return can_assign(self.field.state, self.after_push(plan, space, mask, covered), space, mask, covered)

    def after_push(self, plan: Plan, space: int, mask: int, covered: Sequence[int]) -> int:
        """Occupied hexes with the pusher down and the covered models lifted. DF-PSH-6."""
        rest = plan.rest
        for m in covered:
            rest &= ~self.field.state.bodies[m]
        return rest | plan.laid | mask << 7 * space

    def has_spot(self, model: int, plan: Plan | None) -> bool:
        """Whether a mover has any end position under a plan, or under none."""
        plan = plan or self.plan()
        for _ in self.free_spots(model, plan):
            return True
        for _ in self.push_spots(model, plan):
            return True
        return False

    def is_roomy(self, model: int, plan: Plan, most: int) -> bool:
        """More Spaces with room than `most`; one of them may have no other place than where the mover stands."""
        near = self.field.near
        covers = COVERS[self.field.sizes[model]]
        occupied = plan.rest | plan.laid
        left = most
        for space in self.spaces(model):
            room = covers[occupied >> 7 * space & 127]
            if room and (near < 0 or room & near >> 7 * space):
                if not left:
                    return True
                left -= 1
        return False

    def is_feasible(self, left: tuple[int, ...], plan: Plan) -> bool:
        """Whether the movers that are left all find an end position together; the budget ends the search."""
        self.budget -= 1
        if self.budget < 0 or not self._has_contact_room(len(left), plan):
            return False
        if len(left) == 1:
            return self.has_spot(left[0], plan)
        for model in left:
            # Each takes at most one Space from the others as long as nobody pushes.
            if not self.is_roomy(model, plan, len(left)):
                break
        else:
            return True
        others = tuple([m for m in left if m != model])
        for spots in (self.free_spots, self.push_spots):
            for spot in spots(model, plan):
                if self.leaves_room(others, model, plan, spot):
                    return True
                if self.budget < 0:
                    return False
        return False

    def _has_contact_room(self, count: int, plan: Plan) -> bool:
        """More movers than hexes beside it cannot end in contact with the same model: each needs one."""
        if self.field.near < 0:
            return True
        return count <= (self.field.near & ~(self.field.closed | plan.ends)).bit_count()

    def leaves_room(self, others: tuple[int, ...], model: int, plan: Plan, spot: Spot) -> bool:
        """Whether an end position, with some joint Push, leaves one for each of the others. DF-MOV-9, DF-PSH-8."""
        return any(self.is_feasible(others, after) for after in self.after(model, plan, spot))

    def after(self, model: int, plan: Plan, spot: Spot) -> Iterator[Plan]:
        """The plans in which a mover ends there: one for each joint Push of those it covers."""
        space, mask = spot
        body = mask << 7 * space
        if not (plan.rest | plan.laid) & body:
            yield Plan(plan.rest, plan.laid | body, plan.ends | body, plan.fixed)
            return
        covered = self.covered(model, plan, space, mask)
        occupied = self.after_push(plan, space, mask, covered)
        bodies = self.field.state.bodies
        rest = plan.rest
        for m in covered:
            rest &= ~bodies[m]
        for pushes in joint_pushes(self.field.state, occupied, space, mask, covered):
            laid = plan.laid | body
            for _, to, hexes in pushes:
                laid |= hexes << 7 * to
            yield Plan(rest, laid, plan.ends | body, plan.fixed + covered)

    def covered(self, model: int, plan: Plan, space: int, mask: int) -> tuple[int, ...]:
        """The models that a base on these hexes would push."""
        state, occupied = self.field.state, plan.rest | plan.laid
        return tuple(
            m
            for m, s in enumerate(state.spaces)
            if s == space
            and state.hexes[m] & mask
            and m != model
            and m not in plan.fixed
            and occupied & state.bodies[m]
        )
