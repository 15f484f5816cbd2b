"""What the Enhancements in play offer in each window, looked up until one of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edgewise.games.dawnfall.state import Enhancement, Game

if TYPE_CHECKING:
    from edgewise.games.dawnfall.offers import Offers, Use

# The Squad, the card and the half of it.
Worn = tuple[int, str, "Use"]
# The columns that rows were made from, and the rows by seat and what the window lets use.
Kept = tuple[list[tuple[Enhancement, ...]], tuple[str, ...], dict[int, tuple[Worn, ...]]]


class Wardrobe:
    """The halves of Enhancements that fit a window, kept as long as what is attached stays the same."""

    def __init__(self) -> None:
        # Columns and rows are replaced together: whoever reads them meanwhile elsewhere finds a matching pair.
        self._kept: Kept = ([], (), {})

    def worn(self, state: Game, seat: int, offers: Offers) -> tuple[Worn, ...]:
        """What worn_by() finds."""
        attached, squads, rows = self._kept
        # States of one match share Squads and Enhancements: comparing the columns mostly compares identities.
        if state.attached != attached or state.squad_card is not squads:
            rows = {}
            self._kept = (state.attached[:], state.squad_card, rows)
        found = rows.get(offers.place + seat)
        if found is None:
            found = rows[offers.place + seat] = tuple(worn_by(state, seat, offers))
        return found


def worn_by(state: Game, seat: int, offers: Offers) -> list[Worn]:
    """The halves of charged Enhancements that fit the window. DF-ENH-9, DF-ENH-10, DF-ENH-16."""
    # Must agree with enhancement_refusal(); whether the Squad lives is asked later.
    found: list[Worn] = []
    enhancements = offers.enhancements
    for squad in state.book.squads_by_seat(state, seat):
        for e in state.attached[squad]:
            if e.card in enhancements and not e.disabled:
                for use in enhancements[e.card]:
                    if e.charges < use.facts.charges or (e.bought and use.passive):
                        continue
                    if not use.only or state.squad_card[squad] in use.only:
                        found.append((squad, e.card, use))
    return found
