"""Table: a rectangle of any size, with what lies on it for a whole match."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from edgewise.geometry.plane import Box, Solid, overlaps
from edgewise.geometry.rays import Body


class Patch(NamedTuple):
    """Ground of a kind; bases stand on it and go over it."""

    outline: Solid
    kind: str


@dataclass(frozen=True)
class Table:
    """A rectangle with a corner at (0, 0) and its terrain; made once for a match, shared by every state of it."""

    width: int
    depth: int
    border: int = 0
    """How broad a strip along every side is closed to bases."""
    bodies: tuple[Body, ...] = ()
    """What no base can go through, each from one height to another."""
    grounds: tuple[Patch, ...] = ()

    @cached_property
    def box(self) -> Box:
        """The whole table."""
        return Box(0, 0, self.width, self.depth)

    @cached_property
    def open(self) -> Box:
        """The part that bases may use."""
        return self.box.shrunk(self.border)

    @cached_property
    def solids(self) -> tuple[Solid, ...]:
        """The bodies as seen from above."""
        return tuple(body.solid for body in self.bodies)

    def kinds_under(self, base: Solid) -> frozenset[str]:
        """The kinds of ground that a base overlaps."""
        return frozenset(kind for outline, kind in self.grounds if overlaps(base, outline))
