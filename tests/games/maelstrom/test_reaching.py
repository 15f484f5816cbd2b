"""Where bases can ever get to on a table."""

from edgewise.games.maelstrom.reaching import is_near, reached
from edgewise.geometry.plane import Point
from edgewise.tabletop.terrain import Ground, Piece
from tests.games.maelstrom.table import MIL, wall
from tests.support.rules import rule

SIDE = 36 * MIL


@rule("ME-OBJ-2", "ME-DEP-12")
def test_broad_bases_get_everywhere_on_a_bare_table() -> None:
    for radius in (500, 875, 1250, 1750):
        ground = Ground(SIDE, SIDE)
        cells = reached(ground, ("bottom", "top"), radius)
        assert is_near(ground, cells, 18 * MIL, 18 * MIL)
        assert is_near(ground, cells, 2 * MIL, 2 * MIL)


@rule("ME-OBJ-2", "ME-DEP-12")
def test_ground_ringed_by_impassable_ground_is_out_of_reach() -> None:
    ring = (
        wall("south", 14, 14, 22, 15, impassable=True),
        wall("north", 14, 21, 22, 22, impassable=True),
        wall("west", 14, 15, 15, 21, impassable=True),
        wall("east", 21, 15, 22, 21, impassable=True),
    )
    ground = Ground(SIDE, SIDE, ring)
    cells = reached(ground, ("bottom", "top"))
    assert not is_near(ground, cells, 18 * MIL, 18 * MIL)
    assert is_near(ground, cells, 12 * MIL, 18 * MIL)


@rule("ME-OBJ-2", "ME-DEP-12")
def test_nothing_reaches_through_a_thin_wall_that_stands_askew() -> None:
    sides = (((2000, 0), (0, 2000)), ((0, 2000), (-2000, 0)), ((-2000, 0), (0, -2000)), ((0, -2000), (2000, 0)))
    ring = [_askew(str(number), *side) for number, side in enumerate(sides)]
    for pieces, expected in ((ring, False), (ring[:3], True)):
        ground = Ground(SIDE, SIDE, pieces)
        assert is_near(ground, reached(ground, ("bottom", "top")), 18600, 18600) == expected


def _askew(name: str, a: Point, b: Point) -> Piece:
    """A wall from one place to another, both told from the middle of the table, a tenth thicker outwards."""
    corners = tuple((18 * MIL + x * part // 100, 18 * MIL + y * part // 100) for (x, y), part in _around(a, b))
    return wall(name, 0, 0, 1, 1, corners=corners, impassable=True)


def _around(a: Point, b: Point) -> tuple[tuple[Point, int], ...]:
    return (a, 100), (a, 107), (b, 107), (b, 100)


@rule("ME-DEP-12")
def test_a_gap_lets_a_narrow_base_in_and_keeps_a_broad_one_out() -> None:
    ring = (
        wall("south", 14, 14, 22, 15, impassable=True),
        wall("north", 14, 21, 22, 22, impassable=True),
        wall("west", 14, 15, 15, 21, impassable=True),
        wall("east", 21, 15, 22, 19.5, impassable=True),
    )
    ground = Ground(SIDE, SIDE, ring)
    assert is_near(ground, reached(ground, ("bottom", "top"), 500), 18 * MIL, 18 * MIL)
    assert not is_near(ground, reached(ground, ("bottom", "top"), 875), 18 * MIL, 18 * MIL)
