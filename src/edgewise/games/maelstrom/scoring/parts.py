"""One part of what an objective pays. ME-OBJ-30."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Part(NamedTuple):
    """Points of a part of an objective; conditional ones are on loan. ME-VIC-1."""

    objective: str
    number: Literal[1, 2]
    points: int
    rule: str
    conditional: bool = False
