"""Facts for the log and for animation, past tense."""

from __future__ import annotations

from typing import Any

import msgspec

from edgewise.games.dawnfall.state import Game


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: a message key, its rule, and its parameters."""

    key: str
    rule: str
    params: dict[str, Any] = {}

    @property
    def reveals(self) -> bool:
        """True when it showed something that cannot be taken back. DF-INF-6."""
        return self.key in REVEALING


REVEALING = frozenset(
    {"card-played", "enhancement-attached", "cards-drawn", "rolled", "squads-revealed", "hand-shown", "card-discarded"}
)


def tell(state: Game, key: str, rule: str, **params: Any) -> None:
    """Adds an event when somebody listens."""
    if state.log is not None:
        state.log.append(Event(key, rule, params))
