"""Showing: what the game tells clients that draw it; scenes hold what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from edgewise.core.flow import Action
from edgewise.games.dawnfall import concerns, shelf
from edgewise.games.dawnfall import scene as scenes
from edgewise.games.dawnfall.book import Book
from edgewise.games.dawnfall.events import Event
from edgewise.games.dawnfall.profiles import Faction
from edgewise.games.dawnfall.scene import Open, Scene
from edgewise.games.dawnfall.state import Game


class Showing:
    """Scenes, boards in numbers, and what answers and events point at."""

    scene_type = Scene

    def open_part(self, state: Game) -> Open:
        """What every seat may know, made once for all scenes of a state."""
        return scenes.open_part(state)

    def scene(self, state: Game, seat: int | None, shared: Open) -> Scene:
        """What a client draws for a seat; None is a spectator. DF-INF-4."""
        return scenes.scene(state, seat, shared)

    def geometry(self, state: Game) -> dict[str, Any]:
        """The board of a match in numbers."""
        return scenes.geometry(state)

    def board(self, state: Game) -> str:
        """The name of the board."""
        return state.book.board.name

    def turn(self, state: Game) -> tuple[int, int]:
        """The number of the turn, from 1 (0 in set-up), and whose it is."""
        return state.number, state.turn

    def factions(self, state: Game) -> tuple[str, ...]:
        """The factions that everybody knows, by seat; empty while they are not chosen."""
        return tuple(state.factions)

    def moment(self, state: Game) -> dict[str, Any]:
        """The numbers that tell the story of a match: the marker, and Crystals, models and Sources by seat."""
        return scenes.moment(state)

    def modes(self) -> list[dict[str, Any]]:
        """The modes with the numbers of seats they are for, and their constants. DF-GEN-1, DF-GEN-3."""
        return shelf.modes()

    def option_table(self, boards: Iterable[str]) -> tuple[dict[str, Any], ...]:
        """The options of a match that a person may choose."""
        return shelf.option_table(boards)

    def content(self, factions: Iterable[Faction], texts: Mapping[str, Any], locale: str) -> list[dict[str, Any]]:
        """Factions with their cards as clients show them; `texts` are the game's own in the same language."""
        return [shelf.faction(each, texts, locale) for each in factions]

    def judged(self, book: Book, faction: str, squads: tuple[str, ...], cards: Mapping[str, int]) -> shelf.Verdict:
        """Whether a list is legal in matches with these options, and why not."""
        return shelf.judged(book, faction, squads, cards)

    def concerns(self, state: Game, what: Action | Event) -> dict[str, tuple[Any, ...]]:
        """What an answer or an event points at: models, squads, spaces, hexes, cards, tokens, seats."""
        if isinstance(what, Event):
            return concerns.of_params(state, what.params)
        return concerns.of_action(state, what)

    def lasting(self, state: Game) -> dict[type[Action], Hashable]:
        """Kinds of answers whose words never change, each with what they depend on besides the answer itself."""
        fielded = (state.book, state.squad_card)
        found: dict[type[Action], Hashable] = {}
        for kinds, depends in (
            (concerns.PLAIN, "plain"),
            (concerns.PLACES, state.book.board),
            (concerns.NUMBERED, fielded),
        ):
            found.update(dict.fromkeys(kinds, depends))
        return found

    def is_open(self, state: Game, options: tuple[Action, ...]) -> bool:
        """Whether answers that are not listed may be legal too."""
        return concerns.is_open(state, options)

    def is_reaction(self, state: Game) -> bool:
        """Whether the pending question only offers a reaction in somebody else's turn."""
        return concerns.is_reaction(state)

    def idle_option(self, options: tuple[Action, ...]) -> int | None:
        """The number of the answer that does nothing, if there is one."""
        return concerns.idle_option(options)
