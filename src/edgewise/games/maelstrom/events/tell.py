"""Keeping what happened."""

from __future__ import annotations

from edgewise.core.events import Event
from edgewise.games.maelstrom.state import Game


def tell(state: Game, event: Event) -> None:
    """Notes an event, unless nobody listens."""
    if state.log is not None:
        state.log.append(event)
