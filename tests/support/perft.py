"""Counts the tree of legal continuations of positions that a file holds, and writes the counts into it anew."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec
import yaml

from edgewise import Ask, Draw, Drawn, Rolled, game
from edgewise.core.flow import Reply
from edgewise.core.game import AnyGame

DEPTH = 3
Entry = dict[str, Any]


class Perft:
    """The positions of a game with their names and counts."""

    def __init__(self, name: str, file: Path) -> None:
        self.game: AnyGame = game(name)
        self.file = file
        self.entries: list[Entry] = yaml.safe_load(file.read_text(encoding="utf-8"))

    def replies(self, state: Any) -> Iterable[Reply]:
        """Every different answer to what is wanted."""
        want = self.game.pending(state)
        if want is None:
            return ()
        if isinstance(want, Ask):
            return self.game.proposals(state)
        if isinstance(want, Draw):
            return (Drawn(hand) for hand in sorted(set(combinations(sorted(want.pool), want.count))))
        return (Rolled.of(values) for values in product(sorted(set(want.faces)), repeat=want.count))

    def count(self, state: Any, depth: int) -> int:
        """Ways to give `depth` answers in a row; a match that ends earlier counts for none."""
        listed = tuple(self.replies(state))
        if depth == 1:
            return len(listed)
        total = 0
        for reply in listed:
            twin = self.game.clone(state)
            self.game.apply(twin, reply)
            total += self.count(twin, depth - 1)
        return total

    def start(self, entry: Entry) -> Any:
        """The state to count from: the position or a new match, and the answers that lead further in."""
        known = "position" in entry
        state = self.game.from_position(entry["position"]) if known else self.game.setup(entry["options"])
        for data in entry.get("play", []):
            self.game.apply(state, self._reply(entry, state, data))
        return state

    def _reply(self, entry: Entry, state: Any, data: Any) -> Reply:
        if data["type"] in ("Rolled", "Drawn"):
            return msgspec.convert(data, Rolled | Drawn)
        action = self.game.action(data)
        refusal = self.game.refusal(state, action)
        if refusal is not None:
            raise ValueError(f"{entry['name']}: {action} is refused at {self.game.pending(state)}: {refusal}")
        return action

    def counts(self, entry: Entry) -> list[int]:
        """The counts to every depth; a position that branches widely says how deep."""
        return [self.count(self.start(entry), depth) for depth in range(1, entry.get("depth", DEPTH) + 1)]

    def main(self, arguments: list[str]) -> int:
        """Prints the counts, and writes them into the file if asked to."""
        found = [self.counts(entry) for entry in self.entries]
        for entry, numbers in zip(self.entries, found, strict=True):
            sys.stdout.write(f"{entry['name']}: {numbers}\n")
        if "--write" in arguments:
            left = iter(found)
            old = self.file.read_text(encoding="utf-8")
            text = re.sub(r"^  counts: \[.*\]", lambda _: f"  counts: {next(left)}", old, flags=re.MULTILINE)
            self.file.write_text(text, encoding="utf-8")
        return 0
