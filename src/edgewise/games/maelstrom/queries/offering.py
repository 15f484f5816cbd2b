"""Moves worth choosing from: a spread of leader's ways, the others as the search sets them. ME-SCO-9, ME-MOV-1"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property
from itertools import islice, product
from math import isqrt
from typing import NamedTuple

from edgewise.games.maelstrom.actions import Move, Stand
from edgewise.games.maelstrom.kinds import NO_UNIT, Facing, Model, SurfaceName, Unit
from edgewise.games.maelstrom.queries.bodies import leader_body, side_bodies, unit_bodies
from edgewise.games.maelstrom.queries.ends import may_stand
from edgewise.games.maelstrom.queries.errands import Errand, is_dynamic
from edgewise.games.maelstrom.queries.hiding import Hiding
from edgewise.games.maelstrom.queries.kept import Kept, whereabouts
from edgewise.games.maelstrom.queries.limits import limits, targets
from edgewise.games.maelstrom.queries.paths import field
from edgewise.games.maelstrom.queries.rows import in_rows, side_touched
from edgewise.games.maelstrom.queries.zones import reserve_edge_point
from edgewise.games.maelstrom.state import Game
from edgewise.geometry.compass import degrees_to
from edgewise.geometry.plane import Point, Polygon, squared
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import coherent
from edgewise.tabletop.hindrances import Walk
from edgewise.tabletop.lattice import STEP_MILS, Lattice
from edgewise.tabletop.placing import settle
from edgewise.tabletop.purposes import Aim, Beside, Into, Onto, To, Within
from edgewise.tabletop.room import Room
from edgewise.tabletop.spreads import Offer, Spread, away
from edgewise.tabletop.strides import Strides
from edgewise.tabletop.terrain import GROUND, Standing, Stop

# So many moves are offered where so many exist.
LEAST = 32
NEAR_ENEMIES = 3
NEAR_MARKERS = 2
NEAR_PIECES = 5
# Distances from an enemy that are worth stopping at: short range, and the usual longer ones. ME-SHO-4
BANDS = (6000, 18000)
# In a charge: how many models of the target, the near ones, and places around them are tried, and how many offered.
CHARGED = 3
TRIED = 24
SIDES = 4
# How far aside a way around is looked for, and how many goals are tried from there.
ASIDE = (1500, -1500, 3000, -3000)
NEAR_GOALS = 3
# Free of impassable ground so far around the bases beside the leader, the rest of the unit finds places.
ELBOW_MILS = 500
# For how many places it is asked whether anybody sees them.
LOOKED = 8
KEPT = 500
_offered: Kept[Hashable, tuple[Move, ...]] = Kept(KEPT)


class Wish(NamedTuple):
    """An aim of a move, and the outline of an obstacle that the unit is to be lined up along."""

    aim: Aim
    along: Polygon | None = None


def offered(state: Game, errand: Errand) -> tuple[Move, ...]:
    """The proposals for a move, remembered by all that they depend on (a cache)."""
    unit = errand.unit
    own = state.leader[unit], state.facing[unit], is_dynamic(state, unit), must_mend(state, unit)
    key = errand, whereabouts(state), own, state.markers
    return _offered.get(state.book, key, lambda: tuple(Offers(state, errand).moves()))


def must_mend(state: Game, unit: Unit) -> bool:
    """Whether a move of the unit has to bring it back into coherency. ME-UNI-13"""
    acting = state.acting
    return acting is not None and acting.unit == unit and acting.strayed and not acting.deeds


class Offers:
    """The moves of one unit in one errand, as they are looked for."""

    def __init__(self, state: Game, errand: Errand) -> None:
        self.state, self.errand = state, errand
        unit = errand.unit
        self.dynamic = is_dynamic(state, unit)
        self.leader = leader_body(state, unit)
        self.start = Stop(self.leader.x, self.leader.y, self.leader.surface)
        self.mates = [body for body in unit_bodies(state, unit) if body.model != self.leader.model]
        self.limits = limits(state, errand, dynamic=self.dynamic)
        self.enemies = side_bodies(state, 1 - state.book.unit_seat[unit])
        self.strayed = must_mend(state, unit)

    @cached_property
    def walk(self) -> Walk:
        return Walk(field(self.state, self.errand), self.start, dynamic=self.dynamic)

    @cached_property
    def spread(self) -> Spread:
        """The search of the plane, which turns leaders to the enemy."""
        faces = [leader_body(self.state, Unit(unit)).centre for unit in {enemy.unit for enemy in self.enemies}]
        room = Room(self.limits, self.leader, self.errand.most)
        facing = self.state.facing[self.errand.unit]
        return Spread(self.walk, self.errand.most, room, facing, faces, dynamic=self.dynamic)

    def moves(self) -> Iterator[Move]:
        """The moves, each end once."""
        if self.errand.kind == "charge":
            yield from self._made(self._charges())
            return
        wishes = list(self._wishes())
        offers = self.spread.offers([wish.aim for wish in wishes], LEAST)
        if not offers and self.errand.kind == "retreat":
            offers = self._way_out()
        more = [*self._onto_markers(offers)]
        if self.errand.kind in ("move", "dash"):
            more += self._into_hiding(offers)
        yield from self._made([*offers, *more], wishes)

    def _near_markers(self) -> list[Standing]:
        return sorted(self.limits.markers, key=lambda m: squared(self.leader.centre, m.centre))[:NEAR_MARKERS]

    def _onto_markers(self, offers: Sequence[Offer]) -> Iterator[Offer]:
        """To markers in reach that no offer touches: from aside, or around what is in the way."""
        for marker in self._near_markers():
            reach = self.leader.r + marker.r + CONTACT_MILS
            far = self.errand.most + reach
            ends = [offer.stops[-1] if offer.stops else self.start for offer in offers]
            if squared(marker.centre, self.leader.centre) > far * far:
                continue
            if any(squared(marker.centre, end.point) <= reach * reach for end in ends):
                continue
            for way in self._ways_to(self.spread.contacts([marker]))[:1]:
                yield self._offer(way)

    def _into_hiding(self, offers: Sequence[Offer]) -> Iterator[Offer]:
        """Out of the sight of all enemy leaders, by a straight way."""
        hiding = Hiding(self.state, self.errand.unit, self.errand.most)
        ends = {offer.stops[-1] for offer in offers if offer.stops}
        stops = (self.spread.room.stop(x, y) for x, y in hiding.places())
        straight = (stop for stop in stops if stop is not None and self.spread.is_straight(stop))
        found = next((stop for stop in islice(straight, LOOKED) if hiding.is_hidden(stop)), None)
        if found is not None and found != self.start and found not in ends:
            yield self._offer((found,))

    def _way_out(self) -> list[Offer]:
        """The shortest way over the lattice to any place where a retreat may end. ME-RET-5, ME-SCO-10"""
        stops = self._shortest(self.spread.room.is_open)
        return [] if stops is None else [Offer(stops, self.state.facing[self.errand.unit])]

    def _shortest(self, accepts: Callable[[Stop], bool]) -> tuple[Stop, ...] | None:
        """The shortest way to a place of the lattice that will do; a dynamic one is straight. ME-SCO-10, ME-TER-13"""
        if self.dynamic:
            return next(((stop,) for stop in self._flights() if accepts(stop)), None)
        way = Lattice(self.walk, self.errand.most).shortest(accepts)
        return None if way is None else way.stops

    def _flights(self) -> Iterator[Stop]:
        """The places of the lattice that a dynamic move leads to, the nearest first. ME-TER-13"""
        (x, y), count = self.start.point, self.errand.most // STEP_MILS
        steps = range(-count * STEP_MILS, count * STEP_MILS + 1, STEP_MILS)
        for dx, dy in sorted(product(steps, steps), key=lambda step: (step[0] ** 2 + step[1] ** 2, step)):
            stop = self.spread.room.stop(x + dx, y + dy)
            if stop is not None and self.spread.is_straight(stop):
                yield stop

    def can_mend(self) -> bool:
        """Whether some way over the lattice leads to where the search brings all into coherency. ME-UNI-13"""

        def mends(stop: Stop) -> bool:
            return self.spread.room.is_open(stop) and self._has_room(stop, facing)

        facing = self.state.facing[self.errand.unit]
        return self._shortest(mends) is not None

    def can_charge(self) -> bool:
        """Whether the leader can be led into contact with the target. ME-CHG-1, ME-SCO-10"""
        goals = self.spread.contacts(targets(self.state, self.errand))
        if self.dynamic:
            return any(self.spread.is_straight(goal) for goal in goals)
        return bool(goals) and Lattice(self.walk, self.errand.most).is_possible(goals)

    def _made(self, offers: Sequence[Offer], wishes: Sequence[Wish] = ()) -> Iterator[Move]:
        for offer in offers:
            along = None if offer.aim is None else wishes[offer.aim].along
            end = offer.stops[-1] if offer.stops else self.start
            if self._has_room(end, offer.facing):
                yield self._move(offer, self._in_rows(end, along) if along is not None else ())

    def _wishes(self) -> Iterator[Wish]:
        """What is worth going for: markers, cover, enemies and away from them, the own edge. ME-COV-2, ME-COV-4"""
        here = self.leader.centre
        for marker in self._near_markers():
            yield Wish(To(_rim(marker, self.leader)))
            yield Wish(To(marker.centre))
        yield from self._covers()
        foes = self._nearest_foes()
        if self.errand.target != NO_UNIT:
            yield Wish(Onto(tuple(unit_bodies(self.state, self.errand.target))))
        for foe in foes[:NEAR_ENEMIES]:
            yield Wish(To(foe.centre))
            yield from (Wish(Within(foe, band)) for band in BANDS)
        for foe in foes[:1]:
            yield Wish(To(away(here, foe.centre, 2 * self.errand.most)))
        yield Wish(To(reserve_edge_point(self.state, self.state.book.unit_seat[self.errand.unit], here)))

    def _nearest_foes(self) -> list[Standing]:
        """The nearest model of each enemy unit, the nearest unit first."""
        found: dict[int, Standing] = {}
        for body in sorted(self.enemies, key=lambda body: squared(self.leader.centre, body.centre)):
            found.setdefault(body.unit, body)
        return list(found.values())

    def _covers(self) -> Iterator[Wish]:
        """Into area terrain and beside obstacles, the near ones."""
        (x, y), ground = self.leader.centre, self.limits.ground
        reach = self.errand.most + self.leader.r
        near = ground.pieces_near(x - reach, y - reach, x + reach, y + reach)
        pieces = [ground.pieces[at] for at in near if ground.pieces[at].cover]
        pieces.sort(key=lambda piece: squared(self.leader.centre, _middle(piece.outline)))
        for piece in pieces[:NEAR_PIECES]:
            if piece.is_solid:
                # A retreating unit is set down by the search, which keeps each model to its own edge. ME-RET-2
                yield Wish(Beside(piece.outline), None if self.errand.kind == "retreat" else piece.outline)
            else:
                yield Wish(Into(piece.outline))
                yield Wish(To(_middle(piece.outline)))

    def _charges(self) -> list[Offer]:
        """Into contact with the target from several sides, near ones first; around what is in the way if need be."""
        target = sorted(targets(self.state, self.errand), key=lambda body: squared(self.leader.centre, body.centre))
        goals = self.spread.contacts(target[:CHARGED])
        return [self._offer(stops) for stops in self._ways_to(goals)]

    def _ways_to(self, goals: Sequence[Stop]) -> list[tuple[Stop, ...]]:
        """Straight ways to some goals from several sides, or one with a bend if there is none."""
        tried = goals[:: max(1, len(goals) // TRIED)]
        straight = [goal for goal in tried if self.spread.is_straight(goal)]
        if straight or not tried or self.dynamic:
            return [(goal,) for goal in straight[:: max(1, len(straight) // SIDES)][:SIDES]]
        return self._detours(tried)

    def _detours(self, goals: Sequence[Stop]) -> list[tuple[Stop, ...]]:
        """Ways of two legs to a goal, by places to either side of the straight way."""
        (ax, ay, _), (bx, by, _) = self.start, goals[0]
        dx, dy = bx - ax, by - ay
        span, strides = isqrt(dx * dx + dy * dy) or 1, Strides(self.walk)
        for part, aside in product((2, 3, 1), ASIDE):
            x, y = ax + dx * part // 4 - dy * aside // span, ay + dy * part // 4 + dx * aside // span
            via = Stop(x, y, GROUND)
            first = strides.step(self.walk, via)
            if first is None:
                continue
            for goal in sorted(goals, key=lambda goal: squared(goal.point, via.point))[:NEAR_GOALS]:
                walk = strides.step(first, goal)
                if walk is not None and walk.used <= self.errand.most:
                    return [(via, goal)]
        return []

    def _offer(self, stops: tuple[Stop, ...]) -> Offer:
        end = stops[-1].point
        foes = [leader_body(self.state, Unit(unit)).centre for unit in {enemy.unit for enemy in self.enemies}]
        if self.errand.kind == "charge":
            foes = [leader_body(self.state, self.errand.target).centre]
        facing = degrees_to(end, min(foes, key=lambda foe: squared(foe, end))) if foes else None
        return Offer(stops, self.state.facing[self.errand.unit] if facing is None else facing)

    def _move(self, offer: Offer, places: Sequence[Standing]) -> Move:
        kind, target = self.errand.kind, self.errand.target
        return Move(
            kind,
            steps=tuple(self._stand(stop) for stop in offer.stops),
            facing=Facing(offer.facing),
            places=tuple((Model(p.model), self._stand(Stop(p.x, p.y, p.surface))) for p in places),
            dynamic=self.dynamic,
            target=target if kind == "charge" else NO_UNIT,
        )

    def _stand(self, stop: Stop) -> Stand:
        return Stand(stop.x, stop.y, SurfaceName(self.limits.ground.surfaces[stop.surface].name))

    def _at(self, end: Stop) -> Standing:
        foot = self.limits.ground.elevation(end.surface)
        return self.leader._replace(x=end.x, y=end.y, surface=end.surface, foot=foot)

    def _in_rows(self, end: Stop, outline: Polygon) -> tuple[Standing, ...]:
        """The mates lined up along the side that the leader touches; nothing if they find no room there."""
        leader = self._at(end)
        side = side_touched(outline, leader)
        check, before = self.limits.check, {mate.model: mate for mate in self.mates}

        def stands(body: Standing, placed: Sequence[Standing]) -> bool:
            if check is not None and not check(before[body.model], body.x, body.y):
                return False
            return may_stand(self.limits, leader, body, placed)

        return (in_rows(leader, side, self.mates, stands) or ()) if side is not None else ()

    def _has_room(self, end: Stop, facing: int) -> bool:
        """Whether the rest finds places: asked only where there may be none, or where all must be coherent. ME-MOV-8"""
        if not self.mates or self.errand.kind == "retreat" or not (self.strayed or self._is_crammed(end)):
            return True
        leader = self._at(end)
        found = settle(leader, facing, self.mates, self.limits, targets(self.state, self.errand))
        return coherent(leader, found) == len(found) if self.strayed else None not in found

    def _is_crammed(self, end: Stop) -> bool:
        """Whether impassable ground is so near that the rest might find no places."""
        ground = self.limits.ground
        (x, y, _), reach = end, self.leader.r + 2 * max(mate.r for mate in self.mates) + ELBOW_MILS
        near = ground.hazards_near(x - reach, y - reach, x + reach, y + reach)
        # Elsewhere there is room within 12", whoever stands there.
        return any(ground.hazards[at].impassable for at in near)


def _rim(marker: Standing, body: Standing) -> Point:
    """Where a body touches a marker on the side that it comes from. ME-OBJ-4"""
    dx, dy = body.x - marker.x, body.y - marker.y
    span, reach = isqrt(dx * dx + dy * dy) or 1, marker.r + body.r
    return marker.x + dx * reach // span, marker.y + dy * reach // span


def _middle(outline: Polygon) -> Point:
    left, bottom, right, top = outline.box
    return (left + right) // 2, (bottom + top) // 2
