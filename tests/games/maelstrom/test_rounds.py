"""Whole rounds of shooting, die by die."""

from __future__ import annotations

from typing import Any

from edgewise.games.maelstrom.actions import Fire
from edgewise.games.maelstrom.answers import Allocate, Block, FlipDice
from edgewise.games.maelstrom.events.shooting import SkillReckoned
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.round import Round
from tests.games.maelstrom.table import WEST, Squad, Table, row, wall
from tests.support.rules import rule


def fire(table: Table, unit: int, target: int, *replies: Any, shots: tuple[Any, ...] | None = None) -> Table:
    """A Fire action of a unit with the first weapon of every model."""
    if table.state.acting is None:
        table.active(unit)
    action = Fire(Unit(target), table.shots(unit) if shots is None else shots)
    return table.run(round_of(table.state, action), *replies)


def skill_of(table: Table) -> int:
    """The SKL of the last round."""
    return table.told(SkillReckoned)[-1].skill


def round_now(table: Table) -> Round:
    """The round that is being played."""
    found: Round = table.state.stack[-1].round
    return found


def drones_and_troopers() -> Table:
    """The drones 15" from troopers in cover behind crates."""
    drones = Squad("Spider Drones", row(8, 10, 5), items={0: ["Maglock Dominator Pistol"]})
    troopers = Squad("Karist Troopers", row(24, 10, 5), seat=1, facing=WEST, cover=1, level=1)
    return Table(drones, troopers, pieces=[wall("crates", 24.5, 9, 25, 17)])


@rule("ME-EX-9", "ME-SHO-9", "ME-SHO-10", "ME-SHO-11", "ME-ARM-1", "ME-ARM-2", "ME-ARM-5", "ME-CAS-9", "ME-DIC-10")
def test_a_round_of_shooting_from_hit_rolls_to_suppression() -> None:
    table = drones_and_troopers()
    table.active(0)
    guns = [table.shot(0, n) for n in range(1, 5)]
    shots = (*guns, table.shot(0, 0))
    fire(table, 0, 1, 1, 1, 2, 3, 3, 4, 5, 6, 6, shots=shots)
    assert (table.asked, skill_of(table)) == ("flip-hits", 2)
    table.play(FlipDice(((3, 4), (4, 4))))
    assert [hit.perfect for hit in round_now(table).hits] == [False] * 4 + [True, True]
    assert table.asked == "block"
    assert table.refused(Block(((5, "cover"),))) == "ME-DEF-4"
    table.play(Block(((0, "cover"), (1, "cover"))), 1, 2, 4, 6)
    assert table.asked == "flip-armor"
    assert table.refused(FlipDice(((0, 3), (1, 3)))) == "ME-FLP-2"
    table.play(FlipDice(((1, 3),)))
    assert table.asked == "allocate"
    table.play(Allocate(2, table.model(1, 3)), Allocate(4, table.model(1, 4)))
    assert (table.left(1), table.state.level[1]) == (3, 3)
    assert table.is_over
