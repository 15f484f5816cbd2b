"""What a base can reach within an allowance, as a test for places and as an outline to draw."""

from collections.abc import Iterator, Sequence
from itertools import product

from .plane import Box, Disc, Point, Solid, is_within, length
from .routes import Ground, Node, Search

# The outline is cut on the lines of a square grid around the start; so many of its steps make the allowance.
GRID_STEPS = 32

# For each set of inner corners of a cell (1 bottom left, 2 bottom right, 4 top right, 8 top left): where the outline
# comes in and goes out, the inside on its left. Sides: 0 bottom, 1 right, 2 top, 3 left.
_TURNS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 3),),
    ((1, 0),),
    ((1, 3),),
    ((2, 1),),
    ((0, 3), (2, 1)),
    ((2, 0),),
    ((2, 3),),
    ((3, 2),),
    ((0, 2),),
    ((1, 0), (3, 2)),
    ((1, 2),),
    ((3, 1),),
    ((0, 1),),
    ((3, 0),),
    (),
)
# A line of the grid between two of its points: column, row, and 1 if it goes up.
Line = tuple[int, int, int]


class Reach:
    """Places that the centre of a base can be led to within an allowance."""

    def __init__(self, ground: Ground, start: Point, allowance: int) -> None:
        self.ground, self.start, self.allowance = ground, start, allowance
        around = Disc(*start, ground.radius)
        near = [at for at, solid in enumerate(ground.solids) if is_within(around, solid, allowance)]
        self.corners = Search(ground, start, None, allowance).spread(near)
        self._last: tuple[int, Node, Point] | None = None

    def holds(self, p: Point) -> bool:
        """Whether a way over the corners of rings leads to the place; the shortest path may be a few mils shorter."""
        if length(self.start, p) > self.allowance or not self.ground.is_open(p, p):
            return False
        if self._last is not None and self._leads(self._last, p):
            return True
        for corner in self.corners:
            if self._leads(corner, p):
                self._last = corner
                return True
        return False

    def _leads(self, corner: tuple[int, Node, Point], p: Point) -> bool:
        cost, (ring, at), here = corner
        rest = self.allowance - cost
        if (here[0] - p[0]) ** 2 + (here[1] - p[1]) ** 2 > rest * rest:
            return False
        if ring >= 0:
            own = self.ground.rings[ring]
            if not (own.is_tangent(at, p) or own.holds(p)):
                return False
        return self.ground.scene.is_clear(here, p)

    def outline(self) -> tuple[tuple[Point, ...], ...]:
        """Rings around the region, counter-clockwise, and clockwise around its holes; their points can be reached."""
        if not self.corners:
            return ()
        if self.allowance == 0:
            return ((self.start,),)
        return Contour(self, max(1, -(-self.allowance // GRID_STEPS))).rings()


class Contour:
    """The outline of a region, traced over a grid; each of its points is the last reachable one on a line."""

    def __init__(self, reach: Reach, step: int) -> None:
        self.reach, self.step = reach, step
        self.most = -(-reach.allowance // step) + 1
        span = range(-self.most, self.most + 1)
        self.inner = {(i, j): reach.holds(self._point(i, j)) for i, j in product(span, span)}

    def rings(self) -> tuple[tuple[Point, ...], ...]:
        following = dict(self._turns())
        found = []
        while following:
            line, after = following.popitem()
            lines = [line]
            while after != lines[0]:
                lines.append(after)
                after = following.pop(after)
            found.append(_without_repeats([self._cut(at) for at in lines]))
        return tuple(sorted(found))

    def _turns(self) -> Iterator[tuple[Line, Line]]:
        """From which line to which the outline leads in each cell."""
        inner, span = self.inner, range(-self.most, self.most)
        for i, j in product(span, span):
            corners = inner[i, j] + 2 * inner[i + 1, j] + 4 * inner[i + 1, j + 1] + 8 * inner[i, j + 1]
            sides = (i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1)
            for come, go in _TURNS[corners]:
                yield sides[come], sides[go]

    def _cut(self, line: Line) -> Point:
        """The last reachable place on a line that leads out of the region."""
        i, j, up = line
        low, high = (i, j), (i, j + 1) if up else (i + 1, j)
        (x, y), (u, v) = map(self._point_of, (low, high) if self.inner[low] else (high, low))
        dx, dy = (u > x) - (u < x), (v > y) - (v < y)
        inside, outside = 0, self.step
        while outside - inside > 1:
            middle = (inside + outside) // 2
            if self.reach.holds((x + middle * dx, y + middle * dy)):
                inside = middle
            else:
                outside = middle
        return x + inside * dx, y + inside * dy

    def _point(self, i: int, j: int) -> Point:
        return self.reach.start[0] + i * self.step, self.reach.start[1] + j * self.step

    def _point_of(self, place: tuple[int, int]) -> Point:
        return self._point(*place)


def _without_repeats(points: list[Point]) -> tuple[Point, ...]:
    """The ring from its least point on, each point once in a row."""
    kept = [point for at, point in enumerate(points) if point != points[at - 1]] or points[:1]
    first = kept.index(min(kept))
    return tuple(kept[first:] + kept[:first])


def outline(
    start: Point, radius: int, allowance: int, solids: Sequence[Solid], box: Box
) -> tuple[tuple[Point, ...], ...]:
    """The outline of what is in reach, on ground that is needed only once; see Reach."""
    return Reach(Ground(solids, radius, box), start, allowance).outline()
