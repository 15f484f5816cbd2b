"""Everything a seat may use in a window, listed quickly from the tables of the book. DF-TIM-11, DF-CRD, DF-ENH."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Attach, UseBanner, UseEnhancement, UseShrine, UseStatus
from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.state import Enhancement, Game, is_alive, on_board
from edgewise.games.dawnfall.timing import IN_SEQUENCE, OPEN

if TYPE_CHECKING:
    from edgewise.games.dawnfall.facts import Facts, Use

# What is listed must agree with what reasons.why_not() refuses: test_quick_gates_equal_the_verbs.
Able = dict[int, list[int]]


def usable(state: Game, seat: int, window: str, scope: int) -> list[Action]:
    """Everything the seat may use in this window. DF-TIM-11, DF-CRD-7, DF-CRD-8, DF-CLR-8."""
    own = seat == state.turn
    uses = state.book.uses[window, own]
    is_open = own and window in OPEN
    found: list[Action] = []
    able: Able = {}
    if uses or is_open:
        if state.hands[seat]:
            _from_hand(state, seat, uses, scope, is_open, found, able)
        if any(state.attached):
            _from_enhancements(state, seat, uses, scope, found)
    if is_open:
        if state.banners[seat]:
            _of_banner(state, seat, window, scope, found, able)
        _of_table(state, seat, scope, found)
    return found


def _from_hand(
    state: Game, seat: int, uses: dict[str, Any], scope: int, is_open: bool, found: list[Action], able: Able
) -> None:
    enhancement = state.book.is_enhancement
    hand = [c for c in state.hands[seat] if (is_open if enhancement[c] else c in uses)]
    for card in hand if len(hand) < 2 or len(set(hand)) == len(hand) else dict.fromkeys(hand):
        if enhancement[card]:
            _attachments(state, seat, card, found)
            continue
        for use in uses[card]:
            facts = use.facts
            if facts.plain and not state.modifiers and not (facts.starts_combat and in_fight(state)):
                if not facts.crystals or can_pay(state, seat, facts.crystals):
                    plays = use.plays
                    found += [plays[b] for b in able_binds(state, seat, use.power, facts, able)]
                continue
            gate = facts.gate
            for bind in bindings(state, seat, use.power, -1):
                if gate is not None and not gate(state, seat, bind, scope):
                    continue
                if not obstacle(state, seat, use.power, bind, scope, card, -1, "hand"):
                    found.append(use.plays[bind])


def _can_afford(state: Game, seat: int, facts: Facts) -> bool:
    """Whether a settled Action that passes its gate may be used."""
    if facts.starts_combat and facts.is_free and in_fight(state):
        return False
    return not facts.crystals or can_pay(state, seat, facts.crystals)


def able_binds(state: Game, seat: int, power: int, facts: Facts, able: Able) -> list[int]:
    """Bindings of a plain Action whose first step can do something; shared by Actions with the same steps."""
    key = state.book.kin[power]
    found = able.get(key)
    if found is None:
        found = bindings(state, seat, power, -1)
        if facts.gate is not None:
            gate = facts.gate
            found = [b for b in found if gate(state, seat, b, -1)]
        elif not facts.simple:
            found = [b for b in found if not obstacle(state, seat, power, b, -1, "", -1, "hand")]
        able[key] = found
    return found


def _attachments(state: Game, seat: int, card: str, found: list[Action]) -> None:
    """Every way to attach a card. DF-ENH-5 to DF-ENH-7."""
    book = state.book
    if not can_pay(state, seat, book.attach_crystals(card)):
        return
    special = bool(state.modifiers or book.attach_extras(card))
    for squad in book.squads_by_seat(state, seat):
        attached = state.attached[squad]
        if special:
            for replace in ("",) if len(attached) < 2 else ("", *(e.card for e in attached)):
                if can_attach(state, seat, card, squad, replace) is None:
                    found.append(Attach(card, squad, replace))
            continue
        standing = on_board(state, squad)
        if not standing or (state.statuses and is_forbidden(state, standing[0], "attach")):
            continue
        names = [e.card for e in attached]
        if len(names) < 2:
            if card not in names:
                found.append(Attach(card, squad, ""))
        else:
            found += [Attach(card, squad, name) for name in names if card == name or card not in names]


def _from_enhancements(state: Game, seat: int, uses: dict[str, Any], scope: int, found: list[Action]) -> None:
    for squad in state.book.squads_by_seat(state, seat):
        for e in state.attached[squad]:
            if e.card in uses and not e.disabled:
                for use in uses[e.card]:
                    if e.charges >= use.facts.charges:
                        _from_enhancement(state, seat, squad, e, use, scope, found)


def _from_enhancement(
    state: Game, seat: int, squad: int, e: Enhancement, use: Use, scope: int, found: list[Action]
) -> None:
    """An Action of a charged Enhancement; agrees with enhancement_refusal(). DF-ENH-9, DF-ENH-10, DF-ENH-16."""
    facts = use.facts
    if (e.bought and use.passive) or not is_alive(state, squad):
        return
    if use.only and state.squad_card[squad] not in use.only:
        return
    own = facts.bound == "attached_squad"
    if own and facts.gate is not None and not facts.gate(state, seat, squad, scope):
        return
    if own and facts.settled and not state.modifiers:
        if _can_afford(state, seat, facts):
            found.append(UseEnhancement(squad, e.card, use.half, squad))
        return
    for bind in bindings(state, seat, use.power, squad):
        if not obstacle(state, seat, use.power, bind, scope, e.card, squad, "enhancement"):
            found.append(UseEnhancement(squad, e.card, use.half, bind))


def _of_banner(state: Game, seat: int, window: str, scope: int, found: list[Action], able: Able) -> None:
    """Powers of the Banner; only in the own Active turn. DF-BAN-2."""
    book = state.book
    for index, power in enumerate(book.banner_powers(state, seat)):
        facts = book.facts[power]
        if facts.starts_combat and window in IN_SEQUENCE:
            continue
        if facts.plain and not facts.crystals and not state.modifiers:
            found += [UseBanner(index, b) for b in able_binds(state, seat, power, facts, able)]
            continue
        for bind in bindings(state, seat, power, -1):
            if not obstacle(state, seat, power, bind, scope, "", -1, "banner"):
                found.append(UseBanner(index, bind))


def _of_table(state: Game, seat: int, scope: int, found: list[Action]) -> None:
    """Shrine and status Actions; only in the own Active turn. DF-SHR-4."""
    book = state.book
    for index, power in enumerate(book.shrine_powers(state, seat)):
        for bind in bindings(state, seat, power, -1):
            if not obstacle(state, seat, power, bind, scope, "", -1, "shrine"):
                found.append(UseShrine(index, bind))
    for status in dict.fromkeys(state.statuses) if state.statuses else ():
        squad = status.squad if status.squad >= 0 else state.model_squad[status.model]
        if state.squad_seat[squad] == seat:
            for index, power in enumerate(book.status_powers(status.kind)):
                if not obstacle(state, seat, power, -1, scope, status.kind, squad, "status"):
                    action = UseStatus(status.kind, status.model, status.squad, index)
                    if action not in found:
                        found.append(action)


from edgewise.games.dawnfall.frames.attaching import can_attach
from edgewise.games.dawnfall.frames.payment import can_pay
from edgewise.games.dawnfall.frames.powers import bindings, in_fight, obstacle
