"""Squads and models get their numbers once the lists are known. DF-SET-11, DF-SET-12."""

from __future__ import annotations

from edgewise.games.dawnfall.state import AWAY, Game


def muster(state: Game) -> None:
    """Fills the columns of Squads and models from the chosen lists, seat by seat."""
    seats: list[int] = []
    cards: list[str] = []
    members: list[tuple[int, ...]] = []
    models_of: list[tuple[int, ...]] = []
    owner: list[int] = []
    count = 0
    for seat, squads in enumerate(state.chosen):
        mine: list[int] = []
        for card in squads:
            n = state.book.squads[card].models
            ids = tuple(range(count, count + n))
            count += n
            owner += [len(cards)] * n
            seats.append(seat)
            cards.append(card)
            members.append(ids)
            mine += ids
        models_of.append(tuple(mine))
    state.squad_seat = tuple(seats)
    state.squad_card = tuple(cards)
    state.squad_models = tuple(members)
    state.model_squad = tuple(owner)
    state.models_of = tuple(models_of)
    state.modes = [0] * len(cards)
    state.endurance = [state.book.sides[c][0].endurance for c in cards]
    state.attached = [()] * len(cards)
    state.spaces = [AWAY] * count
    state.hexes = [0] * count
    state.bodies = [0] * count
