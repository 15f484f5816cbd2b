"""Deployment as play: who sets up when, tokens, and the command points they are worth. ME-DEP-5 to ME-DEP-13."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.actions import Activate, Deploy, FinishDeployment, GiveTokens, Stand, TakeUp
from edgewise.games.maelstrom.events.turns import BonusPointsGiven, DeploymentFinished
from edgewise.games.maelstrom.frames.deploying import deploying
from edgewise.games.maelstrom.kinds import Facing, Unit
from edgewise.games.maelstrom.queries.zones import edge_of, wholly_in, zone_of
from edgewise.geometry.plane import Disc
from tests.games.maelstrom.table import Squad, Table, row
from tests.support.rules import rule

SOUTH_ZONE, NORTH_ZONE = (10.0, 6.0), (10.0, 42.0)


def deployed() -> Table:
    """Both sides have two units of two models still to deploy; seat 1 defends the north of Face-Off."""
    squads = [Squad("Karist Troopers", row(2 + 4 * n, 2, 2)) for n in range(2)]
    squads += [Squad("Praetorians", row(2 + 4 * n, 42, 2), seat=1) for n in range(2)]
    table = Table(*squads)
    table.state.place = ["reserve"] * 4
    return table.run(deploying())


def put(unit: int, x: float, y: float, *others: tuple[float, float], facing: int = 0) -> Deploy:
    """A unit is set down: its leader, and the others if they are named."""
    places = tuple(Stand(round(x * 1000), round(y * 1000)) for x, y in ((x, y), *others))
    return Deploy(Unit(unit), places, Facing(facing))


def defender_done(tokens: int = 0) -> Table:
    """The defender has deployed both units, with so many tokens."""
    table = deployed().play(put(2, 10, 42), put(3, 20, 42))
    table.play(*(GiveTokens(Unit(2 + n), 1) for n in range(tokens)))
    return table.play(FinishDeployment())


@rule("ME-DEP-8", "ME-DEP-9", "ME-DEP-13", "ME-SET-5")
def test_the_defender_deploys_completely_before_the_attacker() -> None:
    table = deployed()
    assert (table.asked, table.seat) == ("deploy", 1)
    assert table.refused(put(0, *SOUTH_ZONE)) == "ME-DEP-13"
    table.play(put(2, 10, 42), put(3, 20, 42), FinishDeployment())
    assert (table.asked, table.seat) == ("deploy", 0)
    assert table.refused(put(2, 14, 42)) == "ME-DEP-13", "nothing is changed after done"
    table.play(put(0, 10, 6), put(1, 20, 6), FinishDeployment())
    assert table.asked == ""
    assert [event.seat for event in table.told(DeploymentFinished)] == [1, 0]


@rule("ME-DEP-1", "ME-DEP-13", "ME-DEP-6")
def test_models_start_wholly_in_their_zone() -> None:
    table = defender_done()
    assert table.refused(put(0, 10, 11.511)) == "ME-DEP-1"
    assert table.refused(put(0, 10, 11.5, (11.2, 12))) == "ME-DEP-1"
    assert table.refusal(put(0, 10, 11.51)) is None


@rule("ME-DEP-13", "ME-DEP-8")
def test_a_placed_unit_may_be_taken_up_and_placed_anew_until_done() -> None:
    table = deployed().play(put(2, 10, 42), GiveTokens(Unit(2), 1), put(3, 20, 42), TakeUp(Unit(2)))
    assert (table.state.place[2], table.state.cover[2]) == ("reserve", 0)
    assert table.refused(GiveTokens(Unit(2), 1)) == "ME-DEP-13"
    table.play(put(2, 14, 40, facing=27000))
    assert (table.state.x[4], table.state.y[4], table.state.facing[2]) == (14000, 40000, 27000)


@rule("ME-DEP-8")
@pytest.mark.parametrize(("count", "rule_id"), [(1, ""), (2, "ME-DEP-8")])
def test_the_defender_gives_each_deployed_unit_one_cover_token_at_most(count: int, rule_id: str) -> None:
    table = deployed().play(put(2, 10, 42))
    found = table.refusal(GiveTokens(Unit(2), count))
    assert ("" if found is None else found.rule) == rule_id
    if not rule_id:
        table.play(GiveTokens(Unit(2), count))
        assert (table.state.cover[2], table.state.moving[2]) == (1, 0)


@rule("ME-DEP-9")
@pytest.mark.parametrize(("count", "rule_id"), [(1, ""), (2, ""), (3, "ME-DEP-9")])
def test_the_attacker_gives_each_deployed_unit_two_on_the_move_tokens_at_most(count: int, rule_id: str) -> None:
    table = defender_done().play(put(0, 10, 6))
    found = table.refusal(GiveTokens(Unit(0), count))
    assert ("" if found is None else found.rule) == rule_id
    if not rule_id:
        table.play(GiveTokens(Unit(0), count))
        assert (table.state.moving[0], table.state.cover[0]) == (count, 0)


@rule("ME-ACT-12", "ME-DEP-9")
def test_tokens_of_deployment_give_no_bonus_move() -> None:
    table = defender_done().play(put(0, 10, 6), GiveTokens(Unit(0), 2))
    assert table.asked == "deploy"
    assert (table.state.x[0], table.state.y[0]) == (10000, 6000)


@rule("ME-DEP-11", "ME-EX-29")
@pytest.mark.parametrize(
    ("cover", "moving", "bonus"), [(2, 3, [(1, 1)]), (2, 2, []), (1, 0, [(0, 1)]), (0, 4, [(1, 4)])]
)
def test_the_lower_count_of_tokens_earns_the_difference_in_command_points(
    cover: int, moving: int, bonus: list[tuple[int, int]]
) -> None:
    table = defender_done(cover).play(put(0, 10, 6), put(1, 20, 6))
    table.play(*(GiveTokens(Unit(unit), n) for unit, n in enumerate((min(2, moving), max(0, moving - 2)))))
    table.play(FinishDeployment())
    assert [(event.seat, event.count) for event in table.told(BonusPointsGiven)] == bonus
    assert table.state.command == [sum(n for seat, n in bonus if seat == 0), sum(n for seat, n in bonus if seat == 1)]


@rule("ME-DEP-8", "ME-UNI-11")
def test_units_start_coherent() -> None:
    table = deployed()
    assert table.refused(put(2, 10, 42, (15, 42))) == "ME-DEP-8"
    assert table.refusal(put(2, 10, 42, (13.9, 42))) is None


@rule("ME-DEP-8", "ME-DEP-13")
@pytest.mark.parametrize("facing", [0, 12345, 35999])
def test_units_start_with_any_facing(facing: int) -> None:
    table = deployed().play(put(2, 10, 42, facing=facing))
    assert table.state.facing[2] == facing


@rule("ME-UNI-4", "ME-DEP-13")
def test_a_leader_that_the_entry_does_not_name_is_picked_at_deployment() -> None:
    named, free = deployed(), deployed()
    free.play(Deploy(Unit(2), (Stand(10000, 42000),), Facing(0), leader=free.model(2, 1)))
    assert free.state.leader[2] == free.model(2, 1)
    bad = Deploy(Unit(2), (Stand(10000, 42000),), Facing(0), leader=named.model(3, 0))
    assert named.refused(bad) == "ME-UNI-4"


@rule("ME-DEP-6")
def test_what_is_in_neither_zone_is_no_mans_land() -> None:
    table = deployed()
    zones = [zone_of(table.state, seat) for seat in (0, 1)]
    assert [wholly_in(Disc(24000, y, 500), zones[0]) for y in (11500, 24000, 36500)] == [True, False, False]
    assert [wholly_in(Disc(24000, y, 500), zones[1]) for y in (11500, 24000, 36500)] == [False, False, True]


@rule("ME-DEP-5")
@pytest.mark.parametrize(("kind", "edges"), [("face-off", ("bottom", "top")), ("long-march", ("left", "right"))])
def test_each_side_has_the_reserve_edge_of_its_zone(kind: Any, edges: tuple[str, str]) -> None:
    table = deployed()
    table.state.deployment = kind
    assert tuple(edge_of(table.state, seat) for seat in (0, 1)) == edges
    table.state.zones = ("B", "A")
    assert tuple(edge_of(table.state, seat) for seat in (0, 1)) == edges[::-1]


@rule("ME-DEP-13")
def test_nothing_but_deployment_is_answered_there() -> None:
    assert deployed().refused(Activate(Unit(2))) == "ME-DEP-13"
