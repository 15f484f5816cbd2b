"""Passive Actions: what holds while they are bought, and what is done once when they are. DF-ENH-16, DF-EFF-16."""

from __future__ import annotations

from typing import Any

from edgewise.games.dawnfall.effects.lasting import ContinuousVerb, Forbid, Grant, Hold, ModifyAttribute
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.triggers import CreateTrigger
from edgewise.games.dawnfall.effects.words import SQUAD_WORDS
from edgewise.games.dawnfall.queries.attributes import DASH

WHILE_BOUGHT = frozenset({"while_attached", "while_in_play"})


def holds_of(steps: tuple[Step, ...]) -> list[Hold]:
    """What the steps of a Passive Action give while it is bought."""
    return [hold for hold in map(_hold_of, steps) if hold is not None]


def done_once(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that are done when a Passive Action is bought: those that neither hold nor wait for a moment."""
    return tuple(s for s in steps if not isinstance(s, CreateTrigger) and _hold_of(s) is None)


def _hold_of(step: Any) -> Hold | None:
    if isinstance(step, ContinuousVerb):
        return step.hold
    if not isinstance(step, ModifyAttribute | Grant | Forbid) or step.duration not in WHILE_BOUGHT:
        return None
    if isinstance(step.to, Sel) and step.to.choose is not None:
        return None  # somebody chooses it when the Action is bought
    on = "bearer" if step.to in SQUAD_WORDS else step.to
    if isinstance(step, Grant):
        return Hold(on=on, grants=(step.ability,) if isinstance(step.ability, str) else step.ability)
    if isinstance(step, Forbid):
        return Hold(on=on, forbids=(step.what,) if isinstance(step.what, str) else step.what)
    names = (step.attribute,) if isinstance(step.attribute, str) else step.attribute
    fixed = DASH if step.set == "-" else step.set
    return Hold(
        on=on,
        add={} if step.n is None else dict.fromkeys(names, step.n),
        set={} if fixed is None else dict.fromkeys(names, fixed),
    )
