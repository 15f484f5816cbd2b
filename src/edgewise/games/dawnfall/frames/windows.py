"""One generic window in which seats may react, and what each may use there. DF-TIM, DF-INS."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import (
    Attach,
    Pass,
    PlayCard,
    Use,
    UseBanner,
    UseEnhancement,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.effects.base import named
from edgewise.games.dawnfall.frames.asks import WINDOW_ASKS
from edgewise.games.dawnfall.frames.orders import asking_order
from edgewise.games.dawnfall.state import Game, Some, look, number
from edgewise.games.dawnfall.timing import IN_SEQUENCE, REPLACED, WINDOWS

if TYPE_CHECKING:
    from edgewise.games.dawnfall.offers import Offers

PASS = Pass()
PASS_ONLY: tuple[Action, ...] = (PASS,)
# Windows of targets that an interrupt may spare, and all windows that what is used in them may close.
SPARING = frozenset({"W-S1", "W-S4"})
CLOSABLE = IN_SEQUENCE | SPARING | frozenset(REPLACED)


def open_window(state: Game, window: str, scope: int, actor: int = -1) -> Frames:
    """Forced effects of the moment, then the window; none when nobody has an option. DF-INS-8, DF-TIM-8."""
    timings = state.book.window_timings[window]
    if timings is None:
        return ()
    if not timings:
        return window_frames(state, window, scope, actor)
    due = tuple(f for t in timings for f in forced_now(state, t, window, scope))
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
    book = state.book
    if window in book.turn_orders:
        order = book.turn_orders[window][state.turn]
    elif window in book.actor_orders:
        order = book.actor_orders[window][actor if actor >= 0 else state.turn]
    else:
        order = asking_order(state, window, scope, actor)
    return _from_place(state, window, order, 0, scope, actor)


def _from_place(state: Game, window: str, order: tuple[int, ...], place: int, scope: int, actor: int) -> Frames:
    """The question to the first seat from this place on that public information leaves an option. DF-INS-8."""
    book = state.book
    while place < len(order):
        seat = order[place]
        if not (state.removed[seat] or (state.autopass and seat in state.autopass)):
            offers: Offers = book.offers[1 if seat == state.turn else 0][window]
            if state.hands[seat] and state.factions[seat] in offers.holders:
                may_act = not book.options.fast_pass or _can_use(state, window, order, place)
            else:
                may_act = _has_open_offers(state, seat, offers)
            if may_act:
                return (Window(window, order, place, scope, actor),)
        place += 1
    return ()


def _can_use(state: Game, window: str, order: tuple[int, ...], place: int) -> bool:
    """Whether the seat in this place of the order has anything to use now."""
    return Window(window, order, place, len(state.scopes) - 1, -1).options(state) is not PASS_ONLY


def _has_open_offers(state: Game, seat: int, offers: Offers) -> bool:
    """Whether something besides the hand leaves the seat an option, as far as everybody can see. DF-INS-8."""
    if offers.enhancements:
        for _, row in state.book.wardrobe.dressed(state, seat):
            for e in row:
                if e.card in offers.enhancements and not e.disabled:
                    return True
    return offers.is_open and lies_open(state, seat)


def _play_card(state: Game, seat: int, action: PlayCard, scope: int) -> Frames:
    card = action.card
    _take_from_hand(state, seat, card)
    power = state.book.half(card, action.half)
    return play(state, announce(state, seat, power, action.bind, scope, card, -1, "hand"))


def _take_from_hand(state: Game, seat: int, card: str) -> None:
    """A card leaves the hand and lies beside it until it is resolved."""
    hand = state.hands[seat]
    place = hand.index(card)
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    state.resolving += (card,)


def _use_enhancement(state: Game, seat: int, action: UseEnhancement, scope: int) -> Frames:
    power = state.book.half(action.card, action.half)
    return play(state, announce(state, seat, power, action.bind, scope, action.card, action.squad, "enhancement"))


def _use_banner(state: Game, seat: int, action: UseBanner, scope: int) -> Frames:
    power = state.book.banner_powers(state, seat)[action.power]
    return play(state, announce(state, seat, power, action.bind, scope, "", -1, "banner"))


def _use_shrine(state: Game, seat: int, action: UseShrine, scope: int) -> Frames:
    power = state.book.shrine_powers(state, seat)[action.power]
    return play(state, announce(state, seat, power, action.bind, scope, "", -1, "shrine"))


def _use_status(state: Game, seat: int, action: UseStatus, scope: int) -> Frames:
    power = state.book.status_powers(action.status)[action.power]
    inner = announce(state, seat, power, -1, scope, action.status, action.squad, "status")
    if action.model >= 0:
        here = state.scopes[inner]
        here["model"] = Some("model", (action.model,))
        here["squad"] = Some("squad", (state.model_squad[action.model],))
    return play(state, inner)


def _attach(state: Game, seat: int, action: Attach, scope: int) -> Frames:
    card, squad = action.card, action.squad
    _take_from_hand(state, seat, card)
    cost, extras = state.book.attach_crystals(card), state.book.attach_extras(card)
    paid = toll_frames(state, seat, cost, extras, squad, "attach")
    return (*paid, AttachNow(seat, card, squad, action.replace))


def use(state: Game, seat: int, action: Use, scope: int) -> Frames:
    """The frames of using an option of a window."""
    match action:
        case PlayCard():
            return _play_card(state, seat, action, scope)
        case UseEnhancement():
            return _use_enhancement(state, seat, action, scope)
        case UseBanner():
            return _use_banner(state, seat, action, scope)
        case UseShrine():
            return _use_shrine(state, seat, action, scope)
        case UseStatus():
            return _use_status(state, seat, action, scope)
        case Attach():
            return _attach(state, seat, action, scope)
        case _:
            assert_never(action)


class Window(Frame, frozen=True):
    """Each player in order may use one option or pass; a used option starts the order again. DF-TIM-3."""

    waits = True
    window: str
    order: tuple[int, ...]
    place: int
    scope: int
    actor: int

    def wants(self, state: Game) -> Ask | None:
        return WINDOW_ASKS[self.window][self.order[self.place]]

    def options(self, state: Game) -> tuple[Action, ...]:
        # Everything the seat may use: DF-TIM-11, DF-CRD-7, DF-CRD-8, DF-CLR-8. Mostly that is nothing.
        book, seat = state.book, self.order[self.place]
        offers: Offers = book.offers[1 if seat == state.turn else 0][self.window]
        if offers.in_hand.isdisjoint(state.hands[seat]) and not (offers.is_open and lies_open(state, seat)):
            worn = book.wardrobe.worn(state, seat, offers)
            if not worn:
                return PASS_ONLY
            found = from_worn(Purview(state, seat, self.scope), worn, [])
        else:
            found = listed(Purview(state, seat, self.scope), self.window, offers)
        return (PASS, *found) if found else PASS_ONLY

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Pass) or action in self.options(state):
            return None
        return why_not(state, self.order[self.place], self.window, self.scope, action)

    def step(self, state: Game, reply: Pass | Use) -> Frames:
        order, place = self.order, self.place
        if isinstance(reply, Pass):
            if reply.rest_of_turn:
                state.autopass = (*state.autopass, order[place])
            place += 1
            if place == len(order):
                return ()
            return _from_place(state, self.window, order, place, self.scope, self.actor)
        frames = use(state, order[place], reply, self.scope)
        if self.window == "W-T5":
            return (*frames, Reopen("W-T5", self.scope, order[place]))
        again = Reopen(self.window, self.scope, self.actor)
        if WINDOWS[self.window].kind in ("LIMITED", "REROLL"):
            return (*frames, again)
        return (*frames, Reopen("W-T5", self.scope, order[place]), again)


class Reopen(Frame, frozen=True):
    """The order of a window starts again. DF-TIM-3, DF-INS-6."""

    window: str
    scope: int
    actor: int

    def step(self, state: Game, reply: None) -> Frames:
        if self.window in CLOSABLE and _is_closed(state, self.window, self.scope):
            return ()
        return window_frames(state, self.window, self.scope, self.actor)


def _is_closed(state: Game, window: str, scope: int) -> bool:
    """Whether what was used left nothing to answer: the step was cancelled or replaced, or all targets are spared."""
    if window in IN_SEQUENCE and scope >= 0 and number(state, scope, "cancelled"):
        return True
    if window in REPLACED and number(state, scope, REPLACED[window]):
        return True
    if window == "W-C6" and number(state, scope, "fixed_defense", -1) >= 0:
        return True
    spared = named(state, scope, "spared").ids if window in SPARING else ()
    return bool(spared) and all(m in spared for m in named(state, scope, "target").ids)


from edgewise.games.dawnfall.frames.attaching import AttachNow
from edgewise.games.dawnfall.frames.listing import from_worn, lies_open, listed
from edgewise.games.dawnfall.frames.powers import announce, play
from edgewise.games.dawnfall.frames.purview import Purview
from edgewise.games.dawnfall.frames.reasons import why_not
from edgewise.games.dawnfall.frames.tolls import toll_frames
from edgewise.games.dawnfall.frames.triggers import forced
