"""Options and lists -> the first state. DF-SET-2, DF-SET-3, DF-SET-20."""

from __future__ import annotations

from edgewise.games.dawnfall.book import Book
from edgewise.games.dawnfall.state import Game, State


def blank_state(book: Book) -> Game:
    """A state before set-up: components counted, nothing chosen."""
    seats = book.seats
    half = book.options.vp_half
    return State(
        book=book,
        want=None,
        stack=[],
        scopes=[],
        factions=[""] * seats,
        chosen=[()] * seats,
        crystals=[0] * seats,
        temporary=[0] * seats,
        depleted=[0] * seats,
        hands=[()] * seats,
        tops=[()] * seats,
        decks=[()] * seats,
        discards=[()] * seats,
        banners=[True] * seats,
        starting=[0 if book.is_duel else 10] * seats,
        captured=[(0,) * seats] * seats,
        removed=[False] * seats,
        resolving=(),
        resources={},
        mulligans=(),
        autopass=(),
        neutral=book.constants.crystals,
        charges=book.constants.charges,
        marker=0,
        ends=(half, -half),
        tokens=(),
        shrines=("",) * seats,
        occupied=0,
        squad_seat=(),
        squad_card=(),
        squad_models=(),
        modes=[],
        endurance=[],
        attached=[],
        model_squad=(),
        models_of=((),) * seats,
        spaces=[],
        hexes=[],
        bodies=[],
        armies=[0] * seats,
        statuses=(),
        modifiers=(),
        used={},
        happened=(),
        passives=0,
        first=0,
        countering=0,
        turn=0,
        kind="",
        number=0,
        activated=-1,
        plays=0,
        stalled=0,
        changed=False,
        end_after_turn=False,
        operations=0,
        result=None,
    )
