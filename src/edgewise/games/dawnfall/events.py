"""Facts for the log and for animation, past tense."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from edgewise.games.dawnfall.state import Game, Status, seat_of


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: a message key, its rule, its parameters, and what only one seat learned. DF-INF-4."""

    key: str
    rule: str
    params: dict[str, Any] = {}
    knower: int = -1
    secret: dict[str, Any] = {}

    @property
    def reveals(self) -> bool:
        """True when it showed something that cannot be taken back. DF-INF-6."""
        return self.key in REVEALING


REVEALING = frozenset(
    {
        "card-played",
        "enhancement-attached",
        "cards-drawn",
        "rolled",
        "squads-revealed",
        "hand-shown",
        "card-discarded",
        "deck-looked-at",
    }
)


def tell(state: Game, key: str, rule: str, **params: Any) -> None:
    """Adds an event when somebody listens."""
    if state.log is not None:
        state.log.append(Event(key, rule, params))


def whisper(state: Game, knower: int, key: str, rule: str, secret: dict[str, Any], **params: Any) -> None:
    """Adds an event of which one seat learns more than the others. DF-INF-2."""
    if state.log is not None:
        state.log.append(Event(key, rule, params, knower, secret))


def tell_ended(state: Game, ended: Iterable[Status], rule: str) -> None:
    """Tells which statuses ended and who bore them, one event for each kind."""
    if state.log is None:
        return
    bearers: dict[str, list[Status]] = {}
    for status in ended:
        bearers.setdefault(status.kind, []).append(status)
    for kind, lost in bearers.items():
        models = tuple(s.model for s in lost if s.model >= 0)
        squads = tuple(s.squad for s in lost if s.model < 0)
        tell(state, "status-ended", rule, status=kind, models=models, squads=squads)


# Events that count for the seat they name.
COUNTED = {
    "turn-began": "turns",
    "card-played": "cards_played",
    "enhancement-attached": "enhancements_attached",
    "enhancement-used": "enhancements_used",
}


def figures(state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
    """What the events add to a tally of play, as names and seats."""
    found: list[tuple[str, int]] = []
    for event in events:
        params = event.params
        if event.key in COUNTED:
            found.append((COUNTED[event.key], params["seat"]))
        elif event.key == "turn-declared" and params["kind"] == "passive":
            found.append(("passive_turns", params["seat"]))
        elif event.key == "activated":
            found.append(("activations", state.squad_seat[params["squad"]]))
        elif event.key == "model-died":
            owner = seat_of(state, params["model"])
            found.append(("models_lost", owner))
            if state.book.is_duel and params["cause"] != "sacrifice":
                found.append(("models_killed", 1 - owner))
    return found
