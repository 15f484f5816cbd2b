"""The board as text: one cell per hex, so neighbours on paper are neighbours on the board. DF-BRD-1, DF-BRD-4."""

from __future__ import annotations

from typing import NamedTuple

from edgewise.core.picture import Mark, Picture
from edgewise.games.dawnfall.naming import LETTERS
from edgewise.games.dawnfall.state import Game
from edgewise.geometry.hexes import HEXES_OF, HEXES_PER_SPACE, Board

CELL_CHARS = 2
TOKENS = {"source": "**"}


def board_text(state: Game, seat: int | None = None) -> str:
    """The board without colours; what stands on it is open to every seat. DF-INF-1."""
    return board_picture(state, seat).text


def board_picture(state: Game, seat: int | None = None) -> Picture:
    """The board with its marks."""
    board: Board = state.book.board
    cells = [_Cell(" .", f"space-{_shade(board, bit // 7)}") for bit in range(HEXES_PER_SPACE * board.count)]
    for space in range(board.count):
        _label(state, board, space, cells)
    _fill(state, cells)
    return _drawn(board, cells)


def model_code(state: Game, model: int) -> str:
    """A model in the drawing: the letter of its Squad and its number there."""
    squad = state.model_squad[model]
    return f"{LETTERS[squad % len(LETTERS)]}{state.squad_models[squad].index(model) + 1}"


def hex_numbers(board: Board) -> tuple[str, ...]:
    """A small drawing of one Space with the numbers of its hexes. DF-BRD-6."""
    cells = {board.hex_at(0, k): str(k) for k in range(HEXES_PER_SPACE)}
    left = min(2 * q + r for q, r in cells)
    rows: dict[int, str] = {}
    for q, r in sorted(cells, key=lambda at: (at[1], at[0])):
        rows[r] = rows.get(r, "").ljust(2 * q + r - left) + cells[q, r]
    return tuple(rows[r] for r in sorted(rows))


class _Cell(NamedTuple):
    text: str
    what: str


def _shade(board: Board, space: int) -> int:
    u, v = board.lattice[space]
    # Neighbouring Spaces differ by 1 in exactly one of u, v or both with opposite signs.
    return (u - v) % 3


def _label(state: Game, board: Board, space: int, cells: list[_Cell]) -> None:
    taken = state.occupied >> 7 * space & 127
    free = next((k for k in range(HEXES_PER_SPACE) if not taken >> k & 1), None)
    if free is not None:
        cells[7 * space + free] = _Cell(board.label(space).rjust(CELL_CHARS), f"label-{_shade(board, space)}")


def _fill(state: Game, cells: list[_Cell]) -> None:
    for number, token in enumerate(state.tokens):
        text = f"S{token.owner + 1}" if token.kind == "shrine" else TOKENS.get(token.kind, f"t{number % 10}")
        what = f"seat-{token.owner}" if token.owner >= 0 else "source"
        for k in HEXES_OF[token.hexes]:
            cells[7 * token.space + k] = _Cell(text, what)
    for model, space in enumerate(state.spaces):
        if space >= 0:
            owner = state.squad_seat[state.model_squad[model]]
            for k in HEXES_OF[state.hexes[model]]:
                cells[7 * space + k] = _Cell(model_code(state, model), f"seat-{owner}")


def _drawn(board: Board, cells: list[_Cell]) -> Picture:
    places = [board.hex_at(bit // 7, bit % 7) for bit in range(len(cells))]
    left = min(2 * q + r for q, r in places)
    top = min(r for _, r in places)
    lines = [""] * (max(r for _, r in places) - top + 1)
    marks = []
    for (q, r), cell in sorted(zip(places, cells, strict=True), key=lambda pair: (pair[0][1], pair[0][0])):
        # Hexes are two units apart and every row is shifted by one; a unit is one and a half characters.
        column = (2 * q + r - left) * 3 // 2
        line = r - top
        lines[line] = lines[line].ljust(column) + cell.text
        marks.append(Mark(line, column, len(cell.text), cell.what))
    return Picture(tuple(lines), tuple(marks))
