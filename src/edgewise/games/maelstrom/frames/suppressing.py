"""Suppressive Fire: a level outright, and one more for each test that the target fails. ME-SFR."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Frame, Frames, Roll, Rolled
from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.events.shooting import RoundBegan, SuppressionTested
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.figures import part
from edgewise.games.maelstrom.frames.asks import roll
from edgewise.games.maelstrom.frames.injuries import raise_level
from edgewise.games.maelstrom.frames.willpower import willpower_test
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.arms import weapon_used
from edgewise.games.maelstrom.queries.bodies import unit_to_unit
from edgewise.games.maelstrom.state import Game

AUTOMATIC = 1


def suppressive(state: Game, unit: Unit, target: Unit, shots: tuple[Shot, ...]) -> Frames:
    """Suppression tests, Willpower tests, then the whole rise together. ME-SFR-2 to ME-SFR-4."""
    distance = unit_to_unit(state, unit, target)
    tell(state, RoundBegan("ME-SFR-1", unit, target, "suppressive-fire", distance, False, False))
    return (RollSuppression(unit, target, shots),)


class RollSuppression(Frame, frozen=True):
    """One die for each weapon, against its SUP number. ME-SFR-3, ME-DIC-10."""

    waits = True
    unit: Unit
    target: Unit
    shots: tuple[Shot, ...]

    def wants(self, state: Game) -> Roll:
        return roll(state.book.unit_seat[self.unit], "suppression", len(self.shots))

    def step(self, state: Game, reply: Rolled) -> Frames:
        numbers = tuple(_number(state, shot) for shot in self.shots)
        count = sum(face >= number for face, number in zip(reply.values, numbers, strict=True))
        seat = Seat(state.book.unit_seat[self.unit])
        tell(state, SuppressionTested("ME-SFR-3", seat, self.unit, reply.values, numbers, count))
        return (NextTest(self.target, count, 0),)


def _number(state: Game, shot: Shot) -> int:
    sup = weapon_used(state, shot).sup
    assert sup != "-"
    return sup


class NextTest(Frame, frozen=True):
    """Each success forces a WP test, one by one; when all are done the level rises. ME-SFR-4."""

    target: Unit
    left: int
    failed: int

    def step(self, state: Game, reply: None) -> Frames:
        if self.left:
            return (*willpower_test(state, self.target), CountTest(self.target, self.left, self.failed))
        parts = [part(AUTOMATIC, "suppressive-fire", "ME-SFR-2")]
        if self.failed:
            parts.append(part(self.failed, "failed-tests", "ME-SFR-4"))
        return raise_level(state, self.target, tuple(parts))


class CountTest(Frame, frozen=True):
    """A failed test is one level more. ME-SFR-4."""

    target: Unit
    left: int
    failed: int

    def step(self, state: Game, reply: None) -> Frames:
        return (NextTest(self.target, self.left - 1, self.failed + (not state.tested)),)
