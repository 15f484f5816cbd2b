"""Left-over scripted dice fail the test."""

from collections.abc import Iterator

import pytest

from tests.support.skirmish import OPEN_TABLES


@pytest.fixture(autouse=True)
def no_dice_left() -> Iterator[None]:
    OPEN_TABLES.clear()
    yield
    left = [table.dealer.script for table in OPEN_TABLES if table.dealer.script]
    OPEN_TABLES.clear()
    assert not left, f"dice or cards that nothing asked for: {left}"
