"""Deploying a Squad model by model. DF-DEP-6 to DF-DEP-10."""

from __future__ import annotations

from collections.abc import Sequence
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


def _ring(state: Game, space: int, mask: int) -> int:
    found: int = state.book.board.ring[space * 128 + mask]
    return found


def _spaces(state: Game, group: int) -> Sequence[int]:
    """The Spaces that a group touches, in order; without a group all of them."""
    if not group:
        return range(state.book.board.count)
    found = []
    while group:
        space = ((group & -group).bit_length() - 1) // 7
        found.append(space)
        group &= ~(127 << 7 * space)
    return found


def completes(state: Game, size: int, closed: int, group: int, left: int) -> bool:
    """Whether so many more models find a place in the group. DF-DEP-9."""
    if left == 0:
        return True
    book = state.book
    fits, covers, rings = book.fits[size], book.covers[size], book.board.ring
    near = group or -1
    for space in _spaces(state, group):
        local, beside = closed >> 7 * space & 127, near >> 7 * space
        if not covers[local] & beside:
            continue
        if left == 1:
            return True
        for mask in fits[local]:
            if mask & beside:
                body = mask << 7 * space
                after = (group | rings[space * 128 + mask]) & ~body
                if completes(state, size, closed | body, after, left - 1):
                    return True
    return False


def relaxation(state: Game, squad: int) -> int:
    """How many conditions must be dropped for this Squad to fit. DF-DEP-10."""
    for level in range(3):
        if deployable(state, squad, level):
            return level
    return 3


def deployable(state: Game, squad: int, relaxed: int = 0) -> bool:
    """Whether the Squad has a legal deployment. DF-DEP-10."""
    models = state.squad_models[squad]
    closed = forbidden(state, state.squad_seat[squad], relaxed)
    return completes(state, base_size(state, models[0]), closed, 0, len(models))


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

    def _size(self, state: Game) -> int:
        return base_size(state, state.squad_models[self.squad][0])

    def _places(self, state: Game) -> list[Action]:
        """Placements on open hexes that touch the group and leave the rest of the Squad room. DF-DEP-8, DF-DEP-9."""
        book, size = state.book, self._size(state)
        closed, group = forbidden(state, self.seat, self.relaxed), self._group(state)
        left = 0 if self.relaxed >= 3 else len(state.squad_models[self.squad]) - self.index - 1
        fits, rings, near, open_hexes = book.fits[size], book.board.ring, group or -1, ~closed
        hoods, whole = book.hoods[size], book.places[size]
        found: list[Action] = []
        for space in _spaces(state, group):
            hood, least = hoods[space]
            if not group and least >= left and not closed & hood:
                found += whole[space][0]  # all around is open
                continue
            row, beside = book.place[space], near >> 7 * space
            for mask in fits[closed >> 7 * space & 127]:
                if mask & beside and (
                    not left
                    or (size == 1 and (rings[space * 128 + mask] & open_hexes).bit_count() >= left)
                    or self._leaves_room(state, closed, group, (space, mask), left, size)
                ):
                    found.append(row[mask])
        return found

    def _leaves_room(self, state: Game, closed: int, group: int, spot: tuple[int, int], left: int, size: int) -> bool:
        space, mask = spot
        ring = state.book.board.ring[space * 128 + mask]
        if size > 1 and self._has_room_beside(state, closed, group, spot, left, size):
            return True
        body = mask << 7 * space
        return completes(state, size, closed | body, (group | ring) & ~body, left)

    def _has_room_beside(
        self, state: Game, closed: int, group: int, spot: tuple[int, int], left: int, size: int
    ) -> bool:
        """Whether so many different Spaces each have room in contact; enough, though not needed."""
        space, mask = spot
        board, covers = state.book.board, state.book.covers[size]
        closed |= mask << 7 * space
        group |= board.ring[space * 128 + mask]
        for near in (space, *board.neighbours[space]):
            if covers[closed >> 7 * near & 127] & group >> 7 * near:
                left -= 1
                if not left:
                    return True
        return False

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "deploy-model") if self._has_spot(state) else None

    def _has_spot(self, state: Game) -> bool:
        left = 1 if self.relaxed >= 3 else len(state.squad_models[self.squad]) - self.index
        closed = forbidden(state, self.seat, self.relaxed)
        return completes(state, self._size(state), closed, self._group(state), left)

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(self._places(state))

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
