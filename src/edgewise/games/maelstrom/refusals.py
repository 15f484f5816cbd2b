"""Refusals of this game."""

from __future__ import annotations

from typing import Any

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.keys import KEYS


def refuse(rule: str, key: str, /, **params: Any) -> Refusal:
    """A refusal of this game: its rule, and a message with its numbers."""
    return Refusal(rule, f"{KEYS.refusal}-{key}", params)


def wrong_time(rule: str = "ME-SCO-13") -> Refusal:
    """The command does not answer what is asked now. ME-SCO-11."""
    return refuse(rule, "wrong-time")
