"""Facts of scoring and of the end."""

from __future__ import annotations

from typing import Literal

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.maelstrom.kinds import Marker, ObjectiveName


class PointsScored(Event, frozen=True):
    """An objective brought points."""

    seat: Seat
    objective: ObjectiveName
    part: Literal[1, 2]
    points: int


class PointsLent(Event, frozen=True):
    """An objective brings points for as long as its condition holds."""

    seat: Seat
    objective: ObjectiveName
    part: Literal[1, 2]
    points: int


class ScoreCounted(Event, frozen=True):
    """A player's total after a scoring."""

    seat: Seat
    total: int


class MarkerCaptured(Event, frozen=True):
    """A player owns a marker until it is lost."""

    seat: Seat
    marker: Marker


class MarkerLost(Event, frozen=True):
    """A captured marker is nobody's any more."""

    seat: Seat
    marker: Marker


class MatchEnded(Event, frozen=True):
    """The match is over; without a winner it is a draw."""

    how: Literal["crushing", "standard", "draw", "conceded"]
    winner: Seat | None
