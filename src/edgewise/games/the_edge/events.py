"""Facts for the log and for animation, past tense: one struct for each kind of fact, a closed union."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.the_edge.kinds import (
    AbilityId,
    AtModel,
    AtSquad,
    BoardPool,
    Card,
    Code,
    Mils,
    Model,
    Place,
    Source,
    Squad,
)
from edgewise.games.the_edge.state import Game

Purpose: TypeAlias = Literal["deployment", "attack", "attack-extra", "defense", "defense-extra", "shot", "shot-extra"]


class DeploymentWon(Event, frozen=True):
    """A player deploys first."""

    seat: Seat


class PoolPlaced(Event, frozen=True):
    """A player put a board pool on the table."""

    seat: Seat
    pool: BoardPool
    crystals: int
    place: Place


class SquadDeployed(Event, frozen=True):
    """A player set a squad down."""

    seat: Seat
    squad: Squad


class TurnBegan(Event, frozen=True):
    """A turn began; the seat starts it."""

    turn: int
    seat: Seat


class PhaseBegan(Event, frozen=True):
    """A phase after the first one of a turn began."""

    name: Literal["gather", "refresh", "progress"]


class SquadActivated(Event, frozen=True):
    """A player named the squad that acts."""

    seat: Seat
    squad: Squad


class ActivationEnded(Event, frozen=True):
    """A squad has acted."""

    squad: Squad


class CardExchanged(Event, frozen=True):
    """A player gave a card away for a new one."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


class CardsDrawn(Event, frozen=True):
    """A player drew cards."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int


class ModelMoved(Event, frozen=True):
    """A model went as far as this, by these corners from where it stood to where it stands."""

    model: Model
    length: Mils
    path: tuple[Place, ...]


class ModelPushed(Event, frozen=True):
    """A model was pushed as far as this, from where it stood to where it stands."""

    model: Model
    length: Mils
    path: tuple[Place, ...]


class SquadShifted(Event, frozen=True):
    """A squad card was turned to its shifted side."""

    squad: Squad


class SquadShiftedBack(Event, frozen=True):
    """A squad card was turned back to its normal side."""

    squad: Squad


class ModelAssaulted(Event, frozen=True):
    """A model opened combat."""

    model: Model
    target: Model


class CombatDropped(Event, frozen=True):
    """A declared combat did not take place."""

    model: Model
    target: Model


class ModelStruckFirst(Event, frozen=True):
    """A model was the quicker one."""

    model: Model


class DieRolled(Event, frozen=True):
    """A die fell; in set-up it belongs to no model."""

    reveals: ClassVar[bool] = True

    seat: Seat
    value: int
    purpose: Purpose
    model: Model


class RollRepeated(Event, frozen=True):
    """A player rolled again."""

    seat: Seat
    purpose: Literal["attack", "defense"]


class RollKept(Event, frozen=True):
    """A player did not roll again."""

    seat: Seat


class AttackHit(Event, frozen=True):
    """An attack was higher than the defense."""

    model: Model
    target: Model
    attack: int
    defense: int


class AttackMissed(Event, frozen=True):
    """An attack was not higher than the defense."""

    model: Model
    target: Model
    attack: int
    defense: int


class ShotDeclared(Event, frozen=True):
    """A model is going to shoot."""

    model: Model
    target: Model


class ShotWasted(Event, frozen=True):
    """A declared Shot was lost without dice."""

    model: Model
    target: Model
    why: Code


class TokenLost(Event, frozen=True):
    """A squad lost an HP token."""

    squad: Squad
    left: int


class ModelDied(Event, frozen=True):
    """A model died, by a squad if any; its owner hands VPs over."""

    model: Model
    seat: Seat
    vp: int
    by: Squad


class SquadDied(Event, frozen=True):
    """The last model of a squad died."""

    squad: Squad


class VpTaken(Event, frozen=True):
    """A player took VPs."""

    seat: Seat
    count: int


class CrystalsReturned(Event, frozen=True):
    """Used crystals of a player became unused."""

    seat: Seat
    count: int


class CrystalsPaid(Event, frozen=True):
    """A player paid crystals."""

    seat: Seat
    count: int


class CardPlayed(Event, frozen=True):
    """A player cast a spell card."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    target: AtSquad | AtModel | None


class BonusPlayed(Event, frozen=True):
    """A player played a spell card for what it brings once its squads are dead."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    target: AtSquad | AtModel | None


class AbilityUsed(Event, frozen=True):
    """A squad used one of its abilities."""

    seat: Seat
    squad: Squad
    ability: AbilityId
    target: AtSquad | AtModel | None


class ItemCancelled(Event, frozen=True):
    """What a player announced was cancelled."""

    item: Source
    seat: Seat


class ItemFailed(Event, frozen=True):
    """What was announced does nothing."""

    item: Source
    why: Code


class CardAttached(Event, frozen=True):
    """A spell card now lies with a squad."""

    card: Card
    squad: Squad


class EffectEnded(Event, frozen=True):
    """Something is no longer in force, for a squad if it was bound to one."""

    item: Source
    squad: Squad


class SquadHealed(Event, frozen=True):
    """A squad got HP tokens back."""

    squad: Squad
    count: int


class SquadReadied(Event, frozen=True):
    """A squad became ready."""

    squad: Squad


class SquadStayedReady(Event, frozen=True):
    """A squad was paid for and not exhausted."""

    squad: Squad


class SquadExhausted(Event, frozen=True):
    """A squad became exhausted."""

    squad: Squad


class PassiveTriggered(Event, frozen=True):
    """A passive came into effect."""

    item: Source
    squad: Squad


class CrystalsGathered(Event, frozen=True):
    """A squad took crystals from a board pool."""

    seat: Seat
    squad: Squad
    pool: BoardPool
    count: int


class PoolEmptied(Event, frozen=True):
    """A board pool was removed."""

    pool: BoardPool


class ProgressLaid(Event, frozen=True):
    """A player laid a progress card on a squad."""

    seat: Seat
    card: Card
    squad: Squad


class SquadSummoned(Event, frozen=True):
    """A squad joined a player."""

    seat: Seat
    squad: Squad


class ProgressSkipped(Event, frozen=True):
    """A player had no progress card to lay."""

    seat: Seat


class PlayerConceded(Event, frozen=True):
    """A player resigned."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over."""

    how: str


AnyEvent: TypeAlias = (
    DeploymentWon
    | PoolPlaced
    | SquadDeployed
    | TurnBegan
    | PhaseBegan
    | SquadActivated
    | ActivationEnded
    | CardExchanged
    | CardsDrawn
    | ModelMoved
    | ModelPushed
    | SquadShifted
    | SquadShiftedBack
    | ModelAssaulted
    | CombatDropped
    | ModelStruckFirst
    | DieRolled
    | RollRepeated
    | RollKept
    | AttackHit
    | AttackMissed
    | ShotDeclared
    | ShotWasted
    | TokenLost
    | ModelDied
    | SquadDied
    | VpTaken
    | CrystalsReturned
    | CrystalsPaid
    | CardPlayed
    | BonusPlayed
    | AbilityUsed
    | ItemCancelled
    | ItemFailed
    | CardAttached
    | EffectEnded
    | SquadHealed
    | SquadReadied
    | SquadStayedReady
    | SquadExhausted
    | PassiveTriggered
    | CrystalsGathered
    | PoolEmptied
    | ProgressLaid
    | SquadSummoned
    | ProgressSkipped
    | PlayerConceded
    | MatchEnded
)


def tell(state: Game, event: AnyEvent) -> None:
    """Adds an event when somebody listens."""
    if state.log is not None:
        state.log.append(event)


def figures(state: Game, events: Iterable[Event]) -> list[tuple[str, int]]:
    """What the events add to a tally of play, as names and seats."""
    return [figure for event in events for figure in _figures(state, event)]


def _figures(state: Game, event: Event) -> list[tuple[str, int]]:
    match event:
        case TurnBegan():
            return [("turns", event.seat)]
        case SquadActivated():
            return [("activations", event.seat)]
        case CardPlayed() | BonusPlayed():
            return [("cards_played", event.seat)]
        case AbilityUsed():
            return [("abilities_used", event.seat)]
        case CrystalsGathered():
            return [("crystals_gathered", event.seat)]
        case ModelDied():
            is_killed = event.by >= 0 and state.book.squad_seat[event.by] != event.seat
            return [("models_lost", event.seat), *([("models_killed", 1 - event.seat)] if is_killed else [])]
        case _:
            return []
