"""View: what one seat may see, and a full state imagined from it."""

from __future__ import annotations

import msgspec

from edgewise.core import view as views
from edgewise.core.dealer import Dealer
from edgewise.core.flow import Frame, Want
from edgewise.core.view import Known, drawn
from tests.dummy_game.frames import Bidding
from tests.dummy_game.kinds import Card
from tests.dummy_game.state import PACK, SHORT, State
from tests.dummy_game.wire import Scene

HIDDEN = Card(views.HIDDEN)


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


def seen(state: State, seat: int | None, known: Known) -> View:
    """The view of a seat; None is a spectator."""
    return View(scene(state, seat), [*state.points], known.pending, known.state)


def veiled(state: State, seat: int | None) -> State:
    """A copy without the hands of others, without the deck, and without what others bid under seal."""
    twin = state.clone()
    twin.cards = (HIDDEN,) * len(state.cards)
    twin.hands = [hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands)]
    twin.stack = [_sealed(frame) for frame in state.stack]
    return twin


def _sealed(frame: Frame) -> Frame:
    return Bidding((HIDDEN,) * len(frame.cards)) if isinstance(frame, Bidding) else frame


def fill(state: State, dealer: Dealer) -> None:
    """Deals what is hidden from what lies nowhere open."""
    known = [card for cards in (*state.hands, state.shown) for card in cards]
    unseen = tuple(card for card in pack(state) if card not in known)
    left = list(map(Card, drawn(dealer, 0, unseen, len(unseen))))
    for owner, hand in enumerate(state.hands):
        dealt = [left.pop() if card == HIDDEN else card for card in hand]
        state.hands[owner] = tuple(sorted(dealt))
    state.cards = tuple(sorted(left.pop() for _ in state.cards))
    state.stack = [Bidding(state.hands[0][: len(f.cards)]) if isinstance(f, Bidding) else f for f in state.stack]


def pack(state: State) -> tuple[Card, ...]:
    """All cards of a match."""
    return PACK if state.book.options.opening else SHORT
