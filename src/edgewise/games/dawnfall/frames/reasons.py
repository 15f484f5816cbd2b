"""Why an option is refused in a window: which rule forbids it there. DF-TIM, DF-CRD, DF-ENH, DF-BAN."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    Counterattack,
    EndTurn,
    Fight,
    Movers,
    Mulligan,
    PlayCard,
    UseBanner,
    UseEnhancement,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.frames.asks import refuse, unexpected
from edgewise.games.dawnfall.state import Game, living, number
from edgewise.games.dawnfall.timing import IN_SEQUENCE, WINDOWS


def enhancement_refusal(state: Game, squad: int, e: Any, half: str, power: int) -> Refusal | None:
    """What forbids an Action of an attached Enhancement. DF-ENH-10, DF-ENH-15, DF-ENH-16."""
    record = state.book.cards[e.card]
    if e.disabled:
        return refuse("DF-ENH-10", "enhancement-disabled")
    if not living(state, squad):
        return refuse("DF-ENH-15", "squad-without-models")
    if half == "lower" and record.squads and state.book.squads[state.squad_card[squad]].id not in record.squads:
        return refuse("DF-ENH-10", "lower-action-disabled", names=record.squads)
    if state.book.powers[power].passive and e.bought:
        return refuse("DF-ENH-16", "passive-bought-already")
    return None


def why_not(state: Game, seat: int, window: str, scope: int, action: Action) -> Refusal:
    """Names the rule that forbids an option here."""
    match action:
        case PlayCard(card, half, bind):
            return _why_not_card(state, seat, window, scope, card, half, bind)
        case Attach(card, squad, replace):
            return _why_not_attach(state, seat, window, card, squad, replace)
        case UseEnhancement(squad, card, half, bind):
            return _why_not_enhancement(state, seat, window, scope, squad, card, half, bind)
        case UseBanner(index, bind):
            return _why_not_banner(state, seat, window, scope, index, bind)
        case Activate():
            return refuse("DF-ACT-3", "activate-here")
        case EndTurn():
            return refuse("DF-TIM-2", "end-turn-here")
        case Mulligan():
            return refuse("DF-OPT-5", "mulligan-here")
        case Movers():
            return unexpected(action, "window-" + window, "DF-MOV-1")
        case Fight():
            return unexpected(action, "window-" + window, "DF-COM-1")
        case Counterattack():
            answered = scope >= 0 and (number(state, scope, "round") or number(state, scope, "backstab"))
            return unexpected(action, "window-" + window, "DF-CTR-5" if answered else "DF-CTR-1")
        case UseStatus(kind, model, squad, index):
            return _why_not_status(state, seat, window, scope, (kind, model, squad), index)
        case UseShrine(index, bind):
            return _why_not_shrine(state, seat, window, scope, index, bind)
        case _:
            return unexpected(action, "window-" + window, "DF-TIM-2")


def _why_not_card(state: Game, seat: int, window: str, scope: int, card: str, half: str, bind: int) -> Refusal:
    book = state.book
    if card not in book.cards:
        return refuse("DF-CRD-1", "unknown-card", card=card)
    if card not in state.hands[seat]:
        return refuse("DF-CRD-1", "card-not-in-hand", card=card)
    if book.is_enhancement[card]:
        return refuse("DF-ENH-1", "enhancement-from-hand", card=card)
    power = book.half(card, half)
    record = book.powers[power]
    if book.timely[card, half, window, seat == state.turn] is None:
        if window in IN_SEQUENCE and book.facts[power].starts_combat and record.is_free:
            return refuse("DF-TIM-6", "combat-in-combat")
        return _why_not_now(state, window, record, is_own_moment=book.timely[card, half, window, True] is not None)
    if bind not in _bindings(state, seat, power, -1):
        return _why_not_bound(state, seat, record, bind)
    found = _use_refusal(state, seat, power, bind, scope, card, -1, "hand")
    return found or refuse("DF-CRD-9", "no-target", what="")


def _why_not_now(state: Game, window: str, record: Any, *, is_own_moment: bool) -> Refusal:
    if record.timings and not record.is_free:
        if is_own_moment:  # the right moment in another player's turn
            return refuse("DF-CLR-8", "own-turn-only")
        return refuse("DF-CRD-8", "printed-timing", timings=record.timings)
    if record.is_instant:
        return refuse("DF-TIM-11", "instant-not-now", window=window)
    is_closed = WINDOWS[window].kind in ("LIMITED", "REROLL")
    return refuse("DF-CRD-7", "timed-only" if is_closed else "ordinary-not-now", window=window)


def _why_not_bound(state: Game, seat: int, record: Any, bind: int) -> Refusal:
    is_squad = record.binding.type in ("any_own_squad", "squad_named", "attached_squad", "enemy_squad")
    if is_squad and 0 <= bind < len(state.squad_seat):
        if record.binding.type == "squad_named" and state.squad_seat[bind] == seat:
            card = state.book.squads[state.squad_card[bind]].id
            if card not in record.binding.names:
                return refuse("DF-CRD-3", "wrong-squad-name", names=record.binding.names)
        if not living(state, bind):
            return refuse("DF-CRD-4", "squad-without-models")
    rule = "DF-CRD-3" if record.binding.type == "squad_named" else "DF-CRD-2"
    return refuse(rule, "not-bindable", bind=bind)


def _why_not_attach(state: Game, seat: int, window: str, card: str, squad: int, replace: str) -> Refusal:
    if card not in state.hands[seat]:
        return refuse("DF-CRD-1", "card-not-in-hand", card=card)
    if not state.book.is_enhancement[card]:
        return refuse("DF-ENH-1", "not-an-enhancement", card=card)
    if seat != state.turn or WINDOWS[window].kind != "OPEN":
        return refuse("DF-ENH-4", "attach-not-now")
    return can_attach(state, seat, card, squad, replace) or refuse("DF-ENH-4", "attach-not-now")


def _why_not_enhancement(
    state: Game, seat: int, window: str, scope: int, squad: int, card: str, half: str, bind: int
) -> Refusal:
    mine = 0 <= squad < len(state.squad_seat) and state.squad_seat[squad] == seat
    attached = next((e for e in state.attached[squad] if e.card == card), None) if mine else None
    if attached is None:
        return refuse("DF-ENH-9", "not-attached", card=card)
    power = state.book.half(card, half)
    found = enhancement_refusal(state, squad, attached, half, power)
    if found is not None:
        return found
    if state.book.timely[card, half, window, seat == state.turn] is None:
        return refuse("DF-ENH-14", "enhancement-not-now", window=window)
    if bind not in _bindings(state, seat, power, squad):
        return _why_not_bound(state, seat, state.book.powers[power], bind)
    found = _use_refusal(state, seat, power, bind, scope, card, squad, "enhancement")
    return found or refuse("DF-CRD-2", "not-bindable", bind=bind)


def _why_not_status(
    state: Game, seat: int, window: str, scope: int, bearer: tuple[str, int, int], index: int
) -> Refusal:
    kind, model, squad = bearer
    if seat != state.turn or WINDOWS[window].kind != "OPEN":
        return refuse("DF-TIM-11", "not-now", window=window)
    there = any((s.kind, s.model, s.squad) == bearer for s in state.statuses)
    owner = squad if squad >= 0 or not there else state.model_squad[model]
    if not there or state.squad_seat[owner] != seat or not 0 <= index < len(state.book.status_powers(kind)):
        return refuse("DF-CRD-2", "not-bindable", bind=model)
    power = state.book.status_powers(kind)[index]
    found = _untimely(state, window, power) or _use_refusal(state, seat, power, -1, scope, kind, owner, "status")
    return found or refuse("DF-TIM-11", "not-now", window=window)


def _untimely(state: Game, window: str, power: int) -> Refusal | None:
    """An Action of a Banner, Shrine or status that waits for a moment of its own. DF-CRD-8."""
    if window in state.book.facts[power].open_in:
        return None
    if window in IN_SEQUENCE and state.book.facts[power].fights_freely:
        return refuse("DF-TIM-6", "combat-in-combat")
    return refuse("DF-CRD-8", "printed-timing", timings=state.book.powers[power].timings)


def _why_not_shrine(state: Game, seat: int, window: str, scope: int, index: int, bind: int) -> Refusal:
    powers = state.book.shrine_powers(state, seat)
    if seat != state.turn or WINDOWS[window].kind != "OPEN":
        return refuse("DF-SHR-4" if state.kind == "passive" else "DF-TIM-11", "not-now", window=window)
    if not 0 <= index < len(powers):
        return refuse("DF-SHR-1", "no-such-option", option=index + 1)
    if bind not in _bindings(state, seat, powers[index], -1):
        return _why_not_bound(state, seat, state.book.powers[powers[index]], bind)
    found = _untimely(state, window, powers[index])
    found = found or _use_refusal(state, seat, powers[index], bind, scope, "", -1, "shrine")
    return found or refuse("DF-CRD-2", "not-bindable", bind=bind)


def _why_not_banner(state: Game, seat: int, window: str, scope: int, index: int, bind: int) -> Refusal:
    powers = state.book.banner_powers(state, seat)
    if seat != state.turn or WINDOWS[window].kind != "OPEN":
        return refuse("DF-BAN-2", "banner-not-now")
    if not state.banners[seat]:
        return refuse("DF-BAN-3", "banner-face-down")
    if not 0 <= index < len(powers):
        return refuse("DF-BAN-5", "no-such-option", option=index + 1)
    if bind not in _bindings(state, seat, powers[index], -1):
        return _why_not_bound(state, seat, state.book.powers[powers[index]], bind)
    found = _untimely(state, window, powers[index])
    found = found or _use_refusal(state, seat, powers[index], bind, scope, "", -1, "banner")
    return found or refuse("DF-CRD-2", "not-bindable", bind=bind)


from edgewise.games.dawnfall.frames.attaching import can_attach
from edgewise.games.dawnfall.frames.powers import bindings as _bindings
from edgewise.games.dawnfall.frames.powers import why_not_use as _use_refusal
