"""Hands and decks: drawing, decks that run out, ordered decks. DF-ACT-12, DF-ACT-13, DF-END-6, DF-OPT-9, DF-OPT-10."""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Draw, Drawn, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import OrderDeck
from edgewise.games.dawnfall.events import CardDiscarded, CardsDrawn, DeckRenewed, DeckUsedUp, tell
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.frames.triggers import forced
from edgewise.games.dawnfall.kinds import Card
from edgewise.games.dawnfall.state import Game, all_known, changed_limit, set_top


def hand_limit(state: Game, seat: int) -> int:
    """Cards a hand is filled up to. DF-ACT-13, DF-OPT-11."""
    base: int = state.book.options.hand_limit
    if state.modifiers:
        base += changed_limit(state, seat, "hand_limit")
    return base


def drawable(state: Game, seat: int) -> int:
    """Cards that a player could draw now; an endless deck is renewed on the way. DF-END-9, DF-OPT-9."""
    renewed = len(state.discards[seat]) if state.book.options.endless_deck else 0
    return len(state.decks[seat]) + len(state.tops[seat]) + renewed


class RefillHand(Frame, frozen=True):
    """A player draws up to the hand limit. DF-ACT-12, W-T8."""

    seat: int

    def step(self, state: Game, reply: None) -> Frames:
        missing = hand_limit(state, self.seat) - len(state.hands[self.seat])
        return (DrawCards(self.seat, missing),) if missing > 0 else ()


def refill_frames(state: Game, seats: Sequence[int]) -> Frames:
    """These players draw up to the hand limit; where drawing has no effects, who lacks no card is left out at once."""
    if state.book.forced_at("on_draw"):
        return tuple([RefillHand(s) for s in seats])
    if not state.modifiers:
        limit, hands = state.book.options.hand_limit, state.hands
        return tuple([DrawCards(s, limit - len(hands[s])) for s in seats if len(hands[s]) < limit])
    lacks = [(s, hand_limit(state, s) - len(state.hands[s])) for s in seats]
    return tuple([DrawCards(s, missing) for s, missing in lacks if missing > 0])


class DrawCards(Frame, frozen=True):
    """Cards come from the top of the own deck; an empty deck gives nothing. DF-END-9, DF-OPT-9."""

    waits = True
    seat: int
    count: int
    milled: bool = False

    def wants(self, state: Game) -> Draw | None:
        if self.count <= 0 or state.tops[self.seat] or not state.decks[self.seat]:
            return None
        n = min(self.count, len(state.decks[self.seat]))
        return Draw(self.seat, state.decks[self.seat], n, "draw-cards")

    def step(self, state: Game, reply: Drawn | None) -> Frames:
        seat = self.seat
        if isinstance(reply, Drawn):
            items = reply.items
            deck = list(state.decks[seat])
            for card in items:
                deck.remove(card)
            state.decks[seat] = tuple(deck)
        else:
            items = _from_top(state, seat, self.count)
        if items and self.milled:
            state.discards[seat] = (*state.discards[seat], *items)
            for card in items:
                if state.log is not None:
                    tell(state, CardDiscarded("DF-CRD-13", Seat(seat), Card(card)))
        elif items:
            state.hands[seat] += items
            if state.log is not None:
                tell(state, CardsDrawn("DF-ACT-12", Seat(seat), len(items)))
        left = self.count - len(items)
        is_out = not state.decks[seat] and not state.tops[seat] and (items or left > 0)
        renewed = check_deck(state, seat) if is_out else ()
        due = forced(state, "on_draw", -1) if items and not self.milled else ()
        more = left > 0 and (state.tops[seat] or state.decks[seat] or renewed)
        return (*renewed, *due, DrawCards(seat, left, self.milled)) if more else renewed + due


def _from_top(state: Game, seat: int, count: int) -> tuple[str, ...]:
    """Takes so many cards off the top of a deck as lie there in a known order."""
    top = state.tops[seat]
    items = top[: max(0, count)]
    if items or state.known:
        known = tuple(max(0, n - len(items)) for n in all_known(state, seat))
        set_top(state, seat, top[len(items) :], known)
    return items


def shuffle(state: Game, seat: int, more: tuple[str, ...] = ()) -> None:
    """A deck, with more cards in it, is shuffled: nobody knows its order any more. DF-OPT-10."""
    state.decks[seat] = tuple(sorted((*state.decks[seat], *state.tops[seat], *more)))
    set_top(state, seat, ())


def check_deck(state: Game, seat: int) -> Frames:
    """The last card has left a deck: the end after this turn, or a new deck. DF-END-6, DF-OPT-9."""
    if state.decks[seat] or state.tops[seat]:
        return ()
    if not state.book.options.endless_deck:
        if not state.end_after_turn:
            state.end_after_turn = True
            if state.log is not None:
                tell(state, DeckUsedUp("DF-END-6", Seat(seat)))
        return ()
    if not state.discards[seat]:
        return ()
    state.decks[seat] = tuple(sorted(state.discards[seat]))
    state.discards[seat] = ()
    if state.log is not None:
        tell(state, DeckRenewed("DF-OPT-9", Seat(seat)))
    return (OfferOrder(seat),) if state.book.options.script else ()


class OfferOrder(Frame, frozen=True):
    """Script mode: the owner may put the deck into any order. DF-OPT-10."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "order-deck") if state.decks[self.seat] else None

    def options(self, state: Game) -> tuple[Action, ...]:
        deck = state.decks[self.seat]
        return (OrderDeck(()), OrderDeck(deck), OrderDeck(deck[::-1]))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if not isinstance(action, OrderDeck):
            return unexpected(action, "order-deck", "DF-OPT-10")
        if action.cards and sorted(action.cards) != sorted(state.decks[self.seat]):
            return refuse("DF-OPT-10", "other-cards")
        return None

    def step(self, state: Game, reply: OrderDeck | None) -> Frames:
        if isinstance(reply, OrderDeck) and reply.cards:
            set_top(state, self.seat, reply.cards)
            state.decks[self.seat] = ()
        return ()


def decks_out(state: Game) -> tuple[int, ...]:
    """The seats whose Action decks are used up. DF-END-6."""
    if all(state.decks):
        return ()
    tops = state.tops
    return tuple([s for s, deck in enumerate(state.decks) if not deck and not tops[s]])
