"""How many dice a weapon rolls, with reasons. ME-SHO-7, ME-WPN-4, ME-WPN-14, ME-CQF-8."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.continuous import characteristic, is_large, is_swarm
from edgewise.games.maelstrom.figures import Figure, Part, added, not_negative, part
from edgewise.games.maelstrom.kinds import Mils, Model, Unit
from edgewise.games.maelstrom.profiles import Blast, WeaponProfile
from edgewise.games.maelstrom.queries.arms import is_heavy, weapon_used
from edgewise.games.maelstrom.round import Kind
from edgewise.games.maelstrom.state import Game, living

Band: TypeAlias = Literal["short", "standard", "long"]
SHORT_MILS = Mils(6000)
# What a large model weighs for each blast, other models weighing 1. ME-WPN-4
LARGE_WEIGHS: dict[Blast, int] = {"SB": 3, "LB": 5}
# Rounds whose range is short by definition. ME-CQF-1, ME-DFR-3, ME-WPN-13
ALWAYS_SHORT: frozenset[Kind] = frozenset(("close-quarters", "hit-and-run", "defensive-fire"))


def band(profile: WeaponProfile, distance: int, kind: Kind) -> Band:
    """The range band of a weapon at a distance. ME-SHO-4."""
    if kind in ALWAYS_SHORT:
        return "short"
    if distance > profile.range_mils:
        return "long"
    return "short" if distance <= SHORT_MILS else "standard"


def dice_count(state: Game, shot: Shot, kind: Kind, target: Unit, distance: int) -> Figure:
    """The dice of a weapon in a round. ME-SHO-7."""
    profile = weapon_used(state, shot)
    near = band(profile, distance, kind) == "short"
    parts = (*_base(state, shot, profile, target), *_bonuses(state, shot, profile, kind, near=near))
    return not_negative(added(parts), "ME-SHO-7")


def _base(state: Game, shot: Shot, profile: WeaponProfile, target: Unit) -> Iterator[Part]:
    shots = profile.sho
    if shots.aoe is not None:
        yield part(blast(state, target, shots.aoe), "blast", "ME-WPN-4")
        yield part(shots.bonus, "weapon", "ME-WPN-4")
    elif shots.cqa_mod is not None:
        yield part(characteristic(state, shot.model, "cqa").value, "attacks", "ME-CQF-7")
        yield part(shots.cqa_mod, "weapon", "ME-CQF-7")
    else:
        yield part(shots.fixed or 0, "shots", "ME-SHO-7")


def _bonuses(state: Game, shot: Shot, profile: WeaponProfile, kind: Kind, *, near: bool) -> Iterator[Part]:
    if near and "pistol" in profile.types:
        yield part(1, "short-range", "ME-WPN-14")
    elif near and "shortRanged" in profile.types:
        yield part(1, "short-range", "ME-WPN-15")
    if is_large(state, shot.model):
        return
    if "pistol" in profile.types and pistols(state, shot.model) > 1:
        yield part(1, "two-pistols", "ME-WPN-14")
    if kind == "close-quarters" and has_second_weapon(state, shot, profile):
        yield part(1, "second-weapon", "ME-CQF-8")


def blast(state: Game, target: Unit, size: Blast) -> int:
    """The dice of a blast: models of the target by their weight, halved for a small one. ME-WPN-4, ME-TYP-6."""
    weight = sum(_weight(state, model, size) for model in living(state, target))
    return (weight + 1) // 2 if size == "SB" else weight


def _weight(state: Game, model: Model, size: Blast) -> int:
    if is_swarm(state, model):
        return state.fortitude[model]
    return LARGE_WEIGHS[size] if is_large(state, model) else 1


def pistols(state: Game, model: Model) -> int:
    """How many pistols a model carries. ME-WPN-14."""
    return sum(any("pistol" in mode.types for mode in weapon.modes) for weapon in state.book.models[model].weapons)


def has_second_weapon(state: Game, shot: Shot, profile: WeaponProfile) -> bool:
    """Whether another piece than the one fought with earns a die: melee beside melee or pistol. ME-CQF-8, ME-WPN-10."""
    if shot.weapon < 0 or is_heavy(profile):
        return False
    wanted = ("melee", "pistol") if "melee" in profile.types else ("melee",)
    return any(
        number != shot.weapon and any(_is_second(mode, wanted) for mode in weapon.modes)
        for number, weapon in enumerate(state.book.models[shot.model].weapons)
    )


def _is_second(mode: WeaponProfile, wanted: tuple[str, ...]) -> bool:
    return any(kind in mode.types for kind in wanted) and not is_heavy(mode)
