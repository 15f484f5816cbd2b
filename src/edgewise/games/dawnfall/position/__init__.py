"""Positions as data: a situation between two decisions as a small readable document, and back."""

from edgewise.games.dawnfall.position.read import read_position
from edgewise.games.dawnfall.position.shape import Position
from edgewise.games.dawnfall.position.write import position_schema, write_position

__all__ = ["Position", "position_schema", "read_position", "write_position"]
