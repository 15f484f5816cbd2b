"""Players that are not people; they choose among the answers they are offered."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from edgewise.core.flow import Action
from edgewise.players.random import RandomPlayer


class Player(Protocol):
    """Somebody who answers questions."""

    def choose(self, options: Sequence[Action]) -> Action:
        """One of the options."""
        ...


PLAYERS: Mapping[str, Callable[[int], Player]] = {"random": RandomPlayer}
