"""Speaking: what the game says, as message keys with parameters, and the texts of its content in a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from edgewise.core.phrase import Voice, label, phrase, titled
from edgewise.core.refusal import BadInput, in_words
from edgewise.games.dawnfall.describe import described, told
from edgewise.games.dawnfall.meaning import question, readable
from edgewise.games.dawnfall.profiles import Banner, Card, Faction, Shrine, Squad, TokenType
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.wording import attach_words, record_words, rulings, titles_of, whole_words


class Speaking:
    """Events, questions, actions and refusals as messages; names and texts of cards in words."""

    factions: dict[str, Faction]
    keywords: tuple[TokenType, ...]

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(question)
    readable = staticmethod(readable)

    def __init__(self, speaker: Callable[[str], Voice]) -> None:
        self._speaker = speaker
        self._writers: dict[str, Writer] = {}

    def card_text(self, card: str, locale: str = "en", state: Game | None = None) -> dict[str, str]:
        """Name, kind and both halves of a card in words; a state knows the cards of its own match."""
        return self._writer(locale, state).card(card)

    def texts(self, locale: str = "en", state: Game | None = None) -> dict[str, Any]:
        """Names and texts of all content in a language, made once for each content."""
        return self._writer(locale, state).all

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """Squads and cards of a faction with their generated texts; by id, or from the text of a file."""
        record = self.factions.get(faction) or self.check_content(faction, "faction", beside)
        known = record.id in self.factions and self.factions[record.id] is record
        writer = self._writer(locale, None) if known else Writer(self._speaker(locale), (record,), self.keywords)
        texts = writer.all

        def read(each: Squad | Card | Banner | Shrine | TokenType) -> dict[str, Any]:
            return {"rulings": rulings(each, locale)}

        return {
            "id": record.id,
            "name": texts["factions"][record.id],
            "squads": [{**msgspec.to_builtins(s), **texts["squads"][s.id], **read(s)} for s in record.squads],
            "cards": [
                {
                    **{"id": c.id, "copies": c.copies, "squads": c.squads, "attach": writer.attaching(c)},
                    **texts["cards"][c.id],
                    **read(c),
                }
                for c in record.cards
            ],
            "banners": [{"id": b.id, **texts["banners"][b.id], **read(b)} for b in record.banners],
            "shrines": [{"id": s.id, **texts["shrines"][s.id], **read(s)} for s in record.shrines],
            "tokens": [{"id": t.id, **texts["tokens"][t.id], **read(t)} for t in record.tokens],
        }

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Faction:
        """A faction from a fan's file."""
        raise NotImplementedError

    def _writer(self, locale: str, state: Game | None) -> Writer:
        """Who writes the built-in content in a language, or that of a match with content of its own."""
        voice = self._speaker(locale)
        kept, factions = self._writers, self.factions
        if state is not None and state.book.options.content:
            kept, factions = state.book.writers, state.book.factions
        if voice.locale not in kept:
            kept[voice.locale] = Writer(voice, tuple(factions.values()), self.keywords)
        return kept[voice.locale]


class Writer:
    """Writes the records of some factions in one language; what was written once is kept."""

    def __init__(self, voice: Voice, factions: tuple[Faction, ...], keywords: tuple[TokenType, ...]) -> None:
        self._voice = voice
        self._locale = voice.locale
        self._factions = factions
        self._tokens = (*keywords, *(t for f in factions for t in f.tokens))
        self._titles = titles_of(factions, keywords)
        self._cards = {c.id: c for f in factions for c in f.cards}
        self._written: dict[str, dict[str, str]] = {}

    def card(self, id: str) -> dict[str, str]:
        """Name, kind and both halves of a card."""
        if id not in self._written:
            if id not in self._cards:
                with in_words(self._voice.say):
                    raise BadInput(phrase("bad-text-card", card=id), field="card", rule="DF-CRD-1")
            self._written[id] = self._card(self._cards[id])
        return self._written[id]

    @cached_property
    def all(self) -> dict[str, Any]:
        """Everything there is, by kind and id."""
        factions = self._factions
        return {
            "factions": {f.id: label(f.name, self._locale) for f in factions},
            "squads": {s.id: self._squad(s) for f in factions for s in f.squads},
            "cards": {id: self.card(id) for id in self._cards},
            "banners": {b.id: self._record(b) for f in factions for b in f.banners},
            "shrines": {s.id: self._record(s) for f in factions for s in f.shrines},
            "tokens": {t.id: self._record(t) for t in self._tokens},
        }

    def attaching(self, card: Card) -> str:
        """What it costs to attach an Enhancement; nothing for other cards."""
        words = attach_words(card)
        return self._said(words) if words else ""

    def _squad(self, squad: Squad) -> dict[str, Any]:
        modes = {"basic": label(squad.basic.name, self._locale), "other": label(squad.other.name, self._locale)}
        return {"name": label(squad.name, self._locale), "modes": modes}

    def _card(self, card: Card) -> dict[str, str]:
        halves = {"upper": self._said(whole_words(card.upper)), "lower": self._said(whole_words(card.lower))}
        return {"name": label(card.name, self._locale), "kind": card.kind, **halves}

    def _record(self, record: Banner | Shrine | TokenType) -> dict[str, Any]:
        texts = [self._said(text) for text in record_words(record)]
        return {"name": label(record.name, self._locale), "texts": texts}

    def _said(self, words: Any) -> str:
        return self._voice.say("said", {"what": titled(words, self._titles)})
