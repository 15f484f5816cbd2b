"""An activation from its first step to its last. ME-ACT, ME-REC, ME-CMD-3."""

from __future__ import annotations

from itertools import chain
from typing import TypeAlias, assert_never

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import FormShift, Regeneration
from edgewise.games.maelstrom.actions import (
    Aim,
    CloseQuarters,
    ConsolidateCover,
    EndActivation,
    Extinguish,
    Fire,
    GoOnTheMove,
    HitAndRun,
    Move,
    Order,
    PatchUp,
    Rouse,
    SuppressiveFire,
    TakeCover,
    TakeForm,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import (
    ActivationEnded,
    FormTaken,
    ModelHealed,
    TokensCleared,
    UnitActivated,
)
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.frames.burning import burn
from edgewise.games.maelstrom.frames.commanding import command
from edgewise.games.maelstrom.frames.moves import linger, moved
from edgewise.games.maelstrom.frames.recovering import Recover
from edgewise.games.maelstrom.frames.rounds import round_of
from edgewise.games.maelstrom.frames.status import status
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.queries.acting import deed_of, end_refusal, listed, refusal
from edgewise.games.maelstrom.queries.coherency import is_coherent
from edgewise.games.maelstrom.queries.contact import enemies_touching
from edgewise.games.maelstrom.queries.orders import order_refusal, orders, rouse_refusal, words
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.state import ACTIONS_EACH, Acting, Game, living

END = EndActivation()


def activation(state: Game, unit: Unit) -> Frames:
    """The steps of an activation. ME-ACT-18."""
    return Activated(unit), StartAbilities(unit), Act(unit), Linger(unit), Burn(unit), Recover(unit), Finish(unit)


class Activated(Frame, frozen=True):
    """The unit is named; its tokens go first. ME-ACT-14, ME-ACT-18."""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        unit = self.unit
        seat = state.book.unit_seat[unit]
        tell(state, UnitActivated("ME-TRN-7", Seat(seat), unit))
        if state.moving[unit] or state.cover[unit]:
            state.moving[unit] = state.cover[unit] = 0
            tell(state, TokensCleared("ME-ACT-14", unit))
        state.latest = (unit, state.latest[1]) if seat == 0 else (state.latest[0], unit)
        state.acting = Acting(
            unit,
            facing_off=state.place[unit] == "table" and bool(enemies_touching(state, unit)),
            strayed=state.place[unit] == "table" and not is_coherent(state, unit),
            slowed="slowed" in state.tokens[unit],
        )
        return ()


def is_acting(state: Game, unit: Unit) -> bool:
    """Whether the unit goes on with its activation: it is not destroyed. ME-ACT-20."""
    return state.acting is not None and state.place[unit] != "destroyed"


class StartAbilities(Frame, frozen=True):
    """Abilities at the start of an activation. ME-ACT-18, ME-DATA-4."""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        for model in living(state, self.unit):
            most = state.book.models[model].profile.fortitude
            healing = ability(state, model, Regeneration)
            if healing is not None and state.fortitude[model] < most:
                state.fortitude[model] = min(most, state.fortitude[model] + healing.HEALED)
                tell(state, ModelHealed("ME-DATA-4", model, state.fortitude[model]))
        shifts = any(ability(state, model, FormShift) for model in living(state, self.unit))
        return (ChooseForm(self.unit),) if shifts else ()


class ChooseForm(Frame, frozen=True):
    """A unit that shifts its form picks one. ME-DATA-4."""

    waits = True
    unit: Unit

    def wants(self, state: Game) -> Ask:
        return ask(state.book.unit_seat[self.unit], "form")

    def options(self, state: Game) -> tuple[Action, ...]:
        return TakeForm("winged"), TakeForm("slasher")

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-DATA-4")

    def step(self, state: Game, reply: TakeForm) -> Frames:
        others = tuple(t for t in state.tokens[self.unit] if t not in ("winged", "slasher"))
        state.tokens[self.unit] = (*others, reply.form)
        tell(state, FormTaken("ME-DATA-4", self.unit, reply.form))
        return ()


# What counts as an action of the active unit. ME-ACT-1
Firing: TypeAlias = Fire | SuppressiveFire | CloseQuarters | HitAndRun
Status: TypeAlias = Aim | Extinguish | GoOnTheMove | TakeCover | PatchUp | ConsolidateCover
Performed: TypeAlias = Move | Firing | Status


class Act(Measured, frozen=True):
    """The unit's actions, with orders and free actions between them, until its owner ends. ME-ACT-1, ME-ACT-17."""

    unit: Unit

    def wants(self, state: Game) -> Ask | None:
        if not is_acting(state, self.unit) or not self._goes_on(state):
            return None
        return ask(state.book.unit_seat[self.unit], "act")

    def _goes_on(self, state: Game) -> bool:
        """Its actions are not used up, or something free is left to do. ME-ACT-17."""
        acting = state.acting
        assert acting is not None
        # The first that is found is enough.
        return acting.count < ACTIONS_EACH or any(True for _ in chain(listed(state), orders(state), words(state)))

    def proposals(self, state: Game) -> tuple[Action, ...]:
        found: list[Action] = [*listed(state), *orders(state), *words(state)]
        if end_refusal(state) is None:
            found.insert(0, END)
        return tuple(found)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case EndActivation():
                return end_refusal(state)
            case Order():
                return order_refusal(state, action)
            case Rouse():
                return rouse_refusal(state, action)
            case _:
                return refusal(state, action)

    def step(self, state: Game, reply: Order | Rouse | EndActivation | Performed | None) -> Frames:
        match reply:
            case Order() | Rouse():
                return (*command(state, reply), self)
            case None | EndActivation():
                return ()
        note(state, reply)
        match reply:
            case Move():
                return (*moved(state, reply), self)
            case Fire() | SuppressiveFire() | CloseQuarters() | HitAndRun():
                return (*round_of(state, reply), self)
            case Aim() | Extinguish() | GoOnTheMove() | TakeCover() | PatchUp() | ConsolidateCover():
                return (*status(state, reply), self)
            case _:
                assert_never(reply)


def note(state: Game, action: Action) -> None:
    """Counts an action of the active unit; the window to consolidate closes with it. ME-ACT-1, ME-CON-1."""
    acting = state.acting
    assert acting is not None
    deed, free = deed_of(state, action)
    state.acting = msgspec.structs.replace(
        acting, deeds=(*acting.deeds, deed), free=acting.free + free, window=deed == "close-quarters"
    )


class Linger(Frame, frozen=True):
    """Dangerous ground affects a unit that stayed in it. ME-TER-8, ME-ACT-18."""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        acting = state.acting
        if not is_acting(state, self.unit) or acting is None or acting.moved or state.place[self.unit] != "table":
            return ()
        before = state.level[self.unit]
        found = linger(state, self.unit)
        # An order may take the level off before the fire takes the model that gives it. ME-ACT-18
        if state.burn[self.unit] and state.level[self.unit] > before:
            return (*found, Recover(self.unit, tried=True))
        return found


class Burn(Frame, frozen=True):
    """Burn tokens are rolled for. ME-TOK-2, ME-ACT-18."""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        return burn(state, self.unit) if is_acting(state, self.unit) and state.burn[self.unit] else ()


class Finish(Frame, frozen=True):
    """The unit is flagged as activated. ME-ACT-18, ME-TRN-8."""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        acting = state.acting
        state.activated[self.unit] = True
        state.acting = None
        if acting is not None and acting.slowed:
            state.tokens[self.unit] = tuple(t for t in state.tokens[self.unit] if t != "slowed")
        tell(state, ActivationEnded("ME-ACT-17", self.unit))
        return ()
