"""Game: the rules part of the contract that every game meets, generic over its state and its view."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from edgewise.core.dealer import Dealer
from edgewise.core.events import Event
from edgewise.core.flow import Action, Reply, Want
from edgewise.core.outcome import Outcome
from edgewise.core.phrase import Params
from edgewise.core.refusal import Refusal

Of = TypeVar("Of", contravariant=True)
S = TypeVar("S")
V = TypeVar("V")


class Reason(msgspec.Struct, frozen=True):
    """One reason for an answer, as a message key with parameters, and the rule that it rests on."""

    key: str
    params: dict[str, Any]  # Said, of which no reader of JSON can be made
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


class Hints(Protocol[Of]):
    """What a game tells bots about a state that they imagine; never about the real one."""

    @property
    def style(self) -> Style:
        """How a search does best in the game."""
        ...

    def evaluate(self, state: Of, seat: int) -> float:
        """The estimated chance of a seat, or of its team, to win: 0 to 1."""
        ...

    def order(self, state: Of, options: Sequence[Action]) -> list[float]:
        """A positive weight for each answer to the pending question; more promising ones have more."""
        ...

    def stage(self, state: Of) -> int:
        """A number that grows with every turn; a search looks a few stages ahead."""
        ...

    def is_hasty(self, state: Of) -> bool:
        """True where a position is better weighed after the most promising answer than before it."""
        ...

    def usual(self, state: Of) -> Action | None:
        """The answer that a hasty question gets on a line of play without a look at the others; None: look at them."""
        ...

    def cases(self, state: Of) -> Sequence[tuple[float, tuple[Reply, ...]]]:
        """The few results that the pending roll may come to, as chances and replies; none: every face counts."""
        ...

    def key(self, state: Of) -> Hashable:
        """A value that is the same for positions that go on alike; none of them may lead to another one of them."""
        ...

    def are_allies(self, state: Of, one: int, other: int) -> bool:
        """True when two seats win together."""
        ...

    def reasons(self, state: Of, seat: int, action: Action, later: Of) -> tuple[Reason, ...]:
        """Why a seat may want to answer so; `later` is where the line of play leads that it has in mind."""
        ...


class Advises(Generic[S]):
    """What every game tells bots alike, unless it says otherwise."""

    style = Style()

    def is_hasty(self, state: S) -> bool:
        """Every position can be weighed."""
        return False

    def usual(self, state: S) -> Action | None:
        """Answers are always looked at."""
        return None

    def cases(self, state: S) -> Sequence[tuple[float, tuple[Reply, ...]]]:
        """Every face counts."""
        return ()

    def key(self, state: S) -> Hashable:
        """No two positions go on alike: nothing is the same but a state itself."""
        return id(state)

    def are_allies(self, state: S, one: int, other: int) -> bool:
        """Each plays for itself."""
        return one == other


class Game(Protocol[S, V]):
    """Rules of one game as pure functions over a state."""

    @property
    def name(self) -> str:
        """Its name in commands, addresses and records."""
        ...

    @property
    def title(self) -> str:
        """Its name for people."""
        ...

    @property
    def format(self) -> int:
        """The number of the form in which its matches are recorded."""
        ...

    @property
    def hints(self) -> Hints[S]:
        """What bots may ask about imagined states."""
        ...

    def setup(self, options: Mapping[str, Any]) -> S:
        """A match ready for its first want; bad options get a clear error."""
        ...

    def pending(self, state: S) -> Want | None:
        """What is wanted now and from whom; None: it is over."""
        ...

    def legal(self, state: S) -> tuple[Action, ...]:
        """Complete where choices can be listed; never empty while a seat is asked."""
        ...

    def proposals(self, state: S) -> tuple[Action, ...]:
        """A spread worth choosing from where answers are measured, for bots and quick choices; `legal` contains it."""
        ...

    def refusal(self, state: S, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge; exact for listed and measured actions alike. `seat` is who asks for it, if that is known."""
        ...

    def apply(self, state: S, reply: Reply) -> None:
        """Trusted, in place, fast; Match.play checks first."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """Everything that seat may know, nothing else; None is a spectator."""
        ...

    def imagine(self, view: V, dealer: Dealer) -> S:
        """Some full state consistent with the view."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Winners and how, or None while the match runs."""
        ...

    def clone(self, state: S) -> S:
        """An independent copy."""
        ...

    def save(self, state: S) -> bytes:
        """The state as JSON."""
        ...

    def load(self, text: bytes | str) -> S:
        """The state from JSON; bad text gets a clear error."""
        ...

    def events(self, state: S) -> Sequence[Event]:
        """Takes out what happened since the last call."""
        ...

    def figures(self, state: S, events: Iterable[Event]) -> Sequence[tuple[str, int]]:
        """What the events add to a tally of play, as names and seats; `turns` is told when a seat's turn begins."""
        ...

    def mute(self, state: S) -> None:
        """Keeps no events from here on; for simulation and search."""
        ...

    def position(self, state: S) -> dict[str, Any]:
        """The situation as a small readable document."""
        ...

    def from_position(self, position: Mapping[str, Any]) -> S:
        """The state that a document describes; an impossible one is refused with the reason."""
        ...

    def action(self, data: Any) -> Action:
        """An action from JSON data."""
        ...

    def reveals(self, event: Event) -> bool:
        """True when the event showed something that cannot be taken back."""
        ...

    def describe(self, state: S, action: Action, /) -> tuple[str, Params]:
        """An action as a message key with parameters."""
        ...


# Bots, the lab and the referee of a save play any game: what its states and views are only the game knows.
AnyGame: TypeAlias = Game[Any, Any]
