"""Golden games: random matches from seeds, told line by line; `python -m tests.games.dawnfall.golden --write`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from edgewise import Ask, Match, SeededDealer, game
from edgewise.catalog import speaker

FOLDER = Path(__file__).parent / "golden"
SEEDS = (1, 2, 3)


def told(seed: int) -> str:
    """The whole match in words: what each seat answered, and indented below what happened."""
    chooser = SeededDealer(seed)
    match = Match.new("dawnfall", seed=seed)
    lines = [f"Dawnfall, default options, seed {seed}, random players", *events(match, match.log)]
    while isinstance(asked := match.pending, Ask):
        listed = match.legal()
        action = listed[chooser.below(len(listed))]
        words = match.describe(action)
        lines.append(f"{asked.key}, player {asked.seat + 1}: {words}")
        lines += events(match, match.play(action))
    return "\n".join([*lines, *ending(match)]) + "\n"


def events(match: Match, happened: list[Any]) -> list[str]:
    """What happened, one line each, with its rule."""
    say, rules = speaker().say, game("dawnfall")
    return [f"    {say(*rules.told(match.state, event))} [{event.rule}]" for event in happened]


def ending(match: Match) -> list[str]:
    """How it ended."""
    outcome = match.outcome
    assert outcome is not None
    winners = ", ".join(f"player {seat + 1}" for seat in outcome.winners) or "nobody"
    return [f"The end: {outcome.how}, won by {winners} [{outcome.rule}]"]


def file_of(seed: int) -> Path:
    """Where a golden game lies."""
    return FOLDER / f"seed-{seed}.txt"


def main(arguments: list[str]) -> int:
    """Writes the files, or says which of them differ."""
    changed = [seed for seed in SEEDS if not file_of(seed).exists() or read(seed) != told(seed)]
    if "--write" in arguments:
        FOLDER.mkdir(exist_ok=True)
        for seed in changed:
            file_of(seed).write_text(told(seed), encoding="utf-8")
        return 0
    sys.stdout.write("".join(f"{file_of(seed)} is out of date\n" for seed in changed))
    return 1 if changed else 0


def read(seed: int) -> str:
    """A golden game as it was written."""
    return file_of(seed).read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
