"""Moves worth choosing from: a spread of leader's ways, the others as the search sets them. ME-SCO-9, ME-MOV-1"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from weakref import WeakKeyDictionary

from edgewise.games.maelstrom.actions import Move, Stand
from edgewise.games.maelstrom.book import Book
from edgewise.games.maelstrom.kinds import NO_UNIT, Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.queries.bodies import leader_body, side_bodies, unit_bodies
from edgewise.games.maelstrom.queries.ends import may_stand
from edgewise.games.maelstrom.queries.errands import Errand, is_dynamic
from edgewise.games.maelstrom.queries.leads import Leads, Way
from edgewise.games.maelstrom.queries.limits import blockers, limits, targets
from edgewise.games.maelstrom.queries.paths import measured
from edgewise.games.maelstrom.queries.rows import in_rows
from edgewise.games.maelstrom.queries.wishes import (
    approaches,
    beside,
    capped,
    compass,
    covers,
    inside,
    nearest_models,
    onto_markers,
    ring,
    sheltered,
)
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.bearings import facing_to
from edgewise.geometry.outlines import Edge
from edgewise.geometry.plane import Point, squared
from edgewise.tabletop.coherency import COHERENCY_MILS, coherent, is_touching
from edgewise.tabletop.placing import settle
from edgewise.tabletop.terrain import Standing, Stop

# Enough to choose from, and what is surely looked at before that.
MOST = 48
KEPT = 500
DETOURS = 6
# In a charge: how many models of the target are looked at, and how many places around each.
CHARGED = 3
SIDES = 4
_kept: WeakKeyDictionary[Book, dict[object, tuple[Move, ...]]] = WeakKeyDictionary()


def offered(state: Game, errand: Errand) -> tuple[Move, ...]:
    """The proposals for a move, remembered by all that they depend on (a cache)."""
    kept = _kept.setdefault(state.book, {})
    unit = errand.unit
    key = (
        errand,
        tuple(state.x),
        tuple(state.y),
        tuple(state.on),
        tuple(state.place),
        tuple(map(bool, state.fortitude)),
        state.leader[unit],
        state.facing[unit],
        state.markers,
    )
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[key] = tuple(Offers(state, errand).moves())
    return found


class Offers:
    """The moves of one unit in one errand, as they are looked for."""

    def __init__(self, state: Game, errand: Errand) -> None:
        self.state, self.errand = state, errand
        unit = errand.unit
        self.dynamic = is_dynamic(state, unit)
        self.leader = leader_body(state, unit)
        self.mates = [body for body in unit_bodies(state, unit) if body.model != self.leader.model]
        self.limits = limits(state, errand, dynamic=self.dynamic)
        self.enemies = side_bodies(state, 1 - state.book.unit_seat[unit])
        self.near = nearest_models(self.leader.centre, self.enemies)
        stops = list(blockers(state, errand))
        self.leads = Leads(self.leader, errand.most, self.limits, stops, self._measure)
        self.vias: list[Stop] = []
        self.strayed = state.acting is not None and state.acting.strayed and not state.acting.deeds

    def _measure(self, way: Way) -> int | None:
        return measured(self.state, self.errand, way, self.leads.here, dynamic=self.dynamic)

    def moves(self) -> Iterator[Move]:
        """The moves in the order in which they come to mind, each end once."""
        ends: dict[Stop, None] = {}
        for way, side in self._charges() if self.errand.kind == "charge" else self._ways():
            end = way[-1] if way else self.leads.here
            if end in ends or len(ends) >= MOST:
                continue
            move = self._move(way, side)
            if move is not None:
                ends[end] = None
                yield move

    def _ways(self) -> Iterator[tuple[Way, Edge | None]]:
        """Ways of moves that are no charges."""
        if self.leads.stop(self.leader.x, self.leader.y) is not None:
            yield (), None
        most = self.errand.most
        if not most:
            return
        for point in compass(self.leader.centre, most):
            yield from self._towards(point)
        yield from self._wished(onto_markers(self.leader, most, self.limits.markers))
        yield from self._shelters()
        yield from self._wished(approaches(self.leader, most, self.near))
        if self.errand.target != NO_UNIT:
            yield from self._contacts(unit_bodies(self.state, self.errand.target))
        for point in compass(self.leader.centre, most // 2, 8):
            yield from self._towards(point)

    def _towards(self, point: Point) -> Iterator[tuple[Way, Edge | None]]:
        """Straight to a point, or less far where that is closed."""
        for part in (8, 6, 4):
            x, y = capped(self.leader.centre, point, self.errand.most)
            x, y = self.leader.x + (x - self.leader.x) * part // 8, self.leader.y + (y - self.leader.y) * part // 8
            stop = self.leads.stop(x, y)
            if stop is not None and self.leads.length((stop,)) is not None:
                self.vias.append(stop)
                yield (stop,), None
                return

    def _wished(self, points: Iterable[Point]) -> Iterator[tuple[Way, Edge | None]]:
        for x, y in points:
            way = self._way_to(x, y)
            if way is not None:
                yield way, None

    def _way_to(self, x: int, y: int) -> Way | None:
        """A way to a place: straight, or by one of the places found before."""
        stop = self.leads.stop(x, y)
        if stop is None:
            return None
        if self.leads.length((stop,)) is not None:
            return (stop,)
        here, most = self.leader.centre, self.errand.most
        if squared(here, stop.point) >= most * most:
            return None
        goal = stop.point
        for via in sorted(self.vias, key=lambda via: squared(here, via.point) + squared(via.point, goal))[:DETOURS]:
            if self.leads.length((via, stop)) is not None:
                return via, stop
        return None

    def _shelters(self) -> Iterator[tuple[Way, Edge | None]]:
        """Into area terrain, and beside obstacles on the side that looks away from the enemy. ME-COV-2, ME-COV-4"""
        most, ground = self.errand.most, self.limits.ground
        foes = [enemy.centre for enemy in self.near[:2]] or [(ground.width // 2, ground.depth // 2)]
        for piece in covers(self.leader, most, ground):
            if not piece.is_solid:
                yield from self._wished(inside(self.leader, most, piece))
            for foe in foes:
                for side in sheltered(piece.outline, foe):
                    for x, y in beside(side, self.leader.r):
                        way = self._way_to(x, y)
                        if way is not None:
                            yield way, side if piece.is_solid else None

    def _contacts(self, bodies: Iterable[Standing]) -> Iterator[tuple[Way, Edge | None]]:
        """Into contact with one of some models."""
        for body in bodies:
            yield from self._wished(ring(self.leader, body))

    def _charges(self) -> Iterator[tuple[Way, Edge | None]]:
        """Into contact with the target from several sides, the near ones first. ME-CHG-3"""
        for point in compass(self.leader.centre, self.errand.most):
            for _ in self._towards(point):
                pass
        target = unit_bodies(self.state, self.errand.target)
        target.sort(key=lambda body: squared(body.centre, self.leader.centre))
        for body in target[:CHARGED]:
            # A place beside the target may lie on a surface too far above or below it.
            found = [way for way, _ in self._contacts([body]) if is_touching(self._at(way[-1]), body)]
            yield from ((way, None) for way in (found[:: max(1, len(found) // SIDES)])[:SIDES])

    def _move(self, way: Way, side: Edge | None) -> Move | None:
        """The move that a way stands for, with its facing; None if the rest of the unit has no room."""
        end = way[-1] if way else self.leads.here
        facing = self._facing(end)
        if not self._has_room(end, facing):
            return None
        places = self._in_rows(end, side) if side is not None else ()
        surfaces = self.limits.ground.surfaces
        steps = tuple(Stand(x, y, SurfaceName(surfaces[surface].name)) for x, y, surface in way)
        placed = tuple((Model(p.model), Stand(p.x, p.y, SurfaceName(surfaces[p.surface].name))) for p in places)
        return Move(
            self.errand.kind,
            steps=steps,
            facing=Facing(facing),
            places=placed,
            dynamic=self.dynamic,
            target=self.errand.target if self.errand.kind == "charge" else NO_UNIT,
        )

    def _facing(self, end: Stop) -> int:
        """Towards the target, or to the nearest enemy. ME-MOV-9"""
        foes = [enemy for enemy in self.near if enemy.unit == self.errand.target] or self.near
        if foes:
            nearest = min(foes, key=lambda foe: squared(foe.centre, end.point))
            found = facing_to(end.point, leader_body(self.state, Unit(nearest.unit)).centre)
            if found is not None:
                return found
        return self.state.facing[self.errand.unit]

    def _in_rows(self, end: Stop, side: Edge) -> tuple[Standing, ...]:
        leader = self._at(end)

        def stands(body: Standing, placed: Sequence[Standing]) -> bool:
            return may_stand(self.limits, leader, body, placed)

        return in_rows(leader, side, self.mates, stands) or ()

    def _at(self, end: Stop) -> Standing:
        foot = self.limits.ground.elevation(end.surface)
        return self.leader._replace(x=end.x, y=end.y, surface=end.surface, foot=foot)

    def _is_crammed(self, end: Stop) -> bool:
        """Whether impassable ground or many bodies are so near that the rest might find no places."""
        ground, reach = self.limits.ground, self.leader.r + COHERENCY_MILS
        x, y = end.x, end.y
        near = ground.hazards_near(x - reach, y - reach, x + reach, y + reach)
        if any(ground.hazards[at].impassable for at in near):
            return True
        r = self.leader.r
        taken = sum((b.r + r) ** 2 for b in self.leads.ends if squared(b.centre, end.point) < 4 * reach * reach)
        return taken + len(self.mates) * (2 * r) ** 2 > reach * reach // 2

    def _has_room(self, end: Stop, facing: int) -> bool:
        """Whether the rest finds places: asked only where there may be none, or where all must be coherent. ME-MOV-8"""
        if not self.mates or self.errand.kind == "retreat" or not (self.strayed or self._is_crammed(end)):
            return True
        leader = self._at(end)
        found = settle(leader, facing, self.mates, self.limits, targets(self.state, self.errand))
        if self.strayed:
            return coherent(leader, found) == len(found)
        return None not in found
