"""A move is carried out, and what it brings upon the unit. ME-MOV-7, ME-MOV-13, ME-TER-8, ME-TYP-3"""

from __future__ import annotations

import msgspec

from edgewise.core.flow import Frames
from edgewise.games.maelstrom.actions import Move
from edgewise.games.maelstrom.events.moving import ClimbShook, CoverLost, DangerMet, ModelLeftBehind, UnitMoved
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.figures import Part, part
from edgewise.games.maelstrom.frames.charges import charged
from edgewise.games.maelstrom.frames.injuries import ReplaceLeader, raise_level, remove
from edgewise.games.maelstrom.kinds import Facing, Mils, Model, Place, Unit
from edgewise.games.maelstrom.queries.arcs import is_in_rear, is_out_of_front
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.dangers import dangers_met, dangers_under
from edgewise.games.maelstrom.queries.errands import Errand, errand
from edgewise.games.maelstrom.queries.limits import limits_of, path
from edgewise.games.maelstrom.queries.passing import units_passed
from edgewise.games.maelstrom.queries.paths import Trodden, trodden
from edgewise.games.maelstrom.queries.settling import Settled, settled
from edgewise.games.maelstrom.state import Game, Note, standing
from edgewise.tabletop.terrain import Standing

# A climb of this much shakes a bike by a level. ME-TYP-3
SHAKEN_BY_MILS = 2000


def moved(state: Game, action: Move) -> Frames:
    """A movement action of the active unit, judged before. ME-MOV, ME-CHG-6"""
    acting = state.acting
    assert acting is not None
    wanted = errand(state, acting.unit, action.kind, action.target)
    found = carry_out(state, wanted, action)
    if wanted.kind != "charge":
        return found
    acting = state.acting
    assert acting is not None
    state.acting = msgspec.structs.replace(acting, charged=wanted.target, thrower=action.thrower)
    return *found, *charged(state, wanted.unit, wanted.target, action.thrower)


def carry_out(state: Game, wanted: Errand, action: Move) -> Frames:
    """Leader and models are set down; then all that the move brings upon them. ME-MOV-7, ME-MOV-13"""
    unit = wanted.unit
    bounds = limits_of(state, wanted, action)
    stops = path(state, unit, action)
    way = trodden(state, unit, stops, dynamic=action.dynamic)
    before = unit_bodies(state, unit)
    found = settled(state, wanted, action, bounds)
    _note_start(state, unit, way)
    after = [found.leader, *(mate for mate in found.places if mate is not None)]
    dangers = dangers_met(state, way, before, after)
    _set_down(state, unit, found)
    _tell_move(state, wanted, way, before, found)
    lost = _leave_behind(state, found)
    lose_cover(state, unit)
    return *lost, *raise_level(state, unit, _shaken(state, unit, dangers, way))


def _note_start(state: Game, unit: Unit, way: Trodden) -> None:
    """The arcs before the first move of an activation, and the enemies passed in all of them. ME-CHG-2, ME-WPN-12"""
    acting = state.acting
    if acting is None or acting.unit != unit:
        return
    foes = standing(state, 1 - state.book.unit_seat[unit])
    notes = acting.notes
    if not acting.moved:
        notes = tuple(Note(foe, is_in_rear(state, unit, foe), is_out_of_front(state, unit, foe)) for foe in foes)
    passed = tuple(foe for foe in units_passed(state, foes, way) if foe not in acting.passed)
    state.acting = msgspec.structs.replace(acting, notes=notes, moved=True, passed=(*acting.passed, *passed))


def _set_down(state: Game, unit: Unit, found: Settled) -> None:
    state.facing[unit] = found.facing
    for body in (found.leader, *found.places):
        if body is not None:
            model = body.model
            state.x[model], state.y[model], state.z[model], state.on[model] = body.x, body.y, body.foot, body.surface


def _tell_move(state: Game, wanted: Errand, way: Trodden, before: list[Standing], found: Settled) -> None:
    if state.log is None:
        return
    ends = {body.model: Place(body.centre) for body in (found.leader, *found.places) if body is not None}
    kept = [body for body in before if body.model in ends]
    event = UnitMoved(
        "ME-MOV-1",
        wanted.unit,
        wanted.kind,
        Model(found.leader.model),
        Mils(way.length),
        Mils(way.climb),
        tuple(Place(stop.point) for stop in way.stops),
        Facing(found.facing),
        tuple(Model(body.model) for body in kept),
        tuple(Place(body.centre) for body in kept),
        tuple(ends[body.model] for body in kept),
    )
    tell(state, event)


def _leave_behind(state: Game, found: Settled) -> Frames:
    """Models without a place after a forced move are removed as casualties. ME-MOV-8"""
    lost = [mate for mate, place in zip(found.mates, found.places, strict=True) if place is None]
    for mate in lost:
        tell(state, ModelLeftBehind("ME-MOV-8", Model(mate.model)))
        remove(state, Model(mate.model))
    return (ReplaceLeader(Unit(found.leader.unit)),) if lost else ()


def lose_cover(state: Game, unit: Unit) -> None:
    """Any movement takes the Cover tokens away. ME-ACT-14, ME-MOV-13"""
    if state.cover[unit]:
        state.cover[unit] = 0
        tell(state, CoverLost("ME-ACT-14", unit))


def _shaken(state: Game, unit: Unit, dangers: int, way: Trodden) -> tuple[Part, ...]:
    """What a move raises the suppression by: dangerous ground and climbing together. ME-MOV-13"""
    found: list[Part] = []
    if dangers:
        tell(state, DangerMet("ME-TER-8", unit, dangers))
        found.append(part(dangers, "dangerous-ground", "ME-TER-9"))
    climbed = climb_levels(state, unit, way)
    if climbed:
        tell(state, ClimbShook("ME-TYP-3", unit, climbed))
        found.append(part(climbed, "climbing", "ME-TYP-3"))
    return tuple(found)


def climb_levels(state: Game, unit: Unit, way: Trodden) -> int:
    """A bike goes up a level for every 2" of its leader's rise, and for every 2" of its fall. ME-TYP-3"""
    if state.book.models[state.leader[unit]].profile.model_type != "bike":
        return 0
    return way.rise // SHAKEN_BY_MILS + way.fall // SHAKEN_BY_MILS


def linger(state: Game, unit: Unit) -> Frames:
    """Dangerous ground affects a unit that did not move out of it. ME-TER-8, ME-ACT-18"""
    levels = dangers_under(state, unit_bodies(state, unit))
    if not levels:
        return ()
    tell(state, DangerMet("ME-TER-8", unit, levels))
    return raise_level(state, unit, (part(levels, "dangerous-ground", "ME-TER-9"),))
