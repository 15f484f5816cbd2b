"""Where infantry could ever get to on a table, models left aside. ME-OBJ-2."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from edgewise.games.maelstrom.deployments import EdgeName
from edgewise.geometry.paths import crosses
from edgewise.geometry.plane import Disc, Solid
from edgewise.geometry.touching import is_in, is_wholly_in_box, sweeps
from edgewise.tabletop.terrain import Ground

STEP_MILS = 500
INFANTRY_RADIUS = 500
Cell = tuple[int, int]


def reached(ground: Ground, edges: Iterable[EdgeName], radius: int = INFANTRY_RADIUS) -> frozenset[Cell]:
    """The cells of a half inch grid that a base can be led to from some edges of the table. ME-OBJ-2."""
    columns, rows = ground.width // STEP_MILS, ground.depth // STEP_MILS
    # The first line of the grid on which the base lies wholly on the table.
    line = -(-radius // STEP_MILS)
    starts: dict[EdgeName, list[Cell]] = {
        "bottom": [(x, line) for x in range(columns + 1)],
        "top": [(x, rows - line) for x in range(columns + 1)],
        "left": [(line, y) for y in range(rows + 1)],
        "right": [(columns - line, y) for y in range(rows + 1)],
    }
    waiting = [cell for edge in edges for cell in starts[edge] if _is_free(ground, cell, radius)]
    found = set(waiting)
    while waiting:
        column, row = waiting.pop()
        for cell in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if cell not in found and _is_free(ground, cell, radius) and _is_open(ground, (column, row), cell, radius):
                found.add(cell)
                waiting.append(cell)
    return frozenset(found)


def is_near(ground: Ground, cells: frozenset[Cell], x: int, y: int) -> bool:
    """Whether one of some cells is next to a place, with nothing impassable between them."""
    column, row = x // STEP_MILS, y // STEP_MILS
    near = ((column + i, row + j) for i in range(-1, 3) for j in range(-1, 3))
    found = [(STEP_MILS * cell[0], STEP_MILS * cell[1]) for cell in near if cell in cells]
    barriers = list(_barriers(ground, Disc(x, y, 2 * STEP_MILS))) if found else []
    return any(not any(crosses(place, (x, y), 0, each) for each in barriers) for place in found)


def _is_free(ground: Ground, cell: Cell, radius: int) -> bool:
    base = Disc(cell[0] * STEP_MILS, cell[1] * STEP_MILS, radius)
    return is_wholly_in_box(base, ground.box) and not any(is_in(base, each) for each in _barriers(ground, base))


def _is_open(ground: Ground, start: Cell, end: Cell, radius: int) -> bool:
    one, other = ((x * STEP_MILS, y * STEP_MILS) for x, y in (start, end))
    near = _barriers(ground, Disc(*other, radius + STEP_MILS))
    return not any(sweeps(one, other, radius, each) for each in near)


def _barriers(ground: Ground, base: Disc) -> Iterator[Solid]:
    """The outlines of impassable ground near a base. ME-TER-4."""
    x, y, r = base
    for number in ground.hazards_near(x - r, y - r, x + r, y + r):
        hazard = ground.hazards[number]
        if hazard.impassable:
            yield hazard.outline
