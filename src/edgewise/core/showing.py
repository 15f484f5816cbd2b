"""Showing: what a game tells clients that draw it, generic over its state; and what of it is the same in every game."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar, get_args

import msgspec

from edgewise.core import events
from edgewise.core.events import Event
from edgewise.core.flow import Action
from edgewise.core.question import first_of
from edgewise.core.refusal import Refusal, misshapen
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


class Lasting(Mapping[type[Action], Hashable]):
    """What the words of each kind of answer depend on besides the answer itself; other kinds are not in it.

    `kinds` tells for each kind which of the things in `depends` that is.
    """

    def __init__(self, kinds: Mapping[type[Action], int], depends: tuple[Hashable, ...]) -> None:
        self._kinds = kinds
        self._depends = depends

    def __getitem__(self, kind: type[Action]) -> Hashable:
        return self._depends[self._kinds[kind]]

    def __iter__(self) -> Iterator[type[Action]]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)


def numbered(*kinds: Iterable[type[Action]]) -> Mapping[type[Action], int]:
    """Kinds of answers with the number of the group that they stand in."""
    return {kind: number for number, group in enumerate(kinds) for kind in group}


S = TypeVar("S")


class Shows(Generic[S]):
    """What every game shows alike, unless it says otherwise."""

    wire: Wire
    # The plainest ways out of a question: the first of these that is listed.
    idle: ClassVar[tuple[type[Action], ...]] = ()
    # Answers inside a fight: their odds are those of what runs, after them.
    inside: ClassVar[tuple[type[Action], ...]] = ()
    # The question that is asked about what is under way.
    running: ClassVar[msgspec.Struct]
    # Answers whose words depend on the first, the second, … thing that `depends` names.
    lasts: ClassVar[Mapping[type[Action], int]] = {}

    raw = staticmethod(events.raw)
    knower = staticmethod(events.knower_of)

    def depends(self, state: S) -> tuple[Hashable, ...]:
        """What words of answers depend on besides the answers themselves."""
        return ()

    def chance(self, action: Action) -> msgspec.Struct | None:
        """The question about chances that an answer raises by itself; None: it is part of what is under way."""
        return None

    def measured(self, state: S, seat: int | None, asked: Mapping[str, Any]) -> tuple[Measured, Refusal | None]:
        """Nobody lays a tape on a board of Spaces."""
        raise NotImplementedError(type(self).__name__)

    def fighters(self, state: S) -> tuple[int, ...]:
        """Nobody fights in the middle of a question."""
        return ()

    def lasting(self, state: S) -> Mapping[type[Action], Hashable]:
        """Kinds of answers whose words never change, each with what they depend on besides the answer itself."""
        return Lasting(self.lasts, self.depends(state))

    def idle_option(self, options: tuple[Action, ...]) -> int | None:
        """The number of the answer that does nothing, if there is one."""
        return first_of(options, self.idle)

    def odds_question(self, action: Mapping[str, Any]) -> dict[str, Any]:
        """What to work out when the odds of an action are asked for; what is no action is a question already."""
        if action.get("type") not in _tags(self.wire.action):
            return dict(action)
        try:
            read: Action = msgspec.convert(action, self.wire.action)
        except msgspec.ValidationError as error:
            raise misshapen(error, "action") from None
        asked = self.chance(read)
        found: dict[str, Any] = msgspec.to_builtins(self.running if asked is None else asked)
        return found

    def is_inside(self, action: Mapping[str, Any]) -> bool:
        """Whether the odds of an action are those of what runs, after this answer."""
        return action.get("type") in {tag_of(kind) for kind in self.inside}

    def is_window(self, state: S) -> bool:
        """Every question is about something that has to be done."""
        return False

    def is_reaction(self, state: S) -> bool:
        """Nobody reacts to anything."""
        return False

    def is_spare(self, state: S, options: tuple[Action, ...]) -> bool:
        """Every question has uses of its own."""
        return False


def tag_of(kind: type[msgspec.Struct]) -> str | int | None:
    """What names a kind of struct in JSON."""
    return kind.__struct_config__.tag


@functools.cache
def _tags(union: UnionType) -> frozenset[str | int | None]:
    return frozenset(map(tag_of, get_args(union)))
