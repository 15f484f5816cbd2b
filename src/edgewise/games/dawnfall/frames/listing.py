"""Everything a seat may use in a window, listed quickly from the tables of the book. DF-TIM-11, DF-CRD, DF-ENH."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import UseBanner, UseEnhancement, UseShrine, UseStatus
from edgewise.games.dawnfall.frames.purview import Purview
from edgewise.games.dawnfall.muster import squads_in
from edgewise.games.dawnfall.state import Game

if TYPE_CHECKING:
    from edgewise.games.dawnfall.offers import Attachments, BannerUse, Offers, Use
    from edgewise.games.dawnfall.wardrobe import Worn

# What is listed must agree with what reasons.why_not() refuses: test_quick_gates_equal_the_verbs.


def lies_open(state: Game, seat: int) -> bool:
    """Whether a Banner, a status or a Shrine may offer something in an open window of the own turn."""
    book = state.book
    return state.banners[seat] or bool(state.statuses) or (book.shrines_act and bool(book.shrine_powers(state, seat)))


def listed(view: Purview, window: str, offers: Offers) -> list[Action]:
    """Everything the seat may use, in parts: hand, Enhancements, Banner and what lies on the table."""
    state, seat = view.state, view.seat
    found: list[Action] = []
    hand = state.hands[seat]
    if hand:
        _from_hand(view, hand, offers, found)
    worn = state.book.wardrobe.worn(state, seat, offers)
    if worn:
        from_worn(view, worn, found)
    if offers.is_open:
        if state.banners[seat]:
            _of_banner(view, window, found)
        if state.statuses or state.book.shrines_act:
            _of_table(view, window, found)
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
            if not (is_calm and facts.quick):
                _slowly(view, card, use, found)
                continue
            if is_fighting and facts.fights_freely:
                continue
            if facts.crystals > view.crystals and not view.can_pay(facts.crystals):
                continue
            if not facts.own_squads:
                found += use.plays[_bound(view, use)]
                continue
            squads = able.get(use.kin)
            if squads is None:
                squads = able[use.kin] = view.squads(use.power, facts)
            if squads:
                found += use.by_squads[squads]


def _bound(view: Purview, use: Use | BannerUse) -> tuple[int, ...]:
    """Whom an Action can be bound to that is not bound to own Squads."""
    binds: tuple[int, ...] | None = view.able.get(use.kin)
    if binds is None:
        binds = view.able[use.kin] = view.binds(use.power, use.facts)
    return binds


def _slowly(view: Purview, card: str, use: Use, found: list[Action]) -> None:
    """A card whose condition, targets or cost must be looked at for each binding."""
    facts, state, seat, scope = use.facts, view.state, view.seat, view.scope
    if view.is_calm and not facts.complex_cost and view.is_ruled_out(facts):
        return
    if facts.own_squads:
        for squad in squads_in(view.sifted(facts, view.pool(facts))):
            if not obstacle(state, seat, use.power, squad, scope, card, -1, "hand"):
                found += use.by_squads[1 << squad]
        return
    gate = facts.gate
    if facts.first is not None and not facts.first(state, seat, -1, scope):
        return
    for bind in bindings(state, seat, use.power, -1):
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
    if view.is_calm and not book.attach_extras(card):
        _attachments_quickly(view, card, ways, found)
        return
    for squad in squads_in(view.army):
        attached = state.attached[squad]
        for replace in ("", *(e.card for e in attached)):
            if can_attach(state, seat, card, squad, replace) is None:
                found.append(ways[squad, replace])


def _attachments_quickly(view: Purview, card: str, ways: Attachments, found: list[Action]) -> None:
    """The same as long as a Squad has two slots and no effect changes that."""
    slots, worn, arrangement = view.slots()
    if arrangement:
        found += ways.among(arrangement)
        return
    for squad, name in worn:
        if name == card:
            slots &= ~(1 << squad)
    found += ways.added[slots]


def from_worn(view: Purview, worn: tuple[Worn, ...], found: list[Action]) -> list[Action]:
    """Adds what Enhancements in play offer to the Squads that live."""
    living = view.army
    for squad, card, use in worn:
        if living >> squad & 1:
            _from_enhancement(view, squad, card, use, found)
    return found


def _from_enhancement(view: Purview, squad: int, card: str, use: Use, found: list[Action]) -> None:
    facts, state, seat, scope = use.facts, view.state, view.seat, view.scope
    if view.is_calm and (facts.settled or not facts.complex_cost) and view.is_ruled_out(facts):
        return
    own = facts.bound == "attached_squad"
    if own:
        if facts.gate is not None and not view.sifted(facts, 1 << squad):
            return
    elif facts.bound == "none" and facts.gate is not None and not facts.gate(state, seat, -1, scope):
        return
    if facts.settled and view.is_calm and (own or facts.bound == "none"):
        found.append(use.worn[squad])
        return
    for bind in bindings(state, seat, use.power, squad):
        if not obstacle(state, seat, use.power, bind, scope, card, squad, "enhancement"):
            found.append(UseEnhancement(squad, card, use.half, bind))


def _of_banner(view: Purview, window: str, found: list[Action]) -> None:
    """Powers of the Banner; only in the own Active turn. DF-BAN-2."""
    state, seat = view.state, view.seat
    uses: tuple[BannerUse, ...] = state.book.banner_uses(state, seat)
    for use in uses:
        facts = use.facts
        if window not in facts.open_in:
            continue
        if view.is_calm and facts.quick:
            if not view.is_ruled_out(facts):
                found += _of_quick_banner(view, use)
            continue
        for bind in bindings(state, seat, use.power, -1):
            if not obstacle(state, seat, use.power, bind, view.scope, "", -1, "banner"):
                found.append(UseBanner(use.index, bind))


def _of_quick_banner(view: Purview, use: BannerUse) -> tuple[Action, ...]:
    if not use.facts.own_squads:
        return use.uses[_bound(view, use)]
    squads = view.able.get(use.kin)
    if squads is None:
        squads = view.able[use.kin] = view.squads(use.power, use.facts)
    return use.by_squads[squads]


def _of_table(view: Purview, window: str, found: list[Action]) -> None:
    """Shrine and status Actions; only in the own Active turn. DF-SHR-4."""
    state, seat, scope = view.state, view.seat, view.scope
    book = state.book
    for index, power in enumerate(book.shrine_powers(state, seat)):
        if window not in book.facts[power].open_in:
            continue
        for bind in bindings(state, seat, power, -1):
            if not obstacle(state, seat, power, bind, scope, "", -1, "shrine"):
                found.append(UseShrine(index, bind))
    for status in state.statuses:
        squad = status.squad if status.squad >= 0 else state.model_squad[status.model]
        if state.squad_seat[squad] == seat:
            for index, power in enumerate(book.status_powers(status.kind)):
                if window not in book.facts[power].open_in:
                    continue
                action = UseStatus(status.kind, status.model, status.squad, index)
                if action not in found and not obstacle(state, seat, power, -1, scope, status.kind, squad, "status"):
                    found.append(action)


from edgewise.games.dawnfall.frames.attaching import can_attach
from edgewise.games.dawnfall.frames.powers import bindings, obstacle
