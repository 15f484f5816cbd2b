"""A Combat Sequence or Backstab under best play of dice, rerolls and Counterattacks. DF-COM, DF-CTR, DF-BCK."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from edgewise.games.dawnfall.queries.odds.purse import Purse, Purses, capped, with_purse
from edgewise.games.dawnfall.queries.odds.rolls import RESULTS, ROLL, BestRoll, Value, prefers, scaled
from edgewise.games.dawnfall.queries.odds.sides import Bonus, Side

# How a Sequence ends: nobody is struck, the side with this number is, and after how many failed Attacks.
NOBODY = -1
Ends: TypeAlias = Callable[[int, int, Purses], Value]

FAILS = 0
BEYOND = 7
HIT = 1
NO_BONUS = Bonus()
ALL_RESULTS = frozenset(RESULTS)
NO_RESULTS: frozenset[int] = frozenset()


@lru_cache(maxsize=1024)
def exceeding(least: int) -> tuple[int, ...]:
    """For each result from 0 on, 1 when it is at least this."""
    return tuple(int(result >= least) for result in RESULTS)


class Fight:
    """The tree of one Sequence; values are worked out once for each situation."""

    def __init__(
        self,
        sides: tuple[Side, Side],
        first: int,
        ends: Ends,
        scale: int,
        *,
        answered: bool,
        loose: bool,
        since: int = 0,
    ) -> None:
        """`answered`: Counterattacks may follow; `loose`: Crystals are but a cost; `since`: the running exchange."""
        self.sides = sides
        self.first = first
        self.ends = ends
        self.answered = answered
        self.loose = loose
        self.since = since
        self.dearest = [1 + max(price for _, price in side.dice.prices) for side in sides]
        self.rounds = self._rounds()
        self.scales: list[int] = [scale * ROLL ** (2 * (self.rounds - r)) for r in range(self.rounds + 1)]
        self.reach = [self._reach(number) for number in range(self.rounds)]
        self._attacks: dict[tuple[int, Purses], BestRoll] = {}
        self._defenses: dict[tuple[int, int, Purses], BestRoll] = {}
        self._failures: dict[tuple[int, Purses], Value] = {}
        self._values: dict[tuple[int, Purses] | tuple[int, int, Purses], Value] = {}

    @property
    def scale(self) -> int:
        """What the numbers of attack(0) are over."""
        return self.scales[0]

    def attacker(self, number: int) -> int:
        """Which side attacks in an exchange."""
        return (self.first + number) % 2

    def _rounds(self) -> int:
        """The most exchanges that can follow each other."""
        number = self.since
        while self.may_answer(number):
            number += 1
        return number + 1

    def may_answer(self, number: int) -> bool:
        """Whether the defender of a failed exchange may strike back. DF-CTR-1, DF-CTR-5, DF-CTR-6."""
        side = self.sides[1 - self.attacker(number)]
        return self.answered and side.counters and (number == 0 or number <= side.more_counters)

    def _reach(self, number: int) -> tuple[int, int]:
        """Between which Powers the Defense of an exchange decides; beyond them all come to the same."""
        who = 1 - self.attacker(number)
        bonus = self.bonus(who, number)
        if bonus.fixed >= 0 or self.sides[who].defense is None:
            return bonus.fixed if bonus.fixed >= 0 else bonus.defense, max(bonus.fixed, bonus.defense) + 1
        least = (self.sides[who].defense or 0) + bonus.defense
        return least, least + BEYOND

    def bonus(self, who: int, number: int) -> Bonus:
        """The bonuses of a side in an exchange; each counts for its first Attack and its first Defense."""
        return self.sides[who].bonus if number < self.since + 2 else NO_BONUS

    def trimmed(self, purses: Purses, rolls: tuple[int, int]) -> Purses:
        """The purses as far as the rolls to come can touch them, so that like situations are worked out once."""
        if not self.loose:
            return purses
        (one, other), (dear, dear_too) = purses, self.dearest
        return capped(one, rolls[0] * dear, rolls[0]), capped(other, rolls[1] * dear_too, rolls[1])

    def attack(self, number: int, purses: Purses) -> Value:
        """The value of an exchange before its Attack roll. DF-COM-10, DF-CTR-2."""
        left = self.rounds - number
        purses = self.trimmed(purses, (left, left))
        key = (number, purses)
        if key not in self._values:
            self._values[key] = self.attack_roll(number, purses).value(purses[self.attacker(number)])
        return self._values[key]

    def attack_roll(self, number: int, purses: Purses) -> BestRoll:
        """The Attack roll of an exchange, or the Check for Hit in its place."""
        key = (number, purses)
        if key not in self._attacks:
            bonus = self.bonus(self.attacker(number), number)
            made = self._attacking(number, purses, bonus) if bonus.shot is None else self._shooting(number, purses)
            self._attacks[key] = made
        return self._attacks[key]

    def _attacking(self, number: int, purses: Purses, bonus: Bonus) -> BestRoll:
        who = self.attacker(number)
        side = self.sides[who]
        plus = side.attack + bonus.attack
        free = ALL_RESULTS if side.attack_symbol else NO_RESULTS

        def after(result: int, purse: Purse) -> Value:
            return self.defense(number, result + plus, with_purse(purses, who, purse))

        return BestRoll(who, side.dice, RESULTS, free, after, self.scales[number] // ROLL)

    def _shooting(self, number: int, purses: Purses) -> BestRoll:
        """The roll against INI replaces the Attack roll, and a hit needs no Defense roll. DF-SHO-4, DF-SHO-6."""
        who = self.attacker(number)
        hit = exceeding(self.sides[1 - who].ini + 1 - (self.bonus(who, number).shot or 0))

        def after(means: int, purse: Purse) -> Value:
            return scaled(self.compared(number, means == HIT, with_purse(purses, who, purse)), ROLL)

        return BestRoll(who, self.sides[who].dice, hit, NO_RESULTS, after, self.scales[number] // ROLL)

    def defense(self, number: int, power: int, purses: Purses) -> Value:
        """The value of an exchange once the Attack Power is final. DF-COM-12, DF-DIC-5."""
        who = 1 - self.attacker(number)
        left = self.rounds - number
        purses = self.trimmed(purses, (left, left - 1) if who == 0 else (left - 1, left))
        low, high = self.reach[number]
        power = low if power < low else high if power > high else power
        key = (number, power, purses)
        if key not in self._values:
            self._values[key] = self._defended(number, power, purses)
        return self._values[key]

    def _defended(self, number: int, power: int, purses: Purses) -> Value:
        who = 1 - self.attacker(number)
        side, bonus = self.sides[who], self.bonus(who, number)
        if bonus.holds:
            return scaled(self.compared(number, False, purses), ROLL)
        if bonus.fixed >= 0 or side.defense is None:
            against = bonus.fixed if bonus.fixed >= 0 else bonus.defense
            return scaled(self.compared(number, power > against, purses), ROLL)
        return self.defense_roll(number, power, purses).value(purses[who])

    def defense_roll(self, number: int, power: int, purses: Purses) -> BestRoll:
        """The Defense roll against an Attack Power; the symbol helps only a roll that fails. DF-RER-9."""
        key = (number, power, purses)
        if key not in self._defenses:
            self._defenses[key] = self._defending(number, power, purses)
        return self._defenses[key]

    def _defending(self, number: int, power: int, purses: Purses) -> BestRoll:
        who = 1 - self.attacker(number)
        side = self.sides[who]
        plus = (side.defense or 0) + self.bonus(who, number).defense
        free = frozenset({FAILS}) if side.defense_symbol else NO_RESULTS

        # Where Crystals are but a cost, an end is the same for every purse.
        struck = self.compared(number, True, purses) if self.loose else None
        held = self.compared(number, False, purses) if self.loose and number + 1 == self.rounds else None

        def after(means: int, purse: Purse) -> Value:
            known = struck if means == FAILS else held
            return known or self.compared(number, means == FAILS, with_purse(purses, who, purse))

        return BestRoll(who, side.dice, exceeding(power - plus), free, after, self.scales[number + 1])

    def compared(self, number: int, won: bool, purses: Purses) -> Value:
        """The value once an Attack succeeded or failed. DF-COM-13, DF-COM-14."""
        if won:
            return scaled(self.ends(1 - self.attacker(number), number, purses), self._rest(number))
        return self.failed(number, purses)

    def _rest(self, number: int) -> int:
        return self.scales[number + 1] // self.scales[-1]

    def failed(self, number: int, purses: Purses) -> Value:
        """The value after a failed Attack: the defender may strike back or leave it. DF-CTR-1."""
        left = self.rounds - number - 1
        purses = self.trimmed(purses, (left, left))
        key = (number, purses)
        if key not in self._failures:
            self._failures[key] = self._answered(number, purses)
        return self._failures[key]

    def _answered(self, number: int, purses: Purses) -> Value:
        quiet = scaled(self.ends(NOBODY, number + 1, purses), self._rest(number))
        if not self.may_answer(number):
            return quiet
        struck = self.attack(number + 1, purses)
        return struck if prefers(1 - self.attacker(number), struck, quiet) else quiet
