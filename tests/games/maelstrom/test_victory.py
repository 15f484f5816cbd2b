"""The end phase and the end of the match. ME-TRN-11 to ME-TRN-13, ME-REI-7, ME-RES-4, ME-VIC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from edgewise.core.outcome import Outcome
from edgewise.games.maelstrom.actions import Concede, Decline, Retire
from edgewise.games.maelstrom.events.scoring import MatchEnded, PointsScored, ScoreCounted
from edgewise.games.maelstrom.events.shooting import UnitDestroyed
from edgewise.games.maelstrom.events.turns import RollOffMade, UnitRetired
from tests.games.maelstrom.field import HOME, Field, end_of_turn, gone, unit, waiting
from tests.support.rules import rule


def ending(*points: int, turn: int = 1, **given: Any) -> Field:
    """A turn of Bloodbath (total 20) ends at these scores; nobody is on the hill and nothing was lost."""
    players = [{"points": each} for each in points]
    return end_of_turn((6, 1), turn=turn, mission="bloodbath", players=players, **given)


def outcome(field: Field) -> tuple[str, tuple[int, ...], str]:
    """How the match ended, who won, and by which rule."""
    found = field.match.outcome
    assert isinstance(found, Outcome)
    return found.how, found.winners, found.rule or ""


def retiring(*units: Any, **given: Any) -> Field:
    """The end phase has begun: the last unit, the troopers, has acted, and retirements are asked for."""
    named = {each["unit"] for each in units}
    field = Field(*units, *(unit(c, activated=c != "B") for c in HOME if c not in named), mission="bloodbath", **given)
    if field.asked == "activate-1":
        field.activate("B")
    field.finish()
    assert field.asked == "retire"
    return field


# retirements


@rule("ME-TRN-11", "ME-REI-7", "ME-TRN-3")
def test_the_end_phase_opens_with_retirements_of_the_priority_player() -> None:
    field = retiring(priority=1, dice=((6, 1),))
    assert field.seat == 1
    field.play(Retire(field.unit("H")), Decline())
    assert (field.asked, field.seat) == ("retire", 0)
    assert field.told(UnitRetired)[0].unit == field.unit("H")
    assert field.told(UnitDestroyed)[0].unit == field.unit("H")
    assert field.refused(Retire(field.unit("L"))) == "ME-REI-7", "it is the other player's"


@rule("ME-REI-7", "ME-OBJ-13", "ME-OBJ-10")
def test_a_retired_unit_is_a_loss_of_the_turn() -> None:
    field = retiring(dice=((6, 1),))
    field.play(Retire(field.unit("B")), Decline(), Decline())
    # Meat Grinder [3] for the enemy: a loss, and more than their own.
    assert [(event.seat, event.points) for event in field.told(PointsScored)] == [(1, 3), (1, 3)]


@rule("ME-REI-7")
def test_units_in_reserve_cannot_retire() -> None:
    field = retiring(unit("D", place="reserve", activated=True), dice=((6, 1),))
    assert field.refused(Retire(field.unit("D"))) == "ME-REI-7"
    assert Retire(field.unit("D")) not in field.listed(Retire)


@rule("ME-TRN-11", "ME-SCO-13")
def test_who_has_nothing_on_the_table_is_not_asked_for_retirements() -> None:
    field = retiring(*(unit(code, place="reserve") for code in "GHJKL"), passed=(False, True), dice=((6, 1),))
    assert field.seat == 0
    field.play(Decline())
    assert field.asked == "priority"


# the order of the end phase


@rule("ME-TRN-13", "ME-TRN-12")
def test_the_turn_is_scored_after_the_retirements_and_before_the_next_turn() -> None:
    field = retiring(dice=((6, 1),))
    assert not field.told(ScoreCounted)
    field.decline("retire")
    kinds = [type(event) for event in field.match.log]
    assert kinds.index(ScoreCounted) < kinds.index(RollOffMade)
    assert field.state.turn == 2


@rule("ME-RES-4", "ME-TRN-13", "ME-OBJ-13", "ME-EX-92", "ME-CAS-8")
def test_what_never_came_is_lost_on_the_last_turn() -> None:
    kept = [unit(code, place="reserve", activated=True) for code in "CD"]
    rest = [unit(code, activated=True) for code in HOME if code not in "BCDH"]
    field = Field(*kept, gone("H"), *rest, turn=5, mission="bloodbath", losses=[[7, 5, False]])
    if field.asked == "activate-1":
        field.activate("B")
    field.finish().decline("activate-2", "retire")
    assert field.match.outcome is not None
    paid = [(event.seat, event.part, event.points) for event in field.told(PointsScored)]
    # Meat Grinder [3]: one enemy loss against two of one's own.
    assert [each for each in paid if each[0] == 0] == [(0, 1, 3)]
    assert [each for each in paid if each[0] == 1] == [(1, 1, 3), (1, 2, 6)]


@rule("ME-RES-4")
def test_what_stays_in_reserve_before_the_last_turn_is_not_lost() -> None:
    kept = unit("D", place="reserve", activated=True)
    field = retiring(kept, turn=4, dice=((6, 1),)).decline("retire")
    assert field.state.place[field.unit("D")] == "reserve"


@rule("ME-TOK-4", "ME-TRN-13")
def test_tokens_of_the_turn_go_at_its_end_and_others_stay() -> None:
    tokens = ["painted", "disruption", "zealot", "slowed"]
    field = retiring(unit("D", tokens=tokens, activated=True), dice=((6, 1),))
    assert len(field.state.tokens[field.unit("D")]) == 4
    field.decline("retire")
    assert field.state.tokens[field.unit("D")] == ("slowed",)


# victory


@rule("ME-VIC-3", "ME-EX-31", "ME-TRN-12")
@pytest.mark.parametrize(
    ("points", "ended"), [((20, 15), True), ((20, 16), False), ((19, 10), False), ((3, 20), True), ((30, 26), False)]
)
def test_the_total_with_a_lead_of_five_ends_the_game_at_once(points: Sequence[int], *, ended: bool) -> None:
    field = ending(*points, turn=2)
    if ended:
        assert outcome(field) == ("crushing", (0 if points[0] > points[1] else 1,), "ME-VIC-3")
        assert field.match.pending is None
    else:
        assert field.match.outcome is None
        assert field.asked == "priority"


@rule("ME-VIC-3")
def test_the_last_turn_may_end_in_a_crushing_victory_too() -> None:
    assert outcome(ending(20, 15, turn=5)) == ("crushing", (0,), "ME-VIC-3")


@rule("ME-RES-4", "ME-VIC-3")
def test_the_end_phase_that_ends_early_loses_no_reserves() -> None:
    kept = unit("D", place="reserve", activated=True)
    rest = [unit(code, activated=code != "B") for code in HOME if code != "D"]
    field = Field(kept, *rest, turn=2, mission="bloodbath", players=[{"points": 25}, {}])
    field.finish().decline("activate-2", "retire")
    assert outcome(field)[0] == "crushing"
    assert field.state.place[field.unit("D")] == "reserve"


@rule("ME-VIC-5", "ME-VIC-4")
@pytest.mark.parametrize(("points", "winner"), [((24, 20), 0), ((20, 21), 1), ((20, 16), 0)])
def test_after_the_last_turn_the_higher_score_wins_if_it_reaches_the_total(points: Sequence[int], winner: int) -> None:
    assert outcome(ending(*points, turn=5)) == ("standard", (winner,), "ME-VIC-5")


@rule("ME-VIC-6", "ME-VIC-5")
@pytest.mark.parametrize("points", [(22, 22), (19, 10), (0, 0), (10, 19)])
def test_equal_scores_and_scores_short_of_the_total_are_a_draw(points: Sequence[int]) -> None:
    assert outcome(ending(*points, turn=5)) == ("draw", (), "ME-VIC-6")


@rule("ME-VIC-4", "ME-TRN-1")
def test_before_the_fifth_turn_is_over_the_game_goes_on() -> None:
    field = ending(0, 0, turn=4)
    assert field.match.outcome is None
    assert field.state.turn == 5


@rule("ME-VIC-4")
def test_a_side_with_nothing_left_plays_on() -> None:
    rest = [unit(code, activated=code != "B") for code in "ABCDEF"]
    field = Field(*map(gone, "GHJKL"), *rest, mission="bloodbath", turn=2, dice=((6, 1),))
    field.finish().decline("activate-2", "retire")
    assert field.match.outcome is None
    assert field.state.turn == 3


@rule("ME-VIC-4")
def test_who_concedes_gives_the_other_a_crushing_victory_at_any_time() -> None:
    field = Field()
    assert field.seat == 0
    field.match.play(Concede(seat=1), seat=1)  # type: ignore[arg-type]
    assert outcome(field) == ("conceded", (0,), "ME-VIC-4")
    assert field.match.pending is None


@rule("ME-VIC-2", "ME-VIC-7")
def test_both_totals_and_the_grade_are_told() -> None:
    field = ending(24, 20, turn=5)
    assert [(event.seat, event.total) for event in field.told(ScoreCounted)] == [(0, 24), (1, 20)]
    assert [(event.how, event.winner) for event in field.told(MatchEnded)] == [("standard", 0)]


@rule("ME-VIC-7")
@pytest.mark.parametrize(("points", "turn"), [((25, 3), 2), ((24, 20), 5), ((7, 7), 5)])
def test_the_result_keeps_both_totals_and_the_turn(points: Sequence[int], turn: int) -> None:
    found = ending(*points, turn=turn).match.outcome
    assert found is not None
    assert found.params == {"first": points[0], "second": points[1], "turn": turn}


@rule("ME-MIS-1", "ME-VIC-3")
@pytest.mark.parametrize(("mission", "total"), [("bloodbath", 20), ("groundfahll", 20), ("purple-gold", 30)])
def test_each_mission_has_its_own_total(mission: str, total: int) -> None:
    for points, ended in ((total - 1, False), (total, True)):
        field = end_of_turn((6, 1), turn=2, mission=mission, players=[{"points": points}, {}])
        assert (field.match.outcome is not None) == ended


SHORT = """
id: short
kind: competitive
name: {en: Short, de: Kurz, pl: Krótka}
deployment: random
turns: 3
both:
  victoryTotal: 4
  primary: {objective: kingOfTheHill, x: 2}
  secondary: {objective: meatGrinder, x: 1}
"""


@rule("ME-MIS-6", "ME-VIC-4", "ME-OBJ-9")
@pytest.mark.parametrize(("turn", "points"), [(2, [2, 2]), (3, [4, 4])])
def test_a_mission_of_ones_own_may_have_other_turns(turn: int, points: list[int]) -> None:
    rest = [unit(code, activated=code != "B") for code in HOME if code != "D"]
    own = {"options": {"missions": [SHORT]}, "mission": "short"}
    field = Field(unit("D", (24, 24), activated=True), *rest, turn=turn, dice=((6, 1),), **own).finish()
    field.decline("retire")
    assert [event.points for event in field.told(PointsScored)] == points
    assert (field.match.outcome is not None) == (turn == 3)


@rule("ME-TRN-1", "ME-TRN-9")
def test_the_end_phase_waits_for_the_last_unit_of_either_side() -> None:
    field = waiting("B", "H", mission="bloodbath", next=0)
    field.finish()
    assert (field.asked, field.seat) == ("activate-1", 1)
