"""What the objectives of missions pay. ME-OBJ-10 to ME-OBJ-30."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from edgewise.games.maelstrom.abilities import KillMission, SupportMission
from edgewise.games.maelstrom.kinds import NO_MODEL, Unit
from edgewise.games.maelstrom.queries.abilities import any_has
from edgewise.games.maelstrom.queries.bodies import unit_bodies
from edgewise.games.maelstrom.queries.markers import controller, lying
from edgewise.games.maelstrom.queries.zones import Region, partly_in, quarters, zone_of
from edgewise.games.maelstrom.scoring.parts import Part
from edgewise.games.maelstrom.scorings import (
    AlphaStrike,
    AnyObjective,
    AnyZone,
    Assassination,
    Breakthrough,
    CircleZone,
    CybelRefineries,
    Decimation,
    DeploymentZone,
    Domination,
    KingOfTheHill,
    MeatGrinder,
    Territories,
)
from edgewise.games.maelstrom.state import Game, Loss, standing
from edgewise.geometry.plane import Disc
from edgewise.geometry.touching import is_wholly_in_box

# Objectives whose markers or tables are played; a mission with another one is refused when a match is made.
PLAYED: tuple[type[AnyObjective], ...] = (
    AlphaStrike,
    Assassination,
    Breakthrough,
    CybelRefineries,
    Decimation,
    Domination,
    KingOfTheHill,
    MeatGrinder,
    Territories,
)


def objective_parts(state: Game, seat: int, objective: AnyObjective) -> Iterator[Part]:
    """Both parts of an objective for a seat, from the table as it is now. ME-OBJ-30, ME-OBJ-31."""
    last, x = is_final(state), objective.x
    match objective:
        case AlphaStrike():
            yield Part("alphaStrike", 1, x * bool(lost(state, 1 - seat)), "ME-OBJ-10")
            yield Part("alphaStrike", 2, x * (1 + last) * (first_loss(state) == 1 - seat), "ME-OBJ-10")
        case MeatGrinder():
            theirs, ours = len(lost(state, 1 - seat)), len(lost(state, seat))
            yield Part("meatGrinder", 1, x * bool(theirs), "ME-OBJ-13")
            yield Part("meatGrinder", 2, x * (1 + last) * (theirs > ours), "ME-OBJ-13")
        case Assassination():
            yield from _assassination(state, seat, x)
        case Decimation():
            yield from _decimation(state, seat, x)
        case CybelRefineries():
            held = controlled(state, seat, "cybelRefineries")
            doubled = state.turn >= turns(state) - 1
            yield Part("cybelRefineries", 1, x * held * (1 + doubled), "ME-OBJ-14")
            yield Part("cybelRefineries", 2, 2 * x * (last and 2 * held >= CybelRefineries.MARKERS), "ME-OBJ-14")
        case Territories():
            owned = sum(m.kind == "territories" and m.captured == seat for _, m in lying(state))
            yield Part("territories", 1, x * owned, "ME-OBJ-20")
            yield Part("territories", 2, 2 * x * (last and 2 * owned >= Territories.MARKERS), "ME-OBJ-20")
        case KingOfTheHill():
            yield from _hill(state, seat, objective, last=last)
        case Breakthrough():
            ours, theirs = (len(units_in(state, s, seat, objective.zone)) for s in (seat, 1 - seat))
            yield Part("breakthrough", 1, x * (1 + last) * (ours > 0), "ME-OBJ-26")
            yield Part("breakthrough", 2, x * (1 + last) * (ours > theirs), "ME-OBJ-26")
        case Domination():
            yield Part("domination", 1, x * (1 + last) * _quarters_held(state, seat), "ME-OBJ-27")
        case _:
            raise AssertionError(type(objective).__name__)


def turns(state: Game) -> int:
    """The turns of the mission. ME-MIS-6."""
    return state.book.setting.missions[state.mission].turns


def is_final(state: Game) -> bool:
    """Whether this is the final turn. ME-OBJ-9."""
    return state.turn >= turns(state)


def losses_of_turn(state: Game) -> Sequence[Loss]:
    """The units destroyed in this turn, in order. ME-OBJ-10."""
    return [loss for loss in state.losses if loss.turn == state.turn]


def lost(state: Game, seat: int) -> list[Loss]:
    """The units that a seat has lost in this turn."""
    return [loss for loss in losses_of_turn(state) if state.book.unit_seat[loss.unit] == seat]


def first_loss(state: Game) -> int | None:
    """Whose unit was the first of this turn to be destroyed. ME-OBJ-10."""
    found = losses_of_turn(state)
    return state.book.unit_seat[found[0].unit] if found else None


def destroyed(state: Game, seat: int) -> int:
    """The units that a seat started with and has no more. ME-OBJ-12."""
    return sum(state.place[unit] == "destroyed" for unit in state.book.units_of[seat])


def controlled(state: Game, seat: int, kind: str) -> int:
    """The markers of a kind that a seat controls. ME-OBJ-7."""
    return sum(marker.kind == kind and controller(state, marker) == seat for _, marker in lying(state))


def _assassination(state: Game, seat: int, x: int) -> Iterator[Part]:
    """The enemy commander is injured, and is gone. ME-OBJ-11."""
    commander = state.commanders[1 - seat]
    if commander == NO_MODEL:
        return
    left, most = state.fortitude[commander], state.book.models[commander].profile.fortitude
    yield Part("assassination", 1, x * (left < most), "ME-OBJ-11", conditional=True)
    yield Part("assassination", 2, 2 * x * (left == 0), "ME-OBJ-11", conditional=True)


def _decimation(state: Game, seat: int, x: int) -> Iterator[Part]:
    """A third and a half of the units that the enemy started with, rounded up. ME-OBJ-12, ME-DIC-4."""
    whole, gone = len(state.book.units_of[1 - seat]), destroyed(state, 1 - seat)
    yield Part("decimation", 1, x * (3 * gone >= whole), "ME-OBJ-12", conditional=True)
    yield Part("decimation", 2, 2 * x * (2 * gone >= whole), "ME-OBJ-12", conditional=True)


def _hill(state: Game, seat: int, hill: KingOfTheHill, *, last: bool) -> Iterator[Part]:
    """As many units as the enemy, and twice as many; with somebody there, unless the letter counts. ME-OBJ-29."""
    ours, theirs = (len(units_in(state, s, seat, hill.zone)) for s in (seat, 1 - seat))
    there = ours > 0 or state.book.options.letter_hill
    worth = hill.x * (1 + last)
    yield Part("kingOfTheHill", 1, worth * (there and ours >= theirs), "ME-OBJ-29")
    yield Part("kingOfTheHill", 2, worth * (there and ours >= 2 * theirs), "ME-OBJ-29")


def is_counted(state: Game, unit: Unit) -> bool:
    """Whether a unit counts in zones. ME-OBJ-25, ME-ABI-15."""
    return not (any_has(state, unit, KillMission) or any_has(state, unit, SupportMission))


def units_in(state: Game, seat: int, owner: int, zone: AnyZone) -> list[Unit]:
    """The units of a seat in a zone, of which `owner` has the objective. ME-OBJ-25."""
    return [u for u in standing(state, seat) if is_counted(state, u) and _is_in(state, u, owner, zone)]


def _is_in(state: Game, unit: Unit, owner: int, zone: AnyZone) -> bool:
    match zone:
        case CircleZone(radius):
            return any(is_near_centre(state, body.disc, radius) for body in unit_bodies(state, unit))
        case DeploymentZone(whose):
            region: Region = zone_of(state, owner if whose == "own" else 1 - owner)
            return any(partly_in(body.disc, region) for body in unit_bodies(state, unit))
        case _:
            raise AssertionError(zone)


def is_near_centre(state: Game, base: Disc, radius: int) -> bool:
    """Whether a base is within a circle round the middle of the table. ME-OBJ-25."""
    x, y = state.book.centre
    return (base.x - x) ** 2 + (base.y - y) ** 2 <= (radius + base.r) ** 2


def _quarters_held(state: Game, seat: int) -> int:
    """The quarters in which more own units than enemy ones lie wholly. ME-OBJ-27."""
    held = 0
    for quarter in quarters(state):
        ours, theirs = (
            sum(
                all(is_wholly_in_box(body.disc, quarter) for body in unit_bodies(state, unit))
                for unit in standing(state, each)
                if is_counted(state, unit)
            )
            for each in (seat, 1 - seat)
        )
        held += ours > theirs
    return held
