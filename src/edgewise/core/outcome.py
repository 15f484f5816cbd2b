"""Who won, and how."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: winning seats (none: a draw), the kind of ending and its rule."""

    winners: tuple[int, ...]
    how: str
    rule: str
    params: dict[str, int] = {}

    @property
    def is_draw(self) -> bool:
        """True when nobody won."""
        return not self.winners
