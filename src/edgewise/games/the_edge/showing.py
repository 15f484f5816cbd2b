"""Showing: what the game tells clients that draw it; scenes hold what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

import msgspec

from edgewise.core.events import knower_of, raw
from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal, UnknownSide
from edgewise.core.wire import At, DeckList, DeckVerdict, Die, Wire, Words
from edgewise.games.the_edge import concerns, shelf
from edgewise.games.the_edge import scene as scenes
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.meaning import MEANING
from edgewise.games.the_edge.options import SEATS
from edgewise.games.the_edge.profiles import Army, Scenario
from edgewise.games.the_edge.queries.measuring import measured, read_asked
from edgewise.games.the_edge.scene import EdgeScene
from edgewise.games.the_edge.seen import seen
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.view import veiled
from edgewise.games.the_edge.wire import About, Content, Geometry, Measured, Moment


class Showing:
    """Scenes, tables in numbers, measurements, and what answers and events point at."""

    wire = Wire(EdgeScene, Content, Geometry, About, Die, Moment, DeckList, DeckVerdict, Measured)

    def __init__(self, name: str) -> None:
        self._name = name

    def open_part(self, state: Game, before: Any = None) -> None:
        """Nothing is kept from one scene to the next: a scene of this game is small."""

    def scene(self, state: Game, seat: int | None, shared: Any = None) -> EdgeScene:
        """What a client draws for a seat; None is a spectator. ED-SPL-1."""
        return scenes.scene(seen(state, seat))

    def geometry(self, state: Game) -> Geometry:
        """The table of a match in numbers."""
        return Geometry(state.book.scenario.id, (SEATS,), scenes.table(state.book))

    def measured(self, state: Game, seat: int | None, asked: Mapping[str, Any]) -> tuple[Measured, Refusal | None]:
        """What the tape says to a seat, and what forbids it: worked out on a copy without secrets. ED-MOV-11."""
        found = measured(veiled(state, seat), read_asked(asked))
        told = {name: value for name, value in msgspec.structs.asdict(found).items() if name != "refusal"}
        return Measured(0, **told), found.refusal

    def board(self, state: Game) -> str:
        """The id of the scenario."""
        return state.book.scenario.id

    def board_options(self, name: str, file: Scenario) -> dict[str, Any]:
        """The options of a match in a scenario, with its ground."""
        return {"scenario": name, "terrain_modifiers": True}

    def board_geometry(self, state: Game, file: Scenario) -> Geometry:
        """A table in numbers; its scenario is its layout."""
        return self.geometry(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The number of the turn, from 1 (0 in set-up), and who started it."""
        return state.turn, state.starting

    def factions(self, state: Game) -> tuple[str, ...]:
        """The armies, by seat."""
        return state.book.seat_army

    def moment(self, state: Game, at: At) -> Moment:
        """The numbers that tell the story of a match: VPs, crystals and models by seat."""
        return scenes.moment(seen(state, None), at)

    def modes(self) -> list[dict[str, Any]]:
        """The one mode: two players."""
        return shelf.modes()

    def option_table(self, boards: Iterable[str]) -> tuple[dict[str, Any], ...]:
        """The options of a match that a person may choose."""
        return shelf.option_table(boards)

    def content(
        self, armies: Iterable[Army], texts: Mapping[str, Any], locale: str, say: Callable[[str], Words]
    ) -> Content:
        """Armies with their cards as clients show them; `texts` are the game's own in the same language."""
        shown = (shelf.army(each, texts, locale, say(f"army-{each.id}-about")) for each in armies)
        return Content(locale, tuple(shown))

    def judged(self, book: Book, wish: DeckList) -> tuple[tuple[Refusal, ...], DeckVerdict]:
        """Whether a deck is legal in matches with these options, and why not; squads are never chosen here."""
        if wish.faction not in book.armies:
            raise UnknownSide(wish.faction, tuple(book.armies))
        return shelf.judged(book, wish)

    asked_about = staticmethod(concerns.asked_about)
    fighters = staticmethod(concerns.fighters)
    roll = staticmethod(concerns.roll)
    raw = staticmethod(raw)
    knower = staticmethod(knower_of)
    odds_question = staticmethod(concerns.odds_question)
    is_inside = staticmethod(concerns.is_inside)
    is_open = staticmethod(concerns.is_open)
    is_reaction = staticmethod(concerns.is_reaction)
    is_spare = staticmethod(concerns.is_spare)
    idle_option = staticmethod(concerns.idle_option)

    def lasting(self, state: Game) -> Mapping[type[Action], Hashable]:
        """Kinds of answers whose words never change, each with what they depend on besides the answer itself."""
        names = state.book
        return {
            **dict.fromkeys(concerns.PLAIN | concerns.PLACES, self._name),
            **dict.fromkeys(concerns.NUMBERED, names),
        }

    concerns = staticmethod(MEANING.about)
