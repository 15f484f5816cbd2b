"""Bases: how large those of all models in a match are, and what follows from it alone."""

from __future__ import annotations

from edgewise.games.dawnfall.state import Game
from edgewise.geometry.hexes import PLACEMENTS


class Bases:
    """The sizes of the bases by model, and for each size the models with smaller ones, Squad by Squad. DF-BRD-13."""

    __slots__ = ("sizes", "smaller")

    def __init__(self, state: Game) -> None:
        squads = state.book.squads
        of_squads = [squads[card].base for card in state.squad_card]
        self.sizes: tuple[int, ...] = tuple(of_squads[s] for s in state.model_squad)
        self.smaller: dict[int, tuple[int, ...]] = {
            size: tuple(m for s, own in enumerate(of_squads) if own < size for m in state.squad_models[s])
            for size in PLACEMENTS
        }
