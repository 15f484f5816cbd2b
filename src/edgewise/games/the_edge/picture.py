"""The free table as text: two characters and one line to the inch, north at the top. ED-SET-1."""

from __future__ import annotations

from edgewise.core.picture import Mark, Picture
from edgewise.games.the_edge.board import OPEN, ZONES
from edgewise.games.the_edge.naming import letter, model_code
from edgewise.games.the_edge.state import POOL_RADIUS, Game
from edgewise.geometry.plane import Disc, Solid, is_inside, squared

COLUMN_MIL = 500
LINE_MIL = 1000
GRID_INCHES = 3
AXIS_CHARS = 4
COLUMNS = (OPEN.right - OPEN.left) // COLUMN_MIL
LINES = (OPEN.top - OPEN.bottom) // LINE_MIL
LOW_MIL = 1000
GROUND = {"forest": "^", "water": "~", "swamp": "&", "road": "="}
# Where a code goes when its own place is taken: lines and columns, nearest first.
AROUND = ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1))

Cell = tuple[int, int]


def board_text(state: Game) -> str:
    """The table without colours; what stands on it is open to every seat."""
    return board_picture(state).text


def board_picture(state: Game) -> Picture:
    """The table with its marks: ground, obstacles, pools and bases."""
    sheet = _Sheet()
    sheet.grid()
    for solid, kind in state.book.table.grounds:
        sheet.fill(solid, GROUND[kind], f"ground-{kind}")
    for solid, _, height in state.book.table.bodies:
        sheet.fill(solid, "#" if height > LOW_MIL else "%", "obstacle")
    for pool in state.pools:
        if pool.crystals >= 0:
            disc = Disc(pool.x, pool.y, POOL_RADIUS)
            sheet.fill(disc, "*", "pool")
            sheet.write((pool.x, pool.y), f"({pool.crystals})", "pool")
    _draw_models(state, sheet)
    return sheet.drawn()


def _draw_models(state: Game, sheet: _Sheet) -> None:
    """Large bases first as areas, then a code for every model, so that none covers another's code."""
    book = state.book
    standing = [(model, place) for model, place in enumerate(state.at) if place is not None]
    for model, place in standing:
        sign = letter(book.model_squad[model]).lower()
        sheet.fill(Disc(*place, book.radius[model]), sign, f"seat-{book.model_seat[model]}")
    for model, place in standing:
        sheet.write(place, model_code(state, model), f"seat-{book.model_seat[model]}")


class _Sheet:
    """The characters of the drawing, and what each of them shows."""

    def __init__(self) -> None:
        self.cells: dict[Cell, tuple[str, str]] = {}
        self.codes: set[Cell] = set()

    def grid(self) -> None:
        """A point every three inches, and a dash along the deployment zones. ED-SET-9."""
        edges = {_line(zone.top) for zone in ZONES[:1]} | {_line(zone.bottom) for zone in ZONES[1:]}
        step = GRID_INCHES * LINE_MIL
        for y in range(OPEN.bottom, OPEN.top, step):
            for x in range(OPEN.left, OPEN.right, step):
                line = _line(y)
                self.cells[line, _column(x)] = ("-" if line in edges else ".", "grid")

    def fill(self, solid: Solid, sign: str, what: str) -> None:
        """Every character whose centre lies in the solid."""
        for line in range(LINES):
            for column in range(COLUMNS):
                if _covers(solid, line, column):
                    self.cells[line, column] = (sign, what)

    def write(self, place: tuple[int, int], text: str, what: str) -> None:
        """A word around a place, or beside it where another word stands."""
        line = min(_line(place[1]), LINES - 1)
        column = (place[0] - OPEN.left - COLUMN_MIL * len(text) // 2 + COLUMN_MIL // 2) // COLUMN_MIL
        for down, right in AROUND:
            cells = [(line + down, column + right + n) for n in range(len(text))]
            if not self.codes.intersection(cells) and all(0 <= c < COLUMNS and 0 <= n < LINES for n, c in cells):
                self.codes.update(cells)
                self.cells |= {cell: (sign, what) for cell, sign in zip(cells, text, strict=True)}
                return

    def drawn(self) -> Picture:
        lines, marks = [], []
        for line in range(LINES):
            inches = (OPEN.top - line * LINE_MIL) // LINE_MIL - 1
            head = f"{inches:>3} " if inches % GRID_INCHES == 0 else " " * AXIS_CHARS
            signs = [self.cells.get((line, column), (" ", "")) for column in range(COLUMNS)]
            lines.append((head + "".join(sign for sign, _ in signs)).rstrip())
            marks += [Mark(line, AXIS_CHARS + c, 1, what) for c, (_, what) in enumerate(signs) if what]
        return Picture((*lines, _axis()), tuple(marks))


def _axis() -> str:
    """Inches from the western edge, below the drawing."""
    signs = [" "] * (AXIS_CHARS + COLUMNS)
    for inches in range(OPEN.left // LINE_MIL, OPEN.right // LINE_MIL, GRID_INCHES):
        at = AXIS_CHARS + _column(inches * LINE_MIL)
        signs[at : at + 2] = f"{inches:<2}"
    return "".join(signs).rstrip()


def _line(y: int) -> int:
    return (OPEN.top - y - 1) // LINE_MIL


def _column(x: int) -> int:
    return (x - OPEN.left) // COLUMN_MIL


def _covers(solid: Solid, line: int, column: int) -> bool:
    x = OPEN.left + column * COLUMN_MIL + COLUMN_MIL // 2
    y = OPEN.top - line * LINE_MIL - LINE_MIL // 2
    if isinstance(solid, Disc):
        return squared((x, y), solid.centre) < solid.r**2
    return is_inside((x, y), solid)
