"""One generic window in which seats may react, and what each may use there. DF-TIM, DF-INS."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    Attach,
    Pass,
    PlayCard,
    UseBanner,
    UseEnhancement,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.frames.asks import ask
from edgewise.games.dawnfall.queries.answers import aimed_at
from edgewise.games.dawnfall.state import Game, Some, look, number, seat_of
from edgewise.games.dawnfall.timing import IN_SEQUENCE, REPLACED, WINDOWS

PASS = Pass()
PASS_ONLY: tuple[Action, ...] = (PASS,)


def open_window(state: Game, window: str, scope: int, actor: int = -1) -> Frames:
    """Forced effects of the moment, then the window; none when nobody has an option. DF-INS-8, DF-TIM-8."""
    timings = state.book.window_triggers.get(window)
    due = tuple(f for t in timings for f in forced_now(state, t, window, scope)) if timings else ()
    return (*due, *window_frames(state, window, scope, actor))


def forced_now(state: Game, timing: str, window: str, scope: int) -> Frames:
    """The forced effects of one moment of a window; a Marked side is needed where the moment names it."""
    if timing == "on_marked" and not number(state, scope, "marked"):
        return ()
    if timing == "on_hit" and look(state, scope, "verdict") != "hit":
        return ()
    return forced(state, timing, scope)


def window_frames(state: Game, window: str, scope: int, actor: int = -1) -> Frames:
    """The window itself."""
    if state.kind != "active" and (window, state.kind) != ("W-T9", "end"):
        return ()
    order = asking_order(state, window, scope, actor)
    for place, seat in enumerate(order):
        if may_act(state, seat, window):
            return (Window(window, order, place, scope, actor),)
    return ()


def asking_order(state: Game, window: str, scope: int, actor: int) -> tuple[int, ...]:
    """Who is asked in which order. DF-TIM-2, DF-GEN-6, DF-INS-6."""
    clockwise: tuple[tuple[int, ...], ...] = state.book.clockwise
    turn = state.turn
    match WINDOWS[window].order:
        case "turn":
            return clockwise[turn]
        case "others_then_turn":
            return (*clockwise[turn][1:], turn)
        case "mover":
            return clockwise[actor if actor >= 0 else turn]
        case "others":
            return clockwise[actor if actor >= 0 else turn][1:]
        case "payer":
            return (actor,)
        case "defender":
            attacker = _owner(state, scope, "attacker", turn)
            defender = _owner(state, scope, "defender", turn)
            rest = tuple(s for s in clockwise[defender] if s not in (attacker, defender))
            return (defender, *rest, attacker) if attacker != defender else (defender, *rest)
        case "owner":
            return clockwise[_owner(state, scope, "victim" if window[2] in "WD" else "target", turn)]
        case "targets":
            found = look(state, scope, "answering")
            return _targets_first(state, actor, found.ids if isinstance(found, Some) else ())
        case _:
            return _targets_first(state, actor if actor >= 0 else turn, aimed_at(state) if window == "W-T5" else ())


def _owner(state: Game, scope: int, role: str, default: int) -> int:
    models = as_models(state, named(state, scope, role)) if scope >= 0 else ()
    return seat_of(state, models[0]) if models else default


def _targets_first(state: Game, actor: int, targeted: Collection[int | str]) -> tuple[int, ...]:
    others: tuple[int, ...] = state.book.clockwise[actor][1:]
    return (*(s for s in others if s in targeted), *(s for s in others if s not in targeted), actor)


def may_act(state: Game, seat: int, window: str) -> bool:
    """Whether public information leaves the seat an option. DF-INS-8."""
    if state.removed[seat] or seat in state.autopass:
        return False
    book = state.book
    own = seat == state.turn
    if state.hands[seat] and book.faction_windows(state.factions[seat])[window, own]:
        if not book.options.fast_pass:
            return True
        return len(usable(state, seat, window, len(state.scopes) - 1)) > 0
    if any(state.attached) and _attached_may_act(state, seat, window, own):
        return True
    if own and WINDOWS[window].kind == "OPEN":
        return bool(state.banners[seat] or state.statuses or book.shrine(state, seat).actions)
    return False


def _attached_may_act(state: Game, seat: int, window: str, own: bool) -> bool:
    windows = state.book.card_windows
    for squad in state.book.squads_by_seat(state, seat):
        for e in state.attached[squad]:
            if windows[e.card, window, own] and not e.disabled:
                return True
    return False


def usable(state: Game, seat: int, window: str, scope: int) -> list[Action]:
    """Everything the seat may use in this window. DF-TIM-11, DF-CRD-7, DF-CRD-8, DF-CLR-8."""
    own = seat == state.turn
    found: list[Action] = []
    kind = WINDOWS[window].kind
    hand = state.hands[seat]
    able: dict[Any, list[int]] = {}
    if hand:
        _from_hand(state, seat, window, scope, own, found, able)
    if any(state.attached):
        _from_enhancements(state, seat, window, scope, own, found)
    if own and kind == "OPEN":
        _of_table(state, seat, window, scope, found, able)
    return found


def able_binds(state: Game, seat: int, power: int, able: dict[Any, list[int]]) -> list[int]:
    """Bindings of a plain Action whose first step can do something; shared by Actions with the same steps."""
    record = state.book.powers[power]
    key = (id(record.steps), record.bind)
    found = able.get(key)
    if found is None:
        found = _bindings(state, seat, power, -1)
        gate = state.book.facts[power].gate
        if gate:
            test = GATES[gate]
            found = [b for b in found if test(state, seat, b)]
        elif not state.book.facts[power].simple:
            found = [b for b in found if _use_refusal(state, seat, power, b, -1, "", -1, "hand") is None]
        able[key] = found
    return found


def _from_hand(
    state: Game, seat: int, window: str, scope: int, own: bool, found: list[Action], able: dict[Any, list[int]]
) -> None:
    book = state.book
    timely = book.timely
    hand = state.hands[seat]
    kind = WINDOWS[window].kind
    for card in hand if len(hand) < 2 or len(set(hand)) == len(hand) else dict.fromkeys(hand):
        if book.is_enhancement[card]:
            if own and kind == "OPEN":
                found += attachments(state, seat, card)
            continue
        for half in ("upper", "lower"):
            power = timely[card, half, window, own]
            if power is None:
                continue
            facts = book.facts[power]
            if facts.plain and not state.modifiers and not (facts.starts_combat and in_fight(state)):
                if not facts.crystals or can_pay(state, seat, facts.crystals):
                    found += [book.play_action(card, half, b) for b in able_binds(state, seat, power, able)]
                continue
            quick = GATES[facts.gate] if facts.gate else None
            for bind in _bindings(state, seat, power, -1):
                if quick is not None and not quick(state, seat, bind):
                    continue
                if _use_refusal(state, seat, power, bind, scope, card, -1, "hand") is None:
                    found.append(book.play_action(card, half, bind))


def attachments(state: Game, seat: int, card: str) -> list[Action]:
    """Every way to attach a card. DF-ENH-5 to DF-ENH-7."""
    found: list[Action] = []
    if not can_pay(state, seat, state.book.attach_crystals(card)):
        return found
    for squad in state.book.squads_by_seat(state, seat):
        attached = state.attached[squad]
        for replace in ("",) if len(attached) < 2 else ("", *(e.card for e in attached)):
            if can_attach(state, seat, card, squad, replace) is None:
                found.append(Attach(card, squad, replace))
    return found


def _from_enhancements(state: Game, seat: int, window: str, scope: int, own: bool, found: list[Action]) -> None:
    timely = state.book.timely
    for squad in state.book.squads_by_seat(state, seat):
        for e in state.attached[squad]:
            for half in ("upper", "lower"):
                power = timely[e.card, half, window, own]
                if power is None or e.charges < state.book.facts[power].charges:
                    continue
                if enhancement_refusal(state, squad, e, half, power) is not None:
                    continue
                gate = state.book.facts[power].gate
                by_squad = state.book.powers[power].binding.type == "attached_squad"
                if gate and by_squad and not GATES[gate](state, seat, squad):
                    continue
                for bind in _bindings(state, seat, power, squad):
                    if _use_refusal(state, seat, power, bind, scope, e.card, squad, "enhancement") is None:
                        found.append(UseEnhancement(squad, e.card, half, bind))


def _of_table(state: Game, seat: int, window: str, scope: int, found: list[Action], able: dict[Any, list[int]]) -> None:
    """Banner, Shrine and status Actions; only in the own Active turn. DF-BAN-2, DF-SHR-4."""
    book = state.book
    in_sequence = window in IN_SEQUENCE
    if state.banners[seat]:
        for index, power in enumerate(book.banner_powers(state, seat)):
            if in_sequence and book.facts[power].starts_combat:
                continue
            facts = book.facts[power]
            if facts.plain and not facts.crystals and not state.modifiers:
                found += [UseBanner(index, b) for b in able_binds(state, seat, power, able)]
                continue
            for bind in _bindings(state, seat, power, -1):
                if _use_refusal(state, seat, power, bind, scope, "", -1, "banner") is None:
                    found.append(UseBanner(index, bind))
    for index, power in enumerate(book.shrine_powers(state, seat)):
        for bind in _bindings(state, seat, power, -1):
            if _use_refusal(state, seat, power, bind, scope, "", -1, "shrine") is None:
                found.append(UseShrine(index, bind))
    for status in dict.fromkeys(state.statuses):
        owner = state.squad_seat[status.squad if status.squad >= 0 else state.model_squad[status.model]]
        if owner == seat:
            for index, power in enumerate(book.status_powers(status.kind)):
                squad = status.squad if status.squad >= 0 else state.model_squad[status.model]
                if _use_refusal(state, seat, power, -1, scope, status.kind, squad, "status") is None:
                    action = UseStatus(status.kind, status.model, status.squad, index)
                    if action not in found:
                        found.append(action)


def use(state: Game, seat: int, action: Action, scope: int) -> Frames:
    """The frames of using an option of a window."""
    book = state.book
    match action:
        case PlayCard(card, half, bind):
            hand = list(state.hands[seat])
            hand.remove(card)
            state.hands[seat] = tuple(hand)
            state.resolving = (*state.resolving, card)
            return _declare(state, seat, book.half(card, half), bind, scope, card, -1, "hand")
        case UseEnhancement(squad, card, half, bind):
            return _declare(state, seat, book.half(card, half), bind, scope, card, squad, "enhancement")
        case UseBanner(index, bind):
            return _declare(state, seat, book.banner_powers(state, seat)[index], bind, scope, "", -1, "banner")
        case UseShrine(index, bind):
            return _declare(state, seat, book.shrine_powers(state, seat)[index], bind, scope, "", -1, "shrine")
        case UseStatus(kind, model, squad, index):
            frames = _declare(state, seat, book.status_powers(kind)[index], -1, scope, kind, squad, "status")
            here = state.scopes[-1]
            if model >= 0:
                here["model"] = Some("model", (model,))
                here["squad"] = Some("squad", (state.model_squad[model],))
            return frames
        case Attach(card, squad, replace):
            hand = list(state.hands[seat])
            hand.remove(card)
            state.hands[seat] = tuple(hand)
            state.resolving = (*state.resolving, card)
            cost = book.attach_crystals(card)
            paid = toll_frames(state, seat, cost, book.attach_extras(card), squad, "attach")
            return (*paid, AttachNow(seat, card, squad, replace))
        case _:
            raise AssertionError(action)


class Window(Frame, frozen=True):
    """Each player in order may use one option or pass; a used option starts the order again. DF-TIM-3."""

    waits = True
    window: str
    order: tuple[int, ...]
    place: int
    scope: int
    actor: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.order[self.place], "window-" + self.window)

    def options(self, state: Game) -> tuple[Action, ...]:
        found = usable(state, self.order[self.place], self.window, self.scope)
        return (PASS, *found) if found else PASS_ONLY

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Pass) or action in self.options(state):
            return None
        return why_not(state, self.order[self.place], self.window, self.scope, action)

    def step(self, state: Game, reply: Any) -> Frames:
        seat = self.order[self.place]
        if isinstance(reply, Pass):
            if reply.rest_of_turn:
                state.autopass = (*state.autopass, seat)
            for place in range(self.place + 1, len(self.order)):
                if may_act(state, self.order[place], self.window):
                    return (Window(self.window, self.order, place, self.scope, self.actor),)
            return ()
        frames = use(state, seat, reply, self.scope)
        kind = WINDOWS[self.window].kind
        if self.window == "W-T5":
            return (*frames, Reopen("W-T5", self.scope, seat))
        if kind in ("LIMITED", "REROLL"):
            return (*frames, Reopen(self.window, self.scope, self.actor))
        return (*frames, Reopen("W-T5", self.scope, seat), Reopen(self.window, self.scope, self.actor))


class Reopen(Frame, frozen=True):
    """The order of a window starts again. DF-TIM-3, DF-INS-6."""

    window: str
    scope: int
    actor: int

    def step(self, state: Game, reply: Any) -> Frames:
        if self.window in IN_SEQUENCE and self.scope >= 0 and number(state, self.scope, "cancelled"):
            return ()
        if self.window in REPLACED and number(state, self.scope, REPLACED[self.window]):
            return ()
        if self.window == "W-C6" and number(state, self.scope, "fixed_defense", -1) >= 0:
            return ()
        spared = named(state, self.scope, "spared").ids if self.window in ("W-S1", "W-S4") else ()
        if spared and all(m in spared for m in named(state, self.scope, "target").ids):
            return ()
        return window_frames(state, self.window, self.scope, self.actor)


from edgewise.games.dawnfall.frames.attaching import AttachNow, can_attach
from edgewise.games.dawnfall.frames.gates import GATES
from edgewise.games.dawnfall.frames.payment import can_pay
from edgewise.games.dawnfall.frames.powers import bindings as _bindings
from edgewise.games.dawnfall.frames.powers import declare as _declare
from edgewise.games.dawnfall.frames.powers import in_fight
from edgewise.games.dawnfall.frames.powers import why_not_use as _use_refusal
from edgewise.games.dawnfall.frames.reasons import enhancement_refusal, why_not
from edgewise.games.dawnfall.frames.tolls import toll_frames
from edgewise.games.dawnfall.frames.triggers import forced
