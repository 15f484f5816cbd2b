"""Flips of dice."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edgewise.games.maelstrom.queries.flips import FACES, best_flips, flip_cost, flipped, gains, spent
from tests.support.rules import rule

# The table of the ledger, by the face that lies.
TABLE = {
    1: (0, 2, 3, 4, 5, 7),
    2: (2, 0, 1, 2, 3, 5),
    3: (3, 1, 0, 1, 2, 4),
    4: (4, 2, 1, 0, 1, 3),
    5: (5, 3, 2, 1, 0, 2),
    6: (7, 5, 4, 3, 2, 0),
}


@rule("ME-FLP-3", "ME-DIC-8")
@pytest.mark.parametrize("face", FACES)
def test_critical_faces_cost_a_flip_extra(face: int) -> None:
    assert tuple(flip_cost(face, to) for to in FACES) == TABLE[face]


@rule("ME-EX-5", "ME-FLP-1", "ME-FLP-2")
def test_two_flips_change_one_die_by_two_or_two_dice_by_one() -> None:
    assert spent((3, 3), ((0, 5),)) == 2
    assert spent((3, 3), ((0, 4), (1, 4))) == 2
    assert flipped((3, 3), ((0, 4), (1, 4))) == (4, 4)


@given(faces=st.lists(st.sampled_from(FACES), max_size=4), budget=st.integers(0, 6), values=st.data())
def test_the_best_use_of_a_budget_is_the_best_of_all(faces: list[int], budget: int, values: st.DataObject) -> None:
    worths = values.draw(st.lists(st.lists(st.integers(0, 9), min_size=6, max_size=6), min_size=4, max_size=4))

    def worth(die: int, face: int) -> int:
        return worths[die][face - 1]

    found = best_flips(faces, budget, worth)
    assert spent(faces, found) <= budget
    reached = [
        sum(worth(die, face) for die, face in enumerate(to))
        for to in product(FACES, repeat=len(faces))
        if spent(faces, tuple(enumerate(to))) <= budget
    ]
    assert sum(worth(die, face) for die, face in enumerate(flipped(faces, found))) == max(reached)


def test_nothing_is_gained_where_every_change_is_too_dear() -> None:
    assert gains((5,), 1, lambda die, face: face // 6) == []
    assert gains((5,), 2, lambda die, face: face // 6) == [(0, 6)]
