"""Questions of people who lay the tape on a table, as they come from clients, and what answers them."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Annotated, TypeAlias

import msgspec

from edgewise.geometry.plane import Box, Point, Solid
from edgewise.geometry.routes import Ground
from edgewise.tabletop.moves import Path
from edgewise.tabletop.standing import Shape

# No place is asked about further from the corner of a table than this, ten times the longest side of any.
FARTHEST_MILS = 1_000_000
# What one question may hold: no game fields more models, and no way that is drawn by hand has more corners.
MOST_MODELS = 1_000
MOST_CORNERS = 64
# Corners of a way that is worked out between them: each may lead around something.
MOST_VIA = 16

Mil: TypeAlias = Annotated[int, msgspec.Meta(ge=-FARTHEST_MILS, le=FARTHEST_MILS)]
Spot: TypeAlias = tuple[Mil, Mil]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Drawn: TypeAlias = tuple[Number, Annotated[tuple[Spot, ...], msgspec.Meta(max_length=MOST_CORNERS)]]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the table."""


class Paths(Asked, frozen=True, tag="paths"):
    """How long are these paths, what would their ends touch, and may they be taken together?"""

    paths: Annotated[tuple[Drawn, ...], msgspec.Meta(min_length=1, max_length=MOST_MODELS)]


class Route(Asked, frozen=True, tag="route"):
    """The shortest way of a model to a place, past what blocks it, and whom it would see there.

    `via` are corners that it must pass; `beside` are the paths of others that move with it.
    """

    model: Number
    to: Spot
    via: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=MOST_VIA)] = ()
    beside: Annotated[tuple[Drawn, ...], msgspec.Meta(max_length=MOST_MODELS)] = ()


class Reaches(Asked, frozen=True, tag="reach"):
    """Where may a model end its movement?"""

    model: Number


class Sights(Asked, frozen=True, tag="sights"):
    """Whom does a model see, from where it stands or from another place, and how far off?"""

    model: Number
    at: Spot | None = None


class Stand(Asked, frozen=True, tag="stand"):
    """Where would a unit stand if it were set down near a place?"""

    squad: Number
    at: Spot
    shape: Shape = "row"


class Sight(msgspec.Struct, frozen=True):
    """A line to an enemy model: the gap, whether it is clear, and the first thing that blocks it."""

    model: int
    gap: int
    clear: bool
    obstacle: int = -1
    enemy: int = -1


@functools.lru_cache(maxsize=64)
def laid(solids: tuple[Solid, ...], radius: int, box: Box) -> Ground:
    """Ground for bases of a size; a cache, since a person draws many paths over the same table."""
    return Ground(solids, radius, box)


def way(ground: Ground, start: Point, corners: Iterable[Point]) -> Path:
    """The shortest way past some corners to the last of them; straight wherever there is none."""
    path: Path = ()
    for corner in corners:
        part = ground.shortest_path(path[-1] if path else start, corner)
        path += (corner,) if part is None else part[1:]
    return path
