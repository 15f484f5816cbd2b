"""Recorded matches of every mode go as they went: what is asked, offered, seen and said in them, and how they end."""

from __future__ import annotations

import pytest

from tests.support.proofs import proof, scaled
from tests.support.recorded import digest, kept

SAMPLE, ALL = 8, 300


@proof
@pytest.mark.parametrize("number", range(min(scaled(SAMPLE), ALL)))
@pytest.mark.parametrize("game", ["dawnfall", "the-edge", "maelstrom"])
def test_a_recorded_match_goes_as_it_went(game: str, number: int) -> None:
    assert digest(game, number) == kept(game)[str(number)], f"run python -m tests.support.recorded {game} and look"
