"""Showing: what the game tells clients that draw it; scenes hold what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import msgspec

from edgewise.core.showing import Look, Shows, numbered
from edgewise.core.wire import At, DeckList, DeckVerdict, Die, Wire
from edgewise.games.dawnfall import concerns, shelf
from edgewise.games.dawnfall import scene as scenes
from edgewise.games.dawnfall.actions import (
    AnyAction,
    Counterattack,
    Decline,
    Done,
    EndActivation,
    Keep,
    KeepMode,
    Pass,
    Refresh,
    Reroll,
    UseDie,
)
from edgewise.games.dawnfall.events import AnyEvent
from edgewise.games.dawnfall.meaning import MEANING, asked_about
from edgewise.games.dawnfall.profiles import BoardFile
from edgewise.games.dawnfall.queries.odds.asking import Running
from edgewise.games.dawnfall.questions import fighters
from edgewise.games.dawnfall.scene import Scene, Shared
from edgewise.games.dawnfall.seen import opened, seen
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.wire import About, Content, Geometry, Layout, Moment


class Open(NamedTuple):
    """A state as clients see it, with the part that is open to all."""

    state: Game
    shared: Shared

    def scene(self, seat: int | None) -> Scene:
        """What a client draws for a seat; None is a spectator. DF-INF-4."""
        return scenes.scene(seen(self.state, seat, self.shared.table), self.shared)


class Showing(Shows[Game]):
    """Scenes, boards in numbers, and what answers and events point at."""

    wire = Wire(Scene, Content, Geometry, About, Die, Moment, DeckList, DeckVerdict, AnyAction, AnyEvent)
    idle = (Pass, Done, Decline, Keep, KeepMode, EndActivation)
    inside = (UseDie, Reroll, Keep, Refresh, Counterattack, Decline)
    running = Running()
    lasts = numbered(concerns.PLAIN, concerns.PLACES, concerns.NUMBERED, concerns.SEATED)

    def look(self, state: Game, before: Look | None) -> Open:
        """A state as clients see it; what is as it was before is not encoded again."""
        was = before.shared if isinstance(before, Open) else None
        return Open(state, scenes.shared(opened(state, None if was is None else was.table), was))

    modes = staticmethod(shelf.modes)
    option_table = staticmethod(shelf.option_table)

    def geometry(self, state: Game) -> Geometry:
        """The board of a match in numbers."""
        board = state.book.board
        return Geometry(board.name, (state.book.seats,), scenes.spaces(board))

    def board(self, state: Game) -> str:
        """The name of the board."""
        return state.book.board.name

    def board_geometry(self, state: Game, file: BoardFile) -> Geometry:
        """A board in numbers, with its ready layouts."""
        index = state.book.board.index
        ready = (
            Layout(p.name, tuple(index[x] for x in p.shrines), tuple(index[x] for x in p.sources)) for p in file.presets
        )
        return msgspec.structs.replace(self.geometry(state), players=file.players, layouts=tuple(ready))

    def turn(self, state: Game) -> tuple[int, int]:
        """The number of the turn, from 1 (0 in set-up), and whose it is."""
        return state.number, state.turn

    def factions(self, state: Game) -> tuple[str, ...]:
        """The factions that everybody knows, by seat; empty while they are not chosen."""
        return tuple(state.factions)

    def moment(self, state: Game, at: At) -> Moment:
        """The numbers that tell the story of a match: the marker, and Crystals, models and Sources by seat."""
        return scenes.moment(opened(state), state.marker, at)

    def depends(self, state: Game) -> tuple[Hashable, ...]:
        """What words of answers depend on besides the answers themselves."""
        fielded = (state.book, state.squad_card)
        return "plain", state.book.board, fielded, (fielded, -1 if state.want is None else state.want.seat)

    chance = staticmethod(concerns.chance)
    asked_about = staticmethod(asked_about)
    fighters = staticmethod(fighters)
    roll = staticmethod(concerns.roll)
    is_open = staticmethod(concerns.is_open)
    is_window = staticmethod(concerns.is_window)
    is_reaction = staticmethod(concerns.is_reaction)
    concerns = staticmethod(MEANING.about)
