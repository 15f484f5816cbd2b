"""Speaking: what the game says, as message keys with parameters, and the texts of its content in a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from edgewise.core.phrase import Voice, label, phrase
from edgewise.core.refusal import BadInput, in_words
from edgewise.games.maelstrom.book import Setting
from edgewise.games.maelstrom.describe import asked, described, told
from edgewise.games.maelstrom.meaning import readable
from edgewise.games.maelstrom.profiles import Faction
from edgewise.games.maelstrom.shelf import Shelf
from edgewise.games.maelstrom.state import Game


class Speaking:
    """Events, questions, actions and refusals as messages; names and texts of units in words."""

    setting: Setting

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(asked)
    readable = staticmethod(readable)

    def __init__(self, speaker: Callable[[str], Voice]) -> None:
        self._speaker = speaker
        self._texts: dict[str, dict[str, Any]] = {}

    @property
    def factions(self) -> dict[str, Faction]:
        """The factions by id."""
        return dict(self.setting.factions)

    def card_text(self, card: str, locale: str = "en", state: Game | None = None) -> dict[str, str]:
        """Name, kind and text of a unit, by the title of its entry; a state knows the units of its own match."""
        units = self.texts(locale, state)["cards"]
        if card not in units:
            with in_words(self._speaker(locale).say):
                raise BadInput(phrase("bad-text-card", card=card), field="card", rule="ME-DATA-2")
        found: dict[str, str] = units[card]
        return found

    def texts(self, locale: str = "en", state: Game | None = None) -> dict[str, Any]:
        """Names and texts of all content in a language, made once for each content."""
        voice = self._speaker(locale)
        if state is not None and state.book.options.content:
            return self._written(voice, state.book.setting)
        if voice.locale not in self._texts:
            self._texts[voice.locale] = self._written(voice, self.setting)
        return self._texts[voice.locale]

    def _written(self, voice: Voice, setting: Setting) -> dict[str, Any]:
        shelf = Shelf(setting, voice)
        return {
            "factions": {each.id: label(each.name, voice.locale) for each in setting.factions.values()},
            "missions": {each.id: label(each.name, voice.locale) for each in setting.missions.values()},
            "cards": {
                card.entry: {"name": card.name, "kind": card.type, "text": shelf.unit_text(card)}
                for faction in setting.factions.values()
                for card in shelf.entries(faction)
            },
        }

    def rehearse(self, locale: str) -> None:
        """Says all texts in a language, for those who cannot wait when they are said first."""
        self.texts(locale)

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """The units of a faction with their texts; by id, or from the text of a file."""
        record = self.setting.factions.get(faction) or self.check_content(faction, "faction", beside)
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
