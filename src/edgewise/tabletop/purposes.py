"""What a move may be for: the aims by which moves worth offering are looked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from edgewise.geometry.plane import Point, Solid
from edgewise.tabletop.terrain import Standing, Stop


class To(NamedTuple):
    """As near as can be to a place: an objective, a flank, the own edge in a retreat."""

    place: Point


class Into(NamedTuple):
    """Into an area, at least in part or wholly: cover, a zone."""

    outline: Solid
    wholly: bool = False


class Beside(NamedTuple):
    """Into contact with an outline: the cover of an obstacle."""

    outline: Solid


class Onto(NamedTuple):
    """Into contact with one of some bodies: a charge, a marker to be touched."""

    bodies: tuple[Standing, ...]


class Within(NamedTuple):
    """So near to a body that the gap is at most a reach, and no nearer than it needs to be: a range band."""

    body: Standing
    reach: int


class Where(NamedTuple):
    """Wherever a question is answered with yes, as near as can be: out of sight, into sight. Asked sparingly."""

    fits: Callable[[Stop], bool]
    """The question about a place of the leader."""
    hints: tuple[Point, ...] = ()
    """Places that are asked first."""


Aim: TypeAlias = To | Into | Beside | Onto | Within | Where


class OneOf(NamedTuple):
    """Any one of some aims, the first that can be met: any cover, any objective."""

    aims: tuple[Aim, ...]
