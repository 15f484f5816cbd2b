"""Cards, Charges and Enhancements. DF-EFF-9."""

from __future__ import annotations

from typing import Literal

from edgewise.core.fields import Seat
from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.dawnfall.effects.base import as_squads
from edgewise.games.dawnfall.effects.control import Who, seat_for
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import Ref, ref_words
from edgewise.games.dawnfall.effects.step import Step, findable, take
from edgewise.games.dawnfall.effects.values import Value, amount, counted
from edgewise.games.dawnfall.events import CardDiscarded, CardReturned, DeckShuffled, HandShown, tell
from edgewise.games.dawnfall.frames.attaching import lose_enhancement
from edgewise.games.dawnfall.frames.charges import add_charges, charge_frames
from edgewise.games.dawnfall.frames.drawing import DrawCards, drawable, hand_limit, shuffle
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.kinds import Card
from edgewise.games.dawnfall.state import Enhancement, Game, Some, fall_short, is_alive, number, set_at


def slots(state: Game, found: Some) -> list[tuple[int, str]]:
    """Squad and card of the Enhancements found."""
    if found.kind == "enhancement":
        places = [divmod(int(e), 10) for e in found.ids]  # one that was chosen may be gone by now
        return [(s, state.attached[s][slot].card) for s, slot in places if slot < len(state.attached[s])]
    return [(s, e.card) for s in as_squads(state, found) for e in state.attached[s]]


class DrawUp(Step, frozen=True, tag="draw"):
    """Cards are drawn, up to the hand limit unless `beyond`. DF-ACT-13."""

    n: Value = 1
    who: Who = "actor"
    beyond: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, self.who)
        n = wanted = amount(state, at.scope, self.n)
        if not self.beyond:
            n = min(n, hand_limit(state, seat) - len(state.hands[seat]))
        if min(n, drawable(state, seat)) < wanted:
            fall_short(state, at.scope)
        return (DrawCards(seat, n),) if n > 0 else ()

    def words(self) -> Phrase:
        beyond = Phrase("draw-beyond") if self.beyond else ""
        return phrase("step-draw", who=self.who, n=counted(self.n, "unit-card"), beyond=beyond)


class Discard(Step, frozen=True, tag="discard"):
    """Cards go from hand, or from the top of the deck with `mill`, to the Discard pile."""

    of: Ref
    zone: Literal["hand"] = "hand"

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        seats: tuple[int, ...] = (number(state, at.scope, "seat"),)
        if not isinstance(self.of, str) and self.of.side != "any":
            seats = self.of.seats(state, at.scope)
        for card in found.ids:
            seat = next((s for s in seats if card in state.hands[s]), None)
            if seat is not None:
                hand = list(state.hands[seat])
                hand.remove(str(card))
                state.hands[seat] = tuple(hand)
                state.discards[seat] = (*state.discards[seat], str(card))
                if state.log is not None:
                    tell(state, CardDiscarded("DF-CRD-13", Seat(seat), Card(str(card))))
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.of)

    def words(self) -> Phrase:
        return phrase("step-discard", what=ref_words(self.of))


class ReturnCard(Step, frozen=True, tag="return_card"):
    """Cards come from the Discard pile to hand; a full hand sends them back. DF-ACT-13."""

    of: Ref

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        seat = number(state, at.scope, "seat")
        pile = list(state.discards[seat])
        for card in found.ids:
            if card in pile and len(state.hands[seat]) < hand_limit(state, seat):
                pile.remove(str(card))
                state.hands[seat] = (*state.hands[seat], str(card))
                if state.log is not None:
                    tell(state, CardReturned("DF-ACT-13", Seat(seat), Card(str(card))))
            else:
                fall_short(state, at.scope)
        state.discards[seat] = tuple(pile)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.of)

    def words(self) -> Phrase:
        return phrase("step-take-back", what=ref_words(self.of))


class Reveal(Step, frozen=True, tag="reveal"):
    """A hand is shown to all."""

    who: Who = "opponent"

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, self.who)
        if state.log is not None:
            tell(state, HandShown("DF-INF-5", Seat(seat), tuple(map(Card, state.hands[seat]))))
        return ()

    def words(self) -> Phrase:
        return phrase("step-show-hand", who=self.who)


class Shuffle(Step, frozen=True, tag="shuffle"):
    """A deck is shuffled: nobody knows its order any more. DF-OPT-10."""

    who: Who = "actor"
    discard_too: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, self.who)
        pile = state.discards[seat] if self.discard_too else ()
        shuffle(state, seat, pile)
        if self.discard_too:
            state.discards[seat] = ()
        if state.log is not None:
            tell(state, DeckShuffled("DF-OPT-10", Seat(seat)))
        return ()

    def words(self) -> Phrase:
        return phrase("step-shuffle-all" if self.discard_too else "step-shuffle", who=self.who)


class Mill(Step, frozen=True, tag="mill"):
    """Cards from the top of a deck go to the Discard pile. DF-END-6."""

    n: Value = 1
    who: Who = "actor"

    def run(self, state: Game, at: Do) -> Frames:
        seat = seat_for(state, at.scope, self.who)
        n = amount(state, at.scope, self.n)
        if drawable(state, seat) < n:
            fall_short(state, at.scope)
        return (DrawCards(seat, n, milled=True),) if n > 0 else ()

    def words(self) -> Phrase:
        return phrase("step-mill", who=self.who, n=counted(self.n, "unit-card"))


class Charge(Step, frozen=True, tag="charge"):
    """Charges for Enhancements of Squads with living models, from the neutral pile. DF-ENH-12, DF-ENH-15, DF-LIM-3."""

    to: Ref
    n: Value = 1

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.to)
        if not isinstance(found, Some):
            return found
        wanted = tuple(slot for slot in slots(state, found) if is_alive(state, slot[0]))
        seat = number(state, at.scope, "seat")
        return charge_frames(state, seat, wanted, amount(state, at.scope, self.n)) if wanted else ()

    def possible(self, state: Game, scope: int) -> bool:
        found = slots(state, state.book.find(state, scope, self.to))
        return any(is_alive(state, squad) for squad, _ in found) or (isinstance(self.to, Sel) and self.to.up_to)

    def words(self) -> Phrase:
        return phrase("step-charge", n=counted(self.n, "unit-charge"), to=ref_words(self.to))


class Uncharge(Step, frozen=True, tag="uncharge"):
    """Charges go back from Enhancements to the neutral pile. DF-LIM-5."""

    of: Ref
    n: Value = 1

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        for squad, card in slots(state, found):
            have = next(e.charges for e in state.attached[squad] if e.card == card)
            n = amount(state, at.scope, self.n)
            if have < n:
                fall_short(state, at.scope)
            add_charges(state, squad, card, -min(have, n))
            state.charges += min(have, n)
        return ()

    def words(self) -> Phrase:
        return phrase("step-uncharge", n=counted(self.n, "unit-charge"), of=ref_words(self.of))


class MoveCharge(Step, frozen=True, tag="move_charge"):
    """Charges move from one own Enhancement to another."""

    of: Ref
    to: Ref
    n: Value = 1

    def run(self, state: Game, at: Do) -> Frames:
        source = take(state, at, self.of)
        if not isinstance(source, Some):
            return source
        goal = take(state, at, self.to)
        if not isinstance(goal, Some):
            return goal
        for (squad, card), (other, kept) in zip(slots(state, source), slots(state, goal), strict=False):
            have = next(e.charges for e in state.attached[squad] if e.card == card)
            n = amount(state, at.scope, self.n)
            if have < n:
                fall_short(state, at.scope)
            add_charges(state, squad, card, -min(have, n))
            add_charges(state, other, kept, min(have, n))
        return ()

    def words(self) -> Phrase:
        n = counted(self.n, "unit-charge")
        return phrase("step-move-charge", n=n, of=ref_words(self.of), to=ref_words(self.to))


class DestroyEnhancement(Step, frozen=True, tag="destroy_enhancement"):
    """Enhancements are discarded; their Charges return to the neutral pile. DF-ENH-6."""

    of: Ref

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        for squad, card in slots(state, found):
            lose_enhancement(state, squad, card)
        return ()

    def possible(self, state: Game, scope: int) -> bool:
        return findable(state, scope, self.of)

    def words(self) -> Phrase:
        return phrase("step-destroy", what=ref_words(self.of))


class DisableEnhancement(Step, frozen=True, tag="disable_enhancement"):
    """Enhancements cannot be used any more."""

    of: Ref

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        for squad, card in slots(state, found):
            row = state.attached[squad]
            slot = next(i for i, e in enumerate(row) if e.card == card)
            e = row[slot]
            state.attached[squad] = set_at(row, slot, Enhancement(e.card, e.charges, e.bought, True))
        return ()

    def words(self) -> Phrase:
        return phrase("step-disable", what=ref_words(self.of))
