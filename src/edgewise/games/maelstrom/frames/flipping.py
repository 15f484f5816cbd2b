"""Flips as they are told. ME-FLP-5."""

from __future__ import annotations

from typing import Literal

from edgewise.core.fields import Seat
from edgewise.games.maelstrom.answers import FlipDice
from edgewise.games.maelstrom.events.shooting import DiceFlipped
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.queries.flips import flipped, spent
from edgewise.games.maelstrom.state import Game

NO_FLIPS = FlipDice(())
RULES = {"hit": "ME-SHO-11", "armor": "ME-ARM-2"}


def flip(
    state: Game, seat: int, roll: Literal["hit", "armor"], faces: tuple[int, ...], reply: FlipDice | None, budget: int
) -> tuple[int, ...]:
    """The faces after the flips that a player made, if any. ME-FLP-5."""
    if reply is None or not reply.flips:
        return faces
    old = tuple(faces[die] for die, _ in reply.flips)
    new = tuple(to for _, to in reply.flips)
    tell(state, DiceFlipped(RULES[roll], Seat(seat), roll, old, new, spent(faces, reply.flips), budget))
    return flipped(faces, reply.flips)
