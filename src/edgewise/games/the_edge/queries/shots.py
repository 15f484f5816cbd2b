"""Which Shots may be declared, which are lost, and whom an area covers. ED-SHO, ED-CLR-25, ED-CLR-27."""

from __future__ import annotations

from functools import cmp_to_key

from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.continuous import shot_limit
from edgewise.games.the_edge.frames.asks import refuse
from edgewise.games.the_edge.kinds import Model
from edgewise.games.the_edge.queries.places import base, touched_enemies, within
from edgewise.games.the_edge.queries.sight import sees
from edgewise.games.the_edge.state import Game
from edgewise.geometry.plane import compare_gaps


def shot_refusal(state: Game, shooter: int, target: int, reach: int) -> Refusal | None:
    """Why a model may not name this target, in the order of ED-CLR-25."""
    book = state.book
    if state.at[target] is None or book.model_seat[target] == book.model_seat[shooter]:
        return refuse("ED-SHO-6", "E_BAD_TARGET", "shot-target", target=target)
    touched = touched_enemies(state, shooter)
    if touched and target not in touched:
        return refuse("ED-SHO-9", "E_MUST_TARGET_CONTACT", model=shooter, target=touched[0])
    return lost_shot(state, shooter, target, reach)


def lost_shot(state: Game, shooter: int, target: int, reach: int) -> Refusal | None:
    """Why a Shot that was declared is lost now. ED-SHO-3, ED-SHO-7."""
    if state.at[shooter] is None or state.at[target] is None:
        return refuse("ED-SHO-3", "E_BAD_TARGET", "shot-target", target=target)
    if not within(state, shooter, target, reach):
        return refuse("ED-SHO-7", "E_OUT_OF_RANGE", target=target, range=reach // 1000)
    limit = shot_limit(state, target)
    if limit is not None and not within(state, shooter, target, limit):
        return refuse("ED-DATA-4", "E_OUT_OF_RANGE", "veiled", target=target, range=limit // 1000)
    if not sees(state, shooter, target):
        return refuse("ED-LOS-5", "E_NO_LINE_OF_SIGHT", model=shooter, target=target)
    return None


def covered(state: Game, shooter: Model, target: Model, area: int) -> tuple[Model, ...]:
    """The target, then everybody in the area but the shooter, by gap. ED-SHO-5, ED-CLR-27."""
    if not area:
        return (target,)
    book = state.book
    mine = book.model_seat[shooter]
    centre = base(state, target)
    found = [
        m
        for m, place in zip(book.models, state.at, strict=True)
        if place is not None and m not in (shooter, target) and within(state, target, m, area)
    ]
    found.sort(key=lambda m: (book.place_in_squad[m], book.model_seat[m] == mine, _id(state, m)))

    def by_gap(a: int, b: int) -> int:
        return compare_gaps(base(state, a), base(state, b), centre)

    found.sort(key=cmp_to_key(by_gap))
    return (target, *found)


def _id(state: Game, model: int) -> str:
    return state.book.squad_card[state.book.model_squad[model]].id
