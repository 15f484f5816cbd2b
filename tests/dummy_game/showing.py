"""Showing: what clients draw, and which questions can be answered for a seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

import msgspec

from edgewise.core.events import knower_of, shared
from edgewise.core.flow import Action, Measured
from edgewise.core.refusal import Refusal, UnknownSide
from edgewise.core.wire import At, Wire, Words
from tests.dummy_game.actions import Hold
from tests.dummy_game.events import AnyEvent, DiceRolled
from tests.dummy_game.state import REACH, ROAD, SIDES, Book, Side, State
from tests.dummy_game.view import scene
from tests.dummy_game.wire import (
    About,
    Content,
    Geometry,
    Moment,
    Pool,
    Scene,
    SideCard,
    SideChoice,
    SideVerdict,
)
from tests.dummy_game.words import CARDS, MEANING


class Showing:
    """Scenes, the road in numbers, and what answers and events point at."""

    wire = Wire(Scene, Content, Geometry, About, Pool, Moment, SideChoice, SideVerdict)

    def open_part(self, state: State, before: None = None) -> None:
        """Nothing is kept from one scene to the next."""

    def scene(self, state: State, seat: int | None, shared: None = None) -> Scene:
        """What a client draws for a seat."""
        return scene(state, seat)

    def geometry(self, state: State) -> Geometry:
        """The road in numbers."""
        return Geometry("road", (2,), ROAD, REACH)

    def board_geometry(self, state: State, file: int) -> Geometry:
        """The same: there is one road."""
        return self.geometry(state)

    def board(self, state: State) -> str:
        """The name of the road."""
        return "road"

    def board_options(self, name: str, file: int) -> dict[str, Any]:
        """The options of a match on the road."""
        return {}

    def turn(self, state: State) -> tuple[int, int]:
        """The number of the turn, from 1, and whose it is."""
        return state.turns + 1, state.turn

    def factions(self, state: State) -> tuple[str, ...]:
        """The sides, by seat."""
        return state.book.sides

    def moment(self, state: State, at: At) -> Moment:
        """The points at the start of a turn."""
        return Moment(*at, points=tuple(state.points))

    def modes(self) -> list[dict[str, Any]]:
        """The one mode."""
        return [{"name": "dice-duel", "seats": (2,), "constants": {}}]

    def option_table(self, boards: Iterable[str]) -> tuple[dict[str, Any], ...]:
        """The options that a person may choose."""
        return ({"name": "opening", "kind": "switch", "default": True, "rule": "DI-BID-1"},)

    def content(
        self, sides: Iterable[Side], texts: Mapping[str, Any], locale: str, say: Callable[[str], Words]
    ) -> Content:
        """The sides and the cards."""
        shown = (SideCard(s.id, texts["factions"][s.id], say(f"dice-side-{s.id}-about")) for s in sides)
        return Content(locale, tuple(shown), {card: names[locale] for card, names in CARDS.items()})

    def judged(self, book: Book, wish: SideChoice) -> tuple[tuple[Refusal, ...], SideVerdict]:
        """Every side that there is may be led."""
        if wish.side not in SIDES:
            raise UnknownSide(wish.side, tuple(SIDES))
        return (), SideVerdict(legal=True, problems=(), name=SIDES[wish.side].name["en"])

    def concerns(self, state: State, what: Action | AnyEvent) -> About:
        """What an answer or an event points at."""
        return MEANING.about(state, what)

    def asked_about(self, state: State) -> About:
        """Questions of this game are about nothing that could be pointed at."""
        return About()

    def fighters(self, state: State) -> tuple[int, ...]:
        """Nobody fights."""
        return ()

    def roll(self, event: AnyEvent) -> Pool | None:
        """The dice of an event that tells of a roll."""
        if not isinstance(event, DiceRolled):
            return None
        return Pool(event.seat, "points", event.values, event.points)

    def raw(self, event: AnyEvent) -> dict[str, Any]:
        """An event as data; what only one seat may know is not in it."""
        found: dict[str, Any] = msgspec.to_builtins(shared(event))
        return found

    def knower(self, event: AnyEvent) -> int | None:
        """The seat that is told more."""
        return knower_of(event)

    def odds_question(self, action: Mapping[str, Any]) -> dict[str, Any]:
        """What to work out when the odds of an action are asked for."""
        return {"type": "dice-points", "dice": 2 if action.get("type") == "Gamble" else 1}

    def is_inside(self, action: Mapping[str, Any]) -> bool:
        """Nothing runs inside another thing here."""
        return False

    def lasting(self, state: State) -> Mapping[type[Action], Hashable]:
        """Kinds of answers whose words never change."""
        return {Hold: "dice"}

    def is_open(self, state: State, options: tuple[Action, ...]) -> bool:
        """Whether answers that are not listed may be legal too."""
        return isinstance(state.stack[-1], Measured)

    def is_reaction(self, state: State) -> bool:
        """Nobody reacts to anything."""
        return False

    def is_spare(self, state: State, options: tuple[Action, ...]) -> bool:
        """No question may be skipped."""
        return False

    def idle_option(self, options: tuple[Action, ...]) -> int | None:
        """The number of the answer that does nothing."""
        return options.index(Hold()) if Hold() in options else None
