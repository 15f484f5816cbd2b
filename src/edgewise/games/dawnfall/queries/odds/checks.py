"""What a question must fit: models on the board, on different sides; and the table it is asked about."""

from __future__ import annotations

from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput
from edgewise.games.dawnfall.queries.odds.asking import Question
from edgewise.games.dawnfall.queries.odds.stage import Knowns, fill_purse, play_ahead, staged
from edgewise.games.dawnfall.state import Game, enemies, seat_of


def staged_for(state: Game, question: Question, model: int, target: int) -> tuple[Game, Knowns]:
    """A copy of the table with the Crystals that the question states and Actions played ahead, and what is left."""
    twin = staged(state)
    for who, known in ((model, question.own), (target, question.enemy)):
        if seat_of(state, who) != seat_of(state, model) or who == model:
            fill_purse(twin, seat_of(state, who), known)
    return twin, play_ahead(twin, (model, target), (question.own, question.enemy))


def check_model(state: Game, field: str, model: int) -> None:
    """The model must stand on the board. DF-COM-2, DF-SHO-2."""
    if not 0 <= model < len(state.spaces) or state.spaces[model] < 0:
        raise BadInput(phrase("bad-odds-model", model=model), field=field, rule="DF-COM-2")


def check_pair(state: Game, model: int, target: int) -> None:
    """Both models must stand on the board, on different sides. DF-COM-2."""
    check_model(state, "model", model)
    check_model(state, "target", target)
    if seat_of(state, target) not in enemies(state, seat_of(state, model)):
        raise BadInput(phrase("bad-odds-enemy", target=target, model=model), field="target", rule="DF-COM-2")
