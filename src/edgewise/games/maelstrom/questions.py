"""Questions about chances, as clients ask them: a round of shooting, or what runs. ME-SHO-1."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from edgewise.core.flow import Action
from edgewise.games.maelstrom.actions import CloseQuarters, DefensiveFire, Fire, HitAndRun, Shot, SuppressiveFire
from edgewise.games.maelstrom.kinds import NO_UNIT, EntryTitle, Unit


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


def chance(action: Action) -> Exchange | None:
    """The question that an action raises by itself: a round; all others are part of what runs."""
    match action:
        case Fire(target, shots, unseen):
            return Exchange("fire", shots, target, unseen)
        case SuppressiveFire(target, shots, unseen):
            return Exchange("suppressive-fire", shots, target, unseen)
        case CloseQuarters(target, shots):
            return Exchange("close-quarters", shots, target)
        case HitAndRun(target, shots):
            return Exchange("hit-and-run", shots, target)
        case DefensiveFire(shots):
            return Exchange("defensive-fire", shots)
        case _:
            return None
