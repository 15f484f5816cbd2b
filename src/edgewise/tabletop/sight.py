"""What lies across a line from one model to another."""

from collections.abc import Iterable, Sequence

from edgewise.geometry.plane import Disc, Point
from edgewise.geometry.rays import Body
from edgewise.geometry.sight import enters
from edgewise.tabletop.places import Places, Radii


def body_across(a: Point, b: Point, bodies: Sequence[Body], above: int) -> int | None:
    """The number of the first body that a line enters, of those that are higher than `above`."""
    for number, (solid, _, top) in enumerate(bodies):
        if top > above and enters(a, b, solid):
            return number
    return None


def base_across(a: Point, b: Point, at: Places, radii: Radii, models: Iterable[int]) -> int | None:
    """The first of some models whose base a line enters."""
    for model in models:
        place = at[model]
        if place is not None and enters(a, b, Disc(place[0], place[1], radii[model])):
            return model
    return None
