"""Dice of events, as clients roll them. ME-SCO-7."""

from __future__ import annotations

from edgewise.core.events import Event
from edgewise.games.maelstrom.events.moving import BonusMoveRolled
from edgewise.games.maelstrom.events.shooting import (
    ArmorDiceRolled,
    BurnRolled,
    DamageRolled,
    HitDiceRerolled,
    HitDiceRolled,
    SuppressionTested,
    WillpowerTested,
)
from edgewise.games.maelstrom.events.turns import DeploymentRolled, MissionRolled, RollOffMade
from edgewise.games.maelstrom.wire import Pool


def pool_of(event: Event) -> Pool | None:
    """The dice of an event that tells of a roll."""
    match event:
        case HitDiceRolled() | HitDiceRerolled():
            return Pool(event.seat, "hit", event.faces)
        case ArmorDiceRolled():
            return Pool(event.seat, "armor", event.faces)
        case DamageRolled():
            return Pool(event.seat, "damage", event.faces)
        case SuppressionTested():
            return Pool(event.seat, "suppression", event.faces)
        case BurnRolled():
            return Pool(event.seat, "burn", event.faces)
        case WillpowerTested() if event.face:
            return Pool(event.seat, "willpower", (event.face,))
        case BonusMoveRolled():
            return Pool(event.seat, "bonus-move", event.faces)
        case RollOffMade():
            return Pool(event.first, event.purpose, event.faces)
        case MissionRolled():
            return Pool(0, "mission", event.faces)
        case DeploymentRolled():
            return Pool(0, "deployment", (event.face,))
        case _:
            return None
