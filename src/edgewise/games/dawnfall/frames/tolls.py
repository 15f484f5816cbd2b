"""Costs outside of Actions: attaching an Enhancement, changing a Mode. DF-PAY-12, DF-ENH-3, DF-SQD-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edgewise.core.flow import Frames
from edgewise.games.dawnfall.effects.values import amount
from edgewise.games.dawnfall.frames.payment import PayCrystals, can_pay
from edgewise.games.dawnfall.frames.prices import Entry, PayEntry, in_turn, short_of
from edgewise.games.dawnfall.frames.triggers import CloseScope
from edgewise.games.dawnfall.state import Game, Some, open_scope

if TYPE_CHECKING:
    from edgewise.games.dawnfall.profiles import Price


def can_pay_toll(state: Game, seat: int, crystals: int, extras: tuple[Price, ...], squad: int, card: str = "") -> bool:
    """Whether a seat can pay Crystals and other currencies for a Squad in full. DF-PAY-9."""
    if not extras:
        return can_pay(state, seat, crystals)
    return toll_lacking(state, seat, crystals, extras, squad, card) is None


def toll_lacking(
    state: Game, seat: int, crystals: int, extras: tuple[Price, ...], squad: int, card: str
) -> tuple[str, int] | None:
    """The first currency that cannot be paid in full, with its amount. DF-PAY-9."""
    origin = "hand" if card else ""
    scope = open_scope(state, "toll", -1, seat=seat, squad=Some("squad", (squad,)), card=card, origin=origin)
    try:
        return short_of(state, scope, _due(state, scope, crystals, extras))
    finally:
        del state.scopes[scope:]


def _due(state: Game, scope: int, crystals: int, extras: tuple[Price, ...]) -> list[Entry]:
    others = [(p.currency, amount(state, scope, p.amount), p.from_) for p in extras]
    return [("crystal", crystals, None), *others] if crystals else others


def toll_frames(state: Game, seat: int, crystals: int, extras: tuple[Price, ...], squad: int, reason: str) -> Frames:
    """The frames that pay; only Crystals accept substitutes. DF-PAY-12."""
    if not extras and not crystals:
        return ()
    paying = PayCrystals(seat, crystals, -1, reason)
    if not extras:
        return (paying,)
    scope = open_scope(state, "toll", -1, seat=seat, squad=Some("squad", (squad,)))
    due = in_turn(_due(state, scope, crystals, extras))
    return (*(paying if c == "crystal" else PayEntry(scope, c, n, f or "") for c, n, f in due), CloseScope(scope))
