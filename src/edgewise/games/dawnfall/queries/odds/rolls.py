"""One roll under best play: which die, and which faces to roll again. DF-DIC, DF-RER."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from edgewise.games.dawnfall.frames.dice import FACES, MARKED
from edgewise.games.dawnfall.queries.odds.purse import Purse, pay, refreshed

# A value is a row of whole numbers over a common scale, told as far as the end of what was asked:
# the goal, the second aim, the net Crystals that side 0 and side 1 pay, their worst (unscaled), and a spread.
Value: TypeAlias = tuple[int, ...]
After: TypeAlias = Callable[[int, Purse], Value]
GOAL, SECOND, COST, WORST, SPREAD = 0, 1, 2, 4, 6

# A roll is at most two throws of six faces; a roll without a reroll is weighed up to the same scale.
FACE = 6
ROLL = FACE * FACE


class Dice(NamedTuple):
    """What a side may do when it rolls: the dice, their price, and its rerolls."""

    prices: tuple[tuple[str, int], ...]
    paid: bool
    refreshes: bool


class Throw(NamedTuple):
    """Faces of one die that come to the same: what they mean, whether they are Marked, and how many they are."""

    means: int
    marked: bool
    faces: int


@lru_cache(maxsize=1024)
def throws(die: str, meanings: tuple[int, ...]) -> tuple[Throw, ...]:
    """The throws of a die, when its results from 0 on mean these things."""
    found = Counter((meanings[face], face in MARKED[die]) for face in FACES[die])
    return tuple(Throw(means, marked, faces) for (means, marked), faces in found.items())


RESULTS = tuple(range(7))


def prefers(who: int, one: Value, other: Value) -> bool:
    """Whether a side plays for `one` rather than `other`: goal, second aim, own Crystals, then the enemy's."""
    if one[0] != other[0]:
        return (one[0] > other[0]) == (who == 0)
    return rank(who, one) > rank(who, other)


def rank(who: int, value: Value) -> tuple[int, ...]:
    """A value as its side orders it; side 0 wants the goal and side 1 wants to prevent it."""
    if who == 0:
        return (value[0], -value[1], -value[2], -value[4], value[3], value[5])
    return (-value[0], value[1], -value[3], -value[5], value[2], value[4])


def scaled(value: Value, by: int) -> Value:
    """The same value over a scale that is larger by this factor."""
    if by == 1:
        return value
    goal, second, cost0, cost1, worst0, worst1, *spread = value
    if spread:
        return (goal * by, second * by, cost0 * by, cost1 * by, worst0, worst1, *(n * by for n in spread))
    return goal * by, second * by, cost0 * by, cost1 * by, worst0, worst1


def charged(value: Value, who: int, paid: int, scale: int) -> Value:
    """The value with Crystals that a side paid on the way."""
    if not paid:
        return value
    goal, second, cost0, cost1, worst0, worst1, *spread = value
    if who == 0:
        return goal, second, cost0 + paid * scale, cost1, worst0 + paid, worst1, *spread
    return goal, second, cost0, cost1 + paid * scale, worst0, worst1 + paid, *spread


def mixed(parts: Sequence[tuple[int, Value]]) -> Value:
    """The sum of values with their weights; the worst of the worst."""
    goal = second = cost0 = cost1 = 0
    worst0, worst1 = parts[0][1][4:6]
    spread = [0] * (len(parts[0][1]) - SPREAD)
    for count, value in parts:
        goal += count * value[0]
        second += count * value[1]
        cost0 += count * value[2]
        cost1 += count * value[3]
        if value[4] > worst0:
            worst0 = value[4]
        if value[5] > worst1:
            worst1 = value[5]
        if spread:
            spread = [a + count * n for a, n in zip(spread, value[SPREAD:], strict=True)]
    return goal, second, cost0, cost1, worst0, worst1, *spread


class Answer(NamedTuple):
    """How best play answers a throw: `keep`, `paid` or `symbol`; the weight and value of that, and the purse then."""

    how: str
    weight: int
    value: Value
    purse: Purse


class BestRoll:
    """The best of one roll for a side: dice, Marked sides, paid and free rerolls. DF-DIC-1, DF-RER-1 to DF-RER-9."""

    def __init__(
        self, who: int, dice: Dice, meanings: tuple[int, ...], free: frozenset[int], after: After, scale: int
    ) -> None:
        self.who = who
        self.dice = dice
        self.meanings = meanings
        self.free = free
        self.after = after
        self.scale = scale
        self._known: dict[tuple[str, Purse], Value] = {}
        self._answers: dict[tuple[str, Purse], dict[tuple[int, bool], Answer]] = {}

    def value(self, purse: Purse) -> Value:
        """The value before the die is chosen, over the scale of the rest times ROLL."""
        die, price = self.best_die(purse)
        return self.with_die(die, price, purse)

    def best_die(self, purse: Purse) -> tuple[str, int]:
        """The die to choose; the Yellow one where a stated Red one cannot be paid. DF-DIC-3."""
        dice = [each for each in self.dice.prices if each[1] <= purse.crystals] or [("yellow", 0)]
        best = dice[0]
        for each in dice[1:]:
            if prefers(self.who, self.with_die(*each, purse), self.with_die(*best, purse)):
                best = each
        return best

    def with_die(self, die: str, price: int, purse: Purse) -> Value:
        """The value once a die is chosen."""
        key = (die, purse)
        if key not in self._known:
            left = pay(purse, price) if price else purse
            answers = self.answers(die, left)
            parts = []
            for means, marked, faces in throws(die, self.meanings):
                _, weight, value, _ = answers[means, marked]
                parts.append((faces * weight, value))
            self._known[key] = charged(mixed(parts), self.who, purse.crystals - left.crystals, self.scale * ROLL)
        return self._known[key]

    def answers(self, die: str, purse: Purse) -> dict[tuple[int, bool], Answer]:
        """The best answer to every throw of a die that is paid for. DF-RER-1, DF-RER-2, DF-RER-8, DF-RER-9."""
        key = (die, purse)
        if key in self._answers:
            return self._answers[key]
        rows = throws(die, self.meanings)
        kept = [self.settled(throw, purse) for throw in rows]
        free = ("symbol", mixed([(t.faces, v) for t, v in zip(rows, kept, strict=True)]), purse) if self.free else None
        paid = self._paid(die, purse) if self.dice.paid and purse.crystals else None
        found = {}
        for throw, value in zip(rows, kept, strict=True):
            best = Answer("keep", FACE, value, purse)
            for again in (free if throw.means in self.free else None, paid if throw.marked else None):
                if again is not None and self._is_better(again[1], best):
                    best = Answer(again[0], 1, again[1], again[2])
            found[throw.means, throw.marked] = best
        self._answers[key] = found
        return found

    def _paid(self, die: str, purse: Purse) -> tuple[str, Value, Purse]:
        """The same die thrown again for 1 Crystal. DF-RER-2, DF-RER-5, DF-RER-6."""
        left = pay(purse, 1)
        value = mixed([(t.faces, self.settled(t, left)) for t in throws(die, self.meanings)])
        return "paid", charged(value, self.who, 1, self.scale * FACE), left

    def _is_better(self, again: Value, best: Answer) -> bool:
        """Whether throwing again, over the scale of a throw, is preferred to an answer."""
        goal = best.value[GOAL] * best.weight
        if again[GOAL] != goal:
            return (again[GOAL] > goal) == (self.who == 0)
        return prefers(self.who, again, scaled(best.value, best.weight))

    def offered(self, die: str, throw: Throw, purse: Purse) -> Value:
        """The value when this was thrown: kept, or rolled again; over the scale of the rest times FACE."""
        answer = self.answers(die, purse)[throw.means, throw.marked]
        return scaled(answer.value, answer.weight)

    def settled(self, throw: Throw, purse: Purse) -> Value:
        """The value of a result that stands; a Marked side refreshes a Crystal. DF-RER-4."""
        if throw.marked and purse.depleted and self.dice.refreshes:
            return charged(self.after(throw.means, refreshed(purse)), self.who, -1, self.scale)
        return self.after(throw.means, purse)
