"""What a position document holds; what is left out takes the default."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from edgewise.core.outcome import Outcome
from edgewise.games.the_edge.kinds import Card
from edgewise.games.the_edge.profiles import Ground, Obstacle
from edgewise.games.the_edge.state import Running

LARGEST = 1_000_000
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Spot = tuple[Whole, Whole]
Moment = Literal["activate", "act", "gather-window", "gather", "progress", "over"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position: unknown fields are refused, defaults are not written."""


class SquadPosition(Part, frozen=True):
    """A squad: its card, where its models stand (null: not on the board), and what lies on it. HP left out is full."""

    squad: str
    at: tuple[Spot | None, ...] = ()
    hp: Count | None = None
    side: Literal["normal", "shifted"] = "normal"
    exhausted: bool = False
    progress: tuple[Card, ...] = ()
    attachments: tuple[Card, ...] = ()
    """Equipment and passive spell cards that its owner attached to it."""
    seat: Seat | None = None
    """Needed for a squad that both players can summon."""


class PoolPosition(Part, frozen=True):
    """A board pool; one without crystals stays until Gather ends, a removed one (-1) keeps its number."""

    at: Spot
    crystals: Annotated[int, msgspec.Meta(ge=-1, le=99)]


class PlayerPosition(Part, frozen=True):
    """What one seat has; a deck left out is what lies nowhere else, progress cards likewise."""

    vp: Count = 7
    unused: Count = 4
    used: Count = 0
    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] | None = None
    graveyard: tuple[Card, ...] = ()
    progress: tuple[Card, ...] | None = None


class Position(Part, frozen=True):
    """A situation of a match. Squads that are not named are not on the board."""

    options: dict[str, Any] = {}
    obstacles: tuple[Obstacle, ...] | None = None
    ground: tuple[Ground, ...] | None = None
    players: tuple[PlayerPosition, ...] = ()
    squads: tuple[SquadPosition, ...] = ()
    pools: tuple[PoolPosition, ...] | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    starting: Seat = 0
    first: Seat = 1
    moment: Moment = "activate"
    acting: Seat = 0
    active: str | None = None
    moved: bool = False
    action: Literal["", "assault", "used"] = ""
    travelled: tuple[Count, ...] = ()
    assaults: tuple[tuple[Count, Count], ...] = ()
    running: tuple[Running, ...] = ()
    marks: tuple[str, ...] = ()
    died: tuple[Count, Count] = (0, 0)
    squads_died: tuple[Count, Count] = (0, 0)
    outcome: Outcome | None = None
    flow: dict[str, Any] | None = None
