"""What a seat asks for: one frozen struct per action, a closed union."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from edgewise.core.fields import Seat
from edgewise.core.flow import Action
from edgewise.games.the_edge.kinds import (
    NO_AIM,
    NO_MODEL,
    NO_SQUAD,
    AbilityId,
    Aim,
    BoardPool,
    Card,
    Model,
    Place,
    Squad,
)

Path: TypeAlias = tuple[tuple[int, int], ...]
Pairs: TypeAlias = tuple[tuple[Model, Model], ...]


class PlacePool(Action, frozen=True):
    """Put the next board pool of one's own here. ED-SET-3."""

    place: Place


class Deploy(Action, frozen=True):
    """Place a whole squad, its models in their order. ED-SET-9."""

    squad: Squad
    places: tuple[tuple[int, int], ...]


class Activate(Action, frozen=True):
    """Name the squad to be activated. ED-ACT-1."""

    squad: Squad


class Exchange(Action, frozen=True):
    """Put a spell card into the graveyard and draw another. ED-ACT-2."""

    card: Card


class Move(Action, frozen=True):
    """The movement step: a path for every model that moves. ED-MOV-8, ED-CLR-3."""

    paths: tuple[tuple[Model, Path], ...]


class Assault(Action, frozen=True):
    """A model of the active squad opens combat with an enemy model. ED-ASL-1."""

    model: Model
    target: Model


class Use(Action, frozen=True):
    """Use an ability of a squad; fields that it does not need keep their defaults. ED-SQD-3."""

    squad: Squad
    ability: AbilityId
    caster: Model = NO_MODEL
    target: Aim = NO_AIM
    shots: Pairs = ()


class PlayCard(Action, frozen=True):
    """Play a spell card, cast or (`bonus`) for what it brings once its squads are dead. ED-SPL-1, ED-CLR-30."""

    card: Card
    squad: Squad = NO_SQUAD
    caster: Model = NO_MODEL
    target: Aim = NO_AIM
    shots: Pairs = ()
    bonus: bool = False


class Shift(Action, frozen=True):
    """Turn the squad card over. ED-SQD-6."""

    squad: Squad


class EndActivation(Action, frozen=True):
    """Declare the activation finished. ED-ACT-8."""


class Pass(Action, frozen=True):
    """Play nothing in this window. ED-SPL-7."""


class Reroll(Action, frozen=True):
    """Repeat the whole roll. ED-REL-2."""


class Keep(Action, frozen=True):
    """Leave the roll as it is. ED-REL-1."""


class PickModel(Action, frozen=True):
    """The model that dies. ED-WND-6."""

    model: Model


class FreeAttack(Action, frozen=True):
    """Make the Free Attack of a model against an enemy in contact with it. ED-CLR-21."""

    model: Model
    target: Model


class Decline(Action, frozen=True):
    """Do without. ED-CLR-21, ED-CLR-15."""


class StayReady(Action, frozen=True):
    """Pay, so that the squad is not exhausted. ED-EXH-2."""


class OrderTrigger(Action, frozen=True):
    """The one of the own triggered passives that resolves next. ED-QUE-5."""

    index: int


class Gather(Action, frozen=True):
    """A squad takes a crystal from a board pool. ED-CRY-2."""

    squad: Squad
    pool: BoardPool


class Done(Action, frozen=True):
    """Gather no more. ED-CRY-2."""


class Progress(Action, frozen=True):
    """Lay a progress card on an own squad. ED-PRO-1."""

    card: Card
    squad: Squad


class Summon(Action, frozen=True):
    """Choose the summoning card and place the model. ED-OTH-6."""

    card: Card
    place: Place


class Concede(Action, frozen=True):
    """Resign; possible at any time. ED-WIN-8."""

    interrupts: ClassVar[bool] = True

    seat: Seat


AnyAction = (
    PlacePool
    | Deploy
    | Activate
    | Exchange
    | Move
    | Assault
    | Use
    | PlayCard
    | Shift
    | EndActivation
    | Pass
    | Reroll
    | Keep
    | PickModel
    | FreeAttack
    | Decline
    | StayReady
    | OrderTrigger
    | Gather
    | Done
    | Progress
    | Summon
    | Concede
)

# Commands of set-up; every other one belongs to a later step. ED-SET-10.
SETUP_ACTIONS = (PlacePool, Deploy)
