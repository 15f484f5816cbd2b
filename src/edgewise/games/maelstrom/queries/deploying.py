"""Where a unit may be deployed, and places worth choosing from. ME-DEP-1, ME-DEP-12, ME-DEP-13, ME-ABI-14"""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import Scout
from edgewise.games.maelstrom.actions import Deploy, Stand
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
from edgewise.tabletop.limits import Limits, Zone
from edgewise.tabletop.placing import settle
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
