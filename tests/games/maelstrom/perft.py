"""The tree of legal continuations; `python -m tests.games.maelstrom.perft --write` writes the counts anew."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.support.perft import Perft

PERFT = Perft("maelstrom", Path(__file__).with_suffix(".yaml"))

if __name__ == "__main__":
    sys.exit(PERFT.main(sys.argv[1:]))
