"""Reasons: what speaks for an answer, in words and numbers."""

from __future__ import annotations

from edgewise.core.flow import Action
from edgewise.core.game import Reason
from edgewise.games.maelstrom.scoring.board import parts
from edgewise.games.maelstrom.state import Game


def reasons(state: Game, seat: int, action: Action, later: Game) -> tuple[Reason, ...]:
    """The reasons for an answer: what the line of play that it begins brings and costs."""
    return (*_of_losses(state, seat, later), *_of_points(state, seat, later), *_of_levels(state, seat, later))


def _lost(state: Game, later: Game, seat: int) -> int:
    """The models of a seat that are gone later."""
    models = [m for unit in state.book.units_of[seat] for m in state.book.models_of_unit[unit]]
    return sum(bool(state.fortitude[m]) and not later.fortitude[m] for m in models)


def _of_losses(state: Game, seat: int, later: Game) -> list[Reason]:
    found = []
    if killed := _lost(state, later, 1 - seat):
        found.append(Reason("me-hint-kills", {"count": killed}, "ME-CAS-5"))
    if lost := _lost(state, later, seat):
        found.append(Reason("me-hint-loses", {"count": lost}, "ME-CAS-5"))
    return found


def _of_points(state: Game, seat: int, later: Game) -> list[Reason]:
    """What the board pays after it, against now."""
    if not state.zones or not state.turn:
        return []
    gained = sum(part.points for part in parts(later, seat)) - sum(part.points for part in parts(state, seat))
    return [Reason("me-hint-points", {"points": gained}, "ME-OBJ-30")] if gained > 0 else []


def _of_levels(state: Game, seat: int, later: Game) -> list[Reason]:
    raised = sum(later.level[u] - state.level[u] for u in state.book.units_of[1 - seat])
    return [Reason("me-hint-suppresses", {"levels": raised}, "ME-SUP-1")] if raised > 0 else []
