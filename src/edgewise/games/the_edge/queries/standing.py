"""Where a squad would stand when it is set down near a place. ED-SET-9."""

from __future__ import annotations

from edgewise.core.refusal import Refusal
from edgewise.games.the_edge.actions import Deploy
from edgewise.games.the_edge.kinds import Squad
from edgewise.games.the_edge.queries.setting import deploy_refusal
from edgewise.games.the_edge.state import Game, Point
from edgewise.tabletop.standing import Shape, Spots, formation, nearest

# What a step aside may mend.
_MENDED = ("E_DEPLOY_ZONE", "E_OVERLAP")


def standing(state: Game, squad: Squad, place: Point, shape: Shape) -> tuple[Spots, Refusal | None]:
    """The nearest legal formation, of the wanted shape if there is one; else the wanted one and what forbids it."""
    card, seat = state.book.squad_card[squad], state.book.squad_seat[squad]

    def judged(places: Spots) -> Refusal | None:
        return deploy_refusal(state, seat, Deploy(squad, places))

    wanted = formation(place, card.models, card.base_radius_mil, shape)
    refusal = judged(wanted)
    if refusal is None or refusal.code not in _MENDED:
        return wanted, refusal
    found = nearest(place, card.models, card.base_radius_mil, shape, lambda places: judged(places) is None)
    return (wanted, refusal) if found is None else (found, None)
