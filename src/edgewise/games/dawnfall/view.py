"""View: what one seat may see, and a full state imagined from it. DF-INF-1 to DF-INF-4."""

from __future__ import annotations

import msgspec

from edgewise.core.columns import columns
from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Want
from edgewise.core.view import HIDDEN, Known, drawn
from edgewise.games.dawnfall.seen import Seen, may_see, opened, seen
from edgewise.games.dawnfall.state import Game, known_top


class View(Seen, frozen=True):
    """Everything a seat may know; `state` is the same as columns, with secrets replaced."""

    pending: Want | None
    legal: tuple[Action, ...]
    cards: dict[str, dict[str, str]]
    state: msgspec.Raw


def cards_in_sight(state: Game, seat: int | None) -> set[str]:
    """The hands that a seat may see, and the cards that resolve or are attached."""
    hands = {c for s in range(state.book.seats) if may_see(state, seat, s) for c in state.hands[s]}
    shown = {*hands, *state.resolving, *(e.card for row in state.attached for e in row)}
    return {card for card in shown if card in state.book.cards}


def view(state: Game, seat: int | None, known: Known) -> View:
    """The view of a seat; None is a spectator. DF-INF-4."""
    return View(**columns(Seen, seen(state, seat, opened(state))), **known._asdict())


def veiled(state: Game, seat: int | None) -> Game:
    """A copy with everything secret replaced: hands, decks, and choices not yet revealed. DF-INF-2."""
    twin = state.clone()
    for owner in range(state.book.seats):
        if not may_see(state, seat, owner):
            twin.hands[owner] = (HIDDEN,) * len(state.hands[owner])
        _veil_deck(twin, owner, seat)
    if not state.squad_card:
        twin.chosen = [c if s == seat else (HIDDEN,) if c else () for s, c in enumerate(state.chosen)]
    return twin


def _veil_deck(twin: Game, owner: int, seat: int | None) -> None:
    """Leaves the seat the top cards that it knows; of the rest the owner knows which they are, in no order."""
    n = known_top(twin, owner, seat)
    rest = (*twin.decks[owner], *twin.tops[owner][n:])
    twin.decks[owner] = tuple(sorted(rest)) if seat == owner else (HIDDEN,) * len(rest)
    twin.tops[owner] = twin.tops[owner][:n]


def fill(state: Game, dealer: Dealer) -> None:
    """Replaces what is hidden by what could be there."""
    for owner in range(state.book.seats):
        _fill(state, owner, dealer)
    if not state.squad_card:
        state.chosen = [game_squads(state, s) if c == (HIDDEN,) else c for s, c in enumerate(state.chosen)]


def game_squads(state: Game, seat: int) -> tuple[str, ...]:
    """Some legal list for a seat whose choice is not revealed."""
    cards = state.book.squad_cards(state.factions[seat])
    return cards[: min(state.book.constants.squads, len(cards))]


def _fill(state: Game, owner: int, dealer: Dealer) -> None:
    """Replaces hidden cards by cards of the faction that could be there."""
    hidden_hand = state.hands[owner].count(HIDDEN)
    hidden_deck = state.decks[owner].count(HIDDEN)
    if not hidden_hand + hidden_deck:
        return
    pool = _pool(state, owner)
    items = drawn(dealer, owner, pool, hidden_hand + hidden_deck)
    items += (pool or (HIDDEN,))[:1] * (hidden_hand + hidden_deck - len(items))
    known = tuple(c for c in state.hands[owner] if c != HIDDEN)
    state.hands[owner] = (*known, *items[:hidden_hand])
    if hidden_deck:
        state.decks[owner] = tuple(sorted(items[hidden_hand:]))


def _pool(state: Game, owner: int) -> tuple[str, ...]:
    """Cards of the faction that the fielded Squads allow, less those seen elsewhere."""
    names = {c for s, c in enumerate(state.squad_card) if state.squad_seat[s] == owner}
    cards = [
        c.id
        for c in state.book.factions[state.factions[owner]].cards
        if not c.squads or not names or names & set(c.squads)
        for _ in range(c.copies)
    ]
    mine = [e.card for s, row in enumerate(state.attached) if state.squad_seat[s] == owner for e in row]
    for card in (*state.discards[owner], *state.tops[owner], *mine, *(c for c in state.hands[owner] if c != HIDDEN)):
        if card in cards:
            cards.remove(card)
    return tuple(cards)
