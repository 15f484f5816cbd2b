"""Trials: the optional modes that a run of many games combines. DF-OPT-1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edgewise.core.trials import Trials

SWITCHES: Mapping[str, Sequence[Any]] = {
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


class DawnfallTrials(Trials, frozen=True):
    """A handicap is one player's, and with a script nobody draws anew. DF-OPT-5, DF-OPT-10."""

    def combined(self, sides: Sequence[str], chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a duel with a value chosen for every switch."""
        options = super().combined(sides, chosen)
        handicap = options.pop("handicap", 0)
        if handicap:
            options["players"][0]["handicap"] = handicap
        if options.get("script") and options.get("mulligan"):
            options["mulligan"] = False
        return options


TRIALS = DawnfallTrials("faction", ("chapter", "demons"), SWITCHES)
