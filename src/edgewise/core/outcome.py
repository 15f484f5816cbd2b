"""Who won, and how."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: winning seats (none: a draw), the kind of ending and its rule."""

    winners: tuple[int, ...]
    how: str
    rule: str
    params: dict[str, int] = {}

    def worth(self, seat: int) -> float:
        """What the end is worth to a seat: 1 for a winner, a half for everybody in a draw."""
        return 1.0 if seat in self.winners else 0.5 if not self.winners else 0.0

    @property
    def is_draw(self) -> bool:
        """True when nobody won."""
        return not self.winners
