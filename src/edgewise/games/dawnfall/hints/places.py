"""How good a place looks for a model: whom it touches, which Sources it holds, what is near."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from edgewise.core.flow import Action
from edgewise.games.dawnfall.actions import Place, Push
from edgewise.games.dawnfall.hints.chances import Troop, troop_of
from edgewise.games.dawnfall.queries.control import sources
from edgewise.games.dawnfall.state import Game
from edgewise.geometry.hexes import mask_of

SOURCE_VP = 0.9
NEAR_ENEMY = 0.12
NEAR_SOURCE = 0.1
EXPOSED = 0.35
SHARPNESS = 2.5


def place_worths(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """Weights for places of the model in question; answers of another kind get the average."""
    model = model_in_question(state)
    ground = Ground(state, seat, model)
    worths = [ground.worth(o.space, o.hexes) if isinstance(o, Place) else 0.0 for o in options]
    top = max(worths)
    return [exp(SHARPNESS * (w - top)) for w in worths]


def push_worths(state: Game, seat: int, options: Sequence[Action]) -> list[float]:
    """Weights for places of pushed models: good ones for friends, bad ones for enemies. DF-PSH-5."""
    grounds: dict[int, Ground] = {}
    worths = []
    for option in options:
        if not isinstance(option, Push):
            worths.append(0.0)
            continue
        owner = state.squad_seat[state.model_squad[option.model]]
        if option.model not in grounds:
            grounds[option.model] = Ground(state, owner, option.model)
        worth = grounds[option.model].worth(option.space, option.hexes)
        worths.append(-worth if owner in state.book.foes[seat] else worth)
    top = max(worths)
    return [exp(SHARPNESS * (w - top)) for w in worths]


def model_in_question(state: Game) -> int:
    """The model that the waiting frame sets down, or -1."""
    frame = state.stack[-1]
    model = getattr(frame, "model", None)
    if isinstance(model, int):
        return model
    models, index = getattr(frame, "movers", None), getattr(frame, "index", None)
    if isinstance(models, tuple) and isinstance(index, int) and index < len(models):
        return int(models[index])
    squad = getattr(frame, "squad", None)
    if isinstance(squad, int) and isinstance(index, int):
        return state.squad_models[squad][index]
    return -1


class Ground:
    """What surrounds a model, gathered once for many places."""

    def __init__(self, state: Game, seat: int, model: int) -> None:
        self.board = state.book.board
        troop = troop_of(state)
        squad = state.model_squad[model] if model >= 0 else 0
        spaces = state.spaces
        foes = [m for foe in state.book.foes[seat] for m in state.models_of[foe] if spaces[m] >= 0]
        self.foes = [(state.bodies[m], spaces[m], *_deals(troop, squad, state.model_squad[m])) for m in foes]
        self.armies = 0
        for foe in state.book.foes[seat]:
            self.armies |= state.armies[foe]
        own = state.armies[seat] & ~(state.bodies[model] if model >= 0 else 0)
        self.sources = []
        for number in sources(state):
            token = state.tokens[number]
            ring = self.board.ring[token.space * 128 + (token.hexes or 127)]
            need = SOURCE_VP * (0.25 if ring & own else 0.6 if ring & self.armies else 1.0)
            self.sources.append((ring, token.space, need))
        self._spaces: dict[tuple[int, int], tuple[int, float]] = {}

    def worth(self, place: tuple[int, int], hexes: tuple[int, ...]) -> float:
        """The worth of a place in VP."""
        found = self._spaces.get(place)
        if found is None:
            space = self.board.index[place]
            found = self._spaces[place] = (space, self._distance_worth(space))
        space, worth = found
        mask = mask_of(hexes)
        ring = self.board.ring[space * 128 + mask]
        body = mask << 7 * space
        if ring & self.armies:
            worth += max(deal for bodies, _, deal, _, _ in self.foes if ring & bodies)
        covered = body & self.armies
        for around, _, need in self.sources:
            if around & body:
                worth += need if not covered else self._freed(around, body, need)
        return worth

    def _freed(self, around: int, body: int, need: float) -> float:
        """What a Source is worth when the models covered by this place are pushed off it. DF-PSH-4, DF-PAS-4."""
        touching = [bodies for bodies, *_ in self.foes if bodies & around]
        return SOURCE_VP if touching and all(bodies & body for bodies in touching) else need

    def _distance_worth(self, space: int) -> float:
        far = self.board.distance[space]
        worth = 0.0
        if self.foes:
            worth += max(deal * 0.7 / (1 + far[there]) for _, there, deal, _, _ in self.foes)
            worth -= NEAR_ENEMY * min(far[there] for _, there, _, _, _ in self.foes)
            worth -= EXPOSED * max(
                max(0.0, harm) * (1.0 if far[there] <= reach + 1 else 0.0) for _, there, _, harm, reach in self.foes
            )
        if self.sources:
            worth += max(need * (1 - NEAR_SOURCE * far[there]) * 0.5 for _, there, need in self.sources)
        return worth


def _deals(troop: Troop, mine: int, theirs: int) -> tuple[float, float, int]:
    """What fighting it brings, what it would bring the enemy, and how far that one moves."""
    return troop.deals[mine][theirs], troop.deals[theirs][mine], max(0, troop.fighters[theirs].mov)
