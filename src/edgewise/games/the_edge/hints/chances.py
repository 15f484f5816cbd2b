"""Quick estimates of a fight, for bots that weigh many positions; `queries/odds` has the exact answers."""

from __future__ import annotations

from typing import NamedTuple

from edgewise.games.the_edge.continuous import lines_of
from edgewise.games.the_edge.effects.values import amount
from edgewise.games.the_edge.hints.memory import Memory
from edgewise.games.the_edge.queries.odds.exchange import DICE, ROLL, Roll, success
from edgewise.games.the_edge.state import Game

WIDEST = 13
# How often a situation is given in which a bonus counts, as a share of the fights.
OFTEN = {"sharedEnemy": 0.5, "moved": 0.7, "ownAssault": 1.0, "counterAttack": 1.0, "freeAttack": 0.0}
# What a model does for its side while it lives, in VP.
FUTURE = 0.45


class Fighter(NamedTuple):
    """The numbers of a squad in a fight; `wound` is what losing an HP token or a model costs, in VP."""

    ini: int
    attack: float
    counter: float
    defense: float
    cover: float
    move: int
    reach: int
    aim: float
    wound: float
    again: bool


class Known(NamedTuple):
    """A fighter and the number that stands for it."""

    number: int
    fighter: Fighter


class Troop(NamedTuple):
    """All squads as fighters; what an assault and a Shot of one at an enemy brings the one who starts it."""

    fighters: tuple[Fighter, ...]
    numbers: tuple[int, ...]
    deals: tuple[tuple[float, ...], ...]
    shots: tuple[tuple[float, ...], ...]
    number: int


def _table(*, again: bool) -> tuple[float, ...]:
    rolls = [(Roll(max(m, 0), again), Roll(max(-m, 0))) for m in range(-WIDEST, WIDEST + 1)]
    return tuple(float(success(attack, defense)) for attack, defense in rolls)


_PLAIN, _AGAIN = _table(again=False), _table(again=True)


def hit_chance(margin: float, *, again: bool = False) -> float:
    """How likely an attack with this margin wounds; margins between whole numbers lie between their chances."""
    rows = _AGAIN if again else _PLAIN
    low = int(margin // 1)
    share = margin - low
    first = rows[max(-WIDEST, min(WIDEST, low)) + WIDEST]
    if not share:
        return first
    return first + share * (rows[max(-WIDEST, min(WIDEST, low + 1)) + WIDEST] - first)


# In how many of 36 cases the dice of a roll show less than this.
_BELOW = tuple(sum(cases for dice, cases in DICE.items() if dice < n) / ROLL for n in range(2 * WIDEST))


def chance_below(number: int) -> float:
    """How likely the dice of one roll show less than a number."""
    return _BELOW[max(0, min(2 * WIDEST - 1, number))]


def memory_of(state: Game) -> Memory:
    """What was worked out in this match before."""
    found: Memory | None = state.book.memory
    if found is None:
        found = state.book.memory = Memory()
    return found


def troop_of(state: Game) -> Troop:
    """Every squad as a fighter; kept for the same numbers."""
    key = (tuple(state.sides), tuple(state.hp), state.running, tuple(state.attached), tuple(state.unused))
    memory = memory_of(state)
    found: Troop | None = memory.troops.get(key)
    if found is None:
        memory.make_room()
        known = [_known(state, memory, squad) for squad in range(len(state.hp))]
        # Crystals that were paid change few fighters; equal troops are one troop.
        numbers = tuple([one.number for one in known])
        found = memory.troops.get(numbers)
        if found is None:
            found = memory.troops[numbers] = _troop(state, memory, known, numbers)
        memory.troops[key] = found
    return found


def _troop(state: Game, memory: Memory, known: list[Known], numbers: tuple[int, ...]) -> Troop:
    seats = state.book.squad_seat
    deals, shots = [], []
    for squad, one in enumerate(known):
        pairs = [
            _pair(memory, one, other) if seats[foe] != seats[squad] else (0.0, 0.0) for foe, other in enumerate(known)
        ]
        deals.append(tuple([deal for deal, _ in pairs]))
        shots.append(tuple([hit for _, hit in pairs]))
    return Troop(tuple([one.fighter for one in known]), numbers, tuple(deals), tuple(shots), memory.number())


def _pair(memory: Memory, one: Known, other: Known) -> tuple[float, float]:
    """What an assault and a Shot bring one fighter against another."""
    key = (one.number, other.number)
    found: tuple[float, float] | None = memory.deals.get(key)
    if found is None:
        found = memory.deals[key] = (exchange(one.fighter, other.fighter), shot(one.fighter, other.fighter))
    return found


def _known(state: Game, memory: Memory, squad: int) -> Known:
    """The squad as a fighter; kept for everything that its numbers depend on."""
    entries = tuple([entry for entry in state.running if entry.squad == squad and entry.model < 0])
    unused = state.unused[state.book.squad_seat[squad]]
    key = (squad, state.sides[squad], state.hp[squad], state.attached[squad], entries, unused)
    found: Known | None = memory.fighters.get(key)
    if found is None:
        fighter = _fighter(state, squad)
        # The same numbers of the same squad are the same fighter, however they came about.
        found = memory.fighters.get((squad, fighter))
        if found is None:
            found = memory.fighters[squad, fighter] = Known(memory.number(), fighter)
        memory.fighters[key] = found
    return found


def _fighter(state: Game, squad: int) -> Fighter:
    side = state.sides[squad]
    printed = state.book.printed[squad][side]
    sums = {"attack": printed["attack"], "counter": 0.0, "defense": printed["defense"], "cover": 0.0}
    plain = {"initiative": printed["initiative"], "move": printed["move"]}
    again = False
    for line, unused in lines_of(state, squad):
        if line.what == "reroll-attack":
            again = True
        elif line.what in plain:
            plain[line.what] += amount(line.n, unused)
        elif line.what in sums:
            _add(sums, line.what, line.only, amount(line.n, unused))
    reach, aim = _shot_of(state, squad, side)
    counter = max(sums["attack"] + sums["counter"], 0)
    ini, move = max(plain["initiative"], 0), 1000 * max(plain["move"], 0)
    attack, defense = max(sums["attack"], 0), max(sums["defense"], 0)
    cover, wound = defense + sums["cover"], _wound(state, squad)
    return Fighter(ini, attack, counter, defense, cover, move, reach, aim, wound, again)


def _add(sums: dict[str, float], what: str, only: tuple[str, ...], n: int) -> None:
    """Adds a bonus, weighed by how often it counts."""
    if "counterAttack" in only:
        sums["counter"] += n
    elif "againstShot" in only:
        sums["cover"] += n
    else:
        share = 1.0
        for situation in only:
            share *= OFTEN.get(situation, 0.5)
        sums[what] += n * share


def _shot_of(state: Game, squad: int, side: int) -> tuple[int, float]:
    """The range in mils and the bonus of the squad's own Shot, with those that it costs paid; 0: it has none."""
    unused = state.unused[state.book.squad_seat[squad]]
    for power in state.book.abilities[squad][side].values():
        if power.shot is not None and power.cost <= unused:
            # Everybody in an area may be hit; half a hit more is a fair guess.
            return 1000 * power.shot.range, amount(power.shot.bonus, unused - power.cost) + 0.5 * bool(power.shot.area)
    return 0, 0.0


def _wound(state: Game, squad: int) -> float:
    """A token is a step on the way to a death; a death costs its VPs and the model's future. ED-WND-1, ED-WIN-6."""
    death = state.book.squad_card[squad].shields + FUTURE
    tokens = state.hp[squad]
    return token_worth(death, tokens) if tokens else death


def token_worth(death: float, tokens: int) -> float:
    """What the first of some HP tokens is worth to a squad whose models are worth so much each."""
    return 0.15 + 0.65 * death / (1 + tokens)


def exchange(mine: Fighter, theirs: Fighter) -> float:
    """What a combat brings on average, in VP for the one who assaults. ED-COM-2, ED-COM-8."""
    if mine.ini >= theirs.ini:
        forth = hit_chance(mine.attack - theirs.defense, again=mine.again)
        back = hit_chance(theirs.counter - mine.defense, again=theirs.again)
        return forth * theirs.wound - (1 - forth) * back * mine.wound
    back = hit_chance(theirs.attack - mine.defense, again=theirs.again)
    forth = hit_chance(mine.counter - theirs.defense, again=mine.again)
    return (1 - back) * forth * theirs.wound - back * mine.wound


def shot(mine: Fighter, theirs: Fighter) -> float:
    """What a Shot brings on average; nobody answers it. ED-SHO-4, ED-SHO-10."""
    return hit_chance(mine.aim - theirs.cover) * theirs.wound if mine.reach else 0.0
