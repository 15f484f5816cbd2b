"""Speaking: what the game says, as message keys with parameters, and the texts of its content in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from edgewise.core.phrase import Voice
from edgewise.core.speaking import Speaks, Writer
from edgewise.games.dawnfall.book import Book
from edgewise.games.dawnfall.describe import described, told
from edgewise.games.dawnfall.meaning import question, readable
from edgewise.games.dawnfall.profiles import Banner, Card, Faction, Shrine, Squad, TokenType
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.wording import attach_words, record_words, rulings, titles_of, whole_words


class Speaking(Speaks[Game, Faction]):
    """Events, questions, actions and refusals as messages; names and texts of cards in words."""

    unknown_card = ("DF-CRD-1", "")
    keywords: tuple[TokenType, ...]

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(question)
    readable = staticmethod(readable)

    def writer(self, voice: Voice, sides: tuple[Faction, ...]) -> FactionWriter:
        """Who writes these factions in a language."""
        return FactionWriter(voice, sides, self.keywords)

    def sides(self, state: Game) -> Book:
        """The book of a match."""
        return state.book

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """Squads and cards of a faction with their generated texts; by id, or from the text of a file."""
        record = self.factions.get(faction) or self.check_content(faction, "faction", beside)
        known = record.id in self.factions and self.factions[record.id] is record
        writer = self._writer(locale, None) if known else self.writer(self._speaker(locale), (record,))
        texts = writer.all

        def read(each: Squad | Card | Banner | Shrine | TokenType) -> dict[str, Any]:
            return {"rulings": rulings(each, locale)}

        return {
            "id": record.id,
            "name": texts["factions"][record.id],
            "squads": [{**msgspec.to_builtins(s), **texts["squads"][s.id], **read(s)} for s in record.squads],
            "cards": [
                {
                    **{"id": c.id, "copies": c.copies, "squads": c.squads, "attach": _attaching(writer, c)},
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


def _attaching(writer: Writer, card: Card) -> str:
    """What it costs to attach an Enhancement; nothing for other cards."""
    words = attach_words(card)
    return writer.said(words) if words else ""


class FactionWriter(Writer):
    """Writes the records of some factions in one language."""

    def __init__(self, voice: Voice, factions: tuple[Faction, ...], keywords: tuple[TokenType, ...]) -> None:
        self._factions = factions
        self._tokens = (*keywords, *(t for f in factions for t in f.tokens))
        self._records = {c.id: c for f in factions for c in f.cards}
        super().__init__(voice, self._records, titles_of(factions, keywords))

    def beside(self) -> dict[str, Any]:
        """Names of factions and Squads; Banners, Shrines and tokens with their texts."""
        factions = self._factions
        return {
            "factions": {f.id: self.label(f.name) for f in factions},
            "squads": {s.id: self._squad(s) for f in factions for s in f.squads},
            "banners": {b.id: self._record(b) for f in factions for b in f.banners},
            "shrines": {s.id: self._record(s) for f in factions for s in f.shrines},
            "tokens": {t.id: self._record(t) for t in self._tokens},
        }

    def written(self, card: str) -> dict[str, str]:
        """Name, kind and both halves of a card."""
        record = self._records[card]
        halves = {"upper": self.said(whole_words(record.upper)), "lower": self.said(whole_words(record.lower))}
        return {"name": self.label(record.name), "kind": record.kind, **halves}

    def _squad(self, squad: Squad) -> dict[str, Any]:
        modes = {"basic": self.label(squad.basic.name), "other": self.label(squad.other.name)}
        return {"name": self.label(squad.name), "modes": modes}

    def _record(self, record: Banner | Shrine | TokenType) -> dict[str, Any]:
        texts = [self.said(text) for text in record_words(record)]
        return {"name": self.label(record.name), "texts": texts}
