"""Why a move is refused, and what a legal one comes to. ME-MOV, ME-SCO-11, ME-SCO-15"""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import Move, MoveKind
from edgewise.games.maelstrom.kinds import NO_UNIT, Mils, Model, Unit
from edgewise.games.maelstrom.queries.bodies import leader_body, unit_bodies
from edgewise.games.maelstrom.queries.charging import (
    charge_targets,
    target_refusal,
    thrower_refusal,
    with_grenade,
)
from edgewise.games.maelstrom.queries.ends import end_refusal, markers_touched, strange_contact
from edgewise.games.maelstrom.queries.errands import Errand, errand, is_dynamic
from edgewise.games.maelstrom.queries.limits import limits, limits_of, path, targets
from edgewise.games.maelstrom.queries.offering import Offers, offered
from edgewise.games.maelstrom.queries.paths import path_refusal
from edgewise.games.maelstrom.queries.settling import Settled, settled
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.state import Game, living
from edgewise.geometry.bearings import FULL_TURN
from edgewise.tabletop.coherency import coherent, is_touching
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.placing import settle, worse
from edgewise.tabletop.terrain import GROUND, Standing
from edgewise.tabletop.waypoints import LEAST_LEG_MILS, is_off_surface, short_leg


def malformed(state: Game, unit: Unit, action: Move) -> Refusal | None:
    """A command that is no move of this unit, and a dynamic move that it cannot make. ME-MOV-11, ME-TER-13"""
    if action.facing is not None and not 0 <= action.facing < FULL_TURN:
        return refuse("ME-MOV-11", "wrong-facing", most=FULL_TURN - 1)
    if action.start is not None and state.place[unit] == "table":
        return refuse("ME-MOV-11", "start-on-table", unit=unit)
    found = _bad_steps(state, unit, action) or _bad_places(state, unit, action)
    if found is not None:
        return found
    if action.dynamic and not is_dynamic(state, unit):
        return refuse("ME-TER-13", "not-dynamic", unit=unit)
    return None


def _bad_steps(state: Game, unit: Unit, action: Move) -> Refusal | None:
    """A waypoint off its surface, and a leg that is too short. ME-MOV-11"""
    ground = state.book.ground
    stops = path(state, unit, action)
    for number, step in enumerate(action.steps):
        if ground.number(step.surface) is None:
            return refuse("ME-MOV-11", "no-surface", surface=step.surface)
        if is_off_surface(ground, stops[number + 1]) and stops[number + 1].surface != GROUND:
            return refuse("ME-MOV-11", "off-surface", number=number + 1, surface=step.surface)
    if short_leg([stop.point for stop in stops]) is not None:
        return refuse("ME-MOV-11", "short-leg", allowance=Mils(LEAST_LEG_MILS))
    return None


def _bad_places(state: Game, unit: Unit, action: Move) -> Refusal | None:
    """Places that are not one for each other model of the unit. ME-MOV-11"""
    if not action.places:
        return None
    named = [model for model, _ in action.places]
    wanted = [model for model in living(state, unit) if model != state.leader[unit]]
    if sorted(named) != sorted(wanted):
        return refuse("ME-MOV-11", "wrong-places", unit=unit, count=len(wanted))
    for _, stand in action.places:
        if state.book.ground.number(stand.surface) is None:
            return refuse("ME-MOV-11", "no-surface", surface=stand.surface)
    return None


def refusal(state: Game, action: Move) -> Refusal | None:
    """The judge of a move of the active unit, from its target on; what comes before is judged. ME-SCO-11"""
    acting = state.acting
    assert acting is not None
    return judged(state, errand(state, acting.unit, action.kind, action.target), action)


def judged(state: Game, wanted: Errand, action: Move) -> Refusal | None:
    """The judge of every move: form, target, thrower, path, ends, contact and coherency. ME-SCO-11"""
    return (
        malformed(state, wanted.unit, action)
        or target_refusal(state, wanted)
        or thrower_refusal(state, wanted, action)
        or path_refusal(state, wanted, path(state, wanted.unit, action), dynamic=action.dynamic)
        or _ends(state, wanted, action)
    )


def _ends(state: Game, wanted: Errand, action: Move) -> Refusal | None:
    """The leader's end, the others in list order, contact and coherency: steps 9 to 11. ME-SCO-11"""
    bounds = limits_of(state, wanted, action)
    found = settled(state, wanted, action, bounds)
    return (
        _leader_end(state, wanted, bounds, found)
        or (_mates_end(wanted, bounds, found) if action.places else _lost(wanted, found))
        or _together(state, wanted, bounds, found, told=bool(action.places))
    )


def _leader_end(state: Game, wanted: Errand, bounds: Limits, found: Settled) -> Refusal | None:
    """Where the leader stops. ME-SCO-15, ME-RET-2, ME-CHG-3, ME-CHG-4, ME-OBJ-8"""
    leader = found.leader
    before = leader_body(state, wanted.unit)
    if bounds.check is not None and not bounds.check(before, leader.x, leader.y):
        return refuse("ME-RET-2", "wrong-way", model=Model(leader.model))
    charges = wanted.kind == "charge"
    refused = end_refusal(bounds, leader, (), None, charges=charges)
    if refused is not None:
        return refused
    if charges and not any(is_touching(leader, each) for each in targets(state, wanted)):
        return refuse("ME-CHG-3", "short-charge", unit=wanted.unit, target=wanted.target)
    strange = strange_contact(bounds, leader) if charges else None
    return strange or _markers(bounds, [leader], wanted.unit)


def _mates_end(wanted: Errand, bounds: Limits, found: Settled) -> Refusal | None:
    """Where the others are set down, one after the other. ME-MOV-8"""
    placed: list[Standing] = [found.leader]
    charges = wanted.kind == "charge"
    for before, mate in zip(found.mates, found.places, strict=True):
        assert mate is not None
        if bounds.check is not None and not bounds.check(before, mate.x, mate.y):
            return refuse("ME-RET-2", "wrong-way", model=Model(mate.model))
        refused = end_refusal(bounds, mate, placed, found.leader, charges=charges)
        placed.append(mate)
        refused = refused or (strange_contact(bounds, mate) if charges else None)
        refused = refused or _markers(bounds, placed, wanted.unit)
        if refused is not None:
            return refused
    return None


def _markers(bounds: Limits, bodies: Sequence[Standing], unit: Unit) -> Refusal | None:
    return refuse("ME-OBJ-8", "two-markers", unit=unit) if markers_touched(bounds, bodies) > 1 else None


def _lost(wanted: Errand, found: Settled) -> Refusal | None:
    """A voluntary move that leaves some model without a place. ME-MOV-8"""
    if wanted.kind == "retreat" or None not in found.places:
        return None
    return refuse("ME-MOV-8", "no-place", model=Model(found.mates[found.places.index(None)].model))


def _together(state: Game, wanted: Errand, bounds: Limits, found: Settled, *, told: bool) -> Refusal | None:
    """As many in contact and in coherency as the search finds, and none farther off. ME-CHG-3, ME-UNI-12, ME-UNI-13"""
    leader = found.leader
    if told:
        short = worse(leader, found.facing, found.mates, found.places, bounds, targets(state, wanted))
        if short is not None:
            fault, _ = short
            if fault.what == "contact":
                return refuse("ME-CHG-3", "few-contacts", unit=wanted.unit, given=fault.given, found=fault.found)
            if fault.what == "farness":
                return refuse(
                    "ME-UNI-12", "too-far-off", unit=wanted.unit, length=Mils(fault.given), allowance=Mils(fault.found)
                )
            return refuse("ME-UNI-12", "few-coherent", unit=wanted.unit, given=fault.given, found=fault.found)
    if must_regain(state, wanted) and coherent(leader, found.places) < len(found.places):
        return refuse("ME-UNI-13", "still-strayed", unit=wanted.unit)
    return None


def must_regain(state: Game, wanted: Errand) -> bool:
    """Whether the move has to mend the coherency of the active unit. ME-UNI-13"""
    acting = state.acting
    if acting is None or acting.unit != wanted.unit or not acting.strayed or acting.deeds:
        return False
    return wanted.kind in ("move", "dash", "charge") and can_regain(state, wanted.unit)


def can_regain(state: Game, unit: Unit) -> bool:
    """Whether some movement action restores the coherency of a unit. ME-UNI-13"""
    here = errand(state, unit, "move")
    leader = leader_body(state, unit)
    mates = [each for each in unit_bodies(state, unit) if each.model != leader.model]
    found = settle(leader, state.facing[unit], mates, limits(state, here))
    if coherent(leader, found) == len(found) and end_refusal(limits(state, here), leader, (), None) is None:
        return True
    if any(proposals(state, unit, kind) for kind in ("move", "dash", "charge")):
        return True
    return Offers(state, errand(state, unit, "dash")).can_mend()


def is_possible(state: Game, unit: Unit, kind: MoveKind, target: Unit = NO_UNIT) -> bool:
    """Whether a unit can make a kind of move, in a charge at a target if one is named. ME-SCO-10, ME-ACT-19"""
    wanted = errand(state, unit, kind, target)
    if kind != "charge":
        return bool(offered(state, wanted))
    foes = charge_targets(state, unit, wanted.most) if target == NO_UNIT else [target]
    errands = [wanted._replace(target=foe) for foe in foes]
    return any(offered(state, each) for each in errands) or any(Offers(state, each).can_charge() for each in errands)


def proposals(state: Game, unit: Unit, kind: MoveKind) -> tuple[Move, ...]:
    """Moves of a kind worth choosing from; charges at every target in reach. ME-MOV-1, ME-CHG-1, ME-WPN-8"""
    wanted = errand(state, unit, kind)
    if kind != "charge":
        return offered(state, wanted)
    foes = charge_targets(state, unit, wanted.most)
    found = [move for foe in foes for move in offered(state, wanted._replace(target=foe))]
    return *found, *with_grenade(state, unit, found)
