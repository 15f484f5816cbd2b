"""Golden games: matches that bots played once; `python -m tests.games.maelstrom.golden --write` tells them anew."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.support.sittings import Sitting, Sittings

SITTINGS = {
    "standard": Sitting("default options", {}, ("searching", "greedy"), 2),
    "gold": Sitting(
        "Purple Gold in the Old Quarter with the rules by the letter, Foundation against Enclave",
        {
            "mission": "purple-gold",
            "table": "old-quarter",
            "letter_marksman": True,
            "letter_cover": True,
            "letter_hill": True,
            "players": [{"roster": "epirian-60"}, {"roster": "karist-60"}],
        },
        ("random", "random"),
        7,
    ),
    "mirror": Sitting(
        "a mission that is drawn, Enclave against Enclave in Storm Heights",
        {
            "draw": ["bloodbath", "groundfahll"],
            "table": "storm-heights",
            "players": [{"roster": "karist-60"}, {"roster": "karist-60"}],
        },
        ("random", "random"),
        10,
    ),
}
GOLDEN = Sittings("maelstrom", Path(__file__).parent / "golden", SITTINGS)


if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
