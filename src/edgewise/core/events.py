"""Events: facts in the past tense; what only one seat may know of them is said by the types of their fields."""

from __future__ import annotations

import functools
from typing import Any, ClassVar, TypeVar

import msgspec

from edgewise.core.fields import Value, fields_of

E = TypeVar("E", bound="Event")


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened, and the rule that it rests on; its class names its message."""

    # Whether it showed something that cannot be taken back.
    reveals: ClassVar[bool] = False

    rule: str


def knower_of(event: Event) -> int | None:
    """The seat that is told more of an event than the others, if there is one."""
    if all(getattr(event, name) == default for name, default in _secrets(type(event))):
        return None
    return next((getattr(event, field.name) for field in fields_of(type(event)) if field.is_knower), None)


def shared(event: E) -> E:
    """The event as everybody may know it: its secret fields have their defaults."""
    secrets = _secrets(type(event))
    return msgspec.structs.replace(event, **dict(secrets)) if secrets else event


def raw(event: Event) -> dict[str, Any]:
    """An event as data for clients; what only one seat may know is not in it."""
    found: dict[str, Any] = msgspec.to_builtins(shared(event))
    return found


@functools.cache
def _secrets(kind: type[Event]) -> tuple[tuple[str, Value], ...]:
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return tuple((field.name, defaults[field.name]) for field in fields_of(kind) if field.is_secret)
