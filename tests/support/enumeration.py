"""Odds by full enumeration: every answer and every face through the real engine, without anything of its shortcuts.

The slow definition that the quick one must equal: an expectimax over `legal` and `apply`.
Only Crystals pay, windows are passed, and the two sides play as docs/odds.md says.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from edgewise import game
from edgewise.core.flow import Action, Ask, Roll, Rolled
from edgewise.games.dawnfall.actions import Decline, Done, Keep, Pass, Pay, Reroll, UseDie
from edgewise.games.dawnfall.frames.dice import red_price

GAME: Any = game("dawnfall")
ZERO = Fraction(0)


class Worth(NamedTuple):
    """What a situation is worth: chances of the goal and of the second aim, net Crystals paid and their worst."""

    goal: Fraction
    second: Fraction
    costs: tuple[Fraction, Fraction]
    worst: tuple[int, int]
    spread: tuple[tuple[Any, Fraction], ...]

    def rank(self, who: int) -> tuple[Fraction | int, ...]:
        """As a side orders it: side 0 wants the goal, side 1 does not; then the second aim, then Crystals."""
        mine, theirs = who, 1 - who
        sign = 1 if who == 0 else -1
        own = (-self.costs[mine], -self.worst[mine])
        return (sign * self.goal, -sign * self.second, *own, self.costs[theirs], self.worst[theirs])

    @property
    def chances(self) -> dict[Any, Fraction]:
        """The chance of each ending."""
        return dict(self.spread)


Judge = Callable[[Any], tuple[bool | int, bool | int, Any] | None]


class Enumeration:
    """The tree from a state on; `judge` tells an end by (goal, second aim, its name), or None while it goes on."""

    def __init__(self, sides: tuple[int, int], judge: Judge) -> None:
        self.sides = sides
        self.judge = judge
        self.choose: Callable[[Any, Action], bool] | None = None
        self.plays: tuple[Action, ...] = ()
        self.known: dict[bytes, Worth] = {}
        self.nodes = 0

    def worth(self, state: Any) -> Worth:
        """The worth of a state; Crystals count from here on."""
        key = _key(state)
        if key not in self.known:
            self.nodes += 1
            self.known[key] = self._worth(state)
        return self.known[key]

    def _worth(self, state: Any) -> Worth:
        end = self.judge(state)
        if end is not None:
            return Worth(Fraction(end[0]), Fraction(end[1]), (ZERO, ZERO), (0, 0), ((end[2], Fraction(1)),))
        want = GAME.pending(state)
        if isinstance(want, Roll):
            return _mean([self._after(state, Rolled(face)) for face in want.faces])
        assert isinstance(want, Ask), want
        answers = self.answers(state)
        found = [self._after(state, answer) for answer in answers]
        if len(found) == 1:
            return found[0]
        who = self.sides.index(want.seat)
        return max(found, key=lambda each: each.rank(who))

    def _after(self, state: Any, reply: Any) -> Worth:
        twin = GAME.clone(state)
        GAME.mute(twin)
        GAME.apply(twin, reply)
        spent = [state.crystals[seat] - twin.crystals[seat] for seat in self.sides]
        worth = self.worth(twin)
        costs = (worth.costs[0] + spent[0], worth.costs[1] + spent[1])
        return worth._replace(costs=costs, worst=(worth.worst[0] + spent[0], worth.worst[1] + spent[1]))

    def answers(self, state: Any) -> list[Action]:
        """The answers that are looked at: only Crystals pay, and windows are passed unless `plays` has something."""
        legal = list(GAME.legal(state))
        if state.want.key.startswith("window-"):
            return [next((a for a in legal if a in self.plays), Pass())]
        found = [a for a in legal if _pays_with_crystals(state, a) and (self.choose is None or self.choose(state, a))]
        return found or [next(a for a in legal if isinstance(a, Pass | Done | Decline | Keep))]


def _pays_with_crystals(state: Any, action: Action) -> bool:
    """Whether an answer needs no Endurance and no VP."""
    seat = state.want.seat
    match action:
        case UseDie("red"):
            return bool(len(GAME.legal(state)) == 1 or red_price(state, seat) <= state.crystals[seat])
        case Reroll("paid"):
            return bool(state.crystals[seat])
        case Pay():
            return not action.endurance and not action.vp
        case _:
            return True


def _mean(found: list[Worth]) -> Worth:
    n = len(found)
    spread: dict[Any, Fraction] = {}
    for worth in found:
        for name, chance in worth.spread:
            spread[name] = spread.get(name, ZERO) + chance / n
    return Worth(
        sum((w.goal for w in found), ZERO) / n,
        sum((w.second for w in found), ZERO) / n,
        (sum((w.costs[0] for w in found), ZERO) / n, sum((w.costs[1] for w in found), ZERO) / n),
        (max(w.worst[0] for w in found), max(w.worst[1] for w in found)),
        tuple(sorted(spread.items())),
    )


def _key(state: Any) -> bytes:
    columns = (state.want, state.stack, state.scopes, state.crystals, state.temporary, state.depleted)
    lasting = (state.endurance, state.spaces, state.statuses, state.modifiers, state.marker, state.result)
    return msgspec.msgpack.encode((columns, lasting))
