"""Messages as the contract promises them: every key in them has words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import Phrase
from edgewise.lang.places import PLACES, files
from edgewise.lang.words import Speaker


def check_message(key: str, params: Mapping[str, object]) -> None:
    """A message and all phrases in it can be said in every language, and lack nothing."""
    for language in LANGUAGES:
        known = _known(language, tuple(map(str, PLACES)))
        assert {each.partition(".")[0] for each in _keys(key, params)} <= known
        said = Speaker(language).say(key, params)
        assert said.strip()
        assert "{" not in said, f"{key} lacks something: {said}"


def _keys(key: str, params: Mapping[str, object]) -> Iterator[str]:
    yield key
    for value in params.values():
        yield from _keys_in(value)


def _keys_in(value: object) -> Iterator[str]:
    if isinstance(value, Phrase):
        yield from _keys(value.key, value.params)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for each in value:
            yield from _keys_in(each)


@cache
def _known(language: str, places: tuple[str, ...]) -> frozenset[str]:
    """The messages of a language; where they lie only tells one reading from another."""
    texts = (file.read_text(encoding="utf-8") for file in files(language, ending=".ftl"))
    parts = (part for text in texts for part in FluentParser().parse(text).body)
    return frozenset(part.id.name for part in parts if isinstance(part, Message))
