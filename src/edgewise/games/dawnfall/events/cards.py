"""Cards, the Actions on them, and effects."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from edgewise.core.events import Event
from edgewise.core.fields import Knower, Seat, Secret
from edgewise.games.dawnfall.kinds import (
    Card,
    InOrder,
    Model,
    OnModel,
    OnSquad,
    PowerNumber,
    Running,
    Source,
    Squad,
    TokenKind,
)


class PowerShown(Event, frozen=True):
    """An Action was shown to all, with the Squads or models that it is bound to. DF-INF-5."""

    seat: Seat
    card: Card
    power: PowerNumber
    squads: tuple[Squad, ...]
    models: tuple[Model, ...]


class CardPlayed(PowerShown, frozen=True):
    """A player played half a card."""

    reveals: ClassVar[bool] = True


class EnhancementUsed(PowerShown, frozen=True):
    """A player used an attached Enhancement."""


class BannerUsed(PowerShown, frozen=True):
    """A player used the Banner."""


class AbilityUsed(PowerShown, frozen=True):
    """A power of a Shrine or of a status was used."""


class BannerRefreshed(Event, frozen=True):
    """A Banner became ready again."""

    seat: Seat


class SpecialSourceUsed(Event, frozen=True):
    """A player used a Special Crystal Source."""

    seat: Seat
    option: int


class PassiveBought(Event, frozen=True):
    """A Passive Action was paid for."""

    squad: Squad
    card: Card


class CardsDrawn(Event, frozen=True):
    """A player drew cards."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int


class CardDiscarded(Event, frozen=True):
    """A player discarded a card."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


class CardReturned(Event, frozen=True):
    """A player took a card back from the Discard pile."""

    seat: Seat
    card: Card


class HandShown(Event, frozen=True):
    """A player showed the hand to all."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]


class DeckLookedAt(Event, frozen=True):
    """A player looked at the top of a deck; only he knows what lies there. DF-INF-2, DF-INF-4."""

    reveals: ClassVar[bool] = True

    seat: Knower
    owner: Seat
    count: int
    row: Secret[tuple[InOrder, ...]] = ()


class DeckShuffled(Event, frozen=True):
    """A player shuffled the own deck."""

    seat: Seat


class DeckRenewed(Event, frozen=True):
    """The Discard pile of a player became a new deck."""

    seat: Seat


class DeckUsedUp(Event, frozen=True):
    """The last card left the deck of a player."""

    seat: Seat


class EnhancementAttached(Event, frozen=True):
    """A player attached an Enhancement."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    squad: Squad


class EnhancementLost(Event, frozen=True):
    """A Squad lost an Enhancement."""

    squad: Squad
    card: Card


class EnhancementCharged(Event, frozen=True):
    """An Enhancement got Charges, or lost some."""

    squad: Squad
    card: Card
    count: int


class EffectTriggered(Event, frozen=True):
    """An effect came due and has something to do."""

    source: Source
    timing: str


class ChainStopped(Event, frozen=True):
    """Effects that would not come to an end were stopped."""

    source: Source


class StepCancelled(Event, frozen=True):
    """Something under way was cancelled."""

    what: Running


class StatusAdded(Event, frozen=True):
    """A model or a Squad got a status."""

    bearer: OnModel | OnSquad
    status: TokenKind


class StatusEnded(Event, frozen=True):
    """A status ended for all of these."""

    status: TokenKind
    models: tuple[Model, ...]
    squads: tuple[Squad, ...]


AnyCardEvent: TypeAlias = (
    CardPlayed
    | EnhancementUsed
    | BannerUsed
    | AbilityUsed
    | BannerRefreshed
    | SpecialSourceUsed
    | PassiveBought
    | CardsDrawn
    | CardDiscarded
    | CardReturned
    | HandShown
    | DeckLookedAt
    | DeckShuffled
    | DeckRenewed
    | DeckUsedUp
    | EnhancementAttached
    | EnhancementLost
    | EnhancementCharged
    | EffectTriggered
    | ChainStopped
    | StepCancelled
    | StatusAdded
    | StatusEnded
)
