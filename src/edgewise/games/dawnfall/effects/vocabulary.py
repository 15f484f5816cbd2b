"""All verbs as one closed union, and the terms that carry lasting effects. DF-EFF-8, DF-EFF-9."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.games.dawnfall.effects import control as _control
from edgewise.games.dawnfall.effects import fights as _fights
from edgewise.games.dawnfall.effects import harm as _harm
from edgewise.games.dawnfall.effects import triggers as _triggers
from edgewise.games.dawnfall.effects.cards import (
    Charge,
    DestroyEnhancement,
    DisableEnhancement,
    Discard,
    DrawUp,
    Mill,
    MoveCharge,
    ReturnCard,
    Reveal,
    Shuffle,
    Uncharge,
)
from edgewise.games.dawnfall.effects.control import ChooseOne, ForEach, If, IfYouDo, InOrder, May, Repeat, Store
from edgewise.games.dawnfall.effects.decks import AttachVerb, Peek, Search
from edgewise.games.dawnfall.effects.fights import (
    AddWounds,
    BackstabVerb,
    Cancel,
    CombatActionVerb,
    CombatSequence,
    FightAll,
    ModifyPower,
    ModifyResult,
    Replace,
    Retreat,
    ShootInstead,
    StandIn,
    WinDefense,
)
from edgewise.games.dawnfall.effects.harm import (
    CheckHit,
    Kill,
    LoseEndurance,
    PreventWounds,
    RedirectWounds,
    RestoreEndurance,
    ReturnModel,
    RollVerb,
    SacrificeEndurance,
    SacrificeModel,
    SetDeathValue,
    Wound,
)
from edgewise.games.dawnfall.effects.lasting import (
    AddStatus,
    ChangeModeVerb,
    ContinuousVerb,
    Forbid,
    Grant,
    Hold,
    ModifyAttribute,
    ModifyCost,
    ModifyLimit,
    ModifyRange,
    RemoveStatus,
)
from edgewise.games.dawnfall.effects.positions import (
    Banish,
    Displace,
    Drag,
    MoveActionVerb,
    MoveToken,
    PlaceToken,
    Pull,
    Relocate,
    RemoveToken,
    StopMove,
    Swap,
)
from edgewise.games.dawnfall.effects.riches import (
    Deplete,
    Destroy,
    EndActivation,
    ExhaustBanner,
    ExtraActivation,
    Gain,
    GainVP,
    Lose,
    LoseVP,
    MoveFactionToken,
    ReadyBanner,
    RefreshVerb,
    SpendResource,
    Steal,
)
from edgewise.games.dawnfall.effects.rolls import RerollVerb, SetDie
from edgewise.games.dawnfall.effects.triggers import CreateTrigger, Delay, Trigger

Verb: TypeAlias = (
    If
    | May
    | ChooseOne
    | ForEach
    | Repeat
    | InOrder
    | IfYouDo
    | Store
    | RollVerb
    | CheckHit
    | Wound
    | Kill
    | SacrificeModel
    | SacrificeEndurance
    | LoseEndurance
    | RestoreEndurance
    | ReturnModel
    | SetDeathValue
    | PreventWounds
    | RedirectWounds
    | AddWounds
    | ModifyAttribute
    | ModifyResult
    | ModifyPower
    | ModifyCost
    | ModifyLimit
    | ModifyRange
    | SetDie
    | RerollVerb
    | Replace
    | MoveActionVerb
    | CombatActionVerb
    | CombatSequence
    | FightAll
    | BackstabVerb
    | Retreat
    | ShootInstead
    | StandIn
    | WinDefense
    | Relocate
    | Swap
    | Pull
    | Drag
    | Displace
    | Banish
    | StopMove
    | PlaceToken
    | MoveToken
    | RemoveToken
    | AddStatus
    | RemoveStatus
    | Forbid
    | Grant
    | ChangeModeVerb
    | ContinuousVerb
    | CreateTrigger
    | Delay
    | DrawUp
    | Discard
    | ReturnCard
    | Mill
    | Reveal
    | Peek
    | Search
    | AttachVerb
    | Shuffle
    | Gain
    | Lose
    | SpendResource
    | Steal
    | RefreshVerb
    | Deplete
    | Destroy
    | Charge
    | Uncharge
    | MoveCharge
    | GainVP
    | LoseVP
    | Cancel
    | DestroyEnhancement
    | DisableEnhancement
    | ReadyBanner
    | ExhaustBanner
    | ExtraActivation
    | EndActivation
    | MoveFactionToken
)

__all__ = ["Hold", "Trigger", "Verb"]

# Verbs hold steps and steps are verbs: the modules learn the name of the union once it exists.
for _module in (_control, _fights, _harm, _triggers):
    setattr(_module, "Verb", Verb)  # noqa: B010  # a plain assignment would need a stub in each module
