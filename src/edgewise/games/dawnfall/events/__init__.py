"""Facts for the log and for animation, past tense: one struct for each kind of fact, a closed union."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from edgewise.core.events import Event
from edgewise.games.dawnfall.events.cards import (
    AbilityUsed,
    AnyCardEvent,
    BannerRefreshed,
    BannerUsed,
    CardDiscarded,
    CardPlayed,
    CardReturned,
    CardsDrawn,
    ChainStopped,
    DeckLookedAt,
    DeckRenewed,
    DeckShuffled,
    DeckUsedUp,
    EffectTriggered,
    EnhancementAttached,
    EnhancementCharged,
    EnhancementLost,
    EnhancementUsed,
    HandShown,
    PassiveBought,
    PowerShown,
    SpecialSourceUsed,
    StatusAdded,
    StatusEnded,
    StepCancelled,
)
from edgewise.games.dawnfall.events.fights import (
    AnyFightEvent,
    AttackCompared,
    AttackDropped,
    AttackPowerFixed,
    BackstabBegan,
    BackstabDeclared,
    CounterattackBegan,
    DefenderReplaced,
    DefenseReplaced,
    DefenseSucceeded,
    DieRolled,
    EnduranceLost,
    HitsFound,
    InitiativeFixed,
    ModelDied,
    SequenceBegan,
    SequenceCancelled,
    ShotInCombatChecked,
    ShotTaken,
    WoundPrevented,
    WoundRedirected,
)
from edgewise.games.dawnfall.events.moves import (
    AnyMoveEvent,
    ModelBanished,
    ModelDeployed,
    ModelLeftOut,
    ModelMoved,
    ModelPushed,
    ModelRelocated,
    ModelReturned,
    ModelsSwapped,
    MoveStopped,
    ShrinePlaced,
    SourcePlaced,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
)
from edgewise.games.dawnfall.events.riches import (
    AnyRicheEvent,
    CostPaid,
    CrystalsDestroyed,
    CrystalsGained,
    CrystalsHarvested,
    CrystalsRefreshed,
    EnduranceChanged,
    EndurancePaid,
    TemporaryReturned,
)
from edgewise.games.dawnfall.events.turns import (
    AnyTurnEvent,
    CounteringNamed,
    EndAnnounced,
    FactionChosen,
    FirstPlayerFound,
    MarkerMoved,
    MatchBegan,
    MatchEnded,
    ModeChanged,
    MulliganTaken,
    PlayerEliminated,
    SquadActivated,
    SquadsRevealed,
    TokensCaptured,
    TokensLost,
    TurnBegan,
    TurnDeclared,
    VpBought,
)
from edgewise.games.dawnfall.kinds import TokenKind, these_models, these_squads
from edgewise.games.dawnfall.state import Game, Status, seat_of

__all__ = [
    "AbilityUsed",
    "AnyEvent",
    "AttackCompared",
    "AttackDropped",
    "AttackPowerFixed",
    "BackstabBegan",
    "BackstabDeclared",
    "BannerRefreshed",
    "BannerUsed",
    "CardDiscarded",
    "CardPlayed",
    "CardReturned",
    "CardsDrawn",
    "ChainStopped",
    "CostPaid",
    "CounterattackBegan",
    "CounteringNamed",
    "CrystalsDestroyed",
    "CrystalsGained",
    "CrystalsHarvested",
    "CrystalsRefreshed",
    "DeckLookedAt",
    "DeckRenewed",
    "DeckShuffled",
    "DeckUsedUp",
    "DefenderReplaced",
    "DefenseReplaced",
    "DefenseSucceeded",
    "DieRolled",
    "EffectTriggered",
    "EndAnnounced",
    "EnduranceChanged",
    "EnduranceLost",
    "EndurancePaid",
    "EnhancementAttached",
    "EnhancementCharged",
    "EnhancementLost",
    "EnhancementUsed",
    "FactionChosen",
    "FirstPlayerFound",
    "HandShown",
    "HitsFound",
    "InitiativeFixed",
    "MarkerMoved",
    "MatchBegan",
    "MatchEnded",
    "ModeChanged",
    "ModelBanished",
    "ModelDeployed",
    "ModelDied",
    "ModelLeftOut",
    "ModelMoved",
    "ModelPushed",
    "ModelRelocated",
    "ModelReturned",
    "ModelsSwapped",
    "MoveStopped",
    "MulliganTaken",
    "PassiveBought",
    "PlayerEliminated",
    "PowerShown",
    "SequenceBegan",
    "SequenceCancelled",
    "ShotInCombatChecked",
    "ShotTaken",
    "ShrinePlaced",
    "SourcePlaced",
    "SpecialSourceUsed",
    "SquadActivated",
    "SquadsRevealed",
    "StatusAdded",
    "StatusEnded",
    "StepCancelled",
    "TemporaryReturned",
    "TokenMoved",
    "TokenPlaced",
    "TokenRemoved",
    "TokensCaptured",
    "TokensLost",
    "TurnBegan",
    "TurnDeclared",
    "VpBought",
    "WoundPrevented",
    "WoundRedirected",
    "figures",
    "tell",
    "tell_ended",
]

AnyEvent: TypeAlias = AnyTurnEvent | AnyCardEvent | AnyMoveEvent | AnyFightEvent | AnyRicheEvent


def tell(state: Game, event: AnyEvent) -> None:
    """Adds an event when somebody listens; where nobody does, it had better not be made at all."""
    if state.log is not None:
        state.log.append(event)


def tell_ended(state: Game, ended: Iterable[Status], rule: str) -> None:
    """Tells which statuses ended and who bore them, one event for each kind."""
    if state.log is None:
        return
    bearers: dict[str, list[Status]] = {}
    for status in ended:
        bearers.setdefault(status.kind, []).append(status)
    for kind, lost in bearers.items():
        models = these_models([s.model for s in lost if s.model >= 0])
        squads = these_squads([s.squad for s in lost if s.model < 0])
        tell(state, StatusEnded(rule, TokenKind(kind), models, squads))


def figures(state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
    """What the events add to a tally of play, as names and seats."""
    return [figure for event in events for figure in _figures(state, event)]


def _figures(state: Game, event: Event) -> list[tuple[str, int]]:
    match event:
        case TurnBegan():
            return [("turns", event.seat)]
        case TurnDeclared(kind="passive"):
            return [("passive_turns", event.seat)]
        case CardPlayed():
            return [("cards_played", event.seat)]
        case EnhancementAttached():
            return [("enhancements_attached", event.seat)]
        case EnhancementUsed():
            return [("enhancements_used", event.seat)]
        case SquadActivated():
            return [("activations", state.squad_seat[event.squad])]
        case ModelDied():
            owner = seat_of(state, event.model)
            is_killed = state.book.is_duel and event.cause != "sacrifice"
            return [("models_lost", owner), *([("models_killed", 1 - owner)] if is_killed else [])]
        case _:
            return []
