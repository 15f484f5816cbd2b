"""Fields: what the fields of a class stand for, read off their types once for each class, for all games alike.

A field is about a thing (a model, a Space, a card) when its type is that thing's `NewType`, or a plain type that is
annotated with it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import (
    Annotated,
    Literal,
    NamedTuple,
    NewType,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from edgewise.core.phrase import Name, Phrase, kebab

T = TypeVar("T")

Seat = NewType("Seat", int)
# The seat that may know what the secret fields beside it hold.
Knower = NewType("Knower", Seat)
_SECRET = "secret"
# What only the knower of an event may see; such a field always has a default, which the others are told.
Secret = Annotated[T, _SECRET]

# A `NewType`, or a struct that stands for one thing as a whole.
Kind: TypeAlias = type
Value: TypeAlias = "int | float | str | msgspec.Struct | tuple[Value, ...] | None"


class Plain(msgspec.Struct, frozen=True):
    """A value that stands for nothing but itself."""


class One(msgspec.Struct, frozen=True):
    """A thing, known by its number or its id."""

    kind: Kind


class Many(msgspec.Struct, frozen=True):
    """Any number of the same."""

    each: Shape


class Row(msgspec.Struct, frozen=True):
    """A fixed number of parts, each of its own kind."""

    parts: tuple[Shape, ...]


class Whole(msgspec.Struct, frozen=True):
    """A struct, whose own fields are read."""


Shape: TypeAlias = "Plain | One | Many | Row | Whole"
PLAIN = Plain()


class Field(NamedTuple):
    """What a field of a class stands for."""

    name: str
    shape: Shape
    is_secret: bool
    is_knower: bool


@functools.cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """What the fields of a struct or of a typed dictionary stand for."""
    hints = get_type_hints(kind, include_extras=True)
    names: tuple[str, ...] = getattr(kind, "__struct_fields__", tuple(hints))
    return tuple(_field(name, hints[name]) for name in names)


def _field(name: str, hint: Kind) -> Field:
    is_secret = get_origin(hint) is Annotated and _SECRET in get_args(hint)[1:]
    return Field(name, shape_of(hint), is_secret, hint is Knower)


def shape_of(hint: Kind) -> Shape:
    """What values of a type stand for."""
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return One(hint)
    if origin is Annotated:
        return shape_of(_annotated(args))
    if origin in (Union, UnionType):
        return _alternatives(hint, [shape_of(each) for each in args if each is not NoneType])
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            inner = shape_of(args[0])
            return PLAIN if inner == PLAIN else Many(inner)
        parts = tuple(shape_of(each) for each in args)
        return PLAIN if all(part == PLAIN for part in parts) else Row(parts)
    if origin is Literal or not isinstance(hint, type):
        return PLAIN
    is_words = issubclass(hint, Phrase | Name)
    return Whole() if issubclass(hint, msgspec.Struct) and not is_words else PLAIN


def _annotated(args: tuple[Kind, ...]) -> Kind:
    """What an annotated type stands for: a kind that it is annotated with, or else what it is."""
    return next((each for each in args[1:] if hasattr(each, "__supertype__")), args[0])


def _alternatives(hint: Kind, shapes: list[Shape]) -> Shape:
    if any(shape != shapes[0] for shape in shapes):
        raise TypeError(f"{hint} holds several kinds of thing: make it a union of tagged structs")
    return shapes[0]


def chain(kind: Kind) -> Iterator[Kind]:
    """A kind and what it is a kind of: a Knower is a Seat."""
    while isinstance(kind, NewType):
        yield kind
        kind = kind.__supertype__
    yield kind


@functools.cache
def key_of(kind: Kind) -> str:
    """A class as part of a message key."""
    return kebab(kind.__name__)
