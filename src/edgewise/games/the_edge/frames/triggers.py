"""Passives that come into effect by themselves. ED-QUE-5."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import OrderTrigger
from edgewise.games.the_edge.events import PassiveTriggered, tell
from edgewise.games.the_edge.frames.acts import trigger_effects
from edgewise.games.the_edge.frames.asks import ask, refuse, wrong_time
from edgewise.games.the_edge.state import Game, Trigger, is_alive


class ResolveTriggers(Frame, frozen=True):
    """Noted passives resolve: those of the active player first. ED-QUE-5."""

    def step(self, state: Game, reply: None) -> Frames:
        due = own_due(state)
        if not due:
            state.triggers = ()
            return ()
        if len(set(due)) == 1:
            return (*take(state, due[0]), self)
        return (ChooseTrigger(due[0].seat), self)


def own_due(state: Game) -> list[Trigger]:
    """The passives of the player who comes first; those of dead squads are lost."""
    for seat in (state.acting, 1 - state.acting):
        due = [t for t in state.triggers if t.seat == seat and is_alive(state, t.squad)]
        if due:
            return due
    return []


def take(state: Game, trigger: Trigger) -> Frames:
    """Carries out one noted passive. ED-QUE-5."""
    left = list(state.triggers)
    left.remove(trigger)
    state.triggers = tuple(left)
    tell(state, PassiveTriggered("ED-QUE-5", trigger.source, trigger.squad))
    return trigger_effects(state, trigger)


class ChooseTrigger(Frame, frozen=True):
    """A player puts his own passives in order. ED-QUE-5."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "order-triggers")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(OrderTrigger(n) for n in range(len(own_due(state))))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, OrderTrigger):
            return refuse("ED-QUE-5", "E_UNKNOWN_ID", "no-such-trigger", index=action.index)
        return wrong_time()

    def step(self, state: Game, reply: OrderTrigger) -> Frames:
        return take(state, own_due(state)[reply.index])
