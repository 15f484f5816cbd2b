"""Windows for instants. ED-SPL-7, ED-CLR-12, ED-CLR-13."""

from __future__ import annotations

from typing import Literal, TypeAlias

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Exchange, Pass, PlayCard, Use
from edgewise.games.the_edge.events import CardExchanged, tell
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.frames.drawing import DrawCards
from edgewise.games.the_edge.frames.ending import bury
from edgewise.games.the_edge.frames.listing import plays
from edgewise.games.the_edge.frames.powers import WINDOW, refusal
from edgewise.games.the_edge.frames.queue import PASS, announced
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.state import Game, without

Moment: TypeAlias = Literal["begin", "move", "assault", "dice", "end", "gather"]


class Window(Frame, frozen=True):
    """Both players may play instants, the active one first, until both have passed in succession. ED-CLR-13."""

    waits = True
    name: Moment
    seat: int
    passes: int = 0

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "window-" + self.name)

    def _offers_exchange(self, state: Game) -> bool:
        return state.offer and self.seat == state.acting

    def options(self, state: Game) -> tuple[Action, ...]:
        found: list[Action] = [PASS]
        if self._offers_exchange(state) and exchange_refusal(state, self.seat) is None:
            found += [Exchange(card) for card in sorted(set(state.hands[self.seat]))]
        return (*found, *plays(state, self.seat, WINDOW))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case Pass():
                return None
            case PlayCard() | Use():
                return refusal(state, self.seat, action, WINDOW)
            case Exchange():
                return judge_exchange(state, self.seat, action)
            case _:
                return wrong_time("ED-CLR-12" if self.name == "begin" else "ED-CLR-11")

    def step(self, state: Game, reply: Exchange | PlayCard | Use | Pass) -> Frames:
        if isinstance(reply, Exchange):
            return (*exchanged(state, self.seat, reply.card), self)
        if self.seat == state.acting:
            state.offer = False
        if isinstance(reply, Pass):
            return () if self.passes else (Window(self.name, 1 - self.seat, 1),)
        return (*announced(state, self.seat, reply), Window(self.name, state.acting))


def exchange_refusal(state: Game, seat: int) -> Refusal | None:
    """Once, at once, with a card to give and one to draw. ED-ACT-2, ED-CLR-12."""
    if not state.offer or seat != state.acting:
        return refuse("ED-ACT-2", "E_EXCHANGE_CLOSED")
    if not state.decks[seat] or not state.hands[seat]:
        return refuse("ED-ACT-2", "E_EXCHANGE_CLOSED", "nothing-to-exchange")
    return None


def judge_exchange(state: Game, seat: int, action: Exchange) -> Refusal | None:
    """Why a card may not be exchanged."""
    found = exchange_refusal(state, seat)
    if found is None and action.card not in state.hands[seat]:
        return refuse("ED-SPL-1", "E_UNKNOWN_ID", "not-in-hand", card=action.card)
    return found


def exchanged(state: Game, seat: int, card: Card) -> Frames:
    """A card goes to the graveyard, another is drawn. ED-ACT-2."""
    state.offer = False
    state.hands[seat] = without(state.hands[seat], card)
    bury(state, seat, card)
    tell(state, CardExchanged("ED-ACT-2", Seat(seat), card))
    return (DrawCards(seat, 1, "exchange"),)


def window(state: Game, name: Moment) -> Frames:
    """The window of a moment; the active player is asked first."""
    return (Window(name, state.acting),)
