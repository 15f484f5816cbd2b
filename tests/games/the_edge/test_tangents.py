"""Tangents, exact gaps, brushed corners and half heights off the axes; each situation is the same after a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from edgewise import replay
from edgewise.games.the_edge.actions import Assault, FreeAttack, Gather, Move, PlayCard, Use
from edgewise.games.the_edge.kinds import AbilityId, Card
from edgewise.games.the_edge.queries.measuring import Gap, Thing, measured
from edgewise.games.the_edge.queries.moves import allowance
from edgewise.games.the_edge.queries.shots import covered
from edgewise.games.the_edge.queries.sight import sees
from edgewise.tabletop.measuring import Paths, Route, Sights
from tests.support.rules import rule
from tests.support.skirmish import OPEN_TABLES, Skirmish, skirmish

# Ways along the diagonal of a rectangle of 3 by 4: 5000 and 10000 mils long, and (800, -600) is 1000 beside them.
START, END = (15000, 14000), (18000, 18000)
SHOOTER, TARGET = (12000, 10000), (18000, 18000)


@pytest.fixture(autouse=True)
def _alike_after_a_replay() -> Iterator[None]:
    yield
    for table in OPEN_TABLES:
        again = replay(table.match.record)
        assert again.game.save(again.state) == table.match.game.save(table.state)
        assert again.log == table.match.log


def led(at: tuple[int, int] = START, **position: Any) -> Skirmish:
    """A Pilgrim in his activation, about to be led to the end."""
    return skirmish({"C-PIL": [at], **position.pop("squads", {})}, active="C-PIL", **position)


def go(table: Skirmish, *path: tuple[int, int]) -> Move:
    return Move(((table.model("C-PIL"), path or (END,)),))


@rule("ED-MOV-4", "ED-CLR-1")
@pytest.mark.parametrize(
    ("hound", "rule_id"),
    [((17300, 15400), ""), ((17299, 15400), "ED-MOV-4"), ((15700, 16600), ""), ((15701, 16600), "ED-MOV-4")],
)
def test_a_slanted_path_may_touch_a_base_in_passing(hound: tuple[int, int], rule_id: str) -> None:
    table = led(squads={"D-HOU": [hound]})
    if rule_id:
        found = table.refused(go(table))
        assert (found.code, found.rule) == ("E_BLOCKED", rule_id)
        return
    table.play(go(table)).pass_all()
    assert (table.at("C-PIL"), table.lists(Assault)) == (END, [])


@rule("ED-MOV-6", "ED-MOV-11")
def test_the_tape_finds_a_slanted_gap_as_wide_as_the_base_and_who_is_touched_in_it() -> None:
    table = led(squads={"D-HOU": [(17300, 15400), (15700, 16600)]})
    way = measured(table.state, Route(table.model("C-PIL"), END))
    assert (way.path, way.lengths, way.models, way.refusal) == ((END,), (5000,), (), None)
    stop = measured(table.state, Paths(((table.model("C-PIL"), ((16500, 16000),)),)))
    assert stop.models == (table.model("D-HOU", 1), table.model("D-HOU", 2))


@rule("ED-MOV-5", "ED-MOV-6")
@pytest.mark.parametrize(("x", "rule_id"), [(17700, ""), (17699, "ED-MOV-5")])
def test_between_a_pool_and_an_enemy_the_pool_is_named_where_it_closes_the_gap(x: int, rule_id: str) -> None:
    table = led(squads={"D-HOU": [(15700, 16600)]}, pools=[{"at": [x, 15100], "crystals": 1}])
    assert table.can(go(table)) is not bool(rule_id)
    assert not rule_id or table.refused(go(table)).rule == rule_id


@rule("ED-MOV-4", "ED-CLR-1")
@pytest.mark.parametrize(("x", "fine"), [(16900, True), (16899, False)])
def test_a_slanted_path_may_brush_the_corner_of_an_obstacle(x: int, fine: bool) -> None:
    table = led(obstacles=[{"polygon": [[x, 15700], [20900, 12700], [20900, 15700]], "height": 1}])
    assert table.can(go(table)) is fine


@rule("ED-MOV-12", "ED-CLR-8")
@pytest.mark.parametrize(("radius", "end"), [(None, (16950, 16600)), (1000, (16350, 15800))])
def test_a_slanted_push_ends_in_contact_with_what_stops_it(radius: int | None, end: tuple[int, int]) -> None:
    post = [] if radius is None else [{"circle": {"at": [17250, 17000], "radius": radius}, "height": 100}]
    squads = {"C-HK1": [(15000, 14000)], "D-HOU": [(15750, 15000)]}
    table = skirmish(squads, active="C-HK1", chapter={"hand": ["CS01"]}, obstacles=post)
    table.play(PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=table.model("D-HOU"))).pass_all()
    assert table.at("D-HOU") == end


@rule("ED-QUE-4", "ED-CLR-8", "ED-CLR-31")
def test_a_push_of_no_mil_leaves_the_contact_that_the_spell_below_it_needs() -> None:
    squads = {"C-PIL": [(17000, 18000)], "D-HOU": [(18000, 18000)], "D-SK1": [(14000, 18000)]}
    table = skirmish(
        squads, active="C-PIL", chapter={"hand": ["CS05", "CS11"]}, demons={"hand": ["DS03", "DS11"], "unused": 3}
    )
    pilgrim, hound = table.model("C-PIL"), table.model("D-HOU")
    push = PlayCard(Card("DS03"), caster=table.model("D-SK1"), target=pilgrim)
    table.play(PlayCard(Card("CS05"), target=pilgrim), push)
    table.play(PlayCard(Card("CS11")), PlayCard(Card("DS11"))).pass_all()
    table.play(FreeAttack(pilgrim, hound), 4, 4)
    assert (table.at("C-PIL"), table.totals(), table.state.unused) == ((17000, 18000), [(4, 4)], [1, 0])


@rule("ED-TER-2", "ED-CLR-6")
@pytest.mark.parametrize(("x", "swamped"), [(18300, False), (18299, True)])
def test_ground_counts_from_the_first_mil_of_its_corner(x: int, swamped: bool) -> None:
    swamp = {"kind": "swamp", "polygon": [[x, 18400], [25000, 18400], [25000, 25000], [x, 25000]]}
    table = led(END, ground=[swamp], options={"terrain_modifiers": True})
    assert allowance(table.state, table.model("C-PIL")) == (2000 if swamped else 6000)


@rule("ED-LOS-2", "ED-LOS-4", "ED-LOS-5")
@pytest.mark.parametrize(("height", "radius", "clear"), [(601, 1000, True), (601, 1001, False), (600, 1001, True)])
def test_a_slanted_line_past_a_post(height: int, radius: int, clear: bool) -> None:
    post = {"circle": {"at": [15800, 13400], "radius": radius}, "height": height}
    table = skirmish({"C-SNI": [SHOOTER], "D-SK1": [TARGET]}, active="C-SNI", obstacles=[post])
    sniper, son = table.model("C-SNI"), table.model("D-SK1")
    (sight,) = measured(table.state, Sights(sniper)).sights
    assert (sight.clear, sight.obstacle, sight.gap) == (clear, -1 if clear else 0, 8500)
    assert table.can(Use(table.squad("C-SNI"), AbilityId("aimed-shot"), shots=((sniper, son),))) is clear


@rule("ED-LOS-5", "ED-CLR-28")
def test_a_line_along_the_common_edge_of_two_walls_is_clear() -> None:
    edge = [[13500, 12000], [16500, 16000]]
    walls = [{"polygon": [*edge, third], "height": 9000} for third in ([12000, 17000], [17000, 13000])]
    table = skirmish({"C-SNI": [SHOOTER], "D-SK1": [TARGET]}, active="C-SNI", obstacles=walls)
    assert sees(table.state, table.model("C-SNI"), table.model("D-SK1"))


@rule("ED-CLR-28", "ED-ASL-2")
def test_a_wall_thinner_than_contact_hides_nobody_from_those_it_stands_between() -> None:
    wall = {"polygon": [[18501, 10000], [18509, 10000], [18509, 26000], [18501, 26000]], "height": 9000}
    squads = {"C-SNI": [(18000, 18000), (12000, 18000)], "D-HOU": [(19010, 18000)]}
    table = skirmish(squads, active="C-SNI", obstacles=[wall])
    near, far, hound = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-HOU")
    assert (sees(table.state, near, hound), sees(table.state, far, hound)) == (True, False)
    assert table.can(Assault(near, hound))


@rule("ED-SHO-5", "ED-CLR-27")
def test_equal_gaps_in_an_area_go_by_number_then_enemies_first() -> None:
    squads = {
        "D-MOE": [(18000, 12000)],
        "C-PIL": [TARGET, (19200, 19600)],
        "C-HK1": [(20250, 18000)],
        "D-HOU": [(16000, 18000), (18000, 20001)],
    }
    table = skirmish(squads, active="D-MOE")
    pilgrims = [table.model("C-PIL", n) for n in (1, 2)]
    found = covered(table.state, table.model("D-MOE"), pilgrims[0], 1000)
    assert found == (pilgrims[0], table.model("C-HK1"), table.model("D-HOU"), pilgrims[1])


@rule("ED-MOV-2", "ED-CRY-8", "ED-CLR-2")
@pytest.mark.parametrize(("x", "touches"), [(18906, True), (18907, False)])
def test_ten_mils_are_contact_on_a_slant_with_a_model_and_with_a_pool(x: int, touches: bool) -> None:
    table = led((x, 19208), squads={"D-SK1": [END]})
    pilgrim, son = Thing(model=table.model("C-PIL")), Thing(model=table.model("D-SK1"))
    found = measured(table.state, Gap(pilgrim, son))
    assert (found.gap, found.contact, bool(table.lists(Assault))) == (10 if touches else 11, touches, touches)
    pool = [{"at": list(END), "crystals": 1}]
    gathering = skirmish({"C-PIL": [(x, 19208)], "D-SK1": [(9000, 9000)]}, pools=pool, moment="gather")
    assert bool(gathering.lists(Gather)) is touches
