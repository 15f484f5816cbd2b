"""What forbids positions at the end of a move, in whatever kind of move, handed to those who look for places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from edgewise.geometry.outlines import Point, is_nearer
from edgewise.geometry.plane import Disc, Solid, enters_polygon
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.footing import Footing, footing
from edgewise.tabletop.terrain import Ground, Standing

# Whether a base may stand on a surface at a place: x, y, radius, surface.
Zone: TypeAlias = Callable[[int, int, int, int], bool]
# Whether one model may stand at a place: the model as it stood, x, y.
Check: TypeAlias = Callable[[Standing, int, int], bool]


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


def barriers(ground: Ground, leader: Standing, reach: int) -> list[int]:
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
