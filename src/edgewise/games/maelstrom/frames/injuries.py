"""Suppression, automatic injuries and what losses bring: a new leader, a destroyed unit. ME-SUP, ME-CAS, ME-UNI-5."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.answers import NameLeader, TakeInjury
from edgewise.games.maelstrom.events.shooting import (
    LeaderReplaced,
    ModelInjured,
    ModelRemoved,
    SuppressionRaised,
    UnitDestroyed,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.figures import Parts, Reason, part
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.queries.harm import injured
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.state import FULL_SUPPRESSION, Game, Loss, living

# The rules behind the causes that are named from elsewhere. ME-SUP-6
CAUSES: dict[Reason, str] = {
    "dangerous-ground": "ME-TER-9",
    "climbing": "ME-TYP-3",
    "frag": "ME-WPN-8",
    "retreat": "ME-RET-3",
    "countermeasures": "ME-ABI-5",
}


class InFight(Frame, frozen=True):
    """Marks that what stands above it belongs to a CQ Fighting action, its retreat included. ME-DATA-16."""

    def step(self, state: Game, reply: None) -> Frames:
        return ()


def suppress(state: Game, unit: Unit, levels: int, cause: Reason) -> Frames:
    """The suppression of a unit rises for one cause. ME-SUP-2, ME-SUP-6."""
    return raise_level(state, unit, (part(levels, cause, CAUSES.get(cause, "ME-SUP-6")),))


def raise_level(state: Game, unit: Unit, parts: Parts) -> Frames:
    """The suppression of a unit rises; each level that does not fit is an automatic injury. ME-SUP-2."""
    levels = sum(each.amount for each in parts)
    if levels <= 0 or state.place[unit] == "destroyed":
        return ()
    before = state.level[unit]
    state.level[unit] = min(FULL_SUPPRESSION, before + levels)
    overflow = levels - (state.level[unit] - before)
    tell(state, SuppressionRaised("ME-SUP-2", unit, levels, state.level[unit], overflow, parts))
    return injure(state, unit, overflow)


def injure(state: Game, unit: Unit, count: int) -> Frames:
    """Automatic injuries: no defense, no armor, allocated by the owner. ME-CAS-10."""
    if count <= 0 or state.place[unit] == "destroyed":
        return ()
    return SufferInjuries(unit, count), ReplaceLeader(unit)


class SufferInjuries(Frame, frozen=True):
    """One injury after another; the owner chooses where there is no injured model. ME-CAS-10, ME-CAS-6."""

    waits = True
    unit: Unit
    count: int

    def wants(self, state: Game) -> Ask | None:
        models = living(state, self.unit)
        # Where all are lost anyhow, the order makes no difference.
        if len(self.options(state)) < 2 or sum(state.fortitude[m] for m in models) <= self.count:
            return None
        return ask(state.book.unit_seat[self.unit], "injury")

    def options(self, state: Game) -> tuple[TakeInjury, ...]:
        return tuple(TakeInjury(m) for m in injured(state, self.unit) or living(state, self.unit))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if not isinstance(action, TakeInjury):
            return wrong_time("ME-CAS-10")
        if action.model in living(state, self.unit):
            return refuse("ME-CAS-6", "injured-first", model=injured(state, self.unit)[0])
        return refuse("ME-CAS-10", "not-of-unit", unit=self.unit)

    def step(self, state: Game, reply: TakeInjury | None) -> Frames:
        options = self.options(state)
        if not options:
            return ()
        chosen = reply or options[0]
        wound(state, chosen.model, 1, "ME-CAS-10")
        return (SufferInjuries(self.unit, self.count - 1),) if self.count > 1 else ()


class ReplaceLeader(Frame, frozen=True):
    """The owner picks a new leader among the survivors. ME-UNI-5."""

    waits = True
    unit: Unit

    def wants(self, state: Game) -> Ask | None:
        if state.fortitude[state.leader[self.unit]] or len(living(state, self.unit)) < 2:
            return None
        return ask(state.book.unit_seat[self.unit], "leader")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(NameLeader(m) for m in living(state, self.unit))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, NameLeader):
            return refuse("ME-UNI-5", "not-of-unit", unit=self.unit)
        return wrong_time("ME-UNI-5")

    def step(self, state: Game, reply: NameLeader | None) -> Frames:
        left = living(state, self.unit)
        if state.fortitude[state.leader[self.unit]] or not left:
            return ()
        leader = left[0] if reply is None else reply.model
        state.leader[self.unit] = leader
        tell(state, LeaderReplaced("ME-UNI-5", self.unit, leader))
        return ()


def wound(state: Game, model: Model, damage: int, rule: str) -> int:
    """A model loses FOR and is removed at 0; what is too much is lost. Says what it lost. ME-CAS-1, ME-CAS-5."""
    lost = min(damage, state.fortitude[model])
    state.fortitude[model] -= lost
    tell(state, ModelInjured(rule, model, lost, state.fortitude[model]))
    if not state.fortitude[model]:
        remove(state, model)
    return lost


def remove(state: Game, model: Model) -> None:
    """A model leaves play; with the last one its unit is destroyed. ME-CAS-5, ME-CAS-8."""
    unit = state.book.model_unit[model]
    state.fortitude[model] = 0
    tell(state, ModelRemoved("ME-CAS-5", model, unit))
    if not living(state, unit):
        destroy(state, unit)


def destroy(state: Game, unit: Unit) -> None:
    """A unit is gone with its tokens, and the loss is noted. ME-CAS-8."""
    state.place[unit] = "destroyed"
    state.level[unit] = state.cover[unit] = state.moving[unit] = state.burn[unit] = 0
    state.tokens[unit] = ()
    in_fight = any(isinstance(frame, InFight) for frame in state.stack)
    state.losses = (*state.losses, Loss(unit, state.turn, in_fight))
    tell(state, UnitDestroyed("ME-CAS-8", Seat(state.book.unit_seat[unit]), unit))
