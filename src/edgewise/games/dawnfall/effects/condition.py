"""Cond: what every condition can do. DF-EFF-7."""

from __future__ import annotations

from edgewise.games.dawnfall.effects.base import Term
from edgewise.games.dawnfall.state import Game


class Cond(Term, frozen=True, tag_field="cond"):
    """Something that is true or false now."""

    def holds(self, state: Game, scope: int) -> bool:
        """Whether it is true."""
        raise NotImplementedError

    def words(self) -> str:
        """It in words."""
        raise NotImplementedError

    def denied(self) -> str:
        """Its opposite in words."""
        return f"it is not so that {self.words()}"
