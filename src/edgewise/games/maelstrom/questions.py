"""Questions about chances, as clients ask them: a round of shooting, or what runs. ME-SHO-1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.kinds import NO_UNIT, EntryTitle, Unit

# Actions that are asked about by themselves; all others as part of what runs.
ROUNDS = {
    "Fire": "fire",
    "SuppressiveFire": "suppressive-fire",
    "CloseQuarters": "close-quarters",
    "HitAndRun": "hit-and-run",
    "DefensiveFire": "defensive-fire",
}


class Exchange(msgspec.Struct, frozen=True, tag="round", forbid_unknown_fields=True):
    """What a round of shooting of the active unit does to its target. ME-SHO-1."""

    kind: Literal["fire", "suppressive-fire", "close-quarters", "hit-and-run", "defensive-fire"]
    shots: tuple[Shot, ...]
    target: Unit = NO_UNIT
    unseen: bool = False


class Running(msgspec.Struct, frozen=True, tag="running", forbid_unknown_fields=True):
    """What the round that runs comes to."""


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit on an empty table, by the title of its entry."""

    unit: EntryTitle


AnyQuestion: TypeAlias = Exchange | Running


def odds_question(action: Mapping[str, Any]) -> dict[str, Any]:
    """The question behind an action: a round is asked about by itself; what is no action is a question already."""
    kind = action.get("type")
    if isinstance(kind, str) and kind in ROUNDS:
        rest = {name: value for name, value in action.items() if name != "type"}
        return {"type": "round", "kind": ROUNDS[kind], **rest}
    return dict(action) if isinstance(kind, str) and kind.islower() else {"type": "running"}
