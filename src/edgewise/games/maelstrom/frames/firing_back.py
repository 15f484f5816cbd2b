"""Defensive Fire of a unit that is charged or run past. ME-DFR."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Decline, DefensiveFire
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.frames.beginning import begin
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.shooting import defenses_by_fire, defensive_refusal
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.state import Game

DECLINE = Decline()


def defensive(state: Game, defender: Unit, charger: Unit) -> Frames:
    """A unit that is charged or run past may fire back. ME-DFR-1."""
    return (FireBack(defender, charger),)


class FireBack(Measured, frozen=True):
    """The owner fires at the charger, or declines; asked only where there is a weapon for it. ME-DFR-1, ME-DFR-5."""

    unit: Unit
    charger: Unit

    def wants(self, state: Game) -> Ask | None:
        if state.place[self.unit] != "table" or state.place[self.charger] != "table":
            return None
        if not defenses_by_fire(state, self.unit, self.charger):
            return None
        return ask(state.book.unit_seat[self.unit], "defensive-fire")

    def proposals(self, state: Game) -> tuple[Action, ...]:
        return (*defenses_by_fire(state, self.unit, self.charger), DECLINE)

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        match action:
            case Decline():
                return None
            case DefensiveFire():
                return defensive_refusal(state, self.unit, self.charger, action)
            case _:
                return wrong_time("ME-DFR-1")

    def step(self, state: Game, reply: DefensiveFire | Decline | None) -> Frames:
        if not isinstance(reply, DefensiveFire):
            return ()
        return begin(state, "defensive-fire", self.unit, self.charger, reply.shots)
