"""Facts of movement: who went where, what it cost them, and what a charge or a retreat led to."""

from __future__ import annotations

from typing import ClassVar, Literal

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.maelstrom.actions import MoveKind
from edgewise.games.maelstrom.kinds import Facing, Mils, Model, Place, Unit


class UnitMoved(Event, frozen=True):
    """A unit moved: the way of its leader from where it stood, and where each of its models stood and stands now.

    `length` is what the way used up of the allowance, with what was climbed.
    """

    unit: Unit
    kind: MoveKind
    leader: Model
    length: Mils
    climb: Mils
    path: tuple[Place, ...]
    facing: Facing
    models: tuple[Model, ...]
    before: tuple[Place, ...]
    after: tuple[Place, ...]


class ModelLeftBehind(Event, frozen=True):
    """No place was left for a model after a forced move: it is removed. ME-MOV-8"""

    model: Model


class CoverLost(Event, frozen=True):
    """A unit moved and has no Cover token any more. ME-ACT-14"""

    unit: Unit


class DangerMet(Event, frozen=True):
    """A unit met dangerous ground, which is worth so many levels of suppression. ME-TER-8"""

    unit: Unit
    levels: int


class ClimbShook(Event, frozen=True):
    """Climbing shook a unit by so many levels of suppression. ME-TYP-3"""

    unit: Unit
    levels: int


class ChargeMade(Event, frozen=True):
    """A unit has charged another one, and so many of its models are in contact. ME-CHG-3"""

    unit: Unit
    target: Unit
    contacts: int


class GrenadeThrown(Event, frozen=True):
    """A model throws a frag grenade in a charge, in place of its attack. ME-WPN-8"""

    model: Model
    target: Unit


class CountermeasuresMet(Event, frozen=True):
    """The countermeasures of a charged unit shake its charger by so many levels. ME-ABI-5"""

    unit: Unit
    target: Unit
    passed: bool
    levels: int


class BonusMoveRolled(Event, frozen=True):
    """A unit on the move may move on by as much as its dice say. ME-ACT-12"""

    reveals: ClassVar[bool] = True

    seat: Seat
    unit: Unit
    faces: tuple[int, ...]
    most: Mils


class BonusMoveDeclined(Event, frozen=True):
    """A unit stays where it is instead of moving on. ME-ACT-12"""

    unit: Unit


class RetreatCalled(Event, frozen=True):
    """A unit has to retreat. ME-RET-1"""

    seat: Seat
    unit: Unit


class RetreatBarred(Event, frozen=True):
    """There is no way out for a unit that has to retreat. ME-RET-5"""

    unit: Unit


class RetreatPressed(Event, frozen=True):
    """A unit stopped too near the enemy in its retreat. ME-RET-3"""

    unit: Unit
    levels: int
    why: Literal["near", "barred"]
