"""Placing markers before the game. ME-OBJ-1 to ME-OBJ-3."""

from __future__ import annotations

from edgewise.core.fields import Seat
from edgewise.core.flow import Action, Ask, Frame, Frames, Measured
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.actions import PlaceMarker
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.events.turns import MarkerLeftOut, MarkerPlaced
from edgewise.games.maelstrom.frames.asks import ask
from edgewise.games.maelstrom.kinds import Marker, Place
from edgewise.games.maelstrom.queries.markers import places, placing_refusal
from edgewise.games.maelstrom.refusals import wrong_time
from edgewise.games.maelstrom.scorings import ControlObjective
from edgewise.games.maelstrom.state import Game, Lying

# So many places of the grid are worth offering, spread over all that are free.
OFFERED = 24


class PlaceMarkers(Frame, frozen=True):
    """The markers of the primary objective, then those of the secondary, the defender starting each set. ME-SET-5."""

    def step(self, state: Game, reply: None) -> Frames:
        found: list[Frame] = []
        for kind, count in sets(state):
            for number in range(count):
                seat = state.attacker if number % 2 else 1 - state.attacker
                found.append(PlaceOne(seat, kind))
        return tuple(found)


def sets(state: Game) -> list[tuple[str, int]]:
    """The sets of control markers that the mission puts down before the game. ME-OBJ-1, ME-SET-5."""
    mission, found = state.book.setting.missions[state.mission], []
    for objective in dict.fromkeys((*mission.side("defender").objectives, *mission.side("attacker").objectives)):
        if isinstance(objective, ControlObjective) and objective.MARKERS:
            found.append((kind_of(objective), objective.MARKERS))
    return found


def kind_of(objective: ControlObjective) -> str:
    """The kind of marker of an objective."""
    tag = type(objective).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


class PlaceOne(Measured, frozen=True):
    """A player puts the next marker into the other half; without any place it is left out. ME-OBJ-1, ME-OBJ-3."""

    seat: int
    kind: str

    def wants(self, state: Game) -> Ask | None:
        return ask(self.seat, "marker") if places(state, self.seat) else None

    def proposals(self, state: Game) -> tuple[Action, ...]:
        free = places(state, self.seat)
        step = max(1, len(free) // OFFERED)
        return tuple(PlaceMarker(x, y) for x, y in free[step // 2 :: step])

    def refusal(self, state: Game, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceMarker):
            return wrong_time("ME-SET-5")
        return placing_refusal(state, self.seat, action.x, action.y)

    def step(self, state: Game, reply: PlaceMarker | None) -> Frames:
        marker = Marker(len(state.markers))
        if reply is None:
            state.markers = (*state.markers, Lying(self.kind, 0, 0, gone=True))
            tell(state, MarkerLeftOut("ME-OBJ-3", marker))
            return ()
        state.markers = (*state.markers, Lying(self.kind, reply.x, reply.y))
        tell(state, MarkerPlaced("ME-OBJ-1", Seat(self.seat), marker, Place((reply.x, reply.y))))
        return ()
