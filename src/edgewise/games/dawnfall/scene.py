"""Scene: what a client draws for one seat, made from what that seat sees and from nothing else. DF-INF-4."""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec

from edgewise.core.columns import columns
from edgewise.core.wire import At
from edgewise.games.dawnfall.seen import Course, Open, PlayerView, Seen, SquadView, TokenView
from edgewise.games.dawnfall.wire import Moment, SpaceShape
from edgewise.geometry.hexes import Board


class ModelScene(msgspec.Struct, frozen=True, gc=False):
    """A model: the Space and the local hexes that its base covers (-1 and none: not on the board)."""

    model: int
    space: int
    hexes: tuple[int, ...]
    alive: bool
    statuses: tuple[str, ...] = ()


class EnhancementScene(msgspec.Struct, frozen=True, gc=False):
    """An attached Enhancement."""

    card: str
    charges: int
    bought: bool
    disabled: bool


class SquadScene(msgspec.Struct, frozen=True, gc=False):
    """A Squad with everything on its card; attributes hold now, None is a dash."""

    squad: int
    seat: int
    letter: str
    card: str
    other_side: bool
    attributes: dict[str, int | None]
    endurance: int
    shield: int
    value: int
    base: int
    models: tuple[ModelScene, ...]
    enhancements: tuple[EnhancementScene, ...]
    statuses: tuple[str, ...]
    activated: bool


class PlayerScene(msgspec.Struct, frozen=True, gc=False):
    """A player's open things."""

    seat: int
    faction: str
    crystals: int
    temporary: int
    depleted: int
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    banner: str
    banner_ready: bool
    shrine: str
    sources: int
    captured: tuple[int, ...]
    removed: bool


class TokenScene(msgspec.Struct, frozen=True, gc=False):
    """A map token: Shrine, Source or another; `controlled_by` for Sources."""

    token: int
    kind: str
    owner: int
    space: int
    hexes: tuple[int, ...]
    controlled_by: int | None


class Scene(Course, frozen=True):
    """A match as one seat sees it (None: a spectator); `hands` has the hands that this seat may see, by seat."""

    players: tuple[PlayerScene, ...]
    squads: tuple[SquadScene, ...]
    tokens: tuple[TokenScene, ...]
    resolving: tuple[str, ...]
    hands: dict[str, tuple[str, ...]]


class Shared(msgspec.Struct, frozen=True):
    """The part of a scene that every seat may know, encoded, and what it was encoded from."""

    table: Open
    players: msgspec.Raw
    squads: msgspec.Raw
    tokens: msgspec.Raw
    each_squad: tuple[bytes, ...]


_encode = msgspec.json.Encoder().encode


def shared(table: Open, before: Shared | None = None) -> Shared:
    """What is open to all, encoded once; what is as it was before is not encoded again."""
    players = msgspec.Raw(_encode([_player(each) for each in table.players]))
    if before is not None and table.squads is before.table.squads and table.tokens is before.table.tokens:
        return msgspec.structs.replace(before, table=table, players=players)
    if before is not None and len(before.table.squads) == len(table.squads):
        pairs = zip(table.squads, before.table.squads, before.each_squad, strict=True)
        squads = tuple(part if now is then else _encode(_squad(now)) for now, then, part in pairs)
    else:
        squads = tuple(_encode(_squad(each)) for each in table.squads)
    if before is not None and table.tokens is before.table.tokens:
        tokens = before.tokens
    else:
        tokens = msgspec.Raw(_encode([_token(each) for each in table.tokens]))
    return Shared(table, players, msgspec.Raw(b"[%b]" % b",".join(squads)), tokens, squads)


def scene(seen: Seen, open_part: Shared) -> Scene:
    """The scene of a seat."""
    return Scene(
        **columns(Course, seen),
        # Encoded already: they are the same for every seat.
        players=cast("tuple[PlayerScene, ...]", open_part.players),
        squads=cast("tuple[SquadScene, ...]", open_part.squads),
        tokens=cast("tuple[TokenScene, ...]", open_part.tokens),
        resolving=seen.resolving,
        hands={str(player.seat): player.hand for player in seen.players if player.hand is not None},
    )


def _player(seen: PlayerView) -> PlayerScene:
    return PlayerScene(
        seat=seen.seat,
        faction=seen.faction,
        crystals=seen.crystals,
        temporary=seen.temporary,
        depleted=seen.depleted,
        hand_count=seen.hand_count,
        deck_count=seen.deck_count,
        discard=seen.discard,
        banner=seen.banner,
        banner_ready=seen.banner_ready,
        shrine=seen.shrine,
        sources=seen.controls,
        captured=seen.captured,
        removed=seen.removed,
    )


def _squad(seen: SquadView) -> SquadScene:
    return SquadScene(
        squad=seen.squad,
        seat=seen.seat,
        letter=seen.letter,
        card=seen.card,
        other_side=seen.side == "other",
        attributes=seen.attributes,
        endurance=seen.endurance,
        shield=seen.shield,
        value=seen.value,
        base=seen.base,
        models=tuple(ModelScene(m.model, m.space, m.hexes, m.alive, m.statuses) for m in seen.models),
        enhancements=tuple(
            EnhancementScene(e["card"], e["charges"], bool(e["bought"]), bool(e["disabled"])) for e in seen.enhancements
        ),
        statuses=seen.statuses,
        activated=seen.activated,
    )


def _token(seen: TokenView) -> TokenScene:
    return TokenScene(seen.token, seen.kind, seen.owner, seen.space, seen.hexes, seen.controlled_by)


def moment(table: Open, marker: int, at: At) -> Moment:
    """The numbers that tell the story of a match: the marker, and Crystals, models and Sources by seat."""
    standing = Counter(squad.seat for squad in table.squads for model in squad.models if model.space >= 0)
    return Moment(
        *at,
        marker=marker,
        crystals=tuple(player.crystals + player.depleted for player in table.players),
        models=tuple(standing[player.seat] for player in table.players),
        sources=tuple(player.controls for player in table.players),
    )


def spaces(board: Board) -> tuple[SpaceShape, ...]:
    """The Spaces of a board with their hexes and neighbours. DF-BRD-1, DF-BRD-6."""
    return tuple(
        SpaceShape(
            index=space,
            place=board.spaces[space],
            label=board.label(space),
            hexes=tuple(board.hex_at(space, k) for k in range(7)),
            neighbours=tuple(board.neighbours[space]),
        )
        for space in range(board.count)
    )
