"""View: what one seat may see; in this game nothing is hidden. ME-SCO-6."""

from __future__ import annotations

import msgspec

from edgewise.core.columns import columns
from edgewise.core.flow import Action, Want
from edgewise.core.view import Known
from edgewise.games.maelstrom.seen import Seen, seen
from edgewise.games.maelstrom.state import Game


class View(Seen, frozen=True):
    """Everything a seat may know; `state` is the same as columns."""

    pending: Want | None
    legal: tuple[Action, ...]
    cards: dict[str, dict[str, str]]
    state: msgspec.Raw


def view(state: Game, seat: int | None, known: Known) -> View:
    """The view of a seat; None is a spectator."""
    return View(**columns(Seen, seen(state, seat)), **known._asdict())
