"""What models and units can do, by the kinds of their abilities. ME-ABI-1."""

from __future__ import annotations

from typing import TypeVar

from edgewise.games.maelstrom.abilities import Ability
from edgewise.games.maelstrom.kinds import Designator, Model, Unit
from edgewise.games.maelstrom.state import Game, living

A = TypeVar("A", bound=Ability)


def ability(state: Game, model: Model, kind: type[A]) -> A | None:
    """The ability of a kind that a model has."""
    return next((each for each in state.book.models[model].abilities if isinstance(each, kind)), None)


def count_of(state: Game, model: Model, kind: type[A]) -> int:
    """How many of a kind a model has."""
    return sum(isinstance(each, kind) for each in state.book.models[model].abilities)


def all_have(state: Game, unit: Unit, kind: type[A]) -> bool:
    """Whether every model that is left of a unit has an ability."""
    return all(ability(state, model, kind) is not None for model in living(state, unit))


def any_has(state: Game, unit: Unit, kind: type[A]) -> bool:
    """Whether a model that is left of a unit has an ability."""
    return any(ability(state, model, kind) is not None for model in living(state, unit))


def is_labelled(state: Game, model: Model, labels: frozenset[Designator]) -> bool:
    """Whether a model has one of some labels. ME-DES-1."""
    return not labels.isdisjoint(state.book.models[model].designators)
