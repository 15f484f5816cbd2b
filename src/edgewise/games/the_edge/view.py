"""View: what one seat may see, and a full state imagined from it. ED-SPL-1."""

from __future__ import annotations

import msgspec

from edgewise.core import view as views
from edgewise.core.columns import columns
from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Want
from edgewise.core.view import Known, drawn
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.profiles import Ground, Obstacle
from edgewise.games.the_edge.seen import Seen, seen
from edgewise.games.the_edge.state import Game

HIDDEN = Card(views.HIDDEN)


class View(Seen, frozen=True):
    """Everything a seat may know; `state` is the same as columns, with secrets replaced."""

    obstacles: tuple[Obstacle, ...]
    grounds: tuple[Ground, ...]
    pending: Want | None
    legal: tuple[Action, ...]
    cards: dict[str, dict[str, str]]
    state: msgspec.Raw


def cards_in_sight(state: Game, seat: int | None) -> set[Card]:
    """The own hand, and the cards that are queued, in force or attached."""
    hand = state.hands[seat] if seat is not None else ()
    cards = {*hand, *(Card(i.source) for i in (*state.queue, *state.resolving) if i.is_card)}
    return cards | {Card(r.source) for r in state.running if r.card} | {c for row in state.attached for c in row}


def view(state: Game, seat: int | None, known: Known) -> View:
    """The view of a seat; None is a spectator."""
    return View(
        **columns(Seen, seen(state, seat)),
        obstacles=state.book.obstacle_records,
        grounds=state.book.ground_records,
        **known._asdict(),
    )


def veiled(state: Game, seat: int | None) -> Game:
    """A copy with everything secret replaced: hands and decks of others. ED-SPL-1."""
    twin = state.clone()
    for owner in range(2):
        if seat != owner:
            twin.hands[owner] = (HIDDEN,) * len(state.hands[owner])
            twin.decks[owner] = (HIDDEN,) * len(state.decks[owner])
    return twin


def fill(state: Game, dealer: Dealer) -> None:
    """Replaces hidden cards by cards that could be there."""
    for owner in range(2):
        _fill(state, owner, dealer)


def _fill(state: Game, owner: int, dealer: Dealer) -> None:
    hidden = state.hands[owner].count(HIDDEN)
    if not hidden and HIDDEN not in state.decks[owner]:
        return
    left = list(unseen(state, owner))
    hand = [Card(card) for card in drawn(dealer, owner, tuple(left), hidden)]
    for card in hand:
        left.remove(card)
    state.hands[owner] = tuple(sorted((*(c for c in state.hands[owner] if c != HIDDEN), *hand)))
    state.decks[owner] = tuple(left[: len(state.decks[owner])])


def unseen(state: Game, owner: int) -> tuple[Card, ...]:
    """The cards of a player's deck that lie nowhere open: those of his hand and deck."""
    left = list(state.book.decks[owner])
    items = [Card(i.source) for i in (*state.queue, *state.resolving) if i.holds_card and i.seat == owner]
    lying = [Card(r.source) for r in state.running if r.card and r.seat == owner]
    for card in (*state.graveyards[owner], *items, *lying, *state.hands[owner]):
        if card in left:
            left.remove(card)
    return tuple(left)
