"""Where bases can ever get to on a table."""

from edgewise.games.maelstrom.reaching import is_near, reached
from edgewise.tabletop.terrain import Ground
from tests.games.maelstrom.table import MIL, wall
from tests.support.rules import rule

SIDE = 36 * MIL


@rule("ME-OBJ-2", "ME-DEP-12")
def test_broad_bases_get_everywhere_on_a_bare_table() -> None:
    for radius in (500, 875, 1250, 1750):
        cells = reached(Ground(SIDE, SIDE), ("bottom", "top"), radius)
        assert is_near(cells, 18 * MIL, 18 * MIL)
        assert is_near(cells, 2 * MIL, 2 * MIL)


@rule("ME-OBJ-2", "ME-DEP-12")
def test_ground_ringed_by_impassable_ground_is_out_of_reach() -> None:
    ring = (
        wall("south", 14, 14, 22, 15, impassable=True),
        wall("north", 14, 21, 22, 22, impassable=True),
        wall("west", 14, 15, 15, 21, impassable=True),
        wall("east", 21, 15, 22, 21, impassable=True),
    )
    cells = reached(Ground(SIDE, SIDE, ring), ("bottom", "top"))
    assert not is_near(cells, 18 * MIL, 18 * MIL)
    assert is_near(cells, 12 * MIL, 18 * MIL)


@rule("ME-DEP-12")
def test_a_gap_lets_a_narrow_base_in_and_keeps_a_broad_one_out() -> None:
    ring = (
        wall("south", 14, 14, 22, 15, impassable=True),
        wall("north", 14, 21, 22, 22, impassable=True),
        wall("west", 14, 15, 15, 21, impassable=True),
        wall("east", 21, 15, 22, 19.5, impassable=True),
    )
    ground = Ground(SIDE, SIDE, ring)
    assert is_near(reached(ground, ("bottom", "top"), 500), 18 * MIL, 18 * MIL)
    assert not is_near(reached(ground, ("bottom", "top"), 875), 18 * MIL, 18 * MIL)
