"""Deploying a Squad model by model. DF-DEP-6 to DF-DEP-10."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Place
from edgewise.games.dawnfall.events import ModelDeployed, ModelLeftOut, tell
from edgewise.games.dawnfall.frames.asks import asks, refuse, unexpected
from edgewise.games.dawnfall.frames.placing import is_placement
from edgewise.games.dawnfall.kinds import Model, stand
from edgewise.games.dawnfall.queries.attributes import base_size
from edgewise.games.dawnfall.queries.places import Spot, spot_of
from edgewise.games.dawnfall.state import DEAD, Game, enemies, put
from edgewise.games.dawnfall.terrain import BIT_OF, COVERS, FIT_BITS
from edgewise.geometry.hexes import POCKETS, SIZE_OF, mask_of, spaces_of

DEPLOY_ASKS = asks("deploy-model")
# Which conditions are dropped for a Squad that fits nowhere, in this order. DF-DEP-10.
RELAXED = ("", "tokens", "enemies", "group")


def forbidden(state: Game, seat: int, relaxed: int) -> int:
    """Hexes where no model of this seat may be deployed, as a bitboard. DF-DEP-8."""
    if relaxed >= 2:
        return state.occupied
    terrain = state.book.terrain
    # Asked for the list of Squads, for the Squad that is named and for the list of its places.
    now = (seat, relaxed, state.occupied, *state.armies)
    last, found = terrain.closed
    if now != last:
        found = _forbidden(state, seat, relaxed)
        terrain.closed = (now, found)
    return found


def _forbidden(state: Game, seat: int, relaxed: int) -> int:
    foes = 0
    for foe in state.book.foes[seat]:
        foes |= state.armies[foe]
    terrain = state.book.terrain
    bits: int = state.occupied | terrain.halo(foes)
    if relaxed:
        return bits
    tokens = state.occupied  # what is no model is a token
    for army in state.armies:
        tokens &= ~army
    return bits | terrain.halo(tokens)


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


def stands(state: Game, size: int, closed: int, count: int) -> bool:
    """Whether so many models find room together outside these hexes; mostly in one Space. DF-DEP-10."""
    rooms, rest = state.book.terrain.camps[size, count - 1].rooms, closed
    for _ in range(state.book.board.count):
        if rooms[rest & 127]:
            return True
        rest >>= 7
    return completes(state, size, closed, 0, count)


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
    found_room: dict[tuple[int, int], bool] = {}
    found = []
    for squad in squads:
        models = state.squad_models[squad]
        alike = (sizes[models[0]], len(models))
        if alike not in found_room:
            found_room[alike] = stands(state, alike[0], closed, alike[1])
        if found_room[alike]:
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
    for row, local in zip(state.book.terrain.places[size], state.book.board.by_space(closed), strict=True):
        found += row[local]
    return found


def _first_hexes(state: Game, closed: int, left: int) -> list[Action]:
    """The same for bases of one hex: all of an open pocket will do if it is large enough."""
    found: list[Action] = []
    closed_hexes = state.book.board.by_space(closed)
    for space, row in enumerate(state.book.terrain.camps[1, left].rows):
        places = row[closed_hexes[space]]
        found += _uncramped(state, closed, space, left) if places is None else places
    return found


def _uncramped(state: Game, closed: int, space: int, left: int) -> tuple[Action, ...]:
    """The open hexes of a Space in pockets that hold or lead to enough others."""
    book = state.book
    local = cramped = closed >> 7 * space & 127
    for pocket in POCKETS[local]:
        if SIZE_OF[pocket] <= left:
            near = book.board.ring[space * 128 + pocket] & ~closed
            if SIZE_OF[pocket] + near.bit_count() <= left:
                first = pocket & -pocket
                if not _leaves_room(state, 1, closed, 0, (space, first), left):
                    cramped |= pocket
    found: tuple[Action, ...] = book.terrain.places[1][space][cramped]
    return found


def _first_bases(state: Game, size: int, closed: int, left: int) -> list[Action]:
    """The same for larger bases: most surely have room for the others in the same Space or around."""
    terrain = state.book.terrain
    camp, rows, fits = terrain.camps[size, left], terrain.places[size], FIT_BITS[size]
    closed_hexes = state.book.board.by_space(closed)
    found: list[Action] = []
    for space, row in enumerate(camp.rows):
        local = closed_hexes[space]
        places: Sequence[Action] | None = row[local]
        if places is None:
            fit = fits[local]
            sure = camp.roomy(space, closed_hexes, fit)
            if sure != fit:
                sure |= terrain.roomy(size, space, closed_hexes, left)
            is_sure = sure == fit
            places = rows[space][local] if is_sure else _roomy_bases(state, size, closed, space, left, sure)
        found += places
    return found


def _roomy_bases(state: Game, size: int, closed: int, space: int, left: int, sure: int) -> list[Action]:
    """The placements in a Space that have room for so many others; those given as bits surely have."""
    local, bit_of = closed >> 7 * space & 127, BIT_OF[size]
    return [
        place
        for mask, place in zip(state.book.fits[size][local], state.book.terrain.places[size][space][local], strict=True)
        if sure & bit_of[mask] or _leaves_room(state, size, closed, 0, (space, mask), left)
    ]


def next_places(state: Game, size: int, closed: int, group: int, left: int) -> list[Action]:
    """Placements on open hexes that touch the group and leave room for so many more models. DF-DEP-8, DF-DEP-9."""
    if size > 1:
        return _next_bases(state, size, closed, group, left)
    rows = state.book.terrain.places[1]
    found: list[Action] = []
    # Whichever hex beside the group is taken, the others stay in reach: all of them will do, or none.
    beside = group & ~closed
    if beside.bit_count() > left or completes(state, 1, closed, group, left + 1):
        for space in spaces_of(beside):
            found += rows[space][~(beside >> 7 * space) & 127]
    return found


def _next_bases(state: Game, size: int, closed: int, group: int, left: int) -> list[Action]:
    """The same for larger bases: many have room for the others in the same Space."""
    rows, fits, bit_of = state.book.terrain.places[size], state.book.fits[size], BIT_OF[size]
    rooms = state.book.terrain.camps[size, left].rooms
    found: list[Action] = []
    for space in spaces_of(group):
        local, near = closed >> 7 * space & 127, group >> 7 * space
        room = rooms[local]
        for mask, place in zip(fits[local], rows[space][local], strict=True):
            if mask & near and (room & bit_of[mask] or _leaves_room(state, size, closed, group, (space, mask), left)):
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
        return DEPLOY_ASKS[self.seat] if found else None

    def has_spot(self, state: Game) -> bool:
        """Whether this model and those after it find room. DF-DEP-9."""
        size = base_size(state, state.squad_models[self.squad][0])
        closed, group, count = forbidden(state, self.seat, self.relaxed), self._group(state), self._left(state) + 1
        return completes(state, size, closed, group, count) if group else stands(state, size, closed, count)

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

    def step(self, state: Game, reply: Place | None) -> Frames:
        models = state.squad_models[self.squad]
        if reply is None:
            return self._relax(state)
        space, mask = spot_of(state, reply)
        put(state, models[self.index], space, mask)
        if state.log is not None:
            tell(state, ModelDeployed("DF-DEP-6", Model(models[self.index]), stand(space, mask)))
        if self.index + 1 < len(models):
            return (DeployModel(self.seat, self.squad, self.index + 1, self.relaxed),)
        return ()

    def _relax(self, state: Game) -> Frames:
        if self.relaxed < 3:
            return (DeployModel(self.seat, self.squad, self.index, relaxation(state, self.squad) or self.relaxed + 1),)
        for m in state.squad_models[self.squad][self.index :]:
            state.spaces[m] = DEAD
            if state.log is not None:
                tell(state, ModelLeftOut("DF-DEP-10", Model(m)))
        return ()


def why_not_deploy(state: Game, frame: DeployModel, action: Place) -> Refusal:
    """Which rule forbids a deployment."""
    board = state.book.board
    model = state.squad_models[frame.squad][frame.index]
    size = base_size(state, model)
    space = board.index.get(action.space)
    if space is None:
        return refuse("DF-BRD-17", "off-the-map", space=action.space)
    if not is_placement(state, size, action.hexes):
        return refuse("DF-BRD-16", "not-a-placement", size=size)
    body = mask_of(action.hexes) << 7 * space
    if body & state.occupied:
        return refuse("DF-BRD-17", "space-occupied", space=action.space)
    for token in state.tokens if frame.relaxed < 1 else ():
        if body & board.ring[token.space * 128 + token.hexes]:
            return refuse("DF-DEP-8", "contact-token", token=token.kind)
    for foe in enemies(state, frame.seat) if frame.relaxed < 2 else ():
        for m in state.models_of[foe]:
            if state.spaces[m] >= 0 and body & board.ring[state.spaces[m] * 128 + state.hexes[m]]:
                return refuse("DF-DEP-8", "contact-enemy", model=m)
    return refuse("DF-DEP-9", "not-one-group")
