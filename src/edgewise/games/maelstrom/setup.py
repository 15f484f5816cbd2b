"""Options -> the first state. ME-SET-1, ME-SET-6."""

from __future__ import annotations

from edgewise.games.maelstrom.abilities import FormShift
from edgewise.games.maelstrom.book import Book
from edgewise.games.maelstrom.kinds import Model
from edgewise.games.maelstrom.options import SEATS
from edgewise.games.maelstrom.state import Game, State
from edgewise.tabletop.terrain import GROUND


def blank_state(book: Book) -> Game:
    """A state before set-up: both forces are kept back, nothing lies on the table. ME-DEP-13."""
    units, models = len(book.units), len(book.models)
    return State(
        book=book,
        want=None,
        stack=[],
        x=[0] * models,
        y=[0] * models,
        z=[0] * models,
        on=[GROUND] * models,
        fortitude=[model.profile.fortitude for model in book.models],
        place=["reserve"] * units,
        leader=[_leader(book, unit) for unit in range(units)],
        facing=[0] * units,
        level=[0] * units,
        cover=[0] * units,
        moving=[0] * units,
        burn=[0] * units,
        tokens=[_tokens(book, unit) for unit in range(units)],
        activated=[False] * units,
        command=[0] * SEATS,
        points=[0] * SEATS,
        loans=[0] * SEATS,
    )


def _leader(book: Book, unit: int) -> Model:
    """The model that the entry names, or the first. ME-UNI-4."""
    return book.models_of_unit[unit][book.units[unit].leader or 0]


def _tokens(book: Book, unit: int) -> tuple[str, ...]:
    """A unit that shifts its form starts in the first. ME-DATA-4."""
    shifts = any(isinstance(each, FormShift) for model in book.units[unit].models for each in model.abilities)
    return (FormShift.FIRST,) if shifts else ()
