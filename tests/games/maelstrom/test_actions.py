"""Actions of an activation: how many, in which order, and what status actions do. ME-ACT."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise.core.flow import Action
from edgewise.games.maelstrom.abilities import RapidDrill
from edgewise.games.maelstrom.actions import (
    Aim,
    ConsolidateCover,
    Decline,
    EndActivation,
    Extinguish,
    Fire,
    GoOnTheMove,
    HitAndRun,
    Move,
    Order,
    ShakeOff,
    Stand,
    SuppressiveFire,
    TakeCover,
)
from edgewise.games.maelstrom.events.acting import OnTheMoveGained
from edgewise.games.maelstrom.events.shooting import RoundBegan, SkillReckoned, UnitDestroyed
from edgewise.games.maelstrom.events.turns import ActivationEnded, TokensCleared, UnitActivated
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.frames.status import status
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.state import Deed
from tests.games.maelstrom.field import Field, unit
from tests.games.maelstrom.table import WEST, Squad, Table, gun, row
from tests.support.rules import rule


def to(x: float, y: float, kind: Any = "move") -> Move:
    """A movement action straight to a place."""
    return Move(kind, steps=(Stand(round(x * 1000), round(y * 1000)),))


def commanding(**given: Any) -> Field:
    """The Novitiate is active, shaken, and has points for orders: the activation stays open after three actions."""
    field = Field(unit("A", level=3), players=[{"command": 5, "commander": "A1"}, {"commander": "G1"}], **given)
    return field.activate("A")


def order(field: Field) -> Order:
    """An order of the Novitiate to itself."""
    return Order(field.model("A1"), field.unit("A"))


def active(*deeds: Deed, enemy: tuple[float, float] = (20, 10), **given: Any) -> Table:
    """Three troopers amid their activation, who have done so much, and an enemy in sight."""
    foe = Squad("Epirian Contractors", [enemy], seat=1, facing=WEST)
    table = Table(Squad("Karist Troopers", row(8, 10, 3), **given), foe)
    table.run(activation(table.state, Unit(0)))
    acting = table.state.acting
    assert acting is not None
    return table.active(0, *deeds)


def fire(table: Table) -> Fire:
    """All fire at the enemy."""
    return Fire(Unit(1), table.shots(0))


# how many, and in which order


@rule("ME-ACT-1")
def test_a_fourth_action_is_refused() -> None:
    field = commanding().play(to(4, 6), Aim(), TakeCover())
    assert field.asked == "act", "an order can be given still"
    assert field.refused(Extinguish()) == "ME-ACT-1"


@rule("ME-ACT-1", "ME-ACT-17")
def test_with_three_actions_used_up_recovery_follows_by_itself() -> None:
    field = Field().activate("B").play(to(8, 6), Aim())
    assert field.asked == "act"
    field.play(TakeCover())
    assert field.asked == "recover"
    assert field.refused(Extinguish()) == "ME-ACT-1"


@rule("ME-ACT-1", "ME-ACT-17")
def test_a_unit_that_does_nothing_has_acted_and_may_recover() -> None:
    field = Field(unit("B", level=1), dice=(5,)).activate("B").play(EndActivation())
    assert field.asked == "recover"
    field.play(ShakeOff())
    assert field.state.level[field.unit("B")] == 0
    assert field.state.activated[field.unit("B")]


@rule("ME-ACT-2")
@pytest.mark.parametrize("done", [Aim(), TakeCover(), Extinguish()])
def test_no_movement_after_a_status_action(done: Action) -> None:
    field = Field(unit("B", burn=1), dice=(1,) if not isinstance(done, Extinguish) else ()).activate("B").play(done)
    assert field.refused(to(8, 6)) == "ME-ACT-2"
    assert field.refused(to(8, 6, "dash")) == "ME-ACT-2"
    field.finish()


@rule("ME-ACT-2")
@pytest.mark.parametrize("late", [Aim(), TakeCover(), Extinguish()])
def test_no_status_action_after_a_shooting_action(late: Action) -> None:
    assert active("fire").refused(late) == "ME-ACT-2"


@rule("ME-ACT-2", "ME-SCO-11")
def test_the_order_of_kinds_is_named_before_a_second_movement() -> None:
    assert active("move", "aim").refused(to(8, 12)) == "ME-ACT-2"
    assert active("move").refused(to(8, 12)) == "ME-ACT-3"


@rule("ME-ACT-2")
def test_no_movement_after_a_shooting_action() -> None:
    assert active("fire").refused(to(8, 12)) == "ME-ACT-2"


@rule("ME-ACT-3")
@pytest.mark.parametrize("first", ["move", "dash", "charge"])
@pytest.mark.parametrize("second", ["move", "dash", "charge"])
def test_one_movement_action_an_activation(first: Deed, second: str) -> None:
    assert active(first).refused(to(8, 12, second)) == "ME-ACT-3"


@rule("ME-ACT-4")
@pytest.mark.parametrize(("deed", "action"), [("aim", Aim()), ("take-cover", TakeCover())])
def test_no_status_action_is_used_twice(deed: Deed, action: Action) -> None:
    assert active(deed).refused(action) == "ME-ACT-4"


@rule("ME-ACT-4", "ME-ACT-10")
def test_all_three_actions_may_be_status_actions_and_extinguish_comes_again() -> None:
    field = Field(unit("B", burn=5), dice=(1,)).activate("B").play(Extinguish(), Extinguish(), Aim())
    assert field.asked == "recover"
    assert field.state.burn[field.unit("B")] == 1
    field.finish()


@rule("ME-ACT-5")
@pytest.mark.parametrize("first", ["fire", "suppressive-fire", "close-quarters", "hit-and-run"])
@pytest.mark.parametrize("second", [Fire, SuppressiveFire, HitAndRun])
def test_one_shooting_action_an_activation(first: Deed, second: type[Fire]) -> None:
    table = active(first)
    assert table.refused(second(Unit(1), table.shots(0))) == "ME-ACT-5"


@rule("ME-ACT-6", "ME-CMD-3")
def test_orders_do_not_count_as_actions() -> None:
    field = commanding()
    field.play(order(field), to(4, 6), Aim(), TakeCover())
    assert field.state.acting is not None
    assert field.state.acting.count == 3


@rule("ME-ACT-6", "ME-DATA-4")
def test_a_free_aim_keeps_the_place_of_status_actions_and_leaves_three_others() -> None:
    table = active("fire", abilities=[RapidDrill()])
    assert table.refused(Aim()) == "ME-ACT-2"
    table = active("move", abilities=[RapidDrill()]).play(Aim(), TakeCover(), Extinguish())
    assert table.asked == "recover"
    table.play(Decline())


@rule("ME-ACT-6", "ME-ACT-11")
def test_a_free_action_between_does_not_part_a_move_from_on_the_move() -> None:
    table = active(abilities=[RapidDrill()]).play(to(8, 9), Aim(), GoOnTheMove(), 1, Decline())
    assert table.state.moving[0] == 1


# status actions


def aimed(table: Table) -> list[int]:
    """What taking aim adds to the SKL of the first round."""
    return [part.amount for part in table.told(SkillReckoned)[0].parts if part.rule == "ME-ACT-9"]


@rule("ME-ACT-9")
@pytest.mark.parametrize(("deeds", "added"), [(("move",), []), (("aim",), [2])])
def test_aim_adds_two_in_a_fire_action(deeds: tuple[Deed, ...], added: list[int]) -> None:
    table = active(*deeds)
    table.play(fire(table), 1, 1, 1)
    assert aimed(table) == added


@rule("ME-ACT-9")
def test_aim_adds_nothing_in_a_hit_and_run() -> None:
    rider = Squad("Skiff Outriders", [(8, 10)], arms={0: [gun(types=("hit-and-run",))]})
    table = Table(rider, Squad("Karist Troopers", [(10, 10)], seat=1, facing=WEST))
    table.active(0, "move", "aim", passed=(Unit(1),))
    table.run(round_of(table.state, HitAndRun(Unit(1), table.shots(0))), Decline(), 1)
    assert aimed(table) == []


@rule("ME-ACT-10")
@pytest.mark.parametrize(("tokens", "left"), [(1, 0), (2, 0), (3, 1)])
def test_extinguish_discards_up_to_two_burn_tokens(tokens: int, left: int) -> None:
    assert active(burn=tokens).play(Extinguish()).state.burn[0] == left


@rule("ME-ACT-11")
@pytest.mark.parametrize(("kind", "tokens"), [("move", 1), ("dash", 2)])
def test_on_the_move_gives_one_token_after_a_move_and_two_after_a_dash(kind: str, tokens: int) -> None:
    table = active().play(to(8, 9, kind), GoOnTheMove(), *[1] * tokens, Decline())
    assert [event.count for event in table.told(OnTheMoveGained)] == [tokens]
    assert table.state.moving[0] == tokens


@rule("ME-ACT-11")
@pytest.mark.parametrize("deeds", [(), ("charge",), ("move", "aim"), ("take-cover",)])
def test_on_the_move_comes_straight_after_a_move_or_dash(deeds: tuple[Deed, ...]) -> None:
    assert active(*deeds).refused(GoOnTheMove()) == "ME-ACT-11"


@rule("ME-ACT-11", "ME-ACT-6")
def test_an_order_between_does_not_part_a_move_from_on_the_move() -> None:
    field = commanding(dice=(1,)).play(to(4, 6))
    field.play(order(field), GoOnTheMove())
    assert field.asked == "bonus-move"


@rule("ME-ACT-13")
def test_take_cover_adds_a_cover_token() -> None:
    field = Field().activate("B").play(TakeCover())
    assert field.state.cover[field.unit("B")] == 1


@rule("ME-ACT-13", "ME-CON-3")
def test_a_second_cover_token_adds_to_the_first() -> None:
    table = active("close-quarters", cover=1)
    table.state.cover[0] = 1
    status(table.state, ConsolidateCover())
    assert table.state.cover[0] == 2


@rule("ME-ACT-14", "ME-ACT-18")
def test_both_kinds_of_token_go_when_the_unit_is_activated() -> None:
    field = Field(unit("B", cover=2), unit("D", moving=2), next=0)
    field.activate("B")
    assert field.state.cover[field.unit("B")] == 0
    assert field.state.moving[field.unit("D")] == 2, "others keep theirs"
    field.finish()
    assert field.asked == "activate-2"
    field.activate("D")
    assert field.state.moving[field.unit("D")] == 0
    assert len(field.told(TokensCleared)) == 2


@rule("ME-ACT-14")
@pytest.mark.parametrize("steps", [(), ((8, 9),)])
def test_any_movement_ends_taking_cover(steps: tuple[tuple[float, float], ...]) -> None:
    table = active()
    table.state.cover[0] = 1
    table.play(Move("move", steps=tuple(Stand(x * 1000, y * 1000) for x, y in steps)))  # type: ignore[arg-type]
    assert table.state.cover[0] == 0


@rule("ME-ACT-14", "ME-ACT-15")
def test_whatever_makes_a_unit_take_cover_ends_its_being_on_the_move() -> None:
    table = active("close-quarters")
    table.state.moving[0] = 2
    status(table.state, ConsolidateCover())
    assert (table.state.moving[0], table.state.cover[0]) == (0, 1)


@rule("ME-ACT-15")
def test_who_is_on_the_move_takes_no_cover() -> None:
    table = active().play(to(8, 9), GoOnTheMove(), 1, Decline())
    assert table.refused(TakeCover()) == "ME-ACT-15"


@rule("ME-ACT-15")
def test_who_takes_cover_does_not_go_on_the_move() -> None:
    table = active("move")
    table.state.cover[0] = 1
    assert table.refused(GoOnTheMove()) == "ME-ACT-15"


# fire, and the end


@rule("ME-ACT-16", "ME-SHO-1")
def test_fire_is_one_round_of_shooting() -> None:
    table = active()
    table.play(fire(table), 1, 1, 1)
    assert [(event.unit, event.target, event.kind) for event in table.told(RoundBegan)] == [(0, 1, "fire")]


@rule("ME-ACT-18")
def test_burning_comes_after_the_last_action_and_before_recovery() -> None:
    field = Field(unit("B", burn=1, level=1), dice=(2, 5)).activate("B").play(EndActivation())
    assert field.asked == "recover"
    field.play(ShakeOff())
    assert field.state.level[field.unit("B")] == 0
    assert [type(event) for event in field.match.log][-1] is ActivationEnded or field.told(ActivationEnded)


@rule("ME-ACT-20", "ME-TRN-7")
def test_a_unit_destroyed_amid_its_activation_has_used_up_the_opportunity() -> None:
    # The Novitiate burns: 2 injuries.
    field = Field(unit("A", burn=2, level=2), dice=((5, 5),), players=[{"command": 5}, {}], next=0, priority=1)
    field.activate("A").play(EndActivation())
    assert field.told(UnitDestroyed)
    assert (field.asked, field.seat) == ("activate-2", 0), "no recovery and no order is asked for"
    assert field.told(UnitActivated)[-1].unit == field.unit("A")
