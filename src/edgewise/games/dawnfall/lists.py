"""Squad lists and decks: what is legal, and what to propose. DF-SET-8 to DF-SET-16."""

from __future__ import annotations

from collections import Counter

from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.frames.asks import refuse
from edgewise.games.dawnfall.profiles import Card
from edgewise.games.dawnfall.state import Game


def squads_refusal(state: Game, seat: int, squads: tuple[str, ...]) -> Refusal | None:
    """Why a list of Squads is not allowed. DF-SET-8, DF-SET-9."""
    cards = Counter(state.book.squad_cards(state.factions[seat]))
    for squad, n in Counter(squads).items():
        if squad not in cards:
            return refuse("DF-SET-8", "foreign-squad", squad=squad)
        if n > cards[squad]:
            return refuse("DF-SET-8", "squad-twice", squad=squad)
    wanted = min(state.book.constants.squads, cards.total())
    fewer = state.book.options.allow_fewer_squads and 0 < len(squads) < wanted
    if len(squads) != wanted and not fewer:
        return refuse("DF-SET-8", "squad-count", n=len(squads), wanted=wanted)
    return None


def deck_refusal(state: Game, seat: int, cards: tuple[str, ...], squads: tuple[str, ...]) -> Refusal | None:
    """Why a deck is not allowed. DF-SET-13 to DF-SET-15."""
    pool = {c.id: c for c in state.book.factions[state.factions[seat]].cards}
    names = {state.book.squads[s].id for s in squads}
    for card, n in Counter(cards).items():
        if card not in pool:
            return refuse("DF-SET-13", "foreign-card", card=card)
        if n > pool[card].copies:
            return refuse("DF-SET-15", "too-many-copies", card=card, copies=pool[card].copies)
        if pool[card].squads and not names & set(pool[card].squads):
            return refuse("DF-SET-14", "squad-not-fielded", card=card, squads=pool[card].squads)
    wanted = state.book.options.deck_size
    if len(cards) != wanted:
        return refuse("DF-SET-13", "deck-size", n=len(cards), wanted=wanted)
    return None


def proposed_decks(state: Game, seat: int, squads: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A few legal decks: the preset where it fits, then even and focused ones. DF-SET-16."""
    faction = state.book.factions[state.factions[seat]]
    names = {state.book.squads[s].id for s in squads}
    usable = [c for c in faction.cards if not c.squads or names & set(c.squads)]
    wanted = state.book.options.deck_size
    found: list[tuple[str, ...]] = []
    preset = state.book.preset(state.factions[seat], "deck", squads)
    if preset and deck_refusal(state, seat, preset, squads) is None:
        found.append(preset)
    for order in (usable, usable[::-1], sorted(usable, key=lambda c: (c.kind, c.id))):
        deck = _even(order, wanted)
        if len(deck) == wanted and deck not in found:
            found.append(deck)
    return found


def _even(cards: list[Card], wanted: int) -> tuple[str, ...]:
    """One copy of each card in turn until the deck is full."""
    deck: list[str] = []
    round_ = 1
    while len(deck) < wanted:
        added = [c.id for c in cards if c.copies >= round_]
        if not added:
            break
        deck += added[: wanted - len(deck)]
        round_ += 1
    return tuple(sorted(deck))
