"""View: what one seat may see, and a full state imagined from it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Draw, Drawn, Frame, Want, advance, as_known
from tests.dummy_game.frames import Bidding
from tests.dummy_game.kinds import Card
from tests.dummy_game.state import PACK, SHORT, State
from tests.dummy_game.wire import Scene

HIDDEN = Card("?")


class View(msgspec.Struct, frozen=True):
    """Everything a seat may know; `state` is the whole with secrets replaced."""

    scene: Scene
    points: list[int]
    pending: Want | None
    state: msgspec.Raw


def scene(state: State, seat: int | None) -> Scene:
    """What lies open, and the own hand."""
    return Scene(
        game="dice",
        seat=seat,
        turn=state.turn,
        turns=state.turns,
        sides=state.book.sides,
        points=tuple(state.points),
        at=tuple(state.at),
        shown=state.shown,
        hand_counts=tuple(map(len, state.hands)),
        deck_count=len(state.cards),
        hands={} if seat is None else {str(seat): state.hands[seat]},
    )


def view(save: Callable[[State], bytes], state: State, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    shown = veiled(state, seat)
    return View(scene(state, seat), [*state.points], shown.want, msgspec.Raw(save(shown)))


def veiled(state: State, seat: int | None) -> State:
    """A copy without the hands of others, without the deck, and without what others bid under seal."""
    twin = state.clone()
    twin.cards = (HIDDEN,) * len(state.cards)
    twin.hands = [hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands)]
    twin.stack = [_sealed(frame) for frame in state.stack]
    twin.want = as_known(state.want)
    return twin


def _sealed(frame: Frame) -> Frame:
    return Bidding((HIDDEN,) * len(frame.cards)) if isinstance(frame, Bidding) else frame


def imagine(load: Callable[[bytes], State], seen: View, dealer: Dealer) -> State:
    """Some full state that looks like this: what is hidden is dealt from what lies nowhere open."""
    state = load(bytes(seen.state))
    known = [card for cards in (*state.hands, state.shown) for card in cards]
    unseen = tuple(card for card in pack(state) if card not in known)
    found = dealer.deal(Draw(0, unseen, len(unseen), "imagine"))
    assert isinstance(found, Drawn)
    left = list(map(Card, found.items))
    for owner, hand in enumerate(state.hands):
        dealt = [left.pop() if card == HIDDEN else card for card in hand]
        state.hands[owner] = tuple(sorted(dealt))
    state.cards = tuple(sorted(left.pop() for _ in state.cards))
    state.stack = [Bidding(state.hands[0][: len(f.cards)]) if isinstance(f, Bidding) else f for f in state.stack]
    if isinstance(state.want, Draw):
        advance(state)
    return state


def pack(state: State) -> tuple[Card, ...]:
    """All cards of a match."""
    return PACK if state.book.options.opening else SHORT
