"""A small fan faction for rules that no card of the Chapter or the Demons exercises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import yaml

Record = dict[str, Any]
SIDE: Record = {"ini": 2, "att": 1, "def": 1, "mov": 2}


def squad(id: str = "warden", *, basic: Record | None = None, other: Record | None = None, **changes: Any) -> Record:
    """A Squad card: one small model with two Endurance tokens unless stated."""
    card: Record = {"id": id, "name": id, "models": 1, "endurance": 2, "base": 1, "copies": 3}
    return card | {"basic": SIDE | (basic or {}), "other": SIDE | (other or {})} | changes


def card(id: str, *steps: Record, cost: int | Sequence[Record] = 0, **more: Any) -> Record:
    """An Action card with these steps in its lower half; it binds nothing unless stated."""
    lower = {"cost": cost, "bind": {"type": "none"}, "steps": list(steps)} | more
    return {"id": id, "name": id, "copies": 9, "upper": {"cost": 9, "steps": [{"do": "gain"}]}, "lower": lower}


def enhancement(id: str, *steps: Record, attach: int | Sequence[Record] = 1, **more: Any) -> Record:
    """An Enhancement with these steps in its lower half."""
    half: Record = {"cost": 1, "limit": {"per": "payment"}}
    upper = half | {"steps": [{"do": "gain"}]}
    lower = half | {"steps": list(steps) or [{"do": "gain"}]} | more
    head: Record = {"id": id, "name": id, "copies": 9, "kind": "enhancement", "attachCost": attach}
    return head | {"upper": upper, "lower": lower}


def fan(*cards: Record, squads: Sequence[Record] = (), id: str = "wardens", **more: Any) -> str:
    """The text of a faction file with these cards and Squads."""
    power = {"id": "idle", "name": "idle", "steps": [{"do": "refresh", "all": True}], "bind": {"type": "none"}}
    faction: Record = {
        "id": id,
        "name": id,
        "squads": list(squads) or [squad()],
        "cards": list(cards) or [card("nothing", {"do": "gain"})],
        "banners": [{"id": f"{id}-banner", "name": "Banner", "powers": [power]}],
        "shrines": [{"id": f"{id}-shrine", "name": "Shrine"}],
    }
    return yaml.safe_dump(faction | more, sort_keys=False)


def duel(text: str, mine: Mapping[str, Any], theirs: Mapping[str, Any], **more: Any) -> Record:
    """A duel of the fan faction in seat 0 against the Demons in seat 1."""
    options = {"content": [text], **more.pop("options", {})}
    players = [{"faction": "wardens", **mine}, {"faction": "demons", **theirs}]
    return {"options": options, "players": players, **more}
