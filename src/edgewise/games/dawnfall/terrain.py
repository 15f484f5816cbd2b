"""Terrain: the places of a board as ready-made answers, looked up by what stands there."""

from __future__ import annotations

from functools import reduce
from operator import or_

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Place, PlaceShrine, PlaceSource
from edgewise.geometry.hexes import FITS, HEXES_OF, PLACEMENTS, SIZE_OF, TOUCHED, Board, spaces_of

# Surroundings kept; a match needs a few dozen.
KEPT_HALOS = 4096
# For each mask of occupied hexes all hexes that some placement covers: what touches one touches a placement.
COVERS = {size: tuple(reduce(or_, masks, 0) for masks in rows) for size, rows in FITS.items()}
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


class Covering(dict[tuple[int, int, int], tuple[tuple[int, int], ...]]):
    """By size, closed hexes and hexes of others in a Space: the placements that cover some of these, and how many."""

    def __missing__(self, key: tuple[int, int, int]) -> tuple[tuple[int, int], ...]:
        size, closed, others = key
        found = self[key] = tuple((m, SIZE_OF[m & others]) for m in FITS[size][closed] if m & others)
        return found


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
        self.covering = Covering()
        self._touching = {size: self._touching_rows(size) for size in PLACEMENTS}
        self._sides = tuple(tuple((d, n) for d, n in enumerate(row) if n >= 0) for row in board.step)
        self._halos: dict[int, int] = {}
        self._discs: dict[tuple[int, int], int] = {}

    def _touching_rows(self, size: int) -> tuple[tuple[int, ...], ...]:
        """For a neighbour in each direction and its occupied hexes: which placements touch one there, as bits."""
        return tuple(
            tuple(sum(bit for mask, bit in BIT_OF[size].items() if mask & contact[covers]) for covers in COVERS[size])
            for contact in self.board.contacts
        )

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

    def roomy(self, size: int, space: int, closed: list[int], count: int) -> int:
        """The placements in a Space, as bits, that so many more bases can surely join; `closed` goes by Space.

        They stand in as many Spaces around, or one of them beside it in the same Space and touching the others.
        """
        fit, rows = FIT_BITS[size][closed[space]], self._touching[size]
        outside = [fit] + [0] * count
        for direction, near in self._sides[space]:
            touching = rows[direction][closed[near]]
            if count == 2:  # what the loop does, for the most common number
                outside[2] |= outside[1] & touching
                outside[1] |= fit & touching
                continue
            for n in range(count, 0, -1):
                outside[n] |= outside[n - 1] & touching
        less = outside[count - 1]
        return outside[count] | TWINNED[size][fit] & less | TWINNED[size][less] & fit
