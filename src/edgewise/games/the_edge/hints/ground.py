"""What the pieces on the table are worth to each seat: armies, pools, threats; kept for the same table."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from edgewise.games.the_edge.hints.chances import FUTURE, Troop, token_worth, troop_of
from edgewise.games.the_edge.queries.places import touched_enemies, within
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game

KEPT_TABLES = 20_000
# A threat that needs so many mils more than the squad can go loses this share of its worth.
FADING_MILS = 5000
# A squad that has been activated threatens in the next turn only. ED-EXH-1.
NEXT_TURN = 0.45
# A pool that both sides touch is at least denied to the enemy. ED-CRY-3.
DENIED = 0.35
# How much of a pool counts from afar, and how far that is felt.
BECKONING = 0.5
BECKONING_MILS = 9000


class Standing(NamedTuple):
    """One seat's pieces: what wounds would still cost it, quality, pools held and near, threats by squad."""

    life: float
    quality: float
    held: float
    near: float
    best: float
    others: float
    gains: tuple[float, ...]
    at_once: tuple[float, ...]
    """What each squad can do in this very activation, by moving first."""


def standings(state: Game) -> tuple[Standing, Standing]:
    """The standing of both seats; looked up when the same pieces stand on the same places."""
    troop = troop_of(state)
    key = (troop.number, tuple(state.at), state.pools, tuple(state.exhausted))
    kept: dict[object, tuple[Standing, Standing]] = state.book.standings
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT_TABLES:
            kept.clear()
        gaps = _gaps(state)
        found = kept[key] = (_standing(state, 0, troop, gaps), _standing(state, 1, troop, gaps))
    return found


Gaps = dict[tuple[int, int], float]


def _gaps(state: Game) -> Gaps:
    """The gap between each model and each enemy squad, in mils."""
    at, radius, squads = state.at, state.book.radius, state.book.model_squad
    found: Gaps = {}
    ones = [(m, p) for m in state.book.models_of[0] if (p := at[m]) is not None]
    others = [(m, p) for m in state.book.models_of[1] if (p := at[m]) is not None]
    for one, (x, y) in ones:
        size, squad = radius[one], squads[one]
        for other, (u, v) in others:
            gap = sqrt((x - u) ** 2 + (y - v) ** 2) - size - radius[other]
            for key in ((one, squads[other]), (other, squad)):
                if gap < found.get(key, 1e9):
                    found[key] = gap
    return found


def _standing(state: Game, seat: int, troop: Troop, gaps: Gaps) -> Standing:
    book, at = state.book, state.at
    life = quality = 0.0
    for squad in book.squads_of[seat]:
        alive = sum([at[m] is not None for m in book.squad_models[squad]])
        if alive:
            fighter = troop.fighters[squad]
            death = book.squad_card[squad].shields + FUTURE
            life += alive * FUTURE + sum([token_worth(death, n) for n in range(1, state.hp[squad] + 1)])
            quality += alive * (fighter.attack + fighter.defense + fighter.ini / 2 + fighter.move / 4000)
    held, near = _pools(state, seat)
    gains, at_once = _threats(state, seat, troop, gaps)
    best = max(gains)
    return Standing(life, quality, held, near, best, sum(gains) - best, gains, at_once)


def _pools(state: Game, seat: int) -> tuple[float, float]:
    """Crystals that the seat's squads would gather now, and how close others are to a pool. ED-CRY-2 to ED-CRY-5."""
    held = near = 0.0
    for pool in state.pools:
        if pool.crystals <= 0:
            continue
        mine, closest = _around(state, seat, pool.x, pool.y)
        theirs, _ = _around(state, 1 - seat, pool.x, pool.y)
        if mine:
            held += DENIED if theirs else min(mine, pool.crystals)
        else:
            near += BECKONING * max(0.0, 1 - closest / BECKONING_MILS) * (0.5 if theirs else 1.0)
    return held, near


def _around(state: Game, seat: int, x: int, y: int) -> tuple[int, float]:
    """How many squads of a seat touch a pool, and the smallest gap to it."""
    at, book = state.at, state.book
    squads, closest = set(), 1e9
    for model in book.models_of[seat]:
        place = at[model]
        if place is not None:
            gap = sqrt((place[0] - x) ** 2 + (place[1] - y) ** 2) - book.radius[model] - POOL_RADIUS
            closest = min(closest, gap)
            if gap <= CONTACT_MILS:
                squads.add(book.model_squad[model])
    return len(squads), max(0.0, closest)


def _threats(state: Game, seat: int, troop: Troop, gaps: Gaps) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What an activation of each squad would bring in fights and Shots, sooner or later and at once."""
    book = state.book
    foes = [s for s in book.squads_of[1 - seat] if any(state.at[m] is not None for m in book.squad_models[s])]
    gains, at_once = [0.0] * len(state.hp), [0.0] * len(state.hp)
    for squad in book.squads_of[seat]:
        fighter, deals, shots = troop.fighters[squad], troop.deals[squad], troop.shots[squad]
        gain = 0.0
        for model in book.squad_models[squad]:
            if state.at[model] is None:
                continue
            best = sure = 0.0
            for foe in foes:
                gap = gaps[model, foe] - fighter.move
                for worth, over in ((deals[foe], gap), (shots[foe], gap - fighter.reach)):
                    if worth > best:
                        best = max(best, worth * share_in_reach(over))
                    if worth > sure and over <= 0:
                        sure = worth
            gain += best
            at_once[squad] += sure
        gains[squad] = gain * NEXT_TURN if state.exhausted[squad] else gain
    return tuple(gains), tuple(at_once)


def share_in_reach(over: float) -> float:
    """How much of a threat counts that is out of reach by so many mils."""
    if over <= 0:
        return 1.0
    return max(0.05, 0.6 * (1 - over / (4 * FADING_MILS)))


def standing_gain(state: Game, squad: int) -> float:
    """What the squad's assaults and Shots would bring now, from where its models stand."""
    troop, book = troop_of(state), state.book
    deals, shots, reach = troop.deals[squad], troop.shots[squad], troop.fighters[squad].reach
    found = 0.0
    for model in book.squad_models[squad]:
        if state.at[model] is None:
            continue
        best = max([deals[book.model_squad[enemy]] for enemy in touched_enemies(state, model)], default=0.0)
        if reach and state.action == "":
            near = [m for m in book.models_of[1 - book.squad_seat[squad]] if within(state, model, m, reach)]
            best = max([best, *(shots[book.model_squad[m]] for m in near)])
        found += max(best, 0.0)
    return found
