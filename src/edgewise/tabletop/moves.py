"""What is in the way of drawn paths. A path is the list of points after the start."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from edgewise.geometry.paths import crosses
from edgewise.geometry.plane import Box, Point, Solid
from edgewise.tabletop.places import Radii

Path: TypeAlias = tuple[Point, ...]


def leaves(path: Path, radius: int, box: Box) -> bool:
    """Whether a base comes over the side of a box on its way; corners tell, since a box is convex."""
    free = box.shrunk(radius)
    return any(not (free.left <= x <= free.right and free.bottom <= y <= free.top) for x, y in path)


def is_blocked(start: Point, path: Path, radius: int, solids: Sequence[Solid]) -> bool:
    """Whether a base overlaps a solid on its way; touching is allowed."""
    here = start
    for point in path:
        for solid in solids:
            if crosses(here, point, radius, solid):
                return True
        here = point
    return False


def first_overlap(final: Mapping[int, Point], radii: Radii, moved: Iterable[int]) -> tuple[int, int] | None:
    """The first moved model whose base overlaps another at their final places, and that other."""
    for model in moved:
        x, y = final[model]
        for other, there in final.items():
            dx, dy, reach = x - there[0], y - there[1], radii[model] + radii[other]
            if other != model and dx * dx + dy * dy < reach * reach:
                return model, other
    return None
