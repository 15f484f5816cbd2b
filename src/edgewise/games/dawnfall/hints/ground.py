"""What the pieces on the board are worth to each seat: armies, Sources, threats; kept for the same board."""

from __future__ import annotations

from typing import NamedTuple

from edgewise.games.dawnfall.hints.chances import NO_ATTACK, Troop, troop_of
from edgewise.games.dawnfall.queries.control import sources
from edgewise.games.dawnfall.queries.fights import targets_of
from edgewise.games.dawnfall.state import DEAD, Game

KEPT_BOARDS = 20_000
# How much of a fight counts that needs this many more Spaces than the Squad can move this turn.
REACH = (1.0, 0.8, 0.4, 0.25, 0.18, 0.13, 0.1, 0.08, 0.06, 0.05)
FARTHEST = len(REACH) - 1
# How much a Source counts at this distance from the nearest own model.
CLOSE = (1.0, 0.8, 0.6, 0.45, 0.33, 0.25, 0.18, 0.12, 0.08, 0.05)
# A Source that both sides touch is at least denied to the enemy.
DENIED = 0.3


class Standing(NamedTuple):
    """One seat's pieces: VP at stake, Endurance, how good the models are, Sources held and near, threats by Squad."""

    models: float
    tokens: float
    quality: float
    held: float
    near: float
    best: float
    others: float
    gains: tuple[float, ...]


def standings(state: Game) -> tuple[Standing, ...]:
    """The standing of every seat; looked up when the same pieces stand on the same hexes."""
    troop = troop_of(state)
    key = (troop.number, tuple(state.spaces), tuple(state.hexes), state.tokens, state.shrines, state.squad_seat)
    kept: dict[object, tuple[Standing, ...]] = state.book.standings
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT_BOARDS:
            kept.clear()
        found = kept[key] = tuple(_standing(state, seat, troop) for seat in range(state.book.seats))
    return found


def _standing(state: Game, seat: int, troop: Troop) -> Standing:
    spaces, sides = state.spaces, state.book.sides
    own = [s for s, owner in enumerate(state.squad_seat) if owner == seat]
    models = tokens = quality = 0.0
    for squad in own:
        alive = sum(1 for m in state.squad_models[squad] if spaces[m] != DEAD)
        if alive:
            models += alive * (0.5 + sides[state.squad_card[squad]][state.modes[squad]].endurance)
            tokens += state.endurance[squad]
            fighter = troop.fighters[squad]
            quality += alive * (max(0, fighter.att) + fighter.defense + (fighter.ini + max(0, fighter.mov)) / 2)
    held, near = _sources(state, seat)
    best, others, gains = _threats(state, seat, own, troop)
    return Standing(models, tokens, quality, held, near, best, others, gains)


def _sources(state: Game, seat: int) -> tuple[float, float]:
    """Sources that the seat touches, and how close it is to the others. DF-PAS-4."""
    board, spaces = state.book.board, state.spaces
    mine = state.armies[seat]
    theirs = 0
    for foe in state.book.foes[seat]:
        theirs |= state.armies[foe]
    own = {s for m in state.models_of[seat] if (s := spaces[m]) >= 0}
    held = near = 0.0
    for number in sources(state):
        token = state.tokens[number]
        ring = board.ring[token.space * 128 + (token.hexes or 127)]
        if ring & mine:
            held += DENIED if ring & theirs else 1.0
        elif own:
            far = board.distance[token.space]
            near += CLOSE[min(len(CLOSE) - 1, min([far[s] for s in own]))]
    return held, near


def _threats(state: Game, seat: int, own: list[int], troop: Troop) -> tuple[float, float, tuple[float, ...]]:
    """What the best Activation of a Squad would bring in fights, what the others could add later, and each Squad's."""
    spaces, distance = state.spaces, state.book.board.distance
    foes = [
        (squad, where)
        for squad, owner in enumerate(state.squad_seat)
        if owner in state.book.foes[seat] and (where := {s for m in state.squad_models[squad] if (s := spaces[m]) >= 0})
    ]
    gains = [0.0] * len(state.squad_seat)
    for squad in own:
        fighter = troop.fighters[squad]
        if fighter.att == NO_ATTACK:
            continue
        deals = troop.deals[squad]
        good = [(deals[foe], where) for foe, where in foes if deals[foe] > 0]
        gain = 0.0
        for model in state.squad_models[squad] if good else ():
            if (here := spaces[model]) >= 0:
                far, reach = distance[here], fighter.mov
                gain += max([d * REACH[max(0, min(FARTHEST, min([far[s] for s in at]) - reach))] for d, at in good])
        gains[squad] = gain
    best = max(gains, default=0.0)
    return best, sum(gains) - best, tuple(gains)


def contact_gain(state: Game, squad: int) -> float:
    """What the Squad's fights with enemies in contact would bring now."""
    deals, gain = troop_of(state).deals[squad], 0.0
    for model in state.squad_models[squad]:
        if state.spaces[model] >= 0:
            foes = targets_of(state, model, state.squad_seat[squad])
            gain += max(
                [deals[state.model_squad[foe]] for foe in foes if deals[state.model_squad[foe]] > 0], default=0.0
            )
    return gain
