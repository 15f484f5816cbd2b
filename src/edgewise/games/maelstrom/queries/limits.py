"""What bounds a move of a unit: where its models may not stop, and what its leader cannot pass. ME-MOV, ME-TER-5"""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.games.maelstrom.actions import Move, Stand
from edgewise.games.maelstrom.kinds import NO_UNIT, Unit
from edgewise.games.maelstrom.queries.bodies import bodies, unit_bodies
from edgewise.games.maelstrom.queries.errands import Errand
from edgewise.games.maelstrom.queries.markers import marker_bodies
from edgewise.games.maelstrom.queries.zones import reserve_distance
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.limits import Check, Limits
from edgewise.tabletop.terrain import Ground, Standing, Stop


def limits(state: Game, wanted: Errand, *, dynamic: bool = False, held: int | None = None) -> Limits:
    """What forbids positions at the end of a move of a unit. ME-MOV-6, ME-MOV-8"""
    seat = state.book.unit_seat[wanted.unit]
    others = [each for each in bodies(state) if each.unit != wanted.unit]
    target = None if wanted.target == NO_UNIT else int(wanted.target)
    check = _homewards(state, seat) if wanted.kind == "retreat" else None
    return Limits(state.book.ground, seat, others, target, dynamic, held, marker_bodies(state), check=check)


def _homewards(state: Game, seat: int) -> Check:
    """No model gets farther from the reserve edge of its side. ME-RET-2"""

    def check(mate: Standing, x: int, y: int) -> bool:
        return reserve_distance(state, seat, x, y) <= reserve_distance(state, seat, mate.x, mate.y)

    return check


def limits_of(state: Game, wanted: Errand, action: Move) -> Limits:
    """The same for a move that is known. ME-TER-5"""
    stops = path(state, wanted.unit, action)
    return limits(state, wanted, dynamic=action.dynamic, held=held_by(state, stops))


def held_by(state: Game, stops: tuple[Stop, ...]) -> int | None:
    """The piece whose top bears a leader that makes a move of 0": it does not bar places there. ME-TER-5"""
    if any(stop.point != stops[0].point for stop in stops):
        return None
    return state.book.ground.surfaces[stops[0].surface].piece


def blockers(state: Game, wanted: Errand) -> Iterator[Standing]:
    """The bodies that a leader cannot pass: enemies, and large models of either side. ME-MOV-3, ME-MOV-4, ME-RET-4"""
    seat = state.book.unit_seat[wanted.unit]
    for each in bodies(state):
        if each.unit not in (wanted.unit, wanted.open_to) and (each.side != seat or each.large):
            yield each


def targets(state: Game, wanted: Errand) -> list[Standing]:
    """The models that as many as can are to be in contact with. ME-CHG-3"""
    return unit_bodies(state, wanted.target) if wanted.kind == "charge" and wanted.target != NO_UNIT else []


def path(state: Game, unit: Unit, action: Move) -> tuple[Stop, ...]:
    """The stops of the leader, from where it stands."""
    ground, leader = state.book.ground, state.leader[unit]
    start = Stop(state.x[leader], state.y[leader], state.on[leader])
    return start, *(stop_of(ground, step) for step in action.steps)


def stop_of(ground: Ground, stand: Stand) -> Stop:
    """A place that is named, with its surface by number; on the ground if there is no such surface."""
    return Stop(stand.x, stand.y, ground.number(stand.surface) or 0)
