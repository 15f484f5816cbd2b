"""Victory Points with more than two players: who captures, and from whom. DF-VIC-10, DF-TVT-8."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.dawnfall.actions import PickPlayer
from edgewise.games.dawnfall.effects.base import as_models, named
from edgewise.games.dawnfall.frames.asks import ask, refuse, unexpected
from edgewise.games.dawnfall.scoring import capture
from edgewise.games.dawnfall.state import Game, enemies, number, seat_of


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

    def step(self, state: Game, reply: PickPlayer | None) -> Frames:
        victims = self._victims(state)
        if victims:
            capture(state, self.seat, victims[0] if reply is None else reply.seat, self.n)
        return ()


class NameCaptor(Frame, frozen=True):
    """A model died without an enemy's doing: its owner names the opponent who captures the tokens. DF-TVT-8."""

    waits = True
    scope: int

    def _owner(self, state: Game) -> int:
        return seat_of(state, as_models(state, named(state, self.scope, "victim"))[0])

    def wants(self, state: Game) -> Ask | None:
        owner = self._owner(state)
        by_enemy = number(state, self.scope, "killer_seat", -1) in enemies(state, owner)
        return None if by_enemy or not number(state, self.scope, "value") else ask(owner, "choose-player")

    def options(self, state: Game) -> tuple[Action, ...]:
        return tuple(PickPlayer(foe) for foe in enemies(state, self._owner(state)))

    def why_not(self, state: Game, action: Action) -> Refusal:
        if isinstance(action, PickPlayer):
            return refuse("DF-TVT-8", "not-a-target", what="opponent")
        return unexpected(action, "choose-player", "DF-TVT-8")

    def step(self, state: Game, reply: PickPlayer | None) -> Frames:
        if reply is not None:
            state.scopes[self.scope]["captor"] = reply.seat
        return ()
