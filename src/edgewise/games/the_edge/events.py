"""Facts for the log and for animation, past tense."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from edgewise.games.the_edge.state import Game


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: a message key, its rule, and its parameters."""

    key: str
    rule: str
    params: dict[str, Any] = {}

    @property
    def reveals(self) -> bool:
        """True when it showed something that cannot be taken back. ED-SPL-1."""
        return self.key in REVEALING


REVEALING = frozenset({"drew", "exchanged", "rolled", "played", "bonus-played"})


def tell(state: Game, key: str, rule: str, **params: Any) -> None:
    """Adds an event when somebody listens."""
    if state.log is not None:
        state.log.append(Event(key, rule, params))


# Events that count for the seat they name.
COUNTED = {
    "turn-began": "turns",
    "activated": "activations",
    "played": "cards_played",
    "bonus-played": "cards_played",
    "used": "abilities_used",
    "gathered": "crystals_gathered",
}


def figures(state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
    """What the events add to a tally of play, as names and seats."""
    found: list[tuple[str, int]] = []
    for event in events:
        if event.key in COUNTED:
            found.append((COUNTED[event.key], event.params["seat"]))
        elif event.key == "died":
            owner = event.params["seat"]
            found.append(("models_lost", owner))
            if event.params["by"] >= 0 and state.book.squad_seat[event.params["by"]] != owner:
                found.append(("models_killed", 1 - owner))
    return found
