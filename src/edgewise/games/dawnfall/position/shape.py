"""What a position document holds; what is left out takes the default."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from edgewise.core.outcome import Outcome
from edgewise.games.dawnfall.state import Modifier

LARGEST = 1_000_000
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
SquadRef = Whole | str
ModelRef = Whole | str


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position: unknown fields are refused, defaults are not written."""


class EnhancementPosition(Part, frozen=True):
    """An attached Enhancement; `bought` marks a paid Passive Action. DF-ENH-2, DF-ENH-16."""

    card: str
    charges: Whole = 1
    bought: bool = False
    disabled: bool = False


class SquadPosition(Part, frozen=True):
    """A Squad: its card, its nickname, and where its models stand. Endurance left out is full."""

    squad: str
    id: str = ""
    mode: Literal["basic", "other", 0, 1] = "basic"
    endurance: Whole | None = None
    models: tuple[str | None, ...] = ()
    enhancements: tuple[EnhancementPosition, ...] = ()


class PlayerPosition(Part, frozen=True):
    """What one seat has; `chosen` is for the part of set-up in which Squads are still secret."""

    faction: str | None = None
    crystals: Whole = 2
    depleted: Whole = 0
    temporary: Whole = 0
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] | dict[str, Whole] | None = None
    top: tuple[str, ...] = ()
    known: tuple[Whole, ...] = ()
    discard: tuple[str, ...] = ()
    banner: bool = True
    shrine: str | None = None
    resources: dict[str, Whole] = {}
    starting: Whole | None = None
    captured: tuple[Whole, ...] = ()
    removed: bool = False
    chosen: tuple[str, ...] | None = None
    squads: tuple[SquadPosition, ...] = ()


class TokenPosition(Part, frozen=True):
    """A map token: `shrine`, `source` or a token type of a faction. DF-TOK-1, DF-TOK-9."""

    type: str
    at: str
    owner: Whole | None = None
    squad: SquadRef | None = None


class StatusPosition(Part, frozen=True):
    """A status token on a model or on a Squad; placed by an enemy unless stated. DF-TOK-5."""

    status: str
    model: ModelRef | None = None
    squad: SquadRef | None = None
    by: Whole | None = None
    by_squad: SquadRef | None = None
    turn: Whole | None = None
    group: Whole = 0


class Position(Part, frozen=True):
    """A situation between two decisions; `flow` is there only in the middle of a procedure."""

    options: dict[str, Any] = {}
    board: str | None = None
    layout: str | None = None
    players: tuple[PlayerPosition, ...] = ()
    tokens: tuple[TokenPosition, ...] = ()
    statuses: tuple[StatusPosition, ...] = ()
    neutral: Whole | None = None
    charges: Whole | None = None
    marker: Whole = 0
    ends: tuple[Whole, Whole] | None = None
    first: Whole = 0
    countering: Whole = 0
    turn: Whole = 0
    ask: Literal["main", "declare", "buy"] = "main"
    kind: Literal["", "active", "passive", "end"] | None = None
    number: Whole = 1
    activated: SquadRef | None = None
    used: dict[str, Whole] = {}
    plays: Whole = 0
    stalled: Whole = 0
    changed: bool = False
    end_after_turn: bool | None = None
    mulligans: tuple[Whole, ...] = ()
    autopass: tuple[Whole, ...] = ()
    operations: Whole = 0
    happened: tuple[tuple[str, Whole, Whole], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    resolving: tuple[str, ...] = ()
    outcome: Outcome | None = None
    flow: dict[str, Any] | None = None

    @property
    def is_paused(self) -> bool:
        """True away from the decisions of `ask`: in a procedure, in set-up, or after the end."""
        return self.flow is not None or self.outcome is not None


PARTS: tuple[type[Part], ...] = (
    Position,
    PlayerPosition,
    SquadPosition,
    EnhancementPosition,
    TokenPosition,
    StatusPosition,
)
