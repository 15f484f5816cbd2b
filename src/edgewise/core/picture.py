"""Picture: a board as text, with marks for colours."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Mark(NamedTuple):
    """A stretch of the drawing and what it shows, so that a client can colour it."""

    line: int
    column: int
    length: int
    what: str


class Picture(msgspec.Struct, frozen=True):
    """The drawing without colours, and its marks."""

    lines: tuple[str, ...]
    marks: tuple[Mark, ...]

    @property
    def text(self) -> str:
        """The drawing as one text."""
        return "\n".join(self.lines)
