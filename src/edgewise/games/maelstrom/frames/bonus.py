"""The bonus move of a unit that goes on the move. ME-ACT-11, ME-ACT-12"""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured, Roll, Rolled
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Decline, Move
from edgewise.games.maelstrom.events.moving import BonusMoveDeclined, BonusMoveRolled
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import ask, d3, roll
from edgewise.games.maelstrom.frames.moves import carry_out
from edgewise.games.maelstrom.kinds import Mils, Unit
from edgewise.games.maelstrom.queries.errands import MIL, Errand
from edgewise.games.maelstrom.queries.moving import judged
from edgewise.games.maelstrom.queries.offering import offered
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.state import Game

DECLINE = Decline()


def bonus(state: Game, unit: Unit) -> Frames:
    """One D3 for each On the Move token, and a move of up to their sum. ME-ACT-12"""
    return (RollBonus(unit),)


class RollBonus(Frame, frozen=True):
    """The dice fall before the path is chosen. ME-ACT-12"""

    waits = True
    unit: Unit

    def wants(self, state: Game) -> Roll | None:
        return roll(state.book.unit_seat[self.unit], "bonus-move", state.moving[self.unit])

    def step(self, state: Game, reply: Rolled) -> Frames:
        seat = Seat(state.book.unit_seat[self.unit])
        most = Mils(MIL * sum(map(d3, reply.values)))
        tell(state, BonusMoveRolled("ME-ACT-12", seat, self.unit, reply.values, most))
        return (BonusMove(self.unit, most),)


class BonusMove(Measured, frozen=True):
    """The owner leads the unit on, or declines. ME-ACT-12"""

    unit: Unit
    most: Mils

    @property
    def errand(self) -> Errand:
        """The move that is asked for; it is no movement action, but obeys the rules of moves."""
        return Errand(self.unit, "bonus", self.most)

    def wants(self, state: Game) -> Ask:
        return ask(state.book.unit_seat[self.unit], "bonus-move")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return (DECLINE, *offered(state, self.errand))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Move) or action.kind != "bonus":
            return wrong_time("ME-ACT-12")
        return judged(state, self.errand, action)

    def step(self, state: Game, reply: Move | Decline) -> Frames:
        if isinstance(reply, Move):
            return carry_out(state, self.errand, reply)
        tell(state, BonusMoveDeclined("ME-ACT-12", self.unit))
        return ()
