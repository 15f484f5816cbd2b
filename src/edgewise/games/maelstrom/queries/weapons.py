"""Which weapons may be used in a round, and why not; judged one by one in the order named. ME-SHO-5, ME-SCO-15."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import ArcingFire
from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.continuous import weapons_at_most
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.profiles import WeaponProfile
from edgewise.games.maelstrom.queries.arms import FRAG, abilities_of, is_for_fighting, profile_of, weapon_used
from edgewise.games.maelstrom.queries.volume import band
from edgewise.games.maelstrom.refusals import refuse
from edgewise.games.maelstrom.round import Kind
from edgewise.games.maelstrom.state import Game


class Aimed(NamedTuple):
    """Who attacks whom in which kind of round, from how far, and whether the target is seen."""

    kind: Kind
    unit: Unit
    target: Unit
    distance: int
    seen: bool = True


def shots_refusal(state: Game, aimed: Aimed, shots: Sequence[Shot]) -> Refusal | None:
    """What forbids a set of weapons; each is tested completely before the next. ME-SCO-11, ME-SHO-5."""
    if not shots:
        return refuse("ME-SFR-1" if aimed.kind == "suppressive-fire" else "ME-SHO-5", "no-weapon")
    for number, shot in enumerate(shots):
        found = shot_refusal(state, aimed, shot, shots[:number])
        if found is not None:
            return found
    return None


def shot_refusal(state: Game, aimed: Aimed, shot: Shot, before: Sequence[Shot] = ()) -> Refusal | None:
    """What forbids one weapon besides those named before it. ME-SCO-15."""
    found = _carried(state, aimed, shot, before)
    if found is not None:
        return found
    profile = weapon_used(state, shot)
    return (
        _fit(state, aimed, shot, profile, before)
        or _grenade(state, shot, profile, before)
        or _in_range(aimed, shot, profile)
        or _in_sight(aimed, shot, profile)
    )


def _carried(state: Game, aimed: Aimed, shot: Shot, before: Sequence[Shot]) -> Refusal | None:
    """Not carried, or one too many. ME-SHO-5, ME-LRG-3."""
    book, model = state.book, shot.model
    if not 0 <= model < len(book.models) or book.model_unit[model] != aimed.unit or not state.fortitude[model]:
        return refuse("ME-SHO-5", "not-of-unit", unit=aimed.unit)
    rule = "ME-LRG-3" if book.is_large[model] else "ME-SHO-5"
    if profile_of(state, shot) is None:
        return refuse(rule, "not-carried", model=model)
    own = [each for each in before if each.model == model]
    if any(each.weapon == shot.weapon for each in own):
        return refuse(rule, "weapon-twice", model=model)
    most = weapons_at_most(state, model)
    return refuse(rule, "too-many-weapons", model=model, most=most) if len(own) >= most else None


def _fit(state: Game, aimed: Aimed, shot: Shot, profile: WeaponProfile, before: Sequence[Shot]) -> Refusal | None:
    """Wrong for the action. ME-CQF-2, ME-WPN-2, ME-WPN-12, ME-DFR-5, ME-SFR-1, ME-WPN-8, ME-WPN-11."""
    if not is_fit(profile, shot, aimed.kind):
        return _unfit(state, aimed, shot, profile)
    if aimed.kind != "close-quarters":
        return None
    acting = state.acting
    if acting is not None and acting.thrower == shot.model:
        return refuse("ME-WPN-8", "thrower", model=shot.model)
    if is_crushing(profile) and any(
        each.model == shot.model and is_crushing(weapon_used(state, each)) for each in before
    ):
        return refuse("ME-WPN-11", "second-superheavy", model=shot.model)
    return None


def is_crushing(profile: WeaponProfile) -> bool:
    """Whether it is a superheavy melee weapon. ME-WPN-11."""
    return "superheavy" in profile.types and "melee" in profile.types


def is_fit(profile: WeaponProfile, shot: Shot, kind: Kind) -> bool:
    """Whether a weapon is meant for a kind of round. ME-CQF-2, ME-CQF-6, ME-WPN-12, ME-DFR-5, ME-SFR-1."""
    is_ranged = isinstance(profile.rng, int)
    match kind:
        case "fire":
            return is_ranged
        case "suppressive-fire":
            return is_ranged and profile.sup != "-"
        case "close-quarters":
            return is_for_fighting(profile)
        case "hit-and-run":
            return "hitAndRun" in profile.types
        case "defensive-fire":
            return is_ranged and shot.weapon != FRAG


def _unfit(state: Game, aimed: Aimed, shot: Shot, profile: WeaponProfile) -> Refusal:
    if shot.weapon >= 0:
        modes = state.book.models[shot.model].weapons[shot.weapon].modes
        if any(is_fit(mode, shot, aimed.kind) for mode in modes):
            return refuse("ME-WPN-2", "wrong-mode", model=shot.model)
    if profile.rng == "H&R" and aimed.kind in ("fire", "suppressive-fire"):
        return refuse("ME-WPN-12", "hit-and-run-only", model=shot.model)
    match aimed.kind:
        case "fire":
            return refuse("ME-CQF-6", "melee-only", model=shot.model)
        case "suppressive-fire":
            return refuse("ME-SFR-1", "no-suppression", model=shot.model)
        case "close-quarters":
            return refuse("ME-CQF-2", "no-fighting-weapon", model=shot.model)
        case "hit-and-run":
            return refuse("ME-WPN-12", "no-hit-and-run-weapon", model=shot.model)
        case "defensive-fire":
            return refuse("ME-DFR-5", "no-ranged-weapon", model=shot.model)


def _grenade(state: Game, shot: Shot, profile: WeaponProfile, before: Sequence[Shot]) -> Refusal | None:
    """All grenades of a round come from one model. ME-WPN-5."""
    if "grenade" not in profile.types:
        return None
    others = (each for each in before if each.model != shot.model and "grenade" in weapon_used(state, each).types)
    other = next(others, None)
    return None if other is None else refuse("ME-WPN-5", "second-grenadier", model=other.model)


def _in_range(aimed: Aimed, shot: Shot, profile: WeaponProfile) -> Refusal | None:
    """Range, as far as it forbids. ME-WPN-7, ME-SFR-1, ME-WPN-14, ME-WPN-15."""
    if band(profile, aimed.distance, aimed.kind) != "long":
        return None
    rule = _rule_of_range(aimed, shot, profile)
    if rule is None:
        return None
    return refuse(rule, "out-of-range", model=shot.model, length=aimed.distance, allowance=profile.range_mils)


def _rule_of_range(aimed: Aimed, shot: Shot, profile: WeaponProfile) -> str | None:
    """The rule that keeps a weapon from firing at long range, if one does. ME-SCO-15."""
    if shot.weapon == FRAG:
        return "ME-WPN-7"
    if aimed.kind == "suppressive-fire":
        return "ME-SFR-1"
    if "pistol" in profile.types:
        return "ME-WPN-14"
    return "ME-WPN-15" if "shortRanged" in profile.types else None


def needs_sight(profile: WeaponProfile) -> bool:
    """Whether the weapon fires at what is seen only. ME-SHO-6, ME-SHO-8."""
    return not any(isinstance(each, ArcingFire) for each in abilities_of(profile))


def _in_sight(aimed: Aimed, shot: Shot, profile: WeaponProfile) -> Refusal | None:
    if aimed.seen or not needs_sight(profile):
        return None
    return refuse("ME-SHO-8", "weapon-unseen", model=shot.model)
