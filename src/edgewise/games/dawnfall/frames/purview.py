"""What every part of one list of options asks again, asked once. DF-TIM-11."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from edgewise.games.dawnfall.frames.gates import army_touches_enemy
from edgewise.games.dawnfall.frames.sifts import touching
from edgewise.games.dawnfall.muster import squads_in
from edgewise.games.dawnfall.queries.attributes import is_barred, is_spoken_of
from edgewise.games.dawnfall.state import Game, on_board
from edgewise.geometry.hexes import mask_of

if TYPE_CHECKING:
    from edgewise.games.dawnfall.facts import Facts
    from edgewise.games.dawnfall.frames.sifts import Pass

USE_MARKS = frozenset({"!play_card", "!attach", "slots"})
# The Squads that Enhancements may be attached to; the names of those that they have; if one of them has two, the same
# Squad by Squad.
Slots = tuple[int, Sequence[tuple[int, str]], tuple[tuple[int, tuple[str, ...]], ...]]


class Purview:
    """Who lives, what can be paid, who is able to do what, for one seat at one question; Squads are masks."""

    __slots__ = (
        "_slots",
        "able",
        "army",
        "crystals",
        "has_counted",
        "is_calm",
        "is_fighting",
        "masks",
        "muster",
        "scope",
        "seat",
        "state",
    )

    def __init__(self, state: Game, seat: int, scope: int) -> None:
        self.state = state
        self.seat = seat
        self.scope = scope
        self.crystals = state.crystals[seat]
        self.has_counted = False
        self.is_calm = not (state.modifiers and changes_uses(state)) and not (
            "play_card" in state.book.speakers and is_spoken_of(state, "play_card")
        )
        self.is_fighting = bool(state.scopes) and in_fight(state)
        self.muster = muster = state.book.musters.now(state)
        # The own Squads that have a living model.
        self.army: int = muster.living & muster.ranks.of_seat[seat]
        self.masks: dict[Pass, int] = {}
        # By the kin of an Action whom it can be bound to: a mask of own Squads, or a tuple of others.
        self.able: dict[int, Any] = {}
        self._slots: Slots | None = None

    def can_pay(self, n: int) -> bool:
        """Whether the seat can pay n Crystals in full; substitutes are counted when they are first needed. DF-PAY-9."""
        if n > self.crystals and not self.has_counted:
            self.has_counted = True
            self.crystals = max(self.crystals, purse(self.state, self.seat))
        return n <= self.crystals

    def is_ruled_out(self, facts: Facts) -> bool:
        """Whether a running Sequence or the fixed number of Crystals forbids an Action, whoever is bound."""
        if facts.fights_freely and self.is_fighting:
            return True
        return facts.crystals > self.crystals and not self.can_pay(facts.crystals)

    # who may be bound

    def squads(self, power: int, facts: Facts) -> int:
        """The own Squads that a quick Action can be bound to with effect, its cost aside."""
        found = self.pool(facts) if facts.names or facts.even_dead else self.army
        if found and facts.gate is not None:
            return self.sifted(facts, found)
        if not found or facts.is_told:
            return found
        state, seat = self.state, self.seat
        return mask_of(s for s in squads_in(found) if not obstacle(state, seat, power, s, -1, "", -1, "hand"))

    def pool(self, facts: Facts) -> int:
        """The own Squads that an Action may be bound to; the same as bindings()."""
        ranks = self.muster.ranks
        found = ranks.of_seat[self.seat] if facts.even_dead else self.army
        return found & ranks.named[facts.names] if facts.names else found

    def sifted(self, facts: Facts, squads: int) -> int:
        """Those of some own Squads that pass the gate of an Action."""
        masks = self.masks
        for make in facts.passes:
            mask = masks.get(make)
            if mask is None:
                mask = masks[make] = make(self)
            squads &= mask
        if squads:
            for sift in facts.sifts:
                squads = sift(self, squads)
        return squads

    def binds(self, power: int, facts: Facts) -> tuple[int, ...]:
        """Whom a quick Action that is bound to others than own Squads can be bound to with effect, its cost aside."""
        state, seat, scope, gate = self.state, self.seat, self.scope, facts.gate
        first = facts.first
        if first is army_touches_enemy:
            if not touching(self):
                return ()
        elif first is not None and not first(state, seat, -1, scope):
            return ()
        pool = self.models() if facts.own_models else tuple(bindings(state, seat, power, -1))
        if facts.sieve is not None:
            return tuple(facts.sieve(state, seat, pool))
        if gate is not None and gate is not first:
            return tuple([b for b in pool if gate(state, seat, b, scope)])
        if facts.is_told:
            return pool
        return tuple([b for b in pool if not obstacle(state, seat, power, b, -1, "", -1, "hand")])

    def models(self) -> tuple[int, ...]:
        """The own models on the board, Squad by Squad; the same as bindings()."""
        state, seat, kept = self.state, self.seat, self.muster.models
        found = kept.get(seat)
        if found is None:
            squads = state.book.squads_by_seat(state, seat)
            found = kept[seat] = tuple([m for s in squads for m in on_board(state, s)])
        return found

    def slots(self) -> Slots:
        """The own Squads that Enhancements may be attached to. DF-ENH-5."""
        found = self._slots
        if found is None:
            found = self._slots = self._open_slots()
        return found

    def _open_slots(self) -> Slots:
        state, squads = self.state, self.army
        if is_spoken_of(state, "attach"):
            squads = mask_of([s for s in squads_in(squads) if not is_barred(state, s, "attach")])
        worn: list[tuple[int, str]] = []
        has_two = False
        for squad, row in state.book.wardrobe.dressed(state, self.seat):
            if squads >> squad & 1:
                has_two = has_two or len(row) > 1
                for e in row:
                    worn.append((squad, e.card))
        if not has_two:
            return squads, worn, ()
        attached = state.attached
        return squads, worn, tuple([(s, tuple([e.card for e in attached[s]])) for s in squads_in(squads)])


def changes_uses(state: Game) -> bool:
    """Whether some effect changes costs or slots, or forbids to play or attach cards. DF-EFF-9."""
    # Attributes, abilities and other bans are heeded by the gates.
    return any(m.what.startswith("cost:") or m.what in USE_MARKS for m in state.modifiers)


from edgewise.games.dawnfall.frames.payment import purse
from edgewise.games.dawnfall.frames.powers import bindings, in_fight, obstacle
