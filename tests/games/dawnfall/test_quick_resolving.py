"""Payments, Wounds and exchanges that happen in one go are proved equal to what they stand for."""

from __future__ import annotations

from typing import Any

import pytest

from edgewise import SeededDealer, game
from edgewise.core.flow import Action, Ask, Frame, Frames, advance
from edgewise.games.dawnfall.frames import exchanges, wounds
from edgewise.games.dawnfall.frames.activation import COMBAT, END_ACTIVATION, MOVE, Blocks
from edgewise.games.dawnfall.frames.combat import Sequence
from edgewise.games.dawnfall.frames.exchanges import AttackRoll, Compare, DefenseRoll, Strike
from edgewise.games.dawnfall.frames.modes import OfferMode, mode_cost, mode_extras
from edgewise.games.dawnfall.frames.payment import can_pay, payers, plans, purse
from edgewise.games.dawnfall.frames.prices import choices_of, lacking, only_charges, prices, short_of
from edgewise.games.dawnfall.frames.tolls import can_pay_toll
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.frames.wounds import ApplyWound, DealWounds, NextWound, ValueDeath
from edgewise.games.dawnfall.queries.attributes import attribute, is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import Some, is_alive, living, models_touching, on_board, open_scope, ring, seat_of
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


@rule("DF-ENH-9", "DF-PAY-9", "DF-ACT-5")
def test_a_cost_of_charges_only_and_bans_on_modes_are_judged_as_all_others() -> None:
    lacked = set()
    for state, _ in situations(74, every=10):
        for squad, attached in enumerate(state.attached):
            assert (OfferMode(squad).wants(state) is None) == bool(mode_obstacle(state, squad))
            for e in attached:
                record = state.book.cards[e.card].lower
                scope = open_scope(state, "action", -1, card=e.card, squad=Some("squad", (squad,)), seat=0)
                slow = None if choices_of(record) else short_of(state, scope, prices(state, scope, record))
                if only_charges(record.prices) >= 0:
                    assert lacking(state, scope, record) == slow
                    lacked.add(slow is None)
                del state.scopes[scope:]
    assert lacked == {True, False}


def mode_obstacle(state: Any, squad: int) -> bool:
    """Whether the turn player cannot change the Mode of a Squad, each reason asked for by itself."""
    cost, models = mode_cost(state, squad), living(state, squad)
    banned = bool(models) and is_forbidden(state, models[0], "change_mode")
    return banned or cost is None or not can_pay_toll(state, state.turn, cost, mode_extras(state, squad), squad)


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
                    patched.setattr(exchanges, "exchange", exchange_by_frames)
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
