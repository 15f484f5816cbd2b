"""Meaning: how one game calls its kinds of thing, and which of them its clients point at.

Events, answers, questions and refusals are all read by it: for the words of messages, and for what a client points at.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from edgewise.core.events import Event, knower_of
from edgewise.core.fields import PLAIN, Kind, Many, One, Row, Shape, Value, Whole, chain, fields_of, key_of
from edgewise.core.flow import Action, Ask, Want
from edgewise.core.phrase import Name, Phrase, Said

S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)

Words: TypeAlias = Said
Thing: TypeAlias = tuple[Kind, Value]
# What a message is told where a field for a thing says that there is none.
ABSENT = "none"


class Numbered(NamedTuple, Generic[S]):
    """How a kind of thing that is known by a number is called: one, and several where that is no mere list."""

    one: Callable[[S, int], Words]
    many: Callable[[S, tuple[int, ...]], Words] | None = None


class Named(NamedTuple, Generic[S]):
    """How a kind of thing that is known by an id is called: one, and several where that is no mere list."""

    one: Callable[[S, str], Words]
    many: Callable[[S, tuple[str, ...]], Words] | None = None


class Made(NamedTuple, Generic[S]):
    """How a kind of thing that is made of several values is called: one, and several where that is no mere list."""

    one: Callable[[S, Value], Words]
    many: Callable[[S, tuple[Value, ...]], Words] | None = None


class Keys(NamedTuple):
    """How the keys of a game's messages begin: what is done, told, asked and refused; a game says it in one place."""

    action: str
    event: str
    question: str
    refusal: str


Wording: TypeAlias = Numbered[S] | Named[S] | Made[S]


def is_absent(value: Value) -> bool:
    """Whether a field for a thing says that there is none."""
    return value is None or value == "" or (isinstance(value, int) and value < 0)


class Meaning(Generic[S, A]):
    """How one game calls its kinds of thing, and which of them its clients point at.

    `about` is the struct that clients get: each of its fields holds the things of one kind, which its type names.
    `points` tells for kinds that clients know under other numbers what they get instead.
    """

    def __init__(
        self,
        keys: Keys,
        about: type[A],
        words: Mapping[Kind, Wording[S]],
        points: Mapping[Kind, Callable[[S, Value], tuple[Thing, ...]]] | None = None,
    ) -> None:
        self._keys = keys
        self._about = about
        self._words = words
        self._points = points or {}
        self._places = {_kind_in(field.shape): field.name for field in fields_of(about)}

    def params(self, state: S, value: msgspec.Struct, *, seat: int | None = None) -> dict[str, Words]:
        """The fields of a struct as parameters of its message; secrets only for the seat that may know them."""
        knows = isinstance(value, Event) and seat is not None and knower_of(value) == seat
        return {
            field.name: self._said(state, field.shape, getattr(value, field.name))
            for field in fields_of(type(value))
            if knows or not field.is_secret
        }

    def key(self, action: Action) -> str:
        """The message key of an action; its class names it."""
        return f"{self._keys.action}-{key_of(type(action))}"

    def asked(self, state: S, want: Want | None, about: msgspec.Struct | None = None) -> tuple[str, dict[str, Words]]:
        """The pending question as a message, with whom it asks and what it is about."""
        assert isinstance(want, Ask)
        told = {} if about is None else self.params(state, about)
        return f"{self._keys.question}-{want.key}", {**told, "seat": want.seat + 1}

    def told(self, state: S, event: Event, seat: int | None = None) -> tuple[str, dict[str, Words]]:
        """An event as a message; its class names it, and one of its own is for the seat that may know more of it."""
        knows = seat is not None and knower_of(event) == seat
        key = f"{self._keys.event}-{key_of(type(event))}"
        return f"{key}-by-you" if knows else key, self.params(state, event, seat=seat)

    def worded(self, state: S, facts: type, given: Mapping[str, Value]) -> dict[str, Words]:
        """Parameters by name as words; `facts` is the typed dictionary that says what each stands for."""
        shapes = _shapes(facts)
        return {name: self._said(state, shapes.get(name, PLAIN), value) for name, value in given.items()}

    def about(self, state: S, *values: msgspec.Struct) -> A:
        """What clients point at when they show these structs; never what is secret."""
        found: dict[str, dict[Value, None]] = {}
        for value in values:
            for kind, thing in self._things(state, value):
                found.setdefault(self._places[kind], {})[thing] = None
        return self._about(**{name: tuple(things) for name, things in found.items()})

    def _things(self, state: S, value: msgspec.Struct) -> Iterator[Thing]:
        point = self._points.get(type(value))
        if point is not None:
            yield from point(state, value)
            return
        for field in fields_of(type(value)):
            if field.shape != PLAIN and not field.is_secret:
                yield from self._of_shape(state, field.shape, getattr(value, field.name))

    def _of_shape(self, state: S, shape: Shape, value: Value) -> Iterator[Thing]:
        if is_absent(value):
            return
        match shape, value:
            case One(kind), _:
                yield from self._one(state, kind, value)
            case Many(each), tuple():
                for part in value:
                    yield from self._of_shape(state, each, part)
            case Row(parts), tuple():
                for inner, part in zip(parts, value, strict=True):
                    yield from self._of_shape(state, inner, part)
            case Whole(), msgspec.Struct():
                yield from self._things(state, value)
            case _:
                return

    def _one(self, state: S, kind: Kind, value: Value) -> Iterator[Thing]:
        for each in chain(kind):
            if each in self._points:
                yield from self._points[each](state, value)
                return
            if each in self._places:
                yield each, value
                return

    def _said(self, state: S, shape: Shape, value: Value) -> Words:
        if shape == PLAIN or isinstance(value, Phrase | Name):
            return ABSENT if value is None else _plain(value)
        if is_absent(value):
            return ABSENT
        match shape, value:
            case One(kind), _:
                return _called(self._wording(kind), state, value)
            case Many(One(kind)), tuple():
                return _all_called(self._wording(kind), state, value)
            case Many(each), tuple():
                return tuple(self._said(state, each, part) for part in value)
            case Row(parts), tuple():
                return tuple(self._said(state, inner, part) for inner, part in zip(parts, value, strict=True))
            case Whole(), msgspec.Struct():
                return _called(self._wording(type(value)), state, value)
            case _:
                return _plain(value)

    def _wording(self, kind: Kind) -> Wording[S]:
        found = next((self._words[each] for each in chain(kind) if each in self._words), None)
        if found is None:
            raise TypeError(f"this game has no words for {kind.__name__}")
        return found


@functools.cache
def _shapes(facts: type) -> dict[str, Shape]:
    return {field.name: field.shape for field in fields_of(facts)}


def _kind_in(shape: Shape) -> Kind:
    if isinstance(shape, Many) and isinstance(shape.each, One):
        return shape.each.kind
    raise TypeError("what clients point at is a tuple of one kind of thing in each field")


def _called(wording: Wording[S], state: S, value: Value) -> Words:
    match wording, value:
        case Numbered(one), int():
            return one(state, value)
        case Named(one), str():
            return one(state, value)
        case Made(one, _), _:
            return one(state, value)
    # Somebody may have sent anything; a refusal repeats it as it came.
    return _plain(value)


def _all_called(wording: Wording[S], state: S, values: tuple[Value, ...]) -> Words:
    match wording:
        case Numbered(_, many) if many is not None:
            return many(state, tuple(each for each in values if isinstance(each, int)))
        case Named(_, many) if many is not None:
            return many(state, tuple(each for each in values if isinstance(each, str)))
        case Made(_, many) if many is not None:
            return many(state, values)
    return tuple(_called(wording, state, each) for each in values)


def _plain(value: Value) -> Words:
    match value:
        case Phrase() | Name() | str() | int() | float():
            return value
        case tuple():
            return tuple(_plain(each) for each in value)
    return str(value)
