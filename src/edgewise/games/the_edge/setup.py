"""Options -> the first state. ED-SET-5, ED-SET-6, ED-SET-10."""

from __future__ import annotations

from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.options import SEATS
from edgewise.games.the_edge.state import Game, Pool, State

STARTING_VP = 7
STARTING_CRYSTALS = 4


def blank_state(book: Book) -> Game:
    """A state before set-up: everything counted out, nothing placed. ED-WIN-1, ED-SET-6."""
    squads = len(book.squad_card)
    return State(
        book=book,
        want=None,
        stack=[],
        vp=[STARTING_VP] * SEATS,
        unused=[STARTING_CRYSTALS] * SEATS,
        spent=[0] * SEATS,
        hands=[()] * SEATS,
        decks=list(book.decks),
        graveyards=[()] * SEATS,
        progress=[tuple(c.id for c in book.armies[army].progress) for army in book.seat_army],
        sides=[0] * squads,
        hp=[card.shields for card in book.squad_card],
        exhausted=[False] * squads,
        attached=[()] * squads,
        at=[None] * len(book.model_squad),
        pools=tuple(Pool(*p.at, p.crystals) for p in book.scenario.pools),
    )
