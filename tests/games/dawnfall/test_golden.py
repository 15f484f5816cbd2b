"""Golden games: a change of the rules shows as a diff that a person can read."""

import pytest

from tests.games.dawnfall.golden import SHELF
from tests.support.golden import unspoken

HOW_TO = "write them anew with: python -m tests.games.dawnfall.golden --write"


@pytest.mark.parametrize("name", SHELF.names)
def test_a_seed_plays_the_match_that_was_written_down(name: str) -> None:
    assert SHELF.tellers[name]().splitlines() == SHELF.read(name).splitlines(), HOW_TO


@pytest.mark.parametrize("name", SHELF.names)
def test_a_golden_game_is_told_in_words(name: str) -> None:
    assert not unspoken(SHELF.read(name))
