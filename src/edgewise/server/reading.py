"""Reading: how a connection wants its texts, and messages in words."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from edgewise.catalog import speaker
from edgewise.core.phrase import Name, Params, Phrase
from edgewise.core.wire import Words
from edgewise.lang.words import Memory

# What was said lately is remembered, and what was said before that: the two change places when the first is full.
MOST_TEXTS = 30_000

_said: dict[tuple[Reader, str, bytes], Words] = {}
_said_before: dict[tuple[Reader, str, bytes], Words] = {}


def _remember(name: tuple[Reader, str, bytes], words: Words) -> Words:
    global _said, _said_before
    if len(_said) >= MOST_TEXTS:
        _said, _said_before = {}, _said
    _said[name] = words
    return words


class Reader(NamedTuple):
    """How a connection wants its texts: in which language, or no texts at all."""

    language: str
    words: bool = True

    def says(self, key: str, params: Params) -> Words:
        """A message with its text, remembered: the same options and lines come again and again."""
        name = (self, key, msgspec.json.encode(params))
        found = _said.get(name)
        if found is not None:
            return found
        found = _said_before.get(name)
        if found is None:
            memory: Memory = {}
            text = speaker(self.language).say(key, params, memory) if self.words else ""
            found = Words(key, {each: self.plain(value, memory) for each, value in params.items()}, text)
        return _remember(name, found)

    def plain(self, value: Any, memory: Memory | None = None) -> Any:
        """A parameter as plain data: names and phrases become words."""
        match value:
            case Name():
                return value.within(self.language)
            case Phrase():
                return speaker(self.language).phrase(value, memory) if self.words else value.key
            case list() | tuple():
                return tuple(self.plain(each, memory) for each in value)
            case str() | int() | float() | None:
                return value
        return str(value)
