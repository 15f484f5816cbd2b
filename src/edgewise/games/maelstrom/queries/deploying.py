"""Where units may be deployed: the judge of a deployment, and places worth choosing. ME-DEP-8, ME-DEP-12, ME-DEP-13."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import Scout
from edgewise.games.maelstrom.actions import Deploy, Stand
from edgewise.games.maelstrom.kinds import NO_MODEL, Model, Unit
from edgewise.games.maelstrom.queries.abilities import all_have
from edgewise.games.maelstrom.queries.bodies import body_at, side_bodies
from edgewise.games.maelstrom.queries.ends import end_refusal, markers_touched
from edgewise.games.maelstrom.queries.markers import marker_bodies
from edgewise.games.maelstrom.queries.zones import wholly_in, zone_of
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.bearings import FULL_TURN
from edgewise.geometry.plane import Disc
from edgewise.geometry.touching import CONTACT_MILS, touches
from edgewise.tabletop.coherency import coherent
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.placing import settle
from edgewise.tabletop.terrain import GROUND, Standing

# No model starts so near to an enemy that stands already. ME-DEP-12
APART_MILS = 6_000


def limits(state: Game, unit: Unit) -> Limits:
    """What forbids positions of a unit that is deployed. ME-DEP-1, ME-DEP-12, ME-ABI-14."""
    seat = state.book.unit_seat[unit]
    own = [each for each in side_bodies(state, seat) if each.unit != unit]
    enemies = side_bodies(state, 1 - seat)
    scouts = all_have(state, unit, Scout)

    def zone(x: int, y: int, r: int, surface: int) -> bool:
        body = Standing(x, y, r, state.book.ground.elevation(surface))
        return is_in_zone(state, seat, body.disc, scouts=scouts) and not is_crowded(enemies, body)

    return Limits(state.book.ground, seat, [*own, *enemies], markers=marker_bodies(state), zone=zone)


def is_in_zone(state: Game, seat: int, base: Disc, *, scouts: bool) -> bool:
    """Whether a base lies wholly where its side may deploy; scouts have 6" more. ME-DEP-1, ME-ABI-14, ME-SCO-14."""
    region = zone_of(state, seat)
    if wholly_in(base, region):
        return True
    if not scouts:
        return False
    # The outline of the wider zone is nowhere nearer to the centre than the base allows: so far off the zone itself.
    reach = Scout.FORWARD_MILS - max(base.r - CONTACT_MILS, 0)
    return any(touches(Disc(base.x, base.y, reach - CONTACT_MILS), part) for part in region)


def is_crowded(enemies: Sequence[Standing], body: Standing) -> bool:
    """Whether an enemy stands within 6" of a model. ME-DEP-12."""
    return any(is_within(body, enemy, APART_MILS) for enemy in enemies)


def leads(state: Game, action: Deploy) -> Model:
    """The model that leads: the one that the entry names, or the one that is picked. ME-UNI-4."""
    return state.leader[action.unit] if action.leader == NO_MODEL else action.leader


def refusal(state: Game, action: Deploy) -> Refusal | None:
    """What forbids a deployment: its form, the leader, then each model in list order, then coherency. ME-SCO-11."""
    found = malformed(state, action)
    if found is not None:
        return found
    bounds = limits(state, action.unit)
    leader, mates = stood(state, action)
    for body, placed in _in_order(leader, mates):
        found = _place_refusal(state, bounds, body, placed, leader)
        if found is not None:
            return found
    if markers_touched(bounds, (leader, *(mate for mate in mates if mate is not None))) > 1:
        return refuse("ME-OBJ-8", "two-markers", unit=action.unit)
    return _together(action.unit, leader, mates)


def malformed(state: Game, action: Deploy) -> Refusal | None:
    """A wrong number of places, a facing or surface that there is not, a leader who may not lead. ME-DEP-13."""
    models, ground = state.book.models_of_unit[action.unit], state.book.ground
    if len(action.places) not in (1, len(models)):
        return refuse("ME-DEP-13", "places-count", unit=action.unit, count=len(models))
    if not 0 <= action.facing < FULL_TURN:
        return refuse("ME-MOV-11", "wrong-facing", most=FULL_TURN - 1)
    for stand in action.places:
        surface = ground.number(stand.surface)
        if surface is None:
            return refuse("ME-MOV-11", "no-surface", surface=stand.surface)
        if surface != GROUND and not ground.is_over(stand.x, stand.y, surface):
            return refuse("ME-MOV-11", "off-surface", number=1, surface=stand.surface)
    named = state.book.units[action.unit].leader
    fit = models if named is None else models[named : named + 1]
    return None if action.leader in (NO_MODEL, *fit) else refuse("ME-UNI-4", "no-leader", unit=action.unit)


def stood(state: Game, action: Deploy) -> tuple[Standing, tuple[Standing | None, ...]]:
    """The leader and the others as they would stand: as told, or as the search sets them. ME-SCO-9."""
    models, chosen = state.book.models_of_unit[action.unit], leads(state, action)
    if len(action.places) == len(models):
        bodies = [_body(state, m, stand) for m, stand in zip(models, action.places, strict=True)]
        at = models.index(chosen)
        return bodies[at], tuple(body for n, body in enumerate(bodies) if n != at)
    leader = _body(state, chosen, action.places[0])
    mates = [_body(state, model, action.places[0]) for model in models if model != chosen]
    return leader, settle(leader, action.facing, mates, limits(state, action.unit))


def _body(state: Game, model: Model, stand: Stand) -> Standing:
    return body_at(state, model, stand.x, stand.y, state.book.ground.number(stand.surface) or GROUND)


def _in_order(
    leader: Standing, mates: Sequence[Standing | None]
) -> Iterator[tuple[Standing | None, tuple[Standing, ...]]]:
    """The leader and then each other model, with those of the unit that stand before it."""
    yield leader, ()
    placed: tuple[Standing, ...] = (leader,)
    for mate in mates:
        yield mate, placed
        if mate is not None:
            placed = (*placed, mate)


def _place_refusal(
    state: Game, bounds: Limits, body: Standing | None, placed: tuple[Standing, ...], leader: Standing
) -> Refusal | None:
    """What forbids one model where it would stand. ME-DEP-1, ME-DEP-12, ME-TER-7."""
    if body is None:
        return refuse("ME-DEP-13", "no-room", unit=Unit(leader.unit))
    seat = bounds.side
    scouts = all_have(state, Unit(leader.unit), Scout)
    if not is_in_zone(state, seat, body.disc, scouts=scouts):
        rule = "ME-ABI-14" if scouts else "ME-DEP-1"
        return refuse(rule, "outside-zone", model=Model(body.model))
    if is_crowded(side_bodies(state, 1 - seat), body):
        return refuse("ME-DEP-12", "near-enemy", model=Model(body.model), inches=APART_MILS // 1000)
    found = end_refusal(bounds, body, placed, None)
    if found is None and body is leader and not state.book.can_leave(state.deployment, body.x, body.y, body.r):
        return refuse("ME-DEP-12", "pocket", model=Model(body.model))
    return found


def _together(unit: Unit, leader: Standing, mates: Sequence[Standing | None]) -> Refusal | None:
    """A unit starts coherent; as near to that as can be is enough for moves alone. ME-DEP-8, ME-UNI-11."""
    return None if coherent(leader, mates) == len(mates) else refuse("ME-DEP-8", "apart", unit=unit)


def set_down(state: Game, action: Deploy) -> None:
    """Puts the models of a unit where a judged deployment has them. ME-DEP-13."""
    leader, mates = stood(state, action)
    for body in (leader, *mates):
        if body is not None:
            state.x[body.model], state.y[body.model] = body.x, body.y
            state.z[body.model], state.on[body.model] = body.foot, body.surface
    state.leader[action.unit] = leads(state, action)
    state.facing[action.unit] = action.facing
    state.place[action.unit] = "table"
