"""Scene: what a client draws for one seat; the open part is made once for all seats. DF-INF-1, DF-INF-4."""

from __future__ import annotations

from typing import Any

import msgspec

from edgewise.games.dawnfall.describe import LETTERS
from edgewise.games.dawnfall.queries.attributes import NAMES, attribute, value_of
from edgewise.games.dawnfall.queries.control import controlled, controls, sources
from edgewise.games.dawnfall.state import DEAD, Game
from edgewise.games.dawnfall.view import may_see
from edgewise.geometry.hexes import HEXES_OF


class ModelScene(msgspec.Struct, frozen=True):
    """A model: the Space and the local hexes that its base covers (-1 and none: not on the board)."""

    model: int
    space: int
    hexes: tuple[int, ...]
    alive: bool
    statuses: tuple[str, ...] = ()


class EnhancementScene(msgspec.Struct, frozen=True):
    """An attached Enhancement."""

    card: str
    charges: int
    bought: bool
    disabled: bool


class SquadScene(msgspec.Struct, frozen=True):
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


class PlayerScene(msgspec.Struct, frozen=True):
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


class TokenScene(msgspec.Struct, frozen=True):
    """A map token: Shrine, Source or another; `controlled_by` for Sources."""

    token: int
    kind: str
    owner: int
    space: int
    hexes: tuple[int, ...]
    controlled_by: int | None


class Scene(msgspec.Struct, frozen=True):
    """A match as one seat sees it (None: a spectator); `hands` has the hands that this seat may see, by seat."""

    game: str
    mode: str
    seat: int | None
    turn: int
    kind: str
    number: int
    marker: int
    ends: tuple[int, int]
    neutral: int
    charges: int
    players: tuple[PlayerScene, ...]
    squads: tuple[SquadScene, ...]
    tokens: tuple[TokenScene, ...]
    resolving: tuple[str, ...]
    hands: dict[str, tuple[str, ...]]


class Open(msgspec.Struct, frozen=True):
    """The part of a scene that every seat may know."""

    players: tuple[PlayerScene, ...]
    squads: tuple[SquadScene, ...]
    tokens: tuple[TokenScene, ...]


def open_part(state: Game) -> Open:
    """What is open to all."""
    seats = range(state.book.seats)
    models: dict[int, list[str]] = {}
    squads: dict[int, list[str]] = {}
    for status in state.statuses:
        if status.model >= 0:
            models.setdefault(status.model, []).append(status.kind)
        if status.squad >= 0:
            squads.setdefault(status.squad, []).append(status.kind)
    return Open(
        tuple(_player(state, s) for s in seats),
        tuple(_squad(state, s, models, tuple(squads.get(s, ()))) for s in range(len(state.squad_card))),
        tuple(_tokens(state)),
    )


def scene(state: Game, seat: int | None, shared: Open) -> Scene:
    """The scene of a seat."""
    return Scene(
        game="dawnfall",
        mode=state.book.mode,
        seat=seat,
        turn=state.turn,
        kind=state.kind,
        number=state.number,
        marker=state.marker,
        ends=state.ends,
        neutral=state.neutral,
        charges=state.charges,
        players=shared.players,
        squads=shared.squads,
        tokens=shared.tokens,
        resolving=state.resolving,
        hands={str(s): tuple(sorted(state.hands[s])) for s in range(state.book.seats) if may_see(state, seat, s)},
    )


def _player(state: Game, owner: int) -> PlayerScene:
    faction = state.factions[owner]
    return PlayerScene(
        seat=owner,
        faction=faction,
        crystals=state.crystals[owner],
        temporary=state.temporary[owner],
        depleted=state.depleted[owner],
        hand_count=len(state.hands[owner]),
        deck_count=len(state.decks[owner]) + len(state.tops[owner]),
        discard=state.discards[owner],
        banner=state.book.banner_id(state, owner) if faction else "",
        banner_ready=state.banners[owner],
        shrine=state.shrines[owner],
        sources=len(controlled(state, owner)) if faction else 0,
        captured=state.captured[owner],
        removed=state.removed[owner],
    )


def _squad(state: Game, squad: int, marked: dict[int, list[str]], statuses: tuple[str, ...]) -> SquadScene:
    record = state.book.squads[state.squad_card[squad]]
    models = state.squad_models[squad]
    return SquadScene(
        squad=squad,
        seat=state.squad_seat[squad],
        letter=LETTERS[squad % len(LETTERS)],
        card=record.id,
        other_side=bool(state.modes[squad]),
        attributes={name: attribute(state, models[0], name) for name in NAMES},
        endurance=state.endurance[squad],
        shield=record.endurance,
        value=value_of(state, squad),
        base=record.base,
        models=tuple(
            ModelScene(m, state.spaces[m], HEXES_OF[state.hexes[m]], state.spaces[m] != DEAD, tuple(marked.get(m, ())))
            for m in models
        ),
        enhancements=tuple(
            EnhancementScene(e.card, e.charges, bool(e.bought), bool(e.disabled)) for e in state.attached[squad]
        ),
        statuses=statuses,
        activated=state.activated == squad,
    )


def _tokens(state: Game) -> list[TokenScene]:
    yielding = sources(state) if all(state.factions) else []
    found = []
    for number, token in enumerate(state.tokens):
        holder = None
        if number in yielding:
            holder = next((s for s in range(state.book.seats) if controls(state, s, token)), None)
        hexes = HEXES_OF[token.hexes or 127]
        found.append(TokenScene(number, token.kind, token.owner, token.space, hexes, holder))
    return found


def moment(state: Game) -> dict[str, Any]:
    """The numbers that tell the story of a match: the marker, and Crystals, models and Sources by seat."""
    seats = range(state.book.seats)
    return {
        "marker": state.marker,
        "crystals": tuple(state.crystals[s] + state.depleted[s] for s in seats),
        "models": tuple(sum(state.spaces[m] >= 0 for m in state.models_of[s]) for s in seats),
        "sources": tuple(len(controlled(state, s)) if all(state.factions) else 0 for s in seats),
    }


def geometry(state: Game) -> dict[str, Any]:
    """The board of a match: Spaces with their hexes and neighbours. DF-BRD-1, DF-BRD-6."""
    board = state.book.board
    return {
        "board": board.name,
        "spaces": [
            {
                "index": space,
                "place": board.spaces[space],
                "label": board.label(space),
                "hexes": [board.hex_at(space, k) for k in range(7)],
                "neighbours": board.neighbours[space],
            }
            for space in range(board.count)
        ],
    }
