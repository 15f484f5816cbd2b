"""Speaking: what the game says, as message keys with parameters, and the texts of its content in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from edgewise.core.phrase import Voice
from edgewise.core.speaking import Speaks, Writer
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.describe import asked, described, told
from edgewise.games.the_edge.meaning import readable
from edgewise.games.the_edge.profiles import Army, ProgressCard, Side, SpellCard, SquadCard
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.wording import power_words, progress_words, rulings, titles_of


class Speaking(Speaks[Game, Army]):
    """Events, questions, actions and refusals as messages; names and texts of cards in words."""

    unknown_card = ("ED-DATA-3", "E_UNKNOWN_ID")

    describe = staticmethod(described)
    told = staticmethod(told)
    asked = staticmethod(asked)
    readable = staticmethod(readable)

    def writer(self, voice: Voice, sides: tuple[Army, ...]) -> Writer:
        """Who writes these armies in a language."""
        return ArmyWriter(voice, sides)

    def sides(self, state: Game) -> Book:
        """The book of a match."""
        return state.book

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Army:
        """An army from a fan's file."""
        raise NotImplementedError

    def describe_content(self, faction: str, locale: str = "en", beside: Sequence[str] = ()) -> dict[str, Any]:
        """Squads and cards of an army with their generated texts; by id, or from the text of a file."""
        record = self.factions.get(faction) or self.check_content(faction, "army", beside)
        near = (self.check_content(text, "beside", (faction, *beside)) for text in beside if text != faction)
        others = tuple(a for a in (*self.factions.values(), *near) if a.id != record.id)
        texts = ArmyWriter(self._speaker(locale), (*others, record)).all
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


class ArmyWriter(Writer):
    """Writes the records of some armies in one language."""

    def __init__(self, voice: Voice, armies: tuple[Army, ...]) -> None:
        cards: list[SpellCard | ProgressCard] = [c for a in armies for c in a.spells]
        cards += [c for a in armies for c in a.progress]
        self._armies = armies
        self._records = {card.id: card for card in cards}
        super().__init__(voice, self._records, titles_of(armies))

    def beside(self) -> dict[str, Any]:
        """Names of armies; squads with the texts of their sides."""
        return {
            "factions": {a.id: self.label(a.name) for a in self._armies},
            "squads": {s.id: self._squad(s) for a in self._armies for s in a.squads},
        }

    def written(self, card: str) -> dict[str, str]:
        """Name, kind and text of a spell or progress card."""
        record = self._records[card]
        if isinstance(record, ProgressCard):
            return {"name": self.label(record.name), "kind": "progress", "text": self.said(progress_words(record))}
        return {"name": self.label(record.name), "kind": record.timing, "text": self.said(power_words(record))}

    def _squad(self, squad: SquadCard) -> dict[str, Any]:
        sides = {"normal": squad.normal} | ({"shifted": squad.shifted} if squad.shifted is not None else {})
        return {"name": self.label(squad.name), "texts": {name: self._abilities(side) for name, side in sides.items()}}

    def _abilities(self, side: Side) -> list[str]:
        return [self.said(power_words(ability)) for ability in side.abilities]
