"""All verbs as one closed union. ED-DATA-4."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.games.the_edge.effects import lasting as _lasting
from edgewise.games.the_edge.effects.acts import (
    Cancel,
    Draw,
    FreeAttack,
    Heal,
    Push,
    Ready,
    RefreshCrystals,
    Shot,
    Summon,
    TakeVP,
    Wound,
)
from edgewise.games.the_edge.effects.lasting import (
    Aura,
    FreeAssaults,
    GatherLimit,
    NoShotsBeyond,
    Reroll,
    Stat,
    StayReady,
)

AnyEffect: TypeAlias = (
    Stat
    | Reroll
    | Shot
    | FreeAttack
    | FreeAssaults
    | Push
    | Heal
    | Wound
    | RefreshCrystals
    | Draw
    | TakeVP
    | GatherLimit
    | Ready
    | StayReady
    | Cancel
    | NoShotsBeyond
    | Summon
    | Aura
)

# An aura holds effects and effects are auras: the module learns the name of the union once it exists.
setattr(_lasting, "AnyEffect", AnyEffect)  # noqa: B010  # a plain assignment would need a stub in the module
