"""Movement that is offered: always legal, and with what a player wants among it. ED-MOV-9."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.catalog import game
from edgewise.core.flow import Ask
from edgewise.games.the_edge.actions import Move
from edgewise.games.the_edge.queries.places import touching
from edgewise.games.the_edge.queries.proposals import proposals
from tests.contract.walk import walk
from tests.support.rules import rule
from tests.support.skirmish import Skirmish, skirmish

GAME = game("the-edge")
WALL = {"polygon": [[16500, 19600], [19500, 19600], [19500, 20000], [16500, 20000]], "height": 100}


def after(table: Skirmish, move: Move) -> Any:
    """The state after a proposal."""
    twin = GAME.clone(table.state)
    GAME.apply(twin, move)
    return twin


def touches(table: Skirmish, mover: str, enemy: str) -> list[Move]:
    """The proposals that bring a model of one squad into contact with a model of another."""
    book = table.state.book
    movers, enemies = book.squad_models[table.squad(mover)], book.squad_models[table.squad(enemy)]
    found = []
    for move in proposals(table.state):
        twin = after(table, move)
        if any(touching(twin, m, e) for m in movers for e in enemies):
            found.append(move)
    return found


@rule("ED-MOV-9", "ED-MOV-8")
@pytest.mark.parametrize("options", [{}, {"scenario": "first-game", "terrain_modifiers": True}])
def test_every_proposal_is_legal_and_holding_still_is_one(options: dict[str, Any]) -> None:
    state = GAME.setup(options)
    GAME.mute(state)
    count = 0
    for _ in walk(GAME, state, 12):
        want = GAME.pending(state)
        if not isinstance(want, Ask) or want.key != "act" or state.moved:
            continue
        offered = proposals(state)
        assert offered[0] == Move(())
        for move in offered:
            assert GAME.refusal(state, move) is None, move
        count += len(offered)
    assert count > 200


@rule("ED-MOV-9")
def test_contact_with_an_enemy_in_reach_is_offered_from_several_sides() -> None:
    table = skirmish({"C-HK1": [(18000, 18000)], "D-SK1": [(18000, 21000)]}, active="C-HK1")
    assert len(touches(table, "C-HK1", "D-SK1")) >= 3


@rule("ED-MOV-9", "ED-MOV-4")
def test_a_closed_straight_way_is_gone_around() -> None:
    table = skirmish({"C-PIL": [(18000, 18000)], "D-HOU": [(18000, 20600)]}, active="C-PIL", obstacles=[WALL])
    found = touches(table, "C-PIL", "D-HOU")
    assert found
    assert any(len(path) > 1 for move in found for _, path in move.paths)


@rule("ED-MOV-9", "ED-ACT-5")
def test_a_whole_squad_is_led_into_contact() -> None:
    table = skirmish(
        {"C-PIL": [(16000, 16000), (17500, 16000), (19000, 16000), (20500, 16000)], "D-SK1": [(18000, 20000)]},
        active="C-PIL",
    )
    son = table.model("D-SK1")
    most = 0
    for move in touches(table, "C-PIL", "D-SK1"):
        twin = after(table, move)
        most = max(most, sum(touching(twin, table.model("C-PIL", n), son) for n in (1, 2, 3, 4)))
    assert most >= 3


@rule("ED-MOV-9", "ED-CRY-2")
def test_pools_and_advances_are_offered() -> None:
    pool = {"at": [23000, 6000], "crystals": 1}
    table = skirmish({"C-AOD": [(18000, 6000)]}, active="C-AOD", pools=[pool], first=0)
    ends = {path[-1] for move in proposals(table.state) for _, path in move.paths}
    near = [e for e in ends if abs((e[0] - 23000) ** 2 + (e[1] - 6000) ** 2 - 2005**2) < 20_000]
    assert near
    assert max(y for _, y in ends) > 12500


def test_a_squad_that_cannot_move_only_holds() -> None:
    swamp = {"kind": "swamp", "circle": {"at": [18000, 18000], "radius": 2000}}
    table = skirmish(
        {"C-SNI": {"at": [(18000, 18000)], "side": "shifted"}},
        active="C-SNI",
        ground=[swamp],
        options={"terrain_modifiers": True},
    )
    assert proposals(table.state) == (Move(()),)
