"""Where on a leg a base first meets something that counts at some elevations only, and which hazards it enters."""

from collections.abc import Callable, Iterable, Sequence

from edgewise.geometry.crossings import overlaps_along
from edgewise.geometry.marks import ONE, ZERO, Mark, Stretch, compare, later
from edgewise.geometry.touching import is_in, sweeps
from edgewise.tabletop.climbing import Leg
from edgewise.tabletop.distances import LEVEL_MILS
from edgewise.tabletop.terrain import Ground, Hazard, Standing


def acts(hazard: Hazard, elevation: int) -> bool:
    """Whether a hazard bars or harms a base at an elevation. ME-TER-4, ME-TER-8"""
    return not hazard.by_height or elevation < hazard.base + LEVEL_MILS


def first_met(part: Leg, stretches: Iterable[Stretch], counts: Callable[[int], bool]) -> Mark | None:
    """The first mark of a leg that lies in one of some open stretches, at an elevation that counts.

    Where the elevation changes, both count. ME-TER-11
    """
    for low, high in stretches:
        if compare(high, ZERO) > 0 > compare(low, ZERO) and counts(part.first):
            return ZERO
        for start, end, elevation in part.treads:
            if counts(elevation) and compare(start, high) < 0 < compare(end, low):
                return later(start, low)
        if compare(high, ONE) > 0 > compare(low, ONE) and counts(part.last):
            return ONE
    return None


def first_entered(part: Leg, hazard: Hazard, after: Mark | None = None) -> Mark | None:
    """Where the base first enters a hazard that acts on it there; looks only beyond a mark, if one is given."""
    start, end, level = part.start.point, part.end.point, part.level
    if level is not None and not acts(hazard, level):
        return None
    if not sweeps(start, end, part.radius, hazard.outline):
        return None
    stretches = overlaps_along(start, end, part.radius, hazard.outline)
    if after is not None:
        stretches = [stretch for stretch in stretches if compare(stretch[0], after) >= 0]
    return first_met(part, stretches, lambda elevation: acts(hazard, elevation))


def hazards_near(ground: Ground, part: Leg) -> tuple[int, ...]:
    """The numbers of the hazards near a leg."""
    (ax, ay, _), (bx, by, _), radius = part.start, part.end, part.radius
    left, right = (ax, bx) if ax < bx else (bx, ax)
    bottom, top = (ay, by) if ay < by else (by, ay)
    return ground.hazards_near(left - radius, bottom - radius, right + radius, top + radius)


def dangers_along(ground: Ground, part: Leg, others: Sequence[Hazard] = ()) -> list[Hazard]:
    """The dangerous ground that a leg leads through; `others` are hazards that are no terrain. ME-TER-8"""
    near = (*(ground.hazards[at] for at in hazards_near(ground, part)), *others)
    return [hazard for hazard in near if hazard.dangerous and first_entered(part, hazard) is not None]


def dangers_under(ground: Ground, body: Standing, others: Sequence[Hazard] = ()) -> list[Hazard]:
    """The dangerous ground that a standing base is in. ME-TER-8"""
    return [hazard for hazard in _hazards_under(ground, body, others) if hazard.dangerous]


def bars_under(ground: Ground, body: Standing) -> list[Hazard]:
    """The impassable ground that a standing base is in. ME-TER-4"""
    return [hazard for hazard in _hazards_under(ground, body) if hazard.impassable]


def _hazards_under(ground: Ground, body: Standing, others: Sequence[Hazard] = ()) -> list[Hazard]:
    x, y, r = body.x, body.y, body.r
    near = (*(ground.hazards[at] for at in ground.hazards_near(x - r, y - r, x + r, y + r)), *others)
    return [hazard for hazard in near if acts(hazard, body.foot) and is_in(body.disc, hazard.outline)]
