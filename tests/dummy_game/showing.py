"""Showing: what clients draw, and which questions can be answered for a seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from edgewise.core.events import Event
from edgewise.core.flow import Action, Measured
from edgewise.core.showing import Look, Mode, Shows, Switch, numbered
from edgewise.core.wire import At, Wire
from tests.dummy_game.actions import AnyAction, Gamble, Hold
from tests.dummy_game.chances import Chances
from tests.dummy_game.events import AnyEvent, DiceRolled
from tests.dummy_game.state import REACH, ROAD, State
from tests.dummy_game.view import scene
from tests.dummy_game.wire import (
    About,
    Content,
    Geometry,
    Moment,
    Pool,
    Scene,
    SideChoice,
    SideVerdict,
)
from tests.dummy_game.words import MEANING


class Seen(NamedTuple):
    """A state as clients see it."""

    state: State

    def scene(self, seat: int | None) -> Scene:
        """What a client draws for a seat."""
        return scene(self.state, seat)


class Showing(Shows[State]):
    """Scenes, the road in numbers, and what answers and events point at."""

    wire = Wire(Scene, Content, Geometry, About, Pool, Moment, SideChoice, SideVerdict, AnyAction, AnyEvent)
    idle = (Hold,)
    running = Chances()
    lasts = numbered((Hold,))

    def look(self, state: State, before: Look | None) -> Seen:
        """A scene of this game is small: nothing is kept from one to the next."""
        return Seen(state)

    def geometry(self, state: State) -> Geometry:
        """The road in numbers."""
        return Geometry("road", (2,), ROAD, REACH)

    def board(self, state: State) -> str:
        """The name of the road."""
        return "road"

    def turn(self, state: State) -> tuple[int, int]:
        """The number of the turn, from 1, and whose it is."""
        return state.turns + 1, state.turn

    def factions(self, state: State) -> tuple[str, ...]:
        """The sides, by seat."""
        return state.book.sides

    def moment(self, state: State, at: At) -> Moment:
        """The points at the start of a turn."""
        return Moment(*at, points=tuple(state.points))

    def modes(self) -> tuple[Mode, ...]:
        """The one mode."""
        return (Mode("dice-duel", (2,)),)

    def option_table(self, boards: Iterable[str]) -> tuple[Switch, ...]:
        """The options that a person may choose."""
        return (Switch("opening", "switch", default=True, rule="DI-BID-1"),)

    concerns = staticmethod(MEANING.about)

    def asked_about(self, state: State) -> About:
        """Questions of this game are about nothing that could be pointed at."""
        return About()

    def roll(self, event: Event) -> Pool | None:
        """The dice of an event that tells of a roll."""
        if not isinstance(event, DiceRolled):
            return None
        return Pool(event.seat, "points", event.values, event.points)

    def chance(self, action: Action) -> Chances | None:
        """Gambling is asked about by itself."""
        return Chances(2) if isinstance(action, Gamble) else None

    def depends(self, state: State) -> tuple[Hashable, ...]:
        """The words of what lasts are the same in every match."""
        return ("dice",)

    def is_open(self, state: State, options: tuple[Action, ...]) -> bool:
        """Whether answers that are not listed may be legal too."""
        return isinstance(state.stack[-1], Measured)
