"""What a position document holds; what is left out takes the default."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from edgewise.core.outcome import Outcome
from edgewise.games.maelstrom.deployments import ZoneName
from edgewise.games.maelstrom.state import Loss, Lying, Phase, Whereabouts

LARGEST = 1_000_000
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Level = Annotated[int, msgspec.Meta(ge=0, le=6)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=99)]
Turned = Annotated[int, msgspec.Meta(ge=0, lt=36000)]
Moment = Literal["activate", "over"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position: unknown fields are refused, defaults are not written."""


class ModelPosition(Part, frozen=True):
    """A model: where it stands and on what, and its FOR; FOR left out is full, and 0 is removed."""

    at: tuple[Whole, Whole] = (0, 0)
    on: str = "ground"
    fortitude: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = msgspec.field(default=None, name="for")


class UnitPosition(Part, frozen=True):
    """A unit by its letters; models are given in their order. Units that are not named are in reserve."""

    unit: str
    place: Whereabouts = "table"
    models: tuple[ModelPosition, ...] = ()
    leader: str | None = None
    facing: Turned = 0
    level: Level = 0
    cover: Tokens = 0
    moving: Tokens = 0
    burn: Tokens = 0
    tokens: tuple[str, ...] = ()
    activated: bool = False


class PlayerPosition(Part, frozen=True):
    """What one seat has; `aim` is its faction objective, `commander` a model by its code."""

    command: Count = 0
    points: Count = 0
    loans: Count = 0
    aim: str = ""
    commander: str | None = None


class Position(Part, frozen=True):
    """A situation of a match."""

    options: dict[str, Any] = {}
    players: tuple[PlayerPosition, ...] = ()
    units: tuple[UnitPosition, ...] = ()
    markers: tuple[Lying, ...] = ()
    mission: str = ""
    deployment: str = ""
    attacker: Annotated[int, msgspec.Meta(ge=-1, le=1)] = 0
    zones: tuple[ZoneName, ...] = ("A", "B")
    turn: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    phase: Phase = "action"
    priority: Seat = 0
    held: str | None = None
    passed: tuple[bool, bool] = (False, False)
    latest: tuple[str | None, str | None] = (None, None)
    losses: tuple[Loss, ...] = ()
    marks: tuple[str, ...] = ()
    moment: Moment = "activate"
    next: Seat | None = None
    """Whose opportunity it is; left out: the priority player's."""
    outcome: Outcome | None = None
    flow: dict[str, Any] | None = None
