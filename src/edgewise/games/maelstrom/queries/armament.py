"""Sets of weapons worth using against a target: all that can contribute, each model's best first. ME-SHO-5."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from edgewise.games.maelstrom.actions import Shot
from edgewise.games.maelstrom.continuous import weapons_at_most
from edgewise.games.maelstrom.kinds import Model
from edgewise.games.maelstrom.queries.arms import FRAG, arms_of, weapon_used
from edgewise.games.maelstrom.queries.hitting import strength
from edgewise.games.maelstrom.queries.opening import bare_round, pool_of
from edgewise.games.maelstrom.queries.weapons import Aimed, shot_refusal
from edgewise.games.maelstrom.round import Round
from edgewise.games.maelstrom.state import Game, living

# Faces of a die that reach a number are 7 less that number.
ABOVE_SIX = 7


def armaments(state: Game, aimed: Aimed) -> tuple[tuple[Shot, ...], ...]:
    """Sets of weapons: the best of each model; with a grenade; the second best where there are several. ME-DIC-7."""
    bare = bare_round(state, aimed.kind, aimed.unit, aimed.target)
    worths = {shot: _worth(state, bare, shot) for shot in usable(state, aimed)}
    thrown = [shot for shot in worths if shot.weapon == FRAG]
    sets = [_picked(state, aimed, worths, rank=0)]
    if thrown:
        sets.append(_with_grenade(state, sets[0], thrown, worths))
    sets.append(_picked(state, aimed, worths, rank=1))
    return tuple(each for each in dict.fromkeys(sets) if each)


def usable(state: Game, aimed: Aimed) -> Iterator[Shot]:
    """Every weapon and mode that may be used by itself. ME-SHO-5."""
    for model in living(state, aimed.unit):
        for shot in arms_of(state, model):
            if shot_refusal(state, aimed, shot) is None:
                yield shot


def _worth(state: Game, bare: Round, shot: Shot) -> int:
    """What a weapon can be expected to do: FOR lost, or tests won in Suppressive Fire."""
    if bare.kind == "suppressive-fire":
        sup = weapon_used(state, shot).sup
        return 0 if sup == "-" else ABOVE_SIX - sup
    pool = pool_of(state, bare, shot)
    alone = replace(bare, pools=(pool,))
    return pool.count * max(0, ABOVE_SIX - pool.number) * strength(state, alone, 0, perfect=False)


def _picked(state: Game, aimed: Aimed, worths: dict[Shot, int], *, rank: int) -> tuple[Shot, ...]:
    """The weapons of each model, the best first; a higher rank leaves the best of models that have a choice out."""
    found: list[Shot] = []
    for model in living(state, aimed.unit):
        found += _of_model(state, aimed, model, worths, found, rank=rank)
    return tuple(found)


def _of_model(
    state: Game, aimed: Aimed, model: Model, worths: dict[Shot, int], before: Sequence[Shot], *, rank: int
) -> list[Shot]:
    own = sorted((shot for shot in worths if shot.model == model and shot.weapon != FRAG), key=lambda s: -worths[s])
    if not own and aimed.kind == "suppressive-fire":
        own = [shot for shot in worths if shot.model == model]
    has_choice = len(own) > weapons_at_most(state, model) or len({shot.weapon for shot in own}) < len(own)
    chosen: list[Shot] = []
    for shot in own[rank if has_choice else 0 :]:
        if shot_refusal(state, aimed, shot, (*before, *chosen)) is None:
            chosen.append(shot)
    return sorted(chosen, key=lambda shot: (shot.weapon, shot.mode))


def _with_grenade(
    state: Game, shots: tuple[Shot, ...], thrown: Sequence[Shot], worths: dict[Shot, int]
) -> tuple[Shot, ...]:
    """The same with a frag grenade in place of the weapon that is missed least. ME-WPN-5, ME-WPN-6."""
    loss = {throw: sum(worths[shot] for shot in shots if shot.model == throw.model) for throw in thrown}
    best = min(thrown, key=lambda throw: loss[throw])
    others = [shot for shot in shots if shot.model != best.model]
    kept = [shot for shot in others if "grenade" not in weapon_used(state, shot).types]
    return tuple(sorted((*kept, best), key=lambda shot: shot.model))
