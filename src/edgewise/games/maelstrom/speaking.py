"""Speaking: what the game says, as message keys with parameters, and the texts of its content in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from edgewise.core.phrase import Voice, label
from edgewise.core.speaking import Speaks, Writer
from edgewise.games.maelstrom.book import Book, Setting
from edgewise.games.maelstrom.describe import asked, described, told
from edgewise.games.maelstrom.meaning import readable
from edgewise.games.maelstrom.profiles import Faction
from edgewise.games.maelstrom.shelf import Shelf
from edgewise.games.maelstrom.state import Game


class Speaking(Speaks[Game, Faction]):
    """Events, questions, actions and refusals as messages; names and texts of units in words."""

    unknown_card = ("ME-DATA-2", "")
    setting: Setting

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(asked)
    readable = staticmethod(readable)

    def writer(self, voice: Voice, sides: tuple[Faction, ...]) -> Writer:
        """Who writes these factions in a language."""
        return UnitWriter(voice, self.setting, sides)

    def sides(self, state: Game) -> Book:
        """The book of a match."""
        return state.book

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """The units of a faction with their texts; by id, or from the text of a file."""
        record = self.factions.get(faction) or self.check_content(faction, "faction", beside)
        voice = self._speaker(locale)
        shelf = Shelf(self.setting, voice)
        return {
            "id": record.id,
            "name": label(record.name, voice.locale),
            "units": [{**msgspec.to_builtins(card), "text": shelf.unit_text(card)} for card in shelf.entries(record)],
        }

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Faction:
        """A faction from a fan's file."""
        raise NotImplementedError


class UnitWriter(Writer):
    """Writes the units of some factions in one language; what other games call a card is a unit's entry here."""

    def __init__(self, voice: Voice, setting: Setting, factions: tuple[Faction, ...]) -> None:
        self._setting = setting
        self._factions = factions
        shelf = Shelf(setting, voice)
        self._shelf = shelf
        self._cards = {card.entry: card for faction in factions for card in shelf.entries(faction)}
        super().__init__(voice, self._cards, {})

    def beside(self) -> dict[str, Any]:
        """Names of factions and missions."""
        return {
            "factions": {each.id: self.label(each.name) for each in self._factions},
            "missions": {each.id: self.label(each.name) for each in self._setting.missions.values()},
        }

    def written(self, card: str) -> dict[str, str]:
        """Name, kind and text of a unit."""
        record = self._cards[card]
        return {"name": record.name, "kind": record.type, "text": self._shelf.unit_text(record)}
