"""Quick estimates of a fight, for bots that weigh many positions; `queries/odds` has the exact answers."""

from __future__ import annotations

from typing import NamedTuple

from edgewise.games.dawnfall.frames.dice import FACES
from edgewise.games.dawnfall.queries.attributes import NAMES, attribute, is_forbidden
from edgewise.games.dawnfall.queries.fights import can_attack
from edgewise.games.dawnfall.state import Game

NO_ATTACK = -9
WIDEST = 14
# Hexes of the largest base; an army that covers more has several models.
WHOLE_SPACE = 7
KEPT_TROOPS = 20_000
# What a Wound costs that kills a player's last model: the match, far more than its VP.
LAST_MODEL = 10.0


class Fighter(NamedTuple):
    """The numbers of a Squad that matter in a fight; `wound` is what losing one Endurance or model costs, in VP."""

    ini: int
    att: int
    defense: int
    mov: int
    wound: float


class Troop(NamedTuple):
    """All Squads of a match as fighters, and what a fight of one against another brings the one who starts it."""

    fighters: tuple[Fighter, ...]
    deals: tuple[tuple[float, ...], ...]
    number: int


def chance(margin: int, attack: str = "yellow", defense: str = "yellow") -> float:
    """How likely an Attack with this margin (ATT less DEF) wounds, without rerolls. DF-COM-13."""
    hits = sum(1 for a in FACES[attack] for d in FACES[defense] if a + margin > d)
    return hits / 36


# By margin from -WIDEST: both dice Yellow, which is free and the usual case.
_YELLOW = tuple(chance(margin) for margin in range(-WIDEST, WIDEST + 1))
# By what the Defense roll must at least show, for each die.
_HOLDS = {die: tuple(sum(1 for f in faces if f >= n) / 6 for n in range(2 * WIDEST)) for die, faces in FACES.items()}


def hit_chance(margin: int) -> float:
    """How likely a Yellow Attack beats a Yellow Defense with this margin."""
    return _YELLOW[max(-WIDEST, min(WIDEST, margin)) + WIDEST]


def hold_chance(needed: int, die: str = "yellow") -> float:
    """How likely a Defense roll shows at least this number."""
    return _HOLDS[die][max(0, min(2 * WIDEST - 1, needed))]


def troop_of(state: Game) -> Troop:
    """Every Squad as a fighter, by its numbers and the Endurance that is left; kept for the same numbers."""
    doomed = _doomed(state)
    changes = (state.statuses, state.modifiers) if state.statuses or state.modifiers else None
    key = (state.squad_card, tuple(state.modes), tuple(state.endurance), doomed, changes)
    kept: dict[object, Troop] = state.book.troops
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT_TROOPS:
            kept.clear()
            state.book.standings.clear()
        squads = range(len(state.squad_card))
        all_fighters = tuple(_fighter(state, squad, is_doomed=squad in doomed) for squad in squads)
        deals = tuple(tuple(exchange(one, other) for other in all_fighters) for one in all_fighters)
        found = kept[key] = Troop(all_fighters, deals, len(kept))
    return found


def _doomed(state: Game) -> tuple[int, ...]:
    """Squads whose next Wound loses the match: no Endurance, and the only model of a seat on the board. DF-END-2."""
    found = []
    for seat, army in enumerate(state.armies):
        if army.bit_count() <= WHOLE_SPACE:
            living = [m for m in state.models_of[seat] if state.spaces[m] >= 0]
            if len(living) == 1 and not state.endurance[state.model_squad[living[0]]]:
                found.append(state.model_squad[living[0]])
    return tuple(found)


def _fighter(state: Game, squad: int, *, is_doomed: bool) -> Fighter:
    side = state.book.sides[state.squad_card[squad]][state.modes[squad]]
    ini, att, defense, mov = _numbers(state, squad)
    value, tokens = side.endurance, state.endurance[squad]
    # A token is a step on the way to a death; a death costs its VP and the model's future.
    wound = LAST_MODEL if is_doomed else value + 0.5 if not tokens else 0.35 + 0.5 * value / (1 + tokens)
    if _is_immune(state, squad):
        wound = 0.0
    return Fighter(
        ini or 0,
        NO_ATTACK if att is None else att,
        0 if defense is None else defense,
        -1 if mov is None else mov,
        wound,
    )


def _is_immune(state: Game, squad: int) -> bool:
    """Whether no model of a Squad on the board can be wounded now. DF-KEY-10."""
    if not (state.statuses or state.modifiers):
        return False
    standing = [m for m in state.squad_models[squad] if state.spaces[m] >= 0]
    return bool(standing) and all(is_forbidden(state, m, "wound") for m in standing)


def _numbers(state: Game, squad: int) -> tuple[int | None, ...]:
    """INI, ATT, DEF and MOV of a Squad: printed, or of its first model on the board while an effect changes them."""
    standing = [m for m in state.squad_models[squad] if state.spaces[m] >= 0]
    if not standing or not (state.statuses or state.modifiers):
        printed = state.book.sides[state.squad_card[squad]][state.modes[squad]].numbers
        return tuple(printed[name] for name in NAMES)
    ini, att, defense, mov = (attribute(state, standing[0], name) for name in NAMES)
    if not can_attack(state, standing[0]):
        att = None
    if is_forbidden(state, standing[0], "move"):
        mov = None
    return ini, att, defense, mov


def exchange(mine: Fighter, theirs: Fighter, *, my_turn: bool = True) -> float:
    """What a Combat Sequence brings on average, in VP for the one who starts it. DF-COM-7, DF-CTR-1."""
    if mine.att == NO_ATTACK:
        return 0.0
    forth = hit_chance(mine.att - theirs.defense)
    if theirs.att == NO_ATTACK:
        return forth * theirs.wound
    back = hit_chance(theirs.att - mine.defense)
    if mine.ini > theirs.ini or (mine.ini == theirs.ini and my_turn):
        return forth * theirs.wound - (1 - forth) * back * mine.wound
    return (1 - back) * forth * theirs.wound - back * mine.wound
