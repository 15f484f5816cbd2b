"""A plan that is interrupted before the models leave: the board changes under it. W-M2, DF-MOV-14, DF-CLR-5."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.actions import Activate, Movers, Place, PlayCard, Push, StartMove
from tests.support.fan import Record, card, fan, squad
from tests.support.play import Table, table
from tests.support.rules import rule
from tests.support.stage import place_of
from tests.support.stage import squad as sq

PLAIN: Record = {"changeMode": "no"}
SQUADS = [squad("small", models=2, basic=PLAIN), squad("large", base=2, basic=PLAIN)]
PUT: Record = {"do": "relocate", "who": "self_model"}
OWN: Record = {"bind": {"type": "own_model"}}
MOVER, FOE, OTHER = 0, 2, 3


def planned(step: Record, foe: str, *pushed: Push, **more: Any) -> Table:
    """A large model plans to end on (1,0).{0,1}; the opponent may interrupt with this step."""
    trip = card("trip", step, instant=True, interrupt=True, timing="on_move_declared", **more)
    mine = {"faction": "wardens", "squads": [sq("large", "(0,0).{0,1}"), sq("large", "(6,0).{0,1}")]}
    theirs = {"faction": "wardens", "hand": ["trip"], "squads": [sq("small", foe, "(3,2).0")]}
    options = {"content": [fan(trip, squads=SQUADS)], "allow_mirror": True}
    t = table({"options": options, "players": [mine, theirs]})
    t.play(Activate(0), StartMove(), Movers((MOVER,)), Place((1, 0), (0, 1)), *pushed)
    assert t.asked == "window-W-M2"
    return t


@rule("DF-CLR-5", "DF-BRD-17")
def test_a_model_put_on_the_planned_end_lets_the_mover_end_beside_it() -> None:
    t = planned(PUT, "(6,5).0", **OWN).play(PlayCard("trip", "lower", FOE), Place((1, 0), (1,)))
    assert {a.space for a in t.legal(Place)} == {(1, 0)}
    t.play(Place((1, 0), (0, 2))).pass_all()
    assert (place_of(t, MOVER), place_of(t, FOE)) == ("(1,0).{0,2}", "(1,0).1")


@rule("DF-MOV-14")
def test_a_mover_that_dies_before_it_leaves_does_not_arrive() -> None:
    t = planned({"do": "kill", "to": "mover"}, "(6,5).0").play(PlayCard("trip", "lower", -1)).pass_all()
    assert (place_of(t, MOVER), t.asked) == ("dead", "main")


@rule("DF-MOV-14")
def test_a_mover_that_is_put_elsewhere_before_it_leaves_stays_there() -> None:
    t = planned({"do": "relocate", "who": "mover"}, "(6,5).0")
    t.play(PlayCard("trip", "lower", -1), Place((5, 5), (0, 1))).pass_all()
    assert place_of(t, MOVER) == "(5,5).{0,1}"


@rule("DF-PSH-1", "DF-CLR-5")
def test_a_model_that_is_out_of_the_way_is_not_pushed_any_more() -> None:
    t = planned(PUT, "(1,0).0", Push(FOE, (1, 0), (2,)), **OWN)
    t.play(PlayCard("trip", "lower", FOE), Place((6, 5), (0,))).pass_all()
    assert (place_of(t, MOVER), place_of(t, FOE)) == ("(1,0).{0,1}", "(6,5).0")
    assert not t.events("model-pushed")


@rule("DF-CLR-5", "DF-PSH-6")
def test_a_mover_whose_victim_lost_its_destination_ends_without_a_push() -> None:
    t = planned(PUT, "(1,0).0", Push(FOE, (1, 0), (2,)), **OWN)
    t.play(PlayCard("trip", "lower", OTHER), Place((1, 0), (2,)))
    assert all(not {0, 2} & set(a.hexes) for a in t.legal(Place))
    t.play(Place((1, 0), (3, 4))).pass_all()
    assert [place_of(t, m) for m in (MOVER, FOE, OTHER)] == ["(1,0).{3,4}", "(1,0).0", "(1,0).2"]


@rule("DF-MOV-10", "DF-CLR-5")
def test_a_way_that_is_closed_after_the_plan_was_accepted_is_still_the_way() -> None:
    trip = card("trip", PUT, instant=True, interrupt=True, timing="on_move_declared", **OWN)
    giant = squad("giant", base=7, basic=PLAIN)
    mine = {"faction": "wardens", "squads": [sq("large", "(0,0).{0,1}")]}
    theirs = {"faction": "wardens", "hand": ["trip"], "squads": [sq("giant", "(6,5)")]}
    options = {"content": [fan(trip, squads=[*SQUADS, giant])], "allow_mirror": True}
    t = table({"options": options, "players": [mine, theirs]})
    t.play(Activate(0), StartMove(), Movers((MOVER,)), Place((2, 0), (0, 1)))
    t.play(PlayCard("trip", "lower", 1), Place((1, 0), (0, 1, 2, 3, 4, 5, 6))).pass_all()
    assert place_of(t, MOVER) == "(2,0).{0,1}"
