"""Words to be: message keys and names that a speaker turns into the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message key with parameters, which may be phrases and names themselves."""

    key: str
    params: dict[str, Any] = {}


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

    def say(self, key: str, params: Mapping[str, object] | None = None) -> str:
        """The message in words."""
        ...


def phrase(key: str, /, **params: Any) -> Phrase:
    """A message with its parameters."""
    return Phrase(key, params)


def linked(key: str, parts: list[Any]) -> Any:
    """Several parts as one: the message tells how what stands before is linked with what comes after."""
    found = parts[0] if parts else ""
    for part in parts[1:]:
        found = Phrase(key, {"before": found, "after": part})
    return found
