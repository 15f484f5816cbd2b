"""Book: what can be asked of the compiled content of a match in every game, and the cache that books are kept in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

K = TypeVar("K")
T = TypeVar("T")

# Compiled books kept for options seen before; a server that sees many forgets and compiles again.
KEPT_BOOKS = 256


class Bringing(Protocol):
    """The options of a match; they hold what players bring to it themselves, as texts of files."""

    @property
    def content(self) -> tuple[str, ...]:
        """Sides besides those of the game."""
        ...


class Compiled(Protocol):
    """The book of a match: its content, made ready for its options."""

    @property
    def options(self) -> Bringing:
        """What it was made for."""
        ...


def kept(books: dict[bytes, T], key: K, compiled: Callable[[], T]) -> T:
    """The book for a key that can be written as JSON; made once for each, a cache."""
    text = msgspec.json.encode(key)
    if text not in books:
        if len(books) >= KEPT_BOOKS:
            books.clear()
        books[text] = compiled()
    return books[text]
