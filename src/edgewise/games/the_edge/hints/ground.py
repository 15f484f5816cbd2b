"""What the pieces on the table are worth to each seat: armies, pools, threats; kept for the same table."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from edgewise.games.the_edge.hints.chances import FUTURE, Troop, memory_of, token_worth, troop_of
from edgewise.games.the_edge.hints.memory import Memory
from edgewise.games.the_edge.queries.places import touched_enemies, within
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point

# A threat that needs so many mils more than the squad can go loses this share of its worth.
FADING_MILS = 5000
# A squad that has been activated threatens in the next turn only. ED-EXH-1.
NEXT_TURN = 0.45
# A pool that both sides touch is at least denied to the enemy. ED-CRY-3.
DENIED = 0.35
# How much of a pool counts from afar, and how far that is felt.
BECKONING = 0.5
BECKONING_MILS = 9000


class Pieces(NamedTuple):
    """One seat's pieces: what wounds would still cost it, quality, pools held and near, threats by squad."""

    life: float
    quality: float
    held: float
    near: float
    gains: tuple[float, ...]
    at_once: tuple[float, ...]
    """What each squad can do in this very activation, by moving first."""


class Standing(NamedTuple):
    """One seat's pieces, and what they threaten with regard to who has been activated."""

    pieces: Pieces
    best: float
    others: float
    gains: tuple[float, ...]


class Squadron(NamedTuple):
    """A squad that has living models: where they are, and a number that stands for these places."""

    squad: int
    places: tuple[Point, ...]
    number: int


def standings(state: Game) -> tuple[Standing, Standing]:
    """The standing of both seats; looked up when the same pieces stand on the same places."""
    troop, memory = troop_of(state), memory_of(state)
    key = (troop.number, tuple(state.at), state.pools)
    found: tuple[Pieces, Pieces] | None = memory.tables.get(key)
    if found is None:
        memory.make_room()
        rows = [_squadrons(state, memory, seat) for seat in (0, 1)]
        pools = _pools(state, memory, rows)
        found = memory.tables[key] = (
            _pieces(state, memory, troop, rows[0], rows[1], pools[0]),
            _pieces(state, memory, troop, rows[1], rows[0], pools[1]),
        )
    return _standing(found[0], state.exhausted), _standing(found[1], state.exhausted)


def _standing(pieces: Pieces, exhausted: list[bool]) -> Standing:
    gains = tuple([gain * NEXT_TURN if done else gain for gain, done in zip(pieces.gains, exhausted, strict=True)])
    best = max(gains)
    return Standing(pieces, best, sum(gains) - best, gains)


def _squadrons(state: Game, memory: Memory, seat: int) -> list[Squadron]:
    book, at = state.book, state.at
    found = []
    for squad in book.squads_of[seat]:
        places = tuple([place for m in book.squad_models[squad] if (place := at[m]) is not None])
        if places:
            number = memory.places.get((squad, places))
            if number is None:
                number = memory.places[squad, places] = memory.number()
            found.append(Squadron(squad, places, number))
    return found


def _pieces(
    state: Game, memory: Memory, troop: Troop, mine: list[Squadron], foes: list[Squadron], pools: tuple[float, float]
) -> Pieces:
    life = quality = 0.0
    gains, at_once = [0.0] * len(state.hp), [0.0] * len(state.hp)
    for one in mine:
        squad, alive, fighter = one.squad, len(one.places), troop.fighters[one.squad]
        death = state.book.squad_card[squad].shields + FUTURE
        life += alive * FUTURE + sum([token_worth(death, n) for n in range(1, state.hp[squad] + 1)])
        quality += alive * (fighter.attack + fighter.defense + fighter.ini / 2 + fighter.move / 4000)
        rows = [_threat(state, memory, troop, one, foe) for foe in foes]
        if rows:
            gains[squad] = sum([max(column) for column in zip(*[best for best, _ in rows], strict=True)])
            at_once[squad] = sum([max(column) for column in zip(*[sure for _, sure in rows], strict=True)])
    return Pieces(life, quality, *pools, tuple(gains), tuple(at_once))


Pools = tuple[tuple[float, float], tuple[float, float]]


def _pools(state: Game, memory: Memory, rows: list[list[Squadron]]) -> Pools:
    """Crystals that each seat's squads would gather now, and how close others are to a pool. ED-CRY-2 to ED-CRY-5."""
    places = tuple([(pool.x, pool.y) for pool in state.pools])
    around = [[_around(state, memory, one, places) for one in squads] for squads in rows]
    found = []
    for mine, theirs in (around, around[::-1]):
        held = near = 0.0
        for number, pool in enumerate(state.pools):
            if pool.crystals <= 0:
                continue
            closest = [gaps[number] for gaps in mine]
            touching = sum([gap <= CONTACT_MILS for gap in closest])
            contested = any(gaps[number] <= CONTACT_MILS for gaps in theirs)
            if touching:
                held += DENIED if contested else min(touching, pool.crystals)
            else:
                gap = max(0.0, min(closest, default=1e9))
                near += BECKONING * max(0.0, 1 - gap / BECKONING_MILS) * (0.5 if contested else 1.0)
        found.append((held, near))
    return found[0], found[1]


def _around(state: Game, memory: Memory, one: Squadron, pools: tuple[Point, ...]) -> tuple[float, ...]:
    """The smallest gap between a squad and each pool, in mils."""
    key = (one.number, pools)
    found: tuple[float, ...] | None = memory.pools.get(key)
    if found is None:
        size = state.book.radius[state.book.squad_models[one.squad][0]]
        found = memory.pools[key] = tuple(
            [min([sqrt((x - u) ** 2 + (y - v) ** 2) - size - POOL_RADIUS for x, y in one.places]) for u, v in pools]
        )
    return found


Row = tuple[tuple[float, ...], tuple[float, ...]]


def _threat(state: Game, memory: Memory, troop: Troop, one: Squadron, foe: Squadron) -> Row:
    """What each model's fights and Shots at a squad would bring, sooner or later and at once."""
    key = (one.number, foe.number, troop.numbers[one.squad], troop.numbers[foe.squad])
    found: Row | None = memory.rows.get(key)
    if found is None:
        fighter = troop.fighters[one.squad]
        deal, hit = troop.deals[one.squad][foe.squad], troop.shots[one.squad][foe.squad]
        bests, sures = [], []
        for gap in _gaps(state, one, foe):
            over = gap - fighter.move
            best = sure = 0.0
            for worth, short in ((deal, over), (hit, over - fighter.reach)):
                if worth > 0:
                    best = max(best, worth * share_in_reach(short))
                    if worth > sure and short <= 0:
                        sure = worth
            bests.append(best)
            sures.append(sure)
        found = memory.rows[key] = (tuple(bests), tuple(sures))
    return found


def _gaps(state: Game, one: Squadron, foe: Squadron) -> list[float]:
    """The gap between each model and an enemy squad, in mils."""
    radius, models = state.book.radius, state.book.squad_models
    size, other = radius[models[one.squad][0]], radius[models[foe.squad][0]]
    return [min([sqrt((x - u) ** 2 + (y - v) ** 2) - size - other for u, v in foe.places]) for x, y in one.places]


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
