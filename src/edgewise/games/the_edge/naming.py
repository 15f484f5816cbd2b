"""Names for numbers: squads, models, pools, cards and places as a reader knows them."""

from __future__ import annotations

from typing import Any

from edgewise.core.phrase import Name, Phrase, linked, name_words, phrase
from edgewise.games.the_edge.kinds import NO_MODEL, AtModel, AtSquad, Model
from edgewise.games.the_edge.state import Game
from edgewise.geometry.plane import Point

Params = dict[str, Any]

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
MIL = 1000
# People are told hundredths of an inch.
TOLD_MILS = 10
# No table is longer than this, whatever a command says.
LONGEST_MILS = 10**9


def squad_words(state: Game, squad: int) -> Phrase | str:
    """A squad by its name and letter, to be said in the reader's language."""
    if not 0 <= squad < len(state.book.squad_card):
        return "?"
    return phrase("fielded", name=name_words(state.book.squad_card[squad].name), mark=letter(squad))


def model_words(state: Game, model: int) -> Phrase | str:
    """A model by the name and letter of its squad and its number there."""
    if not 0 <= model < len(state.book.model_squad):
        return "?"
    card = state.book.squad_card[state.book.model_squad[model]]
    return phrase("fielded", name=name_words(card.name), mark=model_code(state, model))


def letter(squad: int) -> str:
    """The letter of a squad; every squad of a match has its own."""
    return LETTERS[squad % len(LETTERS)]


def model_code(state: Game, model: int) -> str:
    """A model in short: the letter of its squad and its number there."""
    return f"{letter(state.book.model_squad[model])}{state.book.place_in_squad[model] + 1}"


def model_of(state: Game, code: str) -> Model:
    """The model that a code such as A1 stands for, or -1."""
    wanted = code.strip().upper()
    found = [m for m in state.book.models if model_code(state, m) == wanted]
    return found[0] if found else NO_MODEL


def length_words(mils: int) -> Phrase:
    """A length as people are told it everywhere: in hundredths of an inch, rounded up."""
    # As the rules measure, and so that what is too far by a mil is never told as what is allowed.
    return phrase("ed-length", inches=_inches(-(-mils // TOLD_MILS) * TOLD_MILS))


def place_words(place: Point) -> Phrase:
    """A place on the table, in inches from its south-west corner, to the mil."""
    return phrase("ed-place", x=_inches(place[0]), y=_inches(place[1]))


def _inches(mils: int) -> float:
    """Mils in inches, which each language writes in its own way; senseless ones as the longest told."""
    return max(-LONGEST_MILS, min(mils, LONGEST_MILS)) / MIL


def pool_words(state: Game, pool: int) -> Phrase | str:
    """A board pool by its number and place."""
    if not 0 <= pool < len(state.pools):
        return "?"
    return phrase("ed-pool", number=pool + 1, place=place_words((state.pools[pool].x, state.pools[pool].y)))


def source_words(state: Game, source: str, squad: int = -1) -> Name | str:
    """The name of a card or of an ability, by its id."""
    book = state.book
    if source in book.cards:
        return name_words(book.cards[source].name)
    if source in book.progress:
        return name_words(book.progress[source].name)
    # The squad that an effect acts on need not be the one whose ability it is.
    squads = (*((squad,) if 0 <= squad < len(book.sides) else ()), *range(len(book.sides)))
    named = [a.name for s in squads for side in book.sides[s] for a in side.abilities if a.id == source]
    return name_words(named[0]) if named else source


def kebab_code(code: str) -> str:
    """An error code of the ledger as part of a message key."""
    return code.removeprefix("E_").lower().replace("_", "-")


def aim_words(state: Game, target: AtSquad | AtModel | None) -> Phrase | str:
    """The squad or model that a card or ability is aimed at."""
    match target:
        case AtSquad(squad):
            return squad_words(state, squad)
        case AtModel(model):
            return model_words(state, model)
        case None:
            return "none"


def listed(words: list[Any]) -> Any:
    """Several names as one."""
    return linked("join-comma", words) if words else Phrase("ed-nobody")
