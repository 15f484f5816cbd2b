"""Instinct: how promising each answer looks at first sight; bots try the promising ones first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from edgewise.core.flow import Action, Ask
from edgewise.games.the_edge.actions import (
    Activate,
    Assault,
    Decline,
    Deploy,
    Done,
    EndActivation,
    Exchange,
    FreeAttack,
    Gather,
    Keep,
    Move,
    Pass,
    PickModel,
    PlacePool,
    PlayCard,
    Progress,
    Reroll,
    Shift,
    StayReady,
    Summon,
    Use,
)
from edgewise.games.the_edge.effects.acts import Heal, Push, RefreshCrystals, TakeVP, Wound
from edgewise.games.the_edge.frames.dice import OfferReroll, total
from edgewise.games.the_edge.hints.chances import Troop, troop_of
from edgewise.games.the_edge.hints.ground import standings
from edgewise.games.the_edge.hints.journey import Journey
from edgewise.games.the_edge.state import Game

LEAST = 0.05
# Answers whose weight does not depend on the position.
_PLAIN: dict[type[Action], float] = {
    Pass: 3.0,
    Exchange: 0.15,
    EndActivation: 0.6,
    Decline: 0.5,
    Done: 0.2,
    Gather: 3.0,
    Keep: 1.0,
    PickModel: 1.0,
    Progress: 1.0,
    Summon: 1.5,
    StayReady: 1.2,
    Shift: 0.7,
    Deploy: 1.0,
    PlacePool: 1.0,
}


def order(state: Game, options: Sequence[Action]) -> list[float]:
    """A positive weight for each answer to the pending question."""
    want = state.want
    assert isinstance(want, Ask)
    troop = troop_of(state)
    if want.key == "activate":
        gains = standings(state)[want.seat].gains
        return [1.0 + 2 * gains[o.squad] if isinstance(o, Activate) else LEAST for o in options]
    if want.key == "offer-reroll":
        return _reroll(state, options)
    if want.key == "act":
        return _act(state, want.seat, troop, options)
    return [_weight(state, want.seat, troop, option) for option in options]


def _act(state: Game, seat: int, troop: Troop, options: Sequence[Action]) -> list[float]:
    """Free priority: moves by what they lead to; the end comes when there is nothing better. ED-ACT-7."""
    journey = Journey(state, troop, state.active)
    found = []
    for option in options:
        if isinstance(option, Move):
            found.append(max(LEAST, journey.worth(option)))
        elif isinstance(option, EndActivation):
            found.append(1.0 if state.moved else 0.2)
        else:
            found.append(_weight(state, seat, troop, option))
    return found


def _weight(state: Game, seat: int, troop: Troop, option: Action) -> float:
    weigh = _BY_KIND.get(type(option))
    if weigh is None:
        return _PLAIN.get(type(option), 1.0)
    return max(LEAST, weigh(state, seat, troop, option))


def _reroll(state: Game, options: Sequence[Action]) -> list[float]:
    """A failing side repeats its roll. ED-REL-1."""
    frame = state.stack[-1]
    assert isinstance(frame, OfferReroll)
    wins = total(state, frame.clash, "attack") > total(state, frame.clash, "defense")
    failing = wins == (frame.side == "defense")
    return [(4.0 if failing else 0.1) if isinstance(o, Reroll) else 1.0 for o in options]


def _assault(state: Game, seat: int, troop: Troop, option: Action) -> float:
    assert isinstance(option, Assault)
    squads = state.book.model_squad
    return 1.0 + 4 * troop.deals[squads[option.model]][squads[option.target]]


def _free_attack(state: Game, seat: int, troop: Troop, option: Action) -> float:
    assert isinstance(option, FreeAttack)
    return 2.0 + 2 * troop.fighters[state.book.model_squad[option.target]].wound


def _use(state: Game, seat: int, troop: Troop, option: Action) -> float:
    """An ability: Shots by what they hit, the rest by kind. ED-SQD-3."""
    assert isinstance(option, Use)
    power = state.book.power(option.ability, option.squad, state.sides[option.squad])
    if option.shots:
        squads = state.book.model_squad
        return 0.8 + 3 * sum([troop.shots[squads[m]][squads[t]] for m, t in option.shots])
    return _effects(state, seat, power.effects, power.cost)


def _play(state: Game, seat: int, troop: Troop, option: Action) -> float:
    assert isinstance(option, PlayCard)
    if option.bonus:
        return 0.6
    power = state.book.powers[option.card]
    return _effects(state, seat, power.effects, power.cost)


def _effects(state: Game, seat: int, effects: tuple[object, ...], cost: int) -> float:
    """A first guess from what a power does."""
    worth = 0.4 - 0.05 * cost
    for effect in effects:
        match effect:
            case RefreshCrystals():
                worth += 0.6 * min(effect.n, state.spent[seat]) - 0.3
            case TakeVP():
                worth += 3.0
            case Wound():
                worth -= 0.3
            case Heal() | Push():
                worth += 0.1
            case _:
                worth += 0.2
    return worth


Weigh = Callable[[Game, int, Troop, Action], float]
_BY_KIND: dict[type[Action], Weigh] = {
    Assault: _assault,
    FreeAttack: _free_attack,
    Use: _use,
    PlayCard: _play,
}
