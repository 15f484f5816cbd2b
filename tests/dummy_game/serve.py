"""A server that knows the dummy game besides the others: `python -m tests.dummy_game.serve`, with what `serve` takes.

Processes that it starts (bots that think) load this module first, and so know the game as well.
"""

from __future__ import annotations

import sys

from edgewise import catalog
from edgewise.cli.app import run

catalog.GAMES.add("tests.dummy_game")

if __name__ == "__main__":
    sys.exit(run(["serve", *sys.argv[1:]]))
