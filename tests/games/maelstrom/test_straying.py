"""Units out of coherency, new leaders, and what comes when in a move and under fire. ME-UNI, ME-MOV-13, ME-DFR."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.flow import Action
from edgewise.games.maelstrom.abilities import Command
from edgewise.games.maelstrom.actions import (
    Aim,
    CloseQuarters,
    Decline,
    DefensiveFire,
    EndActivation,
    Fire,
    Move,
    Order,
    Regroup,
    ShakeOff,
    Stand,
    TakeCover,
)
from edgewise.games.maelstrom.answers import NameLeader, TakeInjury
from edgewise.games.maelstrom.events.moving import ClimbShook, CoverLost, DangerMet
from edgewise.games.maelstrom.events.shooting import LeaderReplaced, SuppressionRaised, WillpowerTested
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.injuries import injure
from edgewise.games.maelstrom.frames.moves import moved
from edgewise.games.maelstrom.frames.recovering import Recover
from edgewise.games.maelstrom.frames.willpower import willpower_test
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.coherency import is_coherent
from edgewise.geometry.plane import Polygon
from edgewise.tabletop.terrain import Floor
from tests.games.maelstrom.table import WEST, Squad, Table, gun, row, wood
from tests.support.rules import rule

OWN, FOE = Unit(0), Unit(1)
TROOPERS = "Karist Troopers"


def to(x: float, y: float, kind: Any = "move", **given: Any) -> Move:
    """A movement straight to a place."""
    return Move(kind, steps=(Stand(round(x * 1000), round(y * 1000)),), **given)


def strayed(mate: tuple[float, float] = (10, 14.1), foe: tuple[float, float] = (30, 30), **given: Any) -> Table:
    """A leader at (10, 10), MV 5, with a mate out of coherency, is active."""
    squad = Squad(TROOPERS, [(10, 10), mate], changed={n: {"mv": 5} for n in (0, 1)})
    table = Table(squad, Squad("Praetorians", [foe], seat=1, facing=WEST), **given)
    return table.run(activation(table.state, OWN))


# coherency


@rule("ME-UNI-13")
@pytest.mark.parametrize("action", [Aim(), TakeCover()])
def test_who_has_strayed_opens_with_a_movement_action(action: Action) -> None:
    table = strayed()
    assert table.refused(action) == "ME-UNI-13"
    assert table.refused(Fire(FOE, table.shots(0))) == "ME-UNI-13"
    assert table.refused(EndActivation()) == "ME-UNI-13"
    assert EndActivation() not in table.state.stack[-1].proposals(table.state)


@rule("ME-UNI-13", "ME-UNI-11")
def test_once_the_unit_is_together_again_it_goes_on_freely() -> None:
    table = strayed().play(to(10, 11))
    assert is_coherent(table.state, OWN)
    assert table.refusal(Aim()) is None
    assert table.refusal(EndActivation()) is None


@rule("ME-UNI-13", "ME-UNI-12")
def test_a_move_that_leaves_a_model_astray_is_refused() -> None:
    table = strayed()
    assert table.refused(to(10, 11, places=((Model(1), Stand(10000, 20000)),))) == "ME-UNI-12"


@rule("ME-UNI-13", "ME-SCO-10")
def test_where_nothing_can_mend_it_the_duty_lapses() -> None:
    # The leader is walled in, and there is no room for the mate beside it.
    cell = [
        wood("south", 8, 8, 12, 9.4, impassable=True, cover=0),
        wood("north", 8, 10.6, 12, 13.5, impassable=True, cover=0),
        wood("west", 5, 8, 9.4, 13.5, impassable=True, cover=0),
        wood("east", 10.6, 8, 15, 13.5, impassable=True, cover=0),
        wood("south again", 5, 5, 15, 8, impassable=True, cover=0),
    ]
    table = strayed((10, 14.5), pieces=cell)
    assert not is_coherent(table.state, OWN)
    assert table.refusal(Aim()) is None
    assert table.refusal(EndActivation()) is None


@rule("ME-UNI-13", "ME-CQF-12")
def test_who_has_strayed_and_faces_off_fights_or_breaks_away_but_does_not_stand_idle() -> None:
    table = strayed(foe=(11, 10))
    assert table.refused(EndActivation()) == "ME-UNI-13"
    assert table.refusal(CloseQuarters(FOE, (table.shot(0, 0, "unarmed"),))) is None
    assert table.refusal(to(7, 10)) is None
    assert table.refused(Aim()) == "ME-CQF-12"


@rule("ME-UNI-13", "ME-UNI-5")
def test_straying_by_a_loss_has_no_consequence_before_the_next_activation() -> None:
    squad = Squad(TROOPERS, [(10, 10), (10, 13.5), (10, 6.5)], changed={n: {"mv": 5} for n in range(3)})
    table = Table(squad, Squad("Praetorians", [(30, 30)], seat=1))
    table.run(injure(table.state, OWN, 1), TakeInjury(Model(0)), NameLeader(Model(1)))
    assert not is_coherent(table.state, OWN)
    assert [int(y) for y in table.state.y[1:3]] == [13500, 6500]
    table.run(activation(table.state, OWN))
    assert table.refused(Aim()) == "ME-UNI-13"


# leaders


@rule("ME-UNI-5", "ME-WIL-1")
def test_a_new_leader_keeps_its_place_and_its_own_willpower() -> None:
    # The Quintarch leads with WP 3+, his troopers have 4+.
    table = Table(Squad(TROOPERS, row(10, 10, 2), facing=1234), Squad("Praetorians", [(30, 30)], seat=1))
    table.run(injure(table.state, OWN, 1), TakeInjury(Model(0)))
    assert [event.model for event in table.told(LeaderReplaced)] == [1]
    assert (table.state.leader[0], table.state.y[1], table.state.facing[0]) == (1, 11500, 1234)
    table.run(willpower_test(table.state, OWN), 3)
    assert not table.state.tested


# the consequences of a move


@rule("ME-MOV-13", "ME-TYP-3", "ME-TER-8")
def test_cover_goes_then_levels_of_danger_and_climbing_are_added_together() -> None:
    floor = Floor(Polygon.rectangle(12000, 0, 18000, 20000), 2000)
    pieces = [
        wood("ruin", 12, 0, 18, 20, floors=(floor,)),
        wood("mines", 10.8, 8, 11, 12, dangerous=1, cover=0),
    ]
    bike = Squad("Herald Riders", [(9, 10)], cover=1)
    table = Table(bike, Squad("Praetorians", [(40, 40)], seat=1), pieces=pieces).active(0)
    table.run(moved(table.state, Move("move", steps=(Stand(15000, 10000, "ruin:0"),))))  # type: ignore[arg-type]
    kinds = [type(event) for event in table.state.log or [] if isinstance(event, CoverLost | SuppressionRaised)]
    assert kinds == [CoverLost, SuppressionRaised]
    assert len(table.told(DangerMet)) == len(table.told(ClimbShook)) == 1
    assert table.state.level[0] == 2


# Defensive Fire


def charged(*, activated: bool = False, damage: int = 1, **given: Any) -> Table:
    """Two troopers have charged; the target may fire with one die that kills."""
    squad = Squad(TROOPERS, [(10, 10), (10, 11.5)], changed={n: {"mv": 5, "av": 0} for n in (0, 1)}, **given)
    foe = Squad("Praetorians", [(15, 10)], seat=1, facing=WEST, arms={0: [gun(sho=1, pen=7, dam=damage)]})
    table = Table(squad, foe)
    table.state.command[0] = 3
    table.state.activated[1] = activated
    table.run(activation(table.state, OWN)).play(to(14, 10, "charge", target=FOE))
    assert table.asked == "defensive-fire"
    return table


def fired(table: Table, face: int) -> Table:
    """The target fires without flips, and all armor dice show 1."""
    table.play(DefensiveFire((table.shot(1, 0),)), face)
    while table.rolling[1] or (table.asked and table.seat == 1):
        table.play(*([1] * table.rolling[1] or [table.state.stack[-1].proposals(table.state)[-1]]))
    return table


@rule("ME-DFR-6")
@pytest.mark.parametrize("activated", [True, False])
def test_a_unit_fires_back_before_and_after_it_has_activated(*, activated: bool) -> None:
    table = fired(charged(activated=activated), 1)
    assert (table.asked, table.seat) == ("act", 0)
    assert table.state.activated[1] == activated


@rule("ME-DFR-6", "ME-REC-4")
def test_defensive_fire_is_no_shooting_action_that_bars_regrouping() -> None:
    table = Table(Squad(TROOPERS, [(10, 10)], cover=1, level=2), Squad("Praetorians", [(40, 40)], seat=1))
    table.active(0, "move", "take-cover")
    table.run((Recover(OWN),))
    assert table.refusal(Regroup()) is None
    table.play(Decline())


@rule("ME-DFR-7", "ME-UNI-5", "ME-CHG-6")
def test_losses_of_defensive_fire_are_settled_before_the_charger_goes_on_and_call_for_no_test() -> None:
    table = fired(charged(), 6)
    assert table.seat == 0, "its owner picks who falls"
    table.play(table.state.stack[-1].proposals(table.state)[0])
    assert (table.asked, table.seat) == ("act", 0)
    assert table.left(0) == 1
    assert not table.told(WillpowerTested)
    assert table.state.level[0] == 2, "one for the hit, one for the casualty"


@rule("ME-CHG-6", "ME-CMD-3")
def test_orders_come_just_before_and_just_after_a_charge_but_not_amid_it() -> None:
    table = charged(abilities=[Command(value=2)], level=2)
    assert table.refusal(Order(Model(0), OWN)) is not None
    table.play(Decline())
    assert table.refusal(Order(Model(0), OWN)) is None
    table.play(EndActivation(), ShakeOff(), 6, Decline())
