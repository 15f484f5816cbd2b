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
from edgewise.games.dawnfall.queries.places import Spot, spot_of
from edgewise.games.dawnfall.state import DEAD, Game, enemies, put
from edgewise.games.dawnfall.terrain import BIT_OF, COVERS, FIT_BITS
from edgewise.geometry.hexes import POCKETS, SIZE_OF, SMALLEST_POCKETS, mask_of, spaces_of

# Which conditions are dropped for a Squad that fits nowhere, in this order. DF-DEP-10.
RELAXED = ("", "tokens", "enemies", "group")


def forbidden(state: Game, seat: int, relaxed: int) -> int:
    """Hexes where no model of this seat may be deployed, as a bitboard. DF-DEP-8."""
    halo = state.book.terrain.halo
    foes = models = 0
    for army in state.armies:
        models |= army
    for foe in state.book.foes[seat]:
        foes |= state.armies[foe]
    bits = state.occupied
    if relaxed < 1:
        bits |= halo(state.occupied & ~models)  # what is no model is a token
    return bits | halo(foes) if relaxed < 2 else bits


def _spaces(state: Game, group: int) -> Sequence[int]:
    """The Spaces that a group touches, in order; without a group all of them."""
    if not group:
        return range(state.book.board.count)
    return spaces_of(group)


def completes(state: Game, size: int, closed: int, group: int, left: int) -> bool:
    """Whether so many more models find a place in the group. DF-DEP-9."""
    if left == 0:
        return True
    book = state.book
    fits, covers, rings = book.fits[size], COVERS[size], book.board.ring
    if size == 1 and (group & ~closed).bit_count() >= left:
        return True
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
    return bool(squads_that_stand(state, (squad,), forbidden(state, state.squad_seat[squad], relaxed)))


def squads_that_stand(state: Game, squads: Sequence[int], closed: int) -> list[int]:
    """Those of the Squads that find room outside these hexes; asked once for all of a size and number. DF-DEP-10."""
    sizes = state.book.bases(state).sizes
    stands: dict[tuple[int, int], bool] = {}
    found = []
    for squad in squads:
        models = state.squad_models[squad]
        alike = (sizes[models[0]], len(models))
        if alike not in stands:
            stands[alike] = completes(state, alike[0], closed, 0, alike[1])
        if stands[alike]:
            found.append(squad)
    return found


def _leaves_room(state: Game, size: int, closed: int, group: int, spot: Spot, left: int) -> bool:
    """Whether so many more models find a place in the group once one stands there. DF-DEP-9."""
    space, mask = spot
    body = mask << 7 * space
    group |= state.book.board.ring[space * 128 + mask]
    return completes(state, size, closed | body, group & ~body, left)


def first_places(state: Game, size: int, closed: int, left: int) -> list[Action]:
    """Placements on open hexes with room for so many more models around. DF-DEP-8, DF-DEP-9."""
    if left:
        return _first_hexes(state, closed, left) if size == 1 else _first_bases(state, size, closed, left)
    found: list[Action] = []
    for row in state.book.terrain.places[size]:
        found += row[closed & 127]
        closed >>= 7
    return found


def _first_hexes(state: Game, closed: int, left: int) -> list[Action]:
    """The same for bases of one hex: all of an open pocket will do if it is large enough."""
    found: list[Action] = []
    rest = closed
    for space, row in enumerate(state.book.terrain.places[1]):
        local = rest & 127
        if SMALLEST_POCKETS[local] <= left:
            local |= _cramped(state, closed, space, left)
        found += row[local]
        rest >>= 7
    return found


def _cramped(state: Game, closed: int, space: int, left: int) -> int:
    """The open hexes of a Space in pockets that do not lead to enough others."""
    rings, found = state.book.board.ring, 0
    for pocket in POCKETS[closed >> 7 * space & 127]:
        near = rings[space * 128 + pocket] & ~closed
        if SIZE_OF[pocket] + near.bit_count() <= left:
            first = pocket & -pocket
            if not _leaves_room(state, 1, closed, 0, (space, first), left):
                found |= pocket
    return found


def _first_bases(state: Game, size: int, closed: int, left: int) -> list[Action]:
    """The same for larger bases: most surely have room for the others around."""
    terrain, fits, bit_of = state.book.terrain, state.book.fits[size], BIT_OF[size]
    closed_hexes = [closed >> 7 * space & 127 for space in range(state.book.board.count)]
    found: list[Action] = []
    for space, row in enumerate(terrain.places[size]):
        local = closed_hexes[space]
        unsure = FIT_BITS[size][local]
        if unsure:
            unsure &= ~terrain.roomy(size, space, closed_hexes, left)
        if not unsure:
            found += row[local]
            continue
        for mask, place in zip(fits[local], row[local], strict=True):
            if not unsure & bit_of[mask] or _leaves_room(state, size, closed, 0, (space, mask), left):
                found.append(place)
    return found


def next_places(state: Game, size: int, closed: int, group: int, left: int) -> list[Action]:
    """Placements on open hexes that touch the group and leave room for so many more models. DF-DEP-8, DF-DEP-9."""
    rows, fits = state.book.terrain.places[size], state.book.fits[size]
    found: list[Action] = []
    if size == 1:
        # Whichever hex beside the group is taken, the others stay in reach: all of them will do, or none.
        beside = group & ~closed
        for space in _spaces(state, beside) if completes(state, 1, closed, group, left + 1) else ():
            found += rows[space][~(beside >> 7 * space) & 127]
        return found
    for space in _spaces(state, group):
        local, near = closed >> 7 * space & 127, group >> 7 * space
        for mask, place in zip(fits[local], rows[space][local], strict=True):
            if mask & near and (not left or _leaves_room(state, size, closed, group, (space, mask), left)):
                found.append(place)
    return found


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
        rings, group = state.book.board.ring, 0
        for m in state.squad_models[self.squad][: self.index]:
            group |= rings[state.spaces[m] * 128 + state.hexes[m]]
        return group

    def _left(self, state: Game) -> int:
        """The models to be put down after this one, as far as they must stand with it."""
        return 0 if self.relaxed >= 3 else len(state.squad_models[self.squad]) - self.index - 1

    def wants(self, state: Game) -> Ask | None:
        # A model of a group was put down where it leaves room for the others.
        found = (self.index and self.relaxed < 3) or self.has_spot(state)
        return ask(self.seat, "deploy-model") if found else None

    def has_spot(self, state: Game) -> bool:
        """Whether this model and those after it find room. DF-DEP-9."""
        size = base_size(state, state.squad_models[self.squad][0])
        closed = forbidden(state, self.seat, self.relaxed)
        return completes(state, size, closed, self._group(state), self._left(state) + 1)

    def options(self, state: Game) -> tuple[Action, ...]:
        size = base_size(state, state.squad_models[self.squad][0])
        closed, group, left = forbidden(state, self.seat, self.relaxed), self._group(state), self._left(state)
        if group:
            return tuple(next_places(state, size, closed, group, left))
        return tuple(first_places(state, size, closed, left))

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
            if state.spaces[m] >= 0 and body & board.ring[state.spaces[m] * 128 + state.hexes[m]]:
                return refuse("DF-DEP-8", "contact-enemy", model=m)
    return refuse("DF-DEP-9", "not-one-group")
