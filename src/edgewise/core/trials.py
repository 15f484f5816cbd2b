"""Trials: what a run of many games varies in a game: the switches of its matches, and what its players lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class Trials(msgspec.Struct, frozen=True):
    """`side` is the game's own word for what a player leads, `switches` the values that options are tried with."""

    side: str
    sides: tuple[str, ...]
    switches: Mapping[str, Sequence[Any]] = {}

    def seated(self, sides: Sequence[str]) -> dict[str, Any]:
        """The options of a match in which the seats lead these."""
        return {"players": [{self.side: each} for each in sides]}

    def led(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """What each seat leads by the options of a match, or nothing where they do not say it."""
        return tuple(player.get(self.side) or "" for player in options.get("players", ()))

    def combined(self, sides: Sequence[str], chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match with a value chosen for every switch; a game knows which exclude each other."""
        return self.seated(sides) | dict(chosen)
