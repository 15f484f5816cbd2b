"""Drawing spell cards. ED-SPL-4, ED-ACT-2, ED-ACT-9."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Draw, Drawn, Frame, Frames
from edgewise.games.the_edge.events import CardsDrawn, tell
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.scoring import check_cards
from edgewise.games.the_edge.state import HAND_SIZE, Game, without


class DrawCards(Frame, frozen=True):
    """A player draws; what the deck does not hold is not drawn. ED-WIN-3, ED-SPL-4."""

    waits = True
    seat: int
    count: int
    purpose: str

    def wants(self, state: Game) -> Draw | None:
        count = self._count(state)
        return Draw(self.seat, state.decks[self.seat], count, self.purpose) if count > 0 else None

    def _count(self, state: Game) -> int:
        return min(self.count, len(state.decks[self.seat]))

    def step(self, state: Game, reply: Drawn | None) -> Frames:
        if reply is None:
            return ()
        deck, drawn = state.decks[self.seat], [Card(card) for card in reply.items]
        for card in drawn:
            deck = without(deck, card)
        state.decks[self.seat] = deck
        # Kept in order, so that a hand says nothing about when its cards came.
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], *drawn)))
        tell(state, CardsDrawn("ED-SPL-4", Seat(self.seat), len(drawn)))
        return ()


class Refill(Frame, frozen=True):
    """A player brings his hand back to 5. ED-ACT-9."""

    seat: int

    def step(self, state: Game, reply: None) -> Frames:
        return (DrawCards(self.seat, HAND_SIZE - len(state.hands[self.seat]), "refill"),)


class CheckCards(Frame, frozen=True):
    """After both have drawn: is somebody out of spell cards? ED-WIN-3."""

    def step(self, state: Game, reply: None) -> Frames:
        check_cards(state)
        return ()


def refill(state: Game) -> Frames:
    """Both hands, the active player's first, then the test. ED-ACT-9."""
    return (Refill(state.acting), Refill(1 - state.acting), CheckCards())
