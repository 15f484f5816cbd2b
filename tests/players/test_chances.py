"""Which results of a roll are followed, and how likely each is taken to be."""

from __future__ import annotations

import pytest

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Roll, Rolled
from edgewise.players.chances import SAMPLES, results

FACES = (1, 2, 3, 4, 5, 6)


def test_a_die_is_followed_face_by_face() -> None:
    die = Roll(0, "yellow", (0, 0, 1, 2), "attack")
    assert results(die, SeededDealer(1)) == [(Rolled(0), 0.5), (Rolled(1), 0.25), (Rolled(2), 0.25)]


def test_a_small_pool_is_followed_in_all_its_results() -> None:
    found = dict(results(Roll(0, "d6", FACES, "shots", count=2), SeededDealer(1)))
    assert len(found) == 36
    assert found[Rolled.of((6, 6))] == pytest.approx(1 / 36)


def test_of_a_large_pool_a_few_results_are_followed() -> None:
    found = results(Roll(0, "d6", FACES, "shots", count=15), SeededDealer(1))
    assert 1 < len(found) <= SAMPLES
    assert sum(share for _, share in found) == pytest.approx(1)
