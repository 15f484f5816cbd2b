"""What is carried out in one go is proved equal to the frames it stands for."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import game
from edgewise.content.terms import terms
from edgewise.core.flow import Frames
from edgewise.games.dawnfall.actions import Attach, PickModel, PlayCard, UseBanner, UseEnhancement, UseStatus
from edgewise.games.dawnfall.effects.harm import CheckHit
from edgewise.games.dawnfall.frames import powers, windows
from edgewise.games.dawnfall.frames.choices import pick_action, picked_thing
from edgewise.games.dawnfall.frames.combat import ChooseFight
from edgewise.games.dawnfall.frames.drawing import RefillHand, refill_frames
from edgewise.games.dawnfall.frames.orders import asking_order
from edgewise.games.dawnfall.frames.powers import DeclareNumber, DeclareTarget, EndPower, Show, announce
from edgewise.games.dawnfall.frames.prices import PayPrices
from edgewise.games.dawnfall.frames.shooting import ShootAll, aimable, sees, shooters
from edgewise.games.dawnfall.frames.triggers import Do, Run
from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.queries.control import controlled, controls, sources
from edgewise.games.dawnfall.state import Some, on_board, open_scope
from tests.support.rules import rule
from tests.support.situations import situations

RULES = game("dawnfall")
USED = PlayCard | UseEnhancement | UseBanner | UseStatus | Attach


def frame_by_frame(state: Any, scope: int) -> Frames:
    """Playing an Action as it is written: every part of it is a frame."""
    record = state.book.powers[state.scopes[scope]["power"]]
    numbers = [DeclareNumber(scope, i) for i in range(len(record.numbers))]
    targets = [DeclareTarget(scope, i) for i in range(len(record.targets))]
    return (*numbers, *targets, PayPrices(scope), Show(scope), EndPower(scope))


def step_by_step(state: Any, block: int, index: int, scope: int) -> Frames:
    """The steps of an effect, each a frame."""
    verbs = state.book.blocks[block]
    if index >= len(verbs):
        return ()
    state.operations += 1
    return (Do(block, index, scope), Run(block, index + 1, scope))


@rule("DF-CRD-10", "DF-CRD-12", "DF-PAY-9")
@pytest.mark.parametrize("seed", [51, 52])
def test_an_action_in_one_go_ends_as_it_does_frame_by_frame(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for state, _ in situations(seed, every=4):
        for action in [a for a in RULES.legal(state) if isinstance(a, USED)][:6]:
            quick, slow = state.clone(), state.clone()
            RULES.apply(quick, action)
            with monkeypatch.context() as patched:
                patched.setattr(powers, "play", frame_by_frame)
                patched.setattr(windows, "play", frame_by_frame)
                patched.setattr(powers, "run", step_by_step)
                RULES.apply(slow, action)
            slow.stack = [f for f in slow.stack if not _is_spent(state, f)]
            assert RULES.save(quick) == RULES.save(slow)
            compared += 1
    assert compared > 30


def _is_spent(state: Any, frame: Any) -> bool:
    return isinstance(frame, Run) and frame.index >= len(state.book.blocks[frame.block])


@rule("DF-EFF-5")
@pytest.mark.parametrize("seed", [53, 54])
def test_selectors_find_what_they_say_and_a_pick_names_its_thing(seed: int) -> None:
    kinds = set()
    for state, want in situations(seed, every=40):
        spaces = tuple(range(state.book.board.count))
        things = [Some("space", spaces), Some("hex", spaces), Some("token", spaces), Some("player", (0, 1))]
        scope = open_scope(state, "trial", -1, seat=want.seat)
        for selector in state.book.selectors:
            things.append(selector.all(state, scope))
            assert selector.kind_found(state, scope) == things[-1].kind
        del state.scopes[scope:]
        for found in (*things, Some("card", state.hands[want.seat])):
            for thing in found.ids:
                assert picked_thing(state, pick_action(state, found.kind, thing)) == thing
                kinds.add(found.kind)
    assert kinds == {"model", "squad", "space", "hex", "card", "enhancement", "token", "player"}


def aims_one_by_one(state: Any, scope: int, verb: Any, shooter: int) -> list[int]:
    """What a shooter may aim at, looked for anew and judged model by model."""
    trial = open_scope(state, "trial", scope, shooter=Some("model", (shooter,)))
    found, reach = state.book.find(state, trial, verb.targets).ids, state.book.range_of(state, trial, verb)
    del state.scopes[trial:]
    board, start = state.book.board, state.spaces[shooter]
    return [
        t
        for t in found
        if state.spaces[t] >= 0
        and board.distance[start][state.spaces[t]] <= reach
        and sees(state, verb, shooter, t)
        and not is_forbidden(state, t, "be_targeted")
    ]


@rule("DF-SHO-2", "DF-SHO-3")
@pytest.mark.parametrize("seed", [55, 56])
def test_shooters_are_those_with_something_to_aim_at(seed: int) -> None:
    seen = 0
    for state, _ in situations(seed, every=5):
        for power in state.book.powers[::3]:
            for verb in [v for _, v in terms(power, ()) if isinstance(v, CheckHit) and v.shooter != "none"]:
                for seat in range(2):
                    squad = state.book.squads_by_seat(state, seat)[0]
                    scope = announce(state, seat, 0, squad, -1, "", squad, "hand")
                    aims = {m: aims_one_by_one(state, scope, verb, m) for m in on_board(state, squad)}
                    assert {m: aimable(state, scope, verb, m) for m in aims} == aims
                    slow = [m for m, found in aims.items() if found and not is_forbidden(state, m, "shoot")]
                    assert shooters(state, scope, verb) == slow
                    del state.scopes[scope:]
                    seen += bool(slow)
    assert seen > 3


@rule("DF-SHO-9", "DF-COM-2")
@pytest.mark.parametrize("seed", [57, 58])
def test_shooters_and_fights_are_asked_for_exactly_when_there_is_a_choice(seed: int) -> None:
    seen = 0
    for state, _ in situations(seed, every=1):
        frame = state.stack[-1]
        if isinstance(frame, ShootAll):
            able = shooters(state, frame.scope, state.book.blocks[frame.block][frame.index])
            assert frame.options(state) == tuple(PickModel(m) for m in dict.fromkeys(frame.left) if m in able)
        elif isinstance(frame, ChooseFight):
            fought = ChooseFight(frame.seat, frame.models, frame.scope, frame.only, frame.backstab, frame.models)
            assert frame.fights(state) and not fought.fights(state)
            assert frame.wants(state) is not None and fought.wants(state) is None
            seen += 1
    assert seen > 2


@rule("DF-ACT-12", "DF-PAS-5")
@pytest.mark.parametrize("seed", [59])
def test_hands_are_filled_and_sources_held_as_one_by_one(seed: int) -> None:
    for state, _ in situations(seed, every=6):
        seats = list(state.book.clockwise[state.turn])
        one_by_one = tuple(f for s in seats for f in RefillHand(s).step(state, None))
        assert refill_frames(state, seats) == one_by_one
        for seat in seats if state.number else ():
            assert controlled(state, seat) == [i for i in sources(state) if controls(state, seat, state.tokens[i])]


@rule("DF-TIM-2", "DF-GEN-6", "DF-INS-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_a_window_from_the_table_is_the_one_found_by_looking(seats: int) -> None:
    mode = {2: "duel", 3: "ffa", 4: "tvt"}[seats]
    state = RULES.setup({"mode": mode, "players": [{} for _ in range(seats)], "allow_mirror": True})
    for state.turn in range(seats):
        for actor in range(-1, seats):
            for window, orders in state.book.turn_orders.items():
                assert orders[state.turn] == asking_order(state, window, -1, actor)
            for window, orders in state.book.actor_orders.items():
                assert orders[actor if actor >= 0 else state.turn] == asking_order(state, window, -1, actor)
    assert ("W-T5" in state.book.actor_orders) == (seats == 2)
