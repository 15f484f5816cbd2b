"""Where things stand: contact, gaps, and what is in the way. ED-MOV-2, ED-CLR-1, ED-CLR-2."""

from __future__ import annotations

from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point
from edgewise.geometry.plane import Disc, Solid


def base(state: Game, model: int) -> Disc:
    """The base of a model on the board."""
    place = state.at[model]
    assert place is not None
    return Disc(place[0], place[1], state.book.radius[model])


def near(a: Point, b: Point, reach: int) -> bool:
    """Whether two centres are at most so far apart."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy <= reach * reach


def within(state: Game, one: int, other: int, mils: int) -> bool:
    """Whether the gap between two living models is at most so many mils. ED-MOV-2."""
    a, b = state.at[one], state.at[other]
    if a is None or b is None:
        return False
    radius = state.book.radius
    dx, dy, reach = a[0] - b[0], a[1] - b[1], radius[one] + radius[other] + mils
    return dx * dx + dy * dy <= reach * reach


def touching(state: Game, one: int, other: int) -> bool:
    """Base-to-base contact of two living models. ED-MOV-2, ED-CLR-2."""
    return within(state, one, other, CONTACT_MILS)


def touched_enemies(state: Game, model: int) -> list[int]:
    """The enemy models in contact with a model, by number."""
    place = state.at[model]
    if place is None:
        return []
    x, y = place
    radius, at = state.book.radius, state.at
    own = radius[model] + CONTACT_MILS
    found = []
    for enemy in state.book.models_of[1 - state.book.model_seat[model]]:
        there = at[enemy]
        if there is not None:
            dx, dy, reach = there[0] - x, there[1] - y, own + radius[enemy]
            if dx * dx + dy * dy <= reach * reach:
                found.append(enemy)
    return found


def squad_within(state: Game, model: int, squad: int, mils: int) -> bool:
    """Whether a squad is within reach of a model; its own squad is at distance 0. ED-SPL-13, ED-CLR-24."""
    if state.book.model_squad[model] == squad:
        return True
    for other in state.book.squad_models[squad]:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
        if within(state, model, other, mils):
            return True
    return False


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
    at, radius = state.at, state.book.radius
    found: list[Solid] = [*state.book.solid_obstacles, *pool_discs(state)]
    for enemy in state.book.models_of[1 - seat]:
        place = at[enemy]
        if place is not None:
            found.append(Disc(place[0], place[1], radius[enemy]))
    return found


def all_solids(state: Game, *, but: int = -1) -> list[Solid]:
    """Everything that a pushed or placed base must not overlap, but that model itself. ED-CLR-2."""
    at, radius = state.at, state.book.radius
    found: list[Solid] = [*state.book.solid_obstacles, *pool_discs(state)]
    for model, place in enumerate(at):
        if place is not None and model != but:
            found.append(Disc(place[0], place[1], radius[model]))
    return found
