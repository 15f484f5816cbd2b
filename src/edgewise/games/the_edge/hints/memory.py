"""Memory: what bots have worked out in a match and meet again; bounded, and never part of an answer."""

from __future__ import annotations

from typing import Any

# Entries of all kinds together after which everything is forgotten.
MOST_KEPT = 40_000
TABLES = ("fighters", "deals", "troops", "places", "rows", "pools", "tables")


class Memory:
    """Tables of results by what they depend on; numbers stand for values that are long to compare."""

    __slots__ = ("_next", *TABLES)

    def __init__(self) -> None:
        # Numbers are never given twice, so that nothing forgotten can be taken for something else.
        self._next = 0
        self.fighters: dict[Any, Any] = {}
        self.deals: dict[Any, Any] = {}
        self.troops: dict[Any, Any] = {}
        self.places: dict[Any, int] = {}
        self.rows: dict[Any, Any] = {}
        self.pools: dict[Any, Any] = {}
        self.tables: dict[Any, Any] = {}

    def number(self) -> int:
        """A number that was never given before."""
        self._next += 1
        return self._next

    def make_room(self) -> None:
        """Forgets everything when it has become too much."""
        kept = [getattr(self, name) for name in TABLES]
        if sum(map(len, kept)) > MOST_KEPT:
            for table in kept:
                table.clear()
