"""Who may or must take a hit or an injury. ME-CAS-3 to ME-CAS-7."""

from __future__ import annotations

from edgewise.games.maelstrom.continuous import printed_av
from edgewise.games.maelstrom.kinds import Model, Unit
from edgewise.games.maelstrom.state import Game, living


def injured(state: Game, unit: Unit) -> list[Model]:
    """The models of a unit that have lost FOR and live. ME-CAS-6."""
    return [m for m in living(state, unit) if state.fortitude[m] < state.book.models[m].profile.fortitude]


def takers(state: Game, unit: Unit, av: int) -> list[Model]:
    """The models that may take the next hit: an injured one, else those of the chosen AV, else any. ME-CAS-7."""
    hurt = injured(state, unit)
    if hurt:
        return hurt
    models = living(state, unit)
    return [m for m in models if printed_av(state, m) == av] or models


def values_of_av(state: Game, unit: Unit) -> list[int]:
    """The AV that the defending player may pick; an injured model fixes it. ME-ARM-3, ME-ARM-4."""
    models = injured(state, unit) or living(state, unit)
    return sorted({printed_av(state, m) for m in models}, reverse=True)
