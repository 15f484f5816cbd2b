"""One scoring: the table is frozen, and every objective of both players is counted from it. ME-OBJ-31, ME-VIC-1."""

from __future__ import annotations

import msgspec

from edgewise.core.fields import Seat
from edgewise.games.maelstrom.events.scoring import (
    MarkerCaptured,
    MarkerLost,
    PointsLent,
    PointsScored,
    ScoreCounted,
)
from edgewise.games.maelstrom.events.tell import tell
from edgewise.games.maelstrom.kinds import ObjectiveName
from edgewise.games.maelstrom.queries.markers import controller, is_contested, lying
from edgewise.games.maelstrom.scoring.factions import faction_parts
from edgewise.games.maelstrom.scoring.objectives import objective_parts
from edgewise.games.maelstrom.scoring.parts import Part
from edgewise.games.maelstrom.state import Game

# Markers that whoever controlled them last owns. ME-OBJ-20
STICKY = ("territories",)


def score(state: Game) -> None:
    """Control and captures, then the points of all objectives. ME-TRN-13."""
    capture(state)
    for seat in (state.priority, 1 - state.priority):
        lent = 0
        for part in parts(state, seat):
            if not part.points:
                continue
            name = ObjectiveName(part.objective)
            if part.conditional:
                lent += part.points
                tell(state, PointsLent(part.rule, Seat(seat), name, part.number, part.points))
            else:
                state.points[seat] += part.points
                tell(state, PointsScored(part.rule, Seat(seat), name, part.number, part.points))
        state.points[seat] = max(0, state.points[seat] - state.loans[seat] + lent)
        state.loans[seat] = lent
    for seat in (state.priority, 1 - state.priority):
        tell(state, ScoreCounted("ME-VIC-2", Seat(seat), state.points[seat]))


def parts(state: Game, seat: int) -> list[Part]:
    """What each part of each objective of a seat is worth now. ME-OBJ-31, ME-DEP-7."""
    mission = state.book.setting.missions[state.mission]
    side = mission.side("attacker" if seat == state.attacker else "defender")
    found = [part for objective in side.objectives for part in objective_parts(state, seat, objective)]
    aim = next((each for each in state.book.faction_of(seat).objectives if each.id == state.aims[seat]), None)
    return found if aim is None else [*found, *faction_parts(state, seat, aim)]


def capture(state: Game) -> None:
    """Captures with an opposing unit near are dropped, then control captures. ME-OBJ-20."""
    for number, marker in lying(state):
        if marker.kind not in STICKY:
            continue
        owner = marker.captured
        if owner >= 0 and is_contested(state, marker, owner):
            tell(state, MarkerLost("ME-OBJ-20", Seat(owner), number))
            owner = -1
        holder = controller(state, marker)
        if holder is not None and holder != owner:
            owner = holder
            tell(state, MarkerCaptured("ME-OBJ-20", Seat(holder), number))
        if owner != marker.captured:
            changed = msgspec.structs.replace(marker, captured=owner)
            state.markers = (*state.markers[:number], changed, *state.markers[number + 1 :])
