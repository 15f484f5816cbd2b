"""Retreats: a forced move away from the enemy, asked of the owner at once. ME-RET"""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Move
from edgewise.games.maelstrom.events.moving import RetreatBarred, RetreatCalled, RetreatPressed
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.frames.injuries import suppress
from edgewise.games.maelstrom.frames.moves import carry_out, lose_cover
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.moving import judged
from edgewise.games.maelstrom.queries.offering import offered
from edgewise.games.maelstrom.queries.retreating import has_way_out, is_pressed, retreating
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.state import Game

PRESSED_LEVELS = 3


def retreat(state: Game, unit: Unit, attacker: Unit) -> Frames:
    """A unit has failed its CQ WP test against an attacker. ME-RET-4"""
    return (CallRetreat(unit, attacker),)


class CallRetreat(Frame, frozen=True):
    """Whether there is a way out at all. ME-RET-5"""

    unit: Unit
    attacker: Unit

    def step(self, state: Game, reply: None) -> Frames:
        unit = self.unit
        if state.place[unit] != "table":
            return ()
        tell(state, RetreatCalled("ME-RET-1", Seat(state.book.unit_seat[unit]), unit))
        if has_way_out(state, retreating(state, unit, self.attacker)):
            return (Retreat(unit, self.attacker),)
        tell(state, RetreatBarred("ME-RET-5", unit))
        lose_cover(state, unit)
        tell(state, RetreatPressed("ME-RET-5", unit, PRESSED_LEVELS, "barred"))
        return suppress(state, unit, PRESSED_LEVELS, "retreat")


class Retreat(Measured, frozen=True):
    """The owner leads the unit away. ME-RET-1, ME-RET-2, ME-RET-6"""

    unit: Unit
    attacker: Unit

    def wants(self, state: Game) -> Ask:
        return ask(state.book.unit_seat[self.unit], "retreat")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return offered(state, retreating(state, self.unit, self.attacker))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if not isinstance(action, Move) or action.kind != "retreat":
            return wrong_time("ME-RET-6")
        return judged(state, retreating(state, self.unit, self.attacker), action)

    def step(self, state: Game, reply: Move) -> Frames:
        found = carry_out(state, retreating(state, self.unit, self.attacker), reply)
        # Measured when all models stand, before anything that the move brings upon them. ME-RET-6
        if is_pressed(state, self.unit, self.attacker):
            return (*found, Press(self.unit))
        return found


class Press(Frame, frozen=True):
    """The enemy is too near where the unit stopped. ME-RET-3"""

    unit: Unit

    def step(self, state: Game, reply: None) -> Frames:
        if state.place[self.unit] == "destroyed":
            return ()
        tell(state, RetreatPressed("ME-RET-3", self.unit, PRESSED_LEVELS, "near"))
        return suppress(state, self.unit, PRESSED_LEVELS, "retreat")
