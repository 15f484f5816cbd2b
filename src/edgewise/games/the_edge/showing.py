"""Showing: what the game tells clients that draw it; scenes hold what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, NamedTuple

import msgspec

from edgewise.core.refusal import Refusal
from edgewise.core.showing import Look, Shows, numbered
from edgewise.core.wire import At, DeckList, DeckVerdict, Die, Wire
from edgewise.games.the_edge import concerns, shelf
from edgewise.games.the_edge import scene as scenes
from edgewise.games.the_edge.actions import (
    Activate,
    AnyAction,
    Assault,
    Decline,
    Done,
    EndActivation,
    Exchange,
    FreeAttack,
    Keep,
    Pass,
    PickModel,
    PlacePool,
    Reroll,
    StayReady,
)
from edgewise.games.the_edge.events import AnyEvent
from edgewise.games.the_edge.meaning import MEANING
from edgewise.games.the_edge.options import SEATS
from edgewise.games.the_edge.queries.measuring import measured, read_asked
from edgewise.games.the_edge.queries.odds.asking import Running
from edgewise.games.the_edge.scene import EdgeScene
from edgewise.games.the_edge.seen import seen
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.view import veiled
from edgewise.games.the_edge.wire import About, Content, Geometry, Measured, Moment


class Seated(NamedTuple):
    """A state as clients see it."""

    state: Game

    def scene(self, seat: int | None) -> EdgeScene:
        """What a client draws for a seat; None is a spectator. ED-SPL-1."""
        return scenes.scene(seen(self.state, seat))


class Showing(Shows[Game]):
    """Scenes, tables in numbers, measurements, and what answers and events point at."""

    wire = Wire(EdgeScene, Content, Geometry, About, Die, Moment, DeckList, DeckVerdict, AnyAction, AnyEvent, Measured)
    idle = (Pass, Done, Decline, Keep, EndActivation)
    inside = (Reroll, Keep)
    running = Running()
    # What names nothing that could change, or a place; squads and models have their names for a whole match.
    lasts = numbered(
        (Pass, Done, Decline, Keep, Reroll, EndActivation, StayReady, PlacePool),
        (Activate, Assault, Exchange, FreeAttack, PickModel),
    )

    def __init__(self, name: str) -> None:
        self._name = name

    modes = staticmethod(shelf.modes)
    option_table = staticmethod(shelf.option_table)

    def look(self, state: Game, before: Look | None) -> Seated:
        """A scene of this game is small: nothing is kept from one to the next."""
        return Seated(state)

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

    def turn(self, state: Game) -> tuple[int, int]:
        """The number of the turn, from 1 (0 in set-up), and who started it."""
        return state.turn, state.starting

    def factions(self, state: Game) -> tuple[str, ...]:
        """The armies, by seat."""
        return state.book.seat_army

    def moment(self, state: Game, at: At) -> Moment:
        """The numbers that tell the story of a match: VPs, crystals and models by seat."""
        return scenes.moment(seen(state, None), at)

    def depends(self, state: Game) -> tuple[Hashable, ...]:
        """What words of answers depend on besides the answers themselves."""
        return self._name, state.book

    chance = staticmethod(concerns.chance)
    asked_about = staticmethod(concerns.asked_about)
    fighters = staticmethod(concerns.fighters)
    roll = staticmethod(concerns.roll)
    is_open = staticmethod(concerns.is_open)
    is_window = staticmethod(concerns.is_window)
    is_reaction = staticmethod(concerns.is_reaction)
    is_spare = staticmethod(concerns.is_spare)
    concerns = staticmethod(MEANING.about)
