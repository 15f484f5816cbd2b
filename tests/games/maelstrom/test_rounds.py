"""Whole rounds of shooting, die by die."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import FragGrenades
from edgewise.games.maelstrom.actions import Fire, Shot
from edgewise.games.maelstrom.answers import (
    Allocate,
    Block,
    ChooseAv,
    ChooseCritical,
    Discard,
    FlipDice,
    NameLeader,
    Support,
    TakeInjury,
)
from edgewise.games.maelstrom.events.shooting import HitsScored, HitsStopped, SkillReckoned
from edgewise.games.maelstrom.frames.beginning import begin
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.frames.willpower import lenders
from edgewise.games.maelstrom.kinds import NO_UNIT, Unit, WeaponNumber
from edgewise.games.maelstrom.options import Options
from edgewise.games.maelstrom.profiles import Shots
from edgewise.games.maelstrom.queries.cover import cover_value
from edgewise.games.maelstrom.queries.shooting import refusal
from edgewise.games.maelstrom.queries.volume import dice_count
from edgewise.games.maelstrom.round import Kind, Round
from tests.games.maelstrom.table import EAST, WEST, Squad, Table, gun, row, wall, wood
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


@rule("ME-EX-4", "ME-SHO-12")
def test_a_negative_skill_takes_dice_before_the_roll() -> None:
    troopers = Squad("Karist Troopers", row(8, 10, 5), level=5, items={4: ["Ripper Energy Grenade Launcher"]})
    table = Table(troopers, Squad("Epirian Contractors", row(20, 10, 2), seat=1, moving=0, cover=1))
    # Four carbines and a launcher of 1 + SB against two models: 4 + 2 dice.
    fire(table, 0, 1)
    assert (table.asked, skill_of(table)) == ("discard", -2)
    for counts in ((1, 0, 0, 0, 0), (1, 1, 1, 0, 0), (2, 0, 0, 0, 0), (1, 1)):
        assert table.refused(Discard(counts)) == "ME-SHO-12"
    table.play(Discard((0, 0, 0, 0, 2)))
    assert table.rolling == ("hit", 4)
    table.play(1, 1, 1, 4)
    assert round_now(table).flips == 0


@rule("ME-EX-48", "ME-SHO-12", "ME-ACT-12", "ME-SUP-4")
def test_skill_counts_suppression_and_the_tokens_of_the_target() -> None:
    def gunners(level: int) -> Table:
        items = {n: ["Maglock Rifle"] for n in range(4)} | {4: ["Squad Suppressor"]}
        changed = {n: {"skl": 2} for n in range(5)}
        contractors = Squad("Epirian Contractors", row(8, 10, 5), level=level, items=items, changed=changed)
        return Table(contractors, Squad("Karist Troopers", row(20, 10, 4), seat=1, moving=1, facing=WEST))

    table = fire(gunners(3), 0, 1)
    assert skill_of(table) == -3
    table.play(Discard((1, 1, 1, 0, 0)))
    assert table.rolling == ("hit", 4)
    gun = gunners(3)
    fire(gun, 0, 1, shots=(gun.shot(0, 4),))
    assert (gun.is_over, gun.state.level[1]) == (True, 0)
    fresh = fire(gunners(0), 0, 1)
    assert (skill_of(fresh), fresh.rolling) == (0, ("hit", 7))


# A crater around x = 20: whoever stands in it is never wide open.
CRATER = wood("crater", 16, 0, 26, 30, low=True)


@rule("ME-EX-8", "ME-CAS-5", "ME-CAS-1")
def test_damage_never_spills_to_another_model() -> None:
    shooter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(1, 4, 3)]}, changed={0: {"skl": 0}})
    table = Table(shooter, Squad("Epirian Contractors", row(20, 10, 5), seat=1, facing=WEST), pieces=[CRATER])
    fire(table, 0, 1, 4, 1)
    assert next(each for each in table.options if isinstance(each, Allocate)).hit == 0
    table.play(Allocate(0, table.model(1, 2)))
    assert table.left(1) == 4


@rule("ME-EX-47", "ME-ABI-2", "ME-DIC-9", "ME-FLP-3", "ME-DIC-10")
def test_flips_an_arc_and_a_perfect_strike_in_one_round() -> None:
    prime = Squad("Militus Warrior Prime", [(6, 12)], level=1, items={0: ["Arc Splitter", "Incursion Rifle"]})
    table = Table(prime, Squad("Karist Troopers", row(20, 10, 5), seat=1, facing=WEST), pieces=[CRATER])
    fire(table, 0, 1, 6, 5, 2, 3, 1, shots=(table.shot(0, 0), table.shot(0, 0, "Incursion Rifle")))
    assert skill_of(table) == 4
    table.play(FlipDice(((1, 6), (3, 4))))
    table.play(ChooseCritical("arc"), ChooseCritical("perfect-strike"), 1, 3, 5, 5, 3)
    assert [(hit.pool, hit.perfect) for hit in round_now(table).hits] == [(0, False)] * 3 + [(0, True), (1, False)]
    table.play(FlipDice(((3, 6), (4, 4))), Allocate(0, table.model(1, 2)))
    assert (table.left(1), table.state.level[1]) == (4, 2)


@rule("ME-EX-49", "ME-DEF-2", "ME-DEF-3", "ME-DEF-5", "ME-DEF-7", "ME-CAS-9", "ME-ABI-6")
def test_field_or_cover_and_then_armor() -> None:
    arms = {0: [gun(2, 3, name="Slugs"), gun(3, 4, name="Phaser", abilities=("Phase",))]}
    shooter = Squad("Hunter Warmech", [(6, 12)], arms=arms, changed={0: {"skl": 0}})
    wardens = Squad(
        "Aegis Wardens",
        row(20, 10, 2),
        seat=1,
        cover=1,
        level=2,
        facing=WEST,
        changed={key: {"av": 3} for key in range(2)},
    )
    table = Table(shooter, wardens, pieces=[wood("wood", 16, 0, 26, 30)])
    fire(table, 0, 1, 4, 4, 4, 4, 6, shots=(table.shot(0, 0, "Slugs"), table.shot(0, 0, "Phaser")))
    assert table.refused(Block(((0, "field"), (1, "cover")))) == "ME-DEF-2"
    assert table.refused(Block(((0, "cover"), (1, "cover")))) == "ME-DEF-3"
    assert table.refused(Block(((2, "field"), (0, "field")))) == "ME-DEF-3"
    assert table.refused(Block(((0, "dodge"),))) == "ME-DEF-6"
    assert table.refused(Block(((4, "field"),))) == "ME-DEF-4"
    for hits in (((2, "field"),), ((3, "cover"),), ((0, "cover"),), ()):
        assert table.refusal(Block(hits)) is None
    table.play(Block(((0, "field"), (1, "field"))), 2, 4, 6, FlipDice(((0, 4),)))
    assert (table.left(1), table.state.level[1], table.is_over) == (2, 3, True)


@rule("ME-EX-6", "ME-EX-7", "ME-DEF-5", "ME-ABI-4")
def test_a_field_stops_two_hits_or_one_with_phase() -> None:
    def fielded(*weapons: Any) -> Table:
        shooter = Squad("Hunter Warmech", [(6, 12)], arms={0: weapons}, changed={0: {"skl": 0}})
        return Table(shooter, Squad("Aegis Wardens", row(20, 10, 2), seat=1, facing=WEST), pieces=[CRATER])

    plain = fielded(gun(4))
    fire(plain, 0, 1, 4, 4, 4, 4)
    assert plain.refused(Block(tuple((n, "field") for n in range(3)))) == "ME-DEF-3"
    plain.play(Block(((1, "field"), (3, "field"))))
    assert plain.rolling == ("armor", 2)
    phase = fielded(gun(3, abilities=("Phase",)))
    fire(phase, 0, 1, 4, 4, 4)
    assert phase.refused(Block(((0, "field"), (1, "field")))) == "ME-DEF-3"
    phase.play(Block(((2, "field"),)))
    assert phase.rolling == ("armor", 2)


@rule("ME-EX-50", "ME-ARM-3", "ME-ARM-4", "ME-ARM-6", "ME-CAS-7", "ME-UNI-5", "ME-CAS-6")
def test_an_injured_model_fixes_the_av_and_falls_first() -> None:
    changed: dict[int, dict[str, int]] = {0: {"av": 4, "fortitude": 2}} | {n: {"av": 2} for n in range(1, 4)}
    mixed = Squad("Epirian Contractors", row(20, 10, 4), seat=1, changed=changed, injuries={0: 1}, facing=EAST)
    table = Table(Squad("Shadow Walker", [(8, 12)], arms={0: [gun(4, 4, 2)]}, changed={0: {"skl": 0}}), mixed)
    fire(table, 0, 1, 4, 4, 5, 5)
    assert round_now(table).behind
    # The wide open shot gives two flips, which are not used here; the AV is that of the injured leader.
    table.play(FlipDice(()), 1, 2, 3, 3)
    assert (table.asked, round_now(table).av) == ("flip-armor", 4)
    assert table.refused(FlipDice(((2, 4), (3, 4), (1, 4)))) == "ME-FLP-2"
    table.play(FlipDice(((2, 4), (3, 4))))
    # The leader takes the first hit without a question; the second is the owner's choice.
    assert [each.model for each in table.options if isinstance(each, Allocate)] == [
        table.model(1, n) for n in (1, 2, 3)
    ]
    table.play(Allocate(1, table.model(1, 2)))
    assert table.asked == "leader"
    table.play(NameLeader(table.model(1, 3)))
    assert (table.left(1), table.state.level[1], table.state.leader[1]) == (2, 2, table.model(1, 3))


@rule("ME-ARM-3", "ME-CAS-7")
def test_models_of_the_chosen_av_fall_before_the_others() -> None:
    changed = {0: {"av": 4}, 1: {"av": 2}, 2: {"av": 2}}
    shooter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(2, 7)]}, changed={0: {"skl": 0}})
    mixed = Squad("Epirian Contractors", row(20, 10, 3), seat=1, changed=changed, facing=WEST)
    table = Table(shooter, mixed, pieces=[CRATER])
    fire(table, 0, 1, 4, 4)
    assert table.refused(ChooseAv(3)) == "ME-ARM-3"
    # Penetration above 6 cannot be blocked, so that no flip is asked for.
    table.play(ChooseAv(2), 6, 6)
    assert table.refused(Allocate(0, table.model(1, 0))) == "ME-ARM-3"
    table.play(Allocate(0, table.model(1, 2)))
    assert [table.state.fortitude[m] for m in table.book.models_of_unit[Unit(1)]] == [1, 0, 0]


@rule("ME-EX-63", "ME-SHO-4", "ME-SHO-13", "ME-SHO-14")
def test_wild_and_steady_dice_share_one_budget_of_flips() -> None:
    def volley(skl: int) -> Table:
        arms = {0: [gun(2, rng=18, name="Carbine"), gun(1, rng=30, name="Long Rifle")]}
        shooter = Squad("Hunter Warmech", [(2, 12)], arms=arms, changed={0: {"skl": skl}})
        target = Squad("Karist Troopers", row(23.75, 12, 2), seat=1, facing=WEST)
        table = Table(shooter, target, pieces=[CRATER])
        return fire(table, 0, 1, 4, 5, 3, shots=(table.shot(0, 0, "Carbine"), table.shot(0, 0, "Long Rifle")))

    two = volley(2)
    assert [pool.wild for pool in round_now(two).pools] == [True, False]
    assert two.refused(FlipDice(((1, 6), (2, 4)))) == "ME-FLP-2"
    two.play(FlipDice(((1, 6),)), 1)
    assert [hit.perfect for hit in round_now(two).hits] == [False]
    three = volley(3)
    for flips in (((1, 6), (2, 4)), ((0, 6),)):
        assert three.refusal(FlipDice(flips)) is None


LARGE_BLAST = Shots(aoe="LB")


@rule("ME-EX-69", "ME-TYP-4", "ME-TYP-6")
def test_every_hit_on_a_swarm_takes_one() -> None:
    shooter = Squad(
        "Hunter Warmech", [(6, 12)], arms={0: [gun(4, 7, 2), gun(shots=LARGE_BLAST)]}, changed={0: {"skl": 0}}
    )
    table = Table(shooter, Squad("Gnaw Pack", row(20, 10, 2, 2), seat=1, facing=WEST), pieces=[CRATER])
    fire(table, 0, 1, 5, 5, 5, 5, 1, 1, 1, 1, shots=(table.shot(0, 0),))
    table.play(Allocate(0, table.model(1, 0)))
    assert [table.state.fortitude[m] for m in table.book.models_of_unit[Unit(1)]] == [0, 2]
    assert dice_count(table.state, Shot(table.model(0, 0), WeaponNumber(1)), "fire", Unit(1), 12000).value == 2


@rule("ME-EX-60", "ME-CAS-9", "ME-SUP-2")
def test_a_round_that_raises_past_six_injures() -> None:
    shooter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(2, 4)]}, changed={0: {"skl": 0}})
    target = Squad("Karist Troopers", row(20, 10, 3), seat=1, level=5, facing=WEST)
    table = Table(shooter, target, pieces=[CRATER])
    fire(table, 0, 1, 4, 4, 4, 1, Allocate(1, table.model(1, 1)))
    assert table.asked == "injury"
    table.play(TakeInjury(table.model(1, 2)))
    assert (table.left(1), table.state.level[1], table.is_over) == (1, 6, True)


@rule("ME-EX-97", "ME-TOK-4", "ME-COV-6")
def test_paint_takes_one_from_the_cover_of_its_target() -> None:
    painter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(1, 4, abilities=("Paint",))]}, changed={0: {"skl": 0}})
    target = Squad("Karist Troopers", row(20, 10, 3), seat=1, cover=1, facing=WEST)
    table = Table(painter, target, pieces=[wood("wood", 16, 0, 26, 30)])
    assert cover_value(table.state, Unit(1)).value == 3
    # A blocked hit paints as well.
    fire(table, 0, 1, 4, Block(((0, "cover"),)))
    assert table.state.tokens[1] == ("painted",)
    table.state.level[1] = 0
    assert cover_value(table.state, Unit(1)).value == 2


@rule("ME-EX-3", "ME-PRO-2", "ME-ABI-10", "ME-SCO-16")
@pytest.mark.parametrize(
    ("letter", "kind", "flips"), [(False, "fire", 4), (False, "close-quarters", 2), (True, "close-quarters", 4)]
)
def test_a_marksman_counts_while_it_shoots(letter: bool, kind: Kind, flips: int) -> None:
    options = Options(letter_marksman=letter)
    sniper = Squad("Scarecrow Sniper", [(10, 10)])
    table = Table(sniper, Squad("Karist Troopers", row(20, 10, 2), seat=1, moving=0), pieces=[CRATER], options=options)
    table.active(0)
    table.run(begin(table.state, kind, Unit(0), Unit(1), (table.shot(0, 0),)))
    assert skill_of(table) == flips
    table.play(1)
    table.play(FlipDice(())) if table.asked else None


@rule("ME-EX-46", "ME-ACT-8", "ME-SHO-13", "ME-ACT-12")
def test_after_a_dash_all_fire_is_wild_and_tokens_cost_skill() -> None:
    runners = Squad("Karist Troopers", row(8, 10, 2), moving=2)
    table = Table(runners, Squad("Epirian Contractors", row(20, 10, 2), seat=1, facing=WEST), pieces=[CRATER])
    table.active(0, "dash", "on-the-move", moved=True)
    fire(table, 0, 1, 5, 6)
    # SKL 3 - 2 gives one flip, too few to make the 5 a 6.
    assert skill_of(table) == 1
    assert [(pool.number, pool.wild) for pool in round_now(table).pools] == [(6, True)] * 2
    assert [hit.perfect for hit in round_now(table).hits] == [False]
    table.play(6)
    back = Table(runners, Squad("Epirian Contractors", row(20, 10, 2), seat=1, facing=WEST))
    back.active(1)
    fire(back, 1, 0)
    assert skill_of(back) == 3 - 4
    assert back.asked == "discard"


@rule("ME-CAS-4", "ME-CAS-6", "ME-CAS-3")
def test_hits_stay_on_one_model_until_it_falls() -> None:
    shooter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(3, 7)]}, changed={0: {"skl": 0}})
    table = Table(shooter, Squad("Vault Sentinels", row(20, 10, 2), seat=1, facing=WEST), pieces=[CRATER])
    fire(table, 0, 1, 4, 4, 4, 1, 1, 1)
    table.play(Allocate(0, table.model(1, 1)))
    # Two more hits go where the first one went, without a question: three take a Sentinel down.
    assert [table.state.fortitude[m] for m in table.book.models_of_unit[Unit(1)]] == [3, 0]


@rule("ME-CAS-2", "ME-DIC-10", "ME-DIC-1", "ME-CAS-3")
def test_random_damage_is_rolled_for_all_hits_before_any_is_applied() -> None:
    shooter = Squad(
        "Hunter Warmech", [(6, 12)], arms={0: [gun(2, 7, "D3"), gun(1, 7, name="Plain")]}, changed={0: {"skl": 0}}
    )
    table = Table(shooter, Squad("Vault Sentinels", row(20, 10, 2), seat=1, facing=WEST), pieces=[CRATER])
    fire(table, 0, 1, 4, 4, 4, 1, 1, 1, shots=(*table.shots(0), table.shot(0, 0, "Plain")))
    assert table.rolling == ("damage", 2)
    table.play(6, 1)
    # A 6 is 3 damage, a 1 is 1: the owner decides the order of the hits too.
    hits = {each.hit for each in table.options if isinstance(each, Allocate)}
    assert {round_now(table).hits[hit].damage for hit in hits} == {3, 1}
    table.play(Allocate(1, table.model(1, 0)))
    assert table.refused(Allocate(0, table.model(1, 1))) == "ME-CAS-4"
    table.play(Allocate(0, table.model(1, 0)))
    assert [table.state.fortitude[m] for m in table.book.models_of_unit[Unit(1)]] == [0, 2]


@rule("ME-ABI-3", "ME-SHO-20")
def test_a_counterattack_supports_fire_at_the_unit_that_acted_last() -> None:
    prime = Squad("Militus Warrior Prime", [(8, 20)])
    shooter = Squad("Line Cohort", row(8, 10, 2))
    table = Table(prime, shooter, Squad("Karist Troopers", row(20, 10, 2), seat=1), pieces=[CRATER])
    table.state.latest = (NO_UNIT, Unit(2))
    table.active(1)
    fire(table, 1, 2)
    assert table.asked == "support"
    table.play(Support(table.model(0, 0)))
    assert (skill_of(table), table.rolling) == (4, ("hit", 2))
    table.play(1, 1)
    table.active(1)
    fire(table, 1, 2, 1, 1)
    assert skill_of(table) == 3


@rule("ME-WPN-7", "ME-WPN-5", "ME-SHO-12")
def test_a_frag_grenade_suppresses_without_a_hit() -> None:
    troopers = Squad("Karist Troopers", row(8, 10, 2), abilities=(FragGrenades(),))
    table = Table(troopers, Squad("Epirian Contractors", row(15, 10, 2), seat=1), pieces=[CRATER])
    table.active(0)
    only = Fire(Unit(1), (table.shot(0, 0, "frag"),))
    assert refusal(table.state, only) is None
    table.run(round_of(table.state, only))
    assert (table.is_over, table.state.level[1]) == (True, 1)
    both = Fire(Unit(1), (table.shot(0, 0, "frag"), table.shot(0, 1, "frag")))
    found = refusal(table.state, both)
    assert found is not None and found.rule == "ME-WPN-5"


@rule("ME-DATA-4")
def test_tokens_come_from_hits_that_their_weapons_ask_for() -> None:
    arms = {
        0: [
            gun(1, 2, name="Slower", abilities=("Slow",)),
            gun(1, 2, name="Fire", abilities=("Ignite",)),
            gun(1, 2, name="Jam", abilities=("Disrupt",)),
        ]
    }
    shooter = Squad("Hunter Warmech", [(6, 12)], arms=arms, changed={0: {"skl": 0}})
    table = Table(shooter, Squad("Vault Sentinels", row(20, 10, 2), seat=1, facing=WEST), pieces=[CRATER])
    shots = tuple(table.shot(0, 0, name) for name in ("Slower", "Fire", "Jam"))
    # Slow is stopped by armor; Ignite is not; Disrupt is stopped, yet a hit.
    fire(table, 0, 1, 4, 4, 4, 6, 1, 6, shots=shots)
    table.play(FlipDice(())) if table.asked == "flip-armor" else None
    table.play(Allocate(1, table.model(1, 0)))
    assert (table.state.tokens[1], table.state.burn[1]) == (("disruption",), 1)


@rule("ME-SHO-16", "ME-SHO-12", "ME-ACT-9", "ME-SHO-1")
def test_aim_and_a_wide_open_target_make_it_easier() -> None:
    table = Table(
        Squad("Karist Troopers", row(8, 10, 2)), Squad("Epirian Contractors", row(20, 10, 2), seat=1, facing=WEST)
    )
    table.active(0, "aim")
    fire(table, 0, 1, 1, 1)
    assert [(part.amount, part.what) for part in table.told(SkillReckoned)[0].parts] == [
        (3, "printed"),
        (2, "aim"),
        (2, "wide-open"),
    ]
    table.play(FlipDice(()))


@rule("ME-DIC-7", "ME-DIC-10", "ME-SHO-7")
def test_dice_belong_to_their_pools_in_the_order_named() -> None:
    arms = {0: [gun(1, 2, name="Light")], 1: [gun(2, 5, name="Strong")]}
    shooters = Squad("Karist Troopers", row(8, 10, 2), arms=arms, changed={n: {"skl": 0} for n in range(2)})
    target = Squad("Epirian Contractors", row(20, 10, 5), seat=1, facing=WEST, changed={n: {"av": 0} for n in range(5)})
    table = Table(shooters, target, pieces=[CRATER])
    # The strong weapon is named first: its dice fall first, and so do its armor dice.
    fire(table, 0, 1, 5, 1, 5, 4, 2, shots=(table.shot(0, 1), table.shot(0, 0)))
    assert [die.pool for die in table.told(HitsScored)[0].dice] == [0, 0, 1]
    assert [(hit.pool, hit.stopped) for hit in table.told(HitsStopped)[0].hits] == [(0, False), (1, True)]
    table.play(Allocate(0, table.model(1, 0)))


@rule("ME-COV-1", "ME-COV-9")
@pytest.mark.parametrize("tokens", [0, 1])
def test_terrain_protects_from_every_side_but_only_who_takes_cover(tokens: int) -> None:
    shooter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(1, 7)]}, changed={0: {"skl": 0}})
    # The crates lie behind the target, away from the shooter.
    target = Squad("Epirian Contractors", row(20, 10, 2), seat=1, cover=tokens, facing=WEST)
    table = Table(shooter, target, pieces=[wall("crates", 20.5, 8, 21, 14), wood("crater", 19, 30, 20, 31)])
    table.state.moving[1] = 0
    fire(table, 0, 1, 4)
    table.play(FlipDice(())) if table.asked == "flip-hits" else None
    assert (table.asked == "block") is (tokens == 1)
    table.play(Block(((0, "cover"),))) if tokens else table.play(1, Allocate(0, table.model(1, 1)))


@rule("ME-FLP-5", "ME-DIC-8", "ME-SHO-10")
def test_a_die_flipped_to_six_is_a_perfect_strike_and_one_flipped_off_is_none() -> None:
    shooter = Squad("Shadow Walker", [(8, 12)], arms={0: [gun(2, 4)]}, changed={0: {"skl": 4}})
    table = Table(shooter, Squad("Karist Troopers", row(20, 10, 3), seat=1, facing=WEST), pieces=[CRATER])
    fire(table, 0, 1, 5, 6, FlipDice(((0, 6), (1, 5))))
    assert [hit.perfect for hit in table.told(HitsScored) and round_now_hits(table)] == [False, True]


def round_now_hits(table: Table) -> tuple[Any, ...]:
    """The hits of a round that waits for its armor dice."""
    return tuple(table.state.stack[-1].round.hits)


@rule("ME-EX-19", "ME-DES-1")
def test_one_robot_makes_a_unit_of_robots() -> None:
    table = Table(Squad("Spider Drones", row(8, 10, 5)), Squad("Foundation Overseer", [(12, 10)]))
    assert table.book.units[0].designators >= {"Robot", "Human"}
    assert lenders(table.state, Unit(0)) == [(table.model(1, 0), 3)]
