"""Where effects and cards go when they end. ED-SPL-11, ED-SPL-12, ED-WND-7, ED-CLR-33."""

from __future__ import annotations

from collections.abc import Callable

from edgewise.games.the_edge.events import EffectEnded, tell
from edgewise.games.the_edge.kinds import Card, Model, Squad
from edgewise.games.the_edge.state import Game, Running


def bury(state: Game, seat: int, card: Card) -> None:
    """A spell card goes to the graveyard of the player who played it. ED-SPL-12."""
    state.graveyards[seat] = (*state.graveyards[seat], card)


def end_running(state: Game, is_over: Callable[[Running], bool], rule: str) -> None:
    """Ends what is over; its cards go to their graveyards."""
    if not state.running:
        return
    kept: list[Running] = []
    for entry in state.running:
        if not is_over(entry):
            kept.append(entry)
            continue
        if entry.card:
            bury(state, entry.seat, Card(entry.source))
        tell(state, EffectEnded(rule, entry.source, entry.squad))
    state.running = tuple(kept)


def end_of_activation(state: Game) -> None:
    """Effects until the end of the activation end. ED-ACT-8, ED-SPL-11."""
    end_running(state, lambda entry: entry.until == "activation", "ED-ACT-8")


def end_of_turn(state: Game) -> None:
    """Effects until the end of the turn end. ED-REF-4."""
    end_running(state, lambda entry: entry.until == "turn", "ED-REF-4")


def end_with_squad(state: Game, squad: Squad) -> None:
    """A dead squad loses its progress cards, its cards and its effects. ED-WND-7, ED-PRO-3."""
    state.attached[squad] = ()
    end_running(state, lambda entry: entry.squad == squad, "ED-WND-7")


def end_with_model(state: Game, model: Model) -> None:
    """What is bound to a single model ends with it. ED-CLR-7."""
    end_running(state, lambda entry: entry.model == model, "ED-CLR-7")
