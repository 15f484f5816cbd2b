"""Where the other models of a unit are set down around their leader: the search that finds places. ME-SCO-9, ME-MOV-7

The search goes through rings of spots around the leader, and in a charge through spots around the models charged.
Its order is a rule; what makes it quick is that each kind of base goes on where the one before it stopped: a spot
that was forbidden stays so, since models are only added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from edgewise.geometry.compass import circle, spin
from edgewise.geometry.outlines import Point, is_nearer
from edgewise.geometry.plane import Disc, Solid, enters_polygon
from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.coherency import (
    COHERENCY_MILS,
    FARTHEST_MILS,
    Places,
    Shortfall,
    coherent,
    coherent_square,
    is_touching,
    shortfall,
    touching,
)
from edgewise.tabletop.distances import LEVEL_MILS, by_distance
from edgewise.tabletop.footing import CELL_MILS, Cell, Footing, footing
from edgewise.tabletop.terrain import Ground, Standing

RING_STEP = 250
# Between neighbouring spots of a ring, in hundredths of a degree.
APART = 500
# The ring of 3" lies a hair inside, so that rounding carries no spot of it out of coherency.
COHERENT_GAPS = (*range(0, COHERENCY_MILS, RING_STEP), COHERENCY_MILS - 1)
GAPS = (*COHERENT_GAPS, *range(COHERENCY_MILS + RING_STEP, FARTHEST_MILS + 1, RING_STEP))

# Whether a base may stand on a surface at a place: x, y, radius, surface.
Zone: TypeAlias = Callable[[int, int, int, int], bool]
# Whether one model may stand at a place: the model as it stood, x, y.
Check: TypeAlias = Callable[[Standing, int, int], bool]
# No base is broader.
_WIDEST_MILS = 6000
# A body as it is in the way of a base: its centre, and the greatest squared distance that is too near.
_Bar: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Limits:
    """What forbids positions at the end of a move, in whatever kind of move.

    `bodies` are all models on the table but those of the unit itself; those of another side may not be touched,
    save where they belong to `target`. `held` is the piece of impassable ground that does not bar its own top in a
    move of 0". No unit touches two of `markers`. `zone` and `check` are what a move or a mission adds: the first
    is the same for every model with the same base, the second is about one model.
    """

    ground: Ground
    side: int
    bodies: Sequence[Standing] = ()
    target: int | None = None
    dynamic: bool = False
    held: int | None = None
    markers: Sequence[Standing] = ()
    zone: Zone | None = None
    check: Check | None = None

    def footing(self, radius: int) -> Footing:
        return footing(self.ground, radius, dynamic=self.dynamic, held=self.held)

    def is_barring(self, body: Standing) -> bool:
        """Whether not even touching a body is allowed. ME-MOV-6, ME-CHG-4"""
        return body.side != self.side and body.unit != self.target


class Ring(NamedTuple):
    """Spots at one distance from a centre; the bearings start at a facing or along a vector."""

    x: int
    y: int
    distance: int
    facing: int
    along: Point | None = None
    touched: int | None = None
    """The elevation of the model that the spots touch, if they touch one."""

    def offsets(self) -> tuple[Point, ...]:
        if self.along is None:
            return circle(self.distance, self.facing, APART)
        return spin(self.along, self.distance, APART)


def settle(
    leader: Standing, facing: int, mates: Sequence[Standing], limits: Limits, targets: Sequence[Standing] = ()
) -> Places:
    """Sets down the mates of a leader that stands at its end, in list order; None: no place was found. ME-SCO-9

    `mates` are as they stood before, which matters only to `Limits.check`; `targets` are the models charged.
    """
    search = _Search(leader, facing, limits, targets)
    return tuple([search.place(mate) for mate in mates])


def worse(
    leader: Standing,
    facing: int,
    mates: Sequence[Standing],
    given: Sequence[Standing | None],
    limits: Limits,
    targets: Sequence[Standing] = (),
) -> tuple[Shortfall, Places] | None:
    """What a placement falls short of, with the places found; None: it is good enough. ME-SCO-9, ME-UNI-12

    That nothing forbids the places is judged before; they are in list order, None for a model that is given none.
    """
    count = len(mates)
    if coherent(leader, given) == count and (not targets or touching(given, targets) == count):
        return None
    found = settle(leader, facing, mates, limits, targets)
    short = shortfall(leader, given, found, targets)
    return None if short is None else (short, found)


class _Search:
    """One unit being set down: what stands so far, and how far each walk over spots has come."""

    def __init__(self, leader: Standing, facing: int, limits: Limits, targets: Sequence[Standing]) -> None:
        self.leader, self.facing, self.limits = leader, facing, limits
        self.targets = by_distance(leader, targets)
        self.placed = [leader]
        self.walks: dict[tuple[str, int], _Walk] = {}
        reach = leader.r + FARTHEST_MILS + _WIDEST_MILS
        self.barriers = [] if limits.dynamic else _barriers(limits.ground, leader, reach)
        # The markers that the unit touches.
        self.marked = self._touched(leader)

    def place(self, mate: Standing) -> Standing | None:
        """The place of one more model: in contact if that is wanted and can be, then coherent, then anywhere."""
        found = self._walk("contact", mate).next(mate) if self.targets else None
        if found is None:
            found = self._walk("coherent", mate).next(mate) or self._walk("allowed", mate).next(mate)
        if found is not None:
            self.placed.append(found)
            self.marked |= self._touched(found)
            for walk in self.walks.values():
                walk.add(found)
        return found

    def is_unmarked(self, body: Standing) -> bool:
        """Whether the unit touches no second marker with one more model. ME-OBJ-8"""
        return len(self.marked | self._touched(body)) < 2

    def _touched(self, body: Standing) -> set[int]:
        return {at for at, marker in enumerate(self.limits.markers) if is_touching(body, marker)}

    def _walk(self, kind: str, mate: Standing) -> _Walk:
        walk = self.walks.get((kind, mate.r))
        if walk is None:
            walk = self.walks[kind, mate.r] = _Walk(self, mate.r, self._rings(kind, mate.r), strict=kind != "allowed")
        if self.limits.check is not None:
            walk.restart()
        return walk

    def _rings(self, kind: str, r: int) -> list[Ring]:
        x, y = self.leader.centre
        if kind == "contact":
            return [_around(body, r, self.leader) for body in self.targets if self._is_near(body, r)]
        gaps = COHERENT_GAPS if kind == "coherent" else GAPS
        return [Ring(x, y, self.leader.r + r + gap, self.facing) for gap in gaps]

    def _is_near(self, body: Standing, r: int) -> bool:
        """Whether a model that touches a body can be coherent at all; a mil or two are left for rounding."""
        reach = self.leader.r + COHERENCY_MILS + 2 * r + body.r + CONTACT_MILS
        return (body.x - self.leader.x) ** 2 + (body.y - self.leader.y) ** 2 <= reach * reach


class _Walk:
    """A walk over the spots of some rings for one size of base, each spot asked once."""

    __slots__ = ("at", "bars", "bodies", "footing", "limits", "r", "ring", "rings", "search", "squares", "strict")

    def __init__(self, search: _Search, r: int, rings: list[Ring], *, strict: bool) -> None:
        self.search, self.limits, self.r, self.rings, self.strict = search, search.limits, r, rings, strict
        self.ring = self.at = 0
        self.footing = search.limits.footing(r)
        # By elevation: the bodies in the way there, and how far off a model is coherent there.
        self.bars: dict[int, list[_Bar]] = {}
        self.squares: dict[int, int] = {}
        far = search.leader.r + (COHERENCY_MILS if strict else FARTHEST_MILS) + 2 * r + CONTACT_MILS
        x, y, bodies = search.leader.x, search.leader.y, []
        for body in search.limits.bodies:
            reach = far + body.r
            if (body.x - x) ** 2 + (body.y - y) ** 2 <= reach * reach:
                bodies.append(body)
        self.bodies = bodies + search.placed

    def restart(self) -> None:
        """Goes back to the first spot, since what was forbidden to one model may not be so to the next."""
        self.ring = self.at = 0

    def add(self, body: Standing) -> None:
        """Takes one more model that is in the way."""
        self.bodies.append(body)
        for foot, bars in self.bars.items():
            if -LEVEL_MILS < body.foot - foot < LEVEL_MILS:
                bars.append(self._bar(body))

    def _bar(self, body: Standing) -> _Bar:
        if self.limits.is_barring(body):
            return body.x, body.y, (self.r + body.r + CONTACT_MILS) ** 2
        return body.x, body.y, (self.r + body.r - CONTACT_MILS) ** 2 - 1

    def _bars(self, foot: int) -> list[_Bar]:
        """The bodies in the way of a base at an elevation."""
        near = [self._bar(body) for body in self.bodies if -LEVEL_MILS < body.foot - foot < LEVEL_MILS]
        self.bars[foot] = near
        self.squares[foot] = coherent_square(self.search.leader, self.r, foot) if self.strict else -1
        return near

    def next(self, mate: Standing) -> Standing | None:
        """The first spot that is not forbidden, from where the walk has come to."""
        while self.ring < len(self.rings):
            found = self._next_in(self.rings[self.ring], mate)
            if found is not None:
                return found
            self.ring += 1
            self.at = 0
        return None

    def _next_in(self, ring: Ring, mate: Standing) -> Standing | None:
        cells, columns, home = self.footing.cells, self.footing.columns, self.search.leader.surface
        width, depth = self.limits.ground.width, self.limits.ground.depth
        cx, cy, offsets, by_foot = ring.x, ring.y, ring.offsets(), self.bars
        for at in range(self.at, len(offsets)):
            dx, dy = offsets[at]
            x, y = cx + dx, cy + dy
            if x < 0 or y < 0 or x > width or y > depth:
                continue
            cell = cells[y // CELL_MILS * columns + x // CELL_MILS]
            if cell is None:
                cell = self.footing.fill(y // CELL_MILS * columns + x // CELL_MILS)
            if home and len(cell) > 1:
                cell = _home_first(cell, home)
            for surface, foot, is_free in cell:
                bars = by_foot.get(foot)
                if bars is None:
                    bars = self._bars(foot)
                for bar in bars:
                    bx, by, near = bar
                    if (x - bx) * (x - bx) + (y - by) * (y - by) <= near:
                        # What is in the way of one spot is likely to be in the way of the next.
                        if bar is not bars[0]:
                            bars.remove(bar)
                            bars.insert(0, bar)
                        break
                else:
                    found = mate._replace(x=x, y=y, foot=foot, surface=surface)
                    if (is_free or self.footing.is_open(x, y, surface)) and self._is_fine(ring, found, mate):
                        self.at = at
                        return found
        return None

    def _is_fine(self, ring: Ring, found: Standing, mate: Standing) -> bool:
        """Whether nothing but bodies and terrain underfoot forbids a spot."""
        search, limits = self.search, self.limits
        x, y, leader = found.x, found.y, search.leader
        if self.strict and (x - leader.x) ** 2 + (y - leader.y) ** 2 > self.squares[found.foot]:
            return False
        if ring.touched is not None and not -LEVEL_MILS < found.foot - ring.touched < LEVEL_MILS:
            return False
        if search.barriers and any(is_across(leader, found, limits.ground, at, limits.held) for at in search.barriers):
            return False
        if limits.markers and not search.is_unmarked(found):
            return False
        if limits.zone is not None and not limits.zone(x, y, self.r, found.surface):
            return False
        return limits.check is None or limits.check(mate, x, y)


def _home_first(cell: Cell, home: int) -> Cell:
    """The surfaces of a cell, that of the leader before the others."""
    for at, option in enumerate(cell):
        if option[0] == home:
            return (option, *cell[:at], *cell[at + 1 :])
    return cell


def _around(body: Standing, r: int, leader: Standing) -> Ring:
    """The spots where a base touches a body, from the line towards the leader."""
    along = leader.x - body.x, leader.y - body.y
    return Ring(body.x, body.y, body.r + r, 0, along, body.foot)


def _barriers(ground: Ground, leader: Standing, reach: int) -> list[int]:
    """Impassable ground, by its number, that a line from the leader could cross."""
    x, y = leader.centre
    near = ground.hazards_near(x - reach, y - reach, x + reach, y + reach)
    return [at for at in near if ground.hazards[at].impassable]


def is_across(leader: Standing, mate: Standing, ground: Ground, hazard: int, held: int | None = None) -> bool:
    """Whether the line from a leader to a model set down crosses impassable ground. ME-MOV-8, ME-TER-5"""
    bar = ground.hazards[hazard]
    if bar.by_height and min(leader.foot, mate.foot) >= bar.base + LEVEL_MILS:
        return False
    if held is not None and bar.piece == held and bar.part is None and mate.surface == ground.tops[held]:
        return False
    return runs_through(leader.centre, mate.centre, bar.outline)


def runs_through(a: Point, b: Point, outline: Solid) -> bool:
    """Whether a line has a point inside an outline; touching it is not enough."""
    if isinstance(outline, Disc):
        return is_nearer(outline.x, outline.y, a, b, outline.r)
    left, bottom, right, top = outline.box
    if max(a[0], b[0]) <= left or min(a[0], b[0]) >= right or max(a[1], b[1]) <= bottom or min(a[1], b[1]) >= top:
        return False
    return enters_polygon(a, b, outline)
