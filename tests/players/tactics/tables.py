"""Positions of puzzles in a few words, and what may be true behind a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from edgewise.core.flow import Action
from edgewise.games.dawnfall.queries.control import controlled
from tests.players.tactics.puzzle import Played
from tests.support.stage import Squad, squad

__all__ = ["controls", "does", "duel", "keeps_away", "living_of", "player", "squad", "wins"]

Position = dict[str, Any]
Goal = Callable[[Played], bool]


def player(*squads: Squad, **rest: Any) -> Position:
    """One side of a duel: its Squads, and fields such as `crystals` and `hand`."""
    return {"squads": list(squads), **rest}


def duel(chapter: Position, demons: Position, **rest: Any) -> Position:
    """The Chapter (seat 0) against the Demons (seat 1)."""
    return {"players": [chapter, demons], **rest}


def wins(seat: int) -> Goal:
    """The turn wins the match."""
    return lambda played: played.outcome is not None and played.outcome.winners == (seat,)


def controls(seat: int, number: int) -> Goal:
    """The seat Controls at least so many Sources when the turn is over. DF-PAS-4."""
    return lambda played: len(controlled(played.state, seat)) >= number


def living_of(played: Played, seat: int) -> int:
    """How many models of a seat live when the turn is over."""
    return sum(played.state.spaces[m] >= 0 for m in played.state.models_of[seat])


def does(*actions: Action) -> Goal:
    """One of these answers was given."""
    return lambda played: any(action in played.answers for action in actions)


def keeps_away(model: int, spaces: int) -> Goal:
    """No enemy stands nearer to the model than this when the turn is over."""

    def is_away(played: Played) -> bool:
        state = played.state
        seat = state.squad_seat[state.model_squad[model]]
        far = state.book.board.distance[state.spaces[model]]
        foes = [state.spaces[m] for foe in state.book.foes[seat] for m in state.models_of[foe]]
        return all(far[space] >= spaces for space in foes if space >= 0)

    return is_away
