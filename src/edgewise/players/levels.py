"""Levels that a person can choose: how much a bot thinks, never what it knows or how it rolls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal, TypeAlias, get_args

from edgewise.core.game import AnyGame
from edgewise.players.greedy import GreedyPlayer
from edgewise.players.player import Player
from edgewise.players.random import RandomPlayer
from edgewise.players.recruit import RecruitPlayer
from edgewise.players.search import Budget, SearchPlayer

RECRUIT = Budget(positions=12, seconds=0.15, worlds=1)
VETERAN = Budget(positions=16, seconds=0.8, worlds=1)
WARLORD = Budget(positions=400, seconds=3.0, worlds=2)

PLAYERS: Mapping[str, Callable[[AnyGame, int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "recruit": partial(RecruitPlayer, budget=RECRUIT),
    "veteran": partial(SearchPlayer, budget=VETERAN),
    "warlord": partial(SearchPlayer, budget=WARLORD),
}
# The levels that are offered to people, weakest first; `level-<name>` describes each in words.
Level: TypeAlias = Literal["recruit", "veteran", "warlord"]
LEVELS: tuple[Level, ...] = get_args(Level)
# What measures the others, and can be chosen by whoever knows its name.
Yardstick: TypeAlias = Literal["greedy", "random"]
