"""Facts of set-up, turns and activations."""

from __future__ import annotations

from typing import ClassVar, Literal

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.maelstrom.kinds import AimId, DeploymentId, Marker, MissionId, Model, Place, Unit


class RollOffMade(Event, frozen=True):
    """Both players rolled for something; the higher face wins, and equal ones are rolled again."""

    reveals: ClassVar[bool] = True

    purpose: Literal["roles", "priority"]
    first: Seat
    faces: tuple[int, int]


class RoleTaken(Event, frozen=True):
    """A player is the attacker; the other defends."""

    attacker: Seat


class MissionChosen(Event, frozen=True):
    """The mission is known."""

    mission: MissionId


class MissionRolled(Event, frozen=True):
    """A die named the mission."""

    reveals: ClassVar[bool] = True

    faces: tuple[int, ...]
    mission: MissionId


class DeploymentRolled(Event, frozen=True):
    """A die named the type of deployment."""

    reveals: ClassVar[bool] = True

    face: int
    deployment: DeploymentId


class DeploymentSet(Event, frozen=True):
    """The mission names the type of deployment."""

    deployment: DeploymentId


class ZoneTaken(Event, frozen=True):
    """The defender picked a zone."""

    seat: Seat
    zone: str


class AimDeclared(Event, frozen=True):
    """A player declared a faction objective."""

    seat: Seat
    aim: AimId


class CommanderNamed(Event, frozen=True):
    """A player named the force commander."""

    seat: Seat
    model: Model
    unit: Unit


class MarkerPlaced(Event, frozen=True):
    """A player put a marker down."""

    seat: Seat
    marker: Marker
    place: Place


class MarkerLeftOut(Event, frozen=True):
    """No place is left for a marker."""

    marker: Marker


class UnitDeployed(Event, frozen=True):
    """A player set a unit down."""

    seat: Seat
    unit: Unit


class UnitTakenUp(Event, frozen=True):
    """A player took a deployed unit back."""

    seat: Seat
    unit: Unit


class TokensGiven(Event, frozen=True):
    """A deployed unit starts with tokens."""

    unit: Unit
    token: Literal["cover", "on-the-move"]
    count: int


class DeploymentFinished(Event, frozen=True):
    """A side is deployed; so many units stay in reserve."""

    seat: Seat
    reserves: int


class BonusPointsGiven(Event, frozen=True):
    """The side with fewer tokens of deployment has the difference in command points."""

    seat: Seat
    count: int


class TurnBegan(Event, frozen=True):
    """A turn began; the seat has priority."""

    turn: int
    seat: Seat


class PriorityGiven(Event, frozen=True):
    """The winner of the roll-off said who has priority this turn."""

    seat: Seat


class CommandPointsGained(Event, frozen=True):
    """A pool grew by the turn number and the COMMAND values in play."""

    seat: Seat
    count: int
    pool: int


class UnitActivated(Event, frozen=True):
    """A player named the unit that acts."""

    seat: Seat
    unit: Unit


class TokensCleared(Event, frozen=True):
    """On the Move and Cover tokens of the unit are gone."""

    unit: Unit


class FormTaken(Event, frozen=True):
    """A unit has taken a form."""

    unit: Unit
    form: Literal["winged", "slasher"]


class ModelHealed(Event, frozen=True):
    """A model regained FOR by itself, and has so much now."""

    model: Model
    fortitude: int


class ActivationEnded(Event, frozen=True):
    """A unit has acted."""

    unit: Unit


class PlayerHeld(Event, frozen=True):
    """The non-priority player keeps the last unit back."""

    seat: Seat
    unit: Unit


class PlayerPassed(Event, frozen=True):
    """A player with nothing but reserves activates nothing more this turn."""

    seat: Seat


class EndPhaseBegan(Event, frozen=True):
    """All have acted."""

    turn: int


class UnitRetired(Event, frozen=True):
    """A player gave up a unit."""

    seat: Seat
    unit: Unit


class PlayerConceded(Event, frozen=True):
    """A player gave up the match."""

    seat: Seat
