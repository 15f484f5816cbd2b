"""Speaking: what the game says, as message keys with parameters, and the texts of its content in a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from edgewise.core.phrase import Voice, label, phrase, titled
from edgewise.core.refusal import BadInput, in_words
from edgewise.games.the_edge.describe import asked, described, told
from edgewise.games.the_edge.meaning import readable
from edgewise.games.the_edge.profiles import Ability, Army, ProgressCard, Side, SpellCard, SquadCard
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.wording import power_words, progress_words, rulings, titles_of


class Speaking:
    """Events, questions, actions and refusals as messages; names and texts of cards in words."""

    armies: dict[str, Army]

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(asked)
    readable = staticmethod(readable)

    def __init__(self, speaker: Callable[[str], Voice]) -> None:
        self._speaker = speaker
        self._writers: dict[str, Writer] = {}

    @property
    def factions(self) -> dict[str, Army]:
        """The armies, under the word that all games share."""
        return self.armies

    def card_text(self, card: str, locale: str = "en", state: Game | None = None) -> dict[str, str]:
        """Name, kind and text of a spell or progress card; a state knows the cards of its own match."""
        cards = self.texts(locale, state)["cards"]
        if card not in cards:
            with in_words(self._speaker(locale).say):
                raise BadInput(phrase("bad-text-card", card=card), field="card", rule="ED-DATA-3", code="E_UNKNOWN_ID")
        found: dict[str, str] = cards[card]
        return found

    def texts(self, locale: str = "en", state: Game | None = None) -> dict[str, Any]:
        """Names and texts of all content in a language, made once for each content."""
        voice = self._speaker(locale)
        if state is not None and state.book.options.content:
            return Writer(voice, tuple(state.book.armies.values())).all
        if voice.locale not in self._writers:
            self._writers[voice.locale] = Writer(voice, tuple(self.armies.values()))
        return self._writers[voice.locale].all

    def rehearse(self, locale: str) -> None:
        """Says all texts in a language, for those who cannot wait when they are said first."""
        self.texts(locale)

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """Squads and cards of an army with their generated texts; by id, or from the text of a file."""
        record = self.armies.get(faction) or self.check_content(faction, "army", beside)
        near = (self.check_content(text, "beside", (faction, *beside)) for text in beside if text != faction)
        others = tuple(a for a in (*self.armies.values(), *near) if a.id != record.id)
        texts = Writer(self._speaker(locale), (*others, record)).all
        return {
            "id": record.id,
            "name": texts["factions"][record.id],
            "squads": [
                {**msgspec.to_builtins(s), **texts["squads"][s.id], "rulings": rulings(s, locale)}
                for s in record.squads
            ],
            "cards": [
                {"id": c.id, "copies": c.copies, **texts["cards"][c.id], "rulings": rulings(c, locale)}
                for c in record.spells
            ],
            "progress": [{"id": c.id, **texts["cards"][c.id], "rulings": rulings(c, locale)} for c in record.progress],
        }

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Army:
        """An army from a fan's file."""
        raise NotImplementedError


class Writer:
    """Writes the records of some armies in one language."""

    def __init__(self, voice: Voice, armies: tuple[Army, ...]) -> None:
        self._voice = voice
        self._armies = armies
        self._titles = titles_of(armies)

    @cached_property
    def all(self) -> dict[str, Any]:
        """Everything there is, by kind and id."""
        return {
            "factions": {a.id: self._label(a) for a in self._armies},
            "squads": {s.id: self._squad(s) for a in self._armies for s in a.squads},
            "cards": {
                **{c.id: self._card(c) for a in self._armies for c in a.spells},
                **{c.id: self._card(c) for a in self._armies for c in a.progress},
            },
        }

    def _squad(self, squad: SquadCard) -> dict[str, Any]:
        sides = {"normal": squad.normal} | ({"shifted": squad.shifted} if squad.shifted is not None else {})
        return {"name": self._label(squad), "texts": {name: self._abilities(side) for name, side in sides.items()}}

    def _abilities(self, side: Side) -> list[str]:
        return [self._said(power_words(ability)) for ability in side.abilities]

    def _card(self, card: SpellCard | ProgressCard) -> dict[str, str]:
        if isinstance(card, ProgressCard):
            return {"name": self._label(card), "kind": "progress", "text": self._said(progress_words(card))}
        return {"name": self._label(card), "kind": card.timing, "text": self._said(power_words(card))}

    def _label(self, record: Army | SquadCard | Ability | ProgressCard) -> str:
        return label(record.name, self._voice.locale)

    def _said(self, words: Any) -> str:
        return self._voice.say("said", {"what": titled(words, self._titles)})
