"""What the Enhancements in play offer in each window, looked up until one of them changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edgewise.games.dawnfall.state import Enhancement, Game

if TYPE_CHECKING:
    from edgewise.games.dawnfall.offers import Offers, Use

# The Squad, the card and the half of it.
Worn = tuple[int, str, "Use"]
# A Squad and its Enhancements.
Dressed = tuple[int, tuple[Enhancement, ...]]
# The columns that rows were made from, the rows by seat and what the window lets use, and by seat who has Enhancements.
Kept = tuple[list[tuple[Enhancement, ...]], tuple[str, ...], dict[int, tuple[Worn, ...]], dict[int, list[Dressed]]]


class Wardrobe:
    """The halves of Enhancements that fit a window, kept as long as what is attached stays the same."""

    def __init__(self) -> None:
        # Columns and rows are replaced together: whoever reads them meanwhile elsewhere finds a matching pair.
        self._kept: Kept = ([], (), {}, {})

    def worn(self, state: Game, seat: int, offers: Offers) -> tuple[Worn, ...]:
        """What worn_by() finds."""
        attached, squads, rows, dressed = self._kept
        # States of one match share Squads and Enhancements: comparing the columns mostly compares identities.
        if state.attached != attached or state.squad_card is not squads:
            rows, dressed = self._renew(state)
        found = rows.get(offers.place + seat)
        if found is None:
            found = tuple(worn_by(state, dressed[seat], offers)) if seat in dressed else ()
            rows[offers.place + seat] = found
        return found

    def dressed(self, state: Game, seat: int) -> Sequence[Dressed]:
        """The Squads of a seat that have Enhancements, with these."""
        attached, squads, _, dressed = self._kept
        if state.attached != attached or state.squad_card is not squads:
            dressed = self._renew(state)[1]
        return dressed.get(seat, ())

    def _renew(self, state: Game) -> tuple[dict[int, tuple[Worn, ...]], dict[int, list[Dressed]]]:
        rows: dict[int, tuple[Worn, ...]] = {}
        dressed = dressed_squads(state)
        self._kept = (state.attached[:], state.squad_card, rows, dressed)
        return rows, dressed


def dressed_squads(state: Game) -> dict[int, list[Dressed]]:
    """By seat the Squads that have Enhancements, with these."""
    found: dict[int, list[Dressed]] = {}
    owners = state.squad_seat
    for squad, row in enumerate(state.attached):
        if row:
            seat = owners[squad]
            if seat in found:
                found[seat].append((squad, row))
            else:
                found[seat] = [(squad, row)]
    return found


def worn_by(state: Game, dressed: list[Dressed], offers: Offers) -> list[Worn]:
    """The halves of charged Enhancements that fit the window. DF-ENH-9, DF-ENH-10, DF-ENH-16."""
    # Must agree with enhancement_refusal(); whether the Squad lives is asked later.
    found: list[Worn] = []
    enhancements = offers.enhancements
    for squad, row in dressed:
        for e in row:
            if e.card in enhancements and not e.disabled:
                for use in enhancements[e.card]:
                    if e.charges < use.facts.charges or (e.bought and use.passive):
                        continue
                    if not use.only or state.squad_card[squad] in use.only:
                        found.append((squad, e.card, use))
    return found
