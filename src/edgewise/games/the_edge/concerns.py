"""What answers, questions and events concern, and which questions can be answered for a seat."""

from __future__ import annotations

import msgspec

from edgewise.core.events import Event
from edgewise.core.flow import Action, Frame, Measured
from edgewise.core.wire import Die
from edgewise.games.the_edge.actions import (
    Assault,
    Exchange,
    FreeAttack,
    PlayCard,
    Use,
)
from edgewise.games.the_edge.events import DieRolled
from edgewise.games.the_edge.frames.combat import AfterAttack, CounterAttack, Fight
from edgewise.games.the_edge.frames.dice import OfferReroll, RollDie, Settle
from edgewise.games.the_edge.frames.queue import Answer
from edgewise.games.the_edge.frames.shooting import Shoot, ShootAt
from edgewise.games.the_edge.frames.turns import Act
from edgewise.games.the_edge.frames.windows import Window
from edgewise.games.the_edge.frames.wounds import ChooseCasualty
from edgewise.games.the_edge.kinds import NO_MODEL, Model, Squad
from edgewise.games.the_edge.meaning import MEANING
from edgewise.games.the_edge.queries.odds.asking import Sequence, Shot
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.wire import About

# Windows in an activation that lie beside the free priority of its player, where he may play the same instants.
BESIDE = frozenset({"begin", "move"})


class Asked(msgspec.Struct, frozen=True):
    """What the pending question is about: the squad it names, and the models that fight or shoot each other now."""

    squad: Squad
    models: tuple[Model, ...] = ()


def asked(state: Game) -> Asked:
    """What the pending question is about: the squad that loses a model, else the active one. ED-WND-6."""
    frame = _waiting(state)
    squad = frame.squad if isinstance(frame, ChooseCasualty) else state.active
    return Asked(squad, fighters(state))


def asked_about(state: Game) -> About:
    """What clients point at while the pending question stands."""
    return MEANING.about(state, asked(state))


def roll(event: Event) -> Die | None:
    """The die of an event that tells of a roll."""
    if not isinstance(event, DieRolled):
        return None
    return Die(event.seat, event.purpose, "d6", event.value)


def chance(action: Action) -> Sequence | Shot | None:
    """A combat, a Free Attack or a Shot is asked about by itself, everything else as part of what runs."""
    match action:
        case Assault(model, target):
            return Sequence(model=model, target=target)
        case FreeAttack(model, target):
            return Sequence(model=model, target=target, free=True)
        case Use(ability=power) | PlayCard(card=power):
            pair = next(iter(action.shots), (action.caster, Model(action.target)))
            return None if NO_MODEL in pair else Shot(model=pair[0], target=pair[1], power=power)
    return None


def is_open(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether answers that are not listed may be legal too."""
    frame = _waiting(state)
    if isinstance(frame, Measured) and not (isinstance(frame, Act) and state.moved):
        return True
    return any(isinstance(option, Use | PlayCard) and option.shots for option in options)


def is_spare(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether a window offers nothing that has to be done here and now. ED-SPL-7, ED-CLR-11.

    An exchange is offered at the beginning of an activation and nowhere else. Who would answer himself can as well wait
    until that is resolved, and at the end of an activation nothing is new.
    """
    if any(isinstance(option, Exchange) for option in options):
        return False
    match _waiting(state):
        case Answer(seat):
            return bool(state.queue) and state.queue[-1].seat == seat
        case Window(name, seat):
            return name == "end" or (name in BESIDE and seat == state.acting)
        case _:
            return False


def is_window(state: Game) -> bool:
    """Whether a seat is asked what it plays at such a time."""
    return isinstance(_waiting(state), Window | Answer)


def is_reaction(state: Game) -> bool:
    """Whether a seat is asked for a reaction in somebody else's activation."""
    frame = _waiting(state)
    return isinstance(frame, Window | Answer) and frame.seat != state.acting


def fighters(state: Game) -> tuple[Model, ...]:
    """The two models of the assault, the Shot or the dice exchange that runs now, if one does. ED-COM-5."""
    for frame in reversed(state.stack):
        pair = _pair(frame)
        if pair is not None:
            return tuple(m for m in pair if state.at[m] is not None)
    return ()


def _pair(frame: Frame) -> tuple[Model, Model] | None:
    """The two models of a frame of a fight."""
    match frame:
        case RollDie(clash=clash) | OfferReroll(clash=clash) | Settle(clash=clash):
            return clash.attacker, clash.defender
        case CounterAttack(one, other) | AfterAttack(answering=other, attacker=one):
            return one, other
        case Fight(one, other) | Shoot(one, other) | ShootAt(one, other):
            return one, other
        case _:
            return None


def _waiting(state: Game) -> Frame | None:
    """The frame that asks."""
    return state.stack[-1] if state.stack else None
