"""What follows a charge, before the charging unit goes on. ME-CHG-5, ME-CHG-6"""

from __future__ import annotations

from edgewise.core.flow import Frame, Frames
from edgewise.games.maelstrom.abilities import DefensiveCountermeasures, FragGrenades
from edgewise.games.maelstrom.events.moving import ChargeMade, CountermeasuresMet, GrenadeThrown
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.frames.firing_back import defensive
from edgewise.games.maelstrom.frames.injuries import suppress
from edgewise.games.maelstrom.frames.willpower import willpower_test
from edgewise.games.maelstrom.kinds import NO_MODEL, Model, Unit
from edgewise.games.maelstrom.queries.abilities import any_has
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.contact import contacts
from edgewise.games.maelstrom.state import Game


def charged(state: Game, unit: Unit, target: Unit, thrower: Model) -> Frames:
    """The sequence after the consequences of the move itself. ME-CHG-6"""
    return (
        TellCharge(unit, target),
        ThrowGrenade(unit, target, thrower),
        Countermeasures(unit, target),
        Answer(unit, target),
    )


def _go_on(state: Game, unit: Unit, target: Unit) -> bool:
    """Whether both sides have models left: else nothing of the sequence is triggered any more. ME-CHG-6"""
    return state.place[unit] != "destroyed" and state.place[target] != "destroyed"


class TellCharge(Frame, frozen=True):
    """The charge has struck home. ME-CHG-3"""

    unit: Unit
    target: Unit

    def step(self, state: Game, reply: None) -> Frames:
        if not _go_on(state, self.unit, self.target):
            return ()
        touching = contacts(unit_bodies(state, self.unit), unit_bodies(state, self.target))
        tell(state, ChargeMade("ME-CHG-3", self.unit, self.target, touching))
        return ()


class ThrowGrenade(Frame, frozen=True):
    """A frag grenade raises the suppression of the target, if the thrower is left. ME-WPN-8"""

    unit: Unit
    target: Unit
    thrower: Model

    def step(self, state: Game, reply: None) -> Frames:
        if self.thrower == NO_MODEL or not state.fortitude[self.thrower] or not _go_on(state, self.unit, self.target):
            return ()
        tell(state, GrenadeThrown("ME-WPN-8", self.thrower, self.target))
        return suppress(state, self.target, FragGrenades.RAISED, "frag")


class Countermeasures(Frame, frozen=True):
    """The countermeasures of the target call for a Willpower test of the charger. ME-ABI-5"""

    unit: Unit
    target: Unit

    def step(self, state: Game, reply: None) -> Frames:
        if not _go_on(state, self.unit, self.target) or not any_has(state, self.target, DefensiveCountermeasures):
            return ()
        return *willpower_test(state, self.unit, 0), Shake(self.unit, self.target)


class Shake(Frame, frozen=True):
    """The charger goes up by one level, or by two after a failed test. ME-ABI-5"""

    unit: Unit
    target: Unit

    def step(self, state: Game, reply: None) -> Frames:
        levels = DefensiveCountermeasures.PASSED if state.tested else DefensiveCountermeasures.FAILED
        tell(state, CountermeasuresMet("ME-ABI-5", self.unit, self.target, state.tested, levels))
        return suppress(state, self.unit, levels, "countermeasures")


class Answer(Frame, frozen=True):
    """The target may fire at the charger. ME-CHG-5, ME-DFR-1"""

    unit: Unit
    target: Unit

    def step(self, state: Game, reply: None) -> Frames:
        return defensive(state, self.target, self.unit) if _go_on(state, self.unit, self.target) else ()
