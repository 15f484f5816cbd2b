"""Meaning: what this game's kinds of thing are called, and which of them clients point at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from edgewise.core.fields import Seat, Value
from edgewise.core.meaning import Made, Meaning, Named, Numbered, Words
from edgewise.core.phrase import Phrase, dashed, kebab, name_words, phrase
from edgewise.games.maelstrom.figures import Part
from edgewise.games.maelstrom.keys import KEYS
from edgewise.games.maelstrom.kinds import (
    AimId,
    DeploymentId,
    Facing,
    Marker,
    Mils,
    MissionId,
    Model,
    ObjectiveName,
    Place,
    SurfaceName,
    Unit,
    WeaponName,
)
from edgewise.games.maelstrom.naming import (
    facing_words,
    length_words,
    marker_words,
    model_words,
    place_words,
    unit_words,
)
from edgewise.games.maelstrom.round import Die, Hit
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.stories import BARE_WEAPONS, die_words, hit_words, part_words
from edgewise.games.maelstrom.wire import About


class Facts(TypedDict, total=False):
    """What numbers and ids in refusals and reasons stand for; what is not named here is a plain number or word."""

    model: Model
    blocker: Model
    unit: Unit
    enemy: Unit
    target: Unit
    other: Unit
    marker: Marker
    weapon: WeaponName
    length: Mils
    climb: Mils
    allowance: Mils
    place: Place
    seat: Seat


def readable(state: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a refusal or a reason with names for numbers and lengths in inches."""
    return {**MEANING.worded(state, Facts, params)}


def _place_said(state: Game, place: Value) -> Words:
    match place:
        case (int(x), int(y)):
            return place_words((x, y))
    return str(place)


def _weapon_said(state: Game, name: str) -> Words:
    """A weapon by the files of whichever faction knows it, or what serves those that carry none."""
    if name in BARE_WEAPONS:
        return Phrase(BARE_WEAPONS[name])
    for seat in (0, 1):
        faction = state.book.faction_of(seat)
        if name in faction.names:
            return name_words(faction.called(name))
    return name


def _aim_said(state: Game, aim: str) -> Words:
    for faction in state.book.factions.values():
        for each in faction.objectives:
            if each.id == aim:
                return name_words(each.name)
    return aim


def _objective_said(state: Game, objective: str) -> Words:
    """An objective of a mission by its message, one of a faction by its name."""
    said = _aim_said(state, objective)
    return phrase(f"me-objective-{dashed(kebab(objective))}") if said == objective else said


def _mission_said(state: Game, mission: str) -> Words:
    found = state.book.setting.missions.get(mission)
    return mission if found is None else name_words(found.name)


def _deployment_said(state: Game, deployment: str) -> Words:
    found = state.book.setting.deployments.get(deployment)
    return deployment if found is None else name_words(found.name)


def _surface_said(state: Game, name: str) -> Words:
    """The ground, the top of a feature, or a floor by its number."""
    piece, _, level = name.partition(":")
    if not level:
        return Phrase("me-surface-ground")
    named = state.book.feature_names.get(piece, piece)
    if level == "top":
        return phrase("me-surface-top", piece=name_words(named))
    return phrase("me-surface-floor", piece=name_words(named), number=int(level) + 1)


MEANING: Meaning[Game, About] = Meaning(
    KEYS,
    About,
    {
        Model: Numbered(model_words),
        Unit: Numbered(unit_words),
        Marker: Numbered(marker_words),
        Seat: Numbered(lambda state, seat: seat + 1),
        Mils: Numbered(lambda state, mils: length_words(mils)),
        Facing: Numbered(lambda state, facing: facing_words(facing)),
        WeaponName: Named(_weapon_said),
        AimId: Named(_aim_said),
        ObjectiveName: Named(_objective_said),
        MissionId: Named(_mission_said),
        DeploymentId: Named(_deployment_said),
        SurfaceName: Named(_surface_said),
        Place: Made(_place_said),
        Part: Made(lambda state, part: part_words(part) if isinstance(part, Part) else str(part)),
        Die: Made(lambda state, die: die_words(die) if isinstance(die, Die) else str(die)),
        Hit: Made(lambda state, hit: hit_words(hit) if isinstance(hit, Hit) else str(hit)),
    },
)
