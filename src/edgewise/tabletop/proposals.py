"""Moves of a unit worth offering: into contact, and towards places as far as its models can go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import isqrt
from typing import TypeAlias

from edgewise.geometry.paths import crosses, is_nearer
from edgewise.geometry.plane import Box, Disc, Point, Polygon, Solid, bounds, path_length
from edgewise.geometry.routes import Ground
from edgewise.tabletop.moves import Path

# A path for every model that moves.
Paths: TypeAlias = tuple[tuple[int, Path], ...]

# Sixteen directions as whole numbers over 10000, so that proposals are the same on every machine.
_EIGHTH = ((10000, 0), (9239, 3827), (7071, 7071), (3827, 9239))
DIRECTIONS = tuple(spun for x, y in _EIGHTH for spun in ((x, y), (-y, x), (-x, -y), (y, -x)))
# Straight on, then a little and more aside, as cosine and sine over 10000.
_BENDS = ((10000, 0), (9239, 3827), (9239, -3827), (7071, 7071), (7071, -7071), (3827, 9239), (3827, -9239))
MOST_DETOURS = 3


class Walker:
    """Looks for moves of one unit; straight ways, and shorter or bent ones where these are closed.

    `here` and `far` tell by model where it stands and how far it may go, `radius` is the base of all of them.
    Nobody goes through `solids`; nobody ends on `mates`, the bases of friends outside the unit.
    `aside` is how far from exact contact a model ends that is led to something: less than counts as contact.
    """

    def __init__(
        self,
        here: Mapping[int, Point],
        far: Mapping[int, int],
        radius: int,
        box: Box,
        solids: Iterable[Solid],
        mates: Iterable[Disc],
        aside: int,
    ) -> None:
        self.here, self.far, self.radius, self.box, self.aside = here, far, radius, box, aside
        self.models = list(here)
        self.most = max(far.values(), default=0)
        self.free = box.shrunk(radius)
        # What is further away than anybody can go is in nobody's way.
        self.discs = []
        self.polygons: list[Polygon] = []
        for solid in solids:
            if isinstance(solid, Polygon):
                self.polygons.append(solid)
            elif self.is_near(solid.centre, self.most + solid.r + radius):
                self.discs.append((solid.x, solid.y, solid.r + radius))
        self.mates = [(x, y, r + radius) for x, y, r in mates if self.is_near((x, y), self.most + r + radius)]

    @cached_property
    def ground(self) -> Ground:
        """Where bases of the unit can go; made only when a straight way is closed."""
        discs = [Disc(x, y, reach - self.radius) for x, y, reach in self.discs]
        return Ground((*discs, *self.polygons), self.radius, self.box)

    def is_near(self, place: Point, reach: int) -> bool:
        """Whether a model of the unit is at most so far from a place."""
        return any(_square(place[0], place[1], h) <= reach * reach for h in self.here.values())

    def is_reached(self, target: Disc) -> bool:
        """Whether a model could touch something if nothing were in its way."""
        return self.is_near(target.centre, self.most + target.r + self.radius)

    def moves(self, targets: Iterable[Disc], aims: Iterable[Point]) -> Iterator[Paths]:
        """Holding still first; then into contact with targets, then as far as can be towards aims."""
        yield ()
        if not self.most:
            return
        for target in targets:
            yield from self._contacts(target)
        for x, y in aims:
            yield from self._march(x, y)

    def _contacts(self, target: Disc) -> Iterator[Paths]:
        """Models in contact with a target: as many as can, and the nearest one alone from several sides."""
        x, y, r = target
        reach = r + self.radius + self.aside
        ring = [(x + c * reach // 10000, y + s * reach // 10000) for c, s in DIRECTIONS]
        ring = [p for p in ring if self._is_open(p)]
        taken: list[Point] = []
        paths: list[tuple[int, Path]] = []
        for model in sorted(self.models, key=lambda m: _square(x, y, self.here[m])):
            end = self._best(model, ring, taken)
            if end is not None:
                taken.append(end)
                if end != self.here[model]:
                    paths.append((model, (end,)))
        if paths:
            yield from self._settled(paths)
            if len(self.models) == 1:
                yield from self._other_sides(ring, paths[0][1][-1])
        elif not taken:
            yield from self._detours(x, y, ring)

    def _detours(self, x: int, y: int, ring: list[Point]) -> Iterator[Paths]:
        """The nearest model goes around what closes every straight way to the ring."""
        model = min(self.models, key=lambda m: _square(x, y, self.here[m]))
        here, far = self.here[model], self.far[model]
        mates = [self.here[m] for m in self.models if m != model]
        for point in sorted(ring, key=lambda p: _square(p[0], p[1], here))[:MOST_DETOURS]:
            if self._is_taken(point, mates):
                continue
            path = self.ground.shortest_path(here, point, far) if self._fits(model, point) else None
            if path is not None and path_length(path) <= far:
                yield ((model, path[1:]),)
                return

    def _other_sides(self, ring: list[Point], taken: Point) -> Iterator[Paths]:
        model = self.models[0]
        others = [p for p in ring if p != taken and self._reaches(model, p)]
        others.sort(key=lambda p: -_square(taken[0], taken[1], p))
        for point in others[:2]:
            yield ((model, (point,)),)

    def _best(self, model: int, ring: list[Point], taken: list[Point]) -> Point | None:
        """The nearest free point of the ring that the model can go straight to."""
        here = self.here[model]
        for point in sorted(ring, key=lambda p: _square(p[0], p[1], here)):
            if not self._is_taken(point, taken) and self._reaches(model, point):
                return point
        return None

    def _is_taken(self, point: Point, ends: Sequence[Point]) -> bool:
        """Whether a base there overlaps one of the unit's own at its end."""
        x, y = point
        wide = 4 * self.radius**2
        for ox, oy in ends:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
            if (x - ox) ** 2 + (y - oy) ** 2 < wide:
                return True
        return False

    def _reaches(self, model: int, point: Point) -> bool:
        return self._fits(model, point) and self._is_clear(self.here[model], point)

    def _fits(self, model: int, point: Point) -> bool:
        far = self.far[model]
        return _square(point[0], point[1], self.here[model]) <= far * far

    def _settled(self, paths: list[tuple[int, Path]]) -> Iterator[Paths]:
        """The move, if no own base is in the way of the ends; else without the model that is."""
        ends = {m: path[-1] for m, path in paths}
        final = {m: ends.get(m, self.here[m]) for m in self.models}
        for model, _ in paths:
            if self._is_taken(final[model], [p for m, p in final.items() if m != model]):
                left = [(m, path) for m, path in paths if m != model]
                if left:
                    yield from self._settled(left)
                return
        yield tuple(sorted(paths))

    def _march(self, x: int, y: int) -> Iterator[Paths]:
        """All models as far as they can towards a point."""
        taken: list[Point] = []
        paths: list[tuple[int, Path]] = []
        for model in sorted(self.models, key=lambda m: _square(x, y, self.here[m])):
            end = self._stride(model, (x, y), taken)
            taken.append(end or self.here[model])
            if end is not None:
                paths.append((model, (end,)))
        if paths:
            yield from self._settled(paths)

    def _stride(self, model: int, goal: Point, taken: list[Point]) -> Point | None:
        """The end of a straight way towards a goal, bent aside or cut short until it is free."""
        ax, ay = self.here[model]
        dx, dy = goal[0] - ax, goal[1] - ay
        span = isqrt(dx * dx + dy * dy)
        if not span:
            return None
        for part in (8, 5, 2):
            step = min(self.far[model] * part // 8, span)
            for c, s in _BENDS:
                # A mil is left for rounding, so that the way never exceeds the allowance.
                bx = ax + (dx * c - dy * s) * max(step - 2, 0) // (span * 10000)
                by = ay + (dx * s + dy * c) * max(step - 2, 0) // (span * 10000)
                end = self._inside(bx, by)
                if end != (ax, ay) and self._lands(model, end, taken):
                    return end
        return None

    def _inside(self, x: int, y: int) -> Point:
        free = self.free
        return min(max(x, free.left), free.right), min(max(y, free.bottom), free.top)

    def _lands(self, model: int, end: Point, taken: list[Point]) -> bool:
        return not self._is_taken(end, taken) and self._is_open(end) and self._reaches(model, end)

    def _is_open(self, point: Point) -> bool:
        """Whether a base may stand there, the own unit apart."""
        x, y = point
        free = self.free
        if not (free.left <= x <= free.right and free.bottom <= y <= free.top):
            return False
        for ox, oy, reach in self.discs:
            if (x - ox) ** 2 + (y - oy) ** 2 < reach * reach:
                return False
        for ox, oy, reach in self.mates:
            if (x - ox) ** 2 + (y - oy) ** 2 < reach * reach:
                return False
        return not any(crosses(point, point, self.radius, p) for p in self.polygons)

    def _is_clear(self, start: Point, end: Point) -> bool:
        for x, y, reach in self.discs:
            if is_nearer(x, y, start, end, reach):
                return False
        return not any(crosses(start, end, self.radius, p) for p in self.polygons)


def behind(solid: Solid, enemy: Point, reach: int) -> Point:
    """A point on the far side of a solid, seen from an enemy, that lies off it by a reach."""
    left, bottom, right, top = bounds(solid)
    x, y = (left + right) // 2, (bottom + top) // 2
    size = max(right - left, top - bottom) // 2
    dx, dy = x - enemy[0], y - enemy[1]
    span = isqrt(dx * dx + dy * dy) or 1
    return x + dx * (size + reach) // span, y + dy * (size + reach) // span


def _square(x: int, y: int, other: Point) -> int:
    dx, dy = x - other[0], y - other[1]
    return dx * dx + dy * dy
