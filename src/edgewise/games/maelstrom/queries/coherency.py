"""Coherency: every model within 3" of its leader. ME-UNI-11"""

from __future__ import annotations

from collections.abc import Sequence

from edgewise.games.maelstrom.kinds import Unit
from edgewise.games.maelstrom.queries.bodies import distance, leader_body, unit_bodies
from edgewise.games.maelstrom.state import Game
from edgewise.tabletop.distances import is_within
from edgewise.tabletop.terrain import Standing

COHERENCY_MILS = 3000


def is_coherent(state: Game, unit: Unit) -> bool:
    """Whether every model is within 3" of the leader; units off the table always are. ME-UNI-11"""
    if state.place[unit] != "table":
        return True
    leader = leader_body(state, unit)
    return all(is_within(leader, each, COHERENCY_MILS) for each in unit_bodies(state, unit))


def count_coherent(leader: Standing, mates: Sequence[Standing]) -> int:
    """How many mates are in coherency. ME-UNI-11"""
    return sum(is_within(leader, each, COHERENCY_MILS) for each in mates)


def strays(leader: Standing, mates: Sequence[Standing]) -> list[int]:
    """The distances of the mates that are out of coherency, the farthest first. ME-UNI-12"""
    far = (distance(leader, each) for each in mates if not is_within(leader, each, COHERENCY_MILS))
    return sorted(far, reverse=True)
