"""Movement commands worth offering: into contact, onto pools, forward, back, into cover. ED-MOV-9."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import isqrt
from typing import Any

from edgewise.games.the_edge.actions import Move, Path
from edgewise.games.the_edge.queries.moves import allowance
from edgewise.games.the_edge.queries.places import blocking, pool_discs
from edgewise.games.the_edge.state import Game, Point, living
from edgewise.geometry.paths import crosses, is_nearer
from edgewise.geometry.plane import Disc, Solid, path_length
from edgewise.geometry.routes import Ground

# Sixteen directions as whole numbers over 10000, so that proposals are the same on every machine.
_EIGHTH = ((10000, 0), (9239, 3827), (7071, 7071), (3827, 9239))
DIRECTIONS = tuple(spun for x, y in _EIGHTH for spun in ((x, y), (-y, x), (-x, -y), (y, -x)))
NEAR_POOLS = 3
NEAR_SQUADS = 3
MOST_DETOURS = 3
KEPT = 1_000
# The radii of two of the largest bases together.
WIDEST_PAIR = 2500
# A ring point lies this far from exact contact: inside the 10 mils of contact whatever way it is rounded.
RING_MILS = 5


def proposals(state: Game) -> tuple[Move, ...]:
    """The proposals for the active squad; kept by everything that they depend on."""
    book = state.book
    models = living(state, state.active)
    allowances = tuple(allowance(state, m) for m in models)
    key = (state.active, tuple(state.at), tuple(p.crystals >= 0 for p in state.pools), state.pools, allowances)
    found: tuple[Move, ...] | None = book.moves.get(key)
    if found is None:
        if len(book.moves) >= KEPT:
            book.moves.clear()
        found = book.moves[key] = tuple(dict.fromkeys(_Walker(state, models, allowances).moves()))
    return found


class _Walker:
    """Looks for moves of one squad; straight ways, and shorter or bent ones where these are closed."""

    def __init__(self, state: Game, models: list[int], allowances: tuple[int, ...]) -> None:
        book = state.book
        self.state = state
        self.models = models
        self.far = dict(zip(models, allowances, strict=True))
        self.seat = book.squad_seat[state.active]
        self.radius = book.radius[models[0]] if models else 0
        self.here: dict[int, Point] = {m: _place(state, m) for m in models}
        solids = blocking(state, self.seat)
        most = max(allowances, default=0)
        round_ones = [(s.x, s.y, s.r + self.radius) for s in solids if isinstance(s, Disc)]
        # What is further away than anybody can go is in nobody's way.
        self.discs = [d for d in round_ones if self._is_near((d[0], d[1]), most + d[2])]
        self.polygons: list[Solid] = [s for s in solids if not isinstance(s, Disc)]
        own = set(models)
        self.mates = [
            (place[0], place[1], book.radius[m] + self.radius)
            for m in book.models_of[self.seat]
            if m not in own and (place := state.at[m]) is not None and self._is_near(place, most + WIDEST_PAIR)
        ]
        self.free = book.box.shrunk(self.radius)

    @cached_property
    def ground(self) -> Ground:
        """Where bases of the squad can go; made only when a straight way is closed."""
        discs = [Disc(x, y, reach - self.radius) for x, y, reach in self.discs]
        return Ground((*discs, *self.polygons), self.radius, self.state.book.box)

    def moves(self) -> Iterator[Move]:
        """Holding still first, then everything else that is legal."""
        yield Move(())
        if not self.models or not max(self.far.values()):
            return
        for goal in self._goals():
            yield from self._contacts(*goal)
        for x, y in self._aims():
            yield from self._march(x, y)

    def _goals(self) -> Iterator[tuple[int, int, int]]:
        """Bases and pools that some model might touch."""
        state = self.state
        most = max(self.far.values())
        for enemy in state.book.models_of[1 - self.seat]:
            place = state.at[enemy]
            if place is not None and self._is_near(place, most + state.book.radius[enemy] + self.radius):
                yield place[0], place[1], state.book.radius[enemy]
        pools = [p for p in pool_discs(state) if self._is_near((p.x, p.y), most + p.r + self.radius)]
        pools.sort(key=lambda p: min(_square(p.x, p.y, h) for h in self.here.values()))
        for pool in pools[:NEAR_POOLS]:
            yield pool.x, pool.y, pool.r

    def _aims(self) -> list[Point]:
        """Points to march to: the nearest enemy squads and pools, both ends of the board, and shelter."""
        state, book = self.state, self.state.book
        x, y = self.here[self.models[0]]
        south = self.seat == state.first
        found = [(x, 33000 if south else 3000), (x, 3000 if south else 33000)]
        places = [p for m in book.models_of[1 - self.seat] if (p := state.at[m]) is not None]
        places.sort(key=lambda p: _square(x, y, p))
        found += places[:NEAR_SQUADS]
        pools = sorted(((p.x, p.y) for p in pool_discs(state)), key=lambda p: _square(x, y, p))
        found += pools[:NEAR_POOLS]
        if places:
            found += [_behind(solid, places[0], self.radius) for solid in book.solid_obstacles]
        return found

    def _is_near(self, place: Point, reach: int) -> bool:
        return any(_square(place[0], place[1], h) <= reach * reach for h in self.here.values())

    def _contacts(self, x: int, y: int, r: int) -> Iterator[Move]:
        """Models in contact with a base or pool: as many as can, and the nearest one alone from several sides."""
        reach = r + self.radius + RING_MILS
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

    def _detours(self, x: int, y: int, ring: list[Point]) -> Iterator[Move]:
        """The nearest model goes around what closes every straight way to the ring."""
        model = min(self.models, key=lambda m: _square(x, y, self.here[m]))
        here, far = self.here[model], self.far[model]
        mates = [self.here[m] for m in self.models if m != model]
        for point in sorted(ring, key=lambda p: _square(p[0], p[1], here))[:MOST_DETOURS]:
            if any(_square(point[0], point[1], mate) < 4 * self.radius**2 for mate in mates):
                continue
            path = self.ground.shortest_path(here, point, far) if self._fits(model, point) else None
            if path is not None and path_length(path) <= far:
                yield Move(((model, path[1:]),))
                return

    def _other_sides(self, ring: list[Point], taken: Point) -> Iterator[Move]:
        model = self.models[0]
        others = [p for p in ring if p != taken and self._reaches(model, p)]
        others.sort(key=lambda p: -_square(taken[0], taken[1], p))
        for point in others[:2]:
            yield Move(((model, (point,)),))

    def _best(self, model: int, ring: list[Point], taken: list[Point]) -> Point | None:
        """The nearest free point of the ring that the model can go straight to."""
        here = self.here[model]
        for point in sorted(ring, key=lambda p: _square(p[0], p[1], here)):
            if all(_square(point[0], point[1], t) >= 4 * self.radius**2 for t in taken) and self._reaches(model, point):
                return point
        return None

    def _reaches(self, model: int, point: Point) -> bool:
        return self._fits(model, point) and self._is_clear(self.here[model], point)

    def _fits(self, model: int, point: Point) -> bool:
        far = self.far[model]
        return _square(point[0], point[1], self.here[model]) <= far * far

    def _settled(self, paths: list[tuple[int, Path]]) -> Iterator[Move]:
        """The command, if no own base is in the way of the ends; else without the model that is."""
        ends = {m: path[-1] for m, path in paths}
        final = {m: ends.get(m, self.here[m]) for m in self.models}
        wide = 4 * self.radius**2
        for model, _ in paths:
            spot = final[model]
            if any(_square(spot[0], spot[1], p) < wide for m, p in final.items() if m != model):
                left = [(m, path) for m, path in paths if m != model]
                if left:
                    yield from self._settled(left)
                return
        yield Move(tuple(sorted(paths)))

    def _march(self, x: int, y: int) -> Iterator[Move]:
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
        if any(_square(end[0], end[1], t) < 4 * self.radius**2 for t in taken):
            return False
        return self._is_open(end) and self._reaches(model, end)

    def _is_open(self, point: Point) -> bool:
        """Whether a base may stand there, the own squad apart."""
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


# Straight on, then a little and more aside, as cosine and sine over 10000.
_BENDS = ((10000, 0), (9239, 3827), (9239, -3827), (7071, 7071), (7071, -7071), (3827, 9239), (3827, -9239))


def _place(state: Game, model: int) -> Point:
    place = state.at[model]
    assert place is not None
    return place


def _square(x: int, y: int, other: Point) -> int:
    dx, dy = x - other[0], y - other[1]
    return dx * dx + dy * dy


def _behind(solid: Solid, enemy: Point, radius: int) -> Point:
    """A point on the far side of an obstacle, seen from an enemy."""
    box: Any = (solid.x, solid.y, solid.x, solid.y) if isinstance(solid, Disc) else solid.box
    x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    size = solid.r if isinstance(solid, Disc) else max(box[2] - box[0], box[3] - box[1]) // 2
    dx, dy = x - enemy[0], y - enemy[1]
    span = isqrt(dx * dx + dy * dy) or 1
    reach = size + radius + RING_MILS
    return x + dx * reach // span, y + dy * reach // span
