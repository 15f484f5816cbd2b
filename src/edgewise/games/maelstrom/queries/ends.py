"""Where models may stop, and the rule that forbids a stop, in the order of the ledger. ME-TER-7, ME-MOV-6, ME-SCO-15"""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.kinds import Model
from edgewise.games.maelstrom.refusals import refuse
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.distances import overlap
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.terrain import Standing, Stop


def end_refusal(limits: Limits, body: Standing, placed: Sequence[Standing], leader: Standing | None) -> Refusal | None:
    """Why a model may not stop where it would stand; `placed` are those of its unit that stand already. ME-TER-7

    Contact with the wrong enemy in a charge and markers come after these. ME-SCO-15
    """
    return (
        _on_models(limits, body, placed)
        or (None if leader is None or limits.dynamic else _hop(limits, body, leader))
        or _ground(limits, body)
    )


def _on_models(limits: Limits, body: Standing, placed: Sequence[Standing]) -> Refusal | None:
    """On top of another model, or in contact with an enemy. ME-MOV-6"""
    for other in (*limits.bodies, *placed):
        if overlap(body, other):
            return refuse("ME-MOV-6", "on-model", model=Model(body.model), other=Model(other.model))
    if limits.target is not None:
        return None
    for other in limits.bodies:
        if other.side != limits.side and is_touching(body, other):
            return refuse("ME-MOV-6", "in-contact", model=Model(body.model), other=Model(other.model))
    return None


def strange_contact(limits: Limits, body: Standing, rule: str) -> Refusal | None:
    """In contact with an enemy that is not the one who may be touched. ME-CHG-4, ME-MOV-6"""
    if limits.target is None:
        return None
    for other in limits.bodies:
        if limits.is_barring(other) and is_touching(body, other):
            return refuse(rule, "other-contact", model=Model(body.model), other=Model(other.model))
    return None


def _hop(limits: Limits, body: Standing, leader: Standing) -> Refusal | None:
    """Set down across impassable ground from the leader. ME-MOV-8"""
    found = limits.landing(body.r).hopping(_stop(leader), _stop(body), limits.spared)
    return None if found is None else refuse("ME-MOV-8", "hop", model=Model(body.model))


def _ground(limits: Limits, body: Standing) -> Refusal | None:
    """Impassable ground, the edge of the table, and places where a base does not fit. ME-TER-4, ME-TER-7, ME-TER-14"""
    landing, stop = limits.landing(body.r), _stop(body)
    if landing.barred(stop, limits.spared) is not None:
        return refuse("ME-TER-4", "impassable-end", model=Model(body.model))
    if landing.off_edge(stop) is not None:
        return refuse("ME-TER-7", "off-table", model=Model(body.model))
    if landing.unstable(stop) is not None or landing.tight(stop) is not None:
        return refuse("ME-TER-14", "tight", model=Model(body.model))
    return None


def _stop(body: Standing) -> Stop:
    return Stop(body.x, body.y, body.surface)


def markers_touched(limits: Limits, bodies: Sequence[Standing]) -> int:
    """How many markers a unit would touch. ME-OBJ-8"""
    return sum(any(is_touching(body, marker) for body in bodies) for marker in limits.markers)


def may_stand(limits: Limits, leader: Standing, body: Standing, placed: Sequence[Standing]) -> bool:
    """Whether a model of a unit may be set down at a place, whatever it would be that forbids it. ME-MOV-8"""
    if not limits.footing(body.r).is_open(body.x, body.y, body.surface):
        return False
    for other in (*limits.bodies, *placed):
        if overlap(body, other) or (limits.is_barring(other) and is_touching(body, other)):
            return False
    if not limits.dynamic and _hop(limits, body, leader) is not None:
        return False
    return len(limits.markers) < 2 or markers_touched(limits, (*placed, body)) < 2
