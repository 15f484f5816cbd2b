"""Showing: what the game tells clients that draw it; scenes hold what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

import msgspec

from edgewise.core.events import knower_of, shared
from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal, UnknownSide
from edgewise.core.wire import At, DeckList, DeckVerdict, Die, Wire, Words
from edgewise.games.the_edge import concerns, shelf
from edgewise.games.the_edge import scene as scenes
from edgewise.games.the_edge.actions import AnyAction
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.events import AnyEvent
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

    wire = Wire(EdgeScene, Content, Geometry, About, Die, Moment, DeckList, DeckVerdict, Measured, AnyAction, AnyEvent)

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

    def concerns(self, state: Game, what: Action | AnyEvent) -> About:
        """What an answer or an event points at: models, squads, cards, pools (as tokens) and seats."""
        return concerns.concerned(state, what)

    def asked_about(self, state: Game) -> About:
        """What the pending question is about: the squad it names, and the models that fight or shoot each other."""
        return concerns.concerned(state, concerns.asked(state))

    def roll(self, event: AnyEvent) -> Die | None:
        """The die of an event that tells of a roll, as it is animated."""
        return concerns.roll(event)

    def raw(self, event: AnyEvent) -> dict[str, Any]:
        """An event as data for clients; what only one seat may know is not in it."""
        found: dict[str, Any] = msgspec.to_builtins(shared(event))
        return found

    def knower(self, event: AnyEvent) -> int | None:
        """The seat that is told more of an event than the others."""
        return knower_of(event)

    def odds_question(self, action: Mapping[str, Any]) -> dict[str, Any]:
        """What to work out when the odds of an action are asked for."""
        return concerns.odds_question(action)

    def is_inside(self, action: Mapping[str, Any]) -> bool:
        """Whether the odds of an action are those of what runs, after this answer."""
        return action.get("type") in concerns.INSIDE

    def lasting(self, state: Game) -> Mapping[type[Action], Hashable]:
        """Kinds of answers whose words never change, each with what they depend on besides the answer itself."""
        names = state.book
        return {
            **dict.fromkeys(concerns.PLAIN | concerns.PLACES, self._name),
            **dict.fromkeys(concerns.NUMBERED, names),
        }

    def is_open(self, state: Game, options: tuple[Action, ...]) -> bool:
        """Whether answers that are not listed may be legal too."""
        return concerns.is_open(state, options)

    def is_reaction(self, state: Game) -> bool:
        """Whether the pending question only offers a reaction in somebody else's activation."""
        return concerns.is_reaction(state)

    def is_spare(self, state: Game, options: tuple[Action, ...]) -> bool:
        """Whether the pending question offers nothing that has to be done here and now."""
        return concerns.is_spare(state, options)

    def idle_option(self, options: tuple[Action, ...]) -> int | None:
        """The number of the answer that does nothing, if there is one."""
        return concerns.idle_option(options)
