"""The dummy game for the contract suite: settings, what is measured, what is hidden, what is conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from edgewise import Action, SeededDealer
from edgewise.core.flow import Draw
from tests.contract.dawnfall import shuffled
from tests.dummy_game.actions import March
from tests.dummy_game.frames import Bidding
from tests.dummy_game.kinds import Card
from tests.dummy_game.state import ROAD, State
from tests.dummy_game.view import pack

SETTINGS: dict[str, dict[str, Any]] = {
    "whole": {"players": [{"side": "blue"}, {"side": "red"}]},
    "short": {"opening": False, "points": [1, 0]},
}

WISH = {"side": "red"}
FILE = "id: green\nname: {en: Green, de: Grün, pl: Zieloni}\n"


def is_measured(question: str, action: Action) -> bool:
    """Whether an action that is not listed may still be legal: a place to walk to."""
    return isinstance(action, March)


def disguises(state: State, seat: int | None, dealer: SeededDealer) -> Iterator[State]:
    """States that differ from this one only in what the seat may not know."""
    others = [owner for owner in (0, 1) if owner != seat]
    cards = shuffled((*state.cards, *(card for owner in others for card in state.hands[owner])), dealer)
    twin = state.clone()
    left = list(map(Card, cards))
    for owner in others:
        twin.hands[owner] = tuple(sorted(left.pop() for _ in state.hands[owner]))
    twin.cards = tuple(left)
    twin.stack = [Bidding(twin.hands[0][: len(f.cards)]) if isinstance(f, Bidding) else f for f in state.stack]
    if isinstance(twin.want, Draw):
        twin.want = msgspec.structs.replace(twin.want, pool=twin.cards)
    yield twin


def conserved(state: State) -> object:
    """Every card lies somewhere; checks on the way that both stand on the road, apart."""
    assert all(0 <= at <= ROAD for at in state.at)
    assert state.at[0] != state.at[1]
    found = Counter((*state.cards, *state.hands[0], *state.hands[1], *state.shown))
    assert found == Counter(pack(state))
    return found
