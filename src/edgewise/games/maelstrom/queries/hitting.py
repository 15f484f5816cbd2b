"""What a hit die comes to: hits, perfect strikes, arcs, and what its faces are worth. ME-SHO-9, ME-SHO-10, ME-ABI-2."""

from __future__ import annotations

from edgewise.games.maelstrom.abilities import Arc
from edgewise.games.maelstrom.answers import Trigger
from edgewise.games.maelstrom.profiles import WeaponProfile
from edgewise.games.maelstrom.queries.arms import abilities_of, weapon_used
from edgewise.games.maelstrom.queries.flips import HIGHEST, Worth, is_critical
from edgewise.games.maelstrom.round import Die, Hit, Round
from edgewise.games.maelstrom.state import Game, living

# A wild weapon treats its target as that EVS. ME-SHO-13
WILD_EVASION = 6
# Worth of a hit where hits or perfect strikes are looked for.
PLAIN, STRUCK = 10, 11
SEEKING_HITS, SEEKING_STRIKES = 10, 40
# Of six faces of an armor die those that stop a perfect strike.
STOPPING = 1
SIDES = 6


def is_hit(round: Round, pool: int, face: int) -> bool:
    """Whether a face reaches the number of its pool. ME-SHO-9."""
    return face >= round.pools[pool].number


def arc_ability(state: Game, round: Round, pool: int) -> Arc | None:
    """The ARC of a weapon against this target: wild dice trigger nothing. ME-ABI-2, ME-SHO-13."""
    tagged = round.pools[pool]
    if tagged.wild:
        return None
    profile = weapon_used(state, tagged.shot)
    arc = next((each for each in abilities_of(profile) if isinstance(each, Arc)), None)
    return arc if arc is not None and len(living(state, round.target)) >= arc.least_models else None


def triggers(state: Game, round: Round, die: Die) -> tuple[Trigger, ...]:
    """What a critical hit of this die can do. ME-DIC-8, ME-DIC-9, ME-SHO-10."""
    if round.pools[die.pool].wild or not is_critical(die.face) or not is_hit(round, die.pool, die.face):
        return ()
    found: list[Trigger] = ["perfect-strike"] if die.face == HIGHEST else []
    if arc_ability(state, round, die.pool) is not None:
        found.append("arc")
    return tuple(found)


def arc_of(state: Game, round: Round, number: int, die: Die) -> Arc | None:
    """The ARC that a die became: chosen, or the only thing it can do. ME-ABI-2."""
    if number in round.arcs or triggers(state, round, die) == ("arc",):
        return arc_ability(state, round, die.pool)
    return None


def hits_of(state: Game, round: Round) -> tuple[Hit, ...]:
    """The hits by weapon profile in the order first fired, ordinary ones before perfect strikes. ME-DIC-10."""
    found: list[Hit] = []
    for number, die in enumerate(round.dice):
        if not is_hit(round, die.pool, die.face):
            continue
        arc = arc_of(state, round, number, die)
        if arc is not None:
            found += [Hit(die.pool, False)] * arc.hits
        else:
            found.append(Hit(die.pool, "perfect-strike" in triggers(state, round, die)))
    groups = group_numbers(state, round)
    return tuple(sorted(found, key=lambda hit: (groups[hit.pool], hit.perfect)))


def group_numbers(state: Game, round: Round) -> list[int]:
    """For each pool the group of its weapon profile, in the order the profiles first fired. ME-DIC-10."""
    order: dict[tuple[str, str], int] = {}
    found = []
    for pool in round.pools:
        profile = weapon_used(state, pool.shot)
        found.append(order.setdefault((profile.name, profile.mode), len(order)))
    return found


def mean_damage(profile: WeaponProfile) -> int:
    """What a hit takes, of random damage the mean rounded up. ME-CAS-2."""
    match profile.dam:
        case "D3":
            return 2
        case "D6":
            return 4
        case dam:
            return dam


def strength(state: Game, round: Round, pool: int, *, perfect: bool) -> int:
    """What a hit of a pool is worth against armor, in sixths of FOR. ME-ARM-1, ME-ARM-5."""
    profile = weapon_used(state, round.pools[pool].shot)
    most = max((state.fortitude[m] for m in living(state, round.target)), default=1)
    passing = SIDES if profile.pen > SIDES else SIDES - STOPPING if perfect else min(SIDES, profile.pen - 1)
    return passing * min(most, mean_damage(profile))


def weights_of_hits(state: Game, round: Round) -> tuple[Worth, Worth, Worth]:
    """Three ways to look at hit dice: by what gets through armor, by hits, by perfect strikes."""
    arcs = [arc_ability(state, round, pool) for pool in range(len(round.pools))]
    plain = [strength(state, round, pool, perfect=False) for pool in range(len(round.pools))]
    struck = [strength(state, round, pool, perfect=True) for pool in range(len(round.pools))]

    def weighed(pool: int, face: int, hit: int, strike: int) -> int:
        if not is_hit(round, pool, face):
            return 0
        arc = arcs[pool]
        if not is_critical(face) or round.pools[pool].wild:
            return hit
        return max(strike if face == HIGHEST else hit, arc.hits * hit if arc is not None else 0)

    def through(die: int, face: int) -> int:
        pool = round.dice[die].pool
        # Any hit suppresses, and what cannot be blocked is better even where armor makes no difference.
        return weighed(pool, face, 2 * plain[pool] + 1, 2 * struck[pool] + 2)

    def by_hits(die: int, face: int) -> int:
        return weighed(round.dice[die].pool, face, PLAIN, STRUCK)

    def by_strikes(die: int, face: int) -> int:
        return weighed(round.dice[die].pool, face, SEEKING_HITS, SEEKING_STRIKES)

    return through, by_hits, by_strikes
