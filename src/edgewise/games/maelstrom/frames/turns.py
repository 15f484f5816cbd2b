"""Turns and whose unit is next. ME-TRN, ME-CMD-1."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Activate, GivePriority, HandOver, Hold, Pass
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import (
    CommandPointsGained,
    PlayerHeld,
    PlayerPassed,
    PriorityGiven,
    RollOffMade,
    TurnBegan,
)
from edgewise.games.maelstrom.frames.activation import activation
from edgewise.games.maelstrom.frames.asks import ask, roll
from edgewise.games.maelstrom.frames.ending import EndPhase
from edgewise.games.maelstrom.kinds import NO_UNIT, Unit
from edgewise.games.maelstrom.queries.orders import command_value
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.state import Game, living, standing

HAND_OVER = HandOver()
PASS = Pass()


class BeginTurn(Frame, frozen=True):
    """A turn opens with the command phase; the attacker has priority in the first. ME-TRN-1, ME-DEP-10."""

    def step(self, state: Game, reply: None) -> Frames:
        state.turn += 1
        state.phase = "command"
        state.marks = ()
        state.activated = [False] * len(state.activated)
        state.passed = (False, False)
        state.held = NO_UNIT
        if state.turn > 1:
            return (RollForPriority(), CommandPhase())
        state.priority = state.attacker
        return (CommandPhase(),)


class RollForPriority(Frame, frozen=True):
    """A roll-off; the priority player of the turn before rolls first, ties are rolled again. ME-TRN-2, ME-DIC-5."""

    waits = True

    def wants(self, state: Game) -> Roll:
        return roll(state.priority, "priority", 2)

    def step(self, state: Game, reply: Rolled) -> Frames:
        first, second = reply.values
        tell(state, RollOffMade("ME-TRN-2", "priority", Seat(state.priority), (first, second)))
        if first == second:
            return (self,)
        return (HandOutPriority(state.priority if first > second else 1 - state.priority),)


class HandOutPriority(Frame, frozen=True):
    """The winner hands out the roles. ME-TRN-2."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask:
        return ask(self.seat, "priority")

    def options(self, state: Game) -> tuple[Action, ...]:
        return GivePriority(Seat(self.seat)), GivePriority(Seat(1 - self.seat))

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-TRN-2")

    def step(self, state: Game, reply: GivePriority) -> Frames:
        state.priority = reply.seat
        tell(state, PriorityGiven("ME-TRN-2", reply.seat))
        return ()


class CommandPhase(Frame, frozen=True):
    """Pools grow, and the action phase begins with the priority player. ME-TRN-4, ME-CMD-1, ME-TRN-6."""

    def step(self, state: Game, reply: None) -> Frames:
        tell(state, TurnBegan("ME-TRN-1", state.turn, Seat(state.priority)))
        for seat in (state.priority, 1 - state.priority):
            gained = state.turn + income(state, seat)
            state.command[seat] += gained
            tell(state, CommandPointsGained("ME-CMD-1", Seat(seat), gained, state.command[seat]))
        state.phase = "action"
        return (NextOpportunity(state.priority, first=True),)


def income(state: Game, seat: int) -> int:
    """What the COMMAND values of the models in play add. ME-CMD-1."""
    return sum(command_value(state, m) or 0 for unit in standing(state, seat) for m in living(state, unit))


def due(state: Game, seat: int) -> list[Unit]:
    """The units on the table that a seat has to activate still. ME-TRN-8."""
    return [u for u in standing(state, seat) if not state.activated[u]]


def late(state: Game, seat: int) -> list[Unit]:
    """The units in reserve that a seat may bring still: none while arrivals are not played. ME-RES-2."""
    return []


def has_more(state: Game, seat: int) -> bool:
    """Whether a seat has anything left to activate. ME-TRN-9."""
    return bool(due(state, seat) or late(state, seat))


def held_unit(state: Game, seat: int) -> Unit:
    """The unit that a seat holds back, if it still can act. ME-TRN-10."""
    held = state.held
    if held == NO_UNIT or state.book.unit_seat[held] != seat or state.place[held] == "destroyed":
        return NO_UNIT
    return NO_UNIT if state.activated[held] else held


class NextOpportunity(Frame, frozen=True):
    """Whose opportunity it is; when nobody has anything left, the end phase. ME-TRN-7, ME-TRN-9, ME-TRN-10."""

    seat: int
    first: bool = False

    def step(self, state: Game, reply: None) -> Frames:
        order = (self.seat, 1 - self.seat)
        for seat in order:
            if has_more(state, seat) and held_unit(state, seat) == NO_UNIT:
                return (ChooseUnit(seat, 1, first=self.first and seat == self.seat),)
        for seat in order:
            if held_unit(state, seat) != NO_UNIT:
                return (ReleaseHeld(seat),)
        return (EndPhase(), BeginTurn())


class ChooseUnit(Frame, frozen=True):
    """A player names a unit, or answers otherwise where the rules let them. ME-TRN-6 to ME-TRN-10.

    `number` tells the first from the second activation of an opportunity; `first` is the very first of the turn.
    """

    waits = True
    seat: int
    number: int
    first: bool = False

    def wants(self, state: Game) -> Ask | None:
        options = self.options(state)
        return None if len(options) == 1 and self.number == 1 else ask(self.seat, f"activate-{self.number}")

    def options(self, state: Game) -> tuple[Action, ...]:
        waiting = due(state, self.seat)
        found: list[Action] = [Activate(u) for u in (*waiting, *late(state, self.seat))]
        if not waiting:
            found.append(PASS)
        if self.number > 1:
            found.append(HAND_OVER)
        else:
            found += holds(state, self.seat)
        return tuple(found)

    def why_not(self, state: Game, action: Action) -> Refusal:
        match action:
            case Activate(unit):
                return not_activated(state, self.seat, unit)
            case Hold():
                return refuse("ME-TRN-10", "hold", units=len(due(state, self.seat)))
            case Pass():
                return refuse("ME-TRN-8", "pass", units=len(due(state, self.seat)))
            case HandOver():
                return refuse("ME-TRN-7", "hand-over")
            case _:
                return wrong_time("ME-TRN-7")

    def step(self, state: Game, reply: Activate | Hold | Pass | HandOver | None) -> Frames:
        match reply or self.options(state)[0]:
            case Activate(unit):
                return (*activation(state, unit), AfterActivation(self.seat, self.number, first=self.first))
            case Hold(unit):
                state.held = unit
                tell(state, PlayerHeld("ME-TRN-10", Seat(self.seat), unit))
            case Pass():
                state.passed = (True, state.passed[1]) if self.seat == 0 else (state.passed[0], True)
                tell(state, PlayerPassed("ME-TRN-8", Seat(self.seat)))
        return (NextOpportunity(1 - self.seat),)


def holds(state: Game, seat: int) -> list[Hold]:
    """The last unit may be held back by the non-priority player. ME-TRN-10."""
    waiting = due(state, seat)
    if seat == state.priority or len(waiting) > 1:
        return []
    return [Hold(u) for u in waiting or late(state, seat)]


def not_activated(state: Game, seat: int, unit: Unit) -> Refusal:
    """Why a unit cannot be activated. ME-TRN-8."""
    book = state.book
    if not 0 <= unit < len(book.unit_seat) or book.unit_seat[unit] != seat:
        return refuse("ME-TRN-7", "not-your-unit")
    if state.place[unit] == "destroyed":
        return refuse("ME-TRN-8", "unit-gone", unit=unit)
    return refuse("ME-TRN-8", "activated", unit=unit)


class AfterActivation(Frame, frozen=True):
    """A second one in succession may be opted for, save at the opening of the phase. ME-TRN-6, ME-TRN-7."""

    seat: int
    number: int
    first: bool

    def step(self, state: Game, reply: None) -> Frames:
        if self.number == 1 and not self.first and has_more(state, self.seat):
            return (ChooseUnit(self.seat, 2),)
        return (NextOpportunity(1 - self.seat),)


class ReleaseHeld(Frame, frozen=True):
    """The other side is finished: the held unit must act, unless it is in reserve. ME-TRN-10."""

    waits = True
    seat: int

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "activate-1") if len(self.options(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        unit = held_unit(state, self.seat)
        return (Activate(unit), PASS) if state.place[unit] == "reserve" else (Activate(unit),)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, Activate):
            return refuse("ME-TRN-10", "held", unit=held_unit(state, self.seat))
        return wrong_time("ME-TRN-10")

    def step(self, state: Game, reply: Activate | Pass | None) -> Frames:
        match reply or self.options(state)[0]:
            case Activate(unit):
                state.held = NO_UNIT
                state.passed = (True, state.passed[1]) if self.seat == 0 else (state.passed[0], True)
                return (*activation(state, unit), NextOpportunity(1 - self.seat))
            case _:
                tell(state, PlayerPassed("ME-TRN-8", Seat(self.seat)))
                state.held = NO_UNIT
                state.passed = (True, True)
                return (NextOpportunity(1 - self.seat),)
