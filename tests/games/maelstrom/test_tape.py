"""What the tape tells of moves, deployments and gaps: as the rules judge them, and nothing changes. ME-MEA-1."""

from __future__ import annotations

from typing import Any

import pytest

import edgewise
from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Ask
from edgewise.core.refusal import BadInput, Refusal
from edgewise.games.maelstrom.actions import Deploy, GoOnTheMove, Move
from edgewise.games.maelstrom.frames.activation import Act
from edgewise.games.maelstrom.measuring import measured, read_asked
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.wire import Measured, Onlook
from tests.games.maelstrom.field import Field, unit
from tests.games.maelstrom.table import Squad, Table, wall, wood
from tests.games.maelstrom.test_moving import BIKES, TROOPERS, five, foes, make, move, one
from tests.support.rules import rule

GAME: Any = edgewise.game("maelstrom")


def tape(state: Game, **asked: Any) -> tuple[Measured, Refusal | None]:
    """The answer to a question; nothing is changed by it."""
    before = state.clone()
    found = measured(state, read_asked(asked))
    assert all(getattr(state, column) == getattr(before, column) for column in ("x", "y", "z", "on", "fortitude"))
    assert (state.facing, state.place, state.cover, state.leader) == (
        before.facing,
        before.place,
        before.cover,
        before.leader,
    )
    return found


def way(table: Table, *steps: tuple[float, ...], **asked: Any) -> Measured:
    """What a move of the first unit comes to."""
    return tape(table.state, type="way", unit=0, steps=mils(steps), **asked)[0]


def mils(steps: tuple[tuple[Any, ...], ...]) -> list[list[Any]]:
    return [[round(x * 1000), round(y * 1000), *surface] for x, y, *surface in steps]


def first(table: Table, *steps: tuple[float, ...], **asked: Any) -> Onlook:
    """The first enemy as it would stand to the first unit after a move."""
    return way(table, *steps, **asked).onlooks[0]


# ways


@rule("ME-MEA-1", "ME-MOV-2", "ME-TER-11")
def test_a_way_tells_what_it_uses_up_and_what_of_it_is_climbing() -> None:
    hill = wall("hill", 12, 5, 20, 15, height=2000, standable=True)
    table = Table(one(), foes((40, 40)), pieces=[hill])
    found, refused = tape(table.state, type="way", unit=0, steps=mils(((13, 10, "hill:top"),)))
    assert (found.length, found.climb, found.allowance, refused) == (5000, 2000, 5000, None)
    _, refused = tape(table.state, type="way", unit=0, steps=mils(((13.1, 10, "hill:top"),)))
    assert refused is not None and refused.rule == "ME-MOV-2"


@rule("ME-MEA-1", "ME-MOV-7", "ME-SCO-9")
def test_the_others_are_told_where_the_move_then_sets_them() -> None:
    table = Table(five(), foes((40, 40))).active(0)
    found = way(table, (14, 10), facing=9000)
    make(table, move((14, 10), facing=9000))
    state = table.state
    assert [each.at for each in found.places] == [
        (state.x[m], state.y[m]) for m in (each.model for each in found.places)
    ]
    assert found.places[0].model == state.leader[0]
    assert found.facing == state.facing[0] == 9000
    assert found.coherent


@rule("ME-MEA-1", "ME-MOV-8", "ME-UNI-11")
def test_places_by_hand_are_judged_and_who_would_stray_is_told() -> None:
    table = Table(Squad(TROOPERS, [(10, 10), (11.5, 10)]), foes((40, 40)))
    found, refused = tape(table.state, type="way", unit=0, steps=[[12000, 10000]], places=[[1, [16500, 10000]]])
    assert [each.strays for each in found.places] == [False, True]
    assert not found.coherent
    assert refused is not None and refused.rule == "ME-UNI-12"


@rule("ME-MEA-1", "ME-TER-8", "ME-TYP-3")
def test_the_levels_that_a_move_brings_are_told_with_their_rules() -> None:
    mire = wood("mire", 12, 8, 14, 12, dangerous=2)
    table = Table(one(), foes((40, 40)), pieces=[mire])
    assert [(each.amount, each.what, each.rule) for each in way(table, (13, 10)).levels] == [
        (2, "dangerous-ground", "ME-TER-9")
    ]
    hill = wall("hill", 12, 5, 30, 15, height=2000, standable=True)
    bikes = Table(Squad(BIKES, [(10, 10)]), foes((40, 40)), pieces=[hill])
    assert [(each.amount, each.what) for each in way(bikes, (15, 10, "hill:top")).levels] == [(1, "climbing")]  # type: ignore[arg-type]


@rule("ME-MEA-1", "ME-CHG-1")
def test_a_charge_out_of_reach_is_refused_and_still_told() -> None:
    table = Table(one(), foes((40, 40)))
    found, refused = tape(table.state, type="way", unit=0, kind="charge", target=1, steps=[[14000, 10000]])
    assert refused is not None and refused.rule == "ME-CHG-1"
    assert found.places[0].at == (14000, 10000)


@rule("ME-MEA-1", "ME-MOV-12")
def test_beyond_the_edge_of_the_table_nobody_is_looked_at() -> None:
    table = Table(one(), foes((40, 40)))
    found, refused = tape(table.state, type="way", unit=0, steps=[[-3000, 10000]])
    assert refused is not None and refused.rule == "ME-MOV-12"
    assert found.onlooks == ()


# what an end comes to


@rule("ME-MEA-1", "ME-LOS-8", "ME-LOS-9")
def test_the_end_tells_who_would_be_seen_and_what_is_in_the_way() -> None:
    tall = wall("tower", 19, 8, 20, 12, height=4000)
    table = Table(one((10, 10)), foes((30, 10)), pieces=[tall])
    behind = first(table, (11, 10))
    assert not behind.sees.seen and not behind.seen.seen
    assert behind.sees.features == behind.seen.features == ("tower",)
    assert behind.sees.ray[0][:2] == (11000, 10000)
    aside = first(table, (10, 15))
    assert aside.sees.seen and aside.seen.seen
    assert aside.sees.ray[1][:2] == (30000, 10000)
    assert aside.sees.features == ()


@rule("ME-MEA-1", "ME-SHO-17")
def test_a_low_wall_hides_in_part_with_a_ray_that_it_cuts() -> None:
    low = wall("wall", 19, 8, 20, 12, height=1000)
    table = Table(one((10, 10)), foes((21, 10)), pieces=[low])
    found = first(table, (11, 10)).sees
    assert found.seen and found.hidden
    assert found.features == ("wall",)
    assert found.cut is not None


@rule("ME-MEA-1", "ME-COV-6", "ME-ARM-6")
def test_cover_is_told_against_each_enemy_with_its_reasons() -> None:
    copse = wood("copse", 12, 8, 18, 12)
    table = Table(one((10, 10)), foes((5, 10)), foes((40, 10)), pieces=[copse])
    rear, front = way(table, (13, 10), facing=0).onlooks
    assert (rear.behind, rear.cover.value, front.behind, front.cover.value) == (True, 2, False, 3)
    assert [(part.amount, part.what) for part in rear.cover.parts] == [(3, "terrain"), (-1, "rear-arc")]


@rule("ME-MEA-1", "ME-SHO-4")
def test_range_and_bands_are_those_of_the_end() -> None:
    table = Table(Squad(TROOPERS, [(10, 10)]), foes((40, 10)))
    far, near = first(table, (10.5, 10)), first(table, (14, 10), kind="dash")
    assert (far.gap, near.gap) == (28_500, 25_000)
    assert {each.band for each in far.bands} == {"long"}
    ranges = {each.range for each in far.bands}
    assert ranges and all(length < 28_500 for length in ranges)


@rule("ME-MEA-1", "ME-OBJ-4")
def test_markers_that_would_be_touched_are_told() -> None:
    field = Field(unit("B", (8, 20)), markers=[["groundfahll", 10000, 20000]], turn=1)
    found, _ = tape(field.state, type="way", unit=field.unit("B"), steps=[[9000, 20000]], kind="dash")
    assert found.markers == (0,)


# what is asked now


@rule("ME-MEA-1", "ME-ACT-2")
def test_the_unit_that_acts_is_judged_by_its_activation_and_others_by_their_moves_alone() -> None:
    field = Field(unit("B", (8, 20)))
    field.activate("B")
    assert isinstance(field.state.stack[-1], Act)
    field.play(Move("move", steps=move((8, 22)).steps))
    _, refused = tape(field.state, type="way", unit=field.unit("B"), steps=[[8000, 23000]])
    assert refused is not None and refused.rule == "ME-ACT-3"
    _, refused = tape(field.state, type="way", unit=field.unit("C"), steps=[[12000, 5000]])
    assert refused is None


@rule("ME-MEA-1", "ME-ACT-12")
def test_a_bonus_move_is_measured_while_it_is_asked_for() -> None:
    field = Field(unit("B", (8, 20)), dice=(1, 6))
    field.activate("B").play(Move("move", steps=move((8, 22)).steps), GoOnTheMove())
    if field.asked != "bonus-move":
        pytest.fail(f"asked for {field.asked}")
    here, steps = field.unit("B"), [[8000, 22900]]
    found, refused = tape(field.state, type="way", unit=here, kind="bonus", steps=steps)
    assert (found.length, refused) == (900, None)
    with pytest.raises(BadInput, match="ME-MEA-1"):
        tape(field.state, type="way", unit=field.unit("C"), kind="bonus", steps=[])


# gaps


@rule("ME-MEA-1", "ME-MEA-3")
def test_a_gap_is_told_between_the_nearest_models() -> None:
    table = Table(Squad(TROOPERS, [(10, 10), (12, 10)]), foes((20, 10), (17, 10)))
    found, _ = tape(table.state, type="gap", a={"unit": 0}, b={"unit": 1})
    assert (found.gap, found.contact) == (4000, False)
    assert found.ends == ((12000, 10000), (17000, 10000))
    found, _ = tape(table.state, type="gap", a={"model": 1}, b={"at": [12000, 14000]})
    assert found.gap == 3500


@pytest.mark.parametrize(
    ("asked", "field", "named"),
    [
        ({"type": "gap", "a": {"unit": 9}, "b": {"unit": 1}}, "measure.a.unit", "ME-SCO-12"),
        ({"type": "gap", "a": {"model": 99}, "b": {"unit": 1}}, "measure.a.model", "ME-SCO-12"),
        ({"type": "gap", "a": {"unit": 0}, "b": {"marker": 3}}, "measure.b.marker", "ME-SCO-12"),
        ({"type": "gap", "a": {"unit": 0, "model": 0}, "b": {"unit": 1}}, "measure.a", "ME-MEA-1"),
        ({"type": "gap", "a": {"unit": 0}, "b": {"at": [0, 0, "moon"]}}, "measure.b.at", "ME-SCO-12"),
        ({"type": "way", "unit": 7, "steps": []}, "measure.unit", "ME-SCO-12"),
        ({"type": "way", "unit": 0, "kind": "charge", "target": 8}, "measure.target", "ME-SCO-12"),
        ({"type": "way", "unit": 0, "kind": "fly"}, "measure.kind", "ME-MEA-1"),
        ({"type": "way", "unit": 0, "kind": "retreat"}, "measure.kind", "ME-MEA-1"),
        ({"type": "way", "unit": 0, "steps": [[10**9, 0]]}, "measure.steps[0][0]", "ME-MEA-1"),
        ({"type": "deploy", "unit": 0, "places": [[0, 0]]}, "measure.type", "ME-MEA-1"),
        ({"type": "guess"}, "measure.type", "ME-MEA-1"),
    ],
)
@rule("ME-MEA-1")
def test_bad_questions_are_told_what_is_wrong(asked: dict[str, Any], field: str, named: str) -> None:
    table = Table(one(), foes((40, 40)))
    with pytest.raises(BadInput) as told:
        tape(table.state, **asked)
    assert (told.value.field, told.value.rule) == (field, named)


@rule("ME-MEA-1", "ME-MOV-11")
def test_a_surface_that_there_is_not_is_refused_without_an_end() -> None:
    table = Table(one(), foes((40, 40)))
    found, refused = tape(table.state, type="way", unit=0, steps=[[12000, 10000, "moon"]])
    assert refused is not None and refused.rule == "ME-MOV-11"
    assert found.places == ()


# deployment


def _until(question: str, seed: int) -> Game:
    """A match with the first answers to every question, up to the first one of a kind."""
    dealer, state = SeededDealer(seed), GAME.setup({})
    while not (isinstance(state.want, Ask) and state.want.key == question):
        GAME.apply(state, GAME.proposals(state)[0] if isinstance(state.want, Ask) else dealer.deal(state.want))
    found: Game = state
    return found


@rule("ME-MEA-1", "ME-DEP-1", "ME-DEP-13")
def test_a_deployment_is_told_as_it_then_stands() -> None:
    state = _until("deploy", 4)
    offered = [each for each in GAME.proposals(state) if isinstance(each, Deploy)]
    for action in offered:
        places = [[stand.x, stand.y, stand.surface] for stand in action.places]
        found, refused = tape(state, type="deploy", unit=action.unit, places=places, facing=action.facing)
        after = state.clone()
        GAME.apply(after, action)
        assert refused is None
        assert {each.model: each.at for each in found.places} == {
            m: (after.x[m], after.y[m]) for m in state.book.models_of_unit[action.unit]
        }
    _, refused = tape(state, type="deploy", unit=offered[0].unit, places=[[18000, 18000]])
    assert refused is not None and refused.rule == "ME-DEP-1"
