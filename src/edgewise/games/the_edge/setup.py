"""Options -> the first state. ED-SET-5, ED-SET-6, ED-SET-10."""

from __future__ import annotations

from edgewise.core.phrase import name_words, phrase
from edgewise.core.refusal import BadInput
from edgewise.games.the_edge.actions import Deploy
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.options import SEATS
from edgewise.games.the_edge.queries.setting import formations, pool_refusal, pool_spots, undeployed
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
        progress=[tuple(Card(c.id) for c in book.factions[army].progress) for army in book.seat_army],
        sides=[0] * squads,
        hp=[card.shields for card in book.squad_card],
        exhausted=[False] * squads,
        attached=[()] * squads,
        at=[None] * len(book.model_squad),
        pools=tuple(Pool(*p.at, p.crystals) for p in book.scenario.pools),
    )


def check_room(book: Book) -> None:
    """On a table of one's own, pools and squads must find places, whoever deploys first. ED-SET-3, ED-SET-9."""
    options = book.options
    if options.obstacles is None and not options.scenarios and not options.content:
        return
    field = "scenario" if options.obstacles is None else "obstacles"
    state = blank_state(book)
    pools, state.pools = state.pools, ()
    for pool in pools:
        if pool_refusal(state, (pool.x, pool.y)) is not None:
            raise BadInput(phrase("bad-pool-covered"), field=field, rule="ED-SET-3", code="E_POOL_PLACE")
    for first in range(SEATS):
        _try_table(book, first, field)


def _try_table(book: Book, first: int, field: str) -> None:
    """Sets everything down as it comes; what finds no place is named."""
    state = blank_state(book)
    state.first = first
    for crystals in (*book.scenario.own_pools,) * SEATS:
        spots = pool_spots(state)
        if not spots:
            raise BadInput(phrase("bad-no-pool-room"), field=field, rule="ED-SET-3", code="E_POOL_PLACE")
        state.pools = (*state.pools, Pool(*spots[0], crystals))
    for seat in range(SEATS):
        while waiting := undeployed(state, seat):
            found = formations(state, seat)
            if not found:
                name = name_words(book.squad_card[waiting[0]].name)
                raise BadInput(phrase("bad-no-room", squad=name), field=field, rule="ED-SET-9", code="E_DEPLOY_ZONE")
            deployed = found[0]
            assert isinstance(deployed, Deploy)
            for model, place in zip(book.squad_models[deployed.squad], deployed.places, strict=True):
                state.at[model] = place
