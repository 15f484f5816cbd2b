"""The types of the dummy game for its client in the browser: `python -m tests.dummy_game.schema` writes them."""

from __future__ import annotations

from pathlib import Path

from edgewise import catalog
from edgewise.server.schema import brought, own_types

FILE = Path(__file__).parents[2] / "web" / "tests" / "dummy_game" / "wire.ts"


def text() -> str:
    """The file as it should be."""
    with catalog.GAMES.knowing("tests.dummy_game"):
        own = next(each for each in brought() if each.folder == "dummy_game")
    return own_types(own, "tests", "../../src/lib/protocol")


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
