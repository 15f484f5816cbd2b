"""The table as text: two characters and one line to the inch, the reserve edge of zone B at the top. ME-SCO-2."""

from __future__ import annotations

from edgewise.core.picture import Mark, Picture
from edgewise.games.maelstrom.naming import model_code, unit_code
from edgewise.games.maelstrom.queries.bodies import bodies
from edgewise.games.maelstrom.queries.markers import MARKER_RADIUS, lying
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.plane import Disc, Solid, bounds, is_inside, squared
from edgewise.tabletop.terrain import Piece

COLUMN_MIL = 500
LINE_MIL = 1000
GRID_INCHES = 6
AXIS_CHARS = 4
LOW_MIL = 1000
# What is drawn in the deployment zones A and B.
ZONE_SIGNS = (",", "'")
# Where a code goes when its own place is taken: lines and columns, nearest first.
AROUND = ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1))

Cell = tuple[int, int]


def board_picture(state: Game) -> Picture:
    """The table with its marks: terrain, markers and bases."""
    ground = state.book.ground
    sheet = _Sheet(ground.width, ground.depth)
    if shows_zones(state):
        zones = state.book.zones(state.deployment)
        for sign, parts in zip(ZONE_SIGNS, (zones.a, zones.b), strict=True):
            for part in parts:
                sheet.fill(part, sign, "grid")
    for piece in ground.pieces:
        sheet.fill(piece.outline, sign_of(piece), "obstacle" if piece.is_solid else "ground-forest")
        for floor in piece.floors:
            sheet.fill(floor.outline, "=", "obstacle")
    markers = list(lying(state))
    for _, marker in markers:
        sheet.fill(Disc(marker.x, marker.y, MARKER_RADIUS), "*", "pool")
    standing = bodies(state)
    for body in standing:
        sheet.fill(body.disc, unit_code(state, body.unit)[-1].lower(), f"seat-{body.side}")
    for body in standing:
        sheet.write(body.centre, model_code(state, body.model), f"seat-{body.side}")
    for number, marker in markers:
        sheet.write((marker.x, marker.y), f"({number + 1})", "pool")
    return sheet.drawn()


def shows_zones(state: Game) -> bool:
    """Whether the deployment zones are drawn: as long as armies are set up. ME-DEP-1."""
    return state.phase == "setup" and state.deployment != ""


def sign_of(piece: Piece) -> str:
    """The sign of a piece: barred, harmful, to stand on, solid and high or low, or something that one stands in."""
    if piece.impassable:
        return "x"
    if piece.dangerous:
        return "!"
    if piece.is_solid and piece.standable:
        return "="
    if piece.is_solid:
        return "#" if piece.height > LOW_MIL else "%"
    return "~" if piece.low else "^"


class _Sheet:
    """The characters of the drawing, and what each of them shows."""

    def __init__(self, width: int, depth: int) -> None:
        self.columns = width // COLUMN_MIL
        self.lines = depth // LINE_MIL
        self.depth = depth
        self.cells: dict[Cell, tuple[str, str]] = {}
        self.codes: set[Cell] = set()
        step = GRID_INCHES
        for line in range(0, self.lines, step):
            for column in range(0, self.columns, step * LINE_MIL // COLUMN_MIL):
                self.cells[self.lines - 1 - line, column] = (".", "grid")

    def fill(self, solid: Solid, sign: str, what: str) -> None:
        """Every character whose centre lies in the solid."""
        left, bottom, right, top = bounds(solid)
        first, last = max(0, left // COLUMN_MIL), min(self.columns, right // COLUMN_MIL + 1)
        lines = range(max(0, (self.depth - top) // LINE_MIL), min(self.lines, (self.depth - bottom) // LINE_MIL + 1))
        for line in lines:
            for column in range(first, last):
                x = column * COLUMN_MIL + COLUMN_MIL // 2
                y = self.depth - line * LINE_MIL - LINE_MIL // 2
                inside = (
                    squared((x, y), solid.centre) < solid.r**2 if isinstance(solid, Disc) else is_inside((x, y), solid)
                )
                if inside:
                    self.cells[line, column] = (sign, what)

    def write(self, place: tuple[int, int], text: str, what: str) -> None:
        """A word around a place, or beside it where another word stands."""
        line = min((self.depth - place[1] - 1) // LINE_MIL, self.lines - 1)
        column = (place[0] - COLUMN_MIL * len(text) // 2 + COLUMN_MIL // 2) // COLUMN_MIL
        for down, right in AROUND:
            cells = [(line + down, column + right + n) for n in range(len(text))]
            free = all(0 <= c < self.columns and 0 <= n < self.lines for n, c in cells)
            if free and not self.codes.intersection(cells):
                self.codes.update(cells)
                self.cells |= {cell: (sign, what) for cell, sign in zip(cells, text, strict=True)}
                return

    def drawn(self) -> Picture:
        lines, marks = [], []
        for line in range(self.lines):
            inches = self.lines - 1 - line
            head = f"{inches:>3} " if inches % GRID_INCHES == 0 else " " * AXIS_CHARS
            signs = [self.cells.get((line, column), (" ", "")) for column in range(self.columns)]
            lines.append((head + "".join(sign for sign, _ in signs)).rstrip())
            marks += [Mark(line, AXIS_CHARS + c, 1, what) for c, (_, what) in enumerate(signs) if what]
        return Picture((*lines, self._axis()), tuple(marks))

    def _axis(self) -> str:
        """Inches from the left edge, below the drawing."""
        signs = [" "] * (AXIS_CHARS + self.columns)
        for inches in range(0, self.columns * COLUMN_MIL // LINE_MIL, GRID_INCHES):
            at = AXIS_CHARS + inches * LINE_MIL // COLUMN_MIL
            signs[at : at + 2] = f"{inches:<2}"
        return "".join(signs).rstrip()
