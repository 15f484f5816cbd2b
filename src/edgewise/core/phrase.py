"""Words to be: message keys and names that a speaker turns into the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

Names: TypeAlias = str | dict[str, str]
Titles: TypeAlias = Mapping[tuple[str, str], Names]
# What a message may be told: words yet to be said, names, plain values, or several of them.
Said: TypeAlias = "Phrase | Name | int | float | str | Sequence[Said] | None"
Params: TypeAlias = Mapping[str, Said]
T = TypeVar("T", bound=Said)


class Phrase(msgspec.Struct, frozen=True):
    """A message key with parameters, which may be phrases and names themselves."""

    key: str
    params: dict[str, Any] = {}  # Said, of which no reader of JSON can be made


class Name(msgspec.Struct, frozen=True):
    """A name in the languages that have it."""

    names: dict[str, str]

    def within(self, locale: str) -> str:
        """The name in a language, or in English, or in whatever there is."""
        return self.names.get(locale) or self.names.get("en") or next(iter(self.names.values()), "")


class Text(Phrase, frozen=True):
    """A phrase that somebody keeps and says again and again: speakers remember its words."""


class Voice(Protocol):
    """Somebody who says messages in one language."""

    locale: str

    def say(self, key: str, params: Params | None = None) -> str:
        """The message in words."""
        ...


def phrase(key: str, /, **params: Said) -> Phrase:
    """A message with its parameters."""
    return Phrase(key, params)


def linked(key: str, parts: Sequence[T]) -> T | Phrase | str:
    """Several parts as one: the message tells how what stands before is linked with what comes after."""
    found: T | Phrase | str = parts[0] if parts else ""
    for part in parts[1:]:
        found = Phrase(key, {"before": found, "after": part})
    return found


def either(parts: Sequence[T], link: str = "or") -> T | Phrase | str:
    """Several parts as a list."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return phrase(f"join-{link}", before=linked("join-comma", parts[:-1]), after=parts[-1])


def label(names: Names, locale: str = "en") -> str:
    """A name in a language, or in English, or in whatever there is."""
    return names if isinstance(names, str) else Name(names).within(locale)


def notes(locale: str, *given: Names) -> list[str]:
    """Notes in a language, each once; those that say nothing are left out."""
    return list(dict.fromkeys(said for names in given if (said := label(names, locale))))


def name_words(names: Names) -> Name | str:
    """A name as a part of messages: each reader gets it in their own language."""
    return names if isinstance(names, str) else Name(names)


def dashed(id: str) -> str:
    """An id as part of a message key."""
    return id.replace("_", "-")


def kebab(name: str) -> str:
    """A type name as part of a message key."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def name_of(kind: str, id: str) -> Phrase:
    """The name of a record, to be put in by `titled`."""
    title = id.replace("-", " ").title().replace(" Of ", " of ").replace(" The ", " the ")
    return phrase("name-of", kind=kind, id=id, title=title)


def titled(said: T, titles: Titles) -> T | Phrase | Name | str:
    """The same words with the names of their records put in."""
    if not isinstance(said, Phrase):
        return said
    if said.key == "name-of" and (said.params["kind"], said.params["id"]) in titles:
        return name_words(titles[said.params["kind"], said.params["id"]])
    return Phrase(said.key, {name: titled(value, titles) for name, value in said.params.items()})
