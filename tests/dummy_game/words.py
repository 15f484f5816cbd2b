"""Words: what the game says, as message keys with parameters, and the names of its content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edgewise.core.events import Event
from edgewise.core.fields import Knower, Seat
from edgewise.core.flow import Action
from edgewise.core.meaning import Keys, Meaning, Named, Numbered, Words
from edgewise.core.phrase import Name, Voice, phrase
from edgewise.core.speaking import Writer
from tests.dummy_game.kinds import Card, Mils
from tests.dummy_game.state import Side, State
from tests.dummy_game.wire import About

CARDS: Mapping[str, Mapping[str, str]] = {
    "ten": {"en": "Ten", "de": "Zehn", "pl": "Dziesiątka"},
    "jack": {"en": "Jack", "de": "Bube", "pl": "Walet"},
    "queen": {"en": "Queen", "de": "Dame", "pl": "Dama"},
    "king": {"en": "King", "de": "König", "pl": "Król"},
    "ace": {"en": "Ace", "de": "Ass", "pl": "As"},
}


def _card_words(state: State, card: str) -> Words:
    return Name(dict(CARDS[card])) if card in CARDS else card


def _length_words(state: State, mils: int) -> Words:
    return phrase("dice-length", inches=f"{mils / 1000:g}")


MEANING: Meaning[State, About] = Meaning(
    Keys("dice-do", "dice", "dice-ask", "dice-refused"),
    About,
    {
        Seat: Numbered(lambda state, seat: seat + 1),
        Knower: Numbered(lambda state, seat: seat + 1),
        Card: Named(_card_words),
        Mils: Numbered(_length_words),
    },
)
# What numbers in refusals stand for.
FACTS: Mapping[str, str] = {"length": "mils", "allowance": "mils", "place": "mils"}


def described(state: State, action: Action) -> tuple[str, dict[str, Words]]:
    """An action as a message."""
    return MEANING.key(action), MEANING.params(state, action)


def told(state: State, event: Event, seat: int | None = None) -> tuple[str, dict[str, Words]]:
    """An event as a message; who may know more is told more."""
    return MEANING.told(state, event, seat)


def asked(state: State) -> tuple[str, dict[str, Words]]:
    """The pending question as a message."""
    return MEANING.asked(state, state.want)


def readable(state: State, params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters of a refusal or a reason in words."""
    return {name: _length_words(state, value) if name in FACTS else value for name, value in params.items()}


class SideWriter(Writer):
    """Writes sides and cards in one language."""

    def __init__(self, voice: Voice, sides: tuple[Side, ...]) -> None:
        super().__init__(voice, CARDS, {})
        self._sides = sides

    def beside(self) -> dict[str, Any]:
        """The names of the sides."""
        return {"factions": {side.id: self.label(side.name) for side in self._sides}, "squads": {}}

    def written(self, card: str) -> dict[str, str]:
        """The name of a card."""
        return {"name": self.label(dict(CARDS[card]))}
