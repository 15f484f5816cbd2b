"""Where pools and squads may be set down. ED-SET-3, ED-SET-9, ED-OTH-6, ED-CLR-37, ED-CLR-39."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Deploy
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.queries.places import all_solids, near
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point, models_on_board
from edgewise.geometry.plane import Box, Disc, Solid, bounds, box_holds, overlaps

POOL_SPACING = 8000
SPOT_STEP = 2500
SUMMON_GRID = 250
MOST_SUMMONS = 12


def pool_refusal(state: Game, place: Point) -> Refusal | None:
    """Inside the border, on no obstacle, 6 inches from every other pool. ED-SET-3, ED-CLR-39."""
    marker = Disc(*place, POOL_RADIUS)
    if not box_holds(state.book.box, marker):
        return refuse("ED-SET-3", "E_POOL_PLACE", "pool-border")
    if any(overlaps(marker, solid) for solid in state.book.solid_obstacles):
        return refuse("ED-SET-3", "E_POOL_PLACE", "pool-obstacle")
    if any((place[0] - p.x) ** 2 + (place[1] - p.y) ** 2 < POOL_SPACING**2 for p in state.pools):
        return refuse("ED-SET-3", "E_POOL_PLACE", "pool-spacing")
    return None


def pool_spots(state: Game) -> list[Point]:
    """Places for a pool on a coarse grid, or on a finer one where that is full."""
    inner = state.book.box.shrunk(POOL_RADIUS)
    for step in (SPOT_STEP, SUMMON_GRID):
        xs, ys = range(inner.left, inner.right + 1, step), range(inner.bottom, inner.top + 1, step)
        spots = [(x, y) for x in xs for y in ys]
        found = [spot for spot in spots if pool_refusal(state, spot) is None]
        if found:
            return found
    return []


def undeployed(state: Game, seat: int) -> list[int]:
    """The squads that the seat has still to place; summoned ones come later. ED-SET-9."""
    book = state.book
    return [s for s in book.squads_of[seat] if s < book.first_summoned and state.at[book.squad_models[s][0]] is None]


def deploy_refusal(state: Game, seat: int, action: Deploy) -> Refusal | None:
    """Wholly in the own zone, overlapping nothing. ED-SET-9, ED-CLR-39."""
    book = state.book
    if len(action.places) != book.squad_card[action.squad].models:
        return refuse("ED-SET-9", "E_BAD_COMMAND", "places", count=book.squad_card[action.squad].models)
    if action.squad not in undeployed(state, seat):
        return refuse("ED-SET-9", "E_NOT_YOUR_SQUAD", "not-to-deploy", squad=action.squad)
    radius = book.squad_card[action.squad].base_radius_mil
    bases = [Disc(*place, radius) for place in action.places]
    zone = book.zone(seat, state.first)
    if not all(box_holds(zone, disc) for disc in bases):
        return refuse("ED-SET-9", "E_DEPLOY_ZONE", squad=action.squad)
    if overlaps_any(bases, all_solids(state)):
        return refuse("ED-SET-9", "E_OVERLAP", "deploy-overlap", squad=action.squad)
    return None


def overlaps_any(bases: Sequence[Disc], solids: Sequence[Solid]) -> bool:
    """Whether a new base overlaps something that is there, or another new one. ED-CLR-1."""
    return any(overlaps(disc, solid) for n, disc in enumerate(bases) for solid in (*solids, *bases[:n]))


def formations(state: Game, seat: int) -> tuple[Action, ...]:
    """Rows for each squad that waits: in front and at the back, spread over the width of the zone."""
    book = state.book
    zone = book.zone(seat, state.first)
    solids = [solid for solid in all_solids(state) if _meets(zone, bounds(solid))]
    found: list[Action] = []
    for squad in undeployed(state, seat):
        radius, count = book.squad_card[squad].base_radius_mil, book.squad_card[squad].models
        rows = _rows(zone, radius, count)
        fine = [row for row in rows if not overlaps_any(row, solids)]
        front = fine if seat == state.first else fine[::-1]
        listed = front[-12:] or _scattered(zone, radius, count, solids)
        found += [Deploy(squad, tuple(d.centre for d in row)) for row in listed]
    return tuple(found)


def _scattered(zone: Box, radius: int, count: int, solids: Sequence[Solid]) -> list[list[Disc]]:
    """Where no row fits: the models one by one on the first free places of a fine grid, if there are enough."""
    inner = zone.shrunk(radius)
    bases: list[Disc] = []
    for x in range(inner.left, inner.right + 1, SUMMON_GRID):
        for y in range(inner.bottom, inner.top + 1, SUMMON_GRID):
            if len(bases) < count and not overlaps_any([Disc(x, y, radius)], (*solids, *bases)):
                bases.append(Disc(x, y, radius))
    return [bases] if len(bases) == count else []


def _meets(zone: Box, box: Box) -> bool:
    """Whether two upright rectangles have more than their edges in common."""
    return box.left < zone.right and box.right > zone.left and box.bottom < zone.top and box.top > zone.bottom


def _rows(zone: Box, radius: int, count: int) -> Iterator[list[Disc]]:
    inner = zone.shrunk(radius)
    width = 2 * radius * (count - 1)
    for y in (inner.bottom, (inner.bottom + inner.top) // 2, inner.top):
        for x in range(inner.left + 500, inner.right - width + 1, 2500):
            yield [Disc(x + 2 * radius * n, y, radius) for n in range(count)]


def summon_refusal(state: Game, seat: int, squad: int, place: Point) -> Refusal | None:
    """In the own zone, overlapping nothing, touching no enemy. ED-OTH-6, ED-CLR-37."""
    radius = state.book.squad_card[squad].base_radius_mil
    disc = Disc(*place, radius)
    if not box_holds(state.book.zone(seat, state.first), disc):
        return refuse("ED-OTH-6", "E_DEPLOY_ZONE", squad=squad)
    if any(overlaps(disc, solid) for solid in all_solids(state)):
        return refuse("ED-OTH-6", "E_OVERLAP", "deploy-overlap", squad=squad)
    if _touches_enemy(state, seat, disc):
        return refuse("ED-OTH-6", "E_PROGRESS_ILLEGAL", "summon-contact")
    return None


def _touches_enemy(state: Game, seat: int, disc: Disc) -> bool:
    radius = state.book.radius
    for enemy in models_on_board(state, 1 - seat):
        there = state.at[enemy]
        assert there is not None
        if near(disc.centre, there, disc.r + radius[enemy] + CONTACT_MILS):
            return True
    return False


def summon_spots(state: Game, seat: int, squad: int) -> list[Point]:
    """Some legal places of the grid that settles whether summoning is possible. ED-CLR-37."""
    zone = state.book.zone(seat, state.first).shrunk(state.book.squad_card[squad].base_radius_mil)
    front = zone.top if seat == state.first else zone.bottom
    found: list[Point] = []
    for step in (2500, SUMMON_GRID):
        xs = [x for x in range(3000, 33001, step) if zone.left <= x <= zone.right]
        ys = sorted((y for y in range(3000, 33001, step) if zone.bottom <= y <= zone.top), key=lambda y: abs(y - front))
        for y in ys:
            for x in xs:
                if summon_refusal(state, seat, squad, (x, y)) is None:
                    found.append((x, y))
                    if len(found) >= MOST_SUMMONS:
                        return found
        if found:
            return found
    return found
