"""Arms: the weapons that models carry, by number and mode, those without a profile of their own among them. ME-WPN."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.games.maelstrom.abilities import AnyWeaponAbility, FragGrenades
from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.kinds import Model, WeaponName, WeaponNumber
from edgewise.games.maelstrom.profiles import Shots, WeaponProfile
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.state import Game

# What stands for a weapon number besides those that the model carries. ME-WPN-6, ME-CQF-9
FRAG = WeaponNumber(-1)
UNARMED = WeaponNumber(-2)
FRAG_GRENADE = WeaponProfile(
    name=WeaponName("Frag Grenade"),
    rng=FragGrenades.RANGE_MILS // 1000,
    sho=Shots(),
    pen=1,
    dam=1,
    sup=FragGrenades.SUP,
    types=("grenade",),
    abilities=(),
)


def _unarmed(pen: int) -> WeaponProfile:
    return WeaponProfile(
        name=WeaponName("Unarmed"),
        rng="CQ",
        sho=Shots(cqa_mod=0),
        pen=pen,
        dam=1,
        sup="-",
        types=("melee",),
        abilities=(),
    )


UNARMED_STANDARD, UNARMED_LARGE = _unarmed(3), _unarmed(4)


def profile_of(state: Game, shot: Shot) -> WeaponProfile | None:
    """The profile that a shot uses; None if the model does not have it. ME-WPN-1, ME-WPN-2."""
    mustered = state.book.models[shot.model]
    if shot.weapon < 0:
        return _bare_profile(state, shot)
    if shot.weapon >= len(mustered.weapons):
        return None
    modes = mustered.weapons[shot.weapon].modes
    return modes[shot.mode] if 0 <= shot.mode < len(modes) else None


def _bare_profile(state: Game, shot: Shot) -> WeaponProfile | None:
    if shot.mode:
        return None
    if shot.weapon == FRAG and ability(state, shot.model, FragGrenades) is not None:
        return FRAG_GRENADE
    if shot.weapon == UNARMED and is_unarmed(state, shot.model):
        return UNARMED_LARGE if state.book.is_large[shot.model] else UNARMED_STANDARD
    return None


def weapon_used(state: Game, shot: Shot) -> WeaponProfile:
    """The profile of a shot that was judged."""
    found = profile_of(state, shot)
    assert found is not None
    return found


def arms_of(state: Game, model: Model) -> Iterator[Shot]:
    """All that a model could use, each mode by itself, from left to right. ME-DIC-7."""
    for number, weapon in enumerate(state.book.models[model].weapons):
        for mode in range(len(weapon.modes)):
            yield Shot(model, WeaponNumber(number), mode)
    if ability(state, model, FragGrenades) is not None:
        yield Shot(model, FRAG)
    if is_unarmed(state, model):
        yield Shot(model, UNARMED)


def is_unarmed(state: Game, model: Model) -> bool:
    """Whether a model has neither melee weapon nor pistol. ME-CQF-9."""
    weapons = state.book.models[model].weapons
    return not any(is_for_fighting(mode) for weapon in weapons for mode in weapon.modes)


def is_for_fighting(profile: WeaponProfile) -> bool:
    """Whether a weapon may be used in CQ Fighting. ME-CQF-2."""
    return "melee" in profile.types or "pistol" in profile.types


def is_heavy(profile: WeaponProfile) -> bool:
    """Whether it is heavy or superheavy. ME-WPN-10."""
    return "heavy" in profile.types or "superheavy" in profile.types


def abilities_of(profile: WeaponProfile) -> tuple[AnyWeaponAbility, ...]:
    """What the abilities of a weapon do, read once for each profile."""
    found = _ABILITIES.get(profile.abilities)
    if found is None:
        found = _ABILITIES[profile.abilities] = profile.effects
    return found


_ABILITIES: dict[tuple[str, ...], tuple[AnyWeaponAbility, ...]] = {}
