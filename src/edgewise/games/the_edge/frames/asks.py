"""Shared questions: prebuilt Ask objects and refusals."""

from __future__ import annotations

from typing import Any

from edgewise.core.flow import Ask
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.keys import KEYS

_ASKS: dict[tuple[int, str], Ask] = {}


def ask(seat: int, key: str) -> Ask:
    """The one Ask object of a seat and question; values are shared, never changed."""
    found = _ASKS.get((seat, key))
    if found is None:
        found = _ASKS[seat, key] = Ask(seat, key)
    return found


def refuse(rule: str, code: str, key: str = "", /, **params: Any) -> Refusal:
    """A refusal of this game: its rule, the ledger's code, and a message, which the code names unless told."""
    key = key or code[2:].lower().replace("_", "-")
    return Refusal(rule, f"{KEYS.refusal}-{key}", params, code=code)


def wrong_time(rule: str = "ED-CLR-14") -> Refusal:
    """The command does not answer what is asked now. ED-CLR-14."""
    return refuse(rule, "E_WRONG_TIME")
