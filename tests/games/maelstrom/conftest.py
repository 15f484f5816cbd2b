"""Scripted dice that no rule asked for fail the test."""

from collections.abc import Iterator

import pytest

from tests.games.maelstrom.table import OPEN_TABLES


@pytest.fixture(autouse=True)
def no_dice_left() -> Iterator[None]:
    """Every scripted die must have been rolled."""
    OPEN_TABLES.clear()
    yield
    left = [table.dice for table in OPEN_TABLES if table.dice]
    OPEN_TABLES.clear()
    assert left == [], f"dice that nobody rolled: {left}"
