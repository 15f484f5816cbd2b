"""Putting a single model down: relocation, return and deployment share these questions. DF-MOV-15, DF-WND-10."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias, assert_never

import msgspec

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Decline, Place, Push
from edgewise.games.dawnfall.effects.base import around, as_spaces, named
from edgewise.games.dawnfall.events import AnyEvent, ModelPushed, ModelRelocated, ModelReturned, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.triggers import forced
from edgewise.games.dawnfall.frames.wounds import drop_group_statuses
from edgewise.games.dawnfall.kinds import NO_MODEL, Model, Stand, stand, stand_before
from edgewise.games.dawnfall.queries.attributes import base_size, has_ability
from edgewise.games.dawnfall.queries.places import (
    NOWHERE,
    Layout,
    after_push,
    covered_by,
    free_places,
    push_choices,
    push_places,
    spot_of,
)
from edgewise.games.dawnfall.state import Game, Some, fall_short, lift, put
from edgewise.games.dawnfall.terrain import COVERS
from edgewise.geometry.hexes import HEXES_OF, mask_of

DECLINE = Decline()


def is_placement(state: Game, size: int, hexes: tuple[int, ...]) -> bool:
    """Whether hexes of one Space are room for a base of this size. DF-BRD-15, DF-BRD-16."""
    if any(not 0 <= h <= 6 for h in hexes) or HEXES_OF[mask_of(hexes)] != hexes:
        return False
    return mask_of(hexes) in state.book.placements[size]


def why_not_place(
    state: Game, layout: Layout, model: int, spaces: Collection[int], action: Place, steps: int, *, push: bool = True
) -> Refusal:
    """Which rule forbids an end position; without `push` the effect pushes nobody."""
    board = state.book.board
    size = base_size(state, model)
    space = board.index.get(action.space)
    if space is None:
        return refuse("DF-BRD-17", "off-the-map", space=action.space)
    if not is_placement(state, size, action.hexes):
        return refuse("DF-BRD-16", "not-a-placement", size=size)
    mask = mask_of(action.hexes)
    if space not in spaces:
        if steps >= 0 and board.distance[state.spaces[model]][space] > steps:
            return refuse("DF-MOV-3", "too-far", steps=steps, distance=board.distance[state.spaces[model]][space])
        if steps >= 0:
            return refuse("DF-MOV-7", "no-way", space=action.space)
        return refuse("DF-MOV-15", "wrong-space", space=action.space)
    return _why_not_end(state, layout, model, space, mask, push=push)


def _why_not_end(state: Game, layout: Layout, model: int, space: int, mask: int, *, push: bool) -> Refusal:
    body = mask << 7 * space
    if state.spaces[model] == space and state.hexes[model] == mask:
        return refuse("DF-CLR-4", "standing-still")
    if layout.near >= 0 and not body & layout.near:
        return refuse("DF-MOV-15", "contact-wanted")
    if not body & layout.occupied:
        return refuse("DF-MOV-9", "no-joint-plan")
    for token in state.tokens:
        if body & (token.hexes << 7 * token.space):
            return refuse("DF-MOV-8", "overlaps-token", token=token.kind)
    covered = covered_by(layout, space, mask, model)
    return _why_not_push(state, layout, model, covered, push=push)


def _why_not_push(state: Game, layout: Layout, model: int, covered: tuple[int, ...], *, push: bool) -> Refusal:
    """Which rule keeps a model from pushing those whom it would cover."""
    size = base_size(state, model)
    for other in covered:
        if base_size(state, other) >= size:
            return refuse("DF-MOV-8", "overlaps-equal-base", model=other)
        if not push:
            return refuse("DF-MOV-15", "nobody-is-pushed", model=other)
        if not layout.pushable(other, size):
            return refuse("DF-PSH-3", "cannot-be-pushed", model=other)
    if not covered:
        return refuse("DF-PSH-10", "pushed-or-planned-already")
    if has_ability(state, model, "cannot_push"):
        return refuse("DF-PSH-1", "cannot-push", model=model)
    return refuse("DF-PSH-7", "push-without-destination", model=covered[0])


# What a model is set down for.
Cause: TypeAlias = Literal["model-relocated", "model-returned", "model-pushed"]


class PlaceModel(Frame, frozen=True):
    """A player puts one model down in given Spaces, in contact with something or with a Push if allowed."""

    waits = True
    seat: int
    model: int
    scope: int
    spaces: tuple[int, ...]
    contact: str = ""
    push: bool = False
    optional: bool = False
    cause: Cause = "model-relocated"
    rule: str = "DF-MOV-15"
    keep: bool = False

    def _layout(self, state: Game) -> Layout:
        near = around(state, named(state, self.scope, self.contact)) if self.contact else -1
        return Layout(state, state.occupied & ~state.bodies[self.model], (self.model,), near)

    def places(self, state: Game) -> list[Action]:
        """Every legal end position."""
        size = base_size(state, self.model)
        layout = self._layout(state)
        own = NOWHERE if self.keep else (state.spaces[self.model], state.hexes[self.model])
        found = free_places(layout, size, self.spaces, own)
        if self.push and size > 1:
            found += push_places(layout, size, self.spaces, self.model)
        return found

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "place-model") if self._has_room(state) or self.places(state) else None

    def _has_room(self, state: Game) -> bool:
        """Room in another Space than that of the model; enough, though not needed."""
        covers, occupied, start = COVERS[base_size(state, self.model)], state.occupied, state.spaces[self.model]
        near = around(state, named(state, self.scope, self.contact)) if self.contact else -1
        for space in self.spaces:
            if covers[occupied >> 7 * space & 127] & near >> 7 * space and space != start:
                return True
        return False

    def options(self, state: Game) -> tuple[Action, ...]:
        found = self.places(state)
        return (*found, DECLINE) if self.optional else tuple(found)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, Place):
            return unexpected(action, "place-model", self.rule)
        found = why_not_place(state, self._layout(state), self.model, self.spaces, action, -1, push=self.push)
        if self.cause != "model-returned" or found.rule.startswith("DF-BRD"):
            return found
        if found.key in ("refused-wrong-space", "refused-contact-wanted"):
            return refuse("DF-WND-10", "wrong-space", space=action.space)
        return refuse("DF-WND-10", "space-occupied", space=action.space)

    def step(self, state: Game, reply: Place | Decline | None) -> Frames:
        if not isinstance(reply, Place):
            fall_short(state, self.scope)
            return ()
        space, mask = spot_of(state, reply)
        covered = covered_by(self._layout(state), space, mask, self.model)
        if covered:
            return (PushAside(self.seat, self.model, space, mask, covered, (), self.cause, self.rule, self.scope),)
        set_down(state, self.model, space, mask, self.cause, self.rule)
        return ()


def set_down(state: Game, model: int, space: int, mask: int, cause: Cause, rule: str) -> None:
    """A model takes its new place in one step, so it never counts as missing. DF-GEN-7."""
    start = None if state.log is None else stand_before(state.spaces[model], state.hexes[model])
    if state.spaces[model] >= 0:
        drop_group_statuses(state, model, "group_moved")
        lift(state, model)
    put(state, model, space, mask)
    state.book.continuous.drop_broken(state)
    if state.log is not None:
        tell(state, _placed(cause, rule, Model(model), start, stand(space, mask)))


def _placed(cause: Cause, rule: str, model: Model, start: Stand | None, end: Stand) -> AnyEvent:
    match cause:
        case "model-returned":
            return ModelReturned(rule, model, end)
        case "model-pushed":
            return ModelPushed(rule, model, NO_MODEL, start, end)
        case "model-relocated":
            return ModelRelocated(rule, model, start, end)
    assert_never(cause)


class PushAside(Frame, frozen=True):
    """Models under a relocated one are pushed. DF-PSH-1, DF-PSH-5, DF-OBS-5."""

    waits = True
    seat: int
    model: int
    space: int
    mask: int
    models: tuple[int, ...]
    done: tuple[tuple[int, int, int], ...]
    cause: Cause
    rule: str
    scope: int = -1

    def _choices(self, state: Game) -> list[tuple[int, int]]:
        layout = Layout(state, state.occupied & ~state.bodies[self.model], (self.model,))
        covered = (*self.models, *(m for m, _, _ in self.done))
        occupied = after_push(layout, self.space, self.mask, covered)
        for _, space, mask in self.done:
            occupied |= mask << 7 * space
        ring = state.book.board.ring[self.space * 128 + self.mask]
        return push_choices(state, occupied, ring, self.space, self.models)

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "push-model")

    def options(self, state: Game) -> tuple[Action, ...]:
        names = state.book.board.spaces
        return tuple(Push(self.models[0], names[s], HEXES_OF[m]) for s, m in self._choices(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, Push):
            return refuse("DF-PSH-4", "push-destination", model=action.model)
        return unexpected(action, "push-model", "DF-PSH-4")

    def step(self, state: Game, reply: Push) -> Frames:
        done = (*self.done, (reply.model, state.book.board.index[reply.space], mask_of(reply.hexes)))
        rest = self.models[1:]
        if rest:
            return (msgspec.structs.replace(self, models=rest, done=done),)
        starts = [stand(state.spaces[m], state.hexes[m]) for m, _, _ in done] if state.log is not None else []
        for m, _, _ in done:
            drop_group_statuses(state, m, "group_moved")
            lift(state, m)
        set_down(state, self.model, self.space, self.mask, self.cause, self.rule)
        for m, space, mask in done:
            put(state, m, space, mask)
        for (m, space, mask), start in zip(done, starts, strict=False):
            tell(state, ModelPushed("DF-PSH-4", Model(m), Model(self.model), start, stand(space, mask)))
        state.happened += tuple(("pushed", m, 0) for m, _, _ in done)
        state.book.continuous.drop_broken(state)
        return forced(state, "on_pushed", self.scope, {"pushed": Some("model", tuple([m for m, _, _ in done]))})


def spaces_near(state: Game, scope: int, name: str, reach: int) -> tuple[int, ...]:
    """Spaces within a distance of something."""
    board = state.book.board
    origins = as_spaces(state, named(state, scope, name))
    return tuple(s for s in range(board.count) if any(board.distance[o][s] <= reach for o in origins))
