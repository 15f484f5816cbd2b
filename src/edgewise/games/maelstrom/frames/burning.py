"""Burn tokens: a die for each, and the injuries. ME-TOK-2."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Frame, Frames, Roll, Rolled
from edgewise.games.maelstrom.events.shooting import BurnRolled
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.asks import roll
from edgewise.games.maelstrom.frames.injuries import injure
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.state import Game

BURNS_AT = 5


def burn(state: Game, unit: Unit) -> Frames:
    """What the fire does to a unit after its last action. ME-TOK-2."""
    return (RollBurn(unit),)


class RollBurn(Frame, frozen=True):
    """The owner rolls all dice at once. ME-TOK-2."""

    waits = True
    unit: Unit

    def wants(self, state: Game) -> Roll | None:
        tokens = state.burn[self.unit]
        return roll(state.book.unit_seat[self.unit], "burn", tokens) if tokens else None

    def step(self, state: Game, reply: Rolled | None) -> Frames:
        if reply is None:
            return ()
        injuries = sum(face >= BURNS_AT for face in reply.values)
        seat = Seat(state.book.unit_seat[self.unit])
        tell(state, BurnRolled("ME-TOK-2", seat, self.unit, reply.values, injuries))
        return injure(state, self.unit, injuries)
