"""Suppression, injuries, Willpower tests and Suppressive Fire."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.games.maelstrom.abilities import SteadyBanner
from edgewise.games.maelstrom.actions import Decline, SuppressiveFire
from edgewise.games.maelstrom.answers import BorrowWillpower, NameLeader, Reroll, TakeInjury
from edgewise.games.maelstrom.events.shooting import (
    SuppressionRaised,
    SuppressionTested,
    UnitDestroyed,
    WillpowerTested,
)
from edgewise.games.maelstrom.frames.burning import burn
from edgewise.games.maelstrom.frames.injuries import injure, suppress
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.frames.willpower import is_passed, willpower_test
from edgewise.games.maelstrom.kinds import Unit
from tests.games.maelstrom.table import WEST, Squad, Table, gun, row
from tests.support.rules import rule


def suppress_with(table: Table, *replies: Any, shots: tuple[Any, ...] | None = None) -> Table:
    """Suppressive Fire of unit 0 at unit 1."""
    table.active(0)
    action = SuppressiveFire(Unit(1), table.shots(0) if shots is None else shots)
    return table.run(round_of(table.state, action), *replies)


@rule("ME-EX-10", "ME-SFR-2", "ME-SFR-3", "ME-SFR-4", "ME-SFR-5")
def test_suppressive_fire_raises_by_one_and_by_failed_tests() -> None:
    troopers = Squad("Karist Troopers", row(8, 10, 5), items={4: ["Ripper Energy Grenade Launcher"]})
    table = Table(troopers, Squad("Spider Drones", row(20, 10, 5), seat=1, cover=1, facing=WEST))
    suppress_with(table, 1, 2, 5, 6, 3)
    assert table.told(SuppressionTested)[0].count == 3
    assert table.rolling == ("willpower", 1)
    table.play(1, 3, 6)
    assert (table.state.level[1], table.left(1), table.is_over) == (3, 5, True)
    assert [part.amount for part in table.told(SuppressionRaised)[0].parts] == [1, 2]


@rule("ME-EX-61", "ME-SUP-2", "ME-CAS-6", "ME-CAS-10", "ME-SFR-4")
def test_what_does_not_fit_on_the_scale_injures_one_model() -> None:
    troopers = Squad("Karist Troopers", row(8, 10, 3))
    overseer = {n: {"fortitude": 3, "wp": 4} for n in range(2)}
    table = Table(troopers, Squad("Epirian Contractors", row(20, 10, 2), seat=1, level=5, changed=overseer))
    suppress_with(table, 5, 5, 2, 3, 1)
    assert table.state.level[1] == 6
    table.play(TakeInjury(table.model(1, 1)))
    # The second injury must fall on the same model.
    assert [table.state.fortitude[m] for m in table.book.models_of_unit[Unit(1)]] == [3, 1]
    suppress_with(table, 1, 1, 1)
    assert table.left(1) == 1


@rule("ME-EX-38", "ME-SUP-2", "ME-UNI-5")
def test_three_levels_at_five_cost_two_models() -> None:
    table = Table(Squad("Karist Troopers", row(8, 10, 3), level=5))
    table.run(suppress(table.state, Unit(0), 3, "retreat"), TakeInjury(table.model_of(0)))
    table.play(TakeInjury(table.model_of(1)))
    assert (table.left(0), table.state.level[0], table.state.leader[0]) == (1, 6, 2)
    assert len(table.told(SuppressionRaised)) == 1


@rule("ME-UNI-5", "ME-CAS-10")
def test_the_owner_names_a_new_leader_once_all_are_removed() -> None:
    table = Table(Squad("Karist Troopers", row(8, 10, 4)))
    table.run(injure(table.state, Unit(0), 2), TakeInjury(table.model_of(0)), TakeInjury(table.model_of(2)))
    assert table.asked == "leader"
    assert table.refused(NameLeader(table.model_of(2))) == "ME-UNI-5"
    table.play(NameLeader(table.model_of(3)))
    assert table.state.leader[0] == 3


@rule("ME-CAS-6", "ME-CAS-10")
def test_an_injured_model_takes_the_next_injury() -> None:
    table = Table(Squad("Vault Sentinels", row(8, 10, 2), injuries={1: 1}))
    table.run(injure(table.state, Unit(0), 1))
    assert list(table.state.fortitude) == [3, 1]


@rule("ME-CAS-8")
def test_a_destroyed_unit_loses_its_tokens_and_is_noted() -> None:
    table = Table(Squad("Karist Troopers", row(8, 10, 2), cover=1, burn=2, level=3, tokens=("painted",)), turn=3)
    table.run(injure(table.state, Unit(0), 2))
    state = table.state
    assert (state.place[0], state.cover[0], state.burn[0], state.tokens[0]) == ("destroyed", 0, 0, ())
    assert [(loss.unit, loss.turn, loss.in_fight) for loss in state.losses] == [(0, 3, False)]
    assert len(table.told(UnitDestroyed)) == 1


@rule("ME-WIL-2")
@pytest.mark.parametrize(
    ("face", "modifier", "passed"), [(1, 5, False), (6, -9, True), (4, 0, True), (4, -1, False), (5, -1, True)]
)
def test_modifiers_change_the_result_but_not_a_natural_one_or_six(face: int, modifier: int, passed: bool) -> None:
    assert is_passed(face, modifier, 4) is passed


@rule("ME-WIL-3")
def test_a_unit_without_willpower_passes_unrolled() -> None:
    table = Table(Squad("Vault Sentinels", row(8, 10, 2)))
    table.run(willpower_test(table.state, Unit(0), -1))
    assert (table.state.tested, table.is_over) == (True, True)


@rule("ME-WIL-1")
@pytest.mark.parametrize(("face", "passed"), [(3, True), (2, False)])
def test_the_willpower_of_the_leader_counts(face: int, passed: bool) -> None:
    # The Quintarch leads with WP 3+; his troopers have 4+.
    table = Table(Squad("Karist Troopers", row(8, 10, 3)))
    table.run(willpower_test(table.state, Unit(0)), face)
    assert table.state.tested is passed


@rule("ME-DATA-4", "ME-DES-1")
@pytest.mark.parametrize(("distance", "asked"), [(18, "borrow-willpower"), (18.001, "")])
def test_robots_may_borrow_the_willpower_of_an_uplink(distance: float, asked: str) -> None:
    overseer = Squad("Foundation Overseer", [(10 + 1 + distance, 10)])
    table = Table(Squad("Spider Drones", row(10, 10, 5)), overseer)
    table.run(willpower_test(table.state, Unit(0)))
    assert table.asked == asked
    if asked:
        table.play(BorrowWillpower(table.model(1, 0)))
        table.play(3)
        assert (table.state.tested, table.told(WillpowerTested)[0].number) == (True, 3)


@rule("ME-TOK-4", "ME-DIC-6", "ME-DATA-4")
def test_a_zealous_unit_may_take_each_failed_test_again_once() -> None:
    table = Table(Squad("Karist Troopers", row(8, 10, 3), tokens=("zealot",)))
    for again, passed in ((6, True), (1, False)):
        table.run(willpower_test(table.state, Unit(0)), 2)
        assert table.asked == "reroll-willpower"
        table.play(Reroll("zealot"), again)
        assert (table.state.tested, table.asked) == (passed, "")


@rule("ME-DATA-4")
def test_a_banner_serves_once_in_a_turn() -> None:
    table = Table(Squad("Line Cohort", row(8, 10, 3), abilities=(SteadyBanner(),)))
    table.run(willpower_test(table.state, Unit(0)), 1, Decline())
    table.run(willpower_test(table.state, Unit(0)), 1, 6, Reroll("steady-banner"))
    assert table.state.tested
    table.run(willpower_test(table.state, Unit(0)), 1)
    assert table.is_over


@rule("ME-TOK-2")
def test_each_burn_token_is_rolled_for_and_stays() -> None:
    table = Table(Squad("Vault Sentinels", row(8, 10, 2), burn=3))
    table.run(burn(table.state, Unit(0)))
    assert table.rolling == ("burn", 3)
    table.play(4, 5, 6, TakeInjury(table.model_of(1)))
    assert (list(table.state.fortitude), table.state.burn[0]) == ([3, 1], 3)


@rule("ME-SFR-1")
@pytest.mark.parametrize(
    ("weapon", "at", "legal"),
    [(gun(rng=18), 18, True), (gun(rng=18), 18.001, False), (gun(rng=18, sup="-"), 10, False)],
)
def test_only_weapons_in_range_that_suppress_take_part(weapon: Any, at: float, legal: bool) -> None:
    shooter = Squad("Shadow Walker", [(8, 10)], arms={0: [weapon]})
    table = Table(shooter, Squad("Karist Troopers", [(9 + at, 10)], seat=1)).active(0)
    found = table.judged(SuppressiveFire(Unit(1), table.shots(0)))
    assert found == ("" if legal else "ME-SFR-1")
