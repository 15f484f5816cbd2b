"""Names for numbers: units, models, weapons, markers and places as a reader knows them."""

from __future__ import annotations

from typing import Any

from edgewise.core.phrase import Name, Phrase, linked, name_words, phrase
from edgewise.games.maelstrom.kinds import NO_MODEL, Model, Unit
from edgewise.games.maelstrom.state import Game

Params = dict[str, Any]

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
MIL = 1000
DEGREE = 100
# People are told hundredths of an inch, rounded up as the rules measure.
TOLD_MILS = 10
LONGEST_MILS = 10**9


def unit_code(state: Game, unit: int) -> str:
    """The letters of a unit: every unit of a match has its own."""
    first, second = divmod(unit, len(LETTERS))
    return (LETTERS[first - 1] if first else "") + LETTERS[second]


def model_code(state: Game, model: int) -> str:
    """A model in short: the letters of its unit and its number there."""
    unit = state.book.model_unit[model]
    return f"{unit_code(state, unit)}{state.book.models_of_unit[unit].index(Model(model)) + 1}"


def unit_of(state: Game, code: str) -> Unit | None:
    """The unit that letters stand for."""
    wanted = code.strip().upper()
    return next((Unit(u) for u in range(len(state.book.units)) if unit_code(state, u) == wanted), None)


def model_of(state: Game, code: str) -> Model | None:
    """The model that a code such as B3 stands for."""
    wanted = code.strip().upper()
    return next((Model(m) for m in range(len(state.book.models)) if model_code(state, m) == wanted), None)


def unit_words(state: Game, unit: int) -> Phrase | str:
    """A unit by its name and letters, to be said in the reader's language."""
    if not 0 <= unit < len(state.book.units):
        return "?"
    mustered = state.book.units[unit]
    # The letters tell units of one kind apart, so that nobody needs their numbers besides.
    entry = state.book.faction_of(state.book.unit_seat[unit]).called(mustered.entry.title)
    return phrase(
        "fielded", name=name_words(mustered.name if mustered.own_name else entry), mark=unit_code(state, unit)
    )


def model_words(state: Game, model: int) -> Phrase | str:
    """A model by the name of its profile, the letters of its unit and its number there."""
    if model == NO_MODEL or not 0 <= model < len(state.book.models):
        return "?"
    faction = state.book.faction_of(state.book.model_seat[model])
    name = faction.called(state.book.models[model].profile.name)
    return phrase("fielded", name=name_words(name), mark=model_code(state, model))


def weapon_words(state: Game, model: int, name: str) -> Name | str:
    """A weapon by its name."""
    return called(state, state.book.model_seat[model], name)


def called(state: Game, seat: int, name: str) -> Name | str:
    """A name out of the files of the faction that a seat leads."""
    return name_words(state.book.faction_of(seat).called(name))


def length_words(mils: int) -> Phrase:
    """A length as people are told it: in hundredths of an inch, rounded up. ME-MEA-1."""
    return phrase("me-length", inches=inches(-(-mils // TOLD_MILS) * TOLD_MILS))


def place_words(place: tuple[int, int]) -> Phrase:
    """A place on the table, in inches from its corner, to the nearest hundredth."""
    return phrase("me-place", x=_told(place[0]), y=_told(place[1]))


def _told(mils: int) -> float:
    return inches((mils + TOLD_MILS // 2) // TOLD_MILS * TOLD_MILS)


def facing_words(facing: int) -> Phrase:
    """A facing in degrees."""
    return phrase("me-facing", degrees=facing / DEGREE)


def inches(mils: int) -> float:
    """Mils in inches; senseless ones as the longest told."""
    return max(-LONGEST_MILS, min(mils, LONGEST_MILS)) / MIL


def marker_words(state: Game, marker: int) -> Phrase | str:
    """A marker by its kind and number."""
    if not 0 <= marker < len(state.markers):
        return "?"
    return phrase("me-marker", kind=state.markers[marker].kind, number=marker + 1)


def listed(words: list[Any]) -> Any:
    """Several names as one."""
    return linked("join-comma", words) if words else Phrase("me-nobody")
