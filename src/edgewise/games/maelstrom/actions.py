"""What a seat asks for: one frozen struct per action, a closed union."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from edgewise.core.fields import Seat
from edgewise.core.flow import Action
from edgewise.games.maelstrom.kinds import NO_MODEL, NO_UNIT, AimId, Facing, Model, SurfaceName, Unit, WeaponNumber

MoveKind: TypeAlias = Literal["move", "dash", "charge", "bonus", "retreat", "consolidate"]


class Stand(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Where a model is set down: its centre, and the surface that bears it. ME-MOV-11."""

    x: int
    y: int
    surface: SurfaceName = SurfaceName("ground")


# set-up


class TakeRole(Action, frozen=True):
    """The winner of the roll-off takes a role. ME-SET-3."""

    role: Literal["attacker", "defender"]


class TakeZone(Action, frozen=True):
    """The defender picks a deployment zone. ME-DEP-1."""

    zone: Literal["A", "B"]


class DeclareAim(Action, frozen=True):
    """A player declares a faction objective. ME-DEP-7."""

    aim: AimId


class NameCommander(Action, frozen=True):
    """A player names the force commander. ME-DEP-7."""

    model: Model


class PlaceMarker(Action, frozen=True):
    """A player puts the next marker down. ME-OBJ-1."""

    x: int
    y: int


class Deploy(Action, frozen=True):
    """A unit is set down as a whole: places of its models in their order, facing, and the leader if it has to be named.

    Without places the leader alone is named by the first, and the rest stand as the search has them. ME-DEP-13.
    """

    unit: Unit
    places: tuple[Stand, ...]
    facing: Facing
    leader: Model = NO_MODEL


class TakeUp(Action, frozen=True):
    """A deployed unit goes back to where it was. ME-DEP-13."""

    unit: Unit


class GiveTokens(Action, frozen=True):
    """A deployed unit starts with so many tokens of the role: Cover for the defender, On the Move for the attacker.

    ME-DEP-8, ME-DEP-9.
    """

    unit: Unit
    count: int


class FinishDeployment(Action, frozen=True):
    """What is not placed stays in reserve. ME-DEP-13."""


# turns


class GivePriority(Action, frozen=True):
    """The winner of the roll-off says who has priority this turn. ME-TRN-2."""

    seat: Seat


class Activate(Action, frozen=True):
    """Name the unit to be activated. ME-TRN-7."""

    unit: Unit


class HandOver(Action, frozen=True):
    """Do not opt for a second activation. ME-TRN-7."""


class Hold(Action, frozen=True):
    """The non-priority player keeps the last unit back until the other side is finished. ME-TRN-10."""

    unit: Unit


class Pass(Action, frozen=True):
    """Activate nothing more this turn, where only reserves are left. ME-TRN-8."""


class TakeForm(Action, frozen=True):
    """A unit that shifts its form picks one for this activation. ME-DATA-4."""

    form: Literal["winged", "slasher"]


class EndActivation(Action, frozen=True):
    """The activation is over. ME-ACT-17."""


class Retire(Action, frozen=True):
    """Destroy a unit of one's own in the end phase. ME-TRN-11."""

    unit: Unit


# movement


class Move(Action, frozen=True):
    """A unit moves: the leader's waypoints, the facing at the end, and where the others stand.

    Without `places` the others stand as the search has them; `start` is where the leader of a unit that arrives from
    reserve is set against the edge. ME-MOV-11, ME-RES-5.
    """

    kind: MoveKind
    start: Stand | None = None
    steps: tuple[Stand, ...] = ()
    facing: Facing | None = None
    places: tuple[tuple[Model, Stand], ...] = ()
    dynamic: bool = False
    target: Unit = NO_UNIT
    thrower: Model = NO_MODEL


# status


class Aim(Action, frozen=True):
    """+2 SKL in a Fire action of this activation. ME-ACT-9."""


class Extinguish(Action, frozen=True):
    """Discard up to two Burn tokens. ME-ACT-10."""


class GoOnTheMove(Action, frozen=True):
    """Gain On the Move tokens and a bonus move. ME-ACT-11."""


class TakeCover(Action, frozen=True):
    """Gain a Cover token. ME-ACT-13."""


class PatchUp(Action, frozen=True):
    """An injured Robot of the unit regains 1 FOR. ME-DATA-4."""

    model: Model


class ConsolidateCover(Action, frozen=True):
    """Gain a Cover token after a fight. ME-CON-3."""


# shooting


class Shot(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A model fires a weapon, by its number among those that the model carries, in a mode. ME-SHO-5, ME-WPN-2."""

    model: Model
    weapon: WeaponNumber
    mode: int = 0


class Fire(Action, frozen=True):
    """A round of shooting at a unit. ME-ACT-16, ME-SHO-1."""

    target: Unit
    shots: tuple[Shot, ...]
    unseen: bool = False


class SuppressiveFire(Action, frozen=True):
    """Fire that keeps heads down. ME-SFR-1."""

    target: Unit
    shots: tuple[Shot, ...]
    unseen: bool = False


class CloseQuarters(Action, frozen=True):
    """A round of fighting against a unit in contact. ME-CQF-1."""

    target: Unit
    shots: tuple[Shot, ...]


class HitAndRun(Action, frozen=True):
    """Attacks on a unit passed within 1". ME-WPN-12."""

    target: Unit
    shots: tuple[Shot, ...]


class DefensiveFire(Action, frozen=True):
    """The target of a charge or of a Hit & Run fires. ME-DFR-1."""

    shots: tuple[Shot, ...]


class Decline(Action, frozen=True):
    """Do without what is offered."""


# recovery and free actions


class ShakeOff(Action, frozen=True):
    """A Willpower test to lower the suppression by 1. ME-REC-2."""


class Regroup(Action, frozen=True):
    """The suppression drops to 0. ME-REC-3."""


class Order(Action, frozen=True):
    """A COMMAND model of the active unit lowers the suppression of a friendly unit. ME-CMD-3."""

    model: Model
    unit: Unit


class Rouse(Action, frozen=True):
    """Rousing Words for a command point. ME-DATA-4."""

    model: Model
    unit: Unit


class Concede(Action, frozen=True):
    """Give the match up, at any time. ME-VIC-4."""

    interrupts: ClassVar[bool] = True

    seat: Seat


# Everything that a seat may ask for; what a round of shooting asks stands in `answers`.
Deed: TypeAlias = (
    TakeRole
    | TakeZone
    | DeclareAim
    | NameCommander
    | PlaceMarker
    | Deploy
    | TakeUp
    | GiveTokens
    | FinishDeployment
    | GivePriority
    | Activate
    | HandOver
    | Hold
    | Pass
    | TakeForm
    | EndActivation
    | Retire
    | Move
    | Aim
    | Extinguish
    | GoOnTheMove
    | TakeCover
    | PatchUp
    | ConsolidateCover
    | Fire
    | SuppressiveFire
    | CloseQuarters
    | HitAndRun
    | DefensiveFire
    | Decline
    | ShakeOff
    | Regroup
    | Order
    | Rouse
    | Concede
)
