"""Showing: what a game tells clients that draw it, generic over its state; and what of it is the same in every game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec

from edgewise.core import events
from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.core.wire import About, At, Geometry, Measured, Moment, Rolled, Wire

Of = TypeVar("Of", contravariant=True)


class Mode(msgspec.Struct, frozen=True):
    """A mode of a game: the numbers of seats it is for, and its constants."""

    name: str
    seats: tuple[int, ...]
    constants: Mapping[str, int] = {}


class Switch(msgspec.Struct, frozen=True):
    """An option of a match that a person may choose: on or off, one of some values, or a number within bounds."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: bool | int | str
    rule: str = ""
    choices: tuple[int | str, ...] = ()
    low: int | None = None
    high: int | None = None
    modes: tuple[str, ...] = ()


class Look(Protocol):
    """A state as clients see it; what all seats may know of it is worked out once."""

    def scene(self, seat: int | None, /) -> msgspec.Struct:
        """What a client draws for a seat; None is a spectator."""
        ...


class Showing(Protocol[Of]):
    """What clients draw and point at; no part of it tells a seat what it may not know."""

    @property
    def wire(self) -> Wire:
        """The types that the game brings."""
        ...

    def look(self, state: Of, before: Look | None, /) -> Look:
        """A state as clients see it; `before` is an earlier look at the same match."""
        ...

    def geometry(self, state: Of, /) -> Geometry:
        """The board of a match in numbers."""
        ...

    def measured(self, state: Of, seat: int | None, asked: Mapping[str, Any], /) -> tuple[Measured, Refusal | None]:
        """What the tape says to a seat, and what forbids it; asked only where the game brings a type for it."""
        ...

    def board(self, state: Of, /) -> str:
        """The name of the board."""
        ...

    def turn(self, state: Of, /) -> tuple[int, int]:
        """The number of the turn, from 1 (0 in set-up), and whose it is."""
        ...

    def factions(self, state: Of, /) -> tuple[str, ...]:
        """What the seats lead, as far as everybody knows it; one entry for each seat."""
        ...

    def moment(self, state: Of, at: At, /) -> Moment:
        """The numbers that tell the story of a match."""
        ...

    def modes(self) -> Sequence[Mode]:
        """The modes; the first is the usual one."""
        ...

    def option_table(self, boards: Iterable[str], /) -> Sequence[Switch]:
        """The options of a match that a person may choose."""
        ...

    def concerns(self, state: Of, what: msgspec.Struct, /) -> About:
        """What an answer or an event points at."""
        ...

    def asked_about(self, state: Of, /) -> About:
        """What the pending question is about."""
        ...

    def fighters(self, state: Of, /) -> tuple[int, ...]:
        """The models that fight each other while the pending question is asked."""
        ...

    def roll(self, event: Event, /) -> Rolled | None:
        """The dice of an event that tells of a roll, as they are animated."""
        ...

    def raw(self, event: Event, /) -> dict[str, Any]:
        """An event as data; what only one seat may know is not in it."""
        ...

    def knower(self, event: Event, /) -> int | None:
        """The seat that is told more of an event than the others."""
        ...

    def odds_question(self, action: Mapping[str, Any], /) -> dict[str, Any]:
        """What to work out when the odds of an action are asked for."""
        ...

    def is_inside(self, action: Mapping[str, Any], /) -> bool:
        """Whether the odds of an action are those of what runs, after this answer."""
        ...

    def lasting(self, state: Of, /) -> Mapping[type[Action], Hashable]:
        """Kinds of answers whose words never change, each with what they depend on besides the answer itself."""
        ...

    def is_open(self, state: Of, options: tuple[Action, ...], /) -> bool:
        """Whether answers that are not listed may be legal too."""
        ...

    def is_window(self, state: Of, /) -> bool:
        """Whether the pending question only offers what may be used at such a time, and passing."""
        ...

    def is_reaction(self, state: Of, /) -> bool:
        """Whether the pending question only offers a reaction to what somebody else does."""
        ...

    def is_spare(self, state: Of, options: tuple[Action, ...], /) -> bool:
        """Whether the pending question offers nothing that has to be done here and now."""
        ...

    def idle_option(self, options: tuple[Action, ...], /) -> int | None:
        """The number of the answer that does nothing, if there is one."""
        ...


class Shows(Generic[Of]):
    """What every game shows alike, unless it says otherwise."""

    raw = staticmethod(events.raw)
    knower = staticmethod(events.knower_of)

    def measured(self, state: Of, seat: int | None, asked: Mapping[str, Any]) -> tuple[Measured, Refusal | None]:
        """Nobody lays a tape on a board of Spaces."""
        raise NotImplementedError(type(self).__name__)

    def fighters(self, state: Of) -> tuple[int, ...]:
        """Nobody fights in the middle of a question."""
        return ()

    def is_inside(self, action: Mapping[str, Any]) -> bool:
        """The odds of every action stand for themselves."""
        return False

    def is_window(self, state: Of) -> bool:
        """Every question is about something that has to be done."""
        return False

    def is_reaction(self, state: Of) -> bool:
        """Nobody reacts to anything."""
        return False

    def is_spare(self, state: Of, options: tuple[Action, ...]) -> bool:
        """Every question has uses of its own."""
        return False
