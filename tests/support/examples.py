"""Examples: some value of a struct, made of an example of each kind of thing that its fields stand for."""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

E = TypeVar("E", bound=Struct)


def example(kind: type[E], things: Mapping[Any, Any]) -> E:
    """An event or an answer about the given thing of each kind; what has no example is a plain number or word."""
    hints = get_type_hints(kind, include_extras=True)
    return kind(**{name: instance(hints[name], things) for name in kind.__struct_fields__})


def instance(hint: Any, things: Mapping[Any, Any]) -> Any:
    """Some value of a type."""
    if hint in things:
        return things[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return instance(next((each for each in args[1:] if isinstance(each, NewType)), args[0]), things)
    if origin is Literal:
        return args[0]
    if origin is tuple:
        return (instance(args[0], things),) if args[-1] is ... else tuple(instance(each, things) for each in args)
    if origin in (Union, UnionType):
        return instance(args[0], things)
    if issubclass(hint, Struct):
        return example(hint, things)
    return {int: 1, str: "1", bool: True}[hint]
