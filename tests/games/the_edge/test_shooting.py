"""Shooting and line of sight. ED-SHO, ED-LOS, ED-CLR-25 to ED-CLR-28."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.the_edge.actions import Assault, Move, Pass, PlayCard, Use
from edgewise.games.the_edge.events import AttackMissed, DieRolled, ShotWasted
from edgewise.games.the_edge.kinds import AbilityId, Card, Model
from edgewise.games.the_edge.queries.shots import covered
from edgewise.games.the_edge.queries.sight import sees
from tests.support.rules import rule
from tests.support.skirmish import Skirmish, skirmish

TARGET = (18000, 18000)


def shot(table: Skirmish, *pairs: tuple[Model, Model], squad: str = "C-SNI", ability: str = "aimed-shot") -> Use:
    return Use(table.squad(squad), AbilityId(ability), shots=pairs)


def snipers(**position: Any) -> Skirmish:
    """Two Snipers south of the Elder Son of Khyber."""
    squads = {"C-SNI": [(18000, 10000), (19500, 10000)], "D-SK1": [TARGET], **position.pop("squads", {})}
    return skirmish(squads, active="C-SNI", **position)


@rule("ED-SHO-1", "ED-ACT-3")
def test_each_model_makes_one_shot_for_one_price() -> None:
    table = skirmish({"D-BIL": [(18000, 13000), (19500, 13000)], "C-AOD": [TARGET]}, active="D-BIL")
    b1, b2, angel = table.model("D-BIL", 1), table.model("D-BIL", 2), table.model("C-AOD")
    table.play(shot(table, (b1, angel), (b2, angel), squad="D-BIL", ability="bile-spit"), 5, 1, 2, 5).pass_all()
    assert (table.hp("C-AOD"), table.totals()) == (2, [(6, 2), (3, 6)])
    fire = skirmish({"D-MOE": [(18000, 13000)], "C-AOD": [TARGET]}, active="D-MOE")
    fire.play(shot(fire, (fire.model("D-MOE"), angel), squad="D-MOE", ability="fireball"), 1, 5).pass_all()
    assert fire.state.unused[1] == 3


@rule("ED-SHO-1")
def test_shooting_comes_before_or_after_movement() -> None:
    table = snipers()
    s1 = table.model("C-SNI", 1)
    table.play(shot(table, (s1, table.model("D-SK1"))), 1, 5).pass_all()
    table.play(Move(((s1, ((18000, 11000),)),))).pass_all()
    assert table.at("C-SNI", 1) == (18000, 11000)


@rule("ED-SHO-1")
def test_statistics_alone_do_not_allow_a_shot() -> None:
    table = skirmish({"C-PIL": [(18000, 10000)], "D-SK1": [TARGET]}, active="C-PIL")
    attempt = Use(table.squad("C-PIL"), AbilityId("aimed-shot"), shots=((table.model("C-PIL"), table.model("D-SK1")),))
    assert table.code(attempt) == "E_UNKNOWN_ID"


@rule("ED-SHO-2", "ED-SPL-7", "ED-CLR-13")
def test_the_list_of_shots_is_final() -> None:
    table = snipers()
    s1, s2, son = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-SK1")
    table.play(shot(table, (s1, son)))
    assert (table.asked, table.seat) == ("window-answer", 1)
    table.play(Pass())
    assert table.code(shot(table, (s2, son))) == "E_SHOTS_LOCKED"
    table.play(Pass(), 1, 5)
    assert table.code(shot(table, (s2, son))) == "E_STEP_USED"


@rule("ED-SHO-3", "ED-QUE-4", "ED-DATA-4")
def test_a_shot_is_lost_when_its_target_is_out_of_range_by_then() -> None:
    table = snipers(demons={"hand": ["DS10"]})
    son = table.model("D-SK1")
    veil = PlayCard(Card("DS10"), target=table.squad("D-SK1"))
    table.play(shot(table, (table.model("C-SNI", 1), son)), veil).pass_all()
    assert [e.why for e in table.told(ShotWasted)] == ["E_OUT_OF_RANGE"]
    assert not table.told(DieRolled)


@rule("ED-SHO-3", "ED-LOS-5")
def test_a_shot_is_lost_when_its_line_is_blocked_by_then() -> None:
    wall = {"circle": {"at": [17000, 14000], "radius": 500}, "height": 3000}
    table = skirmish(
        {"C-SNI": [(18000, 10000)], "D-SK1": [TARGET], "D-HOU": [(20500, 10000)]},
        active="C-SNI",
        obstacles=[wall],
        demons={"hand": ["DS03"]},
    )
    sniper, son = table.model("C-SNI"), table.model("D-SK1")
    table.play(shot(table, (sniper, son)), PlayCard(Card("DS03"), caster=table.model("D-HOU"), target=sniper))
    table.pass_all()
    assert table.at("C-SNI") == (16000, 10000)
    assert [e.why for e in table.told(ShotWasted)] == ["E_NO_LINE_OF_SIGHT"]


@rule("ED-SHO-4", "ED-REL-3")
def test_the_attack_modifier_is_not_added_and_a_tie_misses() -> None:
    table = snipers(running=[["CS06", 0, 5, -1, "activation", -1, 0, True]])
    state = table.state
    state.attached[table.squad("C-SNI")] = ("CP2",)
    table.play(shot(table, (table.model("C-SNI", 1), table.model("D-SK1"))), 4, 3).pass_all()
    assert (table.totals(), table.hp("D-SK1")) == ([(4, 4)], 3)


@rule("ED-SHO-4", "ED-COM-5")
def test_sixes_hold_for_shots() -> None:
    table = snipers()
    table.play(shot(table, (table.model("C-SNI", 1), table.model("D-SK1"))), 6, 6, 6, 1).pass_all()
    assert table.totals() == [(12, 8)]


@rule("ED-SHO-5", "ED-CLR-27", "ED-OTH-2")
def test_an_area_covers_friend_and_foe_but_not_the_shooter() -> None:
    table = skirmish(
        {
            "D-MOE": {"at": [(18000, 16700)], "side": "shifted"},
            "D-HOU": [(16900, 18000)],
            "C-PIL": [(18000, 18000), (19200, 18000), (18000, 21001)],
        },
        active="D-MOE",
    )
    moe, target = table.model("D-MOE"), table.model("C-PIL", 1)
    order = (target, table.model("D-HOU"), table.model("C-PIL", 2))
    assert covered(table.state, moe, target, 2000) == order
    table.play(shot(table, (moe, target), squad="D-MOE", ability="fireball"), 1, 5, 6, 6, 1, 1, 5).pass_all()
    assert table.hp("D-HOU") == 0


@rule("ED-CLR-27", "ED-SHO-5")
def test_equal_gaps_go_by_model_number_then_enemies_then_squad_id() -> None:
    table = skirmish(
        {
            "D-MOE": [(18000, 10000)],
            "C-PIL": [(18000, 18000), (18000, 19200), (30000, 30000)],
            "C-SNI": [(16800, 18000)],
            "D-HOU": [(19200, 18000)],
            "D-ASH": [(18000, 16800)],
        },
        active="D-MOE",
    )
    found = covered(table.state, table.model("D-MOE"), table.model("C-PIL", 1), 1000)
    names = ["C-SNI", "D-ASH", "D-HOU"]
    assert found == (
        table.model("C-PIL", 1),
        *(table.model(name) for name in names),
        table.model("C-PIL", 2),
    )


@rule("ED-SHO-5", "ED-CLR-27")
def test_a_dead_target_does_not_stop_the_remaining_rolls() -> None:
    table = skirmish(
        {"D-MOE": [(18000, 10000)], "C-PIL": {"at": [(18000, 18000), (19200, 18000)], "hp": 0}}, active="D-MOE"
    )
    moe, p1 = table.model("D-MOE"), table.model("C-PIL", 1)
    table.play(shot(table, (moe, p1), squad="D-MOE", ability="fireball"), 5, 1, 5, 1).pass_all()
    assert (table.left("C-PIL"), table.state.vp) == (0, [5, 9])


@rule("ED-SHO-6", "ED-CLR-25")
def test_a_shot_is_aimed_at_an_enemy_model() -> None:
    table = snipers(squads={"C-PIL": [(9000, 9000)]})
    s1 = table.model("C-SNI", 1)
    assert table.code(shot(table, (s1, table.model("C-PIL")))) == "E_BAD_TARGET"
    assert table.code(shot(table, (s1, table.model("D-HOU")))) == "E_BAD_TARGET"
    assert table.code(shot(table, (s1, Model(99)))) == "E_UNKNOWN_ID"


@rule("ED-SHO-7")
@pytest.mark.parametrize(("y", "reached"), [(23500, True), (23501, False)])
def test_range_runs_from_edge_to_edge(y: int, reached: bool) -> None:
    table = skirmish({"C-SNI": [(18000, 10000)], "D-SK1": [(18000, y)]}, active="C-SNI")
    attempt = shot(table, (table.model("C-SNI"), table.model("D-SK1")))
    assert table.can(attempt) if reached else table.code(attempt) == "E_OUT_OF_RANGE"


@rule("ED-SHO-8", "ED-SHO-9", "ED-SHO-10")
def test_a_touched_shooter_must_aim_at_who_touches_it_and_is_not_answered() -> None:
    table = snipers(squads={"D-HOU": [(18000, 11000)]})
    s1, s2, son, hound = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-SK1"), table.model("D-HOU")
    assert table.code(shot(table, (s1, son))) == "E_MUST_TARGET_CONTACT"
    assert table.can(shot(table, (s2, son)))
    table.play(shot(table, (s1, hound), (s2, son)), 1, 5, 1, 5).pass_all()
    assert (table.asked, len(table.told(DieRolled)), table.hp("C-SNI")) == ("act", 4, 1)


@rule("ED-CLR-25")
def test_the_order_of_refusals_of_shots() -> None:
    table = snipers(squads={"C-PIL": [(9000, 9000)], "D-HOU": [(31000, 31000)]}, chapter={"unused": 0})
    s1, s2, son, pilgrim = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-SK1"), table.model("C-PIL")
    assert table.code(shot(table)) == "E_BAD_COMMAND"
    assert table.code(shot(table, (s1, son), (s1, son))) == "E_BAD_COMMAND"
    assert table.code(shot(table, (pilgrim, son))) == "E_BAD_COMMAND"
    assert table.code(shot(table, (s1, son), (s2, table.model("D-HOU")))) == "E_OUT_OF_RANGE"
    fire = skirmish({"D-MOE": [(18000, 10000)], "C-PIL": [TARGET]}, active="D-MOE", demons={"unused": 0})
    far = skirmish({"D-MOE": [(18000, 5000)], "C-PIL": [TARGET]}, active="D-MOE", demons={"unused": 0})
    aimed = shot(fire, (fire.model("D-MOE"), fire.model("C-PIL")), squad="D-MOE", ability="fireball")
    assert fire.code(aimed) == "E_NOT_ENOUGH_CRYSTALS"
    assert far.code(aimed) == "E_OUT_OF_RANGE"


@rule("ED-CLR-25", "ED-SHO-9", "ED-CLR-26", "ED-QUE-4")
@pytest.mark.parametrize("by_card", [False, True])
def test_contact_after_the_declaration_changes_no_target(by_card: bool) -> None:
    table = skirmish(
        {"C-SNI": [(18000, 10000)], "D-SK1": [TARGET], "D-SK2": [(21000, 10000)], "D-HOU": [(15000, 10000)]},
        active="C-SNI",
        chapter={"hand": ["CS12"], "unused": 1},
        demons={"hand": ["DS03"]},
    )
    s1, son = table.model("C-SNI"), table.model("D-SK1")
    declared = PlayCard(Card("CS12"), caster=s1, target=son) if by_card else shot(table, (s1, son))
    table.play(declared, PlayCard(Card("DS03"), caster=table.model("D-SK2"), target=s1), 1, 5).pass_all()
    assert table.at("C-SNI") == (16000, 10000)
    assert [e.target for e in table.told(AttackMissed)] == [son]


@rule("ED-CLR-26", "ED-SPL-15")
def test_a_shot_by_a_spell_obeys_the_same_rules_and_uses_no_action() -> None:
    table = snipers(squads={"D-HOU": [(18000, 11000)]}, chapter={"hand": ["CS12"], "unused": 5})
    s1, s2, son = table.model("C-SNI", 1), table.model("C-SNI", 2), table.model("D-SK1")
    assert table.code(PlayCard(Card("CS12"), caster=s1, target=son)) == "E_MUST_TARGET_CONTACT"
    table.play(PlayCard(Card("CS12"), caster=s2, target=son), 1, 4).pass_all()
    # 5 crystals less the price make +2.
    assert (table.totals(), table.state.action) == ([(3, 5)], "")


@rule("ED-CLR-26", "ED-DED-1")
def test_acid_rain_takes_a_list_of_living_bile_spitters() -> None:
    table = skirmish(
        {"D-BIL": [(18000, 13000), (19500, 13000)], "D-SK1": [(9000, 9000)], "C-AOD": [TARGET]},
        active="D-SK1",
        demons={"hand": ["DS12"]},
    )
    b1, b2, angel = table.model("D-BIL", 1), table.model("D-BIL", 2), table.model("C-AOD")
    assert table.code(PlayCard(Card("DS12"))) == "E_BAD_COMMAND"
    assert table.code(PlayCard(Card("DS12"), shots=((table.model("D-SK1"), angel),))) == "E_BAD_COMMAND"
    table.play(PlayCard(Card("DS12"), shots=((b1, angel), (b2, angel))), 5, 1, 1, 5).pass_all()
    assert (table.totals(), table.state.action, table.hp("C-AOD")) == ([(6, 2), (2, 6)], "", 2)


@rule("ED-LOS-1", "ED-LOS-3", "ED-CLR-28")
def test_enemies_block_and_own_models_do_not() -> None:
    table = snipers(squads={"C-AOD": [(18000, 13000)]})
    assert sees(table.state, table.model("C-SNI", 1), table.model("D-SK1"))
    blocked = snipers(squads={"D-MOE": [(18000, 13000)]})
    assert blocked.code(shot(blocked, (table.model("C-SNI", 1), table.model("D-SK1")))) == "E_NO_LINE_OF_SIGHT"
    mates = skirmish({"C-SNI": [(18000, 10000)], "D-HOU": [(18000, 13000), TARGET]}, active="C-SNI")
    # Hounds are 900 high, a Sniper 1200: more than half, also for members of the target's squad.
    assert not sees(mates.state, mates.model("C-SNI"), mates.model("D-HOU", 2))


@rule("ED-LOS-4")
def test_low_enemies_pools_and_the_height_of_the_target_are_ignored() -> None:
    table = skirmish(
        {"C-AOD": [(18000, 8000)], "D-BIL": [(18000, 14000)], "D-ASH": [TARGET]},
        active="C-AOD",
        pools=[{"at": [18000, 11000], "crystals": 1}],
    )
    # The Angel is 2400 high: 1200 is exactly half and does not block.
    assert sees(table.state, table.model("C-AOD"), table.model("D-ASH"))


@rule("ED-LOS-5", "ED-CLR-28")
@pytest.mark.parametrize(("x", "blocked"), [(17000, False), (17001, True)])
def test_a_round_blocker_must_be_closer_than_its_radius(x: int, blocked: bool) -> None:
    table = snipers(obstacles=[{"circle": {"at": [x, 14000], "radius": 1000}, "height": 3000}])
    assert sees(table.state, table.model("C-SNI", 1), table.model("D-SK1")) != blocked


@rule("ED-LOS-5", "ED-CLR-28")
@pytest.mark.parametrize(("left", "blocked"), [(18000, False), (17999, True)])
def test_a_polygon_must_be_entered(left: int, blocked: bool) -> None:
    wall = {"polygon": [[left, 13000], [20000, 13000], [20000, 14000], [left, 14000]], "height": 3000}
    table = snipers(obstacles=[wall])
    assert sees(table.state, table.model("C-SNI", 1), table.model("D-SK1")) != blocked


@rule("ED-CLR-28")
def test_two_bodies_that_touch_the_line_from_both_sides_do_not_block() -> None:
    walls = [{"circle": {"at": [x, 14000], "radius": 1000}, "height": 3000} for x in (17000, 19000)]
    table = snipers(obstacles=walls)
    assert sees(table.state, table.model("C-SNI", 1), table.model("D-SK1"))


@rule("ED-CLR-28", "ED-LOS-5")
def test_a_target_in_contact_is_always_in_sight() -> None:
    # The point of a wedge reaches into the ten mils between the bases, across the line of their centres.
    wedge = {"polygon": [[17000, 18503], [18001, 18505], [17000, 18507]], "height": 3000}
    seen = []
    for gap in (10, 11):
        squads = {"C-SNI": [(18000, 18000)], "D-SK1": [(18000, 19500 + gap)]}
        table = skirmish(squads, active="C-SNI", obstacles=[wedge])
        seen.append(sees(table.state, table.model("C-SNI"), table.model("D-SK1")))
    assert seen == [True, False]


@rule("ED-LOS-5", "ED-SHO-5")
def test_models_covered_by_an_area_need_no_line_of_their_own() -> None:
    wall = {"circle": {"at": [18000, 19600], "radius": 100}, "height": 3000}
    table = skirmish(
        {"D-MOE": [(18000, 10000)], "C-PIL": [(18000, 18000), (18000, 19250 + 1000)]}, active="D-MOE", obstacles=[wall]
    )
    moe, p1, p2 = table.model("D-MOE"), table.model("C-PIL", 1), table.model("C-PIL", 2)
    assert not sees(table.state, moe, p2)
    assert covered(table.state, moe, p1, 2000) == (p1, p2)


@rule("ED-SHO-10", "ED-SHO-8")
def test_an_assault_is_not_a_shot() -> None:
    table = skirmish({"C-SNI": [(18000, 16500)], "D-SK1": [TARGET]}, active="C-SNI")
    table.play(Assault(table.model("C-SNI"), table.model("D-SK1")), 1, 5, 1, 5).pass_all()
    assert len(table.told(DieRolled)) == 4


@rule("ED-SHO-3", "ED-SHO-7")
@pytest.mark.parametrize(("gap", "lost"), [(10000, False), (10001, True)])
def test_range_is_measured_again_when_the_shot_resolves(gap: int, lost: bool) -> None:
    # The shooter's own side pushes the target two inches further away in answer.
    table = skirmish(
        {"C-SNI": [(8000, 18000)], "C-HK1": [(9500 + gap - 1750, 18000)], "D-SK1": [(9500 + gap, 18000)]},
        *([] if lost else [1, 5]),
        active="C-SNI",
        chapter={"hand": ["CS01"]},
    )
    sniper, son = table.model("C-SNI"), table.model("D-SK1")
    bash = PlayCard(Card("CS01"), caster=table.model("C-HK1"), target=son)
    table.play(shot(table, (sniper, son)), Pass(), bash).pass_all()
    assert table.at("D-SK1") == (11500 + gap, 18000)
    assert bool(table.told(ShotWasted)) == lost


@rule("ED-SHO-5", "ED-SHO-7", "ED-DATA-4")
@pytest.mark.parametrize(("gap", "dice"), [(1000, 4), (1001, 2)])
def test_the_radius_of_an_area_is_exact(gap: int, dice: int) -> None:
    table = skirmish(
        {"D-MOE": [(18000, 10000)], "C-PIL": [(18000, 18000), (19000 + gap, 18000)]},
        *[1, 5, 1, 5][:dice],
        active="D-MOE",
    )
    aimed = shot(table, (table.model("D-MOE"), table.model("C-PIL", 1)), squad="D-MOE", ability="fireball")
    table.play(aimed).pass_all()
    assert len(table.told(DieRolled)) == dice


@rule("ED-CLR-26", "ED-CLR-32", "ED-SHO-1")
def test_the_dead_do_not_shoot() -> None:
    table = skirmish({"D-BIL": [(18000, 13000)], "C-AOD": [TARGET]}, active="D-BIL", demons={"hand": ["DS12"]})
    b2, angel = table.model("D-BIL", 2), table.model("C-AOD")
    assert table.code(shot(table, (b2, angel), squad="D-BIL", ability="bile-spit")) == "E_NO_CASTER"
    assert table.code(PlayCard(Card("DS12"), shots=((b2, angel),))) == "E_NO_CASTER"
