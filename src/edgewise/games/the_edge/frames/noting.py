"""Which passives a death sets off. ED-QUE-5, ED-CLR-22, ED-CLR-23."""

from __future__ import annotations

from edgewise.games.the_edge.effects.conditions import Dies, Kills
from edgewise.games.the_edge.effects.conditions import Trigger as Condition
from edgewise.games.the_edge.kinds import Model, Source, Squad
from edgewise.games.the_edge.state import ALL, Game, Trigger, is_alive, mark


def passives_of(state: Game, squad: Squad) -> list[tuple[Source, Condition]]:
    """The triggered passives in force on a squad: of its side, its cards and its progress cards."""
    book = state.book
    found = list(book.side_triggers[squad][state.sides[squad]])
    cards = list(map(Source, state.attached[squad]))
    cards += [r.source for r in state.running if r.squad == squad and r.effect == ALL]
    return found + [(card, book.triggered_cards[card]) for card in cards if card in book.triggered_cards]


def note_death(state: Game, model: Model, by: Squad) -> None:
    """Notes every passive that the death of a model sets off. ED-CLR-22."""
    book = state.book
    squad, owner = book.model_squad[model], book.model_seat[model]
    for other, seat in zip(book.squads, book.squad_seat, strict=True):
        if not is_alive(state, other):
            continue
        for source, condition in passives_of(state, other):
            if _occurs(condition, mine=seat == owner, same=other == squad, killer=other == by):
                _note(state, source, condition, other)


def _occurs(condition: Condition, *, mine: bool, same: bool, killer: bool) -> bool:
    match condition:
        case Dies(side=side, other=other):
            return mine == (side == "own") and not (other and same)
        case Kills():
            return killer and not mine


def _note(state: Game, source: Source, condition: Condition, squad: Squad) -> None:
    """A passive of the first time in a turn is noted once. ED-CLR-23."""
    if isinstance(condition, Kills) and condition.first:
        name = f"first:{squad}:{source}"
        if name in state.marks:
            return
        mark(state, name)
    state.triggers = (*state.triggers, Trigger(source, squad, state.book.squad_seat[squad]))
