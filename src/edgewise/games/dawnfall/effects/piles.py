"""Selectors of cards: those in hands, decks and Discard piles, and attached Enhancements. DF-EFF-5."""

from __future__ import annotations

from typing import Literal

from edgewise.core.phrase import Phrase, name_of, phrase
from edgewise.games.dawnfall.effects.base import as_squads, named
from edgewise.games.dawnfall.effects.selecting import Det, Sel, part
from edgewise.games.dawnfall.effects.words import side_words
from edgewise.games.dawnfall.state import Game, Some, is_alive, number


class Cards(Sel, frozen=True, tag="cards", kw_only=True):
    """Cards in a zone of the acting player."""

    finds = "card"
    zone: Literal["hand", "discard", "deck"] = "hand"
    card_name: str | None = None
    enhancement: bool = False

    def all(self, state: Game, scope: int) -> Some:
        found: list[int | str] = []
        for seat in self.seats(state, scope) if self.side != "any" else (number(state, scope, "seat"),):
            found += [c for c in self._pile(state, seat) if self.card_name in (None, c) and self._kind_fits(state, c)]
        return Some("card", tuple(found))

    def _pile(self, state: Game, seat: int) -> tuple[str, ...]:
        if self.zone == "deck":
            return (*state.decks[seat], *state.tops[seat])
        return (state.hands if self.zone == "hand" else state.discards)[seat]

    def _kind_fits(self, state: Game, card: str) -> bool:
        return not self.enhancement or bool(state.book.is_enhancement[card])

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        kind = "noun-enhancement" if self.enhancement else "noun-named-card" if self.card_name else "noun-card"
        place = phrase(f"part-in-{self.zone}", whose="enemy" if self.side == "enemy" else "own")
        card = phrase("quoted", what=name_of("card", self.card_name)) if self.card_name else ""
        return phrase(kind, det=det, n=n, side="", card=card, rest=self.rest(place))


class Enhancements(Sel, frozen=True, tag="enhancements", kw_only=True):
    """Attached Enhancements as numbers 10 * Squad + slot; with `alive` only those of Squads with living models."""

    finds = "enhancement"
    squad: str | None = None
    alive: bool = False

    def all(self, state: Game, scope: int) -> Some:
        only = as_squads(state, named(state, scope, self.squad)) if self.squad else None
        found = [
            10 * s + slot
            for seat in self.seats(state, scope)
            for s in state.book.squads_by_seat(state, seat)
            if (only is None or s in only) and (not self.alive or is_alive(state, s))
            for slot in range(len(state.attached[s]))
        ]
        return Some("enhancement", tuple(found))

    def noun(self, det: Det = "one", n: int = 1) -> Phrase:
        alive = Phrase("part-of-living") if self.alive else None
        rest = self.rest(part("part-of", self.squad), alive)
        return phrase("noun-enhancement", det=det, n=n, side=side_words(self.side), rest=rest)
