"""Control elements. DF-EFF-8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, linked, phrase
from edgewise.games.dawnfall.effects.base import as_spaces
from edgewise.games.dawnfall.effects.conditions import Condition
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import Ref, ref_words, things
from edgewise.games.dawnfall.effects.step import Step, steps_words, take
from edgewise.games.dawnfall.effects.values import CountOf, EnduranceOf, Value, amount, value_words
from edgewise.games.dawnfall.effects.words import STORED, number_words, renamed, word
from edgewise.games.dawnfall.frames import choices
from edgewise.games.dawnfall.frames.triggers import Attempt, Do, Run
from edgewise.games.dawnfall.state import Game, Some, enemies, fall_short, number, shortfalls

if TYPE_CHECKING:
    from edgewise.games.dawnfall.effects.vocabulary import Verb

Who = Literal["actor", "opponent"]

# What "that one" is, by what it is one of: some languages need to know.
EACH = {"noun-squad": "role-each-squad", "noun-space": "role-each-space"}
EACH |= dict.fromkeys(("noun-model", "role-targets", "stored-hits", "stored-others"), "role-each-model")


def seat_for(state: Game, scope: int, who: str) -> int:
    """The seat that a word names."""
    seat = number(state, scope, "seat")
    return enemies(state, seat)[0] if who == "opponent" else seat


class If(Step, frozen=True, tag="if"):
    """Steps that happen only when a condition holds, and others otherwise."""

    cond: Condition = msgspec.field(name="when")
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = msgspec.field(default=(), name="else")

    def run(self, state: Game, at: Do) -> Frames:
        steps = self.then if self.cond.holds(state, at.scope) else self.otherwise
        return (Run(state.book.block(steps), 0, at.scope),) if steps else ()

    def possible(self, state: Game, scope: int) -> bool:
        steps = self.then if self.cond.holds(state, scope) else self.otherwise
        return not steps or steps[0].possible(state, scope)

    def words(self) -> Phrase:
        cond, then = self.cond.words(), steps_words(self.then)
        if not self.otherwise:
            return phrase("step-if", cond=cond, then=then)
        return phrase("step-if-else", cond=cond, then=then, otherwise=steps_words(self.otherwise))


class May(Step, frozen=True, tag="may"):
    """A part that a player may leave out; `else` steps follow a refusal."""

    steps: tuple[Verb, ...]
    who: Who = "actor"
    otherwise: tuple[Verb, ...] = msgspec.field(default=(), name="else")

    def run(self, state: Game, at: Do) -> Frames:
        if not self.steps[0].possible(state, at.scope):
            fall_short(state, at.scope)
            return (Run(state.book.block(self.otherwise), 0, at.scope),) if self.otherwise else ()
        other = state.book.block(self.otherwise) if self.otherwise else -1
        seat = seat_for(state, at.scope, self.who)
        return (choices.AskMay(seat, state.book.block(self.steps), at.scope, other),)

    def words(self) -> Phrase:
        text = steps_words(self.steps)
        says_so = len(self.steps) == 1 and text.key in ("step-move-action", "step-combat-action")
        may = text if says_so and self.who == "actor" else phrase(f"step-may-{self.who}", steps=text)
        return phrase("step-may-else", may=may, otherwise=steps_words(self.otherwise)) if self.otherwise else may


class ChooseOne(Step, frozen=True, tag="choose_one"):
    """One of several blocks of steps, picked by a player."""

    options: tuple[tuple[Verb, ...], ...]
    who: Who = "actor"
    as_: str = msgspec.field(default="option", name="as")

    def run(self, state: Game, at: Do) -> Frames:
        blocks = tuple(state.book.block(steps) for steps in self.options)
        return (choices.AskOption(seat_for(state, at.scope, self.who), blocks, at.scope, self.as_),)

    def possible(self, state: Game, scope: int) -> bool:
        return any(not steps or steps[0].possible(state, scope) for steps in self.options)

    def words(self) -> Phrase:
        key = "step-choose-one" if self.who == "actor" else "step-choose-one-opponent"
        return phrase(key, options=linked("join-options", [steps_words(s) for s in self.options]))


class ForEach(Step, frozen=True, tag="for_each"):
    """Steps for each of several things in turn, which are called `each`."""

    of: Ref
    steps: tuple[Verb, ...]
    as_: str = msgspec.field(default="each", name="as")

    def run(self, state: Game, at: Do) -> Frames:
        found = take(state, at, self.of)
        if not isinstance(found, Some):
            return found
        return (choices.ForEach(found.kind, found.ids, state.book.block(self.steps), at.scope, self.as_),)

    def words(self) -> Phrase:
        what = things(self.of, "each")
        steps = renamed(steps_words(self.steps), {"role-each": EACH.get(what.key, "role-each")})
        if isinstance(self.of, Sel) and self.of.choose is not None:
            return phrase("step-for-each-chosen", what=what, steps=steps)
        return phrase("step-for-each", what=what, steps=steps)


class Repeat(Step, frozen=True, tag="repeat"):
    """Steps that are repeated a number of times."""

    times: Value
    steps: tuple[Verb, ...]

    def run(self, state: Game, at: Do) -> Frames:
        return (choices.Repeat(amount(state, at.scope, self.times), state.book.block(self.steps), at.scope),)

    def possible(self, state: Game, scope: int) -> bool:
        return amount(state, scope, self.times) > 0 and self.steps[0].possible(state, scope)

    def words(self) -> Phrase:
        steps = steps_words(self.steps)
        if isinstance(self.times, int):
            return phrase("step-times", n=self.times, steps=steps)
        if isinstance(self.times, CountOf | EnduranceOf) and self.times.times == 1:
            return phrase("step-repeat-each", each=self.times.each(), steps=steps)
        return phrase("step-as-often", value=value_words(self.times), steps=steps)


class InOrder(Step, frozen=True, tag="sequence"):
    """Several steps as one, for places that take a single one."""

    steps: tuple[Verb, ...]

    def run(self, state: Game, at: Do) -> Frames:
        return (Run(state.book.block(self.steps), 0, at.scope),)

    def possible(self, state: Game, scope: int) -> bool:
        return self.steps[0].possible(state, scope)

    def words(self) -> Phrase:
        return steps_words(self.steps)  # type: ignore[no-any-return]  # there is at least one step


class IfYouDo(Step, frozen=True, tag="if_you_do"):
    """Steps, and others that follow only if every one of the first could be done completely. DF-GEN-8."""

    steps: tuple[Verb, ...]
    then: tuple[Verb, ...]

    def run(self, state: Game, at: Do) -> Frames:
        steps, then = state.book.block(self.steps), state.book.block(self.then)
        return (Attempt(steps, then, at.scope, shortfalls(state, at.scope)),)

    def possible(self, state: Game, scope: int) -> bool:
        return all(step.complete(state, scope) for step in self.steps)

    def words(self) -> Phrase:
        return phrase("step-if-you-do", steps=steps_words(self.steps), then=steps_words(self.then))


class Store(Step, frozen=True, tag="store"):
    """Keeps things, their Spaces, or a number under a name for later steps."""

    as_: str = msgspec.field(name="as")
    of: Ref | None = None
    n: Value | None = None
    spaces: bool = False

    def run(self, state: Game, at: Do) -> Frames:
        here = state.scopes[at.scope]
        if self.n is not None:
            here[self.as_] = amount(state, at.scope, self.n)
        if self.of is not None:
            found = take(state, at, self.of)
            if not isinstance(found, Some):
                return found
            if self.spaces:
                found = Some("space", as_spaces(state, found))
            here[self.as_] = found
        return ()

    def words(self) -> Phrase | None:
        if self.of is not None and not isinstance(self.of, str) and self.of.choose is not None:
            return phrase("step-choose", what=ref_words(self.of))
        if self.as_ in STORED or self.spaces or isinstance(self.of, str):
            return None
        meant = ref_words(self.of) if self.of is not None else value_words(self.n or 0)
        return phrase("target-is" if self.of is not None else "number-is", name=self._name(), what=meant)

    def _name(self) -> Any:
        return word(self.as_) if self.of is not None else phrase("value-chosen", name=number_words(self.as_))
