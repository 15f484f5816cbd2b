"""The shortest way of a round base among solids, as whole points that the referee accepts."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, product
from math import gcd, isqrt

from .gates import Gate, border_gates, gates
from .hulls import convex_parts
from .plane import Box, Disc, Point, Solid, length, path_length, squared
from .rings import COARSE, COARSEST, FINE, rings
from .sight import Scene

MOST_SEGMENTS = 32
# How often a found way is gone over to pull it taut.
PULLS = 3

# A corner of a ring as (ring, place in it); places without a ring are numbered below zero.
Node = tuple[int, int]
START: Node = (-1, 0)
END, OUT, GATE = -2, -3, -4
_COARSER = {FINE: COARSE, COARSE: COARSEST}
_COMPASS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


class Ground:
    """Where a base of one radius can go; made once for a position, kept and asked often by its owner."""

    def __init__(self, solids: Sequence[Solid], radius: int, box: Box, fineness: float = FINE) -> None:
        self.solids, self.radius, self.box = tuple(solids), radius, box
        self.fineness = fineness
        self.free = box.shrunk(radius)
        self.scene = Scene(self.solids, radius=radius)
        self.rings = tuple(ring for at, solid in enumerate(solids) for ring in rings(at, solid, radius, fineness))
        self.rings_of: dict[int, tuple[int, ...]] = {
            at: tuple(number for number, ring in enumerate(self.rings) if ring.solid == at)
            for at in range(len(self.solids))
        }
        self._steps: dict[tuple[Node, int], tuple[Node, ...]] = {}
        self._blockers: dict[tuple[Node, Node], int | None] = {}
        self._gates: dict[tuple[int, int], tuple[Gate, ...]] = {}

    def holds(self, p: Point) -> bool:
        """Whether a centre lies far enough from the border."""
        return self.free.left <= p[0] <= self.free.right and self.free.bottom <= p[1] <= self.free.top

    def is_open(self, a: Point, b: Point) -> bool:
        """Whether the base may be led straight from a to b."""
        return self.holds(a) and self.holds(b) and self.scene.is_clear(a, b)

    def shortest_path(self, start: Point, goal: Point, most: int | None = None) -> tuple[Point, ...] | None:
        """At most 32 segments, both ends included, or None; against true arcs it loses about a mil per segment."""
        path = Search(self, start, goal, None if most is None else most + MOST_SEGMENTS).run()
        if path is None:
            return None
        path = self.pulled(path)
        if len(path) > MOST_SEGMENTS + 1:
            coarser = _COARSER.get(self.fineness)
            ground = None if coarser is None else Ground(self.solids, self.radius, self.box, coarser)
            return None if ground is None else ground.shortest_path(start, goal, most)
        return path if most is None or path_length(path) <= most else None

    def pulled(self, path: tuple[Point, ...]) -> tuple[Point, ...]:
        """The same way, its corners moved by a mil or left out wherever that makes it shorter."""
        points = list(path)
        for _ in range(PULLS):
            moved = False
            for at in range(len(points) - 2, 0, -1):
                better = self._pulled_corner(*points[at - 1 : at + 2])
                if better == points[at]:
                    continue
                moved = True
                points[at : at + 1] = [] if better == points[at + 1] else [better]
            if not moved:
                break
        return tuple(points)

    def _pulled_corner(self, a: Point, b: Point, c: Point) -> Point:
        """The best place for a corner; the corner after it if none is needed."""
        if self.is_open(a, c):
            return c
        best, least = b, length(a, b) + length(b, c)
        for x, y in _COMPASS:
            p = b[0] + x, b[1] + y
            total = length(a, p) + length(p, c)
            if total < least and self.is_open(a, p) and self.is_open(p, c):
                best, least = p, total
        return best

    def point(self, node: Node) -> Point:
        return self.rings[node[0]].points[node[1]]

    def steps(self, node: Node, ring: int) -> tuple[Node, ...]:
        """Corners of a ring that a taut way can take next after a corner."""
        known = self._steps.get((node, ring))
        if known is None:
            known = self._steps[node, ring] = tuple(self._taut_steps(node, ring))
        return known

    def _taut_steps(self, node: Node, ring: int) -> Iterator[Node]:
        own, at = self.rings[node[0]], node[1]
        if node[0] == ring:
            yield ring, (at + 1) % len(own.points)
            yield ring, at - 1 if at else len(own.points) - 1
            return
        for corner in self.rings[ring].tangents(own.points[at]) or ():
            if own.is_tangent(at, self.rings[ring].points[corner]):
                yield ring, corner

    def blocker(self, a: Node, b: Node) -> int | None:
        """What blocks the way between two corners; -1 is the border."""
        key = (a, b) if a < b else (b, a)
        if key not in self._blockers:
            self._blockers[key] = self.blocker_between(self.point(a), self.point(b))
        return self._blockers[key]

    def blocker_between(self, a: Point, b: Point) -> int | None:
        return self.scene.blocker(a, b) if self.holds(a) and self.holds(b) else -1

    def gates(self, a: int, b: int) -> tuple[Gate, ...]:
        """Open ways through a gap that is hardly wider than the base: between two solids, or one and the border."""
        key = min(a, b), max(a, b)
        if key not in self._gates:
            pairs = combinations(self._parts(a), 2) if a == b else product(self._parts(a), self._parts(b))
            found = [gate for pair in pairs for gate in gates(*pair, self.radius)]
            if a == b:
                found.extend(border_gates(self.solids[a], self.radius, self.free))
            self._gates[key] = tuple(part for gate in found for part in self._open_parts(gate))
        return self._gates[key]

    def _open_parts(self, gate: Gate) -> Iterable[Gate]:
        """The gate, or what of it is open around its ends and its middle where something closes it: a blind alley."""
        if self.is_open(*gate):
            return (gate,)
        a, b = gate
        points = a, _on_the_way(a, b, gcd(b[0] - a[0], b[1] - a[1]) // 2), b
        return dict.fromkeys((self._farthest(p, a), self._farthest(p, b)) for p in points if self.is_open(p, p))

    def _farthest(self, a: Point, b: Point) -> Point:
        """The last whole point on the line from a to b that the base may be led straight to."""

        def is_shut(count: int) -> bool:
            return not self.is_open(a, _on_the_way(a, b, count))

        steps = range(gcd(b[0] - a[0], b[1] - a[1]) + 1)
        return _on_the_way(a, b, bisect_left(steps, True, key=is_shut) - 1)

    def _parts(self, solid: int) -> tuple[Solid, ...]:
        whole = self.solids[solid]
        return (whole,) if isinstance(whole, Disc) else convex_parts(whole)

    def ways_out(self, p: Point) -> list[Point]:
        """From a place in contact, points a few mils off that lie outside every ring."""
        near = [ring for ring in self.rings if ring.holds(p)]
        for step in (4, 8, 16, 32) if near else ():
            tries = ((p[0] + step * x, p[1] + step * y) for x, y in _COMPASS)
            out = [q for q in tries if self.is_open(p, q) and not any(ring.holds(q) for ring in near)]
            if out:
                return out
        return []


class Search:
    """One search for shortest ways; it minds a solid only once the solid was found in the way."""

    def __init__(self, ground: Ground, start: Point, goal: Point | None, most: int | None) -> None:
        self.ground, self.start, self.goal = ground, start, goal
        self.most = most
        self.places: dict[Node, Point] = {START: start}
        self.ends: dict[Node, int] = {}
        self.gates: list[Node] = []
        self.minded: list[int] = []
        self.solids: set[int] = set()
        self.cost: dict[Node, int] = {}
        self.before: dict[Node, Node] = {}
        self.heap: list[tuple[int, int, Node, Node]] = []

    def run(self) -> tuple[Point, ...] | None:
        """The shortest way to the goal."""
        ground, goal = self.ground, self.goal
        assert goal is not None
        if not ground.is_open(self.start, self.start) or not ground.is_open(goal, goal):
            return None
        if ground.is_open(self.start, goal):
            return self.start, goal
        for at, point in enumerate([goal, *ground.ways_out(goal)]):
            self.places[END, at] = point
            self.ends[END, at] = length(point, goal)
        end = self._spread()
        return None if end is None else self._path(end, goal)

    def spread(self, solids: Iterable[int]) -> list[tuple[int, Node, Point]]:
        """Corners that can be reached, nearest first, with the lengths of the ways; all solids given are minded."""
        if self.ground.is_open(self.start, self.start):
            for solid in solids:
                self._mind(solid)
            self._spread()
        return sorted((cost, node, self._point(node)) for node, cost in self.cost.items())

    def _spread(self) -> Node | None:
        for at, point in enumerate(self.ground.ways_out(self.start)):
            self.places[OUT, at] = point
        self._push(START, START, 0)
        while self.heap:
            _, cost, node, before = heappop(self.heap)
            if cost < self.cost.get(node, cost + 1) and self._is_open(before, node):
                self.cost[node], self.before[node] = cost, before
                if node in self.ends:
                    return node
                self._expand(node)
        return None

    def _point(self, node: Node) -> Point:
        return self.ground.point(node) if node[0] >= 0 else self.places[node]

    def _push(self, before: Node, node: Node, cost: int) -> None:
        """Queues a step, to be tested when its turn comes."""
        least = cost + self._rest(node)
        if (self.most is None or least <= self.most) and cost < self.cost.get(node, cost + 1):
            heappush(self.heap, (least, cost, node, before))

    def _rest(self, node: Node) -> int:
        """What remains at least: the straight way to the goal, rounded down."""
        if self.goal is None:
            return 0
        rest = self.ends.get(node)
        return isqrt(squared(self._point(node), self.goal)) if rest is None else rest

    def _is_open(self, a: Node, b: Node) -> bool:
        """Tests a step at last; a solid that blocks it is minded from now on."""
        if a[0] >= 0 and b[0] >= 0:
            blocker = self.ground.blocker(a, b)
        else:
            blocker = self.ground.blocker_between(self._point(a), self._point(b))
        if blocker is not None and blocker >= 0 and blocker not in self.solids:
            self._mind(blocker)
        return blocker is None

    def _mind(self, solid: int) -> None:
        gates = [gate for other in (solid, *sorted(self.solids)) for gate in self.ground.gates(solid, other)]
        for gate in gates:
            number = GATE - len(self.gates) // 2
            for side, point in enumerate(gate):
                self.places[number, side] = point
                self.gates.append((number, side))
        self.solids.add(solid)
        found = self.ground.rings_of[solid]
        self.minded.extend(found)
        for node in tuple(self.cost):
            self._expand_to_rings(node, found)
            self._expand_to_places(node, self.gates[len(self.gates) - 2 * len(gates) :])

    def _expand(self, node: Node) -> None:
        self._expand_to_places(node, [*self.ends, *self.gates])
        if node == START:
            self._expand_to_places(node, [place for place in self.places if place[0] == OUT])
        self._expand_to_rings(node, self.minded)

    def _expand_to_places(self, node: Node, places: Sequence[Node]) -> None:
        here, cost = self._point(node), self.cost[node]
        for place in places:
            there = self.places[place]
            if node[0] < 0 or self._is_taut(node, there):
                self._push(node, place, cost + length(here, there))

    def _is_taut(self, node: Node, there: Point) -> bool:
        ring = self.ground.rings[node[0]]
        return ring.is_tangent(node[1], there) or ring.holds(there)

    def _expand_to_rings(self, node: Node, minded: Sequence[int]) -> None:
        ground, here, cost = self.ground, self._point(node), self.cost[node]
        for number in minded:
            if node[0] >= 0:
                nodes = ground.steps(node, number)
            else:
                ring = ground.rings[number]
                corners = ring.tangents(here)
                nodes = tuple((number, at) for at in (range(len(ring.points)) if corners is None else corners))
            for following in nodes:
                self._push(node, following, cost + length(here, ground.point(following)))

    def _path(self, node: Node, goal: Point) -> tuple[Point, ...]:
        points = [goal] if self._point(node) != goal else []
        while node != START:
            points.append(self._point(node))
            node = self.before[node]
        return (self.start, *reversed(points))


def _on_the_way(a: Point, b: Point, count: int) -> Point:
    """On the line from a to b, the whole point so many after a."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    most = gcd(dx, dy) or 1
    return a[0] + count * (dx // most), a[1] + count * (dy // most)


def shortest_path(
    start: Point, goal: Point, radius: int, solids: Sequence[Solid], box: Box, most: int | None = None
) -> tuple[Point, ...] | None:
    """The shortest way on ground that is needed only once; see Ground.shortest_path."""
    return Ground(solids, radius, box).shortest_path(start, goal, most)
