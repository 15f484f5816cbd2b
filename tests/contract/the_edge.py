"""The Edge for the contract suite: settings, what is measured, what is hidden, what is conserved."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from edgewise import Action, SeededDealer
from edgewise.games.the_edge.actions import Deploy, Move, PlacePool, PlayCard, Summon, Use
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.queries.places import all_solids, base
from edgewise.games.the_edge.state import Game
from edgewise.geometry.plane import box_holds, overlaps
from tests.contract.dawnfall import draw_anew, shuffled

SETTINGS: dict[str, dict[str, Any]] = {
    "standard": {},
    "switches": {
        "players": [{"army": "demons"}, {"army": "chapter"}],
        "scenario": "first-game",
        "terrain_modifiers": True,
        "rhazack_models": 2,
    },
}

WISH = {"faction": "demons", "cards": {}}
PAGE = Path(__file__).parents[2] / "docs" / "armies.md"
FILE = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)[0]
TAPE: tuple[dict[str, Any], ...] = (
    {"type": "gap", "a": {"model": 0}, "b": {"model": 9}},
    {"type": "gap", "a": {"pool": 0}, "b": {"at": [20000, 20000]}},
    {"type": "stand", "model": 0, "at": [18000, 18000]},
)


def is_measured(question: str, action: Action) -> bool:
    """Whether an action that is not listed may still be legal: places, paths and lists of Shots."""
    if isinstance(action, Use | PlayCard):
        return bool(action.shots)
    return isinstance(action, Move | PlacePool | Deploy | Summon)


def disguises(state: Game, seat: int | None, dealer: SeededDealer) -> Iterator[Game]:
    """States that differ from this one only in what the seat may not know. ED-SPL-1."""
    for owner in range(2):
        if owner == seat:
            continue
        twin = state.clone()
        hand = len(state.hands[owner])
        cards = [Card(card) for card in shuffled((*state.hands[owner], *state.decks[owner]), dealer)]
        twin.hands[owner], twin.decks[owner] = tuple(sorted(cards[:hand])), tuple(sorted(cards[hand:]))
        draw_anew(state, twin)
        yield twin


def conserved(state: Game) -> object:
    """What never changes from the first turn on; checks on the way what must hold at any moment."""
    check_places(state)
    book = state.book
    assert sum(state.vp) == 14
    assert min(*state.vp, *state.unused, *state.spent) >= 0
    for squad, card in enumerate(book.squad_card):
        assert 0 <= state.hp[squad] <= card.shields
    if not state.turn:
        return None
    crystals = sum(state.unused) + sum(state.spent) + sum(max(p.crystals, 0) for p in state.pools)
    return cards(state), crystals, len(state.pools), len(state.at)


def cards(state: Game) -> Counter[str]:
    """Every spell card of the match, wherever it lies. ED-SPL-12, ED-CLR-33."""
    found: Counter[str] = Counter(entry.source for entry in state.running if entry.card)
    found.update(item.source for item in (*state.queue, *state.resolving) if item.is_card)
    for column in (state.hands, state.decks, state.graveyards):
        found.update(card for pile in column for card in pile)
    return found


def check_places(state: Game) -> None:
    """At rest no base overlaps anything, and everything stays inside the border. ED-CLR-2, ED-OTH-4."""
    for model, place in enumerate(state.at):
        if place is None:
            continue
        here = base(state, model)
        assert box_holds(state.book.box, here)
        assert not any(overlaps(here, solid) for solid in all_solids(state, but=model))
