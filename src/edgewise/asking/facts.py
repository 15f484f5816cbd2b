"""What a game tells of its pending question, as far as it decides whether a person must be asked."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from edgewise.core.flow import Action

S = TypeVar("S")
Seen = TypeVar("Seen", contravariant=True)


class Telling(Protocol[Seen]):
    """The part of a game's showing that speaks of the pending question."""

    def idle_option(self, options: tuple[Action, ...]) -> int | None:
        """The number of the answer that does nothing, if there is one."""
        ...

    def is_open(self, state: Seen, options: tuple[Action, ...]) -> bool:
        """Whether answers that are not listed may be legal too."""
        ...

    def is_reaction(self, state: Seen) -> bool:
        """Whether the question only offers a reaction to what somebody else does."""
        ...

    def is_spare(self, state: Seen, options: tuple[Action, ...]) -> bool:
        """Whether the question offers nothing that has to be done here and now."""
        ...

    def turn(self, state: Seen) -> tuple[int, int]:
        """The number of the turn, and whose it is."""
        ...


class Facts(Protocol):
    """A pending question: its listed answers, the idle one among them, and what kind of question it is."""

    @property
    def options(self) -> tuple[Action, ...]: ...
    @property
    def idle(self) -> Action | None: ...
    @property
    def is_open(self) -> bool: ...
    @property
    def is_reaction(self) -> bool: ...
    @property
    def is_spare(self) -> bool: ...
    @property
    def turn(self) -> int: ...


class ShownFacts(Generic[S]):
    """The facts of a state's pending question; the game is asked for each only when somebody looks."""

    __slots__ = ("_showing", "_state", "options")

    def __init__(self, showing: Telling[S], state: S, options: tuple[Action, ...]) -> None:
        self._showing = showing
        self._state = state
        self.options = options

    @property
    def idle(self) -> Action | None:
        """The answer that does nothing, if there is one."""
        number = self._showing.idle_option(self.options)
        return None if number is None else self.options[number]

    @property
    def is_open(self) -> bool:
        """Whether answers that are not listed may be legal too."""
        return self._showing.is_open(self._state, self.options)

    @property
    def is_reaction(self) -> bool:
        """Whether the question only offers a reaction to what somebody else does."""
        return self._showing.is_reaction(self._state)

    @property
    def is_spare(self) -> bool:
        """Whether the question offers nothing that has to be done here and now."""
        return self._showing.is_spare(self._state, self.options)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._showing.turn(self._state)[0]
