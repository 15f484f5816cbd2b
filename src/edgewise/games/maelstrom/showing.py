"""Showing: what the game tells clients that draw it; nothing in it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from edgewise.core.refusal import Refusal
from edgewise.core.showing import Look, Shows, Switch, numbered
from edgewise.core.wire import At, Wire
from edgewise.games.maelstrom import concerns, shelf
from edgewise.games.maelstrom.actions import Decline, EndActivation, FinishDeployment, HandOver, Pass
from edgewise.games.maelstrom.commands import AnyAction
from edgewise.games.maelstrom.happenings import AnyEvent
from edgewise.games.maelstrom.meaning import MEANING
from edgewise.games.maelstrom.measuring import measured, read_asked
from edgewise.games.maelstrom.questions import Running, chance
from edgewise.games.maelstrom.seen import Seen, models_left, seen
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.wire import (
    About,
    Content,
    Geometry,
    Measured,
    Moment,
    Pool,
    RosterVerdict,
    RosterWish,
)


class Seated(NamedTuple):
    """A state as clients see it."""

    state: Game

    def scene(self, seat: int | None) -> Seen:
        """What a client draws for a seat; None is a spectator. ME-SCO-6."""
        return seen(self.state, seat)


class Showing(Shows[Game]):
    """Scenes, tables in numbers, and what answers and events point at."""

    wire = Wire(Seen, Content, Geometry, About, Pool, Moment, RosterWish, RosterVerdict, AnyAction, AnyEvent, Measured)

    # The plainest way out of a question; their words name nothing that could change.
    idle = (Decline, HandOver, Pass, EndActivation, FinishDeployment)
    lasts = numbered(idle)
    running = Running()

    modes = staticmethod(shelf.modes)

    def __init__(self, missions: Sequence[str]) -> None:
        self._missions = missions

    def option_table(self, boards: Iterable[str]) -> Sequence[Switch]:
        """The options that a person may choose."""
        return shelf.option_table(boards, self._missions)

    def look(self, state: Game, before: Look | None) -> Seated:
        """Nothing is kept from one scene to the next."""
        return Seated(state)

    def geometry(self, state: Game) -> Geometry:
        """The table of a match in numbers."""
        return shelf.geometry(state.book)

    def measured(self, state: Game, seat: int | None, asked: Mapping[str, Any]) -> tuple[Measured, Refusal | None]:
        """What the tape says to anybody, and what forbids what was measured. ME-MEA-1, ME-SCO-6."""
        return measured(state, read_asked(asked))

    def board(self, state: Game) -> str:
        """The id of the table."""
        return state.book.table.id

    def turn(self, state: Game) -> tuple[int, int]:
        """The number of the turn, from 1 (0 in set-up), and who has priority."""
        return state.turn, state.priority

    def factions(self, state: Game) -> tuple[str, ...]:
        """The factions, by seat."""
        return tuple(force.faction for force in state.book.forces)

    def moment(self, state: Game, at: At) -> Moment:
        """The numbers that tell the story of a match."""
        units = [sum(state.place[u] != "destroyed" for u in units) for units in state.book.units_of]
        return Moment(
            *at,
            points=tuple(state.points),
            command=tuple(state.command),
            models=tuple(models_left(state, seat) for seat in (0, 1)),
            units=tuple(units),
        )

    def depends(self, state: Game) -> tuple[Hashable, ...]:
        """What words of answers depend on besides the answers themselves."""
        return ("maelstrom",)

    chance = staticmethod(chance)
    asked_about = staticmethod(concerns.asked_about)
    roll = staticmethod(concerns.roll)
    is_open = staticmethod(concerns.is_open)
    is_reaction = staticmethod(concerns.is_reaction)
    is_spare = staticmethod(concerns.is_spare)
    is_window = staticmethod(concerns.is_reaction)
    concerns = staticmethod(MEANING.about)
