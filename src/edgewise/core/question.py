"""Question: what somebody who plays is asked; the answers on offer and the view behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from edgewise.core.flow import Action
from edgewise.core.game import Game

S = TypeVar("S")
V = TypeVar("V")


class Question(Generic[V]):
    """A seat's question with the answers to choose from; the view costs more, so it is made when it is looked at."""

    __slots__ = ("_see", "_seen", "options", "seat")

    def __init__(self, seat: int, options: tuple[Action, ...], see: Callable[[], V]) -> None:
        self.seat = seat
        self.options = options
        self._see = see
        self._seen: V | None = None

    @property
    def view(self) -> V:
        """Everything that the asked seat may know."""
        if self._seen is None:
            self._seen = self._see()
        return self._seen


# Players are asked by games of all kinds.
AnyQuestion: TypeAlias = Question[Any]


def asked_of(game: Game[S, V], state: S, seat: int) -> Question[V]:
    """The pending question of a seat."""
    return Question(seat, game.proposals(state), lambda: game.view(state, seat))


def first_of(options: Sequence[Action], kinds: Sequence[type[Action]]) -> int | None:
    """The number of the first answer of the first of these kinds that is listed, if one is."""
    listed = list(map(type, options))
    known = set(listed)
    return next((listed.index(kind) for kind in kinds if kind in known), None)
