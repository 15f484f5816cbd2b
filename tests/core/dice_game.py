"""The dummy game without its opening and its road, as the tests of the kernel play it: no files, no hands, no bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edgewise.catalog import speaker
from tests.dummy_game.actions import Hold, Note, Peek, Spy, Throw
from tests.dummy_game.frames import Turn
from tests.dummy_game.game import Dice
from tests.dummy_game.hints import Hints
from tests.dummy_game.state import Sheet, State

__all__ = ["DiceGame", "Hints", "Hold", "Note", "Peek", "Sheet", "Spy", "State", "Throw", "Turn"]


class DiceGame(Dice):
    """A match begins with the first turn, and frames of the tests are known."""

    frames = ("tests.dummy_game", "tests.core.test_sealed")

    def __init__(self) -> None:
        super().__init__({}, speaker)

    def setup(self, options: Mapping[str, Any]) -> State:
        """A match at its first turn."""
        return super().setup({"opening": False, **options})
