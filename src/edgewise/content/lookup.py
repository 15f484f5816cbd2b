"""Finds a record of content by what a person calls it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from edgewise.content.errors import nearest
from edgewise.core.phrase import Names, label
from edgewise.core.refusal import BadInput

LOCALES = ("en", "de", "pl")


class Named(Protocol):
    """Something with an id and names."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Names: ...


N = TypeVar("N", bound=Named)


def find_named(things: Iterable[N], name: str, kind: str, *, field: str, rule: str) -> N:
    """A record by its id, or by its name in any language; an unknown one gets a suggestion."""
    wanted = _plain(name)
    known: dict[str, N] = {}
    for thing in things:
        for word in (thing.id, *(label(thing.name, locale) for locale in LOCALES)):
            known.setdefault(_plain(word), thing)
    if wanted in known:
        return known[wanted]
    near = nearest(wanted, known)
    ids = ", ".join(sorted({thing.id for thing in known.values()}))
    hint = f"did you mean {known[near].id}?" if near else f"known are {ids}"
    raise BadInput(f"there is no {kind} {name!r}; {hint}", field=field, rule=rule)


def _plain(name: str) -> str:
    return "-".join(name.casefold().split())
