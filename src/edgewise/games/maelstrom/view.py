"""View: what one seat may see, and a full state made from it; in this game nothing is hidden. ME-SCO-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from edgewise.core.columns import columns
from edgewise.core.flow import Action, Ask, Want
from edgewise.games.maelstrom.seen import Seen, seen
from edgewise.games.maelstrom.state import Game

if TYPE_CHECKING:
    from edgewise.games.maelstrom.game import MaelstromsEdge


class View(Seen, frozen=True):
    """Everything a seat may know; `state` is the same as columns."""

    pending: Want | None
    legal: tuple[Action, ...]
    state: msgspec.Raw


def view(game: MaelstromsEdge, state: Game, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    asked = isinstance(state.want, Ask) and state.want.seat == seat
    return View(
        **columns(Seen, seen(state, seat)),
        pending=state.want,
        legal=game.legal(state) if asked else (),
        state=msgspec.Raw(game.save(state)),
    )
