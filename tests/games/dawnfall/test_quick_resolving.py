"""Payments, Wounds and exchanges that happen in one go are proved equal to what they stand for."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import SeededDealer, game
from edgewise.core.flow import Action, Ask, Frame, Frames, advance
from edgewise.games.dawnfall.frames import combat, wounds
from edgewise.games.dawnfall.frames.combat import AttackRoll, Compare, DefenseRoll, Sequence, Strike
from edgewise.games.dawnfall.frames.payment import can_pay, payers, plans, purse
from edgewise.games.dawnfall.frames.turns import COMBAT, END_ACTIVATION, MOVE, Blocks
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.frames.wounds import ApplyWound, DealWounds, NextWound, ValueDeath
from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import is_alive, models_touching, on_board, ring, seat_of
from tests.support.rules import rule
from tests.support.situations import situations

RULES = game("dawnfall")


@rule("DF-PAY-4", "DF-PAY-6", "DF-PAY-9")
def test_what_can_be_paid_is_what_the_purse_holds_and_every_mix_of_it() -> None:
    for state, want in situations(71, every=9):
        squads = state.book.squads_by_seat(state, want.seat)
        able = [(s, state.endurance[s]) for s in squads if state.endurance[s] and is_alive(state, s)]
        assert list(payers(state, want.seat)) == able
        for n in range(1, 5):
            found = plans(state, want.seat, n)
            assert can_pay(state, want.seat, n) == (n <= purse(state, want.seat)) == bool(found)
            for plan in found:
                assert plan.crystals <= state.crystals[want.seat]
                assert all(0 < k <= dict(able)[s] for s, k in plan.endurance)


def wound_by_wound(state: Any, scope: int) -> Frames:
    """The next Wound as it is written: every part of it is a frame."""
    here = state.scopes[scope]
    if here["wounds"] <= 0 or state.spaces[here["victim"].ids[0]] < 0:
        return ()
    here["prevented"] = 0
    return (*open_window(state, "W-W1", scope), ApplyWound(scope), NextWound(scope))


def death_by_frames(state: Any, scope: int) -> Frames:
    """A death as it is written."""
    state.scopes[scope]["saved"] = 0
    return (*open_window(state, "W-D1", scope), ValueDeath(scope))


def exchange_by_frames(state: Any, scope: int) -> Frames:
    """An Attack as it is written."""
    return (*open_window(state, "W-C3", scope), AttackRoll(scope), DefenseRoll(scope), Compare(scope), Strike(scope))


def play_on(state: Any, frame: Frame) -> Any:
    """The state after a frame and the first answers to everything that it asks."""
    twin, dealer = state.clone(), SeededDealer(1)
    twin.stack.append(frame)
    advance(twin)
    for _ in range(9):
        if twin.want is not None:
            is_asked = isinstance(twin.want, Ask)
            RULES.apply(twin, RULES.legal(twin)[0] if is_asked else dealer.deal(twin.want))
    return twin


@rule("DF-WND-2", "DF-WND-7", "DF-COM-10")
def test_wounds_and_attacks_in_one_go_end_as_they_do_frame_by_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = set()
    for state, _ in situations(72, every=12):
        for model, space in enumerate(state.spaces if state.kind == "active" else ()):
            foes = targets_of(state, model, seat_of(state, model)) if space >= 0 else []
            frames: list[Frame] = [DealWounds(model, 2, "effect", -1, -1, 1 - seat_of(state, model))]
            frames += [Sequence(model, foe, -1, seat_of(state, model)) for foe in foes]
            for frame in frames if space >= 0 else ():
                quick = play_on(state, frame)
                with monkeypatch.context() as patched:
                    patched.setattr(wounds, "next_wound", wound_by_wound)
                    patched.setattr(wounds, "death", death_by_frames)
                    patched.setattr(combat, "exchange", exchange_by_frames)
                    slow = play_on(state, frame)
                assert RULES.save(quick) == RULES.save(slow)
                compared.add((type(frame), sum(quick.spaces) < sum(state.spaces)))
    assert compared >= {(DealWounds, True), (DealWounds, False), (Sequence, False)}


@rule("DF-ACT-6", "DF-COM-2")
def test_blocks_and_enemies_in_contact_are_found_as_one_by_one() -> None:
    seen = set()
    for state, _ in situations(73, every=1):
        frame = state.stack[-1]
        if not isinstance(frame, Blocks):
            continue
        here, models = state.scopes[frame.scope], on_board(state, frame.squad)
        for m in models:
            near = models_touching(state, ring(state, m), state.book.foes[state.turn])
            assert targets_of(state, m, state.turn) == [t for t in near if not is_forbidden(state, t, "be_targeted")]
        moves = [m for m in models if attribute(state, m, "mov") is not None and not is_forbidden(state, m, "move")]
        fights = [m for m in models if can_attack(state, m) and targets_of(state, m, state.turn)]
        listed: list[Action] = [MOVE] if moves and not here["moved"] else []
        listed += [COMBAT] if fights and not here["fought"] else []
        assert frame.options(state) == (*listed, END_ACTIVATION)
        seen.add(len(listed))
    assert seen == {1, 2}
