"""Instinct: how promising each answer looks at first sight; bots try the promising ones first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from edgewise.core.flow import Action, Ask
from edgewise.games.dawnfall.actions import (
    Activate,
    Attach,
    ChangeMode,
    ChooseDeck,
    ChooseSquads,
    Counterattack,
    Declare,
    Decline,
    Discard,
    Done,
    EndActivation,
    EndTurn,
    Fight,
    Keep,
    KeepMode,
    Movers,
    Pass,
    Pay,
    PickEnhancement,
    Place,
    PlayCard,
    Refresh,
    Reroll,
    StartCombat,
    StartMove,
    UseBanner,
    UseDie,
    UseEnhancement,
)
from edgewise.games.dawnfall.hints.chances import exchange, hold_chance, troop_of
from edgewise.games.dawnfall.hints.ground import contact_gain, standings
from edgewise.games.dawnfall.hints.places import place_worths, push_worths
from edgewise.games.dawnfall.hints.worth import next_to_act, restlessness
from edgewise.games.dawnfall.queries.control import controlled
from edgewise.games.dawnfall.state import Game, Some

Weigh = Callable[[Game, int, Sequence[Action]], list[float]]


def order(state: Game, options: Sequence[Action]) -> list[float]:
    """A positive weight for each answer to the pending question."""
    want = state.want
    assert isinstance(want, Ask)
    if type(options[-1]) is Place:
        return place_worths(state, want.seat, options)
    weigh = _BY_QUESTION.get(want.key)
    if weigh is not None:
        return weigh(state, want.seat, options)
    return [_PLAIN.get(type(option), 1.0) for option in options]


# Answers whose weight does not depend on the position.
_PLAIN: dict[type[Action], float] = {
    Pass: 2.0,
    Done: 0.5,
    Decline: 0.5,
    PlayCard: 1.0,
    Attach: 0.8,
    UseBanner: 1.0,
    UseEnhancement: 1.0,
    Counterattack: 4.0,
    Discard: 0.5,
    Keep: 1.0,
}


def _declare(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """A Passive turn is worth what it brings back; an Active one what can be done now. DF-TRN-2, DF-PAS-1."""
    gain = state.depleted[seat] + len(controlled(state, seat)) + 0.5 * (not state.banners[seat])
    gain += 0.3 * sum(len(row) for s, row in enumerate(state.attached) if state.squad_seat[s] == seat)
    poor = 1.0 if state.crystals[seat] else 1.5
    best = max([squad_gain(state, s) for s, owner in enumerate(state.squad_seat) if owner == seat], default=0.0)
    act = 2.0 + 3 * best + 20 * restlessness(state)
    return [gain * poor if o == Declare("passive") else act for o in options]


def squad_gain(state: Game, squad: int, *, other_mode: bool = False) -> float:
    """What a Squad's fights could bring in an Activation now, by distance."""
    mode = state.modes[squad]
    if other_mode:
        state.modes[squad] = 1 - mode
    gain = standings(state)[state.squad_seat[squad]].gains[squad]
    state.modes[squad] = mode
    return gain


def _main(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """The open window of an Active turn: the best Activation first, the end last. DF-ACT-1."""
    ready = next_to_act(state) == seat
    weights = []
    for option in options:
        if isinstance(option, Activate):
            weights.append(1.2 + 2 * squad_gain(state, option.squad))
        elif isinstance(option, EndTurn):
            weights.append(0.3 if ready else 1.5)
        else:
            weights.append(_PLAIN.get(type(option), 1.0))
    return weights


def _mode(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    keep = squad_gain(state, state.activated)
    change = squad_gain(state, state.activated, other_mode=True)
    return [
        0.5 + change if isinstance(o, ChangeMode) else 0.8 + keep if isinstance(o, KeepMode) else 0.5 for o in options
    ]


def _activation(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    gain = contact_gain(state, state.activated) if state.activated >= 0 else 0.0
    weights = {StartCombat: 1.0 + 3 * gain, StartMove: 2.0, EndActivation: 0.3}
    return [weights.get(type(o), 1.0) for o in options]


def _movers(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """All who can should move, but those in a good fight stay."""
    largest = max((len(o.models) for o in options if isinstance(o, Movers)), default=0)
    return [0.4 if not isinstance(o, Movers) else 2.0 if len(o.models) == largest else 0.6 for o in options]


def _fight(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    troop, of = troop_of(state).fighters, state.model_squad
    weights = []
    for option in options:
        if isinstance(option, Fight):
            my_turn = state.turn == seat
            value = exchange(troop[of[option.model]], troop[of[option.target]], my_turn=my_turn)
            weights.append(max(0.1, 0.6 + 3 * value))
        else:
            weights.append(0.4)
    return weights


def _pay(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """Crystals are cheap, Endurance is dear, VP are dearest. DF-PAY-4."""
    return [4.0 / (1 + 4 * (sum(n for _, n in o.endurance) + 2 * o.vp)) if isinstance(o, Pay) else 1.0 for o in options]


def _die(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    rich = state.crystals[seat]
    return [1.0 if o == UseDie("yellow") else 0.2 if not rich else 1.0 if rich < 3 else 1.5 for o in options]


def _defend(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """The Red die where it changes much. DF-DIC-5."""
    scope = next((s for s in reversed(state.scopes) if s["kind"] == "sequence"), {})
    power, defender = scope.get("attack_power"), scope.get("defender")
    if not isinstance(power, int) or not isinstance(defender, Some):
        return _die(state, seat, options)
    me = troop_of(state).fighters[state.model_squad[int(defender.ids[0])]]
    gain = (hold_chance(power - me.defense, "red") - hold_chance(power - me.defense)) * me.wound
    rich = state.crystals[seat]
    return [1.0 if o == UseDie("yellow") else (0.2 if not rich else 0.3 + 3 * gain) for o in options]


def _reroll(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """A Marked side is low: rolling again usually helps; what is free comes first. DF-RER-1."""
    paid = 1.0 if state.crystals[seat] > 1 else 0.5
    weights = {"symbol": 2.0, "effect": 2.0, "paid": paid}
    return [weights[o.by] if isinstance(o, Reroll) else 1.2 if isinstance(o, Refresh) else 0.8 for o in options]


def _discard(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    away = 0.4 + 2 * restlessness(state)
    return [1.0 if isinstance(o, Done) else away for o in options]


def _charges(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    return [0.2 if isinstance(o, PickEnhancement) else 2.0 for o in options]


def _lists(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """A list made by hand stands first among those proposed. DF-SET-8, DF-SET-13."""
    return [3.0 if not i and isinstance(o, ChooseSquads | ChooseDeck) else 1.0 for i, o in enumerate(options)]


_BY_QUESTION: dict[str, Weigh] = {
    "declare": _declare,
    "main": _main,
    "change-mode": _mode,
    "activation": _activation,
    "choose-movers": _movers,
    "choose-fight": _fight,
    "pay-action": _pay,
    "pay-attach": _pay,
    "pay-die": _pay,
    "pay-reroll": _pay,
    "pay-mode": _pay,
    "choose-die-attack": _die,
    "choose-die-hit": _die,
    "choose-die-effect": _die,
    "choose-die-defense": _defend,
    "offer-reroll": _reroll,
    "discard": _discard,
    "move-charge": _charges,
    "push-model": push_worths,
    "choose-squads": _lists,
    "choose-deck": _lists,
}
