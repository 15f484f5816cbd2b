"""Shortcuts of single steps are proved equal to what they stand for, in random matches."""

from __future__ import annotations

from itertools import chain, pairwise, product
from typing import Any

import pytest

from edgewise import game
from edgewise.core.flow import Rolled
from edgewise.games.dawnfall.continuous import _is_out_of_touch
from edgewise.games.dawnfall.frames.arriving import short_run
from edgewise.games.dawnfall.frames.charges import MoveCharge
from edgewise.games.dawnfall.frames.dice import FACES, ChooseDie, RollDie
from edgewise.games.dawnfall.frames.moves import PickMovers
from edgewise.games.dawnfall.frames.plans import short_way, way_occupied, way_of
from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack
from edgewise.games.dawnfall.queries.places import path, reach, reach_past, straight_run
from edgewise.games.dawnfall.state import open_scope
from edgewise.geometry.hexes import PLACEMENTS
from tests.support.rules import rule
from tests.support.situations import situations

RULES = game("dawnfall")


def run_by_turns(state: Any, way: tuple[int, ...], start: int) -> int:
    """The last stretch of a way without a turn, Space by Space."""
    spots = (start, *way)
    turns = [state.book.board.direction(a, b) for a, b in pairwise(spots)]
    run = 0
    while run < len(turns) and turns[-1 - run] == turns[-1]:
        run += 1
    return run


@rule("DF-KEY-9", "DF-MOV-12")
def test_the_straight_stretch_of_a_way_is_counted_as_turn_by_turn() -> None:
    state = next(state for state, _ in situations(61) if state.number)
    spaces = range(state.book.board.count)
    for start in spaces:
        for goal in spaces:
            way = path(state, 2, start, goal, 6, state.occupied, through=False)
            assert straight_run(state, way, start) == run_by_turns(state, way, start)
            if way and state.book.board.distance[start][goal] < 2:
                assert way == (goal,)


@rule("DF-MOV-12")
def test_movers_to_the_next_space_need_no_way() -> None:
    seen = 0
    for state, _ in situations(62, every=1):
        frame = state.stack[-1]
        if not isinstance(frame, PickMovers):
            continue
        movers = state.scopes[frame.scope]["mover"].ids
        for model, steps in zip(movers, state.scopes[frame.scope]["steps"].ids, strict=True):
            start = state.spaces[model]
            for goal in (start, *state.book.board.neighbours[start]) if steps else ():
                way = way_of(state, frame.scope, model, movers, goal)
                assert straight_run(state, way, start) == state.book.board.distance[start][goal]
                seen += 1
    assert seen > 20


@rule("DF-KEY-9", "DF-MOV-12")
def test_movers_two_spaces_away_go_straight_on_or_turn_once() -> None:
    runs = set()
    for state, _ in chain.from_iterable(situations(seed, every=1) for seed in (62, 63)):
        frame = state.stack[-1]
        if isinstance(frame, PickMovers):
            movers = state.scopes[frame.scope]["mover"].ids
            occupied = way_occupied(state, movers)
            for model, steps in zip(movers, state.scopes[frame.scope]["steps"].ids, strict=True):
                for goal in reach(state, 2, state.spaces[model], min(steps, 3), occupied, through=False):
                    way = short_way(state, frame.scope, model, occupied, goal)
                    if len(way) > 1:
                        run = short_run(state, frame.scope, model, occupied, goal)
                        assert run == run_by_turns(state, way, state.spaces[model])
                        runs.add(run)
    assert runs >= {1, 2, 3}


@rule("DF-MOV-3", "DF-MOV-6")
def test_spaces_that_cannot_be_crossed_are_told_at_once() -> None:
    for state, _ in situations(64, every=10):
        terrain = state.book.terrain
        hexes = terrain.by_space(state.occupied)
        for size, start, steps in product(PLACEMENTS, range(0, state.book.board.count, 4), (2, 3, 5)):
            at_once = reach_past(state, start, steps, terrain.blocked(size, start, steps, hexes))
            assert list(at_once) == list(reach(state, size, start, steps, state.occupied, through=False))


@rule("DF-RER-1", "DF-RER-4", "DF-RER-8")
@pytest.mark.parametrize("seed", [63, 64])
def test_a_reroll_is_offered_where_there_is_more_than_keeping(seed: int) -> None:
    offered = set()
    for state, _ in situations(seed, every=1):
        frame = state.stack[-1]
        if not isinstance(frame, ChooseDie):
            continue
        for die, faces in FACES.items():
            for value in faces:
                trial = state.clone()
                (rolled,) = RollDie(frame.seat, frame.scope, frame.purpose, die).step(trial, Rolled(value))
                asked = rolled.wants(trial) is not None
                assert asked == (len(rolled.options(trial)) > 1)
                offered.add(asked)
    assert offered == {True, False}


@rule("DF-ENH-12", "DF-COM-16")
def test_charges_and_attackers_are_found_as_one_by_one() -> None:
    for state, _ in situations(65, every=4):
        for squad, attached in enumerate(state.attached):
            for e in attached:
                frame = MoveCharge(state.squad_seat[squad], squad, e.card)
                assert (frame.wants(state) is not None) == (len(frame.options(state)) > 1)
        for model in range(len(state.spaces)):
            banned = is_forbidden(state, model, "attack") or is_forbidden(state, model, "combat")
            assert can_attack(state, model) == (attribute(state, model, "att") is not None and not banned)


@rule("DF-KEY-8")
def test_models_out_of_touch_with_a_shrine_are_not_found_around_it() -> None:
    near = 0
    for state, _ in situations(66, every=10):
        (hold,) = state.book._shrines["blood-altar"].holds
        shrines = [t for t in state.tokens if t.kind == "shrine"]
        for token in shrines:
            scope = open_scope(state, "hold", -1, seat=token.owner)
            found = hold.on.all(state, scope).ids
            del state.scopes[scope:]
            for model in range(len(state.spaces)):
                missed = _is_out_of_touch(state, hold.on, token.owner, model)
                assert not (missed and model in found)
                near += not missed
    assert near
