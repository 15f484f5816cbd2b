"""Movement commands worth offering: into contact, onto pools, forward, back, into cover. ED-MOV-9."""

from __future__ import annotations

from edgewise.games.the_edge.actions import Move
from edgewise.games.the_edge.kinds import Model
from edgewise.games.the_edge.queries.moves import allowance
from edgewise.games.the_edge.queries.places import base, blocking, pool_discs
from edgewise.games.the_edge.state import CONTACT_MILS, Game, Point, living
from edgewise.geometry.plane import Disc, squared
from edgewise.tabletop.places import discs
from edgewise.tabletop.proposals import Walker, behind

NEAR_POOLS = 3
NEAR_SQUADS = 3
KEPT = 1_000
# Where a model ends that is led to something: inside the contact whatever way its place is rounded.
ASIDE_MILS = CONTACT_MILS // 2


def proposals(state: Game) -> tuple[Move, ...]:
    """The proposals for the active squad; kept by everything that they depend on."""
    book = state.book
    models = living(state, state.active)
    allowances = tuple(allowance(state, m) for m in models)
    key = (state.active, tuple(state.at), tuple(p.crystals >= 0 for p in state.pools), state.pools, allowances)
    found: tuple[Move, ...] | None = book.moves.get(key)
    if found is None:
        if len(book.moves) >= KEPT:
            book.moves.clear()
        found = book.moves[key] = _proposed(state, models, allowances) if models else (Move(()),)
    return found


def _proposed(state: Game, models: list[Model], allowances: tuple[int, ...]) -> tuple[Move, ...]:
    book = state.book
    seat = book.squad_seat[state.active]
    here: dict[int, Point] = {m: base(state, m).centre for m in models}
    mates = discs(state.at, book.radius, (m for m in book.models_of[seat] if m not in here))
    walker = Walker(
        here,
        dict(zip(models, allowances, strict=True)),
        book.radius[models[0]],
        book.table.open,
        blocking(state, seat),
        mates,
        ASIDE_MILS,
    )
    paths = walker.moves(_targets(state, seat, walker), _aims(state, seat, here[models[0]], walker.radius))
    moves = (Move(tuple((Model(model), path) for model, path in each)) for each in paths)
    return tuple(dict.fromkeys(moves))


def _targets(state: Game, seat: int, walker: Walker) -> list[Disc]:
    """Enemies and pools that some model might touch; of the pools the nearest."""
    book = state.book
    enemies = discs(state.at, book.radius, book.models_of[1 - seat])
    pools = [p for p in pool_discs(state) if walker.is_reached(p)]
    pools.sort(key=lambda p: min(squared(p.centre, here) for here in walker.here.values()))
    return [*(e for e in enemies if walker.is_reached(e)), *pools[:NEAR_POOLS]]


def _aims(state: Game, seat: int, here: Point, radius: int) -> list[Point]:
    """Points to march to: the nearest enemy squads and pools, both ends of the board, and shelter."""
    book = state.book
    ends = [(here[0], book.table.open.top), (here[0], book.table.open.bottom)]
    found = ends if seat == state.first else ends[::-1]
    enemies = [place for m in book.models_of[1 - seat] if (place := state.at[m]) is not None]
    enemies.sort(key=lambda p: squared(here, p))
    found += enemies[:NEAR_SQUADS]
    found += sorted((p.centre for p in pool_discs(state)), key=lambda p: squared(here, p))[:NEAR_POOLS]
    if enemies:
        found += [behind(solid, enemies[0], radius + ASIDE_MILS) for solid in book.solid_obstacles]
    return found
