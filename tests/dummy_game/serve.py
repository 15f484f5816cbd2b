"""A server that knows the dummy game besides the others: `python -m tests.dummy_game.serve`, with what `serve` takes.

Processes that it starts (bots that think) load this module first, and so know the game as well. The pages of a client
that knows the game too lie in the folder that EDGEWISE_TEST_CLIENT names.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from edgewise import catalog
from edgewise.cli.app import run
from edgewise.server import client

catalog.GAMES.add("tests.dummy_game")

if __name__ == "__main__":
    client.CHECKOUT = Path(os.environ.get("EDGEWISE_TEST_CLIENT", client.CHECKOUT))
    sys.exit(run(["serve", *sys.argv[1:]]))
