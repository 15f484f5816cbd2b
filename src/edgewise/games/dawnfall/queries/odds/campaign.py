"""Several strikes one after the other: the chance to kill so many models of a Squad, or to wound so often."""

from __future__ import annotations

from typing import Any, NamedTuple

from edgewise.games.dawnfall.queries.attributes import is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack
from edgewise.games.dawnfall.queries.odds.purse import Purse, Purses, purse_of
from edgewise.games.dawnfall.queries.odds.rolls import ROLL, Value, prefers, scaled
from edgewise.games.dawnfall.queries.odds.scene import Scene, aftermath, scene_of
from edgewise.games.dawnfall.queries.odds.shots import aim_of, hit_effect, reach_of, shot_roll
from edgewise.games.dawnfall.queries.odds.stage import Knowns
from edgewise.games.dawnfall.state import Game, living, on_board, touching


class Strike(NamedTuple):
    """A model that may still strike, how, and at whom: any model of the Squad in contact, or one."""

    model: int
    how: str
    target: int = -1


class Goal(NamedTuple):
    """What is counted (deaths in the Squad, or Wounds of the target), how many are wanted, and how many are told."""

    counts: str
    n: int
    own: int
    foe: int
    most: int


class Campaign:
    """The tree of several strikes; what lies between them is done by the rules."""

    def __init__(
        self, goal: Goal, knowns: Knowns, rolls: int, *, in_order: bool = False, anywhere: bool = False, card: str = ""
    ) -> None:
        """`rolls` is how many a strike can take at most; `in_order`: the strikes are fixed."""
        self.goal = goal
        self.knowns = knowns
        self.card = card
        self.in_order = in_order
        self.anywhere = anywhere
        self.rolls = rolls
        self._known: dict[Any, Value] = {}

    def scale(self, strikes: int) -> int:
        """What values with so many strikes left are over."""
        return int(ROLL ** (self.rolls * strikes))

    def value(self, state: Game, left: tuple[Strike, ...], done: int) -> Value:
        """The value of a table with these strikes left and so much of the goal reached."""
        key = (done, *self._situation(state, left))
        if key not in self._known:
            self._known[key] = self._best(state, left, done)
        return self._known[key]

    def _situation(self, state: Game, left: tuple[Strike, ...]) -> tuple[object, ...]:
        """Everything that later strikes could read; models that come to the same are but counted."""
        if self.anywhere and self._is_even(state) and len({(s.how, s.target) for s in left}) <= 1:
            counts = [len(living(state, squad)) for squad in (self.goal.own, self.goal.foe)]
            return len(left), *counts, *fingerprint(state)
        return left, tuple(state.spaces), *fingerprint(state)

    def _is_even(self, state: Game) -> bool:
        """Whether nothing lies on single models and nothing depends on where they stand."""
        return not (state.statuses or state.book.auras or state.tokens or any(m.model >= 0 for m in state.modifiers))

    def _best(self, state: Game, left: tuple[Strike, ...], done: int) -> Value:
        scale = self.scale(len(left))
        spread = tuple(scale * int(i == done) for i in range(self.goal.most + 1))
        stop = (scale * int(done >= self.goal.n), 0, 0, 0, 0, 0, *spread)
        if state.result is not None or (done >= self.goal.n and not self.in_order):
            return stop
        options = self.options(state, left)
        if not options:
            return stop
        found = [self._strike(state, left, strike, target, done) for strike, target in options]
        best = found[0] if self.in_order else stop
        for value in found:
            if prefers(0, value, best):
                best = value
        return best

    def options(self, state: Game, left: tuple[Strike, ...]) -> list[tuple[Strike, int]]:
        """Who may strike whom now, one of each that come to the same."""
        found: dict[Any, tuple[Strike, int]] = {}
        for strike in left[:1] if self.in_order else dict.fromkeys(left):
            for target in self.targets(state, strike):
                found.setdefault(self._alike(state, strike, target), (strike, target))
        return list(found.values())

    def targets(self, state: Game, strike: Strike) -> list[int]:
        """The models that a model may strike at now. DF-COM-2, DF-SHO-3."""
        if state.spaces[strike.model] < 0 or not self._able(state, strike):
            return []
        models = [strike.target] if strike.target >= 0 else on_board(state, self.goal.foe)
        if strike.how == "shot" and self.card and not self.anywhere:
            return [t for t in models if t in reach_of(state, strike.model, self.card)]
        return [
            t
            for t in models
            if state.spaces[t] >= 0
            and not is_forbidden(state, t, "be_targeted")
            and (self.anywhere or strike.how == "shot" or touching(state, strike.model, t))
        ]

    def _able(self, state: Game, strike: Strike) -> bool:
        if strike.how == "shot":
            return not is_forbidden(state, strike.model, "shoot")
        return can_attack(state, strike.model)

    def _alike(self, state: Game, strike: Strike, target: int) -> object:
        """What two strikes share that come to the same: with nothing on single models, only who touches what."""
        if self.anywhere and self._is_even(state):
            return strike.how, strike.target
        if state.statuses or state.book.auras or any(m.model >= 0 for m in state.modifiers) or strike.how == "shot":
            return strike, target
        shrines = [state.book.contacts_before_death(state, m) for m in (strike.model, target)]
        own, foes = on_board(state, self.goal.own), on_board(state, self.goal.foe)
        near = tuple(touching(state, m, target) for m in own), tuple(touching(state, strike.model, t) for t in foes)
        return strike.how, near, *shrines

    def _strike(self, state: Game, left: tuple[Strike, ...], strike: Strike, target: int, done: int) -> Value:
        rest = list(left)
        rest.remove(strike)
        twin = state.clone()
        if strike.how == "shot":
            return self._shoot(twin, tuple(rest), strike.model, target, done)
        scene = scene_of(twin, strike.model, target, self.knowns, backstab=strike.how == "backstab")
        known: dict[tuple[int, int, Purses], Value] = {}

        def ends(struck: int, exchange: int, purses: Purses) -> Value:
            key = (struck, exchange, purses)
            if key not in known:
                known[key] = self._after(scene, tuple(rest), done, struck, aftermath(scene, struck, exchange, purses))
            return known[key]

        fight = scene.fight(ends, self.scale(len(rest)), loose=False)
        purses = purse_of(twin, scene.sides[0].seat), purse_of(twin, scene.sides[1].seat)
        return scaled(fight.attack(0, purses), self.scale(len(left)) // fight.scale)

    def _after(self, scene: Scene, rest: tuple[Strike, ...], done: int, struck: int, after: Game) -> Value:
        wounded = struck == 1 and _was_wounded(scene.state, after, scene.sides[1].model)
        harmed = struck == 0 and _was_wounded(scene.state, after, scene.sides[0].model)
        gained = int(wounded) if self.goal.counts == "wounds" else fallen(scene.state, after, self.goal.foe)
        lost = int(harmed) if self.goal.counts == "wounds" else fallen(scene.state, after, self.goal.own)
        return self._continued(after, rest, done + gained, lost)

    def _continued(self, after: Game, rest: tuple[Strike, ...], done: int, lost: int) -> Value:
        """The value of what is left, with own losses so far; strikes of dead models are dropped."""
        able = tuple(s for s in rest if after.spaces[s.model] >= 0)
        value = self.value(after, able, min(done, self.goal.most))
        value = scaled(value, self.scale(len(rest)) // self.scale(len(able)))
        return (value[0], value[1] + lost * self.scale(len(rest)), *value[2:])

    def _shoot(self, state: Game, rest: tuple[Strike, ...], model: int, target: int, done: int) -> Value:
        own, enemy = self.knowns
        aim = aim_of(state, model, (target,), self.card, own, enemy, anywhere=self.anywhere)

        def ends(hits: int, purse: Purse) -> Value:
            after = hit_effect(state, aim, aim.targets[:hits], purse)
            gained, lost = (fallen(state, after, squad) for squad in (self.goal.foe, self.goal.own))
            return self._continued(after, rest, done + gained, lost)

        roll = shot_roll(state, aim, own, ends, self.scale(len(rest)))
        value = roll.value(purse_of(state, state.squad_seat[self.goal.own]))
        return scaled(value, self.scale(len(rest) + 1) // (self.scale(len(rest)) * ROLL))


def fallen(before: Game, after: Game, squad: int) -> int:
    """How many models of a Squad died in between."""
    return max(0, len(living(before, squad)) - len(living(after, squad)))


def _was_wounded(before: Game, after: Game, model: int) -> bool:
    return any(what == "wounded" and whom == model for what, whom, _ in after.happened[len(before.happened) :])


def fingerprint(state: Game) -> tuple[object, ...]:
    """What later strikes could read besides who stands where."""
    return (
        tuple(state.endurance),
        tuple(state.crystals),
        tuple(state.temporary),
        tuple(state.depleted),
        state.statuses,
        state.modifiers,
        tuple(state.attached),
        tuple(state.modes),
        state.tokens,
        state.neutral,
        tuple(state.used.items()),
        state.result is None,
    )
