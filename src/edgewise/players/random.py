"""A player who takes any legal answer; the yardstick that every other one must beat."""

from collections.abc import Sequence

from edgewise.core.dealer import SeededDealer
from edgewise.core.flow import Action


class RandomPlayer:
    """Chooses evenly among the options; the same seed gives the same choices on every machine."""

    def __init__(self, seed: int) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, options: Sequence[Action]) -> Action:
        """One of the options."""
        return options[self._dealer.below(len(options))]
