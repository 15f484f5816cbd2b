"""Victory Points that an effect gives with more than two players. DF-VIC-10."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickPlayer
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.scoring import capture
from edgewise.games.dawnfall.state import Game, enemies


class CaptureFromOne(Frame, frozen=True):
    """The gaining player names an opponent and captures tokens of that Starting pile. DF-VIC-10."""

    waits = True
    seat: int
    n: int

    def _victims(self, state: Game) -> list[int]:
        return [foe for foe in enemies(state, self.seat) if state.starting[foe]]

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "choose-player") if len(self._victims(state)) > 1 else None

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickPlayer(foe) for foe in self._victims(state))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickPlayer):
            return refuse("DF-VIC-10", "not-a-target", what="opponent")
        return unexpected(action, "choose-player", "DF-VIC-10")

    def step(self, state: Game, reply: Any) -> Frames:
        victims = self._victims(state)
        if victims:
            capture(state, self.seat, victims[0] if reply is None else reply.seat, self.n)
        return ()
