"""Where things stand: contact, gaps, and what is in the way. ED-MOV-2, ED-CLR-1, ED-CLR-2."""

from __future__ import annotations

from edgewise.games.the_edge.kinds import Model
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game
from edgewise.geometry.plane import Disc, Solid
from edgewise.tabletop.places import discs, is_within, near, those_within


def base(state: Game, model: int) -> Disc:
    """The base of a model on the board."""
    place = state.at[model]
    assert place is not None
    return Disc(place[0], place[1], state.book.radius[model])


def within(state: Game, one: int, other: int, mils: int) -> bool:
    """Whether the gap between two living models is at most so many mils. ED-MOV-2."""
    return is_within(state.at, state.book.radius, one, other, mils)


def touching(state: Game, one: int, other: int) -> bool:
    """Base-to-base contact of two living models. ED-MOV-2, ED-CLR-2."""
    return is_within(state.at, state.book.radius, one, other, CONTACT_MILS)


def touched_enemies(state: Game, model: int) -> list[Model]:
    """The enemy models in contact with a model, by number."""
    if state.at[model] is None:
        return []
    book = state.book
    enemies = book.models_of[1 - book.model_seat[model]]
    return those_within(state.at, book.radius, base(state, model), enemies, CONTACT_MILS)


def squad_within(state: Game, model: int, squad: int, mils: int) -> bool:
    """Whether a squad is within reach of a model; its own squad is at distance 0. ED-SPL-13, ED-CLR-24."""
    book = state.book
    if book.model_squad[model] == squad:
        return True
    if state.at[model] is None:
        return False
    return bool(those_within(state.at, book.radius, base(state, model), book.squad_models[squad], mils))


def pool_discs(state: Game) -> list[Disc]:
    """The markers that lie on the board. ED-CRY-8."""
    return [Disc(p.x, p.y, POOL_RADIUS) for p in state.pools if p.crystals >= 0]


def touches_pool(state: Game, model: int, pool: int) -> bool:
    """Contact of a model with a board pool. ED-CRY-8."""
    place, marker = state.at[model], state.pools[pool]
    if place is None or marker.crystals < 0:
        return False
    return near(place, (marker.x, marker.y), state.book.radius[model] + POOL_RADIUS + CONTACT_MILS)


def blocking(state: Game, seat: int) -> list[Solid]:
    """What the models of a seat may not cross: obstacles, pools and enemies. ED-MOV-4, ED-MOV-5."""
    book = state.book
    enemies = discs(state.at, book.radius, book.models_of[1 - seat])
    return [*book.solid_obstacles, *pool_discs(state), *enemies]


def all_solids(state: Game, *, but: int = -1) -> list[Solid]:
    """Everything that a pushed or placed base must not overlap, but that model itself. ED-CLR-2."""
    others = (model for model in range(len(state.at)) if model != but)
    return [*state.book.solid_obstacles, *pool_discs(state), *discs(state.at, state.book.radius, others)]
