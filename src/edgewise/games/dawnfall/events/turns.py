"""Setting up, turns, and what wins a match."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.dawnfall.kinds import FactionId, Squad, SquadCard


class FirstPlayerFound(Event, frozen=True):
    """A player won the roll for the first place."""

    seat: Seat


class FactionChosen(Event, frozen=True):
    """A player chose a faction."""

    seat: Seat
    faction: FactionId


class SquadsRevealed(Event, frozen=True):
    """A player showed which Squads he fields."""

    reveals: ClassVar[bool] = True

    seat: Seat
    squads: tuple[SquadCard, ...]


class CounteringNamed(Event, frozen=True):
    """A player became the Countering player."""

    seat: Seat


class MatchBegan(Event, frozen=True):
    """Set-up is over; the seat takes the first turn."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]
    how: str


class TurnBegan(Event, frozen=True):
    """A turn began."""

    seat: Seat
    number: int


class TurnDeclared(Event, frozen=True):
    """A player declared the kind of turn."""

    seat: Seat
    kind: str


class MulliganTaken(Event, frozen=True):
    """A player drew a new hand."""

    seat: Seat


class SquadActivated(Event, frozen=True):
    """A player activated a Squad."""

    seat: Seat
    squad: Squad


class ModeChanged(Event, frozen=True):
    """A Squad card was turned over."""

    squad: Squad
    mode: int


class VpBought(Event, frozen=True):
    """A player bought a Victory Point."""

    seat: Seat


class MarkerMoved(Event, frozen=True):
    """The Victory marker moved towards the end of a seat."""

    seat: Seat
    size: int
    marker: int

    @property
    def steps(self) -> int:
        """How far it went; positive towards the end of the first seat."""
        return -self.size if self.seat else self.size


class EndAnnounced(Event, frozen=True):
    """The Victory marker reached an end of its track."""


class TokensCaptured(Event, frozen=True):
    """A player captured VP tokens of another."""

    seat: Seat
    owner: Seat
    count: int


class TokensLost(Event, frozen=True):
    """VP tokens of a player left the match."""

    owner: Seat
    count: int


class PlayerEliminated(Event, frozen=True):
    """A player is out."""

    seat: Seat


AnyTurnEvent: TypeAlias = (
    FirstPlayerFound
    | FactionChosen
    | SquadsRevealed
    | CounteringNamed
    | MatchBegan
    | MatchEnded
    | TurnBegan
    | TurnDeclared
    | MulliganTaken
    | SquadActivated
    | ModeChanged
    | VpBought
    | MarkerMoved
    | EndAnnounced
    | TokensCaptured
    | TokensLost
    | PlayerEliminated
)
