"""Golden games: matches that bots played once; `python -m tests.games.the_edge.golden --write` tells them anew."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.support.sittings import Sitting, Sittings

WALLS = [
    {"polygon": [[10000, 14000], [16000, 14000], [16000, 15000], [10000, 15000]], "height": 2500},
    {"polygon": [[20000, 21000], [26000, 21000], [26000, 22000], [20000, 22000]], "height": 2500},
    {"circle": {"at": [26000, 13000], "radius": 1250}, "height": 500},
    {"circle": {"at": [10000, 23000], "radius": 1250}, "height": 500},
]


SITTINGS = {
    "standard": Sitting("default options", {}, ("searching", "greedy"), 2),
    "first-game": Sitting(
        "first game with the modifiers of the ground, Demons against Chapter",
        {"scenario": "first-game", "terrain_modifiers": True, "players": [{"army": "demons"}, {"army": "chapter"}]},
        ("greedy", "searching"),
        4,
    ),
    "walls": Sitting(
        "walls instead of the usual obstacles, two models of Rha'Zack",
        {"rhazack_models": 2, "obstacles": WALLS},
        ("greedy", "greedy"),
        1,
    ),
}
GOLDEN = Sittings("the-edge", Path(__file__).parent / "golden", SITTINGS)


if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))
