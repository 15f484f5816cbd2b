"""The spell queue: answers, and resolution from the newest to the oldest. ED-QUE, ED-SPL-7 (e)."""

from __future__ import annotations

from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Pass, PlayCard, Use
from edgewise.games.the_edge.frames.asks import ask, wrong_time
from edgewise.games.the_edge.frames.listing import plays
from edgewise.games.the_edge.frames.powers import QUEUE, announce, refusal
from edgewise.games.the_edge.frames.resolving import ResolveItem
from edgewise.games.the_edge.frames.triggers import ResolveTriggers
from edgewise.games.the_edge.state import Game

PASS = Pass()


def announced(state: Game, seat: int, action: PlayCard | Use) -> Frames:
    """Puts the item on the queue and asks the opponent first. ED-QUE-2."""
    announce(state, seat, action)
    return (Answer(1 - seat),)


class Answer(Frame, frozen=True):
    """A player may answer with an instant; two passes in succession close the queue. ED-QUE-2, ED-CLR-13."""

    waits = True
    seat: int
    passes: int = 0

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "window-answer")

    def options(self, state: Game) -> tuple[Action, ...]:
        return (PASS, *plays(state, self.seat, QUEUE))

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, PlayCard | Use):
            return refusal(state, self.seat, action, QUEUE)
        return wrong_time("ED-QUE-2")

    def step(self, state: Game, reply: PlayCard | Use | Pass) -> Frames:
        if not isinstance(reply, Pass):
            return announced(state, self.seat, reply)
        return (ResolveQueue(),) if self.passes else (Answer(1 - self.seat, 1),)


class ResolveQueue(Frame, frozen=True):
    """A closed queue resolves completely, the newest item first. ED-QUE-1, ED-QUE-3."""

    def step(self, state: Game, reply: None) -> Frames:
        return (ResolveItem(), ResolveTriggers(), self) if state.queue else ()
