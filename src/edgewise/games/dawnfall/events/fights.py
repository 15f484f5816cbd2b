"""Dice, fights, Shots and Wounds."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from edgewise.core.events import Event
from edgewise.core.fields import Seat
from edgewise.games.dawnfall.kinds import Model, Squad


class DieRolled(Event, frozen=True):
    """A die fell."""

    reveals: ClassVar[bool] = True

    seat: Seat
    die: str
    value: int
    purpose: str
    marked: bool


class SequenceBegan(Event, frozen=True):
    """A model fights another."""

    model: Model
    target: Model


class SequenceCancelled(Event, frozen=True):
    """A Combat Sequence was cancelled."""


class BackstabDeclared(Event, frozen=True):
    """A model is going to Backstab."""

    model: Model


class BackstabBegan(Event, frozen=True):
    """A model Backstabs another."""

    model: Model
    target: Model


class InitiativeFixed(Event, frozen=True):
    """It is settled who attacks first."""

    attacker: Model
    defender: Model


class AttackPowerFixed(Event, frozen=True):
    """The Attack Power of a model is final."""

    model: Model
    power: int
    result: int


class AttackDropped(Event, frozen=True):
    """A model could not attack any more."""

    model: Model


class AttackCompared(Event, frozen=True):
    """An Attack was held against a Defense."""

    won: bool
    attack: int
    defense: int
    sure: bool


class DefenderReplaced(Event, frozen=True):
    """A model defends in place of another."""

    model: Model
    target: Model


class DefenseReplaced(Event, frozen=True):
    """Something took the place of a Defense roll."""

    power: int


class DefenseSucceeded(Event, frozen=True):
    """A Defense needs no roll."""


class CounterattackBegan(Event, frozen=True):
    """A model strikes back."""

    model: Model
    target: Model


class ShotInCombatChecked(Event, frozen=True):
    """A Shot in place of an Attack hit or missed."""

    hit: bool
    result: int


class ShotTaken(Event, frozen=True):
    """Models shot at others; a Shot may come from none."""

    seat: Seat
    models: tuple[Model, ...]
    targets: tuple[Model, ...]


class HitsFound(Event, frozen=True):
    """A Check for Hit was held against those aimed at."""

    result: int
    hits: tuple[Model, ...]
    missed: tuple[Model, ...]


class WoundPrevented(Event, frozen=True):
    """A Wound to a model was prevented."""

    model: Model


class WoundRedirected(Event, frozen=True):
    """A model takes the Wound of another."""

    victim: Model
    to: Model


class EnduranceLost(Event, frozen=True):
    """A Wound to a model took an Endurance token of a Squad."""

    squad: Squad
    model: Model
    left: int


class ModelDied(Event, frozen=True):
    """A model died, for so many VP."""

    model: Model
    value: int
    cause: str


AnyFightEvent: TypeAlias = (
    DieRolled
    | SequenceBegan
    | SequenceCancelled
    | BackstabDeclared
    | BackstabBegan
    | InitiativeFixed
    | AttackPowerFixed
    | AttackDropped
    | AttackCompared
    | DefenderReplaced
    | DefenseReplaced
    | DefenseSucceeded
    | CounterattackBegan
    | ShotInCombatChecked
    | ShotTaken
    | HitsFound
    | WoundPrevented
    | WoundRedirected
    | EnduranceLost
    | ModelDied
)
