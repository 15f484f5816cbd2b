"""View: what one seat may see, and a full state imagined from it. ED-SPL-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from edgewise.core.columns import columns
from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Ask, Draw, Drawn, Want, advance, as_known
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.options import seen_options
from edgewise.games.the_edge.profiles import Ground, Obstacle
from edgewise.games.the_edge.seen import Seen, seen
from edgewise.games.the_edge.state import Game

if TYPE_CHECKING:
    from edgewise.games.the_edge.game import TheEdge

HIDDEN = Card("?")


class View(Seen, frozen=True):
    """Everything a seat may know; `state` is the same as columns, with secrets replaced."""

    obstacles: tuple[Obstacle, ...]
    grounds: tuple[Ground, ...]
    pending: Want | None
    legal: tuple[Action, ...]
    cards: dict[str, dict[str, str]]
    state: msgspec.Raw


def view(game: TheEdge, state: Game, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    asked = isinstance(state.want, Ask) and state.want.seat == seat
    hand = state.hands[seat] if seat is not None else ()
    cards = {*hand, *(Card(i.source) for i in (*state.queue, *state.resolving) if i.is_card)}
    cards |= {Card(r.source) for r in state.running if r.card} | {c for row in state.attached for c in row}
    table = seen(state, seat)
    return View(
        **columns(Seen, table),
        obstacles=state.book.obstacle_records,
        grounds=state.book.ground_records,
        pending=as_known(state.want),
        legal=game.legal(state) if asked else (),
        cards={c: game.card_text(c, "en", state) for c in sorted(cards)},
        state=msgspec.Raw(game.save(_without_decks(game, veiled(state, seat), seat))),
    )


def _without_decks(game: TheEdge, twin: Game, seat: int | None) -> Game:
    """Takes deck lists of others out of the options that a state carries."""
    options = twin.book.options
    seen = seen_options(options, seat)
    if seen is not options:
        twin.book = game.book(seen)
    return twin


def veiled(state: Game, seat: int | None) -> Game:
    """A copy with everything secret replaced: hands and decks of others. ED-SPL-1."""
    twin = state.clone()
    for owner in range(2):
        if seat != owner:
            twin.hands[owner] = (HIDDEN,) * len(state.hands[owner])
            twin.decks[owner] = (HIDDEN,) * len(state.decks[owner])
    twin.want = as_known(state.want)
    return twin


def imagine(game: TheEdge, seen: View, dealer: Dealer) -> Game:
    """Some full state consistent with a view: unknown cards are drawn from what they could be."""
    state: Game = game.load(bytes(seen.state))
    for owner in range(2):
        _fill(state, owner, dealer)
    if isinstance(state.want, Draw):
        advance(state)
    return state


def _fill(state: Game, owner: int, dealer: Dealer) -> None:
    hidden = state.hands[owner].count(HIDDEN)
    if not hidden and HIDDEN not in state.decks[owner]:
        return
    pool = unseen(state, owner)
    drawn: tuple[Card, ...] = ()
    if hidden:
        found = dealer.deal(Draw(owner, pool, min(hidden, len(pool)), "imagine"))
        assert isinstance(found, Drawn)
        drawn = tuple(map(Card, found.items))
    left = list(pool)
    for card in drawn:
        left.remove(card)
    state.hands[owner] = tuple(sorted((*(c for c in state.hands[owner] if c != HIDDEN), *drawn)))
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
