"""Counterattack: who may support a round. ME-ABI-3."""

from __future__ import annotations

from edgewise.games.maelstrom.abilities import Counterattack
from edgewise.games.maelstrom.kinds import Model
from edgewise.games.maelstrom.queries.abilities import ability
from edgewise.games.maelstrom.queries.bodies import model_to_unit
from edgewise.games.maelstrom.round import Round
from edgewise.games.maelstrom.state import Game, living, standing


def support_mark(model: Model) -> str:
    """How a Counterattack is noted for the turn."""
    return f"support:{model}"


def supporters(state: Game, round: Round) -> list[Model]:
    """The models that may support fire at the enemy unit whose activation began last. ME-ABI-3."""
    seat = state.book.unit_seat[round.attacker]
    if round.kind != "fire" or state.latest[1 - seat] != round.target:
        return []
    return [
        model
        for unit in standing(state, seat)
        for model in living(state, unit)
        if ability(state, model, Counterattack) is not None
        and support_mark(model) not in state.marks
        and (unit == round.attacker or model_to_unit(state, model, round.attacker) <= Counterattack.RANGE_MILS)
    ]
