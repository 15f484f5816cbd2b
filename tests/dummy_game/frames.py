"""Frames: how a match goes, one for each pause."""

from __future__ import annotations

from edgewise.core.fields import Knower, Seat
from edgewise.core.flow import Action, Ask, Draw, Drawn, Frame, Frames, Measured, Roll, Rolled
from edgewise.core.outcome import Outcome
from edgewise.core.refusal import Refusal
from tests.dummy_game.actions import Bid, Gamble, Go, Hold, March, Note, Peek, Spy, Throw
from tests.dummy_game.events import BidsShown, CardsDrawn, DiceRolled, Marched, Noted, Peeked, TurnBegan
from tests.dummy_game.kinds import Card, Mils
from tests.dummy_game.state import RANKS, REACH, ROAD, TARGET, State, tell


class DrawCards(Frame, frozen=True):
    """A seat draws cards into its hand."""

    waits = True

    seat: int
    count: int = 1

    def wants(self, state: State) -> Draw:
        return Draw(self.seat, state.cards, self.count, "spy")

    def step(self, state: State, reply: Drawn) -> Frames:
        drawn = tuple(map(Card, reply.items))
        state.cards = tuple(card for card in state.cards if card not in drawn)
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], *drawn)))
        tell(state, CardsDrawn("DI-CRD-1", Knower(Seat(self.seat)), len(drawn), drawn))
        return ()


class Bidding(Frame, frozen=True):
    """Both seats lay a card down under seal."""

    waits = True

    cards: tuple[Card, ...] = ()

    def wants(self, state: State) -> Ask:
        return Ask(len(self.cards), "bid", (0, 1))

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(Bid(card) for card in state.hands[len(self.cards)])

    def why_not(self, state: State, action: Action) -> Refusal:
        return Refusal("DI-BID-1", "dice-refused-bid")

    def step(self, state: State, reply: Bid) -> Frames:
        cards = (*self.cards, reply.card)
        if len(cards) < 2:
            return (Bidding(cards),)
        for seat, card in enumerate(cards):
            state.hands[seat] = tuple(each for each in state.hands[seat] if each != card)
        state.shown = cards
        state.turn = max((0, 1), key=lambda seat: RANKS[cards[seat]])
        tell(state, BidsShown("DI-BID-1", cards[0], cards[1], Seat(state.turn)))
        return (Turn(),)


class Turn(Frame, frozen=True):
    """A seat chooses."""

    waits = True

    def wants(self, state: State) -> Ask:
        return Ask(state.turn, "turn")

    def options(self, state: State) -> tuple[Action, ...]:
        spy: tuple[Action, ...] = (Spy(),) if state.cards else ()
        more: tuple[Action, ...] = (Gamble(), Go()) if state.book.options.opening else ()
        return (Throw(), Hold(), Peek(), Note(1), *spy, *more)

    def why_not(self, state: State, action: Action) -> Refusal:
        return Refusal("DI-TRN-1", "refused-turn")

    def step(self, state: State, reply: Throw | Gamble | Spy | Go | Note | Peek | Hold) -> Frames:
        match reply:
            case Throw():
                return (RollDice(1), NextSeat())
            case Gamble():
                return (RollDice(2), NextSeat())
            case Spy():
                return (DrawCards(state.turn), Turn())
            case Go():
                return (Walk(), NextSeat())
            case Note(n):
                state.notes = (*state.notes, n)
                tell(state, Noted("DI-TRN-1", Seat(state.turn), n))
            case Peek():
                tell(state, Peeked("DI-TRN-1", Seat(state.turn)))
            case _:
                return (NextSeat(),)
        return (Turn(),)


class RollDice(Frame, frozen=True):
    """A pool of dice is rolled for points."""

    waits = True

    count: int

    def wants(self, state: State) -> Roll:
        return Roll(state.turn, "die", (1, 2, 3), "points", self.count)

    def step(self, state: State, reply: Rolled) -> Frames:
        values: tuple[int, ...] = reply.values
        is_pair = len(values) > 1 and len(set(values)) == 1
        gained = 0 if is_pair else max(values)
        state.points[state.turn] += gained
        tell(state, DiceRolled("DI-DIC-1" if self.count > 1 else "DI-TRN-1", Seat(state.turn), values, gained))
        if state.points[state.turn] >= TARGET:
            state.result = Outcome((state.turn,), "points", "DI-END-1")
        return ()


class Walk(Measured, frozen=True):
    """A seat walks to any place in reach that is not beyond the road or beside the other seat."""

    def wants(self, state: State) -> Ask:
        return Ask(state.turn, "walk")

    def proposals(self, state: State) -> tuple[Action, ...]:
        here = state.at[state.turn]
        near = (March(Mils(here + step)) for step in (-REACH, -REACH // 2, 0, REACH // 2, REACH))
        return tuple(march for march in near if self.refusal(state, march) is None)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, March):
            return Refusal("DI-WLK-1", "dice-refused-walk")
        far = abs(action.to - state.at[state.turn])
        if far > REACH:
            return Refusal("DI-WLK-1", "dice-refused-far", {"length": far, "allowance": REACH})
        if not 0 <= action.to <= ROAD or action.to == state.at[1 - state.turn]:
            return Refusal("DI-WLK-1", "dice-refused-place", {"place": action.to})
        return None

    def step(self, state: State, reply: March) -> Frames:
        seat, start = state.turn, state.at[state.turn]
        state.at[seat] = reply.to
        tell(state, Marched("DI-WLK-1", Seat(seat), (start, reply.to)))
        return ()


class NextSeat(Frame, frozen=True):
    """The other seat's turn."""

    def step(self, state: State, reply: None) -> Frames:
        state.turn = 1 - state.turn
        state.turns += 1
        tell(state, TurnBegan("DI-TRN-1", Seat(state.turn), state.turns + 1))
        return (Turn(),)


def opening(state: State) -> Frames:
    """How a match begins."""
    if not state.book.options.opening:
        return (Turn(),)
    return (DrawCards(0, 2), DrawCards(1, 2), Bidding())
