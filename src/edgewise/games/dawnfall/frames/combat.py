"""Combat Actions and their Combat Sequences. DF-COM-1 to DF-COM-5."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import Counterattack, Done, Fight
from edgewise.games.dawnfall.events import (
    SequenceBegan,
    tell,
)
from edgewise.games.dawnfall.frames.asks import asks, refuse, unexpected
from edgewise.games.dawnfall.frames.backstabs import DeclaredBackstabs
from edgewise.games.dawnfall.frames.exchanges import EndSequence, FixInitiative, fix_initiative, sequence_scope
from edgewise.games.dawnfall.frames.triggers import CloseScope, then_close
from edgewise.games.dawnfall.frames.windows import open_window
from edgewise.games.dawnfall.kinds import Model
from edgewise.games.dawnfall.queries.attributes import has_ability
from edgewise.games.dawnfall.queries.fights import can_attack, targets_of
from edgewise.games.dawnfall.state import (
    Game,
    enemies,
    number,
    seat_of,
    touching,
)

FIGHT_ASKS = asks("choose-fight")

DONE = Done()


class CombatAction(Frame, frozen=True):
    """A Combat Action of these models begins. DF-COM-1, W-C1."""

    seat: int
    models: tuple[int, ...]
    up: int
    only: tuple[int, ...] = ()
    backstab: bool = False
    after: bool = True

    def step(self, state: Game, reply: None) -> Frames:
        scope = len(state.scopes)
        state.scopes.append({"kind": "combat_action", "up": self.up, "seat": self.seat, "actor": self.seat})
        first = open_window(state, "W-C1", scope, self.seat)
        last = (AfterCombat(scope),) if self.after else (CloseScope(scope),)
        return (*first, ChooseFight(self.seat, self.models, scope, self.only, self.backstab), *last)


class AfterCombat(Frame, frozen=True):
    """The Combat Action is finished. W-C15."""

    scope: int

    def step(self, state: Game, reply: None) -> Frames:
        seat: Any = state.scopes[self.scope]["actor"]
        return then_close(state, open_window(state, "W-C15", self.scope, seat), self.scope)


class ChooseFight(Frame, frozen=True):
    """The acting player names the next model and its target, or ends the Action. DF-COM-2 to DF-COM-5."""

    waits = True
    seat: int
    models: tuple[int, ...]
    scope: int
    only: tuple[int, ...]
    backstab: bool
    fought: tuple[int, ...] = ()

    def fights(self, state: Game) -> list[Action]:
        """Every fight that is possible now."""
        return [Fight(m, t) for m in self.models for t in self._targets(state, m)]

    def _targets(self, state: Game, model: int) -> list[int]:
        """Whom a model may still fight."""
        if model in self.fought or state.spaces[model] < 0:
            return []
        found = targets_of(state, model, seat_of(state, model))
        if self.only:
            found = [t for t in found if t in self.only]
        return found if found and can_attack(state, model) else []

    def wants(self, state: Game) -> Ask | None:
        if number(state, self.scope, "cancelled"):
            return None
        for model in self.models:
            if self._targets(state, model):
                return FIGHT_ASKS[self.seat]
        return None

    def options(self, state: Game) -> tuple[Action, ...]:
        return (*self.fights(state), DONE)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, Fight):
            answered = isinstance(action, Counterattack) and (self.backstab or number(state, self.scope, "answered"))
            return unexpected(action, "choose-fight", "DF-CTR-5" if answered else "DF-ACT-7")
        model, target = action.model, action.target
        if model not in self.models or not 0 <= target < len(state.model_squad) or state.spaces[model] < 0:
            return refuse("DF-COM-2", "not-a-fighter", model=model)
        if model in self.fought:
            return refuse("DF-COM-2", "fought-already", model=model)
        if not can_attack(state, model):
            return refuse("DF-COM-16", "cannot-attack", model=model)
        if seat_of(state, target) not in enemies(state, seat_of(state, model)):
            return refuse("DF-COM-2", "not-an-enemy", model=target)
        if state.spaces[target] < 0 or not touching(state, model, target):
            return refuse("DF-COM-2", "out-of-contact", model=model, target=target)
        return refuse("DF-COM-2", "not-a-target", what="model")

    def step(self, state: Game, reply: Fight | Done | None) -> Frames:
        if not isinstance(reply, Fight):
            return ()
        again = ChooseFight(self.seat, self.models, self.scope, self.only, self.backstab, (*self.fought, reply.model))
        first = Sequence(reply.model, reply.target, self.scope, self.seat, self.backstab)
        return (*first.step(state, None), again)


class Sequence(Frame, frozen=True):
    """A Combat Sequence of two models begins. DF-COM-4, W-C2."""

    starter: int
    aimed: int
    up: int
    seat: int
    backstab: bool = False

    def step(self, state: Game, reply: None) -> Frames:
        if not touching(state, self.starter, self.aimed):
            return ()
        backstab = self.backstab or has_ability(state, self.starter, "backstab")
        scope = sequence_scope(state, self.starter, self.aimed, self.up, self.seat, backstab)
        if state.log is not None:
            tell(state, SequenceBegan("DF-COM-4", Model(self.starter), Model(self.aimed)))
        state.happened += (("fought", self.starter, 0),)
        window = open_window(state, "W-C2", scope, self.seat)
        if window:
            return (*window, DeclaredBackstabs(scope), FixInitiative(scope), EndSequence(scope))
        declared = DeclaredBackstabs(scope).step(state, None)
        if declared:
            return (*declared, FixInitiative(scope), EndSequence(scope))
        return (*fix_initiative(state, scope), EndSequence(scope))
