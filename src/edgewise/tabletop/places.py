"""Where round bases stand: columns of centres and radii, both by the number of the model."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from edgewise.geometry.plane import Disc, Point, Solid, overlaps

# The centre of each model's base; None stands for a model that is not on the table.
Places: TypeAlias = Sequence[Point | None]
Radii: TypeAlias = Sequence[int]
# The number of a model, of whatever type a game gives it.
M = TypeVar("M", bound=int)


def near(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most so far apart."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy <= reach * reach


def is_within(at: Places, radii: Radii, one: int, other: int, mils: int) -> bool:
    """Whether two models stand on the table with a gap of at most so many mils."""
    a, b = at[one], at[other]
    if a is None or b is None:
        return False
    dx, dy, reach = a[0] - b[0], a[1] - b[1], radii[one] + radii[other] + mils
    return dx * dx + dy * dy <= reach * reach


def those_within(at: Places, radii: Radii, base: Disc, models: Iterable[M], mils: int) -> list[M]:
    """Those of some models that stand with a gap of at most so many mils to a base."""
    x, y, r = base
    r += mils
    found = []
    for model in models:
        there = at[model]
        if there is not None:
            dx, dy, reach = there[0] - x, there[1] - y, r + radii[model]
            if dx * dx + dy * dy <= reach * reach:
                found.append(model)
    return found


def discs(at: Places, radii: Radii, models: Iterable[int]) -> list[Disc]:
    """The bases of those models that stand on the table."""
    return [Disc(place[0], place[1], radii[model]) for model in models if (place := at[model]) is not None]


def overlaps_any(base: Solid, solids: Iterable[Solid]) -> bool:
    """Whether a base overlaps one of some solids; touching is no overlap."""
    for solid in solids:  # noqa: SIM110  # a loop is quicker than any(), and this is asked often
        if overlaps(base, solid):
            return True
    return False
