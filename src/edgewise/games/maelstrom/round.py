"""Round: what the frames of one round of shooting hand on to each other. ME-SHO-1."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from edgewise.games.maelstrom.abilities import Defense
from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.kinds import Mils, Unit

# Rounds of shooting, modified rounds among them, and Suppressive Fire, which uses weapons without being one.
Kind: TypeAlias = Literal["fire", "suppressive-fire", "close-quarters", "hit-and-run", "defensive-fire"]


class Pool(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The hit dice of one weapon, which keep its tag. ME-DIC-7."""

    shot: Shot
    count: int
    # What a die has to reach. ME-SHO-9
    number: int
    wild: bool


class Die(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A hit die: its pool, the face as rolled, that of its re-roll (0: none), and the one that counts. ME-SCO-7."""

    pool: int
    natural: int
    again: int
    face: int


class Hit(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A hit on the target: its pool, and what became of it. ME-SHO-9, ME-DEF-7, ME-ARM-1."""

    pool: int
    perfect: bool
    # The special defense that blocked it.
    blocked: Defense | None = None
    # Its armor die as rolled and as it counts; 0 where none was rolled.
    natural: int = 0
    armor: int = 0
    stopped: bool = False
    damage: int = 0

    @property
    def is_open(self) -> bool:
        """Whether nothing has blocked it yet."""
        return self.blocked is None and not self.stopped


class Round(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One round of shooting from its declaration to its end. ME-SHO-1."""

    kind: Kind
    attacker: Unit
    target: Unit
    shots: tuple[Shot, ...]
    # Unit to unit; 0 where the rules say that the range is short. ME-SHO-3
    distance: Mils = Mils(0)
    # Whether all fire of the unit is wild. ME-SHO-14, ME-SHO-15
    wild: bool = False
    # Whether the target is struck from its rear arc, and whether it is wide open. ME-ARM-6, ME-SHO-16
    behind: bool = False
    exposed: bool = False
    # Whether the discount of a Target Tracker holds. ME-ABI-9
    tracked: bool = False
    # Models that support the round. ME-ABI-3
    support: int = 0
    flips: int = 0
    pools: tuple[Pool, ...] = ()
    dice: tuple[Die, ...] = ()
    # The dice whose critical hit is an ARC. ME-ABI-2
    arcs: tuple[int, ...] = ()
    hits: tuple[Hit, ...] = ()
    # The printed AV that was picked. ME-ARM-3
    av: int = 0
    # What the target lost so far. ME-CAS-9, ME-CQF-10
    injuries: int = 0
    casualties: int = 0
