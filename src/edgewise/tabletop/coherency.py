"""How near models stand to their leader, and whether a player's placement is as good as the one found. ME-UNI-12"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cmp_to_key
from math import isqrt
from typing import Literal, NamedTuple, TypeAlias

from edgewise.geometry.touching import CONTACT_MILS
from edgewise.tabletop.distances import LEVEL_MILS, Distance, compare, distance, is_within, shown
from edgewise.tabletop.terrain import Standing

COHERENCY_MILS = 3000
FARTHEST_MILS = 12000

_FARTHEST = Distance(FARTHEST_MILS**2, 1, 0)

Places: TypeAlias = tuple[Standing | None, ...]


def coherent_square(leader: Standing, r: int, foot: int) -> int:
    """The greatest squared distance of centres at which a base is coherent; -1: at none. ME-UNI-11, ME-SCO-5"""
    span, rise = leader.r + r, abs(leader.foot - foot)
    if rise < LEVEL_MILS:
        return (span + COHERENCY_MILS) ** 2
    rest = COHERENCY_MILS**2 - rise * rise
    return -1 if rest < 0 else span * span + rest + isqrt(4 * span * span * rest)


def is_coherent(leader: Standing, mate: Standing) -> bool:
    """Whether a model is within 3" of its leader. ME-UNI-11"""
    return is_within(leader, mate, COHERENCY_MILS)


def is_touching(a: Standing, b: Standing) -> bool:
    """Whether two bodies are in contact, or one lies over the other. ME-SCO-3, ME-SCO-5"""
    reach = a.r + b.r + CONTACT_MILS
    return -LEVEL_MILS < a.foot - b.foot < LEVEL_MILS and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach


def touching(mates: Sequence[Standing | None], targets: Sequence[Standing]) -> int:
    """How many of some models are in contact with one of the targets. ME-CHG-3"""
    return sum(mate is not None and any(is_touching(mate, target) for target in targets) for mate in mates)


def coherent(leader: Standing, mates: Sequence[Standing | None]) -> int:
    """How many of some models are in coherency with the leader. ME-UNI-11"""
    return sum(mate is not None and is_coherent(leader, mate) for mate in mates)


class Shortfall(NamedTuple):
    """What of a placement is worse than what was found: counts of models, or mils from the leader, rounded up."""

    what: Literal["places", "contact", "coherency", "farness"]
    given: int
    found: int


def shortfall(
    leader: Standing, given: Sequence[Standing | None], found: Sequence[Standing | None], targets: Sequence[Standing]
) -> Shortfall | None:
    """What is worse in a placement than in another; None: it is at least as good. ME-SCO-9, ME-UNI-12, ME-CHG-3"""
    placed, best = sum(mate is not None for mate in given), sum(mate is not None for mate in found)
    if placed < best:
        return Shortfall("places", placed, best)
    touched, best = touching(given, targets), touching(found, targets)
    if touched < best:
        return Shortfall("contact", touched, best)
    near, best = coherent(leader, given), coherent(leader, found)
    if near < best:
        return Shortfall("coherency", near, best)
    return _farther(leader, given, found)


def _farther(leader: Standing, given: Sequence[Standing | None], found: Sequence[Standing | None]) -> Shortfall | None:
    """The first rank at which a model out of coherency stands farther off than the one of that rank found."""
    ranks = zip(_left_out(leader, given), _left_out(leader, found), strict=False)
    for far, enough in ranks:
        if compare(far, enough) > 0:
            return Shortfall("farness", shown(far), shown(enough))
    return None


def _left_out(leader: Standing, mates: Sequence[Standing | None]) -> list[Distance]:
    """The distances of models out of coherency, the farthest first; one without a place counts as 12" off."""
    left = [mate for mate in mates if mate is None or not is_coherent(leader, mate)]
    distances: list[Distance] = [_FARTHEST if mate is None else distance(leader, mate) for mate in left]
    return sorted(distances, key=cmp_to_key(compare), reverse=True)
