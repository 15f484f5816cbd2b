<<<<<<< HEAD
"""Where a unit may be deployed, and places worth choosing from. ME-DEP-1, ME-DEP-12, ME-DEP-13, ME-ABI-14"""

from __future__ import annotations

from collections.abc import Sequence
=======
"""Where units may be deployed: the judge of a deployment, and places worth choosing. ME-DEP-8, ME-DEP-12, ME-DEP-13."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
>>>>>>> me-move

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import Scout
from edgewise.games.maelstrom.actions import Deploy, Stand
<<<<<<< HEAD
from edgewise.games.maelstrom.kinds import NO_MODEL, Facing, Mils, Model, SurfaceName, Unit
from edgewise.games.maelstrom.queries.abilities import all_have
from edgewise.games.maelstrom.queries.bodies import bodies, body_at
from edgewise.games.maelstrom.queries.ends import end_refusal, markers_touched
from edgewise.games.maelstrom.queries.limits import marker_bodies, stop_of
from edgewise.games.maelstrom.queries.zones import wholly_in, zone_of
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game, living
from edgewise.geometry.bearings import FULL_TURN
from edgewise.geometry.plane import Disc, Polygon, measured
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import is_coherent
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.placing import Limits, Zone, settle
from edgewise.tabletop.terrain import Standing

AWAY_MILS = 6000


def refusal(state: Game, action: Deploy) -> Refusal | None:
    """The judge of a deployment of a unit of one's own. ME-DEP-13"""
    return _malformed(state, action) or _leader_refusal(state, action) or _places_refusal(state, action)


def _malformed(state: Game, action: Deploy) -> Refusal | None:
    unit, places = action.unit, action.places
    if state.place[unit] not in ("table", "reserve"):
        return refuse("ME-DEP-13", "not-in-reserve", unit=unit)
    models = living(state, unit)
    if len(places) not in (1, len(models)):
        return refuse("ME-DEP-13", "deploy-places", unit=unit, count=len(models))
    if not 0 <= action.facing < FULL_TURN:
        return refuse("ME-MOV-11", "bad-facing", most=FULL_TURN - 1)
    for place in places:
        if state.book.ground.number(place.surface) is None:
            return refuse("ME-MOV-11", "no-surface", surface=place.surface)
    return None


def _leader_refusal(state: Game, action: Deploy) -> Refusal | None:
    """The leader is the model that the entry names; where it names none, the owner does. ME-UNI-4"""
    if action.leader == NO_MODEL:
        return None
    unit = action.unit
    if action.leader not in living(state, unit):
        return refuse("ME-UNI-4", "strange-leader", unit=unit)
    named = state.book.units[unit].leader
    if named is not None and action.leader != state.book.models_of_unit[unit][named]:
        return refuse("ME-UNI-4", "leader-named", unit=unit, model=state.book.models_of_unit[unit][named])
    return None


def _places_refusal(state: Game, action: Deploy) -> Refusal | None:
    """Every model in the zone, in a valid position, away from enemies, and the unit coherent. ME-DEP-12, ME-SCO-15"""
    bounds = deployment_limits(state, action.unit)
    leader = leader_at(state, action)
    refused = _place_refusal(state, bounds, leader, (), None)
    if refused is None and is_pocketed(state, leader):
        refused = refuse("ME-DEP-12", "pocket", model=Model(leader.model))
    if refused is not None:
        return refused
    found = stood(state, action)
    if found is None:
        return refuse("ME-DEP-8", "deploy-room", unit=action.unit)
    placed = [leader]
    for mate in found:
        if mate.model == leader.model:
            continue
        refused = _place_refusal(state, bounds, mate, placed, leader)
        if refused is not None:
            return refused
        placed.append(mate)
    if not all(is_coherent(leader, mate) for mate in placed):
        return refuse("ME-DEP-8", "deploy-coherency", unit=action.unit)
    return None


def _place_refusal(
    state: Game, bounds: Limits, body: Standing, placed: Sequence[Standing], leader: Standing | None
) -> Refusal | None:
    """What forbids a model where it would stand. ME-DEP-1, ME-DEP-12"""
    model = Model(body.model)
    refused = end_refusal(bounds, body, placed, leader)
    if refused is not None:
        return refused
    if markers_touched(bounds, (*placed, body)) > 1:
        return refuse("ME-OBJ-8", "two-markers", unit=Unit(body.unit))
    if not is_in_zone(state, body):
        return refuse("ME-DEP-1", "out-of-zone", model=model)
    if any(is_within(body, foe, AWAY_MILS) for foe in _foes(state, bounds)):
        return refuse("ME-DEP-12", "near-enemy", model=model, least=Mils(AWAY_MILS))
    return None


def _foes(state: Game, bounds: Limits) -> list[Standing]:
    return [each for each in bounds.bodies if each.side != bounds.side]


def deployment_limits(state: Game, unit: Unit) -> Limits:
    """What forbids positions when a unit is set down: the zone and near enemies with the rest. ME-SCO-9, ME-DEP-12"""
    seat = state.book.unit_seat[unit]
    others = [each for each in bodies(state) if each.unit != unit]
    foes = [each for each in others if each.side != seat]
    zone = _zone(state, unit, foes)
    return Limits(state.book.ground, seat, others, markers=marker_bodies(state), zone=zone)


def _zone(state: Game, unit: Unit, foes: Sequence[Standing]) -> Zone:
    scouts, seat = is_scouting(state, unit), state.book.unit_seat[unit]
    region = zone_of(state, seat)

    def zone(x: int, y: int, r: int, surface: int) -> bool:
        if not _is_inside(Disc(x, y, r), region, scouts=scouts):
            return False
        body = Standing(x, y, r, state.book.ground.elevation(surface))
        return not any(is_within(body, foe, AWAY_MILS) for foe in foes)

    return zone


def is_scouting(state: Game, unit: Unit) -> bool:
    """Whether every model of a unit has SCOUT. ME-ABI-14"""
    return all_have(state, unit, Scout)


def is_in_zone(state: Game, body: Standing) -> bool:
    """Whether a base is wholly in the zone of its side, which is wider for scouts. ME-DEP-1, ME-ABI-14"""
    return _is_inside(body.disc, zone_of(state, body.side), scouts=is_scouting(state, Unit(body.unit)))


def _is_inside(base: Disc, region: tuple[Polygon, ...], *, scouts: bool) -> bool:
    if wholly_in(base, region):
        return True
    return scouts and any(_is_so_near(base, part) for part in region)


def _is_so_near(base: Disc, part: Polygon) -> bool:
    """Whether all of a base is within 6" of a part of the zone, but for what tape and eye leave. ME-SCO-14"""
    reach = Scout.FORWARD_MILS - base.r + CONTACT_MILS
    square, scale, _ = measured(Disc(base.x, base.y, 0), part)
    return square <= reach * reach * scale


def is_pocketed(state: Game, leader: Standing) -> bool:
    """Whether a leader could never leave the place where it stands. ME-DEP-12, ME-OBJ-2"""
    return not state.book.can_leave(state.deployment, leader.x, leader.y, leader.r)


def leader_of(state: Game, action: Deploy) -> Model:
    """Who leads a unit that is deployed. ME-UNI-4"""
    unit = action.unit
    if action.leader != NO_MODEL:
        return action.leader
    return state.book.models_of_unit[unit][state.book.units[unit].leader or 0]


def leader_at(state: Game, action: Deploy) -> Standing:
    """The leader where it would stand; without places for all the one that is given is its own."""
    leader, models = leader_of(state, action), living(state, action.unit)
    place = action.places[0] if len(action.places) == 1 else action.places[models.index(leader)]
    return body_at(state, leader, *stop_of(state.book.ground, place))


def stood(state: Game, action: Deploy) -> list[Standing] | None:
    """All models where they would stand, in list order; None if the search has no place for one. ME-SCO-9"""
    unit, models = action.unit, living(state, action.unit)
    ground, leader = state.book.ground, leader_at(state, action)
    if len(action.places) == len(models):
        return [body_at(state, m, *stop_of(ground, at)) for m, at in zip(models, action.places, strict=True)]
    mates = [body_at(state, m, leader.x, leader.y, leader.surface) for m in models if m != leader.model]
    found = iter(settle(leader, action.facing, mates, deployment_limits(state, unit)))
    standing = [leader if m == leader.model else next(found) for m in models]
    whole = [each for each in standing if each is not None]
    return whole if len(whole) == len(standing) else None


def deployed(state: Game, unit: Unit, at: Stand, facing: Facing, leader: Model = NO_MODEL) -> Deploy | None:
    """A deployment with a place for every model, the leader's given; None if there is none for some."""
    action = Deploy(unit, (at,), facing, leader)
    if _malformed(state, action) or _leader_refusal(state, action):
        return None
    found = stood(state, action)
    leads = leader_at(state, action)
    if found is None or not all(is_coherent(leads, each) for each in found if each.model != leads.model):
        return None
    surfaces = state.book.ground.surfaces
    places = tuple(Stand(each.x, each.y, SurfaceName(surfaces[each.surface].name)) for each in found)
    return Deploy(unit, places, facing, leader)


def set_down(state: Game, action: Deploy) -> None:
    """Carries out a deployment that was judged. ME-DEP-13"""
    unit = action.unit
    found = stood(state, action)
    assert found is not None
    state.leader[unit] = leader_of(state, action)
    state.facing[unit] = action.facing
    state.place[unit] = "table"
    for body in found:
        model = body.model
        state.x[model], state.y[model], state.z[model], state.on[model] = body.x, body.y, body.foot, body.surface
=======
from edgewise.games.maelstrom.kinds import NO_MODEL, Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.queries.abilities import all_have
from edgewise.games.maelstrom.queries.bodies import body_at, side_bodies
from edgewise.games.maelstrom.queries.ends import end_refusal, markers_touched
from edgewise.games.maelstrom.queries.limits import marker_bodies
from edgewise.games.maelstrom.queries.zones import edge_of, wholly_in, zone_of
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.bearings import FULL_TURN
from edgewise.geometry.plane import Disc
from edgewise.geometry.touching import CONTACT_MILS, touches
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.placing import Limits, settle, worse
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
    found = _malformed(state, action)
    if found is not None:
        return found
    bounds = limits(state, action.unit)
    leader, mates = _stood(state, action)
    for body, placed in _in_order(leader, mates):
        found = _place_refusal(state, bounds, body, placed, leader)
        if found is not None:
            return found
    if markers_touched(bounds, (leader, *(mate for mate in mates if mate is not None))) > 1:
        return refuse("ME-OBJ-8", "two-markers", unit=action.unit)
    return _together(state, action, bounds, leader, mates)


def _malformed(state: Game, action: Deploy) -> Refusal | None:
    """A wrong number of places, a facing or surface that there is not, a leader who may not lead. ME-DEP-13."""
    models, ground = state.book.models_of_unit[action.unit], state.book.ground
    if len(action.places) not in (1, len(models)):
        return refuse("ME-DEP-13", "places-count", unit=action.unit, count=len(models))
    if not 0 <= action.facing < FULL_TURN:
        return refuse("ME-MOV-11", "bad-facing", most=FULL_TURN - 1)
    for stand in action.places:
        surface = ground.number(stand.surface)
        if surface is None:
            return refuse("ME-MOV-11", "no-surface", surface=stand.surface)
        if surface != GROUND and not ground.is_over(stand.x, stand.y, surface):
            return refuse("ME-MOV-11", "off-surface", number=1, surface=stand.surface)
    named = state.book.units[action.unit].leader
    fit = models if named is None else models[named : named + 1]
    return None if action.leader in (NO_MODEL, *fit) else refuse("ME-UNI-4", "no-leader", unit=action.unit)


def _stood(state: Game, action: Deploy) -> tuple[Standing, tuple[Standing | None, ...]]:
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


def _together(
    state: Game, action: Deploy, bounds: Limits, leader: Standing, mates: Sequence[Standing | None]
) -> Refusal | None:
    """A unit starts as coherent as it can be. ME-DEP-8, ME-UNI-12."""
    if len(action.places) == 1:
        return None
    there = [mate for mate in mates if mate is not None]
    if worse(leader, action.facing, there, mates, bounds) is None:
        return None
    return refuse("ME-DEP-8", "apart", unit=action.unit)


def set_down(state: Game, action: Deploy) -> None:
    """Puts the models of a unit where a judged deployment has them. ME-DEP-13."""
    leader, mates = _stood(state, action)
    for body in (leader, *mates):
        if body is not None:
            state.x[body.model], state.y[body.model] = body.x, body.y
            state.z[body.model], state.on[body.model] = body.foot, body.surface
    state.leader[action.unit] = leads(state, action)
    state.facing[action.unit] = action.facing
    state.place[action.unit] = "table"
>>>>>>> me-move
