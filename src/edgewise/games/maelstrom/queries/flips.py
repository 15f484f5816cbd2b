"""Flips of dice: what they cost, and the best use of a budget. ME-FLP."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

LOWEST, HIGHEST = 1, 6
FACES = range(LOWEST, HIGHEST + 1)
CRITICAL = (LOWEST, HIGHEST)

# Which die of a roll gets which face.
Flip: TypeAlias = tuple[int, int]
Flips: TypeAlias = tuple[Flip, ...]
# What a die is worth with a face: its number in the roll, and the face.
Worth: TypeAlias = Callable[[int, int], int]


def is_critical(face: int) -> bool:
    """Whether a face is a critical result. ME-DIC-8."""
    return face in CRITICAL


def flip_cost(face: int, to: int) -> int:
    """The flips that turn a face into another one. ME-FLP-1, ME-FLP-3."""
    if face == to:
        return 0
    return abs(face - to) + is_critical(face) + is_critical(to)


def spent(faces: Sequence[int], flips: Flips) -> int:
    """The flips that a use of them takes in all. ME-FLP-2."""
    return sum(flip_cost(faces[die], to) for die, to in flips)


def flipped(faces: Sequence[int], flips: Flips) -> tuple[int, ...]:
    """The faces after the flips. ME-FLP-5."""
    to = dict(flips)
    return tuple(to.get(die, face) for die, face in enumerate(faces))


def gains(faces: Sequence[int], budget: int, worth: Worth) -> list[Flip]:
    """Every single change of a die that the budget allows and that is worth more than the face it has."""
    return [
        (die, to)
        for die, face in enumerate(faces)
        for to in FACES
        if flip_cost(face, to) <= budget and worth(die, to) > worth(die, face)
    ]


def best_flips(faces: Sequence[int], budget: int, worth: Worth) -> Flips:
    """The use of a budget that is worth most; of equal ones one that spends least (a knapsack over the dice)."""
    # By flips spent: what is gained, and the changes that gain it.
    best: list[tuple[int, Flips]] = [(0, ())] * (budget + 1)
    for die, face in enumerate(faces):
        changes = [(flip_cost(face, to), worth(die, to) - worth(die, face), to) for to in FACES]
        useful = [change for change in changes if change[1] > 0 and change[0] <= budget]
        for left in range(budget, 0, -1):
            best[left] = max(
                (best[left], *(_with(best[left - cost], gain, (die, to)) for cost, gain, to in useful if cost <= left)),
                key=lambda found: found[0],
            )
    return max(best, key=lambda found: found[0])[1]


def _with(found: tuple[int, Flips], gain: int, flip: Flip) -> tuple[int, Flips]:
    return found[0] + gain, (*found[1], flip)
