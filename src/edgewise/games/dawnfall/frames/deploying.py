"""Deploying a Squad model by model. DF-DEP-6 to DF-DEP-10."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Place
from edgewise.games.dawnfall.events import tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.queries.places import spot_of
from edgewise.games.dawnfall.state import DEAD, Game, enemies, put
from edgewise.geometry.hexes import mask_of

# Which conditions are dropped for a Squad that fits nowhere, in this order. DF-DEP-10.
RELAXED = ("", "tokens", "enemies", "group")


def forbidden(state: Game, seat: int, relaxed: int) -> int:
    """Hexes where no model of this seat may be deployed, as a bitboard. DF-DEP-8."""
    board = state.book.board
    bits = state.occupied
    if relaxed < 1:
        for token in state.tokens:
            bits |= board.ring[token.space * 128 + token.hexes]
    if relaxed < 2:
        for foe in enemies(state, seat):
            for m in state.models_of[foe]:
                if state.spaces[m] >= 0:
                    bits |= board.ring[state.spaces[m] * 128 + state.hexes[m]]
    return bits


def spots(state: Game, squad: int, closed: int, group: int) -> list[tuple[int, int]]:
    """Placements on open hexes; with a group, only those that touch it. DF-DEP-9."""
    model = state.squad_models[squad][0]
    fits = state.book.fits[base_size(state, model)]
    found = []
    everywhere = not group
    for space in range(state.book.board.count):
        if everywhere:
            found += [(space, mask) for mask in fits[closed & 127]]
        elif group & 127:
            near = group & 127
            found += [(space, mask) for mask in fits[closed & 127] if mask & near]
        closed >>= 7
        group >>= 7
    return found


def _each_spot(state: Game, squad: int, closed: int, group: int) -> Iterator[tuple[int, int]]:
    """The same placements one by one, for searches that need only the first good one."""
    fits = state.book.fits[base_size(state, state.squad_models[squad][0])]
    everywhere = not group
    for space in range(state.book.board.count):
        near = group & 127
        if everywhere or near:
            for mask in fits[closed & 127]:
                if everywhere or mask & near:
                    yield space, mask
        closed >>= 7
        group >>= 7


def _ring(state: Game, space: int, mask: int) -> int:
    found: int = state.book.board.ring[space * 128 + mask]
    return found


def completes(state: Game, squad: int, closed: int, group: int, left: int) -> bool:
    """Whether so many more models find a place in the group. DF-DEP-9."""
    if left == 0:
        return True
    for space, mask in _each_spot(state, squad, closed, group):
        body = mask << 7 * space
        if left == 1 or completes(state, squad, closed | body, (group | _ring(state, space, mask)) & ~body, left - 1):
            return True
    return False


def relaxation(state: Game, squad: int) -> int:
    """How many conditions must be dropped for this Squad to fit. DF-DEP-10."""
    seat = state.squad_seat[squad]
    n = len(state.squad_models[squad])
    for level in range(3):
        if completes(state, squad, forbidden(state, seat, level), 0, n):
            return level
    return 3


def deployable(state: Game, squad: int) -> bool:
    """Whether the Squad has a legal deployment. DF-DEP-10."""
    n = len(state.squad_models[squad])
    return completes(state, squad, forbidden(state, state.squad_seat[squad], 0), 0, n)


class DeployModel(Frame, frozen=True):
    """One model of the Squad is put down; the Squad stays one group. DF-DEP-7 to DF-DEP-9."""

    waits = True
    seat: int
    squad: int
    index: int
    relaxed: int

    def _group(self, state: Game) -> int:
        if not self.index or self.relaxed >= 3:
            return 0
        group = 0
        for m in state.squad_models[self.squad][: self.index]:
            group |= _ring(state, state.spaces[m], state.hexes[m])
        return group

    def _spots(self, state: Game) -> list[tuple[int, int]]:
        closed = forbidden(state, self.seat, self.relaxed)
        group = self._group(state)
        left = len(state.squad_models[self.squad]) - self.index - 1
        found = spots(state, self.squad, closed, group)
        if not left or self.relaxed >= 3:
            return found
        size = base_size(state, state.squad_models[self.squad][0])
        return [s for s in found if self._leaves_room(state, closed, group, s, left, size)]

    def _leaves_room(self, state: Game, closed: int, group: int, spot: tuple[int, int], left: int, size: int) -> bool:
        space, mask = spot
        body = mask << 7 * space
        ring = _ring(state, space, mask)
        if size == 1:
            if (ring & ~closed).bit_count() >= left:
                return True
        elif self._room_beside(state, closed | body, ring | group, space, left, size):
            return True
        return completes(state, self.squad, closed | body, (group | ring) & ~body, left)

    def _room_beside(self, state: Game, closed: int, group: int, space: int, left: int, size: int) -> bool:
        """Whether so many different Spaces each have room in contact; enough, though not needed."""
        fits = state.book.fits[size]
        for spot in (space, *state.book.board.neighbours[space]):
            near = group >> 7 * spot & 127
            if near and any(mask & near for mask in fits[closed >> 7 * spot & 127]):
                left -= 1
                if not left:
                    return True
        return False

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "deploy-model") if self._has_spot(state) else None

    def _has_spot(self, state: Game) -> bool:
        if not self.index and not self.relaxed:
            return deployable(state, self.squad)
        return bool(self._spots(state))

    def options(self, state: Game) -> tuple[Action, ...]:
        place = state.book.place_action
        return tuple(place(s, m) for s, m in self._spots(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, Place):
            return unexpected(action, "deploy-model", "DF-DEP-6")
        return why_not_deploy(state, self, action)

    def step(self, state: Game, reply: Any) -> Frames:
        models = state.squad_models[self.squad]
        if reply is None:
            return self._relax(state)
        space, mask = spot_of(state, reply)
        put(state, models[self.index], space, mask)
        tell(state, "model-deployed", "DF-DEP-6", model=models[self.index], space=space, hexes=mask)
        if self.index + 1 < len(models):
            return (DeployModel(self.seat, self.squad, self.index + 1, self.relaxed),)
        return ()

    def _relax(self, state: Game) -> Frames:
        if self.relaxed < 3:
            return (DeployModel(self.seat, self.squad, self.index, relaxation(state, self.squad) or self.relaxed + 1),)
        for m in state.squad_models[self.squad][self.index :]:
            state.spaces[m] = DEAD
            tell(state, "model-left-out", "DF-DEP-10", model=m)
        return ()


def why_not_deploy(state: Game, frame: DeployModel, action: Place) -> Refusal:
    """Which rule forbids a deployment."""
    board = state.book.board
    model = state.squad_models[frame.squad][frame.index]
    size = base_size(state, model)
    space = board.index.get(action.space)
    if space is None:
        return refuse("DF-BRD-17", "off-the-map", space=str(action.space))
    if any(not 0 <= h <= 6 for h in action.hexes) or mask_of(action.hexes) not in state.book.placements[size]:
        return refuse("DF-BRD-16", "not-a-placement", size=size)
    body = mask_of(action.hexes) << 7 * space
    if body & state.occupied:
        return refuse("DF-BRD-17", "space-occupied", space=str(action.space))
    for token in state.tokens if frame.relaxed < 1 else ():
        if body & board.ring[token.space * 128 + token.hexes]:
            return refuse("DF-DEP-8", "contact-token", token=token.kind)
    for foe in enemies(state, frame.seat) if frame.relaxed < 2 else ():
        for m in state.models_of[foe]:
            if state.spaces[m] >= 0 and body & _ring(state, state.spaces[m], state.hexes[m]):
                return refuse("DF-DEP-8", "contact-enemy", model=m)
    return refuse("DF-DEP-9", "not-one-group")
