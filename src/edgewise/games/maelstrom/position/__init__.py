"""Situations as small documents, read and written."""

from edgewise.games.maelstrom.position.read import read_position
from edgewise.games.maelstrom.position.shape import Position
from edgewise.games.maelstrom.position.write import position_schema, write_position

__all__ = ["Position", "position_schema", "read_position", "write_position"]
