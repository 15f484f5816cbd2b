"""Situations as small documents, read and written."""

from edgewise.games.the_edge.position.read import read_position
from edgewise.games.the_edge.position.shape import Position
from edgewise.games.the_edge.position.write import position_schema, write_position

__all__ = ["Position", "position_schema", "read_position", "write_position"]
