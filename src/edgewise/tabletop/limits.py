"""What forbids positions at the end of a move, in whatever kind of move, handed to those who look for places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from edgewise.tabletop.endings import Landing
from edgewise.tabletop.footing import Footing, footing
from edgewise.tabletop.terrain import Ground, Standing

# Whether a base may stand on a surface at a place: x, y, radius, surface.
Zone: TypeAlias = Callable[[int, int, int, int], bool]
# Whether one model may stand at a place: the model as it stood, x, y.
Check: TypeAlias = Callable[[Standing, int, int], bool]
_NONE: frozenset[int] = frozenset()


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

    @property
    def spared(self) -> frozenset[int]:
        """The pieces whose tops are open though they are impassable. ME-TER-5"""
        if self.dynamic:
            return frozenset(range(len(self.ground.pieces)))
        return _NONE if self.held is None else frozenset((self.held,))

    def footing(self, radius: int) -> Footing:
        return footing(self.ground, radius, self.spared)

    def landing(self, radius: int) -> Landing:
        """The judge of end positions that names what refuses them."""
        return Landing(self.ground, radius, self.bodies, [body for body in self.bodies if self.is_barring(body)])

    def is_barring(self, body: Standing) -> bool:
        """Whether not even touching a body is allowed. ME-MOV-6, ME-CHG-4"""
        return body.side != self.side and body.unit != self.target


def barriers(ground: Ground, leader: Standing, reach: int) -> list[int]:
    """Impassable ground, by its number, that a line from the leader could cross."""
    x, y = leader.centre
    near = ground.hazards_near(x - reach, y - reach, x + reach, y + reach)
    return [at for at in near if ground.hazards[at].impassable]
