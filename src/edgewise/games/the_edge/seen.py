"""Seen: what lies open on the table, and the hand that a seat may see. ED-SPL-1."""

from __future__ import annotations

from typing import Literal

import msgspec

from edgewise.games.the_edge.book import STATISTICS
from edgewise.games.the_edge.continuous import lines_of, statistic
from edgewise.games.the_edge.naming import letter
from edgewise.games.the_edge.state import Game, Item, Running, is_alive


class ModelView(msgspec.Struct, frozen=True):
    """A model: its number, where it stands, and its size."""

    model: int
    at: tuple[int, int] | None
    radius: int
    height: int


class SquadView(msgspec.Struct, frozen=True):
    """A squad card with everything on it."""

    squad: int
    seat: int
    letter: str
    card: str
    side: str
    hp: int
    shields: int
    alive: bool
    waits: bool
    """Not on the board yet: to be deployed, or to be summoned."""
    exhausted: bool
    stats: dict[str, int]
    rerolls: tuple[str, ...]
    models: tuple[ModelView, ...]
    progress: tuple[str, ...]
    effects: tuple[Running, ...]
    used: tuple[str, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """A player's public things, and the hand where it may be seen."""

    seat: int
    army: str
    vp: int
    unused: int
    used: int
    hand: tuple[str, ...] | None
    hand_count: int
    deck_count: int
    graveyard: tuple[str, ...]
    progress: tuple[str, ...]
    zone: tuple[int, int, int, int]


class PoolView(msgspec.Struct, frozen=True):
    """A board pool that lies on the board."""

    pool: int
    x: int
    y: int
    crystals: int


class Course(msgspec.Struct, frozen=True):
    """How far a match is, for one seat that looks at it; None is a spectator."""

    game: Literal["the-edge"]
    seat: int | None
    turn: int
    phase: str
    starting: int
    first: int
    acting: int
    active: int
    moved: bool
    action: str


class Seen(Course, frozen=True):
    """A match as one seat sees it."""

    players: tuple[PlayerView, ...]
    squads: tuple[SquadView, ...]
    pools: tuple[PoolView, ...]
    queue: tuple[Item, ...]


def seen(state: Game, seat: int | None) -> Seen:
    """What a seat sees of the table and of hands."""
    return Seen(
        game="the-edge",
        seat=seat,
        turn=state.turn,
        phase=state.phase,
        starting=state.starting,
        first=state.first,
        acting=state.acting,
        active=state.active,
        moved=state.moved,
        action=state.action,
        players=tuple(_player(state, seat, owner) for owner in range(2)),
        squads=tuple(_squad(state, s) for s in range(len(state.book.squad_card))),
        pools=tuple(PoolView(n, p.x, p.y, p.crystals) for n, p in enumerate(state.pools) if p.crystals >= 0),
        queue=(*state.queue, *state.resolving),
    )


def _player(state: Game, seat: int | None, owner: int) -> PlayerView:
    return PlayerView(
        seat=owner,
        army=state.book.seat_army[owner],
        vp=state.vp[owner],
        unused=state.unused[owner],
        used=state.spent[owner],
        hand=state.hands[owner] if seat == owner else None,
        hand_count=len(state.hands[owner]),
        deck_count=len(state.decks[owner]),
        graveyard=state.graveyards[owner],
        progress=state.progress[owner],
        zone=state.book.zone(owner, state.first),
    )


def _squad(state: Game, squad: int) -> SquadView:
    book = state.book
    card = book.squad_card[squad]
    alive = is_alive(state, squad)
    prefix = f"use:{squad}:"
    marks = {line.what for line, _ in lines_of(state, squad)}
    return SquadView(
        squad=squad,
        seat=book.squad_seat[squad],
        letter=letter(squad),
        card=card.id,
        side="shifted" if state.sides[squad] else "normal",
        hp=state.hp[squad],
        shields=card.shields,
        alive=alive,
        waits=not alive and _waits(state, squad),
        exhausted=state.exhausted[squad],
        stats={stat: statistic(state, squad, stat) for stat in STATISTICS} if alive else {},
        rerolls=tuple(kind for kind in ("attack", "defense") if "reroll-" + kind in marks),
        models=tuple(ModelView(m, state.at[m], book.radius[m], book.height[m]) for m in book.squad_models[squad]),
        progress=state.attached[squad],
        effects=tuple(r for r in state.running if r.squad == squad),
        used=tuple(m.removeprefix(prefix) for m in state.marks if m.startswith(prefix)),
    )


def _waits(state: Game, squad: int) -> bool:
    """Whether a squad that is not on the board is still to come. ED-SET-9, ED-OTH-6."""
    seat = state.book.squad_seat[squad]
    summoning = [card for card, summoned in state.book.summoned[seat].items() if summoned == squad]
    return any(card in state.progress[seat] for card in summoning) if summoning else state.phase == "setup"
