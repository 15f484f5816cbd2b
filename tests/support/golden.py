"""Golden games: whole matches told line by line, kept as texts that a person can read as a diff."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from edgewise import Action, Ask, Match, game
from edgewise.catalog import speaker


def told(match: Match, heading: str, choose: Callable[[Match], Action]) -> str:
    """The whole match in words: what each seat answered, and indented below what happened."""
    lines = [heading, *events(match, match.log)]
    while isinstance(asked := match.pending, Ask):
        action = choose(match)
        words = match.describe(action)
        lines.append(f"{asked.key}, player {asked.seat + 1}: {words}")
        lines += events(match, match.play(action))
    return "\n".join([*lines, *ending(match)]) + "\n"


def events(match: Match, happened: list[Any]) -> list[str]:
    """What happened, one line each, with its rule."""
    say, rules = speaker().say, game(match.record.game)
    return [f"    {say(*rules.told(match.state, event))} [{event.rule}]" for event in happened]


def ending(match: Match) -> list[str]:
    """How it ended."""
    outcome = match.outcome
    assert outcome is not None
    winners = ", ".join(f"player {seat + 1}" for seat in outcome.winners) or "nobody"
    return [f"The end: {outcome.how}, won by {winners} [{outcome.rule}]"]


class Shelf(msgspec.Struct, frozen=True):
    """The golden games of a game: where their texts lie, and how each is told anew."""

    folder: Path
    tellers: Mapping[str, Callable[[], str]]

    @property
    def names(self) -> tuple[str, ...]:
        """What the games are called."""
        return tuple(self.tellers)

    def file(self, name: str) -> Path:
        """Where a golden game lies."""
        return self.folder / f"{name}.txt"

    def read(self, name: str) -> str:
        """A golden game as it was written."""
        return self.file(name).read_text(encoding="utf-8")

    def main(self, arguments: list[str]) -> int:
        """Writes the files, or says which of them differ."""
        texts = {name: tell() for name, tell in self.tellers.items()}
        changed = [name for name in texts if not self.file(name).exists() or self.read(name) != texts[name]]
        if "--write" in arguments:
            self.folder.mkdir(exist_ok=True)
            for name in changed:
                self.file(name).write_text(texts[name], encoding="utf-8")
            return 0
        sys.stdout.write("".join(f"{self.file(name)} is out of date\n" for name in changed))
        return 1 if changed else 0


def unspoken(text: str) -> list[str]:
    """Lines with a message key or a placeholder where words should be."""
    return [line for line in text.splitlines() if "{" in line or re.search(r"(event|action|\bed|\bme)-", line)]
