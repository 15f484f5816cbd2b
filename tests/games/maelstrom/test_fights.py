"""Defensive Fire, close quarters and Hit & Run."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import ReflexShield
from edgewise.games.maelstrom.actions import CloseQuarters, Decline, DefensiveFire, HitAndRun
from edgewise.games.maelstrom.answers import Allocate, FlipDice, Reroll
from edgewise.games.maelstrom.events.shooting import AvReckoned, SkillReckoned, WillpowerTested
from edgewise.games.maelstrom.frames.beginning import begin
from edgewise.games.maelstrom.frames.firing_back import defensive
from edgewise.games.maelstrom.frames.injuries import suppress
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.round import Round
from tests.games.maelstrom.table import EAST, WEST, Squad, Table, blade, gun, row, wood
from tests.support.rules import rule

DEFENDERS = {n: {"evs": 4, "av": 3, "skl": 3, "fortitude": 1, "wp": 3} for n in range(4)}


def skills(table: Table) -> list[int]:
    """The SKL of every round so far."""
    return [event.skill for event in table.told(SkillReckoned)]


def round_now(table: Table) -> Round:
    """The round that is being played."""
    found: Round = table.state.stack[-1].round
    return found


def met(level: int = 0, chargers: int = 5, **given: Any) -> Table:
    """Chargers touch defenders: three rifles and a Short Ranged gun."""
    changed = {n: {"evs": 4, "av": 2, "skl": 3, "cqa": 1, "fortitude": 1} for n in range(chargers)}
    blades = {n: [blade(1)] for n in range(chargers)}
    one = Squad("Karist Troopers", row(10, 10, chargers), changed=changed, arms=blades)
    rifles = {n: [gun(1, 4, name="Rifle")] for n in range(3)} | {
        3: [gun(2, 3, rng=18, name="Sweeper", types=("shortRanged",))]
    }
    other = Squad(
        "Epirian Contractors", row(11, 10, 4), seat=1, facing=WEST, arms=rifles, changed=DEFENDERS, level=level, **given
    )
    return Table(one, other)


@rule("ME-EX-52", "ME-DFR-3", "ME-DFR-4", "ME-WPN-8", "ME-CHG-6")
def test_defensive_fire_after_a_frag_grenade() -> None:
    table = met()
    table.active(0, "charge", moved=True, charged=Unit(1), notes=(table.note(1),))
    table.run(suppress(table.state, Unit(1), 1, "frag"))
    table.run(defensive(table.state, Unit(1), Unit(0)), DefensiveFire(table.shots(1)))
    assert (skills(table), table.rolling) == ([1], ("hit", 6))
    table.play(2, 4, 6, 3, 3, 1)
    assert not any(pool.wild for pool in round_now(table).pools)
    table.play(FlipDice(((3, 4),)), 3, 5, 2)
    assert [hit.perfect for hit in round_now(table).hits] == [False, True, False]
    table.play(FlipDice(((0, 4), (2, 3))), Allocate(1, table.model(0, 4)))
    assert (table.left(0), table.state.level, table.is_over) == (4, [2, 1], True)


@rule("ME-EX-53", "ME-CQF-6", "ME-CQF-14", "ME-SUP-4")
def test_the_fight_after_the_charge() -> None:
    table = met(1, 4, cover=1)
    table.state.level[0] = 2
    table.active(
        0, "charge", "close-quarters", moved=True, charged=Unit(1), thrower=table.model(0, 3), notes=(table.note(1),)
    )
    shots = table.shots(0)[:3]
    table.run(round_of(table.state, CloseQuarters(Unit(1), shots)))
    assert (skills(table), table.rolling) == ([1], ("hit", 6))
    table.play(1, 2, 3, 4, 5, 6, FlipDice(((2, 4),)))
    assert table.rolling == ("armor", 4)
    table.play(3, 1, 4, 2, FlipDice(((0, 4),)), Allocate(1, table.model(1, 2)), Allocate(3, table.model(1, 3)))
    assert (table.left(1), table.state.level[1]) == (2, 3)
    assert table.rolling == ("willpower", 1)
    table.play(4)
    assert (table.state.tested, table.is_over) == (True, True)


@rule("ME-EX-42", "ME-CQF-10")
@pytest.mark.parametrize(("face", "passed"), [(4, False), (5, True), (6, True)])
def test_injuries_in_close_quarters_call_for_a_test_at_minus_one(face: int, passed: bool) -> None:
    table = met(0, 1)
    table.active(0, "close-quarters", facing_off=True)
    table.state.leader[1] = table.model(1, 0)
    changed = table.book.models[table.model(1, 0)].profile.wp
    assert changed == 3
    table.run(round_of(table.state, CloseQuarters(Unit(1), table.shots(0))), 4, 1, 1)
    table.play(*([FlipDice(())] if table.asked == "flip-hits" else []))
    table.play(Allocate(0, table.model(1, 1)))
    table.play(face - 1 if face < 6 else 6)
    assert table.told(WillpowerTested)[0].passed is passed
    assert (table.asked == "retreat") is not passed


@rule("ME-CQF-3", "ME-CQF-13", "ME-ARM-6")
def test_a_charge_strikes_the_arc_that_was_noted_before_it() -> None:
    struck = met()
    struck.active(0, "charge", "close-quarters", moved=True, charged=Unit(1), notes=(struck.note(1, behind=True),))
    struck.run(begin(struck.state, "close-quarters", Unit(0), Unit(1), struck.shots(0)[:1]), 1, 4)
    assert round_now(struck).behind
    # Fighting on, it strikes the front arc, wherever it stands.
    held = met()
    held.state.facing[1] = EAST
    held.active(0, "close-quarters", facing_off=True)
    held.run(begin(held.state, "close-quarters", Unit(0), Unit(1), held.shots(0)[:1]), 1, 4)
    assert not round_now(held).behind


@rule("ME-CQF-13", "ME-CQF-6", "ME-COV-8")
def test_cover_stops_pistols_of_a_charger_but_nothing_of_who_fights_on() -> None:
    def fight(charged: bool) -> Table:
        pistol = Squad("Gang Warden", [(10, 10)], arms={0: [gun(1, 7, types=("pistol",))]}, changed={0: {"skl": 0}})
        table = Table(pistol, Squad("Karist Troopers", row(11, 10, 2), seat=1, facing=WEST, cover=1))
        given: dict[str, Any] = {"charged": Unit(1), "notes": (table.note(1),)} if charged else {"facing_off": True}
        table.active(0, "close-quarters", **given)
        return table.run(begin(table.state, "close-quarters", Unit(0), Unit(1), table.shots(0)), 4, 4)

    assert fight(True).asked == "block"
    on = fight(False)
    assert on.rolling == ("armor", 2)
    on.play(1, 1)


@rule("ME-CQF-15", "ME-SHO-15")
def test_who_has_the_whole_enemy_behind_fights_wildly() -> None:
    table = met()
    table.state.facing[0] = WEST
    table.active(0, "close-quarters", facing_off=True)
    table.run(begin(table.state, "close-quarters", Unit(0), Unit(1), table.shots(0)[:1]), 5, 5)
    assert [pool.wild for pool in round_now(table).pools] == [True]
    table.play(FlipDice(()))
    assert table.is_over


@rule("ME-ABI-8", "ME-DIC-6", "ME-DIC-10", "ME-SHO-20")
def test_a_reflex_shield_has_melee_hits_rolled_again() -> None:
    mixed = Squad(
        "Gang Warden",
        [(10, 10)],
        arms={0: [blade(1, 4), gun(1, 4, types=("pistol",))]},
        changed={0: {"skl": 0, "cqa": 2}},
    )
    shielded = Squad("Aegis Wardens", row(11, 10, 2), seat=1, facing=WEST, abilities=(ReflexShield(),))
    table = Table(mixed, shielded).active(0, "close-quarters", facing_off=True)
    table.run(begin(table.state, "close-quarters", Unit(0), Unit(1), (table.shot(0, 0),)), 4, 1, 5, 6)
    assert (table.asked, table.seat) == ("reflex-shield", 1)
    table.play(Reroll("reflex-shield"))
    assert table.rolling == ("hit-again", 3)
    table.play(1, 2, 3)
    assert (table.is_over, table.left(1)) == (True, 2)


@rule("ME-DFR-4", "ME-DFR-6", "ME-SHO-13")
def test_fire_at_a_charger_from_behind_is_wild() -> None:
    table = met()
    table.active(0, "charge", moved=True, charged=Unit(1), notes=(table.note(1, behind=True, unseen=True),))
    table.run(defensive(table.state, Unit(1), Unit(0)), DefensiveFire(table.shots(1)), 5, 5, 5, 5, 5, 5)
    assert (skills(table), table.state.activated[1]) == ([2], False)
    assert all(pool.wild for pool in round_now(table).pools)
    table.play(FlipDice(()))
    assert table.state.level[0] == 0


@rule("ME-DFR-1")
def test_defensive_fire_may_be_declined() -> None:
    table = met()
    table.active(0, "charge", notes=(table.note(1),))
    table.run(defensive(table.state, Unit(1), Unit(0)), Decline())
    assert table.is_over and not skills(table)


@rule("ME-WPN-9")
def test_heavy_weapons_fire_wildly_after_moves_and_in_defence_on_the_move() -> None:
    arms = {0: [gun(1, types=("heavy",), name="Heavy")]}
    for moved, moving, kind in ((True, 0, "fire"), (False, 1, "defensive-fire")):
        shooter = Squad("Shadow Walker", [(6, 10)], arms=arms, moving=moving, changed={0: {"skl": 6}})
        table = Table(shooter, Squad("Epirian Contractors", [(15, 10)], seat=1))
        table.active(0 if kind == "fire" else 1, moved=moved)
        table.run(begin(table.state, kind, Unit(0), Unit(1), table.shots(0)), 5)  # type: ignore[arg-type]
        assert [pool.wild for pool in round_now(table).pools] == [True]
        table.play(FlipDice(()))


@rule("ME-EX-62", "ME-WPN-13", "ME-SHO-12", "ME-WPN-9")
def test_hit_and_run_after_the_defensive_fire_of_its_target() -> None:
    riders = Squad(
        "Herald Riders",
        row(6, 10, 2, 2),
        level=1,
        moving=1,
        arms={n: [gun(2, rng="H&R", types=("hitAndRun",), sup="-")] for n in range(2)},
    )
    target = Squad(
        "Epirian Contractors",
        row(20, 10, 2),
        seat=1,
        facing=WEST,
        moving=1,
        arms={0: [gun(1, types=("heavy",))], 1: [gun(1)]},
        changed={n: {"skl": 3} for n in range(2)},
    )
    table = Table(riders, target, pieces=[wood("crater", 16, 0, 26, 30, low=True)])
    table.active(0, "move", "on-the-move", "hit-and-run", moved=True, passed=(Unit(1),), notes=(table.note(1),))
    table.run(round_of(table.state, HitAndRun(Unit(1), table.shots(0))), DefensiveFire(table.shots(1)))
    assert (table.asked, skills(table)) == ("discard", [-1])
    assert [pool.wild for pool in round_now(table).pools] == [True, False]
    table.play(table.options[0], 1)
    assert (table.asked, skills(table)) == ("discard", [-1, -1])
    table.play(table.options[0])
    assert table.rolling == ("hit", 3)
    table.play(1, 1, 1)


@rule("ME-EX-96", "ME-WPN-12", "ME-CQF-6")
def test_ramming_after_a_dash_is_wild_and_ignores_cover() -> None:
    hauler = Squad("Scrap Hauler", [(6, 10)])
    target = Squad("Epirian Contractors", row(20, 10, 2), seat=1, facing=WEST, cover=1)
    table = Table(hauler, target, pieces=[wood("wood", 16, 0, 26, 30)])
    table.active(0, "dash", "hit-and-run", moved=True, passed=(Unit(1),), notes=(table.note(1),))
    ram = (table.shot(0, 0, "Ram Prow"),)
    assert table.judged(HitAndRun(Unit(1), (table.shot(0, 0, "Hauler Cannon"),))) == "ME-WPN-12"
    assert table.judged(HitAndRun(Unit(1), ram)) == ""
    table.run(round_of(table.state, HitAndRun(Unit(1), ram)), Decline())
    assert (skills(table), table.rolling) == ([1], ("hit", 2))
    table.play(6, 5)
    # The one wild hit is no perfect strike, and yet cover does not stop it.
    assert table.rolling == ("armor", 1)
    table.play(6)


@rule("ME-CAS-8", "ME-DATA-16")
def test_a_unit_destroyed_in_a_fight_is_noted_as_such() -> None:
    table = Table(
        Squad("Gang Warden", [(10, 10)], arms={0: [blade(1, 7)]}, changed={0: {"skl": 0, "cqa": 1}}),
        Squad("Karist Troopers", row(11, 10, 2), seat=1, facing=WEST),
    ).active(0, "close-quarters", facing_off=True)
    table.run(round_of(table.state, CloseQuarters(Unit(1), table.shots(0))), 4, 4, 1, 1)
    assert [(loss.unit, loss.in_fight) for loss in table.state.losses] == [(1, True)]
    assert table.is_over


@rule("ME-EX-41", "ME-DFR-4", "ME-DFR-7", "ME-CQF-3", "ME-ARM-6")
def test_a_charge_from_behind_draws_wild_fire_and_strikes_the_rear() -> None:
    table = met(1)
    note = table.note(1, behind=True, unseen=True)
    table.active(0, "charge", moved=True, charged=Unit(1), notes=(note,))
    table.run(defensive(table.state, Unit(1), Unit(0)), DefensiveFire(table.shots(1)[:3]))
    assert (skills(table), round_now(table) if table.asked else None) == ([1], None)
    table.play(6, 1, 1)
    # One hit, no perfect strike; the charger is struck in front, and loses a model before it goes on.
    assert table.rolling == ("armor", 1)
    table.play(1)
    table.play(Allocate(0, table.model(0, 4)))
    assert (table.left(0), table.state.level[0]) == (4, 2)
    table.run(round_of(table.state, CloseQuarters(Unit(1), table.shots(0)[:4])), 5, 1, 1, 1, 1, 1, 1, 1)
    assert skills(table) == [1, 1]
    table.play(2)
    assert [event.av for event in table.told(AvReckoned)] == [2, 2]
    table.play(FlipDice(((0, 4),)))
    assert (table.left(1), table.is_over) == (4, True)
