"""Abilities and damage that change what models can do."""

from __future__ import annotations

import pytest

from edgewise.games.maelstrom.actions import Move, Stand
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.profiles import Damaged, Modifier
from edgewise.games.maelstrom.queries.defense import armor_value
from edgewise.games.maelstrom.queries.errands import allowance, is_dynamic
from edgewise.games.maelstrom.queries.moving import malformed, proposals
from tests.games.maelstrom.table import Squad, Table, row
from tests.support.rules import rule

WEAK = Damaged(for_min=1, for_max=1, effects=(Modifier(characteristic="av", n=-2),))


@rule("ME-PRO-3", "ME-PRO-5", "ME-ACT-8")
@pytest.mark.parametrize(("injuries", "moves", "dashes"), [(0, 0, 0), (2, -1000, -2000)])
def test_an_injured_model_moves_as_far_as_its_damage_lets_it(injuries: int, moves: int, dashes: int) -> None:
    sound = Table(Squad("Gnolti", [(10, 10)]))
    most = sound.state.fortitude[0]
    hurt = Table(Squad("Gnolti", [(10, 10)], injuries={0: most - 3 if injuries else 0}))
    assert allowance(hurt.state, Unit(0), "move") - allowance(sound.state, Unit(0), "move") == moves
    assert allowance(hurt.state, Unit(0), "dash") - allowance(sound.state, Unit(0), "dash") == dashes


@rule("ME-DATA-4", "ME-TER-13", "ME-ABI-11")
def test_a_form_with_wings_moves_dynamically_and_the_other_does_not() -> None:
    table = Table(Squad("Cybel Angel", [(10, 10)]), Squad("Karist Troopers", row(40, 40, 2), seat=1)).active(0)
    leap = Move("move", steps=(Stand(12_000, 10_000),), dynamic=True)
    assert is_dynamic(table.state, Unit(0)), "it starts with wings"
    assert malformed(table.state, Unit(0), leap) is None
    assert any(each.dynamic for each in proposals(table.state, Unit(0), "move"))
    table.state.tokens[0] = ("slasher",)
    found = malformed(table.state, Unit(0), leap)
    assert found is not None
    assert found.rule == "ME-TER-13"
    assert not any(each.dynamic for each in proposals(table.state, Unit(0), "move"))


@rule("ME-PRO-3", "ME-ARM-2", "ME-ARM-3")
@pytest.mark.parametrize(("injuries", "behind", "av"), [(0, False, 4), (1, False, 2), (1, True, 1)])
def test_damage_takes_from_the_av_that_was_picked(injuries: int, behind: bool, av: int) -> None:
    changed = {n: {"av": 4, "fortitude": 2} for n in range(2)}
    squad = Squad("Karist Troopers", row(10, 10, 2), changed=changed, damaged=(WEAK,), injuries={1: injuries})
    table = Table(squad)
    assert armor_value(table.state, Unit(0), 4, behind=behind).value == av
