"""What the objectives of factions pay. ME-DATA-9, ME-DATA-16."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from edgewise.games.maelstrom.abilities import Command
from edgewise.games.maelstrom.kinds import Designator, Unit
from edgewise.games.maelstrom.profiles import FactionObjective
from edgewise.games.maelstrom.queries.abilities import ability, is_labelled
from edgewise.games.maelstrom.queries.bodies import body, unit_bodies
from edgewise.games.maelstrom.queries.zones import quarters, wholly_in, wholly_in_half, zone_of
from edgewise.games.maelstrom.scoring.objectives import destroyed, is_counted, is_final, is_near_centre, lost
from edgewise.games.maelstrom.scoring.parts import Part
from edgewise.games.maelstrom.scorings import (
    AssetProtection,
    HallowedGround,
    PrimePresence,
    Reaping,
    StripTheField,
    SurveyMandate,
    SwarmThem,
    UnbrokenLine,
)
from edgewise.games.maelstrom.state import Game, living, standing
from edgewise.geometry.touching import is_wholly_in_box


def faction_parts(state: Game, seat: int, aim: FactionObjective) -> Iterator[Part]:
    """The one part of a faction objective. ME-DATA-16."""
    worth = aim.scoring.points
    yield Part(aim.id, 1, worth * _times(state, seat, aim), "ME-DATA-9", isinstance(aim.scoring, AssetProtection))


def _times(state: Game, seat: int, aim: FactionObjective) -> int:
    own = standing(state, seat)
    match aim.scoring:
        case HallowedGround():
            return int(any(_is_hallowed(state, unit) for unit in own))
        case Reaping():
            return int(any(loss.in_fight for loss in lost(state, 1 - seat)))
        case AssetProtection():
            return int(destroyed(state, seat) < destroyed(state, 1 - seat))
        case SurveyMandate(designator=label):
            return _surveyed(state, own, label) if is_final(state) else 0
        case SwarmThem():
            return int(len(own) > len(standing(state, 1 - seat)))
        case StripTheField(most=most):
            region = zone_of(state, 1 - seat)
            there = [
                unit
                for unit in own
                if is_counted(state, unit) and all(wholly_in(each.disc, region) for each in unit_bodies(state, unit))
            ]
            return min(most, len(there))
        case PrimePresence(designator=label, radius=radius):
            return int(_is_present(state, seat, label, radius))
        case UnbrokenLine(units=count, below=below):
            return int(len(own) >= count and all(state.level[unit] < below for unit in own))
        case _ as never:
            assert_never(never)


def _is_hallowed(state: Game, unit: Unit) -> bool:
    """Infantry taking cover wholly in the opponent's half. ME-DATA-9."""
    if not state.cover[unit] or not is_counted(state, unit):
        return False
    infantry = all(state.book.models[model].profile.model_type == "infantry" for model in living(state, unit))
    enemy = 1 - state.book.unit_seat[unit]
    return infantry and all(wholly_in_half(state, each.disc, enemy) for each in unit_bodies(state, unit))


def _surveyed(state: Game, own: list[Unit], label: Designator) -> int:
    """The quarters that wholly hold a unit with a label. ME-DATA-9, ME-OBJ-27."""
    labels = frozenset((label,))
    units = [u for u in own if is_counted(state, u) and any(is_labelled(state, m, labels) for m in living(state, u))]
    return sum(
        any(all(is_wholly_in_box(each.disc, quarter) for each in unit_bodies(state, unit)) for unit in units)
        for quarter in quarters(state)
    )


def _is_present(state: Game, seat: int, label: Designator, radius: int) -> bool:
    """A model with a label, or with COMMAND where no roster model has it, near the centre. ME-DATA-9, ME-DATA-16."""
    book, labels = state.book, frozenset((label,))
    has_label = any(label in book.models[m].designators for u in book.units_of[seat] for m in book.models_of_unit[u])
    for unit in standing(state, seat):
        for model in living(state, unit):
            fits = is_labelled(state, model, labels) if has_label else ability(state, model, Command) is not None
            if fits and is_near_centre(state, body(state, model).disc, radius):
                return True
    return False
