"""Scene: what a client draws for one seat, made from what that seat sees and from nothing else. ED-SPL-1."""

from __future__ import annotations

import msgspec

from edgewise.core.columns import columns
from edgewise.core.wire import At
from edgewise.games.the_edge.book import Book
from edgewise.games.the_edge.profiles import Ground, Obstacle
from edgewise.games.the_edge.seen import Course, PlayerView, Seen, SquadView
from edgewise.games.the_edge.state import POOL_RADIUS, Item
from edgewise.games.the_edge.wire import FreeTable, Moment, Shape


class EdgeModel(msgspec.Struct, frozen=True, gc=False):
    """A model: its number, its code, the centre of its base in mils (None: not on the board), and its size."""

    model: int
    code: str
    at: tuple[int, int] | None
    radius: int
    height: int


class EdgeEffect(msgspec.Struct, frozen=True, gc=False):
    """Something in force at a squad: of which card or ability, by whom, for one model only or for all, how long."""

    source: str
    seat: int
    model: int
    until: str
    card: bool


class EdgeSquad(msgspec.Struct, frozen=True, gc=False):
    """A squad card with everything on it; statistics hold now and are None when nobody is on the board."""

    squad: int
    seat: int
    letter: str
    card: str
    shifted: bool
    hp: int
    shields: int
    alive: bool
    waits: bool
    exhausted: bool
    attack: int | None
    defense: int | None
    initiative: int | None
    move: int | None
    rerolls: tuple[str, ...]
    models: tuple[EdgeModel, ...]
    progress: tuple[str, ...]
    effects: tuple[EdgeEffect, ...]
    used: tuple[str, ...]


class EdgePlayer(msgspec.Struct, frozen=True, gc=False):
    """A player's open things; `zone` is left, bottom, right and top of the deployment zone."""

    seat: int
    faction: str
    vp: int
    unused: int
    used: int
    hand_count: int
    deck_count: int
    graveyard: tuple[str, ...]
    progress: tuple[str, ...]
    zone: tuple[int, int, int, int]


class EdgePool(msgspec.Struct, frozen=True, gc=False):
    """A board pool and its crystals."""

    pool: int
    at: tuple[int, int]
    crystals: int


class EdgeItem(msgspec.Struct, frozen=True, gc=False):
    """A spell or ability in the queue, the newest last; `target` is a squad or a model, as its text says."""

    seat: int
    source: str
    card: bool
    squad: int
    caster: int
    target: int
    shots: tuple[tuple[int, int], ...]
    bonus: bool
    cancelled: bool


class EdgeScene(Course, frozen=True):
    """A match of The Edge as one seat sees it (None: a spectator); `hands` has the hands that this seat may see."""

    players: tuple[EdgePlayer, ...]
    squads: tuple[EdgeSquad, ...]
    pools: tuple[EdgePool, ...]
    queue: tuple[EdgeItem, ...]
    hands: dict[str, tuple[str, ...]]


def scene(table: Seen) -> EdgeScene:
    """The scene of a seat."""
    return EdgeScene(
        **columns(Course, table),
        players=tuple(_player(each) for each in table.players),
        squads=tuple(_squad(each) for each in table.squads),
        pools=tuple(EdgePool(p.pool, (p.x, p.y), p.crystals) for p in table.pools),
        queue=tuple(_item(each) for each in table.queue),
        hands={str(p.seat): p.hand for p in table.players if p.hand is not None},
    )


def _player(seen: PlayerView) -> EdgePlayer:
    return EdgePlayer(
        seat=seen.seat,
        faction=seen.army,
        vp=seen.vp,
        unused=seen.unused,
        used=seen.used,
        hand_count=seen.hand_count,
        deck_count=seen.deck_count,
        graveyard=seen.graveyard,
        progress=seen.progress,
        zone=seen.zone,
    )


def _squad(seen: SquadView) -> EdgeSquad:
    stats = seen.stats
    return EdgeSquad(
        squad=seen.squad,
        seat=seen.seat,
        letter=seen.letter,
        card=seen.card,
        shifted=seen.side == "shifted",
        hp=seen.hp,
        shields=seen.shields,
        alive=seen.alive,
        waits=seen.waits,
        exhausted=seen.exhausted,
        attack=stats.get("attack"),
        defense=stats.get("defense"),
        initiative=stats.get("initiative"),
        move=stats.get("move"),
        rerolls=seen.rerolls,
        models=tuple(
            EdgeModel(m.model, f"{seen.letter}{number + 1}", m.at, m.radius, m.height)
            for number, m in enumerate(seen.models)
        ),
        progress=seen.progress,
        effects=tuple(EdgeEffect(r.source, r.seat, r.model, r.until, r.card) for r in seen.effects),
        used=seen.used,
    )


def _item(item: Item) -> EdgeItem:
    return EdgeItem(
        seat=item.seat,
        source=item.source,
        card=item.is_card,
        squad=item.squad,
        caster=item.caster,
        target=item.target,
        shots=item.shots,
        bonus=item.bonus,
        cancelled=item.cancelled,
    )


def table(book: Book) -> FreeTable:
    """The table of a match in mils: its size, the open part, obstacles and ground. ED-SET-1, ED-TER-3."""
    return FreeTable(
        size=book.table.width,
        open=(book.box.left, book.box.bottom, book.box.right, book.box.top),
        pool_radius=POOL_RADIUS,
        obstacles=tuple(_shape(each, height=each.height) for each in book.obstacle_records),
        grounds=tuple(_shape(each, kind=each.kind) for each in book.ground_records),
    )


def _shape(piece: Obstacle | Ground, *, height: int = 0, kind: str = "") -> Shape:
    circle = piece.circle
    return Shape(piece.polygon, None if circle is None else (*circle.at, circle.radius), height, kind)


def moment(table: Seen, at: At) -> Moment:
    """The numbers that tell the story of a match: VPs, crystals and models by seat, and what lies on the board."""
    players, squads = table.players, table.squads
    standing = [sum(m.at is not None for s in squads if s.seat == p.seat for m in s.models) for p in players]
    return Moment(
        *at,
        marker=players[0].vp - players[1].vp,
        crystals=tuple(p.unused + p.used for p in players),
        models=tuple(standing),
        sources=(),
        points=tuple(p.vp for p in players),
    )
