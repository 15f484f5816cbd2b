"""Ways of a leader over a lattice, cheapest first, where climbing counts by runs. ME-SCO-10, ME-MOV-2, ME-TER-11

A rise costs nothing until its run reaches two inches, so the cost of a way is no sum over its legs: a label holds a
place, the cost so far and the run that is under way, and one label stands for another only if no way on from it can
come out dearer (shortest path with labels, pruned by dominance). Legs are judged only when their turn comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import product
from math import isqrt
from typing import NamedTuple, TypeAlias

from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.endings import KERB_MILS
from edgewise.tabletop.hindrances import Walk
from edgewise.tabletop.strides import Strides
from edgewise.tabletop.terrain import GROUND, Ground, Stop

STEP_MILS = 500
# The sixteen nearest directions, with the lengths of their legs to the nearest mil.
_EIGHTH = ((1, 0, 500), (2, 1, 1118), (1, 1, 707), (1, 2, 1118))
_TURNED = tuple(spun for x, y, far in _EIGHTH for spun in ((x, y, far), (-y, x, far), (-x, -y, far), (y, -x, far)))
DIRECTIONS = tuple(sorted(_TURNED, key=lambda way: way[2]))
# A goal off the lattice is linked to the places of it within the longest of those legs.
_LINK = 1119

# A place of the lattice by columns and rows from the start.
_At: TypeAlias = tuple[int, int]
# A run under way: how far up, or down where it is negative; two inches stand for any more.
Run: TypeAlias = int


class Way(NamedTuple):
    """A way that was found: its stops after the start, and what it takes of the allowance."""

    stops: tuple[Stop, ...]
    cost: int


class _Label(NamedTuple):
    cost: int
    stop: Stop
    at: _At | None
    """Its place in the lattice; None for a goal off it."""
    run: Run
    walk: Walk
    before: _Label | None


class _Leg(NamedTuple):
    cost: int
    """What a way to its end takes at least."""
    stop: Stop
    at: _At | None


def stands_for(run: Run, cost: int, other: Run, dearer: int) -> bool:
    """Whether no way on from a run at a cost can come out dearer than from another run at no less a cost."""
    if cost > dearer:
        return False
    if not run or run == other:
        return True
    if (run > 0) == (other > 0) and abs(run) < LEVEL_MILS:
        # A shorter run that is not paid for yet; to one that is paid for it still owes its height.
        return abs(run) <= abs(other) < LEVEL_MILS or (abs(other) == LEVEL_MILS and cost + abs(run) <= dearer)
    return cost + 2 * LEVEL_MILS <= dearer


class Lattice:
    """The search for ways of one leader within an allowance; it begins where a walk has come to."""

    def __init__(self, walk: Walk, allowance: int) -> None:
        self.start, self.allowance, self.ground = walk.at, allowance, walk.field.ground
        self.strides = Strides(walk)
        self._surfaces: dict[_At, list[int]] = {}
        self.low, self.high = _heights(self.ground, self.start, allowance + walk.field.radius)
        self.first = _Label(walk.used, walk.at, (0, 0), self._lasting(walk), walk, None)

    def reach(self) -> dict[Stop, Way]:
        """Every place of the lattice that a way leads to, with the cheapest way (reachable area)."""
        found: dict[Stop, Way] = {}
        for label in _Search(self, ()).labels():
            found.setdefault(label.stop, _way(label))
        return found

    def shortest(self, accepts: Callable[[Stop], bool]) -> Way | None:
        """The cheapest way to a place of the lattice that will do, the start among them; None: there is none."""
        refused: set[Stop] = set()
        for label in _Search(self, ()).labels():
            if label.stop not in refused:
                if accepts(label.stop):
                    return _way(label)
                refused.add(label.stop)
        return None

    def shortest_to(self, goals: Sequence[Stop]) -> Way | None:
        """The cheapest way to one of some places, which need not be of the lattice (shortest path)."""
        if not goals:
            return None
        ends = set(goals)
        for label in _Search(self, goals).labels():
            if label.stop in ends:
                return _way(label)
        return None

    def is_possible(self, goals: Sequence[Stop]) -> bool:
        """Whether a way leads to one of some places, straight or over the lattice. ME-SCO-10"""
        return self.straight_to(goals) is not None or self.shortest_to(goals) is not None

    def straight_to(self, goals: Iterable[Stop]) -> Way | None:
        """The straight way to the nearest of some places that has one."""
        x, y = self.start.point
        for goal in sorted(goals, key=lambda stop: (stop.x - x) ** 2 + (stop.y - y) ** 2):
            if (goal.x - x) ** 2 + (goal.y - y) ** 2 > (self.allowance + 1) ** 2:
                return None
            label = self.led(self.first, goal, None)
            if label is not None:
                return _way(label)
        return None

    def straightened(self, way: Way) -> Way:
        """The way without the stops that it can do without, and no dearer for it."""
        stops, kept = way.stops, 0
        while kept < len(stops) - 1:
            for later in range(len(stops) - 1, kept, -1):
                cost = self._cost((*stops[:kept], *stops[later:]))
                if cost is not None and cost <= way.cost:
                    stops, way = (*stops[:kept], *stops[later:]), Way((), cost)
                    break
            kept += 1
        return Way(stops, way.cost)

    def _cost(self, stops: Sequence[Stop]) -> int | None:
        """What a way takes; None if something is in its way."""
        walk = self.first.walk
        for stop in stops:
            after = self.strides.step(walk, stop)
            if after is None:
                return None
            walk = after
        return walk.used

    def led(self, label: _Label, stop: Stop, at: _At | None) -> _Label | None:
        """The label one leg on; None if the leg is barred or too long."""
        walk = self.strides.step(label.walk, stop)
        if walk is None:
            return None
        cost = walk.used
        return None if cost > self.allowance else _Label(cost, stop, at, self._lasting(walk), walk, label)

    def _lasting(self, walk: Walk) -> Run:
        """The run of a walk, or none if the heights around are too small for it ever to count."""
        here, run = walk.climb.at, walk.climb.run
        if abs(run) >= LEVEL_MILS:
            return LEVEL_MILS if run > 0 else -LEVEL_MILS
        room = self.high - here if run > 0 else here - self.low
        return run if run and abs(run) + room >= LEVEL_MILS else 0

    def surfaces(self, at: _At) -> list[int]:
        """The surfaces over a place that a leg may end on: floors, and a top that can be stood on, or the ground."""
        found = self._surfaces.get(at)
        if found is None:
            found = self._surfaces[at] = list(self._named(*self.place(at)))
        return found

    def _named(self, x: int, y: int) -> Iterator[int]:
        """What a stop at a place can be named to be on, as far as it makes a difference on the way."""
        ground = self.ground
        under = [at for at in ground.surfaces_under(x, y) if ground.surfaces[at].standable]
        # A base over a solid piece is as high as its top, whatever is named; so the highest stands for those below it.
        solid = [at for at in under if at == GROUND or ground.tops[ground.surfaces[at].piece or 0] == at]
        yield from (at for at in under if at not in solid[:-1] or self._is_low(solid[-1]))

    def _is_low(self, surface: int) -> bool:
        """Whether a top is so low that a base it is too small for stands on what lies under it. ME-TER-14"""
        piece = self.ground.surfaces[surface].piece
        return piece is not None and self.ground.pieces[piece].height <= KERB_MILS

    def place(self, at: _At) -> tuple[int, int]:
        return self.start.x + STEP_MILS * at[0], self.start.y + STEP_MILS * at[1]


def _way(label: _Label) -> Way:
    stops: list[Stop] = []
    here = label
    while here.before is not None:
        stops.append(here.stop)
        here = here.before
    return Way(tuple(stops[::-1]), label.cost)


def _heights(ground: Ground, start: Stop, reach: int) -> tuple[int, int]:
    """The lowest and the highest elevation that a way can come to."""
    around = start.x - reach, start.y - reach, start.x + reach, start.y + reach
    tops = [ground.pieces[at].top for at in ground.pieces_near(*around) if ground.pieces[at].is_solid]
    levels = [ground.elevation(at) for at in ground.surfaces_near(*around)]
    return min((0, *levels)), max((0, *tops, *levels))


class _Search:
    """One run of the search, towards goals if there are any."""

    def __init__(self, lattice: Lattice, goals: Sequence[Stop]) -> None:
        self.lattice, self.goals = lattice, goals
        self.kept: dict[Stop, list[_Label]] = {}
        # Estimate, a number that keeps the order in which entries came, a label, and a leg from it still to be judged.
        self.queue: list[tuple[int, int, _Label, _Leg | None]] = []
        self.count = 0
        self.links = _links(lattice, goals)
        xs, ys = [goal.x for goal in goals], [goal.y for goal in goals]
        self.box = (min(xs), min(ys), max(xs), max(ys)) if goals else None

    def labels(self) -> Iterator[_Label]:
        """Labels from the cheapest on; the first at a stop is the cheapest there."""
        self._put(self.lattice.first)
        while self.queue:
            _, _, label, leg = heappop(self.queue)
            if leg is not None:
                self._judge(label, leg)
            elif not self._is_needless(label):
                self.kept.setdefault(label.stop, []).append(label)
                yield label
                self._spread(label)

    def _judge(self, label: _Label, leg: _Leg) -> None:
        """Judges a leg whose turn has come; what it leads to waits for a turn of its own."""
        if not self._is_settled(leg.stop, leg.cost):
            after = self.lattice.led(label, leg.stop, leg.at)
            if after is not None and not self._is_needless(after):
                self._put(after)

    def _spread(self, label: _Label) -> None:
        """Puts the legs from a label into the queue."""
        if label.at is None:
            return
        i, j = label.at
        for dx, dy, length in DIRECTIONS:
            at = i + dx, j + dy
            for surface in self.lattice.surfaces(at):
                self._offer(label, Stop(*self.lattice.place(at), surface), at, length)
        for goal in self.links.get(label.at, ()) if label.before else self.goals:
            self._offer(label, goal, None, isqrt((goal.x - label.stop.x) ** 2 + (goal.y - label.stop.y) ** 2))

    def _offer(self, label: _Label, stop: Stop, at: _At | None, length: int) -> None:
        cost = label.cost + length
        estimate = cost + self._left(stop)
        if estimate <= self.lattice.allowance and not self._is_settled(stop, cost):
            self.count += 1
            heappush(self.queue, (estimate, self.count, label, _Leg(cost, stop, at)))

    def _put(self, label: _Label) -> None:
        estimate = label.cost + self._left(label.stop)
        if estimate <= self.lattice.allowance:
            self.count += 1
            heappush(self.queue, (estimate, self.count, label, None))

    def _left(self, stop: Stop) -> int:
        """What a way to a goal takes at least; a thousandth and two mils are left for legs that are rounded down."""
        if self.box is None:
            return 0
        left, bottom, right, top = self.box
        dx, dy = max(left - stop.x, stop.x - right, 0), max(bottom - stop.y, stop.y - top, 0)
        span = isqrt(dx * dx + dy * dy)
        return max(span - span // 1000 - 2, 0)

    def _is_settled(self, stop: Stop, cost: int) -> bool:
        """Whether nothing new can come of reaching a stop at such a cost."""
        for label in self.kept.get(stop, ()):  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
            if label.cost <= cost and not label.run:
                return True
        return False

    def _is_needless(self, label: _Label) -> bool:
        """Whether a label that is kept at the same stop stands for this one."""
        return any(stands_for(kept.run, kept.cost, label.run, label.cost) for kept in self.kept.get(label.stop, ()))


def _links(lattice: Lattice, goals: Sequence[Stop]) -> dict[_At, list[Stop]]:
    """The places of the lattice that each goal is linked to."""
    links: dict[_At, list[Stop]] = {}
    for goal in goals:
        x, y = goal.x - lattice.start.x, goal.y - lattice.start.y
        near = [range((at - _LINK) // STEP_MILS, (at + _LINK) // STEP_MILS + 2) for at in (x, y)]
        for i, j in product(*near):
            if (STEP_MILS * i - x) ** 2 + (STEP_MILS * j - y) ** 2 <= _LINK**2:
                links.setdefault((i, j), []).append(goal)
    return links
