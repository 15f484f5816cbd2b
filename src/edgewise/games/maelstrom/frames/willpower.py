"""Willpower tests: whose WP, one die, and re-rolls. ME-WIL, ME-DATA-4, ME-TOK-4."""

from __future__ import annotations

from typing import Literal

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import DroneUplink, SteadyBanner
from edgewise.games.maelstrom.actions import Decline
from edgewise.games.maelstrom.answers import BorrowWillpower, Reroll, Rerolling
from edgewise.games.maelstrom.events.shooting import WillpowerBorrowed, WillpowerRerolled, WillpowerTested
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask, roll
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.profiles import ROBOT
from edgewise.games.maelstrom.queries.abilities import ability, any_has, is_labelled
from edgewise.games.maelstrom.queries.bodies import model_to_unit
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.state import Game, living, mark, standing

DECLINE = Decline()
NATURAL_FAILURE, NATURAL_SUCCESS = 1, 6


def willpower_test(state: Game, unit: Unit, modifier: int = 0) -> Frames:
    """A WP test of a unit; the frame after these reads from `state.tested` whether it was passed. ME-WIL-1."""
    state.tested = False
    if state.place[unit] == "destroyed":
        return ()
    number = wp_of(state, state.leader[unit])
    if number == "-":
        state.tested = True
        tell(state, WillpowerTested("ME-WIL-3", Seat(state.book.unit_seat[unit]), unit, 0, modifier, 0, True))
        return ()
    return (Borrow(unit, modifier),)


def wp_of(state: Game, model: Model) -> int | Literal["-"]:
    """The WP of a model. ME-PRO-1."""
    return state.book.models[model].profile.wp


def lenders(state: Game, unit: Unit) -> list[tuple[Model, int]]:
    """The models whose better WP a Robot unit may use, the best first. ME-DATA-4."""
    own = wp_of(state, state.leader[unit])
    if own == "-" or not any(is_labelled(state, m, frozenset((ROBOT,))) for m in living(state, unit)):
        return []
    found: list[tuple[Model, int]] = []
    for friend in standing(state, state.book.unit_seat[unit]):
        for model in living(state, friend):
            lent = wp_of(state, model)
            if ability(state, model, DroneUplink) is None or lent == "-" or lent >= own:
                continue
            if model_to_unit(state, model, unit) <= DroneUplink.RANGE_MILS:
                found.append((model, lent))
    return sorted(found, key=lambda each: each[1])


class Borrow(Frame, frozen=True):
    """The owner decides before the die is rolled whether another model lends its WP. ME-DATA-4."""

    waits = True
    unit: Unit
    modifier: int

    def wants(self, state: Game) -> Ask | None:
        return ask(state.book.unit_seat[self.unit], "borrow-willpower") if lenders(state, self.unit) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return (*(BorrowWillpower(model) for model, _ in lenders(state, self.unit)), DECLINE)

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, BorrowWillpower):
            return refuse("ME-DATA-4", "no-uplink", unit=self.unit)
        return wrong_time("ME-WIL-1")

    def step(self, state: Game, reply: BorrowWillpower | Decline | None) -> Frames:
        number = wp_of(state, state.leader[self.unit])
        if isinstance(reply, BorrowWillpower):
            number = wp_of(state, reply.model)
            tell(state, WillpowerBorrowed("ME-DATA-4", self.unit, reply.model))
        assert number != "-"
        return (RollWillpower(self.unit, self.modifier, number),)


class RollWillpower(Frame, frozen=True):
    """A natural 1 fails and a natural 6 passes; modifiers change the result. ME-WIL-1, ME-WIL-2."""

    waits = True
    unit: Unit
    modifier: int
    number: int
    again: bool = False

    def wants(self, state: Game) -> Roll:
        return roll(state.book.unit_seat[self.unit], "willpower")

    def step(self, state: Game, reply: Rolled) -> Frames:
        face = reply.value
        state.tested = is_passed(face, self.modifier, self.number)
        seat = Seat(state.book.unit_seat[self.unit])
        tell(state, WillpowerTested("ME-WIL-1", seat, self.unit, face, self.modifier, self.number, state.tested))
        if state.tested or self.again:
            return ()
        return (OfferReroll(self.unit, self.modifier, self.number),)


def is_passed(face: int, modifier: int, number: int) -> bool:
    """Whether a die passes a test. ME-WIL-2."""
    return face == NATURAL_SUCCESS or (face != NATURAL_FAILURE and face + modifier >= number)


def banner_mark(unit: Unit) -> str:
    """How the use of a Steady Banner is noted for the turn."""
    return f"banner:{unit}"


class OfferReroll(Frame, frozen=True):
    """A failed test may be taken again: with zeal every one, under a banner one in a turn. ME-TOK-4, ME-DATA-4."""

    waits = True
    unit: Unit
    modifier: int
    number: int

    def _means(self, state: Game) -> Rerolling | None:
        """What a re-roll would rest on; zeal costs nothing, so it comes first."""
        if "zealot" in state.tokens[self.unit]:
            return "zealot"
        raised = any_has(state, self.unit, SteadyBanner) and banner_mark(self.unit) not in state.marks
        return "steady-banner" if raised else None

    def wants(self, state: Game) -> Ask | None:
        return ask(state.book.unit_seat[self.unit], "reroll-willpower") if self._means(state) else None

    def options(self, state: Game) -> tuple[Action, ...]:
        means = self._means(state)
        return (Reroll(means), DECLINE) if means else (DECLINE,)

    def why_not(self, state: Game, action: Action) -> Refusal:
        return wrong_time("ME-DIC-6")

    def step(self, state: Game, reply: Reroll | Decline | None) -> Frames:
        if not isinstance(reply, Reroll):
            return ()
        if reply.by == "steady-banner":
            mark(state, banner_mark(self.unit))
        tell(state, WillpowerRerolled("ME-DIC-6", self.unit, reply.by))
        return (RollWillpower(self.unit, self.modifier, self.number, True),)
