"""Reads and checks content files; knows no game and opens no file."""

from edgewise.content.errors import ContentError, Problem, nearest
from edgewise.content.filling import fill
from edgewise.content.schema import json_schema
from edgewise.content.source import Source, read

__all__ = ["ContentError", "Problem", "Source", "fill", "json_schema", "nearest", "read"]
