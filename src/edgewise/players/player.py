"""Player: somebody who answers questions and is not a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from edgewise.core.flow import Action
from edgewise.core.question import AnyQuestion


class Progress(msgspec.Struct, frozen=True):
    """How far a player has thought: the share of its budget that is used, positions judged, the best answer so far."""

    share: float
    positions: int
    best: Action


Report = Callable[[Progress], bool]
"""Called now and then while a player thinks; False tells it to answer at once."""


class Player(Protocol):
    """Somebody who answers questions, from what the asked seat may know."""

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        """One of the options."""
        ...
