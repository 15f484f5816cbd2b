"""Golden games: random matches from seeds; `python -m tests.games.dawnfall.golden --write` tells them anew."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from edgewise import Action, Match, SeededDealer
from tests.support import golden

SEEDS = (1, 2, 3)


def told(seed: int) -> str:
    """A match between random players."""
    chooser = SeededDealer(seed)

    def choose(match: Match) -> Action:
        listed = match.legal()
        return listed[chooser.below(len(listed))]

    heading = f"Dawnfall, default options, seed {seed}, random players"
    return golden.told(Match.new("dawnfall", seed=seed), heading, choose)


SHELF = golden.Shelf(Path(__file__).parent / "golden", {f"seed-{seed}": partial(told, seed) for seed in SEEDS})

if __name__ == "__main__":
    sys.exit(SHELF.main(sys.argv[1:]))
