"""What looks promising to bots: shots that take more, charges of the stronger, moves towards what pays."""

from __future__ import annotations

from edgewise.games.maelstrom.actions import Fire, Move, Stand
from edgewise.games.maelstrom.hints import Hints
from edgewise.games.maelstrom.hints.instinct import damage
from edgewise.games.maelstrom.kinds import NO_UNIT, Unit
from edgewise.games.maelstrom.queries.opening import opened
from edgewise.games.maelstrom.queries.shooting import proposals
from tests.games.maelstrom.table import Squad, Table, gun, row
from tests.games.maelstrom.test_moving import CONTRACTORS, TROOPERS, foes

HINTS = Hints()


def test_the_shot_that_can_be_expected_to_take_more_looks_better() -> None:
    weak, strong = gun(sho=1, pen=2), gun(sho=4, pen=6)
    table = Table(Squad(TROOPERS, [(10, 10)], arms={0: (weak, strong)}), foes((20, 10))).active(0)
    shots = [each for each in proposals(table.state, Unit(0), "fire") if isinstance(each, Fire)]
    assert len(shots) == 2
    worth = [damage(table.state, opened(table.state, "fire", Unit(0), Unit(1), each.shots)) for each in shots]
    first, second = HINTS.order(table.state, shots)
    assert (first > second) == (worth[0] > worth[1])
    assert worth[0] != worth[1]


def test_twice_the_dice_take_twice_as_much() -> None:
    def taken(dice: int) -> float:
        table = Table(Squad(TROOPERS, [(10, 10)], arms={0: (gun(sho=dice),)}), foes((20, 10)))
        [shots] = {each.shots for each in proposals(table.state, Unit(0), "fire")}
        return damage(table.state, opened(table.state, "fire", Unit(0), Unit(1), shots))

    assert taken(4) == 2 * taken(2) > 0


def test_many_charge_few_rather_than_few_many() -> None:
    def weight(own: int, others: int) -> float:
        squad = Squad(TROOPERS, row(10, 10, own))
        table = Table(squad, Squad(CONTRACTORS, row(14, 10, others), seat=1)).active(0)
        return HINTS.order(table.state, [Move("charge", steps=(Stand(13000, 10000),), target=Unit(1))])[0]

    assert weight(5, 1) > weight(3, 3) > weight(1, 5)


def test_a_move_towards_the_middle_looks_better_than_one_away() -> None:
    table = Table(Squad(TROOPERS, [(10, 24)]), foes((40, 40))).active(0)
    near, away = (Move("move", steps=(Stand(x, 24000),), target=NO_UNIT) for x in (14000, 6000))
    first, second = HINTS.order(table.state, [near, away])
    assert first > second
