"""Cond: what every condition can do. DF-EFF-7."""

from __future__ import annotations

from typing import Any

from edgewise.content.terms import Term
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.dawnfall.state import Game


class Cond(Term, frozen=True, tag_field="cond"):
    """Something that is true or false now."""

    def holds(self, state: Game, scope: int) -> bool:
        """Whether it is true."""
        raise NotImplementedError

    def words(self) -> Any:
        """It in words."""
        raise NotImplementedError

    def denied(self) -> Phrase:
        """Its opposite in words."""
        return phrase("cond-not", what=self.words())
