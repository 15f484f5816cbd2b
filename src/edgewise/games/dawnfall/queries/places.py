"""Where a base may go: reach, end positions and Pushes. DF-MOV, DF-PSH, DF-OBS."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Place
from edgewise.games.dawnfall.queries.attributes import base_size, has_ability, is_forbidden, is_quiet
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.terrain import COVERS
from edgewise.geometry.hexes import SIZE_OF, Board, mask_of

Spot = tuple[int, int]
Way = tuple[int, ...]
# Spaces in the order in which they are found, as the keys of a dict.
Reach = dict[int, None]
KEPT_WAYS = 4096
NOWHERE: Spot = (-1, 0)
# From so many Spaces on it is quicker to take the whole board apart.
MANY_SPACES = 18
# The ban and the ability that can_be_pushed() asks about.
PUSH_WORDS = ("be_pushed", "cannot_be_pushed")


def reach(state: Game, size: int, start: int, steps: int, occupied: int, *, through: bool) -> Reach:
    """Spaces in which a Move of so many steps may end, nearest first, the start included; shared, never changed.

    DF-MOV-3, DF-MOV-6, DF-OBS-2.
    """
    blocked = _blocked(state, size, start, steps, occupied, through=through)
    return reach_past(state, start, steps, blocked)


def reach_past(state: Game, start: int, steps: int, blocked: int) -> Reach:
    """The same for the Spaces that cannot be crossed, a byte for each; nothing else decides where a Move may lead."""
    cache = state.book.reach_cache
    key = (start, steps, blocked)
    found: Reach | None = cache.get(key)
    if found is None:
        if len(cache) > KEPT_WAYS:
            cache.clear()
        found = cache[key] = _search(state.book.board, start, steps, blocked)
    return found


def path(state: Game, size: int, start: int, goal: int, steps: int, occupied: int, *, through: bool) -> Way:
    """A way of allowed length, preferring a long straight last stretch. DF-MOV-12, DF-KEY-9."""
    if start == goal:
        return ()
    row = _straight(state, size, start, goal, steps, occupied, through)
    if row:
        return row
    blocked = _blocked(state, size, start, steps, occupied, through=through)
    found = reach_past(state, start, steps, blocked)
    if goal not in found:
        return ()
    way = [goal]
    while True:
        near = state.book.board.beside[way[-1]]
        for space in found:  # the search came there from the first one beside it that can be left
            if space in near and not blocked >> 8 * space & 1:
                break
        if space == start:
            return tuple(reversed(way))
        way.append(space)


def _straight(state: Game, size: int, start: int, goal: int, steps: int, occupied: int, through: bool) -> Way:
    """The straight way, or none if it is barred or too long."""
    board, fits = state.book.board, state.book.fits[size]
    direction, away = board.direction(start, goal), board.distance[start][goal]
    if direction < 0 or away > steps:
        return ()
    row = board.lines[start][direction][:away]
    for space in () if through else row[:-1]:
        if not fits[occupied >> 7 * space & 127]:
            return ()
    return row


def spot(state: Game, kind: str, place: int, size: int) -> Spot:
    """Space and hexes of a token of so many hexes on a Space or around a hex; no hexes where there is no room."""
    space, hex_ = divmod(place, 7) if kind == "hex" else (place, -1)
    if not size:
        return space, 0
    fits = state.book.fits[size][state.occupied >> 7 * space & 127]
    return space, next((m for m in fits if hex_ < 0 or m >> hex_ & 1), 0)


def has_room(state: Game, kind: str, place: int, size: int) -> bool:
    """Whether a token of so many hexes can lie there. DF-TOK-1."""
    return bool(spot(state, kind, place, size)[1])


def _blocked(state: Game, size: int, start: int, steps: int, occupied: int, *, through: bool) -> int:
    """The Spaces that cannot be crossed, one by one; agrees with Terrain.blocked()."""
    blocked, fits = 0, state.book.fits[size]
    for space in () if through else state.book.board.reach(start, steps - 1)[1:]:
        if not fits[occupied >> 7 * space & 127]:
            blocked |= 1 << 8 * space
    return blocked


def _search(board: Board, start: int, steps: int, blocked: int) -> Reach:
    found: Reach = {start: None}
    done = 0
    for _ in range(steps):
        frontier = list(found)[done:]
        done = len(found)
        for space in frontier:
            if not blocked >> 8 * space & 1:
                found.update(board.beside[space])
    return found


def straight_run(state: Game, way: Way, start: int) -> int:
    """Spaces entered without a turn up to the final one. DF-KEY-9."""
    if len(way) < 2:
        return len(way)
    board = state.book.board
    if board.distance[start][way[-1]] == len(way) and board.direction(start, way[-1]) >= 0:
        return len(way)  # no other way along a row is as short
    spots = (start, *way)
    run, last = 0, -2
    for a, b in zip(reversed(spots[:-1]), reversed(spots[1:]), strict=True):
        turn = board.direction(a, b)
        if last not in (-2, turn):
            break
        last = turn
        run += 1
    return run


class Layout:
    """A planned board: who stands where once the plan is carried out, and who may still be pushed."""

    __slots__ = ("fixed", "laid", "near", "occupied", "state")

    def __init__(self, state: Game, occupied: int, fixed: tuple[int, ...], near: int = -1, laid: int = 0) -> None:
        self.state = state
        self.occupied = occupied
        self.fixed = fixed
        self.near = near
        # Hexes that the plan covers already, also where a model stands that is still to be pushed.
        self.laid = laid

    def pushable(self, model: int, size: int) -> bool:
        """Whether a base of this size may push that model. DF-PSH-3, DF-PSH-10."""
        if base_size(self.state, model) >= size or model in self.fixed:
            return False
        return can_be_pushed(self.state, model)


def can_be_pushed(state: Game, model: int) -> bool:
    """Whether nothing keeps larger bases from pushing a model. DF-PSH-3."""
    if is_quiet(state, PUSH_WORDS):
        return True
    return not (is_forbidden(state, model, "be_pushed") or has_ability(state, model, "cannot_be_pushed"))


def _hexes_in(board: Board, bits: int, spaces: Sequence[int]) -> bytes | dict[int, int]:
    """The local hexes of a bitboard in these Spaces."""
    if len(spaces) > MANY_SPACES:
        return board.by_space(bits)
    return {space: bits >> 7 * space & 127 for space in spaces}


def free_places(layout: Layout, size: int, spaces: Sequence[int], own: Spot = NOWHERE) -> list[Action]:
    """End positions on unoccupied hexes, the own one excepted. DF-MOV-8, DF-MOV-11."""
    book = layout.state.book
    taken = _hexes_in(book.board, layout.occupied, spaces)
    found: list[Action] = []
    if layout.near < 0:
        tables, start = book.terrain.places[size], own[0]
        for space in spaces:
            places = tables[space][taken[space]]
            found += places if space != start else _others(places, book.terrain.place[start][own[1]])
        return found
    masks, beside = book.fits[size], _hexes_in(book.board, layout.near, spaces)
    for space in spaces:
        near = beside[space]
        if near:
            row = book.terrain.place[space]
            found += [row[mask] for mask in masks[taken[space]] if mask & near and (space, mask) != own]
    return found


def _others(places: tuple[Action, ...], own: Action) -> list[Action]:
    return [place for place in places if place is not own]


def push_places(layout: Layout, size: int, spaces: Sequence[int], model: int) -> list[Action]:
    """End positions that push smaller models, where every covered one has a destination. DF-PSH-1, DF-PSH-8."""
    state, candidates = layout.state, frozenset(spaces)
    if has_ability(state, model, "cannot_push"):
        return []
    small: dict[int, list[int]] = {}
    for m in state.book.bases(state).smaller[size]:
        space = state.spaces[m]
        if space in candidates and m != model and layout.pushable(m, size):
            small.setdefault(space, []).append(m)
    found: list[Action] = []
    for space, models in small.items():
        row = state.book.terrain.place[space]
        found += [row[mask] for mask in _pushing(layout, size, space, models)]
    return found


def _pushing(layout: Layout, size: int, space: int, models: list[int]) -> list[int]:
    """The placements in a Space that push some of the models there."""
    state, shift = layout.state, 7 * space
    local, near = layout.occupied >> shift & 127, layout.near >> shift
    movable = 0
    for m in models:
        movable |= state.hexes[m]
    single = SIZE_OF[movable] == len(models)
    found = []
    for mask, _, lacks_hexes in state.book.terrain.covering[size, local & ~movable, local & movable]:
        if mask & near:
            covered = tuple([m for m in models if state.hexes[m] & mask])
            # Models of one hex find one each where enough are free beside the pusher.
            if (single and not lacks_hexes) or can_assign(
                state, after_push(layout, space, mask, covered), space, mask, covered
            ):
                found.append(mask)
    return found


def covered_by(layout: Layout, space: int, mask: int, model: int) -> tuple[int, ...]:
    """The models that a base on these hexes would push."""
    state = layout.state
    return tuple(
        m
        for m, s in enumerate(state.spaces)
        if s == space and m != model and m not in layout.fixed and state.hexes[m] & mask
    )


def after_push(layout: Layout, space: int, mask: int, covered: tuple[int, ...]) -> int:
    """Occupied hexes with the pusher down and the covered models lifted. DF-PSH-6."""
    occupied = layout.occupied
    for m in covered:
        occupied &= ~layout.state.bodies[m]
    return occupied | layout.laid | mask << 7 * space


def can_assign(state: Game, occupied: int, space: int, mask: int, covered: tuple[int, ...]) -> bool:
    """Whether the models that a base covers find destinations together, with it down and them lifted. DF-PSH-8."""
    ring = state.book.board.ring[space * 128 + mask]
    largest = max([SIZE_OF[state.hexes[m]] for m in covered], default=1)
    if largest == 1:
        return bool((ring & ~occupied).bit_count() >= len(covered))
    # Where the largest fits, each of them does: as many Spaces with room are enough, though not needed.
    covers, left = COVERS[largest], len(covered)
    for near in state.book.board.neighbours[space]:
        if covers[occupied >> 7 * near & 127] & ring >> 7 * near:
            left -= 1
            if not left:
                return True
    return _assign(state, occupied, ring, space, covered)


def _assign(state: Game, occupied: int, ring: int, space: int, models: tuple[int, ...]) -> bool:
    """Whether all models find a destination together. DF-PSH-8, DF-PSH-9."""
    if not models:
        return True
    for spot, mask in destinations(state, occupied, ring, space, models[0]):
        if _assign(state, occupied | mask << 7 * spot, ring, space, models[1:]):
            return True
    return False


def joint_pushes(
    state: Game, occupied: int, space: int, mask: int, covered: tuple[int, ...]
) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Every joint Push of the covered models: model, Space, hexes; `occupied` as for can_assign(). DF-PSH-8."""
    ring = state.book.board.ring[space * 128 + mask]
    return _assignments(state, occupied, ring, space, covered)


def _assignments(
    state: Game, occupied: int, ring: int, space: int, models: tuple[int, ...]
) -> Iterator[tuple[tuple[int, int, int], ...]]:
    if not models:
        yield ()
        return
    for spot, mask in destinations(state, occupied, ring, space, models[0]):
        for rest in _assignments(state, occupied | mask << 7 * spot, ring, space, models[1:]):
            yield ((models[0], spot, mask), *rest)


def destinations(state: Game, occupied: int, ring: int, space: int, model: int) -> list[Spot]:
    """Unoccupied placements of a pushed model in contact with the pusher. DF-PSH-4."""
    fits = state.book.fits[base_size(state, model)]
    found = []
    for spot in (space, *state.book.board.neighbours[space]):
        shift = 7 * spot
        for mask in fits[occupied >> shift & 127]:
            if mask << shift & ring:
                found.append((spot, mask))
    return found


def push_choices(state: Game, occupied: int, ring: int, space: int, models: tuple[int, ...]) -> list[Spot]:
    """Destinations of the first model that leave one for each of the others. DF-PSH-8."""
    return [
        (spot, mask)
        for spot, mask in destinations(state, occupied, ring, space, models[0])
        if _assign(state, occupied | mask << 7 * spot, ring, space, models[1:])
    ]


def spot_of(state: Game, place: Place) -> Spot:
    """The Space number and mask of a Place action."""
    return state.book.board.index[place.space], mask_of(place.hexes)
