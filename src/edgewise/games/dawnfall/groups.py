"""Groups: who of several models may move, as ready-made lists, and other answers that are made once."""

from __future__ import annotations

from itertools import combinations

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Done, Movers, PickEnhancement

# Models of which every group is listed.
LISTED_MODELS = 4
# Lists kept; the Squads of a match need some dozens.
KEPT_LISTS = 1024


class Groups(dict[tuple[int, ...], tuple[Action, ...]]):
    """The answers to who moves, for models of which any may go with any others, made when they are first wanted."""

    def __missing__(self, able: tuple[int, ...]) -> tuple[Action, ...]:
        if len(self) > KEPT_LISTS:
            self.clear()
        found = self[able] = (Done(), *[Movers(group) for group in listed_groups(able)])
        return found


class Picks(dict[tuple[int, str], Action]):
    """The answers that pick an Enhancement by its Squad and card, made when they are first wanted."""

    def __missing__(self, key: tuple[int, str]) -> Action:
        found = self[key] = PickEnhancement(*key)
        return found


def listed_groups(able: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The groups of movers worth listing: all of a few models; of more each one, each pair and all. DF-MOV-2."""
    sizes = range(1, len(able) + 1) if len(able) <= LISTED_MODELS else (1, 2, len(able))
    return [group for n in sizes for group in combinations(able, n)]
