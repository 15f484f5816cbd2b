"""Dice that effects fix, price or roll again. DF-EFF-9."""

from __future__ import annotations

from typing import Any, Literal

from edgewise.core.flow import Frames
from edgewise.core.phrase import Phrase, linked, phrase
from edgewise.games.dawnfall.effects.lasting import add_modifier
from edgewise.games.dawnfall.effects.selectors import Ref, ref_words
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.values import counted
from edgewise.games.dawnfall.frames.payment import PayCrystals, can_pay
from edgewise.games.dawnfall.frames.triggers import Do
from edgewise.games.dawnfall.state import (
    Game,
    Modifier,
    look,
    nearest,
    number,
    outside,
)


class SetDie(Step, frozen=True, tag="set_die"):
    """Fixes the colour of the own dice, or the price of the Red die, for this turn."""

    die: Literal["yellow", "red"] | None = None
    price: int | None = None

    def run(self, state: Game, at: Do) -> Frames:
        seat = number(state, at.scope, "seat")
        if self.die is not None:
            state.modifiers = (*state.modifiers, Modifier(f"fix_{self.die}", -1, -1, seat, 0, "turn", -1, 0, "set_die"))
        if self.price is not None:
            made = Modifier("red_price", -1, -1, seat, self.price, "turn", -1, 0, "set_die")
            state.modifiers = (*state.modifiers, made)
        return ()

    def words(self) -> Any:
        parts = [] if self.die is None else [Phrase(f"step-die-{self.die}")]
        parts += [] if self.price is None else [phrase("step-die-price", n=counted(self.price, "unit-crystal"))]
        return linked("join-and", parts)


class RerollVerb(Step, frozen=True, tag="reroll"):
    """The running roll is made again, once per roll whatever the source; or rerolls are forbidden. DF-RER-3."""

    how: Literal["free", "paid", "force", "forbid"] = "free"
    which: Literal["any", "attack", "defense", "hit", "effect"] = "any"
    to: Ref | None = None

    def run(self, state: Game, at: Do) -> Frames:
        scope = nearest(state, outside(state, at.scope), "sequence", "shot", "action", "trigger")
        if self.how == "forbid":
            found = state.book.find(state, at.scope, self.to or "opponent_model")
            add_modifier(state, at.scope, "!reroll", 0, found, "this_step")
            return ()
        seat = number(state, at.scope, "seat")
        # The cost of the Action itself may have taken what the reroll costs.
        if not self._fits(state, scope) or (self.how == "paid" and not can_pay(state, seat, 1)):
            return ()
        state.scopes[scope]["reroll_now"] = 1
        return (PayCrystals(seat, 1, -1, "reroll"),) if self.how == "paid" else ()

    def _fits(self, state: Game, scope: int) -> bool:
        if scope < 0 or number(state, scope, "rerolled"):
            return False
        return self.which in ("any", look(state, scope, "purpose"))

    def possible(self, state: Game, scope: int) -> bool:
        if self.how == "paid" and not can_pay(state, number(state, scope, "seat"), 1):
            return False
        roll = nearest(state, outside(state, scope), "sequence", "shot", "action", "trigger")
        return self.how == "forbid" or self._fits(state, roll)

    def words(self) -> Phrase:
        if self.how == "forbid":
            return phrase("step-reroll-forbid", who=ref_words(self.to or "opponent_model"))
        return phrase(f"step-reroll-{self.how}", die=Phrase(f"die-{self.which}"))
