"""Game: the contract every game meets."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from edgewise.core.dealer import Dealer
from edgewise.core.flow import Action, Reply, Want
from edgewise.core.outcome import Outcome
from edgewise.core.refusal import Refusal


class Reason(msgspec.Struct, frozen=True):
    """One reason for an answer, as a message key with parameters, and the rule that it rests on."""

    key: str
    params: dict[str, Any]
    rule: str = ""


class Style(msgspec.Struct, frozen=True):
    """How a search does best in a game.

    `breadth`: positions for each one of the level, where choices are wide, but no more than `most`;
    `ahead`: stages to look ahead for each one of the level;
    `best_line`: an answer is worth what its best sequel is worth, not the average of what was tried, and hasty
    questions on the way get their usual answer;
    `unlisted`: questions that always leave a choice; their answers are listed only where a line goes on from them.
    """

    breadth: int = 1
    most: int = 1_000_000_000
    ahead: int = 1
    best_line: bool = False
    unlisted: frozenset[str] = frozenset()


class Hints(Protocol):
    """What a game tells bots about a state that they imagine; never about the real one."""

    style: Style

    def evaluate(self, state: Any, seat: int) -> float:
        """The estimated chance of a seat, or of its team, to win: 0 to 1."""
        ...

    def order(self, state: Any, options: Sequence[Action]) -> list[float]:
        """A positive weight for each answer to the pending question; more promising ones have more."""
        ...

    def stage(self, state: Any) -> int:
        """A number that grows with every turn; a search looks a few stages ahead."""
        ...

    def is_hasty(self, state: Any) -> bool:
        """True where a position is better weighed after the most promising answer than before it."""
        ...

    def usual(self, state: Any) -> Action | None:
        """The answer that a hasty question gets on a line of play without a look at the others; None: look at them."""
        ...

    def cases(self, state: Any) -> Sequence[tuple[float, tuple[Reply, ...]]]:
        """The few results that the pending roll may come to, as chances and replies; none: every face counts."""
        ...

    def key(self, state: Any) -> Hashable:
        """A value that is the same for positions that go on alike; none of them may lead to another one of them."""
        ...

    def are_allies(self, state: Any, one: int, other: int) -> bool:
        """True when two seats win together."""
        ...

    def reasons(self, state: Any, seat: int, action: Action, later: Any) -> tuple[Reason, ...]:
        """Why a seat may want to answer so; `later` is where the line of play leads that it has in mind."""
        ...


class Game(Protocol):
    """Rules of one game as pure functions over a state."""

    name: str
    title: str
    format: int

    @property
    def hints(self) -> Hints:
        """What bots may ask about imagined states."""
        ...

    def setup(self, options: Mapping[str, Any]) -> Any:
        """A match ready for its first want; bad options get a clear error."""
        ...

    def pending(self, state: Any) -> Want | None:
        """What is wanted now and from whom; None: it is over."""
        ...

    def legal(self, state: Any) -> tuple[Action, ...]:
        """Complete where choices can be listed; never empty while a seat is asked."""
        ...

    def proposals(self, state: Any) -> tuple[Action, ...]:
        """A spread worth choosing from where answers are measured, for bots and quick choices; `legal` contains it."""
        ...

    def refusal(self, state: Any, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge; exact for listed and measured actions alike. `seat` is who asks for it, if that is known."""
        ...

    def apply(self, state: Any, reply: Reply) -> None:
        """Trusted, in place, fast; Match.play checks first."""
        ...

    def view(self, state: Any, seat: int | None) -> Any:
        """Everything that seat may know, nothing else; None is a spectator."""
        ...

    def imagine(self, view: Any, dealer: Dealer) -> Any:
        """Some full state consistent with the view."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """Winners and how, or None while the match runs."""
        ...

    def clone(self, state: Any) -> Any:
        """An independent copy."""
        ...

    def save(self, state: Any) -> bytes:
        """The state as JSON."""
        ...

    def load(self, text: bytes | str) -> Any:
        """The state from JSON; bad text gets a clear error."""
        ...

    def events(self, state: Any) -> list[Any]:
        """Takes out what happened since the last call."""
        ...

    def figures(self, state: Any, events: Iterable[Any]) -> Sequence[tuple[str, int]]:
        """What the events add to a tally of play, as names and seats; `turns` is told when a seat's turn begins."""
        ...

    def mute(self, state: Any) -> None:
        """Keeps no events from here on; for simulation and search."""
        ...

    def position(self, state: Any) -> dict[str, Any]:
        """The situation as a small readable document."""
        ...

    def from_position(self, position: Mapping[str, Any]) -> Any:
        """The state that a document describes; an impossible one is refused with the reason."""
        ...

    def action(self, data: Any) -> Action:
        """An action from JSON data."""
        ...

    def reveals(self, event: Any) -> bool:
        """True when the event showed something that cannot be taken back."""
        ...

    def describe(self, state: Any, action: Action) -> tuple[str, dict[str, Any]]:
        """An action as a message key with parameters."""
        ...
