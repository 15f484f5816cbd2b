"""Shooting actions: which round each of them sets off. ME-ACT-5, ME-ACT-16, ME-SFR, ME-CQF, ME-WPN-13."""

from __future__ import annotations

from msgspec.structs import replace

from edgewise.core.flow import Frame, Frames
from edgewise.games.maelstrom.actions import CloseQuarters, Fire, HitAndRun, Shot, SuppressiveFire
from edgewise.games.maelstrom.frames.beginning import begin
from edgewise.games.maelstrom.frames.firing_back import defensive
from edgewise.games.maelstrom.frames.injuries import InFight
from edgewise.games.maelstrom.frames.suppressing import suppressive
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.state import Game


def round_of(state: Game, action: Fire | SuppressiveFire | CloseQuarters | HitAndRun) -> Frames:
    """What a shooting action of the active unit sets off. ME-ACT-5, ME-ACT-16."""
    acting = state.acting
    assert acting is not None
    match action:
        case Fire():
            return begin(state, "fire", acting.unit, action.target, action.shots)
        case SuppressiveFire():
            return suppressive(state, acting.unit, action.target, action.shots)
        case CloseQuarters():
            state.acting = replace(acting, fought=action.target)
            return (*begin(state, "close-quarters", acting.unit, action.target, action.shots), InFight())
        case HitAndRun():
            return (*defensive(state, action.target, acting.unit), Strike(acting.unit, action.target, action.shots))


class Strike(Frame, frozen=True):
    """After the Defensive Fire of its target a Hit & Run is made by those who are left. ME-WPN-13."""

    unit: Unit
    target: Unit
    shots: tuple[Shot, ...]

    def step(self, state: Game, reply: None) -> Frames:
        shots = tuple(shot for shot in self.shots if state.fortitude[shot.model])
        if not shots or state.place[self.target] == "destroyed":
            return ()
        return begin(state, "hit-and-run", self.unit, self.target, shots)
