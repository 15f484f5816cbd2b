"""What a move of the active squad leads to: fights, Shots and pools at the places where its models arrive."""

from __future__ import annotations

from math import sqrt

from edgewise.games.the_edge.actions import Move
from edgewise.games.the_edge.hints.chances import Troop
from edgewise.games.the_edge.hints.ground import BECKONING_MILS, share_in_reach
from edgewise.games.the_edge.state import CONTACT_MILS, POOL_RADIUS, Game, Point, living

# What a move is worth that leads to nothing, and how much more it is worth for each VP that comes nearer.
PLAIN = 0.6
EAGER = 2.5
# A fight that can be had in this very activation, and a crystal at the end of the turn. ED-ACT-4, ED-CRY-2.
AT_ONCE = 1.5
GATHERS = 0.5


class Journey:
    """The enemies and pools around the active squad, looked up once for many moves."""

    def __init__(self, state: Game, troop: Troop, squad: int) -> None:
        book, at = state.book, state.at
        fighter, deals, shots = troop.fighters[squad], troop.deals[squad], troop.shots[squad]
        self.size = book.radius[book.squad_models[squad][0]]
        self.can_act = state.action == ""
        self.reach, self.move = fighter.reach, fighter.move
        self.foes = [
            (place[0], place[1], self.size + book.radius[m], deals[book.model_squad[m]], shots[book.model_squad[m]])
            for m in book.models_of[1 - book.squad_seat[squad]]
            if (place := at[m]) is not None
        ]
        self.pools = [(p.x, p.y) for p in state.pools if p.crystals > 0]
        self.here = {m: self.place(place) for m in living(state, squad) if (place := at[m]) is not None}

    def worth(self, move: Move) -> float:
        """A first guess at a move: how much better its models stand afterwards."""
        gain = sum([self.place(path[-1]) - self.here[model] for model, path in move.paths if path])
        return PLAIN + EAGER * gain

    def place(self, place: Point) -> float:
        """What a model can do from a place, now or later."""
        x, y = place
        fight = 0.0
        for ox, oy, touch, deal, shot in self.foes:
            gap = sqrt((x - ox) ** 2 + (y - oy) ** 2) - touch
            if gap <= CONTACT_MILS:
                fight = max(fight, AT_ONCE * deal if self.can_act else 0.5 * deal)
            elif deal > fight:
                fight = max(fight, 0.6 * deal * share_in_reach(gap - self.move))
            if shot > fight:
                fight = max(fight, (AT_ONCE if self.can_act else 0.6) * shot * share_in_reach(gap - self.reach))
        pool = 0.0
        for ox, oy in self.pools:
            gap = sqrt((x - ox) ** 2 + (y - oy) ** 2) - self.size - POOL_RADIUS
            pool = max(pool, GATHERS if gap <= CONTACT_MILS else 0.5 * GATHERS * (1 - gap / BECKONING_MILS))
        return fight + pool
