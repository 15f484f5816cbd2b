"""Costs outside of Actions: attaching an Enhancement, changing a Mode. DF-PAY-12, DF-ENH-3, DF-SQD-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edgewise.core.flow import Frames
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.frames.payment import PayCrystals, can_pay
from edgewise.games.dawnfall.frames.prices import PayEntry, affordable
from edgewise.games.dawnfall.frames.triggers import CloseScope
from edgewise.games.dawnfall.state import Game, Some, open_scope

if TYPE_CHECKING:
    from edgewise.games.dawnfall.profiles import Price


def can_pay_toll(state: Game, seat: int, crystals: int, extras: tuple[Price, ...], squad: int, card: str = "") -> bool:
    """Whether a seat can pay Crystals and other currencies for a Squad in full. DF-PAY-9."""
    if not can_pay(state, seat, crystals):
        return False
    if not extras:
        return True
    origin = "hand" if card else ""
    scope = open_scope(state, "toll", -1, seat=seat, squad=Some("squad", (squad,)), card=card, origin=origin)
    try:
        return affordable(state, scope, seat, extras)
    finally:
        del state.scopes[scope:]


def toll_frames(state: Game, seat: int, crystals: int, extras: tuple[Price, ...], squad: int, reason: str) -> Frames:
    """The frames that pay; only Crystals accept substitutes. DF-PAY-12."""
    frames: Frames = (PayCrystals(seat, crystals, -1, reason),)
    if not extras:
        return frames
    scope = open_scope(state, "toll", -1, seat=seat, squad=Some("squad", (squad,)))
    entries = tuple(PayEntry(scope, p.currency, amount(state, scope, p.amount), p.from_ or "") for p in extras)
    return (*frames, *entries, CloseScope(scope))
