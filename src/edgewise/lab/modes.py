"""Combinations of the optional modes, so that a run of games meets all of them."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd, prod
from typing import Any

from edgewise import catalog

GOLDEN = 0.618034


def default_options(game: str, index: int) -> dict[str, Any]:
    """The options of a simulated game by its number; seats are swapped every second game."""
    return catalog.game(game).trials.seated(_sides(game, index))


def factions_of(game: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """What each seat leads by the options of a game, or nothing where they do not say it."""
    return catalog.game(game).trials.led(options)


def combination(game: str, index: int) -> dict[str, Any]:
    """The options of game number `index`: neighbours differ a lot, and in time all combinations come up."""
    trials = catalog.game(game).trials
    # Seats alternate with the index, so each combination is played from both sides.
    place = index // 2 * _stride(prod(len(values) for values in trials.switches.values()))
    chosen = {}
    for name, values in trials.switches.items():
        place, number = divmod(place, len(values))
        chosen[name] = values[number % len(values)]
    return trials.combined(_sides(game, index), chosen)


def _sides(game: str, index: int) -> tuple[str, ...]:
    sides = catalog.game(game).trials.sides
    return sides[::-1] if index % 2 else sides


def _stride(total: int) -> int:
    """A step that visits every combination before it repeats one."""
    step = max(1, int(total * GOLDEN))
    while gcd(step, total) != 1:
        step += 1
    return step
