"""Shared questions: prebuilt Ask objects and rolls."""

from __future__ import annotations

from edgewise.core.flow import Ask, Roll

FACES = (1, 2, 3, 4, 5, 6)
_ASKS: dict[tuple[int, str], Ask] = {}


def ask(seat: int, key: str) -> Ask:
    """The one Ask object of a seat and question; values are shared, never changed."""
    found = _ASKS.get((seat, key))
    if found is None:
        found = _ASKS[seat, key] = Ask(seat, key)
    return found


def roll(seat: int, purpose: str, count: int = 1) -> Roll:
    """A pool of fair dice. ME-SCO-7, ME-DIC-1."""
    return Roll(seat, "d6", FACES, purpose, count)


def d3(face: int) -> int:
    """A D3 read off a D6. ME-DIC-1."""
    return (face + 1) // 2
