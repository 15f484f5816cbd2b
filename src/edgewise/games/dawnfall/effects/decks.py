"""Cards looked for, looked at and attached by effects. DF-EFF-9."""

from __future__ import annotations

from edgewise.core.fields import Knower, Seat
from edgewise.core.flow import Draw, Drawn, Frame, Frames
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.dawnfall.effects.base import as_squads
from edgewise.games.dawnfall.effects.control import Who, seat_for
from edgewise.games.dawnfall.effects.piles import Cards
from edgewise.games.dawnfall.effects.selectors import Ref, ref_words
from edgewise.games.dawnfall.effects.step import Step, findable, take
from edgewise.games.dawnfall.effects.values import Value, amount, counted
from edgewise.games.dawnfall.events import CardsDrawn, DeckLookedAt, DeckShuffled, EnhancementAttached, tell
from edgewise.games.dawnfall.frames.attaching import can_attach
from edgewise.games.dawnfall.frames.charges import charge_frames
from edgewise.games.dawnfall.frames.drawing import check_deck, hand_limit
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.kinds import Card, InOrder, Squad
from edgewise.games.dawnfall.state import Enhancement, Game, Some, all_known, number, set_top


class Search(Step, frozen=True, tag="search"):
    """A card is looked for in the own deck and taken to hand; the deck is shuffled. DF-ACT-13, DF-END-6."""

    of: Ref = Cards(zone="deck", choose=1)

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        seat = number(state, at.scope, "seat")
        deck = sorted((*state.decks[seat], *state.tops[seat]))
        for card in found.ids:
            if card in deck and len(state.hands[seat]) < hand_limit(state, seat):
                deck.remove(str(card))
                state.hands[seat] = (*state.hands[seat], str(card))
                if state.log is not None:
                    tell(state, CardsDrawn("DF-ACT-13", Seat(seat), 1))
        state.decks[seat] = tuple(deck)
        set_top(state, seat, ())
        if state.log is not None:
            tell(state, DeckShuffled("DF-OPT-10", Seat(seat)))
        return check_deck(state, seat)

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.of)

    def words(self) -> Phrase:
        return phrase("step-search", what=ref_words(self.of))


class Peek(Step, frozen=True, tag="peek"):
    """The next cards of a deck are looked at; who looks knows their order from now on. DF-INF-2."""

    n: Value = 1
    who: Who = "actor"

    def run(self, state: Game, at: Do) -> Frames:
        owner = seat_for(state, at.scope, self.who)
        return (LookAtTop(owner, amount(state, at.scope, self.n), number(state, at.scope, "seat")),)

    def words(self) -> Phrase:
        return phrase("step-peek", who=self.who, n=counted(self.n, "unit-card"))


class LookAtTop(Frame, frozen=True):
    """Cards are drawn onto the top of a deck, where they stay in order; one seat sees them."""

    waits = True
    seat: int
    count: int
    looker: int

    def wants(self, state: Game) -> Draw | None:
        n = min(self.count - len(state.tops[self.seat]), len(state.decks[self.seat]))
        return Draw(self.seat, state.decks[self.seat], n, "look-at-cards") if n > 0 else None

    def step(self, state: Game, reply: Drawn | None) -> Frames:
        owner = self.seat
        known = list(all_known(state, owner))
        if isinstance(reply, Drawn):
            deck = list(state.decks[owner])
            for card in reply.items:
                deck.remove(card)
            state.decks[owner] = tuple(deck)
            state.tops[owner] = (*state.tops[owner], *reply.items)
        seen = state.tops[owner][: max(0, self.count)]
        known[self.looker] = max(known[self.looker], len(seen))
        set_top(state, owner, state.tops[owner], tuple(known))
        if not seen:
            return ()
        if state.log is not None:
            row = tuple(InOrder(Card(card)) for card in seen)
            tell(state, DeckLookedAt("DF-INF-2", Knower(Seat(self.looker)), Seat(owner), len(seen), row))
        return ()


class AttachVerb(Step, frozen=True, tag="attach"):
    """An Enhancement from hand is attached without its cost. DF-ENH-2, DF-ENH-6, DF-ENH-7."""

    card: Ref = Cards(zone="hand", enhancement=True, choose=1)
    to: Ref = "bound_squad"

    def run(self, state: Game, at: Do) -> Frames:
        cards = take(state, at, self.card)
        if not isinstance(cards, Some):
            return cards
        squads = take(state, at, self.to)
        if not isinstance(squads, Some):
            return squads
        seat = number(state, at.scope, "seat")
        frames: Frames = ()
        for card, squad in zip(cards.ids, as_squads(state, squads), strict=False):
            refused = can_attach(state, seat, str(card), squad, "")
            if (
                card not in state.hands[seat]
                or not state.book.is_enhancement[card]
                or (refused is not None and refused.rule != "DF-PAY-9")
            ):
                continue
            hand = list(state.hands[seat])
            hand.remove(str(card))
            state.hands[seat] = tuple(hand)
            state.attached[squad] = (*state.attached[squad], Enhancement(str(card), 0))
            state.changed = True
            if state.log is not None:
                tell(state, EnhancementAttached("DF-ENH-2", Seat(seat), Card(str(card)), Squad(squad)))
            frames += charge_frames(state, seat, ((squad, str(card)),), 1)
        return frames

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.card)

    def words(self) -> Phrase:
        return phrase("step-attach", what=ref_words(self.card), to=ref_words(self.to))
