"""Where models may stop, and the rule that forbids a stop, in the order of the ledger. ME-TER-7, ME-MOV-6, ME-SCO-15"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.kinds import Model
from edgewise.games.maelstrom.refusals import refuse
from edgewise.tabletop.coherency import is_touching
from edgewise.tabletop.endings import (
    Hopping,
    InBarred,
    Landing,
    Misfit,
    OffEdge,
    Overlapping,
    Tight,
    Touching,
    Unstable,
)
from edgewise.tabletop.limits import Limits
from edgewise.tabletop.terrain import Standing, Stop


def end_refusal(
    limits: Limits,
    body: Standing,
    placed: Sequence[Standing],
    leader: Standing | None,
    *,
    charges: bool = False,
) -> Refusal | None:
    """Why a model may not stop where it would stand; `placed` are those of its unit that stand already. ME-TER-7

    In a charge, contact with other enemies comes after these; markers come last. ME-SCO-15
    """
    found = misfit(limits, body, placed, leader, charges=charges)
    return None if found is None else _said(found, Model(body.model))


def misfit(
    limits: Limits,
    body: Standing,
    placed: Sequence[Standing],
    leader: Standing | None,
    *,
    charges: bool = False,
) -> Misfit | None:
    """What forbids a stop, as the plane tells it; contact in a charge is left to `strange_contact`."""
    shunned = () if charges else [each for each in limits.bodies if limits.is_barring(each)]
    landing = Landing(limits.ground, body.r, (*limits.bodies, *placed), shunned)
    start = None if leader is None or limits.dynamic else Stop(leader.x, leader.y, leader.surface)
    return landing.misfit(Stop(body.x, body.y, body.surface), start, limits.spared)


def _said(found: Misfit, model: Model) -> Refusal:
    match found:
        case Overlapping(other):
            return refuse("ME-MOV-6", "on-model", model=model, blocker=Model(other.model))
        case Touching(other):
            return refuse("ME-MOV-6", "end-in-contact", model=model, blocker=Model(other.model))
        case Hopping():
            return refuse("ME-MOV-8", "hop", model=model)
        case InBarred():
            return refuse("ME-TER-4", "impassable-end", model=model)
        case OffEdge():
            return refuse("ME-TER-7", "off-table", model=model)
        case Unstable() | Tight():
            return refuse("ME-TER-14", "tight", model=model)
        case _:
            assert_never(found)


def strange_contact(limits: Limits, body: Standing) -> Refusal | None:
    """In contact with an enemy that is not the one who is charged. ME-CHG-4"""
    for other in limits.bodies:
        if limits.is_barring(other) and is_touching(body, other):
            return refuse("ME-CHG-4", "other-contact", model=Model(body.model), blocker=Model(other.model))
    return None


def markers_touched(limits: Limits, bodies: Sequence[Standing]) -> int:
    """How many markers a unit would touch. ME-OBJ-8"""
    return sum(any(is_touching(body, marker) for body in bodies) for marker in limits.markers)


def may_stand(limits: Limits, leader: Standing, body: Standing, placed: Sequence[Standing]) -> bool:
    """Whether a model of a unit may be set down at a place, whatever it would be that forbids it. ME-MOV-8"""
    if misfit(limits, body, placed, leader) is not None:
        return False
    return len(limits.markers) < 2 or markers_touched(limits, (*placed, body)) < 2
