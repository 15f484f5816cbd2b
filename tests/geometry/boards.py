"""The board as geometry: each rule of DF-BRD, DF-LOF and DF-RNG that needs no game."""

from pathlib import Path

import msgspec
from hypothesis import strategies as st

from edgewise.geometry.hexes import (
    Board,
    hex_distance,
)

BOARDS = Path(__file__).parents[2] / "src/edgewise/games/dawnfall/content/boards"

Place = tuple[int, int]


class Block(msgspec.Struct):
    columns: int
    rows: int


class Preset(msgspec.Struct):
    name: str
    shrines: list[Place]
    sources: list[Place]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    players: list[int]
    block: Block
    handedness: str
    sides: dict[str, list[int]]
    presets: list[Preset]


def block(columns: int, rows: int) -> list[Place]:
    return [(c, r) for r in range(rows) for c in range(columns)]


DUEL = Board("duel-7x6", block(7, 6), minimum=30)
DUEL_RIGHT = Board("duel-7x6", block(7, 6), "right")
MULTI = Board("multi-7x12", block(7, 12), minimum=60)
# Space (2,2) is missing in the middle.
RAGGED = Board("ragged", [place for place in block(5, 5) if place != (2, 2)])
BOTH_HANDS = (DUEL, DUEL_RIGHT)

integers = st.integers(-1000, 1000)
hexes = st.tuples(integers, integers)
hands = st.sampled_from(["left", "right"])
boards = st.sampled_from([DUEL, DUEL_RIGHT, MULTI, RAGGED])
masks = st.integers(0, 127)


def board_file(name: str) -> BoardFile:
    return msgspec.yaml.decode((BOARDS / f"{name}.yaml").read_bytes(), type=BoardFile)


def at(c: int, r: int, board: Board = DUEL) -> int:
    return board.index[c, r]


def bits(text: str, board: Board = DUEL) -> int:
    """The hexes of a text such as "(3,2).1 (4,2)" as a bitboard."""
    board_bits = 0
    for part in text.split():
        space, mask = board.parse_hexes(part)
        board_bits |= mask << 7 * space
    return board_bits


def ring(text: str, board: Board = DUEL) -> int:
    space, mask = board.parse_hexes(text)
    return board.ring[space * 128 + mask]


def places(spaces: tuple[int, ...], board: Board = DUEL) -> list[Place]:
    return [board.spaces[space] for space in spaces]


def touching(board: Board, a: int, b: int) -> set[Place]:
    """Pairs own hex - neighbour hex of two Spaces that touch, measured from the coordinates."""
    return {(i, j) for i in range(7) for j in range(7) if hex_distance(board.hex_at(a, i), board.hex_at(b, j)) == 1}
