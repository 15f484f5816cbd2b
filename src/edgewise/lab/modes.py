"""Combinations of the optional modes, so that a run of games meets all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd, prod
from typing import Any

SWITCHES: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "dawnfall": {
        "more_crystals": (False, True),
        "mulligan": (False, True),
        "buying_vp": (False, True),
        "alternative_setup": (False, True),
        "twenty_cards": (False, True),
        "endless_deck": (False, True),
        "script": (False, True),
        "strategic": (0, 4, 5),
        "special_sources": (False, True),
        "layout": ("first-game", "free"),
        "handicap": (0, 1, 2, 3),
    }
}
# What a player leads, under the game's own word for it.
FACTIONS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "dawnfall": ("faction", ("chapter", "demons")),
    "the-edge": ("army", ("chapter", "demons")),
}
GOLDEN = 0.618034


def default_options(game: str, index: int) -> dict[str, Any]:
    """The factions of a simulated game; seats are swapped every second game."""
    word, factions = FACTIONS.get(game, ("", ()))
    seated = factions[::-1] if index % 2 else factions
    return {"players": [{word: faction} for faction in seated]} if seated else {}


def factions_of(game: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """What each seat leads by the options of a game, or nothing where they do not say it."""
    word, _ = FACTIONS.get(game, ("", ()))
    return tuple(player.get(word) or "" for player in options.get("players", ()))


def combination(game: str, index: int) -> dict[str, Any]:
    """The options of game number `index`: neighbours differ a lot, and in time all combinations come up."""
    switches = SWITCHES.get(game, {})
    options = default_options(game, index)
    # Seats alternate with the index, so each combination is played from both sides.
    place = index // 2 * _stride(prod(len(values) for values in switches.values()))
    for name, values in switches.items():
        place, chosen = divmod(place, len(values))
        options[name] = values[chosen % len(values)]
    handicap = options.pop("handicap", 0)
    if handicap:
        options["players"][0]["handicap"] = handicap
    if options.get("script") and options.get("mulligan"):
        options["mulligan"] = False
    return options


def _stride(total: int) -> int:
    """A step that visits every combination before it repeats one."""
    step = max(1, int(total * GOLDEN))
    while gcd(step, total) != 1:
        step += 1
    return step
