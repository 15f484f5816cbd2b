"""Where pools and squads may be set down. ED-SET-3, ED-SET-9, ED-OTH-6, ED-CLR-37, ED-CLR-39."""

from __future__ import annotations

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Deploy
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.kinds import Squad
from edgewise.games.the_edge.queries.places import all_solids
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point
from edgewise.geometry.plane import Disc, bounds, box_holds, boxes_meet, squared
from edgewise.tabletop.places import overlaps_any, those_within
from edgewise.tabletop.standing import grid, is_crowded, rows, scattered

POOL_SPACING = 8000
SPOT_STEP = 2500
SUMMON_GRID = 250
MOST_SUMMONS = 12
MOST_ROWS = 12


def pool_refusal(state: Game, place: Point) -> Refusal | None:
    """Inside the border, on no obstacle, 6 inches from every other pool. ED-SET-3, ED-CLR-39."""
    marker = Disc(*place, POOL_RADIUS)
    if not box_holds(state.book.box, marker):
        return refuse("ED-SET-3", "E_POOL_PLACE", "pool-border")
    if overlaps_any(marker, state.book.solid_obstacles):
        return refuse("ED-SET-3", "E_POOL_PLACE", "pool-obstacle")
    if any(squared(place, (p.x, p.y)) < POOL_SPACING**2 for p in state.pools):
        return refuse("ED-SET-3", "E_POOL_PLACE", "pool-spacing")
    return None


def pool_spots(state: Game) -> list[Point]:
    """Places for a pool on a coarse grid, or on a finer one where that is full."""
    inner = state.book.box.shrunk(POOL_RADIUS)
    for step in (SPOT_STEP, SUMMON_GRID):
        found = [spot for spot in grid(inner, step) if pool_refusal(state, spot) is None]
        if found:
            return found
    return []


def undeployed(state: Game, seat: int) -> list[Squad]:
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
    if is_crowded(bases, all_solids(state)):
        return refuse("ED-SET-9", "E_OVERLAP", "deploy-overlap", squad=action.squad)
    return None


def formations(state: Game, seat: int) -> tuple[Action, ...]:
    """Rows for each squad that waits: in front and at the back, spread over the width of the zone."""
    book = state.book
    zone = book.zone(seat, state.first)
    solids = [solid for solid in all_solids(state) if boxes_meet(zone, bounds(solid))]
    found: list[Action] = []
    for squad in undeployed(state, seat):
        radius, count = book.squad_card[squad].base_radius_mil, book.squad_card[squad].models
        fine = [row for row in rows(zone, radius, count) if not is_crowded(row, solids)]
        front = fine if seat == state.first else fine[::-1]
        alone = [] if front else scattered(zone, radius, count, solids, SUMMON_GRID)
        listed = front[-MOST_ROWS:] or ([alone] if alone else [])
        found += [Deploy(squad, tuple(d.centre for d in row)) for row in listed]
    return tuple(found)


def summon_refusal(state: Game, seat: int, squad: int, place: Point) -> Refusal | None:
    """In the own zone, overlapping nothing, touching no enemy. ED-OTH-6, ED-CLR-37."""
    radius = state.book.squad_card[squad].base_radius_mil
    disc = Disc(*place, radius)
    if not box_holds(state.book.zone(seat, state.first), disc):
        return refuse("ED-OTH-6", "E_DEPLOY_ZONE", squad=squad)
    if overlaps_any(disc, all_solids(state)):
        return refuse("ED-OTH-6", "E_OVERLAP", "deploy-overlap", squad=squad)
    enemies = state.book.models_of[1 - seat]
    if those_within(state.at, state.book.radius, disc, enemies, CONTACT_MILS):
        return refuse("ED-OTH-6", "E_PROGRESS_ILLEGAL", "summon-contact")
    return None


def summon_spots(state: Game, seat: int, squad: int) -> list[Point]:
    """Some legal places of the grid that settles whether summoning is possible. ED-CLR-37."""
    book = state.book
    zone = book.zone(seat, state.first).shrunk(book.squad_card[squad].base_radius_mil)
    front = zone.top if seat == state.first else zone.bottom
    corner = book.box.left, book.box.bottom
    found: list[Point] = []
    for step in (SPOT_STEP, SUMMON_GRID):
        for spot in sorted(grid(zone, step, corner), key=lambda p: (abs(p[1] - front), p[1], p[0])):
            if summon_refusal(state, seat, squad, spot) is None:
                found.append(spot)
                if len(found) >= MOST_SUMMONS:
                    return found
        if found:
            return found
    return found
