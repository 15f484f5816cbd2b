"""Watching a part of a contract: which of its promises a suite has asked for, and whether answers have their types."""

from __future__ import annotations

import json
from types import UnionType
from typing import Any

import msgspec


class Watched:
    """Stands for a part of a game and keeps the names of what was asked of it."""

    def __init__(self, part: object) -> None:
        self._part = part
        self.called: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.called.add(name)
        return getattr(self._part, name)


def promises(protocol: type) -> set[str]:
    """The names that a protocol promises by itself."""
    return {name for name in vars(protocol) if not name.startswith("_")}


def check_wire(value: object, kind: type[msgspec.Struct] | UnionType) -> None:
    """A value is of a type of the wire: read as that type, it is written as before."""
    sent = msgspec.json.encode(value)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=kind)) == sent


def check_json(value: object) -> None:
    """A value is plain JSON: anybody can write it."""
    assert json.dumps(value)
