"""The Edge with a sealed question before its first die: both seats say in secret whether they would roll again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from edgewise import catalog
from edgewise.core.flow import Action, Ask, Frame, Frames
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Concede, Keep, Reroll
from edgewise.games.the_edge.game import TheEdge
from edgewise.games.the_edge.state import Game

NAME = "sealed-edge"


class Secretly(Frame, frozen=True):
    """Both seats choose; neither knows what the other does."""

    waits = True
    answers: tuple[Action, ...] = ()

    def wants(self, state: Game) -> Ask:
        return Ask(len(self.answers), "offer-reroll", (0, 1))

    def options(self, state: Game) -> tuple[Action, ...]:
        return (Keep(), Reroll())

    def why_not(self, state: Game, action: Action) -> Refusal:
        return Refusal("ED-CLR-40", "ed-refused-not-your-question", code="E_WRONG_TIME")

    def step(self, state: Game, reply: Action) -> Frames:
        answers = (*self.answers, reply)
        if len(answers) < 2:
            return (Secretly(answers),)
        state.marks = tuple(type(each).__name__ for each in answers)
        return ()


class SealedEdge(TheEdge):
    """The Edge, which begins with the sealed question."""

    name = NAME

    def setup(self, options: Mapping[str, Any]) -> Game:
        state = super().setup(options)
        first = Secretly()
        state.stack.append(first)
        state.want = first.wants(state)
        return state

    def refusal(self, state: Game, action: Action, *, seat: int | None = None) -> Refusal | None:
        top, want = (state.stack[-1] if state.stack else None), state.want
        if type(top) is not Secretly or not isinstance(want, Ask) or isinstance(action, Concede):
            return super().refusal(state, action, seat=seat)
        judge: Any = top
        return judge.refusal(state, action) if seat in (None, want.seat) else top.why_not(state, action)


def made() -> SealedEdge:
    """The game, with the content of The Edge."""
    sealed = SealedEdge.__new__(SealedEdge)
    sealed.__dict__ |= catalog.game("the-edge").__dict__
    return sealed


@contextmanager
def registered() -> Iterator[None]:
    """Makes the game known for a while."""
    catalog.GAMES.put(NAME, catalog.Source("the_edge", made))
    yield
    catalog.GAMES.remove(NAME)
