"""Finds a record of content by what a person calls it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from edgewise.content.errors import nearest
from edgewise.content.nodes import bare
from edgewise.content.source import LISTED_WORDS
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import Names, Phrase, label, phrase
from edgewise.core.refusal import BadInput


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
        for word in (thing.id, *(label(thing.name, locale) for locale in LANGUAGES)):
            known.setdefault(_plain(word), thing)
    if wanted in known:
        return known[wanted]
    near = nearest(wanted, known)
    words = no_such(kind, name, {thing.id for thing in known.values()}, known[near].id if near else "")
    raise BadInput(words, field=field, rule=rule)


def no_such(kind: str, name: str, known: Iterable[str], near: str = "") -> Phrase:
    """That there is no such thing, with the one that was probably meant, or with those that there are."""
    words = sorted(known)
    what = phrase("bad-no-such-thing", kind=kind, name=bare(name))
    meant = near or nearest(name, words)
    if meant:
        return phrase("bad-no-such-near", what=what, near=meant)
    return phrase("bad-no-such", what=what, known=tuple(words[:LISTED_WORDS])) if words else what


def _plain(name: str) -> str:
    return "-".join(name.casefold().split())
