"""What protects a target in a round: special defenses, and the AV that gives armor flips. ME-DEF, ME-ARM."""

from __future__ import annotations

from collections.abc import Iterable

from edgewise.core.flow import Action
from edgewise.core.refusal import Refusal
from edgewise.games.maelstrom.abilities import Counter, Defense
from edgewise.games.maelstrom.answers import Block
from edgewise.games.maelstrom.continuous import characteristic, dodge_value, field_value, is_swarm, printed_av
from edgewise.games.maelstrom.figures import Figure, added, not_negative, part
from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.arms import abilities_of, weapon_used
from edgewise.games.maelstrom.queries.cover import cover_value
from edgewise.games.maelstrom.queries.flips import HIGHEST, Worth
from edgewise.games.maelstrom.queries.harm import injured
from edgewise.games.maelstrom.queries.hitting import SIDES, mean_damage, strength
from edgewise.games.maelstrom.refusals import refuse, wrong_time
from edgewise.games.maelstrom.round import Round
from edgewise.games.maelstrom.state import Game, living

REAR_AV = -1
NO_BLOCK = Block(())


def defenses(state: Game, round: Round) -> dict[Defense, Figure]:
    """The special defenses of the target in this round. ME-DEF-1, ME-DEF-2, ME-DEF-6."""
    found: dict[Defense, Figure] = {}
    if state.cover[round.target] and not is_fought_on(state, round):
        found["cover"] = cover_value(state, round.target, behind=round.behind)
    for defense, figure in (
        ("field", field_value(state, round.target)),
        ("dodge", dodge_value(state, round.target, tracked=round.tracked)),
    ):
        if figure.parts[0].amount:
            found[defense] = figure  # type: ignore[index]  # mypy reads the names as plain strings
    return found


def is_fought_on(state: Game, round: Round) -> bool:
    """Whether it is CQ Fighting by a unit facing off, not by one that has just charged. ME-CQF-13."""
    acting = state.acting
    return round.kind == "close-quarters" and (acting is None or acting.charged != round.target)


def can_block(state: Game, round: Round, hit: int, defense: Defense) -> bool:
    """Whether a kind of special defense can block a hit at all. ME-DEF-4, ME-COV-8, ME-CQF-6."""
    return not round.hits[hit].perfect and not (defense == "cover" and _is_melee(state, round, hit))


def _is_melee(state: Game, round: Round, hit: int) -> bool:
    return "melee" in weapon_used(state, round.pools[round.hits[hit].pool].shot).types


def block_cost(state: Game, round: Round, hit: int, defense: Defense) -> int:
    """How much of the value a blocked hit uses up. ME-DEF-3, ME-DEF-5."""
    profile = weapon_used(state, round.pools[round.hits[hit].pool].shot)
    counters = (each for each in abilities_of(profile) if isinstance(each, Counter) and each.defense == defense)
    return max((each.cost for each in counters), default=1)


def blocks(state: Game, round: Round) -> tuple[Block, ...]:
    """For each defense the use that keeps most off, and none at all."""
    found = [_best_block(state, round, defense, figure.value) for defense, figure in defenses(state, round).items()]
    return tuple(dict.fromkeys((*(block for block in found if block.hits), NO_BLOCK)))


def _best_block(state: Game, round: Round, defense: Defense, value: int) -> Block:
    """The hits of most worth within a value (a knapsack over the hits)."""
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())] * (value + 1)
    for hit, each in enumerate(round.hits):
        if not can_block(state, round, hit, defense):
            continue
        cost, worth = block_cost(state, round, hit, defense), 1 + strength(state, round, each.pool, perfect=False)
        for left in range(value, cost - 1, -1):
            without = best[left - cost]
            best[left] = max(best[left], (without[0] + worth, (*without[1], hit)), key=lambda found: found[0])
    return Block(tuple((hit, defense) for hit in max(best, key=lambda found: found[0])[1]))


def block_refusal(state: Game, round: Round, action: Action) -> Refusal | None:
    """What forbids a block, in the order of the ledger. ME-SCO-15, ME-DEF-2 to ME-DEF-6."""
    if not isinstance(action, Block):
        return wrong_time("ME-SHO-20")
    hits = [hit for hit, _ in action.hits]
    if not all(0 <= hit < len(round.hits) for hit in hits) or len(set(hits)) < len(hits):
        return refuse("ME-DEF-3", "block-malformed")
    known = defenses(state, round)
    kinds = list(dict.fromkeys(defense for _, defense in action.hits))
    for defense in kinds:
        if defense not in known:
            return refuse("ME-DEF-6", "no-such-defense", unit=round.target, defense=defense)
    if len(kinds) > 1:
        return refuse("ME-DEF-2", "second-defense")
    return _unblockable(state, round, action) or _overspent(state, round, action, known)


def _unblockable(state: Game, round: Round, action: Block) -> Refusal | None:
    for hit, defense in action.hits:
        if round.hits[hit].perfect:
            return refuse("ME-DEF-4", "block-perfect")
        if not can_block(state, round, hit, defense):
            return refuse("ME-COV-8", "block-melee")
    return None


def _overspent(state: Game, round: Round, action: Block, known: dict[Defense, Figure]) -> Refusal | None:
    cost = sum(block_cost(state, round, hit, defense) for hit, defense in action.hits)
    most = known[action.hits[0][1]].value if action.hits else 0
    return refuse("ME-DEF-3", "block-spent", count=cost, most=most) if cost > most else None


def armor_value(state: Game, target: Unit, av: int, *, behind: bool) -> Figure:
    """The AV in use: the one picked, less what damage takes, and 1 from the rear arc. ME-ARM-2, ME-ARM-3, ME-ARM-6."""
    models = [m for m in injured(state, target) or living(state, target) if printed_av(state, m) == av]
    found = min((characteristic(state, m, "av") for m in models), key=lambda each: each.value)
    return not_negative(added((*found.parts, part(REAR_AV if behind else 0, "rear-arc", "ME-ARM-6"))), "ME-PRO-5")


def is_stopped(state: Game, round: Round, hit: int, face: int) -> bool:
    """Whether an armor die blocks a hit. ME-ARM-1, ME-ARM-5, ME-SHO-10."""
    pen = weapon_used(state, round.pools[round.hits[hit].pool].shot).pen
    if pen > SIDES:
        return False
    return face == HIGHEST if round.hits[hit].perfect else face >= pen


def open_hits(round: Round) -> list[int]:
    """The hits that nothing has blocked yet. ME-DEF-7."""
    return [number for number, hit in enumerate(round.hits) if hit.is_open]


def weights_of_armor(state: Game, round: Round, rolled: Iterable[int]) -> tuple[Worth, Worth]:
    """Two ways to look at armor dice: by the damage that they keep off, and by hits."""
    hits = list(rolled)
    most = max((1 if is_swarm(state, m) else state.fortitude[m] for m in living(state, round.target)), default=1)
    kept = [min(most, mean_damage(weapon_used(state, round.pools[round.hits[hit].pool].shot))) for hit in hits]

    def by_damage(die: int, face: int) -> int:
        return kept[die] if is_stopped(state, round, hits[die], face) else 0

    def by_hits(die: int, face: int) -> int:
        return int(is_stopped(state, round, hits[die], face))

    return by_damage, by_hits
