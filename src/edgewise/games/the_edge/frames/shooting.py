"""Shots and Free Attacks as they resolve. ED-SHO, ED-REL-4, ED-CLR-21."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Decline, FreeAttack
from edgewise.games.the_edge.events import ShotWasted, tell
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.frames.dice import exchange
from edgewise.games.the_edge.kinds import Code, Model
from edgewise.games.the_edge.queries.places import touched_enemies
from edgewise.games.the_edge.queries.shots import covered, lost_shot
from edgewise.games.the_edge.state import Game

DECLINE = Decline()


class Shoot(Frame, frozen=True):
    """A declared Shot is resolved, or lost without dice. ED-SHO-3, ED-SHO-5."""

    shooter: Model
    target: Model
    reach: int
    bonus: int
    area: int

    def step(self, state: Game, reply: None) -> Frames:
        lost = lost_shot(state, self.shooter, self.target, self.reach)
        if lost is not None:
            tell(state, ShotWasted("ED-SHO-3", self.shooter, self.target, Code(lost.code)))
            return ()
        models = covered(state, self.shooter, self.target, self.area)
        return tuple(ShootAt(self.shooter, m, self.bonus) for m in models)


class ShootAt(Frame, frozen=True):
    """One dice exchange of a Shot; a model that has died meanwhile is skipped. ED-CLR-27, ED-SHO-10."""

    shooter: Model
    target: Model
    bonus: int

    def step(self, state: Game, reply: None) -> Frames:
        if state.at[self.target] is None:
            return ()
        return exchange(self.shooter, self.target, "shot", bonus=self.bonus)


class FreeAttacks(Frame, frozen=True):
    """The controller names one Free Attack at a time, or declines the rest. ED-CLR-21."""

    waits = True
    seat: int
    models: tuple[Model, ...]

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "free-attack") if any(touched_enemies(state, m) for m in self.models) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        found = [FreeAttack(m, e) for m in self.models for e in touched_enemies(state, m)]
        return (*found, DECLINE)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, FreeAttack):
            return wrong_time()
        if action.model not in self.models:
            return refuse("ED-CLR-21", "E_BAD_TARGET", "no-free-attack", model=action.model)
        return refuse("ED-REL-5", "E_NO_CONTACT", model=action.model, target=action.target)

    def step(self, state: Game, reply: FreeAttack | Decline | None) -> Frames:
        if not isinstance(reply, FreeAttack):
            return ()
        rest = tuple(m for m in self.models if m != reply.model)
        return (*exchange(reply.model, reply.target, "free"), FreeAttacks(self.seat, rest))
