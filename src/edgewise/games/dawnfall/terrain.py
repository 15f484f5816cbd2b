"""Terrain: the places of a board as ready-made answers, looked up by what stands there."""

from __future__ import annotations

from functools import reduce
from operator import or_

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Place, PlaceShrine, PlaceSource
from edgewise.geometry.hexes import FITS, HEXES_OF, PLACEMENTS, SIZE_OF, TOUCHED, Board, spaces_of

# Surroundings kept, and boards Space by Space; a match needs a few dozen.
KEPT_HALOS = 4096
KEPT_BOARDS = 1024
# For each mask of occupied hexes all hexes that some placement covers: what touches one touches a placement.
COVERS = {size: tuple(reduce(or_, masks, 0) for masks in rows) for size, rows in FITS.items()}
# By occupied hexes whether no placement is left: a base cannot cross such a Space. Ready for bytes.translate().
CLOSED_TO = {size: bytes(not masks for masks in rows) + bytes(128) for size, rows in FITS.items()}
# Placements as bits: which one a mask is, and which ones lie on free hexes only, for each mask of occupied hexes.
BIT_OF = {size: {mask: 1 << i for i, mask in enumerate(masks)} for size, masks in PLACEMENTS.items()}
FIT_BITS = {size: tuple(sum(BIT_OF[size][m] for m in masks) for masks in rows) for size, rows in FITS.items()}


def _twinned(size: int) -> tuple[int, ...]:
    """For each choice of placements, as bits: those that lie beside one of them in the same Space."""
    found = [0]
    for mask in PLACEMENTS[size]:
        beside = reduce(or_, (TOUCHED[k] for k in HEXES_OF[mask])) & ~mask
        twins = sum(bit for other, bit in BIT_OF[size].items() if other & beside and not other & mask)
        found += [bits | twins for bits in found]
    return tuple(found)


TWINNED = {size: _twinned(size) for size in PLACEMENTS}


def _rooms(size: int, count: int) -> tuple[int, ...]:
    """For each mask of closed hexes the placements, as bits, that so many more bases can join in the same Space."""
    return tuple(
        sum(BIT_OF[size][m] for m in masks if _joins(size, closed | m, m, count))
        for closed, masks in enumerate(FITS[size])
    )


def _joins(size: int, closed: int, group: int, count: int) -> bool:
    """Whether so many more bases find open hexes of a Space, each beside the group and part of it from then on."""
    if not count or SIZE_OF[127 & ~closed] < size * count:
        return not count
    beside = reduce(or_, (TOUCHED[k] for k in HEXES_OF[group]))
    return any(m & beside and _joins(size, closed | m, group | m, count - 1) for m in FITS[size][closed])


class Camp:
    """Where a model of a Squad can stand with so many others beside it in one Space. DF-DEP-9."""

    __slots__ = ("_sides", "rooms", "rows")

    def __init__(self, terrain: Terrain, size: int, count: int) -> None:
        # Which placements have room for the others in their own Space, as bits, for each mask of closed hexes.
        self.rooms = _rooms(size, count)
        # By Space and closed hexes: all its placements, where every one has such room.
        sure = [room == fit for room, fit in zip(self.rooms, FIT_BITS[size], strict=True)]
        self.rows: tuple[tuple[tuple[Action, ...] | None, ...], ...] = tuple(
            tuple(places if is_sure else None for places, is_sure in zip(row, sure, strict=True))
            for row in terrain.places[size]
        )
        self._sides = terrain.sides(size, _rooms(size, count - 1)) if count else ()

    def roomy(self, space: int, closed: bytes, fit: int) -> int:
        """Those of the placements, as bits, that have room for the others in their own Space or in one beside it."""
        found = self.rooms[closed[space]]
        for touching, near in self._sides[space]:
            found |= fit & touching[closed[near]]
            if found == fit:
                break
        return found


class Camps(dict[tuple[int, int], Camp]):
    """By the size of the base and the number of the others, made when they are first wanted."""

    def __init__(self, terrain: Terrain) -> None:
        super().__init__()
        self.terrain = terrain

    def __missing__(self, key: tuple[int, int]) -> Camp:
        found = self[key] = Camp(self.terrain, *key)
        return found


class Covering(dict[tuple[int, int, int], tuple[tuple[int, int, bool], ...]]):
    """By size, closed hexes and hexes of others in a Space: the placements that cover some of these, and how many.

    And whether fewer hexes than that are free beside it in the same Space.
    """

    def __missing__(self, key: tuple[int, int, int]) -> tuple[tuple[int, int, bool], ...]:
        size, closed, others = key
        masks = [m for m in FITS[size][closed] if m & others]
        found = self[key] = tuple((m, SIZE_OF[m & others], _lacks_hexes(m, closed, others)) for m in masks)
        return found


def _lacks_hexes(mask: int, closed: int, others: int) -> bool:
    beside = reduce(or_, (TOUCHED[k] for k in HEXES_OF[mask]))
    return SIZE_OF[beside & 127 & ~(mask | closed | others)] < SIZE_OF[mask & others]


def _token_rows(actions: tuple[Action, ...]) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """For seven Spaces after the other: the answers for those that are not barred, by these as bits."""
    sevens = [actions[first : first + 7] for first in range(0, len(actions), 7)]
    return tuple(
        tuple(tuple(a for i, a in enumerate(seven) if not barred >> i & 1) for barred in range(128)) for seven in sevens
    )


class Terrain:
    """Tables of one board, and what was worked out of it; keyed by values, so that all its matches share them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.place: tuple[tuple[Action, ...], ...] = tuple(
            tuple(Place(name, hexes) for hexes in HEXES_OF) for name in board.spaces
        )
        self.places: dict[int, tuple[tuple[tuple[Action, ...], ...], ...]] = {
            size: tuple(tuple(tuple([row[m] for m in masks]) for masks in rows) for row in self.place)
            for size, rows in FITS.items()
        }
        self.tokens: dict[str, tuple[Action, ...]] = {
            "shrine": tuple(map(PlaceShrine, board.spaces)),
            "source": tuple(map(PlaceSource, board.spaces)),
        }
        self.token_rows = {kind: _token_rows(actions) for kind, actions in self.tokens.items()}
        self.every_space = (1 << board.count) - 1
        self.covering = Covering()
        self.camps = Camps(self)
        self._sides = {size: self.sides(size, fits) for size, fits in FIT_BITS.items()}
        self._halos: dict[int, int] = {}
        self._by_space: dict[int, bytes] = {}
        self._crossed: dict[tuple[int, int], int] = {}
        # Where nobody may deploy, with what it was last asked for; replaced together.
        self.closed: tuple[tuple[int, ...], int] = ((), 0)
        self._discs: dict[tuple[int, int], int] = {}
        self._surroundings: dict[tuple[int, int], int] = {}

    def sides(self, size: int, placed: tuple[int, ...]) -> tuple[tuple[tuple[tuple[int, ...], int], ...], ...]:
        """For each Space its neighbours, and by the closed hexes there: the placements that touch one of those there.

        `placed` are these placements of the neighbour as bits, for each mask of closed hexes.
        """
        masks = BIT_OF[size]
        covers = [reduce(or_, [mask for mask, bit in masks.items() if bits & bit], 0) for bits in placed]
        rows = [
            tuple(sum(bit for mask, bit in masks.items() if mask & contact[cover]) for cover in covers)
            for contact in self.board.contacts
        ]
        return tuple(tuple((rows[d], near) for d, near in enumerate(row) if near >= 0) for row in self.board.step)

    def by_space(self, occupied: int) -> bytes:
        """The occupied hexes in each Space; kept, as several questions are asked before somebody moves."""
        found = self._by_space.get(occupied)
        if found is None:
            if len(self._by_space) > KEPT_BOARDS:
                self._by_space.clear()
            found = self._by_space[occupied] = self.board.by_space(occupied)
        return found

    def blocked(self, size: int, start: int, steps: int, hexes: bytes | bytearray) -> int:
        """The Spaces that a Move of so many steps cannot cross, a byte for each; `hexes` are occupied by Space."""
        crossed = self._crossed.get((start, steps))
        if crossed is None:
            spaces = self.board.reach(start, steps - 1)[1:]
            crossed = self._crossed[start, steps] = sum(1 << 8 * space for space in spaces)
        return int.from_bytes(hexes.translate(CLOSED_TO[size]), "little") & crossed

    def halo(self, bits: int) -> int:
        """The hexes around all of these, as far as they lie in another Space or are not among them."""
        found = self._halos.get(bits)
        if found is None:
            if len(self._halos) > KEPT_HALOS:
                self._halos.clear()
            found, ring = 0, self.board.ring
            for space in spaces_of(bits):
                found |= ring[space * 128 + (bits >> 7 * space & 127)]
            self._halos[bits] = found
        return found

    def disc(self, space: int, distance: int) -> int:
        """The hexes of all Spaces at this distance or nearer."""
        found = self._discs.get((space, distance))
        if found is None:
            bits = self.board.space_bits
            found = self._discs[space, distance] = reduce(or_, [bits[s] for s in self.board.reach(space, distance)], 0)
        return found

    def surroundings(self, space: int, distance: int) -> int:
        """All Spaces at this distance or nearer, as bits."""
        found = self._surroundings.get((space, distance))
        if found is None:
            found = self._surroundings[space, distance] = sum(1 << s for s in self.board.reach(space, distance))
        return found

    def token_places(self, kind: str, barred: int) -> tuple[Action, ...]:
        """The answers that put a token down in a Space that is not barred; these come as bits."""
        found: list[Action] = []
        for row in self.token_rows[kind]:
            found += row[barred & 127]
            barred >>= 7
        return tuple(found)

    def roomy(self, size: int, space: int, closed: bytes, count: int) -> int:
        """The placements in a Space, as bits, that so many more bases can surely join; `closed` goes by Space.

        They stand in as many Spaces around, or one of them beside it in the same Space and touching the others.
        """
        fit = FIT_BITS[size][closed[space]]
        less, enough = self._joined(size, space, closed, count, fit)
        return enough | TWINNED[size][fit] & less | TWINNED[size][less] & fit

    def _joined(self, size: int, space: int, closed: bytes, count: int, fit: int) -> tuple[int, int]:
        """Those of the placements, as bits, that one base less and that so many can join from other Spaces."""
        if count == 2:  # what the loops below do, for the most common number
            one = two = 0
            for touching, near in self._sides[size][space]:
                touched = fit & touching[closed[near]]
                two |= one & touched
                one |= touched
            return one, two
        outside = [fit] + [0] * count
        for touching, near in self._sides[size][space]:
            for n in range(count, 0, -1):
                outside[n] |= outside[n - 1] & touching[closed[near]]
        return outside[count - 1], outside[count]
