"""Dawnfall for the contract suite: settings, what is measured, what is hidden, what is conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from edgewise import Action, SeededDealer
from edgewise.core.flow import Draw
from edgewise.games.dawnfall.actions import Pass, Pay, Place, Push
from edgewise.games.dawnfall.seen import may_see
from edgewise.games.dawnfall.state import DEAD, Game
from tests.support.fan import fan

DUEL: list[dict[str, Any]] = [{"faction": "chapter"}, {"faction": "demons"}]
FOUR = [*DUEL, *DUEL]

SETTINGS: dict[str, dict[str, Any]] = {
    "duel": {"players": DUEL},
    "switches": {
        "players": DUEL,
        "more_crystals": True,
        "mulligan": True,
        "buying_vp": True,
        "endless_deck": True,
        "special_sources": True,
        "alternative_setup": True,
        "strategic": 5,
        "vp_half": 5,
    },
    "script": {"players": DUEL, "script": True, "twenty_cards": True, "layout": "preset", "fast_pass": True},
    "ffa": {"mode": "ffa", "seats": 3, "players": FOUR[:3], "allow_mirror": True},
    "tvt": {"mode": "tvt", "players": FOUR, "allow_mirror": True},
}
WISH = {"faction": "chapter", "cards": {}}
FILE = fan()

# Lists too long to write out: `legal` proposes some, the judge takes every one that follows the rules.
MEASURED = frozenset({"choose-deck", "choose-squads", "order-deck", "choose-movers"})


def is_measured(question: str, action: Action) -> bool:
    """Whether an action that is not listed may still be legal: long lists, other orders, a pass for the turn."""
    if isinstance(action, Place | Push):
        return list(action.hexes) != sorted(action.hexes)
    return question in MEASURED or isinstance(action, Pay) or action == Pass(rest_of_turn=True)


def disguises(state: Game, seat: int | None, dealer: SeededDealer) -> Iterator[Game]:
    """States that differ from this one only in what the seat may not know. DF-INF-2."""
    for owner in range(state.book.seats):
        if owner == seat:
            continue
        twin = state.clone()
        twin.decks[owner] = shuffled(state.decks[owner], dealer)
        twin.tops[owner] = shuffled(state.tops[owner], dealer)
        draw_anew(state, twin)
        yield twin
        if not may_see(state, seat, owner) and state.hands[owner]:
            yield swapped(state, owner, dealer)


def shuffled(cards: tuple[str, ...], dealer: SeededDealer) -> tuple[str, ...]:
    left = list(cards)
    return tuple(left.pop(dealer.below(len(left))) for _ in cards)


def swapped(state: Game, owner: int, dealer: SeededDealer) -> Game:
    """The hand and the deck dealt anew from the same cards."""
    twin = state.clone()
    hand, deck, top = (len(column[owner]) for column in (state.hands, state.decks, state.tops))
    cards = shuffled((*state.hands[owner], *state.decks[owner], *state.tops[owner]), dealer)
    twin.hands[owner] = cards[:hand]
    twin.decks[owner] = cards[hand : hand + deck]
    twin.tops[owner] = cards[hand + deck : hand + deck + top]
    draw_anew(state, twin)
    return twin


def draw_anew(state: Any, twin: Any) -> None:
    """Whoever is to draw from a deck draws from the one that lies there now."""
    want = state.want
    if isinstance(want, Draw) and want.pool == state.decks[want.seat]:
        twin.want = msgspec.structs.replace(want, pool=twin.decks[want.seat])


def conserved(state: Game) -> object:
    """What never changes from the first turn on; checks on the way what must hold at any moment."""
    check_board(state)
    check_squads(state)
    check_tokens(state)
    crystals = state.neutral + sum(state.crystals) + sum(state.depleted)
    charges = state.charges + sum(e.charges for row in state.attached for e in row)
    assert (crystals, charges) == (state.book.constants.crystals, state.book.constants.charges)
    if not state.number:
        return None
    return cards(state), len(state.spaces), [t for t in state.tokens if t.kind in ("shrine", "source")]


def cards(state: Game) -> Counter[str]:
    """Every card of the match, wherever it lies. DF-CRD-12, DF-ENH-2."""
    found = Counter(state.resolving)
    for column in (state.hands, state.decks, state.tops, state.discards):
        found.update(card for pile in column for card in pile)
    found.update(e.card for row in state.attached for e in row)
    return found


def check_board(state: Game) -> None:
    """No two things share a hex, and the bitboards say where everything stands. DF-BRD-17."""
    tokens = [t.hexes << 7 * t.space for t in state.tokens]
    covered = 0
    for body in (*state.bodies, *tokens):
        assert not covered & body, "two things on one hex"
        covered |= body
    assert covered == state.occupied
    for seat, models in enumerate(state.models_of):
        assert state.armies[seat] == sum(state.bodies[m] for m in models)
    for model, space in enumerate(state.spaces):
        assert state.bodies[model] == (state.hexes[model] << 7 * space if space >= 0 else 0)
        assert bool(state.hexes[model]) == (space >= 0)


def check_squads(state: Game) -> None:
    """Endurance lies between 0 and the shield value. DF-WND-8."""
    for squad, card in enumerate(state.squad_card):
        assert 0 <= state.endurance[squad] <= state.book.squads[card].endurance
    assert min(state.neutral, state.charges, *state.crystals, *state.depleted, *state.temporary) >= 0
    assert state.ends[1] <= state.marker <= state.ends[0]


def check_tokens(state: Game) -> None:
    """No more tokens than their faction has, and none on the dead. DF-LIM-2, DF-TOK-6."""
    lying = Counter(s.kind for s in state.statuses) + Counter(t.kind for t in state.tokens)
    for kind, record in state.book.token_types.items():
        supply = None if record.limit is None else record.limit * state.book.seats
        assert supply is None or lying[kind] <= supply
    assert all(status.model < 0 or state.spaces[status.model] != DEAD for status in state.statuses)
