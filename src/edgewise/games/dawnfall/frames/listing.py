"""Everything a seat may use in a window, listed quickly from the tables of the book. DF-TIM-11, DF-CRD, DF-ENH."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import UseBanner, UseEnhancement, UseShrine, UseStatus
from edgewise.games.dawnfall.frames.gates import squad_stands
from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.state import DEAD, Game, on_board
from edgewise.games.dawnfall.timing import IN_SEQUENCE

if TYPE_CHECKING:
    from edgewise.games.dawnfall.facts import Facts
    from edgewise.games.dawnfall.offers import BannerUse, Offers, Use
    from edgewise.games.dawnfall.wardrobe import Worn

# What is listed must agree with what reasons.why_not() refuses: test_quick_gates_equal_the_verbs.
USE_MARKS = frozenset({"!play_card", "!attach", "slots"})


class Purview:
    """What every part of one list asks again, asked once: who lives, what can be paid, who is able to do what."""

    __slots__ = (
        "_living",
        "_slots",
        "able",
        "crystals",
        "has_counted",
        "is_calm",
        "is_fighting",
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
        self.is_calm = not state.modifiers or not changes_uses(state)
        self.is_fighting = bool(state.scopes) and in_fight(state)
        self.able: dict[int, tuple[int, ...]] = {}
        self._living: tuple[int, ...] | None = None
        self._slots: list[tuple[int, tuple[str, ...]]] | None = None

    def living(self) -> tuple[int, ...]:
        """The own Squads that have a living model."""
        if self._living is None:
            self._living = living_squads(self.state, self.seat)
        return self._living

    def slots(self) -> list[tuple[int, tuple[str, ...]]]:
        """The Squads that Enhancements may be attached to, with the names of those they have. DF-ENH-5."""
        if self._slots is None:
            state, seat = self.state, self.seat
            squads = [s for s in self.living() if squad_stands(state, seat, s)]
            if state.statuses:
                squads = [s for s in squads if not is_forbidden(state, on_board(state, s)[0], "attach")]
            self._slots = [(s, tuple([e.card for e in state.attached[s]])) for s in squads]
        return self._slots

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

    def pool(self, power: int, facts: Facts) -> Sequence[int]:
        """Whom an Action may be bound to; the same as bindings()."""
        if not facts.own_squads:
            return bindings(self.state, self.seat, power, -1)
        if not facts.names:
            return self.living()
        names, cards = facts.names, self.state.squad_card
        return [s for s in self.living() if cards[s] in names]

    def binds(self, power: int, facts: Facts) -> tuple[int, ...]:
        """Whom a quick Action can be bound to with effect, its cost aside."""
        state, seat, scope, gate = self.state, self.seat, self.scope, facts.gate
        first = facts.first
        if first is not None and not first(state, seat, -1, scope):
            return ()
        pool = self.pool(power, facts)
        if facts.sieve is not None:
            return tuple(facts.sieve(state, seat, pool))
        if gate is not None and gate is not first:
            return tuple([b for b in pool if gate(state, seat, b, scope)])
        if facts.simple or facts.settled:
            return tuple(pool)
        return tuple([b for b in pool if not obstacle(state, seat, power, b, -1, "", -1, "hand")])


def changes_uses(state: Game) -> bool:
    """Whether some effect changes costs or slots, or forbids to play or attach cards. DF-EFF-9."""
    # Attributes, abilities and other bans are heeded by the gates.
    return any(m.what.startswith("cost:") or m.what in USE_MARKS for m in state.modifiers)


def living_squads(state: Game, seat: int) -> tuple[int, ...]:
    """The Squads of a seat that have a living model."""
    spaces, models = state.spaces, state.squad_models
    squads: tuple[int, ...] = state.book.squads_by_seat(state, seat)
    if DEAD not in spaces:
        return squads
    found = []
    for squad in squads:
        for m in models[squad]:
            if spaces[m] != DEAD:
                found.append(squad)
                break
    return tuple(found)


def usable(state: Game, seat: int, window: str, scope: int) -> list[Action]:
    """Everything the seat may use in this window. DF-TIM-11, DF-CRD-7, DF-CRD-8, DF-CLR-8."""
    book = state.book
    offers: Offers = book.offers[seat == state.turn][window]
    if offers.in_hand.isdisjoint(state.hands[seat]) and not (offers.is_open and lies_open(state, seat)):
        worn = book.wardrobe.worn(state, seat, offers)
        return _from_worn(Purview(state, seat, scope), worn, []) if worn else []
    return listed(Purview(state, seat, scope), window, offers)


def lies_open(state: Game, seat: int) -> bool:
    """Whether a Banner, a status or a Shrine may offer something in an open window of the own turn."""
    return state.banners[seat] or bool(state.statuses) or bool(state.book.shrine_powers(state, seat))


def listed(view: Purview, window: str, offers: Offers) -> list[Action]:
    """The same in parts: hand, Enhancements, Banner and what lies on the table."""
    state, seat = view.state, view.seat
    found: list[Action] = []
    hand = state.hands[seat]
    if not offers.in_hand.isdisjoint(hand):
        _from_hand(view, hand, offers, found)
    worn = state.book.wardrobe.worn(state, seat, offers)
    if worn:
        _from_worn(view, worn, found)
    if offers.is_open:
        if state.banners[seat]:
            _of_banner(view, window, found)
        _of_table(view, found)
    return found


def _from_hand(view: Purview, hand: tuple[str, ...], offers: Offers, found: list[Action]) -> None:
    cards, able, is_calm, is_fighting = offers.cards, view.able, view.is_calm, view.is_fighting
    for card in dict.fromkeys(hand):
        if card not in cards:
            if card in offers.attachments:
                _attachments(view, card, offers, found)
            continue
        for use in cards[card]:
            facts = use.facts
            if is_calm and facts.quick:
                if is_fighting and facts.fights_freely:
                    continue
                if facts.crystals > view.crystals and not view.can_pay(facts.crystals):
                    continue
                binds = able.get(use.kin)
                if binds is None:
                    binds = able[use.kin] = view.binds(use.power, facts)
                if binds:
                    found += use.plays[binds]
            else:
                _slowly(view, card, use, found)


def _slowly(view: Purview, card: str, use: Use, found: list[Action]) -> None:
    """A card whose condition, targets or cost must be looked at for each binding."""
    facts, state, seat, scope = use.facts, view.state, view.seat, view.scope
    if view.is_calm and not facts.complex_cost and view.is_ruled_out(facts):
        return
    gate = facts.gate
    if facts.first is not None and not facts.first(state, seat, -1, scope):
        return
    for bind in view.pool(use.power, facts):
        if gate is not None and not gate(state, seat, bind, scope):
            continue
        if not obstacle(state, seat, use.power, bind, scope, card, -1, "hand"):
            found += use.plays[(bind,)]


def _attachments(view: Purview, card: str, offers: Offers, found: list[Action]) -> None:
    """Every way to attach a card. DF-ENH-5 to DF-ENH-7."""
    state, seat = view.state, view.seat
    book, ways = state.book, offers.attachments[card]
    if not view.can_pay(book.attach_crystals(card)):
        return
    if not view.is_calm or book.attach_extras(card):
        for squad in view.living():
            attached = state.attached[squad]
            for replace in ("",) if len(attached) < 2 else ("", *(e.card for e in attached)):
                if can_attach(state, seat, card, squad, replace) is None:
                    found.append(ways[squad, replace])
        return
    for squad, names in view.slots():
        if len(names) < 2:
            if card not in names:
                found.append(ways[squad, ""])
        else:
            found += [ways[squad, name] for name in names if card == name or card not in names]


def _from_worn(view: Purview, worn: tuple[Worn, ...], found: list[Action]) -> list[Action]:
    living = view.living()
    for squad, card, use in worn:
        if squad in living:
            _from_enhancement(view, squad, card, use, found)
    return found


def _from_enhancement(view: Purview, squad: int, card: str, use: Use, found: list[Action]) -> None:
    facts, state, seat, scope = use.facts, view.state, view.seat, view.scope
    if view.is_calm and (facts.settled or not facts.complex_cost) and view.is_ruled_out(facts):
        return
    own = facts.bound == "attached_squad"
    if own or facts.bound == "none":
        bind = squad if own else -1
        if facts.gate is not None and not facts.gate(state, seat, bind, scope):
            return
        if facts.settled and view.is_calm:
            found.append(use.worn[squad])
            return
    for bind in bindings(state, seat, use.power, squad):
        if not obstacle(state, seat, use.power, bind, scope, card, squad, "enhancement"):
            found.append(UseEnhancement(squad, card, use.half, bind))


def _of_banner(view: Purview, window: str, found: list[Action]) -> None:
    """Powers of the Banner; only in the own Active turn. DF-BAN-2."""
    state, seat, able = view.state, view.seat, view.able
    uses: tuple[BannerUse, ...] = state.book.banner_uses(state, seat)
    for use in uses:
        facts = use.facts
        if facts.starts_combat and window in IN_SEQUENCE:
            continue
        if view.is_calm and facts.quick:
            if not view.is_ruled_out(facts):
                binds = able.get(use.kin)
                if binds is None:
                    binds = able[use.kin] = view.binds(use.power, facts)
                found += use.uses[binds]
            continue
        for bind in bindings(state, seat, use.power, -1):
            if not obstacle(state, seat, use.power, bind, view.scope, "", -1, "banner"):
                found.append(UseBanner(use.index, bind))


def _of_table(view: Purview, found: list[Action]) -> None:
    """Shrine and status Actions; only in the own Active turn. DF-SHR-4."""
    state, seat, scope = view.state, view.seat, view.scope
    book = state.book
    for index, power in enumerate(book.shrine_powers(state, seat)):
        for bind in bindings(state, seat, power, -1):
            if not obstacle(state, seat, power, bind, scope, "", -1, "shrine"):
                found.append(UseShrine(index, bind))
    for status in state.statuses:
        squad = status.squad if status.squad >= 0 else state.model_squad[status.model]
        if state.squad_seat[squad] == seat:
            for index, power in enumerate(book.status_powers(status.kind)):
                action = UseStatus(status.kind, status.model, status.squad, index)
                if action not in found and not obstacle(state, seat, power, -1, scope, status.kind, squad, "status"):
                    found.append(action)


from edgewise.games.dawnfall.frames.attaching import can_attach
from edgewise.games.dawnfall.frames.payment import purse
from edgewise.games.dawnfall.frames.powers import bindings, in_fight, obstacle
