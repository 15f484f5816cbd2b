"""Hexes, the Spaces of seven hexes they form, and boards made of Spaces. DF-BRD, DF-LOF."""

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

DIRECTIONS: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HEXES_PER_SPACE = 7
WHOLE_SPACE = 0b1111111

_LOCAL_OFFSETS = ((0, 0), *DIRECTIONS)
_LOCAL_OF_RESIDUE = (0, 1, 5, 6, 3, 2, 4)
_HEXES_TEXT = re.compile(r"\(([0-9]{1,3}),([0-9]{1,3})\)(?:\.([0-9])|\.\{([0-9](?:,[0-9])*)\})?")


class BoardError(ValueError):
    """A board, or a text naming a place on one, that breaks a rule; `kind` is which fault a board has."""

    def __init__(self, message: str, rule: str, kind: str = "", **numbers: int | str) -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule
        self.kind = kind
        self.numbers = numbers

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps from hex to hex. DF-BRD-2."""
    x, y = b[0] - a[0], b[1] - a[1]
    return max(abs(x), abs(y), abs(x + y))


def lattice_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps from Space to Space, both in lattice coordinates (u,v). DF-BRD-8."""
    return hex_distance(a, b)


def hex_of(u: int, v: int, k: int, *, handedness: str = "left") -> tuple[int, int]:
    """Hex (q,r) that is local hex k of Space (u,v). DF-BRD-4, DF-BRD-6, DF-CLR-14."""
    x, y = _LOCAL_OFFSETS[k]
    q, r = 2 * u - v + x, u + 3 * v + y
    return (r, q) if _is_mirrored(handedness) else (q, r)


def space_of_hex(q: int, r: int, *, handedness: str = "left") -> tuple[int, int, int]:
    """Space (u,v) and local number k of hex (q,r). DF-BRD-5, DF-CLR-14."""
    if _is_mirrored(handedness):
        q, r = r, q
    k = _LOCAL_OF_RESIDUE[(q + 5 * r) % HEXES_PER_SPACE]
    x, y = _LOCAL_OFFSETS[k]
    q, r = q - x, r - y
    return (3 * q + r) // 7, (2 * r - q) // 7, k


def _is_mirrored(handedness: str) -> bool:
    if handedness not in ("left", "right"):
        raise BoardError(f"Handedness {handedness!r} is unknown: expected 'left' or 'right'", "DF-BRD-4")
    return handedness == "right"


def mask_of(hexes: Iterable[int]) -> int:
    """Numbers, such as those of local hexes, as a mask: bit k is number k."""
    mask = 0
    for k in hexes:
        mask |= 1 << k
    return mask


def spaces_of(bits: int) -> list[int]:
    """The Spaces that a bitboard touches, in order."""
    found = []
    space = -1
    while bits:
        further = ((bits & -bits).bit_length() - 1) // HEXES_PER_SPACE + 1
        space += further
        found.append(space)
        bits >>= HEXES_PER_SPACE * further
    return found


def _around(*steps: int, centre: bool) -> tuple[int, ...]:
    """One placement for each k in 1..6: ring hexes k+step, with or without hex 0; repeats dropped."""
    masks = (mask_of(1 + (k + step) % 6 for step in steps) | int(centre) for k in range(6))
    return tuple(dict.fromkeys(masks))


HEXES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in range(HEXES_PER_SPACE) if mask >> k & 1) for mask in range(128)
)
SIZE_OF: tuple[int, ...] = tuple(mask.bit_count() for mask in range(128))

# For each local hex those of the same Space beside it.
TOUCHED = (WHOLE_SPACE - 1, *(1 | 1 << 1 + k % 6 | 1 << 1 + (k - 2) % 6 for k in range(1, 7)))

# In the order of DF-BRD-15, k ascending.
PLACEMENTS: dict[int, tuple[int, ...]] = {
    1: tuple(1 << k for k in range(HEXES_PER_SPACE)),
    2: _around(0, centre=True) + _around(0, 1, centre=False),
    3: _around(0, 1, centre=True),
    4: _around(-1, 0, 1, centre=True),
    7: (WHOLE_SPACE,),
}
SHAPES: dict[str, tuple[int, ...]] = {
    "straight-triple": _around(0, 3, centre=True),
    "bent-triple": _around(0, 2, centre=True) + _around(0, 1, 2, centre=False),
    "hooked-four": _around(0, 1, 3, centre=True) + _around(0, 1, 4, centre=True),
    "three-spoked-four": _around(0, 2, 4, centre=True),
    "arc-of-four": _around(0, 1, 2, 3, centre=False),
}


def fits(placements: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each of the 128 masks of occupied hexes, the placements on free hexes only. DF-BRD-17."""
    return tuple(tuple(mask for mask in placements if not mask & occupied) for occupied in range(128))


def pockets(occupied: int) -> tuple[int, ...]:
    """The groups of connected free hexes of a Space."""
    free, found = WHOLE_SPACE & ~occupied, []
    while free:
        pocket, grown = 0, free & -free
        while grown != pocket:
            pocket = grown
            grown |= free & reduce(or_, (TOUCHED[k] for k in HEXES_OF[pocket]))
        found.append(pocket)
        free &= ~pocket
    return tuple(found)


FITS: dict[int, tuple[tuple[int, ...], ...]] = {size: fits(masks) for size, masks in PLACEMENTS.items()}
POCKETS: tuple[tuple[int, ...], ...] = tuple(pockets(occupied) for occupied in range(128))


class Board:
    """An outline of Spaces with every geometric answer looked up; bit 7*space+k is local hex k of a Space."""

    def __init__(
        self, name: str, spaces: Sequence[tuple[int, int]], handedness: str = "left", minimum: int = 1
    ) -> None:
        self.name = name
        self.handedness = handedness
        self.spaces: tuple[tuple[int, int], ...] = tuple((c, r) for c, r in spaces)
        self.count = len(self.spaces)
        self.index: dict[tuple[int, int], int] = {place: space for space, place in enumerate(self.spaces)}
        self.lattice: tuple[tuple[int, int], ...] = tuple((c - r // 2, r) for c, r in self.spaces)
        self._space_at = {place: space for space, place in enumerate(self.lattice)}
        self._check_outline(max(minimum, 1))
        self._lay_steps()
        self._check_connected()
        self._lay_turn()
        self._lay_distances()
        self._lay_hexes()

    def _check_outline(self, minimum: int) -> None:
        if self.count < minimum:
            message = f"Board {self.name} has {self.count} Spaces: at least {minimum} are needed"
            raise BoardError(message, "DF-BRD-12", "small", count=self.count, least=minimum)
        for space, (c, r) in enumerate(self.spaces):
            if c < 0 or r < 0:
                message = f"Board {self.name} has Space ({c},{r}): columns and rows count from 0"
                raise BoardError(message, "DF-BRD-12", "negative", space=f"({c},{r})")
            if self.index[c, r] != space:
                message = f"Board {self.name} lists Space ({c},{r}) twice: list it once"
                raise BoardError(message, "DF-BRD-12", "twice", space=f"({c},{r})")

    def _lay_steps(self) -> None:
        self.step: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._space_at.get((u + x, v + y), -1) for x, y in DIRECTIONS) for u, v in self.lattice
        )
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in row if other >= 0) for row in self.step
        )
        # The same as keys, ready to be added to a search.
        self.beside: tuple[dict[int, None], ...] = tuple(map(dict.fromkeys, self.neighbours))
        # A missing Space of the outline ends the row: there is no Space left to look through.
        self.lines: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(self._line(space, direction) for direction in range(6)) for space in range(self.count)
        )

    def _lay_turn(self) -> None:
        # With an even number of rows this is (c,r) -> (last column - c, last row - r).
        last_column, last_row = max(c for c, _ in self.spaces), max(r for _, r in self.spaces)
        sum_u = last_column - last_row // 2
        self._turned = tuple(self._space_at.get((sum_u - u, last_row - v), -1) for u, v in self.lattice)

    def _line(self, space: int, direction: int) -> tuple[int, ...]:
        line = []
        while (space := self.step[space][direction]) >= 0:
            line.append(space)
        return tuple(line)

    def _rows_from(self, space: int) -> tuple[tuple[int, ...] | None, ...]:
        found: list[tuple[int, ...] | None] = [None] * self.count
        found[space] = ()
        for line in self.lines[space]:
            for length, other in enumerate(line):
                found[other] = tuple(self.space_bits[s] for s in line[:length])
        return tuple(found)

    def _check_connected(self) -> None:
        found, waiting = {0}, [0]
        while waiting:
            fresh = set(self.neighbours[waiting.pop()]) - found
            found |= fresh
            waiting.extend(fresh)
        for space in range(self.count):
            if space not in found:
                raise BoardError(
                    f"Board {self.name} falls apart: no way leads from {self.name_of(0)} "
                    f"to {self.name_of(space)}; join them by Spaces in between",
                    "DF-BRD-12",
                    "apart",
                    start=self.name_of(0),
                    space=self.name_of(space),
                )

    def _lay_distances(self) -> None:
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(lattice_distance(a, b) for b in self.lattice) for a in self.lattice
        )
        self.longest = max(map(max, self.distance))
        self.within: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(self._nearest(space, n) for n in range(self.longest + 1)) for space in range(self.count)
        )
        self._bearing = tuple(tuple(_bearing(a, b) for b in self.lattice) for a in self.lattice)

    def _nearest(self, space: int, n: int) -> tuple[int, ...]:
        away = self.distance[space]
        return tuple(sorted((s for s in range(self.count) if away[s] <= n), key=lambda s: (away[s], s)))

    def _lay_hexes(self) -> None:
        self.full = (1 << HEXES_PER_SPACE * self.count) - 1
        self.space_bits: tuple[int, ...] = tuple(WHOLE_SPACE << 7 * space for space in range(self.count))
        # For two Spaces of a straight row the hexes of each Space between them; None for others.
        self.between: tuple[tuple[tuple[int, ...] | None, ...], ...] = tuple(
            self._rows_from(space) for space in range(self.count)
        )
        places = [self.hex_at(space, k) for space in range(self.count) for k in range(HEXES_PER_SPACE)]
        bit_at = {place: 1 << bit for bit, place in enumerate(places)}
        self.near: tuple[int, ...] = tuple(sum(bit_at.get((q + x, r + y), 0) for x, y in DIRECTIONS) for q, r in places)
        self.ring: list[int] = []
        for space in range(self.count):
            self.ring.extend(self._rings(space))
        self._spreads = _spreads(self.count)
        # By direction and mask: the local hexes of a Space that touch these hexes of its neighbour there.
        self.contacts: tuple[tuple[int, ...], ...] = tuple(self._contacts(direction) for direction in range(6))

    def _contacts(self, direction: int) -> tuple[int, ...]:
        for space, near in enumerate(row[direction] for row in self.step):
            if near >= 0:
                return tuple(self.ring[near * 128 + mask] >> 7 * space & WHOLE_SPACE for mask in range(128))
        return (0,) * 128

    def _rings(self, space: int) -> list[int]:
        first = HEXES_PER_SPACE * space
        near = [0] * 128
        for mask in range(1, 128):
            lowest = (mask & -mask).bit_length() - 1
            near[mask] = near[mask & mask - 1] | self.near[first + lowest]
        return [near[mask] & ~(mask << first) for mask in range(128)]

    def hex_at(self, space: int, k: int) -> tuple[int, int]:
        """Hex (q,r) that is local hex k of the Space. DF-BRD-4, DF-BRD-6."""
        u, v = self.lattice[space]
        return hex_of(u, v, k, handedness=self.handedness)

    def by_space(self, bits: int) -> bytes:
        """The local hexes of a bitboard in each Space; for many Spaces quicker than to shift for each of them."""
        for moved, lift in self._spreads:
            bits += (bits & moved) * lift
        return bits.to_bytes(self.count, "little")

    def reach(self, space: int, n: int) -> tuple[int, ...]:
        """Spaces at distance n or less, nearest first; none if n is negative. DF-RNG-1."""
        return self.within[space][min(n, self.longest)] if n >= 0 else ()

    def direction(self, a: int, b: int) -> int:
        """Direction 0..5 of the straight row from a to b, or -1 if there is none. DF-LOF-2."""
        return self._bearing[a][b]

    def turned(self, space: int) -> int:
        """The Space in this place after turning the board by 180 degrees, or -1. DF-BRD-10."""
        return self._turned[space]

    def name_of(self, space: int) -> str:
        c, r = self.spaces[space]
        return f"({c},{r})"

    def label(self, space: int) -> str:
        """Name as on a chess board: columns are letters, rows count from 1."""
        c, r = self.spaces[space]
        letters = ""
        while c >= 0:
            c, letter = c // 26 - 1, c % 26
            letters = chr(ord("a") + letter) + letters
        return f"{letters}{r + 1}"

    def hexes_text(self, space: int, mask: int) -> str:
        """Hexes of one Space as text, such as (3,2).0 or (3,2).{0,1}; parse_hexes reads it back."""
        hexes = ",".join(map(str, HEXES_OF[mask]))
        return f"{self.name_of(space)}.{hexes if SIZE_OF[mask] == 1 else f'{{{hexes}}}'}"

    def parse_hexes(self, text: str) -> tuple[int, int]:
        """Space and mask of a text: (3,2).0, (3,2).{0,1}, or (3,2) for the whole Space. DF-BRD-16."""
        match = _HEXES_TEXT.fullmatch(text)
        if match is None:
            message = f"{text!r} names no hexes of one Space: expected (3,2), (3,2).0 or (3,2).{{0,1}}"
            raise BoardError(message, "DF-BRD-16", "form", text=text)
        c, r, one, several = match.groups()
        space = self.index.get((int(c), int(r)))
        if space is None:
            name = f"({int(c)},{int(r)})"
            message = f"{text!r}: board {self.name} has no Space {name}"
            raise BoardError(message, "DF-BRD-17", "space", text=text, board=self.name, space=name)
        return space, _local_mask(text, one or several)


def _spreads(count: int) -> tuple[tuple[int, int], ...]:
    """Steps that spread the seven bits of each Space to bytes: which bits move up, and what lifts them.

    The upper half of all Spaces makes room for the missing bits of the lower one, then the halves do so within.
    """
    found = []
    half = 1 << max(count - 1, 0).bit_length() >> 1
    while half:
        starts = [(space, 7 * space + space // (2 * half) * 2 * half) for space in range(count)]
        moved = sum(WHOLE_SPACE << start for space, start in starts if space // half % 2)
        found.append((moved, (1 << half) - 1))  # bits and this multiple of them are the bits shifted by half
        half //= 2
    return tuple(found)


def _bearing(a: tuple[int, int], b: tuple[int, int]) -> int:
    away = lattice_distance(a, b)
    for direction, (x, y) in enumerate(DIRECTIONS):
        if away and (a[0] + away * x, a[1] + away * y) == b:
            return direction
    return -1


def _local_mask(text: str, hexes: str | None) -> int:
    if hexes is None:
        return WHOLE_SPACE
    numbers = [int(number) for number in hexes.split(",")]
    if max(numbers) >= HEXES_PER_SPACE:
        message = f"{text!r}: no hex {max(numbers)} in a Space, hexes are numbered 0 to 6"
        raise BoardError(message, "DF-BRD-6", "hex", text=text, hex=max(numbers))
    if len(set(numbers)) < len(numbers):
        raise BoardError(f"{text!r} names a hex twice: name each hex once", "DF-BRD-17", "twice", text=text)
    return mask_of(numbers)


def fully_occupied_line(board: Board, occupied: int, space: int, direction: int) -> tuple[int, ...]:
    """Spaces outward from a Space, the first fully occupied one being the last. DF-LOF-3, 5, 6, 7."""
    line = board.lines[space][direction]
    for length, other in enumerate(line, start=1):
        if not board.space_bits[other] & ~occupied:
            return line[:length]
    return line


def seen_from(board: Board, occupied: int, space: int) -> int:
    """The hexes of a Space and of those that lines of fire lead to from there, as a bitboard. DF-LOF-1 to 6."""
    bits = board.space_bits
    found = bits[space]
    for line in board.lines[space]:
        for other in line:
            found |= bits[other]
            if not bits[other] & ~occupied:
                break
    return found


def line_of_fire(board: Board, occupied: int, a: int, b: int) -> bool:
    """Whether a straight row leads from a to b with no fully occupied Space in between. DF-LOF-1 to 6."""
    # Must agree with fully_occupied_line(): test_a_line_of_fire_ends_at_the_first_full_space.
    between = board.between[a][b]
    if between is None:
        return False
    for hexes in between:  # noqa: SIM110  # a loop is quicker than all(), and this is asked often
        if not hexes & ~occupied:
            return False
    return True
