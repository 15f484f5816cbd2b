"""What stands on the board, and where it goes."""

from __future__ import annotations

from typing import TypeAlias

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.dawnfall.kinds import Model, Space, Stand, TokenKind


class ShrinePlaced(Event, frozen=True):
    """The Shrine of a player was put down."""

    owner: Seat
    space: Space


class SourcePlaced(Event, frozen=True):
    """A Crystal Source was put down."""

    space: Space


class TokenPlaced(Event, frozen=True):
    """A map token was put down."""

    token: TokenKind
    space: Space


class TokenMoved(Event, frozen=True):
    """A map token was put elsewhere."""

    token: TokenKind
    start: Space
    end: Space


class TokenRemoved(Event, frozen=True):
    """A map token was taken away."""

    token: TokenKind
    space: Space


class ModelDeployed(Event, frozen=True):
    """A model was set up."""

    model: Model
    end: Stand


class ModelLeftOut(Event, frozen=True):
    """A model found no place in set-up."""

    model: Model


class ModelMoved(Event, frozen=True):
    """A model went from where it stood through Spaces, in this order, to where it stands."""

    model: Model
    start: Stand | None
    path: tuple[Space, ...]
    end: Stand


class MoveStopped(Event, frozen=True):
    """A model was stopped on its way."""

    model: Model


class ModelPushed(Event, frozen=True):
    """A model was pushed, by another if one did it."""

    model: Model
    by: Model
    start: Stand | None
    end: Stand


class ModelRelocated(Event, frozen=True):
    """A model was put elsewhere."""

    model: Model
    start: Stand | None
    end: Stand


class ModelReturned(Event, frozen=True):
    """A model came back to the board."""

    model: Model
    end: Stand


class ModelBanished(Event, frozen=True):
    """A model was taken off the board for now."""

    model: Model


class ModelsSwapped(Event, frozen=True):
    """Two models exchanged places."""

    model: Model
    other: Model


AnyMoveEvent: TypeAlias = (
    ShrinePlaced
    | SourcePlaced
    | TokenPlaced
    | TokenMoved
    | TokenRemoved
    | ModelDeployed
    | ModelLeftOut
    | ModelMoved
    | MoveStopped
    | ModelPushed
    | ModelRelocated
    | ModelReturned
    | ModelBanished
    | ModelsSwapped
)
