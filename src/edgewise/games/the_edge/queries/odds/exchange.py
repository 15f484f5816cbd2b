"""One dice exchange, exactly: sixes, re-rolls, and best play of both sides. ED-COM-5, ED-REL-2."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

# What the dice of one roll can show, and in how many of 36 cases: a 6 brings a second die. ED-COM-5.
DICE: dict[int, int] = {**dict.fromkeys(range(1, 6), 6), **dict.fromkeys(range(7, 13), 1)}
ROLL = 36


class Roll(NamedTuple):
    """One side of an exchange: what is added, whether it may be repeated, and the dice that lie there already."""

    plus: int
    again: bool = False
    shown: int | None = None

    def totals(self) -> dict[int, int]:
        """The totals that are still possible, by cases of 36."""
        if self.shown is not None:
            return {self.shown + self.plus: ROLL}
        return self.fresh()

    def fresh(self) -> dict[int, int]:
        """The totals of a new roll, by cases of 36."""
        return {dice + self.plus: cases for dice, cases in DICE.items()}


def success(attack: Roll, defense: Roll) -> Fraction:
    """The chance that the attack wounds; the attacker decides on a re-roll first, then the defender. ED-REL-2."""
    fresh = attack.fresh()
    holds = _after_defense(attack, defense)
    found = 0
    for mine, cases in attack.totals().items():
        for theirs, others in defense.totals().items():
            best = ROLL * holds[mine, theirs]
            if attack.again:
                best = max(best, sum(n * holds[new, theirs] for new, n in fresh.items()))
            found += cases * others * best
    return Fraction(found, ROLL**4)


def _after_defense(attack: Roll, defense: Roll) -> dict[tuple[int, int], int]:
    """In how many of 36 cases the attack wounds once the defender has decided, by the totals that lie there."""
    fresh = defense.fresh()
    found: dict[tuple[int, int], int] = {}
    for mine in {*attack.totals(), *attack.fresh()}:
        beaten = sum(n for total, n in fresh.items() if mine > total)
        for theirs in defense.totals():
            kept = ROLL if mine > theirs else 0
            found[mine, theirs] = min(kept, beaten) if defense.again else kept
    return found
