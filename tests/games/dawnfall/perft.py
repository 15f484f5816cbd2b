"""Counts the tree of legal continuations; `python -m tests.games.dawnfall.perft --write` writes the counts anew."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import yaml

from edgewise import Ask, Draw, Drawn, Rolled, game
from edgewise.core.flow import Reply

FILE = Path(__file__).with_suffix(".yaml")
DEPTH = 3
GAME = game("dawnfall")


def positions() -> list[dict[str, Any]]:
    """The positions with their names and counts."""
    found: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return found


def replies(state: Any) -> Iterable[Reply]:
    """Every different answer to what is wanted."""
    want = GAME.pending(state)
    if want is None:
        return ()
    if isinstance(want, Ask):
        return GAME.legal(state)
    if isinstance(want, Draw):
        return (Drawn(hand) for hand in sorted(set(combinations(sorted(want.pool), want.count))))
    return (Rolled(face) for face in sorted(set(want.faces)))


def count(state: Any, depth: int) -> int:
    """Ways to give `depth` answers in a row; a match that ends earlier counts for none."""
    listed = tuple(replies(state))
    if depth == 1:
        return len(listed)
    total = 0
    for reply in listed:
        twin = GAME.clone(state)
        GAME.apply(twin, reply)
        total += count(twin, depth - 1)
    return total


def start(entry: dict[str, Any]) -> Any:
    """The state to count from: the position, and the answers that lead further in."""
    state = GAME.from_position(entry["position"])
    for data in entry.get("play", []):
        action = GAME.action(data)
        refusal = GAME.refusal(state, action)
        if refusal is not None:
            raise ValueError(f"{entry['name']}: {action} is refused at {GAME.pending(state)}: {refusal}")
        GAME.apply(state, action)
    return state


def counts(entry: dict[str, Any]) -> list[int]:
    """The counts to every depth."""
    return [count(start(entry), depth) for depth in range(1, DEPTH + 1)]


def main(arguments: list[str]) -> int:
    """Prints the counts, and writes them into the file if asked to."""
    found = [counts(entry) for entry in positions()]
    for entry, numbers in zip(positions(), found, strict=True):
        sys.stdout.write(f"{entry['name']}: {numbers}\n")
    if "--write" in arguments:
        left = iter(found)
        text = re.sub(r"counts: \[.*\]", lambda _: f"counts: {next(left)}", FILE.read_text(encoding="utf-8"))
        FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
