"""Answers kept for a match by all that they depend on (a cache): clones of a state share them, saves know none."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from edgewise.games.maelstrom.book import Book
from edgewise.games.maelstrom.state import Game

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """What was worked out for keys in each match; all of it is forgotten when there is too much."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: WeakKeyDictionary[Book, dict[K, V]] = WeakKeyDictionary()

    def get(self, book: Book, key: K, made: Callable[[], V]) -> V:
        """What was kept for a key, or else what is made now."""
        found = self._found.get(book)
        if found is None:
            found = self._found[book] = {}
        kept = found.get(key)
        if kept is None:
            kept = made()
            # Others may ask meanwhile, in other threads: what is found is returned, wherever it is kept.
            if len(found) >= self._most:
                found.clear()
            found[key] = kept
        return kept


def whereabouts(state: Game) -> Hashable:
    """Where all models stand, and which of them are left."""
    alive = tuple(map(bool, state.fortitude))
    return tuple(state.x), tuple(state.y), tuple(state.z), tuple(state.on), tuple(state.place), alive
