"""Golden games: a change of the rules shows as a diff that a person can read."""

import pytest

from tests.games.dawnfall.golden import SEEDS, read, told

HOW_TO = "write them anew with: python -m tests.games.dawnfall.golden --write"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_plays_the_match_that_was_written_down(seed: int) -> None:
    assert told(seed).splitlines() == read(seed).splitlines(), HOW_TO


@pytest.mark.parametrize("seed", SEEDS)
def test_a_golden_game_is_told_in_words(seed: int) -> None:
    assert not [line for line in read(seed).splitlines() if "event-" in line or "action-" in line or "{" in line]
