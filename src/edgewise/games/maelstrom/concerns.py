"""What answers, questions and events concern, and which questions can be answered for a seat."""

from __future__ import annotations

import msgspec

from edgewise.core.events import Event
from edgewise.core.fields import One, fields_of
from edgewise.core.flow import Action, Frame, Measured
from edgewise.games.maelstrom.answers import FlipDice
from edgewise.games.maelstrom.dice import pool_of
from edgewise.games.maelstrom.frames.ending import AskRetirement
from edgewise.games.maelstrom.frames.firing_back import FireBack
from edgewise.games.maelstrom.frames.recovering import Recover
from edgewise.games.maelstrom.kinds import NO_UNIT, Unit
from edgewise.games.maelstrom.meaning import MEANING
from edgewise.games.maelstrom.state import Game
from edgewise.games.maelstrom.wire import About, Pool


class Asked(msgspec.Struct, frozen=True):
    """What the pending question is about: a unit."""

    unit: Unit


def asked_struct(state: Game) -> Asked:
    """The unit that the waiting frame is about, else the active one."""
    frame = waiting(state)
    for field in () if frame is None else fields_of(type(frame)):
        if field.shape == One(Unit):
            unit: Unit = getattr(frame, field.name)
            return Asked(unit)
    return Asked(NO_UNIT if state.acting is None else state.acting.unit)


def asked_about(state: Game) -> About:
    """What clients point at while the pending question stands."""
    return MEANING.about(state, asked_struct(state))


def roll(event: Event) -> Pool | None:
    """The dice of an event that tells of a roll."""
    return pool_of(event)


def is_open(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether answers that are not listed may be legal too."""
    return isinstance(waiting(state), Measured) or any(isinstance(option, FlipDice) for option in options)


def is_reaction(state: Game) -> bool:
    """Whether a seat is asked for a reaction in somebody else's activation."""
    return isinstance(waiting(state), FireBack)


def is_spare(state: Game, options: tuple[Action, ...]) -> bool:
    """Whether a question offers nothing that could matter: recovery without suppression, retiring. ME-REC-1."""
    match waiting(state):
        case Recover(unit):
            return state.level[unit] == 0
        case AskRetirement():
            return True
        case _:
            return False


def waiting(state: Game) -> Frame | None:
    """The frame that asks."""
    return state.stack[-1] if state.stack else None
